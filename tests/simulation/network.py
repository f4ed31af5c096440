"""Calls and streams between people and server processes: every message takes time, and some get lost, doubled or cut off."""

from __future__ import annotations

import asyncio
import contextvars
import json
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from majlis.server import passing_on
from majlis.server.homes import Peer
from tests.simulation.servers import Worker

TIMEOUT = 8.0
"""Seconds after which somebody no longer waits for an answer."""


@dataclass(frozen=True)
class Answer:
    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def problem(self) -> str:
        """The kind of problem, if it is one."""
        return str(self.json["type"]).removeprefix("urn:majlis:") if self.status >= 400 else ""


def _scope(method: str, path: str, query: str, headers: list[tuple[bytes, bytes]]) -> dict[str, Any]:
    return {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(b"host", b"table"), *headers],
        "client": ("192.0.2.1", 1),
        "server": ("table", 80),
        "state": {},
    }


async def call(
    worker: Worker, who: str, method: str, path: str, body: object, cookie: str, twice: bool = False
) -> Answer | None:
    """Make a call; None if no answer came. `twice`: it may reach the server twice."""
    world = worker.world
    answered: asyncio.Future[Answer | None] = world.loop.create_future()
    if not world.happens("lost"):
        world.loop.call_later(world.delay(), _arrive, worker, method, path, body, cookie, answered)
    if twice and world.happens("doubled"):
        world.note(f"{method} {path[-8:]} is doubled", who)
        again: asyncio.Future[Answer | None] = world.loop.create_future()
        world.loop.call_later(world.delay() + world.delay(), _arrive, worker, method, path, body, cookie, again)
    try:
        async with asyncio.timeout(TIMEOUT):
            return await answered
    except TimeoutError:
        return None


def _arrive(
    worker: Worker, method: str, path: str, body: object, cookie: str, answered: asyncio.Future[Answer | None]
) -> None:
    if not worker.up or worker.node is None:
        if not answered.done():
            answered.set_result(None)
        return
    headers = [(b"cookie", f"majlis={cookie}".encode())] if cookie else []
    sent = b"" if body is None else json.dumps(body).encode()
    if body is not None:
        headers += [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(sent))]

    def serve(at: Worker) -> None:
        if at.up and at.node is not None:
            task = at.node.spawn(_serve(at, _scope(method, path, "", headers), sent, answered))
            at.calls.add(task)
            task.add_done_callback(at.calls.discard)

    bring_home(worker, method, path, serve, lambda: _answer(answered, None))


async def _serve(worker: Worker, scope: dict[str, Any], body: bytes, answered: asyncio.Future[Answer | None]) -> None:
    world = worker.world
    waiting = [{"type": "http.request", "body": body}]
    status, headers, out = 0, [], b""

    async def receive() -> dict[str, Any]:
        if waiting:
            return waiting.pop()
        await world.loop.create_future()
        raise AssertionError("nobody hangs up here")

    async def send(message: Any) -> None:
        nonlocal status, headers, out
        if message["type"] == "http.response.start":
            status, headers = message["status"], message["headers"]
            return
        out += message.get("body", b"")
        if not message.get("more_body", False) and not world.happens("lost"):
            answer = Answer(status, headers, out)
            world.loop.call_later(world.delay(), _answer, answered, answer, context=contextvars.Context())

    await guarded(worker, scope, receive, send)


def _answer(answered: asyncio.Future[Answer | None], answer: Answer | None) -> None:
    if not answered.done():
        answered.set_result(answer)


def bring_home(
    worker: Worker, method: str, path: str, serve: Callable[[Worker], None], hang_up: Callable[[], None]
) -> None:
    """Have a call served by the worker at which it arrived, or by the home of its table, if it is passed on there.

    With the real server the connection itself is passed on. It may be late, get lost with a worker that dies, or come twice, which sockets
    do not do; whoever serves it never passes it on again.
    """
    world = worker.world
    if worker.node is None or worker.services is None or worker.services.homes is None:
        serve(worker)
        return
    homes, node = worker.services.homes, worker.node
    decided = False

    def died(dead: Any) -> None:
        if dead is node and not decided:
            hang_up()

    def give(peer: Peer) -> None:
        home = world.doors.get(peer.address)
        if home is None:
            raise ConnectionRefusedError
        world.note(f"{method} {path[-8:]} is passed on to w{home.number}")
        world.faults["passed on"] += 1
        for _ in range(1 + (method == "POST" and world.happens("doubled"))):
            fate = hang_up if world.happens("lost") else lambda: arrive(home)
            world.loop.call_later(world.delay(), fate, context=contextvars.Context())

    def arrive(home: Worker) -> None:
        if home.up:
            serve(home)
        else:
            hang_up()

    async def decide() -> None:
        nonlocal decided
        decided = True
        if not passing_on.passed_on(homes, f"{method} {path} HTTP/1.1".encode(), give):
            serve(worker)

    world.on_death.append(died)
    node.spawn(decide())


async def guarded(worker: Worker, scope: Any, receive: Any, send: Any) -> None:
    """Let the server answer; whatever it does not answer itself is a fault."""
    try:
        await worker.guard(scope, receive, send)
    except Exception as error:
        worker.world.breach(f"{scope['method']} {scope['path']} failed: {error!r}")


class Connection:
    """A stream from a server process to somebody. What is sent arrives in order, until the connection breaks."""

    def __init__(self, worker: Worker, who: str, path: str, query: str, cookie: str, last: int | None) -> None:
        self.world = worker.world
        self.worker = worker
        self.who = who
        self.arrived: deque[bytes] = deque()
        self.ended = False
        """Whether the reader has seen the end."""
        self.broken = False
        self.gone: asyncio.Future[None] = self.world.loop.create_future()
        """Set when the server learns that nobody reads any more."""
        self.something = asyncio.Event()
        self.status = 0
        self._arrives_at = 0.0
        headers = [(b"cookie", f"majlis={cookie}".encode())] if cookie else []
        if last is not None:
            headers.append((b"last-event-id", b"%d" % last))
        self.scope = _scope("GET", path, query, headers)
        self.world.loop.call_later(self.world.delay(), self._open)

    def _open(self) -> None:
        if not self.worker.up or self.world.happens("lost"):
            self._end()
            return
        bring_home(self.worker, "GET", str(self.scope["path"]), self._opened, self._end)

    def _opened(self, worker: Worker) -> None:
        node = worker.node
        if not worker.up or node is None:
            self._end()
            return
        task = node.spawn(self._serve(worker))
        worker.calls.add(task)
        task.add_done_callback(worker.calls.discard)

        def died(dead: Any) -> None:
            if dead is node:
                self._later(self._end)

        self.world.on_death.append(died)

    async def _serve(self, worker: Worker) -> None:
        asked = [{"type": "http.request", "body": b""}]

        async def receive() -> dict[str, Any]:
            if asked:
                return asked.pop()
            await asyncio.shield(self.gone)
            return {"type": "http.disconnect"}

        await guarded(worker, dict(self.scope), receive, self._send)
        self._later(self._end)

    async def _send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            return
        body = message.get("body", b"")
        if self.broken or not body:
            return
        if self.world.happens("cut"):
            self.world.note("the stream is cut", self.who)
            self._later(self._arrive, body[: self.world.chance.randrange(len(body))])
            self.hang_up(self.world.chance.choice((0.0, 5.0)))
            self._later(self._end)
            return
        self._later(self._arrive, body)
        await asyncio.sleep(self.world.chance.expovariate(1000.0))  # until there is room for more

    def _later(self, what: Any, *args: Any) -> None:
        world = self.world
        self._arrives_at = max(self._arrives_at + 1e-6, world.loop.moment + world.delay())
        world.loop.call_at(self._arrives_at, what, *args, context=contextvars.Context())

    def _arrive(self, body: bytes) -> None:
        if not self.ended:
            self.arrived.append(body)
            self.something.set()

    def _end(self) -> None:
        self.ended = True
        self.something.set()

    def hang_up(self, seconds: float) -> None:
        """Stop reading; the server notices after that time."""
        self.broken = True
        if not self.gone.done():
            self.world.loop.call_later(seconds, self._noticed, context=contextvars.Context())

    def _noticed(self) -> None:
        if not self.gone.done():
            self.gone.set_result(None)

    async def read(self) -> bytes | None:
        """The next bytes; None at the end."""
        while not self.arrived:
            if self.ended:
                return None
            self.something.clear()
            await self.something.wait()
        return self.arrived.popleft()
