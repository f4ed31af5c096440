"""The parts of Al-Rashid's actions: what can be named, and where it is in a code (see `majlis.engine.parts`)."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import PartValue
from majlis.engine.parts import UNKNOWN, Domain, Field, Multiset, Names, Numbers
from majlis.games.al_rashid.box import GOODS, MOST_TYPES, PALACES
from majlis.games.al_rashid.goods import GOOD_BITS
from majlis.games.al_rashid.state import RashidState

HOME: Final = "home"
CREDIT_WORD: Final = "credit"
ITEM_BITS: Final = 4
"""Of each item of a trade."""
TILE_BITS: Final = 5
"""Of each kind of mercenary tile that is sent into a fight."""


def _areas(state: RashidState) -> list[str]:
    return state.box.areas


def _areas_and_home(state: RashidState) -> list[str]:
    return [*state.box.areas, HOME]


def _lands(state: RashidState) -> list[str]:
    return state.box.areas[PALACES:]


def _goods(state: RashidState) -> list[str]:
    return state.box.goods


def _items(state: RashidState) -> list[str]:
    return [*state.box.goods, CREDIT_WORD]


def _colours(state: RashidState) -> list[str]:
    return state.box.colours


def _leaders(state: RashidState) -> list[str]:
    return [favour.leader for favour in state.box.favours]


def _offices(state: RashidState) -> list[str]:
    return [office.id for office in state.box.offices]


def _pieces(state: RashidState) -> list[str]:
    return state.box.pieces


def _tiles(state: RashidState) -> list[str]:
    return state.box.tile_names


AREAS: Final = Names("area", "RAS-1.2", 4, _areas)
LANDS: Final = Names("", "", 3, _lands)
"""A territory; any other area is refused by the rule that asks for one."""
ONE_GOOD: Final = Names("good", "RAS-1.4", 3, _goods)
COLOURS: Final = Names("colour", "RAS-1.6", 1, _colours)
TILES: Final = Names("", "", 4, _tiles)
"""A kind of mercenary tile. Whoever has none is told so, even if there is no such kind."""
PAYMENTS: Final = Multiset("good", "RAS-1.4", GOOD_BITS, _goods, GOODS, first_highest=True)
"""Goods, see `goods.py`."""
ITEM_NAMES: Final = Multiset("item", "RAS-9.10", ITEM_BITS, _items, GOODS + 1)
TROOPS: Final = Multiset("", "", TILE_BITS, _tiles, MOST_TYPES)


def moved_of(piece: int, whose: int) -> int:
    """A piece of a seat."""
    return whose << 2 | piece


def piece_of(moved: int) -> int:
    return moved & 3


def whose_of(moved: int) -> int:
    """The seat of a piece."""
    return moved >> 2


@final
class Pieces(Domain[RashidState]):
    """A piece of some family: `pasha-2` is the pasha of seat 2. Two bits for the piece, three for the seat."""

    def __init__(self) -> None:
        super().__init__("piece", "RAS-1.3", 5)

    def value(self, state: RashidState, number: int) -> PartValue:
        return state.box.piece_of(piece_of(number), whose_of(number))

    def number(self, state: RashidState, value: PartValue) -> int:
        if isinstance(value, str):
            for whose in range(state.seats):
                for piece in range(len(state.box.pieces)):
                    if value == state.box.piece_of(piece, whose):
                        return moved_of(piece, whose)
        return UNKNOWN

    def unknown(self, state: RashidState, value: PartValue) -> str:
        return value if isinstance(value, str) and self.number(state, value) == UNKNOWN else ""


AREA: Final = Field(AREAS)
AREA_OR_HOME: Final = Field(Names("area", "RAS-1.2", 4, _areas_and_home))
LAND: Final = Field(LANDS)
LEADER: Final = Field(Names("leader", "RAS-6.13", 3, _leaders))
FREE_LEADER: Final = Field(Names("leader", "RAS-8.14", 3, _leaders))
OFFICE: Final = Field(Names("office", "RAS-8.2", 5, _offices))
PIECE: Final = Field(Names("piece", "RAS-1.3", 2, _pieces))
PIECE_AREA: Final = Field(AREAS, PIECE)
MOVED: Final = Field(Pieces())
MOVED_FROM: Final = Field(Names("", "", 4, _areas), MOVED)
MOVED_TO: Final = Field(Names("", "", 4, _areas), MOVED_FROM)
GIVEN: Final = Field(ONE_GOOD)
TAKEN: Final = Field(ONE_GOOD, GIVEN)
HIRED: Final = Field(COLOURS, GIVEN)
GAINED: Final = Field(PAYMENTS)
TRADED: Final = Field(ITEM_NAMES)
SENT: Final = Field(TROOPS)
DRAWN: Final = Field(Multiset("colour", "RAS-1.6", ITEM_BITS, _colours, 2))
OWN_TILE: Final = Field(TILES)
TILE_NUMBER: Final[Field[RashidState]] = Field(Numbers(8, plus=1), OWN_TILE)
