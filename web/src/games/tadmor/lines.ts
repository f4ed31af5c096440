/** What the server says about a space, as the few signs that are shown in and under it. */

import type { Cost, SpaceNumbers, SpaceTable, Way } from "$lib/api/tadmor";
import { RESOURCES, type Counts } from "./pieces";

export type Bit =
  | { res: string; n: number }
  | { sign: "tower" | "scroll"; n: number }
  | { text: string }
  | { dot: string; n: number }
  | { said: string; parts: Record<string, number | string> };

export interface Face {
  /** A number on the shoulder of the space. */
  badge: string | null;
  /** What the badge means, as a message. */
  badgeSaid: string | null;
  /** How much of its resource the space gives. */
  amount: number | null;
  /** The line below the label. */
  line: Bit[];
  /** Whether the line is a price that this player cannot pay. */
  dear: boolean;
}

type Say = (id: string, parts: Record<string, number | string>) => string;

/** A bundle as chips with their counts. */
export function bitsOf(counts: Counts): Bit[] {
  return RESOURCES.filter((kind) => (counts[kind] ?? 0) > 0).map((kind) => ({ res: kind, n: counts[kind] as number }));
}

export function costBits({ price, any, waived }: Cost): Bit[] {
  const bits = any > 0 ? [{ res: "any", n: any }] : bitsOf(price);
  return waived > 0 ? [...bits, { text: `−${waived}` }] : bits;
}

const slashed = (bits: readonly Bit[][]): Bit[] => bits.flatMap((one, i) => (i > 0 ? [{ text: "/" }, ...one] : one));

function wayBits({ tower, missions }: Way): Bit[] {
  const needs: Bit[] = [];
  if (tower > 0) needs.push({ sign: "tower", n: tower });
  if (missions > 0) needs.push({ sign: "scroll", n: missions });
  return needs.flatMap((one, i) => (i > 0 ? [{ text: "+" }, one] : [one]));
}

/** The line below a space. `colours` are those of the precious goods, in the order of their stacks. */
function lineOf({ line, saves, cost, ways, each, one_of, resources }: SpaceNumbers, colours: readonly string[]): Bit[] {
  if (line !== undefined) return [...bitsOf(saves ?? {}), { said: line.message, parts: line.parts }];
  if (cost !== undefined) return costBits(cost);
  if (ways !== undefined) return slashed(ways.map(wayBits));
  if (each !== undefined) return colours.map((dot) => ({ dot, n: each }));
  if (one_of !== undefined) return [{ text: `+${resources ?? 0}` }, ...slashed(one_of.map((res) => [{ res, n: 0 }]))];
  return [];
}

/** The number on the shoulder of a space, and what it means. */
function badgeOf(space: SpaceTable, numbers: SpaceNumbers): [string | number, string] | null {
  if (space.order !== undefined) return [space.order, "board-badge-order"];
  if (numbers.levels !== undefined) return [numbers.levels, "board-badge-levels"];
  if (space.draw_missions) return [`+${space.draw_missions}`, "board-badge-mission"];
  if (space.action === "buy_precious") return [numbers.left ?? 0, "board-badge-stack"];
  if (numbers.prestige !== undefined) return [numbers.prestige, "board-badge-prestige"];
  return numbers.bonus ? [`+${numbers.bonus}`, "board-badge-bonus"] : null;
}

export function faceOf(space: SpaceTable, numbers: SpaceNumbers, colours: readonly string[]): Face {
  const badge = badgeOf(space, numbers);
  return {
    badge: badge === null ? null : String(badge[0]),
    badgeSaid: badge === null ? null : badge[1],
    amount: space.resource === undefined ? null : (numbers.resources ?? null),
    line: lineOf(numbers, colours),
    dear: (numbers.cost?.short ?? 0) > 0,
  };
}

/** A line in words, for those who hear it. */
export function spoken(bits: readonly Bit[], say: Say): string {
  return bits.map((bit) => spokenBit(bit, say)).join(" ");
}

function spokenBit(bit: Bit, say: Say): string {
  if ("res" in bit && bit.res === "any") return say("board-any-resource", { count: bit.n });
  if ("res" in bit)
    return bit.n > 0
      ? say("board-of-resource", { count: bit.n, resource: bit.res })
      : say("board-resource", { resource: bit.res });
  if ("sign" in bit) return say(bit.sign === "tower" ? "board-need-tower" : "board-need-missions", { count: bit.n });
  if ("dot" in bit) return say("board-need-goods", { count: bit.n, colour: bit.dot });
  return "said" in bit ? say(bit.said, bit.parts) : bit.text;
}
