import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { GameDetail, Table } from "../../../src/lib/api/types";
import type { PuzzleState } from "../../../src/lib/learn/puzzle/api";
import { Session } from "../../../src/lib/learn/puzzle/session.svelte";
import { solved } from "../../../src/lib/learn/puzzle/solved.svelte";

const game = { id: "alhambra", title: "Alhambra", names: null, box: {} } as unknown as GameDetail;
const state = (now: Partial<PuzzleState>): PuzzleState => ({
  name: "ring",
  number: 1,
  title: "Close the ring",
  question: "How?",
  unit: "wall",
  decisions: 1,
  played: 0,
  start: 3,
  start_text: "3 sides",
  reached: null,
  reached_text: "",
  best: null,
  best_text: "",
  solved: false,
  hint: "Look north.",
  why: "",
  rules: ["ALH-9.9"],
  results: [],
  refused: [],
  ...now,
});

/** A server that knows one puzzle: what it was asked, and what it says of the answer now. */
class Server {
  asked: string[] = [];
  opened = 0;
  now = state({});
  missing = false;

  answer(method: string, path: string): [number, unknown] {
    this.asked.push(`${method} ${path}`);
    if (this.missing) return [404, { type: "urn:majlis:not-found", title: "none" }];
    if (method === "POST" && path === "/api/learn/alhambra/puzzles/ring") return [201, { table: `t${++this.opened}` }];
    if (path.endsWith("/play-on")) return [201, { table: "on" }];
    if (path.includes("/puzzle?")) return [200, this.now];
    const id = path.split("/").at(-1) ?? "";
    return [200, { id, game: "alhambra", seats: [{ seat: 0, mine: true, name: "Ana" }], phase: "playing" } as Table];
  }
}

let server: Server;
beforeEach(() => {
  server = new Server();
  vi.stubGlobal("document", {
    documentElement: { lang: "en" },
    hidden: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  });
  vi.stubGlobal("window", { addEventListener: vi.fn(), removeEventListener: vi.fn() });
  vi.stubGlobal(
    "EventSource",
    class {
      addEventListener(): void {}
      close(): void {}
    },
  );
  vi.stubGlobal("fetch", (path: string, { method }: { method: string }) => {
    const [status, body] = server.answer(method, path);
    return Promise.resolve(
      new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } }),
    );
  });
});
afterEach(() => vi.unstubAllGlobals());

async function begun(): Promise<Session> {
  const session = new Session(game, "ring");
  await session.begin("de");
  return session;
}

describe("a puzzle being solved", () => {
  test("begins at a table of its own, where nothing is foretold", async () => {
    const session = await begun();
    expect(session.table?.summary.id).toBe("t1");
    expect(session.table?.seat).toBe(0);
    expect(session.table?.puzzling).toBe(true);
    expect(session.standing).toBe("asked");
    expect(server.asked.at(-1)).toBe("GET /api/tables/t1/puzzle?language=de&answer=0");
  });

  test("a try in vain counts once, however often one looks; taken back and tried again it counts again", async () => {
    const session = await begun();
    const before = solved.wrong("alhambra", "ring");
    server.now = state({ played: 1, reached: 4, reached_text: "4 sides" });
    await session.look("de");
    await session.look("ru");
    expect(session.standing).toBe("not-yet");
    expect(session.wrong).toBe(before + 1);
    server.now = state({});
    await session.look("de");
    expect(session.standing).toBe("asked");
    server.now = state({ played: 1, reached: 4 });
    await session.look("de");
    expect(session.wrong).toBe(before + 2);
  });

  test("solved, it is remembered; again is another table, and nothing is forgotten", async () => {
    const session = await begun();
    server.now = state({ played: 1, reached: 5, solved: true });
    await session.look("de");
    expect(session.standing).toBe("solved");
    expect(solved.has("alhambra", "ring")).toBe(true);
    server.now = state({});
    await session.begin("de");
    expect(session.table?.summary.id).toBe("t2");
    expect(session.standing).toBe("asked");
    expect(solved.has("alhambra", "ring")).toBe(true);
  });

  test("an answer that was shown is explained, and is not solved by it", async () => {
    const session = new Session(game, "tower");
    vi.spyOn(server, "answer").mockImplementation((method, path) =>
      Server.prototype.answer.call(server, method, path.replace("tower", "ring")),
    );
    await session.begin("de");
    server.now = state({ best: 5, best_text: "5 sides", why: "Because." });
    await session.look("de");
    session.shown = true;
    server.now = state({ played: 1, reached: 5, solved: true, best: 5 });
    await session.look("de");
    expect(server.asked.at(-1)).toBe("GET /api/tables/t1/puzzle?language=de&answer=1");
    expect(session.standing).toBe("shown");
    expect(solved.has("alhambra", "tower")).toBe(false);
  });

  test("one plays on at another table", async () => {
    const session = await begun();
    expect(await session.playOn()).toBe("on");
    expect(server.asked.at(-1)).toBe("POST /api/tables/t1/play-on");
  });

  test("what does not exist is missing", async () => {
    server.missing = true;
    const session = await begun();
    expect(session.failed).toBe("missing");
    expect(session.table).toBeNull();
    expect(await session.playOn()).toBeNull();
  });
});
