"""Server processes of a simulated world: started, killed, stopped, put to sleep, and started again."""

from __future__ import annotations

import asyncio
import contextvars
import random
from collections.abc import Iterator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

import aiosqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from majlis.server import store, thinking
from majlis.server.app import Application, create_app
from majlis.server.guard import Guard
from majlis.server.levels import LEVELS
from majlis.server.problems import DATABASE_ERRORS
from majlis.server.services import Services
from majlis.server.settings import Settings
from majlis.server.thinking import Question, think
from tests.simulation import database
from tests.simulation.loop import NODE, Node
from tests.simulation.world import World

MOST_WORKERS = 3
PATIENCE, LEASE, SWEEP = 2.0, 5.0, 3.0
_apps: dict[int, Application] = {}
"""Applications by worker: building one takes longer than a whole simulation."""
_engines: dict[tuple[str, bool], AsyncEngine] = {}
"""Engines by worker and kind of database: SQLAlchemy's compiled statements belong to them."""
_real_engine = store._engine
_real_open = aiosqlite.connect


class Worker:
    """A place for a server process: whenever one dies, another follows it."""

    def __init__(self, world: World, number: int) -> None:
        self.world = world
        self.number = number
        self.lives = 0
        self.node: Node | None = None
        self.services: Services | None = None
        """Set while it answers calls."""
        self.calls: set[asyncio.Task[Any]] = set()
        self.settings = Settings(
            database="postgresql://simulated/majlis" if world.plan.postgres else f"sqlite:///{world.file}",
            rate=0.0,
            heartbeat=world.plan.heartbeat,
            bot_processes=1,
            bot_patience=PATIENCE,
            bot_lease=LEASE,
            sweep=SWEEP,
            live_tables=world.plan.live_tables,
            survives_power_cuts=False,
            test_seed=f"{world.plan.seed:x}",
            homes_folder="/private" if world.plan.homes else "",
        )
        self.app = _apps[number]
        self.guard = Guard(self.app.state.fast_moves, self.settings)
        world.on_death.append(self._died)

    @property
    def up(self) -> bool:
        return self.services is not None and self.node is not None and not self.node.dead

    def start(self) -> None:
        self.lives += 1
        self.node = Node(f"w{self.number}.{self.lives}")
        self.node.spawn(self._open(self.node))

    async def _open(self, node: Node) -> None:
        """As the application's lifespan does it, except that the schema is up to date."""
        services = Services(self.settings)
        try:
            await services.open()
        except DATABASE_ERRORS:
            self.world.kill(node, "because it could not start")
            return
        self.app.state.services = self.app.state.fast_moves.services = services
        self.services = services
        if services.homes is not None:
            self.world.doors[services.homes.address] = self
            await services.homes.open()
        self.world.note("is ready")

    def _died(self, node: Node) -> None:
        if node is self.node:
            self._shut_door()
            self.services = None
            pause = self.world.chance.uniform(0.05, 3.0)
            self.world.loop.call_later(pause, self.start, context=contextvars.Context())

    def _shut_door(self) -> None:
        for address in [address for address, worker in self.world.doors.items() if worker is self]:
            del self.world.doors[address]

    def stop(self) -> None:
        """Ask it to end in good order: no new calls, but those under way are answered."""
        self._shut_door()
        node, services, self.services = self.node, self.services, None
        if node is not None and services is not None:
            self.world.note("stops", node.name)
            node.spawn(self._close(node, services))

    async def _close(self, node: Node, services: Services) -> None:
        services.tables.close()
        if self.calls:
            await asyncio.wait(self.calls, timeout=10.0)
        await services.close()
        self.world.kill(node, "at its own wish")

    def sleep(self, seconds: float) -> None:
        if self.node is not None:
            self.world.note(f"sleeps for {seconds:.1f} s", self.node.name)
            self.node.asleep_until = self.world.loop.moment + seconds


class Thinker:
    """Instead of a process that thinks: its answers take virtual time, too long perhaps, or it dies."""

    def __init__(self, *_: object) -> None:
        self.world = database.Connections.world
        self.dead = False

    def submit(self, work: Any, *args: Any) -> Future[Any]:
        world, future = self.world, Future[Any]()
        seconds = world.chance.expovariate(5.0)
        if args and world.happens("slow_bots"):
            seconds = world.chance.uniform(PATIENCE, 3 * PATIENCE)
        if world.happens("dead_bots"):
            world.loop.call_later(seconds, self._break, future)
        else:
            world.loop.call_later(seconds, self._answer, future, work, args)
        return future

    def _break(self, future: Future[Any]) -> None:
        if not self.dead and future.set_running_or_notify_cancel():
            future.set_exception(BrokenProcessPool("died"))

    def _answer(self, future: Future[Any], work: Any, args: Any) -> None:
        if self.dead or not future.set_running_or_notify_cancel():
            return
        try:
            future.set_result(work(*args))
        except Exception as error:
            future.set_exception(error)

    def shutdown(self, **_: object) -> None:
        self.dead = True


def _think(question: Question) -> str:
    answer = think(question)
    database.Connections.world.thought(question, answer)
    return answer


async def warm_up(file: Path) -> None:
    """Make applications and engines, and connect once.

    An engine's first connection does more than the others, and a run must not depend on that.
    """
    for number in range(MOST_WORKERS):
        _apps[number] = create_app(Settings(database=f"sqlite:///{file}"))
        for postgres in (False, True):
            url = f"sqlite:///{file}"
            made = database.postgres_engine(url) if postgres else _real_engine(Settings(database=url))
            async with made.connect():
                pass
            await made.dispose()
            _engines[f"w{number}", postgres] = made


def _engine(settings: Settings) -> AsyncEngine:
    node = NODE.get()
    assert node is not None
    engine = _engines[node.name.partition(".")[0], settings.on_postgres]
    engine.sync_engine.dispose(close=False)
    return engine


@contextmanager
def replaced(world: World) -> Iterator[None]:
    """Everything below the server, replaced by what belongs to the world."""
    opened: list[aiosqlite.Connection] = []

    def open_one(*args: Any, **more: Any) -> aiosqlite.Connection:
        opened.append(_real_open(*args, **more))
        return opened[-1]

    ids = random.Random(f"ids {world.plan.seed}")
    database.Connections.world = world
    state = random.getstate()
    random.seed(f"global {world.plan.seed}")
    thinking._matches.clear()
    levels = {name: level._replace(player="random") for name, level in LEVELS.items()}
    with ExitStack() as stack:
        for target, replacement in {
            "time.monotonic": world.monotonic,
            "time.time": world.wall,
            "time.time_ns": lambda: int(world.wall() * 1e9),
            "secrets.token_bytes": lambda size=32: ids.randbytes(size),
            "sqlite3.connect": database.connect,
            "aiosqlite.connect": open_one,
            "aiosqlite.core.Thread": database.NoThread,
            "aiosqlite.core.SimpleQueue": database.Line,
            "psycopg.AsyncConnection.connect": database.PostgresConnection.connect,
            "majlis.server.store._engine": _engine,
            "majlis.server.bot_pool.ProcessPoolExecutor": Thinker,
            "majlis.server.bot_pool.think": _think,
            "majlis.server.thinking.LEVELS": levels,
        }.items():
            stack.enter_context(mock.patch(target, replacement))
        try:
            yield
        finally:
            for node in list(world.connections):
                world.hang_up(node)
            for connection in opened:
                connection._connection = None
            for engine in _engines.values():
                engine.sync_engine.dispose(close=False)
            random.setstate(state)
