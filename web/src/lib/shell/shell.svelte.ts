/** Which of the shell's windows are open. */

import type { Hints } from "$lib/hint/hints.svelte";

class Shell {
  side = $state(false);
  settings = $state(false);
  keys = $state(false);
  share = $state(false);
  result = $state(false);
  lookingBack = $state(false);
  /** The owner's values of this table beside the reconstructed ones. */
  values = $state(false);
  /** What is reconstructed at this table. */
  reconstructed = $state(false);
  /** All symbols of the game. */
  legend = $state(false);
  /** The player aid. */
  aid = $state(false);
  /** The hint that was asked for; its panel comes with it. */
  hint = $state.raw<Hints | null>(null);
  /** The sheet that is open on a phone, by its id. */
  sheet = $state<string | null>(null);

  /** Whether the plain board is shown, which has keys of its own. */
  plain = $state(false);
  /** Whether a puzzle is posed on the board: some keys do other things there. */
  puzzle = $state(false);

  /** A new table: everything closed. */
  shut(): void {
    this.side = this.settings = this.keys = this.share = this.result = this.lookingBack = this.values = false;
    this.reconstructed = this.legend = this.aid = false;
    this.sheet = null;
    this.hint = null;
  }
}

export const shell = new Shell();
