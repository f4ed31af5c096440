"""What is deleted by itself: cookies and links that have expired always, guests and old tables where the host says so."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import NamedTuple

from sqlalchemy import delete, select, text
from sqlalchemy.exc import SQLAlchemyError

from majlis.server.live import LiveTables
from majlis.server.problems import Problem
from majlis.server.rows import delete_table
from majlis.server.schema import Attempt, BoxFile, Cookie, Pass, Person, Table
from majlis.server.settings import Settings
from majlis.server.store import Store
from majlis.server.tables import forget_person
from majlis.server.tokens import now
from majlis.server.writer import Conflict, Unavailable

log = logging.getLogger("majlis.retention")
DAY = 24 * 3600 * 1000
EVERY = 3600.0
"""Seconds between two purges."""
_AT_ONCE = 200
"""How many guests or tables one purge deletes before it lets others write; it goes on with the rest."""
_LOCK = 0x6D616A6C6975


class Purged(NamedTuple):
    """How much was deleted."""

    guests: int
    tables: int
    cookies: int

    def __str__(self) -> str:
        return f"deleted {self.guests} guests, {self.tables} tables, {self.cookies} cookies"


async def purge(tables: LiveTables, guests_after: float, tables_after: float) -> Purged:
    """Delete what has expired, and whatever lay unused for that many days; 0: never."""
    cookies = await _expired(tables.store)
    gone = await _old_tables(tables.store, now() - int(tables_after * DAY)) if tables_after > 0 else 0
    guests = await _old_guests(tables, now() - int(guests_after * DAY)) if guests_after > 0 else 0
    return Purged(guests, gone, cookies)


async def _expired(store: Store) -> int:
    async with store.write() as transaction:
        found = await transaction.execute(delete(Cookie).where(Cookie.until <= now()))
        await transaction.execute(delete(Pass).where(Pass.until <= now()))
        await transaction.execute(delete(Attempt).where(Attempt.since <= now() - DAY))
    return int(found.rowcount)


async def _old_tables(store: Store, before: int) -> int:
    total = 0
    while True:
        wanted = select(Table.id).where(Table.moved < before).order_by(Table.id).limit(_AT_ONCE)
        async with store.read() as connection:
            found = list((await connection.execute(wanted)).scalars())
        for table in found:
            await store.commit(table, [delete_table(table)], {"table": table, "deleted": True})
        total += len(found)
        if len(found) < _AT_ONCE:
            break
    if total:
        async with store.write() as transaction:
            await transaction.execute(delete(BoxFile).where(BoxFile.digest.not_in(select(Table.box))))
    return total


async def _old_guests(tables: LiveTables, before: int) -> int:
    """A guest who has not been here since then can be deleted: nobody else can come back as that guest."""
    seen = select(Cookie.person).where(Cookie.used >= before)
    wanted = select(Person.id).where(Person.login.is_(None), Person.created < before, Person.id.not_in(seen))
    async with tables.store.read() as connection:
        found = list((await connection.execute(wanted)).scalars())
    for person in found:
        await delete_person(tables, person)
    return len(found)


async def delete_person(tables: LiveTables, person: str) -> None:
    """Delete somebody with all their data: bots take over their seats, and their name and chat are removed."""
    await forget_person(tables, person)
    async with tables.store.write() as transaction:
        await transaction.execute(delete(Person).where(Person.id == person))
        transaction.notify(person=person)


class Retention:
    """Purges now and then; of several processes one at a time."""

    def __init__(self, tables: LiveTables, settings: Settings) -> None:
        self.tables = tables
        self.settings = settings
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.run_once()
            except (SQLAlchemyError, Conflict, Unavailable, Problem, OSError) as error:
                log.warning("a purge failed", extra={"error": type(error).__name__})

    async def run_once(self) -> Purged | None:
        """Purge; None if another process is doing so."""
        store = self.tables.store
        if not store.on_postgres:
            return await self._purge()
        async with store.read() as connection:
            if not (await connection.execute(text(f"SELECT pg_try_advisory_xact_lock({_LOCK})"))).scalar_one():
                return None
            return await self._purge()

    async def _purge(self) -> Purged:
        found = await purge(self.tables, self.settings.keep_guests, self.settings.keep_tables)
        if any(found):
            log.info("purged", extra=found._asdict())
        return found
