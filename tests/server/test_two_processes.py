"""Two servers on one PostgreSQL: whatever is done at one is known at the other."""

from __future__ import annotations

import asyncio
import json
import random
import uuid

import psycopg
import pytest

from tests.server.visitors import Server, Visitor, pick, serving, visitors

pytestmark = pytest.mark.anyio


async def at_both(one: Server, two: Server, name: str) -> tuple[Visitor, Visitor]:
    """The same person at both servers."""
    here, there = Visitor(one.url), Visitor(two.url)
    await here.post("/api/me", {"name": name}, 201)
    there.http.cookies.set("majlis", here.http.cookies["majlis"])
    return here, there


async def test_moves_made_now_here_now_there_make_one_match(postgresql: str) -> None:
    async with serving(postgresql) as one, serving(postgresql) as two:
        places = await at_both(one, two, "Ana")
        table = (await places[0].table("me hot"))["id"]
        chance = random.Random(1)
        async with places[0].follow(table) as here, places[1].follow(table) as there:
            for number in range(24):
                update = await here.update()
                assert (await there.update())["seq"] == update["seq"]
                visitor = places[number % 2]
                mine = await visitor.look(table, update["actor"])
                await visitor.move(table, update["actor"], mine["seq"], pick(mine["decision"]["actions"], chance))
        assert two.services.process != one.services.process
        for visitor in places:
            await visitor.http.aclose()


async def test_a_move_sent_to_both_at_once_is_played_once(postgresql: str) -> None:
    async with serving(postgresql) as one, serving(postgresql) as two:
        places = await at_both(one, two, "Ana")
        table = (await places[0].table("me hot"))["id"]
        chance = random.Random(2)
        for number in range(12):
            actor = (await places[0].look(table))["actor"]
            update = await places[0].look(table, actor)
            action = pick(update["decision"]["actions"], chance)
            id = str(uuid.uuid4())
            answers = await asyncio.gather(
                *(visitor.move(table, actor, update["seq"], action, id=id) for visitor in places * 2)
            )
            assert answers == [{"seq": update["seq"] + 1}] * 4
            assert (await places[1].look(table, after=update["seq"]))["entries"] == number + 1
        for visitor in places:
            await visitor.http.aclose()


async def test_chat_joining_and_presence_reach_the_other_process(postgresql: str) -> None:
    async with (
        serving(postgresql) as one,
        serving(postgresql) as two,
        visitors(one, "Ana") as [ana],
        visitors(two, "Ben") as [ben],
    ):
        table = (await ana.table("me open open"))["id"]
        async with ana.follow(table, 0) as stream:
            assert (await stream.next()).event == "table"
            await ben.post(f"/api/tables/{table}/join", {})
            seats = json.loads((await stream.next()).data)["seats"]
            assert [seat["name"] for seat in seats] == ["Ana", "Ben", ""]
            async with ben.follow(table, 1):
                while not json.loads((await stream.next()).data)["seats"][1]["online"]:
                    pass
                await ben.post(f"/api/tables/{table}/chat", {"text": "here I am"}, 201)
                block = await stream.next()
                while block.event != "chat":
                    block = await stream.next()
                assert json.loads(block.data)["text"] == "here I am"
            while json.loads((await stream.next()).data)["seats"][1]["online"]:
                pass


async def test_a_lost_listening_connection_loses_no_news(postgresql: str) -> None:
    async with serving(postgresql) as one, serving(postgresql) as two:
        await asyncio.gather(one.services.store.listening.wait(), two.services.store.listening.wait())
        async with visitors(one, "Ana") as [ana], visitors(two, "Ben") as [ben]:
            table = (await ana.table("me open open"))["id"]
            async with ben.follow(table) as stream:
                await stream.next()
                with psycopg.connect(postgresql, autocommit=True) as connection:
                    connection.execute(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                        "WHERE query LIKE 'LISTEN%' AND datname = current_database()"
                    )
                await ana.post(f"/api/tables/{table}/chat", {"text": "still there?"}, 201)
                block = await stream.next()
                while block.event != "chat":
                    block = await stream.next()
                assert json.loads(block.data)["text"] == "still there?"
