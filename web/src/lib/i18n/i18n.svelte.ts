/**
 * The page's words in the reader's language. Texts made from them in markup or in a `$derived` change when the language
 * does.
 */

import type { FluentResource } from "@fluent/bundle";
import { settings, type Language } from "$lib/settings.svelte";
import { gameWords, ownWords } from "./resources";
import { Words, type Facts, type Namer } from "./words";

class Speech {
  #language = $state.raw<Language>("en");
  #own = $state.raw<readonly FluentResource[]>([]);
  #games = $state.raw<Readonly<Record<string, readonly FluentResource[]>>>({});
  /** Games asked for so far, and whether their board's words are wanted too. */
  #wanted = new Map<string, boolean>();
  /** Parts of the page with words of their own (`src/lib/<part>/locale`) that were asked for so far. */
  #parts = new Set<string>();
  words = $derived(new Words(this.#language, this.#own));
  #byGame = $derived(
    Object.fromEntries(
      Object.entries(this.#games).map(([game, words]) => [game, new Words(this.#language, [...this.#own, ...words])]),
    ),
  );

  get language(): Language {
    return this.#language;
  }

  /** Load the words of a language, with those of every game and part asked for so far, and speak it from then on. */
  async load(language: Language): Promise<void> {
    const wanted = [...this.#wanted];
    const parts = this.#parts.size;
    const [own, ...games] = await Promise.all([
      ownWords(language, this.#parts),
      ...wanted.map(([game, board]) => gameWords(game, language, board)),
    ]);
    if (language !== settings.language) return;
    // Whatever was asked for meanwhile was loaded in the language before, so this call has to load it.
    const more = wanted.length < this.#wanted.size || wanted.some(([game, board]) => this.#wanted.get(game) !== board);
    if (more || parts < this.#parts.size) return this.load(language);
    this.#own = own;
    this.#games = Object.fromEntries(wanted.map(([game], i) => [game, games[i] ?? []]));
    this.#language = language;
  }

  /**
   * Load a game's words too, without those of its board where only its title and rules are shown. Every game has its
   * own: "Take money" at one table may be "Take a tile" at another.
   */
  async learn(game: string, board = true): Promise<void> {
    const both = board || (this.#wanted.get(game) ?? false);
    this.#wanted.set(game, both);
    const language = settings.language;
    const found = await gameWords(game, language, both);
    // Anyone who went from the lobby to a table meanwhile wants the board's words as well: those come by themselves.
    if (language === this.#language && this.#wanted.get(game) === both) this.#games = { ...this.#games, [game]: found };
  }

  /** Load the words of a part of the page that not everybody visits. */
  async also(part: string): Promise<void> {
    this.#parts.add(part);
    const language = settings.language;
    const own = await ownWords(language, this.#parts);
    if (language === this.#language) this.#own = own;
  }

  /** The words of a game without a table around: titles, options, sources of points. */
  of(game: string): Words {
    return this.#byGame[game] ?? this.words;
  }

  /** The words at a table: with the names of its pieces and its players. */
  at(game: string, namer: Namer | null, players: readonly string[]): Words {
    return new Words(this.#language, [...this.#own, ...(this.#games[game] ?? [])], namer, players);
  }
}

export const speech = new Speech();

/** A text of the page: `say("sit-down")`. */
export function say(id: string, parts: Facts = {}): string {
  return speech.words.say(id, parts);
}

/** A moment as the reader writes it: "14:05" today, else "12 March". */
export function moment(iso: string): string {
  const at = new Date(iso);
  const today = at.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(
    speech.language,
    today ? { hour: "2-digit", minute: "2-digit" } : { day: "numeric", month: "long" },
  ).format(at);
}

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago something was: "5 minutes ago", "yesterday"; after a month the date. */
export function ago(iso: string): string {
  const seconds = (Date.now() - Date.parse(iso)) / 1000;
  const near = new Intl.RelativeTimeFormat(speech.language, { numeric: "auto" });
  if (seconds > 30 * 86_400) return moment(iso);
  for (const [unit, length] of UNITS) if (seconds >= length) return near.format(-Math.floor(seconds / length), unit);
  return near.format(0, "second");
}

/** A day as the reader calls it: "today", "yesterday", "12 Nov". */
export function day(iso: string): string {
  const at = new Date(iso);
  const midnight = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  const days = Math.round((midnight(new Date()) - midnight(at)) / 86_400_000);
  if (days < 2) return new Intl.RelativeTimeFormat(speech.language, { numeric: "auto" }).format(-days, "day");
  return new Intl.DateTimeFormat(speech.language, { day: "numeric", month: "short" }).format(at);
}
