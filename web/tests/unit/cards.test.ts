import { describe, expect, it } from "vitest";
import type { LegalAction, Outlook, Remark } from "$lib/api/types";
import { placeCard } from "$lib/card/placing";
import { actionsWith, commonRemarks, isDangerous } from "$lib/card/telling";

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
