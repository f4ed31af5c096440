"""What a player has as named counts, and what an action would change of it."""

from __future__ import annotations

import pytest

from majlis.games.tadmor.game import GAME
from tests.games.tadmor.builder import Table, table


def changes(t: Table, notation: str, seat: int = 0) -> dict[str, int]:
    """What an outlook announces for certain, for one seat."""
    found = t.match.outlook(notation)
    assert all(change.sure for change in found.changes)
    return {change.name: change.low for change in found.changes if change.seat == seat}


@pytest.mark.rule("TAD-1.10", "TAD-10.7")
def test_resources_count_whichever_store_they_are_in() -> None:
    t = table(2).goods(0, wood=2, gold=1).traded(0, gold=3).acting()
    counts = t.match.holdings(0, 1)
    assert [counts[name] for name in ("wood", "stone", "marble", "gold")] == [2, 0, 0, 4]


@pytest.mark.rule("TAD-17.1", "TAD-17.2")
def test_everything_is_open_but_the_cards_of_a_hand_are_only_counted() -> None:
    t = table(3).hand(1, "k1", "k2").fulfilled(1, "k5").fulfilled(1, "k6", returned=True).holds(1, "ebla")
    t.tower(1, 4).temple(1, "roof").precious(1, "silk", "jade").upgrades(1, "i1").acting()
    assert t.match.holdings(1, 0) == t.match.holdings(1, 1)
    counts = t.match.holdings(1)
    assert (counts["missions"], counts["open_missions"], counts["returned_missions"]) == (2, 1, 1)
    assert (counts["tower"], counts["temple_stages"], counts["temples"]) == (4, 3, 0)
    assert (counts["grey_goods"], counts["yellow_goods"], counts["red_goods"]) == (0, 1, 1)
    assert (counts["upgrades"], counts["raider_card"], counts["start_marker"]) == (1, 1, 0)
    assert counts["points"] == t.match.scores()[1]


@pytest.mark.rule("TAD-4.1")
def test_placing_costs_a_free_figure_and_nothing_else() -> None:
    assert changes(table(2).placing(), "place camel palmyra_market") == {"camels_free": -1}


@pytest.mark.rule("TAD-7.1")
def test_buying_an_upgrade_changes_its_price_the_tile_and_the_figure() -> None:
    t = table(2).goods(0, wood=2).display("i5", "i6").stand(0, "palmyra_upgrade_1").acting()
    assert changes(t, "buy i5 wood") == {"wood": -1, "camels_free": 1, "upgrades": 1}


@pytest.mark.rule("TAD-8.1", "TAD-15.1")
def test_tower_levels_cost_their_price_and_count_two_points_each() -> None:
    t = table(2).goods(0, stone=4, wood=9).tower(0, 5).stand(0, "damascus_tower_single").acting()
    expected = {"points": 4, "stone": -4, "camels_free": 1, "tower": 2}
    assert changes(t, "tower damascus_tower_single single 2") == expected


@pytest.mark.rule("TAD-8.6")
def test_a_traitor_takes_levels_from_another() -> None:
    t = table(2).round(7).goods(0, wood=1).tower(1, 6).hand(0, "k1").stand(0, "damascus_traitor").acting()
    assert changes(t, "betray damascus_traitor seat-1", 1) == {"points": -4, "tower": -2}


@pytest.mark.rule("TAD-12.1")
def test_a_mission_turned_in_counts_half() -> None:
    t = table(2).fulfilled(0, "k18").acting()
    expected = {"points": -4, "gold": 5, "open_missions": -1, "returned_missions": 1}
    assert changes(t, "turn_in k18 gold+gold+gold+gold+gold") == expected


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        ("en", "1 tower level", "5 tower levels"),
        ("de", "1 Turmstufe", "5 Turmstufen"),
        ("ru", "1 ярус башни", "5 ярусов башни"),
    ],
)
def test_amounts_have_their_plural(language: str, one: str, many: str) -> None:
    words = GAME.words(language)
    assert (words.say("holding-tower", count=1), words.say("holding-tower", count=5)) == (one, many)
