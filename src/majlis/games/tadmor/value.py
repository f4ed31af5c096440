"""A guess at how many points a seat will end up with: what the players that are programs look at."""

from __future__ import annotations

from majlis.games.tadmor.scoring import total
from majlis.games.tadmor.state import TadmorState


def value(state: TadmorState, seat: int) -> float:
    """The points that the seat may expect at the end of the match."""
    return float(total(state, seat))
