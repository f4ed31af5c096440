"""Chapter 13: personal tiles."""

from __future__ import annotations

import pytest

from majlis.games.tadmor.box import PERSONAL
from tests.games.kit import refusal
from tests.games.tadmor.builder import edited, table


@pytest.mark.rule("TAD-13.1")
def test_the_personal_tiles() -> None:
    box = table(2).box
    assert [box.upgrades[tile].id for tile in box.personal] == ["i21", "i22", "i37", "i47", "i48"]
    assert all(box.upgrades[tile].effect == PERSONAL for tile in box.personal)
    assert box.place_names[-5:] == ["i21", "i22", "i37", "i47", "i48"]


@pytest.mark.rule("TAD-13.2")
def test_a_tile_got_by_a_mission_is_empty_until_the_next_placement() -> None:
    t = table(2).round(4).display("i21", "i24").fulfilled(0, "k15").goods(0, gold=1).acting()
    t.play("turn_in k15 i21+i24")
    assert t.player(0)["personal"] == [{"upgrade": "i21", "figure": None}]
    assert t.player(0)["market"] is None


@pytest.mark.rule("TAD-13.3")
def test_the_own_temple_site() -> None:
    t = table(2).round(7).upgrades(0, "i37").goods(0, wood=2, stone=3).stand(0, "i37").acting()
    t.play("temple i37 foundation stone+stone+stone+wood+wood")
    assert t.match.breakdown(0)["bonuses"] == 3
    assert t.player(0)["hand_size"] == 0
    assert t.player(0)["temples"] == ["foundation"]


@pytest.mark.rule("TAD-13.3")
def test_any_building_action_also_one_done_on_the_board() -> None:
    t = table(2).round(7).upgrades(0, "i47").tower(1, 9).goods(0, wood=5, stone=6, marble=6, gold=6).hand(0, "k16")
    t.stand(0, "i47", "damascus_tower_single").acting()
    verbs = {action.split()[0] for action in t.legal() if " i47" in action}
    assert verbs == {"tower", "betray", "temple", "precious", "draw", "fulfil"}
    modes = {action.split()[2] for action in t.legal("tower") if " i47" in action}
    assert modes == {"single", "double"}
    colours = {action.split()[2] for action in t.legal("precious")}
    assert len(colours) == 3
    t.play("tower damascus_tower_single single 1", "tower i47 single 2")
    assert t.height(0) == 3


@pytest.mark.rule("TAD-13.3")
def test_one_kingdom_action_but_not_one_chosen_on_the_board() -> None:
    t = table(3).round(7).upgrades(0, "i48").tower(0, 4).goods(0, gold=2).stand(0, "i48").acting()
    assert {"lead i48 wood", "lead i48 stone", "exempt i48", "supply i48"} <= t.legal()
    t.play("exempt i48")
    assert (t.points(0), t.stock(0)) == (10, {"gold": 2})
    t = (
        table(3)
        .round(7)
        .holds(1, "palmyra")
        .upgrades(0, "i48")
        .goods(0, gold=2)
        .stand(0, "i48", "palmyra_tax")
        .raiding()
    )
    assert t.refused("exempt i48") == refusal("chosen-on-board", "TAD-13.3", space="i48", verb="exempt")
    t.play("supply i48", "tax gold")
    t.stand(0, "i48").acting()
    assert t.allowed("exempt i48"), "what stood on the board in an earlier round does not matter"
    t = table(3).round(7).fulfilled(1, "k14").upgrades(0, "i48").upgrades(1, "i47")
    t.stand(0, "i48", "ebla_market").stand(1, "palmyra_start_player").raiding().play(
        "turn_in k14 ebla_market+palmyra_start_player"
    )
    assert t.refused("lead i48 wood") == refusal("chosen-on-board", "TAD-13.3", space="i48", verb="lead")
    assert t.allowed("lead palmyra_start_player wood")
    t = table(3).round(7).fulfilled(0, "k14").upgrades(0, "i48")
    t.stand(0, "i48", "ebla_market").stand(1, "palmyra_start_player").raiding().play(
        "turn_in k14 ebla_market+palmyra_start_player"
    )
    assert t.refused("lead i48 wood") == refusal("chosen-on-board", "TAD-13.3", space="i48", verb="lead")


@pytest.mark.rule("TAD-13.3")
def test_a_tile_that_may_repeat_what_was_chosen_on_the_board() -> None:
    """No kingdom tile of the box may; an owner's may."""
    t = table(2, box=edited("repeat_board_action = false", "repeat_board_action = true")).round(7)
    t.upgrades(0, "i48").goods(0, gold=2).stand(0, "i48", "palmyra_start_player").acting()
    assert t.allowed("lead i48 wood")
