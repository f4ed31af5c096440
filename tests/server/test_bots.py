"""Bots at tables: they answer once, keep their time, and come back after a restart."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import select

import majlis
from majlis.engine.chance import Chance
from majlis.server.bot_pool import BotPool, BotProcess, FairQueue
from majlis.server.history import Deal
from majlis.server.levels import LEVELS
from majlis.server.schema import Log
from majlis.server.thinking import Question, think
from tests.server.visitors import Server, Visitor, serving, visitors

pytestmark = pytest.mark.anyio
DEAL = Deal("alhambra", 1, 3, {}, "0" * 30 + "2a")


def question(level: str = "medium", lines: tuple[tuple[int, str], ...] = ()) -> Question:
    actor = DEAL.match().actor if not lines else -1
    return Question("a-table", DEAL, lines, actor, level)


def over(update: dict[str, Any]) -> bool:
    return bool(update["phase"] == "over")


async def texts(server: Server, table: str) -> list[tuple[int, str, str]]:
    async with server.services.store.read() as connection:
        wanted = select(Log.number, Log.kind, Log.text).where(Log.table == table).order_by(Log.number)
        rows = await connection.execute(wanted)
        return [(row.number, row.kind, row.text) for row in rows]


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_answers_with_a_legal_action(level: str) -> None:
    match = DEAL.match()
    text = think(question(level))
    assert text in [str(action) for action in match.actions()]


def test_a_process_that_knows_the_match_answers_like_one_that_does_not() -> None:
    match = DEAL.match()
    lines: list[tuple[int, str]] = []
    fresh = []
    warm = []
    for number in range(12):
        asked = Question("warm", DEAL, tuple(lines), match.actor, "medium")
        warm.append(think(asked))
        fresh.append(think(Question(f"cold {number}", DEAL, tuple(lines), match.actor, "medium")))
        lines.append((match.actor, warm[-1]))
        match.play(warm[-1])
    assert warm == fresh
    back = Question("warm", DEAL, tuple(lines[:4]), lines[4][0], "medium")
    assert think(back) == warm[4]


async def test_a_bot_that_takes_too_long_or_dies_is_replaced() -> None:
    thinkers = BotPool(1)
    try:
        first = await thinkers.ask(question(), 60)
        for pid in thinkers.processes[0].pids():
            os.kill(pid, signal.SIGKILL)
        assert await thinkers.ask(question(), 60) == first
        legal = [str(action) for action in DEAL.match().actions()]
        assert await thinkers.ask(question("hard"), 0.0) in legal
    finally:
        thinkers.close()


def test_owners_take_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    for thing in ("a1", "a2", "a3", "b1", "c1", "c2"):
        queue.put(thing[0], thing)
    assert len(queue) == 6
    assert [queue.get() for _ in range(7)] == ["a1", "b1", "c1", "a2", "c2", "a3", None]


async def test_somebody_with_one_bot_waits_for_one_turn_of_somebody_with_many() -> None:
    """With one process, and whoever came first thinking, the other's question comes second, not last."""
    pool = BotPool(1)
    answered: list[str] = []

    async def ask(owner: str, table: str) -> None:
        await pool.ask(replace(question("easy"), table=table), 60, owner)
        answered.append(owner)

    try:
        async with asyncio.TaskGroup() as group:
            for number in range(6):
                group.create_task(ask("many", f"table {number}"))
            await asyncio.sleep(0)
            group.create_task(ask("one", "a table"))
    finally:
        pool.close()
    assert answered.index("one") <= 2
    assert len(answered) == 7


async def test_nobody_has_all_processes() -> None:
    """While somebody's bots think at both, another's need not wait for either."""
    pool = BotPool(2)
    first = await pool._take("table 1", "many")
    waiting = asyncio.create_task(pool._take("table 2", "many"))
    await asyncio.sleep(0)
    other = await pool._take("a table", "one")
    assert other is not first
    assert not waiting.done()
    pool._give_back(other, "one")
    await asyncio.sleep(0)
    assert not waiting.done()
    pool._give_back(first, "many")
    assert await waiting in pool.processes
    pool.close()


async def test_a_bots_time_counts_from_when_it_begins_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    """A question that waits for its turn has not been given to a process, which is what counts the time."""
    begun: list[float] = []

    async def run(_: BotProcess, __: object, ___: Question, patience: float) -> str:
        begun.append(patience)
        return "an answer"

    monkeypatch.setattr(BotProcess, "run", run)
    pool = BotPool(1)
    taken = await pool._take("a table", "many")
    asked = asyncio.create_task(pool.ask(question("easy"), 7.0, "one"))
    await asyncio.sleep(0)
    assert begun == []
    pool._give_back(taken, "many")
    assert await asked == "an answer"
    assert begun == [7.0]
    pool.close()


async def test_a_killed_process_harms_no_question_that_waits() -> None:
    pool = BotPool(1)
    try:
        first = await pool.ask(question(), 60)
        [pid] = pool.processes[0].pids()
        asked = [asyncio.create_task(pool.ask(replace(question(), table=f"{n}"), 60, f"{n}")) for n in range(4)]
        await asyncio.sleep(0)
        os.kill(pid, signal.SIGKILL)
        assert await asyncio.gather(*asked) == [first] * 4
    finally:
        pool.close()


async def test_a_table_of_bots_waits_until_somebody_watches(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        table = (await ana.table("bot:easy bot:easy", options={"stall_rounds": 1}, seed="7"))["id"]
        assert table not in server.services.bots.driving
        assert server.services.tables.by_id[table].table.bot_waits is False
        assert [kind for _, kind, _ in await texts(server, table)] == ["start"]
        async with ana.follow(table) as stream:
            await stream.update(over)


async def test_a_match_that_everybody_left_waits_until_somebody_watches(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        table = (await ana.table("me bot:easy", options={"stall_rounds": 1}, seed="7"))["id"]
        async with ana.follow(table) as stream:
            await stream.update(lambda update: 0 in update["waiting"])
        await ana.post(f"/api/tables/{table}/leave")
        assert table not in server.services.bots.driving
        assert server.services.tables.by_id[table].table.bot_waits is False
        entries = (await ana.look(table))["entries"]
        back = await ana.post(f"/api/tables/{table}/stand-in", {"seat": 0, "on": False})
        assert (back["phase"], (await ana.look(table))["entries"]) == ("playing", entries)
        await ana.post(f"/api/tables/{table}/leave")
        async with ana.follow(table) as stream:
            await stream.update(over)


async def test_a_bot_answers_in_its_own_time_forced_or_not(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []
    sleep = asyncio.sleep

    async def noted(seconds: float, result: None = None) -> None:
        waits.append(seconds)
        await sleep(0)

    async with serving(sqlite, bot_pace=1000.0) as server, visitors(server, "Ana") as [ana]:
        monkeypatch.setattr(asyncio, "sleep", noted)
        table = (await ana.table("bot:easy bot:medium", seed="2a"))["id"]
        async with ana.follow(table) as stream:
            await stream.update(lambda update: update["entries"] >= 5)
        monkeypatch.undo()
    paces = [wait for wait in waits if wait > 400]
    assert len(paces) >= 5


async def test_a_question_says_whether_it_has_a_single_answer(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In this match of Al-Rashid a family that has to dismiss somebody has one member left."""
    match = Deal("al_rashid", majlis.game("al_rashid").revision, 2, {}, f"{0x11:032x}").match()
    chance = Chance.of("5")
    forced: list[str] = []

    async def answered(asked: Question, patience: float, owner: str = "") -> str:
        codes = match.state.codes()
        assert asked.forced == (len(codes) == 1)
        assert asked.prompt == match.state.choice.prompt
        if asked.forced:
            forced.append(asked.prompt)
        match.play_code(codes[chance.below(len(codes))])
        return match.entries[-1].text

    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        monkeypatch.setattr(server.services.bots.pool, "ask", answered)
        table = (await ana.table("bot:easy bot:easy", game="al_rashid", seed="11"))["id"]
        async with ana.follow(table) as stream:
            await stream.update(lambda update: update["entries"] >= 96)
    assert forced == ["prompt-dismiss"]


async def test_bots_continue_after_a_restart(database: str) -> None:
    async with Visitor("http://nowhere") as ana:
        async with serving(database, bot_pace=1000.0) as server:  # so slow that none will answer
            ana.http.base_url = server.url
            await ana.post("/api/me", {"name": "Ana"}, 201)
            table = (await ana.table("bot:easy bot:easy", options={"stall_rounds": 1}))["id"]
            assert (await ana.look(table))["entries"] == 0
        async with serving(database, bot_lease=0.2) as server:
            ana.http.base_url = server.url
            async with ana.follow(table) as stream:
                await stream.update(over)


async def test_while_people_talk_about_going_back_bots_wait(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
        table = (await ana.table("me open bot:easy"))["id"]
        await ben.post(f"/api/tables/{table}/join", {})
        people = {0: ana, 1: ben}
        # Until it is somebody's turn with something to go back to.
        update = await ana.look(table)
        while update["entries"] < 3 or update["actor"] == 2:
            if update["actor"] in people:
                who = people[update["actor"]]
                mine = await who.look(table, update["actor"])
                if mine["actor"] == update["actor"]:
                    await who.move(table, update["actor"], mine["seq"], mine["decision"]["actions"][0]["text"])
            update = await ana.look(table)
        asker = update["actor"]
        asked = await people[asker].post(f"/api/tables/{table}/undo-request", {"seat": asker, "to": update["seq"] - 1})
        live = server.services.tables.by_id[table]
        assert live.table.bot_waits is False
        await people[1 - asker].post(f"/api/tables/{table}/undo-answer", {"seat": 1 - asker, "agree": False})
        rows = await texts(server, table)
        assert next(kind for number, kind, _ in rows if number > asked["seq"]) == "decline"


async def test_a_bot_that_nobody_drives_is_found(sqlite: str) -> None:
    async with serving(sqlite, bot_lease=0.0) as server, visitors(server, "Ana") as [ana]:
        server.services.tables.on_written.remove(server.services.bots.consider)
        server.services.tables.on_watched.remove(server.services.bots.consider)
        table = (await ana.table("me bot:easy", seed="7"))["id"]
        end = await ana.play_on(table, 0, random.Random(2), 3)
        assert end["entries"] >= 4


async def test_one_task_drives_a_table_however_often_it_is_started(sqlite: str) -> None:
    """A row may ask for a bot while the sweep takes over its lease; the second task would fail when the first ends."""
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        table = (await ana.table("me bot:easy", seed="7"))["id"]
        bots = server.services.bots
        bots._start(table)
        task = bots.driving[table]
        bots._start(table)
        assert bots.driving[table] is task
        await task
        assert table not in bots.driving


async def test_two_processes_that_both_drive_a_bot_write_each_answer_once(postgresql: str) -> None:
    async with serving(postgresql) as one, serving(postgresql) as two, visitors(one, "Ana") as [ana]:
        # Both are told to drive, whoever has the lease.
        table = (await ana.table("me bot:easy", seed="7"))["id"]
        await two.services.tables.watch(table, asyncio.Event())
        await ana.post(f"/api/tables/{table}/stand-in", {"seat": 0, "on": True, "level": "easy"})
        two.services.bots._start(table)
        async with ana.follow(table) as stream:
            while True:
                update = await stream.update()
                if over(update):
                    break
                if table not in two.services.bots.driving:
                    two.services.bots._start(table)
        rows = await texts(one, table)
    plays = [text for _, kind, text in rows if kind == "play"]
    assert len(plays) == update["entries"]
    assert [number for number, _, _ in rows] == list(range(1, len(rows) + 1))


async def test_a_seat_can_be_handed_to_a_bot_in_the_middle_of_its_turn(database: str) -> None:
    async with serving(database) as server, visitors(server, "Ana") as [ana]:
        table = (await ana.table("me bot:easy", options={"stall_rounds": 1}))["id"]
        await ana.post(f"/api/tables/{table}/confirm-turns", {"seat": 0, "on": True})
        update = await ana.play_on(table, 0, random.Random(2), 0)
        taken = next(action["text"] for action in update["decision"]["actions"] if action["verb"] == "take")
        await ana.move(table, 0, update["seq"], taken)
        asked = await ana.look(table, 0)
        assert (asked["waiting"], asked["prompt"]["id"]) == ([0], "prompt-confirm")
        await ana.post(f"/api/tables/{table}/stand-in", {"seat": 0, "on": True, "level": "easy"})
        async with ana.follow(table, 0) as stream:
            end = await stream.update(over)
        assert end["players"][0]["stood_in"] is True
        plays = [text for _, kind, text in await texts(server, table) if kind == "play"]
    assert plays[plays.index(taken) + 1] == "confirm", "the bot goes on where Ana stopped"
