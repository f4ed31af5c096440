/** What the player who is asked can do, looked up by what they touch. */

import type { Act, Decision, Refusal } from "./model";

/** Cells with the answer of the rules for one tile: null is legal. */
export type CellAnswers = Map<string, Refusal | null>;

export interface Options {
  /** Actions without parts: pass, end, use, reactivate, confirm. */
  plain: Set<string>;
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
  /** Refusals of verbs as a whole, for buttons that cannot be pressed now. */
  refusals: Map<string, Refusal>;
  /** By what the server listed as a try, whatever its parts: notation -> answer. */
  tries: Map<string, Refusal | null>;
}

const PLAIN = new Set(["pass", "end", "use", "reactivate", "confirm"]);

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
    plain: new Set(),
    take: [],
    buy: [],
    place: new Map(),
    swap: new Map(),
    remove: new Map(),
    keep: new Set(),
    give: new Map(),
    huts: new Map(),
    reveal: new Map(),
    refusals: new Map(),
    tries: new Map(),
  };
  if (decision === null) return out;
  for (const tried of decision.tries) {
    out.tries.set(notation(tried), tried.refusal);
    enter(out, tried, tried.refusal);
  }
  for (const action of decision.actions) enter(out, action, null);
  for (const action of decision.asides) enter(out, action, null);
  return out;
}

function enter(out: Options, action: Act, refusal: Refusal | null): void {
  const { verb, tile, cell } = action;
  if (PLAIN.has(verb)) {
    if (refusal === null) out.plain.add(verb);
    else out.refusals.set(verb, refusal);
  } else if (verb === "take" && action.cards) {
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
  else if (refusal !== null) out.refusals.set(verb, refusal);
}

/** An action as the notation writes it: `buy denar`, `place tower_9_es 1,-2`. */
export function notation(action: Act): string {
  if (action.text !== undefined) return action.text;
  const words = (ids: string[]): string => [...ids].sort().join("+") || "-";
  const parts = [action.verb];
  if (action.cards) parts.push(words(action.cards));
  if (action.slot !== undefined) parts.push(action.slot);
  if (action.pay) parts.push(words(action.pay));
  if (action.tile !== undefined) parts.push(action.tile);
  if (action.cell !== undefined) parts.push(action.cell);
  if (action.type !== undefined) parts.push(action.type);
  if (action.card !== undefined) parts.push(action.card);
  return parts.join(" ");
}

/** The cells where a tile may go. */
export function legalCells(answers: CellAnswers | undefined): string[] {
  return [...(answers ?? [])].filter(([, refusal]) => refusal === null).map(([cell]) => cell);
}
