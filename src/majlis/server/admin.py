"""What the operator of a server can do (`majlis admin`) while it runs: people, tables, bans, links for new passwords."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, NamedTuple

from sqlalchemy import Row, delete, func, select, update

from majlis.engine.errors import BadInput
from majlis.server.levels import DEFAULT
from majlis.server.live import Draft, LiveTable, LiveTables
from majlis.server.migrations import migrate
from majlis.server.presence import Presence
from majlis.server.problems import Problem
from majlis.server.recovery import PAGES, new_pass
from majlis.server.retention import DAY, Purged, delete_person, purge
from majlis.server.rows import delete_table
from majlis.server.schema import Cookie, Person, Seat, Table
from majlis.server.settings import Settings
from majlis.server.store import Store
from majlis.server.tables import leave_gathering, with_seat
from majlis.server.tokens import iso, new_id, now

RESET_VALID = DAY
"""Milliseconds for which a link from `majlis admin reset` works: it may have to reach somebody first."""


class PersonLine(NamedTuple):
    """A person in a list."""

    id: str
    name: str
    login: str | None
    email: str | None
    created: str
    used: str
    tables: int
    banned: bool


class TableLine(NamedTuple):
    """A table in a list."""

    id: str
    game: str
    name: str
    phase: str
    moved: str
    seats: list[str]
    private: bool


class Admin:
    """A visitor of the database; the server that uses it learns of every change."""

    def __init__(self, store: Store, settings: Settings) -> None:
        process = new_id()
        self.store = store
        self.settings = settings
        self.tables = LiveTables(store, settings, Presence(store, process), process)

    # people

    async def people(self, like: str = "", limit: int = 100) -> list[PersonLine]:
        """People whose name, login, address or id holds that text, the latest visitors first."""
        used = func.max(Cookie.used)
        seats = select(func.count()).where(Seat.person == Person.id).scalar_subquery()
        columns = (Person.id, Person.name, Person.login, Person.email, Person.created, Person.banned)
        wanted = select(*columns, used.label("used"), seats.label("seats")).outerjoin(Cookie).group_by(*columns)
        if like:
            text = f"%{like.replace('%', '').replace('_', '')}%"
            wanted = wanted.where(
                Person.name.ilike(text) | Person.login.ilike(text) | Person.email.ilike(text) | (Person.id == like)
            )
        wanted = wanted.order_by(func.coalesce(used, Person.created).desc(), Person.id).limit(limit)
        async with self.store.read() as connection:
            return [
                PersonLine(
                    row.id, row.name, row.login, row.email, iso(row.created), iso(row.used) if row.used else "",
                    row.seats, row.banned is not None,
                )
                for row in await connection.execute(wanted)
            ]  # fmt: skip

    async def person(self, named: str) -> Row[Any]:
        """The person with that login or id. Raises `BadInput`."""
        wanted = select(Person).where((Person.id == named) | (Person.login == named.casefold()))
        async with self.store.read() as connection:
            found = (await connection.execute(wanted)).first()
        if found is None:
            text = f"there is nobody with the login or the id {named!r}: majlis admin people lists all"
            raise BadInput(text, "wrong-nobody", {"name": named, "command": "majlis admin people"})
        return found

    async def ban(self, named: str) -> None:
        """Log somebody out everywhere and do not let them back in; bots play for them."""
        person = (await self.person(named)).id
        async with self.store.write() as transaction:
            await transaction.execute(update(Person).where(Person.id == person).values(banned=now()))
            await transaction.execute(delete(Cookie).where(Cookie.person == person))
            transaction.notify(person=person)
        async with self.store.read() as connection:
            at = select(Seat.table).join(Table).where(Seat.person == person, Table.phase != "over")
            hosted = select(Table.id).where(Table.host == person, Table.phase == "gathering")
            found = {table for wanted in (at, hosted) for table in (await connection.execute(wanted)).scalars()}
        for table in sorted(found):
            await self.tables.change(table, lambda live: self._leave(live, person))

    async def _leave(self, live: LiveTable, person: str) -> None:
        if live.table.phase == "gathering":
            await leave_gathering(self.tables, live, person)
            return
        seats = live.seats
        for seat in live.seats:
            if seat.person == person and seat.bot is None:
                seats = with_seat(seats, replace(seat, stand_in=DEFAULT))
        if seats != live.seats:
            await self.tables.write(live, [Draft("seat", -1, person, "leave")], seats)

    async def unban(self, named: str) -> None:
        person = (await self.person(named)).id
        async with self.store.write() as transaction:
            await transaction.execute(update(Person).where(Person.id == person).values(banned=None))

    async def delete_person(self, named: str) -> None:
        """Delete somebody with all their data."""
        await delete_person(self.tables, (await self.person(named)).id)

    async def reset(self, named: str) -> str:
        """A link with which somebody sets a new password. It works once, for a day."""
        found = await self.person(named)
        if found.login is None:
            raise BadInput(f"{found.name} is a guest, who has no password", "wrong-guest", {"name": found.name})
        async with self.store.write() as transaction:
            secret = await new_pass(transaction, found.id, "password", valid=RESET_VALID)
        return f"{self.settings.public_url.rstrip('/')}{PAGES['password']}#{secret}"

    # tables

    async def list_tables(self, phase: str = "", limit: int = 100) -> list[TableLine]:
        """Tables, the latest move first."""
        columns = (Table.id, Table.game, Table.name, Table.phase, Table.moved, Table.private)
        wanted = select(*columns).order_by(Table.moved.desc(), Table.id).limit(limit)
        if phase:
            wanted = wanted.where(Table.phase == phase)
        async with self.store.read() as connection:
            found = list(await connection.execute(wanted))
            names: dict[str, list[str]] = {row.id: [] for row in found}
            seats = select(Seat.table, Seat.name, Seat.kind).where(Seat.table.in_(names)).order_by(Seat.number)
            for table, name, kind in await connection.execute(seats):
                names[table].append("–" if kind == "open" else f"{name} (bot)" if kind == "bot" else name)
        return [
            TableLine(row.id, row.game, row.name, row.phase, iso(row.moved), names[row.id], row.private)
            for row in found
        ]

    async def delete_table(self, table: str) -> None:
        """Delete a table with everything that happened there."""
        async with self.store.read() as connection:
            found = (await connection.execute(select(Table.id).where(Table.id == table))).scalar_one_or_none()
        if found is None:
            text = f"there is no table {table!r}: majlis admin tables lists all"
            raise BadInput(text, "wrong-no-table", {"table": table, "command": "majlis admin tables"})
        await self.store.commit(table, [delete_table(table)], {"table": table, "deleted": True})

    async def purge(self, guests_after: float, tables_after: float) -> Purged:
        return await purge(self.tables, guests_after, tables_after)


@asynccontextmanager
async def visiting(settings: Settings) -> AsyncIterator[Admin]:
    """The database of a server that may be running. It is brought up to date first. Raises `BadInput`."""
    store = Store(settings, visiting=True)
    try:
        await migrate(store)
        yield Admin(store, settings)
    except Problem as error:
        raise BadInput(str(error)) from error
    finally:
        await store.close()
