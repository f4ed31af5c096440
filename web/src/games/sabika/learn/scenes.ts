/** What the pictures of a match that is looked through show. */

import type { Scenes } from "$lib/learn/art";
import { AREAS, areaOf } from "../areas";

/** The parts of the board as on a phone, and the workshop. */
export const scenes: Scenes = {
  all: [
    ...AREAS.map((board) => ({ board, label: `board-area-${board}` })),
    { board: "workshop", label: "analysis-own" },
  ],
  of: (verb, prompt) => areaOf(prompt, new Set([verb]), true) ?? "rondel",
};
