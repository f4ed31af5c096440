"""Chapter 11: points, and who has won.

When the game ends (RAS-11.1) is in `turn.py`.
"""

from __future__ import annotations

from typing import Final

from majlis.engine.holdings import Remark
from majlis.engine.result import TieBreak, tie_remarks
from majlis.games.al_rashid.box import (
    DIFFERENT_GOODS,
    GOODS,
    INFLUENCE_HELD,
    OFFICES_OF,
    PALACES,
    PALACES_WITH_OFFICE,
    PIECES,
    Office,
)
from majlis.games.al_rashid.state import INFLUENCE, SHAME, RashidState


def offices_of(state: RashidState, seat: int, palace: int) -> int:
    """How many tiles of a palace a seat owns; copies count separately (RAS-8.5)."""
    out = 0
    for office in state.box.offices_of[palace]:
        out += state.owned(seat, office)
    return out


def measured(state: RashidState, seat: int, office: Office) -> int:
    """What an office with steps counts (RAS-8.27 to 8.34, 8.39)."""
    if office.measure == INFLUENCE_HELD:
        return state.token(seat, INFLUENCE)
    if office.measure == PALACES_WITH_OFFICE:
        return sum(1 for palace in range(PALACES) if offices_of(state, seat, palace))
    if office.measure == DIFFERENT_GOODS:
        return sum(1 for kind in range(GOODS) if state.stock[seat * GOODS + kind])
    if office.measure == OFFICES_OF:
        return offices_of(state, seat, office.measured)
    # MEMBERS_OF: a box has no other measure
    return state.members(seat, office.measured)


def step_reached(office: Office, measure: int, base: int) -> int:
    """The highest step that is reached replaces the base (RAS-8.5)."""
    out = base
    for least, gained in office.steps:
        if measure >= least:
            out = gained
    return out


def office_points(state: RashidState, seat: int, number: int) -> int:
    """What one tile of a kind is worth to its owner."""
    office = state.box.offices[number]
    if number not in state.box.scored:
        return office.points
    return step_reached(office, measured(state, seat, office), office.points)


def palace_points(state: RashidState, seat: int, palace: int) -> int:
    out = 0
    for office in state.box.offices_of[palace]:
        owned = state.owned(seat, office)
        if owned:
            out += owned * office_points(state, seat, office)
    return out


def influence_points(state: RashidState, seat: int) -> int:
    """RAS-1.9: at most five points, however many tokens."""
    return min(state.box.influence_cap, state.token(seat, INFLUENCE) * state.box.influence_points)


def shame_points(state: RashidState, seat: int) -> int:
    return state.token(seat, SHAME) * state.box.shame_points


def points(state: RashidState, seat: int) -> int:
    """RAS-11.2; during the game, as if it ended now."""
    out = influence_points(state, seat) + shame_points(state, seat)
    for piece in range(PIECES):
        out += state.members(seat, piece) * state.box.piece_points[piece]
    if state.offices[seat]:
        for palace in range(PALACES):
            out += palace_points(state, seat, palace)
    return out


def breakdown(state: RashidState, seat: int) -> dict[str, int]:
    """The same by source."""
    box = state.box
    out: dict[str, int] = {}
    for piece, name in enumerate(box.pieces):
        out[f"family_{name}"] = state.members(seat, piece) * box.piece_points[piece]
    for palace in range(PALACES):
        out[f"offices_{box.areas[palace]}"] = palace_points(state, seat, palace)
    out["influence"] = influence_points(state, seat)
    out["shame"] = shame_points(state, seat)
    return out


def ranking(state: RashidState) -> list[int]:
    """By points; ties go to the higher value of goods, then to the earlier in turn order, a waiting order included (RAS-11.3, R-42)."""
    order = state.pending or state.order
    keys: list[int] = []
    for seat in range(state.seats):
        late = order.index(seat) if seat in order else seat
        keys.append((points(state, seat) * WEALTH + min(state.wealth(seat), WEALTH - 1)) * SEATS - late)
    return [1 + sum(1 for other in keys if other > mine) for mine in keys]


def ties(state: RashidState) -> list[Remark]:
    """RAS-11.3: the value of goods decides between equal points, then the turn order."""
    order = state.pending or state.order
    seats = range(state.seats)
    wealth = TieBreak("event-tie-wealth", "RAS-11.3", [state.wealth(seat) for seat in seats])
    early = TieBreak("event-tie-order", "RAS-11.3", [-order.index(seat) if seat in order else -seat for seat in seats])
    return tie_remarks(list(seats), [points(state, seat) for seat in seats], "RAS-11.3", [wealth, early])


WEALTH: Final = 1 << 16
SEATS: Final = 8
