"""Chapter 12: what fulfilled missions bring."""

from __future__ import annotations

import pytest

from majlis.games.tadmor.game import GAME
from tests.games.kit import refusal, told
from tests.games.tadmor.builder import table


@pytest.mark.rule("TAD-12.1")
def test_a_mission_is_turned_in_once_and_is_worth_half_then() -> None:
    t = table(2).fulfilled(0, "k21").hand(0, "k1").acting()
    assert t.match.breakdown(0)["missions"] == 10
    t.play("turn_in k21 -")
    assert t.match.breakdown(0)["missions"] == 5
    assert (t.player(0)["fulfilled"], t.player(0)["returned"]) == ([], ["k21"])
    assert t.state.mission_count(0) == 1, "it still counts for the caravan"
    assert t.refused("turn_in k21 -") == refusal("returned", "TAD-12.1", mission="k21")
    assert t.refused("turn_in k22 -") == refusal("not-fulfilled", "TAD-12.1", mission="k22")


@pytest.mark.rule("TAD-12.2")
def test_in_the_round_in_which_it_was_fulfilled_too() -> None:
    t = table(2).goods(0, wood=1, stone=1, marble=1, gold=1).hand(0, "k18").stand(0, "palmyra_mission_fulfil").acting()
    t.play("fulfil palmyra_mission_fulfil k18 gold+marble+stone+wood", "turn_in k18 gold+gold+gold+gold+gold")
    assert t.player(0)["returned"] == ["k18"]


@pytest.mark.rule("TAD-12.2")
@pytest.mark.parametrize(
    ("mission", "why"),
    [("k5", "ship"), ("k11", "camel"), ("k13", "market"), ("k19", "cards"), ("k20", "towers"), ("k1", "stacks")],
)
def test_not_when_it_would_bring_nothing(mission: str, why: str) -> None:
    t = table(2).figures(0, 5, 4).fulfilled(0, mission).hand(0, "k9").stand(0, "palmyra_market")
    t.temple(1, "foundation", "foundation", "foundation", "foundation")
    for colour in range(3):
        t.stack(colour)
    t.acting()
    found = t.refused(f"turn_in {mission} -")
    if why in ("ship", "camel"):
        assert found == refusal("all-figures", "TAD-18.1", figure=why, most=4 if why == "ship" else 5)
    else:
        assert found == refusal("reward-nothing", "TAD-12.2", mission=mission, why=why)


@pytest.mark.rule("TAD-12.1")
def test_any_tile_of_a_stack() -> None:
    t = table(2).fulfilled(0, "k1").stack(0, "myrrh", "incense").stack(1, "jade").stack(2).acting()
    assert t.legal("turn_in") == {"turn_in k1 myrrh", "turn_in k1 incense", "turn_in k1 jade"}
    t.play("turn_in k1 incense")
    assert t.player(0)["precious"] == {"incense": 1}
    assert t.view(None)["precious"][0]["top"] == "myrrh"


@pytest.mark.rule("TAD-12.1")
def test_a_temple_stage_free() -> None:
    t = table(2).fulfilled(0, "k3", "k4").acting()
    t.play("turn_in k3 foundation", "turn_in k4 colonnade")
    assert t.player(0)["temples"] == ["colonnade"]


@pytest.mark.rule("TAD-12.1", "TAD-12.3")
def test_a_further_temple_and_which_one_is_advanced() -> None:
    t = table(2).temple(0, "colonnade").fulfilled(0, "k19").goods(0, wood=3, stone=3, marble=7).hand(0, "k1")
    t.stand(0, "ebla_temple").acting()
    t.play("turn_in k19 -")
    assert t.player(0)["temples"] == ["foundation", "colonnade"]
    assert {action.split()[2] for action in t.legal("temple")} == {"colonnade", "roof"}
    t.play("temple ebla_temple colonnade marble+marble+marble+stone+stone+stone")
    assert t.player(0)["temples"] == ["colonnade", "colonnade"]


@pytest.mark.rule("TAD-12.1")
@pytest.mark.parametrize(("mission", "figure"), [("k5", "ship"), ("k6", "ship"), ("k11", "camel"), ("k12", "camel")])
def test_another_figure(mission: str, figure: str) -> None:
    t = table(2).fulfilled(0, mission).acting()
    heard = t.play(f"turn_in {mission} -")
    assert told(heard, "gain-figure")[0].parts["figure"] == figure
    assert (t.camels(0), t.ships(0)) == ((3, 3) if figure == "ship" else (4, 2))


@pytest.mark.rule("TAD-12.1")
@pytest.mark.parametrize("mission", ["k7", "k8"])
def test_two_tower_levels(mission: str) -> None:
    t = table(2).tower(0, 1).fulfilled(0, mission).acting()
    t.play(f"turn_in {mission} -")
    assert t.height(0) == 3


@pytest.mark.rule("TAD-12.1")
def test_the_market_for_the_rest_of_the_action_phase() -> None:
    t = table(2).goods(0, gold=2).fulfilled(0, "k13").acting()
    t.play("turn_in k13 -", "trade gold wood+wood 1", "keep")
    assert t.asks() == (0, "kingdom")
    t.play("trade gold wood+wood 1")
    assert t.stock(0) == {"wood": 4}
    assert t.player(0)["market"] is None


@pytest.mark.rule("TAD-12.1")
def test_two_upgrades_or_the_last_one() -> None:
    t = table(2).display("i5").fulfilled(0, "k15").acting()
    assert t.legal("turn_in") == {"turn_in k15 i5"}
    t.play("turn_in k15 i5")
    assert t.owned(0) == ["i5"]


@pytest.mark.rule("TAD-12.1")
@pytest.mark.parametrize("mission", ["k16", "k17", "k18"])
def test_five_resources_in_any_mix(mission: str) -> None:
    t = table(2).fulfilled(0, mission).hand(0, "k1").acting()
    assert len(t.legal("turn_in")) == 56
    found = t.refused(f"turn_in {mission} gold+gold")
    assert found == refusal("reward", "TAD-12.1", mission=mission, reward=["gold", "gold"])
    t.play(f"turn_in {mission} gold+marble+stone+stone+wood")
    assert t.traded_stock(0) == {"gold": 1, "marble": 1, "stone": 2, "wood": 1}


@pytest.mark.rule("TAD-12.1")
def test_three_levels_of_any_opponent() -> None:
    t = table(3).tower(0, 9).tower(1, 2).tower(2, 8).fulfilled(0, "k20").acting()
    assert t.legal("turn_in") == {"turn_in k20 seat-1", "turn_in k20 seat-2"}
    t.play("turn_in k20 seat-1")
    assert (t.height(1), t.height(0)) == (0, 9)


@pytest.mark.rule("TAD-12.1")
@pytest.mark.parametrize("mission", ["k21", "k22"])
def test_two_missions(mission: str) -> None:
    t = table(2).fulfilled(0, mission).next_missions("k1", "k2").acting()
    t.play(f"turn_in {mission} -")
    assert t.player(0, 0)["hand"] == ["k1", "k2"]


@pytest.mark.rule("TAD-12.1")
def test_an_undrawn_upgrade_of_the_epochs_so_far() -> None:
    t = table(3).undrawn("i5", "i19").fulfilled(0, "k25").acting()
    assert t.legal("turn_in") == {"turn_in k25 i5"}
    t = table(3).round(4).undrawn("i5", "i19").display("i20").fulfilled(0, "k26").goods(0, gold=1).acting()
    assert t.legal("turn_in") == {"turn_in k26 i5", "turn_in k26 i19"}
    t.play("turn_in k26 i19")
    assert t.owned(0) == ["i19"]
    assert t.view(None)["display"] == ["i20"]


@pytest.mark.rule("TAD-12.4")
def test_the_next_camel_needs_the_requirement_of_its_own_number() -> None:
    t = table(2).tower(0, 5).fulfilled(0, "k11").hand(0, "k1").acting()
    t.play("turn_in k11 -", "end")
    t.stand(0, "antioch_caravan").acting()
    assert t.camels(0) == 4


@pytest.mark.rule("TAD-12.2", "TAD-16.1")
def test_k15_takes_start_tiles_too_where_they_are_on_display() -> None:
    t = table(2, expert_start=True).display("i1", "i5").fulfilled(0, "k15").acting()
    t.play("turn_in k15 i1+i5")
    assert t.owned(0) == ["i1", "i5"]


@pytest.mark.rule("TAD-12.1")
def test_where_no_mission_can_be_turned_in_the_nearest_reason_is_told() -> None:
    t = table(2).hand(0, "k1", "k22").goods(0, wood=1).stand(0, "ebla_market").acting()
    refused = t.refused("turn_in")
    assert refused == refusal("nothing-to-turn-in", "TAD-12.1", hand=["k1", "k22"])
    said = GAME.words("en").say(refused.id, **refused.facts)
    assert said.startswith("You have no fulfilled mission left to turn in; in hand, not fulfilled yet: K1 ")
    t = table(2).figures(0, 5, 4).fulfilled(0, "k5").hand(0, "k9").stand(0, "palmyra_market").acting()
    assert (
        t.refused("turn_in") == t.refused("turn_in k5 -") == refusal("all-figures", "TAD-18.1", figure="ship", most=4)
    )
