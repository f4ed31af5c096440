import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { GameDetail, Table, Update } from "../../src/lib/api/types";
import { TableStore } from "../../src/lib/table.svelte";

type Listener = (event: { data: string; lastEventId: string }) => void;

class Line {
  static last: Line;
  listeners: Record<string, Listener> = {};
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(readonly address: string) {
    Line.last = this;
  }
  addEventListener(name: string, listener: Listener): void {
    this.listeners[name] = listener;
  }
  close(): void {
    this.listeners = {};
  }
  send(name: string, told: object, id = ""): void {
    this.listeners[name]?.({ data: JSON.stringify(told), lastEventId: id });
  }
}

const seat = (number: number, mine: boolean): Table["seats"][number] => ({
  seat: number,
  kind: "person",
  name: `P${number}`,
  level: null,
  mine,
  online: true,
  score: 0,
  stood_in: false,
  hot: false,
  resigned: false,
  hints: 0,
});
const summary = (...mine: boolean[]): Table => ({
  id: "t1",
  game: "alhambra",
  name: "Table",
  seats: mine.map((own, i) => seat(i, own)),
  options: {},
  phase: "playing",
  private: true,
  host: true,
  actor: 0,
  waiting: [],
  my_turn: true,
  seq: 1,
  entries: 1,
  created: "",
  moved: "",
  rematch: null,
  commitment: "c",
  ranking: null,
  link: null,
  box: null,
  teaching: "",
  hints: "off",
  origin: null,
});
const game = {
  names: null,
  id: "alhambra",
  box: {},
} as unknown as GameDetail;
const update = (seq: number, parts: Partial<Update> = {}): Update => ({
  seq,
  at: "",
  entries: seq,
  phase: "playing",
  events: [],
  actor: 0,
  waiting: [],
  prompt: null,
  view: { market: seq },
  numbers: {},
  decision: { actions: [], tries: [], asides: [], undo: 0, confirm: false },
  scores: [0, 0],
  breakdown: [{}, {}],
  players: [0, 1].map((number) => ({
    seat: number,
    name: `P${number}`,
    kind: "person",
    online: true,
    stood_in: false,
    resigned: false,
  })),
  ranking: null,
  rivals: null,
  ties: null,
  seed: null,
  commitment: "c",
  undo_request: null,
  undo: null,
  passing: null,
  unless: null,
  ...parts,
});
const answer = (status: number, body: object): Response =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

let fetched: { path: string; body: Record<string, unknown> }[];
let answers: (() => Response | Promise<Response>)[];
let table: TableStore;

beforeEach(() => {
  vi.useFakeTimers();
  [fetched, answers] = [[], []];
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false, documentElement: { lang: "de" } }));
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("EventSource", Line);
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    fetched.push({ path, body: JSON.parse(body) as Record<string, unknown> });
    return (answers.shift() ?? (() => answer(200, { seq: 2 })))();
  });
  table = new TableStore(summary(true, false), game, null);
  table.sit(0);
});
afterEach(() => {
  table.leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Let everything under way come to rest. */
const settle = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

describe("what the server tells", () => {
  test("missed rows fill the log, the last one the view; a row that comes twice counts once", async () => {
    const event = (name: string) => ({ name, rule: "", seat: 0, parts: {} });
    const missed = {
      ...update(1, { events: [event("event-a")] }),
      view: null,
      decision: null,
      prompt: null,
      scores: null,
      breakdown: null,
      players: null,
    };
    Line.last.send("update", missed, "1");
    expect(table.update).toBeNull();
    Line.last.send("update", update(2, { events: [event("event-b")] }), "2");
    Line.last.send("update", update(2, { events: [event("event-b")] }), "2");
    await settle();
    expect(table.log.map((line) => [line.seq, line.events[0]?.name])).toEqual([
      [1, "event-a"],
      [2, "event-b"],
    ]);
    expect(table.view).toEqual({ market: 2 });
    expect(table.myTurn).toBe(true);
  });

  test("listeners hear of events before the page shows them, and again when it has", async () => {
    const heard: string[] = [];
    table.onEvents((_events, before, after) => {
      heard.push(`before ${before?.seq ?? "nothing"} shown ${table.update?.seq ?? "nothing"} coming ${after.seq}`);
      return () => heard.push(`after, shown ${table.update?.seq}`);
    });
    Line.last.send("update", update(5), "5");
    await settle();
    expect(heard).toEqual(["before nothing shown nothing coming 5", "after, shown 5"]);
  });

  test("outlooks are asked for once for each entry of the match; a row without one leaves them", async () => {
    vi.stubGlobal("fetch", async (path: string) => {
      fetched.push({ path, body: {} });
      return answer(200, { seq: 3, entries: 3, outlooks: { "end turn": { changes: [] } } });
    });
    Line.last.send("update", update(3), "3");
    await settle();
    await Promise.all([table.lookAhead(), table.lookAhead()]);
    expect(table.outlooks).toHaveProperty("end turn");
    Line.last.send("update", update(4, { entries: 3 }), "4"); // somebody used a hint
    await settle();
    await table.lookAhead();
    expect(table.outlooks).toHaveProperty("end turn");
    expect(fetched).toHaveLength(1);
    Line.last.send("update", update(5), "5");
    await settle();
    expect(table.outlooks).toBeNull();
    await table.lookAhead();
    expect(fetched).toHaveLength(2);
    expect(table.outlooks).toBeNull(); // they were of another position
  });

  test("somebody who comes or goes changes without an update", async () => {
    Line.last.send("update", update(2), "2");
    await settle();
    const away = summary(true, false);
    Line.last.send("table", { ...away, seats: [away.seats[0], { ...away.seats[1], online: false }] });
    expect(table.players.map((player) => player.online)).toEqual([true, false]);
  });
});

describe("a move", () => {
  beforeEach(async () => {
    Line.last.send("update", update(1), "1");
    await settle();
  });

  test("names its seat and the row it answers, without what the server added", async () => {
    const played = table.play({ verb: "take", cards: ["denar-5"], text: "take denar-5" });
    expect(table.busy).toBe(true);
    await settle();
    expect(fetched[0]?.path).toBe("/api/tables/t1/moves");
    expect(fetched[0]?.body).toMatchObject({ seq: 1, seat: 0, action: { verb: "take", cards: ["denar-5"] } });
    expect(fetched[0]?.body.action).not.toHaveProperty("text");
    Line.last.send("update", update(2), "2");
    await settle(50);
    expect(await played).toBeNull();
    expect(table.busy).toBe(false);
  });

  test("is sent again with the same id until the server answers", async () => {
    answers = [
      () => Promise.reject(new TypeError("network")),
      () => answer(503, { title: "busy" }),
      () => answer(200, { seq: 1 }),
    ];
    const played = table.play("end");
    await settle(5000);
    expect(await played).toBeNull();
    expect(fetched).toHaveLength(3);
    expect(new Set(fetched.map((call) => call.body.id)).size).toBe(1);
    expect(table.notice).toBeNull();
  });

  test("that the rules forbid comes back as a refusal, not as a notice", async () => {
    answers = [
      () => answer(422, { type: "urn:majlis:refused", refusal: { id: "refused-x", rule: "ALH-1.1", facts: {} } }),
    ];
    const played = table.play("end");
    await settle();
    expect(await played).toEqual({ id: "refused-x", rule: "ALH-1.1", facts: {} });
    expect(table.notice).toBeNull();
  });

  test("that comes too late is told so, and not sent again", async () => {
    answers = [() => answer(409, { type: "urn:majlis:stale", seq: 7 })];
    const played = table.play("end");
    await settle(5000);
    await played;
    expect(fetched).toHaveLength(1);
    expect(table.notice?.id).toBe("notice-stale");
  });

  test("cannot be made while another is on its way, or in the past", async () => {
    void table.play("end");
    void table.play("end");
    await settle();
    expect(fetched).toHaveLength(1);
    await settle(6000);
    table.past = update(0);
    await table.play("end");
    expect(fetched).toHaveLength(1);
  });
});

describe("several own seats at one device", () => {
  test("a curtain falls when another of them is to decide, and lifts at the end", async () => {
    table.leave();
    table = new TableStore(summary(true, true), game, null);
    table.sit(0);
    Line.last.send("update", update(1, { actor: 0 }), "1");
    await settle();
    expect(table.curtain).toBeNull();
    Line.last.send("update", update(2, { actor: 1, decision: null }), "2");
    await settle();
    expect(table.curtain).toBe(1);
    Line.last.send("update", update(3, { phase: "over", actor: null, decision: null }), "3");
    await settle();
    expect(table.curtain).toBeNull();
  });
});
