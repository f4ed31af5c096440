/** A small box for tests: real palaces, prices and goods, no more than they need. */
import type { AreaView, Box, Family, PlayerView } from "../../../src/games/al_rashid/model";

export const BOX: Box = {
  goods: ["hardwood", "pottery", "metal", "spice", "silk"],
  set_values: [1, 3, 6, 10, 15],
  pieces: {
    pasha: { dominance: 5, limit: 3, points: 3 },
    merchant: { dominance: 3, limit: 4, points: 2 },
    sage: { dominance: 1, limit: 6, points: 1 },
  },
  palaces: [
    {
      id: "intrigue",
      offices: ["smuggler"],
      leader: "caliphs_favorite",
      favour_price: 1,
      service_prices: [0, 0, 0],
      service_amounts: [3, 2, 1],
      merchants: true,
      court: false,
    },
    {
      id: "military",
      offices: [],
      leader: "general",
      favour_price: 0,
      service_prices: [0, 0, 0],
      service_amounts: [3, 2, 1],
      merchants: true,
      court: false,
    },
    {
      id: "wisdom",
      offices: ["banker"],
      leader: "court_savant",
      favour_price: 2,
      service_prices: [5, 7, 9],
      service_amounts: [1, 1, 1],
      merchants: true,
      court: false,
    },
    {
      id: "politics",
      offices: ["economist"],
      leader: "qadi",
      favour_price: 1,
      service_prices: [11, 13, 15],
      service_amounts: [1, 1, 1],
      merchants: true,
      court: false,
    },
    { id: "caliph", offices: ["treasurer"], merchants: false, court: true },
  ],
  territories: [{ id: "silk_road", goods: { hardwood: 1, metal: 1, spice: 2, silk: 4 }, credits: 1 }],
  offices: {
    smuggler: { palace: "intrigue", cost: 3, points: 1, activated: true, amount: 0, steps: [], rule: "RAS-8.11" },
    banker: { palace: "wisdom", cost: 6, points: 2, activated: false, amount: 5, steps: [], rule: "RAS-8.22" },
    lore_master: { palace: "wisdom", cost: 8, points: 1, activated: false, amount: 3, steps: [], rule: "RAS-8.21" },
    economist: {
      palace: "politics",
      cost: 15,
      points: 0,
      activated: false,
      amount: 0,
      steps: [
        [3, 3],
        [4, 5],
      ],
      rule: "RAS-8.33",
    },
    treasurer: { palace: "caliph", cost: 3, points: 1, activated: false, amount: 0, steps: [], rule: "RAS-8.35" },
  },
  mercenaries: { "red-2": 8, "red-3": 16, "blue-4": 8 },
  crises: { setup: [], turn: [] },
  constants: {
    rounds: 5,
    credit_discount: 3,
    influence_cap: 5,
    shame_points: -2,
    items_by_rank: [3, 2, 1],
    operation_order: [1, 2, 3, 1, 2, 1],
  },
  reconstructed: ["crisis_rules"],
};

export function player(offices: Record<string, number> = {}): PlayerView {
  const owned = Object.entries(offices).map(([office, count]) => ({ office, count, used: 0, points: 1 }));
  return {
    seat: 0,
    score: 6,
    breakdown: {},
    goods: {},
    wealth: 0,
    credits: 1,
    influence: 0,
    shame: 0,
    family: {},
    home: {},
    aside: {},
    offices: owned,
    mercenaries: {},
  };
}

/** An area with families in order of arrival: `area([0, { sage: 1 }], [1, { pasha: 1 }])`. */
export function area(...families: [number, Record<string, number>][]): AreaView {
  const there: Family[] = families.map(([seat, pieces]) => ({
    seat,
    pieces,
    dominance: Object.entries(pieces).reduce(
      (sum, [piece, count]) => sum + count * (BOX.pieces[piece]?.dominance ?? 0),
      0,
    ),
  }));
  return { area: "trade", resolved: false, families: there, ranking: [] };
}
