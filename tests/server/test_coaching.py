"""Guided first matches over HTTP: opened, followed to the end, left and resumed, and nobody else's."""

from __future__ import annotations

import json
import uuid
from typing import Any

import pytest

from majlis.engine.catalog import game as game_named
from majlis.engine.catalog import games
from majlis.engine.lesson import has_lesson, lesson
from tests.server.visitors import Stream, Visitor, serving, visitors

pytestmark = pytest.mark.anyio
WITH_LESSON = [name for name in games() if has_lesson(game_named(name))]
FIRST = "place ship south_sea_stone_ship_1"


async def opened(visitor: Visitor, game: str = "tadmor", **body: Any) -> str:
    table: str = (await visitor.post(f"/api/learn/{game}/first-match", body, 201))["table"]
    return table


async def own_turn(stream: Stream, seat: int, after: int = -1) -> dict[str, Any]:
    """The next update in which that seat has to decide."""

    def wanted(update: dict[str, Any]) -> bool:
        return update["decision"] is not None and seat in update["waiting"] and update["seq"] > after

    return await stream.update(wanted)


async def coached(visitor: Visitor, table: str, **asked: Any) -> Any:
    return await visitor.get(f"/api/tables/{table}/coach", **asked)


@pytest.mark.parametrize("game", WITH_LESSON)
async def test_the_coach_leads_through_the_whole_match(sqlite: str, game: str) -> None:
    given = lesson(game_named(game))
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        table = await opened(ana, game)
        seen: list[int] = []
        read = 0
        async with ana.follow(table, given.seat) as stream:
            now = await own_turn(stream, given.seat)
            while True:
                told = await coached(ana, table, read=read)
                if told["state"] == "free" and told["now"] is None:
                    break
                if told["state"] in ("act", "read") and told["now"] not in seen:
                    seen.append(told["now"])
                    assert told["title"] == told["steps"][told["now"]]["title"] != ""
                    assert [step["done"] for step in told["steps"]].count(True) == told["now"]
                    first = given.steps[told["now"]].parts[0]
                    assert told["bright"] or not first.goal, "where anything may be done, nothing need be dimmed"
                    assert told["rules"]
                if told["state"] == "read":
                    read = told["read"]
                    continue
                await ana.move(table, given.seat, now["seq"], told["meant"])
                now = await own_turn(stream, given.seat, now["seq"])
        assert seen == list(range(len(given.steps)))
        match = server.services.tables.by_id[table].match
        kept = [(entry.seat, entry.text) for entry in match.entries]
        assert kept[: len(given.script)] == list(given.script)
        assert all(step["done"] for step in told["steps"])


async def test_a_match_is_opened_once_and_resumed_until_it_is_begun_again(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        before = await ana.get("/api/learn/tadmor/first-match")
        assert (before["table"], before["at"]) == (None, 0)
        table = await opened(ana)
        async with ana.follow(table, 1) as stream:
            now = await own_turn(stream, 1)
            await ana.move(table, 1, now["seq"], FIRST)
            await own_turn(stream, 1, now["seq"])
        assert await opened(ana) == table
        after = await ana.get("/api/learn/tadmor/first-match", language="de")
        assert (after["table"], after["at"]) == (table, 2)
        assert [step["id"] for step in after["steps"]][:3] == ["aim", "ship", "tower"]
        assert after["steps"][1]["title"] == "Ein Schiff für Steine"
        assert after["groups"] == ["Einsetzen", "Aktionen", "Plünderer", "Punkte"]
        fresh = await opened(ana, again=True)
        assert fresh != table
        await ana.get(f"/api/tables/{table}", status=404)
        assert (await ana.get("/api/learn/tadmor/first-match"))["at"] == 0


async def test_the_table_sits_a_learner_with_named_easy_bots_after_the_prelude(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        shown = await ana.get(f"/api/tables/{await opened(ana)}")
        assert [(seat["name"], seat["kind"], seat["level"]) for seat in shown["seats"]] == [
            ("Ziryab", "bot", "easy"),
            ("Ana", "person", None),
        ]
        assert (shown["teaching"], shown["private"], shown["link"]) == ("first-match", True, None)
        assert shown["entries"] >= lesson(game_named("tadmor")).prelude


async def test_another_choice_works_too_and_bots_think_for_themselves(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        table = await opened(ana)
        async with ana.follow(table, 1) as stream:
            now = await own_turn(stream, 1)
            await ana.move(table, 1, now["seq"], "place camel palmyra_market")
            await own_turn(stream, 1, now["seq"])
        told = await coached(ana, table)
        assert (told["state"], told["now"], told["other"]) == ("act", 2, True)
        assert told["said"] == "That works too. “Market (Palmyra)” is yours this round."
        assert told["back"] == 2
        german = await coached(ana, table, language="de")
        assert german["said"] == "Geht auch! „Markt (Palmyra)“ gehört diese Runde dir."
        assert german["title"] == "Ein Turm zahlt dreimal"


async def test_undo_goes_back_to_the_beginning_of_the_step(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        table = await opened(ana)
        async with ana.follow(table, 1) as stream:
            now = await own_turn(stream, 1)
            assert (await coached(ana, table))["back_to"] is None
            await ana.move(table, 1, now["seq"], "place camel palmyra_market")
            after = await own_turn(stream, 1, now["seq"])
            told = await coached(ana, table)
            await ana.post(f"/api/tables/{table}/undo-request", {"seat": 1, "to": told["back_to"]})
            again = await own_turn(stream, 1, after["seq"])
            back = await coached(ana, table, read=1)
            assert (back["state"], back["now"], back["said"], back["back"]) == ("act", 1, "", None)
            # The bot goes on with its lines: nothing has been decided otherwise.
            await ana.move(table, 1, again["seq"], back["meant"])
            later = await own_turn(stream, 1, again["seq"])
            assert later["view"]["spaces"] != after["view"]["spaces"]
        assert (await coached(ana, table))["now"] == 2
        script = lesson(game_named("tadmor")).script
        match = server.services.tables.by_id[table].match
        stand = [(match.entries[number - 1].seat, match.entries[number - 1].text) for number in match.standing]
        assert stand == list(script[: len(stand)])


async def test_a_learner_who_is_asked_for_nothing_is_shown_what_an_easy_bot_would_do(sqlite: str) -> None:
    given = lesson(game_named("tadmor"))
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        table = await opened(ana)
        async with ana.follow(table, given.seat) as stream:
            now = await own_turn(stream, given.seat)
            played = [text for seat, text in given.script[given.prelude :] if seat == given.seat]
            for text in played:
                await ana.move(table, given.seat, now["seq"], text)
                now = await own_turn(stream, given.seat, now["seq"])
        told = await coached(ana, table, read=99)
        assert (told["state"], told["now"], told["title"]) == ("free", None, "Now play on")
        assert told["meant"] in [action["text"] for action in now["decision"]["actions"]]
        assert told["hint"].startswith("One way to go on is shown")
        assert (await coached(ana, table, read=99, language="ru"))["meant"] == told["meant"]


async def test_nobody_else_hears_the_coach(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
        table = await opened(ana)
        ordinary = (await ana.table("me bot:easy"))["id"]
        await ben.get(f"/api/tables/{table}/coach", status=404)
        await ana.get(f"/api/tables/{ordinary}/coach", status=404)
        async with Visitor(server.url) as nobody:
            await nobody.get(f"/api/tables/{table}/coach", status=401)
            assert (await nobody.get("/api/learn/tadmor/first-match"))["table"] is None
            await nobody.post("/api/learn/tadmor/first-match", {}, 401)


async def test_a_game_without_a_lesson_has_no_first_match(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        await ana.get("/api/learn/chess/first-match", status=404)
        for name in games():
            status = 200 if name in WITH_LESSON else 404
            await ana.get(f"/api/learn/{name}/first-match", status=status)
        await ana.post("/api/learn/tadmor/first-match", {"again": "yes"}, 422)


async def test_the_coach_tells_nothing_hidden(sqlite: str) -> None:
    """Nothing that is told names a mission in the bot's hand, the deck's order or the seed."""
    given = lesson(game_named("tadmor"))
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        table = await opened(ana)
        async with ana.follow(table, 1) as stream:
            now = await own_turn(stream, 1)
            for _ in range(12):
                told = await coached(ana, table, read=1)
                match = server.services.tables.by_id[table].match
                bots_view: Any = match.view(0)
                hidden = bots_view["players"][0]["hand"]
                assert hidden
                text = json.dumps(told)
                assert not [
                    mission for mission in (*hidden, given.seed) if f'{mission}"' in text or f" {mission} " in text
                ]
                await ana.move(table, 1, now["seq"], told["meant"])
                now = await own_turn(stream, 1, now["seq"])


async def test_a_learner_who_leaves_half_way_goes_on_there(database: str) -> None:
    """Another server process finds the match where it was: it is only in the database."""
    async with serving(database) as server, visitors(server, "Ana") as [ana]:
        table = await opened(ana)
        cookies = dict(ana.http.cookies)
        async with ana.follow(table, 1) as stream:
            now = await own_turn(stream, 1)
            await ana.move(table, 1, now["seq"], FIRST, id=str(uuid.uuid4()))
            await own_turn(stream, 1, now["seq"])
        told = await coached(ana, table)
    async with serving(database) as server, Visitor(server.url) as later:
        later.http.cookies.update(cookies)
        assert await opened(later) == table
        assert await coached(later, table) == told
