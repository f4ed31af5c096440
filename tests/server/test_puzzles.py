"""Puzzles over HTTP: the list, a table for one, and nothing about the answer before it is found or asked for."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from majlis.engine.catalog import game, games
from majlis.engine.puzzle import has_puzzles, of_the_day, puzzles_of
from tests.server.visitors import Visitor, serving, visitors

pytestmark = pytest.mark.anyio
NAME = "swap-or-add"
BEST, WRONG = "place pavilion_5_nw -1,-1", "swap pavilion_5_nw 0,-1"


async def opened(visitor: Visitor, name: str = NAME) -> str:
    made = await visitor.post(f"/api/learn/alhambra/puzzles/{name}", {}, 201)
    table: str = made["table"]
    return table


async def stands(visitor: Visitor, table: str, **more: Any) -> Any:
    return await visitor.get(f"/api/tables/{table}/puzzle", **more)


async def play(visitor: Visitor, table: str, *actions: str) -> dict[str, Any]:
    """Play these actions; the table as it stands then."""
    async with visitor.follow(table, 0) as stream:
        update = await stream.update()
        for action in actions:
            played = await visitor.move(table, 0, update["seq"], action)
            while update["seq"] < played["seq"]:
                update = await stream.update()
        return update


async def test_the_list_has_titles_topics_levels_and_the_puzzle_of_the_day(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        names = [puzzle.name for puzzle in puzzles_of(game("alhambra")).puzzles]
        for language, title in (
            ("en", "Swap or add?"),
            ("de", "Tauschen oder anbauen?"),
            ("ru", "Заменить или добавить?"),
        ):
            found = await ana.get("/api/learn/alhambra/puzzles", language=language, day="2026-11-16")
            assert [entry["name"] for entry in found["puzzles"]] == names
            assert [entry["number"] for entry in found["puzzles"]] == list(range(1, len(names) + 1))
            entry = found["puzzles"][names.index(NAME)]
            assert (entry["title"], entry["topic"], entry["level"], entry["example"]) == (title, "redesign", 2, "EX-10")
            assert {entry["topic"] for entry in found["puzzles"]} == {topic["name"] for topic in found["topics"]}
            assert found["today"] == of_the_day(names, date(2026, 11, 16))
        assert (await ana.get("/api/learn/alhambra/puzzles"))["today"] in names


async def test_a_game_without_puzzles_and_a_puzzle_that_does_not_exist(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        problem = await ana.get("/api/learn/chess/puzzles", status=404)
        assert problem["title"]
        problem = await ana.call("POST", "/api/learn/alhambra/puzzles/none", {}, 404)
        assert problem["detail"] == "There is no puzzle “none”."


async def test_a_wrong_answer_says_what_was_reached_and_nothing_more(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        table = await opened(ana)
        asked = await stands(ana, table)
        assert (asked["played"], asked["decisions"], asked["reached"], asked["solved"]) == (0, 1, None, False)
        assert (asked["start"], asked["start_text"], asked["unit"]) == (3, "3 wall segments", "Your longest wall")
        await play(ana, table, WRONG)
        tried = await stands(ana, table)
        assert (tried["played"], tried["reached"], tried["reached_text"]) == (1, 4, "4 wall segments")
        for told in (asked, tried):
            assert not told["solved"]
            assert [told[name] for name in ("best", "best_text", "why", "results", "refused")] == [None, "", "", [], []]


async def test_the_right_answer_is_explained_with_every_result_and_refusal(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        table = await opened(ana)
        await play(ana, table, BEST)
        told = await stands(ana, table)
        assert (told["solved"], told["reached"], told["best"], told["best_text"]) == (True, 5, 5, "5 wall segments")
        first, *others = told["results"]
        assert (first["actions"], first["value"], first["mine"]) == ([BEST], 5, True)
        assert not any(row["mine"] for row in others)
        assert all(row["value"] < 5 for row in others)
        assert {row["note"] for row in others} >= {"Only its west wall is new.", "The north wall is gone."}
        assert [(row["action"], row["rule"]) for row in told["refused"]] == [
            ("swap garden_9_e 0,-1", "ALH-7.5"),
            ("swap garden_12_s 0,-1", "ALH-7.5"),
        ]
        german = await stands(ana, table, language="de")
        assert german["best_text"] == "5 Mauerstücke"


async def test_the_answer_comes_when_it_is_asked_for(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        table = await opened(ana)
        told = await stands(ana, table, answer=1)
        assert (told["best"], told["solved"], told["played"]) == (5, False, 0)
        assert told["why"]
        assert told["results"][0]["actions"] == [BEST]


async def test_what_is_taken_back_is_no_answer_and_nothing_before_the_question_can_be(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        table = await opened(ana)
        update = await play(ana, table, WRONG)
        assert update["prompt"]["id"] == "prompt-confirm"  # nobody else plays before the answer has been looked at
        assert update["undo"]["last"]
        await ana.post(f"/api/tables/{table}/undo", {"seat": 0, "seq": update["seq"], "id": "taken-back-1"})
        told = await stands(ana, table)
        assert (told["played"], told["reached"]) == (0, None)
        update = await play(ana, table)
        assert not update["undo"]["last"]
        await play(ana, table, BEST)
        assert (await stands(ana, table))["solved"]


async def test_an_answer_of_several_decisions_in_another_order(sqlite: str) -> None:
    ways = ("buy dirham dirham-4+dirham-5", "buy florin florin-6", "buy ducat ducat-9")
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        table = await opened(ana, "three-in-one-turn")
        await play(ana, table, *ways[:2])
        told = await stands(ana, table)
        assert (told["played"], told["reached"], told["results"]) == (2, None, [])
        await play(ana, table, ways[2])
        told = await stands(ana, table)
        assert told["solved"]
        assert [row["actions"] for row in told["results"] if row["mine"]]
        assert told["results"][0]["text"].count(", then ") == 2


async def test_a_turn_that_ends_early_is_an_answer_too(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        table = await opened(ana, "three-in-one-turn")
        await play(ana, table, "take ducat-9")
        told = await stands(ana, table)
        assert (told["played"], told["decisions"], told["reached"], told["solved"]) == (3, 3, 0, False)


async def test_the_table_of_a_puzzle_foresees_nothing(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        table = await opened(ana)
        update = await play(ana, table)
        fits = update["numbers"]["fits"]
        assert {fit["cell"] for fit in fits["pavilion_5_nw"]} == {"-1,-1", "-1,0"}
        assert {(fit["wall"], fit["points"]) for cells in fits.values() for fit in cells} == {(0, 0)}
        replayed = await ana.get(f"/api/tables/{table}/replay", at=update["entries"], seat=0)
        assert replayed["numbers"]["fits"] == fits
        assert (await ana.get(f"/api/tables/{table}/outlooks", seat=0))["outlooks"] == {}
        about = await ana.get(f"/api/tables/{table}/about", piece="pavilion_5_nw", seat=0)
        assert about["now"] == []
        received = b"".join(content for _, content in ana.bytes)
        told = await stands(ana, table, answer=1)
        for secret in (told["why"], told["results"][0]["text"]):
            assert secret.encode() not in received


async def test_only_its_owner_sees_how_a_puzzle_stands(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
        table = await opened(ana)
        await ben.get(f"/api/tables/{table}/puzzle", status=404)
        made = await ana.post("/api/tables", {"game": "alhambra", "seats": [{"kind": "me"}, {"kind": "bot"}]}, 201)
        await ana.get(f"/api/tables/{made['id']}/puzzle", status=404)
        other = await opened(ana)
        await ana.get(f"/api/tables/{table}/puzzle", status=404)
        await stands(ana, other)


@pytest.mark.parametrize("name", [name for name in games() if has_puzzles(game(name))])
async def test_the_best_answer_of_every_puzzle_solves_it_at_its_table(sqlite: str, name: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        for puzzle in puzzles_of(game(name)).puzzles:
            made = await ana.post(f"/api/learn/{name}/puzzles/{puzzle.name}", {}, 201)
            table = made["table"]
            async with ana.follow(table, puzzle.seat) as stream:
                update = await stream.update()
                assert update["decision"] is not None, puzzle.name
                for action in puzzle.solution.best_ways[0].actions:
                    played = await ana.move(table, puzzle.seat, update["seq"], action)
                    while update["seq"] < played["seq"]:
                        update = await stream.update()
            told = await stands(ana, table, language="ru")
            assert (told["solved"], told["reached"]) == (True, puzzle.solution.best), puzzle.name
            assert [row["mine"] for row in told["results"]].count(True) == 1, puzzle.name
