import { expect, test } from "vitest";
import { share, wholeOnes } from "../../src/lib/story/fit";

const [GAP, MORE] = [10, 40];

test("turns that fit beside each other are shown whole", () => {
  const [width, count] = share([200, 300, 250], 800, GAP, MORE);
  expect(count).toBe(3);
  expect(width).toBeGreaterThanOrEqual(300);
});

test("short turns leave their room to long ones", () => {
  const [width, count] = share([100, 400, 500], 720, GAP, MORE);
  expect(count).toBe(3);
  expect(100 + 2 * width + 2 * GAP).toBeLessThanOrEqual(720);
  expect(100 + 2 * width + 2 * GAP).toBeGreaterThan(715);
});

test("what has no room at all is left out, and its number has a place", () => {
  const [width, count] = share(Array<number>(9).fill(300), 800, GAP, MORE);
  expect(count).toBe(3);
  expect(3 * width + 2 * GAP + MORE).toBeLessThanOrEqual(800);
});

test("one turn is shown however narrow the row", () => {
  expect(share([400], 100, GAP, MORE)[1]).toBe(1);
  expect(share([], 100, GAP, MORE)[1]).toBe(0);
});

test("a row holds as many whole turns as fit, with a place for the number of the others", () => {
  expect(wholeOnes([200, 200, 200, 150], 800, GAP, MORE)).toBe(4);
  expect(wholeOnes([200, 200, 200, 200], 800, GAP, MORE)).toBe(3);
  expect(wholeOnes([300, 300, 300, 300], 800, GAP, MORE)).toBe(3);
  expect(wholeOnes([900], 800, GAP, MORE)).toBe(1);
});
