import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { strokeOf } from "../../../src/lib/box/strokes";

/** What has the focus, with the selectors that hold for it: all that is asked of an element. */
class Focus {
  constructor(
    readonly selectors: readonly string[] = [],
    readonly value = "",
  ) {}
  matches(selector: string): boolean {
    return selector.split(", ").some((one) => this.selectors.includes(one));
  }
  closest(selector: string): Focus | null {
    return this.matches(selector) ? this : null;
  }
}
const number = new Focus(["input.num"]);
const list = new Focus(["select", "select[data-path]"]);
const kinds = new Focus(["select"]);
const button = new Focus(["button"]);
const search = new Focus(["input[type=search]"]);

const pressed = (key: string, target: Focus, more: object = {}): ReturnType<typeof strokeOf> =>
  strokeOf({
    key,
    code: "",
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    target: target as unknown as Element,
    ...more,
  });

describe("keys of the whole page", () => {
  beforeAll(() => void vi.stubGlobal("Element", Focus));
  afterAll(() => void vi.unstubAllGlobals());

  test("Enter goes on from every value, a list of the card among them", () => {
    expect(pressed("Enter", number)).toBe("next");
    expect(pressed("Enter", list)).toBe("next");
    expect(pressed("Enter", number, { shiftKey: true })).toBe("later");
  });

  test("Enter belongs to buttons, to other lists, and to who looks for something", () => {
    for (const focus of [button, kinds, search]) expect(pressed("Enter", focus)).toBeNull();
  });

  test("what is being typed in words is taken back there, before anything else is", () => {
    const undo = (target: Focus) => pressed("z", target, { ctrlKey: true, code: "KeyZ" });
    expect([number, search].map(undo)).toEqual(["undo", "undo"]);
    expect(undo(new Focus(["input[type=search]"], "exp"))).toBeNull();
    expect(pressed("e", new Focus(["input[type=search]"], "exp"), { ctrlKey: true, code: "KeyE" })).toBe("known");
  });

  test("a list keeps Space and Alt with the arrows; elsewhere those change the kind", () => {
    expect(pressed(" ", list)).toBeNull();
    expect(pressed("ArrowDown", list, { altKey: true })).toBeNull();
    expect(pressed("ArrowDown", number, { altKey: true })).toBe("kind-after");
    expect(pressed("ArrowUp", number, { altKey: true })).toBe("kind-before");
  });

  test.each([
    ["PageUp", "before"],
    ["PageDown", "after"],
    ["=", "same"],
    ["+", "add"],
    ["/", "find"],
    ["?", "help"],
    ["a", null],
  ])("%s", (key, stroke) => {
    expect(pressed(key, number)).toBe(stroke);
  });

  test("who writes a word writes these signs too", () => {
    for (const key of ["=", "+", "/", "?"]) expect(pressed(key, search)).toBeNull();
    expect(pressed("PageDown", search)).toBe("after");
  });

  test("with Ctrl the place of the key counts, not its letter", () => {
    const ctrl = (code: string, more = {}): ReturnType<typeof strokeOf> =>
      pressed("я", search, { ctrlKey: true, code, ...more });
    expect([ctrl("KeyZ"), ctrl("KeyZ", { shiftKey: true }), ctrl("KeyY"), ctrl("KeyE"), ctrl("KeyC")]).toEqual([
      "undo",
      "redo",
      "redo",
      "known",
      null,
    ]);
  });
});
