/** Which part of the board a question is about: where there is no room for all of it, that part comes to the front. */

export const AREAS = ["rondel", "sea", "buildings", "poems", "stores"] as const;
export type Area = (typeof AREAS)[number];

const BY_VERB: readonly (readonly [string, Area])[] = [
  ["work", "rondel"],
  ["main", "rondel"],
  ["side", "rondel"],
  ["pick", "rondel"],
  ["export", "sea"],
  ["sail", "sea"],
  ["consolidate", "sea"],
  ["visit", "sea"],
  ["build", "buildings"],
  ["engrave", "poems"],
  ["extend", "stores"],
  ["activate", "stores"],
  ["favour", "stores"],
];
const BY_PROMPT: Readonly<Record<string, Area>> = {
  "prompt-red-city": "sea",
  "prompt-yusuf-city": "sea",
  "prompt-building-bonus": "buildings",
};

/** Every area in which something can be chosen now. */
export function areasOf(prompt: string, verbs: ReadonlySet<string>): Set<Area> {
  const areas = BY_VERB.filter(([verb]) => verbs.has(verb)).map(([, area]) => area);
  const asked = BY_PROMPT[prompt];
  return new Set(asked === undefined ? areas : [asked, ...areas]);
}

/** The area to show for a question; null: leave what is shown. A wide enough screen always shows rondel and sea. */
export function areaOf(prompt: string, verbs: ReadonlySet<string>, phone: boolean): Area | null {
  const area = BY_PROMPT[prompt] ?? BY_VERB.find(([verb]) => verbs.has(verb))?.[1] ?? null;
  return !phone && (area === "rondel" || area === "sea") ? null : area;
}
