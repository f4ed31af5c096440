/** What Alhambra brings to the page. */

import type { GamePage } from "$lib/games";
import Board from "./Board.svelte";
import Status from "./Status.svelte";

export default { Board, Status } satisfies GamePage;

/* Drawn in Your box, too. */
export { default as AlhambraDefs } from "./art/AlhambraDefs.svelte";
export { default as MoneyCard } from "./art/MoneyCard.svelte";
export { default as Tile } from "./art/Tile.svelte";
