/** What came of an answer, in one line. */

import { say } from "$lib/i18n/i18n.svelte";
import type { PuzzleState } from "./api";
import type { Standing } from "./order";

export function verdictOf(told: PuzzleState, stands: Standing): string {
  if (stands === "solved") return say("learn-puzzle-right", { reached: told.reached_text });
  if (stands === "shown") return say("learn-puzzle-answer", { best: told.best_text });
  return say("learn-puzzle-not-yet", { reached: told.reached_text });
}
