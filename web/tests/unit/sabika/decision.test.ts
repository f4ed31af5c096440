import { describe, expect, test } from "vitest";
import {
  answersOf,
  counted,
  firstLegal,
  fits,
  following,
  knownRefusal,
  openParts,
  verbsOf,
} from "../../../src/games/sabika/decision";
import type { Act } from "$lib/api/sabika";

const actions: Act[] = [
  { verb: "export", city: "fez", goods: ["sugar"], text: "export fez sugar" },
  { verb: "export", city: "fez", goods: ["pottery", "sugar"], text: "export fez pottery+sugar" },
  { verb: "visit", city: "algiers", text: "visit algiers" },
];
const refusal = { id: "refused-too-dear", rule: "SAB-3.9", facts: { price: 3 } };
const answers = answersOf({
  actions,
  tries: [
    { verb: "export", city: "cairo", text: "export cairo", refusal },
    { ...actions[0], refusal: null },
  ],
});

describe("drafts", () => {
  test("an action goes on from a draft that it begins with, lists in any order", () => {
    expect(fits(actions[1] as Act, { verb: "export", goods: ["sugar", "pottery"] })).toBe(true);
    expect(fits(actions[1] as Act, { verb: "export", city: "cairo" })).toBe(false);
  });

  test("the first meaning of a touch that is legal counts", () => {
    expect(
      firstLegal(answers, [
        { verb: "consolidate", city: "fez" },
        { verb: "export", city: "fez" },
      ]),
    ).toEqual({ verb: "export", city: "fez" });
    expect(firstLegal(answers, [{ verb: "export", city: "cairo" }])).toBeNull();
  });

  test("what is still open is found from what follows", () => {
    const draft = { verb: "export", city: "fez" };
    expect(following(answers, draft)).toHaveLength(2);
    expect(openParts(following(answers, draft), draft)).toEqual(["goods"]);
    expect(
      openParts(following(answers, { verb: "visit", city: "algiers" }), { verb: "visit", city: "algiers" }),
    ).toEqual([]);
  });

  test("a refusal is known from the tries", () => {
    expect(knownRefusal(answers, { verb: "export", city: "cairo" })).toEqual(refusal);
    expect(knownRefusal(answers, { verb: "export", city: "fez" })).toBeNull();
    expect(verbsOf(answers)).toEqual(new Set(["export", "visit"]));
  });
});

test("no decision, no answers", () => {
  expect(answersOf(null).actions).toEqual([]);
  expect([...counted(["wood", "gypsum", "wood"])]).toEqual([
    ["wood", 2],
    ["gypsum", 1],
  ]);
});
