/** Why there is no hint: small, since the button needs it at every table. */

import type { TableStore } from "$lib/table.svelte";

const FIVE = 5;

/** Why the button does not help here: the message, or null if it does. */
export function whyNoHint(table: TableStore): string | null {
  if (table.summary.hints === "off") return "hint-why-off";
  const used = table.seat === null ? 0 : (table.summary.seats[table.seat]?.hints ?? 0);
  return table.summary.hints === "five" && used >= FIVE ? "hint-why-used" : null;
}
