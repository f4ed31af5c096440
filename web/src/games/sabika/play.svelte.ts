/**
 * What the player is about to do at a table of Sabika: what has been chosen so far, what is lit, what a touch means.
 *
 * Nothing here knows a rule: prices and the like come with the position, and whether something may be done is always
 * the decision's word.
 */

import type {
  Act,
  MoveNumbers,
  OwnNumbers,
  PlayerView,
  SabikaNumbers,
  SabikaTables,
  SabikaView,
  SpaceView,
} from "$lib/api/sabika";
import type { Action } from "$lib/api/types";
import { layout } from "$lib/layout.svelte";
import { shell } from "$lib/shell/shell.svelte";
import type { Ask } from "$lib/asking";
import type { TableStore } from "$lib/table.svelte";
import { choicesOf, type Choice } from "./choices";
import {
  answersOf,
  firstLegal,
  following,
  knownRefusal,
  openParts,
  verbsOf,
  type Answers,
  type Draft,
} from "./decision";
import { roleOf } from "./order";

/** Things that can be touched; `drafts` says what each may mean. */
export type Thing =
  | { space: string }
  | { worker: string }
  | { slot: string }
  | { tile: string }
  | { house: string }
  | { large: string }
  | { small: string }
  | { poem: string; colour: "blue" | "red" | "large" }
  | { own: string }
  | { city: string }
  | { item: string }
  | { raw: string }
  | { favour: number }
  | { end: "left" | "right" };

/** Verbs whose last part is chosen from a list of drawn choices. */
const LISTED = new Set(["build", "engrave", "export", "sail"]);

export class Play {
  readonly table: TableStore;
  draft = $state.raw<Draft | null>(null);
  /** The space that is pointed at or has the focus, for the hint. */
  looked = $state.raw<string | null>(null);
  /** A player whose workshop is open on top of the board. */
  visiting = $state.raw<number | null>(null);

  box = $derived.by(() => this.table.box as SabikaTables);
  view = $derived.by(() => this.table.view as SabikaView | null);
  /** What is shown beside the pieces; `numbers` is what concerns the player alone. */
  shown = $derived.by(() => this.table.numbers as SabikaNumbers | null);
  numbers: OwnNumbers | null = $derived.by(() => this.shown?.own ?? null);
  me = $derived.by((): PlayerView | null =>
    this.table.seat === null ? null : (this.view?.players[this.table.seat] ?? null),
  );
  answers: Answers = $derived.by(() => answersOf(this.table.myTurn ? this.table.decision : null));
  verbs: Set<string> = $derived.by(() => verbsOf(this.answers));
  prompt = $derived.by(() => (this.table.myTurn ? (this.table.prompt?.id ?? "") : ""));
  /** The worker that is chosen to move. */
  worker = $derived.by(() => (this.draft?.verb === "work" ? String(this.draft["worker"]) : null));
  choices: Choice[] = $derived.by(() => this.#choices());
  ask: Ask | null = $derived.by(() => this.#ask());

  constructor(table: TableStore) {
    this.table = table;
  }

  say = (id: string, parts: Record<string, string | number | string[]> = {}): string => this.table.say(id, parts);

  name = (piece: string, form = ""): string => this.table.name(piece, form);

  /** The letter and number of a wish, as the edition of the table prints them. */
  letter(wish: string): string {
    return this.name(wish, "short");
  }

  /** The name of a player: a seat, or Yusuf. */
  who(player: number): string {
    const seat = this.view?.players[player]?.seat;
    return seat === null || seat === undefined ? this.name("yusuf") : this.table.words.seat(seat);
  }

  // what a touch means

  drafts(thing: Thing): Draft[] {
    if ("space" in thing) return this.#spaceDrafts(thing.space);
    if ("worker" in thing)
      return [
        { verb: "work", worker: thing.worker },
        { verb: "rest", worker: thing.worker },
      ];
    if ("slot" in thing)
      return [
        { verb: "side", slot: thing.slot },
        { verb: "pick", slot: thing.slot },
        { verb: "buy", item: thing.slot },
      ];
    if ("tile" in thing) return [{ verb: "extend", tile: thing.tile }];
    if ("house" in thing)
      return this.draft?.verb === "extend"
        ? [{ ...this.draft, house: thing.house }]
        : [{ verb: "activate", house: thing.house }];
    if ("large" in thing)
      return [
        { verb: "build", building: thing.large },
        { verb: "use", piece: thing.large },
      ];
    if ("small" in thing) return [{ verb: "build", building: thing.small }];
    if ("poem" in thing) return [{ verb: "engrave", poem: thing.poem, colour: thing.colour }];
    if ("own" in thing)
      return [
        { verb: "reactivate", poem: thing.own },
        { verb: "resolve", source: thing.own },
      ];
    if ("city" in thing) {
      const { city } = thing;
      const direct = ["consolidate", "export", "sail", "visit"].map((verb): Draft => ({ verb, city }));
      return [
        ...direct,
        { verb: "use", piece: city },
        { verb: "guide", piece: city },
        { verb: "resolve", source: city },
      ];
    }
    if ("item" in thing)
      return [
        { verb: "discard", item: thing.item },
        { verb: "sell", item: thing.item },
      ];
    if ("raw" in thing) return [{ verb: "process", raw: thing.raw }];
    if ("favour" in thing) return [{ verb: "favour", space: String(thing.favour) }];
    return [{ verb: "lay", end: thing.end }];
  }

  #spaceDrafts(space: string): Draft[] {
    const target = this.view?.rondel.find((each) => each.space === space);
    if (target === undefined) return [];
    if (this.prompt === "prompt-actions" && this.table.prompt?.facts["space"] === space) return [{ verb: "main" }];
    const workers = Object.keys(this.box.workers).filter((worker) => this.box.workers[worker] === target.ring);
    const chosen = this.worker;
    return (chosen !== null && workers.includes(chosen) ? [chosen] : workers).map((worker): Draft => ({
      verb: "work",
      worker,
      space,
    }));
  }

  lit(thing: Thing): boolean {
    if (this.table.busy || ("space" in thing && this.worker !== null && this.costOf(thing.space) === null))
      return false;
    return firstLegal(this.answers, this.drafts(thing)) !== null;
  }

  /** Whether this is what has been chosen so far. */
  chosen(thing: Thing): boolean {
    const { draft } = this;
    if (draft === null) return false;
    if ("worker" in thing) return draft.verb === "work" && draft["worker"] === thing.worker;
    return this.drafts(thing).some(
      (each) => each.verb === draft.verb && Object.entries(each).every(([part, value]) => draft[part] === value),
    );
  }

  touch(thing: Thing, anchor: Element): void {
    if (this.table.spectator || this.table.busy || this.table.past !== null) return;
    const drafts = this.drafts(thing);
    const first = drafts[0];
    if (first === undefined) return;
    const draft = firstLegal(this.answers, drafts);
    if (draft === null) {
      void this.#explain(drafts, anchor);
      return;
    }
    this.table.hideWhy();
    if ("worker" in thing && draft.verb !== "guide") {
      this.#takeUp(thing.worker);
      return;
    }
    if (this.chosen(thing) && draft.verb !== "work") {
      this.putBack();
      return;
    }
    if ("space" in thing && draft.verb === "work" && this.worker !== null && draft["worker"] !== this.worker) {
      // A space of another ring: its worker is taken up first, to show what the way costs.
      this.#takeUp(String(draft["worker"]));
      return;
    }
    const rest = following(this.answers, draft);
    if (openParts(rest, draft).length === 0 || (draft.verb === "extend" && this.#alike(rest))) {
      void this.act(rest[0] as Act, anchor);
      return;
    }
    this.draft = draft;
    shell.sheet = null;
  }

  /** Whether only storehouses without tiles are left to choose from: one is as good as the other. */
  #alike(rest: readonly Act[]): boolean {
    const houses = this.me?.houses ?? [];
    return rest.every(({ house }) => houses.find((each) => each.house === house)?.tiles.length === 0);
  }

  putBack(): void {
    this.table.hideWhy();
    this.draft = null;
    this.table.announce(this.say("board-said-put-back"));
  }

  /** A new decision: nothing is chosen, but somebody who is to move has a worker in hand at once. */
  renew(): void {
    const before = this.worker;
    this.draft = null;
    this.looked = null;
    if (this.prompt !== "prompt-turn" || this.me === null) return;
    const active = this.me.workers.filter((each) => each.active).map((each) => each.worker);
    const able = active.filter((worker) =>
      this.answers.actions.some((action) => action.verb === "work" && action.worker === worker),
    );
    const worker = [before, able[0], active[0]].find(
      (each) => each !== null && each !== undefined && active.includes(each),
    );
    if (worker) this.draft = { verb: "work", worker };
  }

  anotherWorker(): void {
    const active = (this.me?.workers ?? []).filter((each) => each.active).map((each) => each.worker);
    const next = active[(active.indexOf(this.worker ?? "") + 1) % active.length];
    if (next !== undefined) this.#takeUp(next);
    this.table.hideWhy();
  }

  #takeUp(worker: string): void {
    this.draft = { verb: "work", worker };
    this.table.announce(this.say("board-ask-move", { role: roleOf(worker) }));
  }

  /** Play an action; what the rules forbid is explained beside the thing that was touched. */
  async act(action: Act | Draft, anchor: Element | null = null): Promise<void> {
    if (this.table.busy) return;
    const refusal = await this.table.play(action as unknown as Action);
    if (refusal !== null && anchor !== null) this.table.showWhy(refusal, anchor);
    if (refusal === null) shell.sheet = null;
  }

  /** Why this may not be done, beside the thing that was touched. */
  explain(draft: Draft, anchor: Element): void {
    if (!this.table.spectator && !this.table.busy && this.table.past === null) void this.#explain([draft], anchor);
  }

  async #explain(drafts: readonly Draft[], anchor: Element): Promise<void> {
    const asked = drafts.filter(({ verb }) => this.verbs.has(verb));
    for (const draft of asked) {
      const refusal = knownRefusal(this.answers, draft);
      if (refusal !== null) {
        this.table.showWhy(refusal, anchor);
        return;
      }
    }
    const draft = asked[0] ?? drafts[0];
    const refusal = draft === undefined ? null : await this.table.why(draft as unknown as Action);
    if (refusal !== null) this.table.showWhy(refusal, anchor);
  }

  // words

  /** A space as it is read out: its action, its cost, what its slots offer, who stands there. */
  spaceText(space: SpaceView): string {
    const parts = [this.name(space.main, "short")];
    const cost = this.priceOf(space.space);
    if (cost !== null)
      parts.push(this.say("board-cost", { count: cost.price, steps: cost.steps, workers: cost.workers }));
    if (this.sideOnly(space) && this.lit({ space: space.space })) parts.push(this.say("board-side-only-spoken"));
    parts.push(...space.slots.map((slot) => this.slotText(slot, space.ring)));
    if (space.sultans > 0) parts.push(this.say("board-sultans", { count: space.sultans }));
    for (const { player, worker, active } of space.workers)
      parts.push(this.say(active ? "board-stands" : "board-used", { who: this.who(player), role: roleOf(worker) }));
    return parts.join("; ");
  }

  /** The same in short, for the line above the board. */
  spaceHint(space: SpaceView): string {
    const cost = this.priceOf(space.space);
    const price =
      cost === null ? [] : [this.say("board-cost", { count: cost.price, steps: cost.steps, workers: cost.workers })];
    const main =
      this.sideOnly(space) && this.lit({ space: space.space })
        ? this.say("board-side-only", { action: this.name(space.main, "short") })
        : this.name(space.main, "short");
    return [main, ...price, ...space.slots.map((slot) => this.slotText(slot, space.ring))].join("; ");
  }

  /** What a slot offers, with its price for somebody on this ring. */
  slotText(slot: string, ring: string): string {
    const found = this.view?.slots[slot];
    if (found === undefined) return this.say("board-slot-covered");
    const what = found.token === null ? this.say(`about-slot-empty-${found.kind}.brief`) : this.name(found.token);
    const count = this.numbers?.sides[slot]?.[ring];
    return count === undefined ? this.say("board-slot", { what }) : this.say("board-slot-cost", { what, count });
  }

  /** What the chosen worker pays for a space; null where it may not go. */
  costOf(space: string): MoveNumbers | null {
    return this.numbers?.moves[this.worker ?? ""]?.[space] ?? null;
  }

  /** The same as far as it is shown: a puzzle leaves it to the solver. */
  priceOf(space: string): MoveNumbers | null {
    return this.table.puzzling ? null : this.costOf(space);
  }

  /** Whether a reachable space is worth only its side action now. */
  sideOnly(space: SpaceView): boolean {
    return this.costOf(space.space)?.main === false;
  }

  cityText(city: string): string {
    const found = this.view?.cities.find((each) => each.city === city);
    const tile = found === undefined ? undefined : this.box.city_tiles[found.tile];
    if (found === undefined || tile === undefined) return this.name(city);
    const reward =
      found.colour === "blue"
        ? this.say("board-city-income", { effect: this.name(`${found.tile}.effect`) })
        : this.say("board-city-action", { effect: this.name(`${found.tile}.effect`) });
    const parts = [
      this.name(city),
      this.say("board-city-demand", { goods: tile.demand }),
      this.say("board-city-bonus", { effect: this.name(`${found.tile}.bonus`) }),
      reward,
    ];
    if (found.seal) parts.push(this.say("board-city-seal"));
    if (found.left.length > 0)
      parts.push(this.say("board-city-left", { who: found.left.map((player) => this.who(player)).join(", ") }));
    if (found.right.length > 0)
      parts.push(this.say("board-city-right", { who: found.right.map((player) => this.who(player)).join(", ") }));
    return parts.join("; ");
  }

  // inside

  #choices(): Choice[] {
    const { view, me, draft } = this;
    if (view === null || !this.table.myTurn) return [];
    const context = {
      box: this.box,
      view,
      me,
      numbers: this.numbers,
      say: this.say,
      name: this.name,
      who: (player: number) => this.who(player),
      facts: this.table.prompt?.facts ?? {},
      seat: this.table.seat,
      outlooks: this.table.outlooks,
    };
    if (draft !== null && LISTED.has(draft.verb))
      return choicesOf(following(this.answers, draft), this.prompt, context, draft);
    if (draft !== null) return [];
    return choicesOf(this.answers.actions, this.prompt, context, null);
  }

  #ask(): Ask | null {
    if (!this.table.myTurn || this.table.past !== null) return null;
    if (this.prompt === "prompt-turn") return this.#askTurn();
    if (this.prompt === "prompt-actions") return this.#askActions();
    if (this.prompt === "prompt-market") return this.#askMarket();
    const { draft } = this;
    if (draft === null) return null;
    const piece = String(draft["poem"] ?? draft["building"] ?? draft["city"] ?? draft["tile"] ?? "");
    const title = this.say(`board-ask-${draft.verb}`, { piece });
    return {
      title,
      hint: this.say(draft.verb === "extend" ? "board-ask-extend-hint" : "board-ask-list-hint"),
      putBack: () => this.putBack(),
    };
  }

  #askTurn(): Ask {
    const worker = this.worker ?? "builder_1";
    const able = this.answers.actions.some((action) => action.verb === "work" && action.worker === worker);
    const looked = this.looked === null ? undefined : this.view?.rondel.find((each) => each.space === this.looked);
    const anyone = this.answers.actions.some((action) => action.verb === "work");
    const usual = able ? "board-ask-move-hint" : anyone ? "board-ask-rest-hint" : "board-ask-rest-all";
    const hint = looked === undefined ? this.say(usual) : this.spaceHint(looked);
    const rest = this.answers.actions.find((action) => action.verb === "rest" && action.worker === worker);
    const buttons: NonNullable<Ask["buttons"]> = [];
    if (rest !== undefined)
      buttons.push({ id: "rest", label: this.#restText(), act: () => void this.act(rest), main: !able });
    if ((this.me?.workers ?? []).filter((each) => each.active).length > 1)
      buttons.push({ id: "another", label: this.say("board-another-worker"), act: () => this.anotherWorker() });
    return { title: this.say("board-ask-move", { role: roleOf(worker) }), hint, buttons };
  }

  #restText(): string {
    const rest = this.numbers?.rest;
    if (rest === undefined) return this.table.words.verb("rest");
    return this.say(layout.phone ? "board-rest-short" : "board-rest-now", { ...rest });
  }

  #askMarket(): Ask {
    const count = Number(this.table.prompt?.facts["count"] ?? 0);
    return {
      title: this.say("board-market"),
      hint: this.say("board-market-rest", { count, dinars: this.me?.dinars ?? 0 }),
      buttons: this.answers.actions
        .filter((action) => action.verb === "done")
        .map((action) => ({
          id: "done",
          label: this.table.answerText("done"),
          act: () => void this.act(action),
          gives: "done",
        })),
    };
  }

  #askActions(): Ask {
    const space = this.view?.rondel.find((each) => each.space === this.table.prompt?.facts["space"]);
    const buttons: NonNullable<Ask["buttons"]> = [];
    for (const action of this.answers.actions) {
      const act = (): void => void this.act(action);
      if (action.verb === "main")
        buttons.push({ id: "main", label: this.name(space?.main ?? "build", "short"), act, main: true });
      else if (action.verb === "side")
        buttons.push({
          id: String(action.slot),
          label: this.slotText(String(action.slot), space?.ring ?? ""),
          act,
        });
      else if (action.verb === "done")
        buttons.push({ id: "done", label: this.table.answerText("done"), act, gives: "done" });
    }
    const first = this.table.prompt?.facts["first"] !== "no";
    return {
      title: this.say(first ? "board-ask-actions" : "board-ask-second"),
      ...(first ? { hint: this.say("board-ask-actions-hint") } : {}),
      buttons,
    };
  }
}
