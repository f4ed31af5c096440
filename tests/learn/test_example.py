"""The example that learns from nothing: its parts do what they say. How well it learns is measured in docs/learning.md."""

from __future__ import annotations

import numpy as np

import majlis
from examples.learn.train import Learner, gathered, learned, played
from majlis.bots import decide, stream


def test_what_is_learned_are_the_weights_of_what_counts() -> None:
    rows = np.random.default_rng(1).normal(size=(4000, 6)).astype(np.float32)
    leads = 5 * rows[:, 0] - 3 * rows[:, 1]
    assert np.abs(learned(rows, leads) - np.array([5, -3, 0, 0, 0, 0])).max() < 0.2


def test_matches_against_oneself_are_seen_from_both_sides() -> None:
    rows, leads, mean = gathered("sabika", "random", 2, "1", 1)
    assert rows.shape == (len(leads), 350)
    assert (leads[::2] == -leads[1::2]).all()
    assert mean > 0


def test_a_learner_takes_the_action_after_whose_turn_it_is_furthest_ahead() -> None:
    """Told that only dinars count, it takes the most dinars."""
    state = majlis.game("sabika").state(2, seed="5")
    names = state.feature_names()
    weights = np.zeros(len(names), np.float32)
    weights[names.index("me.dinars")] = 1
    learner = Learner(weights, 0.0)
    chance = stream("5", 0)
    better = 0
    for _ in range(6):
        seat = state.actor
        ends = [learner.settled(after, seat).holdings(seat)["dinar"] for after in played(state, state.codes())]
        code = decide(learner, state, seat, chance)
        assert ends[state.codes().index(code)] == max(ends)
        better += max(ends) > min(ends)
        state.apply(code)
    assert better > 0
