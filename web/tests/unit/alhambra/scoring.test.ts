import { describe, expect, test } from "vitest";
import { placeOf, roundOf, scoredOf, type Then } from "../../../src/games/alhambra/scoring";
import type { AlhambraTables } from "../../../src/lib/api/alhambra";
import type { Line } from "../../../src/lib/story/lines";

const step = (name: string, seat: number, parts: Record<string, string | number>): Line["steps"][number] => ({
  entry: 9,
  undone: false,
  name,
  rule: "ALH-9.1",
  seat,
  parts,
});
const line = {
  number: 7,
  seat: -1,
  steps: [
    step("event-scoring", -1, { round: 2 }),
    step("event-scores-type", 1, { type: "tower", count: 2, points: 13, round: 2 }),
    step("event-scores-type", 0, { type: "tower", count: 1, points: 6, round: 2 }),
    step("event-scores-wall", 0, { length: 4, points: 4, round: 2 }),
  ],
} as unknown as Line;
const then = {
  numbers: { standing: { types: [{ type: "tower", counts: [1, 2], places: [18, 10], points: [] }] } },
  view: { players: [{ wall: 4 }, { wall: 0 }] },
  scores: [15, 20],
} as unknown as Then;
const box = { types: [{ id: "tower", points: [[6], [13, 6], [18, 12, 5]] }] } as unknown as AlhambraTables;

describe("the summary of a scoring", () => {
  test("has who held how many, what it brought, the prizes of its round, the sums and the scores before", () => {
    expect(roundOf(line)).toBe(2);
    expect(scoredOf(line, then, box)).toEqual({
      round: 2,
      rows: [{ type: "tower", counts: [1, 2], places: [13, 6], points: [6, 13] }],
      lengths: [4, 0],
      walls: [4, 0],
      sums: [10, 13],
      before: [5, 7],
      after: [15, 20],
      rule: "ALH-9.1",
    });
  });

  test("counts Dirk beside the players", () => {
    const dirk = { ...then, view: { ...then.view, dirk: {} } } as unknown as Then;
    const told = { ...line, steps: [...line.steps, step("event-dirk-scores-type", -1, { type: "tower", points: 3 })] };
    expect(scoredOf(told, dirk, box).sums).toEqual([10, 13, 3]);
  });

  test("leaves out what Dirk drew after it", () => {
    const dirk = {
      ...then,
      numbers: { standing: { types: [{ type: "tower", counts: [1, 2, 3] }] } },
      view: { ...then.view, dirk: {} },
    } as unknown as Then;
    const tiles = { ...box, tiles: { t: { type: "tower" }, g: { type: "garden" } } } as unknown as AlhambraTables;
    expect(scoredOf(line, dirk, tiles, ["t", "g"]).rows[0]?.counts).toEqual([1, 2, 2]);
  });

  test("names the rule that its events bring, and none where nobody scored for a type", () => {
    const bare = { ...line, steps: line.steps.filter(({ name }) => name !== "event-scores-type") };
    expect(scoredOf(bare, then, box).rule).toBeNull();
  });

  test("another line is no scoring", () => {
    expect(roundOf({ ...line, steps: [] })).toBe(0);
  });

  test("says one's place and how far the next is", () => {
    expect(placeOf([38, 27, 25, 67], 0)).toEqual({ rank: 2, beside: 3, by: 29 });
    expect(placeOf([38, 27], 0)).toEqual({ rank: 1, beside: 1, by: 11 });
    expect(placeOf([38, 38], 0)).toEqual({ rank: 1, beside: 1, by: 0 });
    expect(placeOf([10, 30, 20], 0)).toEqual({ rank: 3, beside: 2, by: 10 });
  });
});
