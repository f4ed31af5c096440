"""Do the matches that a database keeps still replay? It is only read, and may be in use meanwhile."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from majlis.engine.errors import BadInput, BrokenRecord, MajlisError
from majlis.server.live import LOG_COLUMNS, check_components
from majlis.server.places import HEAD_COLUMNS, PLACE_COLUMNS, Head, head_of, place_of
from majlis.server.schema import LogRow, Seat, Table
from majlis.server.settings import database_url
from majlis.server.story import Row, Story

_SUMS = ("phase", "entries", "waiting", "scores", "ranking")
"""What a table's head says about its log."""


@dataclass(frozen=True)
class Finding:
    """A table, and what is wrong with it: `error` is None if its match is still the one that was played."""

    table: str
    game: str
    row: int
    """The row of the log at which the match went another way; 0 if it is none in particular."""
    error: MajlisError | None


def findings(database: str, shown: Callable[[list[str]], Iterable[str]] = iter) -> Iterator[Finding]:
    """Replay every table that has begun; `shown` may show how far it has come. Raises `BadInput` if there is nothing to read."""
    engine = _engine(database)
    try:
        with engine.connect() as connection:
            ids = list(
                connection.scalars(select(Table.id).where(Table.phase != "gathering").order_by(Table.created, Table.id))
            )
            for table in shown(ids):
                finding = _look_at(connection, table)
                if finding is not None:
                    yield finding
    except SQLAlchemyError as error:
        raise BadInput(f"the database could not be read: {str(error.__cause__ or error).splitlines()[0]}") from None
    finally:
        engine.dispose()


def _engine(database: str) -> Engine:
    """A connection that cannot write where that can be had; it makes no file where there is none."""
    url = database_url(database if "://" in database else f"sqlite:///{database}")
    if url.get_backend_name() == "postgresql":
        return create_engine(
            url, poolclass=NullPool, hide_parameters=True, execution_options={"postgresql_readonly": True}
        )
    path = Path(url.database or "")
    if not path.is_file():
        raise BadInput(f"there is no database {path}")
    only_read = partial(sqlite3.connect, f"{path.absolute().as_uri()}?mode=ro", uri=True)
    return create_engine("sqlite://", creator=only_read, poolclass=NullPool, hide_parameters=True)


def _look_at(connection: Connection, table: str) -> Finding | None:
    """One table; None if it was taken away in the meantime."""
    found = connection.execute(select(*HEAD_COLUMNS).where(Table.id == table)).first()
    if found is None:
        return None
    head = head_of(found)
    places = [
        place_of(row)
        for row in connection.execute(select(*PLACE_COLUMNS).where(Seat.table == table).order_by(Seat.seat))
    ]
    # A row that was written after the head was read is the next check's business.
    log = select(*LOG_COLUMNS).where(LogRow.table == table, LogRow.number <= head.seq).order_by(LogRow.number)
    rows = [Row(*row) for row in connection.execute(log)]
    row = 0
    try:
        check_components(head)
        story = Story(head.deal(len(places)))
        for entry in rows:
            row = entry.number
            story.read([entry])
        row = 0
        _compare(head, head.after(story, places, head.moved, head.bot_by, 0))
    except MajlisError as error:
        return Finding(table, head.game, row, error)
    return Finding(table, head.game, 0, None)


def _compare(head: Head, now: Head) -> None:
    if now.seq != head.seq:
        raise BrokenRecord(f"the log ends at row {now.seq}, not {head.seq}")
    for name in _SUMS:
        was, is_now = getattr(head, name), getattr(now, name)
        if was != is_now:
            raise BrokenRecord(f"{name} was {was}, is {is_now}")
