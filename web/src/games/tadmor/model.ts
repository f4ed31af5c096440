/** What the server tells about a table of Tadmor, as types. The rules themselves stay with the server. */

import type { Facts, GameEvent, Prompt, Refusal } from "$lib/api/types";

export type { GameEvent, Prompt, Refusal };

export const RESOURCES = ["wood", "stone", "marble", "gold"] as const;
export type Resource = (typeof RESOURCES)[number];
export const COLOURS = ["grey", "yellow", "red"] as const;
export type Colour = (typeof COLOURS)[number];
export const STAGES = ["foundation", "colonnade", "roof", "statues"] as const;
export type Stage = (typeof STAGES)[number];
export const FIGURE_WORDS = ["camel", "ship"] as const;
export type FigureKind = (typeof FIGURE_WORDS)[number];

export type Counts = Readonly<Record<string, number>>;

export interface SpaceFacts {
  id: string;
  region: string | null;
  figure: FigureKind | "either";
  action: string;
  subphase: string;
  sides: string[];
  order?: number;
  mode?: string;
  resource?: string;
  amounts?: number[];
  pp?: number[];
  colour?: string;
  draw_missions?: number;
}

export interface UpgradeFacts {
  epoch: number;
  group: string;
  phase: string;
  starting: boolean;
  two_player: boolean;
  personal: boolean;
  op: string;
  pp: number;
  other_pp: number;
  amount: number;
  give: string[];
  get: string[];
  count: number;
  resource: string | null;
  actions: string[];
  /** Of a discount: what becomes cheaper. */
  target: string | null;
  /** Of a bonus at the end: what is compared. */
  metric: string | null;
  /** Of raid tiles: whoever turned the card up. */
  always: boolean;
  /** Of raid tiles: only if somebody else lost a figure. */
  if_hit: boolean;
  /** The message that says what it does, and its parts. */
  about: string;
  parts: Facts;
}

export interface MissionFacts {
  cost: Counts;
  pp: number;
  window: string;
  op: string;
  amount: number;
  /** Of free upgrades: from the display, not from those that were not drawn. */
  displayed: boolean;
  about: string;
  parts: Facts;
}

export interface Band {
  first: number;
  last: number;
  single: Counts;
  double: Counts;
}

/** The component tables of `GET /api/games/tadmor`. */
export interface Box {
  resources: string[];
  regions: { id: string }[];
  spaces: SpaceFacts[];
  upgrades: Record<string, UpgradeFacts>;
  missions: Record<string, MissionFacts>;
  stages: { id: string; cost: Counts; pp: number; copies: number }[];
  stacks: { colour: string; price: Counts; kinds: string[] }[];
  tower_bands: Band[];
  set_points: number[];
  epochs: {
    index: number;
    rounds: number[];
    upgrade_cost: number;
    traitor_levels: number;
    tax_gold: number;
    tax_pp: number;
  }[];
  caravan: { camel: number; any_of: { tower: number; missions: number }[] }[];
  shipyard: { ship: number; each: number }[];
  reconstructed: string[];
}

export interface PlayerView {
  seat: number;
  /** The marker on the track. */
  score: number;
  /** What it would come to if the match ended now. */
  total: number;
  breakdown: Counts;
  warehouse: Counts;
  traded: Counts;
  limit: number;
  figures: Record<FigureKind, { all: number; supply: number }>;
  tower: number;
  next_level: { single: Counts; double: Counts };
  temples: string[];
  precious: Counts;
  upgrades: string[];
  personal: { upgrade: string; figure: FigureKind | null }[];
  hand_size: number;
  hand?: string[];
  fulfilled: string[];
  returned: string[];
  market: "full" | "basic_to_luxury" | null;
  trades: { give: string; get: string[]; count: number }[];
  acquire: { basic: number; luxury: number } | null;
  tax: number;
  tax_prestige: number;
  exempt: boolean;
}

export interface StackView {
  colour: string;
  top: string | null;
  size: number;
  kinds: Counts;
}

export interface View {
  game: "tadmor";
  seat: number | null;
  side: string;
  round: number;
  rounds: number;
  epoch: number;
  phase: "setup" | "placement" | "raiders" | "upgrade" | "building" | "kingdom" | "round_end" | "over";
  order: number[];
  start: number;
  next_start: number;
  turn: number | null;
  window: { kind: string; seat: number; space: string | null } | null;
  spaces: { space: string; figure: FigureKind | null; seat: number | null }[];
  raiders: {
    slot: string | null;
    holder: number | null;
    held: string | null;
    attacked: string | null;
    revealer: number | null;
    stack: number;
    cards: string[] | null;
  };
  display: string[];
  price: number;
  undrawn: string[];
  removed: string[];
  to_come: string[];
  precious: StackView[];
  missions: { deck: number; discards: string[] };
  temple_cards: Counts;
  completers: number[];
  prize: { seat: number; left: number } | null;
  players: PlayerView[];
}

/** An action with the parts that verbs of this game have. */
export interface Act {
  verb: string;
  text?: string;
  resource?: string;
  upgrade?: string;
  figure?: string;
  space?: string;
  mission?: string;
  reward?: string[];
  region?: string;
  pay?: string[];
  give?: string;
  get?: string[];
  count?: number;
  mode?: string;
  levels?: number;
  target?: string;
  stage?: string;
  stack?: string;
  good?: string;
  with?: string;
  resources?: string[];
}

export interface Try extends Act {
  refusal: Refusal | null;
}

export interface Decision {
  actions: Act[];
  tries: Try[];
  asides: Act[];
  undo: number;
  confirm: boolean;
}

/** The seat that a word like `seat-2` names. */
export function seatOf(word: string): number {
  return Number(word.slice(5));
}

/** The colour of a precious good. */
export function colourOf(box: Box, good: string): Colour {
  return (box.stacks.find(({ kinds }) => kinds.includes(good))?.colour ?? "grey") as Colour;
}

export function spaceOf(box: Box, id: string): SpaceFacts | undefined {
  return box.spaces.find((space) => space.id === id);
}

/** What a player has of each resource in both stores. */
export function holdings(player: PlayerView): Record<string, number> {
  return Object.fromEntries(
    RESOURCES.map((kind) => [kind, (player.warehouse[kind] ?? 0) + (player.traded[kind] ?? 0)]),
  );
}

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
