"""Everything that a running server process uses: database, tables in memory, bots, limits."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import Depends, Request
from sqlalchemy import update

from majlis.server.analyses import Analyses
from majlis.server.bots import Bots
from majlis.server.hint_keeper import HintKeeper
from majlis.server.homes import Homes
from majlis.server.limits import Limits
from majlis.server.live import LiveTables
from majlis.server.mail import Mail
from majlis.server.passing import Passing
from majlis.server.presence import Presence
from majlis.server.schema import Table
from majlis.server.sessions import Sessions
from majlis.server.settings import Settings
from majlis.server.store import Store
from majlis.server.tokens import new_id
from majlis.server.trials import Trials
from majlis.server.ways import Ways


class Services:
    """The parts of one server process, opened and closed together."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process = new_id()
        self.store = Store(settings)
        self.homes = (
            Homes(self.store, self.process, settings.homes_folder)
            if settings.homes_folder and settings.on_postgres
            else None
        )
        """Opened by whoever can take what other workers pass on."""
        self.sessions = Sessions(self.store)
        self.presence = Presence(self.store, self.process)
        self.tables = LiveTables(self.store, settings, self.presence, self.process)
        self.bots = Bots(self.tables, settings)
        self.ways = Ways(self.bots.pool, settings)
        self.hints = HintKeeper(self.bots.pool, settings)
        self.analyses = Analyses(self.tables, self.bots.pool, settings, self.process)
        self.passing = Passing(self.tables, settings)
        self.trials = Trials(self.store, settings, self.process)
        self.mail = Mail(settings)
        self.limits = Limits(settings.rate)
        self.hashing = asyncio.Semaphore(2)
        """Passwords are hashed a few at a time: each takes 64 MiB and a core."""

    async def open(self) -> None:
        await self.store.open()
        if not self.store.on_postgres:
            # With SQLite there is one process: whichever held a lease on a bot's decision is gone.
            async with self.store.write() as transaction:
                await transaction.execute(update(Table).where(Table.bot_waits).values(bot_until=0))
        await self.presence.open()
        await self.bots.open()
        await self.analyses.open()
        await self.passing.open()

    async def close(self) -> None:
        self.tables.close()
        if self.homes is not None:
            await self.homes.close()
        await self.passing.close()
        await self.analyses.close()
        await self.bots.close()
        await self.trials.close()
        await self.mail.close()
        await self.presence.close()
        await self.store.close()


def services_of(request: Request) -> Services:
    """The services behind a request."""
    found = request.app.state.services
    assert isinstance(found, Services)
    return found


async def _services_of(request: Request) -> Services:
    # Awaited at once; FastAPI would run a plain function in a thread.
    return services_of(request)


ServicesDep = Annotated[Services, Depends(_services_of)]
