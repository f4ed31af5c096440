"""Chapter 7: redesign the Alhambra, in one of three ways.

What may be removed or swapped (ALH-7.3 to 7.5) is in `palace.py`, why not, in `faults.py`.
"""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Action, Refusal
from majlis.engine.events import Event
from majlis.engine.parts import Declared
from majlis.engine.step import KIND_BITS
from majlis.games.alhambra.faults import removing_fault, swapping_fault
from majlis.games.alhambra.palace import MIDDLE
from majlis.games.alhambra.parts import CELL, REMOVED, TILE, cell_name, cell_of
from majlis.games.alhambra.placing import (
    cells_around,
    named_at,
    pending_tile,
    refusal_of,
    refuse_cell,
)
from majlis.games.alhambra.state import AlhambraState
from majlis.games.alhambra.verbs import PLACE, REMOVE, SWAP

_REMOVING_RULES: Final = {"empty": "ALH-7.3", "fountain": "ALH-7.6", "cut_off": "ALH-7.3", "gap": "ALH-7.3"}
_SWAPPING_RULES: Final = {"empty": "ALH-7.5", "fountain": "ALH-7.6", "sides": "ALH-7.5", "unreachable": "ALH-7.5"}


def tile_left(state: AlhambraState, seat: int, tile: int) -> None:
    """A tile left the Alhambra: its open bonus card goes back to the hand (ALH-14.6)."""
    bonus = state.bonus
    if bonus is None:
        return
    card = state.box.bonus_of[tile]
    if card >= 0 and bonus.open[seat] >> card & 1:
        bonus.open[seat] &= ~(1 << card)
        bonus.hidden[seat] |= 1 << card
        if state.log is not None:
            state.tell(Event("event-bonus-back", "ALH-14.6", seat, {"card": state.box.bonus_ids[card]}))


def reserved_tile(state: AlhambraState, seat: int, action: Action) -> int:
    """The tile of the reserve that an action names; -1 if it is not there."""
    tile = state.box.tile_numbers.get(action.word(0), -1)
    return tile if tile >= 0 and tile in state.reserves[seat] else -1


def not_in_reserve(action: Action, rule: str) -> Refusal:
    return Refusal("refused-not-in-reserve", rule, {"tile": action.word(0)})


@final
class PlaceFromReserve(Declared[AlhambraState]):
    """Put a tile of the reserve into the Alhambra (ALH-7.2)."""

    def __init__(self) -> None:
        super().__init__(PLACE, TILE, CELL)

    def add(self, state: AlhambraState, seat: int, kind: int, out: list[int]) -> None:
        palace = state.palaces[seat]
        cell_at = CELL.shift + KIND_BITS
        for tile in state.reserves[seat]:
            low = tile << KIND_BITS | kind
            for cell in palace.fits(state.box.walls[tile]):
                out.append(cell << cell_at | low)

    def apply(self, state: AlhambraState, seat: int, code: int) -> None:
        tile = TILE.of(code)
        cell = CELL.of(code)
        state.unkeep(seat, tile)
        state.build(seat, cell, tile)
        if state.log is not None:
            name = state.box.tile_name(tile)
            state.tell(Event("event-build", "ALH-7.2", seat, {"tile": name, "cell": cell_name(cell)}))

    def refuse(self, state: AlhambraState, seat: int, action: Action) -> Refusal | None:
        if action.parts and pending_tile(state, action) >= 0:
            return Refusal("refused-place-later", "ALH-6.1", {})
        reserve = state.reserves[seat]
        if not reserve:
            return Refusal("refused-reserve-empty", "ALH-7.2", {})
        palace = state.palaces[seat]
        if not action.parts:
            for tile in reserve:
                if palace.fits(state.box.walls[tile]):
                    return None
            return Refusal("refused-fits-nowhere", "ALH-7.2", {"tile": state.box.tile_name(reserve[0])})
        tile = reserved_tile(state, seat, action)
        if tile < 0:
            return not_in_reserve(action, "ALH-7.2")
        if len(action.parts) == 1:
            if palace.fits(state.box.walls[tile]):
                return None
            return Refusal("refused-fits-nowhere", "ALH-7.2", {"tile": action.word(0)})
        return refuse_cell(state, seat, tile, action.word(1))

    def tries(self, state: AlhambraState, seat: int) -> list[Action]:
        if not state.reserves[seat]:
            return [PLACE()]
        cells = [cell_name(cell) for cell in cells_around(state, seat)]
        return [PLACE(state.box.tile_name(tile), cell) for tile in state.reserves[seat] for cell in cells]


@final
class Remove(Declared[AlhambraState]):
    """Put a tile of the Alhambra into the reserve (ALH-7.3)."""

    def __init__(self) -> None:
        super().__init__(REMOVE, REMOVED)

    def add(self, state: AlhambraState, seat: int, kind: int, out: list[int]) -> None:
        for cell in state.palaces[seat].removable():
            out.append(cell << KIND_BITS | kind)

    def apply(self, state: AlhambraState, seat: int, code: int) -> None:
        tile = state.palaces[seat].tile_at(code)
        state.palaces[seat] = state.palaces[seat].remove(code)
        state.keep(seat, tile)
        if state.log is not None:
            name = state.box.tile_name(tile)
            state.tell(Event("event-remove", "ALH-7.3", seat, {"tile": name, "cell": cell_name(code)}))
        tile_left(state, seat, tile)

    def refuse(self, state: AlhambraState, seat: int, action: Action) -> Refusal | None:
        palace = state.palaces[seat]
        if not action.parts:
            if palace.removable():
                return None
            built = [cell for cell in palace.cells() if cell != MIDDLE]
            if not built:
                return Refusal("refused-only-fountain", "ALH-7.3", {})
            return self.refuse(state, seat, REMOVE(cell_name(built[0])))  # none can go: why the first of them stays
        cell = cell_of(action.word(0))
        if cell < 0:
            return Refusal("refused-place-empty", "ALH-7.3", {"tile": "", "cell": action.word(0)})
        fault = removing_fault(palace, cell)
        if fault is None:
            return None
        rule = _REMOVING_RULES[fault.reason]
        return refusal_of(state, seat, fault, rule, named_at(state, seat, cell), action.word(0))

    def tries(self, state: AlhambraState, seat: int) -> list[Action]:
        return [REMOVE(cell_name(cell)) for cell in state.palaces[seat].cells()]


@final
class Swap(Declared[AlhambraState]):
    """Swap a tile of the reserve with one in the Alhambra (ALH-7.5)."""

    def __init__(self) -> None:
        super().__init__(SWAP, TILE, CELL)

    def add(self, state: AlhambraState, seat: int, kind: int, out: list[int]) -> None:
        palace = state.palaces[seat]
        cell_at = CELL.shift + KIND_BITS
        for tile in state.reserves[seat]:
            low = tile << KIND_BITS | kind
            for cell in palace.swaps(state.box.walls[tile]):
                out.append(cell << cell_at | low)

    def apply(self, state: AlhambraState, seat: int, code: int) -> None:
        tile = TILE.of(code)
        cell = CELL.of(code)
        old = state.palaces[seat].tile_at(cell)
        state.palaces[seat] = state.palaces[seat].swap(cell, tile)
        state.unkeep(seat, tile)
        state.keep(seat, old)
        if state.log is not None:
            state.tell(
                Event(
                    "event-swap",
                    "ALH-7.5",
                    seat,
                    {"tile": state.box.tile_name(tile), "old": state.box.tile_name(old), "cell": cell_name(cell)},
                )
            )
        tile_left(state, seat, old)

    def refuse(self, state: AlhambraState, seat: int, action: Action) -> Refusal | None:
        reserve = state.reserves[seat]
        if not reserve:
            return Refusal("refused-reserve-empty", "ALH-7.5", {})
        palace = state.palaces[seat]
        if not action.parts:
            for tile in reserve:
                if palace.swaps(state.box.walls[tile]):
                    return None
            return Refusal("refused-swaps-nowhere", "ALH-7.5", {"tile": state.box.tile_name(reserve[0])})
        tile = reserved_tile(state, seat, action)
        if tile < 0:
            return not_in_reserve(action, "ALH-7.5")
        if len(action.parts) == 1:
            if palace.swaps(state.box.walls[tile]):
                return None
            return Refusal("refused-swaps-nowhere", "ALH-7.5", {"tile": action.word(0)})
        cell = cell_of(action.word(1))
        if cell < 0:
            return Refusal("refused-place-empty", "ALH-7.5", {"tile": action.word(0), "cell": action.word(1)})
        fault = swapping_fault(palace, state.box.walls[tile], cell)
        if fault is None:
            return None
        return refusal_of(state, seat, fault, _SWAPPING_RULES[fault.reason], action.word(0), action.word(1))

    def tries(self, state: AlhambraState, seat: int) -> list[Action]:
        if not state.reserves[seat]:
            return [SWAP()]
        cells = [cell_name(cell) for cell in state.palaces[seat].cells()]
        return [SWAP(state.box.tile_name(tile), cell) for tile in state.reserves[seat] for cell in cells]
