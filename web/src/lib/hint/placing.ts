/** Where on the board a row is about: at what is bought or where a piece goes, not at what pays for it. */

import { thingsNamed, thingsOf } from "$lib/learn/coach/places";
import { notation } from "./sums";

type Placed = {
  things: readonly Element[];
  /** The piece that would go there, where the action names one. */
  piece: Element | null;
};

const visible = (element: Element): boolean => element.getBoundingClientRect().width > 0;

/** A board may say which part of an action a thing stands for (`data-slot`); otherwise its name is enough. */
function named(part: string, word: string, root: ParentNode): Element[] {
  const meant = [...root.querySelectorAll(`[data-${CSS.escape(part)}="${CSS.escape(word)}"]`)].find(visible);
  return meant === undefined ? thingsNamed(word, root) : [meant];
}

export function placed(action: Readonly<Record<string, unknown>>, root: ParentNode): Placed | null {
  const { verb: _verb, text: _text, ...parts } = action;
  const all = Object.entries(parts);
  const paid = all.length > 1 && Array.isArray(all.at(-1)?.[1]);
  const words = (paid ? all.slice(0, -1) : all).map(([part, value]) => ({ part, value }));
  const groups = words
    .flatMap(({ part, value }) =>
      Array.isArray(value) ? value.map((word) => named(part, String(word), root)) : [named(part, String(value), root)],
    )
    .filter((things) => things.length > 0);
  const [first] = groups;
  if (first === undefined) {
    const last = thingsOf(notation(action), root).at(-1);
    return last === undefined ? null : { things: last, piece: null };
  }
  if (paid) return { things: first, piece: null };
  // Several things of one kind: all of them, as with cards that are taken together.
  if (words.length === 1) return { things: [...new Set(groups.flat())], piece: null };
  const last = groups.at(-1) ?? first;
  return { things: last, piece: first[0] !== undefined && !last.includes(first[0]) ? first[0] : null };
}
