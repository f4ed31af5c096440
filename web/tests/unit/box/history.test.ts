import { describe, expect, test } from "vitest";
import { History, type Stand, type Step } from "../../../src/lib/box/history";

const stand = (n: number): Stand => ({ values: { n }, entered: false, touched: true });
const step = (from: number, to: number, path = "n", place = "cards/1"): Step => ({
  place,
  path,
  before: stand(from),
  after: stand(to),
});

describe("what was done", () => {
  test("digits typed into one field are one step, until it is left", () => {
    const history = new History();
    history.add(step(0, 1));
    history.add(step(1, 12));
    expect(history.done).toEqual([step(0, 12)]);
    history.pause();
    history.add(step(12, 3));
    expect(history.done).toHaveLength(2);
  });

  test("another field or card is another step", () => {
    const history = new History();
    history.add(step(0, 1));
    history.add(step(0, 1, "m"));
    history.add(step(0, 1, "m", "cards/2"));
    expect(history.done).toHaveLength(3);
  });

  test("back and forth; something new ends the way forth", () => {
    const history = new History();
    history.add(step(0, 1, "a"));
    history.add(step(0, 2, "b"));
    expect(history.undo()?.path).toBe("b");
    expect(history.redo()?.path).toBe("b");
    expect(history.redo()).toBeNull();
    history.undo();
    history.add(step(0, 3, "a"));
    expect(history.done.map(({ after }) => after.values.n)).toEqual([1, 3]);
    expect(history.redo()).toBeNull();
  });

  test("200 steps are kept, and a reload takes them up", () => {
    const history = new History();
    for (let n = 0; n < 210; n += 1) history.add(step(n, n + 1, `field-${n}`));
    expect(history.done).toHaveLength(200);
    expect(history.done[0]?.before.values.n).toBe(10);
    const again = new History({ done: history.done, undone: [] });
    expect(again.undo()?.after.values.n).toBe(210);
    expect(new History().undo()).toBeNull();
  });
});
