import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const folder = fileURLToPath(new URL("../../../src/games/sabika/", import.meta.url));
const ids = new Set(
  [...readFileSync(`${folder}locale/en.ftl`, "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] as string),
);
const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|ts)$/.test(name))
  .map((name) => readFileSync(folder + name, "utf8"))
  .join("\n");

test("every message that the board names exists, and every message is named", () => {
  const named = [...sources.matchAll(/"(board-[\w-]+)"/g)]
    .map((match) => match[1] as string)
    .filter((id) => !id.endsWith("-"));
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
  const begun = [...sources.matchAll(/`(board-[a-z-]*-)\$\{/g)].map((match) => match[1] as string);
  expect([...ids].filter((id) => !named.includes(id) && !begun.some((start) => id.startsWith(start)))).toEqual([]);
});

test("everything that effects speak of has words", () => {
  const actions = [
    "build",
    "build_large",
    "build_small",
    "quarry_small",
    "quarry_large",
    "storehouse",
    "market",
    "export",
    "consolidate",
    "produce",
    "engrave",
    "reactivate",
    "commission",
  ];
  const triggers = [
    "income",
    "become_start_player",
    "build",
    "build_large",
    "build_small",
    "mosaic",
    "quarry",
    "expand_storehouse",
    "market",
    "consolidate",
    "process",
  ];
  const modifiers = [
    "move_free_steps",
    "occupied_free_workers",
    "occupied_cost",
    "side_action_cost",
    "market_transactions",
    "buy_price",
    "sell_price",
    "material_prestige",
    "same_material_allowed",
    "engrave_cost",
    "engrave_optional_max",
    "engrave_prestige_per_material",
    "export_base_prestige",
    "export_base_paria",
    "export_paria_per_good",
    "route_cost_each",
    "export_route_total",
    "consolidate_cost",
    "commission_dinar",
    "rest_prestige_loss",
    "rest_dinar",
    "tribute",
    "tribute_surcharge",
  ];
  const counters = [
    "blue_poem",
    "red_poem",
    "small_poem",
    "large_poem",
    "poem",
    "small_building",
    "large_building",
    "building",
    "category_palace",
    "category_fountain",
    "category_gate",
    "category_garden",
    "category_tower",
    "category_window",
    "category_kinds",
    "mosaic",
    "crate",
    "stored_item",
    "favour_space",
    "seal",
    "city_with_ship",
    "consolidated_city",
    "consolidated_blue_city",
    "consolidated_red_city",
    "blue_city_with_ship",
    "red_city_with_ship",
    "europe_city_with_ship",
    "maghreb_city_with_ship",
    "near_east_city_with_ship",
    "chain_of_cities",
  ];
  const gains = ["dinar", "paria", "prestige", "material", "raw", "good", "favour"];
  const wanted = [
    ...actions.map((each) => `board-act-${each}`),
    ...triggers.map((each) => `board-on-${each}`),
    ...modifiers.map((each) => `board-modify-${each}`),
    ...counters.map((each) => `board-counter-${each}`),
    ...gains.map((each) => `board-step-${each}`),
  ];
  expect(wanted.filter((id) => !ids.has(id))).toEqual([]);
});
