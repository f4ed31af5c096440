/** What the pieces are called: which message names a piece, as the engine does it (games/al_rashid/names.py). */

import type { Namer } from "$lib/i18n/words";
import { PIECES, pieceOf, tileOf, type Box } from "./model";

const PLAIN = ["credit", "home", "red", "blue", "red_tile", "blue_tile", "service", "generosity", "influence", "shame"];

export function namer(box: Box): Namer {
  const leaders = box.palaces.flatMap(({ leader }) => (leader === undefined ? [] : [leader]));
  const areas = [...box.palaces, ...box.territories].map(({ id }) => id);
  const plain = new Set([...PLAIN, ...box.goods, ...PIECES, ...areas, ...leaders, ...Object.keys(box.offices)]);
  return (piece): ReturnType<Namer> => {
    if (plain.has(piece)) return null;
    if (piece in box.mercenaries) return { message: "name-tile", parts: tileOf(piece) };
    if (piece.startsWith("family_")) return { message: "name-source-family", parts: { piece: piece.slice(7) } };
    if (piece.startsWith("offices_")) return { message: "name-source-offices", parts: { area: piece.slice(8) } };
    if (/^[a-z]+-\d$/.test(piece)) return { message: "name-piece-of", parts: pieceOf(piece) };
    if (piece === "crisis_rules") return { message: "board-crisis-rules", parts: {} };
    return { message: "quotation", parts: { text: piece } };
  };
}
