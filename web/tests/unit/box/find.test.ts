import { describe, expect, test } from "vitest";
import { found, passes, type Filter } from "../../../src/lib/box/find";
import type { BoxStore } from "../../../src/lib/box/store.svelte";
import { Grammar } from "../../../src/lib/box/values";
import type { Kind, RecordForm, State } from "../../../src/lib/box/types";
import { cards, form, tiles } from "./form";

const states: Readonly<Record<string, State>> = { "Card 1": "same", "Card 12": "invalid", "Tile 1": "differs" };
const store = {
  form,
  kind: cards,
  language: "en",
  grammar: new Grammar(form, "en", String),
  stateOf: (_: Kind, record: RecordForm) => states[record.title],
  stand: (_: Kind, record: RecordForm) => ({ values: record.values, entered: false, touched: false }),
} as unknown as BoxStore;
const titles = (text: string, filter: Filter = "all"): string[] =>
  found(store, text, filter).map(({ record }) => record.title);

describe("cards that somebody looks for", () => {
  test("without a word those of the open kind", () => {
    expect(titles("")).toEqual(["Card 1", "Card 12"]);
  });

  test("a number finds across kinds, the open one first", () => {
    expect(titles("1")).toEqual(["Card 1", "Card 12", "Tile 1"]);
    expect(titles("12")).toEqual(["Card 12"]);
  });

  test("a word finds what a card says", () => {
    expect(titles(" COIN")).toEqual(["Card 1"]);
    expect(titles("iron")).toEqual([tiles.records[0]?.title]);
    expect(titles("silver")).toEqual([]);
  });

  test.each<[Filter, State[]]>([
    ["all", ["reconstructed", "draft", "same", "differs", "invalid"]],
    ["to-enter", ["reconstructed", "draft", "invalid"]],
    ["differ", ["differs"]],
    ["invalid", ["invalid"]],
  ])("%s", (filter, shown) => {
    const all: readonly State[] = ["reconstructed", "draft", "same", "differs", "invalid"];
    expect(all.filter((state) => passes(filter, state))).toEqual(shown);
  });

  test("filters hold for what is found too", () => {
    expect(titles("1", "differ")).toEqual(["Tile 1"]);
  });
});
