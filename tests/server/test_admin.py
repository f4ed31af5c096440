"""`majlis admin` beside a running server, and what a server deletes by itself."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from click.testing import CliRunner, Result
from sqlalchemy import select, update

from majlis.cli import main
from majlis.server.retention import DAY, Retention
from majlis.server.schema import Cookie, Person, Table
from majlis.server.tokens import now
from tests.server.visitors import Server, Visitor, serving, visitors

pytestmark = pytest.mark.anyio
SECRET = "a long password"


async def admin(database: str, *arguments: str) -> Result:
    """Call the command in a thread, as another program would beside the server."""

    def run() -> Result:
        return CliRunner().invoke(main, ["admin", "--database", database, *arguments])

    result = await asyncio.to_thread(run)
    assert "Traceback" not in result.output
    return result


async def test_people_and_tables_are_listed(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
        await ana.post("/api/account", {"login": "anaa", "password": SECRET}, 201)
        table = await ben.table("me open", name="Friday")
        people = await admin(sqlite, "people")
        tables = await admin(sqlite, "tables")
        found = await admin(sqlite, "people", "--like", "AN")
    assert [
        line.split("\t")[1:3] for line in sorted(people.output.splitlines(), key=lambda line: line.split("\t")[1])
    ] == [
        ["Ana", "anaa"],
        ["Ben", "guest"],
    ]
    assert tables.output.startswith(f"{table['id']}\talhambra\tFriday\tgathering\t")
    assert tables.output.rstrip().endswith("Ben, –")
    assert [line.split("\t")[1] for line in found.output.splitlines()] == ["Ana"]


async def test_a_banned_account_is_out_at_once_and_stays_out(database: str) -> None:
    async with serving(database) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
        await server.services.store.listening.wait()
        await ana.post("/api/account", {"login": "anaa", "password": SECRET}, 201)
        table = (await ana.table("me open"))["id"]
        await ben.post(f"/api/tables/{table}/join", {})
        waiting = (await ana.table("me open"))["id"]
        async with ana.follow(table, 0) as stream:
            await stream.update()
            assert (await admin(database, "ban", "ANAA")).output == "ANAA is banned\n"
            async for _ in stream.lines:
                pass  # until the server ends it
        assert await ana.get("/api/me") is None
        problem = await ana.post("/api/login", {"login": "anaa", "password": SECRET}, 403)
        assert problem["type"] == "urn:majlis:banned"
        assert (await ana.post("/api/login", {"login": "anaa", "password": "wrong one"}, 403))["type"] == (
            "urn:majlis:wrong-password"
        )
        await shows(ben, table, lambda shown: shown["seats"][0]["stood_in"])
        await ben.get(f"/api/tables/{waiting}", 404)
        await admin(database, "unban", "anaa")
        await ana.post("/api/login", {"login": "anaa", "password": SECRET})


async def test_a_link_from_the_host_sets_a_new_password(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
        await ana.post("/api/account", {"login": "anaa", "password": SECRET}, 201)
        link = (await admin(sqlite, "reset", "anaa")).output
        assert link.startswith("/account/reset#")
        token = link.split("#")[1].split()[0]
        back = await ben.post("/api/account/reset", {"token": token, "password": "a newer password"})
        assert back["login"] == "anaa"
        guest = await admin(sqlite, "reset", (await admin(sqlite, "people", "--like", "Ben")).output.split("\t")[0])
    assert guest.exit_code == 2
    assert "is a guest" in guest.output


async def test_people_and_tables_are_deleted_under_everybodys_eyes(database: str) -> None:
    async with serving(database) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
        await server.services.store.listening.wait()
        await ana.post("/api/account", {"login": "anaa", "password": SECRET}, 201)
        table = (await ana.table("me open"))["id"]
        await ben.post(f"/api/tables/{table}/join", {})
        other = (await ben.table("me hot"))["id"]
        assert (await admin(database, "delete-person", "anaa")).exit_code == 130  # nobody said yes
        async with ben.follow(other) as stream:
            await stream.update()
            for arguments in (("delete-person", "anaa"), ("delete-table", other)):
                assert (await admin(database, *arguments, "--yes")).exit_code == 0
            async for _ in stream.lines:
                pass  # until the server ends it
        await ben.get(f"/api/tables/{other}", 404)
        await shows(ben, table, lambda shown: shown["seats"][0]["name"] == "")
        assert await ana.get("/api/me") is None


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("ban", "nobody"), "nobody with the login or the id “nobody”"),
        (("delete-person", "x", "--yes"), "majlis admin people"),
        (("delete-table", "x", "--yes"), "there is no table “x”"),
        (("reset", "x"), "nobody with the login"),
        (("purge", "--guests", "-1"), "-1"),
    ],
)
async def test_a_wrong_call_is_answered_in_words(sqlite: str, arguments: tuple[str, ...], said: str) -> None:
    assert "there is no database" in (await admin(f"{sqlite}.none", "people")).output
    async with serving(sqlite):
        result = await admin(sqlite, *arguments)
    assert result.exit_code == 2
    assert said in result.output


async def test_guests_and_old_tables_are_purged_and_nothing_else(database: str) -> None:
    async with (
        serving(database, keep_guests=30.0, keep_tables=90.0) as server,
        visitors(server, "Ana", "Gone", "New") as [ana, gone, new],
    ):
        await ana.post("/api/account", {"login": "anaa", "password": SECRET}, 201)
        old, fresh = [(await ana.table("me open"))["id"] for _ in range(2)]
        await gone.post(f"/api/tables/{fresh}/join", {})
        await back(server, 31, "Ana", "Gone")
        await back_table(server, old, 91)
        retention = Retention(server.services.tables, server.services.settings)
        async with new.follow(fresh) as stream:
            await stream.update()
            found = await retention.run_once()
            assert found == (1, 1, 0)
            await stream.update(lambda update: update["players"] is not None and update["players"][1]["name"] != "Gone")
        assert await gone.get("/api/me") is None
        assert (await ana.get("/api/me"))["name"] == "Ana"
        assert (await new.get("/api/me"))["name"] == "New"
        await ana.get(f"/api/tables/{old}", 404)
        assert (await ana.get(f"/api/tables/{fresh}"))["seats"][1]["name"] == ""
        assert await retention.run_once() == (0, 0, 0)


async def test_nothing_is_purged_unless_the_host_says_so(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Gone") as [gone]:
        table = (await gone.table("me open"))["id"]
        await back(server, 300, "Gone")
        await back_table(server, table, 3000)
        assert await Retention(server.services.tables, server.services.settings).run_once() == (0, 0, 0)
        await gone.get(f"/api/tables/{table}")
        result = await admin(sqlite, "purge", "--guests", "200", "--tables", "200", "--yes")
        assert result.output == "deleted: 0 guests, 1 table, 0 cookies\n"  # the guest was here just now


async def shows(visitor: Visitor, table: str, wanted: Any) -> None:
    """Follow a table until it is as wanted: another program's change arrives in a moment."""
    async with visitor.follow(table) as stream:
        shown = await visitor.get(f"/api/tables/{table}")
        while not wanted(shown):
            await stream.next()
            shown = await visitor.get(f"/api/tables/{table}")


async def back(server: Server, days: int, *names: str) -> None:
    """Let people have been here last that many days ago."""
    async with server.services.store.write() as transaction:
        people = select(Person.id).where(Person.name.in_(names))
        then = now() - days * DAY
        await transaction.execute(update(Cookie).where(Cookie.person.in_(people)).values(used=then, created=then))
        await transaction.execute(update(Person).where(Person.name.in_(names)).values(created=then))
    server.services.sessions._forget_all()


async def back_table(server: Server, table: str, days: int) -> None:
    async with server.services.store.write() as transaction:
        await transaction.execute(update(Table).where(Table.id == table).values(moved=now() - days * DAY))
