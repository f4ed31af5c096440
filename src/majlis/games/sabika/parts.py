"""The parts of Sabika's actions: what can be named, and where it is in a code (see `majlis.engine.parts`)."""

from __future__ import annotations

from typing import Final

from majlis.engine.parts import Field, Multiset, Names, Numbers
from majlis.games.sabika.state import SabikaState
from majlis.games.sabika.words import (
    CARD_NAMES,
    GOOD_NAMES,
    HOUSES,
    ITEM_NAMES,
    MATERIAL_NAMES,
    MATERIALS,
    RAW_NAMES,
    WORKER_NAMES,
)

ENDS: Final = ["left", "right"]
STORED: Final = ["house", "card"]
COLOURS: Final = ["blue", "red", "large"]
"""How a poem may be engraved."""
WAYS: Final = ["paria", "dinar", "seal", "prestige"]
"""How tribute may be paid."""
FIRST_SMALL: Final = 64
"""A large building goes by its number, a small one by its number above this."""
FIRST_LARGE: Final = 32
"""A small poem goes by its number, a large one by its place above this."""
_GOODS_STORED: Final = [*GOOD_NAMES, *CARD_NAMES]
_ITEMS: Final = [*ITEM_NAMES, *CARD_NAMES]
_HOUSES: Final = [f"house_{house + 1}" for house in range(HOUSES)]


def _cities(state: SabikaState) -> list[str]:
    return list(state.box.city_numbers)


def _slots(state: SabikaState) -> list[str]:
    return [slot.id for slot in state.box.slots]


def _spaces(state: SabikaState) -> list[str]:
    return state.box.spaces


def _players(state: SabikaState) -> list[str]:
    return [state.player_name(player) for player in range(state.players)]


def _buildings(state: SabikaState) -> list[str]:
    large = ["", *(f"large_{number}" for number in range(1, len(state.box.large)))]
    small = ["", *(f"small_{number}" for number in range(1, len(state.box.small)))]
    return large + [""] * (FIRST_SMALL - len(large)) + small


def _poems(state: SabikaState) -> list[str]:
    small = ["", *(f"poem_{number}" for number in range(1, len(state.box.poems)))]
    large = [state.box.large_poem_name(number) for number in range(len(state.box.large_poems))]
    return small + [""] * (FIRST_LARGE - len(small)) + large


def _start_tiles(state: SabikaState) -> list[str]:
    return ["", *(f"start_{number}" for number in range(1, len(state.box.start_tiles)))]


def _shown_tiles(state: SabikaState) -> list[str]:
    return [f"tile_{number}" if number else "" for number in state.displays]


def _bought(state: SabikaState) -> list[str]:
    return [*MATERIAL_NAMES, *_slots(state)]


def _materials(state: SabikaState) -> list[str]:
    return MATERIAL_NAMES


def _goods(state: SabikaState) -> list[str]:
    return _GOODS_STORED


def _items(state: SabikaState) -> list[str]:
    return _ITEMS


def _ways(state: SabikaState) -> list[str]:
    return WAYS


def _workers(state: SabikaState) -> list[str]:
    return WORKER_NAMES


def _houses(state: SabikaState) -> list[str]:
    return _HOUSES


def _colours(state: SabikaState) -> list[str]:
    return COLOURS


def _ends(state: SabikaState) -> list[str]:
    return ENDS


def _stored(state: SabikaState) -> list[str]:
    return STORED


def _raws(state: SabikaState) -> list[str]:
    return RAW_NAMES


MATERIAL_SETS: Final = Multiset("material", "SAB-1.5", 2, _materials, MATERIALS)
"""What is spent on a building or a poem, see `materials.py`."""
GOOD_SETS: Final = Multiset("good", "SAB-1.5", 2, _goods, len(_GOODS_STORED))
"""Goods for a ship: those in the storehouses, then those on the card."""
TRIBUTE_WAYS: Final = Multiset("way", "SAB-10.7", 5, _ways, len(WAYS))
GAINS: Final = Multiset("material", "SAB-1.5", 5, _materials, MATERIALS)

SPENT: Final = Field(MATERIAL_SETS)
BUILDING: Final = Field(Names("building", "SAB-1.10", 7, _buildings), SPENT)
COLOUR: Final = Field(Names("colour", "SAB-7.1", 2, _colours), SPENT)
POEM: Final = Field(Names("poem", "SAB-7.1", 6, _poems), COLOUR)
USED_BUILDING: Final = Field(Names("building", "SAB-1.10", 7, _buildings))
RED_POEM: Final = Field(Names("poem", "SAB-7.7", 6, _poems))
END: Final = Field(Names("end", "SAB-5.17", 1, _ends))
SHIPPED: Final = Field(GOOD_SETS)
PORT: Final = Field(Names("city", "SAB-1.13", 4, _cities), SHIPPED)
CITY: Final = Field(Names("city", "SAB-1.13", 4, _cities))
WORKER: Final = Field(Names("worker", "SAB-1.4", 2, _workers))
SPACE: Final = Field(Names("space", "SAB-1.8", 5, _spaces), WORKER)
SLOT: Final = Field(Names("slot", "SAB-1.9", 4, _slots))
RAW_KIND: Final = Field(Names("raw", "SAB-1.5", 2, _raws))
PLAYER: Final = Field(Names("player", "SAB-10.12", 3, _players))
HOUSE: Final = Field(Names("house", "SAB-1.4", 2, _houses))
SHOWN_TILE: Final = Field(Names("", "", 3, _shown_tiles), HOUSE)
START_TILE: Final = Field(Names("", "", 5, _start_tiles))
STORE_PLACE: Final = Field(Names("place", "SAB-4.2", 1, _stored))
ITEM: Final = Field(Names("item", "SAB-1.5", 4, _items))
SOLD: Final = Field(Names("item", "SAB-5.7", 4, _items))
GIVEN: Final = Field(Names("material", "SAB-5.7", 2, _materials))
RECEIVED: Final = Field(Names("material", "SAB-5.7", 2, _materials), GIVEN)
BOUGHT: Final = Field(Names("item", "SAB-5.7", 5, _bought))
GAINED: Final = Field(GAINS)
TRIBUTE_PAID: Final = Field(TRIBUTE_WAYS)
SURCHARGE_PAID: Final = Field(Names("way", "SAB-12.5", 2, _ways))
NUMBER: Final[Field[SabikaState]] = Field(Numbers(6))
CHOICE: Final[Field[SabikaState]] = Field(Numbers(4, plus=1))
