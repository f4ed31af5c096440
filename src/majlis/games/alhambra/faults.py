"""Why a tile may not be placed in a palace (chapter 6), removed from it or swapped (chapter 7), for people.

`Palace` says at once what is legal; what is found here is the first rule that forbids a thing, and the cell to point at.
"""

from __future__ import annotations

from typing import final

from majlis.games.alhambra.cells import LETTERS, SIDES, STEPS, cell_x, cell_y, opposite
from majlis.games.alhambra.palace import EMPTY, MIDDLE, Palace


@final
class Fault:
    """Why a tile may not be placed, removed or swapped.

    `reason` is "occupied", "no_contact", "sides", "unreachable", "gap", "empty", "fountain" or "cut_off". With "sides",
    `side` is the side of the new tile that doesn't match and `cell` the neighbour it meets there; with "gap", `cell`
    would be enclosed; with "cut_off", the tile on `cell` could no longer be reached. Otherwise they are "" and -1.
    """

    def __init__(self, reason: str, side: str = "", cell: int = -1) -> None:
        self.reason: str = reason
        self.side: str = side
        self.cell: int = cell

    def __repr__(self) -> str:
        return f"Fault({self.reason!r}, {self.side!r}, {self.cell})"


def placing_fault(palace: Palace, walls: int, cell: int) -> Fault | None:
    """Why a new tile with these walls may not go on a cell (ALH-6.4 to 6.9, in that order); None if it may."""
    if palace.tile_at(cell) != EMPTY:
        return Fault("occupied")
    contacts = _contacts(palace, cell)
    if contacts == 0:
        return Fault("no_contact")
    fault = _mismatch(palace, walls, cell)
    if fault is not None:
        return fault
    if contacts & ~walls == 0:
        return Fault("unreachable")
    for step in STEPS:
        if palace.tile_at(cell + step) == EMPTY and _enclosed(palace, cell + step, cell):
            return Fault("gap", "", cell + step)
    return None


def removing_fault(palace: Palace, cell: int) -> Fault | None:
    """Why the tile on a cell may not be removed (ALH-7.3, 7.6); None if it may."""
    if palace.tile_at(cell) == EMPTY:
        return Fault("empty")
    if cell == MIDDLE:
        return Fault("fountain")
    reached = {MIDDLE, cell}
    ahead = [MIDDLE]
    while ahead:
        here = ahead.pop()
        walls = palace.walls_at(here)
        for turn in range(4):
            to = here + STEPS[turn]
            if walls & SIDES[turn] == 0 and to not in reached and palace.tile_at(to) != EMPTY:
                reached.add(to)
                ahead.append(to)
    for other in palace.cells():
        if other not in reached:
            return Fault("cut_off", "", other)
    if _contacts(palace, cell) == 15:
        return Fault("gap", "", cell)
    return None


def swapping_fault(palace: Palace, walls: int, cell: int) -> Fault | None:
    """Why a tile with these walls may not take the place of the one on a cell (ALH-7.5, 7.6); None if it may."""
    if palace.tile_at(cell) == EMPTY:
        return Fault("empty")
    if cell == MIDDLE:
        return Fault("fountain")
    return _mismatch(palace, walls, cell)


def _mismatch(palace: Palace, walls: int, cell: int) -> Fault | None:
    for turn in range(4):
        side = SIDES[turn]
        beyond = cell + STEPS[turn]
        if palace.tile_at(beyond) == EMPTY:
            continue
        if (walls & side != 0) != (palace.walls_at(beyond) & opposite(side) != 0):
            return Fault("sides", LETTERS[turn], beyond)
    return None


def _contacts(palace: Palace, cell: int) -> int:
    contacts = 0
    for turn in range(4):
        if palace.tile_at(cell + STEPS[turn]) != EMPTY:
            contacts |= SIDES[turn]
    return contacts


def _enclosed(palace: Palace, cell: int, filled: int) -> bool:
    """Whether no chain of empty cells leads from `cell` to the outside once `filled` is taken too (ALH-6.9)."""
    half = 1 << (palace.shift - 1)
    seen = {cell, filled}
    ahead = [cell]
    while ahead:
        here = ahead.pop()
        if max(abs(cell_x(here)), abs(cell_y(here))) >= half:
            return False
        for step in STEPS:
            to = here + step
            if to not in seen and palace.tile_at(to) == EMPTY:
                seen.add(to)
                ahead.append(to)
    return True
