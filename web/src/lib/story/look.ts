/** How a game draws what its lines mention: the sign of a holding, and which holdings go without saying. */

import { getContext, setContext, type Component } from "svelte";

export type StoryLook = {
  /** Draws the sign of a holding (see `Holding.sign` of the engine); what it cannot draw is said in words. */
  Sign?: Component<{ sign: string; size: number }>;
  signs: readonly string[];
  quiet: readonly string[];
};

const KEY = Symbol("story");
const PLAIN: StoryLook = { signs: [], quiet: [] };

/** For everything inside the component that calls it: a board. */
export function tellWith(look: StoryLook): void {
  setContext(KEY, look);
}
export function storyLook(): StoryLook {
  return getContext<StoryLook | undefined>(KEY) ?? PLAIN;
}
