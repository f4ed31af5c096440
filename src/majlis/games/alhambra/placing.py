"""Chapter 6: placing what was bought or taken.

Where a tile fits (ALH-6.4 to 6.10) is in `palace.py`, why it does not, in `faults.py`.
"""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Action, Facts, Refusal
from majlis.engine.events import Event
from majlis.engine.parts import Declared
from majlis.engine.step import KIND_BITS, Menu, Offer, Routine
from majlis.games.alhambra.cells import LETTERS, SIDES, neighbour, opposite
from majlis.games.alhambra.faults import Fault, placing_fault
from majlis.games.alhambra.palace import EMPTY, FOUNTAIN
from majlis.games.alhambra.parts import CELL, TILE, cell_name, cell_of
from majlis.games.alhambra.state import AlhambraState
from majlis.games.alhambra.verbs import GIVE, KEEP, PLACE

_SIDE_OF: Final[dict[str, int]] = dict(zip(LETTERS, SIDES, strict=True))
_FAULT_RULES: Final = {
    "occupied": "ALH-6.4",
    "no_contact": "ALH-6.6",
    "sides": "ALH-6.7",
    "unreachable": "ALH-6.8",
    "gap": "ALH-6.9",
}


def refuse_cell(state: AlhambraState, seat: int, tile: int, name: str) -> Refusal | None:
    """Why a tile may not go there, by the building rules."""
    cell = cell_of(name)
    palace = state.palaces[seat]
    tile_name = state.box.tile_name(tile)
    if cell < 0:
        return Refusal("refused-place-no-contact", "ALH-6.6", {"tile": tile_name, "cell": name})
    fault = placing_fault(palace, state.box.walls[tile], cell)
    return None if fault is None else refusal_of(state, seat, fault, _FAULT_RULES[fault.reason], tile_name, name)


def refusal_of(state: AlhambraState, seat: int, fault: Fault, rule: str, tile_name: str, cell: str) -> Refusal:
    """A fault with the cell to point at, the tile there, and the sides that meet; `wall` says which of the two has a wall."""
    facts: Facts = {"tile": tile_name, "cell": cell}
    if fault.cell >= 0:
        facts["other"] = cell_name(fault.cell)
        neighbour = named_at(state, seat, fault.cell)
        if neighbour and neighbour != tile_name:
            facts["neighbour"] = neighbour
    if fault.side:
        meets = opposite(_SIDE_OF[fault.side])
        facts["side"] = fault.side
        facts["meets"] = LETTERS[SIDES.index(meets)]
        facts["wall"] = "theirs" if state.palaces[seat].walls_at(fault.cell) & meets else "mine"
    return Refusal("refused-place-" + fault.reason.replace("_", "-"), rule, facts)


def named_at(state: AlhambraState, seat: int, cell: int) -> str:
    """The name of what lies on a cell, "" for nothing."""
    tile = state.palaces[seat].tile_at(cell)
    if tile == EMPTY:
        return ""
    return "fountain" if tile == FOUNTAIN else state.box.tile_name(tile)


def cells_around(state: AlhambraState, seat: int) -> list[int]:
    """The empty cells that touch the Alhambra: where a person would point."""
    taken = state.palaces[seat].cells()
    around = {neighbour(cell, side) for cell in taken for side in (1, 2, 4, 8)}
    return sorted(around.difference(taken))


def pending_tile(state: AlhambraState, action: Action) -> int:
    """The pending tile that an action names; -1 if it is not pending."""
    tile = state.box.tile_numbers.get(action.word(0), -1)
    return tile if tile in state.pending else -1


def not_pending(action: Action) -> Refusal:
    return Refusal("refused-not-pending", "ALH-6.1", {"tile": action.word(0)})


@final
class PlacePending(Declared[AlhambraState]):
    """Put a pending tile into the Alhambra under the building rules (ALH-6.1, 6.4 to 6.9)."""

    def __init__(self) -> None:
        super().__init__(PLACE, TILE, CELL)

    def add(self, state: AlhambraState, seat: int, kind: int, out: list[int]) -> None:
        palace = state.palaces[seat]
        cell_at = CELL.shift + KIND_BITS
        for tile in state.pending:
            low = tile << KIND_BITS | kind
            for cell in palace.fits(state.box.walls[tile]):
                out.append(cell << cell_at | low)

    def apply(self, state: AlhambraState, seat: int, code: int) -> None:
        tile = TILE.of(code)
        cell = CELL.of(code)
        state.pending.remove(tile)
        state.build(seat, cell, tile)
        if state.log is not None:
            name = state.box.tile_name(tile)
            state.tell(Event("event-place", "ALH-6.1", seat, {"tile": name, "cell": cell_name(cell)}))

    def refuse(self, state: AlhambraState, seat: int, action: Action) -> Refusal | None:
        palace = state.palaces[seat]
        if not action.parts:
            for tile in state.pending:
                if palace.fits(state.box.walls[tile]):
                    return None
            return Refusal("refused-fits-nowhere", "ALH-6.7", {"tile": state.box.tile_name(state.pending[0])})
        tile = pending_tile(state, action)
        if tile < 0:
            return not_pending(action)
        if len(action.parts) == 1:
            if palace.fits(state.box.walls[tile]):
                return None
            return Refusal("refused-fits-nowhere", "ALH-6.7", {"tile": action.word(0)})
        return refuse_cell(state, seat, tile, action.word(1))

    def tries(self, state: AlhambraState, seat: int) -> list[Action]:
        cells = [cell_name(cell) for cell in cells_around(state, seat)]
        return [PLACE(state.box.tile_name(tile), cell) for tile in state.pending for cell in cells]


@final
class KeepPending(Declared[AlhambraState]):
    """Put a pending tile into the reserve, which is always allowed (ALH-6.2)."""

    def __init__(self) -> None:
        super().__init__(KEEP, TILE)

    def add(self, state: AlhambraState, seat: int, kind: int, out: list[int]) -> None:
        for tile in state.pending:
            out.append(tile << KIND_BITS | kind)

    def apply(self, state: AlhambraState, seat: int, code: int) -> None:
        state.pending.remove(code)
        state.keep(seat, code)
        if state.log is not None:
            state.tell(Event("event-keep", "ALH-6.2", seat, {"tile": state.box.tile_name(code)}))

    def refuse(self, state: AlhambraState, seat: int, action: Action) -> Refusal | None:
        return not_pending(action) if action.parts and pending_tile(state, action) < 0 else None

    def tries(self, state: AlhambraState, seat: int) -> list[Action]:
        return [KEEP(state.box.tile_name(tile)) for tile in state.pending]


@final
class GivePending(Declared[AlhambraState]):
    """Give a bought tile to Dirk (ALH-11.6); huts and last tiles cannot be given."""

    def __init__(self) -> None:
        super().__init__(GIVE, TILE)

    def add(self, state: AlhambraState, seat: int, kind: int, out: list[int]) -> None:
        for tile in state.pending:
            if not state.is_hut(tile):
                out.append(tile << KIND_BITS | kind)

    def apply(self, state: AlhambraState, seat: int, code: int) -> None:
        state.pending.remove(code)
        state.dirk = bytes(sorted(state.dirk + bytes([code])))
        if state.log is not None:
            state.tell(Event("event-give", "ALH-11.6", seat, {"tile": state.box.tile_name(code)}))

    def refuse(self, state: AlhambraState, seat: int, action: Action) -> Refusal | None:
        if not action.parts:
            for tile in state.pending:
                if not state.is_hut(tile):
                    return None
            return Refusal("refused-give-hut", "ALH-15.11", {"tile": state.box.tile_name(state.pending[0])})
        tile = pending_tile(state, action)
        if tile < 0:
            return not_pending(action)
        if state.is_hut(tile):
            return Refusal("refused-give-hut", "ALH-15.11", {"tile": action.word(0)})
        return None

    def tries(self, state: AlhambraState, seat: int) -> list[Action]:
        return [GIVE(state.box.tile_name(tile)) for tile in state.pending]


@final
class Placing(Menu[AlhambraState]):
    """Dispose of one pending tile; asked until none is left (ALH-6.1, 6.3)."""

    def __init__(self, seat: int, gives: bool) -> None:
        offers: list[Offer[AlhambraState]] = [PlacePending(), KEEPING]
        if gives:
            offers.append(GivePending())
        super().__init__(seat, "prompt-place", "ALH-6.1", offers)
        self.gives = gives
        """Whether tiles may go to Dirk (ALH-11.6)."""

    def put(self, state: AlhambraState) -> None:
        """Ask about the pending tiles, unless everybody sees that they can only go into the reserve (ALH-6.2)."""
        if not state.settings.skips_forced or self.fits_any(state):
            state.steps.append(self)
        elif self.gives:
            self.ask_unless_forced(state)
        else:
            for tile in state.pending[:]:
                KEEPING.apply(state, self.seat, tile)

    def fits_any(self, state: AlhambraState) -> bool:
        """Whether a pending tile can be placed."""
        palace = state.palaces[self.seat]
        return any(palace.fits(state.box.walls[tile]) for tile in state.pending)

    def apply(self, state: AlhambraState, code: int) -> None:
        super().apply(state, code)
        if state.pending:
            self.put(state)

    def facts(self, state: AlhambraState) -> Facts:
        return {"tiles": [state.box.tile_name(tile) for tile in state.pending]}


@final
class Placement(Routine[AlhambraState]):
    """Step 2 of a turn, and the end of a special purchase. With two players bought tiles may go to Dirk."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.alone = Placing(seat, False)
        self.with_dirk = Placing(seat, True)

    def run(self, state: AlhambraState) -> None:
        if state.pending:
            menu = self.with_dirk if state.has_dirk else self.alone
            menu.put(state)


KEEPING: Final = KeepPending()
PLACEMENTS: Final = [Placement(seat) for seat in range(6)]
