"""Connections that send nothing, or half a request, are closed after a while: otherwise they would hold their slot for ever.

Those that come when almost all files of the process are open are closed at once, and that is said once: the others go on."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

log = logging.getLogger("majlis.connections")
RESERVED = 64
"""Files that connections leave to everything else."""
SECONDS = 20.0
"""How long a whole request may take to arrive, from when the connection is open or its first byte is there."""


class Files:
    """How many files the process may have open; every connection is one. The last few are left to the database and to bots."""

    def __init__(self) -> None:
        self.most = file_limit()
        self.said = False

    def full(self, number: int) -> bool:
        """Whether a connection with that number is one too many. The system gives each file the lowest number that is free."""
        full = number >= self.most - RESERVED
        if full and not self.said:
            log.warning("too many open files: new connections are closed", extra={"limit": self.most})
        self.said = full or (self.said and number >= self.most - 2 * RESERVED)
        return full


def file_limit() -> int:
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return 1 << 30
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 1 << 30 if soft == resource.RLIM_INFINITY else soft


FILES = Files()


class Protocol(HttpToolsProtocol):
    """uvicorn's protocol with a time limit for requests. Between two requests uvicorn's own limit counts."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if FILES.full(transport.get_extra_info("socket").fileno()):
            transport.close()
            return
        self._start()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._start()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._stop()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        super().connection_lost(exc)

    def _start(self) -> None:
        self._stop()
        self._deadline = self.loop.call_later(SECONDS, self.transport.close)

    def _stop(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
