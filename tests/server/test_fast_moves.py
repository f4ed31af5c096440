"""The short way for moves says the same as the long one."""

from __future__ import annotations

import json
from typing import Any

import pytest
from pydantic import ValidationError

from majlis.server.fast_moves import parse
from majlis.server.shapes import Move
from tests.server.visitors import serving, visitors

pytestmark = pytest.mark.anyio
GOOD: dict[str, Any] = {"id": "12345678", "seq": 3, "seat": 1, "action": "take denar-5"}


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"id": "short"},
        {"id": "bad id with spaces"},
        {"id": 12345678},
        {"seq": -1},
        {"seq": 2_000_000_001},
        {"seq": True},
        {"seq": "3"},
        {"seat": 8},
        {"seat": None},
        {"action": ""},
        {"action": "x" * 2001},
        {"action": 5},
        {"more": 1},
    ],
)
def test_it_takes_only_what_the_description_takes(changes: dict[str, Any]) -> None:
    body = GOOD | changes
    found = parse(json.dumps(body).encode())
    try:
        move = Move.model_validate_json(json.dumps(body))
    except ValidationError:
        assert found is None
    else:
        assert found == (move.id, move.seq, move.seat, move.action)


@pytest.mark.parametrize("body", [b"", b"[]", b"null", b"{", b'{"id": "12345678"}', b"\xff"])
def test_it_leaves_everything_else_to_the_long_way(body: bytes) -> None:
    assert parse(body) is None


async def test_both_ways_answer_alike(sqlite: str) -> None:
    """An action as JSON and a cookie among others take the long way; the rest is the same."""
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        table = (await ana.table("me hot", seed="7"))["id"]
        actor = (await ana.look(table))["actor"]
        update = await ana.look(table, actor)
        where = f"/api/tables/{table}/moves"
        wrong = {"id": "12345678", "seq": update["seq"], "seat": actor, "action": "place tower_9_es 0,0"}
        answers = []
        for seq in (update["seq"], float(update["seq"])):  # a number with a point takes the long way
            answers.append(await ana.http.post(where, json=wrong | {"seq": seq}))
        short, long = answers
        assert short.status_code == long.status_code == 422
        assert short.json() == long.json()
        assert dict(short.headers) | {"date": ""} == dict(long.headers) | {"date": ""}
        stale = [await ana.http.post(where, json=wrong | {"seq": seq}) for seq in (0, 0.0)]
        assert [answer.status_code for answer in stale] == [409, 409]
        assert stale[0].json() == stale[1].json()
        action = update["decision"]["actions"][0]["text"]
        good = [
            await ana.http.post(where, json={"id": "87654321", "seq": seq, "seat": actor, "action": action})
            for seq in (update["seq"], float(update["seq"]))
        ]
        assert [answer.status_code for answer in good] == [200, 200]
        assert good[0].json() == good[1].json() == {"seq": update["seq"] + 1}
        assert dict(good[0].headers) | {"date": ""} == dict(good[1].headers) | {"date": ""}
