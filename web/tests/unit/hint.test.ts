import { describe, expect, test, vi } from "vitest";
import { Problem } from "../../src/lib/api/client";
import type { HintRow, HintsTold } from "../../src/lib/hint/api";
import { hintApi } from "../../src/lib/hint/api";
import { Hints } from "../../src/lib/hint/hints.svelte";
import { whyNoHint } from "../../src/lib/hint/why";
import { along, notation, percent, signed, span } from "../../src/lib/hint/sums";
import type { TableStore } from "../../src/lib/table.svelte";

const row = (more: Partial<HintRow> = {}): HintRow => ({
  letter: "A",
  action: { verb: "place", text: "place merchant sarmatia", piece: "merchant", area: "sarmatia" },
  text: "Merchant to Sarmatia",
  chance: 0.41,
  low: 0.36,
  high: 0.46,
  difference: 0.12,
  same: false,
  reason: null,
  ...more,
});

describe("figures of a hint", () => {
  test("chances in whole percent, differences with their sign", () => {
    expect([0.414, 0, 1].map(percent)).toEqual(["41\u00a0%", "0\u00a0%", "100\u00a0%"]);
    expect([0.12, -0.086, 0.004].map(signed)).toEqual(["+12\u00a0%", "−9\u00a0%", "±0\u00a0%"]);
  });

  test("all rows share one line, which holds intervals and means", () => {
    const line = span([row(), row({ chance: 0.34, low: 0.3, high: 0.38, difference: 0.05 })]);
    expect(line[0]).toBeCloseTo(0.27);
    expect(line[1]).toBeCloseTo(0.48);
    expect(along(line[0], line)).toBe(0);
    expect(along(line[1], line)).toBe(100);
    expect(along(0.9, line)).toBe(100);
    expect(span([])).toEqual([0, 1]);
    expect(span([row({ low: 0, high: 1, chance: 0.5, difference: 0 })])).toEqual([0, 1]);
  });

  test("an action names its things in notation", () => {
    expect(notation(row().action)).toBe("place merchant sarmatia");
    expect(notation({ verb: "buy", slot: "denar", pay: ["denar-4", "denar-5"] })).toBe("buy denar denar-4+denar-5");
    expect(notation({ verb: "end" })).toBe("end");
  });
});

type Made = { table: TableStore; announced: string[]; played: unknown[] };
function made(hints: "off" | "five" | "free", used = 0): Made {
  const [announced, played]: [string[], unknown[]] = [[], []];
  const table = {
    summary: { id: "t", hints, seats: [{ hints: used }, { hints: 0 }] },
    live: { seq: 7, entries: 30 },
    seat: 0,
    past: null,
    myTurn: true,
    outlooks: null,
    lookAhead: () => Promise.resolve(),
    words: { say: (id: string, parts: object = {}) => [id, ...Object.values(parts)].join(" ") },
    say: (id: string, parts: object) => `${id} ${Object.values(parts).join(" ")}`,
    announce: (text: string) => announced.push(text),
    play: (action: unknown) => Promise.resolve(void played.push(action)),
  };
  return { table: table as unknown as TableStore, announced, played };
}
const asked = (answer: Promise<HintsTold>): void => void vi.spyOn(hintApi, "ask").mockReturnValueOnce(answer);

describe("a hint", () => {
  test("says why there is none: off, or used up", () => {
    expect(whyNoHint(made("off").table)).toBe("hint-why-off");
    expect(whyNoHint(made("five", 4).table)).toBeNull();
    expect(whyNoHint(made("five", 5).table)).toBe("hint-why-used");
    expect(whyNoHint(made("free", 9).table)).toBeNull();
  });

  test("shows its rows, reads them out once, and plays one like a touch", async () => {
    const { table, announced, played } = made("five");
    const hints = new Hints(table, null as never, null as never, () => undefined);
    asked(Promise.resolve({ left: 4, rows: [row({ reason: "Rank 1 takes three goods." })] }));
    await hints.ask();
    expect(hints.left).toBe(4);
    expect(announced).toEqual(["hint-said A Merchant to Sarmatia 41 +12\u00a0% Rank 1 takes three goods."]);
    await hints.play(row());
    expect(played).toEqual([row().action]);
  });

  test("says what each row brings, from the outlooks that the board has", () => {
    const { table } = made("free");
    const hints = new Hints(table, null as never, null as never, () => undefined);
    expect(hints.brings(row())).toBe("");
    const change = { seat: 0, name: "metal", low: 2, high: 2, sure: true };
    const outlook = {
      events: [],
      changes: [
        change,
        { ...change, name: "points", low: 0, high: 3, sure: false },
        { ...change, name: "silk", low: 0, high: 0 },
        { ...change, seat: 1, low: -1, high: 0, sure: false },
        { ...change, seat: 1, name: "silk", low: -1, high: -1 },
      ],
      remarks: [{ id: "remark-rank", facts: { rank: 1 }, tone: "gain", rule: "" }],
      then: null,
      open: true,
    };
    Object.assign(table, { outlooks: { "place merchant sarmatia": outlook } });
    expect(hints.outlook(row())).toBe(outlook);
    expect(hints.brings(row()).split("; ")).toEqual([
      "remark-rank 1",
      "plain-change holding-metal.label +2",
      "plain-change holding-points.label plain-range 0 +3",
      "plain-of 1 plain-change holding-silk.label −1.",
    ]);
    expect(hints.said(row({ reason: "Why." }))).toContain("+12\u00a0% remark-rank 1; ");
  });

  test("says once what all long rows have in common", () => {
    const { table } = made("free");
    const hints = new Hints(table, null as never, null as never, () => undefined);
    const change = (name: string, by: number) => ({ seat: 0, name, low: by, high: by, sure: true });
    const alike = ["points", "wealth", "pashas", "at_home"].map((name) => change(name, 1));
    const brings = (...changes: object[]) => ({ events: [], changes, remarks: [], then: null, open: false });
    const other = row({ letter: "B", action: { verb: "pay", text: "pay metal" } });
    hints.rows = [row(), other];
    expect(hints.shared).toEqual([]);
    const [silk, metal] = [change("silk", -1), change("metal", -1)];
    const outlooks = { "place merchant sarmatia": brings(...alike, silk), "pay metal": brings(metal, ...alike) };
    Object.assign(table, { outlooks });
    expect(hints.shared).toEqual(alike);
    expect(hints.rows.map((each) => hints.changes(each))).toEqual([[silk], [metal]]);
    Object.assign(table, { outlooks: { ...outlooks, "place merchant sarmatia": brings(...alike) } });
    expect(hints.shared).toEqual([]);
  });

  test("that comes after something was played is not shown; the row that tells of it changes nothing", async () => {
    const { table } = made("free");
    const hints = new Hints(table, null as never, null as never, () => undefined);
    asked(
      Promise.resolve().then(() => {
        Object.assign(table, { live: { seq: 8, entries: 30 } });
        expect(hints.fits).toBe(true);
        Object.assign(table, { live: { seq: 9, entries: 31 } });
        return { left: null, rows: [row()] };
      }),
    );
    await hints.ask();
    expect(hints.fits).toBe(false);
    expect(hints.rows).toBeNull();
  });

  test("that is refused says what the server said", async () => {
    const { table } = made("free");
    const hints = new Hints(table, null as never, null as never, () => undefined);
    asked(Promise.reject(new Problem(409, "stale", "Stale", "The match has moved on.")));
    await hints.ask();
    expect(hints.problem).toBe("The match has moved on.");
  });
});
