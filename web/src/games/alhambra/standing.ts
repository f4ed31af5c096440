/** Chapter 9 as a forecast: what everybody would get if the next scoring came now. */

import type { Box, View } from "./model";

/**
 * Points for counts: ties take their places together and share them, rounded down; a count of 0 gets nothing (ALH-9.4
 * to 9.6).
 */
export function shares(counts: readonly number[], places: readonly number[]): number[] {
  return counts.map((mine) => {
    if (mine === 0) return 0;
    const ahead = counts.filter((other) => other > mine).length;
    const tied = counts.filter((other) => other === mine).length;
    const points = places.slice(ahead, ahead + tied).reduce((sum, value) => sum + value, 0);
    return Math.floor(points / tied);
  });
}

export interface StandingRow {
  type: string;
  /** One per player, then Dirk's with two players. */
  counts: number[];
  points: number[];
  /** The points for the places of this round. */
  places: number[];
}

export interface Standing {
  round: number;
  rows: StandingRow[];
  walls: number[];
  wallPoints: number[];
  totals: number[];
  dirk: boolean;
}

/** The number of the scoring that comes next; after the second card it is the last one. */
export function nextRound(view: View): number {
  return Math.min(view.scoring_cards.length + 1, 3);
}

/** The forecast of a scoring round, by type. */
export function standing(view: View, box: Box, round: number = nextRound(view)): Standing {
  const dirk = view.dirk !== undefined;
  const perWall = box.constants["wall_points"] ?? box.constants["points_per_wall_segment"] ?? 1;
  const rows = box.types.map(({ id, points }) => {
    const counts = view.players.map((player) => player.counts[id] ?? 0);
    if (view.dirk) counts.push(view.dirk.counts[id] ?? 0);
    const places = (points[round - 1] ?? []).filter((value) => value > 0);
    return { type: id, counts, places, points: shares(counts, places) };
  });
  const walls = view.players.map((player) => player.wall);
  const wallPoints = walls.map((length) => length * perWall);
  if (dirk) {
    walls.push(0);
    wallPoints.push(0);
  }
  const totals = wallPoints.map((points, seat) => rows.reduce((sum, row) => sum + (row.points[seat] ?? 0), points));
  return { round, rows, walls, wallPoints, totals, dirk };
}

export interface FinalRow {
  /** A building type, or "wall". */
  source: string;
  /** By round, then by player. */
  rounds: number[][];
  totals: number[];
}

/** The points of a match by source, from the breakdowns `round_1_tower` and so on. */
export function finalRows(breakdowns: readonly Record<string, number>[], types: readonly string[]): FinalRow[] {
  return [...types, "wall"].map((source) => {
    const rounds = [1, 2, 3].map((round) => breakdowns.map((points) => points[`round_${round}_${source}`] ?? 0));
    return {
      source,
      rounds,
      totals: breakdowns.map((_, seat) => rounds.reduce((sum, of) => sum + (of[seat] ?? 0), 0)),
    };
  });
}
