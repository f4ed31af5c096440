import { describe, expect, test } from "vitest";
import {
  engraveCost,
  exportGain,
  mainPossible,
  materialPrestige,
  moveCost,
  nextTribute,
  routeTo,
  sideCost,
} from "../../../src/games/sabika/costs";
import { box, player, view } from "./box";

const at = (space: string | null, more = {}): ReturnType<typeof player> =>
  player(0, { workers: [{ worker: "builder_1", space, active: true }], ...more });

describe("the way of a worker", () => {
  test("from the workshop only foreign workers cost", () => {
    const me = at(null);
    expect(moveCost(box, view([me, player(1)]), me, "builder_1", "outer_0")?.total).toBe(0);
    expect(moveCost(box, view([me, player(1)]), me, "builder_1", "outer_3")).toMatchObject({
      steps: 0,
      foreign: 1,
      total: 1,
    });
  });

  test("two steps are free, then one dinar each, clockwise round the ring", () => {
    const me = at("outer_6");
    const now = view([me, player(1)]);
    expect(moveCost(box, now, me, "builder_1", "outer_0")).toMatchObject({ steps: 2, total: 0 });
    expect(moveCost(box, now, me, "builder_1", "outer_3")).toMatchObject({
      steps: 5,
      forSteps: 3,
      forWorkers: 1,
      total: 4,
    });
    expect(moveCost(box, now, me, "builder_1", "outer_6")).toBeNull();
  });

  test("poems and events change it", () => {
    const me = at("outer_0", { poems: { blue: ["poem_9", "poem_11"], red: [], large: [] } });
    const now = view([me, player(1)]);
    expect(moveCost(box, now, me, "builder_1", "outer_3")).toMatchObject({ steps: 3, forSteps: 0, forWorkers: 0 });
    const plain = at("outer_0");
    const dear = view([plain, player(1)], { events: { current: "event_12", coming: null, hidden: 0 } });
    expect(moveCost(box, dear, plain, "builder_1", "outer_3")).toMatchObject({ forSteps: 1, forWorkers: 2, total: 3 });
  });
});

test("side actions cost by ring", () => {
  const me = player(0);
  const now = view([me]);
  expect(["outer", "middle"].map((ring) => sideCost(box, now, me, "raw_0", ring))).toEqual([1, 0]);
  expect(["middle", "inner"].map((ring) => sideCost(box, now, me, "marble_1", ring))).toEqual([2, 1]);
});

test("engraving costs more with every poem of the colour; materials bring prestige", () => {
  const me = player(0, { poems: { blue: ["poem_10", "poem_9"], red: [], large: ["poem_a1"] } });
  const now = view([me]);
  expect((["blue", "red", "large"] as const).map((colour) => engraveCost(box, now, me, colour))).toEqual([3, 2, 5]);
  expect(materialPrestige(box, now, me, ["gypsum", "ceramic"], false)).toBe(5);
  expect(materialPrestige(box, now, me, ["gypsum", "ceramic"], true)).toBe(7);
});

test("the cheapest way starts at any own ship", () => {
  const me = player(0);
  expect(routeTo(box, view([me]), me, "ragusa")).toEqual({ cost: 4, way: ["granada", "florence", "ragusa"] });
  const sailed = player(0, { ships: { granada: 8, left: ["florence"], right: [] } });
  expect(routeTo(box, view([sailed]), sailed, "ragusa")?.cost).toBe(2);
  const storm = view([me], { events: { current: "event_9", coming: null, hidden: 0 } });
  expect(routeTo(box, storm, me, "algiers")?.cost).toBe(4);
});

test("exports bring more where the good is wanted", () => {
  const me = player(0);
  expect(exportGain(box, view([me]), me, "fez", ["clothes", "sugar"])).toEqual({ prestige: 3, paria: 3 });
  const poem = player(0, { poems: { blue: ["poem_20"], red: [], large: [] } });
  expect(exportGain(box, view([poem]), poem, "fez", ["card_clothes"])).toEqual({ prestige: 3, paria: 3 });
});

test("the next tribute stands at the next space, events included", () => {
  expect(nextTribute(box, view())).toEqual({ due: 2, space: 2 });
  expect(nextTribute(box, view(undefined, { events: { current: "event_8", coming: null, hidden: 0 } }))?.due).toBe(3);
  expect(nextTribute(box, view(undefined, { book: 6 }))).toBeNull();
});

test("a main action that nothing is there for is told apart", () => {
  const space = (main: string) => ({
    space: "outer_0",
    ring: "outer" as const,
    main,
    slots: [],
    sultans: 0,
    workers: [],
  });
  const bare = player(0);
  const able = (me: typeof bare, main: string, paid = 0): boolean =>
    mainPossible(box, view([me]), me, space(main), paid);
  expect(["market", "quarry_small", "commission"].map((main) => able(bare, main))).toEqual([true, true, true]);
  expect(
    ["build", "export", "consolidate", "produce", "engrave", "reactivate"].map((main) => able(bare, main)),
  ).toEqual([false, false, false, false, false, false]);
  const rich = player(0, {
    stock: { gypsum: 1, sugar: 1 },
    raw: { cane: true },
    ships: { granada: 8, left: ["fez"], right: [] },
    poems: { blue: [], red: ["poem_9"], large: [] },
  });
  expect(["build", "export", "consolidate", "produce", "reactivate"].map((main) => able(rich, main))).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(able(player(0, { stock: { sugar: 1 } }), "export", 4)).toBe(false); // nothing is left for the way
});
