"""Tables in memory: each a cache of its log, read again by replay whenever in doubt.

Everything about a table happens under its lock. A change is played on the cached match first, which finds out whether the rules allow it,
then written; only when it is committed may anybody see it. If another process was quicker, the primary key of the log refuses the row;
the cache is thrown away and the change tried again on what really happened.

Streams do not queue anything: each remembers the last row it told, wakes when there is news, and reads on. A slow one holds up nobody.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import TypeVar

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from majlis.engine.catalog import game
from majlis.engine.errors import BrokenRecord, MajlisError
from majlis.engine.match import Match
from majlis.server.metrics import METRICS
from majlis.server.places import Head, Place, columns, read_head
from majlis.server.presence import Presence
from majlis.server.problems import Problem
from majlis.server.schema import LogRow, Seat, Table
from majlis.server.settings import Settings
from majlis.server.store import News, Store, Transaction
from majlis.server.story import Row, Story, told
from majlis.server.tokens import is_id, now

log = logging.getLogger("majlis.tables")
T = TypeVar("T")
LOG_COLUMNS = (LogRow.number, LogRow.kind, LogRow.seat, LogRow.person, LogRow.text, LogRow.client, LogRow.at)
_TELLS_OF_PLACES = ("seat", "start", "rematch", "erase")
_TRIES = 50


class Conflict(Exception):
    """Somebody else wrote the row first."""


@dataclass(frozen=True)
class Draft:
    """A row that is to be written."""

    kind: str
    seat: int = -1
    person: str | None = None
    text: str = ""
    client: str | None = None


class LiveTable:
    """A table in memory. Use it under its lock only (see `Hall.at`)."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.watchers: set[asyncio.Event] = set()
        self.loaded = False
        self.gone = False
        self.behind = 0
        """A row that is known to exist; if it is later than the last one read, there is more to read."""
        self.head: Head
        self.places: list[Place]
        self.rows: list[Row]
        self.story: Story
        self.answered: dict[tuple[str, str], int]
        """The row that answered each call, by person and call."""
        self.sight: dict[int | None, tuple[object, str]] = {}
        """The latest update for each viewer, as it was sent."""

    @property
    def seq(self) -> int:
        return self.story.seq

    @property
    def match(self) -> Match:
        """The match; a problem if there is none yet."""
        if self.story.match is None:
            raise Problem("wrong-phase", "the match has not begun")
        return self.story.match

    def load(self, head: Head, places: list[Place], rows: list[Row], story: Story) -> None:
        self.head, self.places, self.rows, self.story = head, places, rows, story
        self.answered = {}
        self._note(rows)
        self.loaded = True

    def _note(self, rows: Sequence[Row]) -> None:
        for row in rows:
            if row.client is not None and row.person is not None:
                self.answered[row.person, row.client] = row.number
            if row.kind == "erase":
                self.rows = [
                    replace(old, text="") if old.kind == "chat" and old.person == row.person else old
                    for old in self.rows
                ]

    def extend(self, rows: Sequence[Row]) -> None:
        self.rows.extend(rows)
        self._note(rows)

    def forget(self) -> None:
        """Throw the cache away: the next to come reads it again."""
        self.loaded = False
        self.sight = {}

    def wake(self) -> None:
        for watcher in self.watchers:
            watcher.set()


class Hall:
    """All tables, of which some are in memory."""

    def __init__(self, store: Store, settings: Settings, presence: Presence, process: str) -> None:
        self.store = store
        self.settings = settings
        self.presence = presence
        self.process = process
        self.tables: OrderedDict[str, LiveTable] = OrderedDict()
        self.closing = False
        self.on_written: list[Callable[[LiveTable], None]] = []
        store.listeners.append(self._hear)
        store.on_gap.append(self._look_again)
        presence.on_change.append(self._wake)

    def close(self) -> None:
        """Let all streams end."""
        self.closing = True
        for live in self.tables.values():
            live.wake()

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[LiveTable]:
        """A table as it stands, under its lock; a problem if there is none."""
        live = await self._take(table)
        try:
            if not live.loaded or live.behind > live.seq:
                await self.refresh(live)
            yield live
        finally:
            live.lock.release()
            self._make_room()

    async def _take(self, table: str) -> LiveTable:
        """The table with its lock taken. While one waits for it, it may have been let go of: then it is fetched anew."""
        if not is_id(table):
            raise Problem("not-found", "there is no such table")
        while True:
            live = self.tables.get(table)
            if live is None:
                live = self.tables[table] = LiveTable(table)
            self.tables.move_to_end(table)
            await live.lock.acquire()
            if self.tables.get(table) is live:
                return live
            live.lock.release()

    async def change(self, table: str, work: Callable[[LiveTable], Awaitable[T]]) -> T:
        """Do something that writes; again if another process was quicker."""
        for _ in range(_TRIES):
            async with self.at(table) as live:
                try:
                    return await work(live)
                except Conflict:
                    METRICS.conflicts += 1
                    live.forget()
        raise Problem("stale", "too many people change this table at once; try again")

    async def refresh(self, live: LiveTable) -> None:
        """Read whatever was written since, or everything."""
        first = live.seq + 1 if live.loaded else 1
        # Now, not at the end: news that come while we read may be of a row that we do not see any more.
        live.behind = 0
        try:
            async with self.store.read() as connection:
                rows = await _rows(connection, live.id, first)
                again = not live.loaded or any(row.kind in _TELLS_OF_PLACES for row in rows)
                found = await read_head(connection, live.id) if again or rows else (live.head, live.places)
        except BaseException:
            live.forget()
            raise
        if found is None:
            live.gone = True
            live.forget()
            live.wake()
            if self.tables.get(live.id) is live:
                del self.tables[live.id]
            raise Problem("not-found", "there is no such table")
        head, places = found
        try:
            if live.loaded:
                live.story.read(rows)
                live.extend(rows)
                live.head, live.places = head, places
            else:
                check_components(head)
                story = Story(head.deal(len(places)))
                await asyncio.to_thread(story.read, rows)
                live.load(head, places, rows, story)
        except MajlisError as error:
            live.forget()
            log.error("a match does not replay", extra={"table": live.id[:8], "error": str(error)[:200]})
            raise Problem(
                "broken", "the rules or the components are not what they were: this match cannot go on here"
            ) from error
        except BaseException:
            live.forget()
            raise

    async def write(
        self,
        live: LiveTable,
        drafts: Sequence[Draft],
        places: list[Place] | None = None,
        also: Callable[[Transaction], Awaitable[None]] | None = None,
        **head: object,
    ) -> int:
        """Write rows, and with them changed places, fields of the head and whatever else belongs to it; returns the last row's number.

        Raises `IllegalAction` if the rules refuse a row and `Conflict` if somebody else wrote first; nothing is changed then.
        """
        at = now()
        rows = [
            Row(live.seq + i, draft.kind, draft.seat, draft.person, draft.text, draft.client, at)
            for i, draft in enumerate(drafts, 1)
        ]
        before = live.seq
        try:
            live.story.read(rows)
            changed = replace(live.head, **head)  # type: ignore[arg-type]
            kept = live.places if places is None else places
            after = changed.after(live.story, kept, at, self.process, self.settings.bot_lease)
            async with self.store.write() as transaction:
                await transaction.execute(insert(LogRow), [{"table": live.id, **vars(row)} for row in rows])
                await transaction.execute(update(Table).where(Table.id == live.id).values(columns(after)))
                for place in kept:
                    if places is not None and place != live.places[place.seat]:
                        await transaction.execute(
                            update(Seat).where(Seat.table == live.id, Seat.seat == place.seat).values(columns(place))
                        )
                if also is not None:
                    await also(transaction)
                transaction.tell(table=live.id, seq=live.seq)
        except IntegrityError as error:
            live.forget()
            raise Conflict from error
        except BaseException:
            if live.seq != before or len(rows) > 1:
                live.forget()
            raise
        live.extend(rows)
        live.head, live.places = after, kept
        live.wake()
        for listener in self.on_written:
            listener(live)
        return live.seq

    async def retold(self, live: LiveTable) -> Story:
        """The story with the events of all rows, worked out again."""
        return await asyncio.to_thread(told, live.head.deal(len(live.places)), list(live.rows))

    # news

    def _hear(self, news: News) -> None:
        if "table" not in news:
            return
        live = self.tables.get(news["table"])
        if live is None:
            return
        if news.get("gone"):
            live.forget()
        live.behind = max(live.behind, int(news.get("seq", 0)))
        live.wake()

    def _wake(self, table: str) -> None:
        live = self.tables.get(table)
        if live is not None:
            live.sight = {}
            live.wake()

    def _look_again(self) -> None:
        """News may have been missed: whatever is in memory is read again before it is used."""
        for live in self.tables.values():
            live.behind = 1 << 60
            live.wake()

    def _make_room(self) -> None:
        """Let the tables go that nobody has asked for longest, unless somebody watches them."""
        excess = len(self.tables) - self.settings.live_tables
        if excess <= 0:
            return
        for id in [id for id, live in self.tables.items() if not live.watchers and not live.lock.locked()][:excess]:
            del self.tables[id]


def check_components(head: Head) -> None:
    """A match goes on with the components it began with, or not at all."""
    if game(head.game).read_box(None).digest != head.box:
        raise BrokenRecord("it was played with other component data")


async def _rows(connection: AsyncConnection, table: str, first: int) -> list[Row]:
    found = await connection.execute(
        select(*LOG_COLUMNS).where(LogRow.table == table, LogRow.number >= first).order_by(LogRow.number)
    )
    return [Row(*row) for row in found]
