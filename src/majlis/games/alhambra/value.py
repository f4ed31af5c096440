"""A guess at how a seat will end up: what the greedy player looks at one step ahead."""

from __future__ import annotations

from majlis.games.alhambra.state import AlhambraState


def value(state: AlhambraState, seat: int) -> float:
    """Points now, and what the next scoring would bring."""
    return float(state.total_of(seat))
