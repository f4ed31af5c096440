/** The plan of a palace: cells, directions, and the camera that shows them. */

import type { WallSegment } from "$lib/api/alhambra";

export type Side = WallSegment["side"];
export const OPPOSITE: Readonly<Record<Side, Side>> = { n: "s", e: "w", s: "n", w: "e" };
export const STEP: Readonly<Record<Side, readonly [number, number]>> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

/** The width of a cell in units of the drawing. */
export const UNIT = 100;

export interface Cell {
  x: number;
  y: number;
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function cellOf(name: string): Cell {
  const [x, y] = name.split(",");
  return { x: Number(x), y: Number(y) };
}

export function cellName(x: number, y: number): string {
  return `${x},${y}`;
}

/** The smallest rectangle of cells that holds all these, both ends included. */
export function boundsOf(names: Iterable<string>): Bounds {
  const out = { left: 0, top: 0, right: 0, bottom: 0 };
  let first = true;
  for (const name of names) {
    const { x, y } = cellOf(name);
    if (first) Object.assign(out, { left: x, right: x, top: y, bottom: y });
    first = false;
    out.left = Math.min(out.left, x);
    out.right = Math.max(out.right, x);
    out.top = Math.min(out.top, y);
    out.bottom = Math.max(out.bottom, y);
  }
  return out;
}

/** That rectangle with one more row or column of cells on each side. */
export function widened({ left, top, right, bottom }: Bounds): Bounds {
  return { left: left - 1, top: top - 1, right: right + 1, bottom: bottom + 1 };
}

export function byRow(a: string, b: string): number {
  const left = cellOf(a);
  const right = cellOf(b);
  return left.y - right.y || left.x - right.x;
}

/** The cell that an arrow key leads to: the nearest one of these in that direction, straight ahead before aside. */
export function towards(from: string, side: Side, cells: Iterable<string>): string | null {
  const start = cellOf(from);
  const [dx, dy] = STEP[side];
  let best: string | null = null;
  let least = Infinity;
  for (const name of cells) {
    const { x, y } = cellOf(name);
    const ahead = (x - start.x) * dx + (y - start.y) * dy;
    if (ahead <= 0) continue;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    const distance = ahead + aside * 2.5;
    if (distance < least) {
      least = distance;
      best = name;
    }
  }
  return best;
}

/** A line for SVG through consecutive segments, for cells of that size. */
export function segmentPath(segments: readonly WallSegment[], size: number): string {
  let path = "";
  let last = "";
  for (const { cell, side } of segments) {
    const { x, y } = cellOf(cell);
    const [x1, y1, x2, y2] = {
      n: [x, y, x + 1, y],
      e: [x + 1, y, x + 1, y + 1],
      s: [x + 1, y + 1, x, y + 1],
      w: [x, y + 1, x, y],
    }[side] as [number, number, number, number];
    const from = `${x1 * size} ${y1 * size}`;
    if (from !== last) path += `M${from}`;
    last = `${x2 * size} ${y2 * size}`;
    path += `L${last}`;
  }
  return path;
}

export interface Camera {
  /** Pixels per cell. */
  scale: number;
  /** Where the fountain's north-west corner is, in pixels from the window's. */
  x: number;
  y: number;
}

/** The camera that shows these cells in the middle of a window, with cells between the two sizes. */
export function fit(bounds: Bounds, width: number, height: number, least: number, most: number, margin = 0.4): Camera {
  const columns = bounds.right - bounds.left + 1;
  const rows = bounds.bottom - bounds.top + 1;
  const scale = Math.max(least, Math.min(most, width / (columns + margin), height / (rows + margin)));
  return {
    scale,
    x: width / 2 - ((bounds.left + bounds.right + 1) / 2) * scale,
    y: height / 2 - ((bounds.top + bounds.bottom + 1) / 2) * scale,
  };
}

/** The camera after zooming by a factor about a point of the window. */
export function zoomAt(camera: Camera, factor: number, px: number, py: number, least: number, most: number): Camera {
  const scale = Math.max(least, Math.min(most, camera.scale * factor));
  const ratio = scale / camera.scale;
  return { scale, x: px - (px - camera.x) * ratio, y: py - (py - camera.y) * ratio };
}

/** Keeps some of the palace in the window, however far somebody drags. */
export function hold(camera: Camera, bounds: Bounds, width: number, height: number): Camera {
  const keep = Math.min(camera.scale, width / 2, height / 2);
  const left = camera.x + bounds.left * camera.scale;
  const right = camera.x + (bounds.right + 1) * camera.scale;
  const top = camera.y + bounds.top * camera.scale;
  const bottom = camera.y + (bounds.bottom + 1) * camera.scale;
  let { x, y } = camera;
  if (right < keep) x += keep - right;
  if (left > width - keep) x -= left - (width - keep);
  if (bottom < keep) y += keep - bottom;
  if (top > height - keep) y -= top - (height - keep);
  return { scale: camera.scale, x, y };
}

/**
 * The camera moved as little as needed to have all these cells in the window; what does not fit is put in the middle.
 */
export function showBounds(camera: Camera, bounds: Bounds, width: number, height: number, margin: number): Camera {
  const along = (at: number, first: number, last: number, room: number): number => {
    const start = at + first * camera.scale;
    const end = at + (last + 1) * camera.scale;
    if (end - start > room - 2 * margin) return at + (room - start - end) / 2;
    if (start < margin) return at + margin - start;
    return end > room - margin ? at - (end - room + margin) : at;
  };
  return {
    scale: camera.scale,
    x: along(camera.x, bounds.left, bounds.right, width),
    y: along(camera.y, bounds.top, bounds.bottom, height),
  };
}

/** The camera moved as little as needed to have a cell in the window. */
export function showCell(camera: Camera, name: string, width: number, height: number, margin: number): Camera {
  return showBounds(camera, boundsOf([name]), width, height, margin);
}
