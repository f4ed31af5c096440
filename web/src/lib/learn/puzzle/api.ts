/** Puzzles as the server tells them. */

import { call } from "$lib/api/client";
import type { components } from "$lib/api/schema";

type Shapes = components["schemas"];
export type PuzzleEntry = Shapes["PuzzleEntry"];
export type PuzzleList = Shapes["PuzzleListOut"];
export type PuzzleState = Shapes["PuzzleOut"];

/** The reader's date, as 2026-11-16. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

export const puzzleApi = {
  list: (game: string, language: string) =>
    call<PuzzleList>("GET", `/learn/${game}/puzzles?language=${language}&day=${today()}`),
  /** Open a table with the puzzle at its beginning. */
  open: (game: string, name: string) => call<{ table: string }>("POST", `/learn/${game}/puzzles/${name}`),
  state: (table: string, language: string, answer: boolean) =>
    call<PuzzleState>("GET", `/tables/${table}/puzzle?language=${language}&answer=${answer ? 1 : 0}`),
  /** Open an ordinary table with bots that goes on from here. */
  playOn: (table: string) => call<{ table: string }>("POST", `/tables/${table}/play-on`),
};
