import { describe, expect, it } from "vitest";
import { finalRows } from "../../../src/games/alhambra/final";

describe("the final table", () => {
  it("adds the rounds by source", () => {
    const rows = finalRows(
      [{ round_1_tower: 6, round_3_tower: 21, round_2_wall: 4 }, { round_2_tower: 13 }],
      ["tower"],
      [1, 2, 3],
    );
    expect(rows.map(({ source, totals }) => [source, totals])).toEqual([
      ["tower", [27, 13]],
      ["wall", [4, 0]],
    ]);
  });
});
