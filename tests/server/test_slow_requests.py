"""Connections that send nothing or half a request do not stay."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

import pytest

from majlis.server import slow_requests
from tests.server.visitors import serving, visitors

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "half",
    [b"", b"GET /api/games HT", b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 20\r\n\r\n{"],
    ids=["silent", "half a line", "half a body"],
)
async def test_half_a_request_is_given_up(sqlite: str, half: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slow_requests, "SECONDS", 0.05)
    async with serving(sqlite) as server:
        where = urlsplit(server.url)
        reader, writer = await asyncio.open_connection(where.hostname, where.port)
        writer.write(half)
        await reader.read()  # returns when the server closes
        writer.close()


async def test_a_whole_request_has_all_the_time_it_needs(sqlite: str) -> None:
    """A stream's request has arrived: no limit is left, however long it stays open."""
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        table = (await ana.table("me hot", seed="7"))["id"]
        async with ana.follow(table) as stream:
            await stream.update()
            open_now = server.running.server_state.connections
            assert open_now
            assert [vars(connection)["_deadline"] for connection in open_now] == [None] * len(open_now)
