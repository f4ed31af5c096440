import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

function files(folder: string, ends = /\.svelte$/): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path, ends) : ends.test(path) ? [path] : [];
  });
}

describe("what the page says", () => {
  it("is never only in a native title: cards, labels and texts say it to everybody", () => {
    const found = files("src").flatMap((path) => {
      const markup = readFileSync(path, "utf8").replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, "");
      // A title is native on an element; components, which begin with a capital, may have a part of that name.
      const tags = markup.match(/<[a-z][a-z0-9]*(?=[\s>])(?:[^<>"{}]|"[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\}|=>)*?>/g) ?? [];
      const native = tags.filter((tag) => /\s(title=|\{title\})/.test(tag));
      // In a drawing a title is an element; that of the page stands in its head.
      if (/<title[\s>]/.test(markup.replace(/<svelte:head[\s\S]*?<\/svelte:head/g, ""))) native.push("<title>");
      return native.map((tag) => `${path}: ${tag.slice(0, 80)}`);
    });
    expect(found).toEqual([]);
  });

  it("names no rule of its own: their numbers come with events, refusals, cards and options", () => {
    const found = files("src", /\.(svelte|ts|ftl)$/).flatMap((path) => {
      const named = readFileSync(path, "utf8").match(/\b(ALH|RAS|TAD|SAB)-\d[\d.]*/g) ?? [];
      return named.map((rule) => `${path}: ${rule}`);
    });
    expect(found).toEqual([]);
  });
});
