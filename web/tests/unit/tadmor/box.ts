/** Parts of Tadmor's component tables, enough for the tests. */

import type { PlayerView, TadmorTables, UpgradeTable } from "../../../src/lib/api/tadmor";

function tile(op: string, more: Partial<UpgradeTable> = {}): UpgradeTable {
  return {
    ...{
      epoch: 1,
      group: "",
      phase: "",
      starting: false,
      two_player: true,
      personal: false,
      op,
      pp: 0,
      other_pp: 0,
      amount: 0,
      give: [],
      get: [],
      count: 0,
    },
    ...{
      resource: null,
      actions: [],
      target: null,
      metric: null,
      always: false,
      if_hit: false,
      about: "",
      parts: {},
      ...more,
    },
  };
}

const space = (
  id: string,
  region: string | null,
  figure: "camel" | "ship" | "either",
  action: string,
  more: object = {},
): TadmorTables["spaces"][number] => ({
  ...{ id, region, figure, action, subphase: "", sides: ["two", "three_four"], about: "", parts: {} },
  ...more,
});

export const box: TadmorTables = {
  resources: ["wood", "stone", "marble", "gold"],
  regions: ["palmyra", "ebla", "damascus", "north_sea", "south_sea", "euphrates", "antioch"].map((id) => ({ id })),
  spaces: [
    space("palmyra_upgrade_1", "palmyra", "camel", "buy_upgrade", { order: 1 }),
    space("palmyra_temple", "palmyra", "camel", "temple_build", { draw_missions: 1 }),
    space("damascus_tower_single", "damascus", "camel", "tower_build", { mode: "single" }),
    space("damascus_tower_double", "damascus", "camel", "tower_build", { mode: "double" }),
    space("antioch_war_supplies", "antioch", "either", "war_supplies"),
    space("antioch_caravan", "antioch", "camel", "caravan"),
    space("north_sea_wood_ship_1", "north_sea", "ship", "gain_resource", { resource: "wood", amounts: [3, 3, 4] }),
    space("euphrates_precious_yellow", "euphrates", "ship", "buy_precious", { colour: "yellow" }),
    space("raiders", null, "camel", "raiders"),
  ],
  upgrades: {
    i1: tile("trade", { give: ["wood"], get: ["marble"], count: 1 }),
    i10: tile("ship_bonus", { resource: "wood", amount: 1 }),
    i14: tile("tower_free_multiple", { amount: 5 }),
    i18: tile("tower_waive", { resource: "wood" }),
    i23: tile("trade", { give: ["gold"], get: ["wood", "stone"], count: 2, epoch: 2 }),
    i28: tile("discount", { amount: 2, epoch: 2 }),
    i47: tile("personal_action", { personal: true, actions: ["tower_build", "traitor"], epoch: 3 }),
  },
  missions: {
    k8: {
      cost: { wood: 2, stone: 3 },
      pp: 10,
      window: "building",
      op: "tower_levels",
      amount: 2,
      about: "",
      parts: {},
    },
    k15: {
      cost: { wood: 2, marble: 2, gold: 2 },
      pp: 14,
      window: "upgrade_end",
      op: "upgrade_take",
      amount: 2,
      about: "",
      parts: {},
    },
  },
  stages: [{ id: "foundation", cost: { wood: 2, stone: 3 }, pp: 5, copies: 4 }],
  stacks: [
    { colour: "grey", price: { gold: 3 }, kinds: ["glass_bottles", "incense", "myrrh"] },
    { colour: "yellow", price: { stone: 5 }, kinds: ["jade", "ivory", "porcelain"] },
    { colour: "red", price: { wood: 5 }, kinds: ["silk", "perfume", "oils"] },
  ],
  tower_bands: [
    { first: 1, last: 5, single: { wood: 1, stone: 1 }, double: { wood: 1, marble: 2 } },
    { first: 6, last: 10, single: { stone: 2 }, double: { wood: 2, marble: 2 } },
    { first: 11, last: 0, single: { stone: 3 }, double: { wood: 3, marble: 3 } },
  ],
  set_points: [5, 10, 15, 25, 35, 45, 60, 75, 90],
  displayed: [0, 6, 6, 8, 10],
  epochs: [1, 2, 3].map((index) => ({
    index,
    rounds: [],
    upgrade_cost: index,
    traitor_levels: index - 1,
    tax_gold: index - 1,
    tax_pp: 3 * (index - 1),
  })),
  caravan: [
    {
      camel: 4,
      any_of: [
        { tower: 5, missions: 0 },
        { tower: 0, missions: 2 },
      ],
    },
  ],
  shipyard: [{ ship: 3, each: 1 }],
  reconstructed: ["palmyra_temple"],
};

export function player(more: Partial<PlayerView> = {}): PlayerView {
  return {
    ...{
      seat: 0,
      score: 10,
      total: 10,
      breakdown: {},
      warehouse: { wood: 2, stone: 2, marble: 1, gold: 1 },
      traded: {},
      limit: 8,
    },
    figures: { camel: { all: 3, supply: 3 }, ship: { all: 2, supply: 2 } },
    ...{
      tower: 0,
      next_level: { single: { wood: 1, stone: 1 }, double: { wood: 1, marble: 2 } },
      temples: [],
      precious: {},
      upgrades: [],
      personal: [],
    },
    ...{
      hand_size: 0,
      fulfilled: [],
      returned: [],
      market: null,
      trades: [],
      acquire: null,
      tax: 0,
      tax_prestige: 0,
      exempt: false,
      ...more,
    },
  };
}
