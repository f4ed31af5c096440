/**
 * What moves on the page when something happens: each event names its pieces, the page knows where they lay and where
 * they lie.
 */

import type { GameEvent } from "$lib/api/types";
import { nothingMoves, signed, type Motion } from "$lib/board/motion";
import { keyed } from "./cards";

export type Look = { tile: string } | { card: string };

const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/**
 * The motion of some events as `mine` sees it. `display` is what lay on display before; `fresh` says where the cards
 * that are new in your hand are now.
 */
export function motionOf(
  events: readonly GameEvent[],
  mine: number | null,
  display: readonly string[],
  fresh: ReadonlyMap<string, string> = new Map(),
): Motion<Look> {
  const out = nothingMoves<Look>();
  const shown = keyed(display);
  for (const { name, seat, parts } of events) {
    const row = `seat:${seat}`;
    const own = seat === mine;
    const tile = typeof parts["tile"] === "string" ? parts["tile"] : "";
    const cards = list(parts["cards"]);
    const fly = (look: Look, from: string[], to: string[]): void => void out.flights.push({ look, from, to });
    switch (name) {
      case "event-take":
        for (const card of cards) {
          const at = shown.findIndex(({ id }) => id === card);
          const key = at < 0 ? card : (shown.splice(at, 1)[0] as { key: string }).key;
          fly({ card }, [`display:${key}`], own ? [`hand:${fresh.get(card) ?? card}`, row] : [row]);
        }
        break;
      case "event-buy":
      case "event-buy-exact":
        fly({ tile }, [`market:${tile}`], [`pending:${tile}`, row]);
        for (const { id, key } of keyed(cards)) fly({ card: id }, own ? [`hand:${key}`, row] : [row], ["discard"]);
        break;
      case "event-hut":
        fly({ tile }, [`hut:${tile}`], [`pending:${tile}`, row]);
        break;
      case "event-place":
      case "event-build":
        fly(
          { tile },
          [`pending:${tile}`, `reserve:${tile}`, `market:${tile}`, row],
          [`built:${tile}`, `mini:${tile}`, row],
        );
        break;
      case "event-keep":
        fly({ tile }, [`pending:${tile}`, `market:${tile}`, row], [`reserve:${tile}`, row]);
        break;
      case "event-give":
        fly({ tile }, [`pending:${tile}`, row], ["dirk"]);
        break;
      case "event-remove":
        fly({ tile }, [`built:${tile}`, `mini:${tile}`], [`reserve:${tile}`, row]);
        break;
      case "event-swap": {
        const old = String(parts["old"] ?? "");
        fly({ tile }, [`reserve:${tile}`, row], [`built:${tile}`, `mini:${tile}`]);
        fly({ tile: old }, [`built:${old}`, `mini:${old}`], [`reserve:${old}`, row]);
        break;
      }
      case "event-last-tile":
        fly({ tile }, [`market:${tile}`], [`pending:${tile}`, row]);
        break;
      case "event-tile-laid":
        out.arrivals.push(`market:${tile}`);
        break;
      case "event-hut-turned":
        out.arrivals.push(`hut:${tile}`);
        break;
      case "event-money-laid":
        for (const { key } of keyed(cards)) out.arrivals.push(`display:${key}`);
        break;
      case "event-reveal":
        out.arrivals.push(`bonus:${String(parts["card"] ?? "")}`);
        break;
      case "event-scores-type":
      case "event-scores-wall":
        out.gains.push({
          at: [`scores:${typeof parts["type"] === "string" ? parts["type"] : "wall"}`, row],
          seat,
          text: signed(Number(parts["points"] ?? 0)),
        });
        break;
    }
  }
  return out;
}

/** The ids that are in one list more often than in another, as keys of the longer one. */
export function freshKeys(before: readonly string[], after: readonly string[]): Map<string, string> {
  const old = new Set(keyed(before).map(({ key }) => key));
  return new Map(
    keyed(after)
      .filter(({ key }) => !old.has(key))
      .map(({ id, key }) => [id, key]),
  );
}
