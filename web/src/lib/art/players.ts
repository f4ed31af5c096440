/**
 * The players' marks: colour and shape together, so that colour never stands alone. Colours are tokens `--player-0` to
 * `--player-5`.
 */

import { pointsText, star, type Point } from "./pattern";

export const PLAYER_SHAPES = ["star", "diamond", "square", "hexagon", "triangle", "cross"] as const;
export type PlayerShape = (typeof PLAYER_SHAPES)[number];

/**
 * Colours for pieces that look the same in both themes (a piece on a tile); the tokens of the theme are for the page
 * itself.
 */
export const PLAYER_COLOURS = ["#1f4e8c", "#a63a3a", "#5d6b3a", "#b9702a", "#5b3a5e", "#1c6a6b"] as const;

export function shapeOf(seat: number): PlayerShape {
  return PLAYER_SHAPES[seat % PLAYER_SHAPES.length] as PlayerShape;
}

function regular(sides: number, turn: number, reach: number, middle: number): Point[] {
  return Array.from({ length: sides }, (_, i) => {
    const angle = turn + (i * 2 * Math.PI) / sides;
    return [middle + reach * Math.cos(angle), middle + reach * Math.sin(angle)];
  });
}

/** The outline of a seat's mark in a box of 20 by 20 units. */
export function playerOutline(seat: number): string {
  const up = -Math.PI / 2;
  switch (shapeOf(seat)) {
    case "star":
      return pointsText(star(8, 10.4, Math.PI / 4, up, 10, 10));
    case "diamond":
      return pointsText(regular(4, 0, 10.2, 10));
    case "square":
      return pointsText(regular(4, Math.PI / 4, 11.4, 10));
    case "hexagon":
      return pointsText(regular(6, up, 10, 10));
    case "triangle":
      return pointsText(regular(3, up, 11, 11.6));
    case "cross":
      return "7,1 13,1 13,7 19,7 19,13 13,13 13,19 7,19 7,13 1,13 1,7 7,7";
  }
}
