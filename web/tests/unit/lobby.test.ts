import { expect, test, vi } from "vitest";
import type { ListName, Table } from "../../src/lib/api/types";

vi.mock("../../src/lib/i18n/i18n.svelte", () => ({ speech: { learn: () => Promise.resolve() } }));

const named = (list: string, from: number, to: number): Table[] =>
  Array.from({ length: to - from }, (_, at) => ({ id: `${list} ${from + at}`, game: "sabika" }) as Table);

test("the tables of others go on as far as somebody asks, and each is shown once", async () => {
  const { api } = await import("../../src/lib/api/client");
  const { who } = await import("../../src/lib/who.svelte");
  const { Lobby } = await import("../../src/lib/lobby/lobby.svelte");
  who.me = null;
  vi.spyOn(api, "games").mockResolvedValue([]);
  const all: Partial<Record<ListName, Table[]>> = { open: named("open", 0, 130), watch: named("watch", 0, 45) };
  vi.spyOn(api, "tables").mockImplementation((list, limit = 100, after = null) => {
    const tables = all[list] ?? [];
    // One table has moved up between two pages.
    const begin = after === null ? 0 : tables.findIndex((table) => table.id === after);
    return Promise.resolve(tables.slice(begin, begin + limit));
  });
  const lobby = new Lobby();
  await lobby.look();
  expect([lobby.joinable.length, lobby.watchable.length, lobby.othersGoOn]).toEqual([100, 6, true]);
  await lobby.moreOthers();
  expect([lobby.joinable.length, lobby.watchable.length, lobby.othersGoOn]).toEqual([130, 45, false]);
  await lobby.look(); // as every few seconds: nothing is folded up again
  expect(lobby.joinable.map((table) => table.id)).toEqual(all.open?.map((table) => table.id));
});

test("what was read but not shown comes without another page", async () => {
  const { api } = await import("../../src/lib/api/client");
  const { Lobby } = await import("../../src/lib/lobby/lobby.svelte");
  vi.spyOn(api, "games").mockResolvedValue([]);
  vi.spyOn(api, "tables").mockImplementation((list, limit = 100) =>
    Promise.resolve(list === "watch" ? named("watch", 0, 20).slice(0, limit) : []),
  );
  const lobby = new Lobby();
  await lobby.look();
  expect([lobby.watchable.length, lobby.othersGoOn]).toEqual([6, true]);
  await lobby.moreOthers();
  expect([lobby.watchable.length, lobby.othersGoOn]).toEqual([20, false]);
});

test("all of one's own tables are shown, however many pages they are", async () => {
  const { api } = await import("../../src/lib/api/client");
  const { who } = await import("../../src/lib/who.svelte");
  const { Lobby } = await import("../../src/lib/lobby/lobby.svelte");
  who.me = { id: "me", name: "Ana", account: false, login: null };
  const mine = named("mine", 0, 230).map((table, at) => ({ ...table, moved: String(at), my_turn: at % 2 === 0 }));
  vi.spyOn(api, "games").mockResolvedValue([]);
  vi.spyOn(api, "tables").mockImplementation((list, limit = 100, after = null) => {
    const begin = after === null ? 0 : mine.findIndex((table) => table.id === after) + 1;
    return Promise.resolve(list === "mine" ? mine.slice(begin, begin + limit) : []);
  });
  const lobby = new Lobby();
  await lobby.look();
  expect([lobby.mine.length, lobby.turns]).toEqual([230, 115]);
  who.me = null;
});
