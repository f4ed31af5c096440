"""Hostile texts and requests, a few of each: `make fuzz` has a million."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from tests.faults.servers import serve, stop
from tests.fuzz.flood import flood
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
    assert {200, 404, 422} <= set(found.statuses)
