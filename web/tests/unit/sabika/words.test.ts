import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const folder = fileURLToPath(new URL("../../../src/games/sabika/", import.meta.url));
const ids = new Set(
  [...readFileSync(`${folder}locale/en.ftl`, "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] as string),
);

test("what a button ends is a question of the game", () => {
  const game = fileURLToPath(new URL("../../../../src/majlis/games/sabika/locale/en.ftl", import.meta.url));
  const asked = new Set([...readFileSync(game, "utf8").matchAll(/^prompt-([\w-]+) =/gm)].map((match) => match[1]));
  const ends = [...ids].filter((id) => id.startsWith("end-")).map((id) => id.slice("end-".length));
  expect(ends.filter((question) => !asked.has(question))).toEqual([]);
});
