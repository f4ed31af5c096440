import { describe, expect, test } from "vitest";
import type { Act } from "$lib/api/sabika";
import { choicesOf, type Context } from "../../../src/games/sabika/choices";
import { box, own, player, view } from "./box";

const me = player(0, { row: ["small_1", "mosaic_2"] });
const act = (parts: Omit<Act, "text">): Act => ({ ...parts, text: Object.values(parts).join(" ") });
const context = (facts: Record<string, unknown> = {}, numbers = own(), puzzling = false): Context => ({
  box,
  numbers,
  view: view([me, player(1)]),
  me,
  say: (id, parts) => `${id}${parts ? JSON.stringify(parts) : ""}`,
  name: (piece) => piece,
  who: (index) => `player ${index}`,
  facts,
  puzzling,
});

describe("choices", () => {
  test("payments say what they bring", () => {
    const actions = [act({ verb: "build", building: "large_1", materials: ["gypsum", "marble"] })];
    const [choice] = choicesOf(actions, "prompt-build", context(), { verb: "build", building: "large_1" });
    expect(choice?.tokens).toEqual([
      { chip: "gypsum", n: 1 },
      { chip: "marble", n: 1 },
    ]);
    expect(choice?.gain).toEqual([{ chip: "prestige", n: 4 }]);
    const [asked] = choicesOf(actions, "prompt-build", context({}, own(), true), {
      verb: "build",
      building: "large_1",
    });
    expect(asked?.gain).toEqual([]); // at a puzzle
    expect(asked?.label).not.toContain("4");
  });

  test("prices and gains are what the server tells, whatever the printed tables say", () => {
    const [engraved] = choicesOf(
      [act({ verb: "engrave", poem: "poem_9", colour: "red", materials: ["wood"] })],
      "prompt-engrave",
      context(),
      { verb: "engrave", poem: "poem_9", colour: "red" },
    );
    expect(engraved?.tokens[0]).toEqual({ chip: "dinar", n: 7 });
    expect(engraved?.gain).toEqual([{ chip: "prestige", n: 3 }]);
    const goods = { clothes: { prestige: 4, parias: 1 }, sugar: { prestige: 1, parias: 2 } };
    const ports = { ragusa: { price: 9, way: ["granada", "ragusa"], goods } };
    const [shipped] = choicesOf(
      [act({ verb: "export", city: "ragusa", goods: ["clothes", "card_sugar"] })],
      "prompt-export",
      context({}, own({ ports })),
      { verb: "export", city: "ragusa" },
    );
    expect(shipped?.tokens[0]).toEqual({ chip: "dinar", n: 9 });
    expect(shipped?.gain).toEqual([
      { chip: "prestige", n: 5 },
      { chip: "paria", n: 3 },
    ]);
  });

  test("a split, a payment with seals, a player, a way", () => {
    expect(
      choicesOf([act({ verb: "split", dinar: "1" })], "prompt-split", context({ count: 4 }), null)[0]?.tokens,
    ).toEqual([
      { chip: "dinar", n: 1 },
      { chip: "paria", n: 3 },
    ]);
    expect(choicesOf([act({ verb: "pay", seals: "2" })], "prompt-pay", context({ price: 3 }), null)[0]?.tokens).toEqual(
      [
        { chip: "dinar", n: 1 },
        { chip: "seal", n: 2 },
      ],
    );
    expect(
      choicesOf([act({ verb: "appoint", player: "seat_1" })], "prompt-start-player", context(), null)[0]?.title,
    ).toBe("player 1");
    expect(
      choicesOf([act({ verb: "choose", way: "2" })], "prompt-choose", context({ source: "mosaic_bonus_blue" }), null)[0]
        ?.tokens,
    ).toEqual([{ text: "board-main-engrave", strong: true }]);
  });

  test("plain actions are no choices", () => {
    expect(choicesOf([act({ verb: "done" })], "prompt-process", context(), null)).toEqual([]);
    expect(
      choicesOf([act({ verb: "work", worker: "poet", space: "inner_0" })], "prompt-turn", context(), null),
    ).toEqual([]);
  });
});

test("a building that is laid shows the mosaic that the server tells of", () => {
  const laid = (end: string): unknown =>
    choicesOf(
      [act({ verb: "lay", end })],
      "prompt-lay",
      context({ building: "small_10" }, own({ lay: { left: "green", right: null } })),
      null,
    )[0]?.gain;
  expect(laid("left")).toEqual([{ chip: "dinar", n: 1 }]);
  expect(laid("right")).toEqual([]);
});
