import { describe, expect, test } from "vitest";
import {
  changedPaths,
  emptyValue,
  fieldsOf,
  Grammar,
  markOf,
  missing,
  pathOf,
  stepped,
  tallied,
  valueAt,
  withValue,
} from "../../../src/lib/box/values";
import type { FieldForm, Line, Sentence } from "../../../src/lib/box/types";
import { cards, form, metals, sentences, tiles } from "./form";

const grammar = new Grammar(form, "en", String);
const coin = (n: number | null): Line => ({ sentence: "gain-coin", slots: { n } });

describe("values by path", () => {
  const values = { red: [{ slots: { n: 1 } }, { slots: { n: 2 } }], "walls.n": true };

  test("one is found and replaced, the others stay the same objects", () => {
    const after = withValue(values, ["red", 1, "slots", "n"], 5);
    expect(valueAt(after, ["red", 1, "slots", "n"])).toBe(5);
    expect(values.red[1]?.slots.n).toBe(2);
    expect(after.red[0]).toBe(values.red[0]);
    expect(valueAt(values, ["red", 7, "slots"])).toBeUndefined();
  });

  test("keys may have dots themselves", () => {
    expect(pathOf(values, "walls.n")).toEqual(["walls.n"]);
    expect(pathOf(values, "red.1.slots.n")).toEqual(["red", 1, "slots", "n"]);
    expect(pathOf(values, "gone.0")).toEqual(["gone", "0"]);
    expect(pathOf(values, "")).toEqual([]);
  });

  test("what is empty is missing, what is false or 0 is not", () => {
    const held = { a: null, b: [], c: false, d: 0 };
    expect(["a", "b", "c", "d", "e"].filter((path) => missing(held, path))).toEqual(["a", "b", "e"]);
  });

  test("differences are told by whole values, and lines with another sentence as a whole", () => {
    expect(changedPaths({ a: 1, b: [coin(1)] }, { a: 2, b: [coin(3)] })).toEqual(["a", "b.0.slots.n"]);
    expect(changedPaths({ b: [coin(1)] }, { b: [{ sentence: "choose", slots: {} }] })).toEqual(["b.0"]);
    expect(changedPaths({ b: [coin(1)] }, { b: [coin(1), coin(2)] })).toEqual(["b.1"]);
    expect(changedPaths({ a: [1] }, { a: [1] })).toEqual([]);
  });
});

describe("fields", () => {
  test("another value may call for one", () => {
    const keys = (at: number): string[] => {
      const record = cards.records[at];
      return record === undefined ? [] : fieldsOf(cards, record, record.values).map(({ key }) => key);
    };
    expect(keys(0)).toEqual(["front"]);
    expect(keys(1)).toEqual(["front", "points"]);
  });

  test("arrows stay within the limits, and begin at the nearer one", () => {
    const field = { key: "n", title: "n", kind: "number", low: 2, high: 5 } as const;
    expect([stepped(field, 5, 1), stepped(field, 2, -1), stepped(field, 3, 1)]).toEqual([5, 2, 4]);
    expect([stepped(field, null, 1), stepped(field, null, -1)]).toEqual([2, 5]);
  });

  test("a word that may stand several times is counted", () => {
    expect(tallied(metals)).toBe(true);
    expect(tallied({ ...metals, most: 2 })).toBe(false);
    expect(grammar.valueText(metals, ["gold", "iron", "gold"])).toBe("2 gold, 1 iron");
  });

  test("what nobody has said yet is empty in its own way", () => {
    const of = (more: object): unknown => emptyValue({ key: "a", title: "a", kind: "number", ...more });
    expect([of({}), of({ default: 3 }), of({ default: 3, optional: true })]).toEqual([null, 3, null]);
    expect([of({ kind: "flag" }), of({ kind: "symbols" }), of({ kind: "numbers", count: 2 })]).toEqual([
      false,
      [],
      [null, null],
    ]);
    expect(of({ kind: "word", choices: [{ id: "only", name: "only" }] })).toBe("only");
  });

  test.each([
    ["Card 12", 12, "12"],
    ["Large poem B3", 5, "B3"],
    ["Fez", 4, "Fez"],
    ["Temple: roof", 3, "roof"],
    ["Upgrade 2 (Palmyra)", 1, "1"],
    ["Start player, last", 6, "6"],
  ])("the mark of %s", (title, number, mark) => {
    expect(markOf({ title, number })).toBe(mark);
  });
});

describe("sentences", () => {
  test("the first number decides their form, and they begin with a capital", () => {
    expect([1, 2, null].map((n) => grammar.lineText(coin(n)))).toEqual(["Gain 1 coin", "Gain 2 coins", "Gain … coins"]);
  });

  test("a number and a letter make a line, in small letters too", () => {
    expect(grammar.typed(" 3c ")).toMatchObject({ n: 3, symbol: { id: "coin" } });
    expect(grammar.typed("3/")).toBeNull();
    expect(grammar.typed("c3")).toBeNull();
    const symbol = grammar.byLetter("c");
    expect(symbol && grammar.fromSymbol(symbol, 3, null)).toEqual(coin(3));
  });

  test("or takes the line that stood there as its first way", () => {
    const or = grammar.byLetter("/");
    expect(or && grammar.fromSymbol(or, null, coin(2))?.slots.ways).toEqual([[coin(2)], []]);
  });

  test("a symbol stands for a line only if it says all of it", () => {
    expect(grammar.symbolOf(coin(4))).toMatchObject({ n: 4, symbol: { id: "coin" } });
    expect(grammar.symbolOf({ sentence: "gain-metal", slots: { metals: ["gold"] } })?.symbol.id).toBe("gold");
    expect(grammar.symbolOf({ sentence: "gain-metal", slots: { metals: ["iron"] } })).toBeNull();
    expect(grammar.symbolOf({ sentence: "gain-coin", slots: { n: 1, each: "tower" } })).toBeNull();
  });

  test("another sentence keeps the numbers that it takes", () => {
    const [gain] = sentences as [Sentence];
    expect(grammar.line(gain, { sentence: "gain-coin", slots: { n: 7 } })).toEqual(coin(7));
    expect(grammar.line(gain, { sentence: "gain-coin", slots: { n: 70 } })).toEqual(coin(null));
  });

  test("those that fit are offered first, the others with their reason", () => {
    const offered = grammar.offered("effects", "front", "");
    expect(offered.map(({ sentence, fits }) => [sentence.id, fits])).toEqual([
      ["gain-coin", true],
      ["gain-metal", true],
      ["choose", false],
    ]);
    expect(grammar.offered("effects", "front", "OIN").map(({ sentence }) => sentence.id)).toEqual(["gain-coin"]);
  });

  test("a record in words", () => {
    expect(grammar.recordText(tiles.fields, tiles.records[0]?.values ?? {})).toBe("2 gold, 1 iron");
  });

  test("a number is said with what it counts, a flag where it is set", () => {
    const fields: FieldForm[] = [
      { key: "era", title: "Era", kind: "number" },
      { key: "wish", title: "A wish comes up", kind: "flag" },
      { key: "event", title: "The event changes", kind: "flag" },
    ];
    expect(grammar.recordText(fields, { era: 2, wish: true, event: false })).toBe("Era 2 · A wish comes up");
    expect(fields.slice(1).map((field) => grammar.valueText(field, field.key === "wish"))).toEqual(["true", "false"]);
  });
});
