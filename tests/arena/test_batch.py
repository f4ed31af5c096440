"""Matches in bulk: the same on any number of processes, with players of one's own."""

from __future__ import annotations

from functools import partial

import pytest

import majlis
from majlis.arena.batch import Playout, batch
from majlis.bots.player import Player
from majlis.bots.random import RandomPlayer
from majlis.engine.chance import Chance, nth_seed
from majlis.engine.errors import BadInput


class NthPlayer(Player):
    """Takes the n-th action."""

    def __init__(self, n: int) -> None:
        super().__init__(f"nth-{n}", False)
        self.n = n

    def choose_blind(self, codes: list[int], chance: Chance) -> int:
        return codes[self.n % len(codes)]


def played(matches: int, jobs: int, seed: str = "1") -> list[Playout]:
    players = [partial(NthPlayer, 3), "random", RandomPlayer]
    return list(batch("tadmor", seats=3, players=players, matches=matches, seed=seed, jobs=jobs, observe="everyone"))


def test_the_same_seed_plays_the_same_matches_on_any_number_of_processes() -> None:
    alone, together = played(5, 1), played(5, 2)
    assert [vars_of(one) for one in alone] == [vars_of(one) for one in together]
    assert vars_of(alone[0]) != vars_of(played(1, 1, "2")[0])


def vars_of(one: Playout) -> tuple[object, ...]:
    return one.number, one.seed, one.places, one.scores, one.ranks, one.deciders, one.codes, one.observations.tobytes()


def test_a_match_holds_what_was_decided_and_what_the_decider_knew() -> None:
    first, second = played(2, 1)
    assert [first.places, second.places] == [[0, 1, 2], [2, 0, 1]]
    state = majlis.game("tadmor").state(3, seed=nth_seed("1", 1))
    width = len(state.feature_names())
    for i, (seat, code) in enumerate(zip(second.deciders, second.codes, strict=True)):
        assert seat == state.actor
        for other in range(3):
            at = (3 * i + other) * width
            assert list(second.observations[at : at + width]) == pytest.approx(state.features(other))
        if second.places[seat] == 0:
            assert code == state.codes()[3 % len(state.codes())]
        state.apply(code)
    assert (state.over, state.scores(), state.ranking()) == (True, second.scores, second.ranks)


def test_without_a_wish_for_observations_there_are_none() -> None:
    [one] = batch("al_rashid", players=["random"], seed="1")
    assert len(one.observations) == 0
    assert len(one.codes) == len(one.deciders) > 0
    [one] = batch("al_rashid", players=["random"], seed="1", observe="decider")
    assert len(one.observations) == len(one.codes) * 680
    with pytest.raises(BadInput, match="observe is 'decider', 'everyone' or empty"):
        batch("al_rashid", players=["random"], observe="all")


@pytest.mark.parametrize(
    ("players", "says"),
    [
        ("random", "players are a list of 1 to 2 names"),
        ([], "players are a list of 1 to 2 names"),
        (["random"] * 3, "players are a list of 1 to 2 names"),
        (["esay"], "did you mean 'easy'"),
        ([dict], "which is no Player"),
    ],
)
def test_what_makes_no_sense_is_refused_before_the_first_match(players: object, says: str) -> None:
    with pytest.raises(BadInput, match=says):
        batch("tadmor", players=players)
    with pytest.raises(BadInput, match="whole numbers from 1 on"):
        batch("tadmor", players=["random"], matches=0)
