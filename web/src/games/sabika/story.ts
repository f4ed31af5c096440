/** How the story's lines look in Sabika. */

import type { StoryLook } from "$lib/story/look";
import { LOOKS } from "./art/pieces";

/** Every turn uses a worker, and whatever comes into a crate fills it. */
export const look: Pick<StoryLook, "signs" | "quiet"> = {
  signs: Object.keys(LOOKS),
  quiet: ["workers", "free_crates"],
};
