"""Analyses of finished matches over HTTP: who may ask, progress, what is kept, and going on after a restart."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest
from sqlalchemy import select, update

from majlis.server.bot_pool import BotProcess
from majlis.server.schema import Analysis
from tests.server.visitors import Server, Visitor, serving, visitors

pytestmark = pytest.mark.anyio


async def finished(visitor: Visitor, **more: Any) -> str:
    """A match that a person and a bot have played to the end."""
    table: str = (await visitor.table("me bot:easy", **more))["id"]
    await visitor.play_on(table, 0, random.Random(1))
    return table


async def ready(visitor: Visitor, table: str) -> dict[str, Any]:
    """The analysis once it is ready."""
    while True:
        found: dict[str, Any] = await visitor.get(f"/api/tables/{table}/analysis")
        if found["state"] not in ("waiting", "computing"):
            return found
        await asyncio.sleep(0.1)


async def test_a_finished_match_is_analysed_once_and_told_in_the_callers_language(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
        turns: set[str] = set()
        pool = server.services.bots.pool
        take = pool._take

        async def note(table: str, owner: str) -> BotProcess:
            turns.add(owner)
            return await take(table, owner)

        monkeypatch.setattr(pool, "_take", note)
        table = await finished(ana)
        assert await ana.get(f"/api/tables/{table}/analysis") == {
            "state": "none",
            "done": 0.0,
            "error": None,
            "result": None,
        }
        asked = await ana.post(f"/api/tables/{table}/analysis", status=202)
        assert asked["state"] == "waiting"
        found = await ready(ana, table)
        assert await ana.get("/api/analyses") == []
        # Bots and analysis take the turns of one person, who thus never has all processes.
        assert turns == {(await ana.get("/api/me"))["id"]}
        assert (found["state"], found["done"], found["error"]) == ("ready", 1.0, None)
        result = found["result"]
        assert [seat["name"] for seat in result["seats"]] == ["Ana", "Ziryab"]
        for seat in result["seats"]:
            assert seat["start"] + seat["luck"] - seat["mistakes"] + seat["gifts"] == pytest.approx(
                seat["end"], abs=1e-3
            )
        assert sum(seat["luck"] for seat in result["seats"]) == pytest.approx(0.0, abs=1e-3)
        assert 3 <= len(result["turning_points"]) <= 5
        assert all(sum(one["chances"]) == pytest.approx(1.0, abs=1e-3) for one in result["decisions"])
        assert len(result["sources"][-1]["seats"][0]) <= 7
        assert await ben.post(f"/api/tables/{table}/analysis", status=202) == {"state": "ready", "done": 1.0}
        german = await ben.call("GET", f"/api/tables/{table}/analysis", headers={"Accept-Language": "de"})
        assert german["result"]["figures"][0]["name"] == "Punkte"
        assert german["result"]["decisions"] != result["decisions"]


async def test_a_running_match_is_not_analysed_and_a_private_one_only_for_its_players(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
        running = (await ana.table("me bot:easy"))["id"]
        refused = await ana.post(f"/api/tables/{running}/analysis", status=409)
        assert refused["detail"] == "A match can be analysed once it is over."
        await ana.get(f"/api/tables/{running}/analysis", 409)
        private = await finished(ana, private=True)
        key = (await ana.get(f"/api/tables/{private}"))["link"].partition("key=")[2]
        await ben.get(f"/api/tables/{private}", 200, key=key)
        await ben.post(f"/api/tables/{private}/analysis", status=404)
        await ben.get(f"/api/tables/{private}/analysis", 404)
        await ana.post(f"/api/tables/{private}/analysis", status=202)


async def stop_working(server: Server) -> None:
    """From now on nobody works on analyses."""
    await server.services.analyses.close()


async def test_there_is_one_analysis_for_each_person_in_the_queue(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
        first, second = await finished(ana), await finished(ana)
        await stop_working(server)
        await ana.post(f"/api/tables/{first}/analysis", status=202)
        assert (await ana.post(f"/api/tables/{first}/analysis", status=202))["state"] == "waiting"
        refused = await ana.post(f"/api/tables/{second}/analysis", status=409)
        assert "not ready yet" in refused["detail"]
        await ben.post(f"/api/tables/{second}/analysis", status=202)
        # Those who played see how far they are, whoever has asked.
        waiting = {"state": "waiting", "done": 0.0}
        assert await ana.get("/api/analyses") == [{"table": table, **waiting} for table in (first, second)]
        assert await ben.get("/api/analyses") == []


async def test_an_analysis_goes_on_after_a_restart_from_where_it_was(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        table = await finished(ana)
        await ana.post(f"/api/tables/{table}/analysis", status=202)
        whole = await ready(ana, table)
        await stop_working(server)
        store = server.services.store
        async with store.write() as transaction:
            kept = json.loads((await transaction.execute(select(Analysis.result))).scalar_one() or "")
            kept["judged"] = kept["judged"][:5]
            kept["judged"][0] |= {"played": "end", "loss": 0.0}  # to be told from one that was judged again
            half = {"state": "computing", "done": 0.1, "result": json.dumps(kept), "by": "gone", "until": 1 << 60}
            await transaction.execute(update(Analysis).values(**half))
        cookies = ana.http.cookies
    async with serving(sqlite) as server:
        again = Visitor(server.url)
        again.http.cookies = cookies
        async with again:
            found = await ready(again, table)
    assert found["state"] == "ready"
    assert len(found["result"]["decisions"]) == len(whole["result"]["decisions"])
    assert found["result"]["decisions"][0]["action"]["text"] == "end"


async def test_a_finished_match_is_played_on_from_any_decision(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
        table = await finished(ana)
        made = await ben.post(f"/api/tables/{table}/play-on", {"at": 6, "seat": 1}, 201)
        shown = await ben.get(f"/api/tables/{made['table']}")
        assert (shown["phase"], shown["private"], shown["hints"]) == ("playing", True, "free")
        assert shown["origin"] == {"table": table, "at": 6}
        assert [(seat["kind"], seat["mine"]) for seat in shown["seats"]] == [("bot", False), ("person", True)]
        other = await ben.post(f"/api/tables/{table}/play-on", {"at": 6, "seat": 0, "level": "novice"}, 201)
        assert (await ben.get(f"/api/tables/{other['table']}"))["seats"][1]["level"] == "novice"
        then = await ana.get(f"/api/tables/{table}/replay", at=6, seat=1)
        here = await ben.get(f"/api/tables/{made['table']}/replay", at=6, seat=1)
        assert here["view"] == then["view"]
        entries = (await ana.get(f"/api/tables/{table}"))["entries"]
        await ben.post(f"/api/tables/{table}/play-on", {"at": entries}, 404)
        await ben.post(f"/api/tables/{table}/play-on", {"at": 6, "seat": 5}, 404)
