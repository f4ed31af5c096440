/** A scoring that has been carried out, as the engine tells it: what each kind of building and the walls brought. */

import type { AlhambraNumbers, AlhambraTables } from "$lib/api/alhambra";
import type { Line } from "$lib/story/lines";

export type Scored = NonNullable<AlhambraNumbers["scored"]>;

/** The numbers of the scorings of a match, from the tables of points. */
export const scoringsOf = (box: AlhambraTables): number[] => (box.types[0]?.points ?? []).map((_, at) => at + 1);

/** How many places of each kind it scores. */
export const placesIn = ({ types }: Scored): number => Math.max(0, ...types.map(({ places }) => places.length));

/** The round that a line of the story tells; 0: it is no scoring. */
export function roundOf(line: Line): number {
  const step = line.steps.find(({ name }) => name === "event-scoring");
  return Number(step?.parts["round"] ?? 0);
}

/** The rule by which players with equal counts share; null: nobody scored for a type. */
export const ruleOf = (line: Line): string | null =>
  line.steps.find(({ name }) => name.endsWith("scores-type"))?.rule ?? null;

/** Where somebody stands after it, who is next beside them, and how far apart they are (0: they share the place). */
export function placeOf(
  { after, ranks }: Pick<Scored, "after" | "ranks">,
  own: number,
): { rank: number; beside: number; by: number } {
  const [rank, points] = [ranks[own] ?? 0, after[own] ?? 0];
  const others = ranks.flatMap((place, who) =>
    place === 0 || who === own ? [] : [{ who, apart: (after[who] ?? 0) - points }],
  );
  const near = (rank === 1 ? others : others.filter(({ apart }) => apart > 0)).sort(
    (one, two) => Math.abs(one.apart) - Math.abs(two.apart),
  );
  const { who, apart } = near[0] ?? { who: own, apart: 0 };
  return { rank, beside: who, by: Math.abs(apart) };
}
