"""Who is looking at which table, whichever process their streams are in."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress

from sqlalchemy.exc import SQLAlchemyError

from majlis.server.store import Store
from majlis.server.writer import Notice

HEARTBEAT = 20.0
"""Seconds between two announcements of who is connected to a process."""
EXPIRES = 50.0
"""Seconds after which the announcement of a silent process no longer counts."""
_PER_NOTICE = 50
"""How many pairs one notification holds: PostgreSQL limits its length."""


class Presence:
    """Counts open streams by table and person."""

    def __init__(self, store: Store, process: str) -> None:
        self.store = store
        self.process = process
        self.here: Counter[tuple[str, str]] = Counter()
        self.elsewhere: dict[tuple[str, str], dict[str, float]] = {}
        self.on_change: list[Callable[[str], None]] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._repeating: asyncio.Task[None] | None = None
        store.listeners.append(self._on_notice)

    def online(self, table: str, person: str | None) -> bool:
        if person is None:
            return False
        if self.here[table, person] > 0:
            return True
        there = self.elsewhere.get((table, person), {})
        return any(until > time.monotonic() for until in there.values())

    def enter(self, table: str, person: str | None) -> None:
        if person is None:
            return
        self.here[table, person] += 1
        if self.here[table, person] == 1:
            self._changed(table, person, True)

    def leave(self, table: str, person: str | None) -> None:
        if person is None:
            return
        self.here[table, person] -= 1
        if self.here[table, person] <= 0:
            del self.here[table, person]
            self._changed(table, person, False)

    def _changed(self, table: str, person: str, on: bool) -> None:
        for listener in self.on_change:
            listener(table)
        if self.store.on_postgres:
            self._announce_later([[table, person]], on)

    def _announce_later(self, pairs: list[list[str]], on: bool) -> None:
        """Announce it without waiting: a stream that ends cannot wait for anything."""
        task = asyncio.create_task(self._announce(pairs, on))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _announce(self, pairs: list[list[str]], on: bool) -> None:
        with suppress(OSError, SQLAlchemyError):
            await self.store.broadcast(present=pairs, by=self.process, on=on)

    def _on_notice(self, notice: Notice) -> None:
        if "present" not in notice or notice["by"] == self.process:
            return
        for table, person in notice["present"]:
            was = self.online(table, person)
            there = self.elsewhere.setdefault((table, person), {})
            if notice["on"]:
                there[notice["by"]] = time.monotonic() + EXPIRES
            else:
                there.pop(notice["by"], None)
                if not there:
                    del self.elsewhere[table, person]
            if self.online(table, person) != was:
                for listener in self.on_change:
                    listener(table)

    async def open(self) -> None:
        if self.store.on_postgres:
            self._repeating = asyncio.create_task(self._repeat())

    async def close(self) -> None:
        if self._repeating is not None:
            self._repeating.cancel()
        for task in self._tasks:
            task.cancel()

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            pairs = [[table, person] for table, person in self.here]
            for first in range(0, len(pairs), _PER_NOTICE):
                await self._announce(pairs[first : first + _PER_NOTICE], True)
            self._expire()

    def _expire(self) -> None:
        for (table, person), there in list(self.elsewhere.items()):
            for process in [process for process, until in there.items() if until <= time.monotonic()]:
                del there[process]
            if not there:
                del self.elsewhere[table, person]
                for listener in self.on_change:
                    listener(table)
