/**
 * A hint that was asked for at a decision: thinking, then up to three rows. Whatever is played meanwhile ends it.
 */

import type { Component } from "svelte";
import { Problem } from "$lib/api/client";
import type { LegalAction } from "$lib/api/types";
import type { TableStore } from "$lib/table.svelte";
import { hintApi, type HintRow } from "./api";
import { signed } from "./sums";

export class Hints {
  rows = $state.raw<readonly HintRow[] | null>(null);
  left = $state<number | null>(null);
  /** The letter of the row that is looked at; the others fade on the board. */
  chosen = $state<string | null>(null);
  /** What the server said instead of an answer. */
  problem = $state("");
  /** How many entries the match had: the decision that the hint is about. */
  readonly entries: number;
  readonly seat: number | null;

  constructor(
    readonly table: TableStore,
    /** The panel comes with the store, so that the columns of a board need not load it. */
    readonly Panel: Component<{ hints: Hints }>,
    readonly close: () => void,
  ) {
    this.entries = table.live?.entries ?? -1;
    this.seat = table.seat;
  }

  /** Whether the table still waits for the decision that the hint is about. */
  get fits(): boolean {
    const { table } = this;
    return table.live?.entries === this.entries && table.seat === this.seat && table.past === null && table.myTurn;
  }

  async ask(): Promise<void> {
    const { table, seat } = this;
    if (seat === null || table.live === null) return;
    this.problem = "";
    try {
      const told = await hintApi.ask(table.summary.id, seat, table.live.seq);
      this.left = told.left;
      if (!this.fits) return; // something was played meanwhile
      this.rows = told.rows;
      table.announce(told.rows.map((row) => this.said(row)).join(" "));
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.problem = problem.status === 0 ? table.say("notice-unreachable") : problem.detail || problem.title;
    }
  }

  /** A row as it is read out: "A, merchant to Sarmatia, 41 percent, plus 12: …". */
  said({ letter, text, chance, difference, same, reason }: HintRow): string {
    const parts = { letter, text, chance: Math.round(100 * chance), difference: signed(difference) };
    const row = this.table.say(same ? "hint-said-same" : "hint-said", parts);
    return reason === null ? row : `${row} ${reason}`;
  }

  /** Play a row like any touch on the board. */
  async play(row: HintRow): Promise<void> {
    await this.table.play(row.action as LegalAction);
  }
}
