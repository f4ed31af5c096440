/** Carrying a tile with the pointer: from the reserve, from the hand, from the market, onto a cell of the palace. */

import type { Attachment } from "svelte/attachments";
import type { Drag, Play } from "./play.svelte";

/** So far the pointer may move before a touch counts as a drag. */
const SLACK = 7;
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

/**
 * Lets an element be dragged as that tile. A drag is no click: the click that the browser sends after one is kept from
 * the element.
 */
export function carried(play: Play, about: () => Carried): Attachment<HTMLElement> {
  return (node) => {
    let start: { x: number; y: number; id: number } | null = null;
    let dragged = false;

    const down = (event: PointerEvent): void => {
      dragged = false;
      if (event.button !== 0 || !about().able()) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      // A quick hand leaves the tile before the first move is told: it is held from the start.
      node.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent): void => {
      if (start === null || event.pointerId !== start.id) return;
      const { clientX: x, clientY: y } = event;
      if (!dragged && Math.hypot(x - start.x, y - start.y) < SLACK) return;
      dragged = true;
      const { tile, from, cellAt } = about();
      play.startDrag({ tile, from, x, y, over: cellAt(x, y) });
    };
    const end = (event: PointerEvent): void => {
      if (start === null) return;
      start = null;
      const { drag } = play;
      play.drag = null;
      if (!dragged || drag === null || event.type === "pointercancel") return;
      const { tile, drop } = about();
      if (drag.over === null) {
        drop(null, node);
        return;
      }
      play.dropped = { tile, rect: new DOMRect(drag.x - HALF, drag.y - HALF, 2 * HALF, 2 * HALF) };
      drop(drag.over, document.querySelector(`.own-palace [data-cell="${drag.over}"]`) ?? node);
    };
    const click = (event: MouseEvent): void => {
      if (!dragged) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", end);
    node.addEventListener("pointercancel", end);
    node.addEventListener("click", click, true);
    return () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", end);
      node.removeEventListener("pointercancel", end);
      node.removeEventListener("click", click, true);
    };
  };
}
