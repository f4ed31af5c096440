/** The pieces in the order in which they are drawn, and how they are looked up by what the server calls them. */

import type { FiguresView, SpaceTable, TadmorTables } from "$lib/api/tadmor";

export const RESOURCES = ["wood", "stone", "marble", "gold"] as const;
export const STAGES = ["foundation", "colonnade", "roof", "statues"] as const;
export const FIGURE_WORDS: readonly (keyof FiguresView)[] = ["camel", "ship"];
const NUMERALS = ["", "I", "II", "III"];

export type Counts = Readonly<Record<string, number>>;

/** The number of an epoch as it is written. */
export function numeral(epoch: number): string {
  return NUMERALS[epoch] ?? String(epoch);
}

/** The seat that a word like `seat-2` names. */
export function seatOf(word: string): number {
  return Number(word.slice(5));
}

/** The colour of a precious good. */
export function colourOf(box: TadmorTables, good: string): string {
  return box.stacks.find(({ kinds }) => kinds.includes(good))?.colour ?? "grey";
}

export function spaceOf(box: TadmorTables, id: string): SpaceTable | undefined {
  return box.spaces.find((space) => space.id === id);
}

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
