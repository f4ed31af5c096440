/**
 * What the player is about to do at a table of Al-Rashid.
 *
 * Nothing here knows a rule that the server does not tell: what is lit is legal, and what is touched without being lit
 * is explained by the server. Decisions about a place (placing, moving, resolving, looking) are taken on the board;
 * those about things (paying, trading, fighting, asking in a palace) on the desk (`task.ts`), which stands beside the
 * question (`asking.ts`).
 */

import type {
  Act,
  AreaView,
  PalaceTable,
  PlayerView,
  RashidNumbers,
  RashidTables,
  RashidView,
} from "$lib/api/al_rashid";
import type { Action, Facts, Outlook, Refusal, Remark } from "$lib/api/types";
import { shell } from "$lib/shell/shell.svelte";
import type { Ask } from "$lib/asking";
import type { TableStore } from "$lib/table.svelte";
import { askOf } from "./asking";
import type { Carried, Drag } from "./dragging";
import { lit, moveKey, MOVES, optionsOf, same, withThings, type Answers, type Move, type Options } from "./decision";
import { pieceOf, PIECES, tileOf } from "./pieces";
import { ONES, PAIRS, taskOf, type Task, type ThingsVerb } from "./task";
import { countOf, idsOf } from "./things";
import { NOTHING, wishWords, type Wish } from "./visit";

export interface Moving {
  verb: Act["verb"];
  piece: string;
  from: string;
}

export class Play {
  readonly table: TableStore;
  /** The piece in the hand while placing. */
  piece = $state<string | null>(null);
  /** A piece of the board that is about to be moved. */
  moving = $state.raw<Moving | null>(null);
  /** A piece that a hand carries over the board. */
  drag = $state.raw<Drag | null>(null);
  /** Where a carried piece was let go: it goes to its place from there. */
  dropped: DOMRect | null = null;
  /** An area that a finger has touched once: touched again, or confirmed, it is taken. */
  armed = $state<string | null>(null);
  /** The area under the pointer or with the focus. */
  over = $state<string | null>(null);
  /** What is chosen on the desk. */
  things = $state.raw<Record<string, number>>({});
  first = $state<string | null>(null);
  second = $state<string | null>(null);
  wish = $state.raw<Wish>(NOTHING);
  /** Little height: everything is drawn a little smaller. */
  compact = $state(false);
  /** Much room in both directions: everything is drawn larger. */
  roomy = $state(false);
  /** Windows on top of the board: an area, an office, a player, the crises. */
  about = $state.raw<{ area: string } | { office: string } | { seat: number } | "crises" | null>(null);

  /** Why what is chosen on the desk cannot be done, as the server has said; null if it can, or is not known yet. */
  refusal = $state.raw<Refusal | null>(null);

  box = $derived.by(() => this.table.box as RashidTables);
  view = $derived.by(() => this.table.view as RashidView | null);
  numbers = $derived.by(() => this.table.numbers as RashidNumbers | null);
  /** How many ranks take part in an area. */
  ranks = $derived.by(() => this.numbers?.ranks ?? 0);
  me = $derived.by((): PlayerView | null =>
    this.table.seat === null ? null : (this.view?.players[this.table.seat] ?? null),
  );
  options: Options = $derived.by(() => optionsOf(this.table.myTurn ? this.table.decision : null));
  task: Task | null = $derived.by(() => taskOf(this));
  /** What areas answer to being touched now. */
  answers: Answers = $derived.by(() => this.#answers());
  lit: ReadonlySet<string> = $derived.by(() => new Set(lit(this.answers)));
  /** Figures that can be taken up, written `area pasha-1`, with the verb that moves them. */
  movable: ReadonlyMap<string, Act["verb"]> = $derived.by(() => this.#movable());
  /** What is chosen, as a list. */
  chosen: string[] = $derived.by(() => idsOf(this.things));
  /** The piece that is about to be placed or moved, and whose it is. */
  ghost = $derived.by((): { piece: string; seat: number } | null => {
    if (this.moving !== null) return pieceOf(this.moving.piece);
    const { piece } = this;
    const { seat } = this.table;
    return piece === null || seat === null || !this.options.place.has(piece) ? null : { piece, seat };
  });
  ask: Ask | null = $derived.by(() => askOf(this));
  #last: string | null = null;

  constructor(table: TableStore) {
    this.table = table;
  }

  say(id: string, parts: Facts = {}): string {
    return this.table.say(id, parts);
  }

  area(id: string): AreaView | undefined {
    return this.view?.areas.find((one) => one.area === id);
  }

  palace(id: string): PalaceTable | undefined {
    return this.box.palaces.find((one) => one.id === id);
  }

  // what the engine says of an action

  outlook(action: Move | null): Outlook | null {
    const known = action === null ? undefined : this.#legal(action);
    return known === undefined ? null : (this.table.outlooks?.[known.text] ?? null);
  }

  remarks(action: Move | null): readonly Remark[] {
    return this.outlook(action)?.remarks ?? [];
  }

  /** Remarks in words, as one line. */
  told(remarks: readonly Remark[]): string {
    const text = remarks.map(({ id, facts }) => this.say(id, facts as Facts)).join(" · ");
    return text.charAt(0).toLocaleUpperCase() + text.slice(1);
  }

  /** What one's goods would be worth after an action; null as long as it is not known. */
  worthAfter(action: Move | null): number | null {
    const outlook = this.outlook(action);
    if (outlook === null || this.me === null) return null;
    const change = outlook.changes.find(({ seat, name }) => seat === this.table.seat && name === "wealth");
    return this.me.wealth + (change?.low ?? 0);
  }

  // what a placement is worth

  /** Where the piece in the hand (or the piece that is moved) would come to stand in an area. */
  after(area: string): { rank: number; text: string } | null {
    return this.ghost === null || !this.lit.has(area) ? null : this.#standing(this.remarks(this.areaAct(area)));
  }

  #standing(remarks: readonly Remark[]): { rank: number; text: string } | null {
    const found = remarks.find(({ facts }) => "rank" in facts);
    return found === undefined
      ? null
      : { rank: Number(found.facts["rank"]), text: this.say(found.id, found.facts as Facts) };
  }

  // a new decision

  renew(): void {
    this.moving = null;
    this.armed = null;
    this.first = null;
    this.second = null;
    this.wish = NOTHING;
    this.refusal = null;
    const { place } = this.options;
    if (this.piece !== null) this.#last = this.piece;
    this.piece =
      place.size === 0
        ? null
        : this.#last !== null && lit(place.get(this.#last)).length > 0
          ? this.#last
          : (PIECES.find((piece) => lit(place.get(piece)).length > 0) ?? null);
    this.things = this.#proposal();
  }

  putBack(): void {
    this.table.hideWhy();
    this.moving = null;
    this.armed = null;
    this.first = null;
    this.second = null;
    this.wish = NOTHING;
    this.refusal = null;
    if (this.task?.kind === "things") void this.#choose({});
  }

  // touching the board

  /** Touch an area: do there what is asked, or look at it more closely. */
  touchArea(area: string, anchor: Element, finger: boolean): void {
    const act = this.areaAct(area);
    if (act === null || !this.table.myTurn) {
      this.about = { area };
      return;
    }
    const answer = this.answers.get(area);
    if (answer !== null) {
      void this.#explain(act, anchor);
      return;
    }
    if (finger && this.armed !== area) {
      this.table.hideWhy();
      this.armed = area;
      return;
    }
    void this.do(act, anchor);
  }

  /** Take up a figure on the board, to move it; or put it back. */
  touchFigure(area: string, piece: string, anchor: Element): void {
    const verb = this.movable.get(`${area} ${piece}`);
    if (verb === undefined) {
      const [asked] = MOVES.filter((one) => this.options.verbs.has(one));
      if (asked !== undefined) void this.#explain({ verb: asked, piece, from: area }, anchor);
      return;
    }
    this.table.hideWhy();
    this.armed = null;
    this.moving = this.moving?.piece === piece && this.moving.from === area ? null : { verb, piece, from: area };
  }

  /** Take another piece in the hand. */
  touchHome(piece: string, anchor: Element): void {
    if (this.options.verbs.has("aside")) {
      void this.do({ verb: "aside", piece }, anchor);
      return;
    }
    if (!this.options.place.has(piece)) {
      void this.#explain({ verb: "place", piece }, anchor);
      return;
    }
    this.table.hideWhy();
    shell.sheet = null;
    this.armed = null;
    this.piece = piece;
  }

  /** Touch an own office: activate it, or read about it. */
  touchOffice(office: string, anchor: Element): void {
    const answer = this.options.activate.get(office);
    if (answer === undefined) this.about = { office };
    else void this.do({ verb: "activate", office }, anchor);
  }

  // carrying pieces

  canCarry(one: Carried): boolean {
    if (!this.table.myTurn || this.table.busy) return false;
    return "home" in one
      ? lit(this.options.place.get(one.home)).length > 0
      : this.movable.has(`${one.area} ${one.figure}`);
  }

  /** Take a piece up to carry it: the areas where it may go light up. */
  pickUp(one: Carried): void {
    this.table.hideWhy();
    this.armed = null;
    if ("home" in one) this.piece = one.home;
    else {
      const verb = this.movable.get(`${one.area} ${one.figure}`);
      if (verb !== undefined) this.moving = { verb, piece: one.figure, from: one.area };
    }
  }

  /** Let the carried piece go: over an area it is placed or refused, elsewhere it goes back. */
  letGo(area: string | null, at: DOMRect): void {
    const spot = area === null ? null : document.querySelector(`.spot[data-area="${area}"]`);
    if (area === null || spot === null || area === this.moving?.from) {
      this.moving = null;
      return;
    }
    this.dropped = this.lit.has(area) ? at : null;
    this.touchArea(area, spot, false);
  }

  async confirmArea(): Promise<void> {
    const act = this.armed === null ? null : this.areaAct(this.armed);
    if (act !== null) await this.do(act, document.activeElement);
  }

  // the desk

  /** One more (or less) of something. */
  add(id: string, by: number, anchor: Element): void {
    const { task } = this;
    if (task?.kind !== "things") return;
    const most = task.pool.find((one) => one.id === id)?.most ?? 0;
    const now = this.things[id] ?? 0;
    const next = Math.max(0, Math.min(most, now + by));
    this.table.hideWhy();
    if (next !== now) void this.#choose({ ...this.things, [id]: next });
    else if (by > 0) void this.#explain(this.#thingsAct(task.verb, task.part, [...this.chosen, id]), anchor);
  }

  /** Touch a pile: one more; when all are in (or no more would help), none. */
  toggle(id: string, anchor: Element): void {
    const { task } = this;
    if (task?.kind !== "things") return;
    const now = this.things[id] ?? 0;
    const most = task.pool.find((one) => one.id === id)?.most ?? 0;
    if (task.count === 1) {
      this.things = { [id]: 1 };
      void this.confirmThings(anchor);
      return;
    }
    if (now < most) this.add(id, 1, anchor);
    else {
      this.table.hideWhy();
      void this.#choose({ ...this.things, [id]: 0 });
    }
  }

  async confirmThings(anchor: Element | null): Promise<void> {
    const { task } = this;
    if (task?.kind !== "things") return;
    await this.do(
      this.chosenAct() ?? this.#thingsAct(task.verb, task.part, this.chosen),
      anchor ?? document.activeElement,
    );
  }

  choosePair(which: "first" | "second", id: string): void {
    this.table.hideWhy();
    if (which === "first") this.first = this.first === id ? null : id;
    else this.second = this.second === id ? null : id;
  }

  async confirmPair(): Promise<void> {
    const { task, first, second } = this;
    if (task?.kind !== "pair" || first === null || second === null) return;
    const [one, other] = PAIRS[task.verb];
    await this.do({ verb: task.verb, [one]: first, [other]: second }, document.activeElement);
  }

  async chooseOne(id: string, anchor: Element): Promise<void> {
    const { task } = this;
    if (task?.kind === "one") await this.do({ verb: task.verb, [ONES[task.verb]]: id }, anchor);
  }

  setWish(change: Partial<Wish>, anchor: Element): void {
    this.table.hideWhy();
    const next = { ...this.wish, ...change };
    if (next.office === null) next.credit = false;
    this.wish = next;
    void this.#judgeWish(next, anchor);
  }

  /** Ask the server what is wrong with a wish list that cannot be granted, and show it. */
  async #judgeWish(wish: Wish, anchor: Element): Promise<void> {
    this.refusal = null;
    if (this.task?.kind !== "visit" || this.canWish(wish)) return;
    const refusal = await this.table.why(this.#wishMove(wish) as unknown as Action);
    if (this.wish !== wish) return; // something else has been wished for meanwhile
    this.refusal = refusal;
    if (refusal !== null) this.table.showWhy(refusal, anchor);
  }

  /** Whether these wishes can be granted together; an empty list always can. */
  canWish(wish: Wish): boolean {
    return this.wishAct(wish) !== null;
  }

  /** Why an office is not available. */
  explainOffice(office: string, anchor: Element): void {
    void this.#explain({ verb: "ask", wishes: [office] }, anchor);
  }

  async confirmWish(): Promise<void> {
    const { task, wish } = this;
    if (task?.kind === "visit") await this.do(this.#wishMove(wish), document.activeElement);
  }

  /** The strength of the tiles chosen against what lies there, for each colour, and whether it is enough. */
  get sides(): { colour: string; own: number; enemy: number; wins: boolean }[] {
    const { enemies, beaten_by, tiles } = this.numbers?.fight ?? { enemies: {}, beaten_by: {}, tiles: {} };
    return Object.entries(enemies).map(([colour, enemy]) => {
      const chosen = this.chosen.filter((tile) => tileOf(tile).colour === colour);
      const own = chosen.reduce((sum, tile) => sum + (tiles[tile] ?? 0), 0);
      return { colour, own, enemy, wins: own >= (beaten_by[colour] ?? Infinity) };
    });
  }

  /** What the goods chosen are worth, in all and set by set, as far as the server has said. */
  get paid(): { sum: number; sets: string[] } | null {
    const facts = this.remarks(this.chosenAct()).find((remark) => "sum" in remark.facts)?.facts ?? this.refusal?.facts;
    if (facts === undefined || !("sum" in facts)) return null;
    return { sum: Number(facts["sum"]), sets: Array.isArray(facts["sets"]) ? facts["sets"].map(String) : [] };
  }

  // inside

  /** What is chosen to begin with, as the server proposes it. */
  #proposal(): Record<string, number> {
    return this.task?.kind === "things" ? countOf(this.numbers?.proposal ?? []) : {};
  }

  /** Choose these things; where that cannot be done, the server is asked why. */
  async #choose(things: Record<string, number>): Promise<void> {
    const { task } = this;
    this.things = things;
    this.refusal = null;
    if (task?.kind !== "things" || this.chosen.length === 0 || this.chosenAct() !== null) return;
    const refusal = await this.table.why(this.#thingsAct(task.verb, task.part, this.chosen) as unknown as Action);
    if (this.things === things) this.refusal = refusal;
  }

  /** The legal action with what is chosen. */
  chosenAct(): Act | null {
    const { task } = this;
    return task?.kind === "things" ? withThings(this.options, task.verb, task.part, this.chosen) : null;
  }

  #answers(): Answers {
    const { options } = this;
    if (this.piece !== null && options.place.size > 0) return options.place.get(this.piece) ?? new Map();
    if (this.moving !== null)
      return options.moves.get(moveKey(this.moving.verb, this.moving.piece, this.moving.from)) ?? new Map();
    for (const answers of [options.resolve, options.look, options.negotiate, options.transmute])
      if (answers.size > 0) return answers;
    return new Map();
  }

  areaAct(area: string): Move | null {
    const { options } = this;
    if (options.place.size > 0 && this.piece !== null) return { verb: "place", piece: this.piece, area };
    if (this.moving !== null)
      return { verb: this.moving.verb, piece: this.moving.piece, from: this.moving.from, to: area };
    if (options.resolve.size > 0) return { verb: "resolve", area };
    if (options.look.size > 0 && this.options.verbs.has("look")) return { verb: "look", area };
    if (options.negotiate.size > 0) return { verb: "negotiate", area };
    if (options.transmute.size > 0) return { verb: "transmute", area };
    return null;
  }

  #movable(): Map<string, Act["verb"]> {
    const out = new Map<string, Act["verb"]>();
    for (const [key, answers] of this.options.moves) {
      const [verb = "", piece = "", from = ""] = key.split(" ");
      if (lit(answers).length > 0) out.set(`${from} ${piece}`, verb as Act["verb"]);
    }
    return out;
  }

  #thingsAct(verb: ThingsVerb, part: string, things: string[]): Move {
    return { verb, [part]: things };
  }

  /** The legal action for these wishes. */
  wishAct(wish: Wish): Act | null {
    return this.#legal(this.#wishMove(wish)) ?? null;
  }

  /** These wishes as an action. A favour alone is asked for at once, where that is possible. */
  #wishMove(wish: Wish): Move {
    if (wish.leader !== null && !wish.main && wish.office === null && this.options.favour.has(wish.leader))
      return { verb: "favour", leader: wish.leader };
    const court = this.task?.kind === "visit" && this.task.palace.court;
    return { verb: "ask", wishes: wishWords(wish, court) };
  }

  #legal(action: Move): Act | undefined {
    return this.options.actions.find((known) => same(known, action));
  }

  async #explain(action: Move, anchor: Element): Promise<void> {
    const refusal = await this.table.why(action as unknown as Action);
    if (refusal !== null) this.table.showWhy(refusal, anchor);
  }

  /** Play an action; what the rules forbid is explained beside the thing that was touched. */
  async do(action: Move, anchor: Element | null): Promise<void> {
    if (this.table.busy) return;
    // The server's own list names things in its order, so its action is the one to send.
    const legal = this.#legal(action);
    const refusal = legal !== undefined ? null : await this.table.why(action as unknown as Action);
    if (refusal !== null) {
      if (anchor) this.table.showWhy(refusal, anchor);
      return;
    }
    const refused = await this.table.play((legal ?? action) as unknown as Action);
    if (refused !== null && anchor) this.table.showWhy(refused, anchor);
    if (refused === null) shell.sheet = null;
  }
}
