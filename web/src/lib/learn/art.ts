/** What a game draws for its rulebook: pieces behind their words, and its board in a fixed position. */

import type { Component } from "svelte";
import type { GameDetail } from "$lib/api/types";
import type { StageData } from "./api";

/** A part of the board that shows a position: how `Stage` calls it, and the message that names it. */
export type Scene = { board: string; label: string };
/** The parts of the board, the usual one first, and which of them a decision is about. */
export type Scenes = { all: readonly Scene[]; of: (verb: string, prompt: string) => string };

export type LearnArt = {
  /**
   * The drawing of a piece, 1.2 em high and hidden from screen readers: the word beside it says what it is. A figure
   * has the colour of that seat.
   */
  Piece: Component<{ piece: string; seat?: number }>;
  /** The part of the board that a picture or an example shows, with what its steps mark. */
  Stage: Component<{ game: GameDetail; stage: StageData; marks: readonly string[] }>;
  /** What a match is looked through in. */
  scenes: Scenes;
};

const ART = import.meta.glob<{ default: LearnArt }>("../../games/*/learn/index.ts");

export async function learnArt(game: string): Promise<LearnArt | null> {
  const found = ART[`../../games/${game}/learn/index.ts`];
  return found === undefined ? null : (await found()).default;
}
