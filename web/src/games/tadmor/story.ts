/** How the story's lines look in Tadmor. */

import type { StoryLook } from "$lib/story/look";
import { RESOURCES } from "./pieces";

/** Figures are placed and come home in every round. */
export const look: Pick<StoryLook, "signs" | "quiet"> = {
  signs: RESOURCES,
  quiet: ["camels_free", "ships_free"],
};
