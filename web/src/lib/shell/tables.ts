/** Tables in a few words, for the lists of the lobby. */

import type { Table } from "$lib/api/types";
import { say, speech } from "$lib/i18n/i18n.svelte";

/** What is special about this table: its modules, or that there is nothing special. */
export function optionsText(table: Table): string {
  const words = speech.of(table.game);
  const told = Object.entries(table.options).flatMap(([name, value]) => {
    if (Array.isArray(value)) return value.map((choice) => words.say(`option-${name}-${choice}`));
    return [words.say(`option-${name}`)];
  });
  return told.length === 0 ? say("options-usual") : told.join(", ");
}

/** "Alhambra with Tomás and Ingrid". */
export function companyText(table: Table): string {
  const others = table.seats.filter((seat) => !seat.mine && seat.kind !== "open").map((seat) => seat.name);
  const game = speech.of(table.game).say("game-title");
  return others.length === 0 ? game : say("game-with", { game, others });
}

/** How a table of one's own stands. */
export function standText(table: Table): string {
  if (table.phase === "gathering")
    return say("stand-gathering", { count: table.seats.filter((seat) => seat.kind === "open").length });
  if (table.phase === "over") return say("stand-over");
  if (table.my_turn) return say("stand-your-move");
  const asked = table.waiting.length > 0 ? table.waiting : table.actor === null ? [] : [table.actor];
  const names = asked
    .map((seat) => table.seats.find((other) => other.seat === seat)?.name ?? "")
    .filter((name) => name !== "");
  return names.length === 0 ? say("stand-going-on") : say("stand-thinking", { names });
}
