"""Tables that are played with an owner's own values."""

from __future__ import annotations

import random
from typing import Any

import pytest

import majlis
from majlis.engine.form_values import forms_of
from majlis.server.checking import findings
from tests.server.test_boxes import gain, make, put, standard
from tests.server.visitors import Visitor, serving, visitors

pytestmark = pytest.mark.anyio

HUT = "huts/1"
MODULES = {"modules": ["huts"]}


def walled() -> dict[str, Any]:
    """The first hut with other walls than the reconstructed ones."""
    return {**standard("alhambra", HUT), "walls.n": True, "walls.s": False}


async def own_table(visitor: Visitor, id: str, seats: str = "me bot", **more: Any) -> dict[str, Any]:
    made: dict[str, Any] = await visitor.table(seats, box=id, options=MODULES, **more)
    return made


async def test_a_table_says_whose_values_it_is_played_with_and_shows_them(database: str) -> None:
    async with serving(database) as server, visitors(server, "Leila", "Karim") as [leila, karim]:
        id = await make(leila, "alhambra", "Leila’s huts")
        await put(leila, id, HUT, walled())
        await put(leila, id, "huts/2", standard("alhambra", "huts/2"))
        await put(leila, id, "huts/3", {**walled(), "walls.n": False})
        digest = (await leila.get(f"/api/box-sets/{id}"))["digest"]
        made = await own_table(leila, id, "me open open")
        told = {"name": "Leila’s huts", "entered": 2, "total": 29, "digest": digest}
        assert made["box"] == told
        path = f"/api/tables/{made['id']}"
        assert (await karim.get(path))["box"] == told
        assert [table["box"] for table in await karim.get("/api/tables", list="open")] == [told]
        shown = await karim.get(f"{path}/components")
        assert shown["digest"] == digest
        assert "hut_pavilion_s" not in shown["reconstructed"]
        assert "hut_pavilion_ne" in shown["reconstructed"]
        own = await karim.get("/api/games/alhambra")
        assert shown["box"] != own["box"]
        assert shown["names"]["composed"]["hut_pavilion_s"]["parts"]["walls"] == ["n"]
        compared = await karim.get(f"{path}/box/compare/en")
        assert (compared["same"], compared["differ"]) == (1, 1)
        assert [row["text"] for kind in compared["kinds"] for row in kind["rows"]] == [
            "Hut 1, pavilion, Wall to the north: no became yes",
            "Hut 1, pavilion, Wall to the south: yes became no",
        ]


async def test_an_ordinary_table_has_the_games_own_components(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Leila") as [leila]:
        made = await leila.table("me bot")
        assert made["box"] is None
        shown = await leila.get(f"/api/tables/{made['id']}/components")
        own = await leila.get("/api/games/alhambra")
        assert (shown["box"], shown["reconstructed"]) == (own["box"], own["reconstructed"])
        assert shown["names"] == own["names"]
        assert (await leila.get(f"/api/tables/{made['id']}/box/compare/ru"))["kinds"] == []


async def test_components_of_a_private_table_are_for_those_who_have_its_link(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Leila", "Karim") as [leila, karim]:
        id = await make(leila, "alhambra")
        made = await own_table(leila, id, "me open", private=True)
        path = f"/api/tables/{made['id']}"
        await karim.get(f"{path}/components", 404)
        await karim.get(f"{path}/box/compare/en", 404)
        key = made["link"].partition("?key=")[2]
        await karim.get(f"{path}/components", key=key)
        assert await karim.get(f"{path}/box/compare/en", key=key) == {"kinds": [], "same": 0, "differ": 0}


async def test_a_match_is_played_to_its_end_by_people_and_bots_and_its_record_replays(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Leila") as [leila]:
        id = await make(leila, "alhambra")
        await put(leila, id, HUT, walled())
        toml = await leila.get(f"/api/box-sets/{id}/toml")
        made = await own_table(leila, id, "me bot:easy")
        table = made["id"]
        last = await leila.play_on(table, 0, random.Random(7))
        assert last["phase"] == "over"
        text = await leila.get(f"/api/tables/{table}/record")
        game = majlis.game("alhambra")
        box = game.read_box(toml)
        assert box.digest == made["box"]["digest"]
        assert box.digest in text
        record = majlis.Record.loads(text)
        assert record.replay(box).over
        with pytest.raises(majlis.MajlisError, match="data"):
            record.replay()
        replayed = await leila.get(f"/api/tables/{table}/replay", at=last["entries"])
        assert replayed["scores"] == last["scores"]
        again = await leila.post(f"/api/tables/{table}/rematch")
        assert again["box"] == made["box"]


async def test_a_table_goes_on_when_its_set_is_changed_or_deleted_and_after_a_restart(database: str) -> None:
    async with serving(database) as server, visitors(server, "Leila") as [leila]:
        id = await make(leila, "alhambra")
        await put(leila, id, HUT, walled())
        made = await own_table(leila, id, "me bot:easy")
        table = made["id"]
        await leila.play_on(table, 0, random.Random(1), moves=3)
        await put(leila, id, HUT, standard("alhambra", HUT))
        await leila.call("DELETE", f"/api/box-sets/{id}", status=204)
        cookies = dict(leila.http.cookies)
        shown = await leila.get(f"/api/tables/{table}/components")
    async with serving(database) as server, Visitor(server.url) as leila:
        leila.http.cookies.update(cookies)
        assert (await leila.get(f"/api/tables/{table}"))["box"] == made["box"]
        assert await leila.get(f"/api/tables/{table}/components") == shown
        update = await leila.play_on(table, 0, random.Random(2), moves=2)
        assert update["phase"] == "playing"
    assert [finding.error for finding in findings(database)] == [None]


async def test_two_workers_play_at_one_table_with_its_own_values(postgresql: str) -> None:
    async with (
        serving(postgresql) as one,
        serving(postgresql) as other,
        visitors(one, "Leila") as [leila],
        Visitor(other.url) as same,
    ):
        same.http.cookies.update(dict(leila.http.cookies))
        id = await make(leila, "alhambra")
        await put(leila, id, HUT, walled())
        table = (await own_table(leila, id, "me bot:easy"))["id"]
        first = await leila.play_on(table, 0, random.Random(1), moves=2)
        then = await same.play_on(table, 0, random.Random(2), moves=2)
        assert then["seq"] > first["seq"]
        assert await same.get(f"/api/tables/{table}/components") == await leila.get(f"/api/tables/{table}/components")


async def test_a_set_of_another_game_or_with_nothing_entered(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Leila") as [leila]:
        palmyra = await make(leila, "tadmor", "Palmyra")
        seats = [{"kind": "me"}, {"kind": "bot"}]
        refused = await leila.post("/api/tables", {"game": "alhambra", "seats": seats, "box": palmyra}, 422)
        assert refused["detail"] == "The set “Palmyra” is for tadmor, not for alhambra."
        empty = await leila.post("/api/tables", {"game": "tadmor", "seats": seats, "box": palmyra}, 201)
        assert empty["box"] == {
            "name": "Palmyra",
            "entered": 0,
            "total": 93,
            "digest": majlis.game("tadmor").read_box(None).digest,
        }


async def test_drafts_are_never_played(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Leila") as [leila]:
        id = await make(leila)
        poem = standard("sabika", "small-poems/13")
        await put(leila, id, "small-poems/13", {**poem, "red": [gain("dinar", 25)]})
        await put(leila, id, "small-poems/12", {**poem, "red": [gain("dinar", 5)]}, entered=False)
        seats = [{"kind": "me"}, {"kind": "bot"}]
        made = await leila.post("/api/tables", {"game": "sabika", "seats": seats, "box": id}, 201)
        assert made["box"]["entered"] == 0
        assert made["box"]["digest"] == forms_of(majlis.game("sabika")).game.read_box(None).digest
        records = (await leila.get(f"/api/box-sets/{id}"))["records"]
        assert {key: one["state"] for key, one in records.items()} == {
            "small-poems/12": "draft",
            "small-poems/13": "draft",
        }
        assert [bool(records[key]["errors"]) for key in sorted(records)] == [False, True]
