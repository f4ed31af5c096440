"""The parts of Tadmor's actions: what can be named, and where it is in a code (see `majlis.engine.parts`)."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import PartValue
from majlis.engine.parts import UNKNOWN, Domain, Field, Multiset, Names, Numbers
from majlis.games.tadmor.box import (
    COLOUR_NAMES,
    FIGURE_NAMES,
    GOLD,
    MODE_NAMES,
    MOST_SEATS,
    RESOURCE_NAMES,
    RESOURCES,
)
from majlis.games.tadmor.state import TadmorState
from majlis.games.tadmor.stores import BITS

PRESTIGE: Final = "prestige"
"""The word for a payment in points."""
IN_GOLD: Final = 0
IN_POINTS: Final = 1
"""Of a tax: what it is settled with; of a precious good: that it is paid with points."""
BUNDLE_AT: Final = 1
ALONE: Final = 7
"""Of a trade: there is no second resource, one is received for one."""
_SEAT_WORDS: Final = [f"seat-{seat}" for seat in range(MOST_SEATS)]


def seat_word(seat: int) -> str:
    """A player as a word of an action."""
    return _SEAT_WORDS[seat]


def _spaces(state: TadmorState) -> list[str]:
    return state.box.place_names


def _stages(state: TadmorState) -> list[str]:
    return state.box.stages


def _missions(state: TadmorState) -> list[str]:
    return [card.id for card in state.box.missions]


def _upgrades(state: TadmorState) -> list[str]:
    return [tile.id for tile in state.box.upgrades]


def _goods(state: TadmorState) -> list[str]:
    return state.box.kinds


def _regions(state: TadmorState) -> list[str]:
    return state.box.regions


def _players(state: TadmorState) -> list[str]:
    return _SEAT_WORDS[: state.seats]


def _resources(state: TadmorState) -> list[str]:
    return RESOURCE_NAMES


def _figures(state: TadmorState) -> list[str]:
    return FIGURE_NAMES


def _modes(state: TadmorState) -> list[str]:
    return MODE_NAMES


def _colours(state: TadmorState) -> list[str]:
    return COLOUR_NAMES


def _taxes(state: TadmorState) -> list[str]:
    return [RESOURCE_NAMES[GOLD], PRESTIGE]


SPACES: Final = Names("space", "TAD-1.9", 6, _spaces)
FIGURES: Final = Names("figure", "TAD-1.2", 1, _figures)
STAGES: Final = Names("stage", "TAD-8.7", 2, _stages)
MISSIONS: Final = Names("mission", "TAD-1.4", 5, _missions)
UPGRADES: Final = Names("upgrade", "TAD-1.3", 6, _upgrades)
GOODS: Final = Names("good", "TAD-1.5", 4, _goods)
STACKS: Final = Names("colour", "TAD-1.5", 2, _colours)
REGIONS: Final = Names("region", "TAD-1.6", 3, _regions)
PLAYERS: Final = Names("player", "TAD-8.6", 2, _players)
KINDS: Final = Names("resource", "TAD-1.1", 2, _resources)
MODES: Final = Names("mode", "TAD-8.1", 1, _modes)
BUNDLES: Final = Multiset("resource", "TAD-1.1", BITS, _resources, RESOURCES)
"""Resources, see `stores.py`."""


@final
class PointsOrBundle(Domain[TadmorState]):
    """What a precious good is paid with: in points (TAD-11.4), or with the bundle above the lowest bit."""

    def __init__(self) -> None:
        super().__init__("resource", "TAD-1.1", BUNDLE_AT + BUNDLES.bits)

    def value(self, state: TadmorState, number: int) -> PartValue:
        return (PRESTIGE,) if number == IN_POINTS else BUNDLES.value(state, number >> BUNDLE_AT)

    def number(self, state: TadmorState, value: PartValue) -> int:
        if value == (PRESTIGE,):
            return IN_POINTS
        pay = BUNDLES.number(state, value)
        return UNKNOWN if pay == UNKNOWN else pay << BUNDLE_AT

    def unknown(self, state: TadmorState, value: PartValue) -> str:
        return "" if value == (PRESTIGE,) else BUNDLES.unknown(state, value)


def one(resource: int) -> int:
    """One resource for one."""
    return resource | ALONE << 2


def two(resource: int, second: int) -> int:
    """Two resources for one, the lower number first."""
    return resource | second << 2


def first_of(received: int) -> int:
    return received & 3


def second_of(received: int) -> int:
    """ALONE if there is none."""
    return received >> 2


@final
class OneOrTwo(Domain[TadmorState]):
    """What is received in a trade: two bits for a resource, three for a second one, which may be ALONE (TAD-10.5)."""

    def __init__(self) -> None:
        super().__init__("resource", "TAD-1.1", 5)

    def value(self, state: TadmorState, number: int) -> PartValue:
        first = RESOURCE_NAMES[first_of(number)]
        second = second_of(number)
        return (first,) if second == ALONE else (first, RESOURCE_NAMES[second])

    def number(self, state: TadmorState, value: PartValue) -> int:
        gets = sorted([KINDS.number(state, word) for word in value])
        if len(gets) not in (1, 2) or gets[0] == UNKNOWN:
            return UNKNOWN
        return two(gets[0], gets[1]) if len(gets) == 2 else one(gets[0])

    def unknown(self, state: TadmorState, value: PartValue) -> str:
        return BUNDLES.unknown(state, value)


SPACE: Final = Field(SPACES)
FIGURE: Final = Field(FIGURES, SPACE)
STAGE: Final = Field(STAGES, SPACE)
STAGE_PAY: Final = Field(BUNDLES, STAGE)
MISSION: Final = Field(MISSIONS, SPACE)
MISSION_PAY: Final = Field(BUNDLES, MISSION)
MODE: Final = Field(MODES, SPACE)
LEVELS: Final[Field[TadmorState]] = Field(Numbers(10), MODE)
TARGET: Final = Field(PLAYERS, SPACE)
GOOD: Final = Field(GOODS, SPACE)
GOOD_PAY: Final = Field(PointsOrBundle(), GOOD)
LED_RESOURCE: Final = Field(KINDS, SPACE)
UPGRADE: Final = Field(UPGRADES)
UPGRADE_PAY: Final = Field(BUNDLES, UPGRADE)
CARD: Final = Field(MISSIONS)
"""A mission of the hand, or one that was fulfilled."""
WAY: Final[Field[TadmorState]] = Field(Numbers(BUNDLES.bits), CARD)
"""How the reward of a mission is taken; what it says depends on the mission, see `rewards.py`."""
CARD_RESOURCE: Final = Field(KINDS, CARD)
REGION: Final = Field(REGIONS)
STACK: Final = Field(STACKS)
RESOURCE: Final = Field(KINDS)
"""Lowest: what is given in a trade, picked or bought for points."""
RECEIVED: Final = Field(OneOrTwo(), RESOURCE)
TIMES: Final[Field[TadmorState]] = Field(Numbers(8), RECEIVED)
DROPPED: Final = Field(BUNDLES)
TAX_WITH: Final = Field(Names("", "TAD-9.3", 1, _taxes))
