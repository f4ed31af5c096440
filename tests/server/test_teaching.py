"""Tables to learn at: real tables, but nobody else's and in no list."""

from __future__ import annotations

from typing import Any

import pytest

import majlis
from majlis.server.sessions import Caller
from majlis.server.teaching import open_position, tables_of
from tests.server.visitors import Server, Visitor, serving, visitors

pytestmark = pytest.mark.anyio
POSITION = """
majlis position 1
game: tadmor
seats: 2

round 4
goods 1 wood=2 stone=1
stand 1 damascus_tower_single
acting
"""


async def caller_of(visitor: Visitor) -> Caller:
    me = await visitor.get("/api/me")
    return Caller(me["id"], me["name"], None, None)


async def a_puzzle(server: Server, visitor: Visitor) -> str:
    position = majlis.Position.loads(POSITION)
    who = await caller_of(visitor)
    return await open_position(server.services, who, position, teaching="puzzle/tower", seat=1, name="Tower")


async def lists(visitor: Visitor) -> list[Any]:
    return [
        table
        for which in ("open", "watch", "mine", "finished")
        for table in await visitor.get("/api/tables", list=which)
    ]


async def test_a_table_begins_with_a_position_and_plays_like_any_other(database: str) -> None:
    async with serving(database) as server, visitors(server, "Ana") as [ana]:
        table = await a_puzzle(server, ana)
        shown = await ana.get(f"/api/tables/{table}")
        assert (shown["teaching"], shown["phase"], shown["link"]) == ("puzzle/tower", "playing", None)
        assert [(seat["kind"], seat["level"], seat["mine"]) for seat in shown["seats"]] == [
            ("bot", "easy", False),
            ("person", None, True),
        ]
        async with ana.follow(table, 1) as stream:
            now = await stream.update(lambda update: update["decision"] is not None)
            built = "tower damascus_tower_single single 1"
            assert [action["text"] for action in now["decision"]["actions"]] == [built, "end"]
            await ana.move(table, 1, now["seq"], built)


async def test_no_list_shows_a_table_to_learn_at(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
        await a_puzzle(server, ana)
        assert await lists(ana) == []
        assert await lists(ben) == []


async def test_nobody_else_finds_a_table_to_learn_at(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
        table = await a_puzzle(server, ana)
        key = server.services.tables.by_id[table].table.key
        for path, more in (("", {}), ("/stream", {}), ("/record", {}), ("/replay", {"at": 0}), ("/turns", {})):
            await ben.get(f"/api/tables/{table}{path}", status=404, key=key, **more)
        await ben.post(f"/api/tables/{table}/join", {"key": key}, 404)
        await ben.post(f"/api/tables/{table}/chat", {"text": "hello", "key": key}, 404)


async def test_opening_it_again_replaces_the_earlier_one(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
        first, others = await a_puzzle(server, ana), await a_puzzle(server, ben)
        second = await a_puzzle(server, ana)
        await ana.get(f"/api/tables/{first}", status=404)
        await ana.get(f"/api/tables/{second}")
        await ben.get(f"/api/tables/{others}")
        kept = await tables_of(server.services, await caller_of(ana), majlis.game("tadmor"), "puzzle/tower")
        assert kept == [second]


async def test_a_learner_who_leaves_finds_it_as_it_was_and_a_deleted_account_leaves_nothing(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        table = await a_puzzle(server, ana)
        left = await ana.post(f"/api/tables/{table}/leave")
        assert [seat["stood_in"] for seat in left["seats"]] == [False, False]
        who = await caller_of(ana)
        await ana.call("DELETE", "/api/account", {}, 204)
        assert await tables_of(server.services, who, majlis.game("tadmor"), "puzzle/tower") == []
