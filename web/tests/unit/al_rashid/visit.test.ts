import { expect, test } from "vitest";
import { NOTHING, wishWords } from "../../../src/games/al_rashid/visit";

test("wishes in words; a credit only beside an office", () => {
  expect(wishWords({ main: true, office: "banker", credit: true, leader: null }, false)).toEqual([
    "service",
    "banker",
    "credit",
  ]);
  expect(wishWords({ main: true, office: null, credit: true, leader: "qadi" }, false)).toEqual(["service", "qadi"]);
  expect(wishWords({ ...NOTHING, main: true }, true)).toEqual(["generosity"]);
  expect(wishWords(NOTHING, false)).toEqual([]);
});
