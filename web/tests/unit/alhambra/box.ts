/** A small box for tests: real tiles and prices, no more than they need. */
import type { AlhambraTables, TileFacts } from "$lib/api/alhambra";

const tile = (type: string, price: number | null, walls: string): TileFacts => ({
  type,
  price,
  walls,
  hut: price === null,
});

const CURRENCIES = ["florin", "dirham", "denar", "ducat"];

export const BOX: AlhambraTables = {
  currencies: CURRENCIES.map((id) => ({ id })),
  types: [
    { id: "pavilion", points: [[1], [8, 1], [16, 8, 1]] },
    { id: "seraglio", points: [[2], [9, 2], [17, 9, 2]] },
    { id: "arcades", points: [[3], [10, 3], [18, 10, 3]] },
    { id: "chambers", points: [[4], [11, 4], [19, 11, 4]] },
    { id: "garden", points: [[5], [12, 5], [20, 12, 5]] },
    { id: "tower", points: [[6], [13, 6], [21, 13, 6]] },
  ],
  tiles: {
    pavilion_5_nw: tile("pavilion", 5, "nw"),
    pavilion_6_n: tile("pavilion", 6, "n"),
    seraglio_4_ne: tile("seraglio", 4, "ne"),
    arcades_6_ne: tile("arcades", 6, "ne"),
    arcades_8_e: tile("arcades", 8, "e"),
    garden_9_e: tile("garden", 9, "e"),
    garden_10_open: tile("garden", 10, ""),
    garden_12_s: tile("garden", 12, "s"),
    tower_7_new: tile("tower", 7, "new"),
    tower_9_es: tile("tower", 9, "es"),
    hut_tower_w: tile("tower", null, "w"),
  },
  cards: Object.fromEntries(
    CURRENCIES.flatMap((currency) =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((value) => [`${currency}-${value}`, { currency, value }]),
    ),
  ),
  bonus: { bonus_garden_10: "garden_10_open" },
  exchange: { exchange_florin_denar: ["florin", "denar"], exchange_dirham_ducat: ["dirham", "ducat"] },
  constants: {
    take_sum: 5,
    start_sum: 20,
    wall_points: 1,
    max_huts: 3,
    max_hut_value: 3,
    copies: 3,
    copies_two_players: 2,
  },
  reconstructed: [],
};
