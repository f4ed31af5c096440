"""Chapter 5: the storehouse action (SAB-5.2 to 5.5)."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Action, Refusal
from majlis.engine.parts import Listed
from majlis.engine.step import KIND_BITS, Menu, Offer
from majlis.games.sabika.effects import Deed, carry_out, enter_deed, fire_later
from majlis.games.sabika.offering import ask
from majlis.games.sabika.parts import HOUSE, SHOWN_TILE
from majlis.games.sabika.state import SabikaState
from majlis.games.sabika.verbs import ACTIVATE, EXTEND
from majlis.games.sabika.words import (
    EXTENSIONS,
    FROM_STOREHOUSES,
    HOUSES,
    IMPOSSIBLE,
    MOST_PLAYERS,
    ON_EXTEND,
    STOREHOUSE,
)

_SHOWN: Final = 4
"""Open storehouse tiles: two on each side."""


def beside(place: int, display: int) -> bool:
    """Whether an open tile belongs to one of the displays: places 0 and 1 are on the left, 2 and 3 on the right."""
    return display >> (place >> 1) & 1 == 1


def extensions_of(state: SabikaState, player: int, house: int) -> int:
    """How many extensions a storehouse has."""
    first = player * HOUSES * EXTENSIONS + house * EXTENSIONS
    return (1 if state.extensions[first] else 0) + (1 if state.extensions[first + 1] else 0)


@final
class StorehouseAction(Deed):
    """Extend or activate (SAB-3.11). On a space only the display beside it counts; a bonus may take from either (SAB-5.5)."""

    def need(self, state: SabikaState, player: int, display: int) -> int:
        for house in range(HOUSES):
            if state.tops(player, house):
                return 0
        for place in range(_SHOWN):
            if state.displays[place] and beside(place, display):
                return 0
        return IMPOSSIBLE

    def begin(self, state: SabikaState, player: int, display: int, bonus: bool) -> None:
        ask(state, MENUS[display][player])


@final
class Extend(Listed[SabikaState]):
    """Put an open tile on a storehouse. Codes: the place of the tile, then the storehouse (SAB-5.3)."""

    def __init__(self, display: int) -> None:
        super().__init__(EXTEND, SHOWN_TILE, HOUSE)
        self.display = display

    def add(self, state: SabikaState, seat: int, kind: int, out: list[int]) -> None:
        for place in range(_SHOWN):
            if state.displays[place] and beside(place, self.display):
                for house in range(HOUSES):
                    if extensions_of(state, seat, house) < EXTENSIONS:
                        out.append((SHOWN_TILE.put(place) | house) << KIND_BITS | kind)

    def apply(self, state: SabikaState, seat: int, code: int) -> None:
        place, house = SHOWN_TILE.of(code), HOUSE.of(code)
        tile = state.displays[place]
        n = extensions_of(state, seat, house)
        state.displays[place] = 0
        state.extensions[seat * HOUSES * EXTENSIONS + house * EXTENSIONS + n] = tile
        state.capacity[seat] += state.box.tile_crates[tile]
        if state.log is not None:
            state.say("event-extend", "SAB-5.3", seat, {"tile": f"tile_{tile}", "house": f"house_{house + 1}"})
        state.gain_prestige(seat, state.box.extend_prestige[n], FROM_STOREHOUSES, "SAB-5.3")
        fire_later(state, seat, ON_EXTEND)
        carry_out(state, seat, state.box.tile_effects[tile])

    def reason(self, state: SabikaState, seat: int, action: Action) -> Refusal:
        if not action.parts:
            shown = any(state.displays[place] and beside(place, self.display) for place in range(_SHOWN))
            return Refusal("refused-houses-full" if shown else "refused-no-tile-here", "SAB-5.3", {"count": EXTENSIONS})
        word = action.word(0)
        for place in range(_SHOWN):
            if state.displays[place] and word == f"tile_{state.displays[place]}":
                if not beside(place, self.display):
                    return Refusal("refused-other-display", "SAB-5.3", {"tile": word})
                return Refusal("refused-house-full", "SAB-5.3", {"count": EXTENSIONS})
        return Refusal("refused-tile-not-open", "SAB-5.3", {"tile": word})

    def tries(self, state: SabikaState, seat: int) -> list[Action]:
        return [
            EXTEND(f"tile_{tile}", f"house_{house + 1}") for tile in state.displays if tile for house in range(HOUSES)
        ]


@final
class Activate(Listed[SabikaState]):
    """The bonus of the topmost tile of an extended storehouse (SAB-5.4)."""

    def __init__(self) -> None:
        super().__init__(ACTIVATE, HOUSE)

    def add(self, state: SabikaState, seat: int, kind: int, out: list[int]) -> None:
        for house in range(HOUSES):
            if state.tops(seat, house):
                out.append(house << KIND_BITS | kind)

    def apply(self, state: SabikaState, seat: int, code: int) -> None:
        tile = state.tops(seat, code)
        if state.log is not None:
            state.say("event-activate", "SAB-5.4", seat, {"house": f"house_{code + 1}", "tile": f"tile_{tile}"})
        carry_out(state, seat, state.box.tile_effects[tile])

    def reason(self, state: SabikaState, seat: int, action: Action) -> Refusal:
        return Refusal("refused-not-extended", "SAB-5.4", {})

    def tries(self, state: SabikaState, seat: int) -> list[Action]:
        return [ACTIVATE(f"house_{house + 1}") for house in range(HOUSES)]


def _offers(display: int) -> list[Offer[SabikaState]]:
    return [Extend(display), Activate()]


MENUS: Final[list[list[Menu[SabikaState]]]] = [
    [Menu(seat, "prompt-storehouse", "SAB-5.2", _offers(display)) for seat in range(MOST_PLAYERS)]
    for display in range(4)
]

enter_deed(STOREHOUSE, StorehouseAction())
