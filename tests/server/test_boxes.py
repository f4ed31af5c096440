"""*Your box*: forms, sets of own values, drafts, files, comparisons."""

from __future__ import annotations

import json
import tomllib
from typing import Any

import pytest
from sqlalchemy import update

import majlis
from majlis.engine.form_values import forms_of
from majlis.server.schema import BoxRecord
from tests.server.visitors import Visitor, serving, visitors

pytestmark = pytest.mark.anyio

GAMES = {"alhambra": 29, "al_rashid": 1, "tadmor": 93, "sabika": 249}
POEM = "small-poems/13"


def standard(game: str, key: str) -> dict[str, Any]:
    return dict(forms_of(majlis.game(game)).standard[key])


def gain(what: str, n: object) -> dict[str, Any]:
    return {"sentence": f"gain-{what}", "slots": {"n": n}}


async def put(visitor: Visitor, id: str, key: str, values: object, entered: bool = True, **params: str) -> Any:
    path = f"/api/box-sets/{id}/records/{key}"
    return await visitor.call("PUT", path, {"values": values, "entered": entered}, params=params)


async def make(visitor: Visitor, game: str = "sabika", name: str = "Leila’s Sabika") -> str:
    made = await visitor.post("/api/box-sets", {"game": game, "name": name}, 201)
    id: str = made["id"]
    return id


@pytest.mark.parametrize("game", GAMES)
async def test_forms_are_described_in_every_language_and_kept_by_browsers(sqlite: str, game: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Leila") as [leila]:
        for language in ("en", "de", "ru"):
            response = await leila.http.get(f"/api/games/{game}/box/{language}")
            form = response.json()
            assert form["total"] == GAMES[game] == sum(kind["count"] for kind in form["kinds"])
            again = await leila.http.get(
                f"/api/games/{game}/box/{language}", headers={"If-None-Match": response.headers["ETag"]}
            )
            assert again.status_code == 304
        assert form["digest"] == majlis.game(game).read_box(None).digest
        await leila.get(f"/api/games/{game}/box/fr", 422)
        await leila.get("/api/games/chess/box/en", 404)


async def test_a_set_is_made_named_listed_and_deleted(database: str) -> None:
    async with serving(database) as server, visitors(server, "Leila") as [leila]:
        id = await make(leila)
        made = await leila.get(f"/api/box-sets/{id}")
        assert (made["name"], made["game"], made["records"], made["trial"]) == ("Leila’s Sabika", "sabika", {}, None)
        assert made["digest"] == majlis.game("sabika").read_box(None).digest
        assert made["counts"]["total"] == 249
        assert made["counts"]["kinds"]["small-poems"] == {"entered": 0, "differ": 0, "invalid": 0}
        renamed = await leila.call("PATCH", f"/api/box-sets/{id}", {"name": "Old box"})
        assert renamed["name"] == "Old box"
        await make(leila, "tadmor", "Palmyra")
        assert [one["name"] for one in await leila.get("/api/box-sets", game="sabika")] == ["Old box"]
        assert {one["name"] for one in await leila.get("/api/box-sets")} == {"Old box", "Palmyra"}
        await leila.call("DELETE", f"/api/box-sets/{id}", status=204)
        await leila.get(f"/api/box-sets/{id}", 404)


async def test_records_are_same_or_differ_and_the_hash_follows(database: str) -> None:
    async with serving(database) as server, visitors(server, "Leila") as [leila]:
        id = await make(leila)
        before = (await leila.get(f"/api/box-sets/{id}"))["digest"]
        values = standard("sabika", POEM)
        saved = await put(leila, id, POEM, values)
        assert (saved["state"], saved["errors"]) == ("same", [])
        assert saved["counts"]["kinds"]["small-poems"] == {"entered": 1, "differ": 0, "invalid": 0}
        assert saved["digest"] != before
        changed = {**values, "red": [*values["red"], gain("dinar", 2)]}
        later = await put(leila, id, POEM, changed)
        assert (later["state"], later["counts"]["differ"], later["counts"]["entered"]) == ("differs", 1, 1)
        assert later["at"] > saved["at"]
        kept = (await leila.get(f"/api/box-sets/{id}"))["records"][POEM]
        assert (kept["state"], kept["values"], kept["at"]) == ("differs", changed, later["at"])
        reset = await leila.call("DELETE", f"/api/box-sets/{id}/records/{POEM}")
        assert (reset["state"], reset["counts"]["entered"], reset["digest"]) == ("reconstructed", 0, before)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Red half, line 2, number: 1 to 20, not 25."),
        ("de", "Rote Hälfte, Zeile 2, Zahl: 1 bis 20, nicht 25."),
        ("ru", "Красная половина, строка 2, число: от 1 до 20, а не 25."),
    ],
)
async def test_what_does_not_fit_is_kept_as_a_draft_and_named(sqlite: str, language: str, text: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Leila") as [leila]:
        id = await make(leila)
        before = (await leila.get(f"/api/box-sets/{id}"))["digest"]
        values = standard("sabika", POEM)
        wrong = {**values, "red": [*values["red"], gain("dinar", 25)]}
        saved = await put(leila, id, POEM, wrong, language=language)
        assert saved["state"] == "draft"
        assert [(fault["path"], fault["text"]) for fault in saved["errors"]] == [("red.1.slots.n", text)]
        assert saved["errors"][0]["args"] == {"low": 1, "high": 20, "value": "25"}
        assert (saved["counts"]["entered"], saved["counts"]["invalid"], saved["digest"]) == (0, 1, before)
        shown = await leila.get(f"/api/box-sets/{id}", language=language)
        assert shown["records"][POEM]["values"] == wrong
        assert shown["records"][POEM]["errors"] == saved["errors"]
        asked = {"kind": "small-poems", "number": 13, "values": wrong}
        checked = await leila.call("POST", f"/api/box-sets/{id}/check", asked, params={"language": language})
        assert checked == {"errors": saved["errors"]}


async def test_a_missing_number_and_a_second_fault_are_named_too(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Leila") as [leila]:
        id = await make(leila)
        wrong = {"blue": [{"sentence": "no-such", "slots": {}}], "red": [gain("paria", None)]}
        saved = await put(leila, id, POEM, wrong, entered=False)
        assert saved["state"] == "draft"
        assert sorted(fault["text"] for fault in saved["errors"]) == [
            "Blue half, line 1: choose a sentence.",
            "Red half, line 1, number: a number is missing, 1 to 20.",
        ]
        for nonsense in ({}, {"red": 3}, {"red": [[]], "blue": {"a": 1}}, {"red": [{"sentence": 4, "slots": []}]}):
            again = await put(leila, id, POEM, nonsense)
            assert again["state"] == "draft"
            assert again["errors"]
        deep: Any = []
        for _ in range(100):
            deep = [deep]
        path = f"/api/box-sets/{id}/records/{POEM}"
        await leila.call("PUT", path, {"values": {"red": deep}, "entered": True}, 422)
        json = {"content-type": "application/json"}
        for raw, status in (
            ('{"values": {"red": NaN}}', 200),
            ('{"values": {"red": 1e400}}', 200),
            ('{"values": {"red": "\\u0000"}}', 200),
            ('{"values": {"red": "\\ud800"}}', 422),
        ):
            assert (await leila.http.put(path, content=raw, headers=json)).status_code == status
            assert (await leila.get(f"/api/box-sets/{id}"))["records"][POEM]["state"] == "draft"
        broken = await leila.http.post(f"/api/box-sets/{id}/import", content='{"toml": "\\ud800"}', headers=json)
        assert broken.status_code == 422


async def test_two_records_that_fit_only_together_are_both_taken(sqlite: str) -> None:
    """Each colour has one mosaic bonus: exchanging two passes through a set that does not fit."""
    async with serving(sqlite) as server, visitors(server, "Leila") as [leila]:
        id = await make(leila)
        one, other = standard("sabika", "mosaics/1"), standard("sabika", "mosaics/2")
        first = await put(leila, id, "mosaics/1", {**one, "colour": other["colour"]})
        assert first["state"] == "draft"
        assert first["errors"][0]["text"] == "Mosaic bonus 1: each colour has one bonus."
        second = await put(leila, id, "mosaics/2", {**other, "colour": one["colour"]})
        assert (second["state"], second["counts"]["entered"], second["counts"]["invalid"]) == ("differs", 2, 0)


async def test_a_change_of_what_the_rulebook_prints_marks_the_set(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Leila") as [leila]:
        id = await make(leila)
        values = standard("sabika", "small-poems/14")
        saved = await put(leila, id, "small-poems/14", {**values, "red": [gain("good", 1)]})
        assert saved["rulebook"] is True
        written = tomllib.loads(await leila.get(f"/api/box-sets/{id}/toml"))
        record = written["small_poems"]["records"][13]
        assert record["source"] == "owner"
        assert record["differs_from_rulebook"] == ["red"]


async def test_only_its_owner_may_read_or_change_a_set(database: str) -> None:
    async with serving(database) as server, visitors(server, "Leila", "Karim") as [leila, karim]:
        id = await make(leila)
        await put(leila, id, POEM, standard("sabika", POEM))
        body = {"values": standard("sabika", POEM), "entered": True}
        for method, path, sent in (
            ("GET", "", None),
            ("PATCH", "", {"name": "Mine"}),
            ("DELETE", "", None),
            ("PUT", f"/records/{POEM}", body),
            ("DELETE", f"/records/{POEM}", None),
            ("POST", "/check", {"kind": "small-poems", "number": 13, "values": {}}),
            ("GET", "/toml", None),
            ("POST", "/import", {"toml": "", "take": True}),
            ("GET", "/compare/en", None),
            ("POST", "/trial", None),
            ("GET", "/trial", None),
            ("DELETE", "/trial", None),
        ):
            await karim.call(method, f"/api/box-sets/{id}{path}", sent, 404)
        seats = [{"kind": "me"}, {"kind": "bot"}]
        await karim.post("/api/tables", {"game": "sabika", "seats": seats, "box": id}, 404)
        mine = await make(karim)
        await karim.get(f"/api/box-sets/{mine}/compare/en", 404, **{"with": id})
        assert await karim.get("/api/box-sets", game="tadmor") == []
        async with Visitor(server.url) as nobody:
            await nobody.get("/api/box-sets", 401)
            await nobody.get(f"/api/box-sets/{id}", 401)
        assert (await leila.get(f"/api/box-sets/{id}"))["counts"]["entered"] == 1


async def test_limits_and_unknown_things_are_refused(sqlite: str) -> None:
    async with serving(sqlite, box_sets_each=2, file_limit=100_000) as server, visitors(server, "Leila") as [leila]:
        id = await make(leila)
        await make(leila)
        refused = await leila.post("/api/box-sets", {"game": "sabika", "name": "Third"}, 409)
        assert refused["type"] == "urn:majlis:too-many-sets"
        await leila.post("/api/box-sets", {"game": "chess", "name": "Fourth"}, 404)
        await leila.call("PUT", f"/api/box-sets/{id}/records/small-poems/23", {"values": {}}, 404)
        await leila.call("PUT", f"/api/box-sets/{id}/records/towers/1", {"values": {}}, 404)
        await leila.post(f"/api/box-sets/{id}/import", {"toml": "#" * 80_000}, 422)
        await leila.post(f"/api/box-sets/{id}/import", {"toml": "#" * 120_000}, 413)
        await leila.post(f"/api/box-sets/{id}/check", {"kind": "k", "number": 1, "values": {"a": "#" * 80_000}}, 413)


async def test_sets_go_with_their_owner(database: str) -> None:
    async with serving(database) as server, visitors(server, "Leila") as [leila]:
        id = await make(leila)
        await put(leila, id, POEM, standard("sabika", POEM))
        exported = await leila.get("/api/account/export")
        [own] = exported["box_sets"]
        assert (own["id"], own["game"], own["name"], own["trial"]) == (id, "sabika", "Leila’s Sabika", None)
        assert [(one["place"], one["content"]) for one in own["records"]] == [(POEM, standard("sabika", POEM))]
        await leila.call("DELETE", "/api/account", status=204)
        async with server.services.store.read() as connection:
            for table in ("box_sets", "box_records"):
                assert (await connection.exec_driver_sql(f"SELECT count(*) FROM {table}")).scalar_one() == 0


# files and comparisons


async def test_export_and_import_bring_a_set_to_another_owner(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Leila", "Karim") as [leila, karim]:
        mine, theirs = await make(leila), await make(karim)
        values = standard("sabika", POEM)
        changed = {**values, "red": [*values["red"], gain("dinar", 2)]}
        await put(leila, mine, POEM, changed)
        await put(leila, mine, "start-dinars/1", standard("sabika", "start-dinars/1"))
        text = await leila.get(f"/api/box-sets/{mine}/toml")
        assert majlis.game("sabika").read_box(text).digest == (await leila.get(f"/api/box-sets/{mine}"))["digest"]
        path = f"/api/box-sets/{theirs}/import"
        shown = await karim.post(path, {"toml": text})
        assert (shown["records"], shown["refused"]) == (2, [])
        assert [(one["kind"], one["number"], one["title"]) for one in shown["changes"]] == [
            ("small-poems", 13, "Small poem 13"),
            ("start-dinars", 1, "Dinars of player 1"),
        ]
        assert (shown["changes"][0]["before"], shown["changes"][0]["after"]) == (values, changed)
        assert (await karim.get(f"/api/box-sets/{theirs}"))["records"] == {}
        await karim.post(path, {"toml": text, "take": True})
        taken = await karim.get(f"/api/box-sets/{theirs}")
        assert {key: one["state"] for key, one in taken["records"].items()} == {
            POEM: "differs",
            "start-dinars/1": "same",
        }
        assert taken["digest"] == (await leila.get(f"/api/box-sets/{mine}"))["digest"]
        assert (await karim.post(path, {"toml": text}))["changes"] == []


async def test_records_of_a_file_that_do_not_fit_are_named_with_their_lines(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Leila") as [leila]:
        id = await make(leila)
        own = majlis.game("sabika").data_text()
        text = own.replace('red = [{ action = "commission" }', 'red = [{ action = "comission" }')
        text = text.replace("n = 2, max = 14 }", "n = 2, max = 140 }")
        text = text.replace("{ place = 2, dinar = 4 }", "{ place = 2, dinar = 7 }").replace(
            "rest_dinar = 3", "rest_dinar = 4"
        )
        lines = text.splitlines()
        shown = await leila.post(f"/api/box-sets/{id}/import", {"toml": text, "take": True})
        assert [(one["kind"], one["after"]) for one in shown["changes"]] == [("start-dinars", {"dinar": 7})]
        told = {one["title"]: one for one in shown["refused"]}
        poem, card = told["Small poem 9"], told["Trade card 6"]
        assert "comission" in lines[poem["line"] - 1]
        assert poem["text"] == "Red half: there is no “comission”; did you mean “commission”?"
        assert "max = 140" in lines[card["line"] - 1]
        assert (card["field"], card["text"]) == ("Score, at most", "Score, at most: 0 to 99, not 140.")
        assert told["constants"]["text"].startswith("[constants]: values that differ here cannot be entered")
        assert (await leila.get(f"/api/box-sets/{id}"))["counts"]["entered"] == 1


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("a = 1\nb =\n", "This is not a TOML file: line 2 cannot be read."),
        ("[", "This is not a TOML file: something is missing at its end."),
        ('a = "b"', 'A data file has [header] with game = "sabika" and format = 1.'),
        (majlis.game("tadmor").data_text(), "This file is for the game “tadmor”, not for “sabika”."),
        ("a = " + "[" * 2000, "This file cannot be read: its values are nested too deeply."),
        ('[header]\ngame = "sabika"\nformat = 1\nat = 2020-01-01', ""),
    ],
)
async def test_a_file_that_is_none_of_this_game_is_refused(sqlite: str, text: str, fault: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Leila") as [leila]:
        id = await make(leila)
        if fault:
            answer = await leila.post(f"/api/box-sets/{id}/import", {"toml": text, "take": True}, 422)
            assert answer["detail"] == fault
        else:
            shown = await leila.post(f"/api/box-sets/{id}/import", {"toml": text, "take": True})
            assert shown["changes"] == []
            assert shown["refused"][0]["text"]
        assert (await leila.get(f"/api/box-sets/{id}"))["records"] == {}


@pytest.mark.parametrize(
    ("language", "file", "record"),
    [
        ("en", "This file is for the game “tadmor”, not for “sabika”.", "Small poem 22: this record is missing."),
        (
            "de",
            "Diese Datei gehört zum Spiel „tadmor“, nicht zu „sabika“.",
            "Kleines Gedicht 22: Dieser Eintrag fehlt.",
        ),
        ("ru", "Это файл для игры «tadmor», а не для «sabika».", "Короткое стихотворение 22: этой записи нет."),
    ],
)
async def test_what_is_wrong_with_a_file_is_told_in_every_language(
    sqlite: str, language: str, file: str, record: str
) -> None:
    own = majlis.game("sabika").data_text()
    lines = own.splitlines()
    start = lines.index("[small_poems]")
    last = next(at for at in range(start, len(lines)) if lines[at].startswith("  { number = 22,"))
    async with serving(sqlite) as server, visitors(server, "Leila") as [leila]:
        path = f"/api/box-sets/{await make(leila)}/import?language={language}"
        other = await leila.post(path, {"toml": majlis.game("tadmor").data_text(), "take": False}, 422)
        assert other["detail"] == file
        short = await leila.post(path, {"toml": "\n".join(lines[:last] + lines[last + 1 :]), "take": False})
        assert [one["text"] for one in short["refused"]] == [record]


async def test_a_comparison_lists_every_difference(sqlite: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Leila") as [leila]:
        one, other = await make(leila), await make(leila, name="Second")
        values = standard("sabika", "small-poems/9")
        steps = values["blue"][0]
        more = {**values, "blue": [{**steps, "slots": {**steps["slots"], "n": 2}}]}
        await put(leila, one, "small-poems/9", more)
        await put(leila, one, "start-dinars/1", standard("sabika", "start-dinars/1"))
        shown = await leila.get(f"/api/box-sets/{one}/compare/en")
        assert (shown["same"], shown["differ"]) == (1, 1)
        [kind] = shown["kinds"]
        assert [row["text"] for row in kind["rows"]] == [
            "Small poem 9, Blue half: Free steps: 1 more became Free steps: 2 more"
        ]
        await put(leila, other, "small-poems/9", more)
        both = await leila.call("GET", f"/api/box-sets/{one}/compare/de", params={"with": other})
        assert both["kinds"] == []
        palmyra = await make(leila, "tadmor")
        await leila.get(f"/api/box-sets/{one}/compare/de", 422, **{"with": palmyra})


OF_OLD: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "side-actions/1": ({"outer": 2, "middle": 0}, {"outer": "outer_2", "middle": "middle_0"}),
    "sultans-workers/1": ({"ring": "middle", "index": 3}, {"index": "middle_3"}),
    "yusuf-cards/1": ({"worker": "builder", "target": 5}, {"target": "outer_5"}),
}
"""Places of the board as they were stored when they had numbers, and as they are named."""


@pytest.mark.parametrize("place", OF_OLD)
async def test_places_that_were_stored_by_number_are_read_by_name(database: str, place: str) -> None:
    old, new = OF_OLD[place]
    values = standard("sabika", place)
    stored = {**{key: value for key, value in values.items() if key not in new}, **old}
    async with serving(database) as server, visitors(server, "Leila") as [leila]:
        id = await make(leila)
        await put(leila, id, place, values)
        async with server.services.store.write() as transaction:
            await transaction.execute(
                update(BoxRecord).where(BoxRecord.owner == id).values(content=json.dumps(stored), entered=True)
            )
        kept = (await leila.get(f"/api/box-sets/{id}"))["records"][place]
        assert (kept["state"], kept["errors"], kept["values"]) == ("differs", [], {**values, **new})
        # and so do those that a browser kept from before and sends now
        sent = await put(leila, id, place, stored)
        assert (sent["state"], sent["errors"]) == ("differs", [])
        assert (await leila.get(f"/api/box-sets/{id}"))["records"][place]["values"] == {**values, **new}


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "This is not a text file."), ("de", "Das ist keine Textdatei."), ("ru", "Это не текстовый файл.")],
)
async def test_a_file_that_is_no_text_is_refused_in_every_language(sqlite: str, language: str, text: str) -> None:
    async with serving(sqlite) as server, visitors(server, "Leila") as [leila]:
        id = await make(leila)
        response = await leila.http.post(
            f"/api/box-sets/{id}/import",
            json={"toml": "PK\0\3"},
            params={"language": language},
        )
        assert (response.status_code, response.json()["detail"]) == (422, text)
