/** The points of a finished match, sorted into the rows of a table. */

export interface FinalRow {
  /** A building type, or "wall". */
  source: string;
  /** By round, then by player. */
  rounds: number[][];
  totals: number[];
}

/** The points of a match by source, from the breakdowns `round_1_tower` and so on. */
export function finalRows(
  breakdowns: readonly Record<string, number>[],
  types: readonly string[],
  scorings: readonly number[],
): FinalRow[] {
  return [...types, "wall"].map((source) => {
    const rounds = scorings.map((round) => breakdowns.map((points) => points[`round_${round}_${source}`] ?? 0));
    return {
      source,
      rounds,
      totals: breakdowns.map((_, seat) => rounds.reduce((sum, of) => sum + (of[seat] ?? 0), 0)),
    };
  });
}
