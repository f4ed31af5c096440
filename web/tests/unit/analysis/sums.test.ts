import { describe, expect, test } from "vitest";
import {
  apart,
  areaOf,
  bands,
  curves,
  gist,
  heights,
  indexAt,
  layersOf,
  marksOf,
  nearest,
  pathOf,
  piled,
  range,
  smooth,
  stepFrom,
  turningFrom,
  type SourceMoment,
} from "../../../src/lib/analysis/sums";

describe("the curve", () => {
  test("is the mean over three before and after, over those that are there at the ends", () => {
    expect(smooth([0, 0, 0, 7, 0, 0, 0])).toEqual([7 / 4, 7 / 5, 7 / 6, 1, 7 / 6, 7 / 5, 7 / 4]);
    expect(smooth([0.4])).toEqual([0.4]);
    expect(smooth([])).toEqual([]);
  });

  test("ends with the result as it was, and only when everything is computed", () => {
    const decisions = [
      { at: 0, chances: [0.5, 0.5] },
      { at: 3, chances: [0.3, 0.7] },
    ];
    expect(curves(decisions, 2, null)).toEqual([
      [
        { at: 0, chance: 0.4 },
        { at: 3, chance: 0.4 },
      ],
      [
        { at: 0, chance: 0.6 },
        { at: 3, chance: 0.6 },
      ],
    ]);
    const [first] = curves(decisions, 2, { at: 9, chances: [1, 0] });
    expect(first?.at(-1)).toEqual({ at: 9, chance: 1 });
  });

  test("has each round as a band up to the next one, and none where a game has no rounds", () => {
    const decisions = [
      { at: 2, round: 1 },
      { at: 5, round: 1 },
      { at: 8, round: 2 },
      { at: 11, round: 3 },
    ];
    expect(bands(decisions, 20)).toEqual([
      { round: 1, from: 0, to: 8 },
      { round: 2, from: 8, to: 11 },
      { round: 3, from: 11, to: 20 },
    ]);
    expect(bands([{ at: 1, round: 0 }], 20)).toEqual([]);
  });

  test("is told by its first, lowest and last value; the result is not the lowest", () => {
    const points = [0.34, 0.25, 0.3, 0].map((chance, at) => ({ at, chance }));
    expect(gist(points)).toEqual({ first: 0.34, lowest: 0.25, at: 1, last: 0 });
    expect(gist([])).toEqual({ first: 0, lowest: 0, at: 0, last: 0 });
  });

  test("is a path, and an area down to the floor", () => {
    const line = [
      [0, 10],
      [5, 2.25],
    ] as const;
    expect(pathOf(line)).toBe("M0.0 10.0L5.0 2.3");
    expect(areaOf(line, 20)).toBe("M0.0 10.0L5.0 2.3L5.0 20.0L0.0 20.0Z");
    expect(areaOf([], 20)).toBe("");
  });

  test("names beside its end keep apart, in their order, inside the bounds", () => {
    expect(apart([14, 234, 234], 21, 14, 244)).toEqual([14, 223, 244]);
    expect(apart([100, 20], 21, 14, 244)).toEqual([100, 20]);
    expect(apart([20, 20, 20], 21, 14, 244)).toEqual([20, 41, 62]);
  });
});

describe("the cursor", () => {
  const decisions = [{ at: 1 }, { at: 4 }, { at: 9 }];
  test("stands at the last decision at or before an entry", () => {
    expect([0, 1, 3, 4, 8, 9, 30].map((at) => indexAt(decisions, at))).toEqual([0, 0, 0, 1, 1, 2, 2]);
  });
  test("goes to the nearest decision, beyond the known ones to the entry itself", () => {
    expect([0, 2, 3, 8, 12, 20, 33].map((at) => nearest(decisions, at, 20))).toEqual([1, 1, 4, 9, 12, 20, 20]);
    expect(nearest([], 7, 20)).toBe(7);
  });
  test("steps from decision to decision, from the last to the end", () => {
    expect(stepFrom(decisions, 1, 1, 20)).toBe(4);
    expect(stepFrom(decisions, 9, 1, 20)).toBe(20);
    expect(stepFrom(decisions, 20, -1, 20)).toBe(9);
    expect(stepFrom(decisions, 1, -1, 20)).toBe(1);
    expect(stepFrom([], 5, 1, 20)).toBe(6);
  });
  test("goes from turning point to turning point, whatever their order", () => {
    const points = [{ at: 40 }, { at: 12 }, { at: 77 }];
    expect(turningFrom(points, 12, 1)).toBe(40);
    expect(turningFrom(points, 12, -1)).toBeNull();
    expect(turningFrom(points, 50, -1)).toBe(40);
    expect(turningFrom(points, 77, 1)).toBeNull();
  });
});

describe("points by source", () => {
  const point = (name: string, points: number): { name: string; points: number } => ({ name, points });
  const moments: SourceMoment[] = [
    { at: 3, seats: [[point("poems", 2)], [point("tribute", -3)]] },
    {
      at: 9,
      seats: [
        [point("poems", 5), point("trade", 1)],
        [point("poems", 1), point("tribute", -4)],
      ],
    },
  ];

  test("come in layers: what counts most first, losses last under their own name if it is one", () => {
    expect(layersOf(moments, "Other", "Losses")).toEqual([
      { name: "poems", kind: "named" },
      { name: "trade", kind: "named" },
      { name: "tribute", kind: "loss" },
    ]);
    expect(layersOf([], "Other", "Losses")).toEqual([]);
  });

  test("with more than six sources five keep their names and the rest goes together", () => {
    const many = [..."abcdefg"].map((name, i) => point(name, 20 - i));
    const layers = layersOf([{ at: 1, seats: [[...many, point("x", -1), point("y", -2)]] }], "Other", "Losses");
    expect(layers.map(({ name }) => name)).toEqual(["a", "b", "c", "d", "e", "Other", "Losses"]);
    expect(heights([...many, point("x", -1), point("y", -2)], layers)).toEqual([20, 19, 18, 17, 16, 29, -3]);
  });

  test("what the server has put together stays the last layer of gains", () => {
    const sources = [point("other", 24), point("poems", 3), point("trade", 9)];
    const layers = layersOf([{ at: 1, seats: [sources] }], "Other", "Losses");
    expect(layers.map(({ name, kind }) => `${name} ${kind}`)).toEqual(["trade named", "poems named", "Other other"]);
    expect(heights(sources, layers)).toEqual([9, 3, 24]);
  });

  test("what the server has put together is not named twice where some of it was lost", () => {
    const seats = [[point("other", 24), point("trade", 9)], [point("other", -2)]];
    const layers = layersOf([{ at: 1, seats }], "Other", "Losses");
    expect(layers.map(({ name, kind }) => `${name} ${kind}`)).toEqual(["trade named", "Other other", "Losses loss"]);
  });

  test("are piled up with the first on top, losses below zero", () => {
    const layers = layersOf(moments, "Other", "Losses");
    expect(piled([5, 1, -4], layers)).toEqual([
      [1, 6],
      [0, 1],
      [-4, 0],
    ]);
  });

  test("fill a range that all seats share, with a few round lines", () => {
    expect(range(moments, layersOf(moments, "Other", "Losses"))).toEqual({ low: -4, high: 6, ticks: [0, 2, 4, 6] });
    const large: SourceMoment[] = [{ at: 1, seats: [[point("a", 86)]] }];
    expect(range(large, layersOf(large, "Other", "Losses")).ticks).toEqual([0, 40, 80]);
  });
});

test("decisions are counted by how good they were, forced ones not at all", () => {
  const decisions = [
    { seat: 0, mark: "best" },
    { seat: 0, mark: "missed" },
    { seat: 0, mark: null },
    { seat: 1, mark: "weak" },
    { seat: 0, mark: "best" },
  ];
  expect(marksOf(decisions, 0)).toEqual([2, 0, 0, 1]);
  expect(marksOf(decisions, 1)).toEqual([0, 0, 1, 0]);
});
