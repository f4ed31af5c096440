/** Names of pieces taken apart, and the order in which the board draws them. */

export const PIECES = ["pasha", "merchant", "sage"] as const;

/** `red-3` as its colour and value. */
export function tileOf(name: string): { colour: string; value: number } {
  const [, colour = "red", value = "0"] = /^([a-z]+)-(\d+)$/.exec(name) ?? [];
  return { colour, value: Number(value) };
}

/** `pasha-2` as piece and seat. */
export function pieceOf(name: string): { piece: string; seat: number } {
  const [piece = "sage", seat = "0"] = name.split("-");
  return { piece, seat: Number(seat) };
}
