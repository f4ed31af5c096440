/** Hints as the server tells them: the best actions of one decision, each with its chance to win. */

import { call } from "$lib/api/client";
import type { components } from "$lib/api/schema";

type Shapes = components["schemas"];
export type HintRow = Shapes["HintShape"];
export type HintsTold = Shapes["HintsOut"];
/** What a table plays with: no hints, five for each seat, as many as you like. */
export type HintRule = "off" | "five" | "free";
export const HINT_RULES: readonly HintRule[] = ["off", "five", "free"];

export const hintApi = {
  ask: (table: string, seat: number, seq: number) =>
    call<HintsTold>("GET", `/tables/${table}/hints?seat=${seat}&seq=${seq}`),
};
