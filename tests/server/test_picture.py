"""What a page needs for a game that it has no drawing of: the game's words, what a seat can have, and the table as text."""

from __future__ import annotations

import pytest

from majlis_souk import GAME as SOUK
from tests.conftest import Installer
from tests.server.visitors import Visitor, serving, visitors

pytestmark = pytest.mark.anyio


async def souk(ana: Visitor, seats: str = "me hot") -> str:
    return str((await ana.table(seats, seed="2a", game="souk", options={"coins": 3}))["id"])


async def test_a_plug_in_brings_its_words_and_what_one_can_have(database: str, install: Installer) -> None:
    install("souk", "majlis_souk:GAME")
    async with serving(database) as server, visitors(server, "Ana") as [ana]:
        assert "souk" in [entry["id"] for entry in await ana.get("/api/games")]
        detail = await ana.get("/api/games/souk")
        assert [holding["name"] for holding in detail["holdings"]] == ["points", "coins", "coin_value", "bid", "wares"]
        assert [holding["name"] for holding in detail["holdings"] if holding["private"]] == ["bid"]
        assert detail["credits"] is None
        for language, title in (("en", "verb-bid = Bid"), ("de", "verb-bid = "), ("ru", "verb-bid = ")):
            words = await ana.get(f"/api/games/souk/words/{language}")
            assert title in words
            assert not [line for line in words.splitlines() if line.startswith("#") or not line.strip()]
        await ana.get("/api/games/souk/words/fr", status=422)
        await ana.get("/api/games/chess/words/en", status=404)


async def test_a_printed_game_says_who_made_it(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        told = (await ana.get("/api/games/alhambra"))["credits"]
        assert (told["designers"], told["publishers"], told["year"]) == (["Dirk Henn"], ["Queen Games"], 2003)
        assert [(one["title"], one["year"]) for one in told["expansions"]] == [("option-modules-vizier", 2004)]


async def test_words_that_a_browser_has_already_do_not_travel_again(database: str) -> None:
    async with serving(database) as server, visitors(server, "Ana") as [ana]:
        first = await ana.http.get("/api/games/tadmor/words/de")
        again = await ana.http.get("/api/games/tadmor/words/de", headers={"If-None-Match": first.headers["etag"]})
        assert first.status_code == 200
        assert (again.status_code, again.content) == (304, b"")
        other = await ana.http.get("/api/games/tadmor/words/ru", headers={"If-None-Match": first.headers["etag"]})
        assert other.status_code == 200


async def test_the_picture_names_the_players_and_shows_only_ones_own_bid(database: str, install: Installer) -> None:
    install("souk", "majlis_souk:GAME")
    async with serving(database) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
        table = str((await ana.table("me open", game="souk", options={"coins": 3}))["id"])
        await ben.post(f"/api/tables/{table}/join", {})
        await ana.move(table, 0, (await ana.look(table, 0))["seq"], "bid 3")
        mine = await ana.get(f"/api/tables/{table}/picture", seat=0)
        assert "Ana *: 1 2 [3]" in mine["text"]
        assert "Ben: 1 2 3" in mine["text"]
        assert mine["holdings"][0]["bid"] == 3
        for theirs in (
            await ben.get(f"/api/tables/{table}/picture", seat=1),
            await ben.get(f"/api/tables/{table}/picture"),
        ):
            assert "Ana *: 1 2 3" in theirs["text"]
            assert "bid" not in theirs["holdings"][0]
        await ben.get(f"/api/tables/{table}/picture", status=403, seat=0)
        await ben.get(f"/api/tables/{table}/picture", status=403, seat=0, at=1)
        assert SOUK.words("en").players == [], "names are lent for one drawing"


async def test_the_picture_of_the_past_is_that_of_then(database: str, install: Installer) -> None:
    install("souk", "majlis_souk:GAME")
    async with serving(database) as server, visitors(server, "Ana") as [ana]:
        table = await souk(ana)
        before = await ana.get(f"/api/tables/{table}/picture", seat=0)
        for seat, coin in ((0, 1), (1, 2)):
            await ana.move(table, seat, (await ana.look(table, seat))["seq"], f"bid {coin}")
        now = await ana.get(f"/api/tables/{table}/picture", seat=0)
        then = await ana.get(f"/api/tables/{table}/picture", seat=0, at=0)
        assert now["text"] != before["text"]
        assert then == before
        assert (now["entries"], then["entries"]) == (2, 0)
        assert [counts["coins"] for counts in now["holdings"]] == [2, 2]
        await ana.get(f"/api/tables/{table}/picture", status=404, seat=0, at=3)
        await ana.get(f"/api/tables/{table}/picture", status=404, seat=5)


@pytest.mark.parametrize("language", ["en", "de", "ru"])
@pytest.mark.parametrize("name", ["alhambra", "al_rashid", "tadmor", "sabika"])
async def test_every_game_is_drawn_in_every_language(database: str, name: str, language: str) -> None:
    async with serving(database) as server, visitors(server, "Ana") as [ana]:
        table = str((await ana.table("me hot", seed="2a", game=name))["id"])
        drawn = await ana.get(f"/api/tables/{table}/picture", seat=0, language=language)
        assert "Ana" in drawn["text"]
        assert max(len(line) for line in drawn["text"].splitlines()) <= 120
