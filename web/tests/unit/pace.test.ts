import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Pacer } from "$lib/story/pace";

type Row = { seq: number; actor: number | null };

/** Seat 0 is a person, the others are bots. */
function pacer(pace: number): { shown: number[]; pacer: Pacer<Row> } {
  const shown: number[] = [];
  return {
    shown,
    pacer: new Pacer<Row>(
      (row) => void shown.push(row.seq),
      (seat) => seat > 0,
      () => pace,
      () => Date.now(),
    ),
  };
}

describe("the pace of bots", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("a person's turn and the first bot's show at once, each further bot's after the pause", () => {
    const { shown, pacer: rows } = pacer(1200);
    [0, 1, 2, 3, 0].forEach((actor, seq) => rows.take({ seq, actor }));
    expect(shown).toEqual([0, 1, 2]);
    expect(rows.held).toBe(2);
    vi.advanceTimersByTime(1199);
    expect(shown).toEqual([0, 1, 2]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([0, 1, 2, 3]);
    vi.advanceTimersByTime(1200);
    expect(shown).toEqual([0, 1, 2, 3, 4]);
    expect(rows.held).toBe(0);
  });

  test("several decisions of one bot are one turn", () => {
    const { shown, pacer: rows } = pacer(1200);
    [1, 1, 1, 2, 2, 0].forEach((actor, seq) => rows.take({ seq, actor }));
    expect(shown).toEqual([0, 1, 2, 3, 4]);
    vi.advanceTimersByTime(1200);
    expect(shown).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test("whoever took longer than the pause is not held back", () => {
    const { shown, pacer: rows } = pacer(1200);
    rows.take({ seq: 0, actor: 1 });
    rows.take({ seq: 1, actor: 2 });
    vi.advanceTimersByTime(3000);
    rows.take({ seq: 2, actor: 0 });
    expect(shown).toEqual([0, 1, 2]);
  });

  test("without a pause everything shows at once, and so it does after a flush", () => {
    const quick = pacer(0);
    [1, 2, 3, 0].forEach((actor, seq) => quick.pacer.take({ seq, actor }));
    expect(quick.shown).toEqual([0, 1, 2, 3]);
    const slow = pacer(2500);
    [1, 2, 3, 0].forEach((actor, seq) => slow.pacer.take({ seq, actor }));
    expect(slow.shown).toEqual([0, 1]);
    slow.pacer.flush();
    expect(slow.shown).toEqual([0, 1, 2, 3]);
    vi.advanceTimersByTime(10_000);
    expect(slow.shown).toEqual([0, 1, 2, 3]);
  });

  test("what was held back at another table never shows", () => {
    const { shown, pacer: rows } = pacer(1200);
    [1, 2, 3].forEach((actor, seq) => rows.take({ seq, actor }));
    rows.reset();
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([0, 1]);
  });
});
