/** Sabika's pieces as SVG markup: resources, workers, ships, halves of mosaics. One look per thing, everywhere. */

import amphora from "gi:amphora";
import anvil from "gi:anvil";
import clay from "gi:clay-brick";
import cube from "gi:cube";
import lion from "gi:lion";
import mosque from "gi:castle";
import robe from "gi:robe";
import cloth from "gi:rolled-cloth";
import scales from "gi:scales";
import cane from "gi:sugar-cane";
import coins from "gi:two-coins";
import sealIcon from "gi:wax-seal";
import logs from "gi:wood-pile";
import { DEGREE, pointsText, star, type Point } from "$lib/art/pattern";
import { PLAYER_COLOURS, playerOutline } from "$lib/art/players";

type Shape = "square" | "circle" | "hexagon" | "octagon" | "coin" | "star";
type Look = { shape: Shape; ground: string; ink: string; icon?: string };

/**
 * Shape is the family (square material, circle raw, hexagon good, octagon token, coin money, star prestige), colour and
 * icon the kind.
 */
export const LOOKS: Record<string, Look> = {
  gypsum: { shape: "square", ground: "#f4efe4", ink: "#8f8470" },
  wood: { shape: "square", ground: "#b07b45", ink: "#fff3df", icon: logs },
  marble: { shape: "square", ground: "#b9c7d3", ink: "#35495c" },
  ceramic: { shape: "square", ground: "#2a8c8c", ink: "#eafaf6" },
  material: { shape: "square", ground: "#efe3c8", ink: "#5a4f45" },
  cane: { shape: "circle", ground: "#7c9442", ink: "#fffdf0", icon: cane },
  silk: { shape: "circle", ground: "#a873a7", ink: "#fffdf0", icon: cloth },
  clay: { shape: "circle", ground: "#bd6f48", ink: "#fff5e8", icon: clay },
  raw: { shape: "circle", ground: "#efe3c8", ink: "#5a4f45" },
  sugar: { shape: "hexagon", ground: "#fff6dd", ink: "#7c6a2c", icon: cube },
  clothes: { shape: "hexagon", ground: "#8d4f8c", ink: "#fff3ff", icon: robe },
  pottery: { shape: "hexagon", ground: "#a44f2c", ink: "#fff3e6", icon: amphora },
  good: { shape: "hexagon", ground: "#efe3c8", ink: "#5a4f45" },
  dinar: { shape: "coin", ground: "#dcaa33", ink: "#4a3300" },
  paria: { shape: "octagon", ground: "#5b3a5e", ink: "#f3d9f5", icon: coins },
  prestige: { shape: "star", ground: "#1f4e8c", ink: "#ffffff" },
  seal: { shape: "circle", ground: "#a63a3a", ink: "#ffe9e2", icon: sealIcon },
  favour: { shape: "circle", ground: "#1c6a6b", ink: "#eafaf6", icon: lion },
  process: { shape: "hexagon", ground: "#e6d7b6", ink: "#5a4f45", icon: anvil },
  transaction: { shape: "square", ground: "#e6d7b6", ink: "#5a4f45", icon: scales },
  city_bonus: { shape: "circle", ground: "#f3dfb6", ink: "#8a2f2f", icon: mosque },
};

const RIM = `stroke="#2b2622" stroke-opacity=".42" stroke-width="1"`;
const ring = (sides: number, turn: number, reach: number): string =>
  pointsText(
    Array.from({ length: sides }, (_, i): Point => [
      12 + reach * Math.cos(turn + (i * 2 * Math.PI) / sides),
      12 + reach * Math.sin(turn + (i * 2 * Math.PI) / sides),
    ]),
  );

/** An icon of the set inside another drawing. */
export function iconMarkup(body: string, x: number, y: number, size: number, colour: string): string {
  return (
    `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 512 512"` +
    ` style="color:${colour}">${body}</svg>`
  );
}

function outline({ shape, ground }: Look): string {
  switch (shape) {
    case "square":
      return `<rect x="1" y="1" width="22" height="22" rx="4" fill="${ground}" ${RIM}/>`;
    case "circle":
    case "coin":
      return `<circle cx="12" cy="12" r="11" fill="${ground}" ${RIM}/>`;
    case "hexagon":
      return `<polygon points="${ring(6, 0, 11.6)}" fill="${ground}" ${RIM}/>`;
    case "octagon":
      return `<polygon points="${ring(8, Math.PI / 8, 11.6)}" fill="${ground}" ${RIM}/>`;
    case "star":
      return (
        `<polygon points="${pointsText(star(8, 12, 45 * DEGREE, -Math.PI / 2, 12, 12))}" fill="${ground}"` +
        ` stroke="#fdf6e8" stroke-opacity=".55" stroke-width="1"/>`
      );
  }
}

function inside(kind: string, { shape, ground, ink, icon }: Look): string {
  const small = (radius: number, fill: string): string =>
    `<polygon points="${pointsText(star(8, radius, 45 * DEGREE, 0, 12, 12))}" fill="${fill}"/>`;
  if (kind === "gypsum")
    return (
      `<path d="M6.2 15.8L9.6 8.2L14.4 7.2L18.2 14.4L13.9 17.8Z" fill="#d9d0bd" stroke="${ink}"` +
      ` stroke-width="1.3" stroke-linejoin="round"/>`
    );
  if (kind === "marble")
    return (
      `<path d="M5.3 7.2L10.1 11.5L8.6 18.2M10.1 11.5L15.8 9.6L19.2 14.9M15.8 9.6L14.9 4.8" stroke="${ink}"` +
      ` stroke-width="1.5" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`
    );
  if (kind === "ceramic") return small(8.2, ink) + small(3.6, ground);
  if (shape === "coin")
    return (
      `<circle cx="12" cy="12" r="8.2" fill="none" stroke="${ink}" stroke-opacity=".6" stroke-width="1.1"/>` +
      small(5, ink)
    );
  if (kind === "material" || kind === "raw" || kind === "good")
    return `<text x="12" y="17" text-anchor="middle" font-size="14" font-weight="750" fill="${ink}">?</text>`;
  return icon === undefined ? "" : iconMarkup(icon, 4.3, 4.3, 15.4, ink);
}

/**
 * A resource in a box of 24 units; with a number, the number takes the place of the picture (or stands beside it for
 * things with a picture of their own).
 */
export function chipMarkup(kind: string, text?: string | number): string {
  const look = LOOKS[kind] ?? (LOOKS["material"] as Look);
  const numbered = text !== undefined;
  const plain = look.shape === "coin" || look.shape === "star" || look.shape === "octagon";
  const size = String(text ?? "").length > 1 ? 12.5 : 15;
  const number =
    `<text x="12" y="${12 + size * 0.35}" text-anchor="middle" font-size="${size}" font-weight="750"` +
    ` fill="${look.ink}">${text ?? ""}</text>`;
  return outline(look) + (numbered && plain ? number : inside(kind, look));
}

/** Several kinds to choose from, side by side in slices of one chip. */
export function eitherMarkup(kinds: readonly string[], id: string): string {
  const looks = kinds.map((kind) => LOOKS[kind] ?? (LOOKS["material"] as Look));
  const shape = outline({ ...(looks[0] as Look), ground: "#fdf9f1" });
  const width = 24 / kinds.length;
  const slices = kinds
    .map(
      (kind, i) =>
        `<g clip-path="url(#${id}-${i})">${outline(looks[i] as Look)}` +
        `<g transform="translate(${(i + 0.5) * width - 12} 0)">${inside(kind, looks[i] as Look)}</g></g>`,
    )
    .join("");
  const clips = kinds
    .map(
      (_, i) =>
        `<clipPath id="${id}-${i}"><rect x="${i * width + 0.4}" y="0" width="${width - 0.8}" height="24"/></clipPath>`,
    )
    .join("");
  return `<defs>${clips}</defs>${shape}${slices}`;
}

const BODY = "M4 29.5C4 19 7.5 14.5 12 14.5S20 19 20 29.5Z";
const SULTAN = "#8c8272";
const HOLLOW = "#f6ecd8";

function hat(role: string, fill: string, brim = fill): string {
  if (role === "builder")
    return (
      `<path d="M6.2 8.2C6.2 4.5 8.7 2.6 12 2.6S17.800 4.5 17.8 8.2Z" fill="${fill}"/>` +
      `<path d="M4.8 8.4H19.2" stroke="${brim}" stroke-width="2" stroke-linecap="round"/>`
    );
  if (role === "merchant")
    return (
      `<ellipse cx="12" cy="5.4" rx="7" ry="4.2" fill="${fill}"/>` + `<circle cx="12" cy="5.4" r="1.5" fill="#f3d9a2"/>`
    );
  return `<path d="M6.6 7.8L12 -2L17.4 7.8Z" fill="${fill}"/>`;
}

/**
 * A worker around 0,0, about 24 by 32: robe in the player's colour, hat by role; only the outline when used (one that
 * lies, as on the table, cannot be told from letters at this size); the sultan's in grey with a crown.
 */
export function pawnMarkup(player: number | "sultan", role: string, { used = false, lit = false } = {}): string {
  const colour = player === "sultan" ? SULTAN : (PLAYER_COLOURS[player % 6] as string);
  const [robe, line] = used ? [HOLLOW, colour] : [colour, "#fdf6e8"];
  const head = hat(role, robe, colour);
  const mark =
    player === "sultan"
      ? `<path d="M8.5 25v-4.5l2 1.6 1.5-2.6 1.5 2.6 2-1.6V25z" fill="#fff3d6"/>`
      : `<svg x="7.4" y="18.2" width="9.2" height="9.2" viewBox="-1 -1 22 22">` +
        `<polygon points="${playerOutline(player)}" fill="${used ? colour : "#fff8ea"}"/></svg>`;
  const glow = lit
    ? `<g stroke="#d9982b" stroke-width="5" stroke-linejoin="round"><path d="${BODY}"/>` +
      `<circle cx="12" cy="9.5" r="4.8"/>${head}</g>`
    : "";
  const shadow = used ? "" : `<ellipse cx="12" cy="29.6" rx="10" ry="2.4" fill="#2b2622" opacity=".22"/>`;
  const figure =
    `<g stroke="${line}" stroke-width="${used ? 1.4 : 1.1}" stroke-linejoin="round">` +
    `<path d="${BODY}" fill="${robe}"/><circle cx="12" cy="10" r="4.6" fill="${used ? HOLLOW : "#e9c9a0"}"/>` +
    `${head}</g>${mark}`;
  return `<g transform="translate(-12 -17)"${used ? ` opacity=".8"` : ""}>${shadow}${glow}${figure}</g>`;
}

/** A ship around 0,0, about 20 by 20. */
export function shipMarkup(player: number): string {
  const colour = PLAYER_COLOURS[player % 6] as string;
  const line = `fill="${colour}" stroke="#fdf6e8" stroke-width=".9" stroke-linejoin="round"`;
  const mark =
    `<svg x="7.2" y="12.6" width="5.6" height="5.6" viewBox="-1 -1 22 22">` +
    `<polygon points="${playerOutline(player)}" fill="#fff8ea"/></svg>`;
  return (
    `<g transform="translate(-10 -10)"><path d="M2 12.5h16l-3 6H5z" ${line}/>` +
    `<path d="M10 11.5V1.5C15 4 17 8 16.500 11.5z" ${line}/>` +
    `<path d="M8.8 11.5V4.5C6 6.5 4.5 9 4.3 11.5z" ${line}/>${mark}</g>`
  );
}

export const MOSAIC_COLOURS: Record<string, string> = {
  blue: "#2f6cb3",
  green: "#6b8a3f",
  yellow: "#d9a62b",
  red: "#b04343",
};
/** Every colour of a mosaic has a star of its own as well. */
const MOSAIC_POINTS: Record<string, number> = { blue: 8, green: 6, yellow: 12, red: 4 };

/**
 * Half a mosaic in a box of 13 by 28: the left half of a card shows the right half of a star and the other way round.
 */
export function mosaicMarkup(colour: string, side: "left" | "right"): string {
  const cx = side === "left" ? 0 : 13;
  if (colour === "joker") {
    const out = side === "left" ? 0 : 13;
    const tip = 13 - out;
    return ["blue", "green", "red", "yellow"]
      .map((each, i) => `<path d="M${tip} 14L${out} ${i * 7}v7z" fill="${MOSAIC_COLOURS[each]}"/>`)
      .join("");
  }
  const points = MOSAIC_POINTS[colour] ?? 8;
  const angle = points === 4 ? 72 : points === 6 ? 60 : points === 12 ? 50 : 45;
  const outer = pointsText(star(points, 13, angle * DEGREE, points === 4 ? 0 : -Math.PI / 2, cx, 14));
  const inner = pointsText(star(points, 5, angle * DEGREE, points === 4 ? 0 : -Math.PI / 2, cx, 14));
  return (
    `<polygon points="${outer}" fill="${MOSAIC_COLOURS[colour] ?? "#8c8272"}"/>` +
    `<polygon points="${inner}" fill="#fdf6e8"/>`
  );
}
