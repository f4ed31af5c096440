/** Which cards a list shows: by how they stand, and by a number or word across all kinds. */

import type { BoxStore } from "./store.svelte";
import { fieldsOf } from "./values";
import type { Kind, RecordForm, State } from "./types";

export type Filter = "all" | "to-enter" | "differ" | "invalid";
export const FILTERS: readonly Filter[] = ["all", "to-enter", "differ", "invalid"];

export function passes(filter: Filter, state: State): boolean {
  if (filter === "to-enter") return state === "reconstructed" || state === "draft" || state === "invalid";
  if (filter === "differ") return state === "differs";
  if (filter === "invalid") return state === "invalid";
  return true;
}

export type Found = { kind: Kind; record: RecordForm; state: State };

/** The cards that somebody looks for: those of the open kind first. */
export function found(store: BoxStore, text: string, filter: Filter): Found[] {
  const wanted = text.trim().toLocaleLowerCase(store.language);
  const kinds = wanted === "" ? [store.kind] : [store.kind, ...store.form.kinds.filter((kind) => kind !== store.kind)];
  return kinds.flatMap((kind) =>
    kind.records
      .filter((record) => wanted === "" || matches(store, kind, record, wanted))
      .map((record) => ({ kind, record, state: store.stateOf(kind, record) }))
      .filter(({ state }) => passes(filter, state)),
  );
}

function matches(store: BoxStore, kind: Kind, record: RecordForm, wanted: string): boolean {
  if (/^\d+$/.test(wanted)) return String(record.number) === wanted || record.title.includes(wanted);
  const { values } = store.stand(kind, record);
  const text = `${record.title} ${store.grammar.recordText(fieldsOf(kind, record, values), values)}`;
  return text.toLocaleLowerCase(store.language).includes(wanted);
}
