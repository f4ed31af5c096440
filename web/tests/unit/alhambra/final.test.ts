import { describe, expect, it } from "vitest";
import { finalTable } from "../../../src/games/alhambra/final";

describe("the final table", () => {
  it("adds the rounds by what was scored, and what was scored by round", () => {
    const { rows, sums } = finalTable(
      [{ round_1_tower: 6, round_3_tower: 21, round_2_wall: 4 }, { round_2_tower: 13 }],
      [1, 2, 3].map((round) => [`round_${round}_tower`, `round_${round}_wall`]),
    );
    expect(rows.map(({ totals }) => totals)).toEqual([
      [27, 13],
      [4, 0],
    ]);
    expect(rows[0]?.rounds).toEqual([
      [6, 0],
      [0, 13],
      [21, 0],
    ]);
    expect(sums).toEqual([
      [6, 0],
      [4, 13],
      [21, 0],
    ]);
  });
});
