/** Entered values as the tables of a box have them, for the parts of the board that draw them. */

import type { Score, SlotTable, WishTable } from "$lib/api/sabika";
import type { Lines, Values } from "$lib/box/types";

const linesOf = (values: Values, key: string): Lines => (Array.isArray(values[key]) ? (values[key] as Lines) : []);
const words = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** How a large poem or a trade card scores; null: nothing has been chosen, or not what is counted. */
export function scoreOf(values: Values): Score | null {
  const line = linesOf(values, "score")[0];
  if (line === undefined) return null;
  const { n, max, of, counter, values: printed } = line.slots;
  const counters = counter ? [String(counter)] : words(of);
  if (counters.length === 0) return null;
  return {
    kind: line.sentence.replace("score-", "") as Score["kind"],
    ...(counter ? { counter: String(counter) } : { of: counters }),
    ...(typeof n === "number" ? { n } : {}),
    ...(typeof max === "number" ? { max } : {}),
    ...(Array.isArray(printed) ? { values: printed.map(Number) } : {}),
  };
}

/** What it can bring at most, as it is entered; null: a majority, or not said yet. */
export const mostOf = ({ kind, max, values }: Score): number | null =>
  kind === "table" ? Math.max(0, ...(values ?? [])) : kind === "majority" ? null : (max ?? null);

/** The lines of a wish that say what they count. */
export function wishOf(values: Values): WishTable[] {
  return linesOf(values, "lines").flatMap(({ slots }) =>
    slots.counter ? [{ counter: String(slots.counter), n: Number(slots.n ?? 0) }] : [],
  );
}

/** A slot beside the spaces that it touches; null: none has been chosen. */
export function slotOf(values: Values): SlotTable | null {
  const place = (key: string): string | null => (values[key] ? String(values[key]) : null);
  const [outer, middle, inner] = [place("outer"), place("middle"), place("inner")];
  if (outer === null && middle === null && inner === null) return null;
  return { slot: "slot", kind: "outer" in values ? "raw" : "marble", outer, middle, inner };
}

const PRINTED: Readonly<Record<string, (values: Values) => boolean>> = {
  wishes: (values) => wishOf(values).length > 0,
  "trade-cards": (values) => scoreOf(values) !== null,
  "large-poems": (values) => scoreOf(values) !== null,
  rounds: () => true,
  "yusuf-cards": ({ target }) => Boolean(target),
  "sultans-workers": ({ index }) => Boolean(index),
  "side-actions": (values) => slotOf(values) !== null,
};

/** Whether this is drawn with the tables and the words of the game, and enough is known of it. */
export const isPrinted = (kind: string, values: Values): boolean => PRINTED[kind]?.(values) ?? false;
