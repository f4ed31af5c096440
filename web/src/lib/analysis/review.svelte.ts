/**
 * A match that is looked through: its analysis as far as it is computed, and one cursor that curve, slider, board, list
 * and address follow.
 */

import { Problem } from "$lib/api/client";
import type { TableStore } from "$lib/table.svelte";
import { analysisApi, type Analysis, type AnalysisState, type DecisionLine, type TurningPoint } from "./api";
import { curves, indexAt, nearest, stepFrom, turningFrom, type CurvePoint } from "./sums";

/** How often a running analysis is asked about. */
const AGAIN = 1000;
/** How long each decision stands while the match runs by itself. */
export const PACE = 1100;

export class Review {
  state = $state.raw<AnalysisState | null>(null);
  done = $state(0);
  error = $state("");
  result = $state.raw<Analysis | null>(null);
  /** The server said no, or cannot be reached. */
  problem = $state.raw<Problem | null>(null);
  /** How many entries are applied: the position that is shown. */
  at = $state(0);
  running = $state(false);
  /** Said once to a screen reader. */
  said = $state("");

  decisions: readonly DecisionLine[] = $derived(this.result?.decisions ?? []);
  points: readonly TurningPoint[] = $derived(this.result?.turning_points ?? []);
  seats: number = $derived.by(() => this.table.summary.seats.length);
  entries: number = $derived.by(() => this.table.summary.entries);
  ready = $derived(this.state === "ready");
  computing = $derived(this.state === "waiting" || this.state === "computing");
  /** Where the match stands after its last entry: who won has 1, the others 0; a shared victory is shared. */
  end: { at: number; chances: number[] } | null = $derived.by(() => (this.ready ? this.#result() : null));
  curves: readonly CurvePoint[][] = $derived(curves(this.decisions, this.seats, this.end));
  /** The decision that is taken in the position shown; null at the end of the match. */
  decision: DecisionLine | null = $derived(
    this.at >= this.entries ? null : (this.decisions[indexAt(this.decisions, this.at)] ?? null),
  );
  /** The turning point that is shown. */
  point: TurningPoint | null = $derived(this.points.find((point) => point.at === this.at) ?? null);
  chances: readonly number[] = $derived(
    this.at >= this.entries && this.end !== null ? this.end.chances : (this.decision?.chances ?? []),
  );

  #timer: ReturnType<typeof setTimeout> | undefined;
  #left = false;

  constructor(
    readonly table: TableStore,
    at: number,
  ) {
    this.at = Math.min(at, table.summary.entries);
  }

  /** Ask how the analysis stands, and go on asking while it is computed. */
  async look(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const told = await analysisApi.state(this.table.summary.id);
      if (this.#left) return;
      const before = this.state;
      this.problem = null;
      [this.state, this.done, this.error] = [told.state, told.done, told.error ?? ""];
      if (told.result !== null) this.result = told.result;
      if (told.state === "ready" && before !== null && before !== "ready") this.said = this.table.say("analysis-ready");
      if (this.computing) this.#timer = setTimeout(() => void this.look(), AGAIN);
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.problem = problem;
      if (problem.status === 0 && !this.#left) this.#timer = setTimeout(() => void this.look(), 3 * AGAIN);
    }
  }

  async begin(): Promise<void> {
    try {
      const told = await analysisApi.begin(this.table.summary.id);
      [this.state, this.done, this.error] = [told.state, told.done, ""];
      await this.look();
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.problem = problem;
    }
  }

  leave(): void {
    this.#left = true;
    this.running = false;
    clearTimeout(this.#timer);
  }

  go(at: number): void {
    this.at = nearest(this.decisions, Math.round(at), this.entries);
  }
  step(by: 1 | -1): void {
    this.go(stepFrom(this.decisions, this.at, by, this.entries));
  }
  turn(direction: 1 | -1): void {
    const next = turningFrom(this.points, this.at, direction);
    if (next !== null) this.go(next);
  }

  /** Show the position of the cursor, as whoever decides there saw it. */
  async show(): Promise<void> {
    const { table, at } = this;
    const seat = this.decision?.seat ?? table.ownSeats[0] ?? 0;
    table.seat = seat;
    await table.lookBack(at, seat);
  }

  #result(): { at: number; chances: number[] } {
    const ranking = this.table.summary.ranking ?? [];
    const winners = ranking.filter((rank) => rank === 1).length || 1;
    return {
      at: this.entries,
      chances: Array.from({ length: this.seats }, (_, seat) => (ranking[seat] === 1 ? 1 / winners : 0)),
    };
  }
}
