/**
 * Pieces of Al-Rashid moved by hand: from home to an area, or from one area to another. A short touch is still a touch;
 * a piece that is pulled further follows the pointer, and where it is let go it is placed, or told why it cannot be.
 */

import type { Attachment } from "svelte/attachments";
import { carrying } from "$lib/board/carrying";
import { pieceOf } from "./pieces";
import type { Play } from "./play.svelte";

/** A piece that can be carried: from home, or from an area of the board. */
export type Carried = { home: string } | { figure: string; area: string };
/** A piece on its way, in pixels of the window. */
export interface Drag {
  piece: string;
  seat: number;
  x: number;
  y: number;
}

/** The area at a point of the window. */
export function areaAt(x: number, y: number): string | null {
  const area = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-place^='area:']");
  return area?.dataset["place"]?.slice("area:".length) ?? null;
}

/** Lets a piece be carried; the page scrolls with it. */
export function carried(play: Play, what: () => Carried): Attachment<HTMLElement> {
  return carrying({
    scrolls: true,
    able: () => play.canCarry(what()),
    begin: () => play.pickUp(what()),
    at: (point) => {
      const one = what();
      const { piece, seat } = "home" in one ? { piece: one.home, seat: play.table.seat ?? 0 } : pieceOf(one.figure);
      play.drag = { piece, seat, ...point };
      play.over = areaAt(point.x, point.y);
    },
    end: (point) => {
      play.drag = null;
      play.over = null;
      if (point === null) play.letGo(null, new DOMRect());
      else play.letGo(areaAt(point.x, point.y), new DOMRect(point.x - 18, point.y - 18, 36, 36));
    },
  });
}
