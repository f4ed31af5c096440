import { beforeEach, expect, test, vi } from "vitest";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.resetModules();
});

test("players who are new to a game are new to it until they say otherwise, and to no other", async () => {
  const { newcomer } = await import("../../src/lib/newcomer.svelte");
  newcomer.set("tadmor", true);
  expect([newcomer.to("tadmor"), newcomer.to("sabika")]).toEqual([true, false]);
  vi.resetModules();
  const { newcomer: later } = await import("../../src/lib/newcomer.svelte");
  expect(later.to("tadmor")).toBe(true);
  later.set("tadmor", false);
  expect([later.to("tadmor"), kept.get("majlis.new")]).toEqual([false, "[]"]);
});

test("what is kept there by mistake counts for nothing", async () => {
  kept.set("majlis.new", '{"tadmor": true}');
  const { newcomer } = await import("../../src/lib/newcomer.svelte");
  expect(newcomer.to("tadmor")).toBe(false);
});
