"""Connections that send nothing, or half a request, are closed after a while: otherwise they would hold their slot for ever."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

SECONDS = 20.0
"""How long a whole request may take to arrive, from when the connection is open or its first byte is there."""


class Protocol(HttpToolsProtocol):
    """uvicorn's protocol with a time limit for requests. Between two requests uvicorn's own limit counts."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
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
