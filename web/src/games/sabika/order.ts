/** The order in which things are drawn, and how a worker looks. */

export const MATERIALS = ["gypsum", "wood", "marble", "ceramic"] as const;
export const RAWS = ["cane", "silk", "clay"] as const;
export const GOODS = ["sugar", "clothes", "pottery"] as const;
export const RINGS = ["outer", "middle", "inner"] as const;
export type Ring = (typeof RINGS)[number];

/** The goods and materials that lie in crates, in the order in which they are shown. */
export function storedItems(stock: Readonly<Record<string, number>>): string[] {
  return [...MATERIALS, ...GOODS].flatMap((item) => Array.from({ length: stock[item] ?? 0 }, () => item));
}

/** What kind of worker this is, by the hat. */
export function roleOf(worker: string): "builder" | "merchant" | "poet" {
  return worker.startsWith("builder") ? "builder" : worker === "merchant" ? "merchant" : "poet";
}

/** What kind of worker stands in this ring. */
export const roleAt = (ring: Ring): "builder" | "merchant" | "poet" =>
  ring === "outer" ? "builder" : ring === "middle" ? "merchant" : "poet";
