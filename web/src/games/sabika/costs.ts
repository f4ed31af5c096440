/**
 * What things cost this player now, worked out from what lies open: for showing only. Whether something may be done,
 * the server says.
 */

import { ringOf, type Box, type Modifier, type PlayerView, type SpaceView, type View } from "./model";

/**
 * A number of the game for one player: the basic value, changed by blue poems and by the event (SAB-9.5: first every
 * `set`, then every `add`).
 */
export function modified(box: Box, view: View, player: PlayerView, key: string, base: number): number {
  const changes = changesOf(box, view, player).filter(({ modify }) => modify === key);
  const from = changes.reduce((value, { set }) => set ?? value, base);
  return Math.max(
    0,
    changes.reduce((value, { add }) => value + (add ?? 0), from),
  );
}

function changesOf(box: Box, view: View, player: PlayerView): Modifier[] {
  const poems = player.poems.blue
    .flatMap((poem) => box.small_poems[poem]?.blue ?? [])
    .filter((entry): entry is Modifier => entry.modify !== undefined);
  const event = view.events?.current ? (box.events[view.events.current]?.modify ?? []) : [];
  return player.yusuf ? event : [...poems, ...event];
}

export interface MoveCost {
  steps: number;
  forSteps: number;
  foreign: number;
  forWorkers: number;
  total: number;
}

/** The way of a worker to a space of its ring, and its price (SAB-3.5 to 3.8); null where it stands already. */
export function moveCost(box: Box, view: View, player: PlayerView, worker: string, space: string): MoveCost | null {
  const target = view.rondel.find((each) => each.space === space);
  const own = player.workers.find((each) => each.worker === worker);
  if (target === undefined || own === undefined || own.space === space) return null;
  const ring = view.rondel.filter((each) => each.ring === ringOf(worker));
  const index = (name: string | null): number => ring.findIndex((each) => each.space === name);
  const steps = own.space === null ? 0 : (index(space) - index(own.space) + ring.length) % ring.length;
  const forSteps = own.space === null ? 0 : Math.max(0, steps - modified(box, view, player, "move_free_steps", 2));
  const foreign = foreignWorkers(target, player.player);
  const counted = Math.max(0, foreign - modified(box, view, player, "occupied_free_workers", 0));
  const forWorkers = counted * modified(box, view, player, "occupied_cost", 1);
  return { steps, forSteps, foreign, forWorkers, total: forSteps + forWorkers };
}

export function foreignWorkers(space: SpaceView, player: number): number {
  return space.sultans + space.workers.filter((worker) => worker.player !== player).length;
}

/** What the side action of a slot costs a worker of this ring (SAB-8.1, 8.2). */
export function sideCost(box: Box, view: View, player: PlayerView, slot: string, ring: string): number {
  const kind = view.slots[slot]?.kind ?? "raw";
  const base = kind === "raw" ? (ring === "outer" ? 1 : 0) : ring === "middle" ? 2 : 1;
  return modified(box, view, player, "side_action_cost", base);
}

/** What engraving in a colour costs this player in dinars (SAB-7.2). */
export function engraveCost(box: Box, view: View, player: PlayerView, colour: "blue" | "red" | "large"): number {
  const base = { blue: 1, red: 2, large: 4 }[colour];
  return modified(box, view, player, "engrave_cost", base + player.poems[colour].length);
}

/** The prestige that materials bring in a building or a poem (SAB-1.7). */
export function materialPrestige(
  box: Box,
  view: View,
  player: PlayerView,
  materials: readonly string[],
  engraving: boolean,
): number {
  const more = engraving ? modified(box, view, player, "engrave_prestige_per_material", 0) : 0;
  const worth = (material: string): number => box.materials.find(({ id }) => id === material)?.prestige ?? 0;
  const change = changesOf(box, view, player)
    .filter(({ modify }) => modify === "material_prestige")
    .reduce((sum, { add }) => sum + (add ?? 0), 0);
  return materials.reduce((sum, material) => sum + Math.max(0, worth(material) + change) + more, 0);
}

/** The cheapest way to a city from Granada or from any city with an own ship (SAB-6.1), with the cities on it. */
export function routeTo(
  box: Box,
  view: View,
  player: PlayerView,
  city: string,
): { cost: number; way: string[] } | null {
  const each = (cost: number): number => modified(box, view, player, "route_cost_each", cost);
  const start = ["granada", ...player.ships.left, ...player.ships.right];
  const best = new Map<string, { cost: number; way: string[] }>(
    start.map((place) => [place, { cost: 0, way: [place] }]),
  );
  for (let changed = true; changed;) {
    changed = false;
    for (const { a, b, cost } of box.routes) {
      for (const [from, to] of [
        [a, b],
        [b, a],
      ] as const) {
        const here = best.get(from);
        if (here === undefined) continue;
        const there = here.cost + each(cost);
        if (there < (best.get(to)?.cost ?? Infinity)) {
          best.set(to, { cost: there, way: [...here.way, to] });
          changed = true;
        }
      }
    }
  }
  const found = best.get(city);
  if (found === undefined) return null;
  const total = changesOf(box, view, player)
    .filter(({ modify }) => modify === "export_route_total")
    .reduce((sum, { add }) => sum + (add ?? 0), found.cost);
  return { cost: Math.max(0, total), way: found.way };
}

/** What some goods bring in a city: prestige and parias each (SAB-6.1). */
export function exportGain(
  box: Box,
  view: View,
  player: PlayerView,
  city: string,
  goods: readonly string[],
): { prestige: number; paria: number } {
  const tile = view.cities.find((each) => each.city === city)?.tile ?? "";
  const demand = box.city_tiles[tile]?.demand ?? [];
  const wanted = goods.filter((good) => demand.includes(good.replace("card_", ""))).length;
  const prestige = goods.length * modified(box, view, player, "export_base_prestige", 1) + wanted;
  const paria =
    goods.length *
      (modified(box, view, player, "export_base_paria", 1) + modified(box, view, player, "export_paria_per_good", 0)) +
    wanted;
  return { prestige, paria };
}

/** The tribute that is due when the golden book moves on (SAB-10.6). */
export function nextTribute(box: Box, view: View): { due: number; space: number } | null {
  const next = box.round_track.find(({ space }) => space === view.book + 1);
  if (next === undefined) return null;
  const event = view.events?.current ? (box.events[view.events.current]?.modify ?? []) : [];
  const change = event.filter(({ modify }) => modify === "tribute").reduce((sum, { add }) => sum + (add ?? 0), 0);
  return { due: Math.max(0, next.tribute + change), space: next.space };
}

/**
 * Whether somebody could take the main action of a space after paying for the way (SAB-3.11), as far as it lies open:
 * so that a space that is worth only its side action is not taken for more. The server decides.
 */
export function mainPossible(box: Box, view: View, player: PlayerView, space: SpaceView, paid: number): boolean {
  const purse = player.dinars + player.seals - paid;
  const has = (item: string): boolean => (player.stock[item] ?? 0) > 0;
  const base = ["gypsum", "wood", "marble"].some(has);
  const sailing = [...player.ships.left, ...player.ships.right];
  const raw = Object.values(player.raw).some(Boolean);
  switch (space.main) {
    case "storehouse": {
      const side = box.spaces.find((each) => each.space === space.space)?.display as
        "left" | "right" | null | undefined;
      const display = side ? view.storehouses[side] : undefined;
      const open = display !== undefined && (display.near !== null || display.far !== null);
      return (
        (open && player.houses.some(({ tiles }) => tiles.length < 2)) ||
        player.houses.some(({ tiles }) => tiles.length > 0)
      );
    }
    case "build":
      return (
        (has("gypsum") && view.large.open.some((id) => box.large_buildings[id]?.era === view.era)) ||
        view.small.open.some((id) => id !== null && has(box.small_buildings[id]?.base ?? ""))
      );
    case "export": {
      const goods = ["sugar", "clothes", "pottery"].some(
        (good) => has(good) || (player.card_store?.stock[good] ?? 0) > 0,
      );
      return (
        goods &&
        player.ships.granada > 0 &&
        view.cities.some(
          ({ city }) => !sailing.includes(city) && (routeTo(box, view, player, city)?.cost ?? Infinity) <= purse,
        )
      );
    }
    case "consolidate":
      return player.ships.left.length > 0 && modified(box, view, player, "consolidate_cost", 0) <= purse;
    case "produce":
      return sailing.length > 0 || raw;
    case "engrave": {
      const large =
        view.poems.large.length > 0 &&
        player.poems.large.length < 2 &&
        engraveCost(box, view, player, "large") <= purse;
      const small =
        view.poems.open.some((poem) => poem !== null) &&
        Math.min(engraveCost(box, view, player, "blue"), engraveCost(box, view, player, "red")) <= purse;
      return base && (large || small);
    }
    case "reactivate":
      return player.poems.red.length > 0;
  }
  return true;
}
