import { expect, test } from "vitest";
import { ranked, standingAfter, standingOf, withPiece } from "../../../src/games/al_rashid/standing";
import { area, BOX } from "./box";

test("the higher dominance first, then who came earlier (EX-3)", () => {
  const there = area([0, { sage: 1 }], [1, { merchant: 1, sage: 1 }], [2, { merchant: 1, sage: 1 }]);
  expect(ranked(there.families).map(({ seat }) => seat)).toEqual([1, 2, 0]);
});

test("a placement says who is ahead and by how much", () => {
  const there = area([1, { pasha: 1 }], [2, { sage: 1 }]);
  expect(standingAfter(BOX, there, 0, "merchant")).toEqual({
    rank: 2,
    dominance: 3,
    ahead: 1,
    by: 2,
    behind: 2,
    over: 2,
  });
  expect(standingAfter(BOX, there, 0, "pasha")).toMatchObject({ rank: 2, dominance: 5, ahead: 1, by: 0 });
});

test("a piece joins its family's place, and keeps the earlier one (EX-36)", () => {
  const there = area([0, { sage: 1 }], [1, { merchant: 1 }]);
  expect(standingAfter(BOX, there, 0, "merchant")).toMatchObject({
    rank: 1,
    dominance: 4,
    ahead: null,
    behind: 1,
    over: 1,
  });
  expect(withPiece(BOX, there, 0, "sage").families.map(({ seat, dominance }) => [seat, dominance])).toEqual([
    [0, 2],
    [1, 3],
  ]);
  expect(withPiece(BOX, there, 2, "pasha").ranking).toEqual([2, 1, 0]);
});

test("who is not there has no rank", () => expect(standingOf(area([1, { sage: 1 }]), 0)).toBeNull());
