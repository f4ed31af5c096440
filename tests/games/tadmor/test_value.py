"""The guess at the outcome, and whether the player that trusts it plays sensibly."""

from __future__ import annotations

import pytest

from majlis.arena.simulate import simulate
from majlis.bots.greedy import GreedyPlayer
from majlis.bots.player import Glimpse
from majlis.engine.chance import Chance
from tests.games.tadmor.builder import Table, table


def value(t: Table, seat: int = 0) -> float:
    return t.state.value(seat)


def greedy(t: Table) -> str:
    """What the greedy player would do now."""
    state = t.state
    code = GreedyPlayer().choose(Glimpse(state, state.actor, Chance.of("3")))
    return str(state.choice.action(state, code))


def test_at_the_end_only_points_count_and_goods_break_ties() -> None:
    t = table(2).round(9).goods(0, gold=8).precious(0, "silk").ending()
    assert t.match.over
    assert value(t) == 15.001
    assert value(t, 1) == 10.0


def test_levels_are_worth_more_the_earlier_they_are_built() -> None:
    def gain(number: int) -> float:
        return value(table(2).round(number).tower(0, 3).placing()) - value(table(2).round(number).placing())

    assert gain(1) > gain(4) > gain(7) > 0


def test_resources_figures_and_tiles_lose_their_worth_towards_the_end() -> None:
    def gain(number: int, what: str) -> float:
        before, after = table(2).round(number).placing(), table(2).round(number).placing()
        if what == "goods":
            after.goods(0, wood=3)
        elif what == "figure":
            after.figures(0, 4, 2)
        else:
            after.upgrades(0, "i10")
        return value(after) - value(before)

    for what in ("goods", "figure", "tile"):
        assert gain(1, what) > gain(9, what) >= 0


def test_what_is_above_the_warehouse_limit_is_worth_little() -> None:
    eight = value(table(2).goods(0, wood=8).placing())
    nine = value(table(2).goods(0, wood=9).placing())
    seven = value(table(2).goods(0, wood=7).placing())
    assert 0 < nine - eight < eight - seven


def test_greedy_builds_the_levels_it_can_pay() -> None:
    t = table(2).goods(0, wood=3, stone=3).hand(0, "k9").hand(1, "k8").stand(0, "damascus_tower_single").acting()
    assert greedy(t) == "tower damascus_tower_single single 3"


def test_greedy_trades_for_what_its_figure_needs() -> None:
    t = table(2).goods(0, wood=3).upgrades(0, "i1").stand(0, "damascus_tower_double").acting()
    assert greedy(t).startswith("trade wood marble")


def test_greedy_completes_a_temple() -> None:
    t = (
        table(2)
        .round(8)
        .temple(0, "roof")
        .goods(0, marble=4, gold=4)
        .hand(0, "k9")
        .hand(1, "k8")
        .stand(0, "ebla_temple")
        .acting()
    )
    assert greedy(t).startswith("temple ebla_temple statues")


def test_greedy_pays_its_tax_in_gold_early_on() -> None:
    t = table(2).round(4).goods(0, gold=3).acting()
    assert greedy(t) == "tax gold"


@pytest.mark.long
def test_greedy_beats_random_players() -> None:
    found = simulate("tadmor", seats=2, players=["greedy", "random"], matches=2, seed="2a", jobs=1)
    assert found.wins[0] == 2
    assert found.mean_scores[0] > 60 > found.mean_scores[1]
