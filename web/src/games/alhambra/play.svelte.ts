/**
 * What the player is about to do at a table of Alhambra: the piece in the hand, and what it can be used for.
 *
 * Nothing here knows a rule that the server does not tell. A pick begins with a touch (a slot of the market, a card, a
 * tile) and ends with an action of the decision, or is put back.
 */

import type { AlhambraNumbers, AlhambraTables, AlhambraView, Fit, PlayerView } from "$lib/api/alhambra";
import type { Action, Refusal, Remark } from "$lib/api/types";
import type { Facts } from "$lib/i18n/words";
import { shell } from "$lib/shell/shell.svelte";
import type { Ask } from "$lib/asking";
import type { TableStore } from "$lib/table.svelte";
import { idOfKey, keysFor, sameCards, sumOf } from "./cards";
import { legalCells, optionsOf, type CellAnswers, type Decision, type Options, type Wish } from "./decision";
import { cellOf } from "./palace";
import { offerFor, paymentWith, pays, type Offer } from "./payment";

export type Pick =
  | { kind: "take"; keys: string[] }
  | { kind: "buy"; slot: string; keys: string[] }
  | { kind: "tile"; tile: string; from: "pending" | "reserve" }
  | { kind: "built"; cell: string; tile: string };

export interface Drag {
  tile: string;
  from: "pending" | "reserve" | "market";
  x: number;
  y: number;
  /** The cell under it. */
  over: string | null;
}

/** The cards picked for a purchase; why they are no payment is known when the server has said it. */
export interface Payment {
  offer: Offer;
  pay: string[];
  sum: number;
  refused: boolean;
  refusal: Refusal | null;
}

/** "3", or "3–7": the least and the most of some numbers. */
function range(numbers: readonly number[], signs = false): string {
  const text = (value: number): string => (signs && value >= 0 ? `+${value}` : String(value).replace("-", "−"));
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  return low === high ? text(low) : `${text(low)} … ${text(high)}`;
}

export class Play {
  readonly table: TableStore;
  pick = $state.raw<Pick | null>(null);
  drag = $state.raw<Drag | null>(null);
  /** A cell that was refused, and the side that is to blame. */
  blamed = $state.raw<{ cell: string; side: string | null; other: string | null } | null>(null);
  /** Your longest wall is shown on the plan. */
  wall = $state(false);
  /** Another player's palace, open on top of the board; "all" shows every one. */
  visiting = $state.raw<number | "all" | null>(null);
  /** The tile of the market that is pointed at: the palace shows where it would fit. */
  hinted = $state.raw<string | null>(null);
  /** The cell of one's palace that is pointed at or has the focus. */
  pointed = $state.raw<string | null>(null);
  /** The scoring that has just been carried out and waits for its summary; 0: none. */
  due = $state(0);
  /** What the server answered last about cards that are no payment. */
  #answer = $state.raw<{ slot: string; pay: string[]; refusal: Refusal | null } | null>(null);
  /** Where a dragged tile was let go, so that it does not fly there once more. */
  dropped: { tile: string; rect: DOMRect } | null = null;

  box = $derived.by(() => this.table.box as AlhambraTables);
  view = $derived.by(() => this.table.view as AlhambraView | null);
  numbers = $derived.by(() => this.table.numbers as AlhambraNumbers | null);
  me = $derived.by((): PlayerView | null =>
    this.table.seat === null ? null : (this.view?.players[this.table.seat] ?? null),
  );
  options: Options = $derived.by(() => optionsOf(this.table.decision as Decision | null));
  hand: string[] = $derived.by(() => this.me?.hand ?? []);
  exactly = $derived.by(() => this.table.prompt?.id === "prompt-vizier-buy");
  placing = $derived.by(() => this.table.myTurn && this.table.prompt?.id === "prompt-place");
  offers: Map<string, Offer | null> = $derived.by(() => this.#offers());
  /** The offer that is picked, and what the chosen cards come to. */
  payment: Payment | null = $derived.by(() => this.#payment());
  /** What the cells of your palace answer to the tile in hand: empty ones to placing, built ones to swapping. */
  cells: CellAnswers = $derived.by(() => this.#cells());
  lit: Set<string> = $derived.by(() => new Set(legalCells(this.cells)));
  /** The tile of the market whose places are shown: the one picked, else the one pointed at. */
  previewed: string | null = $derived.by(() => {
    if (this.pick?.kind === "buy") return this.payment?.offer.tile ?? null;
    return this.pick === null || this.pick.kind === "take" ? this.hinted : null;
  });
  /** What the tile in the hand would bring where it is pointed at. */
  prospect: Fit | null = $derived.by(() => {
    if (this.table.puzzling) return null;
    const cell = this.drag?.over ?? this.pointed;
    const tile = this.pick?.kind === "tile" ? this.pick.tile : this.drag?.from === "market" ? this.drag.tile : null;
    return tile === null ? null : (this.fits(tile).find((fit) => fit.cell === cell) ?? null);
  });
  ask: Ask | null = $derived.by(() => this.#ask());

  constructor(table: TableStore) {
    this.table = table;
  }

  say(id: string, parts: Record<string, string | number | string[]> = {}): string {
    return this.table.say(id, parts);
  }

  /** Where a tile would fit in one's own palace, and what it would bring there. */
  fits(tile: string): readonly Fit[] {
    return this.numbers?.fits[tile] ?? [];
  }

  /** What all places of a tile would bring, in words: how many there are, the longest wall, points if scored now. */
  fitTexts(tile: string): string[] {
    const cells = this.fits(tile);
    const out = [this.say("board-fits", { count: cells.length })];
    if (cells.length === 0 || this.table.puzzling) return out;
    const now = this.me?.wall ?? 0;
    const walls = cells.map(({ wall }) => wall);
    if (walls.some((wall) => wall !== now)) out.push(this.say("board-fits-wall", { now, to: range(walls) }));
    out.push(
      this.say("board-fits-points", {
        points: range(
          cells.map(({ points }) => points),
          true,
        ),
      }),
    );
    return out;
  }

  /** "1 east 2 north", as a cell is read out. */
  cellText(cell: string): string {
    const { x, y } = cellOf(cell);
    if (x === 0 && y === 0) return this.say("board-cell-fountain");
    const parts: string[] = [];
    if (x !== 0) parts.push(this.say(x > 0 ? "board-cell-east" : "board-cell-west", { count: Math.abs(x) }));
    if (y !== 0) parts.push(this.say(y < 0 ? "board-cell-north" : "board-cell-south", { count: Math.abs(y) }));
    return parts.join(" ");
  }

  /** A tile as it is read out: type, price, walls. */
  tileText(tile: string): string {
    if (tile === "fountain") return this.table.name("fountain");
    const facts = this.box.tiles[tile];
    if (facts === undefined) return tile;
    const walls = [...facts.walls];
    if (facts.hut) return this.table.name(tile);
    return this.say("board-tile", { type: facts.type, price: facts.price ?? 0, walls });
  }

  // picking up and putting back

  /** A new decision: nothing is in the hand, but a tile that has to be placed is taken up at once. */
  renew(): void {
    this.blamed = null;
    this.drag = null;
    this.pointed = null;
    const pending = this.placing ? this.view?.pending[0] : undefined;
    this.pick = pending === undefined ? null : { kind: "tile", tile: pending, from: "pending" };
  }

  putBack(): void {
    this.blamed = null;
    this.table.hideWhy();
    const was = this.pick;
    this.pick = null;
    if (was !== null) this.table.announce(this.say("board-said-put-back"));
  }

  /** Touch a card of the money display. */
  touchDisplay(key: string, anchor: Element): void {
    if (!this.#asked({ verb: "take", cards: [idOfKey(key)] }, anchor)) return;
    const before = this.pick?.kind === "take" ? this.pick.keys : [];
    if (before.includes(key)) {
      const rest = before.filter((other) => other !== key);
      this.pick = rest.length === 0 ? null : { kind: "take", keys: rest };
      return;
    }
    const keys = [...before, key];
    const wish: Wish = { verb: "take", cards: keys.map(idOfKey).sort() };
    const can = this.#known(wish) === null;
    this.pick = { kind: "take", keys: can ? keys : [key] };
    if (can) this.table.hideWhy();
    else void this.#explain(wish, anchor);
  }

  /** Touch a slot of the market: pick the payment, or buy if it is the one picked already. */
  touchSlot(slot: string, anchor: Element): void {
    if (this.pick?.kind === "buy" && this.pick.slot === slot) {
      void this.confirm(anchor);
      return;
    }
    if (!this.#asked({ verb: "buy", slot }, anchor)) return;
    const offer = this.offers.get(slot);
    const keys = offer?.best ? keysFor(this.hand, offer.best) : null;
    if (keys === null) {
      void this.#explain({ verb: "buy", slot }, anchor);
      return;
    }
    this.table.hideWhy();
    this.blamed = null;
    shell.sheet = null;
    this.pick = { kind: "buy", slot, keys };
  }

  /** Touch a card of your hand: into the payment or out of it; with nothing picked, buy what it can pay for. */
  touchHand(key: string, anchor: Element): void {
    if (this.pick?.kind === "buy") {
      const { slot, keys } = this.pick;
      this.pick = {
        kind: "buy",
        slot,
        keys: keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key],
      };
      this.table.hideWhy();
      void this.#askPayment();
      return;
    }
    if (!this.#asked({ verb: "buy" }, anchor)) return;
    const able = paymentWith(this.box, this.offers.values(), idOfKey(key));
    const keys = !able ? null : this.table.puzzling ? [key] : keysFor(this.hand, able.pay);
    if (able && keys) this.pick = { kind: "buy", slot: able.slot, keys };
    else void this.#explain({ verb: "buy" }, anchor);
  }

  /** Touch a tile that waits to be placed, or one of the reserve. */
  touchTile(tile: string, from: "pending" | "reserve", anchor: Element): void {
    if (this.pick?.kind === "built" && from === "reserve") {
      void this.#do({ verb: "swap", tile, cell: this.pick.cell }, anchor);
      return;
    }
    if (this.pick?.kind === "tile" && this.pick.tile === tile) {
      if (from === "reserve" || (this.view?.pending.length ?? 0) > 1) this.putBack();
      return;
    }
    if (!this.#asked({ verb: "place", tile }, anchor)) return;
    const known = this.options.place.has(tile) || this.options.swap.has(tile) || this.options.keep.has(tile);
    if (!known) {
      void this.#explain({ verb: "place", tile }, anchor);
      return;
    }
    this.blamed = null;
    this.table.hideWhy();
    shell.sheet = null;
    this.pick = { kind: "tile", tile, from };
    if (this.lit.size === 0 && from === "reserve") void this.#explain({ verb: "place", tile }, anchor);
  }

  /** Touch a cell of your palace: place or swap the tile in hand; with no tile in hand, pick up the one there. */
  touchCell(cell: string, anchor: Element): void {
    const { pick } = this;
    const there = this.me?.palace.find((placed) => placed.cell === cell)?.tile;
    if (pick?.kind === "tile") {
      void this.#do({ verb: there === undefined ? "place" : "swap", tile: pick.tile, cell }, anchor, cell);
      return;
    }
    if (there === undefined) return;
    if (pick?.kind === "built" && pick.cell === cell) {
      this.putBack();
      return;
    }
    if (!this.#asked({ verb: "remove", cell }, anchor)) return;
    this.table.hideWhy();
    this.blamed = null;
    if (there === "fountain") {
      this.pick = null;
      void this.#explain({ verb: "remove", cell }, anchor, cell);
      return;
    }
    this.pick = { kind: "built", cell, tile: there };
  }

  /** Do what is picked: take, or buy. */
  async confirm(anchor: Element | null = null): Promise<void> {
    const { pick } = this;
    if (pick?.kind === "take") await this.#do({ verb: "take", cards: pick.keys.map(idOfKey).sort() }, anchor);
    else if (pick?.kind === "buy" && this.payment) {
      const { refused, refusal } = this.payment;
      if (refused) {
        if (anchor && refusal) this.table.showWhy(refusal, anchor);
        return;
      }
      await this.#do({ verb: "buy", slot: pick.slot, pay: pick.keys.map(idOfKey).sort() }, anchor);
    }
  }

  async remove(anchor: Element | null): Promise<void> {
    if (this.pick?.kind === "built")
      await this.#do({ verb: "remove", cell: this.pick.cell }, anchor ?? document.activeElement, this.pick.cell);
  }

  async keep(): Promise<void> {
    if (this.pick?.kind === "tile") await this.#do({ verb: "keep", tile: this.pick.tile }, null);
  }

  async give(anchor: Element | null): Promise<void> {
    if (this.pick?.kind === "tile")
      await this.#do({ verb: "give", tile: this.pick.tile }, anchor ?? document.activeElement);
  }

  /** Take the hut on top of a stack. */
  async takeHut(type: string, anchor: Element): Promise<void> {
    if (this.#asked({ verb: "hut", type }, anchor)) await this.#do({ verb: "hut", type }, anchor);
  }

  /** Reveal a bonus card; this can be done no matter who is asked. */
  async reveal(card: string, anchor: Element): Promise<void> {
    await this.#do({ verb: "reveal", card }, anchor);
  }

  /** Choose another payment for the slot that is picked. */
  choosePayment(pay: readonly string[]): void {
    const keys = keysFor(this.hand, pay);
    if (this.pick?.kind !== "buy" || keys === null) return;
    this.table.hideWhy();
    this.pick = { kind: "buy", slot: this.pick.slot, keys };
  }

  // dragging

  /** A tile of the market is let go over one's palace: it is bought, and placed there if that comes next. */
  async dropOffer(slot: string, cell: string | null, anchor: Element): Promise<void> {
    const offer = this.offers.get(slot);
    if (this.pick?.kind !== "buy" || this.pick.slot !== slot || !offer) return;
    if (cell === null || !this.fits(offer.tile).some((fit) => fit.cell === cell)) {
      this.dropped = null;
      this.putBack();
      return;
    }
    const { tile } = offer;
    await this.confirm(anchor);
    if (this.options.place.get(tile)?.get(cell) === null) await this.#do({ verb: "place", tile, cell }, null);
  }

  /** Whether the tile of a slot can be dragged: it can be paid now. */
  sellable(slot: string): boolean {
    const offer = this.offers.get(slot);
    return !this.table.busy && this.table.myTurn && this.options.buy.length > 0 && (offer?.best ?? []).length > 0;
  }

  startDrag(drag: Drag): void {
    if (drag.from === "market") {
      const slot = [...this.offers.values()].find((offer) => offer?.tile === drag.tile)?.slot;
      const best = slot === undefined ? null : (this.offers.get(slot)?.best ?? null);
      const keys = best === null ? null : keysFor(this.hand, best);
      if (slot === undefined || keys === null) return;
      if (this.pick?.kind !== "buy" || this.pick.slot !== slot) this.pick = { kind: "buy", slot, keys };
    } else if (this.pick?.kind !== "tile" || this.pick.tile !== drag.tile)
      this.pick = { kind: "tile", tile: drag.tile, from: drag.from };
    this.table.hideWhy();
    this.blamed = null;
    this.drag = drag;
  }

  /** Whether a tile may be dragged now. */
  draggable(tile: string): boolean {
    return !this.table.busy && (this.options.place.has(tile) || this.options.swap.has(tile));
  }

  // inside

  #offers(): Map<string, Offer | null> {
    const asked = this.table.myTurn && this.#verbs().has("buy");
    const market = Object.entries(this.numbers?.market ?? {});
    return new Map(
      market.map(([slot, sold]) => [
        slot,
        sold === null ? null : offerFor(slot, sold, asked ? this.options.buy : null),
      ]),
    );
  }

  /** The verbs that the decision speaks of, possible or not. */
  #verbs(): Set<string> {
    const decision = this.table.decision as Decision | null;
    return new Set([...(decision?.tries ?? []), ...(decision?.actions ?? [])].map(({ verb }) => verb));
  }

  #payment(): Payment | null {
    const { pick } = this;
    if (pick?.kind !== "buy") return null;
    const offer = this.offers.get(pick.slot);
    if (!offer) return null;
    const pay = pick.keys.map(idOfKey).sort();
    const sum = sumOf(this.box, pay);
    const said = this.#answer;
    const refusal = said?.slot === pick.slot && sameCards(said.pay, pay) ? said.refusal : null;
    return { offer, pay, sum, refused: !pays(offer, pay), refusal };
  }

  /** Ask the server why the chosen cards are no payment. */
  async #askPayment(): Promise<void> {
    const { payment } = this;
    if (!payment?.refused) return;
    const { pay, offer } = payment;
    const refusal = await this.table.why({ verb: "buy", slot: offer.slot, pay });
    this.#answer = { slot: offer.slot, pay, refusal };
  }

  #cells(): CellAnswers {
    const { pick, options } = this;
    if (pick?.kind !== "tile") return new Map();
    const swaps = pick.from === "reserve" ? options.swap.get(pick.tile) : undefined;
    return new Map([...(options.place.get(pick.tile) ?? []), ...(swaps ?? [])]);
  }

  #ask(): Ask | null {
    const { pick } = this;
    if (pick === null || !this.table.myTurn) return null;
    const putBack = (): void => this.putBack();
    if (pick.kind === "take") return this.#askTake(pick.keys, putBack);
    if (pick.kind === "buy") return this.#askBuy(putBack);
    if (pick.kind === "tile") return this.#askTile(pick.tile, pick.from, putBack);
    const swaps = this.#swapsFor(pick.cell).length;
    return {
      title: this.say("board-ask-built", { type: this.box.tiles[pick.tile]?.type ?? "" }),
      hint: this.say("board-ask-built-hint", { swaps }),
      putBack,
    };
  }

  #askTake(keys: string[], putBack: () => void): Ask {
    const cards = keys.map(idOfKey);
    const act = (): void => void this.confirm(document.activeElement);
    return {
      title: this.say("board-ask-take", { cards }),
      putBack,
      buttons: [{ id: "take", label: this.say("board-do-take"), act, main: true }],
    };
  }

  #askBuy(putBack: () => void): Ask | null {
    if (this.payment === null) return null;
    const { offer, refused, sum } = this.payment;
    const hint = this.#payHint(this.payment);
    const label = this.say("board-do-buy", { sum });
    const act = (): void => void this.confirm(document.activeElement);
    const title = this.say("board-ask-buy", {
      type: this.box.tiles[offer.tile]?.type ?? "",
      price: offer.price,
      currency: offer.slot,
    });
    return {
      title,
      hint,
      putBack,
      buttons: [{ id: "buy", label, act, main: true, disabled: refused }],
    };
  }

  #payHint({ offer, pay, refused, refusal }: Payment): string {
    const told = refused ? refusal : this.#remarkOn(offer.slot, pay);
    return told ? this.table.say(told.id, told.facts as Facts) : "";
  }

  /** Whether a payment is exact or how much of it would be lost, in the engine's words; at a puzzle it says nothing. */
  #remarkOn(slot: string, pay: readonly string[]): Remark | null | undefined {
    const bought = this.options.buy.find((known) => known.slot === slot && sameCards(known.pay ?? [], pay));
    const outlook = this.table.outlooks?.[bought?.text ?? ""];
    return outlook && (outlook.remarks.find(({ id }) => id === "remark-over" || id === "remark-exact") ?? null);
  }

  /** How much of a payment would be lost; undefined while that is not known. */
  overpaid(slot: string, pay: readonly string[]): number | undefined {
    const remark = this.#remarkOn(slot, pay);
    return remark === undefined ? undefined : Number(remark?.facts["over"] ?? 0);
  }

  #askTile(tile: string, from: "pending" | "reserve", putBack: () => void): Ask {
    const fits = this.lit.size;
    const type = this.box.tiles[tile]?.type ?? "";
    const hut = this.box.tiles[tile]?.hut ? "hut" : "tile";
    if (from === "reserve")
      return {
        title: this.say("board-ask-place-reserve", { type, hut }),
        hint: this.say(fits > 0 ? "board-ask-place-hint" : "board-ask-place-nowhere"),
        putBack,
      };
    const buttons: NonNullable<Ask["buttons"]> = [
      { id: "keep", label: this.say("verb-keep"), act: () => void this.keep() },
    ];
    if (this.options.give.get(tile) === null)
      buttons.push({ id: "give", label: this.say("verb-give"), act: () => void this.give(null) });
    const several = (this.view?.pending.length ?? 0) > 1;
    return {
      title: this.say("board-ask-place", { type, hut }),
      hint: this.say(fits > 0 ? "board-ask-place-hint" : "board-ask-place-nowhere-new"),
      buttons,
      ...(several ? { putBack } : {}),
    };
  }

  /** The tiles of the reserve that could take the place of a built one. */
  #swapsFor(cell: string): string[] {
    return [...this.options.swap].filter(([, answers]) => answers.get(cell) === null).map(([tile]) => tile);
  }

  /** What a tile of the reserve answers while a built tile is touched: whether it could take its place. */
  swapAnswer(tile: string): Refusal | null | undefined {
    return this.pick?.kind === "built" ? this.options.swap.get(tile)?.get(this.pick.cell) : undefined;
  }

  /** Whether it is for this player to do such a thing now; if not, the reason is shown. */
  #asked(action: Wish, anchor: Element): boolean {
    if (this.table.spectator || this.table.busy) return false;
    if (this.table.myTurn && this.#verbs().has(action.verb)) return true;
    void this.#explain(action, anchor);
    return false;
  }

  async #explain(action: Wish, anchor: Element, cell: string | null = null): Promise<void> {
    const refusal = await this.table.why(action as unknown as Action);
    if (refusal !== null) this.#show(refusal, anchor, cell);
  }

  #show(refusal: Refusal, anchor: Element, cell: string | null): void {
    if (cell !== null) {
      const { side, other } = refusal.facts;
      this.blamed = {
        cell,
        side: typeof side === "string" ? side : null,
        other: typeof other === "string" ? other : null,
      };
    }
    this.table.showWhy(refusal, anchor);
  }

  /** Play an action; what the rules forbid is explained beside the thing that was touched. */
  async #do(action: Wish, anchor: Element | null, cell: string | null = null): Promise<void> {
    if (this.table.busy) return;
    const known = this.#known(action);
    const refusal = known === undefined ? await this.table.why(action as unknown as Action) : known;
    if (refusal !== null) {
      if (anchor) this.#show(refusal, anchor, cell);
      return;
    }
    this.blamed = null;
    const refused = await this.table.play(action as unknown as Action);
    if (refused !== null && anchor) this.#show(refused, anchor, cell);
    if (refused === null) shell.sheet = null;
  }

  /** The answer that the decision holds already. */
  #known(action: Wish): Refusal | null | undefined {
    const { verb, tile, cell, type, card } = action;
    const { options } = this;
    if (verb === "place" && tile && cell) return options.place.get(tile)?.get(cell);
    if (verb === "swap" && tile && cell) return options.swap.get(tile)?.get(cell);
    if (verb === "remove" && cell) return options.remove.get(cell);
    if (verb === "hut" && type) return options.huts.get(type);
    if (verb === "reveal" && card) return options.reveal.get(card);
    if (verb === "give" && tile) return options.give.get(tile);
    if (verb === "keep" && tile) return options.keep.has(tile) ? null : undefined;
    if (verb === "take")
      return options.take.some((known) => sameCards(known.cards ?? [], action.cards ?? [])) ? null : undefined;
    if (verb === "buy")
      return options.buy.some((known) => known.slot === action.slot && sameCards(known.pay ?? [], action.pay ?? []))
        ? null
        : undefined;
    return undefined;
  }
}
