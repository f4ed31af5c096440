/**
 * How a game's components look in *Your box*: `src/games/<game>/box/index.ts`. A game that brings nothing has its
 * sentences.
 */

import type { Component } from "svelte";
import type { Words } from "$lib/i18n/words";
import type { Values } from "./types";

/** A component that lies on the board: where, the number that stands there, and whether it is the open one. */
export type Mark = { at: readonly string[]; text: string; current: boolean };

export type BoardProps = {
  /** The tables of the game's box. */
  box: unknown;
  words: Words;
  /** What the places are called; those that are missing cannot be chosen. */
  names: Readonly<Record<string, string>>;
  chosen: readonly string[];
  marks: readonly Mark[];
  pick: (place: string) => void;
};

export type BoxArt = {
  /** A symbol of the palette; with a number, the number stands in it or beside it. */
  Symbol?: Component<{ id: string; n?: number | null; size?: number }>;
  /** Which choices of words and which symbols have a picture. */
  pictured?: (id: string) => boolean;
  /**
   * The piece as it lies on the table, where `draws` says so: what a match calls it, or its place in the box, and what
   * stands on it in large type.
   */
  Piece?: Component<{ kind: string; id: string; mark: string; values: Values }>;
  draws?: (kind: string, values: Values) => boolean;
  /** The look of a field's half of a card: a class that `Look` styles. */
  tone?: (field: string) => string | null;
  /** Parts of the board on which places are chosen, loaded when one is; `FieldForm.board` names them. */
  boards?: Readonly<Record<string, () => Promise<{ default: Component<BoardProps> }>>>;
  /** Around everything: the game's own colours. */
  colours?: string;
};

const ARTS = import.meta.glob<{ default: BoxArt }>("../../games/*/box/index.ts");

export async function boxArt(game: string): Promise<BoxArt> {
  const load = ARTS[`../../games/${game}/box/index.ts`];
  return load === undefined ? {} : (await load()).default;
}
