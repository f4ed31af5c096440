/**
 * Effects in pictures: every bonus of the game is a list of steps, and each step looks the same wherever it stands.
 *
 * In words they come from the game: a step has a name, made of where it is printed and its place there (`large_5.0`).
 */

import type { Ongoing, SabikaTables, SabikaView, Step } from "$lib/api/sabika";
import { counted } from "./decision";
import { MATERIALS } from "./order";

/** What stands in a line of pictures: a resource (with its number, or several kinds to choose from), or words. */
export type Token =
  { chip: string; n?: number | string; kinds?: readonly string[] } | { text: string; strong?: boolean };

export type Say = (id: string, parts?: Record<string, string | number | string[]>) => string;
/** Messages of the board, and names of everything the game names. */
export interface Speaker {
  say: Say;
  name: (piece: string, form?: string) => string;
}

/** Some resources, each kind once with how often it comes. */
export function tokensOf(words: readonly string[]): Token[] {
  return [...counted(words)].map(([word, n]) => ({ chip: word.replace("card_", ""), n }));
}

function stepTokens(key: string, step: Step, speaker: Speaker): Token[] {
  const n = step.n ?? 1;
  if (step.gain === "material") {
    const kinds = step.kinds ?? MATERIALS;
    if (kinds.length === MATERIALS.length) return [{ chip: "material", n }];
    return kinds.length === 1 ? [{ chip: kinds[0] as string, n }] : [{ chip: "material", n, kinds }];
  }
  if (step.gain !== undefined) return [{ chip: step.gain, n }, ...eachTokens(step.per, speaker)];
  if (step.split !== undefined) return [{ text: String(n) }, { chip: "dinar" }, { text: "/" }, { chip: "paria" }];
  if (step.action !== undefined) return [{ text: speaker.name(step.action, "short"), strong: true }];
  if (step.transaction !== undefined) return [{ chip: "transaction", n: step.transaction }];
  if (step.process !== undefined) return [{ chip: "process", n: step.process }];
  if (step.city_bonus !== undefined) return [{ chip: "city_bonus", n: step.city_bonus }];
  if (step.choose !== undefined)
    return step.choose.flatMap((way, i): Token[] => [
      ...(i === 0 ? [] : [{ text: "/" }]),
      ...effectTokens(`${key}.way${i}`, way, speaker),
    ]);
  return [{ text: speaker.name(key, "short") }];
}

/** "each: palace", where something is counted. */
export function eachTokens(counter: string | undefined, { say, name }: Speaker): Token[] {
  return counter ? [{ text: say("board-each", { counter: name(`counter_${counter}`, "short") }) }] : [];
}

/** An effect that is printed at `key`. */
export function effectTokens(key: string, effect: readonly Step[], speaker: Speaker): Token[] {
  return effect.flatMap((step, i) => stepTokens(`${key}.${i}`, step, speaker));
}

/** The blue half of a poem, line by line: what an entry waits for, in words, and what it brings, in pictures. */
export function ongoingTokens(poem: string, entries: readonly Ongoing[], speaker: Speaker): Token[][] {
  let [triggers, changes] = [0, 0];
  return entries.map((entry) => {
    if (entry.on !== undefined) return waiting(`${poem}.blue.when${triggers++}`, entry.effect, speaker);
    if (entry.storage !== undefined) return waiting(`${poem}.blue.stores`, entry.on_store, speaker);
    return [{ text: capital(speaker.name(`${poem}.blue.changes${changes++}`, "short")) }];
  });
}

/** What stands by itself begins with a capital letter. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const waiting = (key: string, effect: readonly Step[] | undefined, speaker: Speaker): Token[] => [
  { text: `${speaker.name(key, "short")}:` },
  ...effectTokens(key, effect ?? [], speaker),
];

/** What a good stored on a blue poem brings. */
export function storeTokens(box: SabikaTables, poems: readonly string[], speaker: Speaker): Token[] {
  for (const poem of poems) {
    const entry = box.small_poems[poem]?.blue.find(({ storage }) => storage !== undefined);
    if (entry !== undefined) return effectTokens(`${poem}.blue.stores`, entry.on_store ?? [], speaker);
  }
  return [];
}

/** An effect, and the name of the place where it is printed. */
export interface Printed {
  key: string;
  effect: readonly Step[];
}

/** The effects that are printed on a piece; those of a city stand on its tile. */
export function printedOn(source: string, box: SabikaTables, view: SabikaView): Printed[] {
  const city = view.cities.find((each) => each.city === source);
  const tile = city && box.city_tiles[city.tile];
  if (tile !== undefined)
    return [
      { key: `${city?.tile}.effect`, effect: tile.income ?? tile.action ?? [] },
      { key: `${city?.tile}.bonus`, effect: tile.bonus },
    ];
  const poem = box.small_poems[source];
  if (poem !== undefined)
    return [
      ...poem.blue
        .filter(({ on }) => on !== undefined)
        .map(({ effect }, i) => ({ key: `${source}.blue.when${i}`, effect: effect ?? [] })),
      { key: `${source}.red`, effect: poem.red },
    ];
  const effect =
    box.mosaic_bonus[source.replace("mosaic_bonus_", "")] ??
    box.large_buildings[source]?.effect ??
    box.storehouse_tiles[source]?.effect ??
    box.start_tiles[source];
  return effect === undefined ? [] : [{ key: source, effect }];
}

/** One of the ways between which an effect of a piece leaves the choice, counted from 1. */
export function wayOf(source: string, way: number, box: SabikaTables, view: SabikaView): Printed | null {
  for (const { key, effect } of printedOn(source, box, view)) {
    const at = effect.findIndex((step) => step.choose !== undefined);
    const found = effect[at]?.choose?.[way - 1];
    if (found !== undefined) return { key: `${key}.${at}.way${way - 1}`, effect: found };
  }
  return null;
}
