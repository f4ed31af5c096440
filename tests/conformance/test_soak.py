"""The soak: cheap laws at every decision of whole matches, all of them in some matches, and a summary at the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from majlis.engine.catalog import game
from majlis.testing import soak
from majlis.testing.quick import Quick
from tests.conftest import Installer


def test_it_checks_every_decision_and_says_so(install: Installer, capsys: pytest.CaptureFixture[str]) -> None:
    install("souk", "majlis_souk:GAME")
    assert soak.main(["souk", "--decisions", "100", "--seed", "2a", "--workers", "1", "--thorough", "4"]) == 0
    out = capsys.readouterr().out
    assert "Seed 0000000000000000000000000000002a: souk, 100 decisions on 1 processes." in out
    assert "every law holds" in out
    assert "all laws checked at 0:" not in out


def test_two_processes_play_the_same_matches_as_one(install: Installer) -> None:
    install("souk", "majlis_souk:GAME")
    counted = []
    for workers in (1, 2):
        run = soak.Soak(["souk"], 60, "2a")
        run.run(workers)
        counted.append([(tally.matches, tally.decisions, tally.checked) for tally in run.tallies.values()])
    assert counted[0] == counted[1]
    assert counted[0][0][1] >= 60


def test_progress_is_a_line_where_there_is_no_terminal(
    install: Installer, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    install("souk", "majlis_souk:GAME")
    monkeypatch.setattr(soak, "EVERY_SECONDS", 0.0)
    soak.main(["souk", "--decisions", "100", "--seed", "2a", "--workers", "1"])
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) > 2
    assert all("of 100 decisions" in line and "0 broken laws" in line for line in lines)


def test_a_broken_law_is_told_repeated_and_its_record_kept(
    install: Installer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    install("broken_souk", "tests.conformance.broken_souk:GAME")
    arguments = ["broken_souk", "--decisions", "30", "--seed", "1", "--workers", "1", "--keep", str(tmp_path / "kept")]
    assert soak.main(arguments) == 1
    out = capsys.readouterr().out
    assert "law 8 is broken: the points of seat 0 make 1, but its score is 0" in out
    kept = sorted((tmp_path / "kept").iterdir())
    assert kept[0].name == "broken_souk-law-8-1.txt"
    assert kept[0].read_text(encoding="utf-8").startswith("majlis record 1\ngame: broken_souk\n")
    said = [line.strip() for line in out.splitlines() if line.startswith("law ") or "again: " in line]
    first, command = said[0], said[1]
    assert soak.main(command.removeprefix("again: python -m majlis.testing.soak ").split()) == 1
    assert first in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [["chess"], ["--seed", "xyz"], ["--thorough", "0"]])
def test_nonsense_is_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        soak.main(arguments)
    assert "error: " in capsys.readouterr().err


def test_matches_go_through_all_tables_by_all_players(install: Installer) -> None:
    install("souk", "majlis_souk:GAME")
    found = [soak.course(("souk", number, "1", soak.THOROUGH, soak.CHECKS)) for number in range(960)]
    assert len({(one.seats, str(one.options)) for one in found}) == 16
    assert len({(one.seats, str(one.options), one.player) for one in found if not one.thorough}) == 32
    assert {one.player for one in found if one.thorough} == {"random", "by_verb", "greedy"}
    assert len({one.seed for one in found}) == 960


def test_every_game_has_its_share_of_the_decisions(install: Installer, capsys: pytest.CaptureFixture[str]) -> None:
    install("souk", "majlis_souk:GAME")
    run = soak.Soak(["souk", "sabika"], 1200, "1", thorough=1 << 30)
    run.run(1)
    souk, sabika = (run.tallies[name] for name in ("souk", "sabika"))
    assert souk.matches > sabika.matches
    assert min(souk.decisions, sabika.decisions) >= 600


@pytest.mark.parametrize("player", ["random", "by_verb"])
@pytest.mark.parametrize("name", ["al_rashid", "alhambra", "sabika", "tadmor"])
def test_a_quick_match_replays(name: str, player: str) -> None:
    assert Quick(game(name), 2, {}, "2a", player).play() > 20
