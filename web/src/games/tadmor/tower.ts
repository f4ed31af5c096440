/** What tower levels cost (TAD-8.1 to 8.5), so that the tray can say it before the server carries it out. */

import type { Box, Counts, PlayerView } from "./model";

export interface Growth {
  pay: Record<string, number>;
  height: number;
}

function band(box: Box, level: number): Box["tower_bands"][number] | undefined {
  return box.tower_bands.find(({ last }) => last === 0 || level <= last);
}

function add(sum: Record<string, number>, price: Counts, waived: ReadonlySet<string>): void {
  for (const [kind, count] of Object.entries(price)) if (!waived.has(kind)) sum[kind] = (sum[kind] ?? 0) + count;
}

/** What so many paid levels cost, and how high the tower is then with the free levels. */
export function growth(box: Box, player: Pick<PlayerView, "tower" | "upgrades">, mode: string, levels: number): Growth {
  const tiles = player.upgrades.map((id) => box.upgrades[id]);
  const waived = new Set(
    tiles.flatMap((tile) => (tile?.op === "tower_waive" && tile.resource !== null ? [tile.resource] : [])),
  );
  const free = tiles.find((tile) => tile?.op === "tower_free_multiple")?.amount ?? 0;
  const pay: Record<string, number> = {};
  let height = player.tower;
  const gift = (): void => {
    if (free > 0 && (height + 1) % free === 0) height += 1;
  };
  gift();
  for (let paid = 0; paid < levels; paid += 1) {
    const price = band(box, height + 1);
    if (price !== undefined && mode === "single") add(pay, price.single, waived);
    else if (price !== undefined && paid % 2 === 0) add(pay, price.double, waived);
    height += 1;
    gift();
  }
  return { pay, height };
}
