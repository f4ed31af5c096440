/**
 * What a player has of what wishes, poems and the trade card count (SAB-9.6): to say how one stands. The server scores.
 */

import { GOODS, MATERIALS, type Box, type PlayerView, type Score, type View } from "./model";

export function count(box: Box, view: View, player: PlayerView, counter: string): number {
  const { poems, row, large, ships } = player;
  const small = row.filter((card) => card.startsWith("small")).length;
  const withShip = [...ships.left, ...ships.right];
  const coloured = (cities: readonly string[], colour: string): number =>
    cities.filter((city) => view.cities.find((each) => each.city === city)?.colour === colour).length;
  const region = (name: string): number =>
    withShip.filter((city) => box.cities.find((each) => each.city === city)?.region === name).length;
  const stored = (stock: Record<string, number> | undefined): number =>
    [...MATERIALS, ...GOODS].reduce((sum, item) => sum + (stock?.[item] ?? 0), 0);
  switch (counter) {
    case "blue_poem":
      return poems.blue.length;
    case "red_poem":
      return poems.red.length;
    case "small_poem":
      return poems.blue.length + poems.red.length;
    case "large_poem":
      return poems.large.length;
    case "poem":
      return poems.blue.length + poems.red.length + poems.large.length;
    case "small_building":
      return small;
    case "large_building":
      return large.length;
    case "building":
      return small + large.length;
    case "category_kinds":
      return Object.values(player.categories).filter((n) => n > 0).length;
    case "mosaic":
      return player.mosaics;
    case "crate":
      return player.yusuf ? (player.crates ?? 0) : player.capacity + (player.card_store?.capacity ?? 0);
    case "stored_item":
      return stored(player.stock) + stored(player.card_store?.stock);
    case "favour_space":
      return player.favour;
    case "seal":
      return player.seals;
    case "city_with_ship":
      return withShip.length;
    case "consolidated_city":
      return ships.right.length;
    case "consolidated_blue_city":
      return coloured(ships.right, "blue");
    case "consolidated_red_city":
      return coloured(ships.right, "red");
    case "blue_city_with_ship":
      return coloured(withShip, "blue");
    case "red_city_with_ship":
      return coloured(withShip, "red");
    case "europe_city_with_ship":
      return region("europe");
    case "maghreb_city_with_ship":
      return region("maghreb");
    case "near_east_city_with_ship":
      return region("near_east");
    case "chain_of_cities":
      return chain(box, withShip);
  }
  return counter.startsWith("category_") ? (player.categories[counter.slice(9)] ?? 0) : 0;
}

/** The largest group of cities with ships that hang together by routes; Granada does not connect (SAB-9.7). */
export function chain(box: Box, cities: readonly string[]): number {
  const left = new Set(cities);
  let best = 0;
  for (const start of cities) {
    if (!left.delete(start)) continue;
    const group = [start];
    for (const here of group) {
      for (const { a, b } of box.routes) {
        const next = a === here ? b : b === here ? a : "";
        if (left.delete(next)) group.push(next);
      }
    }
    best = Math.max(best, group.length);
  }
  return best;
}

/** What a scoring form would bring a player now (SAB-9.8, 11.5). */
export function scoreNow(box: Box, view: View, player: PlayerView, score: Score): number {
  const n = score.n ?? 0;
  const most = score.max ?? Infinity;
  const of = (counter: string | undefined, who = player): number => count(box, view, who, counter ?? "");
  if (score.kind === "per") return Math.min(n * of(score.counter), most);
  if (score.kind === "sets") return Math.min(n * Math.min(...(score.of ?? []).map((counter) => of(counter))), most);
  if (score.kind === "table") return score.values?.[Math.min(of(score.counter), score.values.length - 1)] ?? 0;
  const mine = of(score.counter);
  if (mine === 0) return 0;
  const others = view.players.filter((other) => other !== player).map((other) => of(score.counter, other));
  const ahead = others.filter((other) => other > mine).length;
  const tied = others.includes(mine) ? 1 : 0;
  if (view.players.length === 2) return ahead + tied === 0 ? 14 : 6;
  return [14, 9, 6, 0][ahead + tied] ?? 0;
}
