import { expect, test } from "vitest";
import { inRows, nothingMoves, signed, type Gain } from "../../src/lib/board/motion";

test("what is gained and what is lost have their signs", () => {
  expect([signed(3), signed(-2), signed(0)]).toEqual(["+3", "−2", "+0"]);
});

test("gains beside one place stand side by side, those beside another wait", () => {
  const gain = (at: string): Gain => ({ at: [at], seat: 0, text: "+1" });
  expect(inRows([gain("wall"), gain("tower"), gain("wall")]).map(({ row, nth }) => [row, nth])).toEqual([
    [0, 0],
    [1, 0],
    [0, 1],
  ]);
  expect(nothingMoves()).toEqual({ flights: [], arrivals: [], gains: [] });
});
