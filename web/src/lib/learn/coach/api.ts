/** Guided matches as the server tells them. */

import { call } from "$lib/api/client";

export type CoachStep = { id: string; group: number; title: string; done: boolean };
/** act: there is something to do; read: only to read; wait: others play; free: do as you like. */
export type CoachState = "act" | "read" | "wait" | "free";
/** Where the learner is, in words. */
export type Told = {
  steps: CoachStep[];
  /** What the groups of steps are called. */
  groups: string[];
  /** The current step, or the next one while the lesson asks for nothing; null: all are done. */
  now: number | null;
  state: CoachState;
  title: string;
  /** What is so, and what to do. */
  text: string;
  hint: string;
  /** About what was done last; "" if there is nothing to say. */
  said: string;
  /** It was a different action from the one intended. */
  other: boolean;
  /** The action that "Show me" shows and "Skip this step" plays. */
  meant: string | null;
  /** What stays bright, by the names on the board. */
  bright: string[];
  rules: string[];
  /** The row of the log to go back to in order to decide anew what was decided last; null: nothing was. */
  back_to: number | null;
  /** What to send as `read` once this step has been read. */
  read: number;
};
export type FirstMatch = { steps: Omit<CoachStep, "done">[]; minutes: number; table: string | null; at: number };

export const coachApi = {
  about: (game: string, language: string) => call<FirstMatch>("GET", `/learn/${game}/first-match?language=${language}`),
  open: (game: string, again: boolean) => call<{ table: string }>("POST", `/learn/${game}/first-match`, { again }),
  told: (table: string, language: string, read: number) =>
    call<Told>("GET", `/tables/${table}/coach?language=${language}&read=${read}`),
};
