"""The writer: what is committed together, what fails together, and what nobody hears of before its commit."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from majlis.server import store
from majlis.server.writer import (
    Change,
    Conflict,
    Notice,
    SQLiteConnection,
    Statement,
    Unavailable,
    Writer,
    payloads,
)
from tests.server.visitors import serving, visitors

pytestmark = pytest.mark.anyio


class Held:
    """A database whose commits wait until they are let go."""

    def __init__(self) -> None:
        self.groups: list[list[str]] = []
        self.gate = asyncio.Event()
        self.refused: set[str] = set()
        self.broken = False

    async def commit(self, changes: Sequence[Change]) -> None:
        names = [change.order for change in changes]
        self.groups.append(names)
        await self.gate.wait()
        if self.broken:
            raise Unavailable("gone")
        if self.refused & set(names):
            raise Conflict("refused")

    async def close(self) -> None: ...


async def start(writer: Writer, *names: str) -> list[asyncio.Task[None]]:
    """Changes that wait for their commit."""
    tasks = [asyncio.create_task(writer.commit(name, [], [{"table": name}])) for name in names]
    while len(writer.waiting) < len(names) and not isinstance(writer.connection, SQLiteConnection):
        await asyncio.sleep(0)
    return tasks


async def test_what_arrives_during_a_commit_shares_the_next_one() -> None:
    database, heard = Held(), list[Notice]()
    writer = Writer(database, asyncio.Lock(), heard.append)
    first = asyncio.create_task(writer.commit("a", []))
    while not database.groups:
        await asyncio.sleep(0)
    others = await start(writer, "d", "b", "c")
    assert database.groups == [["a"]]
    assert heard == []
    database.gate.set()
    await asyncio.gather(first, *others)
    assert database.groups == [["a"], ["b", "c", "d"]]
    assert heard == [{"table": "b"}, {"table": "c"}, {"table": "d"}]


async def test_a_refused_change_harms_no_other() -> None:
    database, heard = Held(), list[Notice]()
    writer = Writer(database, asyncio.Lock(), heard.append)
    first = asyncio.create_task(writer.commit("a", []))
    while not database.groups:
        await asyncio.sleep(0)
    database.refused = {"c"}
    others = await start(writer, "b", "c", "d")
    database.gate.set()
    await first
    ended = await asyncio.gather(*others, return_exceptions=True)
    assert [type(end) for end in ended] == [type(None), Conflict, type(None)]
    assert database.groups[1:] == [["b", "c", "d"], ["b"], ["c"], ["d"]]
    assert heard == [{"table": "b"}, {"table": "d"}]


async def test_when_the_database_fails_all_of_the_group_fail_and_nobody_is_told() -> None:
    database, heard = Held(), list[Notice]()
    writer = Writer(database, asyncio.Lock(), heard.append)
    database.broken = True
    database.gate.set()
    ended = await asyncio.gather(*await start(writer, "a", "b"), return_exceptions=True)
    assert [type(end) for end in ended] == [Unavailable, Unavailable]
    assert heard == []


async def test_a_caller_who_leaves_does_not_stop_the_commit() -> None:
    database, heard = Held(), list[Notice]()
    writer = Writer(database, asyncio.Lock(), heard.append)
    leaving, staying = await start(writer, "a", "b")
    while not database.groups:
        await asyncio.sleep(0)
    leaving.cancel()
    database.gate.set()
    await staying
    assert heard == [{"table": "a"}, {"table": "b"}]


async def test_a_listener_that_fails_keeps_nobody_from_their_answer() -> None:
    heard = list[Notice]()

    def stumble(notice: Notice) -> None:
        heard.append(notice)
        raise KeyError("a fault of the listener")

    database = Held()
    database.gate.set()
    writer = Writer(database, asyncio.Lock(), stumble)
    await asyncio.gather(*await start(writer, "a", "b"))
    await writer.commit("c", [])
    assert heard == [{"table": "a"}, {"table": "b"}]


async def test_sqlite_keeps_all_of_a_group_or_nothing(tmp_path: Path) -> None:
    path = str(tmp_path / "some.sqlite")
    connection = SQLiteConnection(path, "NORMAL")
    loop = asyncio.get_running_loop()

    async def commit(*rows: tuple[str, int]) -> None:
        changes = []
        for order, value in rows:
            change = Change(order, [Statement("INSERT INTO t VALUES (?)", (value,))], [])
            changes.append(change)
        await connection.commit(changes)

    await connection.commit([Change("", [Statement("CREATE TABLE t (n INTEGER PRIMARY KEY)", ())], [])])
    await commit(("a", 1), ("b", 2))
    with pytest.raises(Conflict):
        await commit(("a", 3), ("b", 2))
    found = await loop.run_in_executor(
        connection.thread, lambda: connection._open().execute("SELECT n FROM t").fetchall()
    )
    assert found == [(1,), (2,)]
    with pytest.raises(Unavailable):
        await connection.commit([Change("", [Statement("INSERT INTO nowhere VALUES (1)", ())], [])])
    await commit(("c", 4))
    await connection.close()


def test_notifications_fit_into_what_postgresql_carries() -> None:
    notices = [{"table": "t" * 26, "seq": number} for number in range(1000)]
    texts = payloads(notices)
    assert 1 < len(texts) < 20
    assert max(len(text) for text in texts) < 8000
    assert [notice for text in texts for notice in json.loads(text)] == notices


async def test_a_failed_commit_is_reported_and_retried_with_the_same_id(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(database) as server, visitors(server, "Ana") as [ana]:
        table = (await ana.table("me hot", seed="7"))["id"]
        actor = (await ana.look(table))["actor"]
        update = await ana.look(table, actor)
        action = update["decision"]["actions"][0]["text"]
        commit = server.services.store._writer.connection.commit

        async def full(changes: Sequence[Change]) -> None:
            raise Unavailable("database or disk is full")

        monkeypatch.setattr(server.services.store._writer.connection, "commit", full)
        refused = await ana.http.post(
            f"/api/tables/{table}/moves",
            json={"id": "the-same-id", "seq": update["seq"], "seat": actor, "action": action},
        )
        assert refused.status_code == 503
        assert int(refused.headers["retry-after"]) > 0
        assert (await ana.http.get("/healthz")).status_code == 503
        monkeypatch.setattr(store, "FAILING", 0.0)
        for _ in range(2):  # nobody else writes, but the disk is as full as before
            assert (await ana.http.get("/healthz")).status_code == 503
        monkeypatch.setattr(server.services.store._writer.connection, "commit", commit)
        for _ in range(2):
            assert await ana.get("/healthz") == {"status": "ok"}
        again = await ana.move(table, actor, update["seq"], action, id="the-same-id")
        assert again["seq"] == update["seq"] + 1
        assert (await ana.move(table, actor, update["seq"], action, id="the-same-id"))["seq"] == again["seq"]
        assert (await ana.look(table, actor))["entries"] == update["entries"] + 1
