"""Whole matches over the wire, on both kinds of database."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

import majlis
from majlis.engine.chance import commitment
from tests.server.visitors import serving, visitors

pytestmark = pytest.mark.anyio
MODULES = {"modules": ["vizier", "exchange_cards", "bonus_cards", "huts"]}


async def test_a_person_plays_against_bots_to_the_end(database: str) -> None:
    async with serving(database) as server, visitors(server, "Ana") as [ana]:
        table = (await ana.table("me bot:easy bot:medium", options=MODULES))["id"]
        end = await ana.play_on(table, 0, random.Random(1))
        shown = await ana.get(f"/api/tables/{table}")
        record = majlis.Record.loads(await ana.get(f"/api/tables/{table}/record"))
    assert end["decision"] is None
    assert end["actor"] is None
    assert commitment(end["seed"]) == end["commitment"] == shown["commitment"]
    assert shown["phase"] == "over"
    assert shown["ranking"] == end["ranking"]
    assert [seat["score"] for seat in shown["seats"]] == end["scores"]
    assert record.replay().scores() == end["scores"]
    assert record.seed == end["seed"]


async def test_two_people_play_with_each_other(database: str) -> None:
    async with serving(database) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
        table = (await ana.table("me open"))["id"]
        joined = await ben.post(f"/api/tables/{table}/join", {})
        assert joined["phase"] == "playing"
        ends = await asyncio.gather(ana.play_on(table, 0, random.Random(2)), ben.play_on(table, 1, random.Random(3)))
    assert ends[0]["ranking"] == ends[1]["ranking"]
    assert ends[0]["scores"] == ends[1]["scores"]


async def test_bots_alone_play_to_the_end_and_a_spectator_sees_it(sqlite: str) -> None:
    def over(update: dict[str, Any]) -> bool:
        return bool(update["phase"] == "over")

    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        table = (await ana.table("bot:easy bot:easy"))["id"]
        async with ana.follow(table) as stream:
            end = await stream.update(over)
    assert sorted(end["ranking"])[0] == 1


async def test_one_plays_alone_where_a_game_allows_it(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        table = (await ana.table("me", game="sabika", options={"level": "hard"}))["id"]
        end = await ana.play_on(table, 0, random.Random(4))
        record = majlis.Record.loads(await ana.get(f"/api/tables/{table}/record"))
    assert end["decision"] is None
    assert len(end["scores"]) == 1
    assert record.replay().ranking() == end["ranking"]
