"""Connections to PostgreSQL. Imported only where that is the database: its driver takes a tenth of a second to load."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import psycopg

from majlis.server.writer import CHANNEL, Change, Conflict, Unavailable, payloads

Connection: TypeAlias = "psycopg.AsyncConnection[Any]"
FAILED = (psycopg.Error, OSError)
PATIENCE: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 20,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
"""How soon a PostgreSQL on another machine that is silently gone counts as gone; the system alone would wait for hours."""


async def connect(address: str) -> Connection:
    """A connection on which every statement is committed by itself unless it says otherwise."""
    return await psycopg.AsyncConnection.connect(address, autocommit=True, **PATIENCE)


class PostgresConnection:
    """A group travels in one pipeline, with its notifications: two round trips, however many changes it holds."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.connection: Connection | None = None
        self.translated: dict[str, bytes] = {}

    async def commit(self, changes: Sequence[Change]) -> None:
        try:
            connection = await self._open()
            async with connection.pipeline(), connection.transaction():
                for change in changes:
                    for sql, values in change.statements:
                        await connection.execute(self._translate(sql), values)
                for payload in payloads(notice for change in changes for notice in change.notices):
                    await connection.execute(b"SELECT pg_notify(%s, %s)", (CHANNEL, payload))
        except (psycopg.IntegrityError, psycopg.errors.DeadlockDetected) as error:
            raise Conflict(str(error)) from error
        except FAILED as error:
            await self.close()
            raise Unavailable(str(error)) from error

    def _translate(self, sql: str) -> bytes:
        found = self.translated.get(sql)
        if found is None:
            found = self.translated[sql] = sql.replace("?", "%s").encode()
        return found

    async def _open(self) -> Connection:
        if self.connection is None or self.connection.closed:
            self.connection = await connect(self.address)
        return self.connection

    async def close(self) -> None:
        if self.connection is not None:
            await self.connection.close()
            self.connection = None
