import { describe, expect, test } from "vitest";
import { placeOf, placesIn, roundOf, ruleOf, type Scored } from "../../../src/games/alhambra/scoring";
import type { Line } from "../../../src/lib/story/lines";

const step = (name: string): Line["steps"][number] => ({
  entry: 9,
  undone: false,
  name,
  rule: "ALH-9.5",
  seat: 0,
  parts: { round: 2 },
});
const line = { steps: [step("event-scoring"), step("event-scores-type")] } as unknown as Line;

describe("the summary of a scoring", () => {
  test("belongs to the line that tells of it", () => {
    expect(roundOf(line)).toBe(2);
    expect(roundOf({ ...line, steps: [step("event-taken")] })).toBe(0);
  });

  test("names the rule that its events bring, and none where nobody scored for a type", () => {
    expect(ruleOf(line)).toBe("ALH-9.5");
    expect(ruleOf({ ...line, steps: [step("event-scoring")] })).toBeNull();
  });

  test("says how many places of each type are scored", () => {
    const types = [{ places: [13, 6] }, { places: [14] }] as Scored["types"];
    expect(placesIn({ types } as Scored)).toBe(2);
  });

  test.each([
    [[38, 27, 25, 67], [2, 3, 4, 1], { rank: 2, beside: 3, by: 29 }],
    [[38, 27], [1, 2], { rank: 1, beside: 1, by: 11 }],
    [[38, 38], [1, 1], { rank: 1, beside: 1, by: 0 }],
    [[10, 30, 20], [3, 1, 2], { rank: 3, beside: 2, by: 10 }],
    [[10, 8, 30], [1, 2, 0], { rank: 1, beside: 1, by: 2 }], // somebody who cannot win
    [[10, 8, 30], [2, 3, 1], { rank: 2, beside: 2, by: 20 }],
  ])("says one's place and how far the next is: %j", (after, ranks, place) => {
    expect(placeOf({ after, ranks }, 0)).toEqual(place);
  });
});
