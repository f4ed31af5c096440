/** What Tadmor brings to the page. */

import type { GamePage } from "$lib/games";
import Board from "./Board.svelte";
import type { Box } from "./model";
import { namer } from "./names";
import Status from "./Status.svelte";

export default { Board, Status, namer: (box: unknown) => namer(box as Box) } satisfies GamePage;
