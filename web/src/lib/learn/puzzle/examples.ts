/** Which puzzles are made from the worked examples of a rulebook. */

import { Problem } from "$lib/api/client";
import { puzzleApi } from "./api";

const known = new Map<string, Promise<ReadonlyMap<string, string>>>();

/** The puzzles of a game by the example that each is made from; asked for once. A game without puzzles has none. */
export function puzzlesByExample(game: string, language: string): Promise<ReadonlyMap<string, string>> {
  const before = known.get(game);
  if (before !== undefined) return before;
  const found = puzzleApi.list(game, language).then(
    ({ puzzles }) =>
      new Map(puzzles.filter(({ example }) => example !== "").map(({ example, name }) => [example, name])),
    (problem: unknown) => {
      if (!(problem instanceof Problem)) throw problem;
      if (problem.status !== 404) known.delete(game); // the server was away: the next chapter asks again
      return new Map<string, string>();
    },
  );
  known.set(game, found);
  return found;
}
