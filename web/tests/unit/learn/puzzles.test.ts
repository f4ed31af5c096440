import { beforeEach, describe, expect, test } from "vitest";
import type { PuzzleList } from "../../../src/lib/learn/puzzle/api";
import { byTopic, nextPuzzle, placeOf, standing } from "../../../src/lib/learn/puzzle/order";
import { Solved } from "../../../src/lib/learn/puzzle/solved.svelte";

const entry = (number: number, name: string, topic: string, level: number): PuzzleList["puzzles"][number] => ({
  name,
  number,
  topic,
  level,
  title: name,
  example: "",
});
const list: PuzzleList = {
  puzzles: [
    entry(1, "ring", "walls", 3),
    entry(2, "runs", "walls", 1),
    entry(3, "inside", "walls", 1),
    entry(4, "exact", "money", 1),
    entry(5, "three", "money", 3),
    entry(6, "card", "money", 2),
  ],
  topics: [
    { name: "walls", title: "Walls" },
    { name: "money", title: "Money" },
    { name: "vizier", title: "Vizier" },
  ],
  today: "card",
};
const none = (): boolean => false;

describe("puzzles in order", () => {
  test("each topic begins with its easiest, and one without puzzles is left out", () => {
    expect(byTopic(list).map(({ name, puzzles }) => [name, ...puzzles.map((puzzle) => puzzle.name)])).toEqual([
      ["walls", "runs", "inside", "ring"],
      ["money", "exact", "card", "three"],
    ]);
  });

  test("a puzzle knows its place in its topic", () => {
    expect(placeOf(list, "card")).toEqual({ number: 2, count: 3, topic: "Money" });
    expect(placeOf(list, "unknown")).toBeNull();
  });

  test.each([
    ["runs", [], "inside"],
    ["inside", ["inside"], "exact"],
    ["exact", ["exact"], "runs"], // of the same level: from the beginning again
    ["exact", ["exact", "runs", "inside"], "card"], // no other easy one is left
    ["card", ["card"], "three"], // the harder of two that are as near
    ["three", ["three"], "ring"],
    ["three", ["three", "ring"], "card"],
  ])("after %s, with %j solved, comes %s", (name, done, next) => {
    expect(nextPuzzle(list, name, (one) => done.includes(one))?.name).toBe(next);
  });

  test("when all are solved none is next, and a single one is not its own successor", () => {
    expect(nextPuzzle(list, "card", () => true)).toBeNull();
    expect(nextPuzzle({ ...list, puzzles: [entry(1, "ring", "walls", 3)] }, "ring", none)).toBeNull();
  });
});

test("a try counts once all its decisions are taken", () => {
  expect(standing({ played: 1, decisions: 2, solved: false }, false)).toBe("asked");
  expect(standing({ played: 2, decisions: 2, solved: false }, false)).toBe("not-yet");
  expect(standing({ played: 2, decisions: 2, solved: true }, false)).toBe("solved");
  expect(standing({ played: 2, decisions: 2, solved: true }, true)).toBe("shown");
});

describe("what is remembered", () => {
  const store = new Map<string, string>();
  beforeEach(() => {
    store.clear();
    Object.defineProperty(globalThis, "localStorage", {
      configurable: true,
      value: { getItem: (key: string) => store.get(key) ?? null, setItem: (k: string, v: string) => store.set(k, v) },
    });
  });

  test("solved puzzles are known after a reload, and tries in vain until then", () => {
    const first = new Solved();
    first.miss("alhambra", "ring");
    first.miss("alhambra", "ring");
    expect(first.wrong("alhambra", "ring")).toBe(2);
    first.solve("alhambra", "ring");
    first.solve("alhambra", "ring");
    first.show("alhambra", "card");
    const later = new Solved();
    expect(later.has("alhambra", "ring")).toBe(true);
    expect(later.has("sabika", "ring")).toBe(false);
    expect(later.count("alhambra")).toBe(1);
    expect(later.wrong("alhambra", "ring")).toBe(0);
    expect(later.wasShown("alhambra", "card")).toBe(true);
    expect(later.has("alhambra", "card")).toBe(false);
  });

  test("what other parts of the page keep there stays, and what cannot be read is no obstacle", () => {
    store.set("majlis.learned", JSON.stringify({ lessons: { tadmor: 4 } }));
    new Solved().solve("alhambra", "ring");
    expect(JSON.parse(store.get("majlis.learned") ?? "")).toEqual({
      lessons: { tadmor: 4 },
      puzzles: { alhambra: { solved: ["ring"], wrong: {} } },
    });
    store.set("majlis.learned", "no JSON");
    expect(new Solved().count("alhambra")).toBe(0);
  });
});
