"""How a worker passes a call on to the home of its table: with the connection it came by.

The connection itself, with what was read of the call, goes through a socket in a private folder to the other worker, which answers as if it
had accepted it. So a stream costs nothing once it is passed on, the client's address stays what it is, and there is no answer that could
get lost in between; whatever else comes by that connection is there already, or is passed on in its turn. A worker answers what it was
passed: no call is passed on twice. What cannot be passed on is answered where it arrived.
"""

from __future__ import annotations

import asyncio
import logging
import re
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

from majlis.server.homes import Homes, Peer
from majlis.server.metrics import METRICS
from majlis.server.slow_requests import Protocol

log = logging.getLogger("majlis.homes")
_TABLE = re.compile(rb"[A-Z]{3,7} /api/tables/([a-z2-7]{26})[/? ]")
_MOST = 48 * 1024
"""Bytes of a call that are passed on with its connection; where there are more already, it stays."""
_BACKLOG = 64


def passed_on(homes: Homes, begin: bytes, give: Callable[[Peer], None]) -> bool:
    """Pass a call on that begins with these bytes; False: it is to be answered here.

    `give` raises `BlockingIOError` if that worker has more than it can take at the moment, another `OSError` if it is gone.
    """
    found = _TABLE.match(begin)
    if found is None or len(begin) > _MOST:
        return False
    table = found[1].decode()
    while (peer := homes.elsewhere(table)) is not None:
        try:
            give(peer)
        except BlockingIOError:
            return False
        except OSError:
            homes.lost(peer)
        else:
            METRICS.passed_on += 1
            return True
    return False


class Door:
    """Where a worker takes connections from the others, and gives them some."""

    def __init__(self) -> None:
        self.homes: Homes | None = None
        """Set while it is open."""
        self._serve: Callable[[], PassingProtocol]
        self._listener: socket.socket | None = None
        self._from: set[socket.socket] = set()
        self._to: dict[str, socket.socket] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self, homes: Homes, serve: Callable[[], PassingProtocol]) -> None:
        """Listen, and only then take a lease. Where that does not work every worker answers what arrives there."""
        self._serve = serve
        try:
            self._listener = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
            self._listener.setblocking(False)
            self._listener.bind(homes.address)
            self._listener.listen(_BACKLOG)
        except (AttributeError, OSError) as error:  # the first on Windows; a folder's name may be too long, too
            log.warning("calls are not passed on between workers", extra={"error": str(error)})
            self._shut()
            return
        asyncio.get_running_loop().add_reader(self._listener.fileno(), self._accept, self._listener)
        self.homes = homes
        await homes.open()

    async def close(self) -> None:
        homes, self.homes = self.homes, None
        if homes is None:
            return
        self._shut()
        Path(homes.address).unlink(missing_ok=True)
        for giver in list(self._from):
            self._take(giver)  # what is on its way already
            self._hang_up(giver)
        for taker in self._to.values():
            taker.close()
        self._to.clear()
        if self._tasks:
            await asyncio.wait(self._tasks)
        await homes.close()

    def _shut(self) -> None:
        listener, self._listener = self._listener, None
        if listener is not None:
            asyncio.get_running_loop().remove_reader(listener.fileno())
            listener.close()

    # giving

    def pass_on(self, connection: asyncio.Transport, begin: bytes) -> bool:
        """Pass a connection on, with the beginning of a call; False: it stays here."""
        return self.homes is not None and passed_on(self.homes, begin, lambda peer: self._give(peer, connection, begin))

    def _give(self, peer: Peer, connection: asyncio.Transport, begin: bytes) -> None:
        taker = self._taker(peer)
        connection.pause_reading()  # whatever follows is for the other worker to read
        try:
            socket.send_fds(taker, [begin], [connection.get_extra_info("socket").fileno()], socket.MSG_NOSIGNAL)
        except OSError as error:
            connection.resume_reading()
            if not isinstance(error, BlockingIOError):
                self._to.pop(peer.address).close()
            raise
        connection.close()  # our hold on it; the connection itself stays open

    def _taker(self, peer: Peer) -> socket.socket:
        taker = self._to.get(peer.address)
        if taker is None:
            taker = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
            taker.setblocking(False)
            try:
                taker.connect(peer.address)
            except OSError:
                taker.close()
                raise
            self._to[peer.address] = taker
        return taker

    # taking

    def _accept(self, listener: socket.socket) -> None:
        with suppress(OSError):
            giver, _ = listener.accept()
            giver.setblocking(False)
            self._from.add(giver)
            asyncio.get_running_loop().add_reader(giver.fileno(), self._take, giver)

    def _take(self, giver: socket.socket) -> None:
        """Take all connections that were passed on."""
        while True:
            try:
                begin, files, _, _ = socket.recv_fds(giver, _MOST, 1, socket.MSG_CMSG_CLOEXEC)
            except BlockingIOError:
                return
            except OSError:
                begin, files = b"", []
            if not begin:
                self._hang_up(giver)
                return
            for file in files:  # none, if this process may open no more
                task = asyncio.create_task(self._answer(socket.socket(fileno=file), begin))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _answer(self, connection: socket.socket, begin: bytes) -> None:
        def protocol() -> PassingProtocol:
            made = self._serve()
            made.begun = begin
            return made

        try:
            connection.setblocking(False)
            await asyncio.get_running_loop().connect_accepted_socket(protocol, connection)
        except OSError:  # the client has gone meanwhile
            connection.close()

    def _hang_up(self, giver: socket.socket) -> None:
        if giver in self._from:
            self._from.remove(giver)
            asyncio.get_running_loop().remove_reader(giver.fileno())
            giver.close()


class PassingProtocol(Protocol):
    """HTTP at one of several workers: at the beginning of each call it is found out where the call belongs."""

    def __init__(self, door: Door, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.door = door
        self.begun = b""
        """What another worker has read of the call that it passed on with this connection."""
        self.between = True
        """Whether the next byte begins a call."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.begun and not transport.is_closing():
            super().data_received(self.begun)  # not to be passed on again, wherever it should have gone

    def data_received(self, data: bytes) -> None:
        if self.between and self._is_free() and self.door.pass_on(self.transport, data):
            return
        super().data_received(data)

    def on_message_begin(self) -> None:
        self.between = False
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self.between = True
        super().on_message_complete()

    def _is_free(self) -> bool:
        """Whether nothing is owed on this connection."""
        cycle: RequestResponseCycle | None = self.cycle
        answered = cycle is None or cycle.response_complete
        idle = not self.pipeline and not self.transport.get_write_buffer_size()
        return answered and idle and not self.transport.is_closing()
