"""Real databases for the tests of the server: a file, and a PostgreSQL that is started here."""

from __future__ import annotations

import shutil
import tempfile
import threading
import uuid
from collections.abc import Iterator
from pathlib import Path

import anyio
import psycopg
import pytest
from sqlalchemy import make_url

from majlis.server.migrations import migrate
from majlis.server.settings import Settings
from majlis.server.store import Store
from tests.postgres import started, stopped

HERE = Path(__file__).parent
ON_BOTH = {f"test_{name}.py" for name in ("backups", "bots", "migrations", "play", "stream", "tables", "whole_matches")}
"""What `make test` tries with both databases, since it is about what they keep; the rest with PostgreSQL is `make test-long`'s."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        named = isinstance(item, pytest.Function) and hasattr(item, "callspec") and item.callspec.params.get("database")
        if item.path.parent == HERE and named == "postgresql" and item.path.name not in ON_BOTH:
            item.add_marker(pytest.mark.long)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL of our own; it is gone after the tests."""
    server = started(Path(tempfile.mkdtemp(prefix="majlis-postgres-")))
    with psycopg.connect(server.get_uri(), autocommit=True) as connection:
        # Quick, because what is tested is our server's crashes, not the machine's.
        for setting in ("fsync", "synchronous_commit", "full_page_writes"):
            connection.execute(f"ALTER SYSTEM SET {setting} = off")
        connection.execute("SELECT pg_reload_conf()")
    yield server.get_uri()
    stopped(server)


def fresh_database(address: str, like: str = "template1") -> str:
    """A new database on that PostgreSQL: empty, or with the tables of another."""
    name = f"majlis_{uuid.uuid4().hex[:12]}"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name} TEMPLATE {like}")
    head, _, tail = address.partition("/postgres?")
    return f"{head}/{name}?{tail}"


def migrated(database: str) -> str:
    """That database with all its tables, so that a test's server need not make them: it takes longer than most tests."""

    async def make() -> None:
        store = Store(Settings(database=database))
        await migrate(store)
        await store.close()

    # In a thread: a test with an event loop of its own may be the first to ask.
    thread = threading.Thread(target=anyio.run, args=(make,))
    thread.start()
    thread.join()
    return database


@pytest.fixture(scope="session")
def sqlite_with_tables(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("migrated") / "majlis.sqlite"
    migrated(f"sqlite:///{path}")
    return path


@pytest.fixture(scope="session")
def postgresql_with_tables(postgres: str) -> str:
    """The name of a database on that PostgreSQL."""
    name = make_url(migrated(fresh_database(postgres))).database
    assert name is not None
    return name


@pytest.fixture
def sqlite(tmp_path: Path, sqlite_with_tables: Path) -> str:
    return f"sqlite:///{shutil.copy(sqlite_with_tables, tmp_path)}"


@pytest.fixture
def postgresql(postgres: str, postgresql_with_tables: str) -> str:
    return fresh_database(postgres, postgresql_with_tables)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """Both kinds of database, one after the other, with their tables."""
    found = request.getfixturevalue(request.param)
    assert isinstance(found, str)
    return found


@pytest.fixture
def empty_sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'empty.sqlite'}"


@pytest.fixture
def empty_postgresql(postgres: str) -> str:
    return fresh_database(postgres)
