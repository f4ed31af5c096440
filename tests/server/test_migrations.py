"""The database that migrations make is the one that the code expects."""

from __future__ import annotations

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from majlis.server.migrations import config, migrate
from majlis.server.schema import Base
from majlis.server.settings import Settings
from majlis.server.store import Store

pytestmark = pytest.mark.anyio


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), Base.metadata))


async def test_migrations_make_exactly_the_tables_of_the_schema(database: str) -> None:
    store = Store(Settings(database=database))
    await migrate(store)
    await migrate(store)
    async with store.read() as connection:
        assert await connection.run_sync(differences) == []
    await store.close()


async def test_migrations_can_be_taken_back(database: str) -> None:
    store = Store(Settings(database=database))
    await migrate(store)
    async with store.write() as transaction:
        await transaction.connection.run_sync(lambda connection: command.downgrade(config(connection), "base"))
    async with store.read() as connection:
        assert await connection.run_sync(lambda connection: inspect(connection).get_table_names()) == [
            "alembic_version"
        ]
    await store.close()


async def test_sqlite_writes_ahead_and_checks_references(sqlite: str) -> None:
    store = Store(Settings(database=sqlite))
    async with store.read() as connection:
        found = {}
        for pragma in ("journal_mode", "foreign_keys", "synchronous"):
            found[pragma] = (await connection.execute(text(f"PRAGMA {pragma}"))).scalar_one()
    await store.close()
    assert found == {"journal_mode": "wal", "foreign_keys": 1, "synchronous": 2}
