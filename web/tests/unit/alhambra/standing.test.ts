import { describe, expect, it } from "vitest";
import { finalRows, nextRound, shares, standing } from "../../../src/games/alhambra/standing";
import type { PlayerView, View } from "../../../src/games/alhambra/model";
import { BOX } from "./box";

const player = (seat: number, counts: Record<string, number>, wall: number): PlayerView => ({
  seat,
  score: 0,
  breakdown: {},
  cards: 0,
  palace: [],
  reserve: [],
  counts,
  wall,
});

function view(players: PlayerView[], cards: number[]): View {
  return {
    game: "alhambra",
    seat: 0,
    turn: 0,
    market: {},
    display: [],
    deck: 0,
    discard: { count: 0, top: null },
    bag: { count: 0, tiles: [] },
    scoring_cards: cards,
    pending: [],
    players,
  };
}

describe("points for counts (ALH-9.5)", () => {
  it("go to the places of the round", () => {
    expect(shares([4, 2, 1, 0], [21, 13, 6])).toEqual([21, 13, 6, 0]);
    expect(shares([4, 2, 1, 0], [6])).toEqual([6, 0, 0, 0]);
  });

  it("are shared by those who tie, rounded down", () => {
    expect(shares([4, 3, 3, 1], [21, 13, 6])).toEqual([21, 9, 9, 0]);
    expect(shares([2, 2], [1])).toEqual([0, 0]);
    expect(shares([2, 2, 2], [18, 10, 3])).toEqual([10, 10, 10]);
  });

  it("never go to a count of nothing", () => {
    expect(shares([3, 0, 0], [21, 13, 6])).toEqual([21, 0, 0]);
  });
});

describe("if scored now", () => {
  it("uses the table of the next scoring and adds the walls", () => {
    const now = view([player(0, { tower: 2, garden: 1 }, 5), player(1, { tower: 1 }, 2)], [1]);
    expect(nextRound(now)).toBe(2);
    const found = standing(now, BOX);
    expect(found.rows.find((row) => row.type === "tower")).toMatchObject({
      counts: [2, 1],
      points: [13, 6],
      places: [13, 6],
    });
    expect(found.totals).toEqual([13 + 12 + 5, 6 + 2]);
  });

  it("ranks Dirk with the others, without walls (ALH-11.4)", () => {
    const now = {
      ...view([player(0, { tower: 2 }, 5), player(1, { tower: 1 }, 2)], [1, 2]),
      dirk: { tiles: [], counts: { tower: 3 }, score: 0, breakdown: {} },
    };
    const found = standing(now, BOX);
    expect(found.round).toBe(3);
    expect(found.rows.find((row) => row.type === "tower")?.points).toEqual([13, 6, 21]);
    expect(found.totals).toEqual([18, 8, 21]);
  });
});

describe("the final table", () => {
  it("adds the rounds by source", () => {
    const rows = finalRows(
      [{ round_1_tower: 6, round_3_tower: 21, round_2_wall: 4 }, { round_2_tower: 13 }],
      ["tower"],
    );
    expect(rows.map(({ source, totals }) => [source, totals])).toEqual([
      ["tower", [27, 13]],
      ["wall", [4, 0]],
    ]);
  });
});
