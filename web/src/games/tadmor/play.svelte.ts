/**
 * What the player is about to do at a table of Tadmor.
 *
 * A touch (a space, a tile, a mission, a region) begins a draft; what the legal actions leave open becomes sections of
 * the tray; the last answer, or the main button, sends the action. Nothing here knows a rule that the server does not
 * tell.
 */

import type { Act, Cost, Growth, PlayerView, TadmorNumbers, TadmorTables, TadmorView } from "$lib/api/tadmor";
import type { Action } from "$lib/api/types";
import { shell } from "$lib/shell/shell.svelte";
import type { Ask } from "$lib/asking";
import type { TableStore } from "$lib/table.svelte";
import { askOf } from "./asking";
import { adjusted, counted, preferred, sameBundle } from "./bundles";
import { optionsOf, tradesOf, type Decision, type Options, type Trade } from "./decision";
import { AT_ONCE, BY_ITSELF, choose, chooseBundle, draft, fill, type Draft, type Form, type Section } from "./draft";
import { entriesOf, isMarket, litRegions, litSpaces, openItems, standsAt, type Entry } from "./open";
import { colourOf, spaceOf, type Counts } from "./pieces";

export class Play {
  readonly table: TableStore;
  draft = $state.raw<Draft | null>(null);
  /** The tray with the market is open. */
  trading = $state(false);
  /** A figure that was taken up; only spaces for it are lit then. */
  figure = $state.raw<string | null>(null);
  /** Another player's things, open on top of the board; "points" shows everybody's points by source. */
  visiting = $state.raw<number | "points" | null>(null);

  /** The component tables; which pieces are reconstructed is told beside them. */
  box = $derived.by((): TadmorTables => ({
    ...(this.table.box as TadmorTables),
    reconstructed: this.table.game.reconstructed,
  }));
  view = $derived.by(() => this.table.view as TadmorView | null);
  /** Prices, yields and forecasts, as the server works them out. */
  numbers = $derived.by(() => this.table.numbers as TadmorNumbers | null);
  /** The colours of precious goods, in the order of their stacks. */
  colours = $derived.by(() => this.box.stacks.map(({ colour }) => colour));
  me = $derived.by((): PlayerView | null =>
    this.table.seat === null ? null : (this.view?.players[this.table.seat] ?? null),
  );
  options: Options = $derived.by(() => optionsOf(this.table.decision as unknown as Decision | null));
  have: Counts = $derived.by(() => (this.me === null ? {} : (this.numbers?.have[this.me.seat] ?? {})));
  trades: Trade[] = $derived.by(() => tradesOf(this.options.trades));
  form: Form | null = $derived.by(() =>
    this.draft === null || !this.table.myTurn
      ? null
      : fill(
          this.options.actions,
          this.draft,
          (possible) => this.#meant(possible) ?? preferred(possible, this.numbers?.own?.dear ?? {}),
        ),
  );
  /** What a guided match has just asked to pay with. */
  #meant(possible: readonly string[][]): string[] | undefined {
    const [verb, ...parts] = (this.table.coach?.shown?.meant ?? "").split(" ");
    const pay = parts.at(-1)?.split("+") ?? [];
    return verb === this.draft?.verb ? possible.find((bundle) => sameBundle(bundle, pay)) : undefined;
  }
  /** What the tray asks for; things that are lit on the map need no second list. */
  sections: Section[] = $derived.by(() =>
    (this.form?.sections ?? []).filter(
      (section) =>
        !(
          section.kind === "items" && section.values.every((value) => this.box.spaces.some(({ id }) => id === value))
        ) && !(section.kind === "word" && section.part === "space"),
    ),
  );
  placing = $derived.by(() => this.table.myTurn && this.options.verbs.has("place"));
  /** Spaces that may be touched to do something now. */
  lit: Set<string> = $derived.by(() => litSpaces(this));
  regions: Set<string> = $derived.by(() => litRegions(this));
  /** What is still open in this window: own figures, trades, fulfilled missions. */
  entries: Entry[] = $derived.by(() => entriesOf(this));
  ask: Ask | null = $derived.by(() => askOf(this));

  constructor(table: TableStore) {
    this.table = table;
  }

  get pointsTitle(): string {
    return this.say(this.table.phase === "over" ? "points-by-source" : "board-points-now");
  }

  say(id: string, parts: Record<string, string | number | readonly (string | number)[]> = {}): string {
    return this.table.say(id, parts);
  }

  /** The short label of a space, or of an own tile that is a space. */
  label(place: string): string {
    const space = spaceOf(this.box, place);
    if (space === undefined) return this.tile(place).title;
    const top = this.view?.precious.find(({ colour }) => colour === space.colour)?.top ?? null;
    return top === null ? this.say(`${space.about}.title`, space.parts) : this.table.name(top);
  }

  /** The title and the line of an upgrade. */
  tile(id: string): { title: string; line: string } {
    const facts = this.box.upgrades[id];
    if (facts === undefined) return { title: id, line: "" };
    const { about, parts } = facts;
    return { title: this.say(`${about}.title`, parts), line: this.say(`${about}.line`, parts) };
  }

  /** What an upgrade or a mission does, in full. */
  about(piece: string): string {
    const facts = this.box.upgrades[piece] ?? this.box.missions[piece];
    return facts === undefined ? "" : this.table.say(facts.about, facts.parts);
  }

  /** What a region is called on the map. */
  region(id: string): string {
    return this.table.name(id, "short");
  }

  reward(mission: string): string {
    const facts = this.box.missions[mission];
    return facts === undefined ? mission : this.say(`${facts.about}.title`, facts.parts);
  }

  /** A bundle of resources in words: "2 wood and 1 gold". */
  bundle(words: readonly string[]): string {
    const counts = counted(words);
    return this.table.words.join(
      Object.entries(counts).map(([kind, count]) =>
        kind === "prestige"
          ? this.say("board-prestige", { count: this.numbers?.own?.good_for_points ?? 0 })
          : this.say("board-of-resource", { count, resource: kind }),
      ),
    );
  }

  // picking up and putting back

  /** A new decision: the tray shuts, but the market stays open while there is something to trade. */
  renew(): void {
    this.figure = null;
    this.draft = null;
    this.trading = this.trading && this.table.myTurn && this.options.trades.length + this.options.acquire.length > 0;
    if (!this.table.myTurn) return;
    const verbs = new Set(this.options.actions.map(({ verb }) => verb));
    const only = verbs.size === 1 ? ([...verbs][0] as string) : "";
    if (BY_ITSELF.has(only)) this.draft = draft(only);
    else if (this.table.prompt?.id === "prompt-swap") this.#beginReward("swap_figures");
    else if (this.table.prompt?.id === "prompt-redirect") this.#beginReward("raid_redirect");
  }

  #beginReward(op: string): void {
    const mission = this.options.actions.find(
      (action) => action.verb === "turn_in" && this.box.missions[action.mission ?? ""]?.op === op,
    )?.mission;
    if (mission !== undefined) this.draft = draft("turn_in", { mission });
  }

  putBack(): void {
    const was = this.draft !== null || this.trading || this.figure !== null;
    this.draft = null;
    this.trading = false;
    this.figure = null;
    this.table.hideWhy();
    if (was) this.table.announce(this.say("board-said-put-back"));
  }

  /** Whether the draft can be put back: what opened by itself cannot. */
  get closable(): boolean {
    return this.draft !== null && !BY_ITSELF.has(this.draft.verb ?? "");
  }

  // touching

  touchFigure(figure: string): void {
    this.table.hideWhy();
    if (!this.placing) return;
    this.figure = this.figure === figure ? null : figure;
  }

  /** Touch a space of the map, or an own tile that is one. */
  touchSpace(place: string, anchor: Element): void {
    if (this.table.spectator || this.table.busy) return;
    const items = openItems(this);
    if (items !== null && this.lit.has(place)) {
      this.choose(items, place, anchor);
      return;
    }
    if (this.placing) {
      this.#place(place, anchor);
      return;
    }
    const standing = standsAt(this, place);
    const uses = this.options.uses.get(place);
    if (standing && uses !== undefined) {
      const legal = [...uses].filter(([, refusal]) => refusal === null).map(([verb]) => verb);
      const first = [...uses.values()][0] ?? null;
      if (legal.length === 0 && first !== null) this.table.showWhy(first, anchor);
      else this.begin(draft(legal.length === 1 ? (legal[0] as string) : null, { space: place }), anchor);
      return;
    }
    if (standing && isMarket(this, place)) {
      this.openMarket(anchor);
      return;
    }
    // An own figure that has nothing to do now: the rules say when it has.
    if (standing) void this.#explain({ verb: "resolve", space: place }, anchor);
    else void this.#explain({ verb: "place", figure: this.#figureFor(place), space: place }, anchor);
  }

  /** Touch a displayed upgrade (or one in the tray). */
  touchUpgrade(upgrade: string, anchor: Element): void {
    if (this.table.spectator || this.table.busy) return;
    const items = openItems(this);
    if (items !== null && items.values.includes(upgrade)) {
      this.choose(items, upgrade, anchor);
      return;
    }
    if (this.draft?.verb === "buy" && this.draft.parts.upgrade === upgrade) {
      void this.confirm(anchor);
      return;
    }
    const known = this.options.buy.get(upgrade);
    if (known === null) this.begin(draft("buy", { upgrade }), anchor);
    else if (known !== undefined) this.table.showWhy(known, anchor);
    else void this.#explain({ verb: "buy", upgrade }, anchor);
  }

  /** Touch an own mission, in the hand or fulfilled. */
  touchMission(mission: string, anchor: Element): void {
    if (this.table.spectator || this.table.busy) return;
    if (this.draft?.parts.mission === mission) {
      if (this.form?.action) void this.confirm(anchor);
      else this.putBack();
      return;
    }
    if (this.me?.hand?.includes(mission)) {
      const fulfils = this.options.fulfil.get(mission);
      const discards = this.options.discard.has(mission);
      if (fulfils === null || discards)
        this.begin(draft(discards ? (fulfils === null ? null : "discard") : "fulfil", { mission }), anchor);
      else if (fulfils) this.table.showWhy(fulfils, anchor);
      else void this.#explain({ verb: "fulfil" }, anchor);
      return;
    }
    const turned = this.options.turnIn.get(mission);
    if (turned === null) this.begin(draft("turn_in", { mission }), anchor);
    else if (turned) this.table.showWhy(turned, anchor);
    else void this.#explain({ verb: "turn_in", mission }, anchor);
  }

  /** Touch a region: the raiders go there. */
  touchRegion(region: string, anchor: Element): void {
    if (this.table.spectator || this.table.busy) return;
    const items = openItems(this);
    if (items !== null && items.values.includes(region)) {
      this.choose(items, region, anchor);
      if (this.form?.action) void this.confirm(anchor);
      return;
    }
    if (this.options.verbs.has("hire")) {
      const action = this.options.actions.find((other) => other.verb === "hire" && other.region === region);
      if (action) void this.#do(action, anchor);
      else void this.#explain({ verb: "hire", region }, anchor);
    }
  }

  openMarket(anchor: Element | null): void {
    this.draft = null;
    if (this.options.trades.length + this.options.acquire.length > 0) {
      this.trading = true;
      this.table.hideWhy();
      shell.sheet = null;
    } else if (anchor) void this.#explain({ verb: "trade" }, anchor);
  }

  touchEntry(entry: Entry, anchor: Element): void {
    if (entry.kind === "trade") this.openMarket(anchor);
    else if (entry.kind === "mission") this.touchMission(entry.of, anchor);
    else this.touchSpace(entry.of, anchor);
  }

  // the tray

  /** Begin an action; where nothing is left to ask and nothing is paid, it is done at once. */
  begin(next: Draft, anchor: Element | null): void {
    this.trading = false;
    this.table.hideWhy();
    shell.sheet = null;
    this.draft = next;
    this.#finish(anchor);
  }

  choose(section: Section, value: string, anchor: Element | null): void {
    if (this.draft === null) return;
    this.draft = choose(this.draft, section, value);
    this.#finish(anchor);
  }

  step(section: Extract<Section, { kind: "bundle" }>, kind: string, by: 1 | -1): void {
    const next = adjusted(section.possible, section.chosen, kind, by);
    if (next !== null && this.draft !== null) this.draft = chooseBundle(this.draft, section, next);
  }

  setBundle(section: Extract<Section, { kind: "bundle" }>, bundle: readonly string[]): void {
    if (this.draft !== null) this.draft = chooseBundle(this.draft, section, bundle);
  }

  #finish(anchor: Element | null): void {
    const form = this.form;
    if (form?.action && form.verb !== null && AT_ONCE.has(form.verb)) void this.#do(form.action, anchor);
  }

  async confirm(anchor: Element | null = null): Promise<void> {
    const action = this.form?.action;
    if (action) await this.#do(action, anchor);
  }

  async trade({ give, get }: Trade, count: number, anchor: Element | null): Promise<void> {
    const action = this.options.trades.find(
      (other) => other.give === give && sameBundle(other.get ?? [], get) && other.count === String(count),
    );
    if (action) await this.#do(action, anchor);
  }

  async plain(verb: string): Promise<void> {
    await this.#do({ verb }, document.activeElement);
  }

  /** Do an action that is listed as it is. */
  async act(action: Act, anchor: Element | null): Promise<void> {
    await this.#do(action, anchor);
  }

  /** What a number of tower levels comes to, in the way of building that the tray asks about. */
  growth(levels: string): Growth | null {
    if (this.table.puzzling) return null; // that is what a puzzle asks
    const mode = this.form?.left.find(({ verb }) => verb === "tower")?.mode ?? "";
    const found = this.numbers?.own?.towers[mode]?.growth.find((growth) => String(growth.levels) === levels);
    return found ?? null;
  }

  /** What a fulfilled mission counts now, and what it will count once it has been turned in. */
  halved(mission: string): { count: number; half: number } | null {
    const count = this.numbers?.missions[mission];
    const half = this.numbers?.own?.turned_in[mission];
    return count === undefined || half === undefined ? null : { count, half };
  }

  /** The price that the tray asks about, if tiles may save some of it. */
  cost(): Cost | null {
    const own = this.numbers?.own;
    const { verb, stage, mission, good } = this.form?.action ?? {};
    if (!own) return null;
    if (verb === "temple") return own.stages.find((other) => other.stage === stage)?.cost ?? null;
    if (verb === "fulfil") return own.hand[mission ?? ""] ?? null;
    return verb === "precious" && good !== undefined ? (own.stacks[colourOf(this.box, good)] ?? null) : null;
  }

  // inside

  #figureFor(place: string): string {
    const wanted = spaceOf(this.box, place)?.figure ?? "either";
    if (wanted !== "either") return wanted;
    return this.figure ?? (this.me?.figures.camel.supply ? "camel" : "ship");
  }

  #place(place: string, anchor: Element): void {
    const figures = this.options.place.get(place) ?? [];
    // Whoever has taken up a ship means the ship: on a space for camels it is refused, no camel goes there instead.
    const refused = this.figure !== null && !figures.includes(this.figure) ? this.figure : null;
    if (figures.length === 0 || refused !== null) {
      void this.#explain({ verb: "place", figure: refused ?? this.#figureFor(place), space: place }, anchor);
      return;
    }
    const figure = this.figure ?? (figures.length === 1 ? figures[0] : null);
    if (figure) void this.#do({ verb: "place", figure, space: place }, anchor);
    else this.begin(draft("place", { space: place }), anchor);
  }

  async #explain(action: Action, anchor: Element): Promise<void> {
    const refusal = await this.table.why(action);
    if (refusal !== null) this.table.showWhy(refusal, anchor);
  }

  /** Play an action; what the rules forbid is explained beside the thing that was touched. */
  async #do(action: Act | Action, anchor: Element | null): Promise<void> {
    if (this.table.busy) return;
    const refused = await this.table.play(action as Action);
    if (refused !== null && anchor) this.table.showWhy(refused, anchor);
    if (refused === null) shell.sheet = null;
  }
}
