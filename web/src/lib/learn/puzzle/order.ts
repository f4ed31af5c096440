/** Puzzles in order: by topic for the list, and which one comes after another. */

import type { PuzzleEntry, PuzzleList } from "./api";

export type Topic = { name: string; title: string; puzzles: PuzzleEntry[] };

/** The topics that have puzzles, each with its own from the easiest on. */
export function byTopic(list: PuzzleList): Topic[] {
  return list.topics
    .map(({ name, title }) => ({
      name,
      title,
      puzzles: list.puzzles
        .filter(({ topic }) => topic === name)
        .sort((a, b) => a.level - b.level || a.number - b.number),
    }))
    .filter(({ puzzles }) => puzzles.length > 0);
}

/**
 * The nearest unsolved puzzle of like difficulty: of the same level if there is one, else of the next nearest (the
 * harder of two), and among those the first after this one, then from the beginning. Null when all are solved.
 */
export function nextPuzzle(list: PuzzleList, name: string, isSolved: (name: string) => boolean): PuzzleEntry | null {
  const all = byTopic(list).flatMap(({ puzzles }) => puzzles);
  const at = all.findIndex((puzzle) => puzzle.name === name);
  const level = all[at]?.level ?? 1;
  const ahead = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))].filter((puzzle) => !isSolved(puzzle.name));
  const distance = (puzzle: PuzzleEntry): number => 2 * Math.abs(puzzle.level - level) - (puzzle.level > level ? 1 : 0);
  return ahead.reduce<PuzzleEntry | null>(
    (best, puzzle) => (best === null || distance(puzzle) < distance(best) ? puzzle : best),
    null,
  );
}

/** Where a puzzle stands among those of its topic: "Puzzle 3 of 5: walls". */
export function placeOf(list: PuzzleList, name: string): { number: number; count: number; topic: string } | null {
  for (const topic of byTopic(list)) {
    const at = topic.puzzles.findIndex((puzzle) => puzzle.name === name);
    if (at >= 0) return { number: at + 1, count: topic.puzzles.length, topic: topic.title };
  }
  return null;
}

/** What the panel shows: the question, a try that was not the best, or the explanation (found, or shown on request). */
export type Standing = "asked" | "not-yet" | "solved" | "shown";

export function standing(state: { played: number; decisions: number; solved: boolean }, shown: boolean): Standing {
  if (shown) return "shown";
  if (state.solved) return "solved";
  return state.played >= state.decisions ? "not-yet" : "asked";
}
