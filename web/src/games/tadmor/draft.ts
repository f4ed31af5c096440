/**
 * An action that is being put together: what is fixed by the thing that was touched, and what was chosen since.
 *
 * The server lists every legal action. A draft leaves some of them possible; a part on which they agree needs no
 * question, the others become sections of the tray, in the order of the verb's parts.
 */

import type { Act } from "$lib/api/tadmor";
import { isResources, sameBundle } from "./bundles";

/** Verbs that are done as soon as nothing is left to ask; the others wait for the main button. */
export const AT_ONCE = new Set<string>([
  "pick",
  "take",
  "place",
  "resolve",
  "hire",
  "lead",
  "exempt",
  "supply",
  "prize",
  "betray",
  "discard",
]);
/** Questions whose tray opens by itself. */
export const BY_ITSELF = new Set(["pick", "take", "prize", "drop"]);

/** The parts of each verb that a person chooses, in the order in which they are asked. */
export const PARTS: Readonly<Record<string, readonly (keyof Act)[]>> = {
  pick: ["resource"],
  take: ["upgrade"],
  place: ["space", "figure"],
  turn_in: ["mission", "reward"],
  hire: ["region"],
  buy: ["upgrade", "pay"],
  resolve: ["space"],
  acquire: ["resource"],
  tower: ["space", "mode", "levels"],
  betray: ["space", "target"],
  temple: ["space", "stage", "pay"],
  prize: ["stack"],
  precious: ["space", "good", "pay"],
  draw: ["space"],
  fulfil: ["space", "mission", "pay"],
  lead: ["space", "resource"],
  exempt: ["space"],
  supply: ["space"],
  tax: ["with"],
  discard: ["mission", "resource"],
  drop: ["resources"],
};

/** Which of several figures does a thing makes no difference worth a question: the first that can is sent. */
const FIRST: ReadonlySet<string> = new Set(["fulfil space", "draw space"]);

export interface Draft {
  verb: string | null;
  parts: Readonly<Partial<Record<keyof Act, string>>>;
  lists: Readonly<Partial<Record<keyof Act, readonly string[]>>>;
}

export type Section =
  | { kind: "verb"; part: "verb"; values: string[]; chosen: string | null }
  | { kind: "word"; part: keyof Act; values: string[]; chosen: string | null }
  | { kind: "number"; part: keyof Act; values: string[]; chosen: string }
  | { kind: "bundle"; part: keyof Act; possible: string[][]; chosen: string[] }
  | { kind: "items"; part: keyof Act; values: string[]; chosen: string[]; size: number };

export interface Form {
  verb: string | null;
  sections: Section[];
  /** The action that would be done now; null while something is missing. */
  action: Act | null;
  /** What is still possible. */
  left: Act[];
}

export function draft(verb: string | null, parts: Draft["parts"] = {}): Draft {
  return { verb, parts, lists: {} };
}

function within(small: readonly string[], large: readonly string[]): boolean {
  const rest = [...large];
  return small.every((word) => {
    const at = rest.indexOf(word);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

/** Parts that are numbers, so that the most is chosen unless something else is said. */
const NUMBERS: ReadonlySet<keyof Act> = new Set(["levels"]);

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** Which of the possible bundles is shown first. */
type Begin = (possible: readonly string[][]) => string[];

/** What a draft comes to: the questions that are left, and the action if there is none. */
export function fill(actions: readonly Act[], { verb: said, parts, lists }: Draft, begin: Begin): Form {
  const fixed = Object.entries(parts);
  let left = actions.filter((action) => PARTS[action.verb] !== undefined && (said === null || action.verb === said));
  // What was touched must fit; what was chosen later is only kept while it does.
  for (const [part, value] of fixed) {
    const fits = left.filter((action) => action[part as keyof Act] === value);
    if (fits.length > 0) left = fits;
  }
  const sections: Section[] = [];
  const order = Object.keys(PARTS);
  const verbs = unique(left.map((action) => action.verb)).sort((a, b) => order.indexOf(a) - order.indexOf(b));
  if (verbs.length !== 1) {
    sections.push({ kind: "verb", part: "verb", values: verbs, chosen: null });
    return { verb: null, sections, action: null, left };
  }
  const verb = verbs[0] as string;
  let open = false;
  for (const part of PARTS[verb] ?? []) {
    if (open) break;
    const section = sectionOf(verb, part, left, parts, lists, begin);
    if (section === null) continue;
    if (section.kind === "word" && section.values.length > 1) {
      if (section.chosen === null && FIRST.has(`${verb} ${part}`)) {
        left = left.filter((action) => action[part] === section.values[0]);
        continue;
      }
      sections.push(section);
      if (section.chosen === null) open = true;
      else left = left.filter((action) => action[part] === section.chosen);
    } else if (section.kind === "number") {
      sections.push(section);
      left = left.filter((action) => action[part] === section.chosen);
    } else if (section.kind === "bundle") {
      sections.push(section);
      left = left.filter((action) => sameBundle(action[part] as string[], section.chosen));
    } else if (section.kind === "items") {
      sections.push(section);
      const done = left.filter((action) => sameBundle(action[part] as string[], section.chosen));
      if (done.length === 0) open = true;
      else left = done;
    }
  }
  return { verb, sections, action: open ? null : (left[0] ?? null), left };
}

/** The section of one part, or null where there is nothing to ask. */
function sectionOf(
  verb: string,
  part: keyof Act,
  left: readonly Act[],
  parts: Draft["parts"],
  lists: Draft["lists"],
  begin: Begin,
): Section | null {
  const first = left[0]?.[part];
  if (first === undefined) return null;
  if (NUMBERS.has(part)) {
    const values = unique(left.map((action) => action[part] as string)).sort((a, b) => Number(a) - Number(b));
    if (values.length === 1) return null;
    const said = parts[part];
    return {
      kind: "number",
      part,
      values,
      chosen: said !== undefined && values.includes(said) ? said : (values.at(-1) as string),
    };
  }
  if (typeof first === "string") {
    const values = unique(left.map((action) => action[part] as string));
    const said = parts[part];
    return {
      kind: "word",
      part,
      values,
      chosen: values.length === 1 ? (values[0] as string) : said !== undefined && values.includes(said) ? said : null,
    };
  }
  const possible = left.map((action) => action[part] as string[]);
  if (possible.length === 1 && verb !== "drop") return null;
  const said = lists[part];
  if (possible.every((list) => isResources(list) || list[0] === "prestige")) {
    const chosen = said !== undefined && possible.some((list) => sameBundle(list, said)) ? [...said] : begin(possible);
    return { kind: "bundle", part, possible, chosen };
  }
  const chosen = said !== undefined && possible.some((list) => within(said, list)) ? [...said] : [];
  const fits = possible.filter((list) => within(chosen, list));
  return {
    kind: "items",
    part,
    values: unique(possible.flat()),
    chosen,
    size: Math.max(...fits.map((list) => list.length)),
  };
}

/** The items that may be chosen next to those that are. */
export function nextItems(left: readonly Act[], section: Extract<Section, { kind: "items" }>): Set<string> {
  const fits = left.map((action) => action[section.part] as string[]).filter((list) => within(section.chosen, list));
  return new Set(fits.flatMap((list) => list.filter((word) => !section.chosen.includes(word))));
}

/** The draft with a value chosen; choosing an item a second time takes it out again. */
export function choose(now: Draft, section: Section, item: string): Draft {
  if (section.kind === "verb") return { ...now, verb: item };
  if (section.kind !== "items") return { ...now, parts: { ...now.parts, [section.part]: item } };
  const chosen = section.chosen.includes(item)
    ? section.chosen.filter((other) => other !== item)
    : section.chosen.length >= section.size
      ? [...section.chosen.slice(1), item]
      : [...section.chosen, item];
  return { ...now, lists: { ...now.lists, [section.part]: chosen } };
}

export function chooseBundle(
  now: Draft,
  section: Extract<Section, { kind: "bundle" }>,
  bundle: readonly string[],
): Draft {
  return { ...now, lists: { ...now.lists, [section.part]: bundle } };
}
