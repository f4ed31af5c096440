/** The board of every game that has no drawn one; and of those that have, where somebody prefers it. */

import type { GamePage } from "$lib/games";
import Board from "./Board.svelte";
import Status from "./Status.svelte";

export default { Board, Status } satisfies GamePage;
