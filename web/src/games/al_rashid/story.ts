/** How the story's lines look in Al-Rashid. */

import type { StoryLook } from "$lib/story/look";
import { LOOKS } from "./art/chips";

/** Pieces go out and come home in every round; what goods are worth follows from them. */
export const look: Pick<StoryLook, "signs" | "quiet"> = { signs: Object.keys(LOOKS), quiet: ["at_home", "wealth"] };
