/**
 * Alhambra's pieces as SVG markup: buildings, walls, coins. Components beside this file wrap them; everything is drawn
 * by us.
 */

import { DEGREE, pointsText, star } from "$lib/art/pattern";

export type BuildingType = "pavilion" | "seraglio" | "arcades" | "chambers" | "garden" | "tower";
export type Currency = "florin" | "dirham" | "denar" | "ducat";
export const BUILDING_TYPES: readonly BuildingType[] = [
  "pavilion",
  "seraglio",
  "arcades",
  "chambers",
  "garden",
  "tower",
];
export const CURRENCIES: readonly Currency[] = ["florin", "dirham", "denar", "ducat"];

/** Ground and dark shade of each building type. */
export const TYPE_COLOURS: Record<BuildingType, { ground: string; dark: string }> = {
  pavilion: { ground: "#2a5c9e", dark: "#173a6b" },
  seraglio: { ground: "#ad4040", dark: "#6f2125" },
  arcades: { ground: "#a06a3c", dark: "#5f3a1c" },
  chambers: { ground: "#efe6d4", dark: "#6b5d4d" },
  garden: { ground: "#6f8244", dark: "#3d4c22" },
  tower: { ground: "#6b4670", dark: "#3c2440" },
};

const CREAM = "#fbf3e3";
const SHADE = "#dfcdae";
const SAFFRON = "#e2a33a";
const WATER = "#3fa3a3";

const door = (x: number, y: number, w: number, h: number, fill: string): string =>
  `<path d="M${x} ${y + h}V${y + w * 0.55}A${w / 2} ${w / 2} 0 01${x + w} ${y + w * 0.55}V${y + h}Z" fill="${fill}"/>`;
const horseshoe = (x: number, y: number, w: number, h: number, fill: string): string =>
  `<path d="M${x + 1.2} ${y + h}V${y + w * 0.78}A${w / 2} ${w / 2} 0 11${x + w - 1.2} ${y + w * 0.78}` +
  `V${y + h}Z" fill="${fill}"/>`;
const windows = (places: readonly (readonly [number, number])[], height: number): string =>
  places.map(([x, y]) => `<rect x="${x}" y="${y}" width="5" height="${height}" fill="#2d5a8f"/>`).join("");

const pavilion = (dark: string): string =>
  `<path d="M50 19v7" stroke="${SAFFRON}" stroke-width="2.4" stroke-linecap="round"/>` +
  `<path d="M33 47C31 36 41 33 50 24C59 33 69 36 67 47Z" fill="${CREAM}"/>` +
  `<path d="M50 24C59 33 69 36 67 47H56C58 38 55 30 50 24Z" fill="${SHADE}"/>` +
  `<rect x="28" y="47" width="44" height="6" rx="1" fill="${SAFFRON}"/>` +
  `<rect x="30" y="53" width="40" height="24" fill="${CREAM}"/>` +
  door(33, 57, 9, 20, dark) +
  door(45.5, 55, 9, 22, dark) +
  door(58, 57, 9, 20, dark) +
  `<rect x="25" y="77" width="50" height="5" rx="1" fill="${SHADE}"/>`;

const seraglio = (dark: string): string =>
  `<rect x="22" y="50" width="56" height="32" fill="${CREAM}"/>` +
  `<rect x="38" y="38" width="24" height="44" fill="${CREAM}"/>` +
  `<rect x="62" y="50" width="16" height="32" fill="${SHADE}"/>` +
  `<path d="M36 38h28l-4-7H40z" fill="${SAFFRON}"/><path d="M20 50h18v-4H23zM80 50H62v-4h15z" fill="${SAFFRON}"/>` +
  door(43.5, 60, 13, 22, dark) +
  door(42, 44, 6, 9, dark) +
  door(52, 44, 6, 9, dark) +
  [25.5, 32, 64, 71].map((x) => door(x, 56, 4.6, 8, dark) + door(x, 70, 4.6, 8, dark)).join("");

const arcades = (dark: string): string =>
  `<path d="M21 42l5-10h48l5 10z" fill="${SAFFRON}"/>` +
  `<path d="M30 32l-4 10M40 32l-2 10M50 32v10M60 32l2 10M70 32l4 10" stroke="${dark}" stroke-opacity=".35"` +
  ` stroke-width="1.4"/>` +
  `<rect x="22" y="42" width="56" height="38" fill="${CREAM}"/>` +
  `<rect x="22" y="42" width="56" height="4" fill="${SHADE}"/>` +
  [25.5, 43, 60.5].map((x) => horseshoe(x, 50, 14, 30, dark)).join("") +
  `<rect x="20" y="79" width="60" height="4" rx="1" fill="${SHADE}"/>`;

const chambers = (): string =>
  `<rect x="46" y="34" width="34" height="48" fill="#c9b694"/>` +
  `<rect x="44" y="31" width="38" height="4.5" rx="1" fill="#8d7857"/>` +
  `<rect x="22" y="48" width="36" height="34" fill="#dccaa9"/>` +
  `<rect x="20" y="45" width="40" height="4.5" rx="1" fill="#8d7857"/>${door(26, 62, 11, 20, "#5c4a34")}` +
  windows(
    [
      [42, 56],
      [49, 56],
      [42, 65],
      [49, 65],
    ],
    6,
  ) +
  windows(
    [
      [64, 41],
      [71, 41],
      [64, 52],
      [71, 52],
      [64, 63],
      [71, 63],
    ],
    7,
  ) +
  `<rect x="49" y="38" width="9" height="6" fill="#5c4a34"/>`;

const garden = (dark: string): string =>
  `<ellipse cx="50" cy="72" rx="25" ry="10" fill="#8a9d58"/>` +
  `<ellipse cx="50" cy="71" rx="17" ry="6.5" fill="${CREAM}"/>` +
  `<ellipse cx="50" cy="70.5" rx="14" ry="4.8" fill="${WATER}"/>` +
  `<path d="M50 70v-11" stroke="${CREAM}" stroke-width="2.2" stroke-linecap="round"/>` +
  `<path d="M44 62q6-7 12 0" stroke="${CREAM}" stroke-width="1.8" fill="none" stroke-linecap="round"/>` +
  `<path d="M30 22C37 36 38 52 34.5 66H25.5C22 52 23 36 30 22Z" fill="${dark}"/>` +
  `<path d="M30 22C37 36 38 52 34.5 66H30Z" fill="#2f3b19"/>` +
  `<path d="M70 22C77 36 78 52 74.5 66H65.5C62 52 63 36 70 22Z" fill="${dark}"/>` +
  `<path d="M70 22C77 36 78 52 74.5 66H70Z" fill="#2f3b19"/>` +
  `<path d="M50 36C54 42 54.5 48 53 54H47C45.5 48 46 42 50 36Z" fill="${dark}"/>` +
  `<circle cx="41" cy="80" r="2.5" fill="${SAFFRON}"/><circle cx="59" cy="80" r="2.5" fill="#d6605a"/>` +
  `<circle cx="50" cy="82" r="2.5" fill="${SAFFRON}"/>`;

const tower = (dark: string): string =>
  `<path d="M50 15v10M50 15.5l9 3-9 3.5z" stroke="${SAFFRON}" fill="${SAFFRON}" stroke-width="1.8"` +
  ` stroke-linejoin="round"/>` +
  `<path d="M36 34v-8h5v3h4v-3h10v3h4v-3h5v8z" fill="${CREAM}"/>` +
  `<rect x="38" y="34" width="24" height="46" fill="${CREAM}"/>` +
  `<rect x="53" y="34" width="9" height="46" fill="${SHADE}"/>` +
  `<rect x="35" y="33" width="30" height="3.5" fill="${SAFFRON}"/>` +
  door(47, 42, 6, 11, dark) +
  door(42, 58, 4.5, 8, dark) +
  door(53.5, 58, 4.5, 8, dark) +
  `<path d="M33 82l4-8h26l4 8z" fill="${SHADE}"/>` +
  door(46, 70, 8, 12, dark);

const BUILDINGS: Record<BuildingType, (dark: string) => string> = {
  pavilion,
  seraglio,
  arcades,
  chambers,
  garden,
  tower,
};

/** The building alone, in a box of 100 by 100. */
export function building(type: BuildingType): string {
  return BUILDINGS[type](TYPE_COLOURS[type].dark);
}

export const fountain =
  `<rect width="100" height="100" fill="#f3e9d5"/>` +
  `<rect x="3" y="3" width="94" height="94" fill="none" stroke="#d8c6a4" stroke-width="1.5"/>` +
  `<circle cx="50" cy="50" r="37" fill="#e6d7ba"/>` +
  `<polygon points="${pointsText(star(8, 36, 45 * DEGREE, 0, 50, 50))}" fill="#1f4e8c" stroke="#fbf3e3"` +
  ` stroke-width="2"/>` +
  `<polygon points="${pointsText(star(8, 27, 45 * DEGREE, 22.5 * DEGREE, 50, 50))}" fill="#fbf3e3"/>` +
  `<circle cx="50" cy="50" r="17" fill="${WATER}"/>` +
  `<circle cx="50" cy="50" r="17" fill="none" stroke="#d9982b" stroke-width="3"/>` +
  `<circle cx="50" cy="50" r="9.5" fill="none" stroke="#d8f0ec" stroke-width="1.4"/>` +
  `<circle cx="50" cy="50" r="4" fill="#fbf3e3"/>`;

/** Thickness of a wall in units of a tile (100). */
export const WALL = 11;
const MORTAR_LINE = `stroke="#33200f" stroke-width="1.8"`;

/**
 * The brick walls on the sides named ("ne" = north and east), in a box of 100 by 100. Needs `AlhambraDefs` on the page.
 */
export function wallsOf(sides: string): string {
  const [n, e, s, w] = ["n", "e", "s", "w"].map((side) => sides.includes(side));
  const far = 100 - WALL;
  const upright = `V${s ? far : 100}`;
  let out = "";
  if (n)
    out += `<rect width="100" height="${WALL}" fill="url(#alh-brick-h)"/><path d="M0 ${WALL}H100" ${MORTAR_LINE}/>`;
  if (s)
    out +=
      `<g transform="translate(0 ${far})"><rect width="100" height="${WALL}" fill="url(#alh-brick-h)"/>` +
      `<path d="M0 0H100" ${MORTAR_LINE}/></g>`;
  if (w)
    out +=
      `<rect width="${WALL}" height="100" fill="url(#alh-brick-v)"/>` +
      `<path d="M${WALL} ${n ? WALL : 0}${upright}" ${MORTAR_LINE}/>`;
  if (e)
    out +=
      `<g transform="translate(${far} 0)"><rect width="${WALL}" height="100" fill="url(#alh-brick-v)"/>` +
      `<path d="M0 ${n ? WALL : 0}${upright}" ${MORTAR_LINE}/></g>`;
  return out;
}

/**
 * What differs between types beside the colour, for those who cannot tell colours apart: a hatching in the tile's
 * corners.
 */
export const TYPE_HATCHING: Record<BuildingType, string> = {
  pavilion: "M0 5H10",
  seraglio: "M0 10L10 0M-2 2L2 -2M8 12L12 8",
  arcades: "M5 0V10",
  chambers: "",
  garden: "M3 3h.1M8 8h.1",
  tower: "M0 5H10M5 0V10",
};

export type TileLook = { type: BuildingType; price: number | null; walls: string; hut?: boolean };

/** A whole tile in a box of 100 by 100: ground, building, walls, price (huts: a tent roof instead of a price). */
export function tileMarkup(tile: TileLook, { price = true, hatching = false } = {}): string {
  const { ground, dark } = TYPE_COLOURS[tile.type];
  const white = tile.type === "chambers";
  const disc = white ? "#5c4f40" : dark;
  let out =
    `<rect width="100" height="100" fill="${ground}"/>` +
    (hatching && TYPE_HATCHING[tile.type]
      ? `<rect width="100" height="100" fill="url(#alh-hatch-${tile.type})"/>`
      : "") +
    `<rect width="100" height="100" fill="url(#alh-sheen)"/>` +
    `<rect x=".75" y=".75" width="98.5" height="98.5" fill="none" stroke="${white ? "#b7a482" : dark}"` +
    ` stroke-opacity="${white ? 0.9 : 0.55}" stroke-width="1.5"/>`;
  out += tile.hut
    ? `<g transform="translate(21 25) scale(.58)">${building(tile.type)}</g>${tent}`
    : building(tile.type);
  out += wallsOf(tile.walls);
  if (price && tile.price !== null && !tile.hut) {
    out +=
      `<g transform="translate(${tile.walls.includes("w") ? 25 : 19} ${tile.walls.includes("n") ? 25 : 19})">` +
      `<circle r="12" fill="${disc}"/>` +
      `<text y="5.3" text-anchor="middle" font-size="${tile.price > 9 ? 14.5 : 15.5}" font-weight="700"` +
      ` fill="#fdf6e8">${tile.price}</text>` +
      `</g>`;
  }
  return out;
}

/** The canvas roof by which a builders' hut is known. */
const tent =
  `<path d="M20 84V52L50 30l30 22v32" fill="none" stroke="#7a4f24" stroke-width="4" stroke-linejoin="round"/>` +
  `<path d="M14 56L50 28l36 28-4 5L50 36 18 61z" fill="#e8d3a4" stroke="#7a4f24" stroke-width="2"` +
  ` stroke-linejoin="round"/>` +
  `<path d="M32 42l-4 11M50 30v9M68 42l4 11" stroke="#b0673d" stroke-width="3.5"/>`;

export const CURRENCY_COLOURS: Record<Currency, { coin: string; dark: string; pale: string }> = {
  florin: { coin: "#d9a62b", dark: "#7a5806", pale: "#fbf0cf" },
  dirham: { coin: "#5f8a4a", dark: "#34532a", pale: "#e6eed9" },
  denar: { coin: "#3a78bd", dark: "#1b4675", pale: "#dfeaf5" },
  ducat: { coin: "#d2722f", dark: "#8a4212", pale: "#fae3cf" },
};

/**
 * A coin in a box of 24 by 24. Currencies differ in outline too: florin round, dirham square, denar star, ducat
 * lozenge.
 */
export function coinMarkup(currency: Currency): string {
  const { coin, dark } = CURRENCY_COLOURS[currency];
  const edge = `fill="${coin}" stroke="${dark}" stroke-width="1.3" stroke-linejoin="round"`;
  switch (currency) {
    case "florin":
      return (
        `<circle cx="12" cy="12" r="11" ${edge}/>` +
        `<path d="M12 5c2.2 2.6 2.2 5.2 0 8.6C9.8 10.2 9.8 7.6 12 5z` +
        `M6.6 8.4c2.8 0 4.3 2 4.7 5.6-2.8-.2-4.9-2.2-4.7-5.6z` +
        `M17.4 8.4c-2.8 0-4.3 2-4.7 5.6 2.8-.2 4.9-2.2 4.7-5.6zM8.5 15h7v2h-7z" fill="${dark}"/>`
      );
    case "dirham":
      return (
        `<rect x="1.8" y="1.8" width="20.4" height="20.4" rx="3" ${edge}/>` +
        `<circle cx="12" cy="12" r="6.8" fill="none" stroke="#f3f6e8" stroke-width="1.7"/>` +
        `<circle cx="12" cy="12" r="2.6" fill="#f3f6e8"/>`
      );
    case "denar":
      return (
        `<polygon points="${pointsText(star(8, 11.8, 45 * DEGREE, 0, 12, 12))}" ${edge}/>` +
        `<path d="M14.6 7.5a5.2 5.2 0 100 9 4.2 4.2 0 110-9z" fill="#f1f6fb"/>`
      );
    case "ducat":
      return (
        `<path d="M12 .8L22.6 12 12 23.2 1.4 12z" ${edge}/>` +
        `<path d="M12 6.5v11M7.2 12h9.6" stroke="#fff3e6" stroke-width="2.4" stroke-linecap="round"/>`
      );
  }
}

const teeth = "M.5 62l5.4-5.4 5.4 5.4 5.4-5.4 5.4 5.4 5.4-5.4 5.5 5.4 5.4-5.4 5.4 5.4 5.4-5.4 5.4 5.4 5.5-5.4 5.3 5.4z";

/** A money card in a box of 66 by 94: the figure on plaster, the currency below a toothed edge. */
export function moneyMarkup(currency: Currency, value: number): string {
  const { coin, dark } = CURRENCY_COLOURS[currency];
  return (
    `<rect x=".5" y=".5" width="65" height="93" rx="7" fill="#fffaf0" stroke="${dark}" stroke-opacity=".55"/>` +
    `<path d="M.5 62H65.5V86.5A7 7 0 0158.5 93.5H7.5A7 7 0 01.5 86.5Z" fill="${coin}"/>` +
    `<path d="${teeth}" fill="${coin}"/>` +
    `<text class="disp" x="33" y="43" text-anchor="middle" font-size="38" font-weight="600"` +
    ` fill="#2b2622">${value}</text>` +
    `<svg x="20" y="61.5" width="26" height="26" viewBox="0 0 24 24">${coinMarkup(currency)}</svg>`
  );
}

/** An exchange card in a box of 66 by 94: two currencies, one half each. */
export function exchangeMarkup(first: Currency, second: Currency): string {
  const [a, b] = [CURRENCY_COLOURS[first], CURRENCY_COLOURS[second]];
  return (
    `<rect x=".5" y=".5" width="65" height="93" rx="7" fill="#fffaf0" stroke="#7a5806" stroke-opacity=".55"/>` +
    `<path d="M.5 7.5A7 7 0 017.5.5H65.5L.5 93.5Z" fill="${a.coin}" opacity=".9"/>` +
    `<path d="M65.5.5V86.5A7 7 0 0158.5 93.5H.5Z" fill="${b.coin}" opacity=".9"/>` +
    `<path d="M65.5.5L.5 93.5" stroke="#fffaf0" stroke-width="3"/>` +
    `<svg x="9" y="12" width="28" height="28" viewBox="0 0 24 24">${coinMarkup(first)}</svg>` +
    `<svg x="29" y="54" width="28" height="28" viewBox="0 0 24 24">${coinMarkup(second)}</svg>`
  );
}

/** Patterns and gradients that the drawings refer to; put once on the page (`AlhambraDefs`). */
export const DEFS =
  brick("alh-brick-h", false) +
  brick("alh-brick-v", true) +
  `<linearGradient id="alh-sheen" x1="0" y1="0" x2="0" y2="1">` +
  `<stop offset="0" stop-color="#fff" stop-opacity=".14"/>` +
  `<stop offset=".5" stop-color="#fff" stop-opacity="0"/>` +
  `<stop offset="1" stop-color="#000" stop-opacity=".1"/></linearGradient>` +
  BUILDING_TYPES.map(
    (type) =>
      `<pattern id="alh-hatch-${type}" width="10" height="10" patternUnits="userSpaceOnUse">` +
      `<path d="${TYPE_HATCHING[type]}" stroke="#fff" stroke-opacity=".38"` +
      ` stroke-width="${type === "garden" ? 3 : 1.6}" stroke-linecap="round"/>` +
      `</pattern>`,
  ).join("");

function brick(id: string, upright: boolean): string {
  const box = (x: number, y: number, fill: string): string =>
    upright
      ? `<rect x="${y}" y="${x}" width="4.3" height="8.8" fill="${fill}"/>`
      : `<rect x="${x}" y="${y}" width="8.8" height="4.3" fill="${fill}"/>`;
  const [w, h] = upright ? [11, 20] : [20, 11];
  return (
    `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse">` +
    `<rect width="${w}" height="${h}" fill="#f1dcbd"/>` +
    box(0.6, 0.6, "#bd6a42") +
    box(10.6, 0.6, "#a95835") +
    box(-4.4, 6.1, "#b1603a") +
    box(5.6, 6.1, "#c4734b") +
    box(15.6, 6.1, "#b1603a") +
    `</pattern>`
  );
}
