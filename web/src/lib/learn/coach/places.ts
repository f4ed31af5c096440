/** Where things lie that a step is about: found by the names that the boards give them. */

import type { Box } from "$lib/story/marks";

/** One's own part of the board, in all four games. */
const OWN = ".mine, .own, .own-palace, .strip";
const APART = "[data-story-panel], .coach";
/** By what a thing may be named, the narrowest first. */
const NAMES: readonly string[] = [
  "data-space",
  "data-piece",
  "data-place",
  "data-choice",
  "data-value",
  "data-take",
  "data-cell",
  "data-gives",
  "data-answer",
  "data-thing",
];

/** What answers stand in the strip itself. */
const ANSWERS: readonly string[] = ["data-gives", "data-answer"];

const seen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

/** Side by side, or each in an item of the same list: two equal cards in a hand. */
function togetherWith(first: Element, other: Element): boolean {
  const [list, item] = [first.parentElement, other.parentElement];
  return item === list || (list?.parentElement != null && item?.parentElement === list.parentElement);
}

/**
 * What a step names: one thing, or several of a kind that lie together. One's own things come before those on the
 * board, and those before what lies in other players' rows.
 */
export function thingsNamed(name: string, root: ParentNode): Element[] {
  for (const attribute of NAMES) {
    const found = [...root.querySelectorAll(`[${attribute}~="${CSS.escape(name)}"]`)].filter(
      (element) => seen(element) && (ANSWERS.includes(attribute) || element.closest(APART) === null),
    );
    const first =
      found.find((element) => element.closest(OWN) !== null) ??
      found.find((element) => element.closest('[data-thing^="seat-"]') === null) ??
      found[0];
    if (first !== undefined) return found.filter((element) => togetherWith(first, element));
  }
  return [];
}

/** A choice of the whole action, or what it names, in its order: a figure and a space, a tile and its price. */
export function thingsOf(action: string, root: ParentNode): Element[][] {
  const whole = [...root.querySelectorAll("[data-choice]")].filter(
    (element) => element.getAttribute("data-choice") === action && seen(element),
  );
  if (whole.length > 0) return [whole];
  const [verb = "", ...parts] = action.split(" ");
  const answer = [...root.querySelectorAll(`[data-answer="${CSS.escape(verb)}"]`)].filter(seen);
  const found = [...parts.flatMap((part) => part.split("+")).map((word) => thingsNamed(word, root)), answer].filter(
    (things) => things.length > 0,
  );
  const different = found.filter((things, i) => found.findIndex((other) => other[0] === things[0]) === i);
  if (different.length > 0) return different;
  const named = thingsNamed(verb, root);
  const button = named[0] ?? root.querySelector(".answers .btn.pri");
  return button === null ? [] : [[button]];
}

/** The box around all of them. */
export function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return {
    left,
    top,
    width: Math.max(...boxes.map((box) => box.left + box.width)) - left,
    height: Math.max(...boxes.map((box) => box.top + box.height)) - top,
  };
}

/** What of a box can be seen inside all of these; null if nothing can. */
export function cut(box: Box, inside: readonly Box[]): Box | null {
  let { left, top } = box;
  let [right, bottom] = [left + box.width, top + box.height];
  for (const room of inside) {
    left = Math.max(left, room.left);
    top = Math.max(top, room.top);
    right = Math.min(right, room.left + room.width);
    bottom = Math.min(bottom, room.top + room.height);
  }
  return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : null;
}

/**
 * Where a note about a box goes: beside it, else below or above, never off the room; of these the first that covers
 * none of what must stay in view, else the one that covers least.
 */
export function beside(
  box: Box,
  size: { width: number; height: number },
  room: Box,
  free: readonly Box[],
): { left: number; top: number } {
  const GAP = 14;
  const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
  const across = clamp(
    box.left + box.width / 2 - size.width / 2,
    room.left + 8,
    room.left + room.width - size.width - 8,
  );
  const down = clamp(
    box.top + box.height / 2 - size.height / 2,
    room.top + 8,
    room.top + room.height - size.height - 8,
  );
  const places = [
    { left: box.left + box.width + GAP, top: down },
    { left: box.left - GAP - size.width, top: down },
    { left: across, top: box.top + box.height + GAP },
    { left: across, top: box.top - GAP - size.height },
  ];
  const fits = places.filter(
    ({ left, top }) =>
      left >= room.left + 4 &&
      top >= room.top + 4 &&
      left + size.width <= room.left + room.width - 4 &&
      top + size.height <= room.top + room.height - 4,
  );
  const covers = (at: { left: number; top: number }): number =>
    free.reduce((sum, other) => {
      const shared = cut({ ...at, ...size }, [other]);
      return sum + (shared === null ? 0 : shared.width * shared.height);
    }, 0);
  const [best] = fits.map((at) => ({ at, cost: covers(at) })).sort((a, b) => a.cost - b.cost);
  return (
    best?.at ?? {
      left: across,
      top: clamp(box.top + box.height + GAP, room.top + 8, room.top + room.height - size.height - 8),
    }
  );
}
