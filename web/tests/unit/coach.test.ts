import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Refusal } from "../../src/lib/api/types";
import { Coach } from "../../src/lib/learn/coach/coach.svelte";
import type { Told } from "../../src/lib/learn/coach/api";
import { keepLearned, learned, underWay } from "../../src/lib/learn/learned";
import type { TableStore } from "../../src/lib/table.svelte";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
});

const STEPS = ["ship", "tower", "look", "mission"].map((id, i) => ({
  id,
  group: i < 2 ? 1 : 2,
  title: id,
  done: false,
}));
function told(now: number | null, more: Partial<Told> = {}): Told {
  return {
    steps: STEPS.map((step, at) => ({ ...step, done: at < (now ?? STEPS.length) })),
    now,
    state: now === null ? "free" : now === 2 ? "read" : "act",
    title: STEPS[now ?? -1]?.title ?? "",
    text: "What is so. What to do.",
    hint: "Why.",
    said: "",
    other: false,
    meant: now === null || now === 2 ? null : `place camel space_${now}`,
    bright: ["camel", `space_${now}`],
    rules: ["TAD-4.1"],
    groups: ["Place", "Build"],
    back_to: now === 0 ? null : 8,
    read: 1,
    ...more,
  };
}

/** A table as far as the coach needs it: what is played goes to the server that a test makes up. */
function seated(answers: (Told | ((action: string) => Told))[]): {
  coach: Coach;
  played: string[];
  asked: string[];
  table: {
    myTurn: boolean;
    live: { seq: number };
    whyNot: unknown;
    story: { summary: number | null };
    askUndo: (to: number) => Promise<void>;
  };
} {
  const played: string[] = [];
  const asked: string[] = [];
  const table = {
    story: { summary: 1 as number | null },
    summary: { id: "t1", game: "tadmor" },
    phase: "playing",
    past: null,
    live: { seq: 10 },
    myTurn: true,
    ask: null,
    whyNot: null as unknown,
    language: "en",
    hideWhy(): void {
      this.whyNot = null;
    },
    async play(action: string): Promise<Refusal | null> {
      played.push(action);
      this.live = { seq: this.live.seq + 1 };
      return null;
    },
    askUndo: vi.fn(async (to: number) => void asked.push(`undo ${to}`)),
  };
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  vi.stubGlobal(
    "fetch",
    vi.fn(async (address: string) => {
      asked.push(address);
      const next = answers.length > 1 ? answers.shift() : answers[0];
      const body = typeof next === "function" ? next(played.at(-1) ?? "") : next;
      return new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } });
    }),
  );
  const coach = new Coach(
    table as unknown as TableStore,
    (() => ({})) as unknown as ConstructorParameters<typeof Coach>[1],
  );
  return { coach, played, asked, table };
}

beforeEach(() => kept.clear());

describe("the coach", () => {
  test("shows the step that the server names, with everything else dimmed", async () => {
    const { coach, asked } = seated([told(0)]);
    await coach.ask("de");
    expect(asked).toEqual(["/api/tables/t1/coach?language=de&read=0"]);
    expect([coach.mode, coach.veiled, coach.shown?.title, coach.number]).toEqual(["step", true, "ship", 1]);
  });

  test("a step that was done is praised before the next one shows", () => {
    const { coach } = seated([told(0)]);
    coach.hear(told(0));
    coach.tryIt();
    expect([coach.mode, coach.veiled]).toEqual(["trying", false]);
    coach.hear(told(1, { said: "Your ship waits." }));
    expect([coach.mode, coach.shown?.title, coach.latest?.said]).toEqual(["done", "ship", "Your ship waits."]);
    coach.goOn();
    expect([coach.mode, coach.shown?.title, coach.veiled]).toEqual(["step", "tower", true]);
  });

  test("the praise stays while others play and until the page shows that it is one's move", () => {
    const { coach, table } = seated([told(0)]);
    coach.hear(told(0));
    table.myTurn = false;
    coach.hear(told(1, { said: "Now Ziryab.", state: "wait" }));
    coach.goOn();
    expect(coach.mode).toBe("done");
    coach.hear(told(1, { said: "Now Ziryab." }));
    expect(coach.ready).toBe(false);
    table.myTurn = true;
    coach.goOn();
    expect([coach.mode, coach.shown?.now]).toEqual(["step", 1]);
  });

  test("longer sentences stay longer, and none goes within two seconds", () => {
    const { coach } = seated([told(0)]);
    coach.hear(told(0, { said: "Short." }));
    expect(coach.stays).toBe(2000);
    coach.hear(told(0, { said: "x".repeat(100) }));
    expect(coach.stays).toBe(5500);
  });

  test("what was read is counted, kept and told to the server", async () => {
    const { coach, asked } = seated([told(2), told(3)]);
    await coach.ask("en");
    coach.main();
    await vi.waitFor(() => expect(coach.shown?.now).toBe(3));
    expect(asked.at(-1)).toBe("/api/tables/t1/coach?language=en&read=1");
    expect(learned("tadmor")).toMatchObject({ table: "t1", read: 1, at: 3, steps: 4, over: false });
  });

  test("skipping plays what is meant until the step is done", async () => {
    const { coach, played } = seated([
      told(0, { meant: "trade wood marble" }),
      told(0, { meant: "fulfil k1" }),
      told(1, { said: "It lies open." }),
    ]);
    await coach.ask("en");
    await coach.skip();
    expect(played).toEqual(["trade wood marble", "fulfil k1"]);
    expect(coach.mode).toBe("done");
    expect(learned("tadmor")?.skipped).toEqual(["ship"]);
  });

  test("undo goes back to the row at which the step began, also after it was done", async () => {
    const { coach, asked, table } = seated([told(0)]);
    coach.hear(told(0));
    expect(coach.canUndo).toBe(false);
    table.live = { seq: 13 };
    coach.hear(told(1, { said: "Done.", back_to: 10 }));
    await coach.undo();
    expect(asked).toEqual(["undo 10"]);
    coach.hear(told(0));
    expect([coach.mode, coach.shown?.now]).toEqual(["step", 0]);
  });

  test("where nothing was done in this step, undo takes back the decision before it", async () => {
    const { coach, asked } = seated([told(1, { back_to: 7 })]);
    await coach.ask("en");
    await coach.undo();
    expect(asked.at(-1)).toBe("undo 7");
  });

  test("what the lesson leaves open is the learner’s own: nothing is dimmed, and skipping plays one", async () => {
    const free = told(1, { state: "free", meant: "place ship anywhere" });
    const { coach, played } = seated([free]);
    await coach.ask("en");
    expect([coach.own, coach.veiled, coach.mode]).toEqual([true, false, "step"]);
    await coach.skip();
    expect(played).toEqual(["place ship anywhere"]);
    expect(learned("tadmor")?.skipped).toEqual([]);
    coach.hear(told(1));
    expect([coach.own, coach.veiled]).toEqual([false, true]);
  });

  test("who comes back while others play sees the step as soon as it is their turn", () => {
    const { coach, table } = seated([told(0)]);
    table.myTurn = false;
    coach.hear(told(1, { state: "wait", title: "The others" }));
    expect([coach.shown?.title, coach.veiled]).toEqual(["The others", false]);
    coach.hear(told(1));
    expect(coach.shown?.state).toBe("wait");
    table.myTurn = true;
    coach.goOn();
    expect([coach.shown?.title, coach.veiled]).toEqual(["tower", true]);
  });

  test("showing how it is done plays nothing and brings the veil back", () => {
    const { coach, played } = seated([told(0)]);
    coach.hear(told(0));
    coach.tryIt();
    coach.show();
    expect([coach.mode, coach.showing, coach.veiled, played]).toEqual(["step", true, true, []]);
  });

  test("the last step ends the lesson once; then the match goes on freely", () => {
    const { coach, table } = seated([told(3)]);
    coach.hear(told(3));
    coach.hear(told(null, { said: "That was it." }));
    expect(coach.mode).toBe("done");
    coach.goOn();
    expect(coach.mode).toBe("end");
    expect(table.story.summary).toBe(1);
    coach.main();
    expect(coach.mode).toBe("free");
    expect(table.story.summary).toBeNull(); // the summary of a scoring makes room, too
    expect(underWay("tadmor")).toBeNull();
  });

  test("who comes back after the end plays freely", () => {
    const { coach } = seated([told(null)]);
    coach.hear(told(null));
    expect([coach.mode, coach.veiled]).toEqual(["free", false]);
  });

  test("while the server cannot be reached the coach says so", async () => {
    const { coach } = seated([told(0)]);
    vi.stubGlobal("fetch", () => Promise.reject(new Error("away")));
    await coach.ask("en");
    expect([coach.lost, coach.shown]).toEqual([true, null]);
  });
});

describe("what is remembered", () => {
  test("another table begins anew, and puzzles keep what is theirs", () => {
    kept.set("majlis.learned", JSON.stringify({ puzzles: { tadmor: { solved: ["wall"] } } }));
    keepLearned("tadmor", "t1", { read: 4, at: 6, steps: 14 });
    expect(underWay("tadmor")).toMatchObject({ at: 6, steps: 14 });
    keepLearned("tadmor", "t2", { steps: 14 });
    expect(learned("tadmor")).toMatchObject({ table: "t2", read: 0, at: 0 });
    expect(JSON.parse(kept.get("majlis.learned") ?? "")).toMatchObject({ puzzles: { tadmor: { solved: ["wall"] } } });
  });

  test("a game that was never begun is not under way", () => {
    expect(underWay("sabika")).toBeNull();
    keepLearned("sabika", "t3", {});
    expect(underWay("sabika")).toBeNull();
  });
});
