/** What Tadmor draws for its rulebook. */

import type { LearnArt } from "$lib/learn/art";
import Piece from "./Piece.svelte";
import { scenes } from "./scenes";
import Stage from "./Stage.svelte";

export default { Piece, Stage, scenes } satisfies LearnArt;
