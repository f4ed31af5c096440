"""Tables in memory: each a cache of its log, read again by replay whenever in doubt.

Everything about a table happens under its lock. A change is played on the cached match first, which finds out whether the rules allow it,
then written; nobody sees it before it is committed. If another process was quicker, the primary key of the log refuses the row; the cache
is thrown away and the change is tried again on what really happened.

Streams have no queues: each remembers the last row it sent, wakes up when there is more, and reads on. A slow one delays nobody.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import astuple, dataclass, replace
from typing import Protocol, TypeVar

from sqlalchemy import Select, select
from sqlalchemy.ext.asyncio import AsyncConnection

from majlis.engine.action import Action
from majlis.engine.catalog import game
from majlis.engine.errors import BrokenRecord, MajlisError
from majlis.engine.match import Match
from majlis.server.history import Deal, History, LogRow, read_all
from majlis.server.metrics import METRICS
from majlis.server.presence import Presence
from majlis.server.problems import Problem
from majlis.server.rows import SeatRow, TableRow, delete_table, insert_log, read_table, update_seat, update_table
from majlis.server.schema import BoxFile, Log
from majlis.server.settings import Settings
from majlis.server.store import Store
from majlis.server.tokens import is_id, now
from majlis.server.writer import Conflict, Notice, Statement

log = logging.getLogger("majlis.tables")
T = TypeVar("T")
LOG_COLUMNS = (Log.number, Log.kind, Log.seat, Log.person, Log.text, Log.client, Log.at)
CHANGES_SEATS = ("seat", "start", "rematch", "erase")
TOLD = ("play", "chat", "ask", "agree", "decline")
"""Kinds of rows from which everything else about a table follows: other processes need not ask the database about them."""
_TOLD_LENGTH = 300
"""Characters of text that a notification carries at most; PostgreSQL limits it to 8,000 bytes."""
_NEWS_KEPT = 50
_LOOKS = 4
"""How many tables are looked at, whether they can be evicted, whenever one was used."""
NEWS_WAIT = 0.05
"""Seconds to wait for the notification of a row that a caller has seen already, before we ask the database."""
_TRIES = 50


@dataclass(frozen=True)
class Draft:
    """A row that is to be written."""

    kind: str
    seat: int = -1
    person: str | None = None
    text: str = ""
    client: str | None = None
    action: Action | None = None
    """What the text says, where somebody has read it already."""


class Watcher(Protocol):
    """Somebody who wants to know when there may be more to see."""

    def set(self) -> None: ...


class LiveTable:
    """A table in memory. Use it under its lock only (see `LiveTables.at`)."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.watchers: dict[Watcher, None] = {}
        """Streams are woken in the order in which they came."""
        self.loaded = False
        self.forgettings = 0
        """How often the cache was dropped: what is read meanwhile may be out of date already."""
        self.deleted = False
        self.behind = 0
        """A row that is known to exist; if it is later than the last one read, there is more to read."""
        self.news: list[tuple[LogRow, str]] = []
        """Rows that notifications brought along, with the process that wrote them."""
        self.toml: str | None = None
        """The data file that it is played with; None: the game's own."""
        self.table: TableRow
        self.seats: list[SeatRow]
        self.rows: list[LogRow]
        self.history: History
        self.answered: dict[tuple[str, str], int]
        """The row that answered each call, by person and call."""
        self.rendered: dict[int | None, tuple[object, bytes]] = {}
        """The latest update for each viewer, as it was sent."""
        self.alike: tuple[object, bytes] = (None, b"")
        """The part of the latest update that every viewer gets."""
        self.version = 0
        """Counts the changes of seats, phase and presence, which `table` events report."""
        self._shown: object = None
        self._seats_shown: object = None
        self._shown_from: object = None
        """The very list of seats that was shown last: a change makes a new one."""

    @property
    def seq(self) -> int:
        return self.history.seq

    @property
    def deal(self) -> Deal:
        return self.table.deal(len(self.seats), self.toml)

    @property
    def match(self) -> Match:
        """The match; a problem if there is none yet."""
        if self.history.match is None:
            raise Problem("wrong-phase", "not-begun")
        return self.history.match

    def load(self, table: TableRow, seats: list[SeatRow], rows: list[LogRow], history: History) -> None:
        self.table, self.seats, self.rows, self.history = table, seats, rows, history
        self.answered = {}
        self._note(rows)
        self.loaded = True

    def _note(self, rows: Sequence[LogRow]) -> None:
        for row in rows:
            if row.client is not None and row.person is not None:
                self.answered[row.person, row.client] = row.number
            if row.kind == "erase":
                self.rows = [
                    replace(old, text="") if old.kind == "chat" and old.person == row.person else old
                    for old in self.rows
                ]

    def extend(self, rows: Sequence[LogRow]) -> None:
        self.rows.extend(rows)
        self._note(rows)

    def show(self, online: list[bool]) -> None:
        """Count a change that `table` events report, if there is one."""
        shown = (self.table.phase, self.table.rematch, self.table.host, self.table.key, online)
        seats = self._seats_shown
        if shown == self._shown and self._shown_from is self.seats:
            return  # after most moves
        self._shown_from = self.seats
        self._seats_shown = [replace(seat, passing=False, unless="") for seat in self.seats]  # nobody else's business
        if shown != self._shown or seats != self._seats_shown:
            self._shown = shown
            self.version += 1

    def forget(self) -> None:
        """Drop the cache: the next caller that needs the table reads it again."""
        self.loaded = False
        self.forgettings += 1
        self.rendered = {}
        self.news = []

    def wake(self) -> None:
        for watcher in self.watchers:
            watcher.set()


class LiveTables:
    """All tables, some of them in memory."""

    def __init__(self, store: Store, settings: Settings, presence: Presence, process: str) -> None:
        self.store = store
        self.settings = settings
        self.presence = presence
        self.process = process
        self.by_id: OrderedDict[str, LiveTable] = OrderedDict()
        self.closing = False
        self.on_written: list[Callable[[LiveTable], None]] = []
        self.on_watched: list[Callable[[LiveTable], None]] = []
        store.listeners.append(self._on_notice)
        store.on_missed.append(self._look_again)
        presence.on_change.append(self._wake)

    def close(self) -> None:
        """End all streams."""
        self.closing = True
        for live in self.by_id.values():
            live.wake()

    def settled(self, table: str) -> LiveTable | None:
        """A table that can be looked at right now, without its lock: it is in memory, up to date, and nobody changes it."""
        live = self.by_id.get(table)
        if live is None or not live.loaded or live.behind > live.seq or live.lock.locked():
            return None
        return live

    async def watch(self, table: str, wakeup: Watcher) -> LiveTable:
        """Let a stream be woken whenever there is something to send."""
        async with self.at(table) as live:
            live.watchers[wakeup] = None
            for listener in self.on_watched:
                listener(live)
            return live

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[LiveTable]:
        """The table in its current state, under its lock; a problem if there is none."""
        live = await self._take(table)
        try:
            if not live.loaded or (live.behind > live.seq and not self._read_news(live)):
                await self.refresh(live)
            yield live
        finally:
            live.lock.release()
            self._evict()

    async def _take(self, table: str) -> LiveTable:
        """The table with its lock taken. It may be evicted while we wait for the lock; then we fetch it again."""
        if not is_id(table):
            raise Problem("not-found", "no-table")
        while True:
            live = self.by_id.get(table)
            if live is None:
                live = self.by_id[table] = LiveTable(table)
            self.by_id.move_to_end(table)
            await live.lock.acquire()
            if self.by_id.get(table) is live:
                METRICS.tables = len(self.by_id)
                return live
            live.lock.release()

    async def change(self, table: str, work: Callable[[LiveTable], Awaitable[T]]) -> T:
        """Do something that writes, and do it again if another process was quicker, or if it is refused for what is out of date."""
        for _ in range(_TRIES):
            async with self.at(table) as live:
                seq = live.seq
                try:
                    return await work(live)
                except Conflict:
                    METRICS.conflicts += 1
                    live.forget()
                except (Problem, MajlisError):
                    if not await self.is_behind(live, seq):
                        raise
        raise Problem("stale", "busy-table")

    def _read_news(self, live: LiveTable) -> bool:
        """Bring a table up to date with the rows that notifications brought along; False if that is not all there is."""
        news, live.news = [(row, by) for row, by in live.news if row.number > live.seq], []
        rows = [row for row, _ in news]
        if len(rows) != live.behind - live.seq or any(row.number != live.seq + i for i, row in enumerate(rows, 1)):
            return False
        try:
            live.history.read(rows)
        except MajlisError:
            live.forget()  # and find out by reading everything
            return False
        live.extend(rows)
        live.table = live.table.after(live.history, live.seats, rows[-1].at, news[-1][1], self.settings.bot_lease)
        live.show(self._online(live))
        return True

    async def reach(self, live: LiveTable, seq: int) -> None:
        """Read on because a caller has seen a row that we have not: its notification is on its way, or else it is in the database."""
        if not self.store.on_postgres:
            await self.refresh(live)
            return
        heard = asyncio.Event()
        live.watchers[heard] = None
        try:
            async with asyncio.timeout(NEWS_WAIT):
                while live.behind < seq:
                    await heard.wait()
                    heard.clear()
        except TimeoutError:
            pass
        finally:
            live.watchers.pop(heard, None)
        if live.behind <= live.seq or not self._read_news(live):
            await self.refresh(live)

    async def is_behind(self, live: LiveTable, seq: int) -> bool:
        """Read on; whether anything has happened since that row. Before somebody is refused, this finds out what another process knows."""
        if not self.store.on_postgres or live.deleted:
            return False
        await self.refresh(live)
        return live.seq != seq

    async def refresh(self, live: LiveTable) -> None:
        """Read what was written since, or everything."""
        whole, forgettings = not live.loaded, live.forgettings
        first = 1 if whole else live.seq + 1
        # Now, not at the end: a notification that arrives while we read may be about a row that we do not see yet.
        live.behind = 0
        try:
            async with self.store.read() as connection:
                rows = await _rows(connection, live.id, first)
                again = whole or any(row.kind in CHANGES_SEATS for row in rows)
                found = await read_table(connection, live.id) if again or rows else (live.table, live.seats)
                toml = await read_box_file(connection, found[0]) if found and whole else live.toml
        except BaseException:
            live.forget()
            raise
        if found is None:
            live.deleted = True
            live.forget()
            live.wake()
            if self.by_id.get(live.id) is live:
                del self.by_id[live.id]
            raise Problem("not-found", "no-table")
        table, seats = found
        try:
            if whole:
                check_components(table, toml)
                history = History(table.deal(len(seats), toml))
                await asyncio.to_thread(history.read, rows)
                live.toml = toml
                live.load(table, seats, rows, history)
            else:
                live.history.read(rows)
                live.extend(rows)
                live.table, live.seats = table, seats
            if live.forgettings != forgettings:
                live.loaded = False  # a notification came while we read: whoever is next reads again
            live.show(self._online(live))
            if rows:
                live.wake()  # when their notification comes it will find nothing new
            if again and live.watchers:  # perhaps only bots play now, which go on where somebody watches
                for listener in self.on_watched:
                    listener(live)
        except MajlisError as error:
            live.forget()
            log.error("a match does not replay", extra={"table": live.id[:8], "error": str(error)[:200]})
            raise Problem("broken", "broken") from error
        except BaseException:
            live.forget()
            raise

    async def write(
        self,
        live: LiveTable,
        drafts: Sequence[Draft],
        seats: list[SeatRow] | None = None,
        also: Sequence[Statement] = (),
        **changes: object,
    ) -> int:
        """Write log rows, together with changed seats, table columns and anything else (`also`) that belongs to the change.

        Returns the last row's number. If the rules refuse a row it raises `IllegalAction`, if somebody else wrote first `Conflict`;
        nothing is changed then.
        """
        at = now()
        rows = [
            LogRow(live.seq + i, draft.kind, draft.seat, draft.person, draft.text, draft.client, at)
            for i, draft in enumerate(drafts, 1)
        ]
        before = live.seq
        try:
            live.history.read(rows, {draft.text: draft.action for draft in drafts if draft.action is not None})
            changed = replace(live.table, **changes) if changes else live.table  # type: ignore[arg-type]
            kept = live.seats if seats is None else seats
            after = changed.after(live.history, kept, at, self.process, self.settings.bot_lease)
            statements = [*(insert_log(live.id, row) for row in rows), update_table(after)]
            if seats is not None:
                now_and_then = zip(live.seats, seats, strict=True)
                statements += [update_seat(live.id, old, new) for old, new in now_and_then if old != new]
            plain = seats is None and not also and not changes
            notice = {"table": live.id, "seq": live.seq, **(self._told(rows) if plain else {})}
            await self.store.commit(live.id, [*statements, *also], notice)
        except Conflict:
            live.forget()
            raise
        except BaseException:
            if live.seq != before or len(rows) > 1:
                live.forget()
            raise
        live.extend(rows)
        live.table, live.seats = after, kept
        live.show(self._online(live))
        live.wake()
        for listener in self.on_written:
            listener(live)
        return live.seq

    def _told(self, rows: Sequence[LogRow]) -> Notice:
        """What spares other processes a look at the database: the rows themselves."""
        if not self.store.on_postgres or sum(len(row.text) for row in rows) > _TOLD_LENGTH:
            return {}
        if any(row.kind not in TOLD for row in rows):
            return {}
        return {"rows": [astuple(row) for row in rows], "by": self.process}

    async def delete(self, live: LiveTable) -> None:
        """Take a table away, with everything that happened there."""
        await self.store.commit(live.id, [delete_table(live.id)], {"table": live.id, "deleted": True})
        live.deleted = True

    async def full_history(self, live: LiveTable) -> History:
        """The history with the events of all rows, worked out again."""
        return await asyncio.to_thread(read_all, live.deal, list(live.rows))

    # notifications

    def _on_notice(self, notice: Notice) -> None:
        if "table" not in notice:
            return
        live = self.by_id.get(notice["table"])
        if live is None:
            return
        if notice.get("deleted") or notice.get("wish_by", self.process) != self.process:
            live.forget()
        seq = int(notice.get("seq", 0))
        if live.loaded and seq <= live.seq:
            return  # our own change, or one that we have read already
        if live.loaded and "rows" in notice:
            live.news = [*live.news[-_NEWS_KEPT:], *((LogRow(*row), str(notice["by"])) for row in notice["rows"])]
        live.behind = max(live.behind, seq)
        live.wake()

    def _online(self, live: LiveTable) -> list[bool]:
        return [self.presence.online(live.id, seat.person) for seat in live.seats]

    def _wake(self, table: str) -> None:
        live = self.by_id.get(table)
        if live is not None:
            live.rendered = {}
            if live.loaded:
                live.show(self._online(live))
            live.wake()

    def _look_again(self) -> None:
        """Notifications may have been missed: whatever is in memory is read again before it is used."""
        for live in self.by_id.values():
            live.behind = 1 << 60
            live.wake()

    def _evict(self) -> None:
        """Evict the least recently used tables, except those that somebody watches or changes: these go to the end of the line.

        A few at a time: with a thousand tables watched, looking at all of them would take longer than a move.
        """
        for _ in range(_LOOKS):
            if len(self.by_id) <= self.settings.live_tables:
                return
            id, live = next(iter(self.by_id.items()))
            if live.watchers or live.lock.locked():
                self.by_id.move_to_end(id)
            else:
                del self.by_id[id]


def check_components(table: TableRow, toml: str | None) -> None:
    """A match goes on with the components it began with, or not at all."""
    if toml is None and game(table.game).read_box(None).digest != table.box:
        raise BrokenRecord("it was played with other component data")


def box_file(table: TableRow) -> Select[str] | None:
    """Where the data file of a table is kept; None: it is played with the game's own components."""
    if game(table.game).read_box(None).digest == table.box:
        return None
    return select(BoxFile.toml).where(BoxFile.digest == table.box, BoxFile.game == table.game)


async def read_box_file(connection: AsyncConnection, table: TableRow) -> str | None:
    wanted = box_file(table)
    return None if wanted is None else (await connection.execute(wanted)).scalar_one_or_none()


async def _rows(connection: AsyncConnection, table: str, first: int) -> list[LogRow]:
    found = await connection.execute(
        select(*LOG_COLUMNS).where(Log.table == table, Log.number >= first).order_by(Log.number)
    )
    return [LogRow(*row) for row in found]
