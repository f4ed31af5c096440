import { expect, test } from "vitest";
import { namerOf } from "../../src/lib/i18n/words";

test("a piece is named by its own message, by a composed one, or quoted", () => {
  const composed = { "red-3": { message: "name-tile", parts: { value: 3 } } };
  const name = namerOf({ plain: ["silk"], composed, otherwise: [] });
  expect(name?.("silk")).toBeNull();
  expect(name?.("red-3")).toEqual({ message: "name-tile", parts: { value: 3 } });
  expect(name?.("a camel")).toEqual({ message: "quotation", parts: { text: "a camel" } });
});

test("a name may depend on the options of the table", () => {
  const other = { message: "name-poem-russian", parts: { number: "C3" } };
  const same = { message: "name-tile", parts: { value: 3 } };
  const names = {
    plain: [],
    composed: { poem_c3: { message: "name-poem", parts: { number: "C3" } }, "red-3": same },
    otherwise: [{ option: "edition", value: "ru", composed: { poem_c3: other } }],
  };
  expect(namerOf(names, { edition: "ru" })?.("poem_c3")).toEqual(other);
  expect(namerOf(names, { edition: "ru" })?.("red-3")).toEqual(same);
  expect(namerOf(names, { edition: "de" })?.("poem_c3")).toEqual(names.composed.poem_c3);
  expect(namerOf(names)?.("poem_c3")).toEqual(names.composed.poem_c3);
});

test("a game that composes no names has no namer", () => expect(namerOf(null)).toBeNull());
