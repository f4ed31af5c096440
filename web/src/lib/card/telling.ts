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
/** What choosing the thing changes: the holding and by how much. */
export type Sure = Said & { name: string; by: number };
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

const factsOf = ({ facts }: Remark): string[] =>
  Object.values(facts as Facts).flatMap((fact) => [fact].flat().map(String));
const shareFact = (one: Remark, other: Remark): boolean =>
  Object.entries(one.facts).some(([key, fact]) => String(other.facts[key] ?? "") === String(fact));

/**
 * Everything that a card remarks, without what it says anyway. The first thing is its subject, so what else is there
 * need not say that it has that; a bare name of one of them is a heading already; what a thing does stands above; and
 * of two remarks on one fact under one rule the warning is enough.
 */
export function remarksOn(
  words: Words,
  said: readonly { name: string; about: Pick<About, "now" | "text"> }[],
  choosing: readonly Remark[],
): Remark[] {
  const names = said.map(({ name }) => name);
  const told = new Set(said.map(({ about }) => words.say(about.text.id, about.text.facts as Facts)));
  const isTold = (remark: Remark): boolean => {
    const text = remarkText(words, remark);
    return told.has(text) || factsOf(remark).some((name) => names.includes(name) && words.name(name) === text);
  };
  const [first = ""] = names;
  const all = [
    ...said.flatMap(({ about }, at) => about.now.filter((remark) => at === 0 || !factsOf(remark).includes(first))),
    ...choosing,
  ].filter((remark) => !isTold(remark));
  const warnings = all.filter(warns);
  return all.filter(
    (remark) =>
      warns(remark) || !warnings.some((warning) => warning.rule === remark.rule && shareFact(remark, warning)),
  );
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

/** What the action surely costs and brings the reader, but for what goes without saying: "Dinars" and "−4". */
export function sureChanges(
  words: Words,
  outlook: Outlook | undefined,
  seat: number | null,
  quiet: readonly string[] = [],
): { cost: Sure[]; gain: Sure[] } {
  const own = (outlook?.changes ?? []).filter(
    ({ sure, name, low, high, ...change }) => sure && change.seat === seat && low === high && !quiet.includes(name),
  );
  const said = (sign: number): Sure[] =>
    own
      .filter((change) => change.low * sign > 0)
      .map((change) => ({
        text: holdingText(words, change.name),
        figure: changeText(words, change),
        name: change.name,
        by: Math.abs(change.low),
      }));
  return { cost: said(-1), gain: said(1) };
}

/** A line that begins with its heading, or with the name of the card's thing, need not say it twice. */
function withoutHeading(line: string, heading: string, title: string, language: string): string {
  const begins = [`${heading}: `, `${heading} `, `${title}: `].find((one) => line.startsWith(one));
  if (begins === undefined) return line;
  const rest = line.slice(begins.length);
  return rest.slice(0, 1).toLocaleUpperCase(language) + rest.slice(1);
}

/** Whether a remark in words has told a change already: its number, and what it is of, where there are several. */
const tells = (remark: Remark, change: Sure, changes: readonly Sure[]): boolean => {
  const facts = factsOf(remark);
  return facts.includes(String(change.by)) && (changes.length === 1 || facts.includes(change.name));
};

/** Remarks under their headings, the same thing never twice; warnings stand apart. */
export function rowsOf(
  words: Words,
  remarks: readonly Remark[],
  more: { cost?: readonly Sure[]; gain?: readonly Sure[] } = {},
  title = "",
): Row[] {
  return HEADINGS.map(([tone, heading]) => {
    const said = remarks.filter((remark) => remark.tone === tone);
    const texts = [...new Set(said.map((remark) => remarkText(words, remark)))].map((line) =>
      withoutHeading(line, words.say(heading), title, words.language),
    );
    const changes = (tone === "cost" ? more.cost : tone === "gain" ? more.gain : undefined) ?? [];
    const untold = changes.filter((change) => !said.some((remark) => tells(remark, change, changes)));
    return { heading, lines: [...texts.map((text) => ({ text, figure: "" })), ...untold] };
  }).filter(({ lines }) => lines.length > 0);
}

export const dangersOf = (words: Words, remarks: readonly Remark[]): string[] => [
  ...new Set(remarks.filter(warns).map((remark) => remarkText(words, remark))),
];

/** The rules that a card names, each once. */
export const rulesOf = (about: About, remarks: readonly Remark[]): string[] =>
  [...new Set([about.rule, ...remarks.map(({ rule }) => rule)])].filter((rule) => rule !== "").slice(0, 4);
