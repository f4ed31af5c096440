import { describe, expect, test } from "vitest";
import { choicesOf, effectOf, layBonus, type Context } from "../../../src/games/sabika/choices";
import type { Act } from "../../../src/games/sabika/model";
import { box, player, view } from "./box";

const me = player(0, { row: ["small_1", "mosaic_2"] });
const context = (facts: Record<string, unknown> = {}): Context => ({
  box,
  view: view([me, player(1)]),
  me,
  say: (id, parts) => `${id}${parts ? JSON.stringify(parts) : ""}`,
  name: (piece) => piece,
  who: (index) => `player ${index}`,
  facts,
});

describe("choices", () => {
  test("payments say what they bring", () => {
    const actions: Act[] = [{ verb: "build", building: "large_1", materials: ["gypsum", "marble"], text: "build" }];
    const [choice] = choicesOf(actions, "prompt-build", context(), { verb: "build", building: "large_1" });
    expect(choice?.tokens).toEqual([
      { chip: "gypsum", n: 1 },
      { chip: "marble", n: 1 },
    ]);
    expect(choice?.gain).toEqual([{ chip: "prestige", n: 4 }]);
  });

  test("engraving shows its dinars, an export its way", () => {
    const engrave = choicesOf(
      [{ verb: "engrave", poem: "poem_9", colour: "red", materials: ["wood"] }],
      "prompt-engrave",
      context(),
      { verb: "engrave", poem: "poem_9", colour: "red" },
    );
    expect(engrave[0]?.tokens[0]).toEqual({ chip: "dinar", n: 2 });
    const shipped = choicesOf([{ verb: "export", city: "ragusa", goods: ["clothes"] }], "prompt-export", context(), {
      verb: "export",
      city: "ragusa",
    });
    expect(shipped[0]?.tokens[0]).toEqual({ chip: "dinar", n: 4 });
    expect(shipped[0]?.gain).toEqual([
      { chip: "prestige", n: 2 },
      { chip: "paria", n: 2 },
    ]);
  });

  test("a split, a payment with seals, a player, a way", () => {
    expect(choicesOf([{ verb: "split", dinar: "1" }], "prompt-split", context({ count: 4 }), null)[0]?.tokens).toEqual([
      { chip: "dinar", n: 1 },
      { chip: "paria", n: 3 },
    ]);
    expect(choicesOf([{ verb: "pay", seals: "2" }], "prompt-pay", context({ price: 3 }), null)[0]?.tokens).toEqual([
      { chip: "dinar", n: 1 },
      { chip: "seal", n: 2 },
    ]);
    expect(choicesOf([{ verb: "appoint", player: "seat_1" }], "prompt-start-player", context(), null)[0]?.title).toBe(
      "player 1",
    );
    expect(
      choicesOf([{ verb: "choose", way: "2" }], "prompt-choose", context({ source: "mosaic_bonus_blue" }), null)[0]
        ?.tokens,
    ).toEqual([{ text: "board-act-engrave", strong: true }]);
  });

  test("plain actions are no choices", () => {
    expect(choicesOf([{ verb: "done" }], "prompt-process", context(), null)).toEqual([]);
    expect(choicesOf([{ verb: "work", worker: "poet", space: "inner_0" }], "prompt-turn", context(), null)).toEqual([]);
  });
});

test("the effect of a source is found wherever it comes from", () => {
  const where = { box, view: view() };
  expect(effectOf("fez", where)).toEqual([{ gain: "dinar", n: 2 }]);
  expect(effectOf("large_1", where)).toEqual([{ gain: "dinar", n: 3 }]);
  expect(effectOf("nowhere", where)).toEqual([]);
});

test("a building laid beside the same colour or the joker makes a mosaic", () => {
  const laid = { box, me, facts: { building: "small_10" } };
  expect(layBonus(laid, "left")).toBe("blue"); // its right half is blue, and so is the left one of the first card
  expect(layBonus(laid, "right")).toBe("green"); // the joker takes its colour
  expect(layBonus({ ...laid, facts: { building: "small_1" } }, "left")).toBeNull();
});
