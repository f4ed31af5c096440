import { describe, expect, it } from "vitest";
import type { Act } from "$lib/api/alhambra";
import { groupHand, keysFor, takeable, together } from "../../../src/games/alhambra/cards";
import { BOX } from "./box";

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
  const take = (...cards: string[]): Act => ({ verb: "take", cards, text: `take ${cards.join("+")}` });

  it("dims what the server does not list together with the picked cards", () => {
    const actions = [take("denar-3"), take("florin-2"), take("florin-3"), take("denar-3", "florin-2")];
    const display = ["denar-3", "florin-2", "florin-3"];
    expect([...takeable(display, [], actions)]).toEqual(display);
    expect([...takeable(display, ["denar-3"], actions)]).toEqual(["denar-3", "florin-2"]);
  });

  it("tells equal cards apart", () => {
    const actions = [take("denar-2"), take("denar-2", "denar-2")];
    expect([...takeable(["denar-2", "denar-2", "ducat-9"], ["denar-2"], actions)]).toEqual(["denar-2", "denar-2#2"]);
  });

  it("names the largest sets that go together", () => {
    const actions = [
      take("denar-3"),
      take("denar-3", "ducat-1"),
      take("florin-4", "ducat-1"),
      take("florin-1", "ducat-1", "denar-3"),
      take("florin-1", "ducat-1"),
    ];
    expect(together(BOX, actions)).toEqual([
      [3, 1, 1],
      [4, 1],
    ]);
  });
});
