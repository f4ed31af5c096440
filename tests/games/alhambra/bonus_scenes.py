"""What the tests of bonus cards share: the cards with their tiles, a table without any, what lies open, who is asked."""

from __future__ import annotations

from tests.games.alhambra.builder import Table, table

CARDS = {
    "bonus_pavilion_8": "pavilion_8_open",
    "bonus_seraglio_9": "seraglio_9_open",
    "bonus_arcades_9": "arcades_9_open",
    "bonus_arcades_10": "arcades_10_open",
    "bonus_chambers_10": "chambers_10_open",
    "bonus_chambers_11": "chambers_11_open",
    "bonus_garden_10": "garden_10_open",
    "bonus_garden_11": "garden_11_open",
    "bonus_tower_11": "tower_11_open",
    "bonus_tower_12": "tower_12_open",
}


def bare(seats: int = 3, more: str = "", auto: bool = True) -> Table:
    """A table at which nobody holds a bonus card yet."""
    t = table(seats, "bonus_cards" + more, bonus_auto_reveal_final=auto)
    for seat in range(seats):
        t.bonus(seat)
    return t


def shown(t: Table, seat: int) -> list[str]:
    """The revealed cards of a seat."""
    names: list[str] = t.player(seat)["bonus_open"]
    return names


def held(t: Table, seat: int) -> list[str]:
    """The hidden cards of a seat, as it sees them itself."""
    names: list[str] = t.player(seat, seat)["bonus_hand"]
    return names


def questions(t: Table) -> list[tuple[str, int]]:
    """Pass to every question of the scoring: the types and seats that were asked, in order."""
    out: list[tuple[str, int]] = []
    while t.asked() == "reveal":
        asked = t.match.prompt
        assert asked is not None
        out.append((str(asked.facts["type"]), asked.seat))
        t.play("pass")
    return out
