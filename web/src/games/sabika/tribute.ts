/** Paying the tribute: as many parias as are due, each in one of four ways. */

import type { Act } from "$lib/api/sabika";
import { counted } from "./decision";

export const WAYS = ["paria", "dinar", "seal", "prestige"] as const;
export type Way = (typeof WAYS)[number];
export type Mix = Readonly<Record<Way, number>>;

export function mixOf(action: Pick<Act, "ways"> | undefined): Mix {
  const n = counted(action?.ways ?? []);
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

/** Where one begins: with the first mix that is listed, parias before everything else. */
export function usual(actions: readonly Act[]): Mix {
  return mixOf(actions.find(({ verb }) => verb === "tribute"));
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
