"""What a family of Al-Rashid has, as named counts. Only the values of mercenary tiles in hand are its own secret (RAS-13.1, 13.2)."""

from __future__ import annotations

from typing import Final

from majlis.engine.holdings import Counts, Holding
from majlis.games.al_rashid.box import BLUE, GOODS, MERCHANT, PASHA, PIECES, RED, SAGE
from majlis.games.al_rashid.mercenaries import in_hand
from majlis.games.al_rashid.scoring import points
from majlis.games.al_rashid.state import CREDIT, INFLUENCE, SHAME, RashidState

GOOD_NAMES: Final = ("hardwood", "pottery", "metal", "spice", "silk")
HOLDINGS: Final = [
    Holding("points"),
    *[Holding(name, sign=name, group="goods") for name in GOOD_NAMES],
    Holding("wealth", sign="gold", group="goods"),
    Holding("credits", sign="credit", group="tokens"),
    Holding("influence", sign="influence", group="tokens"),
    Holding("shame", sign="shame", group="tokens"),
    Holding("pashas", sign="pasha", group="family"),
    Holding("merchants", sign="merchant", group="family"),
    Holding("sages", sign="sage", group="family"),
    Holding("at_home", sign="home", group="family"),
    Holding("offices", sign="office", group="offices"),
    Holding("red_tiles", sign="red_tile", group="mercenaries"),
    Holding("blue_tiles", sign="blue_tile", group="mercenaries"),
    Holding("red_strength", sign="red_tile", group="mercenaries", private=True),
    Holding("blue_strength", sign="blue_tile", group="mercenaries", private=True),
]


def count(state: RashidState, seat: int) -> Counts:
    """The holdings of a seat; `wealth` is what its goods are worth in gold (RAS-5.2)."""
    first = seat * PIECES
    out: Counts = {"points": points(state, seat)}
    for kind, name in enumerate(GOOD_NAMES):
        out[name] = state.stock[seat * GOODS + kind]
    out["wealth"] = state.wealth(seat)
    out["credits"] = state.token(seat, CREDIT)
    out["influence"] = state.token(seat, INFLUENCE)
    out["shame"] = state.token(seat, SHAME)
    out["pashas"] = state.family[first + PASHA]
    out["merchants"] = state.family[first + MERCHANT]
    out["sages"] = state.family[first + SAGE]
    out["at_home"] = sum(state.home[first : first + PIECES])
    out["offices"] = state.offices[seat].bit_count() + state.seconds[seat].bit_count()
    out["red_tiles"] = in_hand(state, seat, RED)
    out["blue_tiles"] = in_hand(state, seat, BLUE)
    out["red_strength"] = strength(state, seat, RED)
    out["blue_strength"] = strength(state, seat, BLUE)
    return out


def strength(state: RashidState, seat: int, colour: int) -> int:
    """What all tiles of a colour in a hand would count in a combat, Strategists included (RAS-9.6, 8.15)."""
    box = state.box
    first = seat * box.types
    bonus = state.tile_bonus(seat)
    return sum(
        state.troops[first + kind] * (box.tile_values[kind] + bonus)
        for kind in range(box.types)
        if box.tile_colours[kind] == colour
    )
