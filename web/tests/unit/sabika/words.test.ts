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
  const own = [...ids].filter((id) => !id.startsWith("end-"));
  expect(own.filter((id) => !named.includes(id) && !begun.some((start) => id.startsWith(start)))).toEqual([]);
});

test("what a button ends is a question of the game", () => {
  const game = fileURLToPath(new URL("../../../../src/majlis/games/sabika/locale/en.ftl", import.meta.url));
  const asked = new Set([...readFileSync(game, "utf8").matchAll(/^prompt-([\w-]+) =/gm)].map((match) => match[1]));
  const ends = [...ids].filter((id) => id.startsWith("end-")).map((id) => id.slice("end-".length));
  expect(ends.filter((question) => !asked.has(question))).toEqual([]);
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
  const wanted = [...actions.map((each) => `board-main-${each}`), ...triggers.map((each) => `board-on-${each}`)];
  expect(wanted.filter((id) => !ids.has(id))).toEqual([]);
});
