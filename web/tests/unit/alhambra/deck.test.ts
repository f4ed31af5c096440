import { describe, expect, it } from "vitest";
import { cardsDealt, scoringWindow } from "../../../src/games/alhambra/deck";
import type { View } from "../../../src/games/alhambra/model";

/** Four players who were dealt 19 cards: 85 money cards make five piles of 17 (EX-2). */
function table(deck: number, discard: number, cards: number[]): View {
  const player = { score: 0, breakdown: {}, palace: [], reserve: [], counts: {}, wall: 0 };
  const held = 110 - deck - 4 - discard - cards.length;
  return {
    game: "alhambra",
    seat: 0,
    turn: 0,
    market: {},
    display: ["a", "b", "c", "d"],
    deck,
    discard: { count: discard, top: null },
    bag: { count: 0, tiles: [] },
    scoring_cards: cards,
    pending: [],
    players: [{ seat: 0, cards: held, ...player }],
  };
}

describe("the next scoring card", () => {
  it("is between the 18th and the 35th card of the deck", () => {
    expect(scoringWindow(table(87, 0, []), 19, false)).toEqual({ round: 1, earliest: 18, latest: 35 });
  });

  it("comes nearer with every card drawn", () => {
    expect(scoringWindow(table(67, 8, []), 19, false)).toEqual({ round: 1, earliest: 1, latest: 15 });
  });

  it("is then between the 53rd and the 70th", () => {
    expect(scoringWindow(table(60, 10, [1]), 19, false)).toEqual({ round: 2, earliest: 26, latest: 43 });
  });

  it("says nothing where the set-up is not known, or the game is all that is left", () => {
    expect(scoringWindow(table(67, 8, []), 0, false).latest).toBeNull();
    expect(scoringWindow(table(20, 8, [1, 2]), 19, false).round).toBeNull();
  });
});

it("counts the cards dealt", () => {
  const dealt = (cards: string[]) => ({ name: "event-dealt", rule: "ALH-2.5", seat: 0, parts: { cards, sum: 20 } });
  expect(
    cardsDealt([
      dealt(["florin-9", "ducat-8"]),
      { name: "event-starts", rule: "", seat: 1, parts: {} },
      dealt(["denar-1"]),
    ]),
  ).toBe(3);
});
