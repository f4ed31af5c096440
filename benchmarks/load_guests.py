"""Those who play in `load.py`: guests with a stream down and calls up, over as little HTTP as possible."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import orjson

IDLE = 50.0
"""Seconds after which an idle connection is not used again: the server closes it after 75."""


@dataclass
class Figures:
    """What was measured."""

    answers: list[float] = field(default_factory=list)
    """Seconds from a move's POST to its answer."""
    others: list[float] = field(default_factory=list)
    """Seconds from a move's POST to the update at every stream but the mover's own."""
    bytes: int = 0
    matches: int = 0
    begun: int = 0
    stale: int = 0
    sent: dict[tuple[str, int], Sent] = field(default_factory=dict)
    """The move that became a row."""
    seen: dict[tuple[str, int], list[tuple[int | None, float]]] = field(default_factory=dict)
    """Who was shown a row, and when, until its move is answered."""

    def clear(self) -> None:
        self.answers.clear()
        self.others.clear()
        self.bytes = 0


class Sent(NamedTuple):
    """A move on its way."""

    seat: int
    at: float


class Connection:
    """HTTP over one connection, with as little work as possible: the generator shares its cores with the server."""

    def __init__(self, url: str) -> None:
        self.where = urlsplit(url)
        self.cookie = ""
        self.reader: asyncio.StreamReader
        self.writer: asyncio.StreamWriter | None = None
        self.used = 0.0

    async def send(self, method: str, path: str, body: object = None) -> dict[str, str]:
        """Send a request; returns the headers of the answer, with its status as `:status`."""
        if time.monotonic() - self.used > IDLE:
            self.close()
        self.used = time.monotonic()
        if self.writer is None:
            self.reader, self.writer = await asyncio.open_connection(
                self.where.hostname, self.where.port, limit=1 << 22
            )
        payload = b"" if body is None else orjson.dumps(body)
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.where.netloc}"]
        if self.cookie:
            lines.append(f"Cookie: majlis={self.cookie}")
        if body is not None:
            lines += ["Content-Type: application/json", f"Content-Length: {len(payload)}"]
        self.writer.write("\r\n".join([*lines, "", ""]).encode() + payload)
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {":status": head[0].split(" ")[1]}
        for line in head[1:-2]:
            name, _, value = line.partition(": ")
            headers[name.lower()] = value
        if "set-cookie" in headers:
            self.cookie = headers["set-cookie"].partition("=")[2].partition(";")[0]
        return headers

    async def call(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        headers = await self.send(method, path, body)
        content = await self.reader.readexactly(int(headers.get("content-length", "0")))
        return int(headers[":status"]), orjson.loads(content) if content else None

    async def chunks(self) -> AsyncIterator[bytes]:
        """The body of an answer without end, piece by piece."""
        while True:
            size = int(await self.reader.readline(), 16)
            if size == 0:
                return
            yield (await self.reader.readexactly(size + 2))[:-2]

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()
            self.writer = None


class Guest:
    """Somebody with a seat, or a spectator."""

    def __init__(self, url: str, figures: Figures, chance: random.Random, pause: float = 0.0) -> None:
        self.url = url
        self.calls = Connection(url)
        self.figures = figures
        self.chance = chance
        self.pause = pause
        """Seconds that a decision takes, on average."""

    async def take_name(self) -> None:
        status, _ = await self.calls.call("POST", "/api/me", {"name": "Guest"})
        assert status == 201, status

    def again(self) -> Guest:
        """The same person, with a connection of their own."""
        other = Guest(self.url, self.figures, self.chance, self.pause)
        other.calls.cookie = self.calls.cookie
        return other

    async def open_table(self, game: str, seats: list[dict[str, str]]) -> str:
        status, table = await self.calls.call("POST", "/api/tables", {"game": game, "seats": seats})
        assert status == 201, (status, table)
        return str(table["id"])

    async def follow(self, table: str, seat: int | None) -> None:
        """Watch a table until its match is over; in a seat, answer every decision."""
        async for update in self.updates(table, seat):
            if seat is not None and update["decision"] is not None and seat in update["waiting"]:
                await self.play(table, seat, update)

    async def updates(self, table: str, seat: int | None) -> AsyncIterator[dict[str, Any]]:
        """The latest update whenever there is one that asks this seat, until the match is over."""
        stream = Connection(self.url)
        stream.cookie = self.calls.cookie
        try:
            viewer = "spectator" if seat is None else str(seat)
            headers = await stream.send("GET", f"/api/tables/{table}/stream?seat={viewer}")
            assert headers[":status"] == "200", headers
            rest = b""
            async for chunk in stream.chunks():
                self.figures.bytes += len(chunk)
                *blocks, rest = (rest + chunk).split(b"\n\n")
                latest = self._note(table, seat, blocks)
                if b'"phase":"over"' in latest:
                    return
                if latest and seat is not None and b'"view":null' not in latest and b'"decision":null' not in latest:
                    yield orjson.loads(latest[latest.index(b"\ndata: ") + 7 :])
        finally:
            stream.close()

    def _note(self, table: str, seat: int | None, blocks: list[bytes]) -> bytes:
        """Take note of when updates came; the latest of them."""
        now = time.perf_counter()
        latest = b""
        for block in blocks:
            if block.startswith(b"id: ") and b"\nevent: update\n" in block[:60]:
                key = (table, int(block[4 : block.index(b"\n")]))
                sent = self.figures.sent.get(key)
                if sent is None:
                    self.figures.seen.setdefault(key, []).append((seat, now))
                elif sent.seat != seat:
                    self.figures.others.append(now - sent.at)
                latest = block
        return latest

    async def play(self, table: str, seat: int, update: dict[str, Any]) -> int:
        """Decide at random; the row that the decision became, 0 if somebody was quicker."""
        if self.pause:
            await asyncio.sleep(self.chance.expovariate(1 / self.pause))
        actions = update["decision"]["actions"]
        forward = [action for action in actions if action["verb"] not in ("remove", "swap")] or actions
        body = {
            "id": f"{self.chance.getrandbits(64):016x}",
            "seq": update["seq"],
            "seat": seat,
            "action": self.chance.choice(forward)["text"],
        }
        sent = Sent(seat, time.perf_counter())
        status, answer = await self.calls.call("POST", f"/api/tables/{table}/moves", body)
        if status == 409:
            self.figures.stale += 1
            return 0
        assert status == 200, (status, answer)
        self.figures.answers.append(time.perf_counter() - sent.at)
        key = (table, int(answer["seq"]))
        self.figures.sent[key] = sent
        self.figures.others += [at - sent.at for viewer, at in self.figures.seen.pop(key, []) if viewer != seat]
        return key[1]


async def play_on(people: list[Guest], watching: list[Guest], game: str, door: asyncio.Semaphore) -> None:
    """One table after another, with the same people; few at a time come in by the door."""
    async with door:
        for person in people:
            await person.take_name()
    while True:
        async with door:
            seats = [{"kind": "me"}, *({"kind": "open"} for _ in people[1:])]
            table = await people[0].open_table(game, seats)
            for person in people[1:]:
                status, joined = await person.calls.call("POST", f"/api/tables/{table}/join", {})
                assert status == 200, (status, joined)
        people[0].figures.begun += 1
        async with asyncio.TaskGroup() as group:
            for seat, person in enumerate(people):
                group.create_task(person.follow(table, seat))
            for person in watching:
                group.create_task(person.follow(table, None))
        people[0].figures.matches += 1
