/** What Al-Rashid brings to *Your box*: the tiles that a crisis puts on the map. */

import type { BoxArt } from "$lib/box/art";
import Piece from "./Piece.svelte";

export default { Piece, draws: () => true } satisfies BoxArt;
