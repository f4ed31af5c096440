/**
 * What the pieces are called: which message names a piece, made from the box as the engine makes it
 * (games/alhambra/names.py).
 */

import type { Facts, Namer } from "$lib/i18n/words";
import { moneyOf } from "./cards";
import { SIDES, type Box } from "./model";

const PLAIN = new Set([
  "pavilion",
  "seraglio",
  "arcades",
  "chambers",
  "garden",
  "tower",
  "fountain",
  "wall",
  "florin",
  "dirham",
  "denar",
  "ducat",
  "n",
  "e",
  "s",
  "w",
]);

/**
 * Building tiles go by type and price; where that fits several, their walls tell them apart. Huts go by type and walls.
 */
export function namer(box: Box): Namer {
  const alike = new Map<string, number>();
  for (const { type, price, hut } of Object.values(box.tiles)) {
    if (!hut) alike.set(`${type} ${price}`, (alike.get(`${type} ${price}`) ?? 0) + 1);
  }
  return (piece) => {
    if (PLAIN.has(piece)) return null;
    return (
      tileName(box, alike, piece) ??
      cardName(box, piece) ??
      sourceName(piece) ?? { message: "quotation", parts: { text: piece } }
    );
  };
}

type Name = { message: string; parts: Facts };

function tileName(box: Box, alike: Map<string, number>, piece: string): Name | null {
  const tile = box.tiles[piece];
  if (tile === undefined) return null;
  const walls = SIDES.filter((side) => tile.walls.includes(side));
  if (tile.hut) return { message: "name-hut", parts: { type: tile.type, walls } };
  const price = tile.price ?? 0;
  const several = (alike.get(`${tile.type} ${price}`) ?? 0) > 1;
  return several
    ? { message: "name-tile-walls", parts: { type: tile.type, price, walls } }
    : { message: "name-tile", parts: { type: tile.type, price } };
}

function cardName(box: Box, piece: string): Name | null {
  const money = moneyOf(piece);
  if (money !== null) return { message: "name-money", parts: money };
  const pair = box.exchange[piece];
  if (pair !== undefined)
    return { message: "name-exchange-card", parts: { first: pair[0] ?? "", second: pair[1] ?? "" } };
  const tile = box.bonus[piece];
  return tile === undefined ? null : { message: "name-bonus-card", parts: { tile } };
}

function sourceName(piece: string): Name | null {
  const card = /^scoring_card_(\d)$/.exec(piece);
  if (card) return { message: "name-scoring-card", parts: { round: Number(card[1]) } };
  const source = /^round_(\d)_([a-z]+)$/.exec(piece);
  return source ? { message: "name-source", parts: { round: Number(source[1]), of: source[2] as string } } : null;
}
