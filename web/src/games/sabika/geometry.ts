/**
 * Where things are on the rondel and on the sea: pure numbers. The rondel's middle is 0,0; angle 0 is twelve o'clock,
 * clockwise.
 */

import type { SlotTable } from "$lib/api/sabika";
import type { Ring } from "./order";

export const RADII: Readonly<
  Record<
    Ring,
    { out: number; in: number; label: number; labelLow: number; icon: number; pawn: number; sectors: number }
  >
> = {
  outer: { out: 250, in: 198, label: 234.5, labelLow: 244.5, icon: 212, pawn: 212, sectors: 8 },
  middle: { out: 177, in: 124, label: 159.5, labelLow: 169, icon: 139, pawn: 142, sectors: 6 },
  inner: { out: 104, in: 44, label: 87.5, labelLow: 96, icon: 65, pawn: 66, sectors: 6 },
};
/** Where the ways of others' workers are drawn: inside the outer ring's names, and between the other two rings. */
export const WAYS = { outer: 221, gap: 122 } as const;
export const SLOT_RADIUS = { raw: 187.5, marble: 114.5 } as const;

export type Point = readonly [number, number];

export function at(radius: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

const text = ([x, y]: Point): string => `${x.toFixed(1)},${y.toFixed(1)}`;

/** The number in the name of a space or slot: `outer_3` is 3. */
export function indexOf(name: string): number {
  return Number(name.slice(name.lastIndexOf("_") + 1));
}

/** The middle of a space, in degrees. */
export function angleOf(ring: Ring, index: number): number {
  return (index * 360) / RADII[ring].sectors;
}

/** The outline of a space, with a gap of `gap` units to its neighbours. */
export function sector(ring: Ring, index: number, grow = 0, gap = 1.4): string {
  const { out, in: inside, sectors } = RADII[ring];
  const half = 180 / sectors;
  const middle = angleOf(ring, index);
  const [far, near] = [out + grow, inside - grow];
  const slack = (radius: number): number => ((gap - grow) / radius) * (180 / Math.PI);
  const [a, b] = [middle - half + slack(far), middle + half - slack(far)];
  const [c, d] = [middle + half - slack(near), middle - half + slack(near)];
  return (
    `M${text(at(far, a))}A${far} ${far} 0 0 1 ${text(at(far, b))}L${text(at(near, c))}` +
    `A${near} ${near} 0 0 0 ${text(at(near, d))}Z`
  );
}

/**
 * The arc on which a space's name is written; in the lower half it runs the other way round, so that one reads it
 * upright.
 */
export function labelArc(ring: Ring, index: number): string {
  const { sectors, label, labelLow } = RADII[ring];
  const half = 180 / sectors - 1;
  const middle = angleOf(ring, index);
  const low = middle > 91 && middle < 269;
  const radius = low ? labelLow : label;
  const [a, b] = [at(radius, middle - half), at(radius, middle + half)];
  return low ? `M${text(b)}A${radius} ${radius} 0 0 0 ${text(a)}` : `M${text(a)}A${radius} ${radius} 0 0 1 ${text(b)}`;
}

/** How long a space's arc is, for names that have to be squeezed a little. */
export function labelLength(ring: Ring): number {
  const { sectors, label } = RADII[ring];
  return ((2 * Math.PI * label) / sectors) * 0.9;
}

/** Where a slot lies: between the two spaces that touch it. */
export function slotPlace(
  kind: "raw" | "marble",
  first: { ring: Ring; index: number },
  second: { ring: Ring; index: number },
): Point {
  const [a, b] = [angleOf(first.ring, first.index), angleOf(second.ring, second.index)];
  const apart = ((b - a + 540) % 360) - 180;
  return at(SLOT_RADIUS[kind], a + apart / 2);
}

const DIRECTIONS = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const;

export type Direction = (typeof DIRECTIONS)[number];

/** On which side of the rondel a slot lies, for slots that one would otherwise name alike. */
export function directionOf(slot: string, box: { slots: readonly SlotTable[] }): Direction {
  const found = box.slots.find((each) => each.slot === slot);
  const ends = endsOf(found);
  const [first, second] = ends;
  if (first === undefined) return "n";
  const [x, y] = slotPlace("raw", first, second ?? first);
  const turn = (Math.atan2(x, -y) * 180) / Math.PI + 360;
  return DIRECTIONS[Math.round(turn / 45) % 8] as Direction;
}

/** How far an arrow that points up is turned to point there, in degrees. */
export const turned = (direction: Direction): number => DIRECTIONS.indexOf(direction) * 45;

/** The spaces that touch a slot. */
export function endsOf(slot: SlotTable | undefined): { ring: Ring; index: number }[] {
  const spaces: readonly (readonly [Ring, string | null | undefined])[] = [
    ["outer", slot?.outer],
    ["middle", slot?.middle],
    ["inner", slot?.inner],
  ];
  return spaces.flatMap(([ring, space]) => (space ? [{ ring, index: indexOf(space) }] : []));
}

/** Places for `count` workers in a space: on both sides of its icon, those nearest to it first. */
export function pawnPlaces(ring: Ring, index: number, count: number): Point[] {
  const { pawn, sectors } = RADII[ring];
  const step = ((ring === "outer" ? 28 : ring === "middle" ? 25 : 19) / pawn) * (180 / Math.PI);
  const most = 180 / sectors - (ring === "inner" ? 9 : ring === "middle" ? 9 : 6);
  const sides = count <= 2 ? 1 : Math.ceil(count / 2);
  const spread = Math.min(step, sides === 0 ? step : most / sides);
  const middle = angleOf(ring, index);
  return Array.from({ length: count }, (_, i) =>
    at(pawn, middle + (i % 2 === 0 ? -1 : 1) * spread * (Math.floor(i / 2) + 1)),
  );
}

/** The sea: a box of 700 by 240. The middle of each city's card, and of Granada. */
export const CITY_PLACES: Readonly<Record<string, Point>> = {
  granada: [84, 96],
  fez: [60, 210],
  algiers: [178, 202],
  tunis: [304, 204],
  florence: [232, 72],
  venice: [336, 36],
  ragusa: [424, 84],
  constantinople: [548, 56],
  damascus: [642, 128],
  cairo: [556, 206],
};
/** How far the routes bend, by the middle point of their curve. */
const BENDS: Readonly<Record<string, Point>> = {
  "granada-fez": [36.8, 153],
  "granada-algiers": [147, 126.6],
  "granada-florence": [167.6, 125.6],
  "fez-algiers": [119, 180.4],
  "algiers-tunis": [253.8, 148.6],
  "tunis-florence": [226.4, 138],
  "florence-venice": [277, 29],
  "florence-ragusa": [334.4, 132.4],
  "venice-ragusa": [402.4, 37.6],
  "ragusa-constantinople": [479.6, 118],
  "tunis-cairo": [430, 157],
  "constantinople-cairo": [504, 147],
  "constantinople-damascus": [630.2, 66.4],
  "damascus-cairo": [653.4, 215],
};

/** A route between two places: its curve, and where its cost stands. A route we do not know is drawn straight. */
export function routePath(a: string, b: string): { path: string; middle: Point } {
  const [from, to] = [CITY_PLACES[a] ?? [350, 120], CITY_PLACES[b] ?? [350, 120]];
  const bend = BENDS[`${a}-${b}`] ?? BENDS[`${b}-${a}`] ?? [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const middle: Point = [(from[0] + 2 * bend[0] + to[0]) / 4, (from[1] + 2 * bend[1] + to[1]) / 4];
  return { path: `M${from[0]} ${from[1]}Q${bend[0]} ${bend[1]} ${to[0]} ${to[1]}`, middle };
}
