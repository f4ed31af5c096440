/**
 * What goods are worth, and what may be chosen out of several things: the arithmetic that a player would do in their
 * head.
 */

import type { Counts, Refusal } from "./model";

/** The sizes of the sets of different goods that a stock makes, the largest first (RAS-5.2). */
export function setsOf(counts: Counts): number[] {
  const out: number[] = [];
  for (let layer = 1; ; layer += 1) {
    const kinds = Object.values(counts).filter((count) => count >= layer).length;
    if (kinds === 0) return out;
    out.push(kinds);
  }
}

/** What a stock is worth in gold: each set by the barter table. */
export function worthOf(counts: Counts, setValues: readonly number[]): number {
  return setsOf(counts).reduce((sum, size) => sum + (setValues[size - 1] ?? 0), 0);
}

export function countOf(ids: readonly string[]): Record<string, number> {
  const out: Record<string, number> = {};
  for (const id of ids) out[id] = (out[id] ?? 0) + 1;
  return out;
}

/** The ids of some counts, in the order of the counts. */
export function idsOf(counts: Counts): string[] {
  return Object.entries(counts).flatMap(([id, count]) => Array.from({ length: Math.max(0, count) }, () => id));
}

export function totalOf(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** The same things, whatever their order. */
export function sameThings(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && [...a].sort().join(" ") === [...b].sort().join(" ");
}

/** Whether something more could be added so that one of these choices comes of it (or has come). */
export function leadsTo(chosen: readonly string[], choices: readonly (readonly string[])[]): boolean {
  const have = countOf(chosen);
  return choices.some((choice) => {
    const there = countOf(choice);
    return Object.entries(have).every(([id, count]) => (there[id] ?? 0) >= count);
  });
}

/** Whether goods meet a price as they must: enough, and none that could be left out (RAS-5.3, 5.4). */
export function judgePayment(
  goods: Counts,
  price: number,
  setValues: readonly number[],
): { sum: number; refusal: Refusal | null } {
  const sum = worthOf(goods, setValues);
  if (sum < price) return { sum, refusal: { id: "refused-payment-too-low", rule: "RAS-5.3", facts: { sum, price } } };
  for (const [good, count] of Object.entries(goods)) {
    if (count > 0 && worthOf({ ...goods, [good]: count - 1 }, setValues) >= price)
      return { sum, refusal: { id: "refused-payment-superfluous", rule: "RAS-5.4", facts: { sum, price, good } } };
  }
  return { sum, refusal: null };
}

/** The payment a careful player would begin with: it leaves the most behind; then fewer goods. */
export function bestPayment(
  payments: readonly (readonly string[])[],
  stock: Counts,
  setValues: readonly number[],
): readonly string[] | null {
  let best: { pay: readonly string[]; left: number } | null = null;
  for (const pay of payments) {
    const gone = countOf(pay);
    const left = worthOf(
      Object.fromEntries(Object.entries(stock).map(([good, count]) => [good, count - (gone[good] ?? 0)])),
      setValues,
    );
    if (best === null || left > best.left || (left === best.left && pay.length < best.pay.length)) best = { pay, left };
  }
  return best?.pay ?? null;
}

/** The price of an office, with a credit or without (RAS-5.8). */
export function officePrice(cost: number, credit: boolean, discount: number): number {
  return credit ? Math.max(0, cost - discount) : cost;
}
