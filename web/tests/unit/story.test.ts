import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import type { Turn } from "../../src/lib/api/types";
import { Words } from "../../src/lib/i18n/words";
import {
  atEnd,
  changedRows,
  lineOf,
  ownBefore,
  sinceYourTurn,
  spokenLine,
  upTo,
  type Line,
  type Telling,
} from "../../src/lib/story/lines";

const words = new Words(
  "en",
  [
    new FluentResource(`
story-you = You
story-spoken-points = { $text }, { $points } points.
turn-build = built a tower
turn-rest = let somebody rest
    .short = rest
turn-scoring = scoring { $round }
event-build = { SEAT($seat) } builds a tower.
event-undo = { SEAT($seat) } takes it back.
event-scoring = Scoring.
`),
  ],
  null,
  ["Leila", "Ziryab", "Zaynab"],
);
const telling: Telling = { words, seat: 0, score: "points", quiet: ["workers"] };

type Of = { entries?: number[]; round?: number; undone?: number[]; changes?: Turn["changes"]; headline?: string };
let next = 0;
function turn(
  seat: number,
  { entries = [], round = 1, undone = [], changes = [], headline = "turn-build" }: Of = {},
): Turn {
  next += 1;
  const at = entries.length === 0 ? [next] : entries;
  return {
    number: next,
    seat,
    round,
    undone: at.every((entry) => undone.includes(entry)),
    headline: { id: headline, facts: { round: 2, seat } },
    changes,
    touched: [{ seat, source: "", to: "tower" }],
    steps: at.map((entry) => ({
      entry,
      undone: undone.includes(entry),
      name: seat < 0 ? "event-scoring" : "event-build",
      rule: "X-1",
      seat,
      parts: {},
    })),
  };
}
function match(...turns: (number | [number, Of])[]): Turn[] {
  next = 0;
  return turns.map((one) => (typeof one === "number" ? turn(one) : turn(...one)));
}
const lines = (turns: readonly Turn[]): Line[] =>
  upTo(turns, Infinity).map((one, at, all) => lineOf(one, telling, all[at - 1]));
const numbers = (found: readonly Line[]): number[] => found.map((line) => line.number);

describe("a line", () => {
  test("has fewer words for a full row, if its headline has them and nothing was taken back", () => {
    const told = lines(
      match([1, { headline: "turn-rest" }], 2, [1, { headline: "turn-rest", entries: [9], undone: [9] }]),
    );
    expect(told.map(({ text }) => text)).toEqual(["let somebody rest", "built a tower", "let somebody rest"]);
    expect(told.map(({ brief }) => brief)).toEqual(["rest", "", ""]);
  });

  test("tells the points apart from what else was paid and gained, and what goes without saying not at all", () => {
    const [told] = lines(
      match([
        1,
        {
          changes: [
            { seat: 1, name: "points", by: 7 },
            { seat: 1, name: "marble", by: -1 },
            { seat: 1, name: "workers", by: -1 },
            { seat: 0, name: "points", by: -2 },
            { seat: 0, name: "marble", by: 1 },
          ],
        },
      ]),
    );
    expect(told).toMatchObject({
      who: "Ziryab",
      text: "built a tower",
      points: 7,
      gains: [{ name: "marble", by: -1 }],
    });
    expect(told?.others).toEqual([{ seat: 0, by: -2 }]);
    expect(spokenLine(words, told as Line)).toBe("Ziryab built a tower, 7 points.");
  });

  test("is about You where it is one's own, and begins with a capital where it is the game's", () => {
    const [own, game] = lines(match(0, [-1, { headline: "turn-scoring" }]));
    expect([own?.who, own?.text]).toEqual(["You", "built a tower"]);
    expect([game?.who, game?.text]).toEqual(["", "Scoring 2"]);
    expect(spokenLine(words, game as Line)).toBe("Scoring 2.");
  });

  test("has a table of all players with a row for each holding that changed", () => {
    const [told] = lines(
      match([
        -1,
        {
          changes: [
            { seat: 2, name: "points", by: 5 },
            { seat: 0, name: "dinar", by: -2 },
          ],
        },
      ]),
    );
    expect(changedRows(told as Line, 3, ["points", "dinar", "marble"])).toEqual([
      { name: "points", by: [0, 0, 5] },
      { name: "dinar", by: [-2, 0, 0] },
    ]);
  });
});

describe("since your turn", () => {
  test("is everything after one's own last turn, as it comes", () => {
    expect(numbers(sinceYourTurn(lines(match(1, 2, 0, 1)), 0, false))).toEqual([4]);
    expect(numbers(sinceYourTurn(lines(match(1, 2, 0, 1, -1, 2)), 0, false))).toEqual([4, 5, 6]);
    expect(numbers(sinceYourTurn(lines(match(1, 2, 0)), 0, false))).toEqual([]);
  });

  test("stays while one's own turn goes on", () => {
    expect(numbers(sinceYourTurn(lines(match(0, 1, 2)), 0, true))).toEqual([2, 3]);
    expect(numbers(sinceYourTurn(lines(match(0, 1, 2, 0)), 0, true))).toEqual([2, 3]);
    expect(numbers(sinceYourTurn(lines(match(0, 1, 2, 0, 0)), 0, true))).toEqual([2, 3]);
  });

  test("has a line of everybody else when it is one's turn", () => {
    expect(numbers(sinceYourTurn(lines(match(1, 2, 0, 2, -1)), 0, true))).toEqual([1, 4, 5]);
  });

  test("has all turns of a seat that moved more than once, and none that was taken back", () => {
    const turns = match(0, 1, 1, [2, { undone: [4] }], 2);
    expect(numbers(sinceYourTurn(lines(turns), 0, true))).toEqual([2, 3, 5]);
  });

  test("begins with the match for somebody who has not moved yet", () => {
    expect(numbers(sinceYourTurn(lines(match(1, 2)), 0, true))).toEqual([1, 2]);
    expect(sinceYourTurn([], 0, true)).toEqual([]);
  });

  test("tells what was forced upon one by another's decision, and does not begin with it", () => {
    const told = lines(match(0, 1, [2, { entries: [90] }], [0, { entries: [90] }], 1));
    expect(told.map((line) => line.forced)).toEqual([false, false, false, true, false]);
    expect(numbers(sinceYourTurn(told, 0, false))).toEqual([2, 3, 4, 5]);
    expect(ownBefore(told, 0, sinceYourTurn(told, 0, false))?.number).toBe(1);
  });

  test("is the last turn of each seat for a spectator", () => {
    expect(numbers(sinceYourTurn(lines(match(0, 1, 2, 0, -1, 1)), null, false))).toEqual([3, 4, 5, 6]);
  });

  test("knows one's own turn before it", () => {
    const all = lines(match(0, 1, 2, 0));
    expect(ownBefore(all, 0, sinceYourTurn(all, 0, true))?.number).toBe(1);
    expect(ownBefore(all, 0, [])?.number).toBe(4);
    expect(ownBefore(all, 1, [])?.number).toBe(2);
  });
});

describe("at an earlier position", () => {
  test("later turns are left out, and one that is cut tells only its first step", () => {
    const turns = match([1, { entries: [1] }], [2, { entries: [2, 3], changes: [{ seat: 2, name: "points", by: 3 }] }]);
    expect(numbers(upTo(turns, 1).map((one) => lineOf(one, telling)))).toEqual([1]);
    const [, cut] = upTo(turns, 2).map((one) => lineOf(one, telling));
    expect(cut).toMatchObject({ going: true, who: "", text: "Zaynab builds a tower.", points: 0 });
    expect(cut?.steps).toHaveLength(1);
    expect(upTo(turns, 3).map((one) => lineOf(one, telling))[1]).toMatchObject({ going: false, points: 3 });
  });

  test("nothing counts as taken back before it was", () => {
    const turns = match([1, { entries: [1, 2], undone: [1] }]);
    const [first] = turns as [Turn];
    first.undone = true;
    (first.steps[1] as Turn["steps"][number]).name = "event-undo";
    expect(upTo(turns, 1)[0]?.undone).toBe(false);
    expect(upTo(turns, 2)[0]?.undone).toBe(true);
  });
});

test("who reads is at the end of a list within a few pixels of it", () => {
  expect(atEnd({ scrollTop: 300, clientHeight: 100, scrollHeight: 410 })).toBe(true);
  expect(atEnd({ scrollTop: 200, clientHeight: 100, scrollHeight: 410 })).toBe(false);
});
