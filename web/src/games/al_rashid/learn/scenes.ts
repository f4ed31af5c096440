/** What the pictures of a match that is looked through show. */

import type { Scenes } from "$lib/learn/art";

const OWN = new Set(["pay", "exchange", "barter", "dismiss"]);

/** The city and the territories for who stands where, one's own things for what is paid and chosen. */
export const scenes: Scenes = {
  all: [
    { board: "board", label: "board-city" },
    { board: "own", label: "analysis-own" },
  ],
  of: (verb) => (OWN.has(verb) ? "own" : "board"),
};
