import { describe, expect, test } from "vitest";
import { FluentResource } from "@fluent/bundle";
import type { LegalAction, Outlook, Try } from "../../src/lib/api/types";
import { Words } from "../../src/lib/i18n/words";
import { actionText, changeText, counted, firstRemark, signed } from "../../src/lib/plain/telling";
import {
  opensItself,
  ownChanges,
  partsOf,
  refusedOf,
  rulesOf,
  sharedChanges,
  treeOf,
  ways,
  type Verbs,
} from "../../src/lib/plain/tree";

const VERBS: Verbs = {
  bid: [["coin", "number"]],
  buy: [
    ["slot", "word"],
    ["pay", "words"],
  ],
  end: [],
};
const bid = (coin: string): LegalAction => ({ verb: "bid", coin, text: `bid ${coin}` });
const buy = (slot: string, ...pay: string[]): LegalAction => ({
  verb: "buy",
  slot,
  pay,
  text: `buy ${slot} ${pay.join("+")}`,
});
const end: LegalAction = { verb: "end", text: "end" };
const change = (name: string, low: number, high = low, seat = 0, sure = true): Outlook["changes"][number] => ({
  seat,
  name,
  low,
  high,
  sure,
});
const outlook = (...changes: Outlook["changes"]): Outlook => ({
  events: [],
  changes,
  remarks: [],
  then: null,
  open: false,
});
const words = new Words("en", [
  new FluentResource(
    "verb-bid = Bid\nverb-buy = Buy\nverb-end = End\nname-silk = silk\nname-gold = gold\n" +
      "list-empty = nothing\nplain-action = { $verb }: { $parts }\nplain-range = { $low } to { $high }\n",
  ),
]);

describe("the tree of choices", () => {
  const tree = treeOf(VERBS, [buy("silk", "gold"), bid("5"), buy("silk", "gold", "gold"), end, buy("tea", "gold")]);

  test("verbs, then parts one after another, in the engine's order", () => {
    expect(tree.map((branch) => branch.text)).toEqual(["buy", "bid", "end"]);
    const [first] = tree;
    expect(first?.children.map((branch) => branch.text)).toEqual(["buy silk", "buy tea"]);
    expect(first?.children[0]?.children.map((branch) => branch.text)).toEqual(["buy silk gold", "buy silk gold+gold"]);
    expect(tree.map(ways)).toEqual([3, 1, 1]);
  });

  test("a verb without parts is an action by itself", () => {
    expect(tree[2]).toMatchObject({ action: end, children: [], part: null });
  });

  test("a group opens by itself if it is the only one, has one child, or there are few ways in all", () => {
    const [many, one] = tree as [(typeof tree)[number], (typeof tree)[number]];
    expect(opensItself(many, 3, false)).toBe(false);
    expect(opensItself(many, 1, false)).toBe(true);
    expect(opensItself(one, 3, false)).toBe(true);
    expect(opensItself(many, 3, true)).toBe(true);
  });

  test("what all children share is told once, on the group", () => {
    const [group] = treeOf(VERBS, [bid("5"), bid("3")]);
    const together = outlook(change("coins", -1), change("value", -5, -3), change("points", 0, 4, 0, false));
    const shared = sharedChanges(group as (typeof tree)[number], together);
    expect(shared.map(({ name }) => name)).toEqual(["coins"]);
    expect(ownChanges(outlook(change("coins", -1), change("value", -5)), shared).map(({ name }) => name)).toEqual([
      "value",
    ]);
    const [only] = treeOf(VERBS, [bid("5")]);
    expect(sharedChanges(only as (typeof tree)[number], outlook(change("coins", -1)))).toEqual([]);
  });
});

describe("what is refused", () => {
  test("the same answer is told once, with everything it answers", () => {
    const refusal = { id: "refused-no-such-coin", rule: "SOU-3.2", facts: {} };
    const tries = [
      { ...bid("1"), refusal },
      { ...bid("2"), refusal: null },
      { ...bid("3"), refusal },
      { ...bid("4"), refusal: { ...refusal, facts: { coin: "4" } } },
    ] as unknown as Try[];
    const found = refusedOf(VERBS, tries);
    expect(found.map((one) => one.parts.map(([part]) => part?.value))).toEqual([["1", "3"], ["4"]]);
  });
});

describe("in words", () => {
  test("a number follows its verb, other parts come after a colon", () => {
    expect(actionText(words, "bid", partsOf(VERBS, bid("5")))).toBe("Bid 5");
    expect(actionText(words, "buy", partsOf(VERBS, buy("silk", "gold", "gold")))).toBe("Buy: silk, 2 × gold");
    expect(actionText(words, "buy", partsOf(VERBS, buy("silk")))).toBe("Buy: silk, nothing");
    expect(actionText(words, "end", [])).toBe("End");
  });

  test("changes have signs; what is not certain is a range", () => {
    expect([signed(2), signed(0), signed(-1)]).toEqual(["+2", "0", "−1"]);
    expect(changeText(words, change("coins", -1))).toBe("−1");
    expect(changeText(words, change("points", 0, 11))).toBe("0 to +11");
  });

  test("equal things are counted", () => {
    expect(counted(["gold", "silk", "gold"])).toEqual([
      ["gold", 2],
      ["silk", 1],
    ]);
  });

  test("a warning is said before anything else, and every rule once", () => {
    const remark = (id: string, tone: string): Outlook["remarks"][number] => ({ id, tone, facts: {}, rule: "R-1" });
    const told = { ...outlook(), remarks: [remark("a", "note"), remark("b", "loss"), remark("c", "danger")] };
    expect(firstRemark(told)?.id).toBe("c");
    expect(firstRemark(outlook())).toBeNull();
    expect(rulesOf(told)).toEqual(["R-1"]);
  });
});
