import { describe, expect, it } from "vitest";
import {
  boundsOf,
  fit,
  hold,
  segmentPath,
  showBounds,
  showCell,
  towards,
  widened,
  zoomAt,
} from "../../../src/games/alhambra/palace";

describe("the plan", () => {
  it("has room for one more row of cells all around", () => {
    expect(widened(boundsOf(["0,0", "1,0", "1,-1"]))).toEqual({ left: -1, top: -2, right: 2, bottom: 1 });
  });

  it("draws a wall around its corners as one line", () => {
    const wall = [
      { cell: "0,-1", side: "w" as const },
      { cell: "0,-1", side: "n" as const },
    ];
    expect(segmentPath(wall, 100)).toBe("M0 0L0 -100L100 -100");
    expect(segmentPath([], 100)).toBe("");
  });
});

describe("arrow keys", () => {
  it("lead to the nearest cell ahead", () => {
    const cells = ["0,0", "1,0", "3,0", "1,-1", "0,2"];
    expect(towards("0,0", "e", cells)).toBe("1,0");
    expect(towards("1,0", "e", cells)).toBe("3,0");
    expect(towards("0,0", "s", cells)).toBe("0,2");
    expect(towards("3,0", "e", cells)).toBeNull();
    expect(towards("0,0", "n", cells)).toBe("1,-1");
  });
});

describe("the camera", () => {
  const bounds = boundsOf(["-2,-1", "3,1"]);

  it("shows all cells in the middle, as large as they fit", () => {
    const camera = fit(bounds, 640, 480, 44, 104);
    expect(camera.scale).toBeCloseTo(100);
    expect(camera.x + bounds.left * camera.scale).toBeCloseTo(640 - (camera.x + (bounds.right + 1) * camera.scale));
    expect(fit(bounds, 6400, 4800, 44, 104).scale).toBe(104);
    expect(fit(bounds, 100, 100, 44, 104).scale).toBe(44);
  });

  it("zooms about the pointer", () => {
    const before = { scale: 50, x: 100, y: 80 };
    const after = zoomAt(before, 2, 200, 180, 20, 200);
    expect((200 - after.x) / after.scale).toBeCloseTo((200 - before.x) / before.scale);
    expect(zoomAt(before, 100, 0, 0, 20, 200).scale).toBe(200);
  });

  it("never loses the palace", () => {
    const lost = hold({ scale: 50, x: 9000, y: -9000 }, bounds, 640, 480);
    expect(lost.x + bounds.left * 50).toBeLessThan(640);
    expect(lost.y + (bounds.bottom + 1) * 50).toBeGreaterThan(0);
  });

  it("puts what is too large in the middle", () => {
    const camera = showBounds({ scale: 50, x: 0, y: 0 }, boundsOf(["-10,0", "9,0"]), 640, 480, 10);
    expect(camera.x + -10 * 50).toBeCloseTo(640 - (camera.x + 10 * 50));
    expect(camera.y).toBe(10);
  });

  it("moves as little as needed to show a cell", () => {
    const camera = { scale: 50, x: 0, y: 0 };
    expect(showCell(camera, "2,2", 640, 480, 10)).toEqual(camera);
    expect(showCell(camera, "-1,2", 640, 480, 10)).toEqual({ scale: 50, x: 60, y: 0 });
  });
});
