/**
 * What moves on the page when something happens: each event names its pieces, the page knows where they lay and where
 * they lie.
 */

import type { TadmorTables, TadmorView } from "$lib/api/tadmor";
import type { GameEvent } from "$lib/api/types";
import { nothingMoves, signed, type Motion } from "$lib/board/motion";
import { colourOf } from "./pieces";

export type Piece =
  | { figure: string; seat: number }
  | { resource: string }
  | { good: string }
  | { upgrade: string }
  | { mission: string | null };

type Moves = Motion<Piece>;

const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Resources as events write them, `wood-2` for two of a kind. */
export function resourcesIn(value: unknown): string[] {
  return list(value).flatMap((word) => {
    const [kind = word, count] = word.split("-");
    return Array.from({ length: count === undefined ? 1 : Number(count) }, () => kind);
  });
}

const MOST_CHIPS = 4;

/** The motion of some events as `mine` sees it; `before` is the view that they changed. */
export function motionOf(
  box: TadmorTables,
  events: readonly GameEvent[],
  mine: number | null,
  before: TadmorView | null,
): Moves {
  const out: Moves = nothingMoves();
  for (const event of events) enter(out, box, event, mine, before);
  return out;
}

function enter(
  out: Moves,
  box: TadmorTables,
  { name, seat, parts }: GameEvent,
  mine: number | null,
  before: TadmorView | null,
): void {
  const row = `seat:${seat}`;
  const own = seat === mine;
  const word = (part: string): string => (typeof parts[part] === "string" ? parts[part] : "");
  const fly = (piece: Piece, from: string[], to: string[]): void => void out.flights.push({ look: piece, from, to });
  const chips = (words: readonly string[], from: string[], to: string[]): void =>
    words.slice(0, MOST_CHIPS).forEach((resource) => fly({ resource }, from, to));
  const points = (at: string[], sign = 1): void => {
    const count = sign * Number(parts["prestige"] ?? 0);
    if (count !== 0) out.gains.push({ at: [...at, row], seat, text: signed(count) });
  };
  const store = own ? ["warehouse", row] : [row];
  /** The space that is for an action; of several the first. */
  const where = (action: string): string => `space:${box.spaces.find((space) => space.action === action)?.id ?? ""}`;
  const traded = own ? ["traded", row] : [row];
  switch (name) {
    case "event-place":
      fly({ figure: word("figure"), seat }, own ? [`supply:${word("figure")}`, row] : [row], [
        `at:${word("space")}`,
        `space:${word("space")}`,
      ]);
      break;
    case "event-attacked":
    case "event-returned":
      for (const space of list(parts["spaces"])) {
        const there = before?.spaces.find((other) => other.space === space);
        if (there?.seat == null || there.figure === null) continue;
        fly(
          { figure: there.figure, seat: there.seat },
          [`at:${space}`, `space:${space}`],
          there.seat === mine ? [`supply:${there.figure}`, `seat:${there.seat}`] : [`seat:${there.seat}`],
        );
      }
      break;
    case "event-gain":
      chips(
        Array.from({ length: Number(parts["count"] ?? 1) }, () => word("resource")),
        [`space:${word("space")}`],
        store,
      );
      break;
    case "event-pick":
    case "event-lead":
      chips([word("resource")], [where("start_player")], store);
      break;
    case "event-trade":
      chips(resourcesIn(parts["get"]), own ? ["warehouse", row] : [row], traded);
      break;
    case "event-acquire":
    case "event-discard":
      chips([word("resource")], [`hand:${word("mission")}`, row], traded);
      break;
    case "event-receive":
      chips(resourcesIn(parts["resources"]), [row], traded);
      break;
    case "event-buy":
    case "event-take":
    case "event-take-start":
      chips(resourcesIn(parts["pay"]), own ? ["warehouse", row] : [row], ["display"]);
      fly(
        { upgrade: word("upgrade") },
        [`display:${word("upgrade")}`, "display"],
        own ? [`upgrades:${seat}`, row] : [row],
      );
      break;
    case "event-precious":
    case "event-precious-points":
    case "event-prize":
    case "event-fetched": {
      const colour = colourOf(box, word("good"));
      const space = box.spaces.find((other) => other.colour === colour)?.id ?? "";
      fly({ good: word("good") }, [`space:${space}`], own ? [`goods:${seat}`, row] : [row]);
      if (name === "event-precious-points") points([`space:${space}`], -1);
      break;
    }
    case "event-draw":
      for (const mission of own ? list(parts["missions"]) : [""])
        fly(
          { mission: mission === "" ? null : mission },
          [where("mission_draw")],
          own ? [`hand:${mission}`, `hand:${seat}`, row] : [row],
        );
      break;
    case "event-fulfil":
      chips(resourcesIn(parts["pay"]), own ? ["warehouse", row] : [row], [where("mission_fulfil")]);
      fly(
        { mission: word("mission") },
        own ? [`hand:${word("mission")}`, row] : [row],
        own ? [`fulfilled:${word("mission")}`, row] : [where("mission_fulfil")],
      );
      break;
    case "event-tower":
    case "event-tower-levels":
    case "event-tower-free":
      out.arrivals.push(`tower:${seat}`, `minitower:${seat}`);
      break;
    case "event-betray":
      out.arrivals.push(`tower:${Number(parts["target"])}`, `minitower:${Number(parts["target"])}`);
      break;
    case "event-temple":
    case "event-temple-free":
      out.arrivals.push(`temple:${seat}`);
      break;
    case "event-displayed":
      out.arrivals.push(...list(parts["upgrades"]).map((id) => `display:${id}`));
      break;
    case "event-gifts":
      points([`space:${word("space")}`]);
      break;
    case "event-supplies":
      points([where("war_supplies")]);
      break;
    case "event-prestige":
    case "event-tower-points":
      points(own ? [`tower:${seat}`] : []);
      break;
    case "event-bonus":
    case "event-raid-prestige":
    case "event-final":
      points([]);
      break;
    case "event-tax-lost":
      points([], -1);
      break;
  }
}
