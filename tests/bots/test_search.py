"""The tree of the searching player, node by node."""

from __future__ import annotations

import majlis
from majlis.bots.judge import HAND_MADE, chance_to_win, standing
from majlis.bots.player import glimpse_of
from majlis.bots.search import WIDTH, Node, consider, follow, imagined
from majlis.bots.turn import PER_FIRST, still_deciding
from majlis.engine.chance import Chance


def node_with(*priors: float) -> Node:
    node = Node(0)
    for code, prior in enumerate(priors):
        node.add([code], prior)
    return node


def try_out(node: Node, rounds: int, gains: list[float], legal: list[int]) -> None:
    for _ in range(rounds):
        at = node.pick(legal)
        node.tried[at] += 1
        node.sums[at] += gains[at]


def test_a_lead_is_a_chance_to_win() -> None:
    assert chance_to_win(0.0) == 0.5
    assert 0.5 < chance_to_win(5.0) < chance_to_win(50.0) < 1.0
    assert chance_to_win(-5.0) == 1.0 - chance_to_win(5.0)
    assert chance_to_win(1e9) == 1.0
    assert chance_to_win(-1e9) == 0.0


def test_what_goes_better_is_tried_more_often_and_chosen() -> None:
    node = node_with(0.5, 0.5, 0.5)
    try_out(node, 300, [0.3, 0.6, 0.5], [0, 1, 2])
    assert node.tried[1] > node.tried[2] > node.tried[0] > 0
    assert node.favourite() == 1


def test_a_false_first_impression_is_overcome() -> None:
    node = node_with(0.9, 0.1)
    try_out(node, 300, [0.2, 0.8], [0, 1])
    assert node.favourite() == 1


def test_only_legal_actions_are_tried_and_rare_ones_are_not_thought_neglected() -> None:
    node = node_with(0.5, 0.5)
    try_out(node, 50, [0.5, 0.5], [0])
    assert node.legal == [50, 0]
    assert node.tried == [50, 0]
    assert node.pick([7, 8]) == -1


def test_actions_tried_equally_often_are_told_apart_by_how_they_went() -> None:
    node = node_with(0.5, 0.5)
    node.tried[:] = [3, 3]
    node.sums[:] = [1.0, 2.0]
    assert node.favourite() == 1


def test_a_node_considers_the_few_turns_that_look_best() -> None:
    state = majlis.game("alhambra").state(seats=2, seed="3")
    table = glimpse_of(state, state.actor, Chance.of("1"))
    node = Node(table.seat)
    consider(node, imagined(table), table.codes, HAND_MADE, 12)
    firsts = [course[0] for course in node.courses]
    assert 0 < len(firsts) <= WIDTH
    assert set(firsts) <= set(table.codes)
    assert max(firsts.count(first) for first in firsts) <= PER_FIRST
    assert node.priors == sorted(node.priors, reverse=True)


def test_a_course_that_is_no_longer_legal_is_played_as_closely_as_possible() -> None:
    state = majlis.game("sabika").state(seats=2, seed="3")
    table = glimpse_of(state, 0, Chance.of("1"))
    world = imagined(table)
    follow(world, [999999], 0)
    assert not still_deciding(world, 0)


def test_standing_compares_with_the_best_opponent() -> None:
    state = majlis.game("alhambra").state(seats=4, seed="3")
    values = [state.value(seat) for seat in range(4)]
    for seat in range(4):
        others = [value for other, value in enumerate(values) if other != seat]
        assert standing(state, seat) == values[seat] - max(others)
