/**
 * What the player who is asked can do, found by what they touch.
 *
 * Every thing on the board stands for unfinished actions ("export to Fez"): the first of them that the decision allows
 * is what a touch means. An action that is finished then is played; otherwise its parts are chosen one after the other.
 */

import type { Act } from "$lib/api/sabika";
import type { Refusal } from "$lib/api/types";

/** An action of which some parts are still open. */
export type Draft = Readonly<Record<string, string | readonly string[]>> & { readonly verb: string };

export interface Answers {
  readonly actions: readonly Act[];
  readonly tries: readonly (Act & { refusal: Refusal | null })[];
}

const NOTHING: Answers = { actions: [], tries: [] };

export function answersOf(decision: { actions: readonly unknown[]; tries: readonly unknown[] } | null): Answers {
  return decision === null ? NOTHING : (decision as Answers);
}

const same = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b) ? [...a].sort().join("+") === [...b].sort().join("+") : a === b;

/** Whether an action goes on from a draft: it has all of the draft's parts. */
export function fits(action: Act, draft: Draft): boolean {
  return Object.entries(draft).every(([part, value]) => same(action[part as keyof Act], value));
}

/** The legal actions that go on from a draft. */
export function following(answers: Answers, draft: Draft): Act[] {
  return answers.actions.filter((action) => fits(action, draft));
}

/** The first of some drafts that leads to a legal action. */
export function firstLegal(answers: Answers, drafts: readonly Draft[]): Draft | null {
  return drafts.find((draft) => answers.actions.some((action) => fits(action, draft))) ?? null;
}

/** The refusal that the decision itself holds for a draft: of a try that is exactly it, or of one that it begins. */
export function knownRefusal(answers: Answers, draft: Draft): Refusal | null {
  const tried = answers.tries.filter((each) => each.refusal !== null && fits(each, draft));
  const exact = tried.find((each) => parts(each).length === parts(draft).length);
  return (exact ?? tried[0])?.refusal ?? null;
}

const OWN = new Set(["verb", "text", "refusal"]);
function parts(action: object): string[] {
  return Object.keys(action).filter((key) => !OWN.has(key));
}

/** The parts in which some actions differ, in their own order: what is still to be chosen. */
export function openParts(actions: readonly Act[], draft: Draft): string[] {
  const first = actions[0];
  return first === undefined ? [] : parts(first).filter((part) => !(part in draft));
}

/** The verbs that a decision speaks of, possible or not. */
export function verbsOf(answers: Answers): Set<string> {
  return new Set([...answers.actions, ...answers.tries].map(({ verb }) => verb));
}

/** Several words, each as often as it comes: `{ gypsum: 2, wood: 1 }`. */
export function counted(words: readonly string[]): Map<string, number> {
  const out = new Map<string, number>();
  for (const word of words) out.set(word, (out.get(word) ?? 0) + 1);
  return out;
}
