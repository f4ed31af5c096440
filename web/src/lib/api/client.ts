/** The calls of the API. Every answer that is not a success is a `Problem`. */

import type {
  About,
  Account,
  Legend,
  Action,
  GameDetail,
  GameEntry,
  Level,
  ListName,
  Me,
  NewTable,
  Outlook,
  Picture,
  Refusal,
  Replay,
  Rules,
  Table,
  TableWithChat,
  Turns,
} from "./types";

/** What went wrong, as the server says it (RFC 9457); status 0 if it could not be reached. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    /** What programs tell problems apart by: stale, refused, wrong-password … */
    readonly kind: string,
    readonly title: string,
    readonly detail: string,
    readonly refusal: Refusal | null = null,
    readonly seq: number | null = null,
  ) {
    super(detail || title);
    this.name = "Problem";
  }
}

type Body = { type?: string; title?: string; detail?: unknown; refusal?: Refusal | null; seq?: number };

export async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      // Problems are told in the language of the page.
      headers: {
        "accept-language": document.documentElement.lang || "en",
        ...(body === undefined && method === "GET" ? {} : { "content-type": "application/json" }),
      },
      body: body === undefined ? (method === "GET" ? null : "{}") : JSON.stringify(body),
    });
  } catch (failure) {
    throw new Problem(0, "unreachable", "unreachable", String(failure));
  }
  if (response.ok) {
    if (response.status === 204) return undefined as Answer;
    const type = response.headers.get("content-type") ?? "";
    try {
      return (type.includes("json") ? await response.json() : await response.text()) as Answer;
    } catch (failure) {
      throw new Problem(0, "unreachable", "unreachable", String(failure)); // the line broke in the middle of the answer
    }
  }
  const problem = (await response.json().catch(() => ({}))) as Body;
  const detail = typeof problem.detail === "string" ? problem.detail : "";
  throw new Problem(
    response.status,
    (problem.type ?? "").replace("urn:majlis:", ""),
    problem.title ?? response.statusText,
    detail,
    problem.refusal ?? null,
    problem.seq ?? null,
  );
}

const get = <Answer>(path: string): Promise<Answer> => call<Answer>("GET", path);
const post = <Answer>(path: string, body: unknown = {}): Promise<Answer> => call<Answer>("POST", path, body);
const seated = (seat: number | null, key: string | null): string =>
  `${seat === null ? "" : `&seat=${seat}`}${key === null ? "" : `&key=${encodeURIComponent(key)}`}`;
const keyed = (key: string | null): string => (key === null ? "" : `?key=${encodeURIComponent(key)}`);

export const api = {
  me: () => get<Me | null>("/me"),
  becomeGuest: (name: string) => post<Me>("/me", { name }),
  rename: (name: string) => call<Me>("PATCH", "/me", { name }),
  register: (login: string, password: string) => post<Me>("/account", { login, password }),
  changePassword: (old: string, fresh: string) => call<void>("PUT", "/account/password", { old, new: fresh }),
  account: () => get<Account>("/account"),
  logDeviceOut: (device: string) => call<void>("DELETE", `/account/devices/${device}`),
  logOthersOut: () => call<void>("DELETE", "/account/devices"),
  deleteAccount: (password: string | null) => call<void>("DELETE", "/account", { password }),
  ownData: () => get<unknown>("/account/export"),
  login: (login: string, password: string) => post<Me>("/login", { login, password }),
  logout: () => post<void>("/logout"),

  games: () => get<GameEntry[]>("/games"),
  game: (id: string) => get<GameDetail>(`/games/${id}`),
  /** A game's messages, as a Fluent file. */
  words: (game: string, language: string) => get<string>(`/games/${game}/words/${language}`),
  rules: (game: string, language: string) => get<Rules>(`/rules/${game}?language=${language}`),

  /** One page of a list; `after` is the last table of the page before. */
  tables: (list: ListName, limit = 100, after: string | null = null) =>
    get<Table[]>(`/tables?list=${list}&limit=${limit}${after === null ? "" : `&after=${after}`}`),
  /** How far the analyses of one's own matches are, as long as they are computed. */
  analyses: () => get<{ table: string; done: number }[]>("/analyses"),
  table: (id: string, key: string | null = null) => get<TableWithChat>(`/tables/${id}${keyed(key)}`),
  /** The game of a table: with the components of its owner's set, where it is played with one. */
  gameAt: async (table: Table, key: string | null): Promise<GameDetail> => {
    const [game, own] = await Promise.all([
      api.game(table.game),
      table.box === null ? null : get<Partial<GameDetail>>(`/tables/${table.id}/components${keyed(key)}`),
    ]);
    return own === null
      ? game
      : ({ ...game, box: own.box, names: own.names, reconstructed: own.reconstructed } as GameDetail);
  },
  open: (table: NewTable) => post<Table>("/tables", table),
  join: (id: string, seat: number | null, key: string | null) =>
    post<Table>(`/tables/${id}/join`, { ...(seat === null ? {} : { seat }), ...(key === null ? {} : { key }) }),
  leave: (id: string) => post<Table>(`/tables/${id}/leave`),
  start: (id: string, level: Level) => post<Table>(`/tables/${id}/start`, { level }),
  rematch: (id: string) => post<Table>(`/tables/${id}/rematch`),
  resign: (id: string, seat: number) => post<Table>(`/tables/${id}/resign`, { seat }),
  standIn: (id: string, seat: number, on: boolean, level: Level) =>
    post<Table>(`/tables/${id}/stand-in`, { seat, on, level }),
  chat: (id: string, text: string, key: string | null) =>
    post<unknown>(`/tables/${id}/chat`, { text, ...(key === null ? {} : { key }) }),

  move: (id: string, move: { id: string; seq: number; seat: number; action: Action | string }) =>
    post<{ seq: number }>(`/tables/${id}/moves`, move),
  undo: (id: string, undo: { id: string; seq: number; seat: number; to: "last" | "turn" }) =>
    post<{ seq: number }>(`/tables/${id}/undo`, undo),
  passing: (id: string, seat: number, on: boolean, unless: readonly string[]) =>
    post<unknown>(`/tables/${id}/passing`, { seat, on, unless }),
  askUndo: (id: string, seat: number, to: number) => post<unknown>(`/tables/${id}/undo-request`, { seat, to }),
  answerUndo: (id: string, seat: number, agree: boolean) => post<unknown>(`/tables/${id}/undo-answer`, { seat, agree }),
  confirmTurns: (id: string, seat: number, on: boolean) => post<unknown>(`/tables/${id}/confirm-turns`, { seat, on }),
  why: (id: string, seat: number, action: Action | string) =>
    post<{ refusal: Refusal | null }>(`/tables/${id}/why`, { seat, action }),
  outlooks: (id: string, seat: number) =>
    get<{ entries: number; outlooks: Record<string, Outlook> }>(`/tables/${id}/outlooks?seat=${seat}`),
  turns: (id: string, seat: number | null, since: number, key: string | null = null) =>
    get<Turns>(`/tables/${id}/turns?since=${since}${seated(seat, key)}`),
  legend: (id: string, key: string | null = null) =>
    get<Legend>(`/tables/${id}/legend${key === null ? "" : `?key=${encodeURIComponent(key)}`}`),
  about: (id: string, piece: string, seat: number | null, key: string | null = null) =>
    get<About>(`/tables/${id}/about?piece=${encodeURIComponent(piece)}${seated(seat, key)}`),
  /** The table as text and what everybody has, now or after `at` entries. */
  picture: (id: string, seat: number | null, language: string, at: number | null, key: string | null = null) =>
    get<Picture>(`/tables/${id}/picture?language=${language}${at === null ? "" : `&at=${at}`}${seated(seat, key)}`),
  record: (id: string) => get<string>(`/tables/${id}/record`),
  replay: (id: string, at: number, seat: number | null, key: string | null = null) =>
    get<Replay>(`/tables/${id}/replay?at=${at}${seated(seat, key)}`),
};
