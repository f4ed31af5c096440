"""The guess at the outcome, and whether the player that trusts it plays sensibly."""

from __future__ import annotations

import pytest

from majlis.arena.simulate import simulate
from majlis.bots.greedy import GreedyPlayer
from majlis.bots.player import Glimpse
from majlis.engine.chance import Chance
from tests.games.al_rashid.builder import Table, table


def value(t: Table, seat: int = 0) -> float:
    return t.state.value(seat)


def greedy(t: Table) -> str:
    """What the greedy player would do now."""
    state = t.state
    code = GreedyPlayer().choose(Glimpse(state, state.actor, Chance.of("3")))
    return str(state.choice.action(state, code))


def test_at_the_end_only_points_count_and_wealth_breaks_ties() -> None:
    t = table(2).round(5).goods(0, silk=4).put("trade", 1, "sage").turn(0)
    assert t.match.over
    assert value(t) == 6 + 0.004
    assert value(t, 1) == 4.0


def test_gold_tiles_and_members_are_worth_less_the_later_it_is() -> None:
    def gain(round: int, change: str) -> float:
        before = table(2).round(round).put("trade", 1, "sage").put("wisdom", 1, "merchant").turn(1)
        after = table(2).round(round).put("trade", 1, "sage").put("wisdom", 1, "merchant").turn(1)
        if change == "goods":
            after.goods(0, silk=1, spice=1, metal=1)
        elif change == "tile":
            after.hand(0, "red-3")
        else:
            after.state.join(0, 1)
        return value(after) - value(before)

    for change in ("goods", "tile", "merchant"):
        assert gain(1, change) > gain(5, change) >= 0
    assert gain(1, "merchant") > gain(4, "merchant") > gain(5, "merchant") == 2


def test_a_higher_rank_promises_more() -> None:
    t = table(2).put("nilus_valley", 1, "merchant")
    behind = value(table(2).put("nilus_valley", 1, "merchant").put("nilus_valley", 0, "sage"))
    ahead = value(table(2).put("nilus_valley", 1, "merchant").put("nilus_valley", 0, "pasha"))
    assert value(t) < behind < ahead


def test_robbers_frighten_who_has_nothing_to_fight_with() -> None:
    def scene(*hand: str) -> float:
        return value(table(2).tiles("silk_road", "red-3").put("silk_road", 0, "sage").hand(0, *hand))

    assert scene() < scene("red-2") - 1 < scene("red-4")


def test_greedy_takes_a_pasha_to_court_before_a_sage_goes_there_alone() -> None:
    t = table(2).family(0, 0, 0, 1).placing()
    assert greedy(t) != "place sage caliph"


def test_greedy_does_not_leave_a_guild_in_shame_if_it_can_help_it() -> None:
    t = table(2).put("military", 0, "sage").put("trade", 1, "sage").put("wisdom", 1, "sage").resolve("military")
    assert greedy(t) != "ask -"


def test_greedy_wins_a_fight_that_it_can_win() -> None:
    t = table(2).tiles("silk_road", "red-3", up=True).put("silk_road", 0, "sage").hand(0, "red-4", "red-2")
    t.put("trade", 1, "sage").put("wisdom", 1, "sage").resolve("silk_road")
    assert greedy(t) == "fight red-4"


@pytest.mark.long
def test_greedy_beats_random_players() -> None:
    found = simulate("al_rashid", seats=2, players=["greedy", "random"], matches=4, seed="2a", jobs=1)
    assert found.wins[0] == 4
    assert found.mean_scores[0] > 5 > found.mean_scores[1]
