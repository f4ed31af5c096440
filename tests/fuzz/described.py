"""Calls made from the description of the API, which keep to it or break it: every answer is one that it describes, and none is a fault."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from majlis.client import Client
from majlis.client.events import blocks, read
from majlis.server.openapi import text
from tests.faults.servers import Running

if TYPE_CHECKING:
    import requests
    import schemathesis

# The generator of calls is slow to load: only who makes calls loads it, not every worker that lists its tests.

NEVER_ENDS = "/api/tables/{table}/stream"
LOG_OUT = "/api/logout"
ENDS = {("post", LOG_OUT), ("delete", "/api/account"), ("delete", "/api/account/devices")}
"""Calls after which the caller may be unknown: each is made by somebody new."""
EXAMPLES = 3
MORE = {NEVER_ENDS: 4}
"""How many times as many calls: most streams that are asked for are refused."""


@dataclass
class World:
    """A server, and somebody at a table with whom things can be done."""

    running: Running
    client: Client
    table: str

    @classmethod
    def at(cls, running: Running, client: Client) -> World:
        return cls(running, client, client.new_table("alhambra", ["me", "hot"]).id)


def all_are_answered(world: World, examples: int = EXAMPLES) -> Counter[str]:
    """Calls of every operation; returns how many got an answer of each status, and of each operation how many."""
    from schemathesis import GenerationMode, openapi
    from schemathesis.core.result import Ok

    seen: Counter[str] = Counter()
    for found in openapi.from_dict(json.loads(text())).get_all_operations():
        assert isinstance(found, Ok), found
        for mode in GenerationMode:
            calls_are_answered(found.ok(), mode, world, examples, seen)
    assert world.client.me() is not None, "the caller was logged out on the way, so that later calls were a stranger's"
    return seen


def calls_are_answered(
    operation: Any, mode: schemathesis.GenerationMode, world: World, examples: int, seen: Counter[str]
) -> None:
    """Calls that keep to the description of an operation, or that break it."""
    from hypothesis import HealthCheck, Phase, given, settings
    from hypothesis.errors import Unsatisfiable
    from schemathesis.checks import ensure_resource_availability, positive_data_acceptance, use_after_free

    # Whether there is such a game or such a seat, no schema can say: a refusal of what it allows is an answer too.
    left_out = [positive_data_acceptance, use_after_free, ensure_resource_availability]

    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(
        max_examples=examples * MORE.get(operation.path, 1),
        derandomize=True,
        deadline=None,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def call(case: schemathesis.Case[Any]) -> None:
        if "table" in case.path_parameters and len(str(case.path_parameters["table"])) % 2 == 0:
            case.path_parameters["table"] = world.table  # half of the calls find something
        if (operation.method, operation.path) in ENDS:
            with Client(world.running.url, name="Ben") as ben:
                answer = answered(case, world, ben.cookie or "")
                assert operation.path != LOG_OUT or answer.status_code != 204 or ben.me() is None
        else:
            answer = answered(case, world, world.client.cookie or "")
        seen[str(answer.status_code)] += 1
        seen[f"{operation.label} {answer.status_code}"] += 1
        case.validate_response(answer, excluded_checks=left_out)
        assert answer.status_code < 500, operation.label

    try:
        call()
    except Unsatisfiable:
        assert mode.value == "negative", operation.label  # an operation that takes nothing cannot be called wrongly


def answered(case: schemathesis.Case[Any], world: World, cookie: str) -> requests.Response:
    """Make a call. Of a stream only what comes at once is read: the table as it stands."""
    import requests

    sent = case.as_transport_kwargs(base_url=world.running.url)
    sent["cookies"] = {**(sent.get("cookies") or {}), "majlis": cookie}
    with requests.request(**sent, stream=True, timeout=60) as answer:
        if answer.status_code == 200 and answer.headers["Content-Type"].startswith("text/event-stream"):
            answer._content = beginning(answer)
        else:
            _ = answer.content
    return answer


def beginning(answer: requests.Response) -> bytes:
    """What a stream begins with, up to the last event that is there when it is opened."""
    out = b""
    for piece in answer.iter_content(chunk_size=None):
        out += piece
        if b"event: table\n" in out and out.endswith(b"\n\n"):
            break
    assert out.startswith(b"retry: ")
    events = list(blocks(out.decode().split("\n")))
    assert events, out
    assert all(read(event) is not None for event in events), out
    return out
