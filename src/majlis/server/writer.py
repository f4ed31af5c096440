"""One writer for each process: changes wait in a queue, and whatever waits is committed together.

A commit waits for the disk. The changes that arrive meanwhile share the next one, so a busy server needs few commits and a quiet one
commits at once. Nothing is answered, shown or notified before its commit. If a group cannot be committed because one of its changes is
refused, each change is committed by itself; if the database fails, all of them fail, and every table concerned reads its log again.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, Protocol, TypeAlias

log = logging.getLogger("majlis.writer")
Notice: TypeAlias = "dict[str, Any]"
CHANNEL = "majlis"
_PAYLOAD = 7_500
"""Bytes that one notification holds at most; PostgreSQL's limit is 8,000."""
NEVER = float("-inf")
_GROUP = 500
"""How many changes one commit holds at most."""


class Conflict(Exception):
    """The database refused a change: somebody else wrote the row first."""


class Unavailable(Exception):
    """The database does not answer, or cannot write."""


class Statement(NamedTuple):
    """Plain SQL with `?` for each value; PostgreSQL and SQLite prepare it once."""

    sql: str
    values: Sequence[object]


class Change:
    """Statements that are committed together or not at all, and the notifications of it."""

    __slots__ = ("done", "notices", "order", "statements")

    def __init__(self, order: str, statements: Sequence[Statement], notices: Sequence[Notice]) -> None:
        self.order = order
        """Changes lock rows in this order, so that two processes never wait for each other."""
        self.statements = statements
        self.notices = notices
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Connection(Protocol):
    """A database as the writer uses it."""

    async def commit(self, changes: Sequence[Change]) -> None:
        """Commit all of it. Raises `Conflict` or `Unavailable`; nothing is kept then, as far as anybody knows."""

    async def close(self) -> None: ...


class Writer:
    """Commits changes in groups, one group at a time."""

    def __init__(self, connection: Connection, turn: asyncio.Lock, deliver: Callable[[Notice], None]) -> None:
        self.connection = connection
        self.turn = turn
        """Held while something is written: SQLite has one writer at a time."""
        self.deliver = deliver
        self.waiting: list[Change] = []
        self.failed_at = NEVER
        """When the database last failed (`time.monotonic`)."""
        self._task: asyncio.Task[None] | None = None

    async def commit(self, order: str, statements: Sequence[Statement], notices: Sequence[Notice] = ()) -> None:
        """Write something; returns when it is committed. Raises `Conflict` or `Unavailable`."""
        change = Change(order, statements, notices)
        self.waiting.append(change)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())
        await change.done

    async def close(self) -> None:
        if self._task is not None:
            await self._task
        await self.connection.close()

    async def _run(self) -> None:
        while self.waiting:
            async with self.turn:
                # Taken only now: whatever arrived while we waited for our turn belongs to this group.
                group, self.waiting = self.waiting[:_GROUP], self.waiting[_GROUP:]
                group.sort(key=lambda change: change.order)
                await self._commit(group)

    async def _commit(self, group: list[Change]) -> None:
        try:
            await self.connection.commit(group)
        except Conflict as error:
            if len(group) == 1:
                _fail(group, error)
                return
            for change in group:
                await self._commit([change])
        except Exception as error:
            self.failed_at = time.monotonic()
            log.error("a commit failed", extra={"error": str(error)[:200], "changes": len(group)})
            _fail(group, error if isinstance(error, Unavailable) else Unavailable(str(error)))
        else:
            for change in group:
                if not change.done.done():
                    change.done.set_result(None)
                for notice in change.notices:
                    deliver(notice, self.deliver)


def deliver(notice: Notice, *listeners: Callable[[Notice], None]) -> None:
    """Tell all listeners. One that fails is noted: it must neither keep the others from hearing nor stop whoever delivers."""
    for listener in listeners:
        try:
            listener(notice)
        except Exception:
            log.exception("a notification was not understood", extra={"kinds": sorted(notice)})


def _fail(group: Iterable[Change], error: Exception) -> None:
    for change in group:
        if not change.done.done():
            change.done.set_exception(error)


class SQLiteConnection:
    """Statements run at once, as they take microseconds; only what waits for the disk or a lock goes to a thread."""

    def __init__(self, path: str, synchronous: str) -> None:
        self.path = path
        self.synchronous = synchronous
        self.connection: sqlite3.Connection | None = None
        self.thread = ThreadPoolExecutor(1, "majlis-writer")

    async def commit(self, changes: Sequence[Change]) -> None:
        loop = asyncio.get_running_loop()
        try:
            connection = self._open()
            try:
                connection.execute("BEGIN IMMEDIATE")
            except sqlite3.OperationalError:  # another program writes to the file
                await loop.run_in_executor(self.thread, self._wait_for_lock, connection)
            for change in changes:
                for sql, values in change.statements:
                    connection.execute(sql, values)
            await loop.run_in_executor(self.thread, connection.execute, "COMMIT")
        except sqlite3.Error as error:
            self._roll_back()
            if isinstance(error, sqlite3.IntegrityError):
                raise Conflict(str(error)) from error
            raise Unavailable(str(error)) from error

    def _open(self) -> sqlite3.Connection:
        if self.connection is None:
            made = sqlite3.connect(self.path, timeout=0, isolation_level=None, check_same_thread=False)
            for pragma in ("journal_mode=WAL", f"synchronous={self.synchronous}", "foreign_keys=ON"):
                made.execute(f"PRAGMA {pragma}")
            self.connection = made
        return self.connection

    def _wait_for_lock(self, connection: sqlite3.Connection) -> None:
        connection.execute("PRAGMA busy_timeout=30000")
        try:
            connection.execute("BEGIN IMMEDIATE")
        finally:
            connection.execute("PRAGMA busy_timeout=0")

    def _roll_back(self) -> None:
        if self.connection is not None and self.connection.in_transaction:
            try:
                self.connection.execute("ROLLBACK")
            except sqlite3.Error:
                self.connection.close()
                self.connection = None

    async def close(self) -> None:
        self.thread.shutdown()
        if self.connection is not None:
            self.connection.close()
            self.connection = None


def payloads(notices: Iterable[Notice]) -> list[str]:
    """Notifications as texts that PostgreSQL can carry, several in each."""
    out: list[str] = []
    batch: list[str] = []
    size = 0
    for notice in notices:
        text = json.dumps(notice)
        if batch and size + len(text) > _PAYLOAD:
            out.append(f"[{','.join(batch)}]")
            batch, size = [], 0
        batch.append(text)
        size += len(text) + 1
    if batch:
        out.append(f"[{','.join(batch)}]")
    return out


def read_payload(text: str) -> list[Notice]:
    """The notifications in a text that PostgreSQL carried. Raises `ValueError` if it is none of ours."""
    found = json.loads(text)
    if not isinstance(found, list) or not all(isinstance(notice, dict) for notice in found):
        raise ValueError("not a list of notifications")
    return found
