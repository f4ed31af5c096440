/**
 * What this device remembers of guided matches, by game: how much was read and how far one is. The lobby reads it
 * without asking the server. Puzzles keep theirs under the same key, beside it.
 */

const KEY = "majlis.learned";

export type Learned = {
  /** The table of the guided match. */
  table: string;
  /** How many steps that are only read were acknowledged. */
  read: number;
  /** How many steps are behind one, of how many. */
  at: number;
  steps: number;
  /** Steps that were played by "Skip this step". */
  skipped: string[];
  /** The last step was done: what follows is free play. */
  over: boolean;
};

function whole(): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** How far the guided match of a game is; null if none was begun here. */
export function learned(game: string): Learned | null {
  return (whole().matches as Record<string, Learned> | undefined)?.[game] ?? null;
}

/** The same while it goes on: begun, and its last step not done yet. */
export function underWay(game: string): Learned | null {
  const kept = learned(game);
  return kept !== null && !kept.over && kept.steps > 0 ? kept : null;
}

/** Keep it; with another table everything begins anew. */
export function keepLearned(game: string, table: string, now: Partial<Learned>): Learned {
  const all = whole();
  const before = learned(game);
  const fresh: Learned = { table, read: 0, at: 0, steps: 0, skipped: [], over: false };
  const kept = { ...(before?.table === table ? before : fresh), ...now };
  const matches = { ...(all.matches as object | undefined), [game]: kept };
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all, matches }));
  } catch {
    // A browser that keeps nothing still teaches; it only forgets what was read.
  }
  return kept;
}
