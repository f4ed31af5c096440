/** What the server says about a space, as the few signs that are shown in and under it. */

import type { Cost, SpaceNumbers, SpaceTable, Way } from "$lib/api/tadmor";
import { numeral, RESOURCES, type Counts } from "./pieces";

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

const said = (id: string, parts: Record<string, number | string> = {}): Bit[] => [{ said: id, parts }];
const slashed = (bits: readonly Bit[][]): Bit[] => bits.flatMap((one, i) => (i > 0 ? [{ text: "/" }, ...one] : one));

/** Nothing yet: from which epoch on, if ever. */
function notYet(never: string, epoch: number): Bit[] {
  return epoch > 0 ? said("board-line-from-epoch", { epoch: numeral(epoch) }) : said(never);
}

function wayBits({ tower, missions }: Way): Bit[] {
  const needs: Bit[] = [];
  if (tower > 0) needs.push({ sign: "tower", n: tower });
  if (missions > 0) needs.push({ sign: "scroll", n: missions });
  return needs.flatMap((one, i) => (i > 0 ? [{ text: "+" }, one] : [one]));
}

/** The line below a space. `colours` are those of the precious goods, in the order of their stacks. */
function lineOf({ about, action }: SpaceTable, numbers: SpaceNumbers, colours: readonly string[]): Bit[] {
  const { left = 0, from_epoch = 0 } = numbers;
  switch (action) {
    case "traitor":
      return numbers.levels
        ? said("board-line-traitor", { count: numbers.levels })
        : notYet("board-line-no-effect", from_epoch);
    case "temple_build":
      return left === 0 ? said("board-line-no-card") : costBits(numbers.cost as Cost);
    case "buy_precious":
      return left === 0 ? said("board-line-sold") : costBits(numbers.cost as Cost);
    case "mission_draw":
      return said("board-line-deck", { count: left });
    case "market":
      return said(`${about}.line`);
    case "tax_exempt":
      if (numbers.immune) return said("board-line-immune");
      return numbers.tax
        ? [{ res: "gold", n: numbers.tax }, ...said("board-line-saved")]
        : notYet("board-line-no-tax", from_epoch);
    case "start_player":
      return [{ text: `+${numbers.resources ?? 0}` }, ...slashed((numbers.one_of ?? []).map((res) => [{ res, n: 0 }]))];
    case "caravan":
    case "shipyard":
      if (numbers.complete) return said("board-line-most");
      if (numbers.ready) return said("board-line-ready");
      return action === "caravan"
        ? slashed((numbers.ways ?? []).map(wayBits))
        : colours.map((dot) => ({ dot, n: numbers.each ?? 0 }));
    case "raiders":
      return said(numbers.late ? "board-line-late" : "board-line-raiders");
    default:
      return numbers.cost === undefined ? [] : costBits(numbers.cost);
  }
}

/** The number on the shoulder of a space, and what it means. */
function badgeOf(space: SpaceTable, numbers: SpaceNumbers): [string | number, string] | null {
  if (space.order !== undefined) return [space.order, "board-badge-order"];
  if (space.action === "tower_build") return [numbers.levels ?? 0, "board-badge-levels"];
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
    line: lineOf(space, numbers, colours),
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
