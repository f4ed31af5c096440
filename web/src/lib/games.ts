/**
 * What a game brings to the page, and where to find it: `src/games/<game>/index.ts`, loaded when a table of it is
 * opened. A game that brings nothing is played on the plain board (`src/lib/plain`).
 */

import type { Component } from "svelte";
import { settings } from "./settings.svelte";
import type { TableStore } from "./table.svelte";

export type GamePage = {
  /** Everything below the band: the board's parts in a `Frame`, with the shell's pieces around them. */
  Board: Component<{ table: TableStore }>;
  /** In the middle of the top bar: how far the match is. */
  Status?: Component<{ table: TableStore }>;
};

const PAGES = import.meta.glob<{ default: GamePage }>("../games/*/index.ts");

/** The page of a game: its drawn board, or the plain one where there is none or the reader prefers it. */
export async function gamePage(game: string): Promise<GamePage> {
  const drawn = settings.plainBoard ? undefined : PAGES[`../games/${game}/index.ts`];
  return (drawn === undefined ? await import("./plain") : await drawn()).default;
}
