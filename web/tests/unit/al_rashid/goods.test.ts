import { describe, expect, test } from "vitest";
import {
  bestPayment,
  countOf,
  idsOf,
  judgePayment,
  leadsTo,
  officePrice,
  sameThings,
  setsOf,
  worthOf,
} from "../../../src/games/al_rashid/goods";
import { BOX } from "./box";

const VALUES = BOX.set_values;

describe("what goods are worth (EX-7)", () => {
  test.each([
    [{ spice: 1 }, 1],
    [{ hardwood: 1, pottery: 2, silk: 1 }, 7],
    [{ hardwood: 1, pottery: 1, metal: 2, silk: 2 }, 13],
    [{ hardwood: 1, pottery: 1, metal: 1, spice: 1, silk: 1 }, 15],
    [{ hardwood: 2, pottery: 2, metal: 2, spice: 2, silk: 2 }, 30],
    [{}, 0],
  ])("%o is worth %i", (goods, worth) => expect(worthOf(goods, VALUES)).toBe(worth));

  test("the sets are cut with the largest first", () =>
    expect(setsOf({ hardwood: 3, pottery: 2, metal: 1, silk: 0 })).toEqual([3, 2, 1]));
});

describe("paying", () => {
  test("too little is told", () =>
    expect(judgePayment({ hardwood: 1, pottery: 1 }, 4, VALUES).refusal).toMatchObject({
      id: "refused-payment-too-low",
      facts: { sum: 3, price: 4 },
    }));
  test("a good that could be left out is named (EX-11)", () => {
    expect(judgePayment({ hardwood: 2, pottery: 1, metal: 1 }, 4, VALUES).refusal).toMatchObject({
      id: "refused-payment-superfluous",
      facts: { good: "hardwood" },
    });
    expect(judgePayment({ hardwood: 1, pottery: 1, metal: 1 }, 4, VALUES)).toEqual({ sum: 6, refusal: null });
  });
  test("the proposal leaves the most behind", () => {
    const payments = [
      ["hardwood", "pottery", "metal"],
      ["hardwood", "hardwood", "pottery"],
      ["hardwood", "hardwood", "metal"],
    ];
    expect(bestPayment(payments, { hardwood: 3, pottery: 1, metal: 1 }, VALUES)).toEqual([
      "hardwood",
      "hardwood",
      "pottery",
    ]);
    expect(bestPayment([], { hardwood: 1 }, VALUES)).toBeNull();
  });
  test("a credit never takes a price below nothing (EX-14)", () => {
    expect(officePrice(15, true, 5)).toBe(10);
    expect(officePrice(3, true, 5)).toBe(0);
    expect(officePrice(8, false, 3)).toBe(8);
  });
});

describe("choosing several things", () => {
  test("counts and lists say the same", () => {
    expect(countOf(["silk", "silk", "credit"])).toEqual({ silk: 2, credit: 1 });
    expect(idsOf({ silk: 2, spice: 0, credit: 1 })).toEqual(["silk", "silk", "credit"]);
    expect(sameThings(["silk", "credit"], ["credit", "silk"])).toBe(true);
    expect(sameThings(["silk"], ["silk", "silk"])).toBe(false);
  });
  test("whether a choice can still come of it (EX-32)", () => {
    const choices = [
      ["silk", "silk", "credit"],
      ["silk", "silk", "silk", "silk"],
    ];
    expect(leadsTo(["silk", "silk"], choices)).toBe(true);
    expect(leadsTo(["silk", "silk", "silk", "credit"], choices)).toBe(false);
  });
});
