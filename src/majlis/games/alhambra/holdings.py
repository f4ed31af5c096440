"""What a player has, as named counts: points, money by currency, buildings by type, the wall, and what the modules add."""

from __future__ import annotations

from typing import Final

from majlis.engine.holdings import Counts, Holding
from majlis.games.alhambra.box import CURRENCIES
from majlis.games.alhambra.scoring import counts_of
from majlis.games.alhambra.state import AlhambraState

_TYPES: Final = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
_MONEY: Final = ("florin", "dirham", "denar", "ducat")

HOLDINGS: Final = [
    Holding("points", "points"),
    *[Holding(name, name, "money", private=True) for name in _MONEY],
    Holding("cards", "card", "money"),
    Holding("exchange_cards", "exchange", "money", private=True),
    *[Holding(name, name, "buildings") for name in _TYPES],
    Holding("wall", "wall", "buildings"),
    Holding("reserve", "reserve", "buildings"),
    Holding("huts", "hut", "buildings"),
    Holding("vizier", "vizier", "modules"),
    Holding("bonus_hidden", "bonus", "modules"),
    Holding("bonus_open", "bonus", "modules"),
]
"""In reading order. Only the owner knows the value of the money cards in hand and which cards are exchange cards (ALH-17.3, 17.10); the
number of cards is public."""


def counts(state: AlhambraState, seat: int) -> Counts:
    """What that seat has; what belongs to a module that is not in use is left out."""
    out: Counts = {"points": state.total_of(seat)}
    for currency in range(CURRENCIES):
        out[_MONEY[currency]] = state.wealth(seat, currency)
    out["cards"] = state.hand_size(seat)
    if state.settings.exchange:
        out["exchange_cards"] = state.exchange[seat].bit_count()
    for name, count in zip(_TYPES, counts_of(state, seat)):
        out[name] = count
    out["wall"] = state.palaces[seat].longest_wall()
    out["reserve"] = len(state.reserves[seat])
    if state.huts is not None:
        out["huts"] = state.huts.owned[seat]
    if state.vizier is not None:
        out["vizier"] = 1 if state.vizier.is_active(seat) else 0
    if state.bonus is not None:
        out["bonus_hidden"] = state.bonus.hidden[seat].bit_count()
        out["bonus_open"] = state.bonus.open[seat].bit_count()
    return out
