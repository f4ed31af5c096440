import { describe, expect, test } from "vitest";
import { adjusted, counted, lacking, preferred, sameBundle } from "../../../src/games/tadmor/bundles";
import { setsOf } from "../../../src/games/tadmor/sets";
import { growth } from "../../../src/games/tadmor/tower";
import { box } from "./box";

const ANY_TWO = [
  ["wood", "wood"],
  ["wood", "stone"],
  ["stone", "stone"],
  ["gold", "wood"],
  ["gold", "stone"],
];

describe("payments", () => {
  test("one more of a kind takes out as little else as possible", () => {
    expect(adjusted(ANY_TWO, ["wood", "wood"], "gold", 1)).toEqual(["gold", "wood"]);
    expect(adjusted(ANY_TWO, ["gold", "wood"], "wood", -1)).toEqual(["gold", "stone"]);
  });
  test("what no payment has cannot be added", () => {
    expect(adjusted(ANY_TWO, ["gold", "wood"], "gold", 1)).toBeNull();
    expect(adjusted(ANY_TWO, ["wood", "wood"], "marble", 1)).toBeNull();
  });
  test("plentiful basic goods are paid first, points last", () => {
    expect(preferred(ANY_TWO, { wood: 5, stone: 1, gold: 3 })).toEqual(["wood", "wood"]);
    expect(preferred([["prestige"], ["gold", "gold", "gold"]], { gold: 3 })).toEqual(["gold", "gold", "gold"]);
  });
  test("bundles are the same in any order", () => {
    expect(sameBundle(["gold", "wood"], ["wood", "gold"])).toBe(true);
    expect(sameBundle(["gold"], ["wood"])).toBe(false);
    expect(counted(["gold", "wood", "gold"])).toEqual({ gold: 2, wood: 1 });
  });
  test("a discount covers what is missing, whatever it is", () => {
    expect(lacking({ wood: 2, stone: 3 }, { wood: 1, stone: 1 })).toEqual({ short: { wood: 1, stone: 2 }, count: 3 });
    expect(lacking({ wood: 2, stone: 3 }, { wood: 1, stone: 2 }, 2)).toEqual({ short: {}, count: 0 });
  });
});

describe("tower prices", () => {
  test("each level by its band", () =>
    expect(growth(box, { tower: 8, upgrades: [] }, "single", 3)).toEqual({ pay: { stone: 7 }, height: 11 }));
  test("a pair by the band of its first level", () =>
    expect(growth(box, { tower: 4, upgrades: [] }, "double", 2)).toEqual({ pay: { wood: 1, marble: 2 }, height: 6 }));
  test("without wood by a tile", () =>
    expect(growth(box, { tower: 6, upgrades: ["i18"] }, "double", 2)).toEqual({ pay: { marble: 2 }, height: 8 }));
  test("a fifth level is free and on top", () =>
    expect(growth(box, { tower: 3, upgrades: ["i14"] }, "single", 2)).toEqual({
      pay: { wood: 1, stone: 3 },
      height: 6,
    }));
  test("half a pair costs as much as a whole one", () =>
    expect(growth(box, { tower: 3, upgrades: ["i14"] }, "double", 1)).toEqual({
      pay: { wood: 1, marble: 2 },
      height: 5,
    }));
});

describe("sets of precious goods", () => {
  test("a kind that is owned twice begins a second set", () => {
    const sets = setsOf(box, { jade: 2, ivory: 1, silk: 1, incense: 1, oils: 1 });
    expect(sets.sizes).toEqual([5, 1]);
    expect(sets.points).toBe(40);
    expect(sets.next).toBe(10);
  });
  test("nothing owned", () => expect(setsOf(box, {})).toEqual({ sizes: [], points: 0, next: 5 }));
  test("a complete set promises nothing more", () => {
    const all = Object.fromEntries(box.stacks.flatMap(({ kinds }) => kinds).map((kind) => [kind, 1]));
    expect(setsOf(box, all)).toEqual({ sizes: [9], points: 90, next: 0 });
  });
});
