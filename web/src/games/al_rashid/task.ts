/** What the desk is for: the kind of decision that is taken there, made from what the server offers. */

import type { Act, PalaceTable } from "$lib/api/al_rashid";
import { listsOf } from "./decision";
import type { Play } from "./play.svelte";
import { countOf } from "./things";

export type ThingsVerb = "pay" | "trade" | "take" | "draw" | "fight";
export type PairVerb = "exchange" | "hire" | "dismiss";
export type OneVerb = "barter" | "favour" | "aside";
export type ThingsTask = {
  kind: "things";
  verb: ThingsVerb;
  part: "goods" | "items" | "tiles";
  pool: { id: string; most: number }[];
  /** How many must be chosen, where that is always the same; otherwise 0. */
  count: number;
};
export type Task =
  | ThingsTask
  | { kind: "pair"; verb: PairVerb }
  | { kind: "one"; verb: OneVerb; choices: string[] }
  | { kind: "visit"; palace: PalaceTable; rank: number };

const PARTS = { pay: "goods", trade: "items", take: "goods", draw: "tiles", fight: "tiles" } as const;
/** The two parts that are chosen one after the other. */
export const PAIRS: Record<PairVerb, readonly [keyof Act & string, keyof Act & string]> = {
  exchange: ["give", "get"],
  hire: ["give", "colour"],
  dismiss: ["own", "tile"],
};
/** The one part that is chosen. */
export const ONES: Record<OneVerb, "give" | "leader" | "piece"> = { barter: "give", favour: "leader", aside: "piece" };

/** The decision that is taken on the desk now; null where it is taken on the board, or by somebody else. */
export function taskOf(play: Play): Task | null {
  const { options, me, view, table } = play;
  if (!table.myTurn || me === null || view === null) return null;
  const { verbs } = options;
  const facts = table.prompt?.facts ?? {};
  if (verbs.has("ask")) {
    const palace = play.palace(String(facts["area"] ?? view.resolving ?? ""));
    return palace === undefined ? null : { kind: "visit", palace, rank: Number(facts["rank"] ?? 1) };
  }
  for (const verb of ["pay", "trade", "take", "draw", "fight"] as const)
    if (verbs.has(verb)) return thingsTask(play, verb);
  for (const verb of ["exchange", "hire", "dismiss"] as const) if (verbs.has(verb)) return { kind: "pair", verb };
  for (const verb of ["barter", "favour", "aside"] as const) {
    const offered = options.actions.filter((action) => action.verb === verb);
    if (offered.length > 0)
      return { kind: "one", verb, choices: [...new Set(offered.map((action) => action[ONES[verb]] ?? ""))] };
  }
  return null;
}

function thingsTask(play: Play, verb: ThingsVerb): ThingsTask {
  const part = PARTS[verb];
  const lists = listsOf(play.options, verb, part);
  const all = lists.map(countOf);
  const ids = [...new Set(lists.flat())];
  const order = [...play.box.goods, "credit", ...Object.keys(play.box.mercenaries), "red", "blue"];
  const mine: Record<string, number> =
    verb === "pay" ? { ...play.me?.goods } : verb === "fight" ? countOf(play.me?.hand ?? []) : {};
  for (const [id, count] of Object.entries(mine)) if (count > 0 && !ids.includes(id)) ids.push(id);
  const pool = ids
    .sort((a, b) => order.indexOf(a) - order.indexOf(b))
    .map((id) => ({ id, most: Math.max(mine[id] ?? 0, ...all.map((counts) => counts[id] ?? 0)) }));
  const counts = [...new Set(lists.map((list) => list.length))];
  const fixed = counts.length === 1 && verb !== "pay" && verb !== "fight";
  return { kind: "things", verb, part, pool, count: fixed ? (counts[0] ?? 0) : 0 };
}
