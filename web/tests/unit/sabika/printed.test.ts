import { describe, expect, test } from "vitest";
import { isPrinted, mostOf, scoreOf, slotOf, wishOf } from "../../../src/games/sabika/box/printed";

describe("entered values as the tables have them", () => {
  test("a score, whatever its form", () => {
    const score = (sentence: string, slots: object) => scoreOf({ score: [{ sentence, slots: { ...slots } }] });
    expect(score("score-per", { n: 3, counter: "seal", max: 15 })).toEqual({
      kind: "per",
      counter: "seal",
      n: 3,
      max: 15,
    });
    expect(score("score-sets", { n: 7, of: ["seal", "poem"], max: null })).toEqual({
      kind: "sets",
      of: ["seal", "poem"],
      n: 7,
    });
    expect(score("score-table", { counter: "seal", values: [0, 1, 3] })).toMatchObject({ values: [0, 1, 3] });
    expect([score("score-majority", { counter: null }), score("score-sets", { of: [] }), scoreOf({})]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test("what a score brings at most", () => {
    expect(mostOf({ kind: "per", counter: "seal", n: 3, max: 15 })).toBe(15);
    expect(mostOf({ kind: "table", counter: "seal", values: [0, 5, 3] })).toBe(5);
    expect([mostOf({ kind: "sets", of: ["seal"] }), mostOf({ kind: "majority" })]).toEqual([null, null]);
  });

  test("the lines of a wish that say what they count", () => {
    const line = (n: number | null, counter: string | null) => ({ sentence: "wish", slots: { n, counter } });
    expect(wishOf({ lines: [line(2, "poem"), line(1, null), line(null, "seal")] })).toEqual([
      { counter: "poem", n: 2 },
      { counter: "seal", n: 0 },
    ]);
  });

  test("a slot lies between the spaces that it touches", () => {
    expect(slotOf({ outer: null, middle: "middle_0" })).toMatchObject({ kind: "raw", middle: "middle_0" });
    expect(slotOf({ middle: "middle_1", inner: "inner_1" })).toMatchObject({ kind: "marble", outer: null });
    expect(slotOf({ middle: null, inner: null })).toBeNull();
  });

  test("what says nothing yet is not drawn", () => {
    expect([isPrinted("wishes", { lines: [] }), isPrinted("yusuf-cards", { n: 20 })]).toEqual([false, false]);
    expect([isPrinted("rounds", {}), isPrinted("sultans-workers", { index: "outer_0" })]).toEqual([true, true]);
  });
});
