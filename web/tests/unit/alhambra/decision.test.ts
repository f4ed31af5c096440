import { describe, expect, it } from "vitest";
import type { Refusal } from "$lib/api/types";
import { legalCells, optionsOf, type Decision } from "../../../src/games/alhambra/decision";

const gap: Refusal = { id: "refused-place-gap", rule: "ALH-6.9", facts: { other: "1,-1" } };
const decision: Decision = {
  actions: [
    { verb: "place", tile: "tower_9_es", cell: "0,1", text: "place tower_9_es 0,1" },
    { verb: "keep", tile: "tower_9_es", text: "keep tower_9_es" },
    { verb: "take", cards: ["florin-3"], text: "take florin-3" },
    { verb: "end", text: "end" },
  ],
  tries: [
    { verb: "place", tile: "tower_9_es", cell: "0,1", text: "place tower_9_es 0,1", refusal: null },
    { verb: "place", tile: "tower_9_es", cell: "1,0", text: "place tower_9_es 1,0", refusal: gap },
    { verb: "take", cards: ["florin-3"], text: "take florin-3", refusal: null },
    { verb: "reactivate", text: "reactivate", refusal: { id: "refused-vizier-active", rule: "ALH-12.12", facts: {} } },
    { verb: "swap", text: "swap", refusal: { id: "refused-reserve-empty", rule: "ALH-7.5", facts: {} } },
  ],
  asides: [{ verb: "reveal", card: "bonus_garden_10", text: "reveal bonus_garden_10" }],
  undo: 0,
  confirm: false,
};

describe("what can be done", () => {
  const options = optionsOf(decision);

  it("is found by tile and cell, refusals beside it", () => {
    expect(legalCells(options.place.get("tower_9_es"))).toEqual(["0,1"]);
    expect(options.place.get("tower_9_es")?.get("1,0")).toEqual(gap);
    expect(legalCells(options.place.get("garden_9_e"))).toEqual([]);
  });

  it("lists an action once, though it is an action and a try", () => {
    expect(options.take).toHaveLength(1);
  });

  it("holds asides, and nothing where nobody is asked", () => {
    expect(options.reveal.get("bonus_garden_10")).toBeNull();
    expect(optionsOf(null).take).toEqual([]);
  });
});
