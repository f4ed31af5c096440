/**
 * What moves on the page when something happens: each event names its pieces, the page knows where they lay and where
 * they lie.
 */

import type { GameEvent } from "$lib/api/types";
import { nothingMoves, signed, type Motion } from "$lib/board/motion";

export type Look = { chip: string } | { pawn: number; role: string } | { ship: number };

const list = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : value === undefined ? [] : [String(value)];

/** The motion of some events; `yusuf` is his place among the players (-1: he does not play), `mine` is yours. */
export function motionOf(events: readonly GameEvent[], mine: number | null, yusuf: number): Motion<Look> {
  const out = nothingMoves<Look>();
  const gains: Count[] = [];
  for (const { name, seat, parts } of events) {
    const player = seat >= 0 ? seat : yusuf;
    if (player < 0 && !name.startsWith("event-refill")) continue;
    const home = player === mine ? ["purse", `player:${player}`] : [`player:${player}`];
    const text = (part: string): string => String(parts[part] ?? "");
    const count = Number(parts["count"] ?? 0);
    const gain = (kind: string, n: number): void => void gains.push({ player, kind, count: n });
    const fly = (look: Look, from: string[], to: string[]): void => void out.flights.push({ look, from, to });
    switch (name) {
      case "event-prestige":
      case "event-yusuf-prestige":
      case "event-wish-scored":
      case "event-large-poem":
      case "event-trade-scored":
      case "event-leftovers":
      case "event-yusuf-scored":
        gain("prestige", count);
        break;
      case "event-prestige-lost":
      case "event-yusuf-prestige-lost":
        gain("prestige", -count);
        break;
      case "event-dinar":
        gain("dinar", count);
        break;
      case "event-paria":
      case "event-yusuf-paria":
        gain("paria", count);
        break;
      case "event-work":
      case "event-yusuf-move":
      case "event-rest":
      case "event-rest-forced": {
        const worker = text("worker");
        const role = worker.startsWith("builder") ? "builder" : worker;
        fly({ pawn: player, role }, [`pawn:${player}:${worker}`, ...home], [`pawn:${player}:${worker}`, ...home]);
        break;
      }
      case "event-raw":
      case "event-good":
        fly(
          { chip: text(name === "event-raw" ? "raw" : "good") },
          [`slot:${text("slot")}`],
          [`raw:${player}:${text("raw")}`, ...home],
        );
        break;
      case "event-export":
      case "event-sail":
      case "event-yusuf-export":
        fly({ ship: player }, ["granada", ...home], [`ship:${player}:${text("city")}`, `city:${text("city")}`]);
        for (const good of list(parts["goods"]))
          fly({ chip: good.replace("card_", "") }, home, [`city:${text("city")}`]);
        break;
      case "event-consolidate":
      case "event-yusuf-consolidate":
        out.arrivals.push(`ship:${player}:${text("city")}`);
        break;
      case "event-lay":
        out.arrivals.push(`row:${text("building")}`);
        break;
      case "event-refill-small":
      case "event-refresh":
        for (const card of list(parts["cards"])) out.arrivals.push(`small:${card}`);
        break;
      case "event-refill-poems":
        for (const poem of list(parts["poems"])) out.arrivals.push(`poem:${poem}:blue`, `poem:${poem}:red`);
        break;
      case "event-refill-tiles":
        for (const tile of list(parts["tiles"])) out.arrivals.push(`tile:${tile}`);
        break;
      case "event-refill-raw":
      case "event-refill-marble":
        for (const slot of list(parts["slots"])) out.arrivals.push(`slot:${slot}`);
        break;
    }
  }
  for (const { player, kind, count } of together(gains))
    out.gains.push({ at: [`player:${player}`], seat: player, text: signed(count), chip: kind });
  return out;
}

type Count = { player: number; kind: string; count: number };

/** The same player's gains of one kind as one. */
function together(gains: readonly Count[]): Count[] {
  const out: Count[] = [];
  for (const gain of gains) {
    const before = out.find((other) => other.player === gain.player && other.kind === gain.kind);
    if (before === undefined) out.push({ ...gain });
    else before.count += gain.count;
  }
  return out.filter(({ count }) => count !== 0);
}
