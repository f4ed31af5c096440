"""The description of the API is true: whatever is sent, the answers are those it describes, and none is a fault."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator

import pytest

from majlis.client import Client
from majlis.server.openapi import text
from tests.faults.servers import serve, stop
from tests.fuzz.described import LOG_OUT, NEVER_ENDS, World, all_are_answered


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    running = serve(f"sqlite:///{tmp_path_factory.mktemp('openapi') / 'majlis.sqlite'}")
    with Client(running.url, name="Ana") as client:
        yield World.at(running, client)
    assert stop(running) is not None
    assert running.faults == []


def test_every_answer_is_one_that_is_described(world: World) -> None:
    """One test for all calls, streams and logging out among them: what makes the calls is slow to load."""
    seen = all_are_answered(world)
    assert seen[f"GET {NEVER_ENDS} 200"] > 0
    assert seen[f"POST {LOG_OUT} 204"] > 0


def test_the_description_is_printed_for_the_page() -> None:
    printed = subprocess.run(
        [sys.executable, "-m", "majlis.server.openapi"], capture_output=True, text=True, check=True
    ).stdout
    described = json.loads(printed)
    assert described == json.loads(text())
    assert {"UpdateShape", "DecisionShape", "TableShape", "ChatShape", "ProblemShape"} <= set(
        described["components"]["schemas"]
    )
    assert described["paths"][NEVER_ENDS]["get"]["responses"]["200"]["content"].keys() == {"text/event-stream"}


def test_every_problem_is_described_as_a_problem_document() -> None:
    told = {
        json.dumps(answer["content"])
        for calls in json.loads(text())["paths"].values()
        for call in calls.values()
        for status, answer in call["responses"].items()
        if int(status) >= 400
    }
    assert told == {'{"application/problem+json": {"schema": {"$ref": "#/components/schemas/ProblemShape"}}}'}
