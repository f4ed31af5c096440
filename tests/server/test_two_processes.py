"""Two servers on one PostgreSQL: whatever is done at one is known at the other."""

from __future__ import annotations

import asyncio
import json
import random
import uuid
from dataclasses import replace

import psycopg
import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from majlis.server import live as live_module
from majlis.server.history import LogRow
from majlis.server.live import LiveTable
from majlis.server.writer import Statement
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


async def test_a_move_travels_with_its_notification(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other process shows it, and answers it, without a look at the database."""
    async with serving(postgresql) as one, serving(postgresql) as two:
        places = await at_both(one, two, "Ana")
        table = (await places[0].table("me hot"))["id"]
        chance = random.Random(1)
        looks = []
        async with places[0].follow(table) as here, places[1].follow(table) as there:
            update, _ = await here.update(), await there.update()
            looked = two.services.tables.refresh

            async def refresh(live: LiveTable) -> None:
                looks.append(live.seq)
                await looked(live)

            monkeypatch.setattr(two.services.tables, "refresh", refresh)
            for number in range(12):
                visitor = places[number % 2]
                mine = await places[0].look(table, update["actor"])
                await visitor.move(table, update["actor"], mine["seq"], pick(mine["decision"]["actions"], chance))
                update = await here.update()
                assert (await there.update())["events"] == update["events"]
        kept = [services.tables.by_id[table] for services in (one.services, two.services)]
        assert kept[0].rows == kept[1].rows
        assert kept[0].table == kept[1].table
        assert looks == []
        for visitor in places:
            await visitor.http.aclose()


async def test_a_notification_that_leaves_a_gap_sends_the_process_to_the_database(postgresql: str) -> None:
    async with serving(postgresql) as one, serving(postgresql) as two:
        places = await at_both(one, two, "Ana")
        table = (await places[0].table("me hot"))["id"]
        chance = random.Random(3)
        async with places[1].follow(table) as there:
            await there.update()
            deaf = two.services.store.listeners.index(two.services.tables._on_notice)
            hears = two.services.store.listeners.pop(deaf)
            for number in range(3):
                if number == 2:
                    two.services.store.listeners.append(hears)
                update = await places[0].look(table, (await places[0].look(table))["actor"])
                action = pick(update["decision"]["actions"], chance)
                answer = await places[0].move(table, update["actor"], update["seq"], action)
            shown = await there.update()
            while shown["seq"] < answer["seq"]:
                shown = await there.update()
        kept = [services.tables.by_id[table] for services in (one.services, two.services)]
        assert kept[0].rows == kept[1].rows
        for visitor in places:
            await visitor.http.aclose()


async def test_a_wish_changes_nothing_else_at_a_seat_that_the_process_knows_from_before(postgresql: str) -> None:
    async with serving(postgresql) as one, serving(postgresql) as two:
        places = await at_both(one, two, "Ana")
        table = (await places[0].table("me hot", options={"modules": ["vizier"]}, seed="5a"))["id"]
        for visitor in places:
            await visitor.look(table, 0)
        two.services.store.listeners.remove(two.services.tables._on_notice)
        await places[0].post(f"/api/tables/{table}/stand-in", {"seat": 0, "on": True, "level": "easy"})
        await places[1].post(f"/api/tables/{table}/passing", {"seat": 0, "on": True})
        with psycopg.connect(postgresql) as connection:
            kept = connection.execute(
                'SELECT "stand_in", "passing" FROM "seats" WHERE "table" = %s AND "seat" = 0', (table,)
            ).fetchone()
        assert kept == ("easy", True)
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


@pytest.mark.parametrize("payload", ["not ours", "[7]", '[{"person": []}]'])
async def test_a_notification_that_is_none_of_ours_makes_nobody_deaf(postgresql: str, payload: str) -> None:
    async with serving(postgresql) as one, serving(postgresql) as two:
        await asyncio.gather(one.services.store.listening.wait(), two.services.store.listening.wait())
        async with visitors(one, "Ana") as [ana], visitors(two, "Ben") as [ben]:
            table = (await ana.table("me open open"))["id"]
            async with ben.follow(table) as stream:
                await stream.next()
                with psycopg.connect(postgresql, autocommit=True) as connection:
                    connection.execute("SELECT pg_notify('majlis', %s)", (payload,))
                await ana.post(f"/api/tables/{table}/chat", {"text": "still there?"}, 201)
                block = await stream.next()
                while block.event != "chat":
                    block = await stream.next()
                assert json.loads(block.data)["text"] == "still there?"


async def test_a_process_that_has_not_heard_yet_reads_before_it_refuses_anybody(postgresql: str) -> None:
    async with serving(postgresql) as one, serving(postgresql) as two, visitors(one, "Ana") as (ana,):
        here, there = await at_both(one, two, "Bo")
        table = (await ana.table("me open"))["id"]
        await there.get(f"/api/tables/{table}")
        two.services.store.listeners.clear()  # as if every notification were late
        await here.post(f"/api/tables/{table}/join", {})
        update = await there.look(table, 1)
        assert [player["name"] for player in update["players"]] == ["Ana", "Bo"]
        await there.post(f"/api/tables/{table}/stand-in", {"seat": 1, "on": True})
        for visitor in (here, there):
            await visitor.http.aclose()


async def test_bots_in_the_place_of_people_play_where_somebody_watches(postgresql: str) -> None:
    """Whoever let a bot play for them called one process, and their stream is with the other."""
    async with serving(postgresql) as one, serving(postgresql) as two:
        here, there = await at_both(one, two, "Ana")
        table = (await here.table("me bot:easy", options={"stall_rounds": 1}, seed="7"))["id"]
        async with there.follow(table) as stream:
            await stream.update(lambda update: 0 in update["waiting"])
            await here.post(f"/api/tables/{table}/stand-in", {"seat": 0, "on": True, "level": "easy"})
            await stream.update(lambda update: bool(update["phase"] == "over"))
        for visitor in (here, there):
            await visitor.http.aclose()


async def test_a_stream_goes_on_at_a_process_that_is_behind(postgresql: str) -> None:
    async with serving(postgresql) as one, serving(postgresql) as two:
        here, there = await at_both(one, two, "Ana")
        table = (await here.table("me hot"))["id"]
        await there.look(table)
        two.services.store.listeners.clear()
        for text in ("one", "two", "three"):
            last = (await here.post(f"/api/tables/{table}/chat", {"text": text}, 201))["seq"]
        async with there.follow(table, after=last - 1) as stream:
            block = await stream.next()
            while block.event == "table" and block.id is None:
                block = await stream.next()
        assert (block.event, block.id, json.loads(block.data)["text"]) == ("chat", last, "three")
        for visitor in (here, there):
            await visitor.http.aclose()


async def test_streams_see_what_a_call_has_read(postgresql: str) -> None:
    async with serving(postgresql) as one, serving(postgresql, heartbeat=1e6) as two:
        here, there = await at_both(one, two, "Ana")
        table = (await here.table("me hot"))["id"]
        async with there.follow(table, 0) as stream:
            await stream.update()
            two.services.store.listeners.clear()
            last = (await here.post(f"/api/tables/{table}/chat", {"text": "hello"}, 201))["seq"]
            await there.post(f"/api/tables/{table}/undo-answer", {"seat": 0, "agree": True}, 409)
            assert (await stream.until(last))[-1].event == "chat"
        for visitor in (here, there):
            await visitor.http.aclose()


async def test_a_wish_that_is_told_while_a_table_is_read_is_not_missed(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as (ana,):
        table = (await ana.table("me hot"))["id"]
        tables = server.services.tables
        read = live_module._rows
        told: list[int] = []

        async def read_slowly(connection: AsyncConnection, id: str, first: int) -> list[LogRow]:
            rows = await read(connection, id, first)
            if len(told) < 2:
                told.append(first)
                tables._on_notice({"table": table, "wish_by": "another process"})
            return rows

        monkeypatch.setattr(live_module, "_rows", read_slowly)
        tables.by_id[table].behind = 1 << 30  # something is known to have happened
        for _ in range(3):
            assert (await ana.get(f"/api/tables/{table}"))["phase"] == "playing"
        assert told == [2, 1]  # the rest of the log, then all of it, as it was dropped meanwhile
        assert tables.by_id[table].loaded


async def test_bots_that_rest_leave_alone_what_another_process_wrote_since(postgresql: str) -> None:
    async with serving(postgresql) as one, visitors(one, "Ana") as (ana,):
        table = (await ana.table("me hot"))["id"]
        tables = one.services.tables
        async with tables.at(table) as live:
            live.table = replace(live.table, seq=live.table.seq - 1, bot_waits=True)
            waiting = Statement('UPDATE "tables" SET "bot_waits" = ? WHERE "id" = ?', (True, table))
            await one.services.store.commit(table, [waiting])
            await one.services.bots._rest(live)
            live.forget()
        async with tables.at(table) as live:
            assert live.table.bot_waits
            await one.services.bots._rest(live)
            live.forget()
        async with tables.at(table) as live:
            assert not live.table.bot_waits
