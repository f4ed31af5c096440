"""The database that migrations make is the one that the code expects."""

from __future__ import annotations

from typing import Any, NamedTuple

import anyio
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, insert, inspect, select, text, update

from majlis.server.migrations import HEAD, CannotMigrate, config, migrate, step
from majlis.server.schema import Analysis, Base, Person
from majlis.server.settings import Settings
from majlis.server.store import Store
from tests.server.test_box_tables import HUT, own_table, walled
from tests.server.test_boxes import make, put
from tests.server.visitors import Visitor, serving, visitors

pytestmark = pytest.mark.anyio
REVISIONS = sorted(script.revision for script in ScriptDirectory.from_config(config()).walk_revisions())
OWN_BOXES, MAIL, ANALYSES = "0002", "0006", "0007"
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


async def test_a_database_with_the_last_step_needs_no_alembic(empty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert ScriptDirectory.from_config(config()).get_heads() == [HEAD]
    store = Store(Settings(database=empty))
    async with store.read() as connection:
        assert await connection.run_sync(step) is None
    await migrate(store)
    async with store.read() as connection:
        assert await connection.run_sync(step) == HEAD
    monkeypatch.delattr("alembic.command.upgrade")
    await migrate(store)
    await store.close()


async def test_a_database_of_a_later_version_is_refused(empty: str) -> None:
    store = Store(Settings(database=empty))
    await migrate(store)
    async with store.write() as transaction:
        await transaction.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(CannotMigrate, match="9999"):
        await migrate(store)
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


class Played(NamedTuple):
    """What a server with running matches keeps, the cookie of their player, and the tables."""

    rows: Rows
    cookie: str
    table: str
    own: str
    """Played with a set of values of its own."""
    box_set: str


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    database = f"sqlite:///{tmp_path_factory.mktemp('played') / 'majlis.sqlite'}"

    async def play() -> Played:
        async with serving(database) as server, visitors(server, "Ana") as [ana]:
            await ana.post("/api/account", {"login": "anaa", "password": "a long password"}, 201)
            table = (await ana.table("me hot"))["id"]
            await move(ana, table)
            await ana.post(f"/api/tables/{table}/chat", {"text": "kept"}, 201)
            box_set = await make(ana, "alhambra", "Ana’s huts")
            await put(ana, box_set, HUT, walled())
            own = (await own_table(ana, box_set, "me hot"))["id"]
            await move(ana, own)
            async with server.services.store.write() as transaction:
                await transaction.execute(update(Person).values(email="ana@example.org"))
                person = (await transaction.execute(select(Person.id))).scalar_one()
                half = {"state": "failed", "asked": 1, "done": 0.5, "error": "why", "by": "", "until": 0}
                await transaction.execute(insert(Analysis).values(table=table, person=person, **half))
            async with server.services.store.read() as connection:
                rows = {
                    table.name: [dict(zip([column.name for column in table.columns], row)) for row in found]
                    for table in Base.metadata.sorted_tables
                    for found in [await connection.execute(select(table))]
                }
            return Played(rows, ana.http.cookies["majlis"], table, own, box_set)

    return anyio.run(play)


async def move(visitor: Visitor, table: str) -> int:
    actor = (await visitor.look(table))["actor"]
    seen = await visitor.look(table, actor)
    seq: int = (await visitor.move(table, actor, seen["seq"], seen["decision"]["actions"][0]["text"]))["seq"]
    return seq


def begin_at(connection: Connection, revision: str, played: Played) -> None:
    """The tables of an earlier version, with what it would have kept: before sets of values there was no table with one."""
    rows = played.rows
    if revision < OWN_BOXES:
        rows = {
            name: [row for row in found if played.own not in (row.get("id"), row.get("table"))]
            for name, found in rows.items()
        }
    command.upgrade(config(connection), revision)
    found = MetaData()
    found.reflect(connection)
    for table in found.sorted_tables:
        for row in rows.get(table.name, []):
            connection.execute(insert(table).values({column.name: row[column.name] for column in table.columns}))


@pytest.mark.parametrize(
    ("kind", "revision"),
    [
        *(("sqlite", revision) for revision in REVISIONS),
        ("postgresql", REVISIONS[0]),
        *(pytest.param("postgresql", revision, marks=pytest.mark.long) for revision in REVISIONS[1:]),
    ],
)
async def test_a_match_of_an_earlier_version_goes_on(
    kind: str, revision: str, played: Played, request: pytest.FixtureRequest
) -> None:
    """With what came later, from the schema on that had it: own values, an address for mail, an analysis."""
    database = request.getfixturevalue(f"empty_{kind}")
    store = Store(Settings(database=database))
    async with store.write() as transaction:
        await transaction.connection.run_sync(begin_at, revision, played)
    await store.close()
    async with serving(database) as server, Visitor(server.url) as ana:
        ana.http.cookies.set("majlis", played.cookie)
        assert (await ana.get("/api/me"))["login"] == "anaa"
        assert [line["text"] for line in (await ana.get(f"/api/tables/{played.table}"))["chat"]] == ["kept"]
        assert await move(ana, played.table) == 4  # the start, a move, the chat, this one
        if revision >= OWN_BOXES:
            assert (await ana.get(f"/api/tables/{played.own}"))["box"]["name"] == "Ana’s huts"
            assert await move(ana, played.own) == 3
            assert HUT in (await ana.get(f"/api/box-sets/{played.box_set}"))["records"]
        email = (await ana.get("/api/account"))["email"]
        assert email == ("ana@example.org" if revision >= MAIL else None)
        analysis = await server.services.analyses.row(played.table)
        assert (analysis.error if analysis else None) == ("why" if revision >= ANALYSES else None)
        await ana.post("/api/login", {"login": "anaa", "password": "a long password"})


async def test_sqlite_writes_ahead_and_checks_references(empty_sqlite: str) -> None:
    store = Store(Settings(database=empty_sqlite))
    async with store.read() as connection:
        found = {}
        for pragma in ("journal_mode", "foreign_keys", "synchronous"):
            found[pragma] = (await connection.execute(text(f"PRAGMA {pragma}"))).scalar_one()
    await store.close()
    assert found == {"journal_mode": "wal", "foreign_keys": 1, "synchronous": 2}
