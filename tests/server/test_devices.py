"""Devices: listed, logged out one by one, given a new secret now and then; strangers' guesses lock nobody out."""

from __future__ import annotations

import pytest
from sqlalchemy import select, update

from majlis.server.device_names import device_name
from majlis.server.identities import ROTATED
from majlis.server.schema import Cookie
from majlis.server.tokens import now
from tests.server.visitors import Server, Visitor, serving, visitors

pytestmark = pytest.mark.anyio
SECRET = "a long password"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


async def age(server: Server, seconds: float, **also: int) -> None:
    """Let all cookies be that much older, and the process forget them."""
    async with server.services.store.write() as transaction:
        ms = int(seconds * 1000)
        await transaction.execute(update(Cookie).values(issued=Cookie.issued - ms, until=Cookie.until - ms, **also))
    server.services.sessions._forget_all()


async def test_devices_are_listed_and_logged_out_one_by_one(database: str) -> None:
    async with (
        serving(database) as server,
        visitors(server, "Ana") as [ana],
        Visitor(server.url, {"User-Agent": FIREFOX}) as other,
        Visitor(server.url) as third,
    ):
        await ana.post("/api/account", {"login": "anaa", "password": SECRET}, 201)
        for visitor in (other, third):
            await visitor.post("/api/login", {"login": "anaa", "password": SECRET})
        found = (await ana.get("/api/account"))["devices"]
        assert sorted(device["name"] for device in found) == ["Firefox, Linux", "Python", "Python"]
        assert [device["current"] for device in found].count(True) == 1
        [firefox] = [device for device in found if device["name"].startswith("Firefox")]
        table = (await ana.table("me hot"))["id"]
        async with other.follow(table, 0) as revoked, third.follow(table, 0) as goes_on:
            await revoked.update()
            await goes_on.update()
            await ana.call("DELETE", f"/api/account/devices/{firefox['id']}", None, 204)
            async for _ in revoked.lines:
                pass  # until the server ends it
            await ana.post(f"/api/tables/{table}/chat", {"text": "still here?"}, 201)
            while (await goes_on.next()).event != "chat":
                pass
        assert await other.get("/api/me") is None
        await ana.call("DELETE", f"/api/account/devices/{firefox['id']}", None, 404)
        await ana.call("DELETE", "/api/account/devices", None, 204)
        assert await third.get("/api/me") is None
        assert len((await ana.get("/api/account"))["devices"]) == 1


async def test_nobody_can_log_out_anothers_device(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
        [mine] = (await ana.get("/api/account"))["devices"]
        await ben.call("DELETE", f"/api/account/devices/{mine['id']}", None, 404)
        assert (await ana.get("/api/me"))["name"] == "Ana"


async def test_a_cookie_is_exchanged_now_and_then(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        first = ana.http.cookies["majlis"]
        await ana.get("/api/me")
        assert ana.http.cookies["majlis"] == first
        await age(server, ROTATED + 1)
        async with Visitor(server.url) as tab:  # another tab asks just then
            tab.http.cookies.set("majlis", first)
            assert (await ana.get("/api/me"))["name"] == "Ana"
            second = ana.http.cookies["majlis"]
            assert second != first
            assert (await tab.get("/api/me"))["name"] == "Ana"
            assert tab.http.cookies["majlis"] == first  # it got none: one exchange is enough
            assert len((await ana.get("/api/account"))["devices"]) == 1
            await age(server, 61)
            assert await tab.get("/api/me") is None
        assert (await ana.get("/api/me"))["name"] == "Ana"


async def test_a_cookie_that_is_not_used_expires(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        await age(server, 366 * 24 * 3600)
        assert await ana.get("/api/me") is None


async def test_it_is_noted_to_the_hour_when_a_device_was_used(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        noted = []
        for before in (now() - 7_200_000, now() - 1_800_000):
            await age(server, 0, used=before)
            await ana.get("/api/me")
            async with server.services.store.read() as connection:
                noted.append((await connection.execute(select(Cookie.used))).scalar_one() > before)
    assert noted == [True, False]


async def test_strangers_guesses_do_not_lock_the_owner_out(sqlite: str) -> None:
    """Not even guesses from the owner's own address: the browser of the registration, or of a login, is counted for itself."""
    async with serving(sqlite, rate=1.0) as server, visitors(server, "Ana") as [ana], Visitor(server.url) as thief:
        await ana.post("/api/account", {"login": "anaa", "password": SECRET}, 201)
        await ana.call("DELETE", "/api/account/devices", None, 204)
        await ana.post("/api/logout", None, 204)
        for _ in range(5):
            await thief.post("/api/login", {"login": "anaa", "password": "a guess"}, 403)
        await thief.post("/api/login", {"login": "anaa", "password": SECRET}, 429)
        assert (await ana.post("/api/login", {"login": "anaa", "password": SECRET}))["name"] == "Ana"
        await ana.call("PUT", "/api/account/password", {"old": SECRET, "new": "a newer password"}, 204)


async def test_the_proof_of_one_login_is_worth_nothing_for_another(sqlite: str) -> None:
    async with serving(sqlite, rate=1.0) as server, visitors(server, "Ana", "Eve") as [ana, eve]:
        for visitor, login in ((ana, "anaa"), (eve, "evee")):
            await visitor.post("/api/account", {"login": login, "password": SECRET}, 201)
        await eve.post("/api/login", {"login": "evee", "password": SECRET})
        for _ in range(5):
            await eve.post("/api/login", {"login": "anaa", "password": "a guess"}, 403)
        await eve.post("/api/login", {"login": "anaa", "password": SECRET}, 429)


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        (FIREFOX, "Firefox, Linux"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"),
        ("", ""),
        ("something else" * 500, ""),
    ],
)  # fmt: skip
def test_a_browser_is_called_by_its_name(agent: str, name: str) -> None:
    assert device_name(agent) == name
