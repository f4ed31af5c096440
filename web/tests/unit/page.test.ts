import { describe, expect, test } from "vitest";
import { block, inline } from "../../src/lib/markdown";
import { routeOf } from "../../src/lib/route.svelte";
import { matchesCommitment } from "../../src/lib/verify";

const at = (path: string): ReturnType<typeof routeOf> => routeOf(new URL(path, "https://majlis.test"));

describe("addresses", () => {
  test("each leads to its page", () => {
    expect(at("/")).toEqual({ page: "lobby" });
    expect(at("/table/abc?key=s%2F1")).toEqual({ page: "table", id: "abc", key: "s/1" });
    expect(at("/replay/abc?at=12&seat=0")).toEqual({ page: "replay", id: "abc", at: 12, seat: 0, key: null });
    expect(at("/replay/abc?at=-1&seat=x")).toEqual({ page: "replay", id: "abc", at: null, seat: null, key: null });
    expect(at("/rules/alhambra#ALH-6.7")).toEqual({ page: "rules", game: "alhambra", rule: "ALH-6.7" });
    expect(at("/rules")).toEqual({ page: "rules", game: null, rule: null });
    expect(at("/learn/alhambra/puzzle")).toEqual({ page: "puzzle", game: "alhambra", name: null });
    expect(at("/learn/alhambra/puzzle/ring")).toEqual({ page: "puzzle", game: "alhambra", name: "ring" });
    expect(at("/learn/alhambra/placing#ALH-6.7")).toEqual({
      page: "learn",
      game: "alhambra",
      chapter: "placing",
      rule: "ALH-6.7",
    });
    expect(at("/about")).toEqual({ page: "about" });
  });

  test("everything else leads nowhere", () => {
    for (const path of ["/x", "/table", "/table/a/b", "/about/us"]) expect(at(path)).toEqual({ page: "lost" });
  });
});

describe("rules in Markdown", () => {
  const known = (id: string): boolean => id === "ALH-6.7" || id === "R-8";

  test("known rule numbers become links, unknown ones stay text", () => {
    expect(inline("see ALH-6.7, R-8 and ALH-99.1", known)).toBe(
      'see <a href="#ALH-6.7" data-rule="ALH-6.7">ALH-6.7</a>, <a href="#R-8" data-rule="R-8">R-8</a> and ALH-99.1',
    );
  });

  test("markup in the text stays text", () => {
    expect(inline('<img src=x onerror="boom()"> **bold** *soft* `code`', known)).toBe(
      "&lt;img src=x onerror=&quot;boom()&quot;&gt; <strong>bold</strong> <em>soft</em> <code>code</code>",
    );
  });

  test("paragraphs, lists and tables", () => {
    expect(block("one\ntwo\n\n- a\n  more\n- b", known)).toBe("<p>one two</p><ul><li>a more</li><li>b</li></ul>");
    expect(block("| x | y |\n| --- | --- |\n| 1 | 2 |", known)).toBe(
      "<table><thead><tr><th>x</th><th>y</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>",
    );
  });
});

test("a seed belongs to the SHA-256 that was shown before the match, and to no other", async () => {
  const shown = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
  expect(await matchesCommitment("abc", shown)).toBe(true);
  expect(await matchesCommitment("abd", shown)).toBe(false);
});
