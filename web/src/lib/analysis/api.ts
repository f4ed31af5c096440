/** The analysis of a finished match as the server tells it, and what may be asked of it. */

import { call } from "$lib/api/client";
import type { components } from "$lib/api/schema";
import type { Level } from "$lib/api/types";

type Shapes = components["schemas"];
export type Analysis = Shapes["AnalysisShape"];
export type DecisionLine = Analysis["decisions"][number];
export type TurningPoint = Analysis["turning_points"][number];
export type AnalysisTold = Shapes["AnalysisOut"];
export type AnalysisState = AnalysisTold["state"];

export const analysisApi = {
  state: (table: string) => call<AnalysisTold>("GET", `/tables/${table}/analysis`),
  begin: (table: string) => call<Shapes["AnalysisStart"]>("POST", `/tables/${table}/analysis`),
  playOn: (table: string, at: number, seat: number, level: Level | null) =>
    call<{ table: string }>("POST", `/tables/${table}/play-on`, { at, seat, level }),
};
