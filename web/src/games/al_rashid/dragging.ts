/**
 * Pieces of Al-Rashid moved by hand: from home to an area, or from one area to another. A short touch is still a touch;
 * a piece that is pulled further follows the pointer, and where it is let go it is placed, or told why it cannot be.
 */

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

/** Pulled less far, it was only touched. */
const LEAST = 7;
/** So near to the upper or lower edge of the window the page scrolls. */
const EDGE = 88;
const SCROLL = 9;

/** The area at a point of the window. */
export function areaAt(x: number, y: number): string | null {
  const area = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-place^='area:']");
  return area?.dataset["place"]?.slice("area:".length) ?? null;
}

/** Lets a piece be carried with mouse, pen or finger. The element's click is not told after it was carried. */
export function carried(play: Play, what: () => Carried): (element: HTMLElement) => () => void {
  return (element) => {
    let start: { x: number; y: number; id: number } | null = null;
    let at = { x: 0, y: 0 };
    let frame = 0;
    let pulled = false;

    function scroll(): void {
      const by = at.y < EDGE ? -SCROLL : at.y > innerHeight - EDGE ? SCROLL : 0;
      if (by !== 0) {
        window.scrollBy(0, by);
        show();
      }
      frame = requestAnimationFrame(scroll);
    }
    function show(): void {
      const one = what();
      const { piece, seat } = "home" in one ? { piece: one.home, seat: play.table.seat ?? 0 } : pieceOf(one.figure);
      play.drag = { piece, seat, ...at };
      play.over = areaAt(at.x, at.y);
    }
    function down(event: PointerEvent): void {
      pulled = false;
      if (event.button !== 0 || !play.canCarry(what())) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      // A quick hand leaves the piece before the first move is told: it is held from the start.
      element.setPointerCapture(event.pointerId);
    }
    function move(event: PointerEvent): void {
      if (start === null || event.pointerId !== start.id) return;
      at = { x: event.clientX, y: event.clientY };
      if (!pulled) {
        if (Math.hypot(at.x - start.x, at.y - start.y) < LEAST) return;
        pulled = true;
        play.pickUp(what());
        frame = requestAnimationFrame(scroll);
      }
      show();
    }
    function up(event: PointerEvent): void {
      if (start === null || event.pointerId !== start.id) return;
      start = null;
      cancelAnimationFrame(frame);
      if (!pulled) return;
      play.drag = null;
      play.over = null;
      const area = event.type === "pointercancel" ? null : areaAt(event.clientX, event.clientY);
      play.letGo(area, new DOMRect(event.clientX - 18, event.clientY - 18, 36, 36));
    }
    function click(event: MouseEvent): void {
      if (!pulled) return;
      pulled = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", up);
    element.addEventListener("click", click, true);
    return () => {
      cancelAnimationFrame(frame);
      if (start !== null && pulled) play.drag = null;
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
      element.removeEventListener("click", click, true);
    };
  };
}
