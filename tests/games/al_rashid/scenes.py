"""Scenes that many tests of Al-Rashid need: a visit to a palace, everything paid, an office that is bought or owned."""

from __future__ import annotations

from majlis.games.al_rashid.game import GAME
from tests.games.al_rashid.builder import Table, table

BOX = GAME.read_box(None)
RICH = {"hardwood": 9, "pottery": 9, "metal": 9, "spice": 9, "silk": 9}
PRINTED = {
    "smuggler": (3, 1), "plotter": (3, 1), "informer": (3, 1), "impostor": (6, 1),
    "strategist": (6, 2), "recruiter": (6, 1), "raider": (6, 1), "negotiator": (3, 1),
    "lore_master": (8, 1), "enchanter": (12, 0), "diplomat": (8, 2), "banker": (6, 2),
    "trader": (7, 1), "hardwood_importer": (7, 2), "pottery_importer": (7, 2), "metal_importer": (7, 2),
    "aide_to_the_qadi": (15, 0), "steward_of_the_city": (15, 0), "warehouse_keeper": (15, 0), "favorites_maiden": (15, 0),
    "weapon_master": (15, 3), "dean_of_the_academy": (15, 0), "economist": (15, 0), "counselor_to_the_caliph": (15, 0),
    "treasurer": (3, 1), "agha": (7, 1), "silk_monopolist": (3, 1), "spice_monopolist": (3, 1),
    "astrologist": (3, 0), "law_expert": (6, 1), "quartermaster": (3, 0), "alchemist": (3, 0),
}  # fmt: skip
"""The price and the points of every office."""


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


def owner(*offices: str, seats: int = 2, **goods: int) -> Table:
    """It is seat 0's turn, with these offices; a sage of its own and two pieces of seat 1 are on the board."""
    t = (
        table(seats)
        .offices(0, *offices)
        .goods(0, **goods)
        .put("silk_road", 0, "sage")
        .put("trade", 1, "sage")
        .put("wisdom", 1, "merchant")
    )
    return t.turn(0)


def buy(office: str, seats: int = 2, **goods: int) -> Table:
    """Seat 0 alone visits the palace of an office and buys it, with plenty of goods unless others are said."""
    palace = BOX.areas[BOX.offices[BOX.office_numbers[office]].guild]
    t = (
        table(seats)
        .put(palace, 0, "pasha")
        .put("silk_road", 1, "sage")
        .put("nilus_valley", 1, "merchant")
        .goods(0, **(goods or RICH))
    )
    t.resolve(palace)
    return t


def bought(t: Table, wish: str) -> Table:
    t.play(f"ask {wish}")
    if t.asked() == "pay":
        t.play(str(t.match.actions()[0]))
    return t
