/** What the player who is asked can do, looked up by what they touch. */

import type { Act } from "$lib/api/tadmor";
import type { Refusal } from "$lib/api/types";

/** What may be done now, and what could be pointed at with the answer of the rules. */
export interface Decision {
  actions: readonly Act[];
  tries: readonly (Act & { refusal: Refusal | null })[];
}

export interface Options {
  actions: readonly Act[];
  /** Verbs that the decision speaks of, possible or not. */
  verbs: Set<string>;
  /** Actions without parts: end, keep, decline, confirm. */
  plain: Set<string>;
  /** Of placing: by space, the figures that may go there. */
  place: Map<string, string[]>;
  /** By place (space or personal tile): what its figure can be used for, with the answer of the rules. */
  uses: Map<string, Map<string, Refusal | null>>;
  /** Displayed tiles that can be bought, or not and why. */
  buy: Map<string, Refusal | null>;
  /** Missions: turned in, fulfilled, discarded. */
  turnIn: Map<string, Refusal | null>;
  fulfil: Map<string, Refusal | null>;
  discard: Set<string>;
  /** Regions for the raiders: a card to take, or where the attack is sent. */
  regions: Set<string>;
  trades: Act[];
  acquire: Act[];
  /** Refusals of verbs as a whole. */
  refusals: Map<string, Refusal>;
}

const PLAIN = new Set<string>(["end", "keep", "decline", "confirm"]);
const USES = new Set<string>([
  "resolve",
  "tower",
  "betray",
  "temple",
  "precious",
  "draw",
  "fulfil",
  "lead",
  "exempt",
  "supply",
]);

export function optionsOf(decision: Decision | null): Options {
  const actions = decision?.actions ?? [];
  const out: Options = {
    actions,
    verbs: new Set(),
    plain: new Set(),
    place: new Map(),
    uses: new Map(),
    buy: new Map(),
    turnIn: new Map(),
    fulfil: new Map(),
    discard: new Set(),
    regions: new Set(),
    trades: actions.filter(({ verb }) => verb === "trade"),
    acquire: actions.filter(({ verb }) => verb === "acquire"),
    refusals: new Map(),
  };
  for (const tried of decision?.tries ?? []) enter(out, tried, tried.refusal);
  for (const action of out.actions) enter(out, action, null);
  return out;
}

/** A legal answer stays; a refusal is kept only where nothing better is known. */
function note(map: Map<string, Refusal | null>, key: string, refusal: Refusal | null): void {
  if (refusal === null || !map.has(key)) map.set(key, refusal);
}

function enter(out: Options, action: Act, refusal: Refusal | null): void {
  const { verb, space, mission } = action;
  out.verbs.add(verb);
  if (PLAIN.has(verb)) {
    if (refusal === null) out.plain.add(verb);
    else out.refusals.set(verb, refusal);
    return;
  }
  if (USES.has(verb) && space) {
    const uses = out.uses.get(space) ?? new Map<string, Refusal | null>();
    out.uses.set(space, uses);
    note(uses, verb, refusal);
  }
  if (verb === "buy" && action.upgrade) note(out.buy, action.upgrade, refusal);
  else if (verb === "turn_in" && mission) note(out.turnIn, mission, refusal);
  else if (verb === "fulfil" && mission) note(out.fulfil, mission, refusal);
  if (refusal !== null) {
    if (!out.refusals.has(verb)) out.refusals.set(verb, refusal);
    return;
  }
  if (verb === "place" && space && action.figure) {
    const figures = out.place.get(space) ?? [];
    if (!figures.includes(action.figure)) out.place.set(space, [...figures, action.figure]);
  } else if (verb === "discard" && mission) out.discard.add(mission);
  else if (verb === "hire" && action.region) out.regions.add(action.region);
}

export interface Trade {
  give: string;
  get: string[];
  /** How often it can be made at once. */
  most: number;
}

/** The trades that can be made, each with the largest count. */
export function tradesOf(actions: readonly Act[]): Trade[] {
  const found = new Map<string, Trade>();
  for (const { give = "", get = [], count = "1" } of actions) {
    const key = `${give} ${get.join("+")}`;
    const known = found.get(key);
    if (known === undefined) found.set(key, { give, get, most: Number(count) });
    else known.most = Math.max(known.most, Number(count));
  }
  return [...found.values()];
}
