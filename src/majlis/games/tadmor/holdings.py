"""What a player of Tadmor has, as named counts. Everything is public (TAD-17.1), except that of missions in hand only the number is."""

from __future__ import annotations

from typing import Final

from majlis.engine.holdings import Counts, Holding
from majlis.games.tadmor.box import CAMEL, COLOUR_NAMES, COLOURS, FIGURES, RESOURCE_NAMES, RESOURCES, SHIP, STAGES
from majlis.games.tadmor.scoring import total
from majlis.games.tadmor.state import TadmorState

HOLDINGS: Final = [
    Holding("points"),
    *[Holding(name, sign=name, group="resources") for name in RESOURCE_NAMES],
    Holding("camels_free", sign="camel", group="figures"),
    Holding("ships_free", sign="ship", group="figures"),
    Holding("camels", sign="camel", group="figures"),
    Holding("ships", sign="ship", group="figures"),
    Holding("tower", sign="tower", group="buildings"),
    Holding("temple_stages", sign="temple", group="buildings"),
    Holding("temples", sign="temple", group="buildings"),
    *[Holding(f"{colour}_goods", sign=colour, group="precious") for colour in COLOUR_NAMES],
    Holding("upgrades", sign="upgrade", group="cards"),
    Holding("missions", sign="mission", group="cards"),
    Holding("open_missions", sign="mission", group="cards"),
    Holding("returned_missions", sign="mission", group="cards"),
    Holding("raider_card", sign="raiders", group="cards"),
    Holding("start_marker", sign="start_player", group="cards"),
]


def count(state: TadmorState, seat: int) -> Counts:
    """The holdings of a seat. Resources count whichever store they are in (TAD-10.7); points are those of an end now (TAD-15.1)."""
    first = seat * FIGURES
    stages = state.temples[seat * STAGES : (seat + 1) * STAGES]
    out: Counts = {"points": total(state, seat)}
    for i, name in enumerate(RESOURCE_NAMES):
        out[name] = state.warehouse[seat * RESOURCES + i] + state.traded[seat * RESOURCES + i]
    out["camels_free"] = state.supply[first + CAMEL]
    out["ships_free"] = state.supply[first + SHIP]
    out["camels"] = state.figures[first + CAMEL]
    out["ships"] = state.figures[first + SHIP]
    out["tower"] = state.tower[seat]
    out["temple_stages"] = sum((stage + 1) * temples for stage, temples in enumerate(stages))
    out["temples"] = state.completed(seat)
    for colour in range(COLOURS):
        out[f"{COLOUR_NAMES[colour]}_goods"] = state.goods_of_colour(seat, colour)
    out["upgrades"] = state.upgrades[seat].bit_count()
    out["missions"] = state.hand[seat].bit_count()
    out["open_missions"] = (state.fulfilled[seat] & ~state.returned[seat]).bit_count()
    out["returned_missions"] = state.returned[seat].bit_count()
    out["raider_card"] = 1 if state.holder == seat else 0
    out["start_marker"] = 1 if state.next_start == seat else 0
    return out
