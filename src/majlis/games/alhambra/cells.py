"""The cells of a palace, the sides of a tile, and what a cell meets at its sides (ALH-1.9, 6.7 to 6.10)."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

Side: TypeAlias = 'Literal["n", "e", "s", "w"]'

N: Final = 1
E: Final = 2
S: Final = 4
W: Final = 8

MOST_TILES: Final = 120
"""With more tiles than this, a single line of them could leave the cells that `cell_at` can name."""

SIDES: Final = [N, E, S, W]
LETTERS: Final[list[Side]] = ["n", "e", "s", "w"]
STEPS: Final = [-256, 1, 256, -1]


def cell_at(x: int, y: int) -> int:
    """The cell in column `x` and row `y`; ascending cells run row by row from the north-west."""
    return (y + 128) * 256 + x + 128


def cell_x(cell: int) -> int:
    return (cell & 255) - 128


def cell_y(cell: int) -> int:
    return (cell >> 8) - 128


def neighbour(cell: int, side: int) -> int:
    """The cell beyond one side (`N`, `E`, `S` or `W`) of a cell."""
    if side == N:
        return cell - 256
    if side == E:
        return cell + 1
    if side == S:
        return cell + 256
    return cell - 1


def opposite(side: int) -> int:
    """The side that meets `side` of a tile: north for south, east for west."""
    return side << 2 if side < S else side >> 2


# What a cell meets is one byte: in the high half the sides at which a tile lies (its contacts), in the low half those
# among them at which that tile has a wall. A tile with walls w matches if w & contacts == walled (ALH-6.7), and it can be
# reached on foot if some contact is not walled (ALH-6.8). A byte of the grid is 0 or 16 | walls; the four tables turn the
# byte of a neighbour into its part of what the cell meets.


def _met_from(side: int) -> bytes:
    met = [0] * 16
    for walls in range(16):
        met.append(side << 4 | (side if walls & opposite(side) else 0))
    return bytes(met)


FROM_N: Final = _met_from(N)
FROM_E: Final = _met_from(E)
FROM_S: Final = _met_from(S)
FROM_W: Final = _met_from(W)


def _single_stretches() -> bytes:
    """For contacts << 4 | corners (ne 1, se 2, sw 4, nw 8): do the tiles around a cell form one stretch (ALH-6.10)?"""
    answers = []
    for around in range(256):
        ring = []
        for side in range(4):
            ring.append(around >> (4 + side) & 1)
            ring.append(around >> side & 1)
        changes = 0
        for place in range(8):
            if ring[place] != ring[place - 1]:
                changes += 1
        answers.append(1 if changes == 2 else 0)
    return bytes(answers)


ONE_STRETCH: Final = _single_stretches()
