"""Whatever a turn touched can be pointed at and asked about: the page rings it under the same name."""

from __future__ import annotations

import random
from typing import Any

import pytest

from majlis.engine.catalog import game

MOST = 400
"""Decisions of a match that are played here: every kind of turn comes up in them."""


@pytest.mark.parametrize("name", ["al_rashid", "alhambra", "sabika", "tadmor"])
def test_everything_that_a_turn_touches_can_be_asked_about(name: str) -> None:
    played = game(name)
    unknown: set[str] = set()
    touched = 0
    for seed, options in enumerate((played.option_sets()[0], played.option_sets()[-1]), 1):
        match = played.start(3, options, str(seed))
        chance = random.Random(seed)
        while not match.over and len(match.entries) < MOST:
            match.play(chance.choice(list(match.actions())))
        turns: list[Any] = list(match.turns(None))
        for turn in turns:
            names = [name for touch in turn["touched"] for name in (touch["source"], touch["to"]) if name]
            touched += len(names)
            unknown |= {name for name in names if played.about(match.box, name) is None}
    assert unknown == set()
    assert touched > 50
