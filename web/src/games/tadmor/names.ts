/** What the pieces are called: which message names a piece, as the engine does it (games/tadmor/names.py). */

import type { Facts, Namer } from "$lib/i18n/words";
import { FIGURE_WORDS, RESOURCES, seatOf, STAGES, COLOURS, type Box } from "./model";

const SOURCES = [
  "start",
  "tower",
  "tower_prestige",
  "taxes",
  "war_supplies",
  "peace_gifts",
  "bonuses",
  "spent",
  "missions",
  "temples",
  "precious_goods",
  "end_bonuses",
];

export function namer(box: Box): Namer {
  const plain = new Set([
    ...[...RESOURCES, "prestige", ...FIGURE_WORDS, "raiders", ...STAGES, ...COLOURS, "single", "double", ...SOURCES],
    ...box.regions.map(({ id }) => id),
    ...box.spaces.map(({ id }) => id),
    ...box.stacks.flatMap(({ kinds }) => kinds),
    ...Object.keys(box.upgrades),
    ...Object.keys(box.missions),
  ]);
  return (piece): { message: string; parts: Facts } | null => {
    if (plain.has(piece)) return null;
    if (/^seat-\d$/.test(piece)) return { message: "name-seat", parts: { seat: seatOf(piece) } };
    const [resource = "", count = ""] = piece.split("-");
    if ((RESOURCES as readonly string[]).includes(resource) && /^\d+$/.test(count))
      return { message: "name-amount", parts: { resource, count: Number(count) } };
    if (/^tax_\d$/.test(piece)) return { message: "name-tax-rate", parts: { epoch: Number(piece.slice(4)) } };
    if (piece.startsWith("raid_")) return { message: "name-raider-card", parts: { region: piece.slice(5) } };
    if (/^tower_\d+$/.test(piece)) return { message: "name-tower-band", parts: { level: Number(piece.slice(6)) } };
    return { message: "quotation", parts: { text: piece } };
  };
}
