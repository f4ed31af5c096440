"""The description of the API is true: whatever is sent, the answers are those it describes, and none is a fault."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings

from majlis.client import Client
from majlis.server.openapi import text
from tests.faults.servers import Running, serve, stop

if TYPE_CHECKING:
    import schemathesis

NEVER_ENDS = "/api/tables/{table}/stream"


@dataclass
class World:
    """A server with a table at which things can be done."""

    running: Running
    cookie: str
    table: str


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    running = serve(f"sqlite:///{tmp_path_factory.mktemp('openapi') / 'majlis.sqlite'}")
    with Client(running.url, name="Ana") as client:
        table = client.new_table("alhambra", ["me", "hot"]).id
        yield World(running, client.cookie or "", table)
    assert stop(running) is not None


def test_every_answer_is_one_that_is_described(world: World) -> None:
    """One test for all calls: the generator of calls is slow to load, and every worker would load it to list its tests."""
    from schemathesis import GenerationMode, openapi
    from schemathesis.core.result import Ok

    for found in openapi.from_dict(json.loads(text())).exclude(path=NEVER_ENDS).get_all_operations():
        assert isinstance(found, Ok), found
        for mode in GenerationMode:
            calls_are_answered(found.ok(), mode, world)


def calls_are_answered(operation: Any, mode: schemathesis.GenerationMode, world: World) -> None:
    """Calls that keep to the description of an operation, or that break it."""
    from hypothesis.errors import Unsatisfiable
    from schemathesis.checks import ensure_resource_availability, positive_data_acceptance, use_after_free

    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(
        max_examples=3,
        derandomize=True,
        deadline=None,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def call(case: schemathesis.Case[Any]) -> None:
        if "table" in case.path_parameters and len(str(case.path_parameters["table"])) % 2 == 0:
            case.path_parameters["table"] = world.table  # half of the calls find something
        response = case.call(base_url=world.running.url, cookies={"majlis": world.cookie})
        # Whether there is such a game or such a seat, no schema can say: a refusal of what it allows is an answer too.
        case.validate_response(
            response, excluded_checks=[positive_data_acceptance, use_after_free, ensure_resource_availability]
        )
        assert response.status_code < 500, operation.label

    try:
        call()
    except Unsatisfiable:
        assert mode.value == "negative", operation.label  # an operation that takes nothing cannot be called wrongly


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
