"""The database: connections, transactions, and the notifications that a transaction sends once it is committed.

With SQLite notifications stay in the process, which must be the only one. With PostgreSQL they travel by NOTIFY, in the same transaction
as the change itself, and every process on every machine listens. A program that visits the SQLite file of a server (`majlis admin`) leaves
its notifications in the file.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, nullcontext, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import delete, event, select, text
from sqlalchemy.engine import Connection
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import InterfaceError, InternalError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from majlis.server.schema import PostedNotice
from majlis.server.settings import Settings
from majlis.server.tokens import new_id, now
from majlis.server.writer import (
    CHANNEL,
    NEVER,
    Conflict,
    Notice,
    SQLiteConnection,
    Statement,
    Unavailable,
    Writer,
    deliver,
    payloads,
    read_payload,
)

if TYPE_CHECKING:
    from majlis.server.postgres import PostgresConnection

log = logging.getLogger("majlis.store")
IN_USE = 0x6D616A6C6974
"""A lock that every process serving a PostgreSQL holds, so that nobody puts a backup into it meanwhile."""
FAILING = 30.0
"""Seconds after a failed commit from which a small write shows whether the trouble is over."""
TRIAL = (
    Statement("DELETE FROM attempts WHERE key = ?", ("healthz",)),
    Statement("INSERT INTO attempts (key, count, since) VALUES (?, ?, ?)", ("healthz", 0, 0)),
)
"""That small write. The next failed login removes the row."""


class Transaction:
    """A write that is committed as a whole, with its notifications."""

    def __init__(self, connection: AsyncConnection) -> None:
        self.connection = connection
        self.execute = connection.execute
        self.notices: list[Notice] = []

    def notify(self, **notice: object) -> None:
        """Notify all listeners once the transaction is committed."""
        self.notices.append(notice)


class Store:
    """The database: SQLite or PostgreSQL."""

    def __init__(self, settings: Settings, visiting: bool = False) -> None:
        self.url = settings.url
        self._posts = visiting and not settings.on_postgres
        """Whether notifications are left for the server that uses the same SQLite file, because this is not it."""
        self._pause = settings.sweep
        self._closing = asyncio.Event()
        self.on_postgres = settings.on_postgres
        self.engine = _engine(settings)
        self.listeners: list[Callable[[Notice], None]] = []
        self.on_missed: list[Callable[[], None]] = []
        """Called when notifications may have been missed."""
        self._listening: asyncio.Task[None] | None = None
        self._turn = asyncio.Lock()
        """With SQLite, held by whoever writes: waiting in the process is fair, waiting for SQLite's lock is not."""
        self._writer = Writer(
            _connection(settings), self._turn if not self.on_postgres else asyncio.Lock(), self.deliver
        )
        self.listening = asyncio.Event()
        """Set while notifications from other processes arrive."""

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Transaction]:
        """A transaction. It is committed at the end of the block, and only then are its notifications sent."""
        async with self._turn if not self.on_postgres else nullcontext(), self.engine.connect() as connection:
            connection = await connection.execution_options(majlis_writes=True)
            async with self._noting_failure(), connection.begin():
                transaction = Transaction(connection)
                yield transaction
                if self.on_postgres:
                    for payload in payloads(transaction.notices):
                        await connection.execute(
                            text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload}
                        )
                elif self._posts:
                    for notice in transaction.notices:
                        await connection.exec_driver_sql(*_post(notice))
        for notice in transaction.notices:
            self.deliver(notice)

    @asynccontextmanager
    async def _noting_failure(self) -> AsyncIterator[None]:
        try:
            yield
        except (OperationalError, InterfaceError, InternalError):
            self._writer.failed_at = time.monotonic()
            raise

    async def commit(self, order: str, statements: Sequence[Statement], *notices: Notice) -> None:
        """Write by plain SQL, together with whatever else waits: this is how everything at a table is stored.

        Returns when it is committed. Raises `Conflict` or `Unavailable`.
        """
        if self._posts:
            statements = [*statements, *(_post(notice) for notice in notices)]
        await self._writer.commit(order, statements, notices)

    async def failing(self) -> bool:
        """Whether the database cannot write: a commit failed recently, or failed before and a small one still does."""
        if self._writer.failed_at == NEVER:
            return False
        if time.monotonic() - self._writer.failed_at >= FAILING:
            with suppress(Unavailable):
                with suppress(Conflict):  # another process tried the same just now
                    await self._writer.commit("", TRIAL)
                self._writer.failed_at = NEVER
        return self._writer.failed_at != NEVER

    async def broadcast(self, **notice: object) -> None:
        """Notify all listeners of something that is not stored."""
        async with self.write() as transaction:
            transaction.notify(**notice)

    def deliver(self, notice: Notice) -> None:
        deliver(notice, *self.listeners)

    # life

    async def open(self) -> None:
        if self.on_postgres:
            self._listening = asyncio.create_task(self._listen())
        else:
            self.listening.set()
            self._listening = asyncio.create_task(self._collect())

    async def close(self) -> None:
        self._closing.set()
        if self._listening is not None:
            if self.on_postgres:
                self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        await self._writer.close()
        await self.engine.dispose()

    async def _listen(self) -> None:
        """Receive the notifications of other processes; after a lost connection, tell listeners that some may have been missed."""
        from majlis.server import postgres

        address = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        pause = 0.1
        while True:
            try:
                async with await postgres.connect(address) as connection:
                    await connection.execute(f"SELECT pg_advisory_lock_shared({IN_USE})")
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self.listening.set()
                    for listener in self.on_missed:
                        listener()
                    pause = 0.1
                    async for notice in connection.notifies():
                        for told in read_payload(notice.payload):
                            self.deliver(told)
            except (*postgres.FAILED, ValueError) as error:  # the last: a notification that is none of ours
                log.warning("listening was interrupted", extra={"error": type(error).__name__})
            self.listening.clear()
            await asyncio.sleep(pause)
            pause = min(5.0, pause * 2)

    async def _collect(self) -> None:
        """Receive what other programs left for us in the SQLite file."""
        while not self._closing.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(self._pause):
                    await self._closing.wait()
            try:
                async with self.read() as connection:
                    wanted = select(PostedNotice.id, PostedNotice.notice).order_by(PostedNotice.at)
                    found = list(await connection.execute(wanted))
                for _, notice in found:
                    self.deliver(json.loads(notice))
                if found:
                    async with self.write() as transaction:
                        ids = [id for id, _ in found]
                        await transaction.execute(delete(PostedNotice).where(PostedNotice.id.in_(ids)))
            except Exception as error:  # whatever it was, the next look may succeed
                log.warning("notices could not be read", extra={"error": type(error).__name__})


def _post(notice: Notice) -> Statement:
    return Statement("INSERT INTO notices (id, at, notice) VALUES (?, ?, ?)", (new_id(), now(), json.dumps(notice)))


def _connection(settings: Settings) -> SQLiteConnection | PostgresConnection:
    """The writer's own connection; it is opened when first used."""
    if settings.on_postgres:
        from majlis.server.postgres import PostgresConnection

        return PostgresConnection(settings.url.set(drivername="postgresql").render_as_string(hide_password=False))
    return SQLiteConnection(settings.url.database or "", _synchronous(settings))


def _synchronous(settings: Settings) -> str:
    return "FULL" if settings.survives_power_cuts else "NORMAL"


def _engine(settings: Settings) -> AsyncEngine:
    if settings.on_postgres:
        from majlis.server.postgres import PATIENCE

        return create_async_engine(
            settings.url,
            pool_size=10,
            max_overflow=10,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args=PATIENCE,
        )
    path = Path(settings.url.database or "")
    path.parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(settings.url, connect_args={"timeout": 30}, hide_parameters=True)

    def set_up(connection: DBAPIConnection, _: object) -> None:
        _set_up_sqlite(connection, _synchronous(settings))

    event.listen(engine.sync_engine, "connect", set_up)
    event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def _set_up_sqlite(connection: DBAPIConnection, synchronous: str) -> None:
    """A write-ahead log that survives a crash, foreign keys, and transactions that we begin ourselves."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", f"synchronous={synchronous}", "foreign_keys=ON", "busy_timeout=30000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """A writer takes the write lock at once: SQLite does not let it in any more once it has read."""
    writes = connection.get_execution_options().get("majlis_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
