import { describe, expect, test } from "vitest";
import type { Palace } from "../../../src/games/al_rashid/model";
import {
  affordable,
  creditWorth,
  favourPrice,
  leadersAt,
  NOTHING,
  servicePrice,
  wishPrice,
  wishWords,
} from "../../../src/games/al_rashid/visit";
import { BOX, player } from "./box";

const palace = (id: string): Palace => BOX.palaces.find((one) => one.id === id) as Palace;

describe("prices of a visit", () => {
  test("Lore Masters make pashas cheaper, but no sages (EX-20)", () => {
    expect(servicePrice(BOX, palace("politics"), 2, player({ lore_master: 1 }))).toBe(10);
    expect(servicePrice(BOX, palace("wisdom"), 2, player({ lore_master: 1 }))).toBe(7);
    expect(servicePrice(BOX, palace("politics"), 1, player({ lore_master: 2 }))).toBe(5);
  });
  test("a copied favour costs both prices (RAS-6.14)", () => {
    expect(leadersAt(BOX, palace("intrigue"))).toEqual(["general", "court_savant", "qadi"]);
    expect(leadersAt(BOX, palace("wisdom"))).toEqual(["court_savant"]);
    expect(leadersAt(BOX, palace("caliph"))).toEqual([]);
    expect(favourPrice(BOX, palace("intrigue"), "court_savant")).toBe(3);
    expect(favourPrice(BOX, palace("politics"), "qadi")).toBe(1);
  });
  test("service and office with a credit are one sum (EX-13)", () => {
    const wish = { ...NOTHING, main: true, office: "banker", credit: true };
    expect(wishPrice(BOX, palace("wisdom"), 1, player(), wish)).toBe(8);
    expect(wishPrice(BOX, palace("wisdom"), 1, player({ banker: 1 }), wish)).toBe(6);
    expect(creditWorth(BOX, player({ banker: 1 }))).toBe(5);
  });
  test("an office is within reach if a credit helps", () => {
    expect(affordable(BOX, { ...player(), wealth: 3 }, "banker")).toBe(true);
    expect(affordable(BOX, { ...player(), wealth: 3, credits: 0 }, "banker")).toBe(false);
    expect(affordable(BOX, { ...player({ banker: 1 }), wealth: 10 }, "economist")).toBe(true);
  });
  test("generosity costs nothing", () =>
    expect(wishPrice(BOX, palace("caliph"), 1, player(), { ...NOTHING, main: true })).toBe(0));
});

test("wishes in words; a credit only beside an office", () => {
  expect(wishWords({ main: true, office: "banker", credit: true, leader: null }, false)).toEqual([
    "service",
    "banker",
    "credit",
  ]);
  expect(wishWords({ main: true, office: null, credit: true, leader: "qadi" }, false)).toEqual(["service", "qadi"]);
  expect(wishWords({ ...NOTHING, main: true }, true)).toEqual(["generosity"]);
});
