/**
 * Carrying a piece with mouse, pen or finger. A short touch is still a touch; what is pulled further follows the
 * pointer until it is let go, and the click that the browser sends afterwards is kept from the element.
 */

import type { Attachment } from "svelte/attachments";

export interface Point {
  x: number;
  y: number;
}
/** What a board does while a piece of its own is carried; points are in pixels of the window. */
export interface Carrying {
  /** Whether it may be carried now. */
  able: () => boolean;
  /** It is pulled away. */
  begin?: () => void;
  /** It is here now. */
  at: (point: Point) => void;
  /** It was let go there; null: the browser took the pointer away, or the piece is gone. */
  end: (point: Point | null) => void;
  /** Near the upper and lower edge of the window the page scrolls. */
  scrolls?: boolean;
}

/** Pulled less far, it was only touched. */
const LEAST = 7;
/** This near the upper or lower edge of the window the page scrolls. */
const EDGE = 88;
const SCROLL = 9;

export function carrying({ able, begin, at, end, scrolls = false }: Carrying): Attachment<HTMLElement> {
  return (element) => {
    let start: (Point & { id: number }) | null = null;
    let here: Point = { x: 0, y: 0 };
    let frame = 0;
    let pulled = false;

    function scroll(): void {
      const by = here.y < EDGE ? -SCROLL : here.y > innerHeight - EDGE ? SCROLL : 0;
      if (by !== 0) {
        window.scrollBy(0, by);
        at(here);
      }
      frame = requestAnimationFrame(scroll);
    }
    function down(event: PointerEvent): void {
      pulled = false;
      if (event.button !== 0 || !able()) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      // A quick hand leaves the piece before the first move is told: it is held from the start.
      element.setPointerCapture(event.pointerId);
    }
    function move(event: PointerEvent): void {
      if (start === null || event.pointerId !== start.id) return;
      here = { x: event.clientX, y: event.clientY };
      if (!pulled) {
        if (Math.hypot(here.x - start.x, here.y - start.y) < LEAST) return;
        pulled = true;
        begin?.();
        if (scrolls) frame = requestAnimationFrame(scroll);
      }
      at(here);
    }
    function up(event: PointerEvent): void {
      if (start === null || event.pointerId !== start.id) return;
      start = null;
      cancelAnimationFrame(frame);
      if (pulled) end(event.type === "pointercancel" ? null : { x: event.clientX, y: event.clientY });
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
      if (start !== null && pulled) end(null);
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
      element.removeEventListener("click", click, true);
    };
  };
}
