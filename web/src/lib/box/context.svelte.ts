/** What every part of *Your box* shares: the set, the game's drawings, and the line that the palette writes into. */

import { getContext, setContext, tick } from "svelte";
import { api } from "$lib/api/client";
import { speech } from "$lib/i18n/i18n.svelte";
import { namerOf, type Names, type Words } from "$lib/i18n/words";
import type { BoxArt } from "./art";
import type { BoxStore } from "./store.svelte";
import type { Symbol } from "./types";
import type { Path } from "./values";

/** The number that has the focus or had it last, and what the palette and the phone's pad do there. */
export type Writing = {
  path: string;
  digit: (key: string) => void;
  symbol: (symbol: Symbol) => void;
  add: () => void;
  /** The symbol that the line shows now. */
  current: () => string | null;
};

/** The tables and the words of the game, as a table would have them; the words follow the language. */
export type Board = { box: unknown; words: () => Words };

export class Shared {
  writing = $state.raw<Writing | null>(null);
  /** Where "add a line" stands open. */
  adding = $state<string | null>(null);

  constructor(
    readonly store: BoxStore,
    readonly art: BoxArt,
  ) {}

  #board: Promise<Board | null> | null = null;

  /** Loaded once something is drawn as on the board; null: it could not be had, and what it says stands in words. */
  board(): Promise<Board | null> {
    const { game } = this.store.form;
    this.#board ??= Promise.all([api.game(game), speech.learn(game)])
      .then(([{ box, names }]) => ({ box, words: () => speech.at(game, namerOf(names as Names | null), []) }))
      .catch(() => null);
    return this.#board;
  }

  /** Bring the focus to a value, or into its line where the line has none. */
  async focus(path: Path | string): Promise<void> {
    await tick();
    const at = typeof path === "string" ? path : path.join(".");
    const all = [...document.querySelectorAll<HTMLElement>("[data-path]")];
    const found =
      all.find((one) => one.dataset.path === at) ??
      all.find((one) => one.dataset.path?.startsWith(`${at}.`)) ??
      all.find((one) => at.startsWith(`${one.dataset.path ?? ""}.`));
    found?.focus();
    if (found instanceof HTMLInputElement) found.select();
  }
}

const KEY = "majlis-box";
export const shareBox = (shared: Shared): Shared => setContext(KEY, shared);
export const sharedBox = (): Shared => getContext<Shared>(KEY);
