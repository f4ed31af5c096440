/** The plan of a palace: cells, neighbours, and where its outer walls run. */

import type { Box, Placed, Side } from "./model";
import { OPPOSITE, SIDES, STEP, wallsOf } from "./model";

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

export interface Segment extends Cell {
  side: Side;
}

export function cellOf(name: string): Cell {
  const [x, y] = name.split(",");
  return { x: Number(x), y: Number(y) };
}

export function cellName(x: number, y: number): string {
  return `${x},${y}`;
}

export function beyond(name: string, side: Side): string {
  const { x, y } = cellOf(name);
  const [dx, dy] = STEP[side];
  return cellName(x + dx, y + dy);
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

/** The empty cells that touch a palace, row by row from the north-west. */
export function cellsAround(palace: readonly Placed[]): string[] {
  const taken = new Set(palace.map(({ cell }) => cell));
  const around = new Set<string>();
  for (const cell of taken)
    for (const side of SIDES) if (!taken.has(beyond(cell, side))) around.add(beyond(cell, side));
  return [...around].sort(byRow);
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

/** Sides with a wall whose neighbouring cell is empty (ALH-9.8). */
export function outerWalls(box: Box, palace: readonly Placed[]): Segment[] {
  const taken = new Set(palace.map(({ cell }) => cell));
  const out: Segment[] = [];
  for (const { cell, tile } of palace) {
    for (const side of SIDES) {
      if (wallsOf(box, tile).includes(side) && !taken.has(beyond(cell, side))) out.push({ ...cellOf(cell), side });
    }
  }
  return out;
}

/** The sides between the palace and the empty cells around it, in order along the outline, clockwise (ALH-6.11). */
export function outline(palace: readonly Placed[]): Segment[] {
  const taken = new Set(palace.map(({ cell }) => cell));
  const start = palace.map(({ cell }) => cell).sort(byRow)[0];
  if (start === undefined) return [];
  const out: Segment[] = [];
  let at = start;
  let side: Side = "n";
  do {
    out.push({ ...cellOf(at), side });
    const right = SIDES[(SIDES.indexOf(side) + 1) % 4] as Side;
    const next = beyond(at, right);
    if (!taken.has(next)) {
      side = right;
      continue;
    }
    const corner = beyond(next, side);
    if (taken.has(corner)) {
      at = corner;
      side = OPPOSITE[right];
    } else {
      at = next;
    }
  } while (!(at === start && side === "n") && out.length < 4 * palace.length);
  return out;
}

/** The longest run of outer wall along the outline (ALH-9.9), to be shown on the plan. */
export function longestWall(box: Box, palace: readonly Placed[]): Segment[] {
  const walls = new Map(palace.map(({ cell, tile }) => [cell, wallsOf(box, tile)]));
  const line = outline(palace);
  const walled = line.map(({ x, y, side }) => (walls.get(cellName(x, y)) ?? "").includes(side));
  const gap = walled.indexOf(false);
  if (gap < 0) return line;
  let best: Segment[] = [];
  let run: Segment[] = [];
  for (let step = 1; step <= line.length; step += 1) {
    const at = (gap + step) % line.length;
    if (walled[at]) run.push(line[at] as Segment);
    else run = [];
    if (run.length > best.length) best = [...run];
  }
  return best;
}

/** A line for SVG through consecutive segments, for cells of that size. */
export function segmentPath(segments: readonly Segment[], size: number): string {
  let path = "";
  let last = "";
  for (const { x, y, side } of segments) {
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
