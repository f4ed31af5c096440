/** Several things at once: counted, listed, compared. */

export type Counts = Readonly<Record<string, number>>;

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
