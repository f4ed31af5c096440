"""The database of a simulated world: SQLite's own library in one thread, behind the connections that the server opens itself.

With SQLite the server's own classes run as they are, on a real file; what they give to threads (aiosqlite, the writer's COMMIT) is done at
one virtual moment. With PostgreSQL the server's writer and listener talk to `PostgresConnection` below, and SQLAlchemy reads and writes
the same file, each statement on its own as PostgreSQL's READ COMMITTED has it. Transactions are serialized, so what PostgreSQL's weaker
isolation may do to two concurrent transactions is not simulated.
"""

from __future__ import annotations

import asyncio
import contextvars
import sqlite3
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

import psycopg
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from majlis.server.settings import database_url
from tests.simulation.loop import NODE
from tests.simulation.world import World

_WAITS = ("execute", "executemany", "commit", "rollback")
"""What takes time; the rest of what aiosqlite gives to its thread does not."""
_LOCKED = "database is locked"


class Connections:
    """Where connections are made; `world` changes with each seed."""

    world: World


class SQLite(sqlite3.Connection):
    """A connection that the world knows of, and whose commits may go wrong."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **{**more, "timeout": 0, "check_same_thread": False})
        self.world = Connections.world
        self.node = NODE.get()
        self.payloads: list[str] = []
        """Notifications that leave with the commit."""
        self.seen_changes = 0
        self.world.connections[self.node].append(self)
        self.create_function("clock_timestamp", 0, self.world.database_clock)
        self.create_function("date_part", 2, lambda part, moment: moment)
        self.create_function("pg_notify", 2, lambda channel, payload: self.payloads.append(payload))

    def execute(self, sql: str, values: Any = ()) -> sqlite3.Cursor:
        if sql == "COMMIT":
            self.commit()
            return self.cursor()
        if sql.startswith("PRAGMA busy_timeout"):
            return self.cursor()  # in one thread nobody could let go of the lock meanwhile
        return super().execute(sql, values)

    def commit(self) -> None:
        wrote = self.total_changes != self.seen_changes or self.payloads
        if not self.in_transaction or not wrote:
            super().commit()
            return
        fate = self.world.fate_of_commit()
        if fate == "die-before" and self.node is not None:
            self.world.kill(self.node, "before a commit")
            raise sqlite3.OperationalError("killed")
        if fate == "fail-before" or (fate == "fail-after" and not self.world.plan.postgres):
            self.world.note("a commit fails")
            raise sqlite3.OperationalError("disk I/O error")
        super().commit()
        self.seen_changes = self.total_changes
        self.world.committed()
        payloads, self.payloads = self.payloads, []
        notify(self.world, payloads)
        if fate == "die-after" and self.node is not None:
            self.world.kill(self.node, "after a commit")
            raise sqlite3.OperationalError("killed")
        if fate == "fail-after":
            self.world.note("a commit seems to fail")
            raise sqlite3.OperationalError("server closed the connection unexpectedly")

    def close(self) -> None:
        """What was begun is rolled back, as PostgreSQL does it: SQLite keeps its lock as long as somebody has an answer half read."""
        with suppress(sqlite3.Error):
            self.rollback()
        super().close()

    def hang_up(self) -> None:
        self.close()

    def back_out(self) -> None:
        """Roll back, unless the process was killed meanwhile."""
        with suppress(sqlite3.ProgrammingError):
            self.rollback()

    def rollback(self) -> None:
        self.payloads = []
        self.seen_changes = self.total_changes
        super().rollback()


def connect(path: Any, **more: Any) -> sqlite3.Connection:
    """Instead of `sqlite3.connect`."""
    return SQLite(path, **more)


class NoThread:
    """Instead of aiosqlite's thread."""

    daemon = True

    def __init__(self, **_: object) -> None: ...

    def start(self) -> None: ...


class Line:
    """Instead of the queue of aiosqlite's thread: what is put in is done in order, each thing at one moment."""

    def __init__(self) -> None:
        self.waiting: deque[tuple[asyncio.Future[Any] | None, Callable[[], Any]]] = deque()
        self.busy = False
        self.tries = 0

    def put_nowait(self, item: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        self.waiting.append(item)
        if not self.busy:
            self._next()

    def _next(self) -> None:
        self.busy = bool(self.waiting)
        if self.busy:
            function = self.waiting[0][1]
            name = getattr(function.func, "__name__", "") if isinstance(function, partial) else ""
            if name in _WAITS:
                world = Connections.world
                world.loop.call_later(world.database_delay(), self._run)
            else:
                self._run()

    def _run(self) -> None:
        future, function = self.waiting[0]
        try:
            self._fail_perhaps(function)
            result = function()
        except BaseException as error:
            if isinstance(error, sqlite3.OperationalError) and _LOCKED in str(error) and self.tries < 200:
                self.tries += 1
                Connections.world.loop.call_later(0.001 * min(self.tries, 200), self._run)
                return
            if future is not None and not future.done():
                future.set_exception(error)
        else:
            if future is not None and not future.done():
                future.set_result(result)
        self.tries = 0
        self.waiting.popleft()
        self._next()

    def _fail_perhaps(self, function: Callable[[], Any]) -> None:
        """A question may get no answer. The future belongs to whoever asked, and so does the trouble."""
        question = function.args[0] if isinstance(function, partial) and function.args else ""
        if isinstance(question, str) and question.startswith("SELECT") and NODE.get() is not None:
            world = Connections.world
            if world.happens("unread"):
                world.note("the database does not answer")
                raise sqlite3.OperationalError("server closed the connection unexpectedly")


def postgres_engine(url: str) -> AsyncEngine:
    """What SQLAlchemy uses instead of PostgreSQL."""
    engine = create_async_engine(database_url(url), pool_size=10, max_overflow=10, hide_parameters=True)

    def set_up(connection: Any, _: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=OFF", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    def begin(connection: Any) -> None:
        if connection.get_execution_options().get("majlis_writes", False):
            connection.exec_driver_sql("BEGIN IMMEDIATE")

    event.listen(engine.sync_engine, "connect", set_up)
    event.listen(engine.sync_engine, "begin", begin)
    return engine


# PostgreSQL, as psycopg shows it


def notify(world: World, payloads: Sequence[str]) -> None:
    """Send notifications to everybody who listens, to each in order."""
    for listener in list(world.listening):
        for payload in payloads:
            listener.send(payload)


class PostgresConnection:
    """What the server uses of `psycopg.AsyncConnection`."""

    def __init__(self) -> None:
        self.world = Connections.world
        self.node = NODE.get()
        self.closed = False
        self.under: SQLite | None = None
        self.statements: list[tuple[str, Sequence[object]]] | None = None
        self.arrived: deque[str] = deque()
        self.arrives_at = 0.0
        self.deaf = False
        """Whether notifications get lost, which nobody has noticed yet."""
        self.something: asyncio.Future[None] | None = None
        self.world.connections[self.node].append(self)

    @classmethod
    async def connect(cls, address: str, **_: object) -> PostgresConnection:
        world = Connections.world
        await asyncio.sleep(world.database_delay())
        return cls()

    async def __aenter__(self) -> PostgresConnection:
        return self

    async def __aexit__(self, *_: object) -> None:
        self.hang_up()

    async def close(self) -> None:
        self.hang_up()

    def hang_up(self) -> None:
        self.closed = True
        if self in self.world.listening:
            self.world.listening.remove(self)
        if self.under is not None:
            self.under.close()
        if self.something is not None and not self.something.done() and not self.world.loop.is_closed():
            self.something.set_result(None)

    # statements

    @asynccontextmanager
    async def pipeline(self) -> AsyncIterator[None]:
        yield

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[None]:
        self.statements = []
        try:
            yield
            await self._commit(self.statements)
        finally:
            self.statements = None

    async def execute(self, sql: str | bytes, values: Sequence[object] = ()) -> None:
        text = sql.decode() if isinstance(sql, bytes) else sql
        if self.statements is not None:
            self.statements.append((text.replace("%s", "?"), values))
            return
        await asyncio.sleep(self.world.database_delay())
        if text.startswith("LISTEN") and not self.closed:
            self.world.listening.append(self)

    async def _commit(self, statements: Sequence[tuple[str, Sequence[object]]]) -> None:
        """The whole transaction at one moment, once nobody else writes."""
        for tries in range(1, 200):
            try:
                await self.world.loop.run_in_executor(None, self._run, statements)
            except sqlite3.IntegrityError as error:
                raise psycopg.errors.UniqueViolation(str(error)) from error
            except sqlite3.Error as error:
                if _LOCKED not in str(error):
                    raise psycopg.OperationalError(str(error)) from error
                await asyncio.sleep(0.001 * tries)
            else:
                break
        else:
            raise psycopg.OperationalError("the lock was not to be had")
        await asyncio.sleep(self.world.database_delay())

    def _run(self, statements: Sequence[tuple[str, Sequence[object]]]) -> None:
        if self.closed:
            raise sqlite3.OperationalError("the connection is closed")
        if self.under is None:
            self.under = SQLite(self.world.file, isolation_level=None)
            self.under.execute("PRAGMA foreign_keys=ON")
            self.under.execute("PRAGMA synchronous=OFF")
        self.under.execute("BEGIN IMMEDIATE")
        try:
            for sql, values in statements:
                self.under.execute(sql, values)
            self.under.commit()
        except BaseException:
            self.under.back_out()
            raise

    # notifications

    def send(self, payload: str) -> None:
        """A notification leaves the database. Connections keep the order, but may break unnoticed for a while."""
        world = self.world
        if not self.deaf and world.happens("deaf"):
            world.note("hears no notification any more", self.node.name if self.node else None)
            self.deaf = True
            world.loop.call_later(world.chance.uniform(0.0, 3.0), self.hang_up, context=contextvars.Context())
        if not self.deaf:
            self.arrives_at = max(self.arrives_at + 1e-6, world.loop.moment + world.delay())
            world.loop.call_at(self.arrives_at, self._arrive, payload, context=contextvars.Context())

    def _arrive(self, payload: str) -> None:
        self.arrived.append(payload)
        if self.something is not None and not self.something.done():
            self.something.set_result(None)

    async def notifies(self) -> AsyncIterator[psycopg.Notify]:
        while True:
            while self.arrived:
                yield psycopg.Notify("majlis", self.arrived.popleft(), 0)
            if self.closed:
                raise psycopg.OperationalError("the connection is lost")
            self.something = asyncio.get_running_loop().create_future()
            await self.something
