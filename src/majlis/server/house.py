"""Everything a running server holds, in one place; and who is calling."""

from __future__ import annotations

import asyncio
from typing import Annotated, NamedTuple

from fastapi import Depends, Request
from sqlalchemy import select, update

from majlis.server.bots import Bots
from majlis.server.limits import Limits
from majlis.server.live import Hall
from majlis.server.presence import Presence
from majlis.server.problems import Problem
from majlis.server.schema import Cookie, Person, Table
from majlis.server.settings import Settings
from majlis.server.store import Store
from majlis.server.tokens import digest, new_id

COOKIE = "majlis"


class House:
    """A server process: its database, its tables in memory, its bots."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process = new_id()
        self.store = Store(settings)
        self.presence = Presence(self.store, self.process)
        self.hall = Hall(self.store, settings, self.presence, self.process)
        self.bots = Bots(self.hall, settings)
        self.limits = Limits(settings.rate)
        self.hashing = asyncio.Semaphore(2)
        """Passwords are hashed a few at a time: each takes 64 MiB and a core."""

    async def open(self) -> None:
        await self.store.open()
        if not self.store.on_postgres:
            # With SQLite there is one process: whoever had a bot's decision before is gone.
            async with self.store.write() as transaction:
                await transaction.execute(update(Table).where(Table.bot_waits).values(bot_until=0))
        await self.presence.open()
        await self.bots.open()

    async def close(self) -> None:
        self.hall.close()
        await self.bots.close()
        await self.presence.close()
        await self.store.close()


class Caller(NamedTuple):
    """The person who calls."""

    id: str
    name: str
    login: str | None
    password: str | None


def house(request: Request) -> House:
    found = request.app.state.house
    assert isinstance(found, House)
    return found


def address(request: Request) -> str:
    return request.client.host if request.client is not None else ""


async def find_caller(request: Request) -> Caller | None:
    """Who shows that cookie; None without one, or with one that is not known any more."""
    secret = request.cookies.get(COOKIE)
    if not secret or len(secret) > 200:
        return None
    columns = (Person.id, Person.name, Person.login, Person.password)
    async with house(request).store.read() as connection:
        found = await connection.execute(select(*columns).join(Cookie).where(Cookie.digest == digest(secret)))
        row = found.first()
    return None if row is None else Caller(*row)


async def counted(request: Request) -> Caller | None:
    """The caller, if known, whose calls are counted; others are counted by address."""
    caller = await find_caller(request)
    house(request).limits.take("call", caller.id if caller is not None else address(request))
    return caller


async def identified(caller: Annotated[Caller | None, Depends(counted)]) -> Caller:
    if caller is None:
        raise Problem("no-identity", "take a name first: POST /api/me")
    return caller


Rooms = Annotated[House, Depends(house)]
Visitor = Annotated[Caller | None, Depends(counted)]
Member = Annotated[Caller, Depends(identified)]
