/**
 * What moves on a board when something happens. A game tells it from the events: each event names its pieces, and the
 * page knows where they lay and where they lie (elements with `data-piece` or `data-place`).
 */

/** A piece that travels. Places are tried in order; the first that is there counts. */
export type Flight<Look> = {
  look: Look;
  from: readonly string[];
  to: readonly string[];
  /** Where it starts if not at one of the places: it was let go there. */
  begin?: DOMRect | undefined;
};

/** Points or tokens gained or lost, shown beside their cause. */
export type Gain = { at: readonly string[]; seat: number; text: string; chip?: string };

export type Motion<Look> = {
  flights: Flight<Look>[];
  /** What appears in its place. */
  arrivals: string[];
  gains: Gain[];
};

export function nothingMoves<Look>(): Motion<Look> {
  return { flights: [], arrivals: [], gains: [] };
}

/** A number as it is gained or lost: +3, −2. */
export function signed(count: number): string {
  return `${count < 0 ? "−" : "+"}${Math.abs(count)}`;
}

/** Gains beside the same place stand side by side; those of one place after those of another. */
export function inRows(gains: readonly Gain[]): { gain: Gain; row: number; nth: number }[] {
  const rows = new Map<string, number>();
  return gains.map((gain) => {
    const key = gain.at[0] ?? "";
    const nth = rows.get(key) ?? 0;
    rows.set(key, nth + 1);
    return { gain, row: [...rows.keys()].indexOf(key), nth };
  });
}
