/**
 * A table as this page knows it: what the server said last, what may be done, and the ways to do it.
 *
 * Nothing is assumed: a move is sent, and its effect shows when the server has told it. Boards read the fields and call
 * `play`, `why`, `showWhy`; `ask` lets them put their own question in the row above (with "Put back"), `onEvents` lets
 * them move pieces.
 */

import { tick } from "svelte";
import { bare, same } from "./api/actions";
import { api, Problem } from "./api/client";
import { Feed, type Connection } from "./api/feed";
import type {
  Action,
  Breakdown,
  ChatLine,
  Decision,
  GameDetail,
  GameEvent,
  LegalAction,
  MissedUpdate,
  Outlook,
  Player,
  Prompt,
  Refusal,
  Table,
  Turn,
  Update,
} from "./api/types";
import { endsSomething, eventText, type Ask } from "./asking";
import { speech } from "./i18n/i18n.svelte";
import type { Coach } from "./learn/coach/coach.svelte";
import { namerOf, type Facts, type Namer, type Words } from "./i18n/words";
import { PACES, settings, type Language } from "./settings.svelte";
import { Pacer } from "./story/pace";
import { Story } from "./story/story.svelte";

export type LogLine = { seq: number; at: string; events: GameEvent[] };
/** Called before the page shows an update; what it returns is called when the page has shown it. */
export type EventListener = (events: readonly GameEvent[], before: Update | null, after: Update) => void | (() => void);
export type WhyNot = { refusal: Refusal; anchor: Element };

const PATIENCE = 30_000;
/** How many turns back an undo may reach. */
const SEEN_AGAIN = 8;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const ownId = (): string =>
  typeof crypto.randomUUID === "function"
    ? crypto.randomUUID()
    : Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

export class TableStore {
  /** The table: seats, options, phase, link. */
  summary = $state.raw() as Table;
  /** The last full update that came; null while players gather. */
  live = $state.raw<Update | null>(null);
  /** A position of the past that is looked at instead; nothing can be played meanwhile. */
  past = $state.raw<Update | null>(null);
  /** After how many decisions it is; null at the present. */
  pastAt = $state<number | null>(null);
  /** What is shown. */
  update: Update | null = $derived(this.past ?? this.live);
  /** Whose eyes we look with; null for a spectator. */
  seat = $state<number | null>(null);
  /**
   * What each action that can be taken now would bring, and each beginning of one, by its notation; null until it is
   * known (`lookAhead` asks for it).
   */
  outlooks = $state.raw<Readonly<Record<string, Outlook>> | null>(null);
  /** The match turn by turn, the set-up first, as far as `follow` has asked for it. */
  turns = $state.raw<readonly Turn[]>([]);
  /** The row of the log that `turns` reach to. */
  turnsSeq = $state(-1);
  /** What every seat has, by the names that the game counts it under; empty until `follow` has asked. */
  holdings = $state.raw<readonly Readonly<Record<string, number>>[]>([]);
  log = $state.raw<readonly LogLine[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  connection = $state<Connection>("connecting");
  /** A move is on its way, or its effect is. */
  busy = $state(false);
  ask = $state.raw<Ask | null>(null);
  whyNot = $state.raw<WhyNot | null>(null);
  /** The last thing said to a screen reader. */
  spoken = $state("");
  /** A short notice for everybody: the match has gone on, the server cannot be reached. */
  notice = $state.raw<{ id: string; parts: Facts } | null>(null);
  /** On one device, several own seats: the seat that should look next; the page shows a curtain until they say so. */
  curtain = $state<number | null>(null);
  /** The rule at which the rules drawer is open; null when it is closed. */
  rule = $state<string | null>(null);

  /** A puzzle is posed here: nothing tells what an action would bring before it is played. */
  puzzling = $state(false);
  /** Who guides a first match; the strip stands in place of the question. */
  coach = $state.raw<Coach | null>(null);

  /** The turns as lines to read. */
  readonly story: Story;
  readonly game: GameDetail;
  readonly key: string | null;
  readonly #namer: Namer | null;
  #feed: Feed | null = null;
  #listeners = new Set<EventListener>();
  #looks = 0;
  /** How many entries the match had when outlooks were asked for: no other row of the log changes them. */
  #lookedAt = -1;
  /** The match went back since the turns were asked for: any of them may have been taken back. */
  #wentBack = false;
  /** What was said about passing since the last update. */
  #passing = $state<boolean | null>(null);
  #unless = $state.raw<readonly string[] | null>(null);
  #confirming = new Map<number, boolean>();
  /** Lets each bot's turn stand for a while; rows that were missed and what nobody looks at come at once. */
  #pacer = new Pacer<Update>(
    (update) => this.#take(update),
    (seat) => this.players[seat]?.kind === "bot" || this.players[seat]?.stood_in === true,
    () => (this.past === null && !document.hidden ? PACES[settings.pace] : 0),
  );
  #following: Promise<void> | null = null;
  #followed: number | null = null;

  box = $derived.by(() => this.game.box);
  view: unknown = $derived(this.update?.view ?? null);
  /** Prices, yields, forecasts: what the game's board shows beside the pieces. */
  numbers: unknown = $derived(this.update?.numbers ?? null);
  decision: Decision | null = $derived(this.update?.decision ?? null);
  prompt: Prompt | null = $derived(this.update?.prompt ?? null);
  /** Who sits here. Whether somebody is there changes without an update; the table tells it. */
  players: readonly Player[] = $derived(
    this.update === null
      ? this.summary.seats
      : this.update.players.map((player) => ({
          ...player,
          online: this.summary.seats[player.seat]?.online ?? player.online,
        })),
  );
  /**
   * Which decision is shown. Another one puts back what was picked up; somebody who comes or goes, and a line that was
   * lost and taken up again, do not.
   */
  moment: string = $derived(
    [this.update?.entries, this.seat, this.prompt?.id, this.decision !== null, this.pastAt].join(" "),
  );
  scores: readonly number[] = $derived(this.update?.scores ?? []);
  breakdown: readonly Breakdown[] = $derived(this.update?.breakdown ?? []);
  phase = $derived(this.update?.phase ?? this.summary.phase);
  /** Who is asked: one seat, or several at once. */
  deciding: readonly number[] = $derived(
    this.update === null || this.phase !== "playing"
      ? []
      : this.update.waiting.length > 0
        ? this.update.waiting
        : this.update.actor === null
          ? []
          : [this.update.actor],
  );
  ownSeats: readonly number[] = $derived(this.summary.seats.filter((seat) => seat.mine).map((seat) => seat.seat));
  /** Whether the seat we look with is to decide. */
  myTurn = $derived(this.seat !== null && this.deciding.includes(this.seat));
  spectator = $derived(this.seat === null);
  /** Legal actions without parts (end, pass, use): the shell shows them as buttons. */
  plainActions: readonly LegalAction[] = $derived(
    (this.decision?.actions ?? []).filter((action) => Object.keys(action).length === 2),
  );
  // By the names as one text: the words are rebuilt when a name changes, not with every update.
  #names = $derived(this.players.map((player) => player.name).join("\u001f"));
  words: Words = $derived.by(() => speech.at(this.summary.game, this.#namer, this.#names.split("\u001f")));

  constructor(summary: Table, game: GameDetail, key: string | null) {
    this.summary = summary;
    this.game = game;
    this.#namer = namerOf(game.names, summary.options);
    this.key = key;
    this.story = new Story(this);
  }

  get motion(): boolean {
    return settings.moves;
  }
  get language(): Language {
    return speech.language;
  }
  /** A text at this table: with its players' names and its pieces. */
  say(id: string, parts: Facts = {}): string {
    return this.words.say(id, parts);
  }
  /** What a piece is called here. */
  name(piece: string, form = ""): string {
    return this.words.name(piece, form);
  }
  /** An answer without parts, in words: where it ends something, what it ends here ("End market"). */
  answerText(verb: string): string {
    const id = this.prompt?.id.replace("prompt-", "end-") ?? "";
    return endsSomething(verb) && this.words.has(id) ? this.say(id) : this.words.verb(verb);
  }
  /** Whether something can be done now that neither ends nor gives up anything. */
  get worthDoing(): boolean {
    return (this.decision?.actions ?? []).some(({ verb }) => !endsSomething(verb) && verb !== "confirm");
  }
  /** What this action would surely lose, in a few words each. */
  losses(action: string): string[] {
    return (this.outlooks?.[action]?.remarks ?? [])
      .filter(({ tone }) => tone === "loss" || tone === "danger")
      .map(({ id, facts }) => this.say(this.words.has(`${id}.short`) ? `${id}.short` : id, facts as Facts));
  }
  announce(text: string): void {
    // The same words twice are said twice only if the text differs.
    this.spoken = text === this.spoken ? `${text}\u00a0` : text;
  }

  /** Look with this seat's eyes (null: a spectator's) and follow the table. */
  sit(seat: number | null): void {
    this.#feed?.close();
    this.#pacer.reset();
    this.seat = seat;
    this.curtain = null;
    this.outlooks = null;
    this.#lookedAt = -1;
    this.turns = [];
    this.turnsSeq = -1;
    this.holdings = [];
    this.log = [];
    this.chat = [];
    this.live = null;
    this.past = null;
    this.pastAt = null;
    this.#feed = new Feed(this.summary.id, seat ?? "spectator", this.key, {
      update: (update) => {
        if (update.view === null) void this.#take(update);
        else this.#pacer.take(update);
      },
      chat: (line) => {
        if (!this.chat.some((other) => other.seq === line.seq)) this.chat = [...this.chat, line];
      },
      table: (table) => this.#seatsChanged(table),
      connection: (now) => (this.connection = now),
    });
    this.#feed.open();
  }

  /** Look at the position after `at` decisions, or (null) at the present again. */
  async lookBack(at: number | null, seat: number | null = this.seat): Promise<void> {
    this.ask?.putBack?.();
    this.hideWhy();
    const look = ++this.#looks;
    if (at === null) {
      this.past = null;
      this.pastAt = null;
      return;
    }
    const then = await api.replay(this.summary.id, at, seat, this.key);
    if (look !== this.#looks) return; // a later look overtook this one
    const players =
      this.live?.players ??
      this.summary.seats.map(({ seat: number, name, kind, online, stood_in, resigned }) => ({
        seat: number,
        name,
        kind,
        online,
        stood_in,
        resigned,
      }));
    const before = this.past;
    const now: Update = {
      seq: -1,
      at: "",
      entries: then.entries,
      phase: then.at < then.entries ? "playing" : this.summary.phase,
      actor: then.actor,
      waiting: [],
      prompt: then.prompt,
      view: then.view,
      numbers: then.numbers,
      events: then.events,
      decision: null,
      undo: null,
      passing: null,
      unless: null,
      scores: then.scores,
      breakdown: [],
      players,
      ranking: null,
      rivals: null,
      ties: null,
      seed: null,
      commitment: this.summary.commitment,
      undo_request: null,
    };
    const afterwards =
      before === null
        ? []
        : [...this.#listeners]
            .map((listener) => listener(then.events, before, now))
            .filter((after) => typeof after === "function");
    this.past = now;
    this.pastAt = at;
    if (this.#feed === null) this.log = [{ seq: at, at: "", events: then.events }];
    await tick();
    for (const after of afterwards) after();
  }

  leave(): void {
    this.#feed?.close();
    this.#pacer.reset();
    this.#feed = null;
  }

  /** Be told of events as they come; returns how to stop. */
  onEvents(listener: EventListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Do something. Null when it is done (or the match has gone on meanwhile), the refusal when the rules forbid it. */
  async play(action: Action | LegalAction | string): Promise<Refusal | null> {
    this.#pacer.flush();
    const { seat, live: update } = this;
    if (seat === null || update === null || this.busy || this.past !== null) return null;
    this.hideWhy();
    const move = { id: ownId(), seq: update.seq, seat, action: bare(action) };
    return this.#send(() => api.move(this.summary.id, move));
  }

  /**
   * Why this cannot be done, or null if it can (or begins something that can). Works for unfinished actions and off
   * turn.
   */
  async why(action: Action | string): Promise<Refusal | null> {
    if (this.seat === null) return null;
    const known = typeof action === "string" ? undefined : this.decision?.tries.find((other) => same(other, action));
    if (known !== undefined) return known.refusal;
    try {
      return (await api.why(this.summary.id, this.seat, bare(action))).refusal;
    } catch (problem) {
      return problem instanceof Problem ? problem.refusal : null;
    }
  }

  /** Ask what the possible actions would bring: once per decision, however many components ask. */
  async lookAhead(): Promise<void> {
    const { seat, live } = this;
    if (seat === null || live === null || live.decision === null || this.#lookedAt === live.entries) return;
    this.#lookedAt = live.entries;
    this.outlooks = null;
    try {
      const told = await api.outlooks(this.summary.id, seat);
      if (this.live?.entries === told.entries && this.seat === seat) this.outlooks = told.outlooks;
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.#lookedAt = -1; // somebody else moved meanwhile, or the server was away: the next update asks again
    }
  }

  /**
   * Ask for the turns since the last ones known, which may have gone on, and for what everybody has. Who asks while an
   * answer is under way is answered by one more question after it, however many ask.
   */
  async follow(): Promise<void> {
    if (this.#following !== null) {
      await this.#following;
      if (this.#following !== null) return this.#following;
      if (this.turnsSeq >= (this.live?.seq ?? -1) && this.#followed === this.seat) return;
    }
    this.#following = this.#askTurns();
    await this.#following;
    this.#following = null;
  }

  async #askTurns(): Promise<void> {
    const { seat } = this;
    const anew = this.#wentBack || this.#followed !== seat || this.turns.length === 0;
    this.#wentBack = false;
    const since = anew ? 0 : Math.max(0, (this.turns.at(-1)?.number ?? 0) - SEEN_AGAIN);
    try {
      const told = await api.turns(this.summary.id, seat, since, this.key);
      if (this.seat !== seat) return;
      this.turns = [...(anew ? [] : this.turns.filter((turn) => turn.number < since)), ...told.turns];
      this.turnsSeq = told.seq;
      this.holdings = told.holdings;
      this.#followed = seat;
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
    }
  }

  /** Show a refusal in a bubble beside the thing that was touched. */
  showWhy(refusal: Refusal, anchor: Element): void {
    this.whyNot = { refusal, anchor };
    this.announce(this.say(refusal.id, refusal.facts));
  }

  hideWhy(): void {
    this.whyNot = null;
  }

  /** Whether this seat passes in every window until its turn; null: the game asks nothing between two turns. */
  passing: boolean | null = $derived(this.#passing ?? this.live?.passing ?? null);

  /** The pieces for which this seat wants to be asked all the same while they lie open. */
  unless: readonly string[] = $derived(this.#unless ?? this.live?.unless ?? []);

  /** Pass in every window until one's turn, unless one of these lies open, or be asked again. Nobody else is told. */
  async pass(on: boolean, unless: readonly string[] = this.unless): Promise<void> {
    const { seat } = this;
    if (seat === null || this.passing === null) return;
    [this.#passing, this.#unless] = [on, unless];
    if (!(await this.#quietly(api.passing(this.summary.id, seat, on, unless)))) this.#passing = this.#unless = null;
  }

  /** Whether the last own decision can be taken back without asking anybody. */
  get canUndo(): boolean {
    return this.update?.undo?.last ?? false;
  }
  /** How many decisions restarting the turn would take back. */
  get turnDecisions(): number {
    return this.update?.undo?.turn ?? 0;
  }

  /** Take back the last decision or the turn; where that cannot be, the button says why. */
  async undo(to: "last" | "turn" = "last"): Promise<void> {
    this.#pacer.flush();
    const { seat, live: update } = this;
    if (seat === null || update === null || this.busy || this.past !== null) return;
    const refusal = update.undo?.refusal ?? null;
    if (refusal !== null) {
      const anchor = document.querySelector("[data-undo=last]");
      if (anchor !== null) this.showWhy(refusal, anchor);
      return;
    }
    this.ask?.putBack?.();
    this.hideWhy();
    const undo = { id: ownId(), seq: update.seq, seat, to };
    await this.#send(() => api.undo(this.summary.id, undo));
  }

  /** Ask the others to go back to a row of the log, beyond what you may take back alone. */
  async askUndo(to: number): Promise<void> {
    if (this.seat !== null) await this.#quietly(api.askUndo(this.summary.id, this.seat, to));
  }
  async answerUndo(agree: boolean): Promise<void> {
    if (this.seat !== null) await this.#quietly(api.answerUndo(this.summary.id, this.seat, agree));
  }

  /** Tell the server whether this seat confirms its turns; it asks then before something is revealed. */
  async confirmTurns(on: boolean): Promise<void> {
    const { seat } = this;
    if (seat === null || this.phase !== "playing" || (this.#confirming.get(seat) ?? false) === on) return;
    this.#confirming.set(seat, on);
    await this.#quietly(api.confirmTurns(this.summary.id, seat, on));
  }

  async sendChat(text: string): Promise<boolean> {
    return this.#quietly(api.chat(this.summary.id, text, this.key));
  }

  async #quietly(call: Promise<unknown>): Promise<boolean> {
    try {
      await call;
      return true;
    } catch (problem) {
      this.#tell(problem);
      return false;
    }
  }

  /** Send a decision until it is answered; the same id makes a second arrival harmless. */
  async #send(call: () => Promise<{ seq: number }>): Promise<Refusal | null> {
    this.busy = true;
    const began = Date.now();
    for (let wait = 300; ; wait = Math.min(wait * 2, 4000)) {
      try {
        const { seq } = await call();
        this.notice = null;
        await this.#arrived(seq);
        this.busy = false;
        return null;
      } catch (problem) {
        const unreachable = problem instanceof Problem && (problem.status === 0 || problem.status >= 500);
        if (unreachable && Date.now() - began < PATIENCE) {
          this.notice = { id: "notice-unreachable", parts: {} };
          await pause(wait);
          continue;
        }
        this.busy = false;
        if (problem instanceof Problem && problem.refusal !== null) return problem.refusal;
        this.#tell(problem);
        return null;
      }
    }
  }

  /** Wait until the page has been told the row that answers a move. */
  async #arrived(seq: number): Promise<void> {
    for (let waited = 0; waited < 5000 && (this.live?.seq ?? -1) < seq; waited += 16) await pause(16);
  }

  #tell(problem: unknown): void {
    if (!(problem instanceof Problem)) throw problem;
    const id =
      problem.status === 409
        ? "notice-stale"
        : problem.status === 429
          ? "notice-too-many"
          : problem.status === 0
            ? "notice-unreachable"
            : "notice-problem";
    this.notice = { id, parts: { detail: problem.detail || problem.title } };
  }

  async #take(update: Update | MissedUpdate): Promise<void> {
    const last = this.log.at(-1)?.seq ?? -1;
    if (update.events.length > 0 && update.seq > last)
      this.log = [...this.log, { seq: update.seq, at: update.at, events: update.events }];
    if (update.events.some((event) => event.name === "event-back")) this.#wentBack = true;
    if (update.view === null) return;
    const before = this.live;
    if (before !== null && update.seq < before.seq) return;
    if (this.past !== null) {
      this.live = update;
      return;
    }
    const afterwards = [...this.#listeners]
      .map((listener) => listener(update.events, before, update))
      .filter((after) => typeof after === "function");
    this.live = update;
    this.#passing = this.#unless = null;
    if (update.entries !== this.#lookedAt) this.outlooks = null;
    this.hideWhy();
    await tick();
    for (const after of afterwards) after();
    this.#passDevice();
    if (before !== null && this.#asked(before)) this.#sayWhatCame(update);
  }

  #seatsChanged(table: Table): void {
    // The stream of a spectator need not know which seats are ours; the list of seats that the page began with does.
    this.summary = { ...table, link: table.link ?? this.summary.link };
  }

  /** Several own seats at one device: when another of them is to decide, a curtain falls until that person says so. */
  #passDevice(): void {
    if (this.phase !== "playing") {
      this.curtain = null;
      return;
    }
    if (this.ownSeats.length < 2 || (this.seat !== null && this.deciding.includes(this.seat))) return;
    this.curtain = this.deciding.find((seat) => this.ownSeats.includes(seat)) ?? this.curtain;
  }

  /** Whether the seat we look with was to decide then. */
  #asked(update: Update): boolean {
    return this.seat !== null && (update.actor === this.seat || update.waiting.includes(this.seat));
  }

  /** What one's own decision led to, and what is asked next. What others did is told when one's turn begins. */
  #sayWhatCame(update: Update): void {
    const told = update.events
      .filter((event) => this.words.has(event.name))
      .map((event) => eventText(this.words, event));
    const asked = this.myTurn && update.prompt !== null ? [this.say(update.prompt.id, update.prompt.facts)] : [];
    if (told.length + asked.length > 0) this.announce([...told.slice(-4), ...asked].join(" "));
  }
}
