/** What this device remembers of puzzles: those solved, how many wrong answers each had, whose answer was shown. */

const KEY = "majlis.learned";
type OfGame = { solved?: string[]; wrong?: Record<string, number>; shown?: string[] };
type Kept = Record<string, OfGame>;

/** What `majlis.learned` holds; other parts of the page keep theirs under other names. Null: nothing can be kept. */
function whole(): Record<string, unknown> | null {
  let text: string | null;
  try {
    text = localStorage.getItem(KEY);
  } catch {
    return null;
  }
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function kept(all: Record<string, unknown> | null): Kept | null {
  if (all === null) return null;
  return typeof all.puzzles === "object" && all.puzzles !== null ? (all.puzzles as Kept) : {};
}

export class Solved {
  #kept = $state.raw<Kept>(kept(whole()) ?? {});

  has(game: string, name: string): boolean {
    return this.#kept[game]?.solved?.includes(name) ?? false;
  }
  count(game: string): number {
    return this.#kept[game]?.solved?.length ?? 0;
  }
  /** How often this puzzle was answered wrongly since it was last solved. */
  wrong(game: string, name: string): number {
    return this.#kept[game]?.wrong?.[name] ?? 0;
  }
  wasShown(game: string, name: string): boolean {
    return this.#kept[game]?.shown?.includes(name) ?? false;
  }

  solve(game: string, name: string): void {
    this.#change(game, (before) => ({
      ...before,
      solved: [...new Set([...(before.solved ?? []), name])],
      wrong: Object.fromEntries(Object.entries(before.wrong ?? {}).filter(([other]) => other !== name)),
    }));
  }
  miss(game: string, name: string): void {
    this.#change(game, (before) => ({
      ...before,
      wrong: { ...before.wrong, [name]: (before.wrong?.[name] ?? 0) + 1 },
    }));
  }
  show(game: string, name: string): void {
    this.#change(game, (before) => ({ ...before, shown: [...new Set([...(before.shown ?? []), name])] }));
  }

  #change(game: string, how: (before: OfGame) => OfGame): void {
    // What another tab has written meanwhile is kept.
    const all = whole();
    const before = kept(all) ?? this.#kept;
    this.#kept = { ...before, [game]: how(before[game] ?? {}) };
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...all, puzzles: this.#kept }));
    } catch {
      // A browser that keeps nothing still poses puzzles.
    }
  }
}

export const solved = new Solved();
