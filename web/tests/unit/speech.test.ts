import { FluentResource } from "@fluent/bundle";
import { expect, test, vi } from "vitest";

const files = vi.hoisted(() => ({ own: [] as (() => void)[] }));

vi.mock("$lib/i18n/resources", () => ({
  ownWords: (language: string) =>
    new Promise((resolve) => files.own.push(() => resolve([new FluentResource(`language = ${language}`)]))),
  gameWords: (game: string, language: string) => Promise.resolve([new FluentResource(`title = ${game} ${language}`)]),
}));

const { settings } = await import("$lib/settings.svelte");
const { speech } = await import("$lib/i18n/i18n.svelte");

test("a game asked for while its language is still on its way is known in it", async () => {
  settings.language = "ru";
  const loading = speech.load("ru");
  await speech.learn("souk", false);
  files.own.shift()?.();
  await vi.waitFor(() => expect(files.own).toHaveLength(1));
  files.own.shift()?.();
  await loading;
  expect(speech.language).toBe("ru");
  expect(speech.of("souk").say("title")).toBe("souk ru");
});

test("a language that was changed again meanwhile is not spoken", async () => {
  const loading = speech.load("ru");
  settings.language = "de";
  files.own.shift()?.();
  const german = speech.load("de");
  files.own.shift()?.();
  await Promise.all([loading, german]);
  expect(speech.language).toBe("de");
  expect(speech.of("souk").say("title")).toBe("souk de");
});
