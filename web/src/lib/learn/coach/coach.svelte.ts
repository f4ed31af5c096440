/**
 * The coach of a guided match: which step is shown, what was said last, and what the strip's buttons do.
 *
 * The server says where the learner is; the page decides when to show it. A step that was done keeps its place for a
 * while, with a sentence on what happens next, also while the others play.
 */

import type { Component, Snippet } from "svelte";
import { Problem } from "$lib/api/client";
import type { TableStore } from "$lib/table.svelte";
import { keepLearned, type Learned } from "../learned";
import { coachApi, type Told } from "./api";

/**
 * step: what is so, what to do. trying: only the title, the veil is off. done: what was done, and what comes of it.
 * end: the last step is done, once. free: the match goes on without steps.
 */
export type Mode = "step" | "trying" | "done" | "end" | "free";
type StripProps = { coach: Coach; picked?: Snippet | undefined };

/** How many actions a skipped step may take. */
const SKIPS = 12;
/** How long a sentence stays that disappears by itself; longer if there is more to read. */
const LEAST = 2000;
const PER_LETTER = 55;

/** How many steps are behind one. */
const placeOf = (told: Told): number => told.now ?? told.steps.length;

export class Coach {
  /** The step that is shown. */
  shown = $state.raw<Told | null>(null);
  /** What the server said last: ahead of `shown` while a step is being praised. */
  latest = $state.raw<Told | null>(null);
  mode = $state<Mode>("step");
  /** The way to do it is being shown, and why. */
  showing = $state(false);
  /** It is shown on the board, with the reason beside it; otherwise the strip says why. */
  placed = $state(false);
  /** Everything but what matters is dimmed. */
  veiled = $state(false);
  /** Something on the board was pressed since the step was shown: from then on its answers stand in the strip, too. */
  touched = $state(false);
  /** Asking whether to leave. */
  leaving = $state(false);
  /** The coach cannot be asked. */
  lost = $state(false);
  /** The buttons that answer what is asked, from the question. */
  answers = $state.raw<Snippet | null>(null);
  /** The row of the log up to which the coach has spoken. */
  #heard = $state(-1);
  kept = $state.raw<Learned>() as Learned;
  readonly table: TableStore;
  /** What stands in place of the question. */
  readonly Strip: Component<StripProps>;
  #asked = 0;
  #busy = false;
  /** The row of the log at which the step began. */
  #began = $state(0);

  /** Which step of how many, counted from one; after the last one that one. */
  number = $derived(this.shown === null ? 1 : Math.min(placeOf(this.shown) + 1, this.shown.steps.length));
  /** What the engine refused just now. */
  refused = $derived.by(() => (this.mode === "done" || this.mode === "end" ? null : this.table.whyNot));
  /** Whether something was decided that can be taken back. */
  canUndo = $derived.by(
    () => this.table.phase === "playing" && this.table.past === null && typeof this.latest?.back_to === "number",
  );
  /** Something has happened that the coach has not spoken of yet. */
  behind = $derived.by(() => (this.table.live?.seq ?? -1) !== this.#heard);
  /** Whether there is something to leave bright: what to act on, or what the text tells of. */
  get dims(): boolean {
    const step = this.shown;
    return step !== null && (step.state === "act" || (step.state === "read" && step.bright.length > 0));
  }
  /** A decision that the lesson leaves to the learner. */
  own = $derived(this.shown?.state === "free" && this.shown.now !== null);
  /** How long the sentence about a step that was done stays. */
  stays = $derived(Math.max(LEAST, (this.latest?.said.length ?? 0) * PER_LETTER));

  constructor(table: TableStore, Strip: Component<StripProps>) {
    this.table = table;
    this.Strip = Strip;
    this.kept = keepLearned(table.summary.game, table.summary.id, {});
  }

  #keep(now: Partial<Learned>): void {
    this.kept = keepLearned(this.table.summary.game, this.table.summary.id, now);
  }

  /** Ask where the learner is. A later question overtakes an earlier one. */
  async ask(language: string): Promise<void> {
    const asked = ++this.#asked;
    const seq = this.table.live?.seq ?? -1;
    try {
      const told = await coachApi.told(this.table.summary.id, language, this.kept.read);
      if (asked !== this.#asked) return;
      this.lost = false;
      this.#heard = seq;
      this.hear(told);
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.lost = asked === this.#asked;
    }
  }

  /** Take what the server said: the same step again, a step that was done, or a step back. */
  hear(told: Told): void {
    const before = this.shown;
    const last = this.latest === null ? 0 : placeOf(this.latest);
    this.latest = told;
    const over = told.now === null;
    this.#keep({ at: placeOf(told), steps: told.steps.length, ...(over ? { over } : {}) });
    if (before === null) this.#turn(told, over ? "free" : "step");
    else if (placeOf(told) < last) this.#turn(told, "step");
    else if (this.mode === "done") return;
    else if (over && before.now === null) {
      if (told.meant !== before.meant) this.showing = false;
      this.shown = told;
    } else if (placeOf(told) > placeOf(before) && told.said !== "" && before.state !== "read") {
      this.mode = "done";
      this.veiled = this.showing = false;
    } else if (told.now === before.now && told.state === before.state) {
      if (told.meant !== before.meant) this.showing = false;
      this.shown = told;
    } else if (told.state === "wait") this.#turn(told, "step");
    else this.goOn();
  }

  /** Show what is due, as soon as the page shows that it is the learner's turn. */
  goOn(): void {
    const told = this.latest;
    if (told === null || told === this.shown || !this.ready) return;
    this.#turn(told, told.now === null ? "end" : "step");
  }

  /** Whether what is due can be shown: not before those who play between have shown what they do. */
  get ready(): boolean {
    const told = this.latest;
    return told !== null && (told.now === null || (told.state !== "wait" && this.table.myTurn));
  }

  #turn(told: Told, mode: Mode): void {
    this.#began = this.table.live?.seq ?? 0;
    this.shown = told;
    this.mode = mode;
    this.showing = this.touched = false;
    this.veiled = mode === "step" && this.dims;
  }

  /** The veil goes, the strip becomes small: the board is the learner's. */
  tryIt(): void {
    if (this.mode !== "step") return;
    this.mode = "trying";
    this.veiled = this.showing = false;
    this.table.hideWhy();
  }

  /** The main button: on to the next step, or off with the veil. */
  main(): void {
    if (this.mode === "done") this.goOn();
    else if (this.mode === "end") {
      this.mode = "free";
      this.table.story.summary = null;
    } else if (this.mode === "step" && this.shown?.state === "read") void this.next();
    else if (this.refused !== null) this.table.hideWhy();
    else if (this.shown?.state === "act") this.tryIt();
  }

  /** A step that is only read was read. */
  async next(): Promise<void> {
    if (this.shown?.state !== "read" || this.#busy) return;
    this.#busy = true;
    this.#keep({ read: this.shown.read });
    await this.ask(this.table.language);
    this.#busy = false;
  }

  /** Show how it is done and why; nothing is played. */
  show(): void {
    if (this.shown === null || this.mode === "done" || this.mode === "end") return;
    if (this.shown.meant === null && this.shown.hint === "") return;
    this.table.hideWhy();
    this.table.ask?.putBack?.();
    this.showing = true;
    this.placed = this.shown.meant !== null; // until the board has been looked at
    if (this.mode === "trying") this.mode = "step";
    this.veiled = this.mode === "step" && this.dims;
  }

  /** The intended action is played, and further ones until the step is done. */
  async skip(): Promise<void> {
    const step = this.shown;
    if (step === null || this.#busy || this.mode === "done") return;
    if (step.state === "read") return this.next();
    const id = step.steps[step.now ?? -1]?.id;
    const counts = step.state === "act" && id !== undefined && !this.kept.skipped.includes(id);
    if (counts) this.#keep({ skipped: [...this.kept.skipped, id] });
    this.#busy = true;
    this.table.ask?.putBack?.();
    this.veiled = this.showing = false;
    let left = step.state === "act" ? SKIPS : 1;
    while (left-- > 0 && this.latest?.now === step.now && this.latest.meant !== null) {
      if ((await this.table.play(this.latest.meant)) !== null) break;
      await this.ask(this.table.language);
    }
    this.#busy = false;
  }

  /** Back to the beginning of the step, whatever was played since, also by others; from there to the one before. */
  async undo(): Promise<void> {
    if (!this.canUndo || this.#busy) return;
    this.#busy = true;
    this.table.ask?.putBack?.();
    this.table.hideWhy();
    const to = (this.table.live?.seq ?? 0) > this.#began ? this.#began : this.latest?.back_to;
    if (typeof to === "number") await this.table.askUndo(to);
    this.#busy = false;
  }
}
