/** The points of a finished match, sorted into the rows of a table. */

export interface FinalRow {
  /** By round, then by player. */
  rounds: number[][];
  totals: number[];
}

const add = (lists: readonly (readonly number[])[], seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => lists.reduce((sum, list) => sum + (list[seat] ?? 0), 0));

/**
 * The points by what was scored (the types, then the wall) and by round, from everybody's breakdown. `rounds` are the
 * engine's groups of sources: every round scores the same things in the same order.
 */
export function finalTable(
  breakdowns: readonly Readonly<Record<string, number>>[],
  rounds: readonly (readonly string[])[],
): { rows: FinalRow[]; sums: number[][] } {
  const seats = breakdowns.length;
  const points = rounds.map((sources) => sources.map((source) => breakdowns.map((of) => of[source] ?? 0)));
  const rows = (rounds[0] ?? []).map((_, at) => {
    const scored = points.map((round) => round[at] ?? []);
    return { rounds: scored, totals: add(scored, seats) };
  });
  return { rows, sums: points.map((round) => add(round, seats)) };
}
