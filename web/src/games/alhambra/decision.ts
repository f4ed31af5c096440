/** What the player who is asked can do, looked up by what they touch. */

import type { Act } from "$lib/api/alhambra";
import type { Decision as AnyDecision, Refusal } from "$lib/api/types";

/** An action as somebody wishes it, finished or not. */
export type Wish = Omit<Act, "text">;
export type Tried = Act & { refusal: Refusal | null };
export type Decision = Omit<AnyDecision, "actions" | "tries" | "asides"> & {
  actions: Act[];
  tries: Tried[];
  asides: Act[];
};

/** Cells with the server's answer for one tile: null is legal. */
export type CellAnswers = Map<string, Refusal | null>;

export interface Options {
  take: Act[];
  buy: Act[];
  /** By tile, then by cell. */
  place: Map<string, CellAnswers>;
  swap: Map<string, CellAnswers>;
  remove: CellAnswers;
  keep: Set<string>;
  give: Map<string, Refusal | null>;
  huts: Map<string, Refusal | null>;
  reveal: Map<string, Refusal | null>;
}

function answers(map: Map<string, CellAnswers>, tile: string): CellAnswers {
  let found = map.get(tile);
  if (found === undefined) {
    found = new Map();
    map.set(tile, found);
  }
  return found;
}

/** Sorts the actions and tries of a decision by what a person points at. */
export function optionsOf(decision: Decision | null): Options {
  const out: Options = {
    take: [],
    buy: [],
    place: new Map(),
    swap: new Map(),
    remove: new Map(),
    keep: new Set(),
    give: new Map(),
    huts: new Map(),
    reveal: new Map(),
  };
  if (decision === null) return out;
  for (const tried of decision.tries) enter(out, tried, tried.refusal);
  for (const action of decision.actions) enter(out, action, null);
  for (const action of decision.asides) enter(out, action, null);
  return out;
}

function enter(out: Options, action: Act, refusal: Refusal | null): void {
  const { verb, tile, cell } = action;
  if (verb === "take" && action.cards) {
    if (refusal === null && !out.take.some((known) => known.text === action.text)) out.take.push(action);
  } else if (verb === "buy" && action.pay) {
    if (refusal === null) out.buy.push(action);
  } else if (verb === "place" && tile && cell) answers(out.place, tile).set(cell, refusal);
  else if (verb === "swap" && tile && cell) answers(out.swap, tile).set(cell, refusal);
  else if (verb === "remove" && cell) out.remove.set(cell, refusal);
  else if (verb === "keep" && tile && refusal === null) out.keep.add(tile);
  else if (verb === "give" && tile) out.give.set(tile, refusal);
  else if (verb === "hut" && action.type) out.huts.set(action.type, refusal);
  else if (verb === "reveal" && action.card) out.reveal.set(action.card, refusal);
}

/** The cells where a tile may go. */
export function legalCells(answers: CellAnswers | undefined): string[] {
  return [...(answers ?? [])].filter(([, refusal]) => refusal === null).map(([cell]) => cell);
}
