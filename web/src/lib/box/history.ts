/** What was done, over all cards of a set: 200 steps back and forth, kept over a reload. */

import type { Values } from "./types";

export type Stand = { values: Values; entered: boolean; touched: boolean };
export type Step = { place: string; path: string; before: Stand; after: Stand };

const MOST = 200;

export class History {
  done: Step[];
  undone: Step[];

  constructor(kept: { done?: Step[]; undone?: Step[] } = {}) {
    this.done = kept.done ?? [];
    this.undone = kept.undone ?? [];
  }

  /** One more step. Digits typed one after the other into the same field are one step. */
  add(step: Step): void {
    const last = this.done.at(-1);
    const goesOn =
      last !== undefined &&
      this.undone.length === 0 &&
      step.path !== "" &&
      last.place === step.place &&
      last.path === step.path &&
      last.after.entered === step.after.entered;
    if (goesOn) this.done[this.done.length - 1] = { ...last, after: step.after };
    else this.done.push(step);
    if (this.done.length > MOST) this.done.splice(0, this.done.length - MOST);
    this.undone = [];
  }

  /** The next digit begins a step of its own: the field was left. */
  pause(): void {
    const last = this.done.at(-1);
    if (last !== undefined) this.done[this.done.length - 1] = { ...last, path: "" };
  }

  undo(): Step | null {
    const step = this.done.pop();
    if (step === undefined) return null;
    this.undone.push(step);
    return step;
  }

  redo(): Step | null {
    const step = this.undone.pop();
    if (step === undefined) return null;
    this.done.push(step);
    return step;
  }
}
