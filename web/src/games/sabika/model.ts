/** What the server tells about a table of Sabika, as types. The rules themselves stay with the server. */

import type { GameEvent, Prompt, Refusal } from "$lib/api/types";

export type { GameEvent, Prompt, Refusal };

export const MATERIALS = ["gypsum", "wood", "marble", "ceramic"] as const;
export const RAWS = ["cane", "silk", "clay"] as const;
export const GOODS = ["sugar", "clothes", "pottery"] as const;
export const CATEGORIES = ["palace", "fountain", "gate", "garden", "tower", "window"] as const;
export const RINGS = ["outer", "middle", "inner"] as const;
export type Ring = (typeof RINGS)[number];

/** One step of an effect, as the component tables write it. */
export interface Step {
  gain?: string;
  n?: number;
  kinds?: string[];
  per?: string;
  every?: number;
  max?: number;
  split?: string[];
  action?: string;
  transaction?: number;
  process?: number;
  city_bonus?: number;
  red_city_action?: number;
  building_bonus?: string;
  place_ship?: number;
  choose?: Step[][];
}
export type Effect = Step[];

/** An entry of a blue half: what follows on something, a changed number, or a store. */
export interface Ongoing {
  on?: string;
  when?: { used_material?: string };
  effect?: Effect;
  modify?: string;
  add?: number;
  set?: number;
  storage?: string;
  crates?: number;
  on_store?: Effect;
}
export type Modifier = { modify: string; add?: number; set?: number };

export interface Score {
  kind: "per" | "majority" | "sets" | "table";
  counter?: string;
  of?: string[];
  n?: number;
  max?: number;
  values?: number[];
}

/** The component tables of `GET /api/games/sabika`. */
export interface Box {
  materials: { id: string; prestige: number; buy: number; sell: number }[];
  goods: { raw: string; good: string }[];
  spaces: { space: string; ring: Ring; main: string; display: string | null }[];
  slots: { slot: string; kind: "raw" | "marble"; outer: string | null; middle: string | null; inner: string | null }[];
  routes: { a: string; b: string; cost: number }[];
  cities: { city: string; region: string }[];
  city_tiles: Record<
    string,
    { colour: "blue" | "red"; demand: string[]; bonus: Effect; income?: Effect; action?: Effect }
  >;
  round_track: { space: number; round: number; era: number; wish: boolean; event_change: boolean; tribute: number }[];
  favour_track: { space: number; effect: Effect }[];
  wishes: Record<string, { counter: string; n: number }[]>;
  start_tiles: Record<string, Effect>;
  large_buildings: Record<string, { era: number; category: string; effect: Effect }>;
  small_buildings: Record<string, { category: string; base: string; left: string; right: string }>;
  mosaic_bonus: Record<string, Effect>;
  mosaic_cards: Record<string, { left: string; right: string }>;
  storehouse_tiles: Record<string, { crates: number; effect: Effect }>;
  small_poems: Record<string, { blue: Ongoing[]; red: Effect }>;
  large_poems: Record<string, { letter: string; score: Score }>;
  trade_cards: Record<string, { score: Score }>;
  events: Record<string, { good: boolean; modify: Modifier[] }>;
  yusuf_cards: Record<
    string,
    { worker: string; target: string; clear: boolean; actions: string[]; prestige: number; paria: number; per: string }
  >;
  constants: Record<string, unknown>;
  reconstructed?: string[];
}

export interface WorkerView {
  worker: string;
  space: string | null;
  active: boolean;
}

export interface Stock {
  [item: string]: number;
}

export interface PlayerView {
  player: number;
  seat: number | null;
  yusuf: boolean;
  prestige: number;
  score: number;
  breakdown: Record<string, number>;
  dinars: number;
  parias: number;
  favour: number;
  seals: number;
  workers: WorkerView[];
  houses: { house: string; tiles: string[]; crates: number }[];
  capacity: number;
  stock: Stock;
  free: number;
  card_store: { capacity: number; stock: Stock } | null;
  raw: Record<string, boolean>;
  row: string[];
  mosaics: number;
  large: string[];
  categories: Record<string, number>;
  poems: { blue: string[]; red: string[]; large: string[] };
  ships: { granada: number; left: string[]; right: string[] };
  start_tile: string | null;
  start_tiles?: string[];
  start_chosen?: boolean;
  crates?: number;
  tiles?: string[];
}

export interface SpaceView {
  space: string;
  ring: Ring;
  main: string;
  slots: string[];
  sultans: number;
  workers: { player: number; worker: string; active: boolean }[];
}

export interface CityView {
  city: string;
  tile: string;
  colour: "blue" | "red";
  seal: boolean;
  left: number[];
  right: number[];
}

export interface View {
  game: "sabika";
  seat: number | null;
  round: number;
  rounds: number;
  era: number;
  phase: "setup" | "actions" | "round_end" | "over";
  solo: boolean;
  level: string | null;
  expert: boolean;
  edition: string;
  start_player: number;
  turn: number;
  book: number;
  wishes: { track: Record<string, string>; tower: string[] };
  trade_card: string | null;
  events: { current: string | null; coming: string | null; hidden: number } | null;
  rondel: SpaceView[];
  slots: Record<string, { kind: "raw" | "marble"; token: string | null }>;
  covered: string[];
  bag: Record<string, number>;
  spent: Record<string, number>;
  large: { open: string[] };
  small: { open: (string | null)[]; deck: number; discards: string[] };
  storehouses: Record<"left" | "right", { near: string | null; far: string | null; stack: number }>;
  poems: { open: (string | null)[]; deck: number; large: string[] };
  cities: CityView[];
  paria_track: number[];
  players: PlayerView[];
  yusuf: null | {
    tiles: string[];
    decks: Record<string, number>;
    discards: Record<string, string[]>;
    card: string | null;
    engraved: number;
  };
}

/** An action as the server lists it: the verb, its parts, and the notation. */
export interface Act {
  verb: string;
  text?: string;
  [part: string]: string | string[] | undefined;
}

/** The goods and materials that lie in crates, in the order in which they are shown. */
export function storedItems(stock: Stock): string[] {
  return [...MATERIALS, ...GOODS].flatMap((item) => Array.from({ length: stock[item] ?? 0 }, () => item));
}

/** What kind of worker this is, by the hat. */
export function roleOf(worker: string): "builder" | "merchant" | "poet" {
  return worker.startsWith("builder") ? "builder" : worker === "merchant" ? "merchant" : "poet";
}

export function ringOf(worker: string): Ring {
  const role = roleOf(worker);
  return role === "builder" ? "outer" : role === "merchant" ? "middle" : "inner";
}
