"""`majlis backup` and `majlis restore`: while the server runs, from either database into either, and never a broken file."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import anyio
import psycopg
import pytest
from click.testing import CliRunner, Result
from sqlalchemy import create_engine, select

from majlis.cli import main
from majlis.engine.errors import BadInput
from majlis.server.backups import back_up, remove_old, restore
from majlis.server.schema import Base
from majlis.server.settings import database_url
from tests.server.conftest import fresh_database
from tests.server.visitors import Visitor, serving, visitors

pytestmark = pytest.mark.anyio
PASSWORD = "a long password"


def call(*arguments: object) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


def everything(database: str) -> dict[str, list[tuple[object, ...]]]:
    """All rows of all tables."""
    url = database_url(database)
    engine = create_engine(url if url.get_backend_name() == "postgresql" else url.set(drivername="sqlite"))
    with engine.connect() as connection:
        found = {
            table.name: sorted((tuple(row) for row in connection.execute(select(table))), key=repr)
            for table in Base.metadata.sorted_tables
        }
    engine.dispose()
    return found


async def play_a_move(visitor: Visitor, table: str) -> int:
    """Play for whoever is to move; returns the row."""
    actor = (await visitor.look(table))["actor"]
    update = await visitor.look(table, actor)
    seq: int = (await visitor.move(table, actor, update["seq"], update["decision"]["actions"][0]["text"]))["seq"]
    return seq


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """A small SQLite database that nobody uses, and its backup."""
    folder = tmp_path_factory.mktemp("backups")
    database = f"sqlite:///{folder / 'majlis.sqlite'}"

    async def play() -> None:
        async with serving(database) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
            table = (await ana.table("me open", name="Zoë مجلس 🏰"))["id"]
            await ben.post(f"/api/tables/{table}/join", {})

    anyio.run(play)
    return database, back_up(database, folder / "backup.sqlite").path


async def test_a_backup_of_a_running_server_brings_everything_back(database: str, tmp_path: Path) -> None:
    file = tmp_path / "backup.sqlite"
    async with serving(database) as server, visitors(server, "Ana") as [ana]:
        await ana.post("/api/account", {"login": "anaa", "password": PASSWORD}, 201)
        table = (await ana.table("me hot"))["id"]
        await play_a_move(ana, table)
        made = back_up(database, file)
        then = everything(database)
        await ana.post(f"/api/tables/{table}/chat", {"text": "after the backup"}, 201)
    assert made.rows["people"] == 1
    assert file.stat().st_mode & 0o077 == 0
    restore(file, database, replace=True)
    assert {name: rows for name, rows in everything(database).items() if name != "tables"} == {
        name: rows for name, rows in then.items() if name != "tables"
    }
    async with serving(database) as server, visitors(server, "Ben") as [ana]:
        assert (await ana.post("/api/login", {"login": "anaa", "password": PASSWORD}))["name"] == "Ana"
        assert (await ana.get(f"/api/tables/{table}"))["chat"] == []
        assert await play_a_move(ana, table) == 3  # the start, the move before, this one
    assert call("check", database).exit_code == 0


async def test_a_backup_goes_from_either_database_into_the_other(
    made: tuple[str, Path], postgres: str, tmp_path: Path
) -> None:
    database, file = made
    there, back = fresh_database(postgres), f"sqlite:///{tmp_path / 'back.sqlite'}"
    restore(file, there)
    assert everything(there) == everything(database)
    restore(back_up(there, tmp_path / "second.sqlite").path, back)
    assert everything(back) == everything(database)


def _flipped(good: bytes, place: int) -> bytes:
    return good[:place] + bytes([good[place] ^ 0x20]) + good[place + 1 :]


@pytest.mark.parametrize(
    "damage",
    [
        lambda good: _flipped(good, good.index("Zoë".encode())),
        lambda good: _flipped(good, good.index(b"gathering") if b"gathering" in good else good.index(b"playing")),
        lambda good: _flipped(good, 0),
        lambda good: _flipped(good, 4096),
        lambda good: good[: len(good) // 2],
        lambda good: good[:-4096],
        lambda good: good[:4096] + b"\0" * 4096 + good[8192:],
        lambda good: b"",
    ],
    ids=["a name", "a word", "the first byte", "a page's head", "half of it", "no last page", "a blank page", "empty"],
)
def test_a_damaged_backup_is_refused_and_changes_nothing(
    made: tuple[str, Path], tmp_path: Path, damage: Callable[[bytes], bytes]
) -> None:
    broken = tmp_path / "broken.sqlite"
    broken.write_bytes(damage(made[1].read_bytes()))
    with pytest.raises(BadInput, match=r"damaged|not a backup"):
        restore(broken, f"sqlite:///{tmp_path / 'target.sqlite'}")
    assert list(tmp_path.iterdir()) == [broken]


def test_a_backup_that_was_edited_is_refused(made: tuple[str, Path], tmp_path: Path) -> None:
    edited = tmp_path / "edited.sqlite"
    for statement, said in (
        ("UPDATE people SET name = 'Eve' WHERE name = 'Ana'", "contents of people"),
        ("DROP TABLE box_sets", "tables that it was made with"),
        ("CREATE TABLE more (x)", "tables that it was made with"),
        ("UPDATE alembic_version SET version_num = '9999'", "with the schema 9999 made this"),
        ("DROP TABLE backup", "not a backup of Majlis; if it is a database"),
    ):
        shutil.copyfile(made[1], edited)
        with closing(sqlite3.connect(edited)) as connection, connection:
            connection.execute(statement)
        result = call("restore", edited, "--database", f"sqlite:///{tmp_path / 'target.sqlite'}")
        assert (result.exit_code, said in result.output) == (2, True), result.output
    assert not (tmp_path / "target.sqlite").exists()


def test_files_of_others_are_refused(made: tuple[str, Path], tmp_path: Path) -> None:
    text, other = tmp_path / "notes.txt", tmp_path / "other.sqlite"
    text.write_text("nothing of ours")
    with closing(sqlite3.connect(other)) as connection, connection:
        connection.execute("CREATE TABLE songs (title TEXT)")
    for file in (text, other, tmp_path / "none"):
        with pytest.raises(BadInput, match=r"not a backup|no file"):
            restore(file, f"sqlite:///{tmp_path / 'target.sqlite'}")
    with pytest.raises(BadInput, match="not a database of Majlis"):
        back_up(f"sqlite:///{other}", tmp_path / "made.sqlite")
    for target in (text, other):
        before = target.read_bytes()
        with pytest.raises(BadInput, match="not a database"):
            restore(made[1], f"sqlite:///{target}", replace=True)
        assert target.read_bytes() == before


def test_a_database_of_others_on_postgresql_is_refused(
    made: tuple[str, Path], empty_postgresql: str, tmp_path: Path
) -> None:
    with psycopg.connect(empty_postgresql, autocommit=True) as connection:
        connection.execute("CREATE TABLE songs (title TEXT)")
    with pytest.raises(BadInput, match="not a database of Majlis"):
        restore(made[1], empty_postgresql, replace=True)
    with pytest.raises(BadInput, match="not a database of Majlis"):
        back_up(empty_postgresql, tmp_path / "made.sqlite")
    assert list(tmp_path.iterdir()) == []


async def test_a_database_that_holds_something_is_replaced_only_when_asked(
    made: tuple[str, Path], database: str
) -> None:
    async with serving(database) as server, visitors(server, "Cleo"):
        pass
    before = everything(database)
    with pytest.raises(BadInput, match="--replace"):
        restore(made[1], database)
    assert everything(database) == before
    restore(made[1], database, replace=True)
    assert [row[1] for row in everything(database)["people"]].count("Cleo") == 0


async def test_a_replaced_file_is_kept_beside_the_new_one(made: tuple[str, Path], tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'majlis.sqlite'}"
    async with serving(database) as server, visitors(server, "Cleo"):
        pass
    before = everything(database)
    restore(made[1], database, replace=True)
    [kept] = tmp_path.glob("majlis.sqlite.before-restore-*")
    assert everything(f"sqlite:///{kept}") == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["majlis.sqlite", kept.name]


async def test_a_database_in_use_is_not_replaced(made: tuple[str, Path], database: str) -> None:
    async with serving(database) as server, visitors(server, "Cleo") as [cleo]:
        await server.services.store.listening.wait()
        with pytest.raises(BadInput, match="in use"):
            restore(made[1], database, replace=True)
        await cleo.call("PATCH", "/api/me", {"name": "Cleopatra"})
        assert (await cleo.get("/api/me"))["name"] == "Cleopatra"


def test_an_existing_file_is_never_overwritten(made: tuple[str, Path], tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("mine")
    for target, said in ((tmp_path / "mine", "exists already"), (tmp_path / "no" / "file", "no folder")):
        with pytest.raises(BadInput, match=said):
            back_up(made[0], target)
    with pytest.raises(BadInput, match="no database"):
        back_up(f"sqlite:///{tmp_path / 'none.sqlite'}", tmp_path / "new")
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("mine", "mine")]


def test_a_folder_keeps_the_latest_backups_and_nothing_else_is_deleted(made: tuple[str, Path], tmp_path: Path) -> None:
    for name in ("majlis-2025-01-01T00-00-00Z.sqlite", "majlis-2025-01-02T00-00-00Z.sqlite", "majlis-mine.sqlite"):
        (tmp_path / name).touch()
    result = call("backup", tmp_path, "--database", made[0], "--keep", "2")
    assert result.exit_code == 0, result.output
    assert "2 people, 1 table" in result.output
    left = sorted(path.name for path in tmp_path.iterdir())
    assert left[0] == "majlis-2025-01-02T00-00-00Z.sqlite"
    assert len(left) == 3
    assert "is whole: 2 people" in call("restore", "--check", tmp_path / left[1]).output
    assert call("backup", tmp_path / left[1], "--database", made[0], "--keep", "2").exit_code == 2
    first = call("backup", tmp_path / "folder", "--database", made[0], "--keep", "2")
    assert first.exit_code == 0, first.output
    assert len(list((tmp_path / "folder").iterdir())) == 1
    assert remove_old(tmp_path, 5) == []
