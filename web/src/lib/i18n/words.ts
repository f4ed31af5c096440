/**
 * The words people read, from the same Fluent files as the engine (majlis/engine/words.py says how parts are written).
 *
 * A `Words` speaks one language and knows the players and the names of pieces at one table. A text that is missing or
 * broken is shown as its id rather than not at all; tests see to it that none is.
 */

import {
  FluentBundle,
  FluentNumber,
  FluentType,
  type FluentFunction,
  type FluentResource,
  type FluentVariable,
  type Message,
} from "@fluent/bundle";
import type { Language } from "$lib/settings.svelte";

/** What a message may be told: a number, a word (the name of a piece), a flag, or several. */
export type Fact = string | number | boolean | readonly (string | number)[];
export type Facts = Readonly<Record<string, Fact>>;
/**
 * A game whose names are composed says which message names a piece, and its parts; null: the message `name-<piece>`.
 */
export type Namer = (piece: string) => { message: string; parts: Facts } | null;

type Composed = Readonly<Record<string, { message: string; parts: Facts }>>;
/** `otherwise`: what some pieces are called at a table that has this value of an option. */
export type Names = {
  plain: string[];
  composed: Composed;
  otherwise: { option: string; value: string; composed: Composed }[];
};

/**
 * The namer of a game that lists all its pieces, as the server lists it, at a table with these options; anything that
 * is not a piece is quoted.
 */
export function namerOf(names: Names | null, options: Readonly<Record<string, unknown>> = {}): Namer | null {
  if (names === null) return null;
  const plain = new Set(names.plain);
  const here = names.otherwise.filter(({ option, value }) => options[option] === value);
  const composed: Composed = Object.assign({}, names.composed, ...here.map((other) => other.composed));
  return (piece) => (plain.has(piece) ? null : (composed[piece] ?? { message: "quotation", parts: { text: piece } }));
}

/** A list on its way through Fluent, which itself knows only texts and numbers. */
class Several extends FluentType<readonly string[]> {
  override toString(): string {
    return this.valueOf().join(", ");
  }
}

export class Words {
  readonly language: Language;
  readonly #bundle: FluentBundle;
  readonly #namer: Namer | null;
  readonly #players: readonly string[];
  readonly #missing = new Set<string>();

  constructor(
    language: Language,
    resources: readonly FluentResource[],
    namer: Namer | null = null,
    players: readonly string[] = [],
  ) {
    this.language = language;
    this.#namer = namer;
    this.#players = players;
    const functions: Record<string, FluentFunction> = {
      NAME: ([pieces], { case: form, join }) =>
        this.join(this.counted(items(pieces).map((piece) => this.name(piece, word(form)))), word(join)),
      SEAT: ([seats], { join }) =>
        this.join(
          items(seats).map((seat) => this.seat(Number(seat))),
          word(join),
        ),
      VERB: ([verbs], { join }) =>
        this.join(
          items(verbs).map((verb) => this.say("quotation", { text: this.verb(verb) })),
          word(join),
        ),
      PART: ([parts], { join }) =>
        this.join(
          items(parts).map((part) => this.say(`part-${part}`)),
          word(join),
        ),
      LIST: ([texts], { join }) => this.join(items(texts), word(join)),
      COUNT: ([list]) => new FluentNumber(items(list).length),
    };
    this.#bundle = new FluentBundle(language, { functions, useIsolating: false });
    for (const resource of resources) this.#bundle.addResource(resource, { allowOverrides: true });
  }

  /** Whether there is such a message; `message.attribute` asks for one of its further texts. */
  has(id: string): boolean {
    const [message, attribute] = id.split(".") as [string, string?];
    const found = this.#bundle.getMessage(message);
    return found !== undefined && (attribute === undefined ? found.value !== null : attribute in found.attributes);
  }

  /** The message with its parts filled in: `say("prompt-confirm.others", { seat: 0 })`. */
  say(id: string, parts: Facts = {}): string {
    const [message, attribute] = id.split(".") as [string, string?];
    const found = this.#bundle.getMessage(message);
    const pattern = found && (attribute === undefined ? found.value : found.attributes[attribute]);
    if (pattern === undefined || pattern === null) return this.#unsaid(id);
    return this.#fill(id, pattern, parts);
  }

  /** What a piece is called, in a grammatical case if its message has one. */
  name(piece: string, form = ""): string {
    const composed = this.#namer?.(piece) ?? { message: `name-${piece}`, parts: {} };
    const found = this.#bundle.getMessage(composed.message);
    const pattern = (form && found?.attributes[form]) || found?.value;
    if (pattern === undefined || pattern === null) return this.#unsaid(composed.message);
    return this.#fill(composed.message, pattern, composed.parts);
  }

  /** What a verb is called in a menu. */
  verb(verb: string): string {
    return this.say(`verb-${verb}`);
  }

  /** The player in that seat by name, or "Player 1" for seat 0. */
  seat(seat: number): string {
    const name = this.#players[seat];
    if (name === undefined || name === "") return this.say("seat", { number: seat + 1 });
    return /[\u0590-\u08ff]/.test(name) ? `\u2068${name}\u2069` : name;
  }

  /** Several texts in a sentence: "a, b and c", or as a choice: "a, b or c". */
  join(texts: readonly string[], join = ""): string {
    const [first, ...rest] = texts;
    if (first === undefined) return this.say("list-empty");
    const last = join === "or" ? "list-last-or" : "list-last";
    return rest.reduce(
      (start, item, i) => this.say(i === rest.length - 1 ? last : "list-next", { start, item }),
      first,
    );
  }

  /** The texts without repeats; one that stood there several times says how many: "2 × gypsum". */
  counted(texts: readonly string[]): string[] {
    const counts = new Map<string, number>();
    for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
    return [...counts].map(([item, count]) => (count === 1 ? item : this.say("list-counted", { count, item })));
  }

  #fill(id: string, pattern: NonNullable<Message["value"]>, parts: Facts): string {
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(
      pattern,
      Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, asVariable(part)])),
      errors,
    );
    if (errors.length > 0) this.#complain(`${id} in ${this.language}: ${errors.map(String).join("; ")}`);
    return text;
  }

  #unsaid(id: string): string {
    this.#complain(`no message ${id} in ${this.language}`);
    return id;
  }

  #complain(what: string): void {
    if (this.#missing.has(what)) return;
    this.#missing.add(what);
    console.warn(what);
  }
}

function asVariable(part: Fact): FluentVariable {
  if (typeof part === "boolean") return part ? "true" : "false";
  if (typeof part === "string" || typeof part === "number") return part;
  return new Several(part.map(String));
}

const plain = (value: unknown): unknown => (value instanceof FluentType ? value.valueOf() : value);

/** A named argument of a function in a message; "" if it was not given. */
const word = (value: unknown): string => (value === undefined ? "" : String(plain(value)));

function items(value: unknown): string[] {
  const inside = plain(value);
  if (inside === undefined) return [];
  return Array.isArray(inside) ? inside.map(String) : [String(inside)];
}
