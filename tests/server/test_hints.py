"""Hints at a table: the setting, the limit, and that everybody is told."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.visitors import Visitor, serving, visitors

pytestmark = pytest.mark.anyio


async def decision(visitor: Visitor, table: str, seat: int = 0) -> dict[str, Any]:
    """The update in which that seat is to decide."""
    async with visitor.follow(table, seat) as stream:
        update = await stream.update()
        while seat not in update["waiting"]:
            update = await stream.update()
        return update


async def test_the_three_best_actions_with_chances_and_words(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        table = await ana.table("me bot:easy bot:easy")
        assert table["hints"] == "free"
        update = await decision(ana, table["id"])
        found = await ana.get(f"/api/tables/{table['id']}/hints", seat=0, seq=update["seq"])
        assert found["left"] is None
        rows = found["rows"]
        assert [row["letter"] for row in rows] == ["A", "B", "C"]
        assert [row["chance"] for row in rows] == sorted((row["chance"] for row in rows), reverse=True)
        legal = [action["text"] for action in update["decision"]["actions"]]
        for row in rows:
            assert row["action"]["text"] in legal
            assert 0 <= row["low"] <= row["chance"] <= row["high"] <= 1
            assert row["text"]
        assert rows[0]["difference"] > 0
        await ana.move(table["id"], 0, update["seq"], rows[0]["action"]["text"])
        stale = await ana.get(f"/api/tables/{table['id']}/hints", 409, seat=0, seq=update["seq"])
        assert stale["type"] in ("urn:majlis:stale", "urn:majlis:wrong-phase")


async def test_where_another_person_may_sit_hints_are_off_unless_the_host_says_otherwise(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
        table = await ana.table("me open")
        assert table["hints"] == "off"
        await ben.post(f"/api/tables/{table['id']}/join", {})
        actor = (await ana.look(table["id"]))["actor"]
        player = (ana, ben)[actor]
        update = await decision(player, table["id"], actor)
        refused = await player.get(f"/api/tables/{table['id']}/hints", 403, seat=actor, seq=update["seq"])
        assert refused["detail"] == "Hints are off at this table."


async def test_five_hints_for_each_seat_one_for_each_decision_and_everybody_is_told(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        table = (await ana.table("me hot", hints="five"))["id"]
        lefts: list[int] = []
        for number in range(6):
            update = await decision(ana, table)
            status = 200 if number < 5 else 403
            first = await ana.get(f"/api/tables/{table}/hints", status, seat=0, seq=update["seq"])
            if number == 5:
                assert first["detail"] == "You have used your 5 hints."
                break
            lefts.append(first["left"])
            again = await ana.get(f"/api/tables/{table}/hints", seat=0, seq=update["seq"])
            assert again == first, "the hint for one decision counts once"
            await forward(ana, table)
        assert lefts == [4, 3, 2, 1, 0]
        shown = await ana.get(f"/api/tables/{table}")
        assert [seat["hints"] for seat in shown["seats"]] == [5, 0]
        async with ana.follow(table, "spectator", after=0) as stream:
            told = [await stream.update(lambda update: True) for _ in range(6)]
        names = [event["name"] for update in told for event in update["events"]]
        assert "event-hint" in names


async def forward(visitor: Visitor, table: str) -> None:
    """Play until seat 0 has a decision of another turn."""
    moved = False
    while True:
        look = await visitor.look(table)
        seat = look["actor"]
        if seat == 0 and moved:
            return
        update = await visitor.look(table, seat)
        takes = [action for action in update["decision"]["actions"] if action["verb"] != "remove"]
        await visitor.move(table, seat, update["seq"], takes[0]["text"])
        moved = moved or seat == 0


async def test_a_hint_needs_a_decision_of_ones_own(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
        table = (await ana.table("me hot", hints="free"))["id"]
        update = await ana.look(table)
        other = 1 - update["actor"]
        refused = await ana.get(f"/api/tables/{table}/hints", 409, seat=other, seq=update["seq"])
        assert refused["detail"] == "You have nothing to decide now, so there is no hint."
        await ben.get(f"/api/tables/{table}/hints", 403, seat=update["actor"], seq=update["seq"])
