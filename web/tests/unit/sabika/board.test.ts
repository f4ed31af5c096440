import { describe, expect, test } from "vitest";
import { areaOf } from "../../../src/games/sabika/areas";
import { chain, count, scoreNow } from "../../../src/games/sabika/counters";
import { effectText, effectTokens, scoreText } from "../../../src/games/sabika/effects";
import { motionOf } from "../../../src/games/sabika/flights";
import {
  angleOf,
  at,
  indexOf,
  labelArc,
  pawnPlaces,
  routePath,
  sector,
  slotPlace,
} from "../../../src/games/sabika/geometry";
import { storedItems } from "../../../src/games/sabika/model";
import { actionFor, mixOf, moreOf, usual } from "../../../src/games/sabika/tribute";
import { box, player, view } from "./box";

const say = (id: string, parts?: Record<string, unknown>): string =>
  parts ? `${id} ${Object.values(parts).join(" ")}` : id;

describe("geometry", () => {
  test("angles run clockwise from twelve o'clock", () => {
    expect(at(100, 0)[1]).toBeCloseTo(-100);
    expect(at(100, 90)[0]).toBeCloseTo(100);
    expect([angleOf("outer", 2), angleOf("inner", 3), indexOf("middle_5")]).toEqual([90, 180, 5]);
    expect(sector("outer", 0)).toMatch(/^M.*Z$/);
  });

  test("a name in the lower half is written the other way round", () => {
    expect(labelArc("outer", 0)).toContain(" 0 0 1 ");
    expect(labelArc("outer", 4)).toContain(" 0 0 0 ");
  });

  test("a slot lies between its spaces, also across twelve o'clock", () => {
    const [x, y] = slotPlace("raw", { ring: "outer", index: 7 }, { ring: "middle", index: 0 });
    expect(Math.atan2(x, -y) * (180 / Math.PI)).toBeCloseTo(-22.5);
  });

  test("workers stand on both sides of the picture, apart from each other", () => {
    const places = pawnPlaces("outer", 0, 5);
    expect(new Set(places.map(([x]) => Math.round(x))).size).toBe(5);
    expect(routePath("fez", "granada").path).toBe("M60 210Q36.8 153 84 96");
  });
});

describe("what is counted", () => {
  const me = player(0, {
    ships: { granada: 5, left: ["fez", "ragusa"], right: ["algiers"] },
    poems: { blue: ["poem_9"], red: [], large: ["poem_a1"] },
    row: ["mosaic_2", "small_1"],
    large: ["large_1"],
    categories: { palace: 1, garden: 1 },
  });
  const now = view([me, player(1)]);

  test("counters", () => {
    expect(
      [
        "poem",
        "building",
        "city_with_ship",
        "consolidated_red_city",
        "category_palace",
        "category_kinds",
        "crate",
        "europe_city_with_ship",
      ].map((counter) => count(box, now, me, counter)),
    ).toEqual([2, 2, 3, 1, 1, 2, 4, 1]);
    expect(chain(box, ["fez", "algiers", "ragusa"])).toBe(2);
  });

  test("scores", () => {
    expect(scoreNow(box, now, me, { kind: "per", counter: "chain_of_cities", n: 2, max: 14 })).toBe(4);
    expect(scoreNow(box, now, me, { kind: "sets", of: ["blue_poem", "large_poem"], n: 7, max: 14 })).toBe(7);
    expect(scoreNow(box, now, me, { kind: "majority", counter: "poem" })).toBe(14);
    expect(scoreNow(box, now, player(1), { kind: "majority", counter: "poem" })).toBe(0);
    expect(scoreNow(box, now, me, { kind: "table", counter: "category_kinds", values: [0, 1, 3] })).toBe(3);
  });
});

describe("effects", () => {
  test("in pictures and in words", () => {
    expect(
      effectTokens(
        [
          { gain: "material", n: 1, kinds: ["gypsum", "wood"] },
          { gain: "dinar", n: 2 },
        ],
        say,
      ),
    ).toEqual([
      { chip: "material", n: 1, kinds: ["gypsum", "wood"] },
      { chip: "dinar", n: 2 },
    ]);
    expect(effectTokens([{ gain: "material", n: 1, kinds: ["ceramic"] }], say)).toEqual([{ chip: "ceramic", n: 1 }]);
    expect(effectText([{ process: 2 }, { action: "export" }], say)).toBe("board-step-process 2, board-act-export");
    expect(scoreText({ kind: "per", counter: "poem", n: 2, max: 16 }, say)).toBe(
      "board-score-per board-counter-poem 2 16",
    );
  });
});

describe("the tribute", () => {
  const actions = [
    [2, 0, 0, 0],
    [1, 1, 0, 0],
    [1, 0, 0, 1],
    [0, 1, 0, 1],
    [0, 0, 0, 2],
  ].map(([paria = 0, dinar = 0, seal = 0, prestige = 0]) => ({
    verb: "tribute",
    ways: [
      ...Array(paria).fill("paria"),
      ...Array(dinar).fill("dinar"),
      ...Array(seal).fill("seal"),
      ...Array(prestige).fill("prestige"),
    ] as string[],
  }));

  test("most would pay with parias", () => {
    expect(usual(actions)).toEqual({ paria: 2, dinar: 0, seal: 0, prestige: 0 });
    expect(mixOf(actions[3] as never)).toEqual({ paria: 0, dinar: 1, seal: 0, prestige: 1 });
  });

  test("one more of one way is one less of another, as long as it is legal", () => {
    const mix = usual(actions);
    expect(moreOf(actions, mix, "dinar")).toEqual({ paria: 1, dinar: 1, seal: 0, prestige: 0 });
    expect(moreOf(actions, mix, "seal")).toBeNull();
    expect(actionFor(actions, { paria: 0, dinar: 2, seal: 0, prestige: 0 })).toBeNull();
  });
});

test("events move workers, ships and tokens, and gains of one kind come together", () => {
  const motion = motionOf(
    [
      { name: "event-work", rule: "SAB-3.4", seat: 0, parts: { worker: "builder_1", space: "outer_0", steps: 1 } },
      { name: "event-prestige", rule: "SAB-5.14", seat: 0, parts: { count: 2 } },
      { name: "event-prestige", rule: "SAB-5.14", seat: 0, parts: { count: 1 } },
      { name: "event-yusuf-export", rule: "SAB-13.14", seat: -1, parts: { city: "fez" } },
      { name: "event-refill-raw", rule: "SAB-10.11", seat: -1, parts: { slots: ["raw_0"], raws: ["clay"] } },
    ],
    0,
    1,
  );
  expect(motion.flights.map(({ look }) => look)).toEqual([{ pawn: 0, role: "builder" }, { ship: 1 }]);
  expect(motion.gains).toEqual([{ player: 0, kind: "prestige", count: 3 }]);
  expect(motion.arrivals).toEqual([{ at: "slot:raw_0" }]);
});

test("a question brings its part of the board to the front", () => {
  expect(areaOf("prompt-export", new Set(["export"]), true)).toBe("sea");
  expect(areaOf("prompt-export", new Set(["export"]), false)).toBeNull();
  expect(areaOf("prompt-red-city", new Set(["use"]), true)).toBe("sea");
  expect(areaOf("prompt-tribute", new Set(["tribute"]), true)).toBeNull();
});

test("stored things come in the order of the market", () => {
  expect(storedItems({ sugar: 1, gypsum: 2 })).toEqual(["gypsum", "gypsum", "sugar"]);
});
