/**
 * A family member: robe in the family's colour with its mark, the hat says who it is. Drawn in a box of 24 by 34 units.
 */

import { playerOutline } from "$lib/art/players";

const ROBE = "M4 29.5C4 19 7.5 14.5 12 14.5S20 19 20 29.5Z";

function hat(piece: string, colour: string): string {
  if (piece === "pasha")
    return `<path d="M5.6 8.6L4.6 1.2 8.8 4.2 12 -.8 15.2 4.2 19.4 1.2 18.4 8.6Z" fill="${colour}"/>`;
  if (piece === "merchant")
    return (
      `<ellipse cx="12" cy="5.4" rx="7" ry="4.2" fill="${colour}"/>` +
      `<circle cx="12" cy="5.4" r="1.5" fill="#f3d9a2" stroke="none"/>`
    );
  return `<path d="M6.6 7.8L12 -2L17.4 7.8Z" fill="${colour}"/>`;
}

/** SVG markup of a figure, its foot at (12, 30). */
export function pawnMarkup(seat: number, piece: string): string {
  const colour = `var(--player-${seat % 6})`;
  return (
    `<ellipse cx="12" cy="29.6" rx="10" ry="2.4" fill="#1a130a" opacity=".2"/>` +
    `<g stroke="var(--rim)" stroke-width="1.1" stroke-linejoin="round"><path d="${ROBE}" fill="${colour}"/>` +
    `<circle cx="12" cy="10" r="4.6" fill="#e9c9a0"/>${hat(piece, colour)}</g>` +
    `<svg x="7.6" y="18.3" width="8.8" height="8.8" viewBox="-1 -1 22 22">` +
    `<polygon points="${playerOutline(seat)}" fill="var(--rim)"/></svg>`
  );
}

/** How much smaller than a pasha a figure stands. */
export const STATURE: Readonly<Record<string, number>> = { pasha: 1, merchant: 0.94, sage: 0.78 };
