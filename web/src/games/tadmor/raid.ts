/** The last raid of a match, from its log: where the raiders came, and whose figures they drove away from where. */

import type { GameEvent } from "$lib/api/types";

export interface Raid {
  round: number;
  region: string;
  driven: { seat: number; space: string }[];
}

const words = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

export function lastRaid(events: readonly GameEvent[]): Raid | null {
  let round = 1;
  let raid: Raid | null = null;
  for (const { name, seat, parts } of events)
    if (name === "event-round") round = Number(parts["round"] ?? round);
    else if (name === "event-attacked") raid = { round, region: String(parts["region"]), driven: [] };
    else if (name === "event-driven") raid?.driven.push(...words(parts["spaces"]).map((space) => ({ seat, space })));
  return raid;
}
