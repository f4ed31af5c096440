"""Passing until one's turn: ordinary entries after an ordinary while, and nobody else is told."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from majlis.server.passing import QUICKEST, SLOWEST
from tests.server.visitors import Visitor, pick, serving, visitors

pytestmark = pytest.mark.anyio
VIZIER = {"modules": ["vizier"]}


async def two_at_a_table(ana: Visitor, ben: Visitor) -> str:
    table = str((await ana.table("me open bot:easy", options=VIZIER))["id"])
    await ben.post(f"/api/tables/{table}/join", {})
    return table


async def play_until_asked(people: list[Visitor], table: str, seat: int, passing: bool) -> dict[str, Any]:
    """Everybody plays, the seat except for windows, until it is asked something in its turn again; returns what it sees."""
    chance = random.Random(3)
    decided = False
    while True:
        seen = [await people[number].look(table, number) for number in (0, 1)]
        for number in (0, 1):
            update = seen[number]
            if number not in update["waiting"] or update["decision"] is None:
                continue
            window = update["prompt"]["id"] == "prompt-vizier"
            if number == seat and not window:
                if decided:
                    return update
                decided = True
            if number == seat and window and passing and decided:
                continue
            action = "pass" if window else pick(update["decision"]["actions"], chance)
            await people[number].move(table, number, update["seq"], action)
            if number == seat and passing and not window:
                await people[number].post(f"/api/tables/{table}/passing", {"seat": number, "on": True})
            break


async def test_a_seat_that_passes_is_answered_for_until_its_turn(database: str) -> None:
    async with serving(database) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
        table = await two_at_a_table(ana, ben)
        before = await ana.look(table, 0)
        assert before["passing"] is False
        update = await play_until_asked([ana, ben], table, 0, passing=True)
        for _ in range(300):
            if (await ana.look(table, 0))["passing"] is False:
                break
        else:
            pytest.fail("it ends by itself at one's turn")
        async with server.services.tables.at(table) as live:
            passed = [row for row in live.rows if row.kind == "play" and row.seat == 0 and row.text == "pass"]
            assert passed
            assert {row.person for row in passed} == {live.seats[0].person}
        assert 0 in update["waiting"]


async def test_an_answer_takes_a_persons_time_however_quick_the_bots_are(database: str) -> None:
    async with (
        serving(database, bot_pace=0.0, pass_pace=1.0) as server,
        visitors(server, "Ana", "Ben") as [ana, ben],
    ):
        spans: list[float] = []

        async def pause(seconds: float) -> None:
            spans.append(seconds)

        server.services.passing.pause = pause
        table = await two_at_a_table(ana, ben)
        await play_until_asked([ana, ben], table, 0, passing=True)
        assert spans
        assert all(QUICKEST <= span <= SLOWEST for span in spans)
        assert len(set(spans)) == len(spans), "drawn anew each time"


async def test_nobody_else_is_told_that_a_seat_passes(database: str) -> None:
    async with serving(database) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
        table = str((await ana.table("me open", options=VIZIER))["id"])
        await ben.post(f"/api/tables/{table}/join", {})
        acting = (await ana.look(table))["actor"]
        seat = 1 - acting
        me, other = (ana, ben) if seat == 0 else (ben, ana)
        async with other.follow(table, acting) as stream:
            first = await stream.update()
            assert first["passing"] is False
            await me.post(f"/api/tables/{table}/passing", {"seat": seat, "on": True})
            assert (await me.look(table, seat))["passing"] is True
            assert (await other.look(table, acting))["passing"] is False
            assert (await other.look(table))["passing"] is None
            shown = await other.get(f"/api/tables/{table}")
            async with server.services.tables.at(table) as live:
                assert live.seq == first["seq"], "it makes no row"
            await other.post(f"/api/tables/{table}/chat", {"text": "next"}, 201)
            while (block := await stream.next()).event != "chat":
                assert block.event == "table", "who is online changes; nothing else does"
                assert "passing" not in block.data
        assert "passing" not in json.dumps(shown)


async def test_a_wish_to_pass_survives_a_restart(database: str) -> None:
    async with Visitor("http://nowhere") as ana:
        async with serving(database) as server:
            ana.http.base_url = server.url
            await ana.post("/api/me", {"name": "Ana"}, 201)
            table = (await ana.table("me hot", options=VIZIER))["id"]
            await ana.post(f"/api/tables/{table}/passing", {"seat": 1, "on": True})
        async with serving(database) as server:
            ana.http.base_url = server.url
            async with server.services.tables.at(table) as live:
                assert [seat.passing for seat in live.seats] in ([False, True], [False, False])
                if 1 not in live.match.waiting:
                    assert live.seats[1].passing


async def test_only_the_player_may_pass_for_a_seat(database: str) -> None:
    async with serving(database) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
        table = await two_at_a_table(ana, ben)
        await ben.post(f"/api/tables/{table}/passing", {"seat": 0, "on": True}, 403)


@pytest.mark.parametrize("game", ["sabika", "alhambra"])
async def test_a_match_without_windows_has_nothing_to_pass(database: str, game: str) -> None:
    async with serving(database) as server, visitors(server, "Ana") as [ana]:
        table = (await ana.table("me bot:easy", game=game))["id"]
        problem = await ana.post(f"/api/tables/{table}/passing", {"seat": 0, "on": True}, 409)
        assert "between two turns" in problem["detail"]
        assert (await ana.look(table, 0))["passing"] is None


async def test_a_seat_is_asked_for_what_it_waits_for_and_passes_otherwise(database: str) -> None:
    """With every type waited for the window stays open, whatever lies in the market; with none it is passed."""
    async with serving(database) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
        table = str((await ana.table("me open", options=VIZIER))["id"])
        await ben.post(f"/api/tables/{table}/join", {})
        people, chance = [ana, ben], random.Random(5)
        acting = (await ana.look(table))["actor"]
        seat = 1 - acting
        async with server.services.tables.at(table) as live:
            game, state = live.match.game, live.match.state
            here = set(game.open_pieces(state))
            types = ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"]
        assert here - set(types), "the tiles are named too"
        path = f"/api/tables/{table}/passing"
        out = await people[seat].post(path, {"seat": seat, "on": True, "unless": types})
        assert out == {"passing": True, "unless": types}
        update = await people[acting].look(table, acting)
        assert update["unless"] == []
        while (update := await people[acting].look(table, acting))["actor"] == acting:
            action = pick(update["decision"]["actions"], chance)
            await people[acting].move(table, acting, update["seq"], action)
        mine = await people[seat].look(table, seat)
        while mine["prompt"]["id"] == "prompt-vizier" and acting in mine["waiting"] and seat not in mine["waiting"]:
            await people[acting].move(table, acting, mine["seq"], "pass")
            mine = await people[seat].look(table, seat)
        assert (mine["prompt"]["id"], mine["unless"], mine["passing"]) == ("prompt-vizier", types, True)
        assert seat in mine["waiting"]
        for _ in range(40):
            assert (await people[seat].look(table, seat))["seq"] == mine["seq"], "it was answered all the same"
        await people[seat].post(path, {"seat": seat, "on": True, "unless": []})
        for _ in range(600):
            if (await people[seat].look(table, seat))["seq"] > mine["seq"]:
                break
        else:
            pytest.fail("nothing is waited for any more: it passes")


async def test_only_pieces_of_the_game_can_be_waited_for(database: str) -> None:
    async with serving(database) as server, visitors(server, "Ana") as [ana]:
        table = (await ana.table("me bot:easy", options=VIZIER))["id"]
        problem = await ana.post(f"/api/tables/{table}/passing", {"seat": 0, "on": True, "unless": ["castle"]}, 422)
        assert "castle" in problem["detail"]
