/**
 * Where things lie on the caravan map: three shapes of the same land, for wide screens, for narrow ones and for phones.
 */

import type { SpaceTable } from "$lib/api/tadmor";

export interface Plate {
  region: string;
  /** Drawn as a plate on land; water shows it only when something happens there. */
  frame: { x: number; y: number; w: number; h: number };
  title: { x: number; y: number; middle: boolean; large?: boolean };
  /** Middle of the first row; rows that are not left-aligned are centred there. */
  at: { x: number; y: number; left?: boolean };
  /** How many spaces in each row, the rest in the last one. */
  rows: readonly number[];
  dx: number;
  dy: number;
  kind: "sea" | "town" | "capital" | "river" | "raiders";
}

export interface Geography {
  name: "wide" | "medium" | "tall";
  w: number;
  h: number;
  /** Where the coast runs, and how wide the river is: its banks at the top and at the bottom. */
  coast: number;
  river: { top: [number, number]; bottom: [number, number] };
  /** Caravan routes, from plate to plate. */
  routes: readonly string[];
  /** Small drawings: what, where, how large. */
  scenery: readonly (readonly [
    "oasis" | "columns" | "camel" | "palm" | "rose" | "waves" | "dune",
    number,
    number,
    number,
  ])[];
  plates: readonly Plate[];
}

const WIDE: Geography = {
  name: "wide",
  w: 1124,
  h: 586,
  coast: 298,
  river: { top: [926, 996], bottom: [1010, 1086] },
  routes: [
    "M470 156Q520 170 556 186",
    "M776 156Q724 170 690 186",
    "M520 404Q504 414 500 428",
    "M804 300H944",
    "M764 404Q800 414 818 428",
    "M396 300Q350 300 318 276",
  ],
  scenery: [
    ["oasis", 363, 254, 62],
    ["columns", 434, 320, 44],
    ["columns", 766, 320, 44],
    ["camel", 868, 316, 46],
    ["palm", 1050, 508, 58],
    ["rose", 236, 512, 31],
    ["waves", 94, 246, 1],
    ["waves", 224, 262, 1],
    ["dune", 330, 198, 1],
    ["dune", 352, 216, 0.75],
    ["dune", 328, 378, 0.9],
    ["dune", 842, 192, 1],
    ["dune", 876, 384, 1],
    ["dune", 842, 406, 0.75],
    ["dune", 738, 548, 0.7],
    ["dune", 904, 548, 0.9],
    ["dune", 910, 452, 0.8],
  ],
  plates: [
    {
      region: "north_sea",
      kind: "sea",
      frame: { x: 8, y: 8, w: 268, h: 276 },
      title: { x: 24, y: 30, middle: false },
      at: { x: 60, y: 78, left: true },
      rows: [3, 3],
      dx: 78,
      dy: 102,
    },
    {
      region: "south_sea",
      kind: "sea",
      frame: { x: 8, y: 302, w: 268, h: 276 },
      title: { x: 24, y: 324, middle: false },
      at: { x: 60, y: 372, left: true },
      rows: [3, 3],
      dx: 78,
      dy: 102,
    },
    {
      region: "antioch",
      kind: "town",
      frame: { x: 316, y: 10, w: 302, h: 146 },
      title: { x: 336, y: 30, middle: false },
      at: { x: 467, y: 78 },
      rows: [4],
      dx: 74,
      dy: 92,
    },
    {
      region: "ebla",
      kind: "town",
      frame: { x: 630, y: 10, w: 298, h: 146 },
      title: { x: 652, y: 30, middle: false },
      at: { x: 779, y: 78 },
      rows: [4],
      dx: 74,
      dy: 92,
    },
    {
      region: "palmyra",
      kind: "capital",
      frame: { x: 396, y: 182, w: 408, h: 222 },
      title: { x: 600, y: 203, middle: true, large: true },
      at: { x: 600, y: 250 },
      rows: [4, 3],
      dx: 76,
      dy: 92,
    },
    {
      region: "damascus",
      kind: "town",
      frame: { x: 316, y: 426, w: 404, h: 148 },
      title: { x: 336, y: 447, middle: false },
      at: { x: 518, y: 494 },
      rows: [5],
      dx: 76,
      dy: 92,
    },
    {
      region: "euphrates",
      kind: "river",
      frame: { x: 946, y: 10, w: 168, h: 432 },
      title: { x: 1030, y: 30, middle: true },
      at: { x: 1030, y: 82 },
      rows: [2, 2, 2],
      dx: 78,
      dy: 124,
    },
    {
      region: "raiders",
      kind: "raiders",
      frame: { x: 766, y: 426, w: 122, h: 148 },
      title: { x: 827, y: 447, middle: true },
      at: { x: 827, y: 494 },
      rows: [1],
      dx: 76,
      dy: 92,
    },
  ],
};

const MEDIUM: Geography = {
  name: "medium",
  w: 992,
  h: 436,
  coast: 252,
  river: { top: [832, 888], bottom: [886, 950] },
  routes: [
    "M410 132Q450 142 470 152",
    "M690 132Q650 142 630 152",
    "M470 284Q454 292 450 300",
    "M804 216H838",
    "M660 284Q690 292 704 302",
    "M298 216Q276 214 262 196",
  ],
  scenery: [
    ["camel", 812, 330, 38],
    ["palm", 918, 370, 50],
    ["dune", 270, 146, 0.7],
    ["dune", 262, 290, 0.7],
    ["dune", 640, 318, 0.7],
    ["dune", 820, 146, 0.6],
    ["waves", 226, 232, 0.8],
  ],
  plates: [
    {
      region: "north_sea",
      kind: "sea",
      frame: { x: 6, y: 4, w: 232, h: 204 },
      title: { x: 18, y: 20, middle: false },
      at: { x: 48, y: 60, left: true },
      rows: [3, 3],
      dx: 74,
      dy: 92,
    },
    {
      region: "south_sea",
      kind: "sea",
      frame: { x: 6, y: 216, w: 232, h: 214 },
      title: { x: 18, y: 232, middle: false },
      at: { x: 48, y: 272, left: true },
      rows: [3, 3],
      dx: 74,
      dy: 92,
    },
    {
      region: "antioch",
      kind: "town",
      frame: { x: 270, y: 6, w: 278, h: 126 },
      title: { x: 286, y: 22, middle: false },
      at: { x: 409, y: 62 },
      rows: [4],
      dx: 68,
      dy: 90,
    },
    {
      region: "ebla",
      kind: "town",
      frame: { x: 554, y: 6, w: 276, h: 126 },
      title: { x: 570, y: 22, middle: false },
      at: { x: 692, y: 62 },
      rows: [4],
      dx: 68,
      dy: 90,
    },
    {
      region: "palmyra",
      kind: "capital",
      frame: { x: 298, y: 152, w: 506, h: 132 },
      title: { x: 551, y: 169, middle: true, large: true },
      at: { x: 551, y: 212 },
      rows: [7],
      dx: 70,
      dy: 90,
    },
    {
      region: "damascus",
      kind: "town",
      frame: { x: 270, y: 302, w: 364, h: 128 },
      title: { x: 286, y: 318, middle: false },
      at: { x: 452, y: 359 },
      rows: [5],
      dx: 70,
      dy: 90,
    },
    {
      region: "euphrates",
      kind: "river",
      frame: { x: 838, y: 6, w: 148, h: 312 },
      title: { x: 912, y: 22, middle: true },
      at: { x: 912, y: 62 },
      rows: [2, 2, 2],
      dx: 70,
      dy: 98,
    },
    {
      region: "raiders",
      kind: "raiders",
      frame: { x: 668, y: 302, w: 106, h: 128 },
      title: { x: 721, y: 318, middle: true },
      at: { x: 721, y: 359 },
      rows: [1],
      dx: 70,
      dy: 90,
    },
  ],
};

const TALL: Geography = {
  name: "tall",
  w: 390,
  h: 1022,
  coast: 86,
  river: { top: [306, 372], bottom: [316, 376] },
  routes: ["M196 214V228", "M196 442V456", "M196 770V784", "M304 850H308"],
  scenery: [
    ["palm", 350, 676, 40],
    ["camel", 346, 738, 38],
    ["dune", 314, 930, 0.8],
    ["oasis", 348, 958, 44],
  ],
  plates: [
    {
      region: "north_sea",
      kind: "sea",
      frame: { x: 3, y: 3, w: 82, h: 538 },
      title: { x: 44, y: 18, middle: true },
      at: { x: 44, y: 58 },
      rows: [1, 1, 1, 1, 1, 1],
      dx: 72,
      dy: 88,
    },
    {
      region: "south_sea",
      kind: "sea",
      frame: { x: 3, y: 547, w: 82, h: 456 },
      title: { x: 44, y: 562, middle: true },
      at: { x: 44, y: 602 },
      rows: [1, 1, 1, 1, 1],
      dx: 72,
      dy: 88,
    },
    {
      region: "antioch",
      kind: "town",
      frame: { x: 96, y: 4, w: 202, h: 210 },
      title: { x: 197, y: 20, middle: true },
      at: { x: 197, y: 60 },
      rows: [2, 2],
      dx: 84,
      dy: 88,
    },
    {
      region: "ebla",
      kind: "town",
      frame: { x: 96, y: 228, w: 202, h: 214 },
      title: { x: 197, y: 246, middle: true },
      at: { x: 197, y: 286 },
      rows: [2, 2],
      dx: 84,
      dy: 88,
    },
    {
      region: "palmyra",
      kind: "capital",
      frame: { x: 90, y: 456, w: 214, h: 314 },
      title: { x: 197, y: 477, middle: true, large: true },
      at: { x: 197, y: 520 },
      rows: [3, 2, 2],
      dx: 70,
      dy: 90,
    },
    {
      region: "damascus",
      kind: "town",
      frame: { x: 90, y: 784, w: 214, h: 216 },
      title: { x: 197, y: 802, middle: true },
      at: { x: 197, y: 842 },
      rows: [3, 2],
      dx: 70,
      dy: 90,
    },
    {
      region: "euphrates",
      kind: "river",
      frame: { x: 308, y: 4, w: 78, h: 640 },
      title: { x: 347, y: 20, middle: true },
      at: { x: 347, y: 66 },
      rows: [1, 1, 1, 1, 1, 1],
      dx: 72,
      dy: 102,
    },
    {
      region: "raiders",
      kind: "raiders",
      frame: { x: 308, y: 784, w: 78, h: 122 },
      title: { x: 347, y: 802, middle: true },
      at: { x: 347, y: 842 },
      rows: [1],
      dx: 72,
      dy: 90,
    },
  ],
};

export const GEOGRAPHIES = { wide: WIDE, medium: MEDIUM, tall: TALL } as const;

/** The geography that suits a frame of this size (in px at the usual font size). */
export function geographyFor(width: number, height: number, phone: boolean): Geography {
  if (phone) return TALL;
  return Math.min(width / WIDE.w, height / WIDE.h) >= 0.93 ? WIDE : MEDIUM;
}

export interface Placed {
  space: SpaceTable;
  region: string;
  x: number;
  y: number;
}

/** How many spaces stand in each row; a side of the board with fewer spaces fills the first rows evenly. */
export function rowsOf(count: number, rows: readonly number[]): number[] {
  const widest = Math.max(...rows);
  const needed = Math.max(1, Math.min(rows.length, Math.ceil(count / widest)));
  const out: number[] = [];
  let left = count;
  for (let i = 0; i < needed; i += 1) {
    const here = i === needed - 1 ? left : Math.min(rows[i] ?? widest, Math.ceil(left / (needed - i)));
    out.push(here);
    left -= here;
  }
  return out;
}

/** Where every space of this side of the board stands. */
export function placeSpaces(geography: Geography, spaces: readonly SpaceTable[]): Placed[] {
  return geography.plates.flatMap(({ region, at, rows, dx, dy }) => {
    const here = spaces.filter((space) => (space.region ?? "raiders") === region);
    const split = rowsOf(here.length, rows);
    let next = 0;
    return split.flatMap((count, row) =>
      Array.from({ length: count }, (_, i) => {
        const space = here[next++] as SpaceTable;
        const x = at.left ? at.x + i * dx : at.x + (i - (count - 1) / 2) * dx;
        return { space, region, x, y: at.y + row * dy };
      }),
    );
  });
}

const HOW_FAR = 1.9;

/** The thing to which an arrow key leads from here: the nearest in that direction, sideways counting more. */
export function nextIn(
  direction: string,
  from: { x: number; y: number },
  others: readonly { id: string; x: number; y: number }[],
): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const { id, x, y } of others) {
    const [dx, dy] = [x - from.x, y - from.y];
    const [along, aside] =
      direction === "ArrowRight"
        ? [dx, dy]
        : direction === "ArrowLeft"
          ? [-dx, dy]
          : direction === "ArrowDown"
            ? [dy, dx]
            : direction === "ArrowUp"
              ? [-dy, dx]
              : [0, 0];
    if (along < 8) continue;
    const far = along + Math.abs(aside) * HOW_FAR;
    if (far < least) [best, least] = [id, far];
  }
  return best;
}

/** A wavy line from top to bottom, for coasts and banks. */
export function shore(top: number, bottom: number, height: number, swing = 12, step = 76): string {
  const count = Math.max(2, Math.round(height / step));
  const points: string[] = [];
  for (let i = 1; i <= count; i += 1) {
    const y = (height * i) / count;
    const x = top + ((bottom - top) * i) / count + (i % 2 === 0 ? -swing : swing) * (i === count ? 0.4 : 1);
    const lastY = (height * (i - 1)) / count;
    const lastX = top + ((bottom - top) * (i - 1)) / count + (i === 1 ? 0 : (i - 1) % 2 === 0 ? -swing : swing);
    const middle = (lastY + y) / 2;
    points.push(
      `C${lastX.toFixed(1)} ${middle.toFixed(1)} ${x.toFixed(1)} ${middle.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`,
    );
  }
  return `${top} 0${points.join("")}`;
}
