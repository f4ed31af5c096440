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
from majlis.server.history import History, LogRow
from majlis.server.live import LOG_COLUMNS, box_file, check_components
from majlis.server.rows import SEAT_COLUMNS, TABLE_COLUMNS, SeatRow, TableRow
from majlis.server.schema import BoxFile, Log, Seat, Table
from majlis.server.settings import database_url

_SUMMARY = ("phase", "entries", "waiting", "scores", "ranking")
"""The columns of a table's row that sum up its log."""


@dataclass(frozen=True)
class Finding:
    """A table, and what is wrong with it; `error` is None if the match still replays as it was played."""

    table: str
    game: str
    row: int
    """The row of the log at which the match went another way; 0 if no row in particular."""
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
        why = str(error.__cause__ or error).splitlines()[0]
        raise BadInput(f"the database could not be read: {why}", "wrong-unreadable", {"reason": why}) from None
    finally:
        engine.dispose()


def kept_box(database: str, game: str, digest: str) -> str | None:
    """The data file with that hash that a database keeps for its tables; None if there is none, or no such database."""
    try:
        engine = _engine(database)
    except BadInput:
        return None
    try:
        with engine.connect() as connection:
            wanted = select(BoxFile.toml).where(BoxFile.digest == digest, BoxFile.game == game)
            found: str | None = connection.execute(wanted).scalar_one_or_none()
            return found
    except SQLAlchemyError:
        return None
    finally:
        engine.dispose()


def _engine(database: str) -> Engine:
    """A read-only connection; it creates no file where there is none."""
    url = database_url(database if "://" in database else f"sqlite:///{database}")
    if url.get_backend_name() == "postgresql":
        return create_engine(
            url, poolclass=NullPool, hide_parameters=True, execution_options={"postgresql_readonly": True}
        )
    path = Path(url.database or "")
    if not path.is_file():
        raise BadInput(f"there is no database {path}", "wrong-no-database", {"database": str(path)})
    only_read = partial(sqlite3.connect, f"{path.absolute().as_uri()}?mode=ro", uri=True)
    return create_engine("sqlite://", creator=only_read, poolclass=NullPool, hide_parameters=True)


def _look_at(connection: Connection, table: str) -> Finding | None:
    """Check one table; None if it was deleted in the meantime."""
    found = connection.execute(select(*TABLE_COLUMNS).where(Table.id == table)).first()
    if found is None:
        return None
    kept = TableRow(*found)
    wanted = select(*SEAT_COLUMNS).where(Seat.table == table).order_by(Seat.number)
    seats = [SeatRow(*row) for row in connection.execute(wanted)]
    # A log row that was written after the table's row was read is left to the next check.
    log = select(*LOG_COLUMNS).where(Log.table == table, Log.number <= kept.seq).order_by(Log.number)
    rows = [LogRow(*row) for row in connection.execute(log)]
    at = 0
    try:
        file = box_file(kept)
        toml = None if file is None else connection.execute(file).scalar_one_or_none()
        check_components(kept, toml)
        history = History(kept.deal(len(seats), toml))
        for number, row in enumerate(rows, 1):
            at = row.number
            if number != row.number:
                raise BrokenRecord(f"row {number} of the log is missing")
            history.read([row])
        at = 0
        _compare(kept, kept.after(history, seats, kept.moved, kept.bot_by, 0))
    except MajlisError as error:
        return Finding(table, kept.game, at, error)
    return Finding(table, kept.game, 0, None)


def _compare(kept: TableRow, now: TableRow) -> None:
    if now.seq != kept.seq:
        raise BrokenRecord(f"the log ends at row {now.seq}, not {kept.seq}")
    for name in _SUMMARY:
        was, is_now = getattr(kept, name), getattr(now, name)
        if was != is_now:
            raise BrokenRecord(f"{name} was {was}, is {is_now}")
