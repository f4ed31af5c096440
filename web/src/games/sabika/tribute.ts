/** Paying the tribute: as many parias as are due, each in one of four ways. */

import { counted, wordsOf } from "./decision";
import type { Act } from "./model";

export const WAYS = ["paria", "dinar", "seal", "prestige"] as const;
export type Way = (typeof WAYS)[number];
export type Mix = Readonly<Record<Way, number>>;

export function mixOf(action: Act): Mix {
  const n = counted(wordsOf(action["ways"]));
  return {
    paria: n.get("paria") ?? 0,
    dinar: n.get("dinar") ?? 0,
    seal: n.get("seal") ?? 0,
    prestige: n.get("prestige") ?? 0,
  };
}

const same = (a: Mix, b: Mix): boolean => WAYS.every((way) => a[way] === b[way]);

/** The legal action with this mix. */
export function actionFor(actions: readonly Act[], mix: Mix): Act | null {
  return actions.find((action) => action.verb === "tribute" && same(mixOf(action), mix)) ?? null;
}

/** What most would pay: parias first, then seals and dinars, prestige last. */
export function usual(actions: readonly Act[]): Mix {
  const cost = ({ paria, seal, dinar, prestige }: Mix): number => paria * 0 + seal * 1.2 + dinar * 1.1 + prestige * 5;
  const mixes = actions.filter(({ verb }) => verb === "tribute").map(mixOf);
  return mixes.reduce(
    (best, mix) => (cost(mix) < cost(best) ? mix : best),
    mixes[0] ?? { paria: 0, dinar: 0, seal: 0, prestige: 0 },
  );
}

/** One more of a way: which other one gives way, so that the sum stays; null if no legal mix comes of it. */
export function moreOf(actions: readonly Act[], mix: Mix, way: Way): Mix | null {
  for (const other of ["prestige", "seal", "dinar", "paria"] as const) {
    if (other === way || mix[other] === 0) continue;
    const next = { ...mix, [way]: mix[way] + 1, [other]: mix[other] - 1 };
    if (actionFor(actions, next) !== null) return next;
  }
  return null;
}
