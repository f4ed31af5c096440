/** The table as text and what everybody has, asked for whenever the position, the seat or the language changes. */

import { api, Problem } from "$lib/api/client";
import { settings } from "$lib/settings.svelte";
import type { TableStore } from "$lib/table.svelte";
import type { Counts } from "./types";

export class Sight {
  text = $state.raw("");
  /** By seat; what you may not know is left out. Empty until it has been told. */
  holdings = $state.raw<readonly Counts[]>([]);
  /** Whether the text is written large. */
  large = $state(false);
  readonly #table: TableStore;
  #asked = 0;

  /** Made with a component, in whose life it keeps looking. */
  constructor(table: TableStore) {
    this.#table = table;
    $effect(() => {
      void table.live?.seq;
      void this.#look(table.seat, settings.language, table.pastAt);
    });
  }

  async #look(seat: number | null, language: string, at: number | null): Promise<void> {
    const asked = ++this.#asked;
    const { summary, key } = this.#table;
    try {
      const found = await api.picture(summary.id, seat, language, at, key);
      if (asked === this.#asked) [this.text, this.holdings] = [found.text, found.holdings];
    } catch (problem) {
      // The table itself says when the server cannot be reached; the next update asks again.
      if (!(problem instanceof Problem)) throw problem;
    }
  }
}
