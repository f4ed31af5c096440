"""A set is tried: bots play with it and with the game's own values, from the same seeds."""

from __future__ import annotations

import asyncio
import json
import math
from dataclasses import replace
from typing import Any

import pytest

import majlis
from majlis.engine.form_files import file_text
from majlis.engine.form_values import forms_of
from majlis.server import trials
from majlis.server.trials import Trials, _add, _deviations, _measure
from majlis.server.trying import Batch, Played, _pieces, _taken, play
from tests.server.test_boxes import gain, make, put, standard
from tests.server.visitors import Visitor, serving, visitors

pytestmark = pytest.mark.anyio

HUT = "huts/1"


def stand_in(monkeypatch: pytest.MonkeyPatch) -> asyncio.Semaphore:
    """Matches whose outcome is known: one more point with the set, and a match for each release of the gate."""
    gate = asyncio.Semaphore(0)

    async def played(self: Trials, batch: Batch) -> list[Played]:
        if batch.toml is not None:
            await gate.acquire()
        more = 0 if batch.toml is None else 1
        return [
            Played(100 + number % 3 + more, 200 - more, frozenset({HUT} if more or number % 2 else ()))
            for number in range(batch.first, batch.first + batch.count)
        ]

    monkeypatch.setattr(Trials, "_play", played)
    monkeypatch.setattr(trials, "BATCH", 5)
    return gate


async def finished(visitor: Visitor, id: str, done: int) -> dict[str, Any]:
    """The trial once that many matches are played."""
    while True:
        shown: dict[str, Any] = await visitor.get(f"/api/box-sets/{id}/trial")
        if shown["done"] >= done and (done < shown["of"] or shown["state"] == "done"):
            return shown
        await asyncio.sleep(0)


async def test_a_trial_tells_its_progress_and_the_paired_differences(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = stand_in(monkeypatch)
    async with serving(database, trial_matches=20) as server, visitors(server, "Leila") as [leila]:
        id = await make(leila, "alhambra")
        assert await leila.get(f"/api/box-sets/{id}/trial") is None
        begun = await leila.post(f"/api/box-sets/{id}/trial", None, 201)
        assert (begun["state"], begun["done"], begun["of"], begun["seats"], begun["points"]) == (
            "running",
            0,
            20,
            3,
            None,
        )
        gate.release()
        half = await finished(leila, id, 5)
        assert half["state"] == "running"
        for _ in range(3):
            gate.release()
        shown = await finished(leila, id, 20)
        assert (shown["state"], shown["older"]) == ("done", False)
        assert shown["points"]["difference"] == pytest.approx(1)
        assert shown["points"]["interval"] == pytest.approx(0)
        assert (shown["length"]["mine"], shown["length"]["theirs"]) == (199, 200)
        mine, theirs, deviations = shown["kinds"]["huts"]["records"]["1"]
        assert (mine, theirs) == (1, 0.5)
        assert deviations > 3
        assert shown["kinds"]["huts"]["records"]["2"] == [0, 0, 0]
        assert shown["kinds"]["huts"]["taken"]["difference"] == pytest.approx(0.5)
        assert (await leila.get(f"/api/box-sets/{id}"))["trial"] == shown
        await put(leila, id, HUT, standard("alhambra", HUT))
        assert (await leila.get(f"/api/box-sets/{id}/trial"))["older"] is True


async def test_one_trial_at_a_time_and_a_stop_keeps_what_was_played(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = stand_in(monkeypatch)
    async with serving(database, trial_matches=20) as server, visitors(server, "Leila", "Karim") as [leila, karim]:
        id, second = await make(leila, "alhambra", "First"), await make(leila, "alhambra", "Second")
        await leila.post(f"/api/box-sets/{id}/trial", None, 201)
        for other in (id, second):
            refused = await leila.post(f"/api/box-sets/{other}/trial", None, 409)
            assert refused["detail"] == "A trial of “First” is running; stop it first."
        gate.release()
        await finished(leila, id, 5)
        stopped = await leila.call("DELETE", f"/api/box-sets/{id}/trial")
        assert (stopped["state"], stopped["done"]) == ("stopped", 5)
        assert await leila.get(f"/api/box-sets/{id}/trial") == stopped
        theirs = await make(karim, "alhambra")
        await karim.post(f"/api/box-sets/{theirs}/trial", None, 201)
        await leila.post(f"/api/box-sets/{second}/trial", None, 201)
        await leila.call("DELETE", f"/api/box-sets/{second}", status=204)
        for _ in range(8):
            gate.release()
        assert (await finished(karim, theirs, 20))["done"] == 20
        assert set(server.services.trials.running) <= {second}


async def test_a_trial_that_a_restart_ended_has_stopped_and_can_be_begun_again(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = stand_in(monkeypatch)
    async with serving(sqlite, trial_matches=20) as server, visitors(server, "Leila") as [leila]:
        id = await make(leila, "alhambra")
        await leila.post(f"/api/box-sets/{id}/trial", None, 201)
        gate.release()
        await finished(leila, id, 5)
        cookies = dict(leila.http.cookies)
    async with serving(sqlite, trial_matches=20) as server, Visitor(server.url) as leila:
        leila.http.cookies.update(cookies)
        shown = await leila.get(f"/api/box-sets/{id}/trial")
        assert (shown["state"], shown["done"]) == ("stopped", 5)
        again = await leila.post(f"/api/box-sets/{id}/trial", None, 201)
        assert (again["state"], again["done"]) == ("running", 0)


async def test_another_worker_shows_and_stops_a_trial(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = stand_in(monkeypatch)
    async with (
        serving(postgresql, trial_matches=20) as one,
        serving(postgresql, trial_matches=20) as other,
        visitors(one, "Leila") as [leila],
        Visitor(other.url) as same,
    ):
        same.http.cookies.update(dict(leila.http.cookies))
        id = await make(leila, "alhambra")
        await leila.post(f"/api/box-sets/{id}/trial", None, 201)
        gate.release()
        assert (await finished(same, id, 5))["state"] == "running"
        await same.post(f"/api/box-sets/{id}/trial", None, 409)
        assert (await same.call("DELETE", f"/api/box-sets/{id}/trial"))["state"] == "stopped"
        for _ in range(3):
            gate.release()
        while one.services.trials.running:
            await asyncio.sleep(0)
        assert (await leila.get(f"/api/box-sets/{id}/trial"))["done"] == 5


@pytest.mark.long
async def test_real_matches_are_played_in_a_process_of_their_own(sqlite: str) -> None:
    """Al-Rashid is one number; with two tiles on each territory the matches go another way."""
    async with serving(sqlite, trial_matches=1) as server, visitors(server, "Leila") as [leila]:
        id = await make(leila, "al_rashid")
        await put(leila, id, "crises/1", {"tiles_per_entry": 2})
        await leila.post(f"/api/box-sets/{id}/trial", None, 201)
        shown = await finished(leila, id, 1)
        assert shown["length"]["mine"] > 0
        assert shown["length"]["theirs"] > 0
        [own] = play(Batch("al_rashid", 3, 0, 1, None))
        assert (shown["points"]["theirs"], shown["length"]["theirs"]) == (own.points, own.length)


def test_the_interval_is_that_of_paired_differences() -> None:
    sums: dict[str, list[float]] = {}
    for mine, theirs in ((10.0, 8.0), (12.0, 13.0), (9.0, 5.0)):
        _add(sums, Played(mine, 1, frozenset()), Played(theirs, 1, frozenset()))
    found = _measure(sums["points"], 3)
    differences = [2, -1, 4]
    mean = sum(differences) / 3
    error = math.sqrt(sum((one - mean) ** 2 for one in differences) / 2 / 3)
    assert found.difference == pytest.approx(mean)
    assert found.interval == pytest.approx(1.96 * error)
    assert json.loads(found.model_dump_json())["mine"] == pytest.approx(31 / 3)


def test_a_piece_that_only_one_set_takes_stands_out_most() -> None:
    """It has no spread: every match differs in the same way."""
    sums: dict[str, list[float]] = {}
    for number in range(100):
        _add(sums, Played(1, 1, frozenset({HUT})), Played(1, 1, frozenset({"huts/2"} if number % 5 else ())))
    assert _deviations(sums[HUT]) == pytest.approx(10)
    assert _deviations(sums["huts/2"]) == pytest.approx(-80 / math.sqrt(80))
    assert _deviations(sums.get("huts/3")) == 0


def test_a_slip_of_the_pen_shows() -> None:
    """A building that brings 13 dinars instead of 3: everybody wants it."""
    slip = "large-buildings/1"
    forms = forms_of(majlis.game("sabika"))
    wrong = {slip: {**standard("sabika", slip), "effect": [gain("dinar", 13)]}}
    assert standard("sabika", slip)["effect"] == [gain("dinar", 3)]
    batch = Batch("sabika", 3, 0, 16, None)
    sums: dict[str, list[float]] = {}
    for mine, theirs in zip(play(replace(batch, toml=file_text(forms, wrong, "Slip"))), play(batch), strict=True):
        _add(sums, mine, theirs)
    found = {key: _deviations(one) for key, one in sums.items() if "/" in key}
    assert found[slip] > 3
    assert max(found, key=lambda key: abs(found[key])) == slip


def test_a_discarded_card_is_not_taken() -> None:
    pieces, verbs = _pieces("tadmor"), majlis.game("tadmor").verbs
    assert _taken(verbs.parse("discard k7 wood"), pieces) == set()
    assert _taken(verbs.parse("fulfil k7"), pieces) == {"missions/7"}


def test_pieces_that_can_be_taken_are_those_of_the_match() -> None:
    found = _pieces("sabika")
    assert found["poem_13"] == "small-poems/13"
    assert found["poem_h4"] == "large-poems/20"
    assert found["tile_24"] == "storehouse-tiles/24"
    assert _pieces("tadmor")["k26"] == "missions/26"
