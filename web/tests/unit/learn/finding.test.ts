import { describe, expect, it } from "vitest";
import type { Rules } from "$lib/api/types";
import type { Book } from "$lib/learn/api";
import { folded, inBook, inRules, wordsOf } from "$lib/learn/finding";

const TEXT = "Подсчёт идёт по порядку.";
const block = { kind: "text", ids: ["ALH-9.1"], text: TEXT, steps: [], after: "" };
const BOOK = { game: "alhambra", chapters: [{ name: "scoring", number: 7, title: "Очки", blocks: [block] }] };
const RULES = { chapters: [{ number: 9, title: "Очки", rules: [{ id: "ALH-9.1", text: TEXT }] }], rulings: [] };

describe("a search", () => {
  it("takes ё and е for the same letter, in the question and in the text", () => {
    for (const search of ["подсчёт", "подсчет", "ПОДСЧЁТ идет"]) {
      expect(inBook(BOOK as unknown as Book, wordsOf(search)), search).toHaveLength(1);
      expect(inRules(RULES as unknown as Rules, wordsOf(search)), search).toHaveLength(1);
    }
    expect(inBook(BOOK as unknown as Book, wordsOf("подсчот"))).toEqual([]);
  });

  it("keeps the length of a text, so that what is found is shown where it stands", () => {
    expect(folded(TEXT)).toHaveLength(TEXT.length);
  });

  it("has no words where nothing but blanks is typed", () => {
    expect(wordsOf("  ")).toEqual([]);
  });
});
