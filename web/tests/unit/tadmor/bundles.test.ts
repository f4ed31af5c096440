import { describe, expect, test } from "vitest";
import { adjusted, counted, preferred, sameBundle } from "../../../src/games/tadmor/bundles";

const ANY_TWO = [
  ["wood", "wood"],
  ["wood", "stone"],
  ["stone", "stone"],
  ["gold", "wood"],
  ["gold", "stone"],
];

const DEAR = { wood: 1_400, stone: 3_000, marble: 4_800, gold: 2_656, prestige: 100_000 };

describe("payments", () => {
  test("one more of a kind takes out as little else as possible", () => {
    expect(adjusted(ANY_TWO, ["wood", "wood"], "gold", 1)).toEqual(["gold", "wood"]);
    expect(adjusted(ANY_TWO, ["gold", "wood"], "wood", -1)).toEqual(["gold", "stone"]);
  });
  test("what no payment has cannot be added", () => {
    expect(adjusted(ANY_TWO, ["gold", "wood"], "gold", 1)).toBeNull();
    expect(adjusted(ANY_TWO, ["wood", "wood"], "marble", 1)).toBeNull();
  });
  test("what weighs least is proposed", () => {
    expect(preferred(ANY_TWO, DEAR)).toEqual(["wood", "wood"]);
    expect(preferred(ANY_TWO, { ...DEAR, wood: 5_000 })).toEqual(["gold", "stone"]);
    expect(preferred([["prestige"], ["gold", "gold", "gold"]], DEAR)).toEqual(["gold", "gold", "gold"]);
  });
  test("bundles are the same in any order", () => {
    expect(sameBundle(["gold", "wood"], ["wood", "gold"])).toBe(true);
    expect(sameBundle(["gold"], ["wood"])).toBe(false);
    expect(counted(["gold", "wood", "gold"])).toEqual({ gold: 2, wood: 1 });
  });
});
