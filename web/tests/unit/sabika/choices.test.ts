import { describe, expect, test } from "vitest";
import type { Act } from "$lib/api/sabika";
import type { Outlook } from "$lib/api/types";
import { choicesOf, type Context } from "../../../src/games/sabika/choices";
import { box, own, player, view } from "./box";

const me = player(0, { row: ["small_1", "mosaic_2"] });
const act = (parts: Omit<Act, "text">): Act => ({ ...parts, text: Object.values(parts).join(" ") });
const change = (name: string, low: number, high = low, seat = 0): Outlook["changes"][number] => ({
  seat,
  name,
  low,
  high,
  sure: low === high,
});
const outlook = (changes: Outlook["changes"], remarks: Outlook["remarks"] = []): Outlook => ({
  events: [],
  changes,
  remarks,
  then: null,
  open: false,
});
const context = (
  facts: Record<string, unknown> = {},
  numbers = own(),
  outlooks: Record<string, Outlook> | null = null,
): Context => ({
  box,
  numbers,
  view: view([me, player(1)]),
  me,
  say: (id, parts) => `${id}${parts ? JSON.stringify(parts) : ""}`,
  name: (piece) => piece,
  who: (index) => `player ${index}`,
  facts,
  seat: 0,
  outlooks,
});

describe("choices", () => {
  test("payments say what they bring", () => {
    const actions = [act({ verb: "build", building: "large_1", materials: ["gypsum", "marble"] })];
    const draft = { verb: "build", building: "large_1" };
    const outlooks = { [actions[0]?.text ?? ""]: outlook([change("prestige", 9, 9, 1), change("prestige", 4)]) };
    const [choice] = choicesOf(actions, "prompt-build", context({}, own(), outlooks), draft);
    expect(choice?.tokens).toEqual([
      { chip: "gypsum", n: 1 },
      { chip: "marble", n: 1 },
    ]);
    expect(choice?.gain).toEqual([{ chip: "prestige", n: 4 }]);
    const [asked] = choicesOf(actions, "prompt-build", context(), draft);
    expect(asked?.gain).toEqual([]); // the engine has not said yet, or it is a puzzle
    expect(asked?.label).not.toContain("4");
  });

  test("prices and gains are what the server tells, whatever the printed tables say", () => {
    const poem = act({ verb: "engrave", poem: "poem_9", colour: "red", materials: ["wood"] });
    const brought = { id: "remark-materials", facts: { prestige: 3 }, tone: "gain", rule: "SAB-7.4" };
    const [engraved] = choicesOf(
      [poem],
      "prompt-engrave",
      context({}, own(), { [poem.text]: outlook([], [brought]) }), // how to pay is asked first
      { verb: "engrave", poem: "poem_9", colour: "red" },
    );
    expect(engraved?.tokens[0]).toEqual({ chip: "dinar", n: 7 });
    expect(engraved?.gain).toEqual([{ chip: "prestige", n: 3 }]);
    const ports = { ragusa: { price: 9, way: ["granada", "ragusa"] } };
    const ship = act({ verb: "export", city: "ragusa", goods: ["clothes", "card_sugar"] });
    const [shipped] = choicesOf(
      [ship],
      "prompt-export",
      context({}, own({ ports }), { [ship.text]: outlook([change("prestige", 5), change("paria", 1, 3)]) }),
      { verb: "export", city: "ragusa" },
    );
    expect(shipped?.tokens[0]).toEqual({ chip: "dinar", n: 9 });
    expect(shipped?.gain).toEqual([
      { chip: "prestige", n: 5 },
      { chip: "paria", n: "1…3" },
    ]);
  });

  test("a split, a payment with seals, a player, a way", () => {
    expect(
      choicesOf([act({ verb: "split", dinar: "1" })], "prompt-split", context({}, own({ split: { "1": 3 } })), null)[0]
        ?.tokens,
    ).toEqual([
      { chip: "dinar", n: 1 },
      { chip: "paria", n: 3 },
    ]);
    expect(
      choicesOf([act({ verb: "pay", seals: "2" })], "prompt-pay", context({}, own({ pay: { "2": 1 } })), null)[0]
        ?.tokens,
    ).toEqual([
      { chip: "dinar", n: 1 },
      { chip: "seal", n: 2 },
    ]);
    expect(
      choicesOf([act({ verb: "appoint", player: "seat_1" })], "prompt-start-player", context(), null)[0]?.title,
    ).toBe("player 1");
    expect(
      choicesOf([act({ verb: "choose", way: "2" })], "prompt-choose", context({ source: "mosaic_bonus_blue" }), null)[0]
        ?.tokens,
    ).toEqual([{ text: "engrave", strong: true }]);
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
