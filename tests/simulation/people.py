"""People of a simulated world: they follow tables, decide, repeat calls that were not answered, and remember what they were told."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import orjson

from tests.simulation.loop import NODE
from tests.simulation.network import Answer, Connection, call
from tests.simulation.servers import Worker
from tests.simulation.world import World


@dataclass(frozen=True)
class Event:
    """Something that a stream showed."""

    row: int | None
    kind: str
    data: dict[str, Any]


@dataclass
class Told:
    """What the server said about a call with an id: the row it became, or that it came too late."""

    path: str
    text: str
    row: int | None = None
    refused: str = ""


class Reader:
    """Follows a table from a seat or as a spectator, and connects again whenever a stream ends."""

    def __init__(self, world: World, workers: Sequence[Worker], who: str, table: str, seat: int | None, cookie: str):
        self.world = world
        self.workers = workers
        self.who = who
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.chance = random.Random(f"reader {world.plan.seed} {who}")
        self.last: int | None = None
        """The id of the last event: what a browser sends when it connects again."""
        self.shown: list[Event] = []
        """Every update and every line of chat, in the order of their arrival."""
        self.latest: dict[str, Any] | None = None
        """The last update that showed the table as it stands."""
        self.changed = asyncio.Event()

    async def follow(self) -> None:
        """Read for ever."""
        while True:
            worker = self.chance.choice(self.workers)
            self.world.note(f"follows at w{worker.number} after row {self.last}", self.who)
            query = f"seat={'spectator' if self.seat is None else self.seat}"
            path = f"/api/tables/{self.table}/stream"
            connection = Connection(worker, self.who, path, query, self.cookie, self.last)
            left = b""
            while (some := await connection.read()) is not None:
                *blocks, left = (left + some).split(b"\n\n")
                for block in blocks:
                    self._read(block)
            if connection.status not in (0, 200, 503):
                self.world.breach(f"{self.who} may not follow: {connection.status}")
            connection.hang_up(self.chance.choice((0.0, 2.0)))
            await asyncio.sleep(self.chance.uniform(0.05, 1.0))

    def _read(self, block: bytes) -> None:
        fields = dict(line.split(b": ", 1) for line in block.split(b"\n") if not line.startswith(b":"))
        if b"event" not in fields:
            return
        kind, data = fields[b"event"].decode(), orjson.loads(fields[b"data"])
        row = int(fields[b"id"]) if b"id" in fields else None
        if row is not None:
            if self.last is not None and (row < self.last or (row == self.last and kind != "table")):
                self.world.breach(f"{self.who} was shown row {row} after row {self.last}")
            self.last = row
        if kind == "table":
            return
        self.world.note(f"sees row {row}: {kind}", self.who)
        self.shown.append(Event(row, kind, data))
        if kind == "update" and data["view"] is not None:
            self.latest = data
            self.changed.set()


@dataclass
class Wishes:
    """How a person likes to play."""

    undo: float
    chat: float
    stand_in: float
    ask_back: float
    passing: float


class Person:
    """Somebody with a cookie and a seat."""

    def __init__(self, world: World, workers: Sequence[Worker], name: str) -> None:
        self.world = world
        self.workers = workers
        self.name = name
        self.chance = random.Random(f"person {world.plan.seed} {name}")
        self.cookie = ""
        self.id = ""
        self.reader: Reader
        self.told: dict[str, Told] = {}
        """What became of every move and undo, by the id of the call."""
        self.said: list[tuple[int, str]] = []
        """Chat that the server says it has kept: row and text."""
        self.stood_in = False
        self.decisions = 0
        self.since_calm = 0
        wish = self.chance.random
        self.wishes = Wishes(wish() * 0.2, wish() * 0.2, wish() * 0.1, wish() * 0.1, wish() * 0.2)

    async def call(self, method: str, path: str, body: object = None, twice: bool = False) -> Answer | None:
        worker = self.chance.choice(self.workers)
        answer = await call(worker, self.name, method, path, body, self.cookie, twice)
        said = "no answer" if answer is None else f"{answer.status} {answer.problem or answer.body[:20].decode()}"
        self.world.note(f"{method} {path.rpartition('/')[2][:12]} at w{worker.number}: {said}", self.name)
        if answer is not None and answer.status >= 500 and answer.status != 503:
            self.world.breach(f"{method} {path} was answered with {answer.status}")
        if answer is not None and answer.status == 401 and self.cookie:
            self.world.breach(f"{self.name} is not known any more")
        return answer

    async def insist(self, method: str, path: str, body: object = None) -> Answer:
        """Call until there is an answer."""
        while True:
            answer = await self.call(method, path, body)
            if answer is not None and answer.status < 500:
                return answer
            await asyncio.sleep(self.chance.uniform(0.1, 1.0))

    async def arrive(self) -> None:
        answer = await self.insist("POST", "/api/me", {"name": self.name})
        self.id = answer.json["id"]
        for name, value in answer.headers:
            if name.lower() == b"set-cookie" and value.startswith(b"majlis="):
                self.cookie = value.split(b";")[0].partition(b"=")[2].decode()

    def sit(self, table: str, seat: int) -> None:
        self.seat = seat
        self.path = f"/api/tables/{table}"
        self.reader = Reader(self.world, self.workers, self.name, table, seat, self.cookie)

    # playing

    async def play(self) -> None:
        """Answer whatever the stream asks, for ever."""
        assert NODE.get() is None
        while True:
            shown = self.reader.latest
            self.reader.changed.clear()
            if shown is not None and shown["phase"] == "playing" and not self.stood_in:
                await self._act(shown)
            try:
                async with asyncio.timeout(self.chance.uniform(1.0, 5.0)):
                    await self.reader.changed.wait()
            except TimeoutError:
                pass
            await asyncio.sleep(self.chance.expovariate(10.0))

    async def _act(self, shown: dict[str, Any]) -> None:
        if shown["undo_request"] is not None:
            await self._answer_request(shown["undo_request"])
            return
        if self._likes("chat"):
            await self._chat()
        if self._likes("stand_in"):
            await self.let_bot_play(self.chance.uniform(0.0, 1.0))
            return
        if shown["passing"] is not None and self._likes("passing"):
            body = {"seat": self.seat, "on": self.chance.random() < 0.6}
            await self.call("POST", f"{self.path}/passing", body, twice=True)
        if self.decisions > 1 and self._likes("ask_back"):
            to = self.chance.randrange(1, shown["seq"] + 1)
            await self.call("POST", f"{self.path}/undo-request", {"seat": self.seat, "to": to})
            return
        decision = shown["decision"]
        if decision is None:
            return
        if decision["undo"] and self._likes("undo"):
            await self._until_told("undo", {"seq": shown["seq"], "seat": self.seat}, "undo")
        elif self.seat in shown["waiting"]:
            text = self.chance.choice(decision["actions"])["text"]
            await self._until_told("moves", {"seq": shown["seq"], "seat": self.seat, "action": text}, text)

    def _likes(self, what: str) -> bool:
        liked: float = getattr(self.wishes, what)
        return self.chance.random() < liked

    async def _until_told(self, path: str, body: dict[str, Any], text: str) -> None:
        """Make a call with an id until it is answered: lost answers make people repeat themselves."""
        id = f"{self.name}-{len(self.told):06}"
        told = self.told[id] = Told(path, text)
        self.world.note(f"wants {text} at row {body['seq']} ({id})", self.name)
        while True:
            answer = await self.call("POST", f"{self.path}/{path}", {"id": id, **body}, twice=True)
            if answer is not None and answer.status == 200:
                told.row = answer.json["seq"]
                self.decisions += 1
                self.since_calm += 1
                return
            if answer is not None and answer.status < 500:
                told.refused = answer.problem
                if path == "moves" and answer.status == 422:
                    self.world.breach(f"{self.name} was offered {text} and refused: {answer.body.decode()[:300]}")
                return
            await asyncio.sleep(self.chance.uniform(0.05, 2.0))

    async def _chat(self) -> None:
        text = f"{self.name} says {len(self.said)} {self.chance.randrange(1 << 30)}"
        answer = await self.call("POST", f"{self.path}/chat", {"text": text})
        if answer is not None and answer.status == 201:
            self.said.append((answer.json["seq"], text))

    async def let_bot_play(self, seconds: float) -> None:
        self.stood_in = True
        body = {"seat": self.seat, "level": "easy"}
        await self.insist("POST", f"{self.path}/stand-in", {**body, "on": True})
        await asyncio.sleep(seconds)
        await self.insist("POST", f"{self.path}/stand-in", {**body, "on": False})
        self.stood_in = False

    async def _answer_request(self, request: dict[str, Any]) -> None:
        """Agree or decline; the requester waits, or withdraws."""
        mine = request["by"] == self.seat
        if (mine and self.chance.random() < 0.7) or self.seat in request["agreed"]:
            await asyncio.sleep(1.0)
            return
        agree = not mine and self.chance.random() < 0.6
        await self.call("POST", f"{self.path}/undo-answer", {"seat": self.seat, "agree": agree})
