import { expect, test } from "vitest";
import { namer } from "../../../src/games/sabika/names";
import { box } from "./box";

test("pieces are named as the engine names them", () => {
  const name = namer(box);
  expect(name("gypsum")).toBeNull();
  expect(name("builder_1")).toBeNull();
  expect(name("raw_2")).toEqual({ message: "name-slot-raw", parts: { number: "2" } });
  expect(name("poem_16")).toEqual({ message: "name-poem", parts: { number: "16" } });
  expect(name("poem_a3")).toEqual({ message: "name-large-poem", parts: { number: "A3" } });
  expect(name("outer_3")).toEqual({ message: "name-space", parts: { action: "market", ring: "outer", number: 3 } });
  expect(name("small_10")).toEqual({ message: "name-building", parts: { category: "garden", number: 10 } });
  expect(name("card_sugar")).toEqual({ message: "name-on-card", parts: { good: "sugar" } });
  expect(name("seat_1")).toEqual({ message: "name-player", parts: { seat: 1 } });
  expect(name("mosaic_bonus_blue")).toEqual({ message: "name-mosaic", parts: { colour: "blue" } });
  expect(name("yusuf_builder_3")).toEqual({ message: "name-yusuf-card", parts: { worker: "builder", number: "3" } });
  expect(name("rondel.outer")).toEqual({ message: "board-table-rondel_outer", parts: {} });
});
