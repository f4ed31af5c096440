/** What has happened at a table, as lines; which of them is pointed at, opened or being shown again. */

import type { TableStore } from "$lib/table.svelte";
import { lineOf, ownBefore, sinceYourTurn, upTo, type Line } from "./lines";

export type Tab = "since" | "log" | "chat";

export class Story {
  tab = $state<Tab>("since");
  /** Counts one's own turns that have begun, so that the tab can pulse once for each. */
  calls = $state(0);
  /** The line that is pointed at or has the focus. */
  hot = $state<number | null>(null);
  /** The line whose thing on the board is pointed at. */
  pointed = $state.raw<readonly number[]>([]);
  /** While turns are shown again: which line it is. */
  showing = $state<number | null>(null);
  /** Whether the recap lies open where it is only one line: on a phone and on a narrow screen. */
  unfolded = $state(false);
  /** Holdings that go without saying; the game's board knows them. */
  quiet = $state.raw<readonly string[]>([]);
  /** The round of the scoring whose summary is open; null: none. */
  summary = $state<number | null>(null);
  /** How many lines of the chat have been read. */
  chatRead = $state(0);
  unread = $derived.by(() => Math.max(0, this.table.chat.length - this.chatRead));
  readonly table: TableStore;

  entries = $derived.by(() => this.table.pastAt ?? this.table.live?.entries ?? 0);
  lines: readonly Line[] = $derived.by(() => {
    const { table } = this;
    const telling = {
      words: table.words,
      seat: table.seat,
      score: table.game.holdings[0]?.name ?? "",
      quiet: this.quiet,
    };
    return upTo(table.turns, this.entries).map((turn, at, turns) => lineOf(turn, telling, turns[at - 1]));
  });
  since: readonly Line[] = $derived.by(() => sinceYourTurn(this.lines, this.table.seat, this.table.myTurn));
  /** One's own turn before those. */
  own: Line | null = $derived.by(() => ownBefore(this.lines, this.table.seat, this.since));
  /** The number of the first line that is new, for the divider in the log. */
  firstNew = $derived(this.since[0]?.number ?? Infinity);

  constructor(table: TableStore) {
    this.table = table;
  }

  /** The marks that the board shows: those of the lines since one's turn, or of the one that is shown again. */
  marked: readonly Line[] = $derived.by(() => {
    const { table } = this;
    if (this.showing !== null) return this.lines.filter((line) => line.number === this.showing);
    if (this.hot !== null && !this.since.some((line) => line.number === this.hot))
      return this.lines.filter((line) => line.number === this.hot);
    return this.since.filter((line) => line.seat >= 0 && line.seat !== table.seat);
  });
}
