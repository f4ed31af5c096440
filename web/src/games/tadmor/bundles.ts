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

/** The bundle to begin with: the one that weighs least, by what the server says of each kind. */
export function preferred(possible: readonly string[][], dear: Counts): string[] {
  const weight = (bundle: readonly string[]): number => bundle.reduce((sum, word) => sum + (dear[word] ?? 0), 0);
  return [...possible].sort((a, b) => weight(a) - weight(b) || a.join().localeCompare(b.join()))[0] ?? [];
}
