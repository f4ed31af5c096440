/**
 * A table's stream (server-sent events) that survives everything: a lost line, a restarted server, a tab in the
 * background.
 *
 * It remembers the last `seq` and asks for what came after it; so nothing is missed and nothing comes twice. A tab that
 * has been hidden for a while lets its line go and takes it up again when it is looked at.
 */

import type { ChatLine, MissedUpdate, Table, Update } from "./types";

export type Connection = "connecting" | "live" | "lost" | "resting";
export type FeedEvents = {
  update: (update: Update | MissedUpdate) => void;
  chat: (line: ChatLine) => void;
  table: (table: Table) => void;
  connection: (now: Connection) => void;
};

const RETRY_FIRST = 400;
const RETRY_MOST = 8000;
const REST_AFTER = 8000;

export class Feed {
  #source: EventSource | null = null;
  #last = -1;
  #retry = RETRY_FIRST;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly table: string,
    readonly seat: number | "spectator",
    readonly key: string | null,
    readonly events: FeedEvents,
  ) {}

  /** The last row that came. */
  get last(): number {
    return this.#last;
  }

  open(): void {
    this.#closed = false;
    document.addEventListener("visibilitychange", this.#look);
    window.addEventListener("online", this.#hurry);
    window.addEventListener("pagehide", this.#hang);
    window.addEventListener("pageshow", this.#hurry);
    if (document.hidden) this.events.connection("resting");
    else this.#connect();
  }

  close(): void {
    this.#closed = true;
    document.removeEventListener("visibilitychange", this.#look);
    window.removeEventListener("online", this.#hurry);
    window.removeEventListener("pagehide", this.#hang);
    window.removeEventListener("pageshow", this.#hurry);
    this.#hang();
  }

  #address(): string {
    const asked = new URLSearchParams({ seat: String(this.seat) });
    if (this.key !== null) asked.set("key", this.key);
    if (this.#last >= 0) asked.set("after", String(this.#last));
    return `/api/tables/${this.table}/stream?${asked}`;
  }

  #connect(): void {
    this.#hang();
    if (this.#closed) return;
    this.events.connection("connecting");
    const source = new EventSource(this.#address());
    this.#source = source;
    source.onopen = () => {
      this.#retry = RETRY_FIRST;
      this.events.connection("live");
    };
    source.onerror = () => {
      if (this.#source === source) this.#again();
    };
    source.addEventListener("update", (event) =>
      this.#take(event, (told: Update | MissedUpdate) => this.events.update(told)),
    );
    source.addEventListener("chat", (event) => this.#take(event, (told: ChatLine) => this.events.chat(told)));
    source.addEventListener("table", (event) => this.#take(event, (told: Table) => this.events.table(told)));
  }

  #take<Told>(event: MessageEvent<string>, pass: (told: Told) => void): void {
    const row = event.lastEventId === "" ? NaN : Number(event.lastEventId);
    pass(JSON.parse(event.data) as Told);
    if (row > this.#last) this.#last = row;
  }

  /** The line broke: try again, less and less often. */
  #again(): void {
    this.#hang();
    this.events.connection("lost");
    this.#timer = setTimeout(() => this.#connect(), this.#retry);
    this.#retry = Math.min(this.#retry * 2, RETRY_MOST);
  }

  readonly #hurry = (): void => {
    if (this.#source === null && !document.hidden) this.#connect();
  };

  readonly #hang = (): void => {
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = null;
  };

  readonly #look = (): void => {
    if (!document.hidden) {
      clearTimeout(this.#timer);
      if (this.#source === null) this.#connect();
      return;
    }
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#hang();
      this.events.connection("resting");
    }, REST_AFTER);
  };
}
