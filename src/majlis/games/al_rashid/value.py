"""A guess at how many points a seat will end up with."""

from __future__ import annotations

from majlis.games.al_rashid.scoring import points
from majlis.games.al_rashid.state import RashidState


def value(state: RashidState, seat: int) -> float:
    return float(points(state, seat))
