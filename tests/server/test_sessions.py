"""Cookies that the process remembers, and forgets at once when they are revoked."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from majlis.server.callers import COOKIE
from majlis.server.tokens import digest
from tests.server.visitors import Visitor, serving, visitors

pytestmark = pytest.mark.anyio


async def test_a_remembered_cookie_needs_no_database(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        await ana.get("/api/me")

        def read() -> Any:
            raise AssertionError("the database was asked")

        monkeypatch.setattr(server.services.sessions.store, "read", read)
        assert (await ana.get("/api/me"))["name"] == "Ana"


async def test_whoever_stays_away_is_not_remembered_for_ever(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
        sessions = server.services.sessions
        await ana.get("/api/me")
        cookie = ana.http.cookies[COOKIE]
        assert sessions.remembered(cookie) is not None
        an_hour_later = SimpleNamespace(monotonic=lambda: time.monotonic() + 3600)
        monkeypatch.setattr("majlis.server.sessions.time", an_hour_later)
        await ben.get("/api/me")
        assert list(sessions._known) == [digest(ben.http.cookies[COOKIE])]
        assert (await ana.get("/api/me"))["name"] == "Ana"


async def test_a_new_name_and_a_logout_count_at_once(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana], Visitor(server.url) as copy:
        copy.http.cookies = ana.http.cookies
        cookie = ana.http.cookies[COOKIE]
        await ana.call("PATCH", "/api/me", {"name": "Bea"})
        assert (await ana.get("/api/me"))["name"] == "Bea"
        await ana.call("POST", "/api/logout", None, 204)
        assert await copy.call("GET", "/api/me", None, 200, headers={"Cookie": f"{COOKIE}={cookie}"}) is None


async def test_a_revoked_device_loses_its_streams_at_once(database: str) -> None:
    async with serving(database) as server, visitors(server, "Ana") as [ana], Visitor(server.url) as other:
        await ana.post("/api/account", {"login": "ana", "password": "correct horse"}, 201)
        await other.post("/api/login", {"login": "ana", "password": "correct horse"})
        table = (await ana.table("me hot", seed="7"))["id"]
        async with other.follow(table, 0) as revoked, ana.follow(table, 0) as kept:
            await revoked.update()
            await kept.update()
            await ana.call("PUT", "/api/account/password", {"old": "correct horse", "new": "battery staple"}, 204)
            async for _ in revoked.lines:
                pass  # until the server ends it
            actor = (await ana.look(table))["actor"]
            update = await ana.look(table, actor)
            await ana.move(table, actor, update["seq"], update["decision"]["actions"][0]["text"])
            assert (await kept.update())["seq"] == update["seq"] + 1


async def test_a_stream_ends_in_good_order_where_its_cookie_cannot_be_checked(
    sqlite: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The database died after notifications may have been missed: the page connects again, and learns more then."""
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        table = (await ana.table("me hot", seed="7"))["id"]
        sessions = server.services.sessions

        async def gone(_: str) -> None:
            raise OperationalError("SELECT", {}, ConnectionError("the database is gone"))

        async with ana.follow(table, 0) as stream:
            await stream.update()
            monkeypatch.setattr(sessions, "find", gone)
            for missed in server.services.store.on_missed:
                missed()
            async for _ in stream.lines:
                pass  # until the server ends it
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


async def test_another_process_forgets_too(postgresql: str) -> None:
    async with serving(postgresql) as one, serving(postgresql) as two:
        await asyncio.gather(one.services.store.listening.wait(), two.services.store.listening.wait())
        async with visitors(one, "Ana") as [ana], Visitor(two.url) as there:
            there.http.cookies = ana.http.cookies
            cookie = {"Cookie": f"{COOKIE}={ana.http.cookies[COOKIE]}"}
            assert (await there.call("GET", "/api/me", None, 200, headers=cookie))["name"] == "Ana"
            forgotten = asyncio.Event()
            two.services.store.listeners.append(lambda notice: forgotten.set() if "person" in notice else None)
            await ana.call("POST", "/api/logout", None, 204)
            await forgotten.wait()
            assert await there.call("GET", "/api/me", None, 200, headers=cookie) is None
