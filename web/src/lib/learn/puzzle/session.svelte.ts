/**
 * One puzzle as it is being solved: its table, how it stands, and what may be done about it.
 *
 * The answer is given on the board of a real table, so all that happens here is asking the server after each move what
 * the position comes to now.
 */

import { api, Problem } from "$lib/api/client";
import { TableStore } from "$lib/table.svelte";
import type { GameDetail } from "$lib/api/types";
import { puzzleApi, type PuzzleState } from "./api";
import { standing, type Standing } from "./order";
import { solved } from "./solved.svelte";

export class Session {
  table = $state.raw<TableStore | null>(null);
  state = $state.raw<PuzzleState | null>(null);
  /** The answer was asked for: what is on the board since then is shown, not found. */
  shown = $state(false);
  /** A table is being opened, or the answer is being played. */
  busy = $state(false);
  failed = $state.raw<"missing" | "unreachable" | null>(null);
  standing: Standing = $derived(this.state === null ? "asked" : standing(this.state, this.shown));
  /** How many wrong answers there have been so far. */
  wrong = $derived.by(() => solved.wrong(this.game.id, this.name));

  /** The answer on the board has been counted. */
  #counted = false;
  #looks = 0;
  #left = false;

  constructor(
    readonly game: GameDetail,
    readonly name: string,
  ) {}

  /** Open the puzzle at its beginning: at first, and again after a try. */
  async begin(language: string): Promise<void> {
    this.shown = false;
    await this.#busily(() => this.#open(language));
  }

  /** Ask how the puzzle stands after what has just been played, and remember what came of it. */
  async look(language: string): Promise<void> {
    const { table } = this;
    if (table === null) return;
    const look = ++this.#looks;
    try {
      const told = await puzzleApi.state(table.summary.id, language, this.shown);
      if (look !== this.#looks || table !== this.table) return; // a later look overtook this one
      this.state = told;
      this.#remember();
    } catch (problem) {
      // The table was opened anew meanwhile, or the server is away, which the table's own line says.
      if (!(problem instanceof Problem)) throw problem;
    }
  }

  /** Show the answer: the explanation at once, and its best way played on the board. */
  async show(language: string): Promise<void> {
    if (this.table === null) return;
    this.shown = true;
    solved.show(this.game.id, this.name);
    await this.look(language);
    const best = this.state?.results[0]?.actions ?? [];
    await this.#busily(async () => {
      if ((this.state?.played ?? 0) > 0) await this.#open(language);
      await this.#settled();
      for (const action of best) if ((await this.table?.play(action)) != null) return;
    });
  }

  /** Go on from here at an ordinary table: its id, or null if that cannot be. */
  async playOn(): Promise<string | null> {
    const { table } = this;
    let made: string | null = null;
    if (table !== null)
      await this.#busily(async () => {
        made = (await puzzleApi.playOn(table.summary.id)).table;
      });
    return made;
  }

  leave(): void {
    this.#left = true;
    this.table?.leave();
  }

  async #open(language: string): Promise<void> {
    const { table: id } = await puzzleApi.open(this.game.id, this.name);
    const summary = await api.table(id);
    if (this.#left) return;
    const table = new TableStore(summary, this.game, null);
    table.puzzling = true;
    this.table?.leave();
    this.#counted = false;
    this.table = table;
    table.sit(summary.seats.find((seat) => seat.mine)?.seat ?? null);
    await this.look(language);
  }

  /** The table has told its position, so that something can be played there. */
  async #settled(): Promise<void> {
    for (let i = 0; i < 200 && this.table?.live == null && !this.#left; i++)
      await new Promise((resolve) => setTimeout(resolve, 25));
  }

  async #busily(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.failed = null;
    try {
      await work();
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.failed = problem.status === 0 || problem.status >= 500 ? "unreachable" : "missing";
    } finally {
      this.busy = false;
    }
  }

  #remember(): void {
    if (this.standing === "asked") this.#counted = false;
    if (this.#counted || (this.standing !== "solved" && this.standing !== "not-yet")) return;
    this.#counted = true;
    if (this.standing === "solved") solved.solve(this.game.id, this.name);
    else solved.miss(this.game.id, this.name);
  }
}
