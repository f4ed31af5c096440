/** The sums behind the pictures of an analysis: curves, bands, stacks, marks, and the steps of its cursor. */

export type Point = readonly [x: number, y: number];
type AtRound = { at: number; round: number };

/** Each value as the mean over a few before and after it; at the ends over those that are there. */
export function smooth(values: readonly number[], reach = 3): number[] {
  return values.map((_, i) => {
    const near = values.slice(Math.max(0, i - reach), i + reach + 1);
    return near.reduce((sum, value) => sum + value, 0) / near.length;
  });
}

export type CurvePoint = { at: number; chance: number };

/**
 * One smoothed curve for each seat. When the analysis is complete, the last value is the result, as it was: it is
 * appended after smoothing.
 */
export function curves(
  decisions: readonly { at: number; chances: readonly number[] }[],
  seats: number,
  end: { at: number; chances: readonly number[] } | null,
): CurvePoint[][] {
  return Array.from({ length: seats }, (_, seat) => {
    const drawn = smooth(decisions.map(({ chances }) => chances[seat] ?? 0));
    const points = decisions.map(({ at }, i) => ({ at, chance: drawn[i] ?? 0 }));
    return end === null ? points : [...points, { at: end.at, chance: end.chances[seat] ?? 0 }];
  });
}

export type Band = { round: number; from: number; to: number };

/** The rounds as bands: each reaches to the first decision of the next one, the last to `end`. */
export function bands(decisions: readonly AtRound[], end: number): Band[] {
  const found: Band[] = [];
  for (const { at, round } of decisions) {
    if (round === 0) continue; // the game has no rounds
    const last = found.at(-1);
    if (last?.round === round) continue;
    if (last !== undefined) last.to = at;
    found.push({ round, from: last === undefined ? 0 : at, to: end });
  }
  return found;
}

const text = (value: number): string => value.toFixed(1);
/** A line through points. */
export const pathOf = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i === 0 ? "M" : "L"}${text(x)} ${text(y)}`).join("");
/** The area between a line and a height. */
export function areaOf(points: readonly Point[], floor: number): string {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return "";
  return `${pathOf(points)}L${text(last[0])} ${text(floor)}L${text(first[0])} ${text(floor)}Z`;
}

/** Heights moved so far that neighbours keep a gap, in the order they had, inside the bounds. */
export function apart(heights: readonly number[], gap: number, least: number, most: number): number[] {
  const order = heights.map((height, i) => ({ height, i })).sort((a, b) => a.height - b.height || a.i - b.i);
  const placed: number[] = [];
  let floor = least;
  for (const { height } of order) {
    const at = Math.max(floor, height);
    placed.push(at);
    floor = at + gap;
  }
  let ceiling = most;
  for (let i = placed.length - 1; i >= 0; i--) {
    placed[i] = Math.min(ceiling, placed[i] ?? 0);
    ceiling = (placed[i] ?? 0) - gap;
  }
  const result: number[] = [];
  order.forEach(({ i }, rank) => (result[i] = placed[rank] ?? 0));
  return result;
}

/** The index of the last decision at or before `at`; 0 if there is none. */
export function indexAt(decisions: readonly { at: number }[], at: number): number {
  const later = decisions.findIndex((decision) => decision.at > at);
  return later < 0 ? Math.max(0, decisions.length - 1) : Math.max(0, later - 1);
}

/** The nearest decision to `at`, as far as decisions are known; beyond them `at` itself. */
export function nearest(decisions: readonly { at: number }[], at: number, entries: number): number {
  const last = decisions.at(-1)?.at ?? -1;
  if (at >= entries) return entries;
  if (at > last) return Math.max(0, at);
  return decisions.reduce((best, { at: other }) => (Math.abs(other - at) < Math.abs(best - at) ? other : best), last);
}

/** One decision on or back; past the last that is known one entry, and the end at last. */
export function stepFrom(decisions: readonly { at: number }[], at: number, by: 1 | -1, entries: number): number {
  const next = turningFrom(decisions, at, by);
  if (next !== null) return next;
  const last = decisions.at(-1)?.at ?? 0;
  return by < 0 ? (decisions[0]?.at ?? 0) : at < last || decisions.length === 0 ? at + 1 : entries;
}

/** The next turning point from here in that direction; null if there is none. */
export function turningFrom(points: readonly { at: number }[], at: number, direction: 1 | -1): number | null {
  const found = points.map((point) => point.at).filter((other) => (direction > 0 ? other > at : other < at));
  if (found.length === 0) return null;
  return direction > 0 ? Math.min(...found) : Math.max(...found);
}

export type Source = { name: string; points: number };
export type SourceMoment = { at: number; seats: readonly (readonly Source[])[] };
export type Layer = { name: string; kind: "named" | "other" | "loss" };
export const NAMED = 6;

/**
 * The layers that the points of all seats are drawn in: the sources that count most in the end, at most six with the
 * rest together, and what was lost.
 */
export function layersOf(moments: readonly SourceMoment[], other: string, losses: string): Layer[] {
  const end = moments.at(-1);
  if (end === undefined) return [];
  const sums = new Map<string, number>();
  const lost = new Set<string>();
  for (const moment of moments)
    for (const seat of moment.seats) for (const { name, points } of seat) if (points < 0) lost.add(name);
  for (const seat of end.seats)
    for (const { name, points } of seat) sums.set(name, (sums.get(name) ?? 0) + Math.max(0, points));
  // What the server has put together already goes with the rest.
  const rest = (name: string): boolean => name.toLowerCase() === other.toLowerCase();
  const counted = [...sums].filter(([, points]) => points > 0);
  const gains = counted.filter(([name]) => !rest(name)).sort((a, b) => b[1] - a[1]);
  const shown = counted.length > NAMED || counted.length > gains.length ? NAMED - 1 : NAMED;
  const [only] = lost;
  return [
    ...gains.slice(0, shown).map(([name]): Layer => ({ name, kind: "named" })),
    ...(counted.length > Math.min(shown, gains.length) ? [{ name: other, kind: "other" } as const] : []),
    ...(lost.size > 0
      ? [{ name: lost.size === 1 && only !== undefined && !rest(only) ? only : losses, kind: "loss" } as const]
      : []),
  ];
}

/** What a seat has in each layer at a moment. */
export function heights(sources: readonly Source[], layers: readonly Layer[]): number[] {
  const named = new Set(layers.filter(({ kind }) => kind === "named").map(({ name }) => name));
  return layers.map(({ name, kind }) =>
    sources
      .filter((source) =>
        kind === "loss"
          ? source.points < 0
          : source.points > 0 && (kind === "named" ? source.name === name : !named.has(source.name)),
      )
      .reduce((sum, { points }) => sum + points, 0),
  );
}

/** The lower and upper edge of each layer when they are piled up from 0; losses hang below it. */
export function piled(values: readonly number[], layers: readonly Layer[]): (readonly [number, number])[] {
  let top = 0;
  const edges: (readonly [number, number])[] = [];
  // The first layer lies on top, as in the list beside the picture.
  for (let i = layers.length - 1; i >= 0; i--) {
    const value = values[i] ?? 0;
    if (layers[i]?.kind === "loss") edges[i] = [value, 0];
    else {
      edges[i] = [top, top + value];
      top += value;
    }
  }
  return edges;
}

/** The least and the most that is ever drawn, and round numbers between them for the lines of the grid. */
export function range(
  moments: readonly SourceMoment[],
  layers: readonly Layer[],
): { low: number; high: number; ticks: number[] } {
  let [low, high] = [0, 1];
  for (const moment of moments)
    for (const seat of moment.seats)
      for (const [from, to] of piled(heights(seat, layers), layers))
        [low, high] = [Math.min(low, from), Math.max(high, to)];
  const step = [1, 2, 5, 10, 20, 40, 50, 100, 200].find((each) => high / each <= 3) ?? 500;
  return { low, high, ticks: Array.from({ length: Math.floor(high / step) + 1 }, (_, i) => i * step) };
}

/** How many decisions of a seat were best, good, weak, missed. */
export const MARKS = ["best", "good", "weak", "missed"] as const;
export function marksOf(decisions: readonly { seat: number; mark: string | null }[], seat: number): number[] {
  return MARKS.map((mark) => decisions.filter((each) => each.seat === seat && each.mark === mark).length);
}

/** First, lowest and last value of a curve, for the sentence that stands for the picture. */
export function gist(points: readonly CurvePoint[]): { first: number; lowest: number; at: number; last: number } {
  const lowest = points.slice(0, -1).reduce((least, point) => (point.chance < least.chance ? point : least), {
    at: points[0]?.at ?? 0,
    chance: points[0]?.chance ?? 0,
  });
  return { first: points[0]?.chance ?? 0, lowest: lowest.chance, at: lowest.at, last: points.at(-1)?.chance ?? 0 };
}
