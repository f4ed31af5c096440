"""Chapters 3, 14 and 15: the course of a round, its end, and the end of the match."""

from __future__ import annotations

import pytest

from majlis.games.tadmor.game import GAME
from tests.games.kit import refusal, told
from tests.games.tadmor.builder import seen, table


@pytest.mark.rule("TAD-3.1")
def test_the_phases_of_a_round() -> None:
    match = GAME.start(2, {}, "5")
    phases: list[str] = []
    chance = 1
    while seen(match)["round"] < 3:
        phase = seen(match)["phase"]
        if not phases or phases[-1] != phase:
            phases.append(phase)
        actions = match.actions()
        chance = (chance * 7 + 3) % 1009
        match.play(actions[chance % len(actions)])
    order = ["setup", "placement", "raiders", "upgrade", "building", "kingdom", "round_end"]
    rounds = " ".join(phases).split("placement")[1:]
    for one in rounds:
        found = [order.index(phase) for phase in one.split()]
        assert found == sorted(found)
    assert "building" in phases


@pytest.mark.rule("TAD-3.2")
def test_a_new_start_player_counts_from_the_next_round_on() -> None:
    t = table(3).goods(2, wood=1).upgrades(2, "i1").stand(1, "palmyra_start_player").acting()
    assert t.asks() == (2, "building")
    t.play("end")
    assert t.asks() == (1, "kingdom")
    t.play("lead palmyra_start_player wood")
    view = t.view(None)
    assert (view["round"], view["order"], view["start"]) == (2, [1, 2, 0], 1)


@pytest.mark.rule("TAD-3.3")
def test_decisions_at_the_same_point_come_in_turn_order() -> None:
    t = table(3).order(2)
    for seat in range(3):
        t.hand(seat, f"k{seat + 1}")
    t.acting()
    asked = []
    while t.asked() == "building":
        asked.append(t.match.actor)
        t.play("end")
    assert asked == [2, 0, 1]


@pytest.mark.rule("TAD-14.1")
def test_traded_goods_become_tradable_again() -> None:
    t = table(2).goods(0, wood=1).traded(0, gold=2, wood=1).ending()
    assert (t.stock(0), t.traded_stock(0)) == ({"wood": 2, "gold": 2}, {})


@pytest.mark.rule("TAD-14.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybodys_traded_goods_of_every_kind_come_to_the_warehouse(seats: int) -> None:
    t = table(seats)
    for seat in range(seats):
        t.goods(seat, stone=1).traded(seat, wood=1, stone=1, marble=1, gold=1)
    t.ending()
    for seat in range(seats):
        assert t.stock(seat) == {"wood": 1, "stone": 2, "marble": 1, "gold": 1}
        assert t.traded_stock(seat) == {}


@pytest.mark.rule("TAD-14.2", "TAD-11.7")
def test_the_warehouse_limit() -> None:
    t = table(2).order(1).goods(0, wood=9).traded(0, stone=1).goods(1, wood=4, gold=8).upgrades(1, "i33").ending()
    assert t.asks() == (0, "drop")
    assert t.match.prompt is not None
    assert t.match.prompt.facts == {"count": 2, "limit": 8}
    assert t.legal() == {"drop wood+wood", "drop stone+wood"}
    assert t.refused("drop wood") == refusal("drop-count", "TAD-14.2", count=2, chosen=1)
    assert t.refused("drop stone+stone") == refusal("payment-not-held", "TAD-14.2", pay=["stone-2"])
    t.play("drop stone+wood")
    assert t.stock(0) == {"wood": 8}
    assert t.asked() == "place"


@pytest.mark.rule("TAD-14.2", "TAD-3.3")
def test_everybody_above_the_limit_discards_in_turn_order() -> None:
    t = table(3).order(2)
    for seat in range(3):
        t.goods(seat, wood=9)
    t.ending()
    asked = []
    while t.asked() == "drop":
        asked.append(t.match.actor)
        t.play("drop wood")
    assert asked == [2, 0, 1]


@pytest.mark.rule("TAD-14.2")
def test_nobody_discards_after_the_last_round() -> None:
    t = table(2).round(9).goods(0, wood=20).ending()
    assert t.match.over


@pytest.mark.rule("TAD-14.3")
@pytest.mark.parametrize(("number", "scored"), [(1, 0), (3, 14), (6, 14), (7, 0)])
def test_towers_score_between_epochs(number: int, scored: int) -> None:
    t = table(2).round(number).tower(1, 7).ending()
    assert t.points(1) == 10 + scored
    assert t.points(0) == 10


@pytest.mark.rule("TAD-14.3", "TAD-7.5")
def test_the_display_is_replaced_with_the_epoch() -> None:
    t = table(3)
    left = t.view(None)["display"]
    undrawn = t.view(None)["undrawn"]
    t.round(3).ending()
    view = t.view(None)
    assert len(view["display"]) == 8
    assert all(19 <= int(tile[1:]) <= 36 for tile in view["display"])
    assert set(left) <= set(view["removed"])
    assert len(view["undrawn"]) == len(undrawn) + 18 - 8
    t.round(6).ending()
    later = t.view(None)
    assert all(int(tile[1:]) > 36 for tile in later["display"])
    assert later["undrawn"] == view["undrawn"], "what is left of epoch III joins nothing"


@pytest.mark.rule("TAD-14.4")
def test_the_round_marker_moves_on() -> None:
    assert table(2).round(4).ending().view()["round"] == 5
    assert table(2).round(9).ending().match.over


# the end


@pytest.mark.rule("TAD-15.1")
def test_what_the_end_adds() -> None:
    t = (
        table(2)
        .round(9)
        .tower(0, 6)
        .fulfilled(0, "k1", "k9")
        .fulfilled(0, "k16", returned=True)
        .temple(0, "roof", "statues")
    )
    t.precious(0, "jade", "silk").upgrades(0, "i38").ending()
    assert t.match.breakdown(0) == {
        "start": 10, "tower": 12, "missions": 12 + 14 + 4, "temples": 25 + 45, "precious_goods": 10, "end_bonuses": 12,
    }  # fmt: skip
    assert t.match.scores()[0] == sum(t.match.breakdown(0).values())
    assert {event.parts["source"] for event in told(t.begun, "final")} == {
        "missions",
        "temples",
        "precious_goods",
        "end_bonuses",
    }


@pytest.mark.rule("TAD-15.2")
@pytest.mark.parametrize(
    ("kinds", "points"), [(1, 5), (2, 10), (3, 15), (4, 25), (5, 35), (6, 45), (7, 60), (8, 75), (9, 90)]
)
def test_sets_by_number_of_kinds(kinds: int, points: int) -> None:
    t = table(2)
    t.precious(0, *t.box.kinds[:kinds])
    assert t.match.breakdown(0)["precious_goods"] == points
    t.precious(0, t.box.kinds[0])
    assert t.match.breakdown(0)["precious_goods"] == points + 5


@pytest.mark.rule("TAD-15.3")
def test_what_scores_nothing() -> None:
    t = table(2).round(9).goods(0, gold=8).hand(0, "k9", "k14").figures(0, 5, 4).ending()
    assert t.match.scores() == [10, 10]


@pytest.mark.rule("TAD-15.4")
def test_ties_are_broken_by_precious_goods_then_shared() -> None:
    t = table(3).round(9).precious(0, "silk").score(1, 15).score(2, 2).ending()
    assert t.match.scores() == [15, 15, 2]
    assert t.match.ranking() == [1, 2, 3]
    [tie] = t.match.ties()
    assert (tie.id, tie.facts) == (
        "event-tie-goods",
        {"first": 0, "second": 1, "points": 15, "more": 1, "less": 0},
    )
    assert told(t.begun, "tie-goods")[0].parts == tie.facts
    t = table(3).round(9).score(2, 2).ending()
    assert t.match.ranking() == [1, 1, 3]
    assert [tie.id for tie in t.match.ties()] == ["event-tie-shared"]
    assert told(t.begun, "over")[0].parts == {"winners": ["0", "1"]}


@pytest.mark.rule("TAD-15.1")
def test_where_points_come_from_is_told_for_every_seat() -> None:
    """The start, peace gifts, and a tax that nobody can pay: the same for each seat, and the parts make up the whole."""
    for seat in range(3):
        t = table(3).round(4).stand(seat, "antioch_peace_gifts").acting()
        t.end()
        parts = t.match.breakdown(seat)
        assert parts["peace_gifts"] == 2
        for other in range(3):
            assert sum(t.match.breakdown(other).values()) == t.match.scores()[other]
            assert ("peace_gifts" in t.match.breakdown(other)) is (other == seat)


@pytest.mark.rule("TAD-14.2")
@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_surplus_is_dropped_in_turn_order_among_four(start: int) -> None:
    t = table(4).order(start)
    for seat in range(4):
        t.goods(seat, wood=9, stone=1)
    t.acting()
    asked = []
    while t.asked() == "drop":
        asked.append(t.match.actor)
        t.play("drop wood+wood")
    assert asked == [seat % 4 for seat in range(start, start + 4)]
