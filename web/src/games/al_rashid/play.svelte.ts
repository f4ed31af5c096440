/**
 * What the player is about to do at a table of Al-Rashid.
 *
 * Nothing here knows a rule that the server does not tell: what is lit is legal, and what is touched without being lit
 * is explained by the server. Decisions about a place (placing, moving, resolving, looking) are taken on the board;
 * those about things (paying, trading, fighting, asking in a palace) on the desk, which covers the half of the board
 * that is not concerned.
 */

import type { Action } from "$lib/api/types";
import { shell } from "$lib/shell/shell.svelte";
import { promptText, type Ask, type TableStore } from "$lib/table.svelte";
import { listsOf, lit, moveKey, MOVES, optionsOf, withThings, type Answers, type Options } from "./decision";
import { bestPayment, countOf, idsOf, judgePayment, leadsTo, totalOf, worthOf } from "./goods";
import {
  PIECES,
  tileOf,
  type Act,
  type AreaView,
  type Box,
  type Palace,
  type PlayerView,
  type Refusal,
  type View,
} from "./model";
import { standingAfter, standingOf, type Standing } from "./standing";
import { NOTHING, wishPrice, wishWords, type Wish } from "./visit";

export type ThingsVerb = "pay" | "trade" | "take" | "draw" | "fight";
export type PairVerb = "exchange" | "hire" | "dismiss";
export type OneVerb = "barter" | "favour" | "aside";
/** What the desk is for. */
export type Task =
  | {
      kind: "things";
      verb: ThingsVerb;
      part: "goods" | "items" | "tiles";
      pool: { id: string; most: number }[];
      count: number;
    }
  | { kind: "pair"; verb: PairVerb }
  | { kind: "one"; verb: OneVerb; choices: string[] }
  | { kind: "visit"; palace: Palace; rank: number };

export interface Moving {
  verb: string;
  piece: string;
  from: string;
}

const PARTS = { pay: "goods", trade: "items", take: "goods", draw: "tiles", fight: "tiles" } as const;
const PAIRS: Record<PairVerb, readonly [keyof Act & string, keyof Act & string]> = {
  exchange: ["give", "get"],
  hire: ["give", "colour"],
  dismiss: ["own", "tile"],
};
const ONES: Record<OneVerb, "give" | "leader" | "piece"> = { barter: "give", favour: "leader", aside: "piece" };
type Button = NonNullable<Ask["buttons"]>[number];

export class Play {
  readonly table: TableStore;
  /** The piece in the hand while placing. */
  piece = $state<string | null>(null);
  /** A piece of the board that is about to be moved. */
  moving = $state.raw<Moving | null>(null);
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
  /** Windows on top of the board: an area, an office, a player, the crises. */
  about = $state.raw<{ area: string } | { office: string } | { seat: number } | "crises" | null>(null);

  box = $derived.by(() => this.table.box as Box);
  view = $derived.by(() => this.table.view as View | null);
  me = $derived.by((): PlayerView | null =>
    this.table.seat === null ? null : (this.view?.players[this.table.seat] ?? null),
  );
  options: Options = $derived.by(() => optionsOf(this.table.myTurn ? this.table.decision : null));
  task: Task | null = $derived.by(() => this.#task());
  /** What areas answer to being touched now. */
  answers: Answers = $derived.by(() => this.#answers());
  lit: ReadonlySet<string> = $derived.by(() => new Set(lit(this.answers)));
  /** Figures that can be taken up, written `area pasha-1`, with the verb that moves them. */
  movable: ReadonlyMap<string, string> = $derived.by(() => this.#movable());
  /** What is chosen, as a list. */
  chosen: string[] = $derived.by(() => idsOf(this.things));
  ask: Ask | null = $derived.by(() => this.#ask());
  #last: string | null = null;

  constructor(table: TableStore) {
    this.table = table;
  }

  say(id: string, parts: Record<string, string | number | string[]> = {}): string {
    return this.table.say(id, parts);
  }

  area(id: string): AreaView | undefined {
    return this.view?.areas.find((one) => one.area === id);
  }

  palace(id: string): Palace | undefined {
    return this.box.palaces.find((one) => one.id === id);
  }

  /** "Intrigue" rather than "Palace of Intrigue", where a palace is drawn. */
  shortName(area: string): string {
    return this.table.words.has(`board-palace-${area}`) ? this.say(`board-palace-${area}`) : this.table.name(area);
  }

  // what a placement is worth

  /** Where the piece in the hand (or the piece that is moved) would come to stand in an area. */
  after(area: string): Standing | null {
    const there = this.area(area);
    if (there === undefined || !this.lit.has(area)) return null;
    if (this.moving !== null) {
      const [piece = "", seat = "0"] = this.moving.piece.split("-");
      return standingAfter(this.box, there, Number(seat), piece);
    }
    if (this.piece === null || this.table.seat === null || !this.options.place.has(this.piece)) return null;
    return standingAfter(this.box, there, this.table.seat, this.piece);
  }

  standingText(standing: Standing): string {
    const { rank, dominance } = standing;
    if (standing.ahead !== null)
      return this.say(standing.by === 0 ? "board-rank-tied" : "board-rank-behind", {
        rank,
        dominance,
        seat: standing.ahead,
        by: standing.by,
      });
    if (standing.behind !== null)
      return this.say("board-rank-ahead", { rank, dominance, seat: standing.behind, by: standing.over });
    return this.say("board-rank-alone", { rank, dominance });
  }

  /** What the rank in an area would bring: its price or amount. */
  rankText(area: string, rank: number): string {
    const palace = this.palace(area);
    if (rank > 3) return this.say("board-rank-nothing");
    if (palace === undefined)
      return this.say("board-rank-items", { count: this.box.constants.items_by_rank[rank - 1] ?? 0 });
    if (palace.court) return "";
    const price = palace.service_prices?.[rank - 1] ?? 0;
    const amount = palace.service_amounts?.[rank - 1] ?? 0;
    return this.say(`board-service-${area}-at`, { price, amount });
  }

  /** The whole area in words, for those who do not see it. */
  areaText(id: string): string {
    const area = this.area(id);
    if (area === undefined) return this.table.name(id);
    const out = [this.table.name(id)];
    if (area.resolved) out.push(this.say("board-resolved"));
    const goods = Object.entries(area.goods ?? {})
      .filter(([, count]) => count > 0)
      .map(([good, count]) => `${count} ${this.table.name(good)}`);
    if (area.credits) goods.push(`${area.credits} ${this.table.name("credit")}`);
    if (goods.length > 0) out.push(goods.join(", "));
    const tiles = (area.tiles ?? []).map(({ colour, value }) =>
      value === null ? this.table.name(`${colour}_tile`) : this.table.name(`${colour}-${value}`),
    );
    if (tiles.length > 0) out.push(this.say("board-tiles-there", { tiles: tiles.join(", ") }));
    if (area.offices) out.push(this.say("board-offices", { count: totalOf(area.offices) }));
    area.ranking.forEach((seat, at) =>
      out.push(
        this.say("board-rank-of", {
          rank: at + 1,
          seat,
          dominance: area.families.find((family) => family.seat === seat)?.dominance ?? 0,
        }),
      ),
    );
    const after = this.after(id);
    if (after !== null) out.push(this.say("board-would-be", { standing: this.standingText(after) }));
    return out.join(". ");
  }

  // a new decision

  renew(): void {
    this.moving = null;
    this.armed = null;
    this.first = null;
    this.second = null;
    this.wish = NOTHING;
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
    if (this.task?.kind === "things") this.things = {};
  }

  // touching the board

  /** Touch an area: do there what is asked, or look at it more closely. */
  touchArea(area: string, anchor: Element, finger: boolean): void {
    const act = this.#areaAct(area);
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
    void this.#do(act, anchor);
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
      void this.#do({ verb: "aside", piece }, anchor);
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
    else void this.#do({ verb: "activate", office }, anchor);
  }

  async confirmArea(): Promise<void> {
    const act = this.armed === null ? null : this.#areaAct(this.armed);
    if (act !== null) await this.#do(act, document.activeElement);
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
    this.things = { ...this.things, [id]: next };
    if (next === now && by > 0) void this.#explain(this.#thingsAct(task.verb, task.part, [...this.chosen, id]), anchor);
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
      this.things = { ...this.things, [id]: 0 };
    }
  }

  async confirmThings(anchor: Element | null): Promise<void> {
    const { task } = this;
    if (task?.kind !== "things") return;
    const known = withThings(this.options, task.verb, task.part, this.chosen);
    await this.#do(known ?? this.#thingsAct(task.verb, task.part, this.chosen), anchor ?? document.activeElement);
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
    await this.#do({ verb: task.verb, [one]: first, [other]: second }, document.activeElement);
  }

  async chooseOne(id: string, anchor: Element): Promise<void> {
    const { task } = this;
    if (task?.kind === "one") await this.#do({ verb: task.verb, [ONES[task.verb]]: id }, anchor);
  }

  setWish(change: Partial<Wish>, anchor: Element): void {
    this.table.hideWhy();
    const next = { ...this.wish, ...change };
    if (next.office === null) next.credit = false;
    this.wish = next;
    const refusal = this.wishRefusal(next);
    if (refusal !== null) this.table.showWhy(refusal, anchor);
  }

  /** What is wrong with a list of wishes, as far as the page can tell without asking: too much, or too dear. */
  wishRefusal(wish: Wish): Refusal | null {
    const { task, me } = this;
    if (task?.kind !== "visit" || me === null) return null;
    const words = wishWords(wish, task.palace.court);
    if (words.length === 0 || this.#wishAct(wish) !== null) return null;
    const price = wishPrice(this.box, task.palace, task.rank, me, wish);
    if (price > me.wealth)
      return { id: "refused-too-dear", rule: "RAS-6.7", facts: { wishes: words, price, have: me.wealth } };
    const favoured = this.table.prompt?.id === "prompt-visit-favoured";
    if ((wish.main ? 1 : 0) + (wish.office === null ? 0 : 1) + (wish.leader !== null || favoured ? 1 : 0) > 2)
      return { id: "refused-three-actions", rule: "RAS-6.3", facts: {} };
    return null;
  }

  async confirmWish(): Promise<void> {
    const { task, wish } = this;
    if (task?.kind !== "visit") return;
    await this.#do(
      this.#wishAct(wish) ?? { verb: "ask", wishes: wishWords(wish, task.palace.court) },
      document.activeElement,
    );
  }

  /** How the fight would end with the tiles chosen: strength against strength for each colour. */
  outcome(committed: readonly string[] = this.chosen): { colour: string; own: number; enemy: number }[] {
    const area = this.view?.resolving ? this.area(this.view.resolving) : undefined;
    const bonus = this.me?.offices.find((owned) => owned.office === "strategist")?.count ?? 0;
    const tiles = area?.tiles ?? [];
    return [...new Set(tiles.map(({ colour }) => colour))].map((colour) => ({
      colour,
      own: committed
        .map(tileOf)
        .filter((tile) => tile.colour === colour)
        .reduce((sum, { value }) => sum + value + bonus, 0),
      enemy: tiles.filter((tile) => tile.colour === colour).reduce((sum, { value }) => sum + (value ?? 0), 0),
    }));
  }

  // inside

  #task(): Task | null {
    const { options, me, view } = this;
    if (!this.table.myTurn || me === null || view === null) return null;
    const { verbs } = options;
    const facts = this.table.prompt?.facts ?? {};
    if (verbs.has("ask")) {
      const palace = this.palace(String(facts["area"] ?? view.resolving ?? ""));
      return palace === undefined ? null : { kind: "visit", palace, rank: Number(facts["rank"] ?? 1) };
    }
    for (const verb of ["pay", "trade", "take", "draw", "fight"] as const)
      if (verbs.has(verb)) return this.#things(verb);
    for (const verb of ["exchange", "hire", "dismiss"] as const) if (verbs.has(verb)) return { kind: "pair", verb };
    for (const verb of ["barter", "favour", "aside"] as const) {
      if (verbs.has(verb))
        return {
          kind: "one",
          verb,
          choices: [
            ...new Set(
              options.actions.filter((action) => action.verb === verb).map((action) => action[ONES[verb]] ?? ""),
            ),
          ],
        };
    }
    return null;
  }

  #things(verb: ThingsVerb): Task {
    const part = PARTS[verb];
    const lists = listsOf(this.options, verb, part);
    const all = lists.map(countOf);
    const ids = [...new Set(lists.flat())];
    const order = [...this.box.goods, "credit", ...Object.keys(this.box.mercenaries), "red", "blue"];
    const mine: Record<string, number> =
      verb === "pay" ? { ...this.me?.goods } : verb === "fight" ? countOf(this.me?.hand ?? []) : {};
    for (const [id, count] of Object.entries(mine)) if (count > 0 && !ids.includes(id)) ids.push(id);
    const pool = ids
      .sort((a, b) => order.indexOf(a) - order.indexOf(b))
      .map((id) => ({ id, most: Math.max(mine[id] ?? 0, ...all.map((counts) => counts[id] ?? 0)) }));
    const counts = [...new Set(lists.map((list) => list.length))];
    return {
      kind: "things",
      verb,
      part,
      pool,
      count: counts.length === 1 && verb !== "pay" && verb !== "fight" ? (counts[0] ?? 0) : 0,
    };
  }

  /** What is chosen to begin with: the payment that leaves most behind, the fewest tiles that win. */
  #proposal(): Record<string, number> {
    const { task, me } = this;
    if (task?.kind !== "things" || me === null) return {};
    const lists = listsOf(this.options, task.verb, task.part);
    if (task.verb === "pay") return countOf(bestPayment(lists, me.goods, this.box.set_values) ?? []);
    if (task.verb === "fight") {
      const weight = (tiles: string[]): number => tiles.reduce((sum, tile) => sum + tileOf(tile).value, 0);
      const wins = lists
        .filter((tiles) => this.outcome(tiles).every(({ own, enemy }) => own > enemy))
        .sort((a, b) => a.length - b.length || weight(a) - weight(b));
      return countOf(wins[0] ?? []);
    }
    return {};
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

  #areaAct(area: string): Act | null {
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

  #movable(): Map<string, string> {
    const out = new Map<string, string>();
    for (const [key, answers] of this.options.moves) {
      const [verb = "", piece = "", from = ""] = key.split(" ");
      if (lit(answers).length > 0) out.set(`${from} ${piece}`, verb);
    }
    return out;
  }

  #thingsAct(verb: string, part: string, things: string[]): Act {
    return { verb, [part]: things };
  }

  /** The legal action for these wishes. A favour alone is asked for at once, where that is possible. */
  #wishAct(wish: Wish): Act | null {
    const { task } = this;
    if (task?.kind !== "visit") return null;
    if (wish.leader !== null && !wish.main && wish.office === null && this.options.favour.get(wish.leader) === null)
      return { verb: "favour", leader: wish.leader };
    return withThings(this.options, "ask", "wishes", wishWords(wish, task.palace.court));
  }

  // the question

  #ask(): Ask | null {
    const { table } = this;
    if (!table.myTurn || table.prompt === null || table.decision === null) return null;
    const title = promptText(table.words, table.prompt, true);
    const plain = this.#plain();
    const { task } = this;
    if (task?.kind === "visit") return this.#askVisit(task.palace, task.rank);
    if (task?.kind === "things")
      return this.#askThings(
        task.verb === "fight" ? this.say("board-ask-fight", { area: this.view?.resolving ?? "" }) : title,
        task.verb,
        plain,
      );
    if (task?.kind === "pair") return this.#askPair(title, task.verb);
    if (task?.kind === "one") return { title, buttons: plain };
    return this.#askArea(title, plain);
  }

  /** Actions without parts, as buttons. */
  #plain(): Button[] {
    return this.table.plainActions
      .filter((action) => action.verb !== "confirm")
      .map((action) => ({
        id: action.verb,
        label: this.table.words.verb(action.verb),
        act: () => void this.table.play(action),
      }));
  }

  #askArea(prompt: string, plain: Button[]): Ask | null {
    const { options, moving, armed } = this;
    if (options.place.size === 0 && this.answers.size === 0 && this.movable.size === 0 && options.activate.size === 0)
      return null;
    const buttons = [...plain];
    const at = armed ?? (this.over !== null && this.lit.has(this.over) ? this.over : null);
    let title = prompt;
    let hint = options.place.size > 0 ? this.say("board-hint-areas") : "";
    if (options.place.size > 0 && this.piece !== null) {
      title = this.say("board-ask-place", { piece: this.piece });
      const others = PIECES.filter((piece) => piece !== this.piece && lit(options.place.get(piece)).length > 0);
      const next = others.find((piece) => PIECES.indexOf(piece) > PIECES.indexOf(this.piece as "sage")) ?? others[0];
      if (next !== undefined)
        buttons.unshift({
          id: "another",
          label: this.say("board-another-piece"),
          act: () => this.touchHome(next, document.body),
        });
    } else if (moving !== null) {
      title = this.say("board-ask-move", { piece: moving.piece, area: moving.from });
      hint = this.say("board-hint-destination");
    } else if (options.transmute.size > 0) {
      hint = this.say("board-hint-transmute");
      if (options.transmute.get("home") === null)
        buttons.unshift({
          id: "home",
          label: this.say("board-transmute-home"),
          act: () => void this.#do({ verb: "transmute", area: "home" }, document.activeElement),
          main: true,
        });
    } else if (options.resolve.size > 0) hint = "";
    else if (options.negotiate.size > 0) title = this.say("board-ask-negotiate");
    else if (options.verbs.has("look") || this.movable.size > 0) {
      if (this.table.prompt?.id === "prompt-operation") title = this.say("board-ask-operation");
      hint = this.say(options.verbs.has("look") ? "board-hint-operation" : "board-hint-scheme");
    } else if (options.resolve.size === 0 && options.activate.size > 0) hint = this.say("board-hint-office");
    if (at !== null) hint = this.#hintAt(at);
    if (armed !== null)
      buttons.unshift({ id: "do", label: this.say("board-do-here"), act: () => void this.confirmArea(), main: true });
    return { title, hint, buttons, ...(moving !== null || armed !== null ? { putBack: () => this.putBack() } : {}) };
  }

  /** What touching an area would mean. */
  #hintAt(area: string): string {
    const after = this.after(area);
    const name = this.table.name(area);
    if (after !== null)
      return [`${name}: ${this.standingText(after)}`, this.rankText(area, after.rank)]
        .filter((text) => text !== "")
        .join(" · ");
    const there = this.area(area);
    const mine = there === undefined || this.table.seat === null ? null : standingOf(there, this.table.seat);
    if (mine !== null)
      return [`${name}: ${this.standingText(mine)}`, this.rankText(area, mine.rank)]
        .filter((text) => text !== "")
        .join(" · ");
    return there !== undefined && there.ranking.length > 0
      ? this.say("board-others-there", { area, seats: there.ranking.map(String) })
      : name;
  }

  #askVisit(palace: Palace, rank: number): Ask {
    const { wish, me } = this;
    const title = this.say("board-ask-visit", { area: palace.id, rank });
    const words = wishWords(wish, palace.court);
    const price = me === null ? 0 : wishPrice(this.box, palace, rank, me, wish);
    const act = (): void => void this.confirmWish();
    if (words.length === 0) {
      const shame = palace.court ? 0 : 1;
      const hint = this.say(
        palace.court
          ? "board-hint-court"
          : this.table.prompt?.id === "prompt-visit-favoured"
            ? "board-hint-favoured"
            : "board-hint-visit",
      );
      return { title, hint, buttons: [{ id: "nothing", label: this.say("board-do-nothing", { shame }), act }] };
    }
    const refusal = this.wishRefusal(wish);
    const hint =
      refusal !== null
        ? this.table.say(refusal.id, refusal.facts)
        : this.say("board-visit-sum", { price, wealth: me?.wealth ?? 0 });
    const alone = this.#wishAct(wish)?.verb === "favour";
    return {
      title,
      hint,
      putBack: () => this.putBack(),
      buttons: [
        {
          id: "ask",
          label: this.say(alone ? "board-do-favour" : "board-do-ask", { price }),
          act,
          main: true,
          disabled: refusal !== null,
        },
      ],
    };
  }

  #askThings(title: string, verb: ThingsVerb, plain: Button[]): Ask {
    const legal = withThings(this.options, verb, PARTS[verb], this.chosen) !== null;
    const act = (): void => void this.confirmThings(null);
    const some = this.chosen.length > 0;
    const button: Button = { id: verb, label: this.#doThings(verb), act, main: true, disabled: !legal };
    const single = this.task?.kind === "things" && this.task.count === 1;
    return {
      title,
      hint: single ? "" : this.#thingsHint(verb, legal),
      buttons: single ? plain : [button, ...plain],
      ...(some && !single ? { putBack: () => this.putBack() } : {}),
    };
  }

  #doThings(verb: ThingsVerb): string {
    if (verb === "pay") return this.say("board-do-pay", { sum: worthOf(this.things, this.box.set_values) });
    if (verb === "fight") return this.table.words.verb("fight");
    return this.say(verb === "draw" ? "board-do-draw" : "board-do-take");
  }

  #thingsHint(verb: ThingsVerb, legal: boolean): string {
    const { me } = this;
    if (me === null) return "";
    if (verb === "pay") {
      const price = Number(this.table.prompt?.facts["price"] ?? 0);
      const { sum, refusal } = judgePayment(this.things, price, this.box.set_values);
      if (refusal !== null) return this.table.say(refusal.id, refusal.facts);
      return this.say(sum > price ? "board-pay-over" : "board-pay-exact", { sum, over: sum - price });
    }
    if (verb === "trade" || verb === "take") {
      const gained = Object.fromEntries(
        this.box.goods.map((good) => [good, (me.goods[good] ?? 0) + (this.things[good] ?? 0)]),
      );
      if (legal) return this.say("board-worth-then", { worth: worthOf(gained, this.box.set_values) });
      return leadsTo(this.chosen, listsOf(this.options, verb, PARTS[verb]))
        ? this.say("board-choose-more", { count: this.chosen.length })
        : this.say("board-choose-less");
    }
    if (verb === "fight") {
      if (this.chosen.length === 0) return this.say("board-fight-choose");
      const clear = this.outcome().every(({ own, enemy }) => own > enemy);
      const some = this.outcome().some(({ own, enemy }) => own > enemy);
      return this.say(
        !legal ? "board-fight-spare" : clear ? "board-fight-wins" : some ? "board-fight-some" : "board-fight-vain",
      );
    }
    return legal ? "" : this.say("board-choose-more", { count: this.chosen.length });
  }

  #askPair(title: string, verb: PairVerb): Ask {
    const { first, second } = this;
    const [one, other] = PAIRS[verb];
    const legal = this.options.actions.some(
      (action) => action.verb === verb && action[one] === first && action[other] === second,
    );
    const act = (): void => void this.confirmPair();
    const hint =
      verb === "exchange" && legal && first !== null && second !== null
        ? this.say("board-worth-then", { worth: this.#worthAfter(first, second) })
        : "";
    return {
      title,
      hint,
      buttons: [{ id: verb, label: this.table.words.verb(verb), act, main: true, disabled: !legal }],
      ...(first !== null || second !== null ? { putBack: () => this.putBack() } : {}),
    };
  }

  #worthAfter(give: string, get: string): number {
    const goods: Record<string, number> = { ...this.me?.goods };
    goods[give] = (goods[give] ?? 0) - 1;
    goods[get] = (goods[get] ?? 0) + 1;
    return worthOf(goods, this.box.set_values);
  }

  async #explain(action: Act, anchor: Element): Promise<void> {
    const refusal = await this.table.why(action as unknown as Action);
    if (refusal !== null) this.table.showWhy(refusal, anchor);
  }

  /** Play an action; what the rules forbid is explained beside the thing that was touched. */
  async #do(action: Act, anchor: Element | null): Promise<void> {
    if (this.table.busy) return;
    // The server's own list names things in its order, so its action is the one to send.
    const legal = this.options.actions.find((known) => same(known, action));
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

/** The same action, whatever the order of the things in it. */
function same(a: Act, b: Act): boolean {
  const key = (act: Act): string =>
    Object.entries(act)
      .filter(([name]) => name !== "text")
      .map(([name, value]) => `${name}=${Array.isArray(value) ? [...value].sort().join("+") : String(value)}`)
      .sort()
      .join(" ");
  return key(a) === key(b);
}
