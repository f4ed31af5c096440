import { describe, expect, test } from "vitest";
import { commandFor, HEARD, KEYS, listed } from "../../src/lib/shell/keys";

const pressed = (key: string, more: object = {}): Parameters<typeof commandFor>[0] => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

describe("keys", () => {
  test.each(Object.entries(HEARD))("no key stands for two things: %s", (_name, places) => {
    const keys = KEYS.filter((key) => places.includes(key.where)).flatMap((key) => key.press);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  test.each([false, true])("at a puzzle no key stands for two things either: plain %s", (plain) => {
    const keys = listed(plain, true)
      .filter(({ where }) => where !== "story")
      .flatMap((key) => key.press);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    expect(keys).toContain("n");
    expect(listed(plain).flatMap((key) => key.press)).not.toContain("n");
  });

  test("every command is there once", () => {
    const ids = KEYS.map((key) => key.id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  test("a key asks for what the list says, with Shift for something else, with Ctrl for nothing", () => {
    expect(commandFor(pressed("u"), "table")).toBe("undo");
    expect(commandFor(pressed("U"), "table")).toBe("restart");
    expect(commandFor(pressed("u", { ctrlKey: true }), "table")).toBeNull();
    expect(commandFor(pressed("i"), "plain")).toBe("plain-rule");
    expect(commandFor(pressed("i"), "board")).toBe("card");
    expect(commandFor(pressed("i"), "table")).toBeNull();
  });

  test("the window lists what is heard on the board that is shown", () => {
    const ids = (plain: boolean): string[] => listed(plain).map((key) => key.id);
    expect(ids(true)).toContain("plain-type");
    expect(ids(true)).not.toContain("dock");
    expect(ids(false)).toContain("dock");
    expect(ids(false)).not.toContain("plain-type");
  });
});
