"""Which worker a table has its home at: the one that takes its calls and holds its streams, so that one copy of the match is enough.

Each worker of a `majlis serve` has a lease in the database, with the private address at which it takes what the others pass on. All
leases that have not run out share the tables by a hash that each worker works out for itself: when one dies or stops, its tables go to
the others, and all other tables stay. Two workers that disagree for a moment, or a call that stays where it arrived, do no harm: the
primary key of the log decides, as if there were no homes.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from majlis.server.store import Store

log = logging.getLogger("majlis.homes")
EVERY = 1.0
"""Seconds between two renewals of a lease."""
LEASE = 5.0
"""Seconds for which a lease lasts, by the database's clock."""
_NOW = "date_part('epoch', clock_timestamp()) * 1000"
_RENEW = text(
    f"INSERT INTO workers (id, address, until) VALUES (:id, :address, {_NOW} + :lease) "
    "ON CONFLICT (id) DO UPDATE SET until = excluded.until"
)
_LEASES = text(f"SELECT id, address, until - {_NOW} AS remaining FROM workers WHERE until > {_NOW}")
_CLEAR = text(f"DELETE FROM workers WHERE id = :id OR until < {_NOW} - 3600000")


@dataclass(frozen=True)
class Peer:
    """Another worker with a lease."""

    id: str
    address: str
    until: float
    """When its lease runs out (`time.monotonic`)."""


class Homes:
    """The leases of this worker and of those beside it."""

    def __init__(self, store: Store, process: str, folder: str) -> None:
        self.store = store
        self.process = process
        self.folder = Path(folder)
        self.address = str(self.folder / f"{process[:12]}.sock")
        self._peers: dict[str, Peer] = {}
        self._task: asyncio.Task[None] | None = None

    def elsewhere(self, table: str) -> Peer | None:
        """The worker at which that table is at home; None: here."""
        moment = time.monotonic()
        best, found = _weight(table, self.process), None
        for peer in self._peers.values():
            if peer.until > moment and (weight := _weight(table, peer.id)) > best:
                best, found = weight, peer
        return found

    def lost(self, peer: Peer) -> None:
        """That worker takes nothing any more. If it still renews its lease, the next look finds it again."""
        self._peers.pop(peer.id, None)

    async def open(self) -> None:
        """Take a lease; whatever this worker is passed from now on, it can take."""
        await self.renew()
        self._task = asyncio.create_task(self._renewing())

    async def close(self) -> None:
        """Give the lease back, so that the others need not wait until it runs out."""
        task, self._task = self._task, None
        if task is None:
            return
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        with suppress(OSError, SQLAlchemyError):
            async with self.store.write() as transaction:
                await transaction.execute(_CLEAR, {"id": self.process})

    async def _renewing(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            await self.renew()

    async def renew(self) -> None:
        """Renew the lease and see who else has one. A database that does not answer is no reason to stop: then all leases run out."""
        begun = time.monotonic()
        try:
            async with self.store.write() as transaction:
                await transaction.execute(
                    _RENEW, {"id": self.process, "address": self.address, "lease": round(LEASE * 1000)}
                )
                found = list(await transaction.execute(_LEASES))
        except (OSError, SQLAlchemyError) as error:
            log.warning("a lease could not be renewed", extra={"error": type(error).__name__})
            return
        # Workers of another `majlis serve`, on another machine perhaps, cannot be reached: they have homes of their own.
        self._peers = {
            row.id: Peer(row.id, row.address, begun + row.remaining / 1000)
            for row in found
            if row.id != self.process and Path(row.address).parent == self.folder
        }


def _weight(table: str, worker: str) -> bytes:
    """The worker with the greatest weight has the table: whoever comes or goes, no other table changes hands."""
    return blake2b(f"{table} {worker}".encode(), digest_size=8).digest()
