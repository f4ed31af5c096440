"""The database that migrations make is the one that the code expects."""

from __future__ import annotations

from typing import Any

import anyio
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, insert, inspect, select, text

from majlis.server.migrations import config, migrate
from majlis.server.schema import Base
from majlis.server.settings import Settings
from majlis.server.store import Store
from tests.server.visitors import Visitor, serving, visitors

pytestmark = pytest.mark.anyio
REVISIONS = sorted(script.revision for script in ScriptDirectory.from_config(config()).walk_revisions())
Rows = dict[str, list[dict[str, Any]]]


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), Base.metadata))


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest) -> str:
    """Both kinds of database as an operator first finds them."""
    return str(request.getfixturevalue(f"empty_{request.param}"))


async def test_migrations_make_exactly_the_tables_of_the_schema(empty: str) -> None:
    store = Store(Settings(database=empty))
    await migrate(store)
    await migrate(store)
    async with store.read() as connection:
        assert await connection.run_sync(differences) == []
    await store.close()


async def test_migrations_can_be_taken_back(empty: str) -> None:
    store = Store(Settings(database=empty))
    await migrate(store)
    async with store.write() as transaction:
        await transaction.connection.run_sync(lambda connection: command.downgrade(config(connection), "base"))
    async with store.read() as connection:
        assert await connection.run_sync(lambda connection: inspect(connection).get_table_names()) == [
            "alembic_version"
        ]
    await store.close()


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Rows, str, str]:
    """What a server with a running match keeps, the cookie of its player, and the table."""
    database = f"sqlite:///{tmp_path_factory.mktemp('played') / 'majlis.sqlite'}"

    async def play() -> tuple[Rows, str, str]:
        async with serving(database) as server, visitors(server, "Ana") as [ana]:
            await ana.post("/api/account", {"login": "anaa", "password": "a long password"}, 201)
            table = (await ana.table("me hot"))["id"]
            await move(ana, table)
            await ana.post(f"/api/tables/{table}/chat", {"text": "kept"}, 201)
            async with server.services.store.read() as connection:
                rows = {
                    table.name: [dict(zip([column.name for column in table.columns], row)) for row in found]
                    for table in Base.metadata.sorted_tables
                    for found in [await connection.execute(select(table))]
                }
            return rows, ana.http.cookies["majlis"], table

    return anyio.run(play)


async def move(visitor: Visitor, table: str) -> int:
    actor = (await visitor.look(table))["actor"]
    update = await visitor.look(table, actor)
    seq: int = (await visitor.move(table, actor, update["seq"], update["decision"]["actions"][0]["text"]))["seq"]
    return seq


def begin_at(connection: Connection, revision: str, rows: Rows) -> None:
    """The tables of an earlier version, with what it would have kept."""
    command.upgrade(config(connection), revision)
    found = MetaData()
    found.reflect(connection)
    for table in found.sorted_tables:
        for row in rows.get(table.name, []):
            connection.execute(insert(table).values({column.name: row[column.name] for column in table.columns}))


@pytest.mark.parametrize("revision", REVISIONS[:-1])
async def test_a_match_of_an_earlier_version_goes_on(
    revision: str, played: tuple[Rows, str, str], request: pytest.FixtureRequest
) -> None:
    """From the first schema on both databases, from those between on SQLite."""
    rows, cookie, table = played
    for kind in ("sqlite", "postgresql") if revision == REVISIONS[0] else ("sqlite",):
        database = request.getfixturevalue(f"empty_{kind}")
        store = Store(Settings(database=database))
        async with store.write() as transaction:
            await transaction.connection.run_sync(begin_at, revision, rows)
        await store.close()
        async with serving(database) as server, Visitor(server.url) as ana:
            ana.http.cookies.set("majlis", cookie)
            assert (await ana.get("/api/me"))["login"] == "anaa"
            assert [line["text"] for line in (await ana.get(f"/api/tables/{table}"))["chat"]] == ["kept"]
            assert await move(ana, table) == 4  # the start, a move, the chat, this one
            await ana.post("/api/login", {"login": "anaa", "password": "a long password"})


async def test_sqlite_writes_ahead_and_checks_references(empty_sqlite: str) -> None:
    store = Store(Settings(database=empty_sqlite))
    async with store.read() as connection:
        found = {}
        for pragma in ("journal_mode", "foreign_keys", "synchronous"):
            found[pragma] = (await connection.execute(text(f"PRAGMA {pragma}"))).scalar_one()
    await store.close()
    assert found == {"journal_mode": "wal", "foreign_keys": 1, "synchronous": 2}
