/** How the story's lines look in Alhambra. */

import type { StoryLook } from "$lib/story/look";

export const COINS: readonly string[] = ["florin", "dirham", "denar", "ducat"];
const TYPES: readonly string[] = ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"];

/** Which cards were taken or paid, the headline says. */
export const look: Pick<StoryLook, "signs" | "quiet"> = { signs: [...COINS, ...TYPES], quiet: ["cards"] };
