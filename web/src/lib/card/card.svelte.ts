/**
 * The card that is open: of which thing, why it stays, and what the engine says about it. One at a time.
 *
 * What `about` answers is kept until the table's next update: another position may cost something else.
 */

import { api, Problem } from "$lib/api/client";
import type { About } from "$lib/api/types";
import type { TableStore } from "$lib/table.svelte";
import type CardText from "./CardText.svelte";
import { controlOf, namesOf, pictureOf } from "./finding";

export type Said = { name: string; about: About };

export class Card {
  /** The thing on the page. */
  thing = $state.raw<Element | null>(null);
  /** What is known about it; the first is the thing itself, others lie there. */
  said = $state.raw<readonly Said[]>([]);
  picture = $state.raw<SVGSVGElement | null>(null);
  /** What writes a card: loaded with the first one. */
  Text = $state.raw<typeof CardText | null>(null);
  /** It stays until it is closed. */
  pinned = $state(false);
  /** Opened by a finger: with the action as a button. */
  touched = $state(false);
  /** A click that comes from the card itself goes through. */
  acting = false;
  #kept = new Map<string, Promise<About | null>>();
  #keptFor = "";
  #asked = 0;

  async open(table: TableStore, thing: Element, how: { touched?: boolean; pinned?: boolean } = {}): Promise<void> {
    const asked = ++this.#asked;
    const names = namesOf(thing);
    const writer = import("./CardText.svelte");
    const found = await Promise.all(names.map((name) => this.#ask(table, name)));
    const { default: Text } = await writer;
    if (asked !== this.#asked || !thing.isConnected) return;
    const said = names.flatMap((name, i) => {
      const about = found[i];
      return about == null ? [] : [{ name, about }];
    });
    if (said.length === 0) return;
    this.#unmark();
    table.hideWhy();
    this.Text = Text;
    this.thing = thing;
    this.said = said;
    this.picture = pictureOf(thing);
    this.pinned = how.pinned ?? false;
    this.touched = how.touched ?? false;
    thing.setAttribute("data-told", "");
    controlOf(thing)?.setAttribute("aria-describedby", "info-card");
  }

  close(): void {
    this.#asked += 1;
    this.#unmark();
    this.thing = null;
    this.said = [];
    this.pinned = false;
  }

  /** Do what the thing is for, as a touch of it would. */
  act(): void {
    const control = this.thing === null ? null : controlOf(this.thing);
    this.close();
    if (control === null) return;
    this.acting = true;
    control.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    this.acting = false;
  }

  #unmark(): void {
    this.thing?.removeAttribute("data-told");
    if (this.thing !== null) controlOf(this.thing)?.removeAttribute("aria-describedby");
  }

  #ask(table: TableStore, name: string): Promise<About | null> {
    const now = `${table.summary.id} ${table.seat} ${table.live?.seq ?? 0}`;
    if (now !== this.#keptFor) this.#kept.clear();
    this.#keptFor = now;
    const known = this.#kept.get(name);
    if (known !== undefined) return known;
    const asked = api.about(table.summary.id, name, table.seat, table.key).catch((problem: unknown) => {
      if (!(problem instanceof Problem)) throw problem;
      this.#kept.delete(name);
      return null;
    });
    this.#kept.set(name, asked);
    return asked;
  }
}

export const card = new Card();
