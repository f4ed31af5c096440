import { describe, expect, test } from "vitest";
import { optionsOf, tradesOf, type Decision } from "../../../src/games/tadmor/decision";
import { preferred } from "../../../src/games/tadmor/bundles";
import { choose, chooseBundle, draft, fill, nextItems, type Section } from "../../../src/games/tadmor/draft";
import type { Act } from "../../../src/lib/api/tadmor";

const decision = (actions: object[], tries: object[] = []): Decision => ({ actions, tries }) as unknown as Decision;
const acts = (actions: object[]): Act[] => actions.map((action) => ({ text: "", ...action }) as Act);
const DEAR = { wood: 1_500, stone: 2_000, marble: 4_800, gold: 4_800, prestige: 100_000 };
const begin = (possible: readonly string[][]): string[] => preferred(possible, DEAR);

function section<K extends Section["kind"]>(sections: Section[], kind: K): Extract<Section, { kind: K }> {
  const found = sections.find((one) => one.kind === kind);
  expect(found).toBeDefined();
  return found as Extract<Section, { kind: K }>;
}

describe("what is left to ask", () => {
  test("nothing, if only one action begins so", () => {
    const actions = acts([{ verb: "draw", space: "ebla_mission_draw" }, { verb: "end" }]);
    const form = fill(actions, draft("draw", { space: "ebla_mission_draw" }), begin);
    expect(form.sections).toEqual([]);
    expect(form.action).toEqual(actions[0]);
  });

  test("a payment begins with the one that suits best, and can be changed", () => {
    const actions = acts([["wood"], ["stone"], ["gold"]].map((pay) => ({ verb: "buy", upgrade: "i5", pay })));
    const first = draft("buy", { upgrade: "i5" });
    const form = fill(actions, first, begin);
    const bundle = section(form.sections, "bundle");
    expect(form.action?.pay).toEqual(["wood"]);
    expect(fill(actions, chooseBundle(first, bundle, ["gold"]), begin).action?.pay).toEqual(["gold"]);
  });

  test("which mission, before how it is paid", () => {
    const actions = acts([
      { verb: "fulfil", space: "palmyra_mission_fulfil", mission: "k8", pay: ["stone", "wood"] },
      { verb: "fulfil", space: "palmyra_mission_fulfil", mission: "k16", pay: ["gold"] },
    ]);
    const begun = draft("fulfil", { space: "palmyra_mission_fulfil" });
    const form = fill(actions, begun, begin);
    expect(form.action).toBeNull();
    const word = section(form.sections, "word");
    expect(word.values).toEqual(["k8", "k16"]);
    expect(fill(actions, choose(begun, word, "k16"), begin).action).toEqual(actions[1]);
  });

  test("the levels of a tower: as many as can be paid, unless said otherwise", () => {
    const space = "damascus_tower_single";
    const actions = acts(["10", "2", "9"].map((levels) => ({ verb: "tower", space, mode: "single", levels })));
    const begun = draft("tower", { space: "damascus_tower_single" });
    const form = fill(actions, begun, begin);
    expect(form.action?.levels).toBe("10");
    expect(fill(actions, choose(begun, section(form.sections, "number"), "2"), begin).action?.levels).toBe("2");
  });

  test("what a tile of one's own is used for", () => {
    const actions = acts([
      { verb: "betray", space: "i47", target: "seat-1" },
      { verb: "draw", space: "i47" },
    ]);
    const begun = draft(null, { space: "i47" });
    const form = fill(actions, begun, begin);
    const verb = section(form.sections, "verb");
    expect(verb.values).toEqual(["betray", "draw"]);
    expect(fill(actions, choose(begun, verb, "draw"), begin).action).toEqual(actions[1]);
  });

  test("two tiles, one after the other; a third takes the place of the first", () => {
    const pairs = [
      ["i5", "i6"],
      ["i5", "i8"],
      ["i6", "i8"],
    ];
    const actions = acts(pairs.map((reward) => ({ verb: "turn_in", mission: "k15", reward })));
    let now = draft("turn_in", { mission: "k15" });
    for (const tile of ["i5", "i8"]) now = choose(now, section(fill(actions, now, begin).sections, "items"), tile);
    expect(fill(actions, now, begin).action?.reward).toEqual(["i5", "i8"]);
    now = choose(now, section(fill(actions, now, begin).sections, "items"), "i6");
    expect(fill(actions, now, begin).action?.reward).toEqual(["i6", "i8"]);
  });

  test("figures to swap: after one's own only those it can be swapped with", () => {
    const pairs = [
      ["a", "x"],
      ["a", "y"],
      ["b", "z"],
    ];
    const actions = acts(pairs.map((reward) => ({ verb: "turn_in", mission: "k14", reward })));
    const begun = draft("turn_in", { mission: "k14" });
    const chosen = choose(begun, section(fill(actions, begun, begin).sections, "items"), "a");
    const form = fill(actions, chosen, begin);
    expect([...nextItems(form.left, section(form.sections, "items"))]).toEqual(["x", "y"]);
  });
});

describe("what can be touched", () => {
  const refusal = { id: "refused-too-dear", rule: "", facts: {} };
  test("a figure is open as soon as one of its uses is legal", () => {
    const options = optionsOf(
      decision(
        [{ verb: "temple", space: "palmyra_temple", stage: "foundation", pay: ["wood"], text: "" }],
        [
          { verb: "temple", space: "palmyra_temple", stage: "roof", text: "", refusal },
          { verb: "tower", space: "damascus_tower_single", text: "", refusal },
        ],
      ),
    );
    expect(options.uses.get("palmyra_temple")?.get("temple")).toBeNull();
    expect(options.uses.get("damascus_tower_single")?.get("tower")).toEqual(refusal);
  });

  test("trades by kind, each with the most that can be made at once", () => {
    const trades = ["1", "10", "9"].map((count) => ({ verb: "trade", give: "wood", get: ["gold"], count }));
    const other = { verb: "trade", give: "gold", get: ["stone", "wood"], count: "1" };
    expect(tradesOf(acts([...trades, other]))).toEqual([
      { give: "wood", get: ["gold"], most: 10 },
      { give: "gold", get: ["stone", "wood"], most: 1 },
    ]);
  });
});
