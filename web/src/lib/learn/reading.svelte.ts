/** What this device remembers of reading: the rulebook's language, and which chapters were read to the end. */

import { LANGUAGES, settings, type Language } from "$lib/settings.svelte";

const KEY = "majlis.learn";
type Kept = { language?: Language; read?: Record<string, string[]> };

function kept(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Kept) : {};
  } catch {
    return {};
  }
}

class Reading {
  #chosen = $state<Language | null>(null);
  #read = $state.raw<Readonly<Record<string, readonly string[]>>>({});
  /** The rulebook speaks the page's language until another is chosen for it. */
  language: Language = $derived(this.#chosen ?? settings.language);

  constructor() {
    const before = kept();
    this.#chosen = LANGUAGES.find((one) => one === before.language) ?? null;
    this.#read = before.read ?? {};
  }

  choose(language: Language): void {
    this.#chosen = language === settings.language ? null : language;
    this.#keep();
  }

  isRead(game: string, chapter: string): boolean {
    return this.#read[game]?.includes(chapter) ?? false;
  }

  done(game: string, chapter: string): void {
    if (this.isRead(game, chapter)) return;
    this.#read = { ...this.#read, [game]: [...(this.#read[game] ?? []), chapter] };
    this.#keep();
  }

  #keep(): void {
    try {
      const all = { ...(this.#chosen === null ? {} : { language: this.#chosen }), read: this.#read };
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // A browser that keeps nothing still shows the book.
    }
  }
}

export const reading = new Reading();
