/** Actions, changes and turns in words: only the game's messages and the page's, put side by side. */

import type { Facts, Words } from "$lib/i18n/words";
import type { Part } from "./tree";
import type { Change, Outlook, Remark, Turn } from "./types";

const MINUS = "\u2212";

export const signed = (number: number): string => (number > 0 ? `+${number}` : number < 0 ? `${MINUS}${-number}` : "0");

/** Each different thing of a list with how often it is there, in the order in which they come first. */
export function counted(things: readonly string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const thing of things) found.set(thing, (found.get(thing) ?? 0) + 1);
  return [...found];
}

/** A chosen part: a piece by name, several with how many of each, a place or a number as it is. */
export function partText(words: Words, part: Part): string {
  const { kind, value } = part;
  if (typeof value !== "string")
    return value.length === 0
      ? words.say("list-empty")
      : counted(value)
          .map(([piece, count]) => (count === 1 ? words.name(piece) : `${count} × ${words.name(piece)}`))
          .join(", ");
  return kind === "word" ? words.name(value) : value;
}

/** A verb with what is chosen: "Bid 5", "Take money: dirham 5". */
export function actionText(words: Words, verb: string, parts: readonly Part[]): string {
  const name = words.verb(verb);
  if (parts.length === 0) return name;
  const chosen = parts.map((part) => partText(words, part)).join(", ");
  return parts.every((part) => part.kind === "number")
    ? `${name} ${chosen}`
    : words.say("plain-action", { verb: name, parts: chosen });
}

/** "−1" or, where it is not certain, "0 to +3". */
export function changeText(words: Words, change: Pick<Change, "low" | "high">): string {
  return change.low === change.high
    ? signed(change.low)
    : words.say("plain-range", { low: signed(change.low), high: signed(change.high) });
}

export const holdingText = (words: Words, name: string): string => words.say(`holding-${name}.label`);

/** A change in a sentence, for those who hear it: "Ziryab: Coins left −1". */
export function changeSentence(words: Words, change: Change, own: number | null): string {
  const text = words.say("plain-change", {
    holding: holdingText(words, change.name),
    by: changeText(words, change),
  });
  return change.seat === own ? text : words.say("plain-of", { seat: change.seat, text });
}

export const remarkText = (words: Words, remark: Remark): string => words.say(remark.id, remark.facts as Facts);
export const warns = (remark: Remark): boolean => remark.tone === "danger" || remark.tone === "loss";

/** The remark that stands in the row: a warning before anything else. */
export function firstRemark(outlook: Outlook | undefined): Remark | null {
  const all = outlook?.remarks ?? [];
  return all.find((remark) => remark.tone === "danger") ?? all.find(warns) ?? all[0] ?? null;
}

/** A turn in a line, without its player, and whether the player's name belongs before it. */
export function headlineText(words: Words, turn: Turn): { text: string; named: boolean } {
  const { id, facts } = turn.headline;
  const text = words.say(id, facts as Facts);
  const named = turn.seat >= 0 && id.startsWith("turn-");
  return { text: named ? text : text.slice(0, 1).toLocaleUpperCase(words.language) + text.slice(1), named };
}
