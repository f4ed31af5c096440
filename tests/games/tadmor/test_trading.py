"""Chapter 10, second part: trading, the two stores, and missions at any time. What figures bring is in `test_figures.py`."""

from __future__ import annotations

import pytest

from tests.games.kit import refusal, told
from tests.games.tadmor.builder import table


@pytest.mark.rule("TAD-10.5")
def test_the_two_markets() -> None:
    t = table(2).goods(0, wood=1, gold=1).stand(0, "ebla_market").acting()
    assert t.legal("trade") == {"trade wood gold 1", "trade wood marble 1"}
    assert t.refused("trade gold stone+stone 1") == refusal(
        "not-traded", "TAD-10.5", resource="gold", open=["wood", "stone"]
    )
    t = table(2).goods(0, wood=1, gold=1).stand(0, "palmyra_market").acting()
    assert len(t.legal("trade")) == 5
    assert t.refused("trade wood stone 1") == refusal("not-a-trade", "TAD-10.5", give="wood", get=["stone"])
    assert t.refused("trade gold marble 1").rule == "TAD-10.5"


@pytest.mark.rule("TAD-10.5")
@pytest.mark.parametrize(
    ("tile", "give", "get"),
    [("i1", "wood", "marble"), ("i2", "wood", "gold"), ("i3", "stone", "marble"), ("i4", "stone", "gold")],
)
def test_trade_tiles(tile: str, give: str, get: str) -> None:
    t = table(2).upgrades(0, tile).goods(0, wood=1, stone=1, marble=1, gold=1).acting()
    assert t.legal("trade") == {f"trade {give} {get} 1"}


@pytest.mark.rule("TAD-10.5")
@pytest.mark.parametrize(("tile", "give"), [("i23", "gold"), ("i24", "marble")])
def test_trade_tiles_for_two_basic_goods(tile: str, give: str) -> None:
    t = table(2).upgrades(0, tile).goods(0, wood=1, stone=1, marble=1, gold=1).acting()
    assert t.legal("trade") == {f"trade {give} {get} 1" for get in ("stone+stone", "stone+wood", "wood+wood")}


@pytest.mark.rule("TAD-10.5")
def test_without_market_or_tile_there_is_no_trade() -> None:
    t = table(2).goods(0, wood=1).hand(0, "k1").acting()
    assert t.refused("trade wood gold 1") == refusal("no-market", "TAD-10.5")


@pytest.mark.rule("TAD-10.6")
def test_what_is_given_comes_from_the_warehouse_what_is_received_is_traded() -> None:
    t = table(2).goods(0, wood=2).upgrades(0, "i1").traded(0, wood=3).acting()
    assert t.refused("trade wood marble 3") == refusal("traded-too-many", "TAD-10.6", resource="wood", count=2)
    assert t.refused("trade wood marble 0") == refusal("traded-none", "TAD-6.13", resource="wood")
    assert t.refused("trade wood gold 0") == refusal("not-a-trade", "TAD-10.5", give="wood", get=["gold"])
    heard = t.play("trade wood marble 1")
    assert told(heard, "trade")[0].parts == {"give": ["wood-1"], "get": ["marble-1"]}
    assert (t.stock(0), t.traded_stock(0)) == ({"wood": 1}, {"wood": 3, "marble": 1})


@pytest.mark.rule("TAD-10.6")
@pytest.mark.parametrize("way", ["discard k1 gold", "acquire gold", "turn_in k16 gold+gold+gold+gold+gold"])
def test_what_else_goes_to_the_traded_goods(way: str) -> None:
    t = table(2).upgrades(0, "i6", "i1").goods(0, wood=1).hand(0, "k1").fulfilled(0, "k16").acting()
    t.play(way)
    assert t.stock(0) == {"wood": 1}
    assert set(t.traded_stock(0)) == {"gold"}


@pytest.mark.rule("TAD-10.7")
def test_traded_goods_pay_first() -> None:
    t = (
        table(2)
        .goods(0, stone=3, wood=2)
        .traded(0, stone=1, wood=1)
        .hand(0, "k1")
        .stand(0, "damascus_tower_single")
        .acting()
    )
    t.play("tower damascus_tower_single single 2")
    assert (t.stock(0), t.traded_stock(0)) == ({"stone": 2, "wood": 1}, {})


@pytest.mark.rule("TAD-10.8")
def test_a_mission_is_given_away_for_a_resource_of_choice() -> None:
    t = table(2).hand(0, "k1", "k2").acting()
    assert len(t.legal("discard")) == 8
    assert t.refused("discard k3 gold") == refusal("not-in-hand", "TAD-10.8", mission="k3")
    assert t.refused("discard k1 straw") == refusal("no-such-resource", "TAD-1.1", resource="straw")
    heard = t.play("discard k1 marble")
    assert told(heard, "discard")[0].shown == (1,)
    assert t.view(None)["missions"]["discards"] == ["k1"]
    assert t.traded_stock(0) == {"marble": 1}


@pytest.mark.rule("TAD-10.9")
def test_resources_for_points_once_each_in_a_round() -> None:
    t = table(2).upgrades(0, "i6").hand(0, "k1").acting()
    t.play("acquire stone")
    assert t.points(0) == 9
    assert t.refused("acquire wood") == refusal("acquired-already", "TAD-10.9", resource="wood")
    t.play("acquire marble")
    assert t.points(0) == 7
    assert t.refused("acquire gold").rule == "TAD-10.9"
    assert t.traded_stock(0) == {"stone": 1, "marble": 1}
    t.play("end")
    t.acting()
    assert t.legal("acquire") == {f"acquire {name}" for name in ("wood", "stone", "marble", "gold")}


@pytest.mark.rule("TAD-10.9")
def test_without_the_tile_nothing_is_bought_for_points() -> None:
    t = table(2).hand(0, "k1").acting()
    assert t.refused("acquire wood") == refusal("no-such-upgrade-owned", "TAD-10.9")


@pytest.mark.rule("TAD-10.10")
@pytest.mark.parametrize(
    ("mission", "reward"), [("k13", "-"), ("k16", "gold+gold+gold+gold+gold"), ("k5", "-"), ("k11", "-")]
)
def test_missions_at_any_time(mission: str, reward: str) -> None:
    for window in ("upgrade", "building", "kingdom-tax"):
        t = table(2).round(4).display("i19").goods(0, wood=4, gold=2).upgrades(0, "i1").fulfilled(0, mission)
        t.stand(0, "palmyra_upgrade_1").acting()
        while t.asked() != window:
            t.play("end")
        t.play(f"turn_in {mission} {reward}")
        assert t.player(0)["returned"] == [mission]


@pytest.mark.rule("TAD-10.10")
def test_figures_by_mission_in_a_placement_turn_too() -> None:
    t = table(2).fulfilled(0, "k5", "k11", "k13", "k16").placing()
    assert t.legal("turn_in") == {"turn_in k5 -", "turn_in k11 -"}
    assert t.refused("turn_in k13 -") == refusal("other-window", "TAD-12.2", mission="k13", window="action")
