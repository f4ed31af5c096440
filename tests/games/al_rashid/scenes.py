"""Scenes that many tests of Al-Rashid need: a visit to a palace, everything paid."""

from __future__ import annotations

from tests.games.al_rashid.builder import Table, table

RICH = {"hardwood": 9, "pottery": 9, "metal": 9, "spice": 9, "silk": 9}


def visit(palace: str, seats: int = 2, **goods: int) -> Table:
    """Seat 0 alone visits a palace; something is left to resolve afterwards."""
    t = (
        table(seats)
        .put(palace, 0, "sage")
        .put("silk_road", 1, "sage")
        .put("nilus_valley", 1, "merchant")
        .goods(0, **goods)
    )
    return t.resolve(palace)


def pay_all(t: Table) -> None:
    while t.asked() == "pay":
        t.play(str(t.match.actions()[0]))
