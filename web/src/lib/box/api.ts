/** The calls of *Your box*. */

import { call } from "$lib/api/client";
import type { BoxForm, Compared, Fault, Imported, OwnSet, Saved, SetSummary, Trial, Values } from "./types";

const at = (set: string, rest = ""): string => `/box-sets/${encodeURIComponent(set)}${rest}`;

export const boxApi = {
  form: (game: string, language: string) => call<BoxForm>("GET", `/games/${game}/box/${language}`),
  sets: (game: string) => call<SetSummary[]>("GET", `/box-sets?game=${game}`),
  make: (game: string, name: string) => call<OwnSet>("POST", "/box-sets", { game, name }),
  set: (id: string, language: string) => call<OwnSet>("GET", at(id, `?language=${language}`)),
  rename: (id: string, name: string) => call<SetSummary>("PATCH", at(id), { name }),
  remove: (id: string) => call<void>("DELETE", at(id)),
  put: (id: string, place: string, language: string, values: Values, entered: boolean) =>
    call<Saved>("PUT", at(id, `/records/${place}?language=${language}`), { values, entered }),
  reset: (id: string, place: string) => call<Saved>("DELETE", at(id, `/records/${place}`)),
  check: (id: string, language: string, kind: string, number: number, values: Values) =>
    call<{ errors: Fault[] }>("POST", at(id, `/check?language=${language}`), { kind, number, values }),
  toml: (id: string) => call<string>("GET", at(id, "/toml")),
  take: (id: string, language: string, toml: string, take: boolean) =>
    call<Imported>("POST", at(id, `/import?language=${language}`), { toml, take }),
  compare: (id: string, language: string, other: string | null) =>
    call<Compared>("GET", at(id, `/compare/${language}${other === null ? "" : `?with=${encodeURIComponent(other)}`}`)),
  compareTable: (table: string, language: string, key: string | null) =>
    call<Compared>("GET", `/tables/${table}/box/compare/${language}${key === null ? "" : `?key=${key}`}`),
  trial: (id: string) => call<Trial | null>("GET", at(id, "/trial")),
  try: (id: string) => call<Trial>("POST", at(id, "/trial")),
  stop: (id: string) => call<Trial | null>("DELETE", at(id, "/trial")),
};
