/**
 * Somebody's set as the page knows it: what the server keeps, what is typed here and not saved yet, and the way back.
 *
 * A card is changed here first and sent 600 ms later; until the server has it, it is kept in this browser.
 */

import { Problem } from "$lib/api/client";
import { say, speech } from "$lib/i18n/i18n.svelte";
import { boxApi } from "./api";
import { History, type Stand } from "./history";
import { fieldsOf, Grammar, missing, pathText, same, withValue, type Path } from "./values";
import type {
  BoxForm,
  Count,
  Counts,
  Fault,
  FieldForm,
  Kept,
  Kind,
  OwnSet,
  RecordForm,
  SetSummary,
  State,
  Trial,
  Value,
  Values,
} from "./types";

const CHECK_AFTER = 400;
const SAVE_AFTER = 600;
const AGAIN_AFTER = 5000;
const LOOK_AFTER = 700;

type Waiting = { values: Values; entered: boolean; reset: boolean };
type Memory = { waiting?: Record<string, Waiting>; done?: History["done"]; undone?: History["undone"] };

export const placeOf = (kind: string, number: number): string => `${kind}/${number}`;

export class BoxStore {
  readonly grammar: Grammar;
  set = $state.raw() as OwnSet;
  kindId = $state("");
  number = $state(1);
  /** Changed here and not sent yet. */
  waiting = $state.raw<Readonly<Record<string, Waiting>>>({});
  /** What the last check of the open card found; null: what the server said when it was saved. */
  checked = $state.raw<readonly Fault[] | null>(null);
  /** Somebody wanted to go on: from then on missing values are told too. */
  strict = $state(false);
  /** Printed values that were opened on this card. */
  opened = $state.raw<readonly string[]>([]);
  saving = $state(false);
  lostSince = $state.raw<Date | null>(null);
  trial = $state.raw<Trial | null>(null);
  steps = $state(0);
  back = $state(0);
  /** Told to screen readers. */
  said = $state("");
  #history: History;
  #timers: { check?: number; save?: number; again?: number; look?: number } = {};
  #sending: Promise<void> | null = null;

  readonly kind: Kind = $derived.by(() => this.form.kinds.find(({ id }) => id === this.kindId) ?? this.firstKind());
  readonly record: RecordForm = $derived(
    this.kind.records.find(({ number }) => number === this.number) ?? (this.kind.records[0] as RecordForm),
  );
  readonly place = $derived(placeOf(this.kind.id, this.record.number));
  readonly values: Values = $derived(this.stand(this.kind, this.record).values);
  readonly fields: readonly FieldForm[] = $derived(fieldsOf(this.kind, this.record, this.values));
  readonly state: State = $derived(this.stateOf(this.kind, this.record));
  readonly errors: readonly Fault[] = $derived.by(() => {
    const found = this.checked ?? this.set.records[this.place]?.errors ?? [];
    return this.strict ? found : found.filter(({ path }) => !missing(this.values, path));
  });
  readonly counts: Counts = $derived(this.#count());

  constructor(
    readonly form: BoxForm,
    set: OwnSet,
    readonly language: string,
  ) {
    this.set = set;
    this.trial = set.trial;
    this.grammar = new Grammar(form, language, (set) => say(set ? "yes" : "no"));
    const memory = remembered(set.id);
    this.waiting = memory.waiting ?? {};
    this.#history = new History(memory);
    this.#told();
    if (Object.keys(this.waiting).length > 0) this.#saveSoon(0);
    if (this.trial?.state === "running") this.#look();
  }

  firstKind(): Kind {
    return this.form.kinds[0] as Kind;
  }

  /** The values of a card that would be played if they are valid, and whether somebody has confirmed them. */
  stand(kind: Kind, record: RecordForm): Stand {
    const place = placeOf(kind.id, record.number);
    const here = this.waiting[place];
    if (here !== undefined) return { values: here.values, entered: here.entered, touched: !here.reset };
    const kept = this.set.records[place];
    return kept === undefined
      ? { values: record.values, entered: false, touched: false }
      : { values: kept.values, entered: kept.state !== "draft", touched: true };
  }

  stateOf(kind: Kind, record: RecordForm): State {
    const place = placeOf(kind.id, record.number);
    const { values, entered, touched } = this.stand(kind, record);
    const current = kind.id === this.kind.id && record.number === this.record.number;
    const errors = current ? this.errors : (this.set.records[place]?.errors ?? []);
    if (touched && errors.some(({ path }) => this.strict || !current || !missing(values, path))) return "invalid";
    if (!touched) return "reconstructed";
    if (!entered) return same(values, record.values) ? "reconstructed" : "draft";
    return same(values, record.values) ? "same" : "differs";
  }

  #count(): Counts {
    const kinds: Record<string, Count> = {};
    const sum = { entered: 0, differ: 0, invalid: 0 };
    for (const kind of this.form.kinds) {
      const count = { entered: 0, differ: 0, invalid: 0 };
      for (const record of kind.records) {
        const state = this.stateOf(kind, record);
        if (state === "same" || state === "differs") count.entered += 1;
        if (state === "differs") count.differ += 1;
        if (state === "invalid") count.invalid += 1;
      }
      kinds[kind.id] = count;
      sum.entered += count.entered;
      sum.differ += count.differ;
      sum.invalid += count.invalid;
    }
    return { ...sum, total: this.form.total, kinds };
  }

  /** Whether a value of the open card is printed in the rulebook and has not been opened. */
  closed(path: string): boolean {
    return this.record.known.some(
      (known) => (path === known || path.startsWith(`${known}.`)) && !this.opened.includes(known),
    );
  }

  /** Look at a card: that alone enters nothing. */
  show(kind: string, number: number): void {
    if (kind === this.kind.id && number === this.record.number && this.kindId !== "") return;
    this.#history.pause();
    clearTimeout(this.#timers.check);
    this.kindId = kind;
    this.number = number;
    this.checked = null;
    this.strict =
      this.set.records[placeOf(kind, number)]?.state === "draft" && this.strictBefore.has(placeOf(kind, number));
    this.opened = [];
  }
  readonly strictBefore = new Set<string>();

  /** Change one value of the open card. */
  change(path: Path, value: Value): void {
    const before = this.stand(this.kind, this.record);
    this.#apply(pathText(path), before, {
      ...before,
      values: withValue(before.values, path, value),
      touched: true,
    });
  }

  #apply(path: string, before: Stand, after: Stand): void {
    this.#history.add({ place: this.place, path, before, after });
    this.#told();
    this.#put(this.place, after);
    this.#checkSoon();
  }

  #put(place: string, { values, entered, touched }: Stand): void {
    this.waiting = { ...this.waiting, [place]: { values, entered, reset: !touched } };
    this.#remember();
    this.#saveSoon(SAVE_AFTER);
  }

  /** The field was left: what is in it is checked now. */
  leave(): void {
    this.#history.pause();
    if (this.waiting[this.place] !== undefined && this.#timers.check !== undefined) void this.#check();
  }

  #checkSoon(): void {
    clearTimeout(this.#timers.check);
    this.#timers.check = window.setTimeout(() => void this.#check(), CHECK_AFTER);
  }

  async #check(): Promise<void> {
    clearTimeout(this.#timers.check);
    delete this.#timers.check;
    const { place, values } = this;
    try {
      const { errors } = await boxApi.check(this.set.id, this.language, this.kind.id, this.record.number, values);
      if (place === this.place && same(values, this.values)) this.checked = errors;
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
    }
  }

  #saveSoon(after: number): void {
    clearTimeout(this.#timers.save);
    this.#timers.save = window.setTimeout(() => void this.flush(), after);
  }

  /** Send everything that waits; true when nothing waits any more. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timers.save);
    while (this.#sending !== null) await this.#sending;
    this.#sending = this.#send();
    await this.#sending;
    this.#sending = null;
    return Object.keys(this.waiting).length === 0;
  }

  async #send(): Promise<void> {
    clearTimeout(this.#timers.again);
    this.saving = Object.keys(this.waiting).length > 0;
    try {
      for (const [place, wanted] of Object.entries(this.waiting)) {
        const saved = wanted.reset
          ? await boxApi.reset(this.set.id, place)
          : await boxApi.put(this.set.id, place, this.language, wanted.values, wanted.entered);
        const { [place]: _old, ...others } = this.set.records;
        const kept: Kept = {
          state: saved.state,
          values: wanted.values,
          errors: saved.errors ?? [],
          at: saved.at ?? null,
        };
        this.set = {
          ...this.set,
          digest: saved.digest ?? this.set.digest,
          rulebook: saved.rulebook ?? this.set.rulebook,
          records: wanted.reset ? others : { ...others, [place]: kept },
        };
        if (this.trial && this.trial.digest !== this.set.digest) this.trial = { ...this.trial, older: true };
        if (same(this.waiting[place], wanted)) {
          const { [place]: _sent, ...rest } = this.waiting;
          this.waiting = rest;
          if (place === this.place) this.checked = null;
        }
      }
      this.lostSince = null;
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.lostSince ??= new Date();
      this.#timers.again = window.setTimeout(() => void this.flush(), AGAIN_AFTER);
    } finally {
      this.saving = false;
      this.#remember();
    }
  }

  /** Confirm the open card. False, with the errors told, when it is not valid. */
  async enter(): Promise<boolean> {
    const { place } = this;
    const before = this.stand(this.kind, this.record);
    if (!before.entered || !before.touched) this.#apply("", before, { ...before, entered: true, touched: true });
    clearTimeout(this.#timers.check);
    await this.flush();
    const errors = this.set.records[place]?.errors ?? [];
    if (place === this.place && errors.length > 0) {
      this.strict = true;
      this.strictBefore.add(place);
      this.checked = null;
      return false;
    }
    return true;
  }

  /** The card as reconstructed, confirmed. */
  async same(): Promise<boolean> {
    const before = this.stand(this.kind, this.record);
    this.#apply("", before, { values: this.record.values, entered: true, touched: true });
    return this.enter();
  }

  /** The card is left as it is, as a draft that is not played. */
  later(): void {
    const before = this.stand(this.kind, this.record);
    if (before.touched && !same(before.values, this.record.values))
      this.#apply("", before, { ...before, entered: false });
  }

  /** One step back or forth, wherever it was done. */
  undo(forth = false): boolean {
    const step = forth ? this.#history.redo() : this.#history.undo();
    if (step === null) return false;
    const [kind = "", number = "1"] = step.place.split("/");
    if (step.place !== this.place) this.show(kind, Number(number));
    this.#told();
    this.#put(step.place, forth ? step.after : step.before);
    this.#checkSoon();
    return true;
  }

  #told(): void {
    this.steps = this.#history.done.length;
    this.back = this.#history.undone.length;
  }

  /** The next card that nobody has entered: of this kind, then of the kinds after it. */
  nextToEnter(): { kind: Kind; record: RecordForm } | null {
    const all = this.form.kinds.flatMap((kind) => kind.records.map((record) => ({ kind, record })));
    const here = all.findIndex(({ kind, record }) => placeOf(kind.id, record.number) === this.place);
    const order = [...all.slice(here + 1), ...all.slice(0, here)];
    return order.find(({ kind, record }) => !this.isEntered(kind, record)) ?? null;
  }

  isEntered(kind: Kind, record: RecordForm): boolean {
    const state = this.stateOf(kind, record);
    return state === "same" || state === "differs";
  }

  /** The first card of a kind that is still to be entered, else its first. */
  firstOf(kind: Kind): RecordForm {
    return kind.records.find((record) => !this.isEntered(kind, record)) ?? (kind.records[0] as RecordForm);
  }

  beside(by: number): RecordForm | null {
    const at = this.kind.records.indexOf(this.record);
    return this.kind.records[at + by] ?? null;
  }

  /** What the server has now: another device may have gone on. Nothing that waits here is lost. */
  async refresh(): Promise<void> {
    if (Object.keys(this.waiting).length > 0) return;
    const fresh = await boxApi.set(this.set.id, this.language);
    for (const [place, kept] of Object.entries(fresh.records)) {
      const mine = this.set.records[place];
      if (mine === undefined || same(mine.values, kept.values)) continue;
      const after = { values: kept.values, entered: kept.state !== "draft", touched: true };
      const before = { values: mine.values, entered: mine.state !== "draft", touched: true };
      this.#history.add({ place, path: "", before, after });
    }
    this.set = fresh;
    this.trial = fresh.trial;
    this.#told();
    this.#remember();
  }

  renamed(summary: SetSummary): void {
    this.set = { ...this.set, name: summary.name };
  }

  async try(): Promise<void> {
    await this.flush();
    this.trial = await boxApi.try(this.set.id);
    this.#look();
  }

  async stop(): Promise<void> {
    this.#tried((await boxApi.stop(this.set.id)) ?? this.trial);
  }

  /** How the trial stands now; its end is told once. */
  #tried(trial: Trial | null): void {
    const ended = this.trial?.state === "running" && trial !== null && trial.state !== "running";
    this.trial = trial;
    if (ended) this.said = say("own-trial-title", { count: new Intl.NumberFormat(speech.language).format(trial.done) });
  }

  #look(): void {
    clearTimeout(this.#timers.look);
    this.#timers.look = window.setTimeout(() => {
      void boxApi
        .trial(this.set.id)
        .then((trial) => {
          this.#tried(trial);
          if (trial?.state === "running") this.#look();
        })
        .catch((problem: unknown) => {
          if (!(problem instanceof Problem)) throw problem;
          this.#look();
        });
    }, LOOK_AFTER);
  }

  /** What has not reached the server, in words: so that nothing is lost with the browser. */
  waitingText(): string {
    return Object.entries(this.waiting)
      .map(([place, { values }]) => {
        const [kindId = "", number = ""] = place.split("/");
        const kind = this.form.kinds.find(({ id }) => id === kindId);
        const record = kind?.records.find((one) => String(one.number) === number);
        if (kind === undefined || record === undefined) return place;
        return `${record.title}: ${this.grammar.recordText(fieldsOf(kind, record, values), values)}`;
      })
      .join("\n");
  }

  #remember(): void {
    const { done, undone } = this.#history;
    try {
      localStorage.setItem(memoryKey(this.set.id), JSON.stringify({ waiting: this.waiting, done, undone }));
    } catch {
      // A browser that keeps nothing still saves on the server.
    }
  }

  /** The page goes away: nothing runs on. */
  close(): void {
    for (const timer of Object.values(this.#timers)) clearTimeout(timer);
    if (Object.keys(this.waiting).length > 0) void this.flush();
  }
}

const memoryKey = (set: string): string => `majlis.box.${set}`;

function remembered(set: string): Memory {
  try {
    return JSON.parse(localStorage.getItem(memoryKey(set)) ?? "{}") as Memory;
  } catch {
    return {};
  }
}
