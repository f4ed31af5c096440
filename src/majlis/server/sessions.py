"""Cookies and the people they belong to, remembered in the process so that a move needs no lookup.

Whatever changes a person or takes a cookie away sends the notification `person=ID`, and every process forgets that person's cookies.
"""

from __future__ import annotations

import time
from collections import OrderedDict, defaultdict
from contextlib import suppress
from typing import Final, NamedTuple, Protocol

from sqlalchemy import select

from majlis.server.schema import Cookie, Person
from majlis.server.store import Store
from majlis.server.tokens import digest, now
from majlis.server.writer import Conflict, Notice, Statement, Unavailable

_KEPT: Final = 20_000
_NOTED: Final = 3_600_000
"""Milliseconds after which it is noted again that a cookie is in use."""
_SECONDS: Final = 60.0
"""How long a cookie is believed without a look at the database: a lost connection may hide that it was revoked."""


class Caller(NamedTuple):
    """The person who makes a call."""

    id: str
    name: str
    login: str | None
    password: str | None
    issued: int = 0
    """When the secret of the caller's cookie was made."""


class Stream(Protocol):
    """An open stream, which belongs to somebody or to nobody."""

    held_by: str
    """The person, or `@` and the address of somebody unknown."""

    def recheck(self) -> None:
        """Ask for the cookie again before anything else is sent."""


class Sessions:
    """Who owns which cookie."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.streams: defaultdict[str, dict[Stream, None]] = defaultdict(dict)
        """Open streams by person: they end when their cookie is revoked."""
        self._known: OrderedDict[str, tuple[Caller, float]] = OrderedDict()
        self._forgettings = 0
        store.listeners.append(self._on_notice)
        store.on_missed.append(self._forget_all)

    def remembered(self, secret: str) -> Caller | None:
        """The owner of a cookie if it was seen lately; None says nothing."""
        if not self.store.listening.is_set():
            return None
        found = self._known.get(digest(secret))
        return None if found is None or found[1] < time.monotonic() else found[0]

    async def find(self, secret: str) -> Caller | None:
        """The owner of a cookie; None if it is unknown or was revoked."""
        found = self.remembered(secret)
        if found is not None:
            return found
        key, forgettings = digest(secret), self._forgettings
        columns = (Person.id, Person.name, Person.login, Person.password, Cookie.issued, Cookie.used)
        valid = (Cookie.digest == key) & (Cookie.until > now()) & Person.banned.is_(None)
        async with self.store.read() as connection:
            row = (await connection.execute(select(*columns).join(Cookie).where(valid))).first()
        if row is None:
            return None
        caller = Caller(row.id, row.name, row.login, row.password, row.issued)
        if now() - row.used > _NOTED:
            with suppress(Conflict, Unavailable):  # a database that cannot be written to can still be read
                await self.store.commit(key, [Statement("UPDATE cookies SET used = ? WHERE digest = ?", (now(), key))])
        if forgettings == self._forgettings:  # else it may have been revoked since we looked
            self._known[key] = (caller, time.monotonic() + _SECONDS)
            self._known.move_to_end(key)
            self._forget_old()
        return caller

    def _forget_old(self) -> None:
        """The oldest come first: those whose time has run out, and what is too many."""
        moment = time.monotonic()
        while len(self._known) > _KEPT or next(iter(self._known.values()))[1] < moment:
            self._known.popitem(last=False)

    def _on_notice(self, notice: Notice) -> None:
        person = notice.get("person")
        if person is None:
            return
        self._forgettings += 1
        for key in [key for key, (caller, _) in self._known.items() if caller.id == person]:
            del self._known[key]
        for stream in self.streams.get(person, ()):
            stream.recheck()

    def _forget_all(self) -> None:
        self._forgettings += 1
        self._known.clear()
        for streams in self.streams.values():
            for stream in streams:
                stream.recheck()

    # streams

    def opened(self, stream: Stream) -> None:
        self.streams[stream.held_by][stream] = None

    def closed(self, stream: Stream) -> None:
        self.streams[stream.held_by].pop(stream, None)
        if not self.streams[stream.held_by]:
            del self.streams[stream.held_by]

    def streams_of(self, holder: str) -> int:
        """How many streams that person, or `@` and that address, has open in this process."""
        return len(self.streams.get(holder, ()))
