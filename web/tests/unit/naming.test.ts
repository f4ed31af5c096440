import { expect, test } from "vitest";
import { namerOf } from "../../src/lib/i18n/words";

test("a piece is named by its own message, by a composed one, or quoted", () => {
  const name = namerOf({ plain: ["silk"], composed: { "red-3": { message: "name-tile", parts: { value: 3 } } } });
  expect(name?.("silk")).toBeNull();
  expect(name?.("red-3")).toEqual({ message: "name-tile", parts: { value: 3 } });
  expect(name?.("a camel")).toEqual({ message: "quotation", parts: { text: "a camel" } });
});

test("a game that composes no names has no namer", () => expect(namerOf(null)).toBeNull());
