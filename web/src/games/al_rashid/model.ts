/** What the server tells about a table of Al-Rashid, as types. The rules themselves stay with the server. */

import type { GameEvent, LegalAction, Prompt, Refusal, Try } from "$lib/api/types";

export type { GameEvent, Prompt, Refusal };

export const GOODS = ["hardwood", "pottery", "metal", "spice", "silk"] as const;
export type Good = (typeof GOODS)[number];
export const PIECES = ["pasha", "merchant", "sage"] as const;
export type Piece = (typeof PIECES)[number];
export const COLOURS = ["red", "blue"] as const;
export type Colour = (typeof COLOURS)[number];
export const GUILDS = ["intrigue", "military", "wisdom", "trade", "politics"] as const;
export const COURT = "caliph";

export type Counts = Readonly<Record<string, number>>;

export interface Palace {
  id: string;
  offices: string[];
  leader?: string;
  favour_price?: number;
  service_prices?: number[];
  service_amounts?: number[];
  merchants: boolean;
  court: boolean;
}

export interface Territory {
  id: string;
  goods: Counts;
  credits: number;
}

export interface OfficeFacts {
  palace: string;
  cost: number;
  points: number;
  activated: boolean;
  /** Whatever its effect counts: tiles, credits, gold saved. */
  amount: number;
  /** What is needed and the points it then brings, instead of those printed. */
  steps: [number, number][];
  rule: string;
}

/** The component tables of `GET /api/games/al_rashid`. */
export interface Box {
  goods: string[];
  set_values: number[];
  pieces: Record<string, { dominance: number; limit: number; points: number }>;
  palaces: Palace[];
  territories: Territory[];
  offices: Record<string, OfficeFacts>;
  mercenaries: Counts;
  crises: { setup: [string, string][][]; turn: [string, string][][] };
  constants: {
    rounds: number;
    credit_discount: number;
    influence_cap: number;
    shame_points: number;
    items_by_rank: number[];
    operation_order: number[];
  };
  reconstructed: string[];
}

export interface Family {
  seat: number;
  pieces: Counts;
  dominance: number;
}

export interface Tile {
  colour: string;
  /** Null where this seat does not know it. */
  value: number | null;
  face_up: boolean;
  seen_by: number[];
}

export interface AreaView {
  area: string;
  resolved: boolean;
  /** In order of arrival. */
  families: Family[];
  /** Seats, the highest first. */
  ranking: number[];
  offices?: Counts;
  goods?: Counts;
  credits?: number;
  tiles?: Tile[];
}

export interface OwnedOffice {
  office: string;
  count: number;
  used: number;
  points: number;
}

export interface PlayerView {
  seat: number;
  score: number;
  breakdown: Counts;
  goods: Counts;
  wealth: number;
  credits: number;
  influence: number;
  shame: number;
  family: Counts;
  home: Counts;
  aside: Counts;
  offices: OwnedOffice[];
  mercenaries: Counts;
  hand?: string[];
}

export interface View {
  seat: number | null;
  round: number;
  rounds: number;
  phase: "placement" | "resolution" | "over";
  order: number[];
  next_order: number[];
  turn: number;
  resolving: string | null;
  /** Seats that take part in what is being resolved, by rank. */
  line: number[];
  areas: AreaView[];
  stacks: Counts;
  discards: Counts;
  crises: { setup: number; turns: number[]; left: number[] };
  players: PlayerView[];
}

/** An action with the parts that verbs of this game have. */
export interface Act {
  verb: string;
  text?: string;
  piece?: string;
  area?: string;
  from?: string;
  to?: string;
  office?: string;
  leader?: string;
  wishes?: string[];
  goods?: string[];
  give?: string;
  get?: string;
  colour?: string;
  tiles?: string[];
  own?: string;
  tile?: string;
  items?: string[];
}

export type Legal = LegalAction & Act;
export type Tried = Try & Act;

/** `red-3` as its colour and value. */
export function tileOf(name: string): { colour: string; value: number } {
  const [, colour = "red", value = "0"] = /^([a-z]+)-(\d+)$/.exec(name) ?? [];
  return { colour, value: Number(value) };
}

/** `pasha-2` as piece and seat. */
export function pieceOf(name: string): { piece: string; seat: number } {
  const [piece = "sage", seat = "0"] = name.split("-");
  return { piece, seat: Number(seat) };
}
