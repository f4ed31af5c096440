"""Chapter 5: the raiders phase."""

from __future__ import annotations

import pytest

from tests.games.kit import refusal, told
from tests.games.tadmor.builder import table


@pytest.mark.rule("TAD-5.1")
def test_without_a_card_there_is_no_attack() -> None:
    t = table().round(2).stand(0, "ebla_market").raiding()
    assert told(t.begun, "no-attack")
    assert not told(t.begun, "attacked")


@pytest.mark.rule("TAD-5.1", "TAD-5.3")
def test_the_revealed_region_is_emptied() -> None:
    t = table().round(2).holds(0, "ebla").goods(1, wood=1).goods(2, wood=1)
    t.stand(1, "ebla_market").stand(2, "ebla_mission_draw", "palmyra_market").raiding()
    revealed = told(t.begun, "revealed")[0]
    assert (revealed.seat, revealed.parts) == (0, {"region": "ebla"})
    assert told(t.begun, "attacked")[0].parts == {"region": "ebla", "spaces": ["ebla_market", "ebla_mission_draw"]}
    assert [(event.seat, event.parts) for event in told(t.begun, "driven")] == [
        (1, {"spaces": ["ebla_market"]}),
        (2, {"spaces": ["ebla_mission_draw"]}),
    ]
    assert t.there("palmyra_market") == 2
    assert t.at_home(1) == (3, 2)


@pytest.mark.rule("TAD-5.2")
def test_holders_are_asked_in_turn_order_and_again_after_a_change() -> None:
    t = table().order(1).holds(0, "ebla").fulfilled(2, "k9").fulfilled(0, "k10").raiding()
    assert t.asks() == (2, "redirect")
    t.play("decline")
    assert t.asks() == (0, "redirect")
    t.play("turn_in k10 damascus")
    assert t.asks() == (2, "redirect"), "asked again, the region having changed"
    assert t.refused("turn_in k9 damascus") == refusal("region", "TAD-5.2", region="damascus")
    t.play("turn_in k9 ebla")
    assert t.view(None)["raiders"]["slot"] == "ebla"


@pytest.mark.rule("TAD-5.2")
def test_the_step_ends_when_all_decline_and_nobody_else_is_asked() -> None:
    t = table().holds(0, "ebla").fulfilled(1, "k9").fulfilled(2, "k10").raiding()
    t.play("decline", "decline")
    assert t.asked() != "redirect"
    t = table().holds(0, "ebla").fulfilled(1, "k9", returned=True).raiding()
    assert t.asked() != "redirect"


@pytest.mark.rule("TAD-5.3")
def test_tiles_protect_and_some_places_are_in_no_region() -> None:
    t = table().holds(0, "ebla").upgrades(0, "i7").upgrades(1, "i45").upgrades(2, "i21")
    t.stand(0, "ebla_market", "raiders").stand(1, "ebla_mission_draw").stand(2, "ebla_temple", "i21").raiding()
    attacked = told(t.begun, "attacked")[0].parts
    assert attacked["spaces"] == ["ebla_temple"]
    assert told(t.begun, "spared")[0].parts == {"spaces": ["ebla_market", "ebla_mission_draw"]}
    assert t.there("i21") == 2


@pytest.mark.rule("TAD-5.3")
def test_i7_protects_only_from_a_card_turned_up_by_its_owner() -> None:
    t = table().holds(1, "ebla").upgrades(0, "i7").stand(0, "ebla_market").raiding()
    assert told(t.begun, "attacked")[0].parts["spaces"] == ["ebla_market"]


@pytest.mark.rule("TAD-5.4")
def test_rewards_of_the_revealer_and_the_slot() -> None:
    t = table().round(4).slot("palmyra").holds(0, "ebla").upgrades(0, "i25", "i26").stand(1, "ebla_market").raiding()
    assert (t.points(0), t.stock(0)) == (10 + 1 + 3, {"gold": 1})
    raiders = t.view(None)["raiders"]
    assert (raiders["slot"], raiders["stack"]) == ("ebla", 6)
    assert "palmyra" in (raiders["cards"] or [])


@pytest.mark.rule("TAD-5.4")
def test_i25_needs_an_opponents_figure() -> None:
    t = table().round(2).holds(0, "ebla").upgrades(0, "i25").stand(0, "ebla_market").raiding()
    assert t.points(0) == 10
    t = table().round(2).holds(0, "ebla").upgrades(0, "i25").upgrades(1, "i45").stand(1, "ebla_market").raiding()
    assert t.points(0) == 10, "a figure that stays was not removed"


@pytest.mark.rule("TAD-5.5")
def test_two_figures_of_a_type_change_places() -> None:
    t = table().round(2).fulfilled(0, "k14")
    t.stand(0, "ebla_market", "north_sea_shipyard").stand(1, "palmyra_temple", "south_sea_gold_ship").raiding()
    assert t.asks() == (0, "swap")
    assert t.legal("turn_in") == {
        "turn_in k14 ebla_market+palmyra_temple",
        "turn_in k14 north_sea_shipyard+south_sea_gold_ship",
    }
    t.play("turn_in k14 ebla_market+palmyra_temple")
    assert t.player(0)["returned"] == ["k14"]
    t = (
        table()
        .round(2)
        .fulfilled(1, "k14")
        .stand(0, "euphrates_gold_camel")
        .stand(1, "south_sea_stone_camel")
        .raiding()
    )
    t.play("turn_in k14 euphrates_gold_camel+south_sea_stone_camel")
    assert (t.stock(0), t.stock(1)) == ({"stone": 2}, {"gold": 1}), "both count for their new spaces"


@pytest.mark.rule("TAD-5.5")
def test_a_player_who_declined_to_redirect_is_still_asked_to_swap() -> None:
    t = (
        table()
        .holds(1, "antioch")
        .fulfilled(0, "k9", "k14")
        .stand(0, "ebla_market")
        .stand(1, "palmyra_temple")
        .raiding()
    )
    assert t.asks() == (0, "redirect")
    t.play("decline")
    assert t.asks() == (0, "swap")


@pytest.mark.rule("TAD-5.5", "TAD-5.6")
def test_the_raiders_space_can_change_hands() -> None:
    t = table().fulfilled(0, "k14").stand(0, "ebla_market").stand(1, "raiders").raiding()
    t.play("turn_in k14 ebla_market+raiders")
    assert t.asks() == (0, "hire")


@pytest.mark.rule("TAD-5.5", "TAD-13.1")
def test_nobody_is_asked_to_swap_without_a_pair_and_tiles_cannot_be_swapped() -> None:
    t = table().fulfilled(0, "k14").upgrades(1, "i21").stand(0, "ebla_market").stand(1, "i21").raiding()
    assert t.asked() != "swap"


@pytest.mark.rule("TAD-5.5")
def test_a_swap_without_an_attack_is_an_option() -> None:
    t = (
        table(swap_without_attack=False)
        .fulfilled(0, "k14")
        .stand(0, "ebla_market")
        .stand(1, "palmyra_temple")
        .raiding()
    )
    assert t.asked() != "swap"
    t = table(swap_without_attack=False).holds(2, "antioch").fulfilled(0, "k14")
    t.stand(0, "ebla_market").stand(1, "palmyra_temple").raiding()
    assert t.asks() == (0, "swap")
    heard = t.play("decline")
    assert told(heard, "decline-swap")
    assert t.player(0)["fulfilled"] == ["k14"]


@pytest.mark.rule("TAD-5.6")
def test_the_hirer_takes_the_camel_back_and_picks_a_card() -> None:
    t = table(2).stand(1, "raiders").slot("ebla").raiding()
    assert t.asks() == (1, "hire")
    assert t.at_home(1) == (3, 2)
    assert t.refused("hire ebla") == refusal("in-the-slot", "TAD-5.6", region="ebla")
    assert t.refused("hire nowhere") == refusal("no-such-region", "TAD-1.6", region="nowhere")
    t.play("hire damascus")
    assert t.view(None)["raiders"]["holder"] == 1


@pytest.mark.rule("TAD-5.7")
def test_the_slot_without_an_attack() -> None:
    t = table().slot("ebla").raiding()
    assert t.view(None)["raiders"]["slot"] == "ebla"
    t = table(raid_slot_cleared_without_attack=True).slot("ebla").stand(0, "raiders").raiding()
    assert told(t.begun, "slot-cleared")
    assert len(t.legal("hire")) == 7


@pytest.mark.rule("TAD-5.8")
def test_no_attack_in_round_one_and_no_hiring_in_round_nine() -> None:
    t = table().placing()
    assert t.view(None)["raiders"]["holder"] is None
    t = table().round(9).stand(0, "raiders").raiding()
    assert t.asked() != "hire"
    assert told(t.begun, "hire-nothing")
    assert t.at_home(0) == (3, 2)


@pytest.mark.rule("TAD-5.9")
def test_a_redirect_does_not_change_the_revealer() -> None:
    t = (
        table()
        .round(4)
        .holds(0, "ebla")
        .upgrades(0, "i7", "i26")
        .fulfilled(1, "k9")
        .stand(0, "damascus_traitor")
        .raiding()
    )
    heard = t.play("turn_in k9 damascus")
    assert told(heard, "spared")[0].parts == {"spaces": ["damascus_traitor"]}
    assert (t.points(0), t.stock(0)) == (11, {"gold": 1})
    assert t.points(1) == 10
    t = (
        table()
        .round(2)
        .holds(0, "ebla")
        .upgrades(0, "i25")
        .upgrades(1, "i7", "i26")
        .fulfilled(1, "k9")
        .stand(1, "damascus_traitor")
    )
    heard = t.raiding().play("turn_in k9 damascus")
    assert told(heard, "attacked")[0].parts["spaces"] == ["damascus_traitor"], (
        "who redirects has not turned the card up"
    )
    assert (t.points(0), t.points(1), t.stock(1)) == (13, 10, {})


@pytest.mark.rule("TAD-5.4")
@pytest.mark.parametrize("revealer", [0, 1, 2])
def test_i25_gives_nothing_when_nobody_was_hit(revealer: int) -> None:
    t = table(3).round(4).holds(revealer, "ebla").upgrades(revealer, "i25").raiding()
    assert [t.points(seat) for seat in range(3)] == [7, 7, 7], "three for the tax that nobody can pay"


@pytest.mark.rule("TAD-5.5")
def test_own_figures_are_not_exchanged_with_each_other() -> None:
    for seat in range(3):
        t = table(3).round(2).fulfilled(seat, "k14").stand(seat, "ebla_market", "palmyra_temple", "north_sea_shipyard")
        t.stand((seat + 1) % 3, "palmyra_market").stand((seat + 2) % 3, "south_sea_gold_ship").raiding()
        assert {frozenset(text.split()[2].split("+")) for text in t.legal("turn_in")} == {
            frozenset(("ebla_market", "palmyra_market")),
            frozenset(("palmyra_temple", "palmyra_market")),
            frozenset(("north_sea_shipyard", "south_sea_gold_ship")),
        }


@pytest.mark.rule("TAD-5.3")
def test_without_a_tile_the_one_who_turned_the_card_up_loses_figures_too() -> None:
    t = table().holds(0, "ebla").stand(0, "ebla_market").raiding()
    assert told(t.begun, "attacked")[0].parts["spaces"] == ["ebla_market"]


@pytest.mark.rule("TAD-5.5")
@pytest.mark.parametrize("region", ["palmyra", "ebla", "damascus", "north_sea", "south_sea", "euphrates", "antioch"])
def test_an_attack_on_any_region_allows_the_swap_where_one_is_needed(region: str) -> None:
    t = table(swap_without_attack=False).holds(2, region).fulfilled(0, "k14")
    spaces = (
        ("antioch_caravan", "damascus_traitor") if region in ("palmyra", "ebla") else ("ebla_market", "palmyra_temple")
    )
    t.stand(0, spaces[0]).stand(1, spaces[1]).raiding()
    assert t.asks() == (0, "swap")


@pytest.mark.rule("TAD-5.5", "TAD-3.3")
@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_swaps_in_turn_order_among_four(start: int) -> None:
    """There is one such card in the box; here three players have one like it."""
    t = table(4).order(start).fulfilled(0, "k14")
    for seat, space in enumerate(("ebla_market", "palmyra_temple", "palmyra_market", "damascus_traitor")):
        t.stand(seat, space)
    for seat in (1, 3):
        t.state.fulfilled[seat] = t.state.fulfilled[0]
    t.raiding()
    asked = []
    while t.asked() == "swap":
        asked.append(t.match.actor)
        t.play("decline")
    assert asked == [seat % 4 for seat in range(start, start + 4) if seat % 4 != 2]


@pytest.mark.rule("TAD-5.2", "TAD-3.3")
@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_redirects_in_turn_order_among_four(start: int) -> None:
    t = table(4).order(start).round(2).holds(2, "ebla").fulfilled(1, "k9").fulfilled(3, "k10").raiding()
    asked = []
    while t.asked() == "redirect":
        asked.append(t.match.actor)
        t.play("decline" if len(asked) != 2 else "turn_in k9 damascus" if asked[-1] == 1 else "turn_in k10 damascus")
    order = [seat % 4 for seat in range(start, start + 4) if seat % 4 in (1, 3)]
    assert asked == [*order, order[0]], "after the change the other one is asked once more"
