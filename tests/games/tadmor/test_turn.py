"""Chapter 3: the course of a round."""

from __future__ import annotations

import pytest

from majlis.games.tadmor.game import GAME
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
