"""What an update says is what the engine says, however it is put together."""

from __future__ import annotations

import random
from typing import Any

import orjson
import pytest

from majlis.engine.catalog import game
from majlis.engine.match import Match
from majlis.server import render
from majlis.server.stream import Wakeup
from tests.simulation.loop import VirtualLoop


def told(match: Match, seat: int) -> dict[str, Any] | None:
    found: dict[str, Any] | None = orjson.loads(orjson.dumps(render.decision(match, seat)))
    return found


@pytest.mark.parametrize(
    ("name", "options"),
    [("alhambra", {}), ("alhambra", {"modules": ["bonus_cards"]}), ("al_rashid", {}), ("tadmor", {}), ("sabika", {})],
)
def test_a_decision_gives_every_action_and_the_engines_own_reasons(name: str, options: dict[str, Any]) -> None:
    match = game(name).start(seats=3, options=options, seed="5")
    chance = random.Random(5)
    refused = 0
    for _ in range(40):
        match.play(chance.choice(match.actions()), match.actor)
        for seat in range(3):
            found = told(match, seat)
            if found is None:
                assert seat not in match.waiting
                continue
            assert found["actions"] == [{"text": str(action), **action.json()} for action in match.actions(seat)]
            assert found["asides"] == [{"text": str(action), **action.json()} for action in match.asides(seat)]
            for action, attempt in zip(match.tries(seat), found["tries"], strict=True):
                refusal = match.refuse(action, seat)
                why = None if refusal is None else orjson.loads(orjson.dumps(refusal.json()))
                assert attempt == {"text": str(action), **action.json(), "refusal": why}
                refused += refusal is not None
    assert refused > 0


def test_a_stream_is_silent_for_as_long_as_nothing_has_happened_not_since_it_began() -> None:
    loop = VirtualLoop(random.Random(1), 1.0)
    wakeup = Wakeup(10.0)

    async def watch() -> list[tuple[bool, float]]:
        loop.call_later(6.0, wakeup.set)
        out = []
        for _ in range(3):
            wakeup.clear()
            out.append((await wakeup.wait(), loop.time()))
        wakeup.close()
        return out

    try:
        assert loop.run_until_complete(watch()) == [(True, 6.0), (False, 16.0), (False, 26.0)]
    finally:
        loop.close()


def test_what_happened_before_a_stream_waits_wakes_it_at_once() -> None:
    loop = VirtualLoop(random.Random(1), 1.0)
    wakeup = Wakeup(10.0)
    wakeup.set()
    try:
        assert loop.run_until_complete(wakeup.wait())
        assert loop.time() == 0.0
    finally:
        loop.close()
