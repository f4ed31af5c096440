"""Chapter 13: personal tiles, action spaces of their owner's own.

Raiders and swaps look at the board only (`raiders.py`, `rewards.py`). The figure that buys a tile moves onto it in `upgrades.py`.
"""

from __future__ import annotations

from majlis.engine.events import Event
from majlis.games.tadmor.state import TadmorState
from majlis.games.tadmor.upgrades import take_tile


def owns_place(state: TadmorState, seat: int, place: int) -> bool:
    """Whether a personal tile is the seat's (TAD-13.1); a board space is everybody's."""
    count = state.box.space_count
    return place < count or state.upgrades[seat] >> state.box.personal[place - count] & 1 == 1


def take_free(state: TadmorState, seat: int, tile: int) -> None:
    """A tile that no figure bought; a personal one is empty until the next placement phase (TAD-13.2)."""
    if state.log is not None:
        state.tell(Event("event-take", "TAD-12.1", seat, {"upgrade": state.box.upgrades[tile].id}))
    take_tile(state, seat, tile)


def offers_here(state: TadmorState, seat: int, place: int, action: int) -> bool:
    """TAD-13.3: whether a figure there may do that; a personal tile does not repeat what was chosen on the board."""
    if not state.stands(seat, place) or not state.box.actions[place] >> action & 1:
        return False
    if place < state.box.space_count:
        return True
    tile = state.box.upgrades[state.box.personal[place - state.box.space_count]]
    return tile.repeats or not state.stood[seat] >> action & 1
