/** A scoring that has been carried out, as a table: what each kind of building and the walls brought everybody. */

import type { AlhambraNumbers, AlhambraTables, AlhambraView } from "$lib/api/alhambra";
import type { Line } from "$lib/story/lines";

export type ScoredRow = { type: string; places: readonly number[]; counts: readonly number[]; points: number[] };
export type Scored = {
  round: number;
  rows: ScoredRow[];
  lengths: number[];
  walls: number[];
  sums: number[];
  before: number[];
  after: number[];
  /** The rule by which players with equal counts share; null: nobody scored for a type. */
  rule: string | null;
};
/** The numbers of the scorings of a match, from the tables of points. */
export const scoringsOf = (box: AlhambraTables): number[] => (box.types[0]?.points ?? []).map((_, at) => at + 1);

/** How many places of each kind it scores. */
export const placesIn = ({ rows }: Scored): number => Math.max(0, ...rows.map(({ places }) => places.length));

/** The position right after it. */
export type Then = { numbers: AlhambraNumbers; view: AlhambraView; scores: readonly number[] };

/** The round that a line of the story tells; 0: it is no scoring. */
export function roundOf(line: Line): number {
  const step = line.steps.find(({ name }) => name === "event-scoring");
  return Number(step?.parts["round"] ?? 0);
}

/**
 * Who held how many comes from the position after it, what it brought from the events: the page counts nothing itself.
 * What Dirk drew right after the scoring (`drawn`) did not count in it.
 */
export function scoredOf(line: Line, then: Then, box: AlhambraTables, drawn: readonly string[] = []): Scored {
  const round = roundOf(line);
  const seats = then.view.players.length;
  const dirk = then.view.dirk !== undefined ? 1 : 0;
  const nothing = (): number[] => Array.from({ length: seats + dirk }, () => 0);
  const late = (type: string): number => drawn.filter((tile) => box.tiles[tile]?.type === type).length;
  const rows = then.numbers.standing.types.map(({ type, counts }) => ({
    type,
    counts: counts.map((count, seat) => (seat < seats ? count : count - late(type))),
    places: box.types.find(({ id }) => id === type)?.points[round - 1] ?? [],
    points: nothing(),
  }));
  const walls = nothing();
  for (const { name, seat, parts } of line.steps) {
    const points = Number(parts["points"] ?? 0);
    const row = rows.find(({ type }) => type === parts["type"]);
    if (name === "event-scores-type" && row) row.points[seat] = points;
    else if (name === "event-dirk-scores-type" && row) row.points[seats] = points;
    else if (name === "event-scores-wall") walls[seat] = points;
  }
  const sums = nothing().map((_, seat) => rows.reduce((sum, row) => sum + (row.points[seat] ?? 0), walls[seat] ?? 0));
  const after = [...then.scores];
  return {
    round,
    rows,
    lengths: then.view.players.map(({ wall }) => wall),
    walls,
    sums,
    after,
    before: after.map((score, seat) => score - (sums[seat] ?? 0)),
    rule: line.steps.find(({ name }) => name.endsWith("scores-type"))?.rule ?? null,
  };
}

/** Where a seat stands: its rank, the next beside it, and how far apart they are (0: they share the place). */
export function placeOf(scores: readonly number[], seat: number): { rank: number; beside: number; by: number } {
  const own = scores[seat] ?? 0;
  const rank = 1 + scores.filter((score) => score > own).length;
  const others = scores.map((score, other) => ({ score, other })).filter(({ other }) => other !== seat);
  others.sort((one, two) => two.score - one.score);
  const beside = (rank === 1 ? others[0] : others.findLast(({ score }) => score > own)) ?? { score: own, other: seat };
  return { rank, beside: beside.other, by: Math.abs(own - beside.score) };
}
