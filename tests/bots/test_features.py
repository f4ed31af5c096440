"""Positions as numbers: every number has a name, and none tells what the seat does not know."""

from __future__ import annotations

from typing import Any

import pytest

import majlis
from majlis.engine.chance import Chance
from majlis.engine.features import best_other, put_bits, put_one_of

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("alhambra", 2, {}),
    ("alhambra", 6, {}),
    ("alhambra", 4, {"modules": "vizier+exchange_cards+bonus_cards+huts", "vizier_window": "simultaneous"}),
    ("al_rashid", 2, {}),
    ("al_rashid", 5, {}),
    ("tadmor", 2, {}),
    ("tadmor", 4, {"expert_start": True}),
    ("sabika", 1, {}),
    ("sabika", 2, {"expert": True}),
    ("sabika", 4, {}),
]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_features_have_names_and_tell_nothing_hidden(game: str, seats: int, options: dict[str, Any]) -> None:
    state = majlis.game(game).state(seats=seats, options=options, seed="f1")
    names = state.feature_names()
    assert len(names) == len(set(names))
    chance = Chance.of("f2")
    written = [False] * len(names)
    decisions = 0
    while not state.over:
        decisions += 1
        for seat in range(seats) if decisions % 7 == 0 else ():
            seen = state.features(seat)
            assert len(seen) == len(names)
            other = state.imagine(seat, chance).features(seat)
            assert {names[i]: (seen[i], other[i]) for i in range(len(names)) if seen[i] != other[i]} == {}
            written = [before or number != 0.0 for before, number in zip(written, seen, strict=True)]
        codes = state.codes()
        state.apply(codes[chance.below(len(codes))])
    assert len(state.features(0)) == len(names)
    assert sum(written) > len(names) // 4


@pytest.mark.parametrize(("game", "points"), [("sabika", "prestige"), ("al_rashid", "points")])
def test_the_rival_is_the_leading_opponent(game: str, points: str) -> None:
    state = majlis.game(game).state(seats=4, seed="f5")
    chance = Chance.of("f6")
    for _ in range(120):
        codes = state.codes()
        state.apply(codes[chance.below(len(codes))])
    values = state.values()
    for seat in range(4):
        side = dict(zip(state.feature_names(), state.features(seat), strict=True))
        rival = max((other for other in range(4) if other != seat), key=lambda other: values[other])
        assert side[f"me.{points}"] == state.scores()[seat]
        assert side[f"rival.{points}"] == state.scores()[rival]


@pytest.mark.parametrize("game", ["alhambra", "tadmor"])
def test_the_rival_is_one_of_the_others_and_all_who_look_at_it_see_the_same(game: str) -> None:
    state = majlis.game(game).state(seats=3, seed="f7")
    chance = Chance.of("f8")
    for _ in range(60):
        codes = state.codes()
        state.apply(codes[chance.below(len(codes))])
    sides = [dict(zip(state.feature_names(), state.features(seat), strict=True)) for seat in range(3)]
    totals = [float(total) for total in state.scores()]
    assert [side["me.total"] for side in sides] == totals
    rivals = [side["rival.total"] for side in sides]
    for seat in range(3):
        assert rivals[seat] in totals[:seat] + totals[seat + 1 :]
    assert len(set(rivals)) <= 2, "only the leader itself sees another rival"


def test_of_equal_others_the_next_one_clockwise_is_the_best() -> None:
    assert best_other([9.0, 3.0, 5.0, 5.0], 0) == 2
    assert best_other([5.0, 3.0, 5.0, 9.0], 3) == 0
    assert best_other([-2.0, 0.0, -1.0], 1) == 2
    assert best_other([1.0, 7.0], 1) == 0


def test_bits_and_places_beyond_the_block_are_left_out() -> None:
    out = [0.0] * 4
    assert put_bits(out, 1, 0b1101, 2) == 3
    assert put_one_of(out, 3, 7, 1) == 4
    assert out == [0.0, 1.0, 0.0, 0.0]
