/**
 * A hint that was asked for at a decision: thinking, then up to three rows. Whatever is played meanwhile ends it.
 */

import type { Component } from "svelte";
import { Problem } from "$lib/api/client";
import type { Change, LegalAction, Outlook } from "$lib/api/types";
import { changeSentence, firstRemark, remarkText } from "$lib/plain/telling";
import { ownChanges } from "$lib/plain/tree";
import type { TableStore } from "$lib/table.svelte";
import { hintApi, type HintRow } from "./api";
import { signed } from "./sums";

/** Rows with more changes than this say only once what they have in common. */
const MANY = 4;
const alike = (one: Change) => (other: Change) =>
  one.seat === other.seat && one.name === other.name && one.low === other.low && one.high === other.high;

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
    /** Panel and keys come with the store: a table loads them when asked, and both are there at once. */
    readonly Panel: Component<{ hints: Hints }>,
    readonly Room: Component<{ hints: Hints }>,
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
    void table.lookAhead(); // known already, as a rule
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

  /** What a row would bring, as the board has asked for it; undefined as long as that is not known. */
  outlook(row: HintRow): Outlook | undefined {
    return this.table.outlooks?.[row.action.text];
  }

  /** What every row would change alike, if that would make them long: it is shown once. */
  get shared(): Change[] {
    const [first, ...others] = (this.rows ?? []).map((row) => ownChanges(this.outlook(row), []));
    if (first === undefined || others.length === 0 || first.length <= MANY) return [];
    return first.filter((change) => others.every((other) => other.some(alike(change))));
  }

  /** What a row would change beside that. */
  changes(row: HintRow): Change[] {
    return ownChanges(this.outlook(row), this.shared);
  }

  /** What it brings in words: what the game remarks, then how holdings would change. */
  brings(row: HintRow): string {
    const { words, seat } = this.table;
    const outlook = this.outlook(row);
    const remark = firstRemark(outlook);
    const changes = ownChanges(outlook, []).filter((change) => change.seat === seat || change.sure);
    const said = [
      ...(remark === null ? [] : [remarkText(words, remark).replace(/\.$/, "")]),
      ...changes.map((change) => changeSentence(words, change, seat)),
    ];
    return said.length === 0 ? "" : `${said.join("; ")}.`;
  }

  /** A row as it is read out: "A, merchant to Sarmatia, 41 percent, plus 12: …". */
  said(row: HintRow): string {
    const { letter, text, chance, difference, same, reason } = row;
    const parts = { letter, text, chance: Math.round(100 * chance), difference: signed(difference) };
    const figures = this.table.say(same ? "hint-said-same" : "hint-said", parts);
    return [figures, this.brings(row), reason ?? ""].filter((each) => each !== "").join(" ");
  }

  /** Play a row like any touch on the board. */
  async play(row: HintRow): Promise<void> {
    await this.table.play(row.action as LegalAction);
  }
}
