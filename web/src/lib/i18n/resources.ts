/** The Fluent files, one language at a time: the engine's and the page's, and a game's when it is shown. */

import { FluentResource } from "@fluent/bundle";
import { api } from "$lib/api/client";
import type { Language } from "$lib/settings.svelte";

type Load = () => Promise<string>;
const ENGINE = import.meta.glob<string>("../../../../src/majlis/engine/locale/*.ftl", {
  query: "?raw",
  import: "default",
});
const PAGE = import.meta.glob<string>("../../locale/*.ftl", { query: "?raw", import: "default" });
const PARTS = import.meta.glob<string>("../*/locale/*.ftl", { query: "?raw", import: "default" });
const GAMES = import.meta.glob<string>("../../../../src/majlis/games/*/locale/*.ftl", {
  query: "?raw",
  import: "default",
});
const LOBBY = import.meta.glob<string>("../../../../src/majlis/games/*/locale/*.ftl", {
  query: "?lobby",
  import: "default",
});
const BOARDS = import.meta.glob<string>("../../games/*/locale/*.ftl", { query: "?raw", import: "default" });

const read = new Map<Load, Promise<FluentResource>>();

function resource(files: Record<string, Load>, ending: string): Promise<FluentResource> | null {
  const path = Object.keys(files).find((name) => name.endsWith(ending));
  const load = path === undefined ? undefined : files[path];
  if (load === undefined) return null;
  const before = read.get(load);
  if (before !== undefined) return before;
  const promise = load().then((text) => new FluentResource(text));
  read.set(load, promise);
  promise.catch(() => read.delete(load));
  return promise;
}

/** The engine's and the page's words, with those of the parts of the page that have a file of their own. */
export async function ownWords(language: Language, parts: Iterable<string> = []): Promise<FluentResource[]> {
  return Promise.all(
    [
      resource(ENGINE, `/${language}.ftl`),
      resource(PAGE, `/${language}.ftl`),
      ...[...parts].map((part) => resource(PARTS, `/${part}/locale/${language}.ftl`)),
    ].filter((promise) => promise !== null),
  );
}

const told = new Map<string, Promise<FluentResource>>();

/** The words of a game that is not part of this build: the server has them, in English if not in this language. */
function fromServer(game: string, language: Language): Promise<FluentResource> {
  const key = `${game} ${language}`;
  const before = told.get(key);
  if (before !== undefined) return before;
  const promise = api
    .words(game, language)
    .catch(() => api.words(game, "en"))
    .then((text) => new FluentResource(text));
  told.set(key, promise);
  promise.catch(() => told.delete(key));
  return promise;
}

/** A game's words: the engine's file and that of its board, or only its title and options where no board is shown. */
export async function gameWords(game: string, language: Language, board: boolean): Promise<FluentResource[]> {
  const ending = `/games/${game}/locale/${language}.ftl`;
  const own = resource(board ? GAMES : LOBBY, ending) ?? fromServer(game, language);
  return Promise.all([own, board ? resource(BOARDS, ending) : null].filter((promise) => promise !== null));
}
