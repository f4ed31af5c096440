/** A small box and a position for the tests: a few pieces of each kind. */

import type { OwnNumbers, PlayerView, SabikaTables, SabikaView, SpaceView } from "$lib/api/sabika";

const ring = (name: "outer" | "middle" | "inner", mains: string[]): SabikaTables["spaces"] =>
  mains.map((main, i) => ({ space: `${name}_${i}`, ring: name, main, display: null, slots: [] }));

export const box: SabikaTables = {
  materials: [
    { id: "gypsum", prestige: 1, buy: 1, sell: 1 },
    { id: "wood", prestige: 2, buy: 1, sell: 2 },
    { id: "marble", prestige: 3, buy: 2, sell: 3 },
    { id: "ceramic", prestige: 4, buy: 3, sell: 4 },
  ],
  goods: [
    { raw: "cane", good: "sugar" },
    { raw: "silk", good: "clothes" },
    { raw: "clay", good: "pottery" },
  ],
  workers: { builder_1: "outer", builder_2: "outer", merchant: "middle", poet: "inner" },
  spaces: [
    ...ring("outer", [
      "build",
      "quarry_small",
      "storehouse",
      "market",
      "build",
      "quarry_large",
      "storehouse",
      "market",
    ]),
    ...ring("middle", ["export", "consolidate", "produce", "export", "consolidate", "produce"]),
    ...ring("inner", ["engrave", "reactivate", "commission", "engrave", "reactivate", "commission"]),
  ],
  slots: [
    { slot: "raw_0", kind: "raw", outer: "outer_0", middle: "middle_0", inner: null },
    { slot: "marble_1", kind: "marble", outer: null, middle: "middle_1", inner: "inner_1" },
  ],
  routes: [
    { a: "granada", b: "fez", cost: 1 },
    { a: "granada", b: "florence", cost: 2 },
    { a: "fez", b: "algiers", cost: 1 },
    { a: "florence", b: "ragusa", cost: 2 },
  ],
  cities: [
    { city: "fez", region: "maghreb" },
    { city: "algiers", region: "maghreb" },
    { city: "florence", region: "europe" },
    { city: "ragusa", region: "europe" },
  ],
  city_tiles: {
    city_tile_1: {
      colour: "blue",
      demand: ["clothes"],
      bonus: [{ gain: "material", n: 1 }],
      income: [{ gain: "dinar", n: 2 }],
      action: [],
    },
    city_tile_7: {
      colour: "red",
      demand: ["sugar"],
      bonus: [{ gain: "dinar", n: 1 }],
      income: [],
      action: [{ action: "build" }],
    },
  },
  round_track: [1, 2, 3, 4, 5, 6].map((space) => ({
    space,
    round: space,
    era: space < 3 ? 1 : 2,
    wish: space % 2 === 0,
    event_change: false,
    tribute: space === 1 ? 0 : space,
  })),
  favour_track: [
    { space: 0, effect: [] },
    { space: 1, effect: [{ gain: "dinar", n: 2 }] },
  ],
  wishes: { wish_c1: [{ counter: "blue_poem", n: 2 }] },
  start_tiles: { start_4: [{ gain: "prestige", n: 1 }], start_6: [{ gain: "raw", n: 2 }] },
  large_buildings: { large_1: { era: 1, category: "palace", effect: [{ gain: "dinar", n: 3 }] } },
  small_buildings: {
    small_1: { category: "garden", base: "gypsum", left: "blue", right: "green" },
    small_10: { category: "garden", base: "gypsum", left: "green", right: "blue" },
  },
  mosaic_bonus: {
    blue: [{ choose: [[{ gain: "material", n: 1, kinds: ["gypsum"] }], [{ action: "engrave" }]] }],
    green: [{ gain: "dinar", n: 1 }],
  },
  mosaic_cards: { mosaic_2: { left: "green", right: "joker" } },
  storehouse_tiles: { tile_1: { crates: 2, effect: [{ gain: "dinar", n: 2 }] } },
  small_poems: {
    poem_9: {
      blue: [{ modify: "move_free_steps", add: 1 }],
      red: [{ action: "commission" }, { gain: "prestige", n: 1 }],
    },
    poem_10: {
      blue: [
        { modify: "engrave_optional_max", set: 2 },
        { modify: "engrave_prestige_per_material", add: 1 },
      ],
      red: [],
    },
    poem_11: { blue: [{ modify: "occupied_free_workers", add: 1 }], red: [{ action: "build" }] },
    poem_20: {
      blue: [
        { modify: "export_base_prestige", set: 2 },
        { modify: "export_base_paria", set: 2 },
      ],
      red: [],
    },
  },
  large_poems: { poem_a1: { letter: "A", score: { kind: "majority", counter: "poem" }, most: null } },
  trade_cards: {
    trade_6: { score: { kind: "per", counter: "chain_of_cities", n: 2, max: 14 }, most: 14, yusuf_match: "any" },
  },
  events: {
    event_8: { good: false, modify: [{ modify: "tribute", add: 1 }] },
    event_9: { good: false, modify: [{ modify: "route_cost_each", add: 1 }] },
    event_12: { good: false, modify: [{ modify: "occupied_cost", set: 2 }] },
  },
  yusuf_cards: {},
  constants: {},
  majority: [14, 9, 6],
  reconstructed: [],
};

/** What the server would tell the player beside the pieces. */
export function own(more: Partial<OwnNumbers> = {}): OwnNumbers {
  return {
    tribute_short: 0,
    moves: { builder_1: { outer_0: { price: 0, steps: 0, workers: 0, main: true } } },
    sides: { raw_0: { outer: 1, middle: 0 } },
    rest: { dinars: 3, prestige: 1 },
    engrave: { blue: 1, red: 7, large: 4 },
    ports: null,
    market: null,
    lay: null,
    pay: null,
    split: null,
    ...more,
  };
}

export function player(index: number, more: Partial<PlayerView> = {}): PlayerView {
  return {
    player: index,
    seat: index,
    yusuf: false,
    prestige: 5,
    score: 5,
    breakdown: { start: 5 },
    dinars: 4,
    parias: 0,
    favour: 0,
    seals: 0,
    workers: ["builder_1", "builder_2", "merchant", "poet"].map((worker) => ({ worker, space: null, active: true })),
    houses: [{ house: "house_1", tiles: [], crates: 1 }],
    capacity: 4,
    stock: {},
    free: 4,
    card_store: null,
    raw: {},
    row: ["mosaic_2"],
    mosaics: 0,
    large: [],
    categories: {},
    poems: { blue: [], red: [], large: [] },
    ships: { granada: 9, left: [], right: [] },
    start_tile: null,
    start_chosen: true,
    ...more,
  };
}

export function view(players: PlayerView[] = [player(0), player(1)], more: Partial<SabikaView> = {}): SabikaView {
  const rondel: SpaceView[] = box.spaces.map(({ space, ring: name, main }) => ({
    space,
    ring: name,
    main,
    slots: [],
    sultans: space === "outer_3" ? 1 : 0,
    workers: players.flatMap((each) =>
      each.workers
        .filter((worker) => worker.space === space)
        .map(({ worker, active }) => ({ player: each.player, worker, active })),
    ),
  }));
  return {
    game: "sabika",
    seat: 0,
    round: 1,
    rounds: 5,
    era: 1,
    phase: "actions",
    solo: false,
    level: null,
    expert: false,
    edition: "de",
    start_player: 0,
    turn: 0,
    book: 1,
    wishes: { track: {}, tower: [] },
    trade_card: "trade_6",
    events: null,
    rondel,
    slots: { raw_0: { kind: "raw", token: "cane" }, marble_1: { kind: "marble", token: null } },
    covered: [],
    bag: {},
    spent: {},
    large: { open: ["large_1"] },
    small: { open: ["small_1"], deck: 0, discards: [] },
    storehouses: { left: { near: null, far: null, stack: 0 }, right: { near: null, far: null, stack: 0 } },
    poems: { open: [], deck: 0, large: [] },
    cities: [
      { city: "fez", tile: "city_tile_1", colour: "blue", seal: true, left: [], right: [] },
      { city: "algiers", tile: "city_tile_7", colour: "red", seal: true, left: [], right: [] },
      { city: "florence", tile: "city_tile_7", colour: "red", seal: true, left: [], right: [] },
      { city: "ragusa", tile: "city_tile_1", colour: "blue", seal: true, left: [], right: [] },
    ],
    paria_track: [0, 1],
    players,
    yusuf: null,
    ...more,
  };
}
