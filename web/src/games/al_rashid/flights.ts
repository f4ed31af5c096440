/**
 * What moves on the page when something happens: each event names its pieces, the page knows where they lay and where
 * they lie.
 */

import type { GameEvent } from "$lib/api/types";
import { nothingMoves, signed, type Motion } from "$lib/board/motion";

export type Look = { pawn: string; seat: number } | { chip: string } | { tile: string };

const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const word = (value: unknown): string => (typeof value === "string" ? value : "");

/** The motion of some events as `mine` sees it; `resolving` is the area whose goods are handed out. */
export function motionOf(events: readonly GameEvent[], mine: number | null, resolving: string | null): Motion<Look> {
  const out = nothingMoves<Look>();
  const fly = (look: Look, from: string[], to: string[]): void => void out.flights.push({ look, from, to });
  for (const { name, seat, parts } of events) {
    const row = `seat:${seat}`;
    const own = seat === mine;
    const area = word(parts["area"]) || resolving || "";
    const [purse, hand, home] = [
      own ? ["goods", row] : [row],
      own ? ["hand", row] : [row],
      (piece: string): string[] => (own ? [`home:${piece}`, row] : [row]),
    ];
    switch (name) {
      case "event-place":
        fly({ pawn: word(parts["piece"]), seat }, home(word(parts["piece"])), [
          `stack:${area}:${seat}`,
          `area:${area}`,
        ]);
        break;
      case "event-move": {
        const [piece = "sage", of = "0"] = word(parts["piece"]).split("-");
        fly(
          { pawn: piece, seat: Number(of) },
          [`stack:${word(parts["from"])}:${of}`, `area:${word(parts["from"])}`],
          [`stack:${word(parts["to"])}:${of}`, `area:${word(parts["to"])}`],
        );
        break;
      }
      case "event-trade":
        for (const item of list(parts["items"])) fly({ chip: item }, [`goods:${area}`, `area:${area}`], purse);
        break;
      case "event-goods":
        for (const good of list(parts["goods"]))
          fly({ chip: good }, resolving ? [`area:${resolving}`, row] : [row], purse);
        break;
      case "event-pay":
        for (const good of list(parts["goods"])) fly({ chip: good }, purse, resolving ? [`area:${resolving}`] : [row]);
        break;
      case "event-draw":
        for (const tile of list(parts["tiles"])) fly({ tile }, resolving ? [`area:${resolving}`] : [row], hand);
        break;
      case "event-fight":
        for (const tile of list(parts["tiles"])) fly({ tile }, hand, [`area:${area}`]);
        break;
      case "event-member":
        fly(
          { pawn: word(parts["piece"]), seat },
          resolving ? [`area:${resolving}`] : [row],
          home(word(parts["piece"])),
        );
        break;
      case "event-influence":
        out.gains.push({ at: [row], seat, text: signed(Number(parts["count"] ?? 1)), chip: "influence" });
        break;
      case "event-shame":
        out.gains.push({ at: [row], seat, text: signed(Number(parts["count"] ?? 1)), chip: "shame" });
        break;
    }
  }
  return out;
}
