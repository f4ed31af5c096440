/** The sign of an upgrade whose effect is said in a sentence, by that sentence. */

import { ACTIONS, signs } from "../art/signs";

export const SIGNS: Readonly<Record<string, string>> = {
  "trade-pp": signs.trade,
  "precious-pp": ACTIONS.caravan ?? "",
  "tower-prestige": signs.tower,
  "mission-pp": signs.scroll,
  "personal-market": signs.trade,
  "end-bonus": signs.crown,
};
