"""Environments for learning programs: PettingZoo's and Gymnasium's own tests, shapes, masks, secrecy, rewards."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import majlis
from majlis.arena.playout import playout
from majlis.engine.catalog import games
from majlis.engine.chance import Chance
from majlis.engine.errors import BadInput, BadSeats
from majlis.learn import ACTIONS, LearningTable, action_numbers, env, gym, raw_env
from majlis.learn.table import leads, standings

SHAPES = {
    "al_rashid": {2: 680, 3: 680, 4: 680, 5: 680},
    "alhambra": {2: 285, 3: 285, 4: 285, 5: 285, 6: 285},
    "sabika": {1: 350, 2: 350, 3: 350, 4: 350},
    "tadmor": {2: 388, 3: 388, 4: 388},
}
"""What docs/learning.md promises. Other numbers need other networks: raise `VERSION` with them."""
TABLES = [(game, seats) for game, shapes in SHAPES.items() for seats in (min(shapes), max(shapes))]
EXPECTED = (
    "Observation is not a NumPy array",  # it is a dictionary with an action mask, as in PettingZoo's own board games
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    "Action mask numpy array is all zeros (no legal actions).",  # of those who have nothing to decide
    "Unusual observation space. Expected `spaces.Box`, got `Dict`",
)


def play_some(table: Any, steps: int) -> None:
    """Play legal actions at random."""
    for _ in range(steps):
        table.step(table.action_space(table.agent_selection).sample(table.last()[0]["action_mask"]))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoos_own_tests_pass(game: str, seats: int) -> None:
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        api_test(env(game, seats=seats), num_cycles=15)
        seed_test(lambda: env(game, seats=seats), num_cycles=10)
    assert {str(one.message) for one in told} <= set(EXPECTED)


@pytest.mark.parametrize("game", sorted(SHAPES))
def test_gymnasiums_own_test_passes(game: str) -> None:
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        check_env(gym(game, against=["random"], render_mode="ansi"))
    assert [str(one.message) for one in told if "render" not in str(one.message)] == []


def test_every_game_is_an_environment() -> None:
    assert set(SHAPES) <= set(games())
    for game in SHAPES:
        made = gymnasium.make(f"majlis/{game}-v2", against=["random"], seats=2)
        observation, info = made.reset(seed=1)
        assert observation["observation"].shape == (SHAPES[game][2],)
        assert info["action_mask"].any()


@pytest.mark.parametrize("game", sorted(SHAPES))
def test_shapes_are_as_documented(game: str) -> None:
    assert set(SHAPES[game]) == set(majlis.game(game).seat_counts)
    for seats, count in SHAPES[game].items():
        table = raw_env(game, seats)
        assert table.observation_space("seat_0")["observation"].shape == (count,)
        assert table.action_space("seat_0").n == ACTIONS == 4096
        assert table.metadata["name"] == f"{game}_v2"


def test_the_number_of_an_action_never_changes() -> None:
    """Networks are trained on these numbers."""
    assert action_numbers(["pick wood", "pick stone"]) == [NUMBERS["pick wood"], NUMBERS["pick stone"]]
    for text, number in NUMBERS.items():
        assert action_numbers([text]) == [number]


NUMBERS = {
    "pick wood": 3103,
    "pick stone": 599,
    "buy denar denar-4+denar-5": 2188,
    "place tower_9_ne 0,-1": 628,
    "resolve intrigue": 1540,
    "end": 945,
}


def test_of_two_actions_with_one_number_the_later_in_the_alphabet_moves_on() -> None:
    words = [
        f"{verb} {place}-{i}" for verb in ("take", "buy", "end") for place in ("a", "bc", "def") for i in range(99)
    ]
    alone = {word: action_numbers([word])[0] for word in words}
    first, second = next((a, b) for a in words for b in words if a < b and alone[a] == alone[b])
    for together in ([first, second], [second, first]):
        numbers = dict(zip(together, action_numbers(together), strict=True))
        assert numbers == {first: alone[first], second: (alone[first] + 1) % ACTIONS}
    assert len(set(action_numbers(words))) == len(words)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_mask_is_what_is_legal(game: str, seats: int) -> None:
    table = raw_env(game, seats)
    table.reset(seed=3)
    for _ in range(15):
        state = table.table.state
        legal = table.legal()
        assert [str(a) for a in legal.values()] == [str(state.choice.action(state, code)) for code in state.codes()]
        for seat, agent in enumerate(table.possible_agents):
            mask = table.observe(agent)["action_mask"]
            assert set(np.flatnonzero(mask)) == (set(legal) if seat == state.actor else set())
        play_some(table, 1)


def test_the_same_seed_plays_the_same_matches_and_without_one_the_series_continues() -> None:
    tables = [env("tadmor", seats=3) for _ in range(2)]
    for table in tables:
        table.reset(seed=5)
    first = [table.observe("seat_0")["observation"] for table in tables]
    for table in tables:
        table.reset()
    second = [table.observe("seat_0")["observation"] for table in tables]
    assert (first[0] == first[1]).all()
    assert (second[0] == second[1]).all()
    assert not (first[0] == second[0]).all()


def test_a_match_ends_with_the_rewards_of_its_ranking() -> None:
    table = env("al_rashid", seats=3)
    table.reset(seed=6)
    total = dict.fromkeys(table.possible_agents, 0.0)
    ranks = {}
    for agent in table.agent_iter():
        observation, reward, over, cut, info = table.last()
        total[agent] += reward
        assert not cut
        if over:
            ranks[agent] = info["rank"]
        table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))
    assert sorted(ranks.values()) == [1, 2, 3]
    assert {agent: 2.0 - rank for agent, rank in ranks.items()} == total


def test_rewards_are_places_or_leads() -> None:
    state = majlis.game("sabika").state(seats=4, seed="e2")
    playout(state, Chance.of("e3"))
    scores, ranks = state.scores(), state.ranking()
    best = max(range(4), key=lambda seat: scores[seat])
    assert leads(state)[best] == scores[best] - sorted(scores)[-2]
    assert standings(state)[ranks.index(1)] == pytest.approx(1.0)
    assert sum(standings(state)) == pytest.approx(0.0)
    alone = majlis.game("sabika").state(seats=1, seed="e2")
    playout(alone, Chance.of("e3"))
    assert standings(alone) == [1.0 if alone.ranking() == [1] else -1.0]
    assert leads(alone) == [alone.scores()[0] - alone.rivals()[0].score]
    assert LearningTable("sabika", 2, reward="lead").rewards() == [0.0, 0.0]


def test_an_illegal_action_loses() -> None:
    table = env("tadmor", seats=2)
    table.reset(seed=7)
    agent = table.agent_selection
    illegal = int(np.flatnonzero(table.observe(agent)["action_mask"] == 0)[0])
    with warnings.catch_warnings(record=True):  # PettingZoo says so aloud
        warnings.simplefilter("always")
        table.step(illegal)
    assert all(table.terminations.values())
    assert table.rewards[agent] == -1
    single = gym("tadmor", against=["random"])
    single.reset(seed=7)
    _, reward, over, _, info = single.step(illegal)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    with pytest.raises(BadInput, match=f"action {illegal} is not legal now"):
        single.table.play(illegal)


def test_one_seat_plays_a_whole_match_against_bots_from_each_seat_in_turn() -> None:
    table = gym("al_rashid", seats=3, against=["random"])
    for number in range(4):
        observation, info = table.reset(seed=8 if number == 0 else None)
        assert info["seat"] == number % 3
        over, reward = False, 0.0
        while not over:
            assert (observation["action_mask"] == table.action_masks()).all()
            action = table.action_space.sample(info["action_mask"])
            observation, reward, over, _, info = table.step(action)  # type: ignore[assignment]
        assert reward == 2.0 - info["ranks"][info["seat"]]
    table.close()


@pytest.mark.parametrize(
    ("arguments", "error", "says"),
    [
        ({"game_id": "chess"}, BadInput, "unknown game"),
        ({"game_id": "tadmor", "seats": 9}, BadSeats, "2 to 4 seats"),
        ({"game_id": "tadmor", "reward": "love"}, BadInput, "the reward is rank or lead"),
        ({"game_id": "tadmor", "against": "easy"}, BadInput, "a list of players"),
        ({"game_id": "tadmor", "against": ["esay"]}, BadInput, "did you mean 'easy'"),
        ({"game_id": "tadmor", "seat": 2}, BadInput, "from 0 to 1"),
    ],
)
def test_what_makes_no_sense_is_refused(arguments: dict[str, Any], error: type[Exception], says: str) -> None:
    with pytest.raises(error, match=says):
        gym(**arguments)
