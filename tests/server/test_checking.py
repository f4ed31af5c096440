"""`majlis check` on a database: every match that it keeps is replayed."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from sqlalchemy import create_engine, text

from majlis.cli import main
from majlis.server.settings import database_url
from tests.server.visitors import serving, visitors

pytestmark = pytest.mark.anyio


def check(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["check", *arguments, "--lang", "en"])


def tamper(database: str, statement: str, **values: object) -> None:
    url = database_url(database)
    engine = create_engine(url if url.get_backend_name() == "postgresql" else url.set(drivername="sqlite"))
    with engine.begin() as connection:
        assert connection.execute(text(statement), values).rowcount == 1
    engine.dispose()


async def played(database: str) -> str:
    """A database with a match that is over, one that has just begun and a table that nobody plays at; the id of the first."""
    async with serving(database) as server, visitors(server, "Ana") as [ana]:
        table: str = (await ana.table("me bot:easy"))["id"]
        await ana.play_on(table, 0, random.Random(4))
        await ana.table("me bot:easy")
        await ana.table("me open")
    return table


async def test_all_matches_of_a_database_replay_and_a_changed_row_is_named(database: str) -> None:
    table = await played(database)
    result = check(database)
    assert (result.exit_code, result.output) == (0, "2 of 2 records replay\n")

    tamper(database, "UPDATE log SET text = 'take gold-99' WHERE \"table\" = :table AND number = 4", table=table)
    result = check(database)
    assert result.exit_code == 1
    first, last = result.output.splitlines()
    assert re.fullmatch(rf"table {table}: row 4: .+", first)
    assert last == "1 of 2 records replay"


async def test_a_match_that_ends_differently_or_lacks_a_row_is_noticed(sqlite: str) -> None:
    table = await played(sqlite)
    tamper(sqlite, "UPDATE tables SET scores = '[1, 2]' WHERE id = :table", table=table)
    result = check(sqlite.removeprefix("sqlite:///"))
    assert result.exit_code == 1
    assert f"table {table}: scores was [1, 2], is [" in result.output

    tamper(sqlite, 'DELETE FROM log WHERE "table" = :table AND number = 4', table=table)
    result = check(sqlite.removeprefix("sqlite:///"))
    assert result.exit_code == 1
    assert f"table {table}: row 5: row 4 of the log is missing" in result.output


def test_a_foreign_database_is_refused_in_one_line(tmp_path: Path) -> None:
    missing = tmp_path / "none.sqlite"
    result = check(f"sqlite:///{missing}")
    assert result.exit_code == 2
    assert f"there is no database {missing}" in result.output
    assert not missing.exists()

    other = tmp_path / "other.sqlite"
    engine = create_engine(f"sqlite:///{other}")
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE something (else_ INT)"))
    engine.dispose()
    result = check(str(other))
    assert result.exit_code == 2
    assert "the database could not be read: no such table" in result.output
    assert len(result.output.splitlines()) == 1
