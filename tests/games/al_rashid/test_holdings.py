"""What a family has as named counts, who may know them, and what an action would change of them."""

from __future__ import annotations

import pytest

from majlis.games.al_rashid.game import GAME
from tests.games.al_rashid.builder import Table, table

PRIVATE = {"red_strength", "blue_strength"}


def changes(t: Table, notation: str, seat: int = 0) -> dict[str, int]:
    """What an outlook announces for certain, for one seat."""
    found = t.match.outlook(notation)
    return {change.name: change.low for change in found.changes if change.seat == seat and change.sure}


@pytest.mark.rule("RAS-5.2", "RAS-1.5")
def test_goods_are_counted_and_valued_tokens_are_not() -> None:
    t = table(2).goods(0, hardwood=2, silk=1).tokens(0, credit=3, influence=7, shame=2)
    counts = t.match.holdings(0)
    assert [counts[name] for name in ("hardwood", "pottery", "metal", "spice", "silk")] == [2, 0, 0, 0, 1]
    assert counts["wealth"] == 4
    assert (counts["credits"], counts["influence"], counts["shame"]) == (3, 7, 2)
    assert counts["points"] == t.match.scores()[0]


@pytest.mark.rule("RAS-1.3", "RAS-3.3")
def test_members_count_wherever_they_are_and_those_at_home_by_themselves() -> None:
    t = table(2).family(0, pasha=2, merchant=1, sage=3).put("trade", 0, "pasha", "sage")
    counts = t.match.holdings(0)
    assert (counts["pashas"], counts["merchants"], counts["sages"], counts["at_home"]) == (2, 1, 3, 4)


@pytest.mark.rule("RAS-8.5")
def test_two_offices_of_a_kind_count_twice() -> None:
    t = table(4).offices(0, "smuggler", "smuggler", "banker")
    assert t.match.holdings(0)["offices"] == 3


@pytest.mark.rule("RAS-13.1", "RAS-13.2")
def test_the_values_of_a_hand_are_counted_for_its_owner_only() -> None:
    t = table(2).hand(0, "red-3", "red-4", "blue-2")
    mine, others = t.match.holdings(0, 0), t.match.holdings(0, 1)
    assert (mine["red_tiles"], mine["blue_tiles"]) == (others["red_tiles"], others["blue_tiles"]) == (2, 1)
    assert (mine["red_strength"], mine["blue_strength"]) == (7, 2)
    assert set(mine) - set(others) == PRIVATE
    assert set(mine) - set(t.match.holdings(0)) == PRIVATE


@pytest.mark.rule("RAS-8.15", "RAS-9.6")
def test_a_strategist_makes_each_tile_stronger() -> None:
    t = table(4).hand(0, "red-3", "red-4", "blue-2").offices(0, "strategist", "strategist")
    mine = t.match.holdings(0, 0)
    assert (mine["red_strength"], mine["blue_strength"]) == (11, 4)


@pytest.mark.rule("RAS-3.4")
def test_placing_costs_a_piece_at_home_and_nothing_else() -> None:
    assert changes(table(2), "place sage trade") == {"at_home": -1}


@pytest.mark.rule("RAS-9.10")
def test_a_trade_brings_its_items_and_what_they_are_worth_beside_the_goods_there_are() -> None:
    t = table(2).put("silk_road", 0, "sage").put("trade", 1, "sage").put("wisdom", 1, "sage").goods(0, metal=1)
    t.resolve("silk_road")
    assert changes(t, "trade credit+silk+spice") == {"spice": 1, "silk": 1, "wealth": 5, "credits": 1, "at_home": 1}


@pytest.mark.rule("RAS-9.5")
def test_fleeing_costs_shame_and_points() -> None:
    t = table(2).put("sarmatia", 0, "sage").put("trade", 1, "sage").put("wisdom", 1, "sage").tiles("sarmatia", "red-3")
    t.hand(0, "red-2").resolve("sarmatia")
    assert changes(t, "flee") == {"points": -4, "shame": 2, "at_home": 1}


@pytest.mark.rule("RAS-8.11", "RAS-5.2")
def test_an_exchange_changes_what_goods_are_worth() -> None:
    t = table(2).put("trade", 0, "sage").put("wisdom", 1, "sage").offices(0, "smuggler").goods(0, hardwood=2).turn(0)
    t.play("activate smuggler")
    assert changes(t, "exchange hardwood silk") == {"hardwood": -1, "silk": 1, "wealth": 1}


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        ("en", "1 red tile", "5 red tiles"),
        ("de", "1 rotes Plättchen", "5 rote Plättchen"),
        ("ru", "1 красный жетон", "5 красных жетонов"),
    ],
)
def test_amounts_have_their_plural(language: str, one: str, many: str) -> None:
    words = GAME.words(language)
    assert (words.say("holding-red_tiles", count=1), words.say("holding-red_tiles", count=5)) == (one, many)
