"""A puzzle's table stands still; from its position one may play on at an ordinary table."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from majlis.engine.catalog import game
from majlis.server.history import History
from majlis.server.playing_on import going_on
from majlis.server.rows import SeatRow
from majlis.server.tables import new_table
from tests.server.visitors import Visitor, serving, visitors

pytestmark = pytest.mark.anyio
NAME = "swap-or-add"
BEST = "place pavilion_5_nw -1,-1"


async def answered(visitor: Visitor) -> str:
    made = await visitor.post(f"/api/learn/alhambra/puzzles/{NAME}", {}, 201)
    table: str = made["table"]
    await move(visitor, table, BEST)
    return table


async def move(visitor: Visitor, table: str, action: str) -> dict[str, Any]:
    """Play it; the table as it stands then."""
    async with visitor.follow(table, 0) as stream:
        update = await stream.update()
        played = await visitor.move(table, 0, update["seq"], action)
        while update["seq"] < played["seq"]:
            update = await stream.update()
        return update


async def test_the_match_goes_on_from_the_answer_at_an_ordinary_table_with_bots(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        puzzle = await answered(ana)
        made = await ana.post(f"/api/tables/{puzzle}/play-on", {}, 201)
        table = await ana.get(f"/api/tables/{made['table']}")
        assert (table["teaching"], table["private"], table["phase"]) == ("", True, "playing")
        assert [(seat["kind"], seat["level"]) for seat in table["seats"]] == [
            ("person", None),
            ("bot", "medium"),
            ("bot", "medium"),
        ]
        assert made["table"] in [one["id"] for one in await ana.get("/api/tables", list="mine")]
        async with ana.follow(made["table"], 0) as stream:
            update = await stream.update()
            palace = {place["cell"]: place["tile"] for place in update["view"]["players"][0]["palace"]}
            assert palace["-1,-1"] == "pavilion_5_nw"
            played = await ana.move(made["table"], 0, update["seq"], "confirm")
            while update["actor"] != 0 or update["seq"] <= played["seq"]:  # both bots have played
                update = await stream.update()
        assert (await ana.get(f"/api/tables/{puzzle}/puzzle"))["solved"], "the puzzle stays as it was"


async def everything_told(visitor: Visitor, table: str) -> str:
    """All that somebody can find out about a running match, and about themselves."""
    seen = len(visitor.bytes)
    entries = (await visitor.get(f"/api/tables/{table}"))["entries"]
    for at in range(entries + 1):
        await visitor.get(f"/api/tables/{table}/replay", at=at, seat=0)
        await visitor.get(f"/api/tables/{table}/replay", at=at)
    for path in ("turns", "picture", "outlooks", "replay?at=0"):
        await visitor.call("GET", f"/api/tables/{table}/{path}", params={"seat": 0, "at": 0})
    await visitor.get(f"/api/tables/{table}/record", 409)
    await visitor.get("/api/account/export")
    async with visitor.follow(table, 0, after=-1) as stream:
        await stream.update()
        told = "".join(stream.raw)
    return told + b"".join(body for _, body in visitor.bytes[seen:]).decode()


@pytest.mark.parametrize("origin", ["a puzzle", "a finished match"])
async def test_the_seed_of_the_new_deal_reaches_nobody_while_the_match_runs(sqlite: str, origin: str) -> None:
    """The first one is known to whoever has seen the end of the match; with both, everything hidden would be."""
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        if origin == "a puzzle":
            made = await ana.post(f"/api/tables/{await answered(ana)}/play-on", {}, 201)
        else:
            over = (await ana.table("me bot:easy"))["id"]
            update = await ana.look(over, 0)
            if update["actor"] == 0:
                await ana.move(over, 0, update["seq"], update["decision"]["actions"][0]["text"])
            await ana.post(f"/api/tables/{over}/resign", {"seat": 0})
            async with ana.follow(over) as stream:
                await stream.update(lambda update: bool(update["phase"] == "over"))
            made = await ana.post(f"/api/tables/{over}/play-on", {"at": 1, "seat": 0}, 201)
        async with server.services.tables.at(made["table"]) as live:
            [seed] = [entry.text.split()[1] for entry in live.match.entries if entry.text.startswith("branch ")]
            assert live.match.secret == seed
        told = await everything_told(ana, made["table"])
        assert len(told) > 5000
        assert seed not in told


async def test_only_a_puzzle_of_ones_own_can_be_played_on(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
        puzzle = await answered(ana)
        await ben.call("POST", f"/api/tables/{puzzle}/play-on", {}, 404)
        made = await ana.post("/api/tables", {"game": "alhambra", "seats": [{"kind": "me"}, {"kind": "bot"}]}, 201)
        await ana.call("POST", f"/api/tables/{made['id']}/play-on", {}, 404)


def test_what_the_seat_does_not_know_is_dealt_anew_and_turns_end_by_themselves() -> None:
    match = game("alhambra").start(3, {}, "2a")
    match.confirm_turns(0, True)
    one, two = going_on(match, 0), going_on(match, 0)
    assert one.view(0) == match.view(0)
    assert [entry.text.split()[0] for entry in one.entries] == ["confirm-turns", "branch", "confirm-turns"]
    assert one.entries[1].text != two.entries[1].text
    assert one.state.confirming == 0


@pytest.mark.parametrize(("teaching", "waits"), [("", True), ("first-match", True), (f"puzzle/{NAME}", False)])
def test_no_bot_is_called_to_the_table_of_a_puzzle(teaching: str, waits: bool) -> None:
    empty = SeatRow(0, "open", None, "", None, None, False, False)
    seats = [empty.as_bot("easy", "Sahir"), empty.taken_by("ana", "Ana")]
    table = replace(new_table("alhambra", json.dumps({}), "Puzzle", True, "ana", "2a"), teaching=teaching)
    history = History(table.deal(2, None))
    history.match = game("alhambra").start(2, {}, "2a")
    assert table.after(history, seats, 0, "", 1.0).bot_waits is waits
