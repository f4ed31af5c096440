/** What the pictures of a match that is looked through show. */

import type { Scenes } from "$lib/learn/art";

const BUILT = new Set(["place", "keep", "give", "remove", "swap"]);

/** Market, money and hand for what is bought and taken, the Alhambra for what is built. */
export const scenes: Scenes = {
  all: [
    { board: "table", label: "board-market" },
    { board: "palace", label: "board-palace" },
    { board: "palaces", label: "board-all-palaces" },
  ],
  of: (verb, prompt) => (BUILT.has(verb) || prompt === "prompt-place" ? "palace" : "table"),
};
