/** Carrying a tile with the pointer: from the reserve, from the hand, from the market, onto a cell of the palace. */

import type { Attachment } from "svelte/attachments";
import { carrying } from "$lib/board/carrying";
import type { Drag, Play } from "./play.svelte";

/** Half the size of the tile under the pointer. */
const HALF = 42;

export interface Carried {
  tile: string;
  from: Drag["from"];
  /** Whether it may be carried now. */
  able: () => boolean;
  /** The cell under a point of the window; null: none. */
  cellAt: (x: number, y: number) => string | null;
  /** Let go over a cell, or beside the palace (null). */
  drop: (cell: string | null, anchor: Element) => void;
}

/** Lets an element be dragged as that tile. */
export function carried(play: Play, about: () => Carried): Attachment<HTMLElement> {
  return (node) =>
    carrying({
      able: () => about().able(),
      at: ({ x, y }) => {
        const { tile, from, cellAt } = about();
        play.startDrag({ tile, from, x, y, over: cellAt(x, y) });
      },
      end: (point) => {
        const { drag } = play;
        play.drag = null;
        if (drag === null || point === null) return;
        const { tile, drop } = about();
        if (drag.over === null) {
          drop(null, node);
          return;
        }
        play.dropped = { tile, rect: new DOMRect(drag.x - HALF, drag.y - HALF, 2 * HALF, 2 * HALF) };
        drop(drag.over, document.querySelector(`.own-palace [data-cell="${drag.over}"]`) ?? node);
      },
    })(node);
}
