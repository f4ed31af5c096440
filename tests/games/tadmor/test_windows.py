"""Chapter 6: the action phase, window by window."""

from __future__ import annotations

import pytest

from tests.games.kit import refusal, told
from tests.games.tadmor.builder import table


@pytest.mark.rule("TAD-6.1")
def test_upgrade_windows_by_number_then_missions_in_turn_order() -> None:
    t = table(3).display("i5", "i6", "i8", "i9").undrawn("i10", "i11")
    for seat in range(3):
        t.goods(seat, wood=3)
    t.fulfilled(0, "k15").fulfilled(1, "k25")
    t.stand(2, "palmyra_upgrade_1").stand(0, "palmyra_upgrade_2", "ebla_upgrade_4").stand(
        1, "damascus_upgrade_3"
    ).acting()
    asked = []
    for tile in ("i5", "i6"):
        asked.append(t.asks())
        t.play(f"buy {tile} wood")
    assert t.asks() == (1, "upgrade")
    assert t.refused("turn_in k15 i8+i9") == refusal("not-fulfilled", "TAD-12.1", mission="k15")
    t.play("turn_in k25 i10", "buy i8 wood")
    assert t.asks() == (0, "upgrade")
    assert t.refused("turn_in k15 i9") == refusal("other-window", "TAD-12.2", mission="k15", window="upgrade_end")
    t.play("end")
    assert t.asks() == (0, "upgrade-end")
    t.play("turn_in k15 i9")
    assert asked == [(2, "upgrade"), (0, "upgrade")]
    assert t.asked() != "upgrade-end"
    assert t.owned(0) == ["i6", "i9"]


@pytest.mark.rule("TAD-6.1", "TAD-6.9")
@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_upgrade_end_windows_in_turn_order_among_four(start: int) -> None:
    """K15, K25 and K26 after all purchases, from the start player on, whoever bought before."""
    t = table(4).order(start).display("i5", "i6", "i8", "i9", "i10").undrawn("i11", "i14")
    t.fulfilled(0, "k25").fulfilled(1, "k15").fulfilled(3, "k26").goods(2, wood=1).stand(
        2, "palmyra_upgrade_1"
    ).acting()
    assert t.asks() == (2, "upgrade")
    t.play("buy i5 wood")
    asked = []
    while t.asked() == "upgrade-end":
        asked.append(t.match.actor)
        t.play("end")
    assert asked == [seat % 4 for seat in range(start, start + 4) if seat % 4 != 2]


@pytest.mark.rule("TAD-6.9")
def test_the_first_in_turn_order_takes_the_tile_that_two_missions_could_bring() -> None:
    t = table(3).order(2).display("i5", "i6").undrawn("i10").fulfilled(0, "k25").fulfilled(1, "k26").acting()
    assert t.asks() == (0, "upgrade-end")
    t.play("turn_in k25 i10")
    assert t.owned(0) == ["i10"]
    assert t.asked() != "upgrade-end", "no tile is left for the second card"


@pytest.mark.rule("TAD-6.3", "TAD-6.9")
@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_kingdom_windows_in_turn_order_among_four(start: int) -> None:
    t = table(4).order(start).round(4)
    for seat in range(4):
        t.goods(seat, gold=1)
    t.acting()
    asked = []
    while t.asked() == "kingdom-tax":
        asked.append(t.match.actor)
        t.play("tax gold")
    assert asked == [seat % 4 for seat in range(start, start + 4)]


@pytest.mark.rule("TAD-6.2")
def test_a_building_window_each_in_turn_order() -> None:
    t = table(3).order(1).hand(0, "k1").hand(1, "k2").hand(2, "k3").acting()
    asked = []
    while t.asked() == "building":
        asked.append(t.match.actor)
        t.play("end")
    assert asked == [1, 2, 0]


@pytest.mark.rule("TAD-6.3")
def test_prestige_comes_before_the_kingdom_windows() -> None:
    t = table(2).round(4).tower(0, 3).upgrades(0, "i16").goods(0, gold=1).goods(1, gold=1).acting()
    assert t.asks() == (0, "kingdom-tax")
    assert told(t.begun, "prestige")[0].parts == {"prestige": 1, "height": 3}
    t.play("tax gold")
    assert t.asks() == (1, "kingdom-tax")


@pytest.mark.rule("TAD-6.4")
def test_any_time_moves_are_legal_in_every_own_window() -> None:
    t = table(2).round(4).display("i19").upgrades(0, "i1").goods(0, wood=8).hand(0, "k1", "k2").undrawn("i5")
    t.fulfilled(0, "k15", "k16").stand(0, "palmyra_upgrade_1", "palmyra_start_player").acting()
    for window in ("upgrade", "upgrade-end", "building", "kingdom-tax"):
        assert t.asks() == (0, window)
        assert {"trade", "discard", "turn_in"} <= {action.split()[0] for action in t.legal()}
        t.play("tax prestige" if window == "kingdom-tax" else "end")


@pytest.mark.rule("TAD-6.4")
def test_the_question_names_what_is_still_open() -> None:
    t = (
        table(2)
        .goods(0, wood=2, stone=2)
        .hand(0, "k1")
        .stand(0, "damascus_tower_single", "ebla_temple", "palmyra_start_player")
        .acting()
    )
    assert t.match.prompt is not None
    assert t.match.prompt.facts == {"open": ["ebla_temple", "damascus_tower_single"]}
    t.play("tower damascus_tower_single single 1")
    assert t.match.prompt is not None
    assert t.match.prompt.facts == {"open": ["ebla_temple"]}
    t.play("end")
    assert t.match.prompt is not None
    assert (t.asked(), t.match.prompt.facts) == ("kingdom", {"open": ["palmyra_start_player"]})


@pytest.mark.rule("TAD-6.4")
def test_a_window_with_nothing_but_its_end_is_not_shown() -> None:
    t = table(2).stand(0, "antioch_caravan").acting()
    assert t.asked() == "place"
    assert t.state.round == 2
    assert t.at_home(0) == (3, 2), "the figure returned all the same"


@pytest.mark.rule("TAD-6.5")
def test_a_figure_is_used_once_and_returns_at_once() -> None:
    t = table(2).goods(0, wood=4, stone=4).stand(0, "damascus_tower_single").hand(0, "k1").acting()
    t.play("tower damascus_tower_single single 1")
    assert t.at_home(0) == (3, 2)
    assert t.refused("tower damascus_tower_single single 1") == refusal(
        "no-figure-there", "TAD-6.5", space="damascus_tower_single"
    )


@pytest.mark.rule("TAD-6.5")
def test_a_market_figure_returns_with_the_kingdom_window() -> None:
    t = table(2).round(4).goods(0, gold=2, wood=1).stand(0, "palmyra_market").acting()
    t.play("end")
    assert t.asks() == (0, "kingdom-tax")
    assert t.there("palmyra_market") == 0
    t.play("trade wood gold 1", "tax gold")
    assert t.there("palmyra_market") is None


@pytest.mark.rule("TAD-6.6")
def test_unused_figures_return_at_the_end_of_their_window() -> None:
    t = table(2).hand(0, "k1").stand(0, "damascus_tower_single", "palmyra_temple").acting()
    heard = t.play("end")
    assert told(heard, "returned")[0].parts == {"spaces": ["palmyra_temple", "damascus_tower_single"]}
    assert t.at_home(0) == (3, 2)


@pytest.mark.rule("TAD-6.6")
def test_without_automatic_steps_open_figures_are_used_at_the_end() -> None:
    t = table(2, auto_resolve=False).tower(0, 5).hand(0, "k1")
    t.stand(0, "north_sea_wood_ship_1", "antioch_peace_gifts", "antioch_caravan").acting()
    assert t.stock(0) == {}
    t.play("end")
    t.end()
    assert (t.stock(0), t.points(0), t.camels(0)) == ({"wood": 3}, 11, 4)


@pytest.mark.rule("TAD-6.7")
def test_actions_are_optional() -> None:
    t = (
        table(2)
        .goods(0, wood=8, stone=8)
        .hand(0, "k1")
        .stand(0, "damascus_tower_single", "palmyra_mission_fulfil")
        .acting()
    )
    assert t.allowed("end")
    t.play("end")
    assert (t.height(0), t.state.hand[0].bit_count()) == (0, 1)


@pytest.mark.rule("TAD-6.8")
def test_a_figure_gained_in_the_action_phase_is_placed_in_the_next_round() -> None:
    t = table(2).tower(0, 5).stand(0, "antioch_caravan").acting()
    assert t.state.round == 2
    assert t.at_home(0) == (4, 2)


@pytest.mark.rule("TAD-6.8", "TAD-10.4")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_ship_gained_in_the_action_phase_is_its_builders_from_the_next_round_on(seat: int) -> None:
    t = table(3).precious(seat, "myrrh", "jade", "silk").stand(seat, "north_sea_shipyard").acting()
    assert t.state.round == 2
    assert [t.ships(one) for one in range(3)] == [3 if one == seat else 2 for one in range(3)]
    assert [t.camels(one) for one in range(3)] == [3, 3, 3]
    assert t.at_home(seat) == (3, 3)


@pytest.mark.rule("TAD-6.9")
def test_conflicts_are_settled_by_space_and_turn_order() -> None:
    t = (
        table(2)
        .display("i5")
        .goods(0, wood=1)
        .goods(1, wood=1)
        .stand(1, "palmyra_upgrade_1")
        .stand(0, "palmyra_upgrade_2")
        .acting()
    )
    assert t.asks() == (1, "upgrade")
    t.play("buy i5 wood")
    assert t.asked() == "place", "nothing is left for the second space"
    t = table(2).goods(0, stone=3).upgrades(0, "i48").round(7).stand(0, "i48").stand(1, "palmyra_start_player").acting()
    t.play("lead i48 wood", "lead palmyra_start_player wood")
    assert t.state.start == 1


@pytest.mark.rule("TAD-6.10")
def test_automatic_steps() -> None:
    t = table(2).hand(0, "k1").hand(1, "k2").tower(1, 4).tower(0, 1)
    t.stand(0, "north_sea_wood_ship_1").stand(
        1, "antioch_peace_gifts", "antioch_caravan", "antioch_war_supplies"
    ).acting()
    assert t.stock(0) == {"wood": 3}
    assert t.points(1) == 10
    t.play("end")
    assert t.points(1) == 11, "peace gifts when the building window begins"
    t.play("end")
    assert t.points(1) == 14, "war supplies in the kingdom sub-phase"


@pytest.mark.rule("TAD-6.10")
def test_a_caravan_is_used_as_soon_as_the_requirement_holds() -> None:
    t = (
        table(2)
        .tower(0, 4)
        .goods(0, wood=1, stone=1)
        .hand(0, "k1")
        .stand(0, "antioch_caravan", "damascus_tower_single")
        .acting()
    )
    assert t.camels(0) == 3
    t.play("tower damascus_tower_single single 1")
    assert t.camels(0) == 4


@pytest.mark.rule("TAD-6.10")
def test_by_hand_in_an_upgrade_window() -> None:
    t = (
        table(2)
        .display("i5")
        .goods(0, stone=1)
        .stand(0, "palmyra_upgrade_1", "north_sea_wood_camel", "antioch_caravan")
        .acting()
    )
    assert t.legal("resolve") == {"resolve north_sea_wood_camel"}
    assert t.refused("resolve antioch_caravan") == refusal(
        "caravan", "TAD-10.3", levels=0, missions=0, need_levels=0, need_missions=2
    )
    why = refusal("not-resolved", "TAD-6.1", space="palmyra_upgrade_1", when="upgrade")
    assert t.refused("resolve palmyra_upgrade_1") == why
    t.stand(0, "damascus_tower_single", "palmyra_tax", "palmyra_market")
    for space, rule, when in (
        ("damascus_tower_single", "TAD-6.2", "building"),
        ("palmyra_tax", "TAD-6.3", "kingdom"),
        ("palmyra_market", "TAD-10.5", "market"),
    ):
        assert t.refused(f"resolve {space}") == refusal("not-resolved", rule, space=space, when=when)
    assert t.refused("resolve ebla_market") == refusal("no-figure-there", "TAD-6.5", space="ebla_market")
    t = table(2, auto_resolve=False).hand(0, "k1").goods(0, wood=1).stand(0, "antioch_caravan", "ebla_market").acting()
    assert t.refused("resolve") == t.refused("resolve antioch_caravan"), "the nearest reason"


@pytest.mark.rule("TAD-6.10", "TAD-6.11")
def test_without_automatic_steps_everything_is_used_by_hand() -> None:
    t = (
        table(2, auto_resolve=False)
        .tower(0, 5)
        .stand(0, "antioch_caravan", "north_sea_peace_gifts", "antioch_war_supplies")
        .acting()
    )
    assert t.asks() == (0, "building")
    assert t.legal("resolve") == {"resolve antioch_caravan", "resolve north_sea_peace_gifts"}
    t.play("resolve antioch_caravan", "resolve north_sea_peace_gifts")
    assert (t.camels(0), t.points(0)) == (4, 12)
    assert t.asks() == (0, "kingdom")
    t.play("supply antioch_war_supplies")
    assert t.points(0) == 17


@pytest.mark.rule("TAD-6.11")
def test_an_upgrade_window_needs_a_display_and_the_price_if_need_be_after_other_moves() -> None:
    t = table(2).round(4).display("i5").goods(0, wood=1).stand(0, "palmyra_upgrade_1").acting()
    assert t.asked() != "upgrade"
    assert t.there("palmyra_upgrade_1") is None
    t = table(2).round(4).display("i5").goods(0, wood=1).hand(0, "k1").stand(0, "palmyra_upgrade_1").acting()
    assert t.asks() == (0, "upgrade")
    assert t.refused("buy i5 wood+wood") == refusal("too-few-resources", "TAD-7.1", price=2, have=1)
    t.play("discard k1 wood", "buy i5 wood+wood")
    assert t.owned(0) == ["i5"]
    t = table(2).display().goods(0, wood=5).stand(0, "palmyra_upgrade_1").acting()
    assert t.asked() != "upgrade"


@pytest.mark.rule("TAD-6.11")
@pytest.mark.parametrize("way", ["ship", "market", "k13", "k16", "i6"])
def test_every_way_to_the_price_opens_the_window(way: str) -> None:
    t = table(2).round(7).display("i5").goods(0, marble=2).stand(0, "palmyra_upgrade_1")
    if way == "ship":
        t.stand(0, "euphrates_gold_camel")
    elif way == "market":
        t.stand(0, "palmyra_market")
    elif way in ("k13", "k16"):
        t.fulfilled(0, way)
    else:
        t.upgrades(0, "i6")
    assert t.acting().asks() == (0, "upgrade")


@pytest.mark.rule("TAD-6.11")
def test_what_a_figure_would_bring_can_be_traded_for_the_price() -> None:
    t = table(2).round(7).display("i5").stand(0, "palmyra_upgrade_1", "euphrates_gold_camel", "palmyra_market").acting()
    assert t.asks() == (0, "upgrade")
    t.play("resolve euphrates_gold_camel", "trade gold stone+wood 1", "buy i5 gold+stone+wood")
    assert t.owned(0) == ["i5"]
    t = table(2).round(7).display("i5").stand(0, "palmyra_upgrade_1", "euphrates_gold_camel", "ebla_market").acting()
    assert t.asked() != "upgrade", "two gold bring only two there"


@pytest.mark.rule("TAD-6.11")
def test_a_kingdom_window_only_for_those_who_need_it_or_kept_it() -> None:
    t = table(2).goods(0, wood=2).upgrades(0, "i1").goods(1, wood=2).upgrades(1, "i2").acting()
    t.play("keep", "end")
    assert t.asks() == (0, "kingdom")
    t.play("trade wood marble 1", "end")
    assert (t.asked(), t.state.round) == ("place", 2)
    t.acting().play("end", "end")
    assert (t.asked(), t.state.round) == ("place", 3), "a window is kept for one round"


@pytest.mark.rule("TAD-6.11")
def test_keep_is_offered_only_where_it_changes_something() -> None:
    t = table(2).round(4).goods(0, gold=1, wood=1).upgrades(0, "i1").acting()
    assert t.refused("keep") == refusal("window-anyway", "TAD-6.11")
    t = table(2).goods(0, wood=1, stone=1).stand(0, "damascus_tower_single").acting()
    assert t.refused("keep") == refusal("nothing-to-keep", "TAD-6.11")


@pytest.mark.rule("TAD-6.11")
def test_by_hand_too_keep_is_offered_only_where_something_is_left() -> None:
    t = table(2, auto_resolve=False).goods(0, wood=1, stone=1).stand(0, "damascus_tower_single").acting()
    assert t.refused("keep") == refusal("nothing-to-keep", "TAD-6.11")


@pytest.mark.rule("TAD-6.12")
def test_a_window_closes_like_any_other_when_only_points_could_pay_the_tax() -> None:
    t = table(2).order(0).round(7).stand(0, "antioch_caravan").goods(1, gold=2).acting()
    assert (t.asks(), t.points(0)) == ((1, "kingdom-tax"), 4)
    assert t.there("antioch_caravan") is None


@pytest.mark.rule("TAD-6.11", "TAD-6.4", "TAD-10.9")
@pytest.mark.parametrize("bought", ["wood", "gold"])
def test_a_window_may_be_kept_to_buy_for_points(bought: str) -> None:
    """I6 sells one basic and one luxury good: while one of the two is left there is a reason to come back."""
    t = table(2).upgrades(0, "i6").acting()
    assert t.allowed("keep")
    t.play(f"acquire {bought}")
    assert t.allowed("keep")
    t.play("keep")
    assert t.asks() == (0, "kingdom")


@pytest.mark.rule("TAD-6.11", "TAD-12.2")
@pytest.mark.parametrize("mission", ["k5", "k11", "k13", "k16", "k18"])
def test_a_window_may_be_kept_to_turn_in_a_mission_that_brings_something(mission: str) -> None:
    t = table(2).display().fulfilled(0, mission).acting()
    t.play("keep")
    assert t.asks() == (0, "kingdom")
    assert {action.split()[1] for action in t.legal("turn_in")} == {mission}


@pytest.mark.rule("TAD-6.11", "TAD-12.2")
@pytest.mark.parametrize("mission", ["k5", "k11"])
def test_no_window_is_kept_for_a_mission_that_would_bring_nothing(mission: str) -> None:
    t = table(2).figures(0, 5, 4).fulfilled(0, mission).goods(0, wood=1, stone=1)
    t.stand(0, "damascus_tower_single").acting()
    assert t.asks() == (0, "building")
    assert t.refused("keep") == refusal("nothing-to-keep", "TAD-6.11"), "there are no more figures to gain"


@pytest.mark.rule("TAD-6.11")
def test_a_figure_that_is_used_automatically_opens_no_window() -> None:
    t = table(2).tower(0, 2).goods(0, wood=2).upgrades(0, "i1").stand(0, "antioch_war_supplies").acting()
    assert "keep" in t.legal()
    t.play("keep")
    assert t.asks() == (0, "kingdom")
    assert t.points(0) == 12


@pytest.mark.rule("TAD-6.11")
def test_an_option_offers_idle_windows() -> None:
    t = table(2, skip_idle_windows=False).goods(0, wood=2).upgrades(0, "i1").acting()
    assert t.legal("keep") == set()
    t.play("end")
    assert t.asks() == (0, "kingdom")


@pytest.mark.rule("TAD-6.12")
def test_a_window_ends_by_itself_when_nothing_is_left() -> None:
    t = table(2).hand(0, "k1").acting()
    t.play("discard k1 gold")
    assert t.asked() == "place"


@pytest.mark.rule("TAD-6.12")
def test_the_upgrade_window_ends_with_the_purchase_unless_a_mission_is_left_for_it() -> None:
    t = (
        table(2)
        .display("i5", "i6")
        .goods(0, wood=3)
        .upgrades(0, "i1")
        .hand(0, "k1")
        .stand(0, "palmyra_upgrade_1")
        .acting()
    )
    t.play("buy i5 wood")
    assert t.asks() == (0, "building")
    t = (
        table(2)
        .display("i5", "i6")
        .undrawn("i8")
        .goods(0, wood=3)
        .fulfilled(0, "k25")
        .stand(0, "palmyra_upgrade_1")
        .acting()
    )
    t.play("buy i5 wood")
    assert t.asks() == (0, "upgrade")
    assert t.refused("buy i6 wood") == refusal("one-purchase", "TAD-7.2")
    t.play("turn_in k25 i8")
    assert t.owned(0) == ["i5", "i8"]


@pytest.mark.rule("TAD-6.12", "TAD-6.4")
def test_without_automatic_steps_a_caravan_that_became_ready_keeps_the_window_open() -> None:
    t = table(2, auto_resolve=False).tower(1, 4).display("i14").goods(1, wood=1).fulfilled(0, "k20")
    t.stand(1, "palmyra_upgrade_1", "antioch_caravan").acting()
    t.play("buy i14 wood")
    assert t.asks() == (1, "upgrade"), "before somebody destroys the fifth level again"
    t.play("resolve antioch_caravan")
    assert t.asks() == (0, "building")
    t.play("turn_in k20 seat-1")
    assert (t.camels(1), t.height(1)) == (4, 2)
    t = table(2, auto_resolve=False).tower(1, 4).undrawn("i14").fulfilled(1, "k25").stand(1, "antioch_caravan").acting()
    t.play("turn_in k25 i14")
    assert t.asks() == (1, "upgrade-end")
    assert t.legal() == {"resolve antioch_caravan", "end"}


@pytest.mark.rule("TAD-6.12")
def test_tax_comes_before_the_end_and_ends_the_window() -> None:
    t = table(2).round(4).goods(0, gold=2, wood=1).upgrades(0, "i1").acting()
    t.play("end")
    assert t.refused("end") == refusal("tax-first", "TAD-6.12", gold=1, prestige=3)
    t.play("tax gold")
    assert (t.asked(), t.state.round) == ("place", 5)
    t = table(2).round(4).goods(0, gold=2, wood=1).upgrades(0, "i1").stand(0, "palmyra_start_player").acting()
    t.play("end", "tax gold")
    assert t.asks() == (0, "kingdom"), "the start player's figure is still open"
    t.play("lead palmyra_start_player wood")
    assert t.asks() == (0, "kingdom"), "what came with the marker may still be traded"
    t.play("end")


@pytest.mark.rule("TAD-6.12")
def test_prizes_come_before_any_other_move() -> None:
    t = table(2).temple(0, "roof").goods(0, marble=4, gold=4).hand(0, "k1").stand(0, "ebla_temple").acting()
    t.play("temple ebla_temple statues gold+gold+gold+gold+marble+marble+marble+marble")
    assert t.asks() == (0, "prize")
    assert t.legal() == {"prize grey", "prize yellow", "prize red"}
    t.play("prize grey", "prize grey")
    assert t.asks() == (0, "building")


@pytest.mark.rule("TAD-6.13")
def test_one_move_is_one_complete_decision() -> None:
    t = table(2).goods(0, wood=3, stone=3).upgrades(0, "i1").stand(0, "damascus_tower_single").acting()
    assert {"trade wood marble 1", "trade wood marble 2", "trade wood marble 3"} == t.legal("trade")
    assert t.legal("tower") == {f"tower damascus_tower_single single {n}" for n in (1, 2, 3)}
    t = table(2).display("i5", "i6", "i8").fulfilled(0, "k15").acting()
    assert t.legal("turn_in") == {"turn_in k15 i5+i6", "turn_in k15 i5+i8", "turn_in k15 i6+i8"}


@pytest.mark.rule("TAD-6.6")
def test_figures_wait_for_their_own_window() -> None:
    """The end of an upgrade window, and of one for missions, sends nobody else home."""
    t = table(2).display("i5").undrawn("i10").fulfilled(0, "k25").goods(0, wood=4, stone=4)
    t.stand(0, "palmyra_upgrade_1", "damascus_tower_single", "palmyra_start_player").acting()
    for window in ("upgrade", "upgrade-end"):
        assert t.asks() == (0, window)
        t.play("end")
        assert t.there("damascus_tower_single") == 0
    assert t.asked() == "building"
    t.play("end")
    assert (t.there("damascus_tower_single"), t.there("palmyra_start_player")) == (None, 0)


@pytest.mark.rule("TAD-6.11")
@pytest.mark.parametrize(
    ("number", "tile", "acquired", "offered"),
    [
        *((1, "i5", [1, 1], False), (1, "i5", [0, 1], True), (1, "i5", [1, 0], True)),
        *((4, "i19", [0, 0], True), (4, "i19", [1, 0], False), (4, "i19", [0, 1], False)),
    ],
)
def test_what_can_still_be_bought_for_points_can_pay_for_an_upgrade(
    number: int, tile: str, acquired: list[int], offered: bool
) -> None:
    """I6 sells one basic and one luxury good a round; an upgrade costs one resource in epoch I, two in epoch II."""
    t = table(2).round(number).upgrades(0, "i6").display(tile).stand(0, "palmyra_upgrade_1")
    t.state.acquired[:2] = acquired
    t.acting()
    assert (t.asks() == (0, "upgrade")) is offered


@pytest.mark.rule("TAD-6.12")
def test_a_kingdom_window_goes_on_after_the_tax_where_idle_ones_are_offered() -> None:
    for skip, asked in ((True, False), (False, True)):
        t = table(2, skip_idle_windows=skip).round(4).goods(0, gold=1, wood=2).upgrades(0, "i1").acting()
        t.play("end")
        assert t.asks() == (0, "kingdom-tax")
        t.play("tax gold")
        assert (t.match.actor == 0 and "trade wood marble 1" in t.legal("trade")) is asked


@pytest.mark.rule("TAD-6.4", "TAD-6.11")
@pytest.mark.parametrize("auto", [True, False])
def test_a_figure_to_be_used_by_hand_is_a_reason_to_keep_the_window(auto: bool) -> None:
    t = table(2, auto_resolve=auto).goods(0, wood=1, stone=1).stand(0, "north_sea_peace_gifts", "damascus_tower_single")
    t.acting()
    assert t.asks() == (0, "building")
    assert t.allowed("keep") is not auto


@pytest.mark.rule("TAD-6.10", "TAD-3.3")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_caravans_and_shipyards_are_used_in_turn_order(start: int) -> None:
    """Both are ready when the action phase begins."""
    t = table(3).order(start).round(2)
    owners = {"antioch_caravan": 2, "north_sea_shipyard": 0}
    for name, seat in owners.items():
        t.tower(seat, 5).precious(seat, "myrrh", "jade", "silk").stand(seat, name)
    t.acting()
    order = [event.seat for event in told(t.begun, "new-figure")]
    assert order == [seat % 3 for seat in range(start, start + 3) if seat % 3 in owners.values()]


@pytest.mark.rule("TAD-6.2", "TAD-6.9")
@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_building_windows_in_turn_order_among_four(start: int) -> None:
    """So the first in turn order buys the tile that lies on top, and the second draws the next mission."""
    t = table(4).order(start)
    for seat in range(4):
        t.hand(seat, f"k{10 + seat}")
    t.acting()
    asked = []
    while t.asked() == "building":
        asked.append(t.match.actor)
        t.play("end")
    assert asked == [seat % 4 for seat in range(start, start + 4)]


@pytest.mark.rule("TAD-6.11", "TAD-6.3")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_idle_kingdom_windows_come_in_turn_order_too(start: int) -> None:
    t = table(3, skip_idle_windows=False).order(start)
    for seat in range(3):
        t.goods(seat, wood=2, stone=2).upgrades(seat, f"i{seat + 1}")
    t.acting()
    asked = []
    while t.asked() in ("building", "kingdom"):
        asked.append(t.asks())
        t.play("end")
    order = [seat % 3 for seat in range(start, start + 3)]
    assert asked == [(seat, "building") for seat in order] + [(seat, "kingdom") for seat in order]


@pytest.mark.rule("TAD-6.6", "TAD-6.10")
def test_without_automatic_steps_nothing_is_lost_at_the_end() -> None:
    """What is left open is carried out with the end of the kingdom actions: resources, gifts, caravan and shipyard."""
    t = table(3, auto_resolve=False, skip_idle_windows=False).precious(1, "myrrh", "jade", "silk").goods(1, wood=1)
    t.upgrades(1, "i1").stand(1, "north_sea_shipyard", "north_sea_wood_camel", "antioch_peace_gifts").acting()
    assert t.asks() == (1, "building")
    t.play("end")
    assert t.asks() == (1, "kingdom")
    names = [event.name.removeprefix("event-") for event in t.play("end") if event.seat == 1]
    assert names[:4] == ["end", "gain", "gifts", "new-figure"]
    assert (t.ships(1), t.stock(1)) == (3, {"wood": 1 + 2})
