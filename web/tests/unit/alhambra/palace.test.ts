import { describe, expect, it } from "vitest";
import {
  boundsOf,
  cellsAround,
  fit,
  hold,
  longestWall,
  outline,
  segmentPath,
  showBounds,
  showCell,
  towards,
  zoomAt,
} from "../../../src/games/alhambra/palace";
import { BOX, palace } from "./box";

describe("the plan", () => {
  it("knows the empty cells around it, row by row", () => {
    expect(cellsAround(palace({ "1,0": "garden_10_open" }))).toEqual(["0,-1", "1,-1", "-1,0", "2,0", "0,1", "1,1"]);
  });

  it("has an outline without the sides between tiles", () => {
    expect(outline(palace({}))).toHaveLength(4);
    expect(outline(palace({ "1,0": "garden_10_open", "1,1": "garden_9_e" }))).toHaveLength(8);
    expect(outline(palace({ "1,0": "a", "0,1": "b", "1,1": "c" }))).toHaveLength(8);
  });
});

describe("the longest wall (ALH-9.9)", () => {
  it("runs around corners", () => {
    const built = palace({ "0,-1": "pavilion_5_nw", "1,-1": "seraglio_4_ne", "1,0": "garden_9_e" });
    expect(longestWall(BOX, built)).toHaveLength(5);
  });

  it("is nothing without walls", () => {
    expect(longestWall(BOX, palace({ "1,0": "garden_10_open" }))).toEqual([]);
  });

  it("does not count walls that stand back to back", () => {
    const built = palace({ "0,-1": "tower_7_new", "1,-1": "pavilion_5_nw", "1,0": "garden_10_open" });
    expect(longestWall(BOX, built).map(({ x, side }) => `${x}${side}`)).toEqual(["0w", "0n", "1n"]);
  });

  it("is drawn as one line", () => {
    const built = palace({ "0,-1": "pavilion_5_nw" });
    expect(segmentPath(longestWall(BOX, built), 100)).toBe("M0 0L0 -100L100 -100");
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
