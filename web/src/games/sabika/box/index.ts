/** What Sabika brings to *Your box*: its symbols, its cards and tiles, the colours of its halves. */

import type { BoxArt } from "$lib/box/art";
import { CATEGORY_ICONS } from "../art/icons";
import { LOOKS } from "../art/pieces";
import "./colours.css";
import Piece from "./Piece.svelte";
import { isPrinted } from "./printed";
import Symbol from "./Symbol.svelte";

const TONES: Record<string, string> = { blue: "tone-blue", red: "tone-red", score: "tone-grey", lines: "tone-grey" };

export default {
  Symbol,
  Piece,
  pictured: (id) => id in LOOKS || id in CATEGORY_ICONS,
  draws: (kind, values) =>
    kind === "small-buildings" ||
    kind === "large-buildings" ||
    (kind === "mosaics" && "left" in values) ||
    (kind === "storehouse-tiles" && Number(values.crates) > 0 && Number(values.crates) < 7) ||
    (kind === "start-dinars" && values.dinar !== null) ||
    isPrinted(kind, values),
  tone: (field) => TONES[field] ?? null,
  boards: { rondel: () => import("./RondelBoard.svelte"), sea: () => import("./SeaBoard.svelte") },
  colours: "box-sabika",
} satisfies BoxArt;
