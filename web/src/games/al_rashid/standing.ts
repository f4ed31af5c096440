/** Who stands where in an area, and what one more piece would change (RAS-4.1 to 4.4). */

import type { AreaView, Box, Family } from "./model";

export interface Standing {
  /** From 1; those from 4 on take no part. */
  rank: number;
  dominance: number;
  /** Who is next ahead, and by how much (0: the same dominance, but there earlier). */
  ahead: number | null;
  by: number;
  /** Who would be next behind, and by how much. */
  behind: number | null;
  over: number;
}

/** Families by rank: the higher dominance first, then who came earlier. */
export function ranked(families: readonly Family[]): Family[] {
  return families
    .map((family, place) => ({ family, place }))
    .sort((a, b) => b.family.dominance - a.family.dominance || a.place - b.place)
    .map(({ family }) => family);
}

/** Where a family stands now; null if it is not there. */
export function standingOf(area: AreaView, seat: number): Standing | null {
  const line = ranked(area.families);
  const at = line.findIndex((family) => family.seat === seat);
  const own = line[at];
  if (own === undefined) return null;
  const [ahead, behind] = [line[at - 1], line[at + 1]];
  return {
    rank: at + 1,
    dominance: own.dominance,
    ahead: ahead?.seat ?? null,
    by: (ahead?.dominance ?? own.dominance) - own.dominance,
    behind: behind?.seat ?? null,
    over: own.dominance - (behind?.dominance ?? own.dominance),
  };
}

/** The area with one more piece of a seat: it joins its family's place, or comes after all that are there. */
export function withPiece(box: Box, area: AreaView, seat: number, piece: string): AreaView {
  const value = box.pieces[piece]?.dominance ?? 0;
  const there = area.families.some((family) => family.seat === seat);
  const families = there
    ? area.families.map((family) =>
        family.seat === seat
          ? {
              ...family,
              dominance: family.dominance + value,
              pieces: { ...family.pieces, [piece]: (family.pieces[piece] ?? 0) + 1 },
            }
          : family,
      )
    : [...area.families, { seat, dominance: value, pieces: { [piece]: 1 } }];
  return { ...area, families, ranking: ranked(families).map((family) => family.seat) };
}

/** The rank and dominance that a placement would give now. */
export function standingAfter(box: Box, area: AreaView, seat: number, piece: string): Standing {
  return standingOf(withPiece(box, area, seat, piece), seat) as Standing;
}
