import { describe, expect, test } from "vitest";
import { around, bow, crossed, edge, grown, lastTouches, round, visible } from "../../src/lib/story/marks";

const box = (left: number, top: number, width = 20, height = 20): Parameters<typeof edge>[0] => ({
  left,
  top,
  width,
  height,
});

describe("marks of the last moves", () => {
  test("a thing that was touched twice is marked once for each who touched it, the last of them last", () => {
    const found = lastTouches([
      { number: 3, touched: [{ seat: 2, source: "", to: "venice" }] },
      { number: 4, touched: [{ seat: 1, source: "", to: "venice" }] },
      {
        number: 5,
        touched: [
          { seat: 2, source: "", to: "venice" },
          { seat: 2, source: "a", to: "b" },
        ],
      },
    ]);
    expect(found).toEqual([
      { line: 4, seat: 1, source: "", to: "venice" },
      { line: 5, seat: 2, source: "", to: "venice" },
      { line: 5, seat: 2, source: "a", to: "b" },
    ]);
  });

  test("only what can be seen is marked", () => {
    const screen = box(0, 0, 100, 100);
    expect(visible(box(10, 10), [screen])).toBe(true);
    expect(visible(box(95, 10), [screen])).toBe(false);
    expect(visible(box(10, 10), [screen, box(0, 40, 100, 60)])).toBe(false);
    expect(visible(box(10, 10, 0, 0), [screen])).toBe(false);
  });

  test("the way round a rondel goes clockwise, also past the top", () => {
    // east to south is a quarter, south to east three quarters
    const [east, south] = [box(190, 90), box(90, 190)];
    expect(round(east, south, [100, 100]).path).toMatch(/^M[\d.]+ [\d.]+A100.0 100.0 0 0 1 /);
    expect(round(south, east, [100, 100]).path).toMatch(/^M[\d.]+ [\d.]+A100.0 100.0 0 1 1 /);
    expect(round(east, south, [100, 100]).start[1]).toBeGreaterThan(100);
  });

  test("the way round a rondel keeps to the radius that is free for it", () => {
    const [east, south] = [box(190, 90), box(90, 190)];
    expect(round(east, south, [100, 100], 60).path).toMatch(/^M160.0 100.0A60.0 60.0 0 0 1 /);
  });

  test("a ring leaves free what it would cross, not what lies inside or apart", () => {
    const [across, inside, apart] = [box(95, 40, 30, 10), box(40, 40, 30, 10), box(140, 40, 30, 10)];
    expect(crossed(box(0, 0, 100, 100), [across, inside, apart])).toEqual([grown(across, 1)]);
  });

  test("a piece that is larger than its space is ringed with it", () => {
    expect(around(box(10, 10), box(5, 12, 30, 10))).toEqual(box(5, 10, 30, 20));
  });

  test("a ring lies around its thing", () => {
    expect(grown(box(10, 10), 3)).toEqual(box(7, 7, 26, 26));
  });

  test("a way begins at the edge of one thing and ends before the other", () => {
    expect(edge(box(0, 0), [100, 10])).toEqual([20, 10]);
    expect(edge(box(0, 0), [10, 100])).toEqual([10, 20]);
    const { path, start } = bow(box(0, 0), box(100, 0), 0);
    expect(start).toEqual([20, 10]);
    expect(path).toBe("M20.0 10.0Q60.0 10.0 95.0 10.0");
  });
});
