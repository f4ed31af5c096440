import { describe, expect, it } from "vitest";
import type { GameEvent } from "$lib/api/types";
import { freshKeys, motionOf } from "../../../src/games/alhambra/flights";

const event = (name: string, seat: number, parts: GameEvent["parts"]): GameEvent => ({ name, rule: "", seat, parts });

describe("what moves", () => {
  it("brings cards taken from their own place to the hand, equal ones from different places", () => {
    const { flights } = motionOf([event("event-take", 0, { cards: ["florin-2", "florin-2"] })], 0, [
      "denar-9",
      "florin-2",
      "florin-2",
    ]);
    expect(flights.map(({ from }) => from)).toEqual([["display:florin-2"], ["display:florin-2#2"]]);
    expect(flights[0]?.to[0]).toBe("hand:florin-2");
  });

  it("brings what others take to their row", () => {
    const { flights } = motionOf([event("event-take", 2, { cards: ["florin-2"] })], 0, ["florin-2"]);
    expect(flights[0]?.to).toEqual(["seat:2"]);
  });

  it("exchanges two tiles in a swap", () => {
    const { flights } = motionOf(
      [event("event-swap", 0, { tile: "tower_9_es", old: "garden_9_e", cell: "0,1" })],
      0,
      [],
    );
    expect(flights.map(({ from, to }) => [from[0], to[0]])).toEqual([
      ["reserve:tower_9_es", "built:tower_9_es"],
      ["built:garden_9_e", "reserve:garden_9_e"],
    ]);
  });

  it("shows points beside their cause", () => {
    const { gains } = motionOf(
      [
        event("event-scores-type", 1, { type: "tower", points: 13, count: 2, round: 2 }),
        event("event-scores-wall", 1, { points: 5, length: 5, round: 2 }),
      ],
      0,
      [],
    );
    expect(gains).toEqual([
      { at: ["scores:tower", "seat:1"], seat: 1, text: "+13" },
      { at: ["scores:wall", "seat:1"], seat: 1, text: "+5" },
    ]);
  });

  it("knows which card of the hand is new", () => {
    expect(freshKeys(["florin-2"], ["florin-2", "florin-2"]).get("florin-2")).toBe("florin-2#2");
  });
});
