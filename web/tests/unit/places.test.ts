import { describe, expect, test } from "vitest";
import { around, beside, cut } from "../../src/lib/learn/coach/places";

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });
const room = box(0, 100, 1000, 700);

describe("places", () => {
  test("several things of a kind have one box around them", () => {
    expect(around([box(10, 10, 5, 5), box(30, 12, 5, 9)])).toEqual(box(10, 10, 25, 11));
  });

  test("what is scrolled away is not bright", () => {
    expect(cut(box(0, 0, 50, 50), [room])).toBeNull();
    expect(cut(box(0, 80, 50, 50), [room])).toEqual(box(0, 100, 50, 30));
  });

  test("a note stands beside its place, on the right first", () => {
    expect(beside(box(400, 400, 60, 60), { width: 200, height: 80 }, room, [])).toEqual({ left: 474, top: 390 });
  });

  test("at the right edge it goes to the left", () => {
    expect(beside(box(900, 400, 60, 60), { width: 200, height: 80 }, room, [])).toEqual({ left: 686, top: 390 });
  });

  test("it leaves free what must stay in view", () => {
    const other = box(480, 380, 100, 100);
    const at = beside(box(400, 400, 60, 60), { width: 200, height: 80 }, room, [other]);
    expect(cut({ ...at, width: 200, height: 80 }, [other])).toBeNull();
  });

  test("where nothing fits it stays inside the room", () => {
    const narrow = box(0, 100, 300, 200);
    const at = beside(box(20, 120, 260, 160), { width: 280, height: 150 }, narrow, []);
    expect(at.left).toBeGreaterThanOrEqual(0);
    expect(at.top + 150).toBeLessThanOrEqual(300);
  });
});
