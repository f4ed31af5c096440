"""Tables: made, listed, joined, left, started, played again."""

from __future__ import annotations

import asyncio
import random

import pytest
from sqlalchemy import literal, text

from majlis.engine.chance import commitment
from majlis.server.sessions import Caller
from majlis.server.tables import bot_name, listing
from tests.server.visitors import SEED, Visitor, serving, visitors

pytestmark = pytest.mark.anyio


async def test_an_open_table_waits_is_listed_and_begins_with_the_last_to_join(database: str) -> None:
    async with serving(database) as server, visitors(server, "Ana", "Ben", "Cem") as [ana, ben, cem]:
        made = await ana.table("me open open", name="Evening")
        assert made["phase"] == "gathering"
        assert made["host"] is True
        assert made["actor"] is None
        assert [seat["kind"] for seat in made["seats"]] == ["person", "open", "open"]
        listed = await ben.get("/api/tables", list="open")
        assert [table["name"] for table in listed] == ["Evening"]
        first = await ben.post(f"/api/tables/{made['id']}/join", {"seat": 2})
        assert [seat["mine"] for seat in first["seats"]] == [False, False, True]
        assert first["phase"] == "gathering"
        taken = await cem.post(f"/api/tables/{made['id']}/join", {"seat": 2}, 409)
        assert taken["type"] == "urn:majlis:taken"
        second = await cem.post(f"/api/tables/{made['id']}/join", {})
        assert second["phase"] == "playing"
        assert await ben.get("/api/tables", list="open") == []
        assert [table["id"] for table in await ben.get("/api/tables", list="watch")] == [made["id"]]
        assert [table["id"] for table in await cem.get("/api/tables", list="mine")] == [made["id"]]


async def test_joining_twice_changes_nothing(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
        table = (await ana.table("me open open"))["id"]
        once = await ben.post(f"/api/tables/{table}/join", {})
        assert await ben.post(f"/api/tables/{table}/join", {}) == once


async def test_nobody_at_a_table_has_the_name_of_another(sqlite: str) -> None:
    long = "G" * 40
    async with (
        serving(sqlite) as server,
        visitors(server, "Guest", "guest", "Guest", long, long) as [ana, ben, cem, dua, eli],
    ):
        table = (await ana.table("me open open open open bot"))["id"]
        for visitor in (ben, cem, dua, eli):
            shown = await visitor.post(f"/api/tables/{table}/join", {})
        assert [seat["name"] for seat in shown["seats"][:5]] == ["Guest", "guest 2", "Guest 3", long, "G" * 38 + " 2"]
        said = await cem.post(f"/api/tables/{table}/chat", {"text": "hello"}, 201)
    assert said["who"] == "Guest 3"
    assert said["seat"] == 2


async def test_a_bot_is_called_otherwise_than_the_people(sqlite: str) -> None:
    usual = [bot_name(seat) for seat in range(3)]
    async with serving(sqlite) as server, visitors(server, usual[1].upper()) as [ana]:
        begun = await ana.table("bot bot me")
        shown = [seat["name"] for seat in begun["seats"]]
        assert (shown[0], shown[2]) == (usual[0], usual[1].upper())
        assert shown[1] not in usual[:2]
        waiting = await ana.table("me open open")
        filled = await ana.post(f"/api/tables/{waiting['id']}/start", {})
    assert len({seat["name"].casefold() for seat in filled["seats"]}) == 3


async def test_of_many_who_rush_to_one_seat_one_gets_it(database: str) -> None:
    names = [f"Guest {number}" for number in range(6)]
    async with serving(database) as server, visitors(server, "Ana", *names) as [ana, *guests]:
        table = (await ana.table("me open bot"))["id"]

        async def rush(guest: Visitor) -> int:
            return (await guest.http.post(f"/api/tables/{table}/join", json={"seat": 1})).status_code

        answers = await asyncio.gather(*(rush(guest) for guest in guests))
        shown = await ana.get(f"/api/tables/{table}")
    assert sorted(answers) == [200] + [409] * 5
    assert shown["phase"] == "playing"


async def test_a_private_table_exists_for_those_who_have_its_link(database: str) -> None:
    async with serving(database) as server, visitors(server, "Ana", "Ben") as [ana, ben], Visitor(server.url) as nobody:
        made = await ana.table("me open open", private=True)
        path, _, key = made["link"].partition("?key=")
        assert path == f"/table/{made['id']}"
        assert len(key) >= 40
        for visitor in (ben, nobody):
            await visitor.get(f"/api/tables/{made['id']}", 404)
            await visitor.get(f"/api/tables/{made['id']}", 404, key="wrong")
            await visitor.get(f"/api/tables/{made['id']}/stream", 404)
            assert await visitor.get("/api/tables", list="open") == []
        await ben.post(f"/api/tables/{made['id']}/join", {}, 404)
        assert (await nobody.get(f"/api/tables/{made['id']}", key=key))["link"] == made["link"]
        joined = await ben.post(f"/api/tables/{made['id']}/join", {"key": key})
        assert joined["seats"][1]["mine"] is True
        assert (await ben.get(f"/api/tables/{made['id']}"))["link"] == made["link"]


async def test_the_host_begins_and_bots_take_the_open_seats(database: str) -> None:
    async with serving(database) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
        table = (await ana.table("me open open open"))["id"]
        await ben.post(f"/api/tables/{table}/join", {})
        problem = await ben.post(f"/api/tables/{table}/start", {}, 403)
        assert problem["type"] == "urn:majlis:not-yours"
        begun = await ana.post(f"/api/tables/{table}/start", {"level": "easy"})
        again = await ana.post(f"/api/tables/{table}/start", {}, 409)
    assert [(seat["kind"], seat["level"]) for seat in begun["seats"]] == [
        ("person", None),
        ("person", None),
        ("bot", "easy"),
        ("bot", "easy"),
    ]
    assert all(seat["name"] for seat in begun["seats"])
    assert again["type"] == "urn:majlis:wrong-phase"


async def test_leaving_before_the_start_frees_the_seat_and_passes_the_table_on(database: str) -> None:
    async with serving(database) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
        table = (await ana.table("me open open"))["id"]
        await ben.post(f"/api/tables/{table}/join", {})
        left = await ana.post(f"/api/tables/{table}/leave")
        assert [seat["kind"] for seat in left["seats"]] == ["open", "person", "open"]
        assert left["host"] is False
        assert (await ben.get(f"/api/tables/{table}"))["host"] is True
        await ana.post(f"/api/tables/{table}/leave", status=403)
        await ben.post(f"/api/tables/{table}/leave")
        await ben.get(f"/api/tables/{table}", 404)


async def test_a_bot_plays_for_a_player_who_leaves_and_hands_the_seat_back(database: str) -> None:
    async with serving(database) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
        table = (await ana.table("me open", options={}))["id"]
        await ben.post(f"/api/tables/{table}/join", {})
        async with ben.follow(table, 1) as stream:
            update = await stream.update()
            left = await ana.post(f"/api/tables/{table}/leave")
            assert left["seats"][0]["stood_in"] is True
            assert left["seats"][0]["kind"] == "person"
            refused = await ana.move(table, 0, left["seq"], "end", 409)
            assert refused["type"] == "urn:majlis:wrong-phase"
            # The bot answers for Ana and Ben for himself, until the bot was seen to move.
            chance = random.Random(4)
            moved = False
            while not moved:
                reached = update["seq"]
                if update["actor"] == 1:
                    reached = (
                        await ben.move(table, 1, update["seq"], chance.choice(update["decision"]["actions"])["text"])
                    )["seq"] - 1
                update = await stream.update()
                while update["seq"] <= reached:
                    update = await stream.update()
                moved = any(event["seat"] == 0 for event in update["events"])
        await ben.post(f"/api/tables/{table}/stand-in", {"seat": 0, "on": False}, 403)
        back = await ana.post(f"/api/tables/{table}/stand-in", {"seat": 0, "on": False})
        assert back["seats"][0]["stood_in"] is False


async def test_others_may_call_a_bot_only_for_somebody_who_is_away(sqlite: str) -> None:
    async with serving(sqlite, stand_in_after=0.0) as server, visitors(server, "Ana", "Ben", "Cem") as [ana, ben, cem]:
        table = (await ana.table("me open"))["id"]
        await ben.post(f"/api/tables/{table}/join", {})
        async with ana.follow(table, 0) as stream:
            await stream.update()
            here = await ben.post(f"/api/tables/{table}/stand-in", {"seat": 0, "on": True}, 409)
            assert here["type"] == "urn:majlis:wrong-phase"
        async with ben.follow(table, 1) as stream:
            while True:  # until the server has seen that Ana's stream is gone
                shown = await ben.get(f"/api/tables/{table}")
                if not shown["seats"][0]["online"]:
                    break
        await cem.post(f"/api/tables/{table}/stand-in", {"seat": 0, "on": True}, 403)
        away = await ben.post(f"/api/tables/{table}/stand-in", {"seat": 0, "on": True, "level": "easy"})
        assert away["seats"][0]["stood_in"] is True


async def test_nobody_is_replaced_after_a_moment(sqlite: str) -> None:
    async with serving(sqlite, stand_in_after=600.0) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
        table = (await ana.table("me open"))["id"]
        await ben.post(f"/api/tables/{table}/join", {})
        await ben.post(f"/api/tables/{table}/stand-in", {"seat": 0, "on": True}, 409)


async def test_a_seat_that_was_resigned_is_played_to_the_end_by_a_bot(database: str) -> None:
    async with serving(database) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
        table = (await ana.table("me bot:easy"))["id"]
        await ben.post(f"/api/tables/{table}/resign", {"seat": 0}, 403)
        async with ana.follow(table, 0) as stream:
            await stream.update()
            gone = await ana.post(f"/api/tables/{table}/resign", {"seat": 0})
            assert gone["seats"][0]["resigned"] is True
            end = await stream.update(lambda update: update["phase"] == "over")
        await ana.post(f"/api/tables/{table}/stand-in", {"seat": 0, "on": False}, 409)
    assert end["players"][0]["resigned"] is True
    assert end["players"][0]["name"] == "Ana"


async def test_hot_seats_belong_to_one_person_and_have_names(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
        body = {"game": "alhambra", "seats": [{"kind": "me"}, {"kind": "hot", "name": "Grandmother"}]}
        made = await ana.post("/api/tables", body, 201)
        assert made["phase"] == "playing"
        assert [seat["name"] for seat in made["seats"]] == ["Ana", "Grandmother"]
        assert [seat["mine"] for seat in made["seats"]] == [True, True]
        assert [seat["hot"] for seat in made["seats"]] == [False, True]
        for seat in (0, 1):
            assert (await ana.look(made["id"], seat))["view"]["seat"] == seat
        await ben.get(f"/api/tables/{made['id']}/stream", 403, seat=1)
        chance = random.Random(0)
        acted: set[int] = set()
        while len(acted) < 2:
            actor = (await ana.get(f"/api/tables/{made['id']}"))["actor"]
            assert (await ana.play_on(made["id"], actor, chance, 1))["entries"] > 0
            acted.add(actor)


async def test_a_rematch_seats_the_same_people_once(database: str) -> None:
    async with serving(database) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
        table = (await ana.table("me open", options={"stall_rounds": 1}))["id"]
        await ben.post(f"/api/tables/{table}/join", {})
        early = await ana.post(f"/api/tables/{table}/rematch", status=409)
        assert early["type"] == "urn:majlis:wrong-phase"
        for visitor, seat in ((ana, 0), (ben, 1)):
            await visitor.post(f"/api/tables/{table}/resign", {"seat": seat})
        async with ana.follow(table, 0) as stream:
            await stream.update(lambda update: update["phase"] == "over")
            answers = await asyncio.gather(
                ana.post(f"/api/tables/{table}/rematch"), ben.post(f"/api/tables/{table}/rematch")
            )
            told = await stream.next()
        assert answers[0]["id"] == answers[1]["id"] != table
        assert told.event in ("table", "update")
        assert (await ana.get(f"/api/tables/{table}"))["rematch"] == answers[0]["id"]
        assert answers[0]["options"] == {"stall_rounds": 1}
        assert answers[0]["commitment"] != (await ana.get(f"/api/tables/{table}"))["commitment"]


async def test_a_rematch_with_bots_begins_at_once(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        table = (await ana.table("me bot:easy", options={"stall_rounds": 1}))["id"]
        await ana.play_on(table, 0, random.Random(5))
        again = await ana.post(f"/api/tables/{table}/rematch")
        assert again["phase"] == "playing"
        assert again["seats"][0]["mine"] is True
        assert (await ana.post(f"/api/tables/{table}/rematch"))["id"] == again["id"]


async def test_a_chosen_seed_is_only_for_tables_without_other_people(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        one = await ana.table("me bot", seed="2a")
        two = await ana.table("me bot", seed="2A")
        assert one["commitment"] == two["commitment"]
        problem = await ana.table("me open", 422, seed="2a")
        assert problem["type"] == "urn:majlis:bad-input"


async def test_a_test_server_deals_every_table_alike_whatever_was_dealt_before(sqlite: str) -> None:
    """Tests may speak of a deal without naming its seed, and their order does not matter."""
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        made = [await ana.table(seats) for seats in ("me bot", "me open", "me bot bot", "me hot")]
        assert {table["commitment"] for table in made} == {commitment(SEED.rjust(32, "0"))}


async def test_where_nobody_names_a_seed_each_table_has_one_of_its_own(sqlite: str) -> None:
    async with serving(sqlite, test_seed=None) as server, visitors(server, "Ana") as [ana]:
        made = [await ana.table(seats) for seats in ("me bot", "me bot", "me open", "me open")]
        assert len({table["commitment"] for table in made}) == 4


@pytest.mark.parametrize(
    ("body", "word"),
    [
        ({"game": "alhambra", "seats": [{"kind": "me"}]}, "2 to 6 seats"),
        ({"game": "alhambra", "seats": [{"kind": "me"}] * 2}, "only one seat"),
        ({"game": "alhambra", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"colour": 1}}, "unknown option"),
        (
            {"game": "alhambra", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"stall_rounds": -5}},
            "stall_rounds",
        ),
        ({"game": "alhambra", "seats": [{"kind": "me"}, {"kind": "bot", "level": "godlike"}]}, "level"),
    ],
)
async def test_a_table_that_makes_no_sense_is_refused_in_words(sqlite: str, body: object, word: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        problem = await ana.post("/api/tables", body, 422)
        assert word in problem["detail"]
        assert await ana.get("/api/tables", list="mine") == []


async def test_an_unknown_game_is_not_found(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        problem = await ana.post("/api/tables", {"game": "chess", "seats": [{"kind": "me"}]}, 404)
        assert "unknown game “chess”" in problem["detail"]


async def test_my_tables_show_those_where_it_is_my_turn_first(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
        mine = (await ana.table("me bot", seed="1"))["id"]
        await ana.table("me open", name="later")
        listed = await ana.get("/api/tables", list="mine")
        assert {table["id"] for table in listed} >= {mine}
        assert [table["my_turn"] for table in listed] == sorted([table["my_turn"] for table in listed], reverse=True)
        assert await ben.get("/api/tables", list="mine") == []


async def test_a_finished_match_leaves_my_tables_and_is_listed_among_the_finished(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana", "Ben") as [ana, ben]:
        waiting = (await ana.table("me open"))["id"]
        ended = (await ana.table("me bot:easy", options={"stall_rounds": 1}))["id"]
        await ana.play_on(ended, 0, random.Random(5))
        assert [table["id"] for table in await ana.get("/api/tables", list="mine")] == [waiting]
        [found] = await ana.get("/api/tables", list="finished")
        assert (found["id"], found["phase"], len(found["ranking"])) == (ended, "over", 2)
        assert await ben.get("/api/tables", list="finished") == []


async def test_finished_matches_are_found_by_who_played_them_not_among_all_that_are_over(sqlite: str) -> None:
    async with serving(sqlite) as server, server.services.store.read() as connection:
        wanted = listing("finished", Caller("a", "Ana", None, None), literal(0)).limit(5)
        query = wanted.compile(dialect=connection.dialect, compile_kwargs={"literal_binds": True})
        plan = [row.detail for row in await connection.execute(text(f"EXPLAIN QUERY PLAN {query}"))]
    assert any(step.startswith("SEARCH seats") and "person=?" in step for step in plan)
    assert any(step.startswith("SEARCH tables") and "id=?" in step for step in plan)
    assert not any("tables_by_phase" in step for step in plan)


async def test_a_list_goes_on_after_the_last_table_of_the_page_before(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Ana") as [ana]:
        made = [(await ana.table("me open", name=f"Table {number}"))["id"] for number in range(5)]
        found: list[str] = []
        page = await ana.get("/api/tables", list="mine", limit=2)
        while page:
            assert len(page) <= 2
            found += [table["id"] for table in page]
            page = await ana.get("/api/tables", list="mine", limit=2, after=found[-1])
        assert sorted(found) == sorted(made)
        problem = await ana.get("/api/tables", 404, list="mine", after="nowhere")
        assert "no such table" in problem["detail"]
        for limit in (0, 101):
            await ana.get("/api/tables", 422, list="mine", limit=limit)


async def test_a_visitor_without_a_name_has_no_tables_of_their_own(sqlite: str) -> None:
    async with serving(sqlite) as server, Visitor(server.url) as nobody:
        for which in ("mine", "finished"):
            assert (await nobody.get("/api/tables", 401, list=which))["type"] == "urn:majlis:no-identity"


async def test_chat_reaches_everybody_and_scripts_in_it_are_only_text(database: str) -> None:
    wild = "<script>alert(1)</script> '; DROP TABLE people; --"
    async with serving(database) as server, visitors(server, wild[:40], "Ben") as [ana, ben]:
        table = (await ana.table("me open"))["id"]
        async with ben.follow(table) as stream:
            await ana.post(f"/api/tables/{table}/chat", {"text": wild}, 201)
            block = await stream.next()
            while block.event != "chat":
                block = await stream.next()
        shown = await ben.get(f"/api/tables/{table}")
        await ben.post(f"/api/tables/{table}/chat", {"text": "x" * 501}, 422)
        await ben.post(f"/api/tables/{table}/chat", {"text": "bell \a"}, 422)
        await ben.post(f"/api/tables/{table}/chat", {"text": "  "}, 422)
        assert (await ben.get("/api/me"))["name"] == "Ben"
    assert [remark["text"] for remark in shown["chat"]] == [wild]
    assert shown["chat"][0]["who"] == wild[:40].strip()
    assert shown["chat"][0]["seat"] == 0
    assert wild.replace('"', '\\"') in block.data
