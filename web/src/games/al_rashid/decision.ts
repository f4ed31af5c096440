/** What the player who is asked can do, looked up by what they touch. */

import type { Act } from "$lib/api/al_rashid";
import type { Decision, Refusal } from "$lib/api/types";
import { sameThings } from "./things";

/** An action that may not be one of the server's list: without its notation. */
export type Move = Omit<Act, "text">;

/** Something that can be touched, with the answer of the rules: null is legal. */
export type Answers = Map<string, Refusal | null>;

export interface Options {
  actions: Act[];
  verbs: Set<string>;
  /** By piece, then by area. */
  place: Map<string, Answers>;
  resolve: Answers;
  look: Answers;
  negotiate: Answers;
  transmute: Answers;
  activate: Answers;
  favour: Answers;
  /** By verb, piece and where it stands (`plot pasha-1 trade`), then by where it may go. */
  moves: Map<string, Answers>;
}

export const MOVES = ["plot", "inform", "move"] as const;
const BY_AREA = ["resolve", "look", "negotiate", "transmute"] as const;

export function optionsOf(decision: Decision | null): Options {
  const out: Options = {
    actions: (decision?.actions ?? []) as unknown as Act[],
    verbs: new Set((decision?.actions ?? []).map(({ verb }) => verb)),
    place: new Map(),
    resolve: new Map(),
    look: new Map(),
    negotiate: new Map(),
    transmute: new Map(),
    activate: new Map(),
    favour: new Map(),
    moves: new Map(),
  };
  for (const tried of decision?.tries ?? []) enter(out, tried as unknown as Move, tried.refusal);
  for (const action of out.actions) enter(out, action, null);
  return out;
}

function within(map: Map<string, Answers>, key: string): Answers {
  const found = map.get(key) ?? new Map<string, Refusal | null>();
  map.set(key, found);
  return found;
}

function enter(out: Options, action: Move, refusal: Refusal | null): void {
  const { verb, piece, area, from, to } = action;
  if (verb === "place" && piece && area) within(out.place, piece).set(area, refusal);
  else if ((MOVES as readonly string[]).includes(verb) && piece && from && to)
    within(out.moves, moveKey(verb, piece, from)).set(to, refusal);
  else if (verb === "activate" && action.office) out.activate.set(action.office, refusal);
  else if (verb === "favour" && action.leader) out.favour.set(action.leader, refusal);
  else if (area) for (const name of BY_AREA) if (name === verb) out[name].set(area, refusal);
}

export function moveKey(verb: string, piece: string, from: string): string {
  return `${verb} ${piece} ${from}`;
}

/** What may be touched. */
export function lit(answers: Answers | undefined): string[] {
  return [...(answers ?? [])].filter(([, refusal]) => refusal === null).map(([name]) => name);
}

/** The legal action with exactly these wishes, goods, tiles or items. */
export function withThings(
  options: Options,
  verb: string,
  part: "wishes" | "goods" | "tiles" | "items",
  things: readonly string[],
): Act | null {
  return options.actions.find((action) => action.verb === verb && sameThings(action[part] ?? [], things)) ?? null;
}

/** All that may be chosen for a verb, as lists of things. */
export function listsOf(options: Options, verb: string, part: "wishes" | "goods" | "tiles" | "items"): string[][] {
  return options.actions.filter((action) => action.verb === verb).map((action) => action[part] ?? []);
}

/** The same action, whatever the order of the things in it. */
export function same(a: Move, b: Move): boolean {
  const key = (act: Move): string =>
    Object.entries(act)
      .filter(([name]) => name !== "text")
      .map(([name, value]) => `${name}=${Array.isArray(value) ? [...value].sort().join("+") : String(value)}`)
      .sort()
      .join(" ");
  return key(a) === key(b);
}
