"""Chapter 11: the end of the game and the final scores."""

from __future__ import annotations

import pytest

from majlis.engine.chance import Chance
from majlis.games.al_rashid.game import GAME
from majlis.games.al_rashid.scoring import points
from tests.games.al_rashid.builder import Table, seen, table
from tests.games.kit import told

A, B, C = 0, 1, 2


def last_turn(seats: int = 2) -> Table:
    """One area is left; seat 0 visits it and ends the round with `ask -`."""
    return table(seats).put("trade", 0, "sage").goods(0, silk=1)


@pytest.mark.rule("RAS-11.1", "RAS-3.1")
def test_the_game_ends_with_the_fifth_resolution_phase() -> None:
    t = last_turn().round(5).land("silk_road", silk=1).turn(0)
    heard = t.play("ask -")
    assert t.match.over
    assert told(heard, "over")[0].rule == "RAS-11.1"
    assert t.left_on("silk_road") == {"silk": 1}  # no end of round
    assert told(heard, "crisis") == []


@pytest.mark.rule("RAS-11.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_whole_game_has_four_turn_crises(seats: int) -> None:
    match = GAME.start(seats, {}, "5")
    chance = Chance.of("5")
    while not match.over:
        codes = match.state.codes()
        match.play_code(codes[chance.below(len(codes))])
    assert seen(match)["round"] == 5
    assert len(seen(match)["crises"]["turns"]) == len(seen(match)["crises"]["left"]) == 4


@pytest.mark.rule("RAS-11.2", "RAS-EX-40")
def test_the_final_score_of_the_example() -> None:
    t = (
        table(4)
        .family(0, 2, 3, 4)
        .tokens(0, credit=9, influence=3, shame=2)
        .goods(0, silk=9)
        .hand(0, "red-4", "blue-4")
    )
    t.offices(
        0,
        "smuggler",
        "informer",
        "impostor",
        "favorites_maiden",
        "economist",
        "banker",
        "recruiter",
        "metal_importer",
        "law_expert",
    )
    found = t.match.breakdown(0)
    assert found["family_pasha"] + found["family_merchant"] + found["family_sage"] == 16
    assert sum(n for name, n in found.items() if name.startswith("offices_")) == 17
    assert (found["influence"], found["shame"]) == (3, -4)
    assert t.score(0) == sum(found.values()) == 32
    t.offices(0, "steward_of_the_city")
    assert t.score(0) == 38


@pytest.mark.rule("RAS-11.2")
def test_a_total_may_be_negative_and_goods_score_nothing() -> None:
    t = table().tokens(0, shame=9)
    assert t.score(0) == 6 - 18
    assert t.goods(0, silk=5, spice=5, metal=5).score(0) == 6 - 18
    assert t.hand(0, "red-4", "red-4").tokens(0, credit=9, shame=9).score(0) == 6 - 18
    assert points(t.state, 0) == t.match.scores()[0]


@pytest.mark.rule("RAS-11.2", "RAS-6.5")
def test_both_copies_of_an_office_count() -> None:
    t = table(4).offices(0, "strategist", "strategist", "raider")
    assert t.match.breakdown(0)["offices_military"] == 2 + 2 + 1
    assert t.score(0) == 6 + 5


@pytest.mark.rule("RAS-11.2")
def test_every_member_counts_wherever_it_is() -> None:
    t = table().family(0, 2, 1, 2).put("caliph", 0, "pasha", "sage")
    assert t.score(0) == 6 + 2 + 2


@pytest.mark.rule("RAS-11.3", "RAS-EX-41")
@pytest.mark.parametrize(
    ("goods", "winner"),
    [({"hardwood": 4}, A), ({"hardwood": 3, "pottery": 1}, A), ({"hardwood": 2, "pottery": 1, "metal": 1}, B)],
)
def test_ties_go_to_the_higher_value_of_goods(goods: dict[str, int], winner: int) -> None:
    t = table(2).order(B, A).goods(A, hardwood=1, pottery=1, metal=1).goods(B, **goods).tokens(B, credit=2)
    assert t.match.scores()[A] == t.match.scores()[B]
    assert t.match.ranking()[winner] == 1
    assert sorted(t.match.ranking()) == [1, 2]
    assert [tie.facts["first"] for tie in t.match.ties()] == [winner]


@pytest.mark.rule("RAS-11.3")
def test_then_the_earlier_in_the_final_turn_order_wins() -> None:
    t = table(3).order(C, A, B)
    assert t.match.ranking() == [2, 3, 1]
    assert [(tie.id, tie.facts["first"], tie.facts["second"]) for tie in t.match.ties()] == [
        ("event-tie-order", C, A),
        ("event-tie-order", A, B),
    ]
    t.state.pending = [B, C, A]  # a change that still waits is included
    assert t.match.ranking() == [3, 1, 2]
    assert [(tie.facts["first"], tie.facts["second"]) for tie in t.match.ties()] == [(B, C), (C, A)]
    t.goods(A, silk=1)
    assert t.match.ranking() == [1, 2, 3]
    assert [tie.id for tie in t.match.ties()] == ["event-tie-wealth", "event-tie-order"]
    t.tokens(C, influence=1)
    assert t.match.ranking() == [2, 3, 1]
