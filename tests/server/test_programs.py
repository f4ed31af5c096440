"""Programs at tables: only those that the operator has configured, and a bad one loses its seat, not the table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from majlis.engine.errors import BadInput
from majlis.server.programs import read_programs
from majlis.server.settings import Settings, from_environment
from tests.server.visitors import serving, visitors

pytestmark = pytest.mark.anyio
BUILDER = Path(__file__).parents[2] / "examples" / "programs" / "builder.pl"
DYING = "sh -c 'read -r begin; read -r decide; echo 7'"
QUICK = {"stall_rounds": 1}


def seats(*kinds: dict[str, Any]) -> dict[str, Any]:
    return {"game": "alhambra", "seats": list(kinds), "options": QUICK, "seed": "7"}


def over(update: dict[str, Any]) -> bool:
    return bool(update["phase"] == "over")


async def test_a_program_plays_a_match_and_one_that_misbehaves_resigns(sqlite: str) -> None:
    programs = (("perl", str(BUILDER)), ("dying", DYING))
    async with serving(sqlite, programs=programs) as server, visitors(server, "Ana") as [ana]:
        assert await ana.get("/api/programs") == ["perl", "dying"]
        asked = seats({"kind": "bot", "program": "perl"}, {"kind": "bot", "program": "dying", "name": "Dora"})
        table = (await ana.post("/api/tables", asked, 201))["id"]
        async with ana.follow(table) as stream:
            await stream.update(over)
        shown = await ana.get(f"/api/tables/{table}")
        told = [
            (seat["name"], seat["kind"], seat["level"], seat["program"], seat["resigned"], seat["stood_in"])
            for seat in shown["seats"]
        ]
        assert told == [("perl", "bot", None, "perl", False, False), ("Dora", "bot", None, "dying", True, True)]


async def test_a_program_that_is_no_longer_configured_resigns(sqlite: str) -> None:
    async with serving(sqlite, programs=(("perl", str(BUILDER)),)) as server, visitors(server, "Ana") as [ana]:
        table = (await ana.post("/api/tables", seats({"kind": "bot", "program": "perl"}, {"kind": "bot"}), 201))["id"]
    async with serving(sqlite) as server, visitors(server, "Ben") as [ben], ben.follow(table) as stream:
        await stream.update(lambda update: update["players"][0]["resigned"])


async def test_only_configured_programs_may_sit_down(sqlite: str) -> None:
    async with serving(sqlite, programs=(("perl", str(BUILDER)),)) as server, visitors(server, "Ana") as [ana]:
        problem = await ana.post("/api/tables", seats({"kind": "me"}, {"kind": "bot", "program": "sh -c rm"}), 422)
        assert "this server has no program 'sh -c rm'; it has perl" in problem["detail"]
        for wrong in ({"kind": "me", "program": "perl"}, {"kind": "bot", "level": "easy", "program": "perl"}):
            problem = await ana.post("/api/tables", seats({"kind": "bot"}, wrong), 422)
            assert "a program takes the seat of a bot, instead of a level" in problem["detail"]


def test_programs_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAJLIS_PROGRAMS", f"perl={BUILDER}; fast = 250ms:{BUILDER} --flag;")
    assert from_environment(Settings()).programs == (("perl", str(BUILDER)), ("fast", f"250ms:{BUILDER} --flag"))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("perl", "a program is written program:COMMAND"),
        ("Perl=sh", "MAJLIS_PROGRAMS is NAME=COMMAND"),
        ("a-name-that-is-too-long=sh", "MAJLIS_PROGRAMS is NAME=COMMAND"),
        ("perl=sh; perl=sh", "each name once"),
        ("perl=/no/such/bot", "there is no program '/no/such/bot'"),
    ],
)
def test_a_setting_that_cannot_work_is_refused_at_the_start(text: str, says: str) -> None:
    with pytest.raises(BadInput, match=says):
        read_programs(text)
