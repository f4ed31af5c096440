import { describe, expect, test } from "vitest";
import { resourcesIn, motionOf } from "../../../src/games/tadmor/flights";
import { GEOGRAPHIES, geographyFor, nextIn, placeSpaces, rowsOf } from "../../../src/games/tadmor/geography";
import type { GameEvent, View } from "../../../src/games/tadmor/model";
import { tileWords } from "../../../src/games/tadmor/words";
import { caravanReady, nextStage, yieldOf } from "../../../src/games/tadmor/yields";
import { box, player } from "./box";

const view = (more: Partial<View> = {}): View =>
  ({
    epoch: 1,
    price: 1,
    spaces: [],
    players: [player(), player({ seat: 1, tower: 2 })],
    precious: [{ colour: "yellow", top: "jade", size: 6, kinds: {} }],
    missions: { deck: 20, discards: [] },
    ...more,
  }) as View;
const space = (id: string): (typeof box.spaces)[number] =>
  box.spaces.find((one) => one.id === id) as (typeof box.spaces)[number];
const event = (name: string, seat: number, parts: object): GameEvent =>
  ({ name, rule: "", seat, parts }) as unknown as GameEvent;

describe("the map", () => {
  test("every region of the box has a place on every map, and nothing lies outside", () => {
    for (const geography of Object.values(GEOGRAPHIES)) {
      expect(geography.plates.map(({ region }) => region).sort()).toEqual(
        [...box.regions.map(({ id }) => id), "raiders"].sort(),
      );
      for (const { x, y } of placeSpaces(geography, box.spaces)) {
        expect(x).toBeGreaterThan(20);
        expect(x).toBeLessThan(geography.w - 20);
        expect(y).toBeGreaterThan(20);
        expect(y).toBeLessThan(geography.h - 20);
      }
    }
  });

  test("no two spaces touch, however many a region has", () => {
    for (const geography of Object.values(GEOGRAPHIES)) {
      const most: Record<string, number> = {
        palmyra: 7,
        ebla: 4,
        damascus: 5,
        antioch: 4,
        north_sea: 6,
        south_sea: 5,
        euphrates: 6,
        raiders: 1,
      };
      const spaces = Object.entries(most).flatMap(([region, count]) =>
        Array.from({ length: count }, (_, i) => ({
          ...space("raiders"),
          id: `${region}${i}`,
          region: region === "raiders" ? null : region,
        })),
      );
      const placed = placeSpaces(geography, spaces);
      expect(placed).toHaveLength(38);
      placed.forEach((one, i) =>
        placed
          .slice(i + 1)
          .forEach((other) => expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(60)),
      );
    }
  });

  test("fewer spaces make fewer rows", () => {
    expect(rowsOf(7, [4, 3])).toEqual([4, 3]);
    expect(rowsOf(3, [3, 3])).toEqual([3]);
    expect(rowsOf(5, [3, 3])).toEqual([3, 2]);
    expect(rowsOf(4, [2, 2, 2])).toEqual([2, 2]);
  });

  test("the map suits the room", () => {
    expect(geographyFor(1124, 586, false).name).toBe("wide");
    expect(geographyFor(992, 430, false).name).toBe("medium");
    expect(geographyFor(390, 500, true).name).toBe("tall");
  });

  test("arrow keys go to the nearest space in their direction", () => {
    const spots = [
      { id: "near", x: 80, y: 4 },
      { id: "far", x: 160, y: 0 },
      { id: "below", x: 10, y: 90 },
    ];
    expect(nextIn("ArrowRight", { x: 0, y: 0 }, spots)).toBe("near");
    expect(nextIn("ArrowDown", { x: 0, y: 0 }, spots)).toBe("below");
    expect(nextIn("ArrowLeft", { x: 0, y: 0 }, spots)).toBeNull();
  });
});

describe("what a space gives now", () => {
  test("a ship brings more with a tile", () => {
    expect(yieldOf(box, view(), player(), space("north_sea_wood_ship_1")).amount).toBe(3);
    expect(
      yieldOf(box, view({ epoch: 3 }), player({ upgrades: ["i10"] }), space("north_sea_wood_ship_1")),
    ).toMatchObject({ amount: 5, badge: "+1" });
  });
  test("a price that cannot be paid is dear, unless a tile saves it", () => {
    expect(yieldOf(box, view(), player(), space("euphrates_precious_yellow"))).toMatchObject({
      dear: true,
      badge: "6",
    });
    expect(
      yieldOf(box, view(), player({ warehouse: { stone: 3 }, upgrades: ["i28"] }), space("euphrates_precious_yellow"))
        .dear,
    ).toBe(false);
  });
  test("war supplies count from the lowest tower", () =>
    expect(yieldOf(box, view(), player({ tower: 5 }), space("antioch_war_supplies")).badge).toBe("5"));
  test("the caravan says what the next camel needs", () => {
    expect(yieldOf(box, view(), player(), space("antioch_caravan")).line).toEqual([
      { sign: "tower", n: 5 },
      { text: "/" },
      { sign: "scroll", n: 2 },
    ]);
    expect(caravanReady(box, player({ fulfilled: ["k8"], returned: ["k15"] }))).toBe(true);
  });
  test("after the statues a new temple begins", () => {
    expect(nextStage([])).toBe("foundation");
    expect(nextStage(["statues", "colonnade"])).toBe("roof");
    expect(nextStage(["statues"])).toBe("foundation");
  });
});

describe("words", () => {
  test("trades for one and for two", () => {
    const { i1, i23, i47 } = box.upgrades;
    expect(tileWords(i1 as NonNullable<typeof i1>)).toEqual({
      id: "board-tile-trade",
      parts: { give: "wood", get: "marble" },
    });
    expect(tileWords(i23 as NonNullable<typeof i23>).id).toBe("board-tile-trade-two");
    expect(tileWords(i47 as NonNullable<typeof i47>).id).toBe("board-tile-personal-building");
  });
});

describe("motion", () => {
  test("resources by kind and number", () => expect(resourcesIn(["wood-2", "gold"])).toEqual(["wood", "wood", "gold"]));
  test("a figure goes from the own supply to its space", () => {
    const { flights } = motionOf(
      box,
      [event("event-place", 0, { figure: "camel", space: "palmyra_temple" })],
      0,
      view(),
    );
    expect(flights).toEqual([
      {
        piece: { figure: "camel", seat: 0 },
        from: ["supply:camel", "seat:0"],
        to: ["at:palmyra_temple", "space:palmyra_temple"],
      },
    ]);
  });
  test("raided figures go home, each to its owner", () => {
    const before = view({
      spaces: [
        { space: "palmyra_temple", figure: "camel", seat: 1 },
        { space: "palmyra_upgrade_1", figure: "camel", seat: 0 },
      ],
    });
    const { flights } = motionOf(
      box,
      [event("event-attacked", -1, { region: "palmyra", spaces: ["palmyra_temple", "palmyra_upgrade_1"] })],
      0,
      before,
    );
    expect(flights.map(({ to }) => to[0])).toEqual(["seat:1", "supply:camel"]);
  });
  test("points rise where they come from", () => {
    const { gains } = motionOf(
      box,
      [event("event-gifts", 1, { prestige: 2, space: "antioch_caravan" }), event("event-tax-lost", 0, { prestige: 3 })],
      0,
      view(),
    );
    expect(gains).toEqual([
      { at: ["space:antioch_caravan", "seat:1"], seat: 1, points: 2 },
      { at: ["seat:0"], seat: 0, points: -3 },
    ]);
  });
});
