/**
 * Where marks of the last moves go: a ring around each thing that another seat touched, and a dotted arc for what went
 * from one to another. Things are found by the names that the engine uses (`data-thing`); geometry only, so that it can
 * be tested without a browser.
 */

export type Box = { left: number; top: number; width: number; height: number };
export type Point = readonly [number, number];
export type Ring = {
  key: string;
  line: number;
  seat: number;
  box: Box;
  round: boolean;
  path?: string;
  matrix?: string;
  /** Whether the player's mark stands at the corner: no piece there shows whose it is. */
  mark: boolean;
  /** Words and signs that the ring leaves free, where it cannot lie under them. */
  holes: readonly Box[];
};
export type Arc = {
  key: string;
  line: number;
  seat: number;
  path: string;
  start: Point;
  head: string;
  /** The radius that a rondel keeps free for it, in its units; 0: none. */
  way: number;
};
/** What a turn touched, with the line that tells it. */
export type Touch = { line: number; seat: number; source: string; to: string };

const GAP = 3;
const HEAD = 8;

/** What each player touched last of each thing; who else touched it may have a piece of their own there. */
export function lastTouches(lines: readonly { number: number; touched: readonly Omit<Touch, "line">[] }[]): Touch[] {
  const found = new Map<string, Touch>();
  for (const line of lines)
    for (const touch of line.touched) {
      const key = `${touch.seat} ${touch.source}>${touch.to}`;
      found.delete(key);
      found.set(key, { ...touch, line: line.number });
    }
  return [...found.values()];
}

export const middle = (box: Box): Point => [box.left + box.width / 2, box.top + box.height / 2];
export const grown = (box: Box, by = GAP): Box => ({
  left: box.left - by,
  top: box.top - by,
  width: box.width + 2 * by,
  height: box.height + 2 * by,
});

/** The part of a box that can be seen within all of those around it; null where its middle cannot. */
export function visible(box: Box, around: readonly Box[]): boolean {
  const [x, y] = middle(box);
  return (
    box.width > 0 &&
    box.height > 0 &&
    around.every((one) => x >= one.left && x <= one.left + one.width && y >= one.top && y <= one.top + one.height)
  );
}

/** Where the way from the middle of a box to a point leaves the box. */
export function edge(box: Box, towards: Point): Point {
  const [x, y] = middle(box);
  const [dx, dy] = [towards[0] - x, towards[1] - y];
  if (dx === 0 && dy === 0) return [x, y];
  const scale = Math.min(
    dx === 0 ? Infinity : box.width / 2 / Math.abs(dx),
    dy === 0 ? Infinity : box.height / 2 / Math.abs(dy),
    1,
  );
  return [x + dx * scale, y + dy * scale];
}

/** The box around two. */
export function around(one: Box, other: Box): Box {
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)];
  const right = Math.max(one.left + one.width, other.left + other.width);
  const bottom = Math.max(one.top + one.height, other.top + other.height);
  return { left, top, width: right - left, height: bottom - top };
}

/** Those of the boxes that a line around `box` would cross. */
export function crossed(box: Box, others: readonly Box[], line = 7): Box[] {
  const [outer, inner] = [grown(box, line / 2), grown(box, -line / 2)];
  return others
    .map((other) => grown(other, 1))
    .filter(
      (other) =>
        other.left < outer.left + outer.width &&
        other.left + other.width > outer.left &&
        other.top < outer.top + outer.height &&
        other.top + other.height > outer.top &&
        !(
          other.left >= inner.left &&
          other.left + other.width <= inner.left + inner.width &&
          other.top >= inner.top &&
          other.top + other.height <= inner.top + inner.height
        ),
    );
}

/**
 * The way round a middle, clockwise, from one thing to another: its path, its open beginning and its arrow head. It
 * runs at the radius that the drawing keeps free for it, or else between those of the two things.
 */
export function round(
  from: Box,
  to: Box,
  [x, y]: Point,
  kept: number | null = null,
): { path: string; start: Point; head: string } {
  const polar = (box: Box): [angle: number, radius: number] => {
    const [dx, dy] = [middle(box)[0] - x, middle(box)[1] - y];
    return [Math.atan2(dy, dx), Math.hypot(dx, dy)];
  };
  const [[first, near], [second, far]] = [polar(from), polar(to)];
  const radius = kept ?? (near + far) / 2;
  const turn = second - first > 0 ? second - first : second - first + 2 * Math.PI;
  const size = Math.min(to.width, to.height) / 2;
  // From the edge of the one to the edge of the other, or nearly: neighbours keep a piece of the way between them.
  const begin = Math.min(turn / 4, (kept === null ? (size * 2) / 3 : 0) / radius);
  const reach = kept === null ? (size * 2) / 3 : Math.sqrt(Math.max(0, (size + 6) ** 2 - (far - kept) ** 2));
  const stop = Math.min(turn / 4, reach / radius);
  const point = (angle: number): Point => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  const [start, end] = [point(first + begin), point(first + turn - stop)];
  const angle = first + turn - stop + Math.PI / 2;
  const wing = (by: number): Point => [end[0] - HEAD * Math.cos(angle + by), end[1] - HEAD * Math.sin(angle + by)];
  const text = (at: Point): string => at.map((value) => value.toFixed(1)).join(" ");
  const large = turn - begin - stop > Math.PI ? 1 : 0;
  return {
    path: `M${text(start)}A${radius.toFixed(1)} ${radius.toFixed(1)} 0 ${large} 1 ${text(end)}`,
    start,
    head: `M${text(wing(0.5))}L${text(end)}L${text(wing(-0.5))}`,
  };
}

/** A bow from one thing to another: its path, its open beginning, and the arrow head at its end. */
export function bow(from: Box, to: Box, bend = 0.18): { path: string; start: Point; head: string } {
  const [a, b] = [middle(from), middle(to)];
  const control: Point = [(a[0] + b[0]) / 2 - (b[1] - a[1]) * bend, (a[1] + b[1]) / 2 + (b[0] - a[0]) * bend];
  const start = edge(from, control);
  const end = edge(grown(to, GAP + 2), control);
  const angle = Math.atan2(end[1] - control[1], end[0] - control[0]);
  const wing = (turn: number): string =>
    `${(end[0] - HEAD * Math.cos(angle + turn)).toFixed(1)} ${(end[1] - HEAD * Math.sin(angle + turn)).toFixed(1)}`;
  const text = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return {
    path: `M${text(start)}Q${text(control)} ${text(end)}`,
    start,
    head: `M${wing(0.5)}L${text(end)}L${wing(-0.5)}`,
  };
}
