/** What is open to the player now: own figures and where they stand, what is lit, what the panel lists. */

import type { Refusal } from "$lib/api/types";
import { nextItems, type Section } from "./draft";
import { spaceOf } from "./pieces";
import type { Play } from "./play.svelte";

export interface Entry {
  id: string;
  kind: "figure" | "trade" | "mission";
  label: string;
  /** The space or tile, or the mission. */
  of: string;
  refusal: Refusal | null;
}

/** Whether an own figure stands there. */
export function standsAt(play: Play, place: string): boolean {
  const seat = play.table.seat;
  if (seat === null) return false;
  return (
    play.view?.spaces.some((other) => other.space === place && other.seat === seat) === true ||
    play.me?.personal.some((other) => other.upgrade === place && other.figure !== null) === true
  );
}

export function isMarket(play: Play, place: string): boolean {
  return spaceOf(play.box, place)?.action === "market" || play.box.upgrades[place]?.actions.includes("market") === true;
}

/** A section that asks for things on the board: spaces, regions, displayed tiles. */
export function openItems(play: Play): Extract<Section, { kind: "items" }> | null {
  const section = play.form?.sections.at(-1);
  return section?.kind === "items" ? section : null;
}

/** Spaces that may be touched to do something now. */
export function litSpaces(play: Play): Set<string> {
  if (!play.table.myTurn) return new Set();
  const items = openItems(play);
  if (items !== null && play.form !== null) return nextItems(play.form.left, items);
  if (play.draft !== null) return new Set(play.draft.parts.space === undefined ? [] : [play.draft.parts.space]);
  if (play.placing) {
    const { figure } = play;
    return new Set(
      [...play.options.place]
        .filter(([, figures]) => figure === null || figures.includes(figure))
        .map(([place]) => place),
    );
  }
  const open = [...play.options.uses].filter(([, uses]) => [...uses.values()].includes(null)).map(([place]) => place);
  const markets = play.options.trades.length === 0 ? [] : standing(play).filter((place) => isMarket(play, place));
  return new Set([...open, ...markets]);
}

export function litRegions(play: Play): Set<string> {
  if (!play.table.myTurn) return new Set();
  const items = openItems(play);
  if (items !== null && play.form !== null) return nextItems(play.form.left, items);
  return play.options.regions;
}

/** Where own figures stand. */
function standing(play: Play): string[] {
  const seat = play.table.seat;
  const onMap = (play.view?.spaces ?? [])
    .filter((other) => other.seat === seat && seat !== null)
    .map(({ space }) => space);
  return [...onMap, ...(play.me?.personal ?? []).filter(({ figure }) => figure !== null).map(({ upgrade }) => upgrade)];
}

/** What is still open in this window: own figures, trades, fulfilled missions. */
export function entriesOf(play: Play): Entry[] {
  if (!play.table.myTurn || play.view === null || (!play.options.plain.has("end") && !play.options.verbs.has("tax")))
    return missionEntries(play);
  const out: Entry[] = [];
  for (const place of standing(play)) {
    const uses = play.options.uses.get(place);
    if (uses === undefined) continue;
    const refusals = [...uses.values()];
    out.push({
      id: place,
      kind: "figure",
      of: place,
      label: play.label(place),
      refusal: refusals.includes(null) ? null : (refusals[0] ?? null),
    });
  }
  if (play.options.trades.length + play.options.acquire.length > 0)
    out.push({ id: "trade", kind: "trade", of: "market", label: play.say("board-trade"), refusal: null });
  out.sort((a, b) => Number(a.refusal !== null) - Number(b.refusal !== null));
  return [...out, ...missionEntries(play)];
}

function missionEntries(play: Play): Entry[] {
  return [...play.options.turnIn]
    .filter(([, refusal]) => refusal === null)
    .map(([mission]) => ({
      id: mission,
      kind: "mission" as const,
      of: mission,
      label: play.say("board-ask-turn_in", { reward: play.reward(mission) }),
      refusal: null,
    }));
}
