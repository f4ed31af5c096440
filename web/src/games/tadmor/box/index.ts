/** What Tadmor brings to *Your box*: signs of resources and actions; missions, upgrades, temples, towers, spaces. */

import type { BoxArt } from "$lib/box/art";
import type { Line } from "$lib/box/types";
import { ACTIONS, FIGURES, RESOURCE_LOOKS } from "../art/signs";
import "./colours.css";
import Piece from "./Piece.svelte";
import { SIGNS } from "./signs";
import Symbol from "./Symbol.svelte";

const DRAWN: readonly string[] = ["missions", "temple-stages", "tower-levels", "spaces"];

function tile(line: Line | undefined): boolean {
  return line !== undefined && (line.sentence === "trade" || line.sentence === "ship-bonus" || line.sentence in SIGNS);
}

export default {
  Symbol,
  Piece,
  pictured: (id) => id in RESOURCE_LOOKS || id in FIGURES || id in ACTIONS,
  draws: (kind, values) =>
    DRAWN.includes(kind) || (kind === "upgrades" && tile((values.effect as readonly Line[] | undefined)?.[0])),
  colours: "box-tadmor",
} satisfies BoxArt;
