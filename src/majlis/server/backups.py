"""Backups: one file holds everything, whichever database it came from, and goes back into either.

A backup is an SQLite file. From SQLite it is copied page by page, from PostgreSQL row by row, both from one snapshot while the server
plays on. The table `backup` inside it seals every other table with its number of rows and a hash of their contents: what was damaged
or edited since, or is no backup at all, is refused before anything is touched.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Engine, MetaData, create_engine, func, insert, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

import majlis
from majlis.engine.errors import BadInput
from majlis.server.migrations import LOCK, config
from majlis.server.schema import Base, Person, Table
from majlis.server.settings import database_url
from majlis.server.store import IN_USE
from majlis.server.tokens import iso, now

_MAGIC = b"SQLite format 3\x00"
_APPLICATION = 0x4D61_6A6C
"""SQLite's mark for the kind of a file: "Majl"."""
_SEAL = "backup"
_VERSION = "alembic_version"
_BATCH = 2_000


@dataclass(frozen=True)
class Backup:
    """What is in a backup."""

    path: Path
    revision: str
    """The schema of its tables."""
    version: str
    """The version of Majlis that made it."""
    made: int
    rows: dict[str, int]
    """The number of rows of every table."""

    def __str__(self) -> str:
        kept = f"{self.rows.get('people', 0)} people, {self.rows.get('tables', 0)} tables, {self.rows.get('log', 0)} log rows"
        return f"{kept}; made {iso(self.made)} by Majlis {self.version}"


# making one


def back_up(database: str, target: Path) -> Backup:
    """Write everything that a database keeps to a new file, which is then read and checked. Raises `BadInput`."""
    if target.exists():
        raise BadInput(f"{target} exists already; name another file", "wrong-exists", {"file": str(target)})
    if not target.parent.is_dir():
        raise BadInput(f"there is no folder {target.parent}", "wrong-missing-folder", {"folder": str(target.parent)})
    with _part(target.parent, target.name) as part:
        with _readable("the database could not be read", "wrong-unreadable"):
            if database_url(database).get_backend_name() == "postgresql":
                _copy_postgres(database, part)
            else:
                _copy_sqlite(Path(database_url(database).database or ""), part)
            _seal(part)
        made = check_backup(part)
        _sync(part)
        part.replace(target)
    return Backup(target, made.revision, made.version, made.made, made.rows)


def _copy_sqlite(source: Path, part: Path) -> None:
    if not source.is_file():
        raise BadInput(f"there is no database {source}", "wrong-no-database", {"database": str(source)})
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True, timeout=30)) as reader,
        closing(sqlite3.connect(part)) as writer,
    ):
        reader.backup(writer)  # in one step: one snapshot, and with a write-ahead log nobody waits for it
        writer.execute("PRAGMA journal_mode=DELETE")
    with closing(sqlite3.connect(part)) as found:
        if _VERSION not in _tables(found) or "people" not in _tables(found):
            raise BadInput(f"{source} is not a database of Majlis", "wrong-not-ours", {"file": str(source)})


def _copy_postgres(database: str, part: Path) -> None:
    engine = create_engine(database_url(database), poolclass=NullPool, hide_parameters=True)
    options = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
    with _disposed(engine), engine.connect().execution_options(**options) as source:
        if not inspect(source).has_table(_VERSION):
            raise BadInput("this is not a database of Majlis", "wrong-not-ours-here")
        revision = str(source.execute(text(f"SELECT version_num FROM {_VERSION}")).scalar_one())
        _check_revision(revision)
        found = MetaData()
        found.reflect(source)
        copy = _sqlite_engine(part)
        with _disposed(copy), copy.begin() as target:
            command.upgrade(config(target), revision)
            for table in found.sorted_tables:
                if table.name == _VERSION:
                    continue
                names = ", ".join(f'"{column.name}"' for column in table.columns)
                marks = ", ".join("?" for _ in table.columns)
                statement = f'INSERT INTO "{table.name}" ({names}) VALUES ({marks})'
                rows = source.execution_options(stream_results=True).execute(select(table))
                for batch in rows.partitions(_BATCH):
                    target.exec_driver_sql(statement, [tuple(row) for row in batch])


def _seal(part: Path) -> None:
    with closing(sqlite3.connect(part)) as connection, connection:
        connection.execute(f"PRAGMA application_id = {_APPLICATION}")
        connection.execute(f'CREATE TABLE "{_SEAL}" (name TEXT PRIMARY KEY, rows INTEGER, digest TEXT)')
        for name in _tables(connection):
            if name != _SEAL:
                connection.execute(f'INSERT INTO "{_SEAL}" VALUES (?, ?, ?)', (name, *_contents(connection, name)))
        made = json.dumps({"version": majlis.__version__, "made": now()})
        connection.execute(f'INSERT INTO "{_SEAL}" VALUES (?, 0, ?)', ("", made))


# checking one


def check_backup(path: Path) -> Backup:
    """What is in a backup, once everything in it was found to be as it was made. Raises `BadInput`."""
    if not path.is_file():
        raise BadInput(f"there is no file {path}", "wrong-no-file", {"file": str(path)})
    with path.open("rb") as file:
        if file.read(len(_MAGIC)) != _MAGIC:
            raise _no_backup(path)
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as connection:
            return _checked(path, connection)
    except sqlite3.DatabaseError as error:
        raise _damaged(path, str(error)) from error


def _no_backup(path: Path, is_database: bool = False) -> BadInput:
    if not is_database:
        return BadInput(f"{path} is not a backup of Majlis", "wrong-no-backup", {"file": str(path)})
    order = f"majlis backup FILE --database sqlite:///{path}"
    text = f"{path} is not a backup of Majlis; if it is a database of Majlis, say: {order}"
    return BadInput(text, "wrong-backup-database", {"file": str(path), "command": order})


def _damaged(path: Path, why: str) -> BadInput:
    return BadInput(f"the backup {path} is damaged: {why}", "wrong-damaged-backup", {"file": str(path), "reason": why})


def _checked(path: Path, connection: sqlite3.Connection) -> Backup:
    names = _tables(connection)
    if connection.execute("PRAGMA application_id").fetchone()[0] != _APPLICATION or _SEAL not in names:
        raise _no_backup(path, _VERSION in names)
    for pragma, good in (("integrity_check", [("ok",)]), ("foreign_key_check", [])):
        found = connection.execute(f"PRAGMA {pragma}").fetchall()
        if found != good:
            raise _damaged(path, str(found[0])[:200])
    sealed = {name: (rows, digest) for name, rows, digest in connection.execute(f'SELECT * FROM "{_SEAL}"')}
    about = json.loads(sealed.pop("")[1])
    revision = str(connection.execute(f"SELECT version_num FROM {_VERSION}").fetchone()[0])
    _check_revision(revision, about["version"])
    if sealed.keys() != names - {_SEAL}:
        text = f"the backup {path} is damaged: it does not hold the tables that it was made with"
        raise BadInput(text, "wrong-backup-tables", {"file": str(path)})
    for name, seal in sealed.items():
        if _contents(connection, name) != seal:
            text = f"the backup {path} is damaged: the contents of {name} are not those it was made with"
            raise BadInput(text, "wrong-backup-contents", {"file": str(path), "name": name})
    return Backup(path, revision, about["version"], about["made"], {name: seal[0] for name, seal in sealed.items()})


def _check_revision(revision: str, version: str = "") -> None:
    known = {script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()}
    if revision not in known:
        by = f"Majlis {version}" if version else "a version of Majlis"
        raise BadInput(
            f"{by} with the schema {revision} made this; this is Majlis {majlis.__version__}, which knows up to {max(known)}",
            "wrong-schema" if version else "wrong-schema-of-some",
            {"version": version, "schema": revision, "here": majlis.__version__, "last": str(max(known))},
        )


def _tables(connection: sqlite3.Connection) -> set[str]:
    wanted = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"
    return {row[0] for row in connection.execute(wanted)}


def _contents(connection: sqlite3.Connection, table: str) -> tuple[int, str]:
    """How many rows a table has, and a hash of all of them with the names of their columns."""
    columns = connection.execute(f'PRAGMA table_info("{table}")').fetchall()
    key = [f'"{column[1]}"' for column in sorted(columns, key=lambda column: column[5]) if column[5]]
    total, out = 0, hashlib.sha256(json.dumps([column[1] for column in columns]).encode())
    for row in connection.execute(f'SELECT * FROM "{table}" ORDER BY {", ".join(key) or "1"}'):
        total += 1
        out.update(json.dumps(row).encode())
    return total, out.hexdigest()


# putting one back


def restore(path: Path, database: str, replace: bool = False) -> Backup:
    """Put everything from a backup into a database, with the schema of this version.

    What the database held before is gone. A database that holds something is refused unless `replace` is given, one that a server is using
    always. An SQLite file that is replaced is kept beside the new one. Raises `BadInput`; nothing is changed then.
    """
    backup = check_backup(path)
    url = database_url(database)
    if url.get_backend_name() == "postgresql":
        with tempfile.TemporaryDirectory(prefix="majlis-restore-") as folder:
            copy = Path(folder, "copy.sqlite")
            _upgraded(path, copy)
            with _readable("the database could not be written, and is as it was", "wrong-unwritable"):
                _restore_postgres(copy, database, replace)
        return backup
    target = Path(url.database or "")
    target.parent.mkdir(parents=True, exist_ok=True)
    with _part(target.parent, target.name) as part:
        _upgraded(path, part)
        _sync(part)
        with _readable("the database could not be written, and is as it was", "wrong-unwritable"):
            _replace_sqlite(target, part, replace)
    return backup


def _upgraded(path: Path, copy: Path) -> None:
    """Copy a backup, take its seal off and bring its tables to the schema of this version."""
    shutil.copyfile(path, copy)
    with closing(sqlite3.connect(copy)) as connection, connection:
        connection.execute(f'DROP TABLE "{_SEAL}"')
        connection.execute("PRAGMA application_id = 0")
    engine = _sqlite_engine(copy)
    with (
        _disposed(engine),
        _readable(f"{path} does not hold what a backup holds", "wrong-backup-holds", path),
        engine.begin() as connected,
    ):
        command.upgrade(config(connected), "head")
        context = MigrationContext.configure(connected, opts={"compare_type": True})
        differs = compare_metadata(context, Base.metadata)
        if differs:
            why = str(differs[0])[:200]
            text = f"{path} does not hold what a backup holds: {why}"
            raise BadInput(text, "wrong-backup-holds", {"file": str(path), "reason": why})


def _replace_sqlite(target: Path, part: Path, replace: bool) -> None:
    if target.exists() and target.stat().st_size > 0:
        with target.open("rb") as file:
            if file.read(len(_MAGIC)) != _MAGIC:
                raise BadInput(f"{target} is not a database: name another one", "wrong-target", {"file": str(target)})
        with closing(sqlite3.connect(target, timeout=1)) as connection:
            if _tables(connection) and _VERSION not in _tables(connection):
                text = f"{target} is not a database of Majlis: name another one"
                raise BadInput(text, "wrong-target-not-ours", {"file": str(target)})
            held = [name for name in ("people", "tables") if name in _tables(connection)]
            _check_empty(
                sum(connection.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for name in held), replace
            )
            try:  # this works only where nobody else has the file open, and writes everything into it
                connection.execute("PRAGMA journal_mode=DELETE")
            except sqlite3.OperationalError as error:
                text = f"{target} is in use: stop the server first"
                raise BadInput(text, "wrong-target-in-use", {"file": str(target)}) from error
        kept = target.with_name(f"{target.name}.before-restore-{now()}")
        shutil.copy2(target, kept)
    part.replace(target)


def _restore_postgres(copy: Path, database: str, replace: bool) -> None:
    engine = create_engine(database_url(database), poolclass=NullPool, hide_parameters=True)
    source_engine = _sqlite_engine(copy)
    with _disposed(engine), _disposed(source_engine), source_engine.connect() as source, engine.begin() as target:
        target.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        if not target.execute(text(f"SELECT pg_try_advisory_xact_lock({IN_USE})")).scalar_one():
            raise BadInput("the database is in use: stop the server first", "wrong-in-use")
        present = inspect(target).get_table_names()
        if present and _VERSION not in present:
            raise BadInput("this is not a database of Majlis: name another one", "wrong-other-database")
        if present:
            _check_revision(str(target.execute(text(f"SELECT version_num FROM {_VERSION}")).scalar_one()))
        command.upgrade(config(target), "head")
        held = sum(target.execute(select(func.count()).select_from(kind)).scalar_one() for kind in (Person, Table))
        _check_empty(held, replace)
        for table in reversed(Base.metadata.sorted_tables):
            target.execute(table.delete())
        for table in Base.metadata.sorted_tables:
            names = [column.key for column in table.columns]
            for batch in source.execute(select(table)).partitions(_BATCH):
                target.execute(insert(table), [dict(zip(names, row)) for row in batch])


def _check_empty(held: int, replace: bool) -> None:
    if held and not replace:
        text = "the database holds people and tables already: say --replace to put the backup in their place"
        raise BadInput(text, "wrong-not-empty")


# files and connections


@contextmanager
def _part(folder: Path, name: str) -> Iterator[Path]:
    """A file beside the one that is wanted, which nobody else can read; what is left of it goes away."""
    handle, made = tempfile.mkstemp(".part", f".{name}-", folder)
    os.close(handle)
    try:
        yield Path(made)
    finally:
        for left in (made, f"{made}-journal", f"{made}-wal", f"{made}-shm"):
            Path(left).unlink(missing_ok=True)


def _sync(path: Path) -> None:
    """Have it on the disk before it gets its name."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def _sqlite_engine(path: Path) -> Engine:
    return create_engine(f"sqlite:///{path}", poolclass=NullPool, hide_parameters=True)


@contextmanager
def _disposed(engine: Engine) -> Iterator[None]:
    try:
        yield
    finally:
        engine.dispose()


@contextmanager
def _readable(what: str, said: str, file: Path | None = None) -> Iterator[None]:
    """Errors of a database as one line; `said` is the message of the command line."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, CommandError) as error:
        why = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise BadInput(f"{what}: {why}", said, {"file": str(file or ""), "reason": why}) from error


# many of them


def named_by_time(folder: Path) -> Path:
    """The next backup of a folder: its name says when it was made, to the second."""
    return folder / f"majlis-{iso(now())[:19].replace(':', '-')}Z.sqlite"


def remove_old(folder: Path, keep: int) -> list[Path]:
    """Delete all but the latest backups of a folder that are named by time; other files stay."""
    made = sorted(folder.glob("majlis-[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T*Z.sqlite"))
    for old in made[:-keep]:
        old.unlink()
    return made[:-keep]
