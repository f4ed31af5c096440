/**
 * Bots decide at once, and the server never waits. So that their turns can be read, the page holds rows back: the end
 * of a bot's turn shows no sooner than a set time after the end of the one before.
 */

export type Row = { seq: number; actor: number | null };

export class Pacer<R extends Row> {
  readonly #show: (row: R) => Promise<void> | void;
  readonly #isBot: (seat: number) => boolean;
  readonly #wait: () => number;
  readonly #now: () => number;
  #queue: R[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** Who was to decide in the last row shown. */
  #actor: number | null = null;
  #lastEnd = -Infinity;

  /** `wait` says how many milliseconds to keep between two ends; 0: none. */
  constructor(
    show: (row: R) => Promise<void> | void,
    isBot: (seat: number) => boolean,
    wait: () => number,
    now: () => number = () => performance.now(),
  ) {
    this.#show = show;
    this.#isBot = isBot;
    this.#wait = wait;
    this.#now = now;
  }

  /** How many rows have come and are not shown yet. */
  get held(): number {
    return this.#queue.length;
  }

  take(row: R): void {
    this.#queue.push(row);
    if (this.#timer === null) this.#on();
  }

  /** Show everything now: somebody acts, looks elsewhere or comes back. */
  flush(): void {
    this.#clear();
    while (this.#queue.length > 0) this.#next();
  }

  /** Another table or seat: what was held back belongs to the one before. */
  reset(): void {
    this.#clear();
    this.#queue = [];
    this.#actor = null;
    this.#lastEnd = -Infinity;
  }

  #on(): void {
    this.#timer = null;
    while (this.#queue.length > 0) {
      const left = this.#left(this.#queue[0] as R);
      if (left > 0) {
        this.#timer = setTimeout(() => this.#on(), left);
        return;
      }
      this.#next();
    }
  }

  #left(row: R): number {
    const pace = this.#wait();
    return pace > 0 && this.#ends(row) ? this.#lastEnd + pace - this.#now() : 0;
  }

  /** Whether a bot's turn ends with this row. */
  #ends(row: R): boolean {
    return this.#actor !== null && row.actor !== this.#actor && this.#isBot(this.#actor);
  }

  #next(): void {
    const row = this.#queue.shift() as R;
    if (this.#ends(row)) this.#lastEnd = this.#now();
    this.#actor = row.actor;
    void this.#show(row);
  }

  #clear(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
