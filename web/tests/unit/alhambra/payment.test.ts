import { describe, expect, it } from "vitest";
import { groupHand, keysFor, refuseTaking, together } from "../../../src/games/alhambra/cards";
import {
  completePayment,
  expectedOffer,
  judgePayment,
  offerFor,
  paymentsFrom,
} from "../../../src/games/alhambra/payment";
import type { Act } from "../../../src/games/alhambra/model";
import { BOX } from "./box";

const buy = (slot: string, ...pay: string[]): Act => ({ verb: "buy", slot, pay });
const sorted = (pay: readonly string[] | null): string[] => [...(pay ?? [])].sort();

describe("the payment picked for a player", () => {
  it("is exact where that is possible, even with more cards", () => {
    const actions = [buy("denar", "denar-9"), buy("denar", "denar-5", "denar-3"), buy("florin", "florin-8")];
    const offer = offerFor(BOX, "denar", "arcades_8_e", actions, ["denar-9", "denar-5", "denar-3"]);
    expect(sorted(offer.best)).toEqual(["denar-3", "denar-5"]);
    expect(offer.exact).toBe(true);
    expect(offer.payments).toHaveLength(2);
  });

  it("wastes as little as possible otherwise", () => {
    const actions = [buy("denar", "denar-9", "denar-7"), buy("denar", "denar-9", "denar-5")];
    const offer = offerFor(BOX, "denar", "garden_12_s", actions, ["denar-9", "denar-7", "denar-5"]);
    expect(sorted(offer.best)).toEqual(["denar-5", "denar-9"]);
    expect(offer.exact).toBe(false);
  });

  it("keeps exchange cards where money alone does as well", () => {
    const actions = [
      buy("denar", "denar-4", "exchange_florin_denar", "florin-4"),
      buy("denar", "denar-4", "denar-3", "denar-1"),
    ];
    const offer = offerFor(BOX, "denar", "arcades_8_e", actions, []);
    expect(sorted(offer.best)).toEqual(["denar-1", "denar-3", "denar-4"]);
  });

  it("plays an exchange card for an exact payment that money alone cannot make", () => {
    const actions = [buy("denar", "denar-9"), buy("denar", "denar-4", "exchange_florin_denar", "florin-4")];
    expect(offerFor(BOX, "denar", "arcades_8_e", actions, []).best).toContain("exchange_florin_denar");
  });

  it("overpays in money rather than with an exchange card", () => {
    const actions = [buy("denar", "exchange_florin_denar", "florin-9"), buy("denar", "denar-6", "denar-5")];
    expect(offerFor(BOX, "denar", "arcades_8_e", actions, []).best).toEqual(["denar-6", "denar-5"]);
  });

  it("says how much is missing", () => {
    expect(offerFor(BOX, "dirham", "garden_12_s", [], ["dirham-6", "dirham-3", "denar-9"])).toMatchObject({
      best: null,
      short: 3,
    });
  });

  it("goes on from cards the player holds on to", () => {
    const offer = offerFor(
      BOX,
      "denar",
      "arcades_8_e",
      [buy("denar", "denar-8"), buy("denar", "denar-5", "denar-3")],
      [],
    );
    expect(completePayment(offer, ["denar-3"])).toEqual(["denar-5", "denar-3"]);
    expect(completePayment(offer, ["denar-3", "denar-3"])).toBeNull();
  });
});

describe("payments worked out from a hand", () => {
  it("hold no superfluous card", () => {
    const found = paymentsFrom(["denar-5", "denar-4", "denar-2"], 6).map(sorted);
    expect(found).toContainEqual(["denar-4", "denar-5"]);
    expect(found).toContainEqual(["denar-2", "denar-5"]);
    expect(found).toContainEqual(["denar-2", "denar-4"]);
    expect(found).not.toContainEqual(["denar-2", "denar-4", "denar-5"]);
    expect(found).toHaveLength(3);
  });

  it("count equal cards once", () => {
    expect(paymentsFrom(["denar-4", "denar-4", "denar-4"], 8)).toEqual([["denar-4", "denar-4"]]);
  });

  it("need a card of the second currency with an exchange card", () => {
    const offer = expectedOffer(BOX, "florin", "arcades_8_e", ["florin-8", "denar-1", "exchange_florin_denar"]);
    expect(offer.best).toEqual(["florin-8"]);
    const mixed = expectedOffer(BOX, "florin", "garden_9_e", ["florin-8", "denar-1", "exchange_florin_denar"]);
    expect(sorted(mixed.best)).toEqual(["denar-1", "exchange_florin_denar", "florin-8"]);
    expect(mixed.exact).toBe(true);
  });
});

describe("a payment chosen by hand", () => {
  const hand = ["denar-9", "denar-5", "denar-3", "denar-1", "florin-2", "exchange_florin_denar"];
  const offer = expectedOffer(BOX, "denar", "arcades_8_e", hand);
  const why = (...pay: string[]): string => {
    const state = judgePayment(BOX, offer, pay, false);
    return state.kind === "refused" ? state.refusal.id : state.kind;
  };

  it("is exact, too much, or refused with the rule", () => {
    expect(why("denar-5", "denar-3")).toBe("exact");
    expect(why("denar-9")).toBe("over");
    expect(why("denar-5")).toBe("refused-payment-too-low");
    expect(why("denar-9", "denar-1")).toBe("refused-payment-superfluous");
    expect(why("denar-9", "florin-2")).toBe("refused-wrong-currency");
    expect(why("denar-5", "denar-3", "exchange_florin_denar")).toBe("refused-exchange-card-pointless");
    expect(why("denar-5", "denar-1", "florin-2", "exchange_florin_denar")).toBe("exact");
  });

  it("must be exact for the vizier", () => {
    const exact = offerFor(BOX, "denar", "arcades_8_e", [buy("denar", "denar-5", "denar-3")], hand);
    const state = judgePayment(BOX, exact, ["denar-9"], true);
    expect(state).toMatchObject({ kind: "refused", refusal: { id: "refused-payment-not-exact", rule: "ALH-12.7" } });
  });
});

describe("a hand", () => {
  it("is grouped by currency in the order of the market, high cards first", () => {
    const hand = groupHand(BOX, ["ducat-1", "florin-3", "ducat-4", "exchange_florin_denar", "florin-3"]);
    expect(hand.purses.map(({ currency, total }) => [currency, total])).toEqual([
      ["florin", 6],
      ["dirham", 0],
      ["denar", 0],
      ["ducat", 5],
    ]);
    expect(hand.purses[0]?.cards.map(({ key }) => key)).toEqual(["florin-3", "florin-3#2"]);
    expect(hand.purses[3]?.cards.map(({ value }) => value)).toEqual([4, 1]);
    expect(hand.exchange).toHaveLength(1);
  });

  it("finds its own cards for a payment, equal ones each once", () => {
    expect(keysFor(["florin-3", "florin-3", "ducat-1"], ["florin-3", "florin-3"])).toEqual(["florin-3", "florin-3#2"]);
    expect(keysFor(["florin-3"], ["florin-3", "florin-3"])).toBeNull();
  });
});

describe("taking money", () => {
  it("allows one card of any value, or several up to five", () => {
    expect(refuseTaking(BOX, ["denar-9"])).toBeNull();
    expect(refuseTaking(BOX, ["denar-3", "florin-2"])).toBeNull();
    expect(refuseTaking(BOX, ["denar-3", "florin-3"])).toMatchObject({
      id: "refused-take-too-much",
      facts: { sum: 6, most: 5 },
    });
    expect(refuseTaking(BOX, ["exchange_florin_denar", "florin-1"])).toMatchObject({ id: "refused-exchange-alone" });
  });

  it("names the largest sets that go together", () => {
    const take = (...cards: string[]): Act => ({ verb: "take", cards });
    const actions = [
      take("denar-3"),
      take("denar-3", "ducat-1"),
      take("florin-4", "ducat-1"),
      take("florin-1", "ducat-1", "denar-3"),
      take("florin-1", "ducat-1"),
    ];
    expect(together(actions)).toEqual([
      [3, 1, 1],
      [4, 1],
    ]);
  });
});
