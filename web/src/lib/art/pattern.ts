/**
 * Zellige, generated: polygons in contact (Hankin) and rosettes. One family of functions, one star for each game.
 *
 * Take a tiling by regular polygons; from the middle of every edge two rays enter at the contact angle; neighbouring
 * rays meet and make a star. All functions return SVG markup (the inside of an `<svg>`); grout is `var(--grout)` unless
 * told otherwise, so that a pattern follows the theme.
 */

export type Point = readonly [number, number];
export type GameStar = {
  /** Points of the star, by which a game is known before its name is read. */
  points: number;
  /** Contact angle in degrees. */
  angle: number;
  /** Radius of the rosette's central star and slenderness of its petals. */
  core: number;
  slender: number;
  seed: number;
  ground: string;
  /** Star, second colour, accent, deep ground. */
  glaze: readonly [string, string, string, string];
};

export const DEGREE = Math.PI / 180;
const GROUT = "var(--grout)";

export const STARS: Record<string, GameStar> = {
  alhambra: {
    points: 8,
    angle: 55,
    core: 0.53,
    slender: 1.15,
    seed: 8,
    ground: "#f3ead8",
    glaze: ["#1f4e8c", "#2a8c8c", "#d9982b", "#16375f"],
  },
  al_rashid: {
    points: 10,
    angle: 54,
    core: 0.55,
    slender: 1.2,
    seed: 10,
    ground: "#f3e7d3",
    glaze: ["#5b3a5e", "#a63a3a", "#d9982b", "#3c2540"],
  },
  tadmor: {
    points: 12,
    angle: 58,
    core: 0.57,
    slender: 1.25,
    seed: 12,
    ground: "#f5e8cc",
    glaze: ["#b9702a", "#5d6b3a", "#d9982b", "#7b3f22"],
  },
  sabika: {
    points: 6,
    angle: 60,
    core: 0.52,
    slender: 1.0,
    seed: 6,
    ground: "#f0ebdc",
    glaze: ["#2a8c8c", "#5d6b3a", "#a63a3a", "#17595c"],
  },
};

/** The star of a game; a game we have never heard of gets the eight-fold one. */
export function starOf(game: string): GameStar {
  return STARS[game] ?? (STARS.alhambra as GameStar);
}

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** Points as the attribute of a `<polygon>`. */
export function pointsText(points: readonly Point[]): string {
  return points.map(([x, y]) => `${short(x)},${short(y)}`).join(" ");
}

/** A small stream of numbers from 0 to 1, the same for the same seed. */
export function stream(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
}

/** A colour between two others, all written `#rrggbb`. */
export function mix(from: string, to: string, share: number): string {
  const channels = (colour: string): number[] => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const [a, b] = [channels(from), channels(to)];
  return `#${a
    .map((value, i) =>
      Math.round(value + ((b[i] ?? value) - value) * share)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** Shades of one glaze: enough for a field to look laid by hand, few enough to draw tiles of one shade together. */
const SHADES = 7;

/** Every tile has its own glaze, a little lighter or darker than the next, so that a field looks laid by hand. */
function glazer(seed: number, shimmer: number): (colour: string, amount?: number) => string {
  const random = stream(seed);
  return (colour, amount = shimmer) => {
    const shade = ((Math.floor(random() * SHADES) * 2) / (SHADES - 1) - 1) * amount;
    return shade > 0 ? mix(colour, "#fff6e0", shade) : mix(colour, "#0d1420", -shade);
  };
}

function polar(radius: number, angle: number, cx = 0, cy = 0): Point {
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
}

/**
 * The star in a regular polygon: tips on the middles of its edges (at `radius`), sides leaving the edge at the contact
 * angle.
 */
export function star(points: number, radius: number, angle: number, turn: number, cx = 0, cy = 0): Point[] {
  const half = Math.PI / points;
  const beside = Math.PI / 2 - angle;
  const valley = (radius * Math.sin(beside)) / Math.sin(Math.PI - beside - half);
  const out: Point[] = [];
  for (let i = 0; i < points; i++) {
    out.push(polar(radius, turn + i * 2 * half, cx, cy), polar(valley, turn + (2 * i + 1) * half, cx, cy));
  }
  return out;
}

type Rosette = { petals: Point[][]; core: Point[]; darts: Point[][]; inner: number };

/** A central star with as many petals as the polygon has sides; their tips touch the middles of its edges. */
function rosette(game: GameStar, radius: number, core: number, turn: number, cx: number, cy: number): Rosette {
  const half = Math.PI / game.points;
  const width = core * Math.sin(half);
  const shoulder = core * Math.cos(half);
  const outer = 1 - width * Math.tan(game.angle * DEGREE);
  const inner = shoulder - width * game.slender;
  const corner = 1 / Math.cos(half);
  const at = (x: number, y: number, angle: number): Point => [
    cx + radius * (x * Math.cos(angle) - y * Math.sin(angle)),
    cy + radius * (x * Math.sin(angle) + y * Math.cos(angle)),
  ];
  const out: Rosette = { petals: [], core: [], darts: [], inner };
  for (let i = 0; i < game.points; i++) {
    const a = turn + i * 2 * half;
    out.petals.push([
      at(inner, 0, a),
      at(shoulder, width, a),
      at(outer, width, a),
      at(1, 0, a),
      at(outer, -width, a),
      at(shoulder, -width, a),
    ]);
    out.core.push(at(inner, 0, a), at(core, 0, a + half));
    out.darts.push([
      at(core, 0, a + half),
      at(outer, width, a),
      at(1, 0, a),
      at(corner, 0, a + half),
      at(1, 0, a + 2 * half),
      at(outer, -width, a + 2 * half),
    ]);
  }
  return out;
}

type Filler = { sides: number; radius: number; turn: number; cx: number; cy: number } | { outline: Point[] };
type Tiling = { width: number; height: number; radius: number; turn: number; main: Point[]; fill: Filler[] };

const corners = (width: number, height: number): Point[] => [
  [0, 0],
  [width, 0],
  [0, height],
  [width, height],
  [width / 2, height / 2],
];

/**
 * The rectangular cell that repeats, with its large polygons and what fills the gaps; `pitch` is the distance of two
 * neighbours.
 */
function tiling(points: number, pitch: number): Tiling {
  if (points === 8) return octagons(pitch);
  if (points === 12) return dodecagons(pitch);
  if (points === 6) return hexagons(pitch);
  return decagons(pitch);
}

function octagons(pitch: number): Tiling {
  const side = pitch * (Math.SQRT2 - 1);
  const fill = corners(pitch, pitch)
    .slice(0, 4)
    .map(([cx, cy]) => ({ sides: 4, radius: side / 2, turn: 45 * DEGREE, cx, cy }));
  return { width: pitch, height: pitch, radius: pitch / 2, turn: 0, main: [[pitch / 2, pitch / 2]], fill };
}

function dodecagons(pitch: number): Tiling {
  const height = pitch * Math.sqrt(3);
  const main = corners(pitch, height);
  const side = pitch * Math.tan(Math.PI / 12);
  const fill: Filler[] = [];
  for (const [x, y] of main) {
    for (let i = 0; i < 6; i++) {
      const turn = (30 + i * 60) * DEGREE;
      const [cx, cy] = polar(pitch / Math.sqrt(3), turn, x, y);
      fill.push({ sides: 3, radius: side / (2 * Math.sqrt(3)), turn, cx, cy });
    }
  }
  return { width: pitch, height, radius: pitch / 2, turn: 0, main, fill };
}

function hexagons(pitch: number): Tiling {
  const height = pitch * Math.sqrt(3);
  const side = pitch / (Math.sqrt(3) + 1);
  const main = corners(pitch, height);
  const fill: Filler[] = [];
  for (const [x, y] of main) {
    for (let i = 0; i < 6; i++) {
      const turn = i * 60 * DEGREE;
      const [sx, sy] = polar(pitch / 2, turn, x, y);
      fill.push({ sides: 4, radius: side / 2, turn, cx: sx, cy: sy });
      const [tx, ty] = polar(pitch / Math.sqrt(3), turn + 30 * DEGREE, x, y);
      fill.push({ sides: 3, radius: side / (2 * Math.sqrt(3)), turn: turn + 30 * DEGREE, cx: tx, cy: ty });
    }
  }
  return { width: pitch, height, radius: (side * Math.sqrt(3)) / 2, turn: 0, main, fill };
}

function decagons(pitch: number): Tiling {
  const width = 2 * pitch * Math.sin(36 * DEGREE);
  const height = 2 * pitch * Math.cos(36 * DEGREE);
  const reach = pitch / 2 / Math.cos(18 * DEGREE);
  const bowTie = (cx: number, cy: number): Point[] => [
    polar(reach, 0, cx - width / 2, cy),
    polar(reach, 36 * DEGREE, cx - width / 2, cy),
    polar(reach, 144 * DEGREE, cx + width / 2, cy),
    polar(reach, 180 * DEGREE, cx + width / 2, cy),
    polar(reach, 216 * DEGREE, cx + width / 2, cy),
    polar(reach, -36 * DEGREE, cx - width / 2, cy),
  ];
  const main = corners(width, height);
  const fill = main.flatMap(([x, y]) => [{ outline: bowTie(x + width / 2, y) }, { outline: bowTie(x - width / 2, y) }]);
  return { width, height, radius: pitch / 2, turn: 18 * DEGREE, main, fill };
}

const shrink = (outline: readonly Point[], share: number): Point[] => {
  const n = outline.length;
  const cx = outline.reduce((sum, [x]) => sum + x / n, 0);
  const cy = outline.reduce((sum, [, y]) => sum + y / n, 0);
  return outline.map(([x, y]) => [cx + (x - cx) * share, cy + (y - cy) * share]);
};

const polygon = (outline: readonly Point[], fill: string): string =>
  `<polygon points="${pointsText(outline)}" fill="${fill}"/>`;

/** Tiles of one layer and one shade as a single path: a browser lays out thirty shapes sooner than six hundred. */
class Tiles {
  readonly #paths = new Map<string, { layer: number; fill: string; d: string }>();

  lay(layer: number, fill: string, outline: readonly Point[]): void {
    const key = `${layer}${fill}`;
    const path = this.#paths.get(key) ?? { layer, fill, d: "" };
    path.d += `M${outline.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}Z`;
    this.#paths.set(key, path);
  }

  toString(): string {
    const paths = [...this.#paths.values()].sort((a, b) => a.layer - b.layer);
    return paths.map(({ fill, d }) => `<path fill="${fill}" d="${d}"/>`).join("");
  }
}

/** A laid field of `width` by `height`: covers, card backs, empty places. Never behind text. */
export function field(
  game: string,
  width: number,
  height: number,
  { pitch = 90, dx = 0, dy = 0, grout = GROUT, line = 1.4, shimmer = 0.14 } = {},
): string {
  const own = starOf(game);
  const [first, second, accent, deep] = own.glaze;
  const glaze = glazer(own.seed * 7919 + 1, shimmer);
  const cell = tiling(own.points, pitch);
  const angle = own.angle * DEGREE;
  const laid = new Set<string>();
  const once = (key: string): boolean => (laid.has(key) ? false : laid.add(key) !== undefined);
  const tiles = new Tiles();
  const lay = (layer: number, fill: string, outline: readonly Point[]): void => {
    if (outline.some(([x, y]) => x > 0 && x < width && y > 0 && y < height)) tiles.lay(layer, fill, outline);
  };
  const between = (filler: Filler, x: number, y: number): void => {
    if ("outline" in filler) {
      const outline = filler.outline.map(([px, py]): Point => [px + x, py + y]);
      if (!once(`bow ${(outline[0] as Point).map(Math.round).join()}`)) return;
      lay(0, glaze(second), outline);
      lay(1, glaze(own.ground, 0.05), shrink(outline, 0.5));
      return;
    }
    const [cx, cy] = [filler.cx + x, filler.cy + y];
    if (!once(`${filler.sides} ${Math.round(cx)},${Math.round(cy)}`)) return;
    const reach = filler.radius / Math.cos(Math.PI / filler.sides);
    lay(
      0,
      glaze(deep),
      Array.from({ length: filler.sides }, (_, i) =>
        polar(reach, filler.turn + ((2 * i + 1) * Math.PI) / filler.sides, cx, cy),
      ),
    );
    const pointed = filler.sides === 3 ? Math.max(angle, 62 * DEGREE) : angle;
    const square = filler.sides === 4;
    lay(
      1,
      glaze(square ? accent : own.ground, square ? shimmer : 0.05),
      star(filler.sides, filler.radius, pointed, filler.turn, cx, cy),
    );
  };
  for (let y = (dy % cell.height) - cell.height; y < height + cell.height; y += cell.height) {
    for (let x = (dx % cell.width) - cell.width; x < width + cell.width; x += cell.width) {
      for (const filler of cell.fill) between(filler, x, y);
      for (const [mx, my] of cell.main) {
        const [cx, cy] = [mx + x, my + y];
        if (!once(`main ${Math.round(cx)},${Math.round(cy)}`)) continue;
        const flower = rosette(own, cell.radius, own.core, cell.turn, cx, cy);
        for (const dart of flower.darts) lay(0, glaze(deep), dart);
        for (const petal of flower.petals) lay(0, glaze(own.ground, 0.07), petal);
        lay(1, glaze(first), flower.core);
        lay(
          2,
          glaze(accent),
          star(own.points, cell.radius * flower.inner * 0.62, 58 * DEGREE, cell.turn + Math.PI / own.points, cx, cy),
        );
      }
    }
  }
  return (
    `<rect width="${short(width)}" height="${short(height)}" fill="${deep}"/>` +
    `<g stroke="${grout}" stroke-width="${line}" stroke-linejoin="round">${String(tiles)}</g>`
  );
}

/**
 * A size at which a field of this pitch can be repeated: a few cells each way, so that the glazes do not repeat too
 * soon.
 */
export function repeats(game: string, pitch: number): [number, number] {
  const cell = tiling(starOf(game).points, pitch);
  return [cell.width * 4, cell.height * 3];
}

/** One large rosette with two rings, the game's star at its heart. */
export function emblem(
  game: string,
  radius: number,
  { cx = 0, cy = 0, grout = GROUT, line = 1.6, ring = true } = {},
): string {
  const own = starOf(game);
  const [first, second, accent, deep] = own.glaze;
  const n = own.points;
  const glaze = glazer(own.seed * 104729 + 3, 0.12);
  const core = own.core + 0.05;
  const up = -Math.PI / 2;
  const flower = rosette(own, radius * 0.985, core, up, cx, cy);
  let out = `<g stroke="${grout}" stroke-width="${line}" stroke-linejoin="round">`;
  const circle = (r: number, fill: string): string =>
    `<circle cx="${short(cx)}" cy="${short(cy)}" r="${short(r)}" fill="${fill}"/>`;
  if (ring) out += circle(radius * 1.09, accent) + circle(radius * 1.04, deep);
  for (const dart of flower.darts)
    out += polygon(
      dart.filter((_, i) => i !== 3),
      glaze(second),
    );
  for (const petal of flower.petals)
    out += polygon(petal, glaze(own.ground, 0.06)) + polygon(shrink(petal, 0.52), glaze(first));
  const heart = radius * core * 0.8;
  out += polygon(flower.core, glaze(deep, 0.05));
  out += polygon(star(n, heart, (n === 8 ? 56 : 60) * DEGREE, up + Math.PI / n, cx, cy), glaze(accent, 0.05));
  out += polygon(star(n, heart * (n === 6 ? 0.46 : 0.56), 52 * DEGREE, up, cx, cy), glaze(own.ground, 0.03));
  out += polygon(star(n, heart * (n === 6 ? 0.2 : 0.3), 50 * DEGREE, up + Math.PI / n, cx, cy), glaze(first, 0.03));
  return `${out}</g>`;
}

/** The contact angle that makes a game's bare star {n/2}. */
const bare = (n: number): number => ({ 8: 45, 10: 54 })[n] ?? 60;

/** The two outlines of a game's small mark: its bare star and the star cut out of it. */
export function markOutlines(game: string, size: number): [string, string] {
  const { points: n } = starOf(game);
  const r = size / 2;
  const up = -Math.PI / 2;
  return [
    pointsText(star(n, r, bare(n) * DEGREE, up, r, r)),
    pointsText(star(n, r * 0.45, 50 * DEGREE, up + Math.PI / n, r, r)),
  ];
}

/** How many stars of a band differ before it repeats. */
export const BAND_STARS = 24;

/** A stretch of the band along a table's edge, `BAND_STARS * height` long: it goes on where it began. */
export function band(game: string, height: number, { grout = GROUT, line = 0.9 } = {}): string {
  const own = starOf(game);
  const [first, second, accent, deep] = own.glaze;
  const n = own.points;
  const glaze = glazer(own.seed * 31 + 5, 0.14);
  const up = -Math.PI / 2;
  const shades = Array.from({ length: BAND_STARS }, (_, i) => [
    glaze(i % 2 ? second : first),
    glaze(accent),
    glaze("#f3ead8"),
    glaze("#f3ead8"),
  ]);
  let out =
    `<rect width="${BAND_STARS * height}" height="${height}" fill="${deep}"/>` +
    `<g stroke="${grout}" stroke-width="${line}" stroke-linejoin="round">`;
  for (let i = 0; i <= BAND_STARS; i++) {
    const cx = i * height;
    const [large, small, above, below] = shades[i % BAND_STARS] as [string, string, string, string];
    out += polygon(star(n, height * 0.5, bare(n) * DEGREE, up, cx, height / 2), large);
    out += polygon(star(n, height * 0.2, 50 * DEGREE, up + Math.PI / n, cx, height / 2), small);
    out += polygon(star(4, height * 0.2, 45 * DEGREE, 0, cx + height / 2, 0), above);
    out += polygon(star(4, height * 0.2, 45 * DEGREE, 0, cx + height / 2, height), below);
  }
  return `${out}</g>`;
}

/** The pointed arch of a cover: `inset` from the frame, in a box of `width` by `height`. */
export function arch(width: number, height: number, inset: number): string {
  const edge = width * 0.0955 + inset;
  const spring = height * 0.44;
  const top = height * 0.0517 + inset * 1.05;
  const shoulder = spring - 64;
  const waist = width / 2 - (width / 2 - edge) * 0.5;
  const point = (x: number, y: number): string => `${short(x)} ${short(y)}`;
  return (
    `M${point(edge, height)}V${short(spring)}` +
    `C${point(edge - 5, shoulder)} ${point(waist, top + 46)} ${point(width / 2, top)}` +
    `C${point(width - waist, top + 46)} ${point(width - edge + 5, shoulder)} ${point(width - edge, spring)}` +
    `V${short(height)}Z`
  );
}
