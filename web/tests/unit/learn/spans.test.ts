import { describe, expect, it } from "vitest";
import { spans, together } from "$lib/learn/spans";

const groups = (text: string): string[] =>
  together(spans(text)).map((group) =>
    group.map((span) => (span.kind === "piece" ? `[${span.text}]` : span.text)).join(""),
  );

describe("a piece among words", () => {
  it("stays on the line of the word before it, with the full stop", () => {
    expect(groups("Pay 1 dinar [dinar]. Then rest.")).toEqual(["Pay 1 ", "dinar [dinar].", " Then rest."]);
    expect(groups("a camel [camel] and a ship [ship]")).toEqual(["a ", "camel [camel]", " and a ", "ship [ship]"]);
  });
  it("stays with a bold term", () => {
    expect(groups("The **fountain** [fountain] is free")).toEqual(["The ", "fountain [fountain]", " is free"]);
  });
  it("stays with the word behind it where the line begins with a piece", () => {
    expect(groups("[wood] Wood or [stone] stone")).toEqual(["[wood] Wood", " or ", "[stone] stone"]);
    expect(groups("[ship]")).toEqual(["[ship]"]);
  });
  it("loses nothing", () => {
    for (const text of ["[a]: x [b][c], y", "*One.* two [d] [e] **three**", "", "no piece", "x  [f]!? z"])
      expect(groups(text).join("")).toBe(text.replaceAll("*", ""));
  });
});
