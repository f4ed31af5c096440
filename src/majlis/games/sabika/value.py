"""A guess at how much prestige a seat will end up with: what the players that are programs look at."""

from __future__ import annotations

from majlis.games.sabika.state import SabikaState


def value(state: SabikaState, seat: int) -> float:
    """The prestige that the seat may expect at the end of the match."""
    return float(state.prestige[seat]) + 0.3 * state.dinars[seat]
