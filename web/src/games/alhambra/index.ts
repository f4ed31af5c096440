/** What Alhambra brings to the page. */

import type { GamePage } from "$lib/games";
import Board from "./Board.svelte";
import Status from "./Status.svelte";

export default { Board, Status } satisfies GamePage;
