import { describe, expect, it } from "vitest";
import { shownBy } from "../../../src/games/alhambra/learn/marks";

describe("what a step of an example marks", () => {
  it("lifts the cards of a payment, each once", () => {
    const { pick } = shownBy(["buy denar denar-5+denar-5"], ["denar-5", "florin-2", "denar-5"]);
    expect(pick).toEqual({ kind: "buy", slot: "denar", keys: ["denar-5", "denar-5#2"] });
  });

  it("lifts no card where a slot alone is named", () => {
    expect(shownBy(["buy florin"], ["florin-2"]).pick).toEqual({ kind: "buy", slot: "florin", keys: [] });
  });

  it("holds a tile over a cell, or refuses a cell and names another", () => {
    const tried = shownBy(["try garden_10_open 1,0"], []);
    expect(tried.ghost).toBe("garden_10_open");
    expect([...tried.answers]).toEqual([["1,0", null]]);
    expect(shownBy(["no 1,-2 1,-1"], []).blamed).toEqual({ cell: "1,-2", side: null, other: "1,-1" });
  });

  it("keeps what earlier steps marked, up to one that begins anew", () => {
    const both = shownBy(["light 0", "light 2"], []);
    expect([...both.seats]).toEqual([0, 2]);
    const one = shownBy(["light 0", "wall", "only", "light 1,-1"], []);
    expect([...one.seats]).toEqual([]);
    expect([one.wall, one.picked]).toEqual([false, "1,-1"]);
  });
});
