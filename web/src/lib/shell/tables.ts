/** Tables in a few words, for the lists of the lobby. */

import type { GameEntry, OptionValue, Table } from "$lib/api/types";
import { say, speech } from "$lib/i18n/i18n.svelte";

/** Options that differ from the usual game, each in a few words: modules by name, the rest with their value. */
export function optionTexts(game: string, options: Readonly<Record<string, OptionValue>>): string[] {
  const words = speech.of(game);
  return Object.entries(options).flatMap(([name, value]) => {
    if (Array.isArray(value)) return value.map((choice) => words.say(`option-${name}-${choice}`));
    const option = words.say(`option-${name}`);
    if (value === true) return [option];
    if (value === false) return [say("option-off", { option })];
    const said = typeof value === "string" ? words.say(`option-${name}-${value}`) : value;
    return [say("option-value", { option, value: said })];
  });
}

/** Whose values the table is played with, if they are an owner's. */
export const valuesTexts = ({ box }: Table): string[] => (box === null ? [] : [say("values-own", { name: box.name })]);

/** What is special about this table, or that there is nothing special. */
export function optionsText(table: Table): string {
  const told = [...valuesTexts(table), ...optionTexts(table.game, table.options)];
  return told.length === 0 ? say("options-usual") : told.join(" · ");
}

/** A table goes by its name, or by its game if nobody named it. */
export function tableName(table: Table, games: readonly GameEntry[]): string {
  return games.some((game) => game.id === table.game && game.title === table.name)
    ? speech.of(table.game).say("game-title")
    : table.name;
}

/** A name, or "Player 2" for somebody who has deleted their account. */
const called = ({ name, seat }: Table["seats"][number]): string => name || say("seat", { number: seat + 1 });

const othersAt = (table: Table): string[] =>
  table.seats.filter((seat) => !seat.mine && seat.kind !== "open").map(called);

/** The names of those who sit there beside the reader, with how many more there are than fit. */
export function othersText(table: Table, most = 5): string {
  const others = othersAt(table);
  return others.length > most ? `${others.slice(0, most).join(", ")} …` : others.join(", ");
}

/** "Alhambra with Tomás and Ingrid". */
export function companyText(table: Table): string {
  const others = othersAt(table);
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
