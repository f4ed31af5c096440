/** What the server tells about a table of Alhambra, as types. The rules themselves stay with the server. */

import type { GameEvent, Prompt, Refusal } from "$lib/api/types";

export type { GameEvent, Prompt, Refusal };

export type Side = "n" | "e" | "s" | "w";
export const SIDES: readonly Side[] = ["n", "e", "s", "w"];
export const OPPOSITE: Readonly<Record<Side, Side>> = { n: "s", e: "w", s: "n", w: "e" };
export const STEP: Readonly<Record<Side, readonly [number, number]>> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

export const TYPES = ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"] as const;
export type BuildingType = (typeof TYPES)[number];
export const CURRENCIES = ["florin", "dirham", "denar", "ducat"] as const;
export type Currency = (typeof CURRENCIES)[number];

export interface TileFacts {
  type: string;
  price: number | null;
  walls: string;
  hut: boolean;
}

/** The component tables of `GET /api/games/alhambra`. */
export interface Box {
  currencies: { id: string }[];
  types: { id: string; points: number[][] }[];
  tiles: Record<string, TileFacts>;
  bonus: Record<string, string>;
  exchange: Record<string, string[]>;
  constants: Record<string, number>;
}

export interface Placed {
  cell: string;
  tile: string;
}

export interface PlayerView {
  seat: number;
  score: number;
  breakdown: Record<string, number>;
  cards: number;
  palace: Placed[];
  reserve: string[];
  counts: Record<string, number>;
  wall: number;
  hand?: string[];
  vizier?: boolean;
  vizier_answer?: number;
  bonus_hidden?: number;
  bonus_open?: string[];
  bonus_hand?: string[];
  huts?: number;
}

export interface DirkView {
  tiles: string[];
  counts: Record<string, number>;
  score: number;
  breakdown: Record<string, number>;
}

export interface HutStack {
  count: number;
  top: string | null;
  below: string[];
}

export interface View {
  game: "alhambra";
  seat: number | null;
  turn: number;
  market: Record<string, string | null>;
  display: string[];
  deck: number;
  discard: { count: number; top: string | null };
  bag: { count: number; tiles: string[] };
  scoring_cards: number[];
  pending: string[];
  players: PlayerView[];
  dirk?: DirkView;
  huts?: Record<string, HutStack>;
  left_over?: string[];
}

/** An action as the server lists it: the verb, its parts, and the notation. */
export interface Act {
  verb: string;
  text?: string;
  cards?: string[];
  slot?: string;
  pay?: string[];
  tile?: string;
  cell?: string;
  type?: string;
  card?: string;
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

/** The walls of a tile; the fountain has none. */
export function wallsOf(box: Box, tile: string): string {
  return box.tiles[tile]?.walls ?? "";
}

/** The building type of a tile; the fountain has none. */
export function typeOf(box: Box, tile: string): string | null {
  return box.tiles[tile]?.type ?? null;
}

export function isHut(box: Box, tile: string): boolean {
  return box.tiles[tile]?.hut ?? false;
}

/** A constant of the box by any of its names, for boxes that call it by the long one. */
export function constant(box: Box, names: string[], otherwise: number): number {
  for (const name of names) {
    const found = box.constants[name];
    if (found !== undefined) return found;
  }
  return otherwise;
}
