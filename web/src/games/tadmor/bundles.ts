/**
 * Bundles of resources: prices, payments, and what is dropped. All that may be chosen comes from the server as a list
 * of bundles.
 */

import { RESOURCES, type Counts } from "./pieces";

/** `["wood", "wood", "gold"]` as counts. */
export function counted(words: readonly string[]): Record<string, number> {
  const out: Record<string, number> = {};
  for (const word of words) out[word] = (out[word] ?? 0) + 1;
  return out;
}

/** Counts as a sorted list of words, as the notation writes them. */
export function listed(counts: Counts): string[] {
  return Object.entries(counts)
    .flatMap(([word, count]) => Array.from({ length: count }, () => word))
    .sort();
}

export function sameBundle(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && [...a].sort().join() === [...b].sort().join();
}

/** Whether these are resources only, so that the bundle can be changed one by one. */
export function isResources(words: readonly string[]): boolean {
  return words.every((word) => (RESOURCES as readonly string[]).includes(word));
}

function distance(a: Counts, b: Counts): number {
  return RESOURCES.reduce((sum, kind) => sum + Math.abs((a[kind] ?? 0) - (b[kind] ?? 0)), 0);
}

/** The possible bundle nearest to `now` that has one more (or one fewer) of a kind; null if there is none. */
export function adjusted(
  possible: readonly string[][],
  now: readonly string[],
  kind: string,
  step: 1 | -1,
): string[] | null {
  const from = counted(now);
  const wanted = (from[kind] ?? 0) + step;
  let best: string[] | null = null;
  let least = Infinity;
  for (const bundle of possible) {
    const counts = counted(bundle);
    if ((counts[kind] ?? 0) !== wanted) continue;
    const far = distance(counts, from);
    if (far < least) [best, least] = [bundle, far];
  }
  return best;
}

/** How much rather one keeps a luxury good than a basic one. */
const DEARER = 1.6;

/** The bundle to begin with: what is plentiful goes first, and basic goods before luxury. */
export function preferred(possible: readonly string[][], have: Counts, luxury: readonly string[]): string[] {
  const cost = (bundle: readonly string[]): number => {
    const counts = counted(bundle);
    const points = counts["prestige"] === undefined ? 0 : 100;
    return RESOURCES.reduce(
      (sum, kind) =>
        sum + (counts[kind] ?? 0) * (luxury.includes(kind) ? DEARER : 1) * (1 + 2 / Math.max(1, have[kind] ?? 0)),
      points,
    );
  };
  return [...possible].sort((a, b) => cost(a) - cost(b) || a.join().localeCompare(b.join()))[0] ?? [];
}
