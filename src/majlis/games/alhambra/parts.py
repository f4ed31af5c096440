"""The parts of Alhambra's actions: what can be named, and where it is in a code (see `majlis.engine.parts`)."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import PartValue
from majlis.engine.parts import UNKNOWN, Domain, Field, Names
from majlis.games.alhambra.cells import cell_at, cell_x, cell_y
from majlis.games.alhambra.state import AlhambraState

_FARTHEST: Final = 100
"""No palace reaches farther from its fountain."""


_CELL_NAMES: Final[dict[int, str]] = {}


def cell_name(cell: int) -> str:
    """A cell as people write it. Boards name hundreds of them after every decision, so names are kept."""
    name = _CELL_NAMES.get(cell)
    if name is None:
        name = f"{cell_x(cell)},{cell_y(cell)}"
        _CELL_NAMES[cell] = name
    return name


def cell_of(name: str) -> int:
    """The cell of a notation; -1 for one that lies beyond any palace."""
    x, _, y = name.partition(",")
    if abs(int(x)) > _FARTHEST or abs(int(y)) > _FARTHEST:
        return UNKNOWN
    return cell_at(int(x), int(y))


def _tiles(state: AlhambraState) -> list[str]:
    return state.box.tile_ids


def _types(state: AlhambraState) -> list[str]:
    return state.box.types


def _bonus_cards(state: AlhambraState) -> list[str]:
    return state.box.bonus_ids


@final
class Cells(Domain[AlhambraState]):
    """A cell of a palace, as `1,-2`."""

    def __init__(self) -> None:
        super().__init__("", "", 16)

    def value(self, state: AlhambraState, number: int) -> PartValue:
        return cell_name(number)

    def number(self, state: AlhambraState, value: PartValue) -> int:
        return cell_of(value) if isinstance(value, str) else UNKNOWN


TILE: Final = Field(Names("", "", 8, _tiles))
CELL: Final = Field(Cells(), TILE)
REMOVED: Final = Field(Cells())
STACK: Final = Field(Names("", "", 3, _types))
BONUS_CARD: Final = Field(Names("", "", 8, _bonus_cards))
