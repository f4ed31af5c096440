"""A table's events as they are sent down (server-sent events), resumable at any row."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from majlis.engine.events import Event
from majlis.server import render
from majlis.server.live import Hall, LiveTable
from majlis.server.metrics import METRICS
from majlis.server.problems import Problem
from majlis.server.story import UPDATES, Row, Story

_PLACES = ("seat", "start", "rematch", "erase")


class Listener:
    """Somebody who follows a table from a seat, or from outside."""

    def __init__(
        self, hall: Hall, table: str, viewer: int | None, person: str | None, key: str | None, after: int
    ) -> None:
        self.hall = hall
        self.table = table
        self.viewer = viewer
        self.person = person
        self.key = key
        self.sent = after
        """The last row that was told; -1: nothing yet."""
        self.news = asyncio.Event()
        self.known: object = None
        """What the last `table` event said of seats and phase."""

    async def follow(self) -> AsyncIterator[str]:
        """Blocks of the stream, without end; a comment now and then keeps the line open."""
        presence = self.hall.presence
        async with self.hall.at(self.table) as live:
            live.watchers.add(self.news)
        presence.enter(self.table, self.person)
        METRICS.streams += 1
        try:
            yield "retry: 1000\n\n"
            while not self.hall.closing:
                self.news.clear()
                try:
                    async with self.hall.at(self.table) as live:
                        if not self.allowed(live):
                            return
                        blocks = await self.blocks(live)
                except Problem:
                    return
                if blocks:
                    yield "".join(blocks)
                    continue
                try:
                    async with asyncio.timeout(self.hall.settings.heartbeat):
                        await self.news.wait()
                except TimeoutError:
                    yield ": still here\n\n"
        finally:
            METRICS.streams -= 1
            live.watchers.discard(self.news)
            presence.leave(self.table, self.person)

    def allowed(self, live: LiveTable) -> bool:
        """Whether this listener may still see what it sees."""
        if self.viewer is not None:
            return live.places[self.viewer].person == self.person and self.person is not None
        return True

    async def blocks(self, live: LiveTable) -> list[str]:
        """Everything since the last row that was told."""
        if self.sent > live.seq:
            self.sent = -1
        first = max(self.sent, 0)
        rows = live.rows[first:]
        out: list[str] = []
        presence = self.hall.presence
        online = [presence.online(self.table, place.person) for place in live.places]
        changed = (live.head.phase, live.head.rematch, live.head.host, live.places, online)
        table = (
            ""
            if changed == self.known
            else render.summary(live.head, live.places, presence, self.person, self.key).model_dump_json()
        )
        self.known = changed
        story = live.story if live.story.remembers_since(first) else await self.hall.retold(live)
        told = dict(story.events)
        full = max((row.number for row in rows if self.tells_update(live, row)), default=0)
        for row in rows:
            if row.kind == "chat":
                if row.text:
                    out.append(block("chat", render.remark(live, row).model_dump_json(), row.number))
            elif self.tells_update(live, row):
                if row.number == full and table:
                    out.append(block("table", table))
                    table = ""
                out.append(block("update", self.update(live, row, story, told, row.number == full), row.number))
        if table:
            out.append(block("table", table, live.seq if rows else None))
        self.sent = live.seq
        return out

    def tells_update(self, live: LiveTable, row: Row) -> bool:
        return live.story.started > 0 and row.number >= live.story.started and row.kind in (*UPDATES, *_PLACES)

    def update(self, live: LiveTable, row: Row, story: Story, told: dict[int, list[Event]], full: bool) -> str:
        """An update; the latest is the same for everybody in the same seat, so it is kept."""
        if not full:
            return render.update(live, row, told[row.number], self.viewer, self.hall.presence, False)
        kept = live.sight.get(self.viewer)
        stamp = (row.number, live.seq)
        if kept is None or kept[0] != stamp:
            kept = (stamp, render.update(live, row, told[row.number], self.viewer, self.hall.presence, True))
            live.sight[self.viewer] = kept
        return kept[1]


def block(event: str, data: str, id: int | None = None) -> str:
    """One event on the wire. Only the last of a row carries its number, so that a reader never skips half a row."""
    return (f"id: {id}\n" if id is not None else "") + f"event: {event}\ndata: {data}\n\n"
