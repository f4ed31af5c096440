"""Guests, accounts, logins, and leaving for good."""

from __future__ import annotations

import json
from typing import Any

import pytest
from argon2 import PasswordHasher, extract_parameters
from argon2.exceptions import VerifyMismatchError
from sqlalchemy import insert, select
from sqlalchemy import update as update_rows

from majlis.server import identities
from majlis.server.schema import Analysis, Base, BoxSet, Cookie, Log, Pass, Person, Seat
from tests.server.test_boxes import make, put
from tests.server.visitors import Server, Visitor, serving, visitors

pytestmark = pytest.mark.anyio
SECRET = "a long password"


async def test_a_guest_takes_a_name_and_stays_the_same(database: str) -> None:
    async with serving(database) as server, Visitor(server.url) as ana:
        assert await ana.get("/api/me") is None
        made = await ana.post("/api/me", {"name": "  Ana  "}, 201)
        assert made["name"] == "Ana"
        assert made["account"] is False
        assert await ana.get("/api/me") == made
        assert await ana.post("/api/me", {"name": "Another"}, 200) == made
        renamed = await ana.call("PATCH", "/api/me", {"name": "Ana Maria"})
        assert renamed == {**made, "name": "Ana Maria"}


async def test_the_cookie_cannot_be_read_by_scripts_nor_sent_by_other_sites(sqlite: str) -> None:
    async with serving(sqlite) as server, Visitor(server.url) as ana:
        response = await ana.http.post("/api/me", json={"name": "Ana"})
    words = response.headers["set-cookie"].lower()
    assert "httponly" in words
    assert "samesite=lax" in words
    assert "path=/" in words
    assert "max-age=31536000" in words


async def test_only_a_hash_of_the_cookie_is_kept(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        kept = await column(server, Cookie.digest)
        shown = ana.http.cookies["majlis"]
    assert len(kept) == 1
    assert shown not in kept[0]
    assert len(shown) >= 40


async def test_an_account_can_be_opened_and_come_back_to(database: str) -> None:
    async with serving(database) as server, visitors(server, "Ana") as [ana], Visitor(server.url) as later:
        made = await ana.post("/api/account", {"login": "Ana.M", "password": SECRET}, 201)
        assert made["account"] is True
        assert made["login"] == "ana.m"
        back = await later.post("/api/login", {"login": "ANA.m", "password": SECRET})
        assert back == made
        await later.post("/api/logout", status=204)
        assert await later.get("/api/me") is None
        assert await ana.get("/api/me") == made
        hashes = await column(server, Person.password)
    assert hashes[0].startswith("$argon2id$")


async def test_a_login_belongs_to_one_person(database: str) -> None:
    async with serving(database) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
        await ana.post("/api/account", {"login": "same", "password": SECRET}, 201)
        problem = await ben.post("/api/account", {"login": "SAME", "password": SECRET}, 409)
        again = await ana.post("/api/account", {"login": "other", "password": SECRET}, 409)
    assert problem["type"] == "urn:majlis:login-taken"
    assert again["type"] == "urn:majlis:wrong-phase"


async def test_wrong_passwords_and_unknown_logins_get_the_same_answer(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        await ana.post("/api/account", {"login": "anaa", "password": SECRET}, 201)
        wrong = await ana.post("/api/login", {"login": "anaa", "password": "something else"}, 403)
        unknown = await ana.post("/api/login", {"login": "nobody", "password": SECRET}, 403)
    assert wrong == unknown


def test_an_unknown_login_is_checked_as_long_as_a_known_one() -> None:
    hasher = PasswordHasher()
    kept = identities.fits_no_password(hasher)
    assert not hasher.check_needs_rehash(kept)
    assert extract_parameters(kept) == extract_parameters(hasher.hash("a long password"))
    with pytest.raises(VerifyMismatchError):  # it was computed and compared, not refused as unreadable
        hasher.verify(kept, "a long password")


async def test_guessing_passwords_has_to_wait(database: str) -> None:
    async with serving(database, rate=1.0) as server, visitors(server, "Ana") as [ana], Visitor(server.url) as thief:
        await ana.post("/api/account", {"login": "anaa", "password": SECRET}, 201)
        for _ in range(5):
            await thief.post("/api/login", {"login": "anaa", "password": "guess"}, 403)
        refused = await thief.http.post("/api/login", json={"login": "anaa", "password": SECRET})
        assert refused.status_code == 429
        assert 0 < int(refused.headers["retry-after"]) <= 15 * 60 + 1
        assert (await ana.get("/api/me"))["login"] == "anaa"


async def test_a_new_password_logs_out_all_other_browsers(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana], Visitor(server.url) as old:
        await ana.post("/api/account", {"login": "anaa", "password": SECRET}, 201)
        await old.post("/api/login", {"login": "anaa", "password": SECRET})
        await ana.call("PUT", "/api/account/password", {"old": "wrong one", "new": "a newer password"}, 403)
        await ana.call("PUT", "/api/account/password", {"old": SECRET, "new": "a newer password"}, 204)
        await ana.get("/api/me")
        assert await old.get("/api/me") is None
        await old.post("/api/login", {"login": "anaa", "password": SECRET}, 403)
        await old.post("/api/login", {"login": "anaa", "password": "a newer password"})


async def test_the_export_holds_all_of_the_callers_data_and_nothing_of_others(database: str) -> None:
    async with serving(database) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
        await ana.post("/api/account", {"login": "anaa", "password": SECRET}, 201)
        table = (await ana.table("me open"))["id"]
        await ben.post(f"/api/tables/{table}/join", {})
        await ana.post(f"/api/tables/{table}/chat", {"text": "mine"}, 201)
        await ben.post(f"/api/tables/{table}/chat", {"text": "not mine"}, 201)
        update = await ana.look(table, 0)
        if update["actor"] == 0:
            await ana.move(table, 0, update["seq"], update["decision"]["actions"][0]["text"])
        for visitor in (ana, ben):
            box_set = await make(visitor, "alhambra", "Huts")
            await put(visitor, box_set, "huts/1", {"walls.n": visitor is ana}, entered=False)
        mine = (await ana.get("/api/box-sets"))[0]["id"]
        async with server.services.store.write() as transaction:
            person = (await transaction.execute(select(Person.id).where(Person.login == "anaa"))).scalar_one()
            await transaction.execute(update_rows(Person).where(Person.id == person).values(email="ana@example.org"))
            trial = {"run": "a run", "process": "a process", "done": 8, "of": 1000}
            await transaction.execute(update_rows(BoxSet).values(trial=json.dumps(trial)))
            failed = {"state": "failed", "asked": 86_400_000, "done": 0.0, "by": "", "until": 0}  # nobody takes it up
            await transaction.execute(insert(Analysis).values(table=table, person=person, **failed))
            await transaction.execute(update_rows(Seat).where(Seat.person == person).values(passing=True, unless="hut"))
            given = {"person": person, "created": 0, "until": 86_400_000, "digest": "hash"}
            await transaction.execute(insert(Pass).values(kind="email", text="new@example.org", **given))
        export = await ana.get("/api/account/export")
    assert (export["person"]["name"], export["person"]["login"]) == ("Ana", "anaa")
    assert export["person"]["email"] == "ana@example.org"
    assert len(export["devices"]) == 1
    assert {(one["kind"], one["text"]) for one in export["passes"]} == {("known", ""), ("email", "new@example.org")}
    assert [one["id"] for one in export["hosts"]] == [table]
    assert [(one["id"], one["passing"], one["unless"]) for one in export["seats"]] == [(table, True, "hut")]
    said = [row["text"] for row in export["log"] if row["kind"] == "chat"]
    assert said == ["Ana\nmine"]
    assert export["analyses"] == [{"table": table, "state": "failed", "asked": "1970-01-02T00:00:00.000Z"}]
    [own] = export["box_sets"]
    assert (own["id"], own["trial"]) == (mine, {"done": 8, "of": 1000})
    [draft] = own["records"]
    assert (draft["place"], draft["entered"], draft["content"]["walls.n"]) == ("huts/1", False, True)
    assert "Ben" not in str(export)
    assert "hash" not in str(export)


def test_what_the_export_tells_of_is_all_that_names_a_person() -> None:
    """A new table about people is noticed here: the export has to tell of it."""
    told = {"cookies", "passes", "tables", "seats", "analyses", "box_sets", "log"}
    people = Base.metadata.tables["people"]
    about_people = {
        table.name
        for table in Base.metadata.sorted_tables
        for column in table.columns
        if column.name == "person" or column.references(people.c.id)
    }
    assert about_people == told


async def test_a_deleted_account_leaves_a_neutral_name_and_a_bot(database: str) -> None:
    async with serving(database) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
        await ana.post("/api/account", {"login": "anaa", "password": SECRET}, 201)
        table = (await ana.table("me open"))["id"]
        await ben.post(f"/api/tables/{table}/join", {})
        await ana.post(f"/api/tables/{table}/chat", {"text": "something of mine"}, 201)
        waiting = (await ana.table("me open", name="Still open"))["id"]
        await ana.call("DELETE", "/api/account", {"password": "wrong"}, 403)
        await ana.call("DELETE", "/api/account", {"password": SECRET}, 204)
        assert await ana.get("/api/me") is None
        shown = await ben.get(f"/api/tables/{table}")
        await ben.get(f"/api/tables/{waiting}", 404)
        everything = str(
            [await column(server, Person.name), await column(server, Seat.name), await column(server, Log.text)]
        )
        await ana.post("/api/login", {"login": "anaa", "password": SECRET}, 403)
    seat = shown["seats"][0]
    assert seat["name"] == ""
    assert seat["resigned"] is True
    assert seat["stood_in"] is True
    assert shown["chat"] == []
    assert "Ana" not in everything
    assert "something of mine" not in everything


async def test_a_guest_can_leave_for_good_without_a_password(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        await ana.call("DELETE", "/api/account", {}, 204)
        assert await ana.get("/api/me") is None
        assert await column(server, Person.id) == []


async def column(server: Server, wanted: Any) -> list[Any]:
    """All values of a column."""
    async with server.services.store.read() as connection:
        return list((await connection.execute(select(wanted))).scalars())
