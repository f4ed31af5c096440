/** A small box: one kind with sentences, one with plain values. */

import type { BoxForm, FieldForm, Kind, RecordForm, Sentence } from "../../../src/lib/box/types";

const number = (key: string, low: number, high: number): FieldForm => ({ key, title: key, kind: "number", low, high });
export const metals: FieldForm = {
  key: "metals",
  title: "Metals",
  kind: "symbols",
  most: 9,
  choices: [
    { id: "gold", name: "gold" },
    { id: "iron", name: "iron" },
  ],
};
export const sentences: readonly Sentence[] = [
  {
    id: "gain-coin",
    parts: {
      one: ["gain ", { slot: "n" }, " coin"],
      other: ["gain ", { slot: "n" }, " coins"],
    },
    slots: [number("n", 1, 20)],
    fits: [],
  },
  { id: "gain-metal", parts: ["gain ", { slot: "metals" }], slots: [metals], fits: ["front"] },
  {
    id: "choose",
    parts: ["either ", { slot: "ways" }],
    slots: [{ key: "ways", title: "ways", kind: "ways" }],
    fits: ["back"],
    why: "Only on the back.",
  },
];
const front: FieldForm = { key: "front", title: "Front", kind: "sentences", vocabulary: "effects" };
const record = (number: number, title: string, values: RecordForm["values"]): RecordForm => ({
  number,
  key: `cards/${number}`,
  title,
  source: "reconstructed",
  known: [],
  values,
});
export const cards: Kind = {
  id: "cards",
  group: "cards",
  title: "Cards",
  count: 2,
  fields: [front, { ...number("points", 0, 9), when: { key: "kind", values: ["mine"] } }],
  records: [
    record(1, "Card 1", { front: [{ sentence: "gain-coin", slots: { n: 3 } }] }),
    record(12, "Card 12", { front: [], kind: "mine", points: 4 }),
  ],
};
export const tiles: Kind = {
  id: "tiles",
  group: "tiles",
  title: "Tiles",
  count: 1,
  fields: [metals],
  records: [record(1, "Tile 1", { metals: ["gold", "gold", "iron"] })],
};
export const form: BoxForm = {
  game: "bazaar",
  digest: "",
  total: 3,
  kinds: [cards, tiles],
  vocabulary: { effects: { sentences } },
  symbols: [
    { id: "coin", letter: "C", name: "coin", sentence: "gain-coin", number: "n" },
    { id: "or", letter: "/", name: "or", sentence: "choose", wraps: "ways" },
    { id: "gold", letter: "G", name: "gold", sentence: "gain-metal", slots: { metals: ["gold"] } },
  ],
};
