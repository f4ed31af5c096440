"""Streams: complete, resumable at any row, and none in another's way."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from urllib.parse import urlsplit

import pytest
from pydantic import BaseModel

from majlis.client.events import Block
from majlis.server.shapes import ChatShape, TableShape, UpdateShape
from tests.server.visitors import Stream, Visitor, pick, serving, visitors

pytestmark = pytest.mark.anyio


async def some_play(ana: Visitor, table: str, moves: int, chatty: bool = True) -> int:
    """Ana plays both seats for a while and talks to herself; returns the last row."""
    chance = random.Random(7)
    seq = 0
    for number in range(moves):
        actor = (await ana.look(table))["actor"]
        update = await ana.look(table, actor)
        seq = (await ana.move(table, actor, update["seq"], pick(update["decision"]["actions"], chance)))["seq"]
        if chatty and number % 4 == 1:
            seq = (await ana.post(f"/api/tables/{table}/chat", {"text": f"move {number}"}, 201))["seq"]
    return seq


def told(blocks: list[Block]) -> list[tuple[int | None, str, object]]:
    """What was told of each row: its events for an update, its words for chat."""
    out: list[tuple[int | None, str, object]] = []
    for block in blocks:
        data = json.loads(block.data)
        if block.event == "update":
            out.append((block.id, "update", data["events"]))
        elif block.event == "chat":
            out.append((block.id, "chat", data["text"]))
    return out


async def test_a_stream_sends_every_row_once_and_in_order(database: str) -> None:
    async with serving(database) as server, visitors(server, "Ana") as [ana]:
        table = (await ana.table("me hot"))["id"]
        last = await some_play(ana, table, 12)
        async with ana.follow(table, 0) as stream:
            blocks = await stream.until(last)
    numbers = [block.id for block in blocks if block.id is not None]
    assert numbers == list(range(1, last + 1))
    updates = [json.loads(block.data) for block in blocks if block.event == "update"]
    assert [update["view"] is None for update in updates] == [True] * (len(updates) - 1) + [False]
    assert any(event["name"] == "event-dealt" for event in updates[0]["events"])


async def test_resuming_after_any_row_sends_exactly_what_was_missed(database: str) -> None:
    async with serving(database) as server, visitors(server, "Ana") as [ana]:
        table = (await ana.table("me hot"))["id"]
        last = await some_play(ana, table, 30)  # more than the server remembers the events of
        async with ana.follow(table, 0) as stream:
            whole = told(await stream.until(last))
        for after in range(1, last):
            params = {"seat": 0} if after % 2 else {"seat": 0, "after": after}
            headers = {"Last-Event-ID": str(after)} if after % 2 else {}
            async with ana.http.stream(
                "GET", f"/api/tables/{table}/stream", params=params, headers=headers
            ) as response:
                rest = told(await Stream(response).until(last))
            assert rest == [row for row in whole if (row[0] or 0) > after]


async def test_a_stream_that_breaks_off_at_random_and_resumes_misses_nothing(database: str) -> None:
    chance = random.Random(11)
    async with serving(database) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
        table = (await ana.table("me bot:easy", options={"stall_rounds": 1}))["id"]
        playing = asyncio.create_task(ana.play_on(table, 0, random.Random(1)))
        seen: list[Block] = []
        after = -1
        over = False
        while not over:
            async with ben.follow(table, after=after) as stream:
                for _ in range(chance.randrange(1, 30)):
                    block = await stream.next()
                    seen.append(block)
                    after = block.id if block.id is not None else after
                    if block.event == "update" and json.loads(block.data)["phase"] == "over":
                        over = True
                        break
        end = await playing
        async with ben.follow(table) as stream:
            whole = await stream.until(end["seq"])
    assert told(seen) == told(whole)


async def test_everything_on_the_wire_has_the_shape_that_the_api_describes(sqlite: str) -> None:
    shapes: dict[str, type[BaseModel]] = {"update": UpdateShape, "chat": ChatShape, "table": TableShape}
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        options = {"modules": ["vizier", "exchange_cards", "bonus_cards", "huts"]}
        table = (await ana.table("me hot", options=options))["id"]
        last = await some_play(ana, table, 6)
        for seat in ("0", "1", "spectator"):
            async with ana.follow(table, seat) as stream:
                for block in await stream.until(last):
                    shape = shapes[block.event].model_validate_json(block.data)
                    assert set(json.loads(block.data)) == set(type(shape).model_fields)


async def test_somebody_who_comes_and_goes_is_shown_as_online(database: str) -> None:
    async with serving(database) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
        table = (await ana.table("me open open"))["id"]
        await ben.post(f"/api/tables/{table}/join", {})
        async with ana.follow(table, 0) as stream:
            first = json.loads((await stream.next()).data)
            assert [seat["online"] for seat in first["seats"]] == [True, False, False]
            async with ben.follow(table, 1) as other:
                await other.next()
                came = json.loads((await stream.next()).data)
            left = json.loads((await stream.next()).data)
    assert [seat["online"] for seat in came["seats"]] == [True, True, False]
    assert [seat["online"] for seat in left["seats"]] == [True, False, False]


async def test_a_silent_stream_shows_signs_of_life(sqlite: str) -> None:
    async with serving(sqlite, heartbeat=0.01) as server, visitors(server, "Ana") as [ana]:
        table = (await ana.table("me open"))["id"]
        async with ana.http.stream("GET", f"/api/tables/{table}/stream") as response:
            comments = 0
            async for line in response.aiter_lines():
                comments += line.startswith(":")
                if comments == 3:
                    break


async def test_somebody_who_does_not_read_holds_up_nobody(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        options = {"modules": ["vizier", "exchange_cards", "bonus_cards", "huts"]}
        table = (await ana.table("me bot:easy", options=options))["id"]
        place = urlsplit(server.url)
        deaf = socket.create_connection((place.hostname or "", place.port or 0))
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.sendall(f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: {place.netloc}\r\n\r\n".encode())
        end = await ana.play_on(table, 0, random.Random(3))
        assert end["phase"] == "over"
        assert len(server.services.tables.by_id[table].watchers) >= 1
        deaf.close()


async def test_streams_of_a_seat_end_when_the_seat_is_lost(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
        table = (await ana.table("me open open"))["id"]
        await ben.post(f"/api/tables/{table}/join", {"seat": 1})
        async with ben.follow(table, 1) as stream:
            await stream.next()
            await ben.post(f"/api/tables/{table}/leave")
            assert not [line async for line in stream.lines if line.startswith("event: update")]


async def test_open_streams_end_when_the_server_stops(database: str) -> None:
    async with Visitor("http://nowhere") as ana:
        async with serving(database) as server:
            ana.http.base_url = server.url
            await ana.post("/api/me", {"name": "Ana"}, 201)
            table = (await ana.table("me bot"))["id"]
            response = await ana.http.send(ana.http.build_request("GET", f"/api/tables/{table}/stream"), stream=True)
        text = (await response.aread()).decode()
        await response.aclose()
    assert "event: update" in text


async def test_bad_ways_to_ask_for_a_stream(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        table = (await ana.table("me hot"))["id"]
        for params, status in (
            ({"seat": "nine"}, 422),
            ({"seat": 6}, 403),
            ({"after": "x"}, 422),
            ({"after": -7}, 422),
        ):
            await ana.get(f"/api/tables/{table}/stream", status, **params)
        await ana.get("/api/tables/nonsense/stream", 404)
        for after in (1000, 10**30):  # rows that do not exist: everything is sent again
            async with ana.follow(table, 0, after=after) as stream:
                assert (await stream.update())["seq"] == 1
        for odd in ("²".encode(), b"9" * 5000, b"-1", b"none"):
            async with ana.http.stream(
                "GET", f"/api/tables/{table}/stream", headers={b"Last-Event-ID": odd}
            ) as response:
                assert response.status_code == 200
