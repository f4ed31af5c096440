/** What the server sends and takes. The shapes follow its OpenAPI description (`schema.d.ts`, generated). */

import type { Facts } from "$lib/i18n/words";

export type Level = "easy" | "medium" | "hard";

export type Me = { id: string; name: string; account: boolean; login: string | null };

export type OptionValue = boolean | number | string | string[];
export type Option = {
  name: string;
  kind: "flag" | "choice" | "many" | "number";
  default: OptionValue;
  rule: string;
  choices?: string[];
  low?: number;
  high?: number;
};

export type GameEntry = { id: string; title: string; min_seats: number; max_seats: number; revision: number; minutes?: number | null; options: Option[]; levels: Level[] };
export type GameDetail = GameEntry & { box: unknown; verbs: Record<string, [string, string][]>; reconstructed: string[] };

export type Rules = {
  game: string;
  title: string;
  chapters: { number: number; title: string; rules: { id: string; text: string }[] }[];
  rulings: { id: string; question: string; text: string }[];
  glossary: Record<string, string>[];
};

export type SeatEntry = {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  level: Level | null;
  mine: boolean;
  online: boolean;
  score: number | null;
  stood_in: boolean;
  hot: boolean;
  resigned: boolean;
};
export type Phase = "gathering" | "playing" | "over";
export type Table = {
  id: string;
  game: string;
  name: string;
  seats: SeatEntry[];
  options: Record<string, OptionValue>;
  phase: Phase;
  private: boolean;
  host: boolean;
  actor: number | null;
  waiting: number[];
  my_turn: boolean;
  seq: number;
  entries: number;
  created: string;
  moved: string;
  rematch: string | null;
  commitment: string;
  ranking: number[] | null;
  link: string | null;
};
export type TableWithChat = Table & { chat: ChatLine[] };
export type NewSeat = { kind: "me" | "bot" | "open" | "hot"; level?: Level; name?: string };
export type NewTable = { game: string; name?: string; seats: NewSeat[]; options: Record<string, OptionValue>; private: boolean };

export type ChatLine = { seq: number; who: string; text: string; at: string; seat: number | null };

export type Refusal = { id: string; rule: string; facts: Facts };
export type Prompt = { id: string; rule: string; seat: number; facts: Facts };
/** A verb with its parts: `{ verb: "buy", slot: "denar", pay: ["denar-4"] }`. */
export type Action = { verb: string; [part: string]: string | string[] };
export type LegalAction = Action & { text: string };
export type Try = Action & { text: string; refusal: Refusal | null };
export type GameEvent = { name: string; rule: string; seat: number; parts: Facts };
export type Decision = { actions: LegalAction[]; tries: Try[]; asides: LegalAction[]; undo: number; confirm: boolean };
export type Player = { seat: number; name: string; kind: "person" | "bot" | "open"; online: boolean; stood_in: boolean; resigned: boolean };
export type Breakdown = Record<string, number>;

/** One row of the table's log as a seat may see it, with everything that stands now. */
export type Update = {
  seq: number;
  at: string;
  entries: number;
  phase: Phase;
  actor: number | null;
  waiting: number[];
  prompt: Prompt | null;
  view: unknown;
  events: GameEvent[];
  decision: Decision | null;
  scores: number[];
  breakdown: Breakdown[];
  players: Player[];
  ranking: number[] | null;
  seed: string | null;
  commitment: string;
  undo_request: { by: number; to: number; entries: number; agreed: number[] } | null;
};
/** A row that was missed and is not the latest: its events only. */
export type MissedUpdate = Omit<Update, "view" | "decision" | "prompt" | "scores" | "breakdown" | "players"> & Record<"view" | "decision" | "prompt" | "scores" | "breakdown" | "players", null>;

export type Replay = {
  at: number;
  entries: number;
  seat: number | null;
  view: unknown;
  events: GameEvent[];
  prompt: Prompt | null;
  actor: number | null;
  scores: number[];
  text: string | null;
};
