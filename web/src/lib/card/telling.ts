/** What a card says: rows by what they are about, and what choosing the thing would bring. */

import type { About, LegalAction, Outlook, Remark } from "$lib/api/types";
import type { Facts, Words } from "$lib/i18n/words";
import { changeText, holdingText, warns } from "$lib/plain/telling";

/** The rows of a card in reading order: the tone of a remark, and the heading it stands under. */
export const HEADINGS: readonly (readonly [string, string])[] = [
  ["cost", "card-costs"],
  ["gain", "card-brings"],
  ["beside", "card-beside"],
  ["here", "card-here"],
  ["note", "card-note"],
];
/** A line of a card; the figure stands at its right end. */
export type Said = { text: string; figure: string };
export type Row = { heading: string; lines: Said[] };

export const remarkText = (words: Words, remark: Remark): string => words.say(remark.id, remark.facts as Facts);

const tokens = (notation: string): string[] => notation.split(/[ +]/);

/** The finished actions that name the thing and, where something is picked up already, that too. */
export function actionsWith(
  actions: readonly LegalAction[],
  names: readonly string[],
  picked: readonly string[],
): LegalAction[] {
  const naming = actions.filter(({ text }) => tokens(text).some((token) => names.includes(token)));
  const also = naming.filter(({ text }) => picked.some((name) => tokens(text).includes(name)));
  return also.length > 0 ? also : naming;
}

/** What all these actions have in common; nothing if their outlooks are not known yet. */
export function commonRemarks(
  outlooks: Readonly<Record<string, Outlook>> | null,
  actions: readonly LegalAction[],
): Remark[] {
  const all = actions.map(({ text }) => outlooks?.[text]?.remarks);
  const [first, ...others] = all;
  if (first === undefined || others.includes(undefined)) return [];
  const key = (remark: Remark): string => remark.id + JSON.stringify(remark.facts);
  return first.filter((remark) => others.every((other) => other?.some((each) => key(each) === key(remark))));
}

/** Whether choosing it leads into danger in whatever way it is chosen. */
export function isDangerous(
  outlooks: Readonly<Record<string, Outlook>> | null,
  actions: readonly LegalAction[],
): boolean {
  return (
    actions.length > 0 &&
    actions.every(({ text }) => outlooks?.[text]?.remarks.some(({ tone }) => tone === "danger") ?? false)
  );
}

/** What the action surely costs and brings the reader: "Dinars" and "−4". */
export function sureChanges(
  words: Words,
  outlook: Outlook | undefined,
  seat: number | null,
): { cost: Said[]; gain: Said[] } {
  const own = (outlook?.changes ?? []).filter(
    (change) => change.sure && change.seat === seat && change.low === change.high,
  );
  const said = (sign: number): Said[] =>
    own
      .filter((change) => change.low * sign > 0)
      .map((change) => ({ text: holdingText(words, change.name), figure: changeText(words, change) }));
  return { cost: said(-1), gain: said(1) };
}

/** A line that begins with its heading need not say it twice. */
function withoutHeading(line: string, heading: string, language: string): string {
  if (!line.startsWith(`${heading} `) && !line.startsWith(`${heading}: `)) return line;
  const rest = line.slice(heading.length).replace(/^[: ]+/, "");
  return rest.slice(0, 1).toLocaleUpperCase(language) + rest.slice(1);
}

/** Remarks under their headings, the same line never twice; warnings stand apart. */
export function rowsOf(words: Words, remarks: readonly Remark[], more: { cost?: Said[]; gain?: Said[] } = {}): Row[] {
  return HEADINGS.map(([tone, heading]) => {
    const said = remarks.filter((remark) => remark.tone === tone).map((remark) => remarkText(words, remark));
    const texts = [...new Set(said)].map((line) => withoutHeading(line, words.say(heading), words.language));
    const changes = tone === "cost" ? more.cost : tone === "gain" ? more.gain : undefined;
    return { heading, lines: [...texts.map((text) => ({ text, figure: "" })), ...(changes ?? [])] };
  }).filter(({ lines }) => lines.length > 0);
}

export const dangersOf = (words: Words, remarks: readonly Remark[]): string[] => [
  ...new Set(remarks.filter(warns).map((remark) => remarkText(words, remark))),
];

/** The rules that a card names, each once. */
export const rulesOf = (about: About, remarks: readonly Remark[]): string[] =>
  [...new Set([about.rule, ...remarks.map(({ rule }) => rule)])].filter((rule) => rule !== "").slice(0, 4);
