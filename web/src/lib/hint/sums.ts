/** The sums of the hint panel: chances as texts, and where they lie on the line of a row. */

import type { Action } from "$lib/api/types";

type Chances = { chance: number; low: number; high: number; difference: number };

/** A chance as it is read: "41 %", with a space that does not break. */
export const percent = (chance: number): string => `${Math.round(100 * chance)}\u00a0%`;

/** A difference always carries its sign: "+12 %", "−9 %", "±0 %". */
export function signed(difference: number): string {
  const whole = Math.round(100 * difference);
  return `${whole > 0 ? "+" : whole < 0 ? "−" : "±"}${Math.abs(whole)}\u00a0%`;
}

/** The part of the line from 0 to 100 % that all rows share, so that they compare: a little more than they fill. */
export function span(rows: readonly Chances[]): readonly [low: number, high: number] {
  const ends = rows.flatMap(({ chance, low, high, difference }) => [low, high, chance - difference]);
  if (ends.length === 0) return [0, 1];
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const more = Math.max(0.02, (high - low) * 0.1);
  return [Math.max(0, low - more), Math.min(1, high + more)];
}

/** Where a chance lies on that line, in percent of its length. */
export function along(chance: number, [low, high]: readonly [number, number]): number {
  return high <= low ? 0 : Math.max(0, Math.min(100, (100 * (chance - low)) / (high - low)));
}

/** An action in the notation that names its things: the verb, then its parts. */
export function notation(action: Readonly<Record<string, unknown>>): string {
  const { verb, text: _text, ...parts } = action as Action & { text?: string };
  return [verb, ...Object.values(parts).map((part) => (Array.isArray(part) ? part.join("+") : part))].join(" ");
}
