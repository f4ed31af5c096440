/** Asking for a hint and putting it away, from the button and from its key. */

import { speech } from "$lib/i18n/i18n.svelte";
import { shell } from "$lib/shell/shell.svelte";
import type { TableStore } from "$lib/table.svelte";
import { Hints } from "./hints.svelte";
import Panel from "./Panel.svelte";
import Room from "./Room.svelte";
import { whyNoHint } from "./why";

/** The last hint: at the same decision it is shown again without asking. */
let last: Hints | null = null;

export function closeHint(): void {
  shell.hint = null;
}

export async function toggleHint(table: TableStore): Promise<void> {
  if (shell.hint !== null) return closeHint();
  if (!table.myTurn || table.past !== null || table.busy || table.puzzling || table.coach !== null) return;
  await speech.also("hint");
  if (last !== null && last.table === table && last.rows !== null && last.fits) {
    shell.hint = last;
    return;
  }
  const why = whyNoHint(table);
  if (why !== null) {
    const button = document.querySelector("[data-hint]");
    if (button !== null) table.showWhy({ id: why, rule: "", facts: {} }, button);
    return;
  }
  const hints = (last = new Hints(table, Panel, Room, closeHint));
  shell.hint = hints;
  await hints.ask();
}
