"""Hostile texts and requests, a few of each: `make fuzz` has a million."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from tests.faults.servers import serve, stop
from tests.fuzz.flood import FILLING, LOOKED_AT, Flood, flood
from tests.fuzz.mutants import mutant
from tests.fuzz.readers import readers

QUICK = ("cookie", "stream-id", "position", "notation-tadmor", "json-tadmor", "box-alhambra")
REQUESTS = 2000


@pytest.mark.parametrize(
    "name", [name if name in QUICK else pytest.param(name, marks=pytest.mark.long) for name in readers()]
)
def test_what_is_nearly_right_is_read_or_refused_in_words(name: str) -> None:
    reader, chance = readers()[name], random.Random(14)
    samples = reader.samples()
    assert reader.tries(samples[0])
    assert {reader.tries(mutant(samples, chance)) for _ in range(40)}


@pytest.mark.parametrize("name", ["cookie", "stream-id", "record", "notation-alhambra", "json-alhambra"])
def test_any_text_is_read_or_refused_in_words(name: str) -> None:
    reader = readers()[name]

    @settings(max_examples=50, deadline=None, derandomize=True, database=None)
    @given(some.text())
    def read(text: str) -> None:
        reader.tries(text)

    read()


def test_hostile_requests_are_answered_without_a_fault(sqlite: str) -> None:
    running = serve(sqlite)
    try:
        found = flood(running, REQUESTS, seed=14)
    finally:
        stop(running)
    assert found.faults == []
    assert running.faults == []
    assert found.sent >= REQUESTS
    assert len(found.memory) == 1 + REQUESTS // LOOKED_AT
    assert {200, 404, 422} <= set(found.statuses)


def test_growth_is_told_from_a_server_that_fills_what_it_remembers() -> None:
    """Also where a run of a million ends early."""
    samples = 1 + FILLING // LOOKED_AT
    level = [95, *[150] * (samples - 1)]
    hashing = [*level[:-2], 214, 150]
    leaking = [95 + 5 * number for number in range(samples)]
    assert Flood(1_000_000, sent=FILLING, memory=level).growth == 0.0
    assert Flood(1_000_000, sent=FILLING, memory=hashing).growth == 0.0
    assert Flood(1_000_000, sent=FILLING, memory=leaking).growth > 0.10
    assert Flood(1_000_000, sent=LOOKED_AT, memory=[95, 150]).growth == 0.0
