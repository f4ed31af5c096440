import { describe, expect, test } from "vitest";
import { areaOf } from "../../../src/games/sabika/areas";
import { effectTokens, ongoingTokens, printedOn, storeTokens, wayOf } from "../../../src/games/sabika/effects";
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
import { storedItems } from "../../../src/games/sabika/order";
import { actionFor, mixOf, moreOf, usual } from "../../../src/games/sabika/tribute";
import type { Act } from "$lib/api/sabika";
import { box, view } from "./box";

const speaker = {
  say: (id: string, parts?: Record<string, unknown>): string =>
    parts ? `${id} ${Object.values(parts).join(" ")}` : id,
  name: (piece: string): string => `<${piece}>`,
};

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

describe("effects", () => {
  test("in pictures", () => {
    expect(
      effectTokens(
        "large_1",
        [
          { gain: "material", n: 1, kinds: ["gypsum", "wood"] },
          { gain: "dinar", n: 2, per: "poem" },
        ],
        speaker,
      ),
    ).toEqual([
      { chip: "material", n: 1, kinds: ["gypsum", "wood"] },
      { chip: "dinar", n: 2 },
      { text: "board-each <counter_poem>" },
    ]);
    expect(effectTokens("tile_1", [{ gain: "material", n: 1, kinds: ["ceramic"] }], speaker)).toEqual([
      { chip: "ceramic", n: 1 },
    ]);
  });

  test("what has no picture is said in the game's words, wherever it stands", () => {
    expect(effectTokens("poem_7.red", [{ gain: "dinar", n: 1 }, { red_city_action: 1 }], speaker)).toEqual([
      { chip: "dinar", n: 1 },
      { text: "<poem_7.red.1>" },
    ]);
    expect(
      ongoingTokens(
        "poem_10",
        [{ on: "build", effect: [{ gain: "dinar", n: 1 }] }, ...(box.small_poems["poem_10"]?.blue ?? [])],
        speaker,
      ),
    ).toEqual([
      [{ text: "<poem_10.blue.when0>:" }, { chip: "dinar", n: 1 }],
      [{ text: "<poem_10.blue.changes0>" }],
      [{ text: "<poem_10.blue.changes1>" }],
    ]);
  });

  test("a card that stores goods shows its own reward", () => {
    const store = { storage: "goods", crates: 2, on_store: [{ gain: "paria", n: 3 }] };
    const poems = { ...box, small_poems: { poem_16: { blue: [store], red: [] } } };
    expect(storeTokens(poems, ["poem_9", "poem_16"], speaker)).toEqual([{ chip: "paria", n: 3 }]);
    expect(storeTokens(poems, [], speaker)).toEqual([]);
  });

  test("the effects of a piece are found with the names of their places", () => {
    expect(printedOn("fez", box, view())[0]).toEqual({ key: "city_tile_1.effect", effect: [{ gain: "dinar", n: 2 }] });
    expect(printedOn("large_1", box, view())).toEqual([{ key: "large_1", effect: [{ gain: "dinar", n: 3 }] }]);
    expect(printedOn("nowhere", box, view())).toEqual([]);
    expect(wayOf("mosaic_bonus_blue", 2, box, view())).toEqual({
      key: "mosaic_bonus_blue.0.way1",
      effect: [{ action: "engrave" }],
    });
  });
});

describe("the tribute", () => {
  const actions = [
    [2, 0, 0, 0],
    [1, 1, 0, 0],
    [1, 0, 0, 1],
    [0, 1, 0, 1],
    [0, 0, 0, 2],
  ].map(([paria = 0, dinar = 0, seal = 0, prestige = 0]): Act => ({
    verb: "tribute",
    text: `tribute ${paria} ${dinar} ${seal} ${prestige}`,
    ways: [
      ...Array(paria).fill("paria"),
      ...Array(dinar).fill("dinar"),
      ...Array(seal).fill("seal"),
      ...Array(prestige).fill("prestige"),
    ] as string[],
  }));

  test("one begins with what is listed first", () => {
    expect(usual(actions)).toEqual({ paria: 2, dinar: 0, seal: 0, prestige: 0 });
    expect(mixOf(actions[3])).toEqual({ paria: 0, dinar: 1, seal: 0, prestige: 1 });
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
  expect(motion.gains).toEqual([{ at: ["player:0"], seat: 0, text: "+3", chip: "prestige" }]);
  expect(motion.arrivals).toEqual(["slot:raw_0"]);
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
