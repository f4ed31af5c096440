import { describe, expect, test } from "vitest";
import { resourcesIn, motionOf } from "../../../src/games/tadmor/flights";
import { GEOGRAPHIES, geographyFor, nextIn, placeSpaces, rowsOf } from "../../../src/games/tadmor/geography";
import { faceOf, spoken, type Face } from "../../../src/games/tadmor/lines";
import type { Cost, SpaceNumbers, TadmorView } from "../../../src/lib/api/tadmor";
import type { GameEvent } from "../../../src/lib/api/types";
import { box, player } from "./box";

const view = (more: Partial<TadmorView> = {}): TadmorView =>
  ({
    epoch: 1,
    price: 1,
    spaces: [],
    players: [player(), player({ seat: 1, tower: 2 })],
    precious: [{ colour: "yellow", top: "jade", size: 6, kinds: {} }],
    missions: { deck: 20, discards: [] },
    ...more,
  }) as TadmorView;
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

describe("what a space shows is what the server says of it", () => {
  const cost = (price: Record<string, number>, more: Partial<Cost> = {}): Cost => ({
    ...{ price, any: 0, waived: 0, short: 0, lacking: {} },
    ...more,
  });
  const face = (id: string, numbers: SpaceNumbers): Face => faceOf(space(id), numbers, ["grey", "yellow", "red"]);

  test("a price as it is told, whatever the tables say", () => {
    const told = face("damascus_tower_single", { cost: cost({ gold: 7 }, { short: 5 }) });
    expect(told).toMatchObject({ line: [{ res: "gold", n: 7 }], dear: true });
    expect(face("palmyra_upgrade_1", { cost: cost({}, { any: 4 }) }).line).toEqual([{ res: "any", n: 4 }]);
  });
  test("what tiles save stands behind the price", () =>
    expect(face("euphrates_precious_yellow", { cost: cost({ stone: 5 }, { waived: 2 }), left: 6 })).toMatchObject({
      line: [{ res: "stone", n: 5 }, { text: "−2" }],
      badge: "6",
      dear: false,
    }));
  test("a ship brings more with a tile", () =>
    expect(face("north_sea_wood_ship_1", { resources: 9, bonus: 4 })).toMatchObject({ amount: 9, badge: "+4" }));
  test("points on the shoulder", () =>
    expect(face("antioch_war_supplies", { prestige: 8 })).toMatchObject({ badge: "8", line: [] }));
  test("every way to the next camel, and what belongs together", () => {
    const ways = [
      { tower: 10, missions: 0 },
      { tower: 0, missions: 4 },
      { tower: 5, missions: 2 },
    ];
    expect(face("antioch_caravan", { ways }).line).toEqual([
      { sign: "tower", n: 10 },
      { text: "/" },
      { sign: "scroll", n: 4 },
      { text: "/" },
      { sign: "tower", n: 5 },
      { text: "+" },
      { sign: "scroll", n: 2 },
    ]);
  });
  test("what the server says in words stands instead of a price", () => {
    const line = { message: "line-no-card", parts: {} };
    expect(face("palmyra_temple", { cost: cost({ wood: 2 }), stage: "roof", left: 0, line }).line).toEqual([
      { said: "line-no-card", parts: {} },
    ]);
    const saved = { saves: { gold: 2 }, line: { message: "line-saved", parts: {} } };
    expect(face("raiders", saved).line).toEqual([
      { res: "gold", n: 2 },
      { said: "line-saved", parts: {} },
    ]);
  });
  test("a line is read out in words", () => {
    const say = (id: string, parts: object): string => `${id} ${JSON.stringify(parts)}`;
    expect(spoken([{ res: "gold", n: 3 }, { text: "/" }, { sign: "tower", n: 5 }], say)).toBe(
      'board-of-resource {"count":3,"resource":"gold"} / board-need-tower {"count":5}',
    );
  });
});

describe("motion", () => {
  test("resources by kind and number", () => expect(resourcesIn(["wood-2", "gold"])).toEqual(["wood", "wood", "gold"]));
  test("a figure goes from one's supply to its space", () => {
    const { flights } = motionOf(
      box,
      [event("event-place", 0, { figure: "camel", space: "palmyra_temple" })],
      0,
      view(),
    );
    expect(flights).toEqual([
      {
        look: { figure: "camel", seat: 0 },
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
      { at: ["space:antioch_caravan", "seat:1"], seat: 1, text: "+2" },
      { at: ["seat:0"], seat: 0, text: "−3" },
    ]);
  });
});
