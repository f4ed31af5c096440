"""The rulebook over HTTP: filled in, in three languages, with the positions that it shows."""

from __future__ import annotations

import pytest

from tests.server.visitors import serving, visitors

pytestmark = pytest.mark.anyio


async def test_a_rulebook_comes_with_its_numbers_tables_and_marks(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        for language, title, rest in (
            ("en", "Moving a worker", "you gain 3 dinars [dinar]"),
            ("de", "Einen Arbeiter bewegen", "3 Dinare [dinar]"),
            ("ru", "Ход работником", "3 динара [dinar]"),
        ):
            book = await ana.get("/api/learn/sabika", language=language)
            moving = next(chapter for chapter in book["chapters"] if chapter["name"] == "moving")
            assert (moving["title"], moving["language"]) == (title, language)
            assert any(rest in block["text"] for block in moving["blocks"])
            assert book["tables"]["step_cost"]["rows"][1][1:] == ["0", "0", "1", "2", "3", "4", "5"]
            assert book["marks"]["EX-3"][2] == ["prices outer_6 outer_2 2 1"]
            assert (book["boards"]["EX-3"], book["moments"]["EX-7"]) == ("rondel", [0, 1, 2])
        await ana.get("/api/learn/sabika", language="fr", status=422)


async def test_a_position_of_an_example_is_shown_after_some_of_its_actions(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        first = await ana.get("/api/learn/sabika/stages/EX-7")
        last = await ana.get("/api/learn/sabika/stages/EX-7", at=2)
        assert [stage["view"]["players"][0]["dinars"] for stage in (first, last)] == [2, 5]
        assert (first["board"], first["players"]) == ("workshop", ["Leila", "Tomás"])
        assert (await ana.get("/api/learn/sabika/stages/rondel"))["board"] == "rondel"
        problem = await ana.get("/api/learn/sabika/stages/EX-999", status=404)
        assert problem["detail"] == "The rulebook has no picture or example “EX-999”."


async def test_games_say_whether_they_have_a_rulebook(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        with_one = [entry["id"] for entry in await ana.get("/api/games") if entry["rulebook"]]
        assert "sabika" in with_one
        for entry in await ana.get("/api/games"):
            await ana.get(f"/api/learn/{entry['id']}", status=200 if entry["id"] in with_one else 404)


async def test_the_chapters_of_a_rulebook_are_listed_in_order(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        book = await ana.get("/api/learn/tadmor")
        assert await ana.get("/api/learn/tadmor/chapters") == [chapter["name"] for chapter in book["chapters"]]
        await ana.get("/api/learn/souk/chapters", status=404)
