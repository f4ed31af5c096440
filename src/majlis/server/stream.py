"""A table's stream of server-sent events, resumable at any row."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from majlis.server import render
from majlis.server.guard import STRAIGHT
from majlis.server.history import UPDATES, History, LogRow
from majlis.server.live import CHANGES_SEATS, LiveTable
from majlis.server.metrics import METRICS
from majlis.server.problems import DATABASE_ERRORS, Problem
from majlis.server.services import Services
from majlis.server.sessions import Caller
from majlis.server.shapes import ChatShape, Out, TableShape, UpdateShape
from majlis.server.tables import check_access

_SHOWN = frozenset((*UPDATES, *CHANGES_SEATS))


class Wakeup:
    """What a stream waits for: a new row, or `seconds` without one.

    An event with a time limit would start and stop a timer for every row of every stream. Here the timer is left running: when it
    expires, it finds out how long the stream has really waited.
    """

    __slots__ = ("_is_set", "_seconds", "_timer", "_until", "_waiter")

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._is_set = False
        self._until = 0.0
        self._waiter: asyncio.Future[bool] | None = None
        self._timer: asyncio.TimerHandle | None = None

    def set(self) -> None:
        self._is_set = True
        self._end_wait(True)

    def clear(self) -> None:
        self._is_set = False

    async def wait(self) -> bool:
        """Wait until it is set; False if that takes too long."""
        if self._is_set:
            return True
        loop = asyncio.get_running_loop()
        self._until = loop.time() + self._seconds
        if self._timer is None:
            self._timer = loop.call_at(self._until, self._expire)
        self._waiter = loop.create_future()
        try:
            return await self._waiter
        finally:
            self._waiter = None

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _end_wait(self, is_set: bool) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(is_set)

    def _expire(self) -> None:
        self._timer = None
        if self._waiter is None:
            return  # the next wait starts it again
        loop = asyncio.get_running_loop()
        if loop.time() < self._until:
            self._timer = loop.call_at(self._until, self._expire)
        else:
            self._end_wait(False)


def _event(name: str, shape: type[Out]) -> dict[str, Any]:
    shown = {"$ref": f"#/components/schemas/{shape.__name__}"}
    data = {"type": "string", "contentMediaType": "application/json", "contentSchema": shown}
    row = {"type": "string", "pattern": "^[0-9]+$"}
    return {
        "type": "object",
        "properties": {"event": {"const": name}, "data": data, "id": row},
        "required": ["event", "data"],
    }


EVENT = {"oneOf": [_event("update", UpdateShape), _event("chat", ChatShape), _event("table", TableShape)]}
"""For OpenAPI: one event of the stream. Only the last one of a row carries the row's number."""


class Listener:
    """Somebody who follows a table, from a seat or as a spectator."""

    def __init__(
        self,
        services: Services,
        table: str,
        viewer: int | None,
        caller: Caller | None,
        key: str | None,
        after: int,
        secret: str | None = None,
        address: str = "",
    ) -> None:
        self.services = services
        self.tables = services.tables
        self.table = table
        self.viewer = viewer
        self.caller = caller
        self.person = None if caller is None else caller.id
        self.held_by = f"@{address}" if caller is None else caller.id
        self.key = key
        self.secret = secret
        self.sent = after
        """The last row that was sent; -1: nothing yet."""
        self.wakeup = Wakeup(self.tables.settings.heartbeat)
        self.ended = False
        """Set when the client is gone."""
        self.suspect = False
        """Set when the person's cookies may have been revoked."""
        self.version = -1
        """Which version of the table's seats and phase the last `table` event showed."""
        self._caught_up = False
        """Whether everything was sent that there was when we last looked: whatever comes since wakes us."""

    def end(self) -> None:
        self.ended = True
        self.wakeup.set()

    def recheck(self) -> None:
        """Ask for the cookie again before anything else is sent."""
        self.suspect = True
        self.wakeup.set()

    async def next(self) -> bytes | None:
        """What to send next; waits until there is something. A comment now and then keeps the connection open; None is the end."""
        while True:
            if self._caught_up and not await self.wakeup.wait():
                self._caught_up = False  # look for once without having been woken
                return b": still here\n\n"
            if self.ended or self.tables.closing:
                return None
            self.wakeup.clear()
            try:
                if self.suspect and not await self._still_known():
                    return None
                blocks = await self._blocks()
            except (Problem, *DATABASE_ERRORS):
                return None  # the client connects again, and learns more then
            self._caught_up = True
            if blocks is None or blocks:
                return blocks

    async def _still_known(self) -> bool:
        self.suspect = False
        if self.person is None or self.secret is None:
            return True
        caller = await self.services.sessions.find(self.secret)
        return caller is not None and caller.id == self.person

    async def _blocks(self) -> bytes | None:
        """Everything since the last row that was sent; None if this listener may not see the table any more."""
        live = self.tables.settled(self.table)
        if live is None or self.sent > live.seq or not live.history.remembers_since(max(self.sent, 0)):
            async with self.tables.at(self.table) as live:
                if self.sent > live.seq:
                    await self.tables.refresh(live)  # another process, where the client was before, is ahead of us
                history = live.history
                if not history.remembers_since(max(self.sent, 0)):
                    history = await self.tables.full_history(live)
                return self._written(live, history)
        return self._written(live, live.history)

    def _written(self, live: LiveTable, history: History) -> bytes | None:
        if self.viewer is not None and (self.person is None or live.seats[self.viewer].person != self.person):
            return None
        seq = live.seq
        if self.sent > seq:
            self.sent = -1
        first = max(self.sent, 0)
        table = b""
        if self.version != live.version:
            check_access(live, self.caller, self.key)  # the link may have been renewed, or the person have left
            self.version = live.version
            shown = render.summary(live.table, live.seats, self.tables.presence, self.person, self.key)
            table = shown.model_dump_json().encode()
        if self.sent == seq and not table:
            return b""
        rows = live.rows[first:]
        if len(rows) == 1 and not table and self._is_update(live, rows[0]):  # after most moves
            self.sent = seq
            return self._latest(live, rows[0], history)
        out: list[bytes] = []
        latest = max((row.number for row in rows if self._is_update(live, row)), default=0)
        for row in rows:
            if row.kind == "chat":
                if row.text:
                    out.append(block(b"chat", render.chat_line(live, row).model_dump_json().encode(), row.number))
            elif row.number == latest:
                if table:
                    out.append(block(b"table", table))
                    table = b""
                out.append(self._latest(live, row, history))
            elif self._is_update(live, row):
                events = history.events_of(row.number)
                out.append(block(b"update", render.past_update(live, row, events, self.viewer), row.number))
        if table:
            out.append(block(b"table", table, live.seq if rows else None))
        self.sent = live.seq
        return b"".join(out)

    def _is_update(self, live: LiveTable, row: LogRow) -> bool:
        return live.history.started > 0 and row.number >= live.history.started and row.kind in _SHOWN

    def _latest(self, live: LiveTable, row: LogRow, history: History) -> bytes:
        """The update that shows the table as it stands: the same for everybody in the same seat, so it is rendered once."""
        stamp = (row.number, live.seq)
        kept = live.rendered.get(self.viewer)
        if kept is None or kept[0] != stamp:
            alike, own = render.update(live, row, history.events_of(row.number), self.viewer, self.tables.presence)
            whole = b"".join((b"id: %d\nevent: update\ndata: " % row.number, alike, own, b"\n\n"))
            kept = live.rendered[self.viewer] = (stamp, whole)
        return kept[1]


def block(event: bytes, data: bytes, id: int | None = None) -> bytes:
    """One event on the wire. Only the last event of a row carries the row's number, so that a reader never skips half a row."""
    return (b"id: %d\n" % id if id is not None else b"") + b"event: %s\ndata: %s\n\n" % (event, data)


class EventStream(Response):
    """An answer that goes on until the client leaves or the server stops."""

    media_type = "text/event-stream"

    def __init__(self, listener: Listener) -> None:
        super().__init__(headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})
        self.listener = listener
        del self.headers["content-length"]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        listener, services = self.listener, self.listener.services
        watched = await services.tables.watch(listener.table, listener.wakeup)
        services.presence.enter(listener.table, listener.person)
        services.sessions.opened(listener)
        METRICS.streams += 1
        gone = asyncio.ensure_future(_disconnected(receive))
        gone.add_done_callback(lambda _: listener.end())
        try:
            await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
            await send({"type": "http.response.body", "body": b"retry: 1000\n\n", "more_body": True})
            # Whoever stands in between, to compress answers or to turn errors into some, has seen the beginning and let it pass.
            straight: Send = scope.get(STRAIGHT, send)
            while (blocks := await listener.next()) is not None:
                await straight({"type": "http.response.body", "body": blocks, "more_body": True})
            await send({"type": "http.response.body", "body": b""})
        except OSError:
            pass  # the client has gone
        finally:
            METRICS.streams -= 1
            gone.cancel()
            watched.watchers.pop(listener.wakeup, None)
            listener.wakeup.close()
            services.sessions.closed(listener)
            services.presence.leave(listener.table, listener.person)


async def _disconnected(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
