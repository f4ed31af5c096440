/**
 * Values of a component as plain data that is never changed in place: reading and writing by path, sentences in words,
 * lines made from a number and a letter. Nothing here knows a game.
 */

import type { BoxForm, FieldForm, Kind, Line, Lines, Part, RecordForm, Sentence, Symbol, Value, Values } from "./types";

/** `["red", 1, "slots", "n"]`: a field, the second line of it, its number. */
export type Path = readonly (string | number)[];

export const pathText = (path: Path): string => path.join(".");
export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

export function valueAt(values: unknown, path: Path): Value | undefined {
  let found: unknown = values;
  for (const step of path) {
    if (typeof found !== "object" || found === null) return undefined;
    found = (found as Record<string | number, unknown>)[step];
  }
  return found as Value | undefined;
}

/** The same with one value replaced; what lies beside it stays the same object. */
export function withValue<Whole>(whole: Whole, path: Path, value: unknown): Whole {
  const [step, ...rest] = path;
  if (step === undefined) return value as Whole;
  if (Array.isArray(whole)) {
    const copy: unknown[] = [...(whole as unknown[])];
    copy[step as number] = withValue(copy[step as number], rest, value);
    return copy as Whole;
  }
  const held = (whole ?? {}) as Record<string, unknown>;
  return { ...held, [step]: withValue(held[step], rest, value) } as Whole;
}

/** What stands on a card in large type: its number or letters, or its name if that is short (Fez, Temple: roof). */
export function markOf({ title, number }: { title: string; number: number }): string {
  if (title.endsWith(")")) return String(number);
  const words = title.split(/[\s,]+/);
  const [first, last] = [words[0] as string, words.at(-1) as string];
  const named = words.length === 1 || (words.length === 2 && (first.endsWith(":") || last === last.toUpperCase()));
  return words.find((word) => /\d/.test(word)) ?? (named ? last : String(number));
}

/** Whether a word may stand several times: then one says how many of each. */
export const tallied = (form: FieldForm): boolean =>
  form.kind === "counts" || (form.kind === "symbols" && (form.most ?? 0) > (form.choices?.length ?? 0));

/** What a field holds before anybody has said anything. */
export function emptyValue(form: FieldForm): Value {
  if (form.optional) return null;
  if (form.default != null) return form.default;
  if (form.kind === "flag") return false;
  if (form.kind === "numbers") return Array.from({ length: form.count ?? 0 }, () => null);
  if (form.kind === "symbols" || form.kind === "counts" || form.kind === "sentences") return [];
  if (form.kind === "ways") return [[], []];
  if (form.kind === "word" && form.choices?.length === 1) return form.choices[0]?.id ?? null;
  return null;
}

/** The path that a text like `walls.n` or `red.1.slots.n` means: keys may have dots themselves. */
export function pathOf(values: unknown, text: string): Path {
  if (text === "") return [];
  if (typeof values !== "object" || values === null) return text.split(".");
  const keys = Object.keys(values).filter((key) => text === key || text.startsWith(`${key}.`));
  const key = keys.sort((a, b) => b.length - a.length)[0];
  if (key === undefined) return text.split(".");
  const step = Array.isArray(values) ? Number(key) : key;
  return [step, ...pathOf((values as Record<string, unknown>)[key], text.slice(key.length + 1))];
}

/** Whether something that has to be there is not: told only when one goes on. */
export const missing = (values: Values, path: string): boolean => {
  const found = valueAt(values, pathOf(values, path));
  return found === null || found === undefined || (Array.isArray(found) && found.length === 0);
};

/** A number as typed, cut to what the field takes with the arrow keys. */
export function stepped(form: FieldForm, value: number | null, by: number): number {
  const low = form.low ?? 0;
  const high = form.high ?? Number.MAX_SAFE_INTEGER;
  return value === null ? (by > 0 ? low : high) : Math.min(high, Math.max(low, value + by));
}

export class Grammar {
  readonly #sentences = new Map<string, Sentence>();
  readonly #plural: Intl.PluralRules;

  constructor(
    readonly form: BoxForm,
    readonly language: string,
    /** The word for a flag that is set or not. */
    readonly flag: (set: boolean) => string,
  ) {
    for (const { sentences } of Object.values(form.vocabulary))
      for (const sentence of sentences) this.#sentences.set(sentence.id, sentence);
    this.#plural = new Intl.PluralRules(language);
  }

  sentence(id: string): Sentence | undefined {
    return this.#sentences.get(id);
  }

  /** The parts of a sentence, in the form that its first number asks for. */
  parts(sentence: Sentence, slots: Values): readonly Part[] {
    const [first, ...rest] = this.#agreeing(sentence, slots);
    if (first === undefined) return [];
    return [typeof first === "string" ? this.capital(first) : first, ...rest];
  }

  #agreeing({ parts, slots: forms }: Sentence, slots: Values): readonly Part[] {
    if (Array.isArray(parts)) return parts as readonly Part[];
    const plurals = parts as { readonly [category: string]: readonly Part[] };
    const counted = forms.find((slot) => slot.kind === "number");
    const n = counted === undefined ? null : slots[counted.key];
    return (typeof n === "number" ? plurals[this.#plural.select(n)] : undefined) ?? plurals.other ?? [];
  }

  capital(text: string): string {
    return text.charAt(0).toLocaleUpperCase(this.language) + text.slice(1);
  }

  /** Whether a sentence may stand in a field, as the field's own vocabulary says. */
  fits(id: string, field: FieldForm): boolean {
    const own = this.form.vocabulary[field.vocabulary ?? ""]?.sentences.find((sentence) => sentence.id === id);
    return own !== undefined && fits(own, field.key);
  }

  /** The symbol that says all that a line says, with its number: it can stand for the line. */
  symbolOf(line: Line): { symbol: Symbol; n: number | null } | null {
    for (const symbol of this.form.symbols) {
      if (symbol.sentence !== line.sentence || symbol.wraps) continue;
      const told = Object.entries(symbol.slots ?? {});
      if (!told.every(([key, value]) => same(line.slots[key], value))) continue;
      const more = Object.entries(line.slots).filter(
        ([key, value]) =>
          key !== symbol.number && !told.some(([of]) => of === key) && value !== null && !isEmpty(value),
      );
      if (more.length > 0) continue;
      const n = symbol.number ? line.slots[symbol.number] : null;
      return { symbol, n: typeof n === "number" ? n : null };
    }
    return null;
  }

  /** A line in words, for names and for finding. */
  lineText(line: Line): string {
    const sentence = this.sentence(line.sentence);
    if (sentence === undefined) return line.sentence;
    const text = this.parts(sentence, line.slots)
      .map((part) => (typeof part === "string" ? part : this.slotText(sentence, part.slot, line.slots)))
      .join("");
    return this.capital(text.replace(/\s+/g, " ").trim());
  }

  slotText(sentence: Sentence, key: string, slots: Values): string {
    const form = sentence.slots.find((slot) => slot.key === key);
    return form === undefined ? "" : this.valueText(form, slots[key] ?? null);
  }

  /** A value in words. */
  valueText(form: FieldForm, value: Value): string {
    if (form.kind === "flag") return this.flag(value === true);
    if (value === null || value === undefined) return form.optional ? "" : "…";
    if (form.kind === "word") return this.#choice(form, String(value));
    if (form.kind === "sentences") return (value as Lines).map((line) => this.lineText(line)).join(", ");
    if (form.kind === "ways")
      return (value as readonly Lines[]).map((way) => way.map((line) => this.lineText(line)).join(", ")).join(" / ");
    if (tallied(form))
      return (form.choices ?? [])
        .map((choice) => ({ ...choice, n: (value as readonly string[]).filter((id) => id === choice.id).length }))
        .filter(({ n }) => n > 0)
        .map(({ n, name }) => `${n} ${name}`)
        .join(", ");
    if (Array.isArray(value))
      return (value as readonly (string | number | null)[])
        .map((one) => (one === null ? "…" : typeof one === "number" ? String(one) : this.#choice(form, one)))
        .join(", ");
    return String(value);
  }

  /** A whole record in words: a number with what it counts, a flag where it is set. */
  recordText(fields: readonly FieldForm[], values: Values): string {
    return fields
      .map((field) => {
        const text = this.valueText(field, values[field.key] ?? null);
        if (field.kind === "flag") return values[field.key] === true ? field.title : "";
        return text !== "" && (field.kind === "number" || field.kind === "numbers") ? `${field.title} ${text}` : text;
      })
      .filter((text) => text !== "")
      .join(" · ");
  }

  #choice(form: FieldForm, id: string): string {
    return form.choices?.find((choice) => choice.id === id)?.name ?? id;
  }

  /** A new line of a sentence; numbers of the line that stood there are kept where they fit. */
  line(sentence: Sentence, before: Line | null = null, given: Values = {}): Line {
    const slots: Record<string, Value> = {};
    const numbers = before === null ? [] : this.#numbers(before);
    for (const form of sentence.slots) {
      const held = before?.slots[form.key];
      if (form.key in given) slots[form.key] = given[form.key] as Value;
      else if (held !== undefined && held !== null && takes(form, held)) slots[form.key] = held;
      else if (form.kind === "number" && !form.optional && numbers.length > 0 && takes(form, numbers[0] as number))
        slots[form.key] = numbers.shift() as number;
      else slots[form.key] = emptyValue(form);
    }
    return { sentence: sentence.id, slots };
  }

  #numbers(line: Line): number[] {
    const forms = this.sentence(line.sentence)?.slots ?? [];
    return forms
      .filter((form) => form.kind === "number")
      .map((form) => line.slots[form.key])
      .filter((value) => typeof value === "number");
  }

  /** The symbol of a letter, in this language's letters. */
  byLetter(letter: string): Symbol | undefined {
    const wanted = letter.toLocaleUpperCase(this.language);
    return this.form.symbols.find((symbol) => symbol.letter.toLocaleUpperCase(this.language) === wanted);
  }

  /** The line that a number and a symbol make; "or" takes the line that stood there as its first way. */
  fromSymbol(symbol: Symbol, n: number | null, before: Line | null): Line | null {
    const sentence = symbol.sentence ? this.sentence(symbol.sentence) : undefined;
    if (sentence === undefined) return null;
    if (symbol.wraps) {
      const ways: readonly Lines[] = [before === null ? [] : [before], []];
      return this.line(sentence, null, { [symbol.wraps]: ways });
    }
    const given: Record<string, Value> = { ...symbol.slots };
    if (symbol.number) given[symbol.number] = n ?? given[symbol.number] ?? null;
    return this.line(sentence, null, given);
  }

  /** "3D" or "3 D", typed where a sentence is looked for. */
  typed(text: string): { symbol: Symbol; n: number } | null {
    const match = /^\s*(\d+)\s*(\p{L})\s*$/u.exec(text);
    const symbol = match === null ? undefined : this.byLetter(match[2] as string);
    return symbol?.sentence && !symbol.wraps ? { symbol, n: Number(match?.[1]) } : null;
  }

  /** The sentences that hold these letters anywhere: those that fit this field first, the others with the reason. */
  offered(vocabulary: string, field: string, text: string): { sentence: Sentence; text: string; fits: boolean }[] {
    const wanted = text.trim().toLocaleLowerCase(this.language);
    const found = (this.form.vocabulary[vocabulary]?.sentences ?? [])
      .map((sentence) => ({
        sentence,
        text: this.lineText(this.line(sentence)),
        fits: fits(sentence, field),
      }))
      .filter((each) => each.text.toLocaleLowerCase(this.language).includes(wanted));
    return [...found.filter((each) => each.fits), ...found.filter((each) => !each.fits)];
  }
}

/** The fields that a record has now: those of its part, and those that another value calls for. */
export function fieldsOf(kind: Kind, record: RecordForm, values: Values): readonly FieldForm[] {
  return kind.fields.filter(
    ({ key, when }) =>
      (record.fields == null || record.fields.includes(key)) &&
      (when == null || when.key === "" || when.values.includes(String(values[when.key]))),
  );
}

export const fits = (sentence: Sentence, field: string): boolean =>
  sentence.fits.length === 0 || sentence.fits.includes(field) || sentence.fits.some((one) => one.endsWith(`.${field}`));

const isEmpty = (value: Value): boolean => Array.isArray(value) && value.length === 0;

function takes(form: FieldForm, value: Value): boolean {
  if (form.kind === "number")
    return typeof value === "number" && value >= (form.low ?? value) && value <= (form.high ?? value);
  if (form.kind === "word") return form.choices?.some((choice) => choice.id === value) ?? false;
  if (form.kind === "flag") return typeof value === "boolean";
  if (
    form.kind === "sentences" ||
    form.kind === "ways" ||
    form.kind === "numbers" ||
    form.kind === "symbols" ||
    form.kind === "counts"
  )
    return Array.isArray(value);
  return false;
}

/** Where two records differ: paths of whole values, lines by their place. */
export function changedPaths(before: unknown, after: unknown, path: Path = []): string[] {
  if (same(before, after)) return [];
  if (typeof after !== "object" || after === null || typeof before !== "object" || before === null)
    return [pathText(path)];
  if (Array.isArray(after) !== Array.isArray(before)) return [pathText(path)];
  const keys = Array.isArray(after)
    ? Array.from({ length: Math.max(after.length, (before as readonly unknown[]).length) }, (_, i) => i)
    : Object.keys({ ...before, ...after });
  if ("sentence" in after && !same((after as Line).sentence, (before as Line).sentence)) return [pathText(path)];
  return keys.flatMap((key) => changedPaths(valueAt(before, [key]), valueAt(after, [key]), [...path, key]));
}
