/**
 * The legal actions as a tree: verbs, then their parts one after another, down to whole actions. Nothing is known of
 * any game; the order is the engine's.
 */

import type { Action, LegalAction, Try } from "$lib/api/types";
import type { Change, Outlook } from "./types";

/** The parts of every verb, as the game declares them: name and kind. */
export type Verbs = Readonly<Record<string, readonly (readonly [string, string])[]>>;
export type PartValue = string | readonly string[];
export type Part = { name: string; kind: string; value: PartValue };
export type Branch = {
  /** The notation of what is chosen so far: "bid", "bid 5". Outlooks are found by it. */
  text: string;
  verb: string;
  /** What was chosen last; null for the verb alone. */
  part: Part | null;
  children: Branch[];
  /** The whole action, where nothing is left to choose. */
  action: LegalAction | null;
};

/** With more children than this a group has a filter. */
export const FILTERED = 12;
/** With no more ways than this in all, every group is open from the beginning. */
export const FEW = 12;

/** The chosen parts of an action, in their order. */
export function partsOf(verbs: Verbs, action: Action): Part[] {
  return (verbs[action.verb] ?? []).flatMap(([name, kind]) => {
    const value = action[name];
    return value === undefined ? [] : [{ name, kind, value }];
  });
}

export function treeOf(verbs: Verbs, actions: readonly LegalAction[]): Branch[] {
  const roots: Branch[] = [];
  const known = new Map<string, Branch>();
  for (const action of actions) {
    const parts = partsOf(verbs, action);
    const tokens = action.text.split(" ");
    let level = roots;
    for (let depth = 0; depth <= parts.length; depth++) {
      const text = tokens.slice(0, depth + 1).join(" ");
      let branch = known.get(text);
      if (branch === undefined) {
        branch = { text, verb: action.verb, part: parts[depth - 1] ?? null, children: [], action: null };
        known.set(text, branch);
        level.push(branch);
      }
      if (depth === parts.length) branch.action = action;
      level = branch.children;
    }
  }
  return roots;
}

/** How many whole actions lie in a branch. */
export function ways(branch: Branch): number {
  return (branch.action === null ? 0 : 1) + branch.children.reduce((sum, child) => sum + ways(child), 0);
}

/** Whether a group is open before anybody has touched it. */
export function opensItself(branch: Branch, siblings: number, few: boolean): boolean {
  return few || siblings === 1 || branch.children.length === 1;
}

export const isGroup = (branch: Branch): boolean => branch.children.length > 0;

/** The changes that are the same whatever is chosen below; they are said once, on the group. */
export function sharedChanges(branch: Branch, outlook: Outlook | undefined): Change[] {
  if (outlook === undefined || ways(branch) < 2) return [];
  return outlook.changes.filter((change) => change.low === change.high && change.low !== 0);
}

/** What is told of a branch itself: what no group above has told already. */
export function ownChanges(outlook: Outlook | undefined, told: readonly Change[]): Change[] {
  return (outlook?.changes ?? []).filter(
    (change) =>
      (change.low !== 0 || change.high !== 0) &&
      !told.some((other) => other.seat === change.seat && other.name === change.name),
  );
}

/** What the game names and refuses, with the same answer told once: `verb`, the ways to go on, why not. */
export type Refused = { key: string; verb: string; parts: Part[][]; refusal: NonNullable<Try["refusal"]> };

export function refusedOf(verbs: Verbs, tries: readonly Try[]): Refused[] {
  const found = new Map<string, Refused>();
  for (const one of tries) {
    if (one.refusal === null) continue;
    const key = JSON.stringify([one.verb, one.refusal]);
    const group = found.get(key) ?? { key, verb: one.verb, parts: [], refusal: one.refusal };
    group.parts.push(partsOf(verbs, one));
    found.set(key, group);
  }
  return [...found.values()];
}

/** The rules that an outlook rests on, each once. */
export function rulesOf(outlook: Outlook | undefined): string[] {
  const all = [...(outlook?.events ?? []), ...(outlook?.remarks ?? [])].map((one) => one.rule);
  return [...new Set(all.filter((rule) => rule !== ""))];
}
