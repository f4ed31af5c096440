import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { motionOf } from "../../../src/games/al_rashid/flights";
import { chart, outlinePath } from "../../../src/games/al_rashid/geography";
import { pieceOf, tileOf } from "../../../src/games/al_rashid/pieces";
import type { GameEvent } from "../../../src/lib/api/types";

const LANDS = [
  "abbasid_caliphate",
  "mare_indianum",
  "mare_internum",
  "nilus_valley",
  "sarmatia",
  "silk_road",
  "spice_road",
];

describe.each([false, true])("the map (tall: %s)", (tall) => {
  const map = chart(tall);
  test("has all seven lands, with their things inside the map", () => {
    expect(map.lands.map(({ id }) => id).sort()).toEqual(LANDS);
    for (const { box } of map.lands) expect(box.left + box.width).toBeLessThanOrEqual(100);
    expect(map.lands.filter(({ sea }) => sea)).toHaveLength(2);
  });
  test("neighbours share their borders: each inner edge bends alike for both", () => {
    const bends = new Map<string, string[]>();
    for (const land of map.lands) {
      const points = [...outlinePath(land, map).matchAll(/Q([\d.-]+ [\d.-]+) /g)].map((match) => match[1] as string);
      land.outline.forEach((from, i) => {
        const to = land.outline[(i + 1) % land.outline.length] as readonly [number, number];
        const edge = [String(from), String(to)].sort().join(" ");
        bends.set(edge, [...(bends.get(edge) ?? []), points[i] as string]);
      });
    }
    const shared = [...bends.values()].filter((both) => both.length === 2);
    expect(shared.length).toBeGreaterThan(10);
    for (const [one, other] of shared) expect(one).toBe(other);
  });
});

describe("what moves", () => {
  const event = (name: string, parts: GameEvent["parts"], seat = 1): GameEvent =>
    ({ name, rule: "", seat, parts }) as GameEvent;
  test("a piece from its player to its place; one's own from home", () => {
    expect(motionOf([event("event-place", { piece: "sage", area: "trade" })], 0, null).flights).toEqual([
      { look: { pawn: "sage", seat: 1 }, from: ["seat:1"], to: ["stack:trade:1", "area:trade"] },
    ]);
    expect(motionOf([event("event-place", { piece: "sage", area: "trade" })], 1, null).flights[0]?.from).toEqual([
      "home:sage",
      "seat:1",
    ]);
  });
  test("goods from the land to the purse, one by one", () => {
    const { flights } = motionOf(
      [event("event-trade", { items: ["silk", "silk", "credit"], area: "silk_road" }, 0)],
      0,
      "silk_road",
    );
    expect(flights.map(({ look }) => look)).toEqual([{ chip: "silk" }, { chip: "silk" }, { chip: "credit" }]);
    expect(flights[0]).toMatchObject({ from: ["goods:silk_road", "area:silk_road"], to: ["goods", "seat:0"] });
  });
  test("a moved piece keeps its owner", () => {
    expect(
      motionOf([event("event-move", { piece: "pasha-2", from: "trade", to: "caliph" }, 0)], 0, null).flights[0],
    ).toMatchObject({ look: { pawn: "pasha", seat: 2 }, to: ["stack:caliph:2", "area:caliph"] });
  });
  test("shame is told beside the player", () =>
    expect(motionOf([event("event-shame", { count: 2 })], 0, null).gains).toEqual([
      { at: ["seat:1"], seat: 1, text: "+2", chip: "shame" },
    ]));
});

test("ids of tiles and pieces are read", () =>
  expect([tileOf("blue-4"), pieceOf("sage-1")]).toEqual([
    { colour: "blue", value: 4 },
    { piece: "sage", seat: 1 },
  ]));

test("every message that the board names exists, and every message of the board is named somewhere", () => {
  const folder = fileURLToPath(new URL("../../../src/games/al_rashid/", import.meta.url));
  const text = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(svelte|ts)$/.test(file))
    .map((file) => readFileSync(folder + file, "utf8"))
    .join("\n");
  const ids = [...readFileSync(`${folder}locale/en.ftl`, "utf8").matchAll(/^(board-[\w-]+) =/gm)].map(
    (match) => match[1] as string,
  );
  const named = [...text.matchAll(/"(board-[\w-]+)"/g)].map((match) => match[1] as string);
  expect([...new Set(named)].filter((id) => !ids.includes(id))).toEqual([]);
  const begun = [...text.matchAll(/`(board-[a-z-]*)\$\{/g)].map((match) => match[1] as string);
  expect(
    ids.filter(
      (id) => !named.includes(id) && !text.includes(`'${id}'`) && !begun.some((start) => id.startsWith(start)),
    ),
  ).toEqual([]);
});
