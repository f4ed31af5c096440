/**
 * What a game brings to the page, and where to find it: `src/games/<game>/index.ts`, loaded when a table of it is
 * opened.
 */

import type { Component } from "svelte";
import type { TableStore } from "./table.svelte";

export type GamePage = {
  /**
   * Everything below the band: the board places the shell's pieces (Question, Players, Log, Chat, Sheets) in its own
   * grid.
   */
  Board: Component<{ table: TableStore }>;
  /** In the middle of the top bar: how far the match is. */
  Status?: Component<{ table: TableStore }>;
};

const PAGES = import.meta.glob<{ default: GamePage }>("../games/*/index.ts");

/** The page of a game, or null if this build has none. */
export async function gamePage(game: string): Promise<GamePage | null> {
  const load = PAGES[`../games/${game}/index.ts`];
  return load === undefined ? null : (await load()).default;
}

/** Whether this build can show a game; the lobby offers no other. */
export function hasPage(game: string): boolean {
  return `../games/${game}/index.ts` in PAGES;
}
