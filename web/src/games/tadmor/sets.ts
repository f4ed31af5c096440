/** Precious goods in sets (TAD-15.2): set i holds every kind owned at least i times. */

import type { Box, Counts } from "./model";

export interface Sets {
  /** The kinds of each set, the largest first. */
  sizes: number[];
  points: number;
  /** What one more good of a kind that the first set lacks would bring; 0 when it is complete. */
  next: number;
}

export function pointsOf(set_points: readonly number[], kinds: number): number {
  return kinds === 0 ? 0 : (set_points[Math.min(kinds, set_points.length) - 1] ?? 0);
}

export function setsOf(box: Box, precious: Counts): Sets {
  const counts = Object.values(precious).filter((count) => count > 0);
  const most = Math.max(0, ...counts);
  const sizes = Array.from({ length: most }, (_, i) => counts.filter((count) => count > i).length);
  const points = sizes.reduce((sum, size) => sum + pointsOf(box.set_points, size), 0);
  return { sizes, points, next: gainOf(box, precious, null) };
}

/** What one more of this good would bring (null: of any kind not yet owned). */
export function gainOf(box: Box, precious: Counts, good: string | null): number {
  const kinds = box.stacks.flatMap((stack) => stack.kinds);
  const missing = good ?? kinds.find((kind) => (precious[kind] ?? 0) === 0);
  if (missing === undefined) return 0;
  const level = precious[missing] ?? 0;
  const size = kinds.filter((kind) => (precious[kind] ?? 0) > level).length;
  return pointsOf(box.set_points, size + 1) - pointsOf(box.set_points, size);
}
