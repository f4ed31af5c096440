"""Moves, undo, and looking back."""

from __future__ import annotations

import asyncio
import random
import uuid
from typing import Any

import pytest
from sqlalchemy import update as sql_update

from majlis.engine.record import Record
from majlis.server.live import Draft
from majlis.server.schema import Table
from tests.server.visitors import Visitor, serving, visitors

pytestmark = pytest.mark.anyio


async def alone(ana: Visitor, seats: str = "me hot", **more: Any) -> str:
    """A table at which Ana plays both seats, so that nothing moves by itself."""
    return str((await ana.table(seats, seed="2a", **more))["id"])


async def now(ana: Visitor, table: str) -> tuple[int, dict[str, Any]]:
    """Whose turn it is, and what that seat sees."""
    actor = (await ana.look(table))["actor"]
    return actor, await ana.look(table, actor)


def taking(update: dict[str, Any]) -> str:
    """An action that takes money: it ends the turn and reveals a card."""
    return str(next(action["text"] for action in update["decision"]["actions"] if action["verb"] == "take"))


async def test_a_move_is_answered_once_however_often_it_is_sent(database: str) -> None:
    async with serving(database) as server, visitors(server, "Ana") as [ana]:
        table = await alone(ana)
        seat, update = await now(ana, table)
        id = str(uuid.uuid4())
        first = await ana.move(table, seat, update["seq"], taking(update), id=id)
        assert first == {"seq": update["seq"] + 1}
        again = await asyncio.gather(*(ana.move(table, seat, update["seq"], taking(update), id=id) for _ in range(5)))
        assert again == [first] * 5
        assert (await ana.look(table))["entries"] == 1


async def test_the_same_move_sent_many_times_at_once_is_played_once(database: str) -> None:
    async with serving(database) as server, visitors(server, "Ana") as [ana]:
        table = await alone(ana)
        seat, update = await now(ana, table)
        id = str(uuid.uuid4())
        answers = await asyncio.gather(
            *(ana.move(table, seat, update["seq"], taking(update), id=id) for _ in range(10))
        )
        assert answers == [{"seq": update["seq"] + 1}] * 10
        assert (await ana.look(table))["entries"] == 1


async def test_of_different_answers_to_one_question_one_wins(database: str) -> None:
    async with serving(database) as server, visitors(server, "Ana") as [ana]:
        table = await alone(ana)
        seat, update = await now(ana, table)
        texts = [action["text"] for action in update["decision"]["actions"]][:6]

        async def send(text: str) -> int:
            body = {"id": str(uuid.uuid4()), "seq": update["seq"], "seat": seat, "action": text}
            return (await ana.http.post(f"/api/tables/{table}/moves", json=body)).status_code

        answers = await asyncio.gather(*(send(text) for text in texts))
        assert sorted(answers) == [200] + [409] * (len(texts) - 1)
        assert (await ana.look(table))["entries"] == 1


async def test_an_answer_to_an_earlier_question_is_stale_and_says_where_the_match_is(database: str) -> None:
    async with serving(database) as server, visitors(server, "Ana") as [ana]:
        table = await alone(ana)
        seat, update = await now(ana, table)
        played = await ana.move(table, seat, update["seq"], taking(update))
        for seq in (update["seq"], played["seq"] + 5):
            problem = await ana.move(table, seat, seq, taking(update), 409)
            assert problem["type"] == "urn:majlis:stale"
            assert problem["seq"] == played["seq"]


async def test_chat_does_not_make_a_move_stale(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        table = await alone(ana)
        seat, update = await now(ana, table)
        await ana.post(f"/api/tables/{table}/chat", {"text": "let me think"}, 201)
        assert await ana.move(table, seat, update["seq"], taking(update)) == {"seq": update["seq"] + 2}


async def test_a_seat_asked_together_with_others_may_answer_an_earlier_update(sqlite: str) -> None:
    """Sabika begins with a choice of all seats (SAB-2.14); answers and answers taken back are hidden from the others."""
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        table = await alone(ana, "me hot hot", game="sabika")
        asked = [await ana.look(table, seat) for seat in range(3)]
        keep = [update["decision"]["actions"][0]["text"] for update in asked]
        first = await ana.move(table, 1, asked[1]["seq"], keep[1])
        body = {"id": str(uuid.uuid4()), "seq": first["seq"], "seat": 1, "to": "last"}
        await ana.post(f"/api/tables/{table}/undo", body)
        again = await ana.move(table, 1, first["seq"] + 1, keep[1])
        await ana.move(table, 2, asked[2]["seq"], keep[2])
        stale = await ana.move(table, 2, asked[2]["seq"], keep[2], 409)
        assert stale["seq"] == again["seq"] + 1
        last = await ana.move(table, 0, asked[0]["seq"], keep[0])
        assert (await ana.look(table))["entries"] == 5  # one was taken back and given again
        gone = await ana.move(table, 1, asked[1]["seq"], keep[1], 409)
        assert gone == stale | {"detail": gone["detail"], "seq": last["seq"]}


async def test_actions_are_taken_as_notation_and_as_json(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        for form in ("text", "json"):
            table = await alone(ana)
            seat, update = await now(ana, table)
            action = next(action for action in update["decision"]["actions"] if action["verb"] == "take")
            json = {name: value for name, value in action.items() if name != "text"}
            await ana.move(table, seat, update["seq"], action["text"] if form == "text" else json)


async def test_what_the_rules_forbid_is_refused_with_the_rule(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        table = await alone(ana)
        seat, update = await now(ana, table)
        problem = await ana.move(table, seat, update["seq"], "place tower_9_es 0,0", 422)
        assert problem["type"] == "urn:majlis:refused"
        assert set(problem["refusal"]) == {"id", "rule", "facts"}
        assert problem["refusal"]["id"].startswith("refused-")
        unfinished = await ana.move(table, seat, update["seq"], "take", 422)
        assert unfinished["refusal"]["id"] == "refused-unfinished"
        nonsense = await ana.move(table, seat, update["seq"], "dance wildly", 422)
        assert nonsense["type"] == "urn:majlis:bad-input"
        off_turn = await ana.move(table, 1 - seat, update["seq"], taking(update), 422)
        assert off_turn["refusal"]["id"] == "refused-not-your-turn"
        assert (await ana.look(table))["entries"] == 0


async def test_nobody_plays_or_sees_somebody_elses_seat(database: str) -> None:
    async with serving(database) as server, visitors(server, "Ana", "Eve") as [ana, eve], Visitor(server.url) as nobody:
        table = await alone(ana)
        seat, update = await now(ana, table)
        action = taking(update)
        for visitor, status in ((eve, 403), (nobody, 401)):
            await visitor.move(table, seat, update["seq"], action, status)
            await visitor.get(f"/api/tables/{table}/stream", status, seat=seat)
            await visitor.get(f"/api/tables/{table}/replay", status, at=0, seat=seat)
            await visitor.post(f"/api/tables/{table}/why", {"seat": seat, "action": action}, status)
            await visitor.post(f"/api/tables/{table}/undo", {"id": "12345678", "seq": 1, "seat": seat}, status)
            await visitor.post(f"/api/tables/{table}/undo-request", {"seat": seat, "to": 1}, status)
            await visitor.post(f"/api/tables/{table}/confirm-turns", {"seat": seat, "on": True}, status)
            await visitor.post(f"/api/tables/{table}/resign", {"seat": seat}, status)
        await eve.move(table, 7, update["seq"], action, 403)
        assert (await ana.look(table))["seq"] == update["seq"]


async def test_a_finished_table_takes_no_more_moves(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        table = await alone(ana, "me bot:easy", options={"stall_rounds": 1})
        unfinished = await ana.get(f"/api/tables/{table}/record", 409)
        assert unfinished["type"] == "urn:majlis:wrong-phase"
        end = await ana.play_on(table, 0, random.Random(1))
        for path, body in (
            ("moves", {"id": "12345678", "seq": end["seq"], "seat": 0, "action": "end"}),
            ("undo", {"id": "12345678", "seq": end["seq"], "seat": 0}),
            ("undo-request", {"seat": 0, "to": 1}),
            ("resign", {"seat": 0}),
            ("start", {}),
        ):
            problem = await ana.post(f"/api/tables/{table}/{path}", body, 409)
            assert problem["type"] == "urn:majlis:wrong-phase"
        assert (await ana.look(table))["seq"] == end["seq"]


async def test_undo_takes_back_what_revealed_nothing(database: str) -> None:
    async with serving(database) as server, visitors(server, "Ana") as [ana]:
        table = await alone(ana)
        await ana.post(f"/api/tables/{table}/confirm-turns", {"seat": 0, "on": True})
        await ana.post(f"/api/tables/{table}/confirm-turns", {"seat": 1, "on": True})
        seat, update = await now(ana, table)
        assert update["decision"]["confirm"] is True
        played = await ana.move(table, seat, update["seq"], taking(update))
        after = await ana.look(table, seat)
        assert after["decision"]["undo"] >= 1
        id = str(uuid.uuid4())
        body = {"id": id, "seq": played["seq"], "seat": seat, "to": "turn"}
        undone = await ana.post(f"/api/tables/{table}/undo", body)
        assert await ana.post(f"/api/tables/{table}/undo", body) == undone
        back = await ana.look(table, seat)
        assert back["view"] == update["view"]
        assert back["decision"]["actions"] == update["decision"]["actions"]
        assert [event["name"] for event in back["events"]] == ["event-undo"]


async def test_undo_stops_at_a_reveal_and_goes_further_by_consent(database: str) -> None:
    async with serving(database) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
        table = (await ana.table("me open"))["id"]
        await ben.post(f"/api/tables/{table}/join", {})
        people = [ana, ben]
        actor = (await ana.look(table))["actor"]
        me, other = people[actor], people[1 - actor]
        before = await me.look(table, actor)
        played = await me.move(table, actor, before["seq"], taking(before))
        refused = await me.post(
            f"/api/tables/{table}/undo", {"id": "undo-it-1", "seq": played["seq"], "seat": actor}, 422
        )
        assert refused["refusal"]["id"] == "refused-undo-shown"

        await me.post(f"/api/tables/{table}/undo-request", {"seat": actor, "to": before["seq"]})
        asked = await other.look(table, 1 - actor)
        assert asked["undo_request"] == {"by": actor, "to": before["seq"], "entries": 0, "agreed": []}
        declined = await other.post(f"/api/tables/{table}/undo-answer", {"seat": 1 - actor, "agree": False})
        assert (await me.look(table, actor))["undo_request"] is None
        assert (await me.look(table, actor))["entries"] == 1

        await me.post(f"/api/tables/{table}/undo-request", {"seat": actor, "to": before["seq"]})
        await me.post(f"/api/tables/{table}/undo-answer", {"seat": actor, "agree": True})
        assert (await me.look(table, actor))["entries"] == 1
        agreed = await other.post(f"/api/tables/{table}/undo-answer", {"seat": 1 - actor, "agree": True})
        assert agreed["seq"] > declined["seq"]
        after = await me.look(table, actor)
        assert after["entries"] == 2, "the record keeps what was taken back"
        assert [event["name"] for event in after["events"]] == ["event-back"]
        assert after["view"] == before["view"]
        assert after["undo_request"] is None
        await me.move(table, actor, after["seq"], taking(after))
        gone = await me.post(f"/api/tables/{table}/undo-request", {"seat": actor, "to": played["seq"]}, 409)
        assert gone["type"] == "urn:majlis:stale"


async def test_a_player_alone_with_bots_may_go_back_at_once(database: str) -> None:
    async with serving(database) as server, visitors(server, "Ana") as [ana]:
        table = (await ana.table("me bot:easy"))["id"]
        start = await ana.play_on(table, 0, random.Random(1), 0)
        later = await ana.play_on(table, 0, random.Random(1), 3)
        assert later["entries"] >= 3
        async with ana.follow(table, 0) as stream:
            answer = await ana.post(f"/api/tables/{table}/undo-request", {"seat": 0, "to": start["seq"]})
            back = await stream.update(lambda update: update["seq"] == answer["seq"])
        assert back["entries"] > later["entries"]
        assert (back["view"], back["scores"]) == (start["view"], start["scores"])
        end = await ana.play_on(table, 0, random.Random(2))
        assert end["phase"] == "over"


async def own_turn(ana: Visitor, table: str) -> dict[str, Any]:
    """What Ana sees in seat 0 when she is to decide."""
    async with ana.follow(table, 0) as stream:
        return await stream.update(lambda update: 0 in update["waiting"])


async def test_alone_with_bots_undo_and_restart_go_beyond_reveals(database: str) -> None:
    async with serving(database) as server, visitors(server, "Ana") as [ana]:
        table = (await ana.table("me bot:easy"))["id"]
        await ana.play_on(table, 0, random.Random(1), 2)
        before = await own_turn(ana, table)
        await ana.move(table, 0, before["seq"], taking(before))
        after = await own_turn(ana, table)
        assert after["undo"] == {"last": True, "turn": after["undo"]["turn"], "beyond": True, "refusal": None}
        body = {"id": "back-it-1", "seq": after["seq"], "seat": 0}
        await ana.post(f"/api/tables/{table}/undo", body)
        back = await ana.look(table, 0)
        assert back["view"] == before["view"]
        assert back["decision"]["actions"] == before["decision"]["actions"]
        again = await ana.post(
            f"/api/tables/{table}/undo", {"id": "back-it-2", "seq": back["seq"], "seat": 0, "to": "turn"}
        )
        assert again["seq"] == back["seq"] + 1
        end = await ana.play_on(table, 0, random.Random(2))
        assert end["undo"] is None
        record = (await ana.http.get(f"/api/tables/{table}/record")).text
    entries = [line for line in record.splitlines() if line.startswith("0 back ")]
    assert len(entries) == 2
    assert Record.loads(record).replay().over


async def test_undo_says_to_each_seat_why_it_cannot(database: str) -> None:
    async with serving(database) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
        table = (await ana.table("me open"))["id"]
        await ben.post(f"/api/tables/{table}/join", {})
        people = [ana, ben]
        actor = (await ana.look(table))["actor"]
        before = await people[actor].look(table, actor)
        assert before["undo"]["refusal"]["id"] == "refused-nothing-to-undo"
        played = await people[actor].move(table, actor, before["seq"], taking(before))
        after = await people[actor].look(table, actor)
        assert (after["undo"]["last"], after["undo"]["refusal"]["id"]) == (False, "refused-undo-shown")
        await people[actor].post(
            f"/api/tables/{table}/undo", {"id": "turn-back", "seq": played["seq"], "seat": actor, "to": "turn"}, 422
        )
        assert (await ana.look(table))["undo"] is None


async def test_logs_of_old_in_which_a_step_back_vanished_are_still_read(database: str) -> None:
    async with serving(database) as server, visitors(server, "Ana") as [ana]:
        table = (await ana.table("me bot:easy"))["id"]
        start = await own_turn(ana, table)
        await ana.play_on(table, 0, random.Random(1), 2)
        await own_turn(ana, table)
        async with server.services.tables.at(table) as live:
            await server.services.tables.write(live, [Draft("back", 0, None, str(start["seq"]))])
            assert len(live.match.entries) == start["entries"]
            live.forget()
        back = await ana.look(table, 0)
        assert back["view"] == start["view"]
        end = await ana.play_on(table, 0, random.Random(2))
        assert end["phase"] == "over"


async def test_tables_that_were_let_go_of_are_replayed(database: str) -> None:
    async with serving(database, live_tables=1) as server, visitors(server, "Ana") as [ana]:
        tables = [await alone(ana) for _ in range(3)]
        for _ in range(3):
            for table in tables:
                seat, update = await now(ana, table)
                await ana.move(table, seat, update["seq"], taking(update))
                assert len(server.services.tables.by_id) <= 2
        views = [(await ana.look(table))["view"] for table in tables]
    assert views[0] == views[1] == views[2]


async def test_a_match_whose_components_have_changed_is_not_continued(database: str) -> None:
    async with Visitor("http://nowhere") as ana:
        async with serving(database) as server:
            ana.http.base_url = server.url
            await ana.post("/api/me", {"name": "Ana"}, 201)
            table = await alone(ana)
            async with server.services.store.write() as transaction:
                await transaction.execute(sql_update(Table).values(box="other"))
        async with serving(database) as server:
            ana.http.base_url = server.url
            for path in ("", "/stream", "/record"):
                problem = await ana.get(f"/api/tables/{table}{path}", 409)
                assert problem["type"] == "urn:majlis:broken"
            assert len(await ana.get("/api/tables", list="mine")) == 1


async def test_why_explains_an_action_that_is_only_begun(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        table = await alone(ana)
        seat, update = await now(ana, table)
        for attempt in update["decision"]["tries"]:
            answer = await ana.post(f"/api/tables/{table}/why", {"seat": seat, "action": attempt["text"]})
            assert answer["refusal"] == attempt["refusal"]
        possible = await ana.post(f"/api/tables/{table}/why", {"seat": seat, "action": {"verb": "take"}})
        assert possible == {"refusal": None}


async def test_replay_shows_any_moment_and_afterwards_any_seat(database: str) -> None:
    async with serving(database) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
        table = (await ana.table("me open", options={"stall_rounds": 1, "modules": ["bonus_cards"]}))["id"]
        await ben.post(f"/api/tables/{table}/join", {})
        first = await ana.look(table, 0)
        assert (await ana.get(f"/api/tables/{table}/replay", at=0, seat=0))["view"] == first["view"]
        await ana.get(f"/api/tables/{table}/replay", 403, at=0, seat=1)
        await ana.get(f"/api/tables/{table}/replay", 404, at=1)
        await asyncio.gather(ana.play_on(table, 0, random.Random(1)), ben.play_on(table, 1, random.Random(2)))
        last = await ben.look(table, 1)
        theirs = await ana.get(f"/api/tables/{table}/replay", at=0, seat=1)
        end = await ana.get(f"/api/tables/{table}/replay", at=last["entries"], seat=1)
        await ana.get(f"/api/tables/{table}/replay", 404, at=last["entries"] + 1)
        await ana.get(f"/api/tables/{table}/replay", 404, at=0, seat=5)
    assert theirs["view"]["seat"] == 1
    assert len(theirs["view"]["players"][1]["bonus_hand"]) > 0
    assert end["view"] == last["view"]
    assert end["scores"] == last["scores"]
    assert end["text"]


async def test_a_replay_of_a_running_match_does_not_quote_what_others_wrote(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana", "Eve") as [ana, eve]:
        table = await alone(ana)
        seat, update = await now(ana, table)
        await ana.move(table, seat, update["seq"], taking(update))
        assert (await ana.get(f"/api/tables/{table}/replay", at=1, seat=seat))["text"] == taking(update)
        assert (await ana.get(f"/api/tables/{table}/replay", at=1, seat=1 - seat))["text"] is None
        assert (await eve.get(f"/api/tables/{table}/replay", at=1))["text"] is None
