"""A table's stream of server-sent events, resumable at any row."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from majlis.engine.events import Event
from majlis.server import render
from majlis.server.history import UPDATES, History, LogRow
from majlis.server.live import LiveTable, LiveTables
from majlis.server.metrics import METRICS
from majlis.server.problems import DATABASE_ERRORS, Problem

_SEATS = ("seat", "start", "rematch", "erase")


class Listener:
    """Somebody who follows a table, from a seat or as a spectator."""

    def __init__(
        self, tables: LiveTables, table: str, viewer: int | None, person: str | None, key: str | None, after: int
    ) -> None:
        self.tables = tables
        self.table = table
        self.viewer = viewer
        self.person = person
        self.key = key
        self.sent = after
        """The last row that was sent; -1: nothing yet."""
        self.wakeup = asyncio.Event()
        self.known: object = None
        """What the last `table` event said about seats and phase."""

    async def follow(self) -> AsyncIterator[str]:
        """The stream's blocks, without end; a comment now and then keeps the connection open."""
        presence = self.tables.presence
        async with self.tables.at(self.table) as live:
            live.watchers.add(self.wakeup)
        presence.enter(self.table, self.person)
        METRICS.streams += 1
        try:
            yield "retry: 1000\n\n"
            while not self.tables.closing:
                self.wakeup.clear()
                try:
                    async with self.tables.at(self.table) as live:
                        if not self.allowed(live):
                            return
                        blocks = await self.blocks(live)
                except (Problem, *DATABASE_ERRORS):
                    return  # the client connects again, and learns more then
                if blocks:
                    yield "".join(blocks)
                    continue
                try:
                    async with asyncio.timeout(self.tables.settings.heartbeat):
                        await self.wakeup.wait()
                except TimeoutError:
                    yield ": still here\n\n"
        finally:
            METRICS.streams -= 1
            live.watchers.discard(self.wakeup)
            presence.leave(self.table, self.person)

    def allowed(self, live: LiveTable) -> bool:
        """Whether this listener may still see what it sees."""
        if self.viewer is not None:
            return live.seats[self.viewer].person == self.person and self.person is not None
        return True

    async def blocks(self, live: LiveTable) -> list[str]:
        """Everything since the last row that was sent."""
        if self.sent > live.seq:
            self.sent = -1
        first = max(self.sent, 0)
        rows = live.rows[first:]
        out: list[str] = []
        presence = self.tables.presence
        online = [presence.online(self.table, seat.person) for seat in live.seats]
        changed = (live.table.phase, live.table.rematch, live.table.host, live.seats, online)
        table = (
            ""
            if changed == self.known
            else render.summary(live.table, live.seats, presence, self.person, self.key).model_dump_json()
        )
        self.known = changed
        history = live.history if live.history.remembers_since(first) else await self.tables.full_history(live)
        events = dict(history.events)
        full = max((row.number for row in rows if self.is_update(live, row)), default=0)
        for row in rows:
            if row.kind == "chat":
                if row.text:
                    out.append(block("chat", render.chat_line(live, row).model_dump_json(), row.number))
            elif self.is_update(live, row):
                if row.number == full and table:
                    out.append(block("table", table))
                    table = ""
                out.append(block("update", self.update(live, row, history, events, row.number == full), row.number))
        if table:
            out.append(block("table", table, live.seq if rows else None))
        self.sent = live.seq
        return out

    def is_update(self, live: LiveTable, row: LogRow) -> bool:
        return live.history.started > 0 and row.number >= live.history.started and row.kind in (*UPDATES, *_SEATS)

    def update(self, live: LiveTable, row: LogRow, history: History, events: dict[int, list[Event]], full: bool) -> str:
        """A row as an update. The latest is the same for everybody in the same seat, so it is rendered once."""
        if not full:
            return render.update(live, row, events[row.number], self.viewer, self.tables.presence, False)
        kept = live.rendered.get(self.viewer)
        stamp = (row.number, live.seq)
        if kept is None or kept[0] != stamp:
            kept = (stamp, render.update(live, row, events[row.number], self.viewer, self.tables.presence, True))
            live.rendered[self.viewer] = kept
        return kept[1]


def block(event: str, data: str, id: int | None = None) -> str:
    """One event on the wire. Only the last event of a row carries the row's number, so that a reader never skips half a row."""
    return (f"id: {id}\n" if id is not None else "") + f"event: {event}\ndata: {data}\n\n"
