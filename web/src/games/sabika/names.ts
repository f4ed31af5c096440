/**
 * What the pieces are called: which message names a piece, made from the box as the engine makes it
 * (games/sabika/names.py).
 */

import type { Facts, Namer } from "$lib/i18n/words";
import { indexOf } from "./geometry";
import type { Box } from "./model";

type Name = { message: string; parts: Facts };

/** Pieces that go by a number: how their ids begin, and the message that names them. */
const NUMBERED: readonly (readonly [RegExp, string])[] = [
  [/^raw_(\d+)$/, "name-slot-raw"],
  [/^marble_(\d+)$/, "name-slot-marble"],
  [/^tile_(\d+)$/, "name-tile"],
  [/^house_(\d+)$/, "name-house-number"],
  [/^favour_(\d+)$/, "name-favour-space"],
  [/^mosaic_(\d+)$/, "name-mosaic-card"],
  [/^poem_(\d+)$/, "name-poem"],
  [/^poem_([a-z]\d+)$/, "name-large-poem"],
  [/^wish_([a-z]\d+)$/, "name-wish"],
  [/^trade_(\d+)$/, "name-trade-card"],
  [/^event_(\d+)$/, "name-event"],
  [/^start_(\d+)$/, "name-start-tile"],
  [/^city_tile_(\d+)$/, "name-city-tile"],
];

/** Tables of the data file that are named as a whole: those of which something is reconstructed. */
const TABLES = new Set([
  ...[
    "rondel.outer",
    "rondel.middle",
    "rondel.inner",
    "side_slots",
    "sultan_workers",
    "start_dinars",
    "start_tiles",
    "round_track",
    "favour_track",
    "cities",
    "routes",
    "city_tiles",
  ],
  ...[
    "large_buildings",
    "small_buildings",
    "mosaic_bonus",
    "mosaic_cards",
    "storehouse_tiles",
    "small_poems",
    "trade_cards",
  ],
]);

export function namer(box: Box): Namer {
  return (piece) => table(piece) ?? numbered(piece) ?? space(box, piece) ?? building(box, piece) ?? other(piece);
}

function table(piece: string): Name | null {
  return TABLES.has(piece) ? { message: `board-table-${piece.replace(".", "_")}`, parts: {} } : null;
}

function numbered(piece: string): Name | null {
  for (const [pattern, message] of NUMBERED) {
    const found = pattern.exec(piece);
    if (found) return { message, parts: { number: (found[1] as string).toUpperCase() } };
  }
  return null;
}

function space(box: Box, piece: string): Name | null {
  const found = box.spaces.find((each) => each.space === piece);
  return found === undefined
    ? null
    : { message: "name-space", parts: { action: found.main, ring: found.ring, number: indexOf(piece) } };
}

function building(box: Box, piece: string): Name | null {
  const category = (box.large_buildings[piece] ?? box.small_buildings[piece])?.category;
  return category === undefined ? null : { message: "name-building", parts: { category, number: indexOf(piece) } };
}

/** What has no number of its own, or is made of two words; null: the message `name-<piece>`. */
function other(piece: string): Name | null {
  const card = /^card_(\w+)$/.exec(piece);
  if (card) return { message: "name-on-card", parts: { good: card[1] as string } };
  const seat = /^seat_(\d+)$/.exec(piece);
  if (seat) return { message: "name-player", parts: { seat: Number(seat[1]) } };
  const mosaic = /^mosaic_bonus_(\w+)$/.exec(piece);
  if (mosaic) return { message: "name-mosaic", parts: { colour: mosaic[1] as string } };
  const yusuf = /^yusuf_([a-z]+)_(\d+)$/.exec(piece);
  if (yusuf) return { message: "name-yusuf-card", parts: { worker: yusuf[1] as string, number: yusuf[2] as string } };
  return null;
}
