/** What the server tells about a game's box and about somebody's own values for it. */

export type Choice = { id: string; name: string };
export type FieldKind = "number" | "word" | "flag" | "numbers" | "symbols" | "counts" | "sentences" | "ways";

/** One value of a component, and how it is asked for. The slots of a sentence are fields too. */
export type FieldForm = {
  key: string;
  title: string;
  kind: FieldKind;
  about?: string | null;
  low?: number | null;
  high?: number | null;
  count?: number | null;
  choices?: readonly Choice[] | null;
  most?: number | null;
  least?: number | null;
  vocabulary?: string | null;
  /** The part of the game's board on which the choices lie. */
  board?: string | null;
  optional?: boolean | null;
  default?: number | boolean | null;
  add?: string | null;
  /** It is there only if another field has one of these values. */
  when?: { key: string; values: readonly string[] } | null;
};

export type Line = { sentence: string; slots: Values };
export type Value = number | string | boolean | null | readonly (number | string | null)[] | Lines | readonly Lines[];
export type Lines = readonly Line[];
export type Values = { readonly [key: string]: Value };

export type Part = string | { slot: string };
export type Parts = readonly Part[] | { readonly [category: string]: readonly Part[] };

export type Sentence = {
  id: string;
  parts: Parts;
  slots: readonly FieldForm[];
  /** The fields where it may stand; empty: anywhere. */
  fits: readonly string[];
  why?: string | null;
};

/** A picture with a letter: typing `3` and the letter makes a line of it. */
export type Symbol = {
  id: string;
  letter: string;
  name: string;
  sentence?: string | null;
  slots?: Values | null;
  number?: string | null;
  wraps?: string | null;
};

export type RecordForm = {
  number: number;
  key: string;
  title: string;
  source: string;
  known: readonly string[];
  /** The fields that it has; missing: all of its kind. */
  fields?: readonly string[] | null;
  /** What a match calls it; null: nothing that could be taken. */
  piece?: string | null;
  values: Values;
  rule?: string | null;
};

export type Group = "cards" | "tiles" | "board";
export type Kind = {
  id: string;
  group: Group;
  title: string;
  count: number;
  fields: readonly FieldForm[];
  records: readonly RecordForm[];
};

export type BoxForm = {
  game: string;
  digest: string;
  total: number;
  kinds: readonly Kind[];
  vocabulary: { readonly [id: string]: { sentences: readonly Sentence[] } };
  symbols: readonly Symbol[];
};

export type Count = { entered: number; differ: number; invalid: number };
export type Counts = Count & { total: number; kinds: { readonly [kind: string]: Count } };
export type Fault = { path: string; text: string; name?: string | null };
export type Kept = {
  state: "same" | "differs" | "draft";
  values: Values;
  errors: readonly Fault[];
  at: string | number | null;
};

export type SetSummary = {
  id: string;
  game: string;
  name: string;
  counts: Counts;
  digest: string;
  changed_at: string;
  /** Whether a value that the rulebook prints was changed. */
  rulebook: boolean;
};
export type OwnSet = SetSummary & { records: { readonly [place: string]: Kept }; trial: Trial | null };
export type Saved = Pick<Kept, "state" | "errors" | "at"> & { counts: Counts; digest: string; rulebook: boolean };

export type Measure = { mine: number; theirs: number; difference: number; interval: number };
export type Trial = {
  state: "running" | "done" | "stopped";
  done: number;
  of: number;
  seats?: number;
  digest: string;
  older: boolean;
  points: Measure | null;
  length: Measure | null;
  kinds: {
    readonly [kind: string]: {
      taken: Measure | null;
      records: { readonly [number: string]: readonly [number, number, number] };
    };
  };
};

export type Refused = { line: number | null; title: string; field: string | null; text: string };
export type Change = { kind: string; number: number; title?: string; before: Values; after: Values };
export type Imported = { records: number; changes: readonly Change[]; refused: readonly Refused[] };

export type ComparedRow = {
  number: number;
  title: string;
  field: string;
  field_title: string;
  before: Value;
  after: Value;
  text: string;
};
export type Compared = {
  kinds: readonly { id: string; title: string; rows: readonly ComparedRow[] }[];
  same: number;
  differ: number;
};

/** How a card stands, as the list and its filters tell it. */
export type State = "reconstructed" | "draft" | "same" | "differs" | "invalid";
