/**
 * What a step of an example shows on Alhambra's board, in the ways in which the board itself marks things:
 *
 * - `buy SLOT CARDS`, `take CARDS`: cards picked to be paid or taken (joined by `+`);
 * - `try TILE CELL`: the tile held over a cell where it fits;
 * - `no CELL [OTHER]`: a cell that is refused, and another one that is to blame;
 * - `light CELL`: a tile that is picked up; `light SEAT`: a player who matters;
 * - `wall`: the longest wall.
 *
 * Earlier steps stay, up to a step that begins with `only`.
 */

import type { CellAnswers } from "../decision";
import { keysFor } from "../cards";
import type { Pick } from "../play.svelte";

type Blamed = { cell: string; side: string | null; other: string | null };

export interface Shown {
  pick: Pick | null;
  ghost: string | null;
  answers: CellAnswers;
  picked: string | null;
  blamed: Blamed | null;
  seats: Set<number>;
  wall: boolean;
}

export function shownBy(marks: readonly string[], hand: readonly string[]): Shown {
  const shown: Shown = {
    pick: null,
    ghost: null,
    answers: new Map(),
    picked: null,
    blamed: null,
    seats: new Set(),
    wall: false,
  };
  for (const mark of marks.slice(marks.lastIndexOf("only") + 1)) {
    const [kind, first = "", second] = mark.split(" ");
    if (kind === "buy") shown.pick = { kind, slot: first, keys: keysFor(hand, second?.split("+") ?? []) ?? [] };
    else if (kind === "take") shown.pick = { kind, keys: first.split("+") };
    else if (kind === "try" && second !== undefined) {
      shown.ghost = first;
      shown.answers = new Map([[second, null]]);
    } else if (kind === "no") shown.blamed = { cell: first, side: null, other: second ?? null };
    else if (kind === "light" && first.includes(",")) shown.picked = first;
    else if (kind === "light") shown.seats.add(Number(first));
    else if (kind === "wall") shown.wall = true;
  }
  return shown;
}
