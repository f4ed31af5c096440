import { describe, expect, it } from "vitest";
import type { Rules } from "$lib/api/types";
import type { Book } from "$lib/learn/api";
import { holds, inBook, inRules, marked, wordsOf } from "$lib/learn/finding";

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

  it("finds a word in its other forms", () => {
    const forms: [string, string[]][] = [
      ["башню", ["Башня", "башен", "высота башни"]],
      ["разбойникам", ["разбойники", "карта разбойников"]],
      ["рынком", ["рынок", "на рынках"]],
      ["личное", ["личный жетон", "личных действий"]],
      ["Türme", ["Turm", "Türmen", "Verteidigungsturm"]],
      ["Häuser", ["Haus", "Lagerhauses"]],
      ["towers", ["Tower", "towers"]],
    ];
    for (const [search, texts] of forms)
      for (const text of texts) expect(holds(text, wordsOf(search)), `${search}: ${text}`).toBe(true);
    for (const [search, text] of [
      ["башню", "башмак"],
      ["Türme", "Turmalin"],
      ["рода", "народ"],
      ["rest", "rose"],
    ] as const)
      expect(holds(text, wordsOf(search)), `${search}: ${text}`).toBe(false);
  });

  it("finds a short word in its other forms, but not within others", () => {
    const forms: [string, string[]][] = [
      ["Zugs", ["Dein Zug.", "Züge", "in zwei Zügen", "des Zuges"]],
      ["Ämter", ["ein Amt", "Ämtern"]],
      ["Hof", ["am Hof", "Höfe"]],
      ["ходы", ["ваш ход", "хода", "ходов", "ходами"]],
      ["ход", ["ходы", "в свой ход"]],
      ["дома", ["дом", "домов", "дому"]],
      ["очков", ["очки", "очко", "очками"]],
      ["день", ["дня", "дней"]],
      ["sets", ["a set", "Sets"]],
      ["tie", ["ties"]],
    ];
    for (const [search, texts] of forms)
      for (const text of texts) expect(holds(text, wordsOf(search)), `${search}: ${text}`).toBe(true);
    for (const [search, text] of [
      ["Zugs", "Zugriff"],
      ["Zugs", "Auszug"],
      ["Züge", "zuerst"],
      ["ходы", "выходит"],
      ["хода", "находка"],
      ["дома", "домино"],
      ["sets", "settle"],
    ] as const)
      expect(holds(text, wordsOf(search)), `${search}: ${text}`).toBe(false);
  });

  it("needs no keyboard with umlauts", () => {
    for (const search of ["Plünderer", "Pluenderer", "plunderer", "PLÜND"])
      expect(holds("Die Plünderer", wordsOf(search)), search).toBe(true);
    expect(holds("größer", wordsOf("groesser"))).toBe(true);
    expect(holds("Turm", wordsOf("Türm"))).toBe(true);
    expect(holds("neue Dauer", wordsOf("neue dauer"))).toBe(true);
  });

  it("takes what is no word as it stands", () => {
    expect(holds("TAD-8.3", wordsOf("tad-8.3"))).toBe(true);
    expect(holds("TAD-813", wordsOf("tad-8.3"))).toBe(false);
    expect(holds("a (b)", wordsOf("(b"))).toBe(true);
  });

  it("marks what was found", () => {
    expect(marked("Die Türme stehen", wordsOf("turm"))).toEqual(["Die ", "Türme", " stehen"]);
  });

  it("has no words where nothing but blanks is typed", () => {
    expect(wordsOf("  ")).toEqual([]);
  });
});
