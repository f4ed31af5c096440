import { describe, expect, it } from "vitest";
import type { LegalAction, Outlook, Remark } from "$lib/api/types";
import { placeCard } from "$lib/card/placing";
import { actionsWith, commonRemarks, isDangerous, remarksOn, rowsOf, sureChanges } from "$lib/card/telling";
import { Words } from "$lib/i18n/words";
import { FluentResource } from "@fluent/bundle";

const act = (text: string): LegalAction => ({ verb: text.split(" ")[0] ?? "", text });
const remark = (id: string, tone: string): Remark => ({ id, facts: {}, tone, rule: "" });
const outlook = (...remarks: Remark[]): Outlook => ({ events: [], changes: [], remarks, then: null, open: false });

describe("the actions a thing stands for", () => {
  const actions = [act("work builder_1 outer_3"), act("work builder_2 outer_3"), act("work builder_1 outer_4")];
  it("name it, and what is picked up already", () => {
    expect(actionsWith(actions, ["outer_3"], []).map(({ text }) => text)).toEqual([actions[0]?.text, actions[1]?.text]);
    expect(actionsWith(actions, ["outer_3"], ["builder_2"]).map(({ text }) => text)).toEqual([actions[1]?.text]);
  });
  it("are found in a list of several parts", () => {
    expect(actionsWith([act("take florin-2+florin-3")], ["florin-3"], [])).toHaveLength(1);
  });
  it("warn only where every way leads into danger", () => {
    const bad = outlook(remark("remark-no-room", "danger"));
    const two = [act("work a x"), act("work b x")];
    expect(isDangerous({ "work a x": bad, "work b x": bad }, two)).toBe(true);
    expect(isDangerous({ "work a x": bad, "work b x": outlook() }, two)).toBe(false);
    expect(isDangerous(null, two)).toBe(false);
    expect(isDangerous({}, [])).toBe(false);
  });
  it("share only what all of them say", () => {
    const [both, one] = [remark("both", "note"), remark("one", "note")];
    const found = commonRemarks({ a: outlook(both, one), b: outlook(both) }, [act("a"), act("b")]);
    expect(found.map(({ id }) => id)).toEqual(["both"]);
  });
});

describe("a card of a tile and of the place where it lies", () => {
  const text = `
slot = For sale here: { NAME($tile) }.
price = For sale for { $price }.
have = You have { $price } in hand.
tile = { NAME($tile) }
exact = Paid exactly: one more action.
over = { $over } of it would be lost.
pay = You would have to pay { $sum }, and { $over } of it would be lost.
building = A building.
place = A place of the market.
card-costs = Costs you
holding-ducat = { $count } ducats
    .label = Ducats
name-t7 = seraglio (price 7)
name-ducat = ducat`;
  const words = new Words("en", [new FluentResource(text)]);
  const told = (id: string, facts: Remark["facts"]): Remark => ({ ...remark(id, "here"), facts });
  const does = (id: string) => ({ id, facts: {} });
  const said = [
    { name: "t7", about: { text: does("building"), now: [told("price", { price: 7, currency: "ducat" })] } },
    { name: "ducat", about: { text: does("place"), now: [told("slot", { tile: "t7" }), told("have", { price: 13 })] } },
  ];
  it("says once that it lies there, and its name only as the heading", () => {
    const found = remarksOn(words, said, [told("tile", { tile: "t7" }), told("exact", {})]);
    expect(found.map(({ id }) => id)).toEqual(["price", "have", "exact"]);
  });
  it("does not repeat what the thing does, nor what a warning says", () => {
    const pay = { ...told("pay", { sum: 9, over: 2 }), tone: "cost", rule: "ALH-5.2" };
    const over = { ...told("over", { over: 2 }), tone: "loss", rule: "ALH-5.2" };
    expect(remarksOn(words, said.slice(0, 1), [told("building", {}), pay]).map(({ id }) => id)).toEqual([
      "price",
      "pay",
    ]);
    expect(remarksOn(words, said.slice(0, 1), [pay, over]).map(({ id }) => id)).toEqual(["price", "over"]);
  });
  it("has a figure only for what no line has told", () => {
    const pay = { ...told("pay", { sum: 9, over: 2 }), tone: "cost" };
    const change = { name: "ducat", seat: 0, low: -9, high: -9, sure: true };
    const cost = (...quiet: string[]) => sureChanges(words, { ...outlook(), changes: [change] }, 0, quiet).cost;
    const lines = (remarks: Remark[], ...quiet: string[]) =>
      rowsOf(words, remarks, { cost: cost(...quiet) }).flatMap((row) => row.lines.map(({ figure }) => figure));
    expect(lines([])).toEqual(["−9"]);
    expect(lines([pay])).toEqual([""]);
    expect(lines([], "ducat")).toEqual([]);
  });
  it("says of the place alone what lies there", () => {
    expect(remarksOn(words, said.slice(1), []).map(({ id }) => id)).toEqual(["slot", "have"]);
  });
});

describe("the place of a card", () => {
  const room = { left: 0, top: 60, width: 1440, height: 840 };
  const size = { width: 330, height: 240 };
  const covers = (place: { left: number; top: number }, box: DOMRect | typeof room): boolean =>
    place.left < box.left + box.width &&
    place.left + size.width > box.left &&
    place.top < box.top + box.height &&
    place.top + size.height > box.top;
  it("is below the thing, with a notch, where nothing is in the way", () => {
    const thing = { left: 700, top: 200, width: 60, height: 40 };
    expect(placeCard(thing, size, room, [])).toEqual({ left: 565, top: 254, side: "below", tip: 165 });
  });
  it("is never over what the reader needs, nor off the screen", () => {
    const thing = { left: 700, top: 700, width: 60, height: 40 };
    const needed = [
      { left: 0, top: 60, width: 1000, height: 560 },
      { left: 780, top: 640, width: 300, height: 260 },
    ];
    const place = placeCard(thing, size, room, needed);
    for (const box of [thing, ...needed]) expect(covers(place, box)).toBe(false);
    expect(place.left).toBeGreaterThanOrEqual(0);
    expect(place.left + size.width).toBeLessThanOrEqual(1440);
    expect(place.top + size.height).toBeLessThanOrEqual(900);
  });
});
