/** From card to card by keyboard: over everything in view that has one, whether or not it can take the focus itself. */

import { isLit, namesOf } from "./finding";

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function isShown(thing: Element): boolean {
  const { width, height } = thing.getBoundingClientRect();
  return width > 0 && height > 0 && (thing.checkVisibility?.({ visibilityProperty: true }) ?? true);
}

const keyOf = (thing: Element): string => namesOf(thing).join(" ");

/** Each thing once, in the order of the page: of several alike a lit one, else the first. A window has its own. */
export function stops(): Element[] {
  const scope = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const all = [...scope.querySelectorAll("[data-thing]")].filter((thing) => keyOf(thing) !== "" && isShown(thing));
  const best = new Map<string, Element>();
  for (const thing of all) {
    const known = best.get(keyOf(thing));
    if (known === undefined || (!isLit(known) && isLit(thing))) best.set(keyOf(thing), thing);
  }
  return all.filter((thing) => best.get(keyOf(thing)) === thing);
}

/** Where a key leads from a thing; undefined: the key leads nowhere. */
export function stepFrom(all: readonly Element[], from: Element, key: string): Element | undefined {
  if (key === "Home") return all[0];
  if (key === "End") return all.at(-1);
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const at = all.findIndex((thing) => thing === from || keyOf(thing) === keyOf(from));
  return all[at < 0 ? 0 : (at + step + all.length) % all.length];
}

const textOf = (element: Element | null): string => (element?.textContent ?? "").replace(/\s+/g, " ").trim();

/** A whole card as it is spoken: name and kind, what the thing does, each row with its heading, the dangers. */
export function spoken(card: ParentNode): string {
  const rows = [...card.querySelectorAll("dl > div")].map((row) => {
    const lines = [...row.querySelectorAll("dd > span")].map(textOf);
    return `${textOf(row.querySelector("dt"))}: ${lines.join(", ")}`;
  });
  const before = [...card.querySelectorAll("h3, .head p, .does")].map(textOf);
  const after = [...card.querySelectorAll(".danger")].map(textOf);
  return [...before, ...rows, ...after]
    .filter((text) => text !== "")
    .map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`))
    .join(" ");
}
