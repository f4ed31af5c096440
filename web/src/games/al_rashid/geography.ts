/**
 * The map: seven lands between two seas, drawn by us. Borders are polylines that neighbours share; each line bends in
 * the same way for both.
 */

export interface Land {
  id: string;
  outline: readonly (readonly [number, number])[];
  sea: boolean;
  /** Ground by day and by night. */
  ground: readonly [string, string];
  /**
   * Where its things are written: left and top of a box, its width, in hundredths of the map; and whether the places
   * stand beside or below.
   */
  box: { left: number; top: number; width: number; beside: boolean };
}

export interface Chart {
  width: number;
  height: number;
  lands: readonly Land[];
  rivers: readonly string[];
  /** Where Baghdad lies. */
  city: readonly [number, number];
  /** Caravan roads. */
  roads: readonly string[];
  ornaments: readonly { kind: "ship" | "pyramids" | "palm" | "camel"; at: readonly [number, number]; size: number }[];
}

const SEA = ["#c9dfe0", "#17384a"] as const;
const SEA_2 = ["#c5dcdd", "#163647"] as const;

const WIDE: Chart = {
  width: 1124,
  height: 330,
  lands: [
    {
      id: "mare_internum",
      sea: true,
      ground: SEA,
      outline: [
        [0, 0],
        [318, 0],
        [338, 70],
        [304, 120],
        [346, 188],
        [0, 178],
      ],
      box: { left: 1.3, top: 3, width: 27, beside: false },
    },
    {
      id: "sarmatia",
      sea: false,
      ground: ["#eadfc0", "#2c3239"],
      outline: [
        [318, 0],
        [716, 0],
        [712, 96],
        [580, 118],
        [420, 108],
        [304, 120],
        [338, 70],
      ],
      box: { left: 31.8, top: 3, width: 30.5, beside: true },
    },
    {
      id: "silk_road",
      sea: false,
      ground: ["#f0dfbc", "#38342f"],
      outline: [
        [716, 0],
        [1124, 0],
        [1124, 108],
        [900, 112],
        [712, 96],
      ],
      box: { left: 65.2, top: 3, width: 34, beside: true },
    },
    {
      id: "abbasid_caliphate",
      sea: false,
      ground: ["#f4e3b9", "#3d3729"],
      outline: [
        [304, 120],
        [420, 108],
        [580, 118],
        [712, 96],
        [748, 160],
        [724, 228],
        [690, 330],
        [366, 330],
        [346, 188],
      ],
      box: { left: 32.8, top: 43, width: 20, beside: false },
    },
    {
      id: "spice_road",
      sea: false,
      ground: ["#eed7b4", "#39302c"],
      outline: [
        [712, 96],
        [900, 112],
        [1124, 108],
        [1124, 224],
        [910, 220],
        [724, 228],
        [748, 160],
      ],
      box: { left: 67.3, top: 38.5, width: 32, beside: true },
    },
    {
      id: "nilus_valley",
      sea: false,
      ground: ["#e2dfb8", "#2b3627"],
      outline: [
        [0, 178],
        [346, 188],
        [366, 330],
        [0, 330],
      ],
      box: { left: 1.3, top: 58, width: 20, beside: false },
    },
    {
      id: "mare_indianum",
      sea: true,
      ground: SEA_2,
      outline: [
        [724, 228],
        [910, 220],
        [1124, 224],
        [1124, 330],
        [690, 330],
      ],
      box: { left: 66.2, top: 72, width: 33, beside: true },
    },
  ],
  rivers: ["M598 122Q590 180 630 232T674 330", "M676 104Q700 170 690 214T700 300", "M236 330Q262 290 244 250T262 184"],
  city: [650, 190],
  roads: [
    "M650 190C690 112 760 86 860 91S1040 92 1124 84",
    "M650 190C700 206 770 203 860 205S1040 200 1124 207",
    "M650 190C620 132 560 97 480 94S380 93 342 99",
    "M650 190C612 262 560 298 480 305S320 312 240 304 120 318 40 320",
  ],
  ornaments: [
    { kind: "ship", at: [250, 92], size: 54 },
    { kind: "pyramids", at: [290, 252], size: 56 },
    { kind: "palm", at: [596, 286], size: 52 },
    { kind: "ship", at: [884, 306], size: 30 },
  ],
};

const TALL: Chart = {
  width: 390,
  height: 600,
  lands: [
    {
      id: "sarmatia",
      sea: false,
      ground: ["#eadfc0", "#2c3239"],
      outline: [
        [0, 0],
        [192, 0],
        [198, 74],
        [190, 142],
        [96, 150],
        [0, 140],
      ],
      box: { left: 1.6, top: 0.9, width: 47, beside: false },
    },
    {
      id: "silk_road",
      sea: false,
      ground: ["#f0dfbc", "#38342f"],
      outline: [
        [192, 0],
        [390, 0],
        [390, 146],
        [290, 152],
        [190, 142],
        [198, 74],
      ],
      box: { left: 51.6, top: 0.9, width: 47.4, beside: false },
    },
    {
      id: "mare_internum",
      sea: true,
      ground: SEA,
      outline: [
        [0, 140],
        [96, 150],
        [190, 142],
        [186, 220],
        [196, 296],
        [100, 304],
        [0, 292],
      ],
      box: { left: 1.6, top: 25.6, width: 46.4, beside: false },
    },
    {
      id: "spice_road",
      sea: false,
      ground: ["#eed7b4", "#39302c"],
      outline: [
        [190, 142],
        [290, 152],
        [390, 146],
        [390, 300],
        [292, 306],
        [196, 296],
        [186, 220],
      ],
      box: { left: 51, top: 25.6, width: 48, beside: false },
    },
    {
      id: "abbasid_caliphate",
      sea: false,
      ground: ["#f4e3b9", "#3d3729"],
      outline: [
        [0, 292],
        [100, 304],
        [196, 296],
        [292, 306],
        [390, 300],
        [390, 448],
        [296, 440],
        [192, 450],
        [90, 442],
        [0, 450],
      ],
      box: { left: 1.6, top: 52.4, width: 50, beside: false },
    },
    {
      id: "nilus_valley",
      sea: false,
      ground: ["#e2dfb8", "#2b3627"],
      outline: [
        [0, 450],
        [90, 442],
        [192, 450],
        [198, 524],
        [190, 600],
        [0, 600],
      ],
      box: { left: 1.6, top: 76.2, width: 47, beside: false },
    },
    {
      id: "mare_indianum",
      sea: true,
      ground: SEA_2,
      outline: [
        [192, 450],
        [296, 440],
        [390, 448],
        [390, 600],
        [190, 600],
        [198, 524],
      ],
      box: { left: 51.4, top: 76.2, width: 47.6, beside: false },
    },
  ],
  rivers: ["M250 302Q238 350 270 392T300 442", "M352 302Q360 350 344 392T330 444", "M150 600Q168 560 150 520T166 448"],
  city: [302, 372],
  roads: ["M302 372C340 366 368 348 390 330", "M302 372C262 424 150 440 0 430"],
  ornaments: [],
};

export function chart(tall: boolean): Chart {
  return tall ? TALL : WIDE;
}

/** The middle of a bent edge: the same for both lands that share it, straight along the map's own edge. */
function bend(
  a: readonly [number, number],
  b: readonly [number, number],
  width: number,
  height: number,
): readonly [number, number] {
  const rim = (a[0] === b[0] && (a[0] === 0 || a[0] === width)) || (a[1] === b[1] && (a[1] === 0 || a[1] === height));
  const [first, second] = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]) ? [a, b] : [b, a];
  const middle = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as const;
  if (rim) return middle;
  const [dx, dy] = [second[0] - first[0], second[1] - first[1]];
  const long = Math.hypot(dx, dy) || 1;
  const lean =
    ((first[0] * 7 + first[1] * 13 + second[0] * 3 + second[1] * 5) % 2 === 0 ? 1 : -1) * Math.min(14, long * 0.13);
  return [middle[0] - (dy / long) * lean, middle[1] + (dx / long) * lean];
}

/** The outline of a land as the data of an SVG path. */
export function outlinePath(land: Land, on: Chart): string {
  const [start] = land.outline;
  if (start === undefined) return "";
  const round = (value: number): string => String(Math.round(value * 10) / 10);
  let out = `M${start[0]} ${start[1]}`;
  land.outline.forEach((point, i) => {
    const next = land.outline[(i + 1) % land.outline.length] as readonly [number, number];
    const [x, y] = bend(point, next, on.width, on.height);
    out += `Q${round(x)} ${round(y)} ${next[0]} ${next[1]}`;
  });
  return `${out}Z`;
}
