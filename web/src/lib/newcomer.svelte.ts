/**
 * The games that somebody has said they are new to, until they say otherwise: there the aid lies open at the beginning,
 * cards come at once, and a new table is the easiest one. Kept in the browser, like the settings.
 */

const KEY = "majlis.new";

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((game) => typeof game === "string") : [];
  } catch {
    return [];
  }
}

class Newcomer {
  #games = $state.raw<readonly string[]>(kept());

  to(game: string): boolean {
    return this.#games.includes(game);
  }

  set(game: string, on: boolean): void {
    this.#games = [...this.#games.filter((other) => other !== game), ...(on ? [game] : [])];
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#games));
    } catch {
      // A browser that keeps nothing forgets it with the page.
    }
  }
}

export const newcomer = new Newcomer();
