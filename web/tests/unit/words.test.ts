import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test, vi } from "vitest";
import { Words } from "../../src/lib/i18n/words";

const file = (path: string): FluentResource => new FluentResource(readFileSync(new URL(path, import.meta.url), "utf8"));
const engine = (language: string): FluentResource => file(`../../../src/majlis/engine/locale/${language}.ftl`);
const extra = new FluentResource(`
name-gate = gate
either = { NAME($cards, join: "or") }
name-tower = tower
    .accusative = the tower
verb-take = Take money
part-cards = money cards
taken = { SEAT($seat) } takes { NAME($cards, case: "accusative") }
many = { COUNT($cards) ->
    [0] none
    [one] one
   *[other] { COUNT($cards) } cards
 }
asked = { VERB($verb) } needs { PART($part) }
`);

describe("words at a table", () => {
  const words = new Words(
    "en",
    [engine("en"), extra],
    (piece) => (piece === "t9" ? { message: "name-tower", parts: {} } : null),
    ["Ann", ""],
  );

  test("a list reads as in a sentence", () => {
    expect(words.join([])).toBe("nothing");
    expect(words.join(["a"])).toBe("a");
    expect(words.join(["a", "b"])).toBe("a and b");
    expect(words.join(["a", "b", "c"])).toBe("a, b and c");
    expect(words.join(["a", "b", "c"], "or")).toBe("a, b or c");
    expect(words.say("either", { cards: ["t9", "gate"] })).toBe("tower or gate");
    expect(new Words("de", [engine("de")]).join(["Turm", "Garten", "Pavillon"])).toBe("Turm, Garten und Pavillon");
  });

  test("pieces go by their name in a case, players by theirs or by their number", () => {
    expect(words.say("taken", { seat: 0, cards: ["t9", "tower"] })).toBe("Ann takes 2 × the tower");
    expect(words.say("taken", { seat: 1, cards: "tower" })).toBe("Player 2 takes the tower");
  });

  test("a count chooses its plural, and nothing at all is a count too", () => {
    expect(words.say("many", { cards: [] })).toBe("none");
    expect(words.say("many", { cards: ["a"] })).toBe("one");
    expect(words.say("many", { cards: ["a", "b"] })).toBe("2 cards");
    expect(words.say("points", { count: 1 })).toBe("1 point");
    expect(new Words("ru", [engine("ru")]).say("points", { count: 3 })).toBe("3 очка");
  });

  test("verbs are quoted as the menu names them", () => {
    expect(words.say("asked", { verb: "take", part: "cards" })).toBe("“Take money” needs money cards");
  });

  test("a further text is asked for with a dot", () => {
    expect(words.has("prompt-confirm.others")).toBe(true);
    expect(words.has("prompt-confirm.nobody")).toBe(false);
    expect(words.say("prompt-confirm.others", { seat: 0 })).toContain("Ann");
  });

  test("a name in a script from right to left does not turn the sentence round", () => {
    const arabic = new Words("en", [engine("en"), extra], null, ["زرياب"]);
    expect(arabic.say("taken", { seat: 0, cards: "tower" })).toBe("\u2068زرياب\u2069 takes the tower");
  });

  test("what cannot be said is shown by its id and complained about once", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    expect(words.say("no-such-text")).toBe("no-such-text");
    words.say("no-such-text");
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});
