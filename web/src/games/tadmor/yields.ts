/** What a space costs and brings now, for this player: shown in and under it. */

import { counted } from "./bundles";
import {
  holdings,
  RESOURCES,
  STAGES,
  type Box,
  type Counts,
  type PlayerView,
  type SpaceFacts,
  type View,
} from "./model";

export type Bit =
  | { res: string; n: number }
  | { sign: "tower" | "scroll"; n: number }
  | { text: string }
  | { dot: string; n: number }
  | { said: string; parts: Record<string, number> };

export interface Yield {
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

const bundle = (counts: Counts): Bit[] =>
  RESOURCES.filter((kind) => (counts[kind] ?? 0) > 0).map((kind) => ({ res: kind, n: counts[kind] as number }));

/** How many resources of a price a player's tiles save. */
export function discount(box: Box, player: PlayerView | null, target: string): number {
  return (player?.upgrades ?? []).reduce((sum, id) => {
    const tile = box.upgrades[id];
    return sum + (tile?.op === "discount" && tile.target === target ? tile.amount : 0);
  }, 0);
}

/** The stage that a temple action builds next. */
export function nextStage(temples: readonly string[]): (typeof STAGES)[number] {
  const begun = temples
    .filter((stage) => stage !== "statues")
    .map((stage) => STAGES.indexOf(stage as (typeof STAGES)[number]));
  return STAGES[begun.length === 0 ? 0 : Math.max(...begun) + 1] ?? "foundation";
}

/** The bonus that a player's tiles add to a ship's load. */
export function shipBonus(box: Box, player: PlayerView | null, resource: string): number {
  return (player?.upgrades ?? []).reduce((sum, id) => {
    const tile = box.upgrades[id];
    return sum + (tile?.op === "ship_bonus" && tile.resource === resource ? tile.amount : 0);
  }, 0);
}

function short(price: Counts, player: PlayerView | null, less: number): boolean {
  if (player === null) return false;
  const have = holdings(player);
  const missing = Object.entries(price).reduce(
    (sum, [kind, needed]) => sum + Math.max(0, needed - (have[kind] ?? 0)),
    0,
  );
  return missing > less;
}

export function yieldOf(box: Box, view: View, me: PlayerView | null, space: SpaceFacts): Yield {
  const out: Yield = { badge: null, badgeSaid: null, amount: null, line: [], dear: false };
  const now = view.epoch - 1;
  const epoch = box.epochs[now];
  const badge = (value: number | string, said: string): void =>
    void ([out.badge, out.badgeSaid] = [String(value), said]);
  const price = (cost: Counts, less = 0): void => {
    out.line = bundle(cost);
    if (less > 0) out.line.push({ text: `−${less}` });
    out.dear = short(cost, me, less);
  };
  switch (space.action) {
    case "gain_resource": {
      const bonus = space.figure === "ship" ? shipBonus(box, me, space.resource ?? "") : 0;
      out.amount = (space.amounts?.[now] ?? 0) + bonus;
      if (bonus > 0) badge(`+${bonus}`, "board-badge-bonus");
      break;
    }
    case "buy_upgrade":
      badge(space.order ?? 1, "board-badge-order");
      out.line = [{ res: "any", n: view.price }];
      out.dear = me !== null && Object.values(holdings(me)).reduce((sum, count) => sum + count, 0) < view.price;
      break;
    case "tower_build": {
      const mode = space.mode === "double" ? "double" : "single";
      badge(mode === "double" ? 2 : 1, "board-badge-levels");
      price(me?.next_level[mode] ?? box.tower_bands[0]?.[mode] ?? {});
      break;
    }
    case "traitor":
      out.line = [
        (epoch?.traitor_levels ?? 0) === 0
          ? { said: "board-line-no-effect", parts: {} }
          : { said: "board-line-traitor", parts: { count: epoch?.traitor_levels ?? 0 } },
      ];
      break;
    case "temple_build": {
      const stage = nextStage(me?.temples ?? []);
      price(box.stages.find(({ id }) => id === stage)?.cost ?? {}, discount(box, me, "temple"));
      if ((space.draw_missions ?? 0) > 0) badge(`+${space.draw_missions}`, "board-badge-mission");
      break;
    }
    case "buy_precious": {
      const stack = view.precious.find(({ colour }) => colour === space.colour);
      price(box.stacks.find(({ colour }) => colour === space.colour)?.price ?? {}, discount(box, me, "precious"));
      badge(stack?.size ?? 0, "board-badge-stack");
      break;
    }
    case "mission_draw":
      out.line = [{ said: "board-line-deck", parts: { count: view.missions.deck } }];
      break;
    case "market":
      out.line = [{ said: space.mode === "full" ? "board-line-market-full" : "board-line-market-basic", parts: {} }];
      break;
    case "tax_exempt":
      out.line =
        (epoch?.tax_gold ?? 0) === 0
          ? [{ said: "board-line-no-tax", parts: {} }]
          : [
              { res: "gold", n: epoch?.tax_gold ?? 0 },
              { said: "board-line-saved", parts: {} },
            ];
      break;
    case "war_supplies":
      if (me !== null)
        badge(Math.max(0, me.tower - Math.min(...view.players.map(({ tower }) => tower))), "board-badge-prestige");
      break;
    case "start_player":
      out.line = [{ text: "+1" }, { res: "wood", n: 0 }, { text: "/" }, { res: "stone", n: 0 }];
      break;
    case "peace_gifts": {
      const factor = (me?.upgrades ?? []).reduce(
        (times, id) => times * (box.upgrades[id]?.op === "peace_multiplier" ? (box.upgrades[id]?.amount ?? 1) : 1),
        1,
      );
      badge((space.pp?.[now] ?? 0) * factor, "board-badge-prestige");
      break;
    }
    case "caravan":
      out.line = caravanLine(box, me);
      break;
    case "shipyard":
      out.line = shipyardLine(box, me);
      break;
    case "raiders":
      out.line = [{ said: "board-line-raiders", parts: {} }];
      break;
  }
  return out;
}

/** What the next camel needs; the first alternatives, as tower levels or missions. */
function caravanLine(box: Box, me: PlayerView | null): Bit[] {
  const all = me?.figures.camel.all ?? 3;
  const step = box.caravan.find(({ camel }) => camel === all + 1);
  if (step === undefined) return [{ said: "board-line-most", parts: {} }];
  if (me !== null && caravanReady(box, me)) return [{ said: "board-line-ready", parts: {} }];
  const plain = step.any_of.filter(({ tower, missions }) => (tower === 0) !== (missions === 0));
  return plain.flatMap(({ tower, missions }, i): Bit[] => [
    ...(i > 0 ? [{ text: "/" }] : []),
    tower > 0 ? { sign: "tower", n: tower } : { sign: "scroll", n: missions },
  ]);
}

export function caravanReady(box: Box, me: PlayerView): boolean {
  const step = box.caravan.find(({ camel }) => camel === me.figures.camel.all + 1);
  const missions = me.fulfilled.length + me.returned.length;
  return step?.any_of.some((way) => me.tower >= way.tower && missions >= way.missions) ?? false;
}

function shipyardLine(box: Box, me: PlayerView | null): Bit[] {
  const all = me?.figures.ship.all ?? 2;
  const step = box.shipyard.find(({ ship }) => ship === all + 1);
  if (step === undefined) return [{ said: "board-line-most", parts: {} }];
  if (me !== null && shipyardReady(box, me)) return [{ said: "board-line-ready", parts: {} }];
  return box.stacks.map(({ colour }) => ({ dot: colour, n: step.each }));
}

export function shipyardReady(box: Box, me: PlayerView): boolean {
  const step = box.shipyard.find(({ ship }) => ship === me.figures.ship.all + 1);
  return (
    step !== undefined &&
    box.stacks.every(({ kinds }) => kinds.reduce((sum, kind) => sum + (me.precious[kind] ?? 0), 0) >= step.each)
  );
}

/** A list of words as bits: `wood+wood+gold`. */
export function bitsOf(words: readonly string[]): Bit[] {
  return bundle(counted(words));
}
