"""What the server says of a position, of what would happen and of what has happened."""

from __future__ import annotations

import json
from typing import Any

import pytest

import majlis
from tests.server.visitors import Visitor, serving, visitors

pytestmark = pytest.mark.anyio


async def a_table(ana: Visitor, seats: str = "me hot", **more: Any) -> tuple[str, int]:
    table = str((await ana.table(seats, seed="2a", **more))["id"])
    return table, int((await ana.look(table))["actor"])


async def test_outlooks_name_every_legal_action_and_every_beginning_of_one(database: str) -> None:
    async with serving(database) as server, visitors(server, "Ana") as [ana]:
        table, seat = await a_table(ana)
        update = await ana.look(table, seat)
        found = await ana.get(f"/api/tables/{table}/outlooks", seat=seat)
        assert (found["seq"], found["entries"]) == (update["seq"], update["entries"])
        legal = [action["text"] for action in update["decision"]["actions"]]
        assert set(legal) <= set(found["outlooks"])
        assert {text.split()[0] for text in legal} <= set(found["outlooks"])
        taken = found["outlooks"][next(text for text in legal if text.startswith("take "))]
        assert [event["name"] for event in taken["events"]] == ["event-take"]
        assert taken["then"] is None, "what is turned up next is hidden"


async def test_what_an_outlook_calls_certain_happens(database: str) -> None:
    async with serving(database) as server, visitors(server, "Ana") as [ana]:
        table, seat = await a_table(ana)
        for _ in range(6):
            update = await ana.look(table, seat)
            seat = update["actor"]
            update = await ana.look(table, seat)
            found = await ana.get(f"/api/tables/{table}/outlooks", seat=seat)
            text = update["decision"]["actions"][0]["text"]
            await ana.move(table, seat, update["seq"], text)
            last = (await ana.get(f"/api/tables/{table}/turns", seat=seat))["turns"]
            told = [
                {name: step[name] for name in ("name", "rule", "seat", "parts")}
                for turn in last
                for step in turn["steps"]
                if step["entry"] == update["entries"] + 1
            ]
            announced = found["outlooks"][text]["events"]
            assert told[: len(announced)] == announced


async def test_nobody_sees_the_outlooks_of_another_seat(database: str) -> None:
    async with serving(database) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
        table, seat = await a_table(ana)
        await ben.get(f"/api/tables/{table}/outlooks", status=403, seat=seat)
        await ben.get(f"/api/tables/{table}/turns", status=403, seat=seat)
        await ben.get(f"/api/tables/{table}/about", status=403, seat=seat, piece="anything")


async def test_turns_tell_everything_that_the_events_told(database: str) -> None:
    async with serving(database) as server, visitors(server, "Ana") as [ana]:
        table, seat = await a_table(ana)
        for _ in range(8):
            actor = (await ana.look(table))["actor"]
            update = await ana.look(table, actor)
            await ana.move(table, actor, update["seq"], update["decision"]["actions"][0]["text"])
        whole = await ana.get(f"/api/tables/{table}/turns")
        assert [turn["number"] for turn in whole["turns"]] == list(range(len(whole["turns"])))
        assert {step["entry"] for turn in whole["turns"] for step in turn["steps"]} >= set(range(1, 9))
        part = await ana.get(f"/api/tables/{table}/turns", since=3)
        assert part["turns"] == whole["turns"][3:]
        assert len(whole["holdings"]) == 2
        mine = await ana.get(f"/api/tables/{table}/turns", seat=seat)
        assert set(whole["holdings"][seat]) <= set(mine["holdings"][seat])


async def test_an_unknown_piece_is_not_found(database: str) -> None:
    async with serving(database) as server, visitors(server, "Ana") as [ana]:
        table, seat = await a_table(ana)
        problem = await ana.get(f"/api/tables/{table}/about", status=404, seat=seat, piece="no_such_piece")
        assert "no_such_piece" in json.dumps(problem)


@pytest.mark.parametrize("game", ["alhambra", "al_rashid", "tadmor", "sabika"])
async def test_the_legend_explains_every_piece_of_the_box_once(sqlite: str, game: str) -> None:
    known = majlis.game(game)
    box = known.read_box(None)
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana], Visitor(server.url) as nobody:
        table, _ = await a_table(ana, "me bot", game=game)
        found = await nobody.get(f"/api/tables/{table}/legend")
        pieces = [entry["piece"] for entry in found["pieces"]]
        assert pieces == [piece for piece in known.pieces(box) if known.about(box, piece) is not None]
        assert len(set(pieces)) == len(pieces)
        words = {language: known.words(language) for language in ("en", "de", "ru")}
        for entry in found["pieces"]:
            for language in words.values():
                assert language.say(entry["text"]["id"], **entry["text"]["facts"])
        first = found["pieces"][0]
        about = await nobody.get(f"/api/tables/{table}/about", piece=first["piece"])
        assert {name: about[name] for name in ("kind", "text", "rule")} == {
            name: first[name] for name in ("kind", "text", "rule")
        }


async def test_a_private_table_has_no_legend_for_strangers(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
        table = (await ana.table("me bot", private=True))["id"]
        await ben.get(f"/api/tables/{table}/legend", 404)
        assert (await ana.get(f"/api/tables/{table}/legend"))["pieces"]
