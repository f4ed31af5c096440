/** The board shows what the engine says, whatever the printed tables say: here they differ everywhere. */
import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import type { RashidNumbers, RashidTables } from "../../../src/lib/api/al_rashid";
import type { TableStore } from "../../../src/lib/table.svelte";
import Guide from "../../../src/games/al_rashid/Guide.svelte";
import OfficeCard from "../../../src/games/al_rashid/OfficeCard.svelte";
import OfficeStrip from "../../../src/games/al_rashid/OfficeStrip.svelte";
import Palace from "../../../src/games/al_rashid/Palace.svelte";
import { Play } from "../../../src/games/al_rashid/play.svelte";
import { favourText, rankText, rulesText } from "../../../src/games/al_rashid/saying";
import ThingsDesk from "../../../src/games/al_rashid/ThingsDesk.svelte";

const NUMBERS: RashidNumbers = {
  set_values: [2, 5, 9, 14, 21],
  sets: [9, 2],
  credit: 7,
  ranks: 2,
  items: [5, 4, 2],
  shame: { idle: 4, flee: 5, court: 6 },
  services: {
    wisdom: {
      brings: "member",
      ranks: [
        { price: 41, amount: 1, possible: true },
        { price: 42, amount: 1, possible: false },
        { price: 43, amount: 1, possible: false },
      ],
    },
  },
  favours: { wisdom: { court_savant: 17 } },
  offices: { banker: { price: 31, with_credit: 24, possible: true } },
  fight: { enemies: { red: 6 }, beaten_by: { red: 7 }, tiles: { "red-3": 8 } },
  proposal: ["silk", "silk"],
};
const BOX = {
  goods: ["hardwood", "silk"],
  pieces: { pasha: { dominance: 5, limit: 3, points: 3 } },
  palaces: [
    {
      ...{ id: "wisdom", offices: ["banker"], court: false, leader: "court_savant", favour_price: 2 },
      ...{ service: "brief-service-sage", favour: { id: "brief-favour-credit", facts: { count: 1 } } },
    },
  ],
  territories: [{ id: "silk_road", about: { id: "about-land", facts: { first: 8 } } }],
  offices: {
    banker: { palace: "wisdom", cost: 6, points: 2, kind: "permanent", amount: 5, steps: [], scored: false, rule: "" },
  },
  mercenaries: {},
} as unknown as RashidTables;
const PLAYER = {
  seat: 0,
  goods: { silk: 3 },
  wealth: 11,
  credits: 1,
  offices: [],
  hand: ["red-3"],
  home: {},
  aside: {},
};
const AREA = { area: "wisdom", resolved: false, families: [], ranking: [], offices: { banker: 1 } };

function play(parts: Partial<TableStore> = {}): Play {
  const say = (id: string, facts: object = {}): string => `${id} ${Object.values(facts).join(" ")}`.trim();
  return new Play({
    box: BOX,
    view: { areas: [AREA], players: [PLAYER], resolving: "wisdom" },
    numbers: NUMBERS,
    seat: 0,
    myTurn: true,
    decision: null,
    prompt: null,
    outlooks: null,
    plainActions: [],
    say,
    name: (id: string) => id,
    words: { has: () => true, say, verb: (id: string) => id, seat: String },
    hideWhy: () => undefined,
    ...parts,
  } as unknown as TableStore);
}

const texts = (html: string): string => html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");

describe("numbers on the board", () => {
  test("the barter table", () => {
    const html = texts(render(Guide, { props: { play: play() } }).body);
    expect(html).toContain("board-worth-gold 2 5 9 14 21");
  });
  test("an office's price, with a credit and without", () => {
    const card = (credit: boolean): string =>
      texts(render(OfficeCard, { props: { play: play(), office: "banker", credit } }).body);
    expect(card(false)).toContain("board-gold 31");
    expect(card(true)).toContain("board-gold 24");
    expect(texts(render(OfficeStrip, { props: { play: play(), area: AREA } }).body)).toMatch(/\b31\b/);
  });
  test("a service by rank, and how many ranks take part", () => {
    const html = render(Palace, { props: { play: play(), palace: BOX.palaces[0] as never } }).body;
    expect(texts(html)).toContain("41 42 43");
    expect(html.match(/cannot/g)).toHaveLength(2);
    expect(rankText(play(), "wisdom", 1)).toBe("brief-service-sage.at 41 1");
    expect(rankText(play(), "wisdom", 3)).toBe("");
    expect(rulesText(play(), "silk_road")).toBe("about-land 8");
    expect(favourText(play(), "court_savant")).toBe("brief-favour-credit 1");
  });
});

const pay = (text: string, ...goods: string[]): object => ({ verb: "pay", goods, text });
const decision = (...actions: object[]): TableStore["decision"] =>
  ({ actions, tries: [], asides: [], undo: 0, confirm: false }) as unknown as TableStore["decision"];
const remark = (id: string, facts: object): object => ({
  events: [],
  changes: [],
  remarks: [{ id, facts, tone: "note", rule: "" }],
  then: null,
  open: true,
});

describe("a payment", () => {
  const options = {
    decision: decision(pay("pay silk+silk", "silk", "silk"), pay("pay silk", "silk")),
    prompt: { id: "prompt-pay", seat: 0, facts: { price: 4 }, rule: "" } as never,
    outlooks: { "pay silk+silk": remark("remark-payment", { sum: 77, over: 0, sets: ["70", "7"] }) } as never,
  };
  test("begins as the server proposes, and is worth what the server says", () => {
    const one = play(options);
    one.renew();
    expect(one.chosen).toEqual(["silk", "silk"]);
    expect(one.paid).toEqual({ sum: 77, sets: ["70", "7"] });
    expect(one.ask?.hint).toBe("Remark-payment 77 0 70,7");
    const html = texts(render(ThingsDesk, { props: { play: one, task: one.task as never } }).body);
    expect(html).toContain("70 + 7 = 77");
  });
  test("that cannot be made is explained by the server alone", async () => {
    const refusal = { id: "refused-payment-too-low", rule: "", facts: { sum: 88, price: 99 } };
    const one = play({ ...options, why: () => Promise.resolve(refusal) });
    one.renew();
    one.add("silk", 1, null as never);
    await Promise.resolve();
    await Promise.resolve();
    expect(one.ask?.hint).toBe("refused-payment-too-low 88 99");
    expect(one.paid?.sum).toBe(88);
    expect(one.ask?.buttons?.[0]?.disabled).toBe(true);
  });
});

test("tiles count in a fight as the server says", () => {
  const one = play({ decision: decision({ verb: "fight", tiles: ["red-3"], text: "fight red-3" }) });
  one.renew();
  one.things = { "red-3": 1 };
  expect(one.sides).toEqual([{ colour: "red", own: 8, enemy: 6, wins: true }]);
});

test("wishes cost what the server says, and only what it lists can be had", () => {
  const one = play({
    decision: decision(
      { verb: "ask", wishes: [], text: "ask -" },
      { verb: "ask", wishes: ["banker", "credit"], text: "ask banker+credit" },
    ),
    prompt: { id: "prompt-visit", seat: 0, facts: { area: "wisdom", rank: 1 }, rule: "" } as never,
    outlooks: { "ask banker+credit": remark("remark-price", { price: 24, wealth: 11 }) } as never,
    why: () => Promise.resolve(null),
  });
  expect(one.ask?.buttons?.[0]?.label).toBe("board-do-nothing");
  one.wish = { main: false, office: "banker", credit: true, leader: null };
  expect(one.ask?.buttons?.[0]).toMatchObject({ label: "board-do-ask 24", disabled: false });
  expect(one.canWish({ ...one.wish, credit: false })).toBe(false);
});
