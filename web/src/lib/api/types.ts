/**
 * What the server sends and takes: names for the shapes of its OpenAPI description (`schema.d.ts`, generated), and a
 * few of our own.
 */

import type { Facts } from "$lib/i18n/words";
import type { components } from "./schema";

type Shapes = components["schemas"];

export type Me = Shapes["Me"];
export type Account = Shapes["AccountShape"];
export type Device = Shapes["DeviceShape"];
export type Option = Shapes["OptionShape"];
export type OptionValue = boolean | number | string | string[];
export type GameEntry = Shapes["GameShape"];
export type GameDetail = Omit<Shapes["GameDetail"], "box"> & { box: unknown };
export type Level = GameEntry["levels"][number];
export type Rules = Shapes["RulesShape"];

export type SeatEntry = Shapes["SeatShape"];
export type Table = Shapes["TableShape"];
export type ListName = "open" | "watch" | "mine" | "finished";
export type TableWithChat = Shapes["TableDetail"];
export type Phase = Table["phase"];
export type NewSeat = Pick<Shapes["SeatIn"], "kind"> & Partial<Shapes["SeatIn"]>;
export type NewTable = {
  game: string;
  name?: string;
  seats: NewSeat[];
  options: Record<string, OptionValue>;
  private: boolean;
  box?: string;
  hints?: Table["hints"];
};
/** An owner's set of values, as a table's company sees it. */
export type BoxNamed = { id: string; name: string; entered: number; total: number };
export type ChatLine = Shapes["ChatShape"];

export type Refusal = Shapes["RefusalShape"];
export type Prompt = Shapes["PromptShape"];
export type GameEvent = Shapes["EventShape"];
export type Player = Shapes["PlayerShape"];
export type Outlook = Shapes["OutlookShape"];
export type Change = Shapes["ChangeShape"];
export type Remark = Shapes["RemarkShape"];
export type Turn = Shapes["TurnShape"];
export type Turns = Shapes["TurnsOut"];
export type About = Shapes["AboutOut"];
export type Legend = Shapes["LegendOut"];
export type Breakdown = Readonly<Record<string, number>>;
export type Replay = Shapes["ReplayOut"];
export type Picture = Shapes["PictureOut"];
export type Holding = Shapes["HoldingShape"];

/** A verb with its parts: `{ verb: "buy", slot: "denar", pay: ["denar-4"] }`. */
export type Action = { verb: string; [part: string]: string | string[] };
export type LegalAction = Action & { text: string };
export type Try = Action & { text: string; refusal: Refusal | null };
export type Decision = Omit<Shapes["DecisionShape"], "actions" | "tries" | "asides"> & {
  actions: LegalAction[];
  tries: Try[];
  asides: LegalAction[];
};

/** One row of the table's log as a seat may see it, with everything that stands now. */
export type Update = Omit<
  Shapes["UpdateShape"],
  "decision" | "view" | "numbers" | "scores" | "breakdown" | "players"
> & {
  decision: Decision | null;
  view: unknown;
  numbers: unknown;
  scores: number[];
  breakdown: Breakdown[];
  players: Player[];
};
/** A row that was missed and is not the latest: its events only. */
export type MissedUpdate = Omit<
  Update,
  "view" | "numbers" | "decision" | "prompt" | "scores" | "breakdown" | "players"
> &
  Record<"view" | "numbers" | "decision" | "prompt" | "scores" | "breakdown" | "players", null>;

export type { Facts };
