/** What the pictures of a match that is looked through show. */

import type { Scenes } from "$lib/learn/art";

const OWN = new Set(["turn_in", "discard", "trade"]);

/** The map for the caravan, one's own things for missions and goods. */
export const scenes: Scenes = {
  all: [
    { board: "map", label: "board-map" },
    { board: "own", label: "analysis-own" },
  ],
  of: (verb) => (OWN.has(verb) ? "own" : "map"),
};
