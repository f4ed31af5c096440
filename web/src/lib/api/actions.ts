/** Actions as they are sent and compared. */

import type { Action } from "./types";

/** The action without what the server adds for the page. */
export function bare(action: Action | string): Action | string {
  if (typeof action === "string") return action;
  const { text: _text, refusal: _refusal, ...rest } = action as Action & { text?: string; refusal?: unknown };
  return rest as Action;
}

export function same(a: Action, b: Action): boolean {
  const [left, right] = [bare(a) as Action, bare(b) as Action];
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => JSON.stringify(left[key]) === JSON.stringify(right[key]))
  );
}
