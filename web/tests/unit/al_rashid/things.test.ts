import { expect, test } from "vitest";
import { countOf, idsOf, sameThings, totalOf } from "../../../src/games/al_rashid/things";

test("counts and lists say the same", () => {
  expect(countOf(["silk", "silk", "credit"])).toEqual({ silk: 2, credit: 1 });
  expect(idsOf({ silk: 2, spice: 0, credit: 1 })).toEqual(["silk", "silk", "credit"]);
  expect(totalOf({ silk: 2, spice: 0, credit: 1 })).toBe(3);
  expect(sameThings(["silk", "credit"], ["credit", "silk"])).toBe(true);
  expect(sameThings(["silk"], ["silk", "silk"])).toBe(false);
});
