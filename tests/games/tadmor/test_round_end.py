"""Chapter 14: the end of a round."""

from __future__ import annotations

import pytest

from tests.games.kit import refusal
from tests.games.tadmor.builder import table


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
