"""A server in the test's own event loop, and visitors who call it over real connections."""

from __future__ import annotations

import asyncio
import json
import random
import uuid
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from typing import Any

import httpx

from majlis.client.events import Block
from majlis.server.run import Worker, listen, worker
from majlis.server.services import Services
from majlis.server.settings import Settings

SEED = "2a"
QUICK: dict[str, Any] = {
    "rate": 0.0,
    "bot_pace": 0.0,
    "pass_pace": 0.0,
    "bot_processes": 1,
    "sweep": 0.2,
    "bot_lease": 2.0,
    "survives_power_cuts": False,
    "test_seed": SEED,
}
"""No limits, no pauses and no luck: what a test waits for is an answer, never the clock, and every match is dealt alike."""


def pick(actions: list[dict[str, Any]], chance: random.Random) -> str:
    """Any action that brings the match forward: who rebuilds a palace at random never ends."""
    forward = [action for action in actions if action["verb"] not in ("remove", "swap")]
    text: str = chance.choice(forward or actions)["text"]
    return text


class Server:
    """A running server."""

    def __init__(self, url: str, running: Worker) -> None:
        self.url = url
        self.running = running

    @property
    def services(self) -> Services:
        found = self.running.application.state.services
        assert isinstance(found, Services)
        return found


@asynccontextmanager
async def serving(database: str, **changes: Any) -> AsyncIterator[Server]:
    """A server on a free port until the end of the block."""
    settings = Settings(database=database, **{**QUICK, **changes})
    with closing(listen("127.0.0.1", 0)) as listener:
        running = worker(settings)
        task = asyncio.create_task(running._serve([listener]))
        while not running.started:
            if task.done():
                task.result()
                raise RuntimeError("the server did not start")
            await asyncio.sleep(0.002)  # the database's own threads get the processor
        try:
            yield Server(f"http://127.0.0.1:{listener.getsockname()[1]}", running)
        finally:
            running.should_exit = True
            await task


class Stream:
    """A table's events as they come."""

    def __init__(self, response: httpx.Response) -> None:
        self.response = response
        self.lines = response.aiter_lines()
        self.comments = 0
        self.raw: list[str] = []

    async def next(self) -> Block:
        """The next event."""
        number: int | None = None
        event, data = "", ""
        while True:
            line = await anext(self.lines)
            self.raw.append(line)
            field, _, value = line.partition(": ")
            if line == "" and event:
                return Block(number, event, data)
            if line.startswith(":"):
                self.comments += 1
            elif field == "id":
                number = int(value)
            elif field == "event":
                event = value
            elif field == "data":
                data = value

    async def update(
        self, wanted: Callable[[dict[str, Any]], bool] = lambda update: update["view"] is not None
    ) -> dict[str, Any]:
        """The next update that is wanted, by default one that shows the table."""
        while True:
            block = await self.next()
            if block.event == "update":
                update: dict[str, Any] = json.loads(block.data)
                if wanted(update):
                    return update

    async def until(self, seq: int) -> list[Block]:
        """All events up to that row."""
        out: list[Block] = []
        while not out or (out[-1].id or 0) < seq:
            out.append(await self.next())
        return out


class Visitor:
    """Somebody with a cookie."""

    def __init__(self, url: str, headers: dict[str, str] | None = None) -> None:
        self.http = httpx.AsyncClient(base_url=url, timeout=300, headers=headers)
        self.bytes: list[tuple[str, bytes]] = []
        """Everything that was received."""

    async def __aenter__(self) -> Visitor:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def call(self, method: str, path: str, body: object = None, status: int = 200, **more: Any) -> Any:
        response = await self.http.request(method, path, json=body, **more)
        self.bytes.append((f"{method} {path}", response.content))
        assert response.status_code == status, (method, path, response.status_code, response.text[:500])
        return response.json() if "json" in response.headers.get("content-type", "") else response.text

    async def get(self, path: str, status: int = 200, **params: Any) -> Any:
        return await self.call("GET", path, None, status, params=params)

    async def post(self, path: str, body: object = None, status: int = 200) -> Any:
        return await self.call("POST", path, body, status)

    async def table(self, seats: str, status: int = 201, **more: Any) -> Any:
        """A new table; seats like `me bot:easy open`."""
        made = []
        for seat in seats.split():
            kind, _, level = seat.partition(":")
            made.append({"kind": kind, **({"level": level} if level else {})})
        return await self.post("/api/tables", {"game": "alhambra", "seats": made, **more}, status)

    async def move(
        self, table: str, seat: int, seq: int, action: object, status: int = 200, id: str | None = None
    ) -> Any:
        body = {"id": id or str(uuid.uuid4()), "seq": seq, "seat": seat, "action": action}
        return await self.post(f"/api/tables/{table}/moves", body, status)

    async def look(self, table: str, seat: int | str = "spectator", **params: Any) -> dict[str, Any]:
        """The table as it stands for a seat."""
        async with self.follow(table, seat, **params) as stream:
            return await stream.update()

    @asynccontextmanager
    async def follow(self, table: str, seat: int | str = "spectator", **params: Any) -> AsyncIterator[Stream]:
        async with self.http.stream("GET", f"/api/tables/{table}/stream", params={"seat": seat, **params}) as response:
            assert response.status_code == 200, (response.status_code, await response.aread())
            yield Stream(response)

    async def play_on(self, table: str, seat: int, chance: random.Random, moves: int = 1 << 30) -> dict[str, Any]:
        """Play in a seat until the match is over, or for that many moves; returns the last update."""
        async with self.follow(table, seat) as stream:
            while True:
                update = await stream.update()
                if update["phase"] == "over" or moves == 0:
                    return update
                if seat in update["waiting"] and update["decision"] is not None:
                    await self.move(table, seat, update["seq"], pick(update["decision"]["actions"], chance))
                    moves -= 1


@asynccontextmanager
async def visitors(server: Server, *names: str) -> AsyncIterator[list[Visitor]]:
    """People with names."""
    made = [Visitor(server.url) for _ in names]
    for visitor, name in zip(made, names):
        await visitor.post("/api/me", {"name": name}, 201)
    try:
        yield made
    finally:
        for visitor in made:
            await visitor.http.aclose()
