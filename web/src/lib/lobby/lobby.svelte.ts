/** What the lobby shows: games and lists of tables, asked for again every few seconds while somebody looks. */

import { untrack } from "svelte";
import { api, Problem } from "$lib/api/client";
import type { GameEntry, ListName, Me, Table } from "$lib/api/types";
import { STARS } from "$lib/art/pattern";
import { speech } from "$lib/i18n/i18n.svelte";
import { who } from "$lib/who.svelte";

const EVERY = 5000;
/** How many finished matches are asked for at a time. */
const PAGE = 10;
/** How many of one's own tables, of those with a free seat and of those to watch are asked for at a time. */
const MINE = 100;
const OPEN = 100;
const WATCH = 30;
/** How many of those to watch are shown before anybody asks for more. */
const FIRST = 6;
const FILTER = "majlis.lobby.game";

const rank = (table: Table): number => (table.my_turn ? 0 : table.phase === "playing" ? 1 : 2);

function kept(): string | null {
  try {
    return localStorage.getItem(FILTER);
  } catch {
    return null;
  }
}

export class Lobby {
  /** null until the lists have been read for whoever is here. */
  games = $state.raw<GameEntry[] | null>(null);
  #learning: Promise<GameEntry[]> | null = null;
  #readFor: string | null = null;
  #open = $state.raw<Table[]>([]);
  #watch = $state.raw<Table[]>([]);
  #mine = $state.raw<Table[]>([]);
  /** One's own finished matches, the latest first, as far as they were asked for. */
  finished = $state.raw<Table[]>([]);
  /** How far the analyses of one's own matches are that are being computed, by table. */
  analysing = $state.raw<ReadonlyMap<string, number>>(new Map());
  more = $state(false);
  /** How many pages of the tables of others are asked for. */
  #pages = 1;
  #openGoesOn = $state(false);
  #watchGoesOn = $state(false);
  #all = $state(false);
  lost = $state(false);
  /** The game that the open tables are filtered by; null: all. */
  filter = $state(kept());

  mine = $derived([...this.#mine].sort((a, b) => rank(a) - rank(b) || b.moved.localeCompare(a.moved)));
  turns = $derived(this.#mine.filter((table) => table.my_turn).length);
  #wanted = $derived(this.games?.some((game) => game.id === this.filter) ? this.filter : null);
  joinable = $derived(this.#others(this.#open));
  #watched = $derived(this.#others(this.#watch));
  watchable = $derived(this.#all ? this.#watched : this.#watched.slice(0, FIRST));
  /** Whether there are more tables of others than are shown. */
  othersGoOn = $derived(this.#openGoesOn || this.#watchGoesOn || this.#watched.length > this.watchable.length);
  /** Whether there is anything to come back to: then the games take less room. */
  returning = $derived(this.#mine.length + this.finished.length > 0);

  #others(list: Table[]): Table[] {
    return list.filter(
      (table) =>
        !this.#mine.some((own) => own.id === table.id) && (this.#wanted === null || table.game === this.#wanted),
    );
  }

  choose(game: string | null): void {
    this.filter = game;
    try {
      if (game === null) localStorage.removeItem(FILTER);
      else localStorage.setItem(FILTER, game);
    } catch {
      // A browser that keeps nothing shows all games next time.
    }
  }

  async look(): Promise<void> {
    const { me } = who;
    const pages = this.#pages;
    try {
      if (me === undefined) {
        await this.#learn(); // while the server says who is here
        return;
      }
      if (me === null) this.games ??= await this.#learn(); // a first visit sees the games before any list
      const [games, open, watch, mine] = await Promise.all([
        this.#learn(),
        this.#upTo("open", OPEN, pages),
        this.#upTo("watch", WATCH, pages),
        this.#own(me),
      ]);
      const ended = this.#mine.some((table) => !mine.some((own) => own.id === table.id));
      if (me && (this.#readFor !== me.id || ended)) await this.#recent();
      if (me && this.finished.length > 0) await this.#analyses();
      if (who.me?.id !== me?.id || pages !== this.#pages) return;
      if (!me) [this.finished, this.more] = [[], false];
      this.#readFor = me?.id ?? null;
      [this.games, this.#mine, this.lost] = [games, mine, false];
      [this.#open, this.#openGoesOn] = open;
      [this.#watch, this.#watchGoesOn] = watch;
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.lost = problem.status === 0 || problem.status >= 500;
    }
  }

  /** The games with their titles, read once. */
  #learn(): Promise<GameEntry[]> {
    this.#learning ??= this.#read().catch((problem: unknown) => {
      this.#learning = null;
      throw problem;
    });
    return this.#learning;
  }

  async #read(): Promise<GameEntry[]> {
    // Games with a star of their own first, in the order of the stars: those of other packages come after them.
    const order = Object.keys(STARS);
    const place = (game: GameEntry): number => (game.id in STARS ? order.indexOf(game.id) : order.length);
    // The words of our own games need not wait for the list: they come with the page.
    const [found] = await Promise.all([api.games(), ...order.map((game) => speech.learn(game, false))]);
    await Promise.all(found.filter((game) => !(game.id in STARS)).map((game) => speech.learn(game.id, false)));
    return found.sort((a, b) => place(a) - place(b));
  }

  async #recent(): Promise<void> {
    const page = await api.tables("finished", PAGE);
    [this.finished, this.more] = [page, page.length === PAGE];
  }

  async #analyses(): Promise<void> {
    const found = await api.analyses();
    this.analysing = new Map(found.map(({ table, done }) => [table, done]));
  }

  /** Ask for the next page of finished matches. */
  async further(): Promise<void> {
    const page = await api.tables("finished", PAGE, this.finished.at(-1)?.id ?? null);
    [this.finished, this.more] = [[...this.finished, ...page], page.length === PAGE];
  }

  /** All of one's own tables, however many pages they are: none where it is one's turn is left out. */
  async #own(me: Me | null): Promise<Table[]> {
    return me ? (await this.#upTo("mine", MINE, Infinity))[0] : [];
  }

  /** That many pages of a list, and whether it goes on. A table that moves up meanwhile is on two pages. */
  async #upTo(list: ListName, size: number, pages: number): Promise<[Table[], boolean]> {
    const found = new Map<string, Table>();
    let page: Table[] = [];
    for (let number = 0; number < pages; number++) {
      page = await api.tables(list, size, page.at(-1)?.id ?? null);
      for (const table of page) found.set(table.id, table);
      if (page.length < size) return [[...found.values()], false];
    }
    return [[...found.values()], true];
  }

  /** Show more of the tables of others: the rest of what was read, then another page of each list. */
  async moreOthers(): Promise<void> {
    if (this.#all || this.#openGoesOn) this.#pages += 1;
    this.#all = true;
    await this.look();
  }

  /** Ask for the games early, while the page still reads its own words. */
  begin(): void {
    this.#learn().catch(() => undefined); // `look` asks again and says what is wrong
  }

  /** Look now, for whoever is here from now on, and again every few seconds; call it in a component. */
  keepLooking(): void {
    $effect(() => {
      void who.me;
      untrack(() => void this.look());
    });
    $effect(() => {
      const again = (): void => {
        if (!document.hidden) void this.look();
      };
      const timer = setInterval(again, EVERY);
      document.addEventListener("visibilitychange", again);
      return () => {
        clearInterval(timer);
        document.removeEventListener("visibilitychange", again);
      };
    });
  }
}

export const lobby = new Lobby();
