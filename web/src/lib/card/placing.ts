/** Where a card stands: beside its thing, over nothing that the reader needs now. */

export type Box = { left: number; top: number; width: number; height: number };
export type Side = "above" | "below" | "left" | "right" | "apart";
export type Place = { left: number; top: number; side: Side; tip: number };

const GAP = 14;
const MARGIN = 8;
const STEP = 24;

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

function shared(a: Box, b: Box): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** How far apart two boxes are, from edge to edge. */
function apart(a: Box, b: Box): number {
  const across = Math.max(0, a.left - b.left - b.width, b.left - a.left - a.width);
  const down = Math.max(0, a.top - b.top - b.height, b.top - a.top - a.height);
  return Math.hypot(across, down);
}

/** The place for a card of that size; `avoid` is what it must not cover. */
export function placeCard(
  thing: Box,
  card: { width: number; height: number },
  room: Box,
  avoid: readonly Box[],
): Place {
  const right = Math.max(room.left + MARGIN, room.left + room.width - card.width - MARGIN);
  const bottom = Math.max(room.top + MARGIN, room.top + room.height - card.height - MARGIN);
  const across = between(thing.left + thing.width / 2 - card.width / 2, room.left + MARGIN, right);
  const down = between(thing.top + thing.height / 2 - card.height / 2, room.top + MARGIN, bottom);
  const spots: [number, number][] = [
    [across, thing.top + thing.height + GAP],
    [thing.left + thing.width + GAP, down],
    [thing.left - GAP - card.width, down],
    [across, thing.top - GAP - card.height],
  ];
  for (let left = room.left + MARGIN; left <= right; left += STEP)
    for (let top = room.top + MARGIN; top <= bottom; top += STEP) spots.push([left, top]);
  let best: [number, number] = [across, down];
  let least = Infinity;
  for (const [left, top] of spots) {
    if (left < room.left + MARGIN - 1 || left > right + 1 || top < room.top + MARGIN - 1 || top > bottom + 1) continue;
    const box = { left, top, ...card };
    // Nearer than the notch is long it would touch the thing.
    const far = apart(box, thing);
    let cost = (far < GAP - 0.5 ? far + 60 : far) + (shared(box, thing) > 0 ? 1e7 : 0);
    for (const other of avoid) {
      const covered = shared(box, other);
      if (covered > 0) cost += 1e4 + covered;
    }
    if (cost < least) [least, best] = [cost, [left, top]];
  }
  const box = { left: best[0], top: best[1], ...card };
  return { left: box.left, top: box.top, ...notch(thing, box) };
}

function notch(thing: Box, card: Box): { side: Side; tip: number } {
  const x = thing.left + thing.width / 2;
  const y = thing.top + thing.height / 2;
  const near = apart(card, thing) <= GAP * 2;
  const inRow = y > card.top + 14 && y < card.top + card.height - 14;
  const inColumn = x > card.left + 14 && x < card.left + card.width - 14;
  if (near && inColumn && card.top >= thing.top + thing.height) return { side: "below", tip: x - card.left };
  if (near && inColumn && card.top + card.height <= thing.top) return { side: "above", tip: x - card.left };
  if (near && inRow && card.left >= thing.left + thing.width) return { side: "right", tip: y - card.top };
  if (near && inRow && card.left + card.width <= thing.left) return { side: "left", tip: y - card.top };
  return { side: "apart", tip: 0 };
}
