"""The worked examples of the rules, the complete round first of all."""

from __future__ import annotations

import pytest

from tests.games.kit import refusal, told
from tests.games.tadmor.builder import Table, table

RED, BLUE = 0, 1


def example_round() -> Table:
    """Before round 2 of the example: the attack slot is staged."""
    t = table(2).round(2).slot("euphrates")
    t.upgrades(RED, "i1", "i14").tower(RED, 3).goods(RED, wood=2, gold=1).hand(RED, "k1", "k2").holds(RED, "south_sea")
    t.upgrades(BLUE, "i4").precious(BLUE, "incense").fulfilled(BLUE, "k16").goods(BLUE, wood=2, marble=1).hand(
        BLUE, "k3"
    )
    t.display("i5", "i6", "i8", "i9", "i10", "i11")
    return t


def stores(t: Table, seat: int) -> tuple[dict[str, int], dict[str, int]]:
    return t.stock(seat), t.traded_stock(seat)


def play_example_round(t: Table, levels: int) -> None:
    """The round up to its end, Red building that many paid levels."""
    t.placing()
    t.play(
        "place camel damascus_tower_double", "place ship south_sea_stone_ship_1",
        "place camel palmyra_upgrade_1", "place ship euphrates_precious_yellow",
        "place ship north_sea_wood_ship_1", "place camel palmyra_market",
        "place camel antioch_caravan", "place camel raiders",
        "place ship euphrates_gold_ship",
    )  # fmt: skip
    heard = t.play("place camel palmyra_upgrade_2")
    assert [event.parts["region"] for event in told(heard, "revealed")] == ["south_sea"]
    assert told(heard, "attacked")[0].parts["spaces"] == ["south_sea_stone_ship_1"]
    assert t.view(None)["raiders"]["slot"] == "south_sea"
    assert t.asks() == (BLUE, "hire")
    assert t.legal() == {
        f"hire {region}" for region in ("palmyra", "ebla", "damascus", "north_sea", "euphrates", "antioch")
    }
    t.play("hire ebla")
    assert (stores(t, RED), stores(t, BLUE)) == (({"wood": 2, "gold": 1}, {}), ({"wood": 2, "marble": 1}, {}))
    assert t.asks() == (RED, "upgrade")
    t.play("resolve euphrates_gold_ship")
    assert stores(t, RED) == ({"wood": 2, "gold": 3}, {})
    t.play("buy i10 wood")
    assert stores(t, RED) == ({"wood": 1, "gold": 3}, {})
    assert t.asks() == (BLUE, "upgrade")
    t.play("buy i5 wood")
    assert stores(t, BLUE) == ({"wood": 1, "marble": 1}, {})
    assert t.asks() == (RED, "building")
    assert stores(t, RED) == ({"wood": 5, "gold": 3}, {})
    t.play("trade wood marble 2")
    assert stores(t, RED) == ({"wood": 3, "gold": 3}, {"marble": 2})
    t.play(f"tower damascus_tower_double double {levels}")
    assert stores(t, RED) == ({"wood": 2, "gold": 3}, {})
    assert t.camels(RED) == 4
    t.play("end")
    assert t.asks() == (BLUE, "building")
    t.play("trade wood marble 1", "trade marble stone+stone 1")
    assert stores(t, BLUE) == ({}, {"marble": 1, "stone": 2})
    t.play("turn_in k16 marble+marble+stone+stone+stone")
    assert stores(t, BLUE) == ({}, {"marble": 3, "stone": 5})
    top = t.view(None)["precious"][1]["top"]
    t.play(f"precious euphrates_precious_yellow {top} stone+stone+stone+stone+stone")
    assert stores(t, BLUE) == ({}, {"marble": 3})
    t.play("end")


@pytest.mark.rule("TAD-EX-30")
def test_the_complete_example_round() -> None:
    t = example_round()
    play_example_round(t, 1)
    assert t.state.round == 3
    assert t.asks() == (RED, "place")
    assert (stores(t, RED), stores(t, BLUE)) == (({"wood": 2, "gold": 3}, {}), ({"marble": 3}, {}))
    assert (t.height(RED), t.camels(RED), t.ships(RED)) == (5, 4, 2)
    assert t.owned(RED) == ["i1", "i10", "i14"]
    assert t.owned(BLUE) == ["i4", "i5"]
    blue = t.player(BLUE)
    assert sum(blue["precious"].values()) == 2
    assert blue["precious"]["incense"] == 1
    assert (blue["fulfilled"], blue["returned"]) == ([], ["k16"])
    assert t.view(None)["raiders"]["holder"] == BLUE
    assert [t.points(RED), t.points(BLUE)] == [10, 10]


@pytest.mark.rule("TAD-EX-30")
def test_the_example_round_with_the_whole_pair_ends_one_level_higher_for_the_same_price() -> None:
    t = example_round()
    play_example_round(t, 2)
    assert t.height(RED) == 6


@pytest.mark.rule("TAD-EX-30")
def test_blues_position_arises_from_the_first_round() -> None:
    """Seat 2 with an extra stone, a stone ship, 4 stone for 4 gold, a grey good and K16."""
    t = table(2).order(RED).upgrades(BLUE, "i4").goods(BLUE, wood=2, stone=3, marble=1, gold=1).hand(BLUE, "k16", "k3")
    t.stand(BLUE, "south_sea_stone_ship_1", "south_sea_precious_grey", "palmyra_mission_fulfil").acting()
    t.play("trade stone gold 4")
    grey = t.view(None)["precious"][0]["top"]
    t.play(
        f"precious south_sea_precious_grey {grey} gold+gold+gold",
        "fulfil palmyra_mission_fulfil k16 gold+gold+stone+stone",
    )
    assert stores(t, BLUE) == ({"wood": 2, "marble": 1}, {})


# towers


@pytest.mark.rule("TAD-EX-1")
def test_single_levels_across_a_border_cost_each_its_own_price() -> None:
    t = table().tower(0, 8).goods(0, stone=7).stand(0, "damascus_tower_single").acting()
    t.play("tower damascus_tower_single single 3")
    assert (t.height(0), t.stock(0)) == (11, {})


@pytest.mark.rule("TAD-EX-2")
def test_a_pair_across_a_border_is_paid_at_the_lower_price() -> None:
    t = table().tower(0, 4).goods(0, wood=1, marble=2).stand(0, "damascus_tower_double").acting()
    t.play("tower damascus_tower_double double 2")
    assert (t.height(0), t.stock(0)) == (6, {})


@pytest.mark.rule("TAD-EX-3")
def test_a_pair_without_wood() -> None:
    t = table().tower(0, 6).upgrades(0, "i18").goods(0, wood=2, marble=2).stand(0, "damascus_tower_double").acting()
    t.play("tower damascus_tower_double double 2")
    assert (t.height(0), t.stock(0)) == (8, {"wood": 2})


@pytest.mark.rule("TAD-EX-4")
def test_a_free_level_between_paid_single_ones() -> None:
    t = table().tower(0, 3).upgrades(0, "i14").goods(0, wood=1, stone=3).stand(0, "damascus_tower_single").acting()
    t.play("tower damascus_tower_single single 2")
    assert (t.height(0), t.stock(0)) == (6, {})


@pytest.mark.rule("TAD-EX-5")
def test_a_free_level_within_a_pair() -> None:
    t = table().tower(0, 8).upgrades(0, "i14").goods(0, wood=2, marble=2).stand(0, "damascus_tower_double").acting()
    t.play("tower damascus_tower_double double 2")
    assert (t.height(0), t.stock(0)) == (11, {})


@pytest.mark.rule("TAD-EX-6")
def test_a_free_level_returns_after_the_whole_destruction() -> None:
    t = table().round(7).tower(0, 10).tower(1, 16).upgrades(1, "i14").stand(0, "damascus_traitor").acting()
    heard = t.play("betray damascus_traitor seat-1")
    assert t.height(1) == 15
    assert told(heard, "betray")[0].parts == {"target": 1, "levels": 2, "height": 14}


@pytest.mark.rule("TAD-EX-28")
def test_a_free_level_comes_at_once_with_the_tile() -> None:
    t = table().tower(0, 4).display("i14").goods(0, wood=1).stand(0, "palmyra_upgrade_1").acting()
    t.play("buy i14 wood")
    assert t.height(0) == 5


@pytest.mark.rule("TAD-EX-28")
def test_a_free_level_between_those_of_a_mission() -> None:
    t = table().tower(0, 8).upgrades(0, "i14").fulfilled(0, "k7").acting()
    t.play("turn_in k7 -")
    assert t.height(0) == 11


@pytest.mark.rule("TAD-EX-7")
@pytest.mark.parametrize(("seat", "gain"), [(1, 4), (2, 0)])
def test_war_supplies_bring_the_difference_to_the_lowest_tower(seat: int, gain: int) -> None:
    t = table().tower(0, 15).tower(1, 11).tower(2, 7).stand(seat, "antioch_war_supplies").acting()
    assert t.points(seat) == 10 + gain


# temples and goods


@pytest.mark.rule("TAD-EX-8")
def test_a_roof_replaces_the_colonnade() -> None:
    t = table().temple(0, "colonnade").goods(0, wood=3, marble=4).stand(0, "ebla_temple").acting()
    t.play("temple ebla_temple roof marble+marble+marble+marble+wood+wood+wood")
    assert t.player(0)["temples"] == ["roof"]
    assert t.match.breakdown(0)["temples"] == 25
    assert t.view(None)["temple_cards"] == {"foundation": 4, "colonnade": 4, "roof": 3, "statues": 4}


@pytest.mark.rule("TAD-EX-9")
@pytest.mark.parametrize(("red", "green", "bought"), [(0, 1, "jade"), (1, 0, "porcelain")])
def test_prizes_come_before_the_purchases_of_later_players(red: int, green: int, bought: str) -> None:
    t = table(2).stack(2, "silk", "oils").stack(1, "porcelain", "jade", "ivory").temple(red, "roof")
    t.goods(red, marble=4, gold=4).stand(red, "ebla_temple").goods(green, stone=5).stand(
        green, "euphrates_precious_yellow"
    ).acting()
    for seat in (0, 1):
        if seat == red:
            t.play(
                "temple ebla_temple statues gold+gold+gold+gold+marble+marble+marble+marble",
                "prize red",
                "prize yellow",
            )
        else:
            t.play(f"precious euphrates_precious_yellow {bought} stone+stone+stone+stone+stone")
    assert t.player(green)["precious"] == {bought: 1}
    assert t.player(red)["precious"]["silk"] == 1


@pytest.mark.rule("TAD-EX-22")
def test_sets_of_precious_goods() -> None:
    t = table(4).precious(0, "incense", "myrrh", "jade", "ivory", "silk", "silk").acting()
    assert t.match.breakdown(0)["precious_goods"] == 40


# trading


@pytest.mark.rule("TAD-EX-10")
def test_trading_is_split_over_the_windows() -> None:
    t = table().round(7).goods(0, stone=2, wood=3).stand(0, "palmyra_market", "damascus_tower_double").acting()
    t.play("trade stone marble 2", "tower damascus_tower_double double 2", "end")
    assert t.asks() == (0, "kingdom-tax")
    t.play("trade wood gold 2", "tax gold")
    assert (t.height(0), t.state.total(0), t.points(0)) == (2, 0, 10)


@pytest.mark.rule("TAD-EX-11")
def test_what_was_traded_pays_but_is_not_traded_again() -> None:
    t = table().goods(0, marble=1, stone=1).stand(0, "palmyra_market", "damascus_tower_single").acting()
    t.play("trade marble wood+wood 1")
    assert t.traded_stock(0) == {"wood": 2}
    assert t.refused("trade wood gold 1") == refusal("traded-already", "TAD-10.6", resource="wood")
    heard = t.play("tower damascus_tower_single single 1")
    assert told(heard, "tower")[0].parts["pay"] == ["wood-1", "stone-1"]
    assert t.height(0) == 1


@pytest.mark.rule("TAD-EX-12")
def test_a_luxury_good_is_traded_for_two_basic_ones_in_any_mix() -> None:
    t = table().goods(0, gold=1).stand(0, "palmyra_market").acting()
    assert t.legal("trade") == {"trade gold stone+wood 1", "trade gold stone+stone 1", "trade gold wood+wood 1"}
    assert t.refused("trade gold marble 1") == refusal("not-a-trade", "TAD-10.5", give="gold", get=["marble"])


@pytest.mark.rule("TAD-EX-13")
def test_a_resource_for_a_mission_cannot_be_traded() -> None:
    t = table().hand(0, "k1").stand(0, "palmyra_market").goods(0, wood=1).acting()
    t.play("discard k1 gold")
    assert t.refused("trade gold stone+stone 1") == refusal("traded-already", "TAD-10.6", resource="gold")


@pytest.mark.rule("TAD-EX-14")
def test_three_stone_become_six_over_two_rounds() -> None:
    t = table(2).round(4).upgrades(0, "i4", "i23").stand(0, "south_sea_stone_ship_1").acting()
    t.play("trade stone gold 3", "tax prestige")
    t.acting()
    t.play("trade gold stone+stone 3")
    assert t.stock(0) == {"stone": 6}


@pytest.mark.rule("TAD-EX-15")
def test_a_ship_bonus_counts_if_the_ship_is_used_after_the_purchase() -> None:
    for first, wood in (("buy i10 stone", 4), ("resolve north_sea_wood_ship_1", 3)):
        t = table().display("i10").goods(0, stone=1).stand(0, "palmyra_upgrade_1", "north_sea_wood_ship_1").acting()
        t.play(first)
        if t.asked() == "upgrade":
            t.play("buy i10 stone")
        assert t.stock(0)["wood"] == wood


# raiders


@pytest.mark.rule("TAD-EX-16")
def test_the_revealer_gains_gold_and_a_point_by_a_tile_of_an_earlier_round() -> None:
    t = table().round(4).upgrades(0, "i26").holds(0, "ebla").raiding()
    assert (t.stock(0), t.points(0)) == ({"gold": 1}, 11)


@pytest.mark.rule("TAD-EX-24")
def test_the_region_in_the_slot_cannot_be_picked() -> None:
    t = table().slot("south_sea").stand(0, "raiders").raiding()
    assert len(t.legal("hire")) == 6
    assert t.refused("hire south_sea") == refusal("in-the-slot", "TAD-5.6", region="south_sea")


@pytest.mark.rule("TAD-EX-29")
def test_a_redirect_names_neither_the_slot_nor_the_designated_region() -> None:
    t = table().slot("euphrates").holds(0, "south_sea").fulfilled(1, "k9")
    t.stand(0, "ebla_market").stand(2, "south_sea_stone_camel").raiding()
    assert t.asks() == (1, "redirect")
    named = {"palmyra", "ebla", "damascus", "north_sea", "antioch"}
    assert t.legal("turn_in") == {f"turn_in k9 {region}" for region in named}
    t.play("turn_in k9 ebla")
    assert (t.there("ebla_market"), t.stock(2)) == (None, {"stone": 2})
    raiders = t.view(None)["raiders"]
    assert raiders["slot"] == "ebla"
    assert {"south_sea", "euphrates"} <= set(raiders["cards"] or [])


# kingdom and end


@pytest.mark.rule("TAD-EX-17")
def test_an_own_figure_on_the_board_bars_the_same_action_of_i48() -> None:
    t = table().round(7).tower(0, 3).upgrades(0, "i48").stand(0, "i48", "antioch_war_supplies").acting()
    assert t.points(0) == 13
    assert t.refused("supply i48") == refusal("chosen-on-board", "TAD-13.3", space="i48", verb="supply")
    assert t.allowed("lead i48 wood")


@pytest.mark.rule("TAD-EX-18")
def test_the_last_taker_keeps_the_marker() -> None:
    t = table().round(7).upgrades(1, "i48").stand(0, "palmyra_start_player").stand(1, "i48").acting()
    t.play("lead palmyra_start_player wood", "lead i48 stone")
    assert t.stock(0) == {"wood": 1}
    assert t.stock(1) == {"stone": 1}
    assert t.state.start == 1


@pytest.mark.rule("TAD-EX-19")
def test_two_traitors_in_one_round() -> None:
    for targets, heights in ((("seat-1", "seat-1"), (6, 10)), (("seat-1", "seat-2"), (8, 8))):
        t = (
            table()
            .round(7)
            .tower(0, 5)
            .tower(1, 10)
            .tower(2, 10)
            .upgrades(0, "i47")
            .stand(0, "damascus_traitor", "i47")
            .acting()
        )
        t.play(f"betray damascus_traitor {targets[0]}", f"betray i47 {targets[1]}")
        assert (t.height(1), t.height(2)) == heights
    t = table().round(7).tower(0, 9).tower(1, 10).upgrades(0, "i47").stand(0, "damascus_traitor", "i47").acting()
    t.play("betray damascus_traitor seat-1")
    assert t.legal("betray") == set()


@pytest.mark.rule("TAD-EX-20")
def test_a_tie_for_most_temples_brings_nothing() -> None:
    t = table().upgrades(0, "i41").temple(0, "statues").temple(1, "statues").acting()
    assert "end_bonuses" not in t.match.breakdown(0)
    t = table().upgrades(0, "i41").temple(0, "statues").acting()
    assert t.match.breakdown(0)["end_bonuses"] == 12


@pytest.mark.rule("TAD-EX-21")
def test_doubled_peace_gifts() -> None:
    t = table().round(7).upgrades(0, "i44").stand(0, "antioch_peace_gifts", "north_sea_peace_gifts").acting()
    assert t.match.breakdown(0)["peace_gifts"] == 14


@pytest.mark.rule("TAD-EX-23")
def test_tax_with_and_without_i46() -> None:
    for number in (4, 7):
        t = table().round(number).upgrades(0, "i46").goods(0, gold=1).acting()
        assert (t.points(0), t.stock(0)) == (10, {"gold": 1})
    t = table().round(7).goods(0, gold=1).acting()
    assert (t.points(0), t.stock(0)) == (4, {"gold": 1})


@pytest.mark.rule("TAD-EX-25")
def test_a_ship_by_a_mission_does_not_lower_the_next_requirement() -> None:
    t = table().fulfilled(0, "k5", returned=True).figures(0, 3, 3).precious(0, "myrrh", "jade", "silk")
    t.stand(0, "north_sea_shipyard").acting().end()
    assert t.ships(0) == 3


@pytest.mark.rule("TAD-EX-26")
def test_one_good_of_each_colour_is_enough_for_the_third_ship() -> None:
    t = table().precious(0, "myrrh", "incense", "jade", "silk").stand(0, "north_sea_shipyard").acting()
    assert t.ships(0) == 3


@pytest.mark.rule("TAD-EX-27")
def test_a_caravan_is_used_before_a_traitor_can_spoil_it() -> None:
    t = table(2).round(4).tower(1, 5).stand(0, "damascus_traitor").stand(1, "antioch_caravan").acting()
    t.play("betray damascus_traitor seat-1")
    assert (t.camels(1), t.height(1)) == (4, 4)
