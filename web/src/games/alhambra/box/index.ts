/** What Alhambra brings to *Your box*: its huts and exchange cards. */

import type { BoxArt } from "$lib/box/art";
import Piece from "./Piece.svelte";

export default {
  Piece,
  draws: (kind, values) => kind === "huts" || (Array.isArray(values.currencies) && values.currencies.length === 2),
} satisfies BoxArt;
