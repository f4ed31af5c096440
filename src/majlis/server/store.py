"""The database: connections, transactions, and the news that a transaction tells once it is committed.

With SQLite the news stay in the process, which must be the only one. With PostgreSQL they travel by NOTIFY, in the very transaction they
speak of, and every process of every machine listens.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, TypeAlias

import psycopg
from sqlalchemy import event, text
from sqlalchemy.engine import Connection
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from majlis.server.settings import Settings

log = logging.getLogger("majlis.store")
News: TypeAlias = "dict[str, Any]"
CHANNEL = "majlis"


class Transaction:
    """A write that is committed as a whole, with the news of it."""

    def __init__(self, connection: AsyncConnection) -> None:
        self.connection = connection
        self.execute = connection.execute
        self.news: list[News] = []

    def tell(self, **news: object) -> None:
        """Say this to everybody who listens, once the transaction is committed."""
        self.news.append(news)


class Store:
    """A database, of either kind."""

    def __init__(self, settings: Settings) -> None:
        self.url = settings.url
        self.on_postgres = settings.on_postgres
        self.engine = _engine(settings)
        self.listeners: list[Callable[[News], None]] = []
        self.on_gap: list[Callable[[], None]] = []
        """Called when news may have been missed."""
        self._listening: asyncio.Task[None] | None = None
        self.hears = asyncio.Event()
        """Set while news of other processes arrive."""

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Transaction]:
        """A transaction. It is committed at the end of the block, and only then are its news told."""
        async with self.engine.connect() as connection:
            connection = await connection.execution_options(majlis_writes=True)
            async with connection.begin():
                transaction = Transaction(connection)
                yield transaction
                if self.on_postgres:
                    for news in transaction.news:
                        await connection.execute(
                            text("SELECT pg_notify(:channel, :news)"), {"channel": CHANNEL, "news": json.dumps(news)}
                        )
        for news in transaction.news:
            self.hear(news)

    async def broadcast(self, **news: object) -> None:
        """Tell everybody something that is kept nowhere."""
        async with self.write() as transaction:
            transaction.tell(**news)

    def hear(self, news: News) -> None:
        for listener in self.listeners:
            listener(news)

    # life

    async def open(self) -> None:
        if self.on_postgres:
            self._listening = asyncio.create_task(self._listen())
        else:
            self.hears.set()

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening
        await self.engine.dispose()

    async def _listen(self) -> None:
        """Hear what other processes tell; after a lost connection ask everybody to look for themselves."""
        address = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        pause = 0.1
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self.hears.set()
                    for gap in self.on_gap:
                        gap()
                    pause = 0.1
                    async for notice in connection.notifies():
                        self.hear(json.loads(notice.payload))
            except psycopg.Error as error:
                log.warning("listening was interrupted", extra={"error": type(error).__name__})
            self.hears.clear()
            await asyncio.sleep(pause)
            pause = min(5.0, pause * 2)


def _engine(settings: Settings) -> AsyncEngine:
    if settings.on_postgres:
        return create_async_engine(
            settings.url, pool_size=10, max_overflow=10, pool_pre_ping=True, hide_parameters=True
        )
    path = Path(settings.url.database or "")
    path.parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(settings.url, connect_args={"timeout": 30}, hide_parameters=True)
    waits = "FULL" if settings.survives_power_cuts else "NORMAL"

    def set_up(connection: DBAPIConnection, _: object) -> None:
        _set_up_sqlite(connection, waits)

    event.listen(engine.sync_engine, "connect", set_up)
    event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def _set_up_sqlite(connection: DBAPIConnection, synchronous: str) -> None:
    """A log that survives a crash, foreign keys, and transactions that we begin ourselves."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", f"synchronous={synchronous}", "foreign_keys=ON", "busy_timeout=30000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """A writer takes its place in the queue at once: it could not be let in later, after it has read."""
    writes = connection.get_execution_options().get("majlis_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
