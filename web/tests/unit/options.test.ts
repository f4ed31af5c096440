import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { expect, test, vi } from "vitest";

const file = (path: string): FluentResource => new FluentResource(readFileSync(new URL(path, import.meta.url), "utf8"));
vi.mock("$lib/i18n/resources", () => ({
  ownWords: (language: string) =>
    Promise.resolve([
      file(`../../../src/majlis/engine/locale/${language}.ftl`),
      file(`../../src/locale/${language}.ftl`),
    ]),
  gameWords: (game: string, language: string) =>
    Promise.resolve([file(`../../../src/majlis/games/${game}/locale/${language}.ftl`)]),
}));

const { settings, LANGUAGES } = await import("$lib/settings.svelte");
const { speech } = await import("$lib/i18n/i18n.svelte");
const { optionTexts } = await import("$lib/shell/tables");

test.each(LANGUAGES)("four modules are four changes, each by its name (%s)", async (language) => {
  settings.language = language;
  await speech.load(language);
  await speech.learn("alhambra", false);
  const modules = ["vizier", "exchange_cards", "bonus_cards", "huts"];
  const told = optionTexts("alhambra", { modules, open_money: true });
  expect(told).toHaveLength(5);
  expect(new Set(told).size).toBe(5);
});
