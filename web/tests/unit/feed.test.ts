import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Feed, type Connection } from "../../src/lib/api/feed";

type Listener = (event: { data: string; lastEventId: string }) => void;

/** A browser's end of a stream, driven by the test. */
class Line {
  static all: Line[] = [];
  listeners: Record<string, Listener> = {};
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  closed = false;
  constructor(readonly address: string) {
    Line.all.push(this);
  }
  addEventListener(name: string, listener: Listener): void {
    this.listeners[name] = listener;
  }
  close(): void {
    this.closed = true;
  }
  send(name: string, told: object, id = ""): void {
    this.listeners[name]?.({ data: JSON.stringify(told), lastEventId: id });
  }
  static get last(): Line {
    return Line.all.at(-1) as Line;
  }
}

class Place extends EventTarget {
  hidden = false;
}

let page: Place;
let rows: number[];
let states: Connection[];
let feed: Feed;

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  [rows, states] = [[], []];
  page = new Place();
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("EventSource", Line);
  feed = new Feed("t1", 0, "k/1", {
    update: (update) => rows.push(update.seq),
    chat: (line) => rows.push(line.seq),
    table: () => undefined,
    connection: (now) => states.push(now),
  });
  feed.open();
});
afterEach(() => {
  feed.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a table's stream", () => {
  test("begins with everything and names seat and key", () => {
    expect(Line.last.address).toBe("/api/tables/t1/stream?seat=0&key=k%2F1");
    Line.last.onopen?.();
    expect(states).toEqual(["connecting", "live"]);
  });

  test("after a lost line it asks for what came after the last row it has", () => {
    Line.last.send("update", { seq: 4 }, "4");
    Line.last.send("chat", { seq: 5 }, "5");
    Line.last.onerror?.();
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(500);
    expect(Line.all).toHaveLength(2);
    expect(Line.last.address).toContain("after=5");
    expect(rows).toEqual([4, 5]);
  });

  test("an event without a row does not move the place it resumes from", () => {
    Line.last.send("update", { seq: 3 }, "3");
    Line.last.send("table", {});
    Line.last.onerror?.();
    vi.advanceTimersByTime(500);
    expect(Line.last.address).toContain("after=3");
  });

  test("it waits longer each time, and hurries when the network is back", () => {
    Line.last.onerror?.();
    vi.advanceTimersByTime(400);
    Line.last.onerror?.();
    vi.advanceTimersByTime(700);
    expect(Line.all).toHaveLength(2);
    window.dispatchEvent(new Event("online"));
    expect(Line.all).toHaveLength(3);
  });

  test("a tab that stays hidden lets go, and takes up the line when it is looked at", () => {
    Line.last.send("update", { seq: 9 }, "9");
    page.hidden = true;
    page.dispatchEvent(new Event("visibilitychange"));
    vi.advanceTimersByTime(1000);
    expect(Line.last.closed).toBe(false);
    vi.advanceTimersByTime(10_000);
    expect(Line.last.closed).toBe(true);
    expect(states.at(-1)).toBe("resting");
    page.hidden = false;
    page.dispatchEvent(new Event("visibilitychange"));
    expect(Line.last.address).toContain("after=9");
  });

  test("closed is closed", () => {
    const line = Line.last;
    feed.close();
    expect(line.closed).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(Line.all).toHaveLength(1);
  });
});
