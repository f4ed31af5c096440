import { describe, expect, it } from "vitest";
import type { Act, Purchase } from "$lib/api/alhambra";
import { offerFor, paymentWith, pays } from "../../../src/games/alhambra/payment";
import { BOX } from "./box";

const buy = (slot: string, ...pay: string[]): Act => ({ verb: "buy", slot, pay, text: `buy ${slot} ${pay.join("+")}` });
const sold = (parts: Partial<Purchase> = {}): Purchase => ({
  tile: "arcades_8_e",
  price: 8,
  pay: ["denar-3", "denar-5"],
  exact: true,
  short: 0,
  ...parts,
});

describe("the payment picked for a player", () => {
  it("is the one that the server names, if it can be made now", () => {
    const actions = [buy("denar", "denar-9"), buy("denar", "denar-5", "denar-3"), buy("florin", "florin-8")];
    const offer = offerFor("denar", sold(), actions);
    expect(offer).toMatchObject({ best: ["denar-3", "denar-5"], exact: true, price: 8 });
    expect(offer.payments).toHaveLength(2);
  });

  it("is shown while somebody else is asked, but cannot be chosen", () => {
    expect(offerFor("denar", sold(), null)).toMatchObject({ best: ["denar-3", "denar-5"], payments: [] });
  });

  it("is none where only exact payments count and there is none", () => {
    const offer = offerFor("denar", sold({ pay: ["denar-9"], exact: false }), [buy("florin", "florin-8")]);
    expect(offer).toMatchObject({ best: null, exact: false, short: 0 });
  });

  it("is left to the player at a puzzle, unless there is only one", () => {
    const asked = sold({ pay: [] });
    const both = [buy("denar", "denar-9"), buy("denar", "denar-5", "denar-3")];
    expect(offerFor("denar", asked, both)).toMatchObject({ best: [] });
    expect(offerFor("denar", asked, both.slice(1))).toMatchObject({ best: ["denar-5", "denar-3"] });
    expect(offerFor("denar", asked, [buy("florin", "florin-8")])).toMatchObject({ best: null });
  });

  it("is none where money is missing", () => {
    expect(offerFor("denar", sold({ pay: null, exact: false, short: 3 }), [])).toMatchObject({ best: null, short: 3 });
  });
});

describe("a card that is touched", () => {
  const actions = [
    buy("denar", "denar-9", "denar-4"),
    buy("denar", "denar-9"),
    buy("denar", "denar-5", "denar-3"),
    buy("denar", "exchange_florin_denar", "florin-2", "denar-6"),
  ];
  const offers = [null, offerFor("denar", sold(), actions)];

  it("belongs to the payment picked for the player, if it is one of that", () => {
    expect(paymentWith(BOX, offers, "denar-3")).toEqual({ slot: "denar", pay: ["denar-3", "denar-5"] });
  });

  it("else to the least payment that holds it", () => {
    expect(paymentWith(BOX, offers, "denar-9")).toEqual({ slot: "denar", pay: ["denar-9"] });
    expect(paymentWith(BOX, offers, "florin-2")?.pay).toContain("exchange_florin_denar");
    expect(paymentWith(BOX, offers, "ducat-1")).toBeNull();
  });
});

describe("cards chosen by hand", () => {
  it("are a payment if the server lists them, however many exchange cards are among them", () => {
    const three = ["denar-4", "dirham-2", "exchange_dirham_denar", "exchange_florin_denar", "florin-2"];
    const offer = offerFor("denar", sold(), [buy("denar", ...three), buy("denar", "denar-9")]);
    expect(pays(offer, [...three].reverse())).toBe(true);
    expect(pays(offer, ["denar-9"])).toBe(true);
    expect(pays(offer, three.slice(1))).toBe(false);
    expect(pays(offer, [])).toBe(false);
  });
});
