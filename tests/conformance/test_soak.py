"""The soak: every decision of whole matches, with a summary at the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from majlis.testing import soak
from tests.conftest import Installer


def test_it_checks_every_decision_and_says_so(install: Installer, capsys: pytest.CaptureFixture[str]) -> None:
    install("souk", "majlis_souk:GAME")
    assert soak.main(["souk", "--decisions", "30", "--seed", "2a", "--workers", "1"]) == 0
    out = capsys.readouterr().out
    assert "Seed 0000000000000000000000000000002a: souk, 30 decisions on 1 processes." in out
    assert "every law holds" in out


def test_a_broken_law_is_told_and_its_record_kept(
    install: Installer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    install("broken_souk", "tests.conformance.broken_souk:GAME")
    arguments = ["broken_souk", "--decisions", "30", "--seed", "1", "--workers", "1", "--keep", str(tmp_path / "kept")]
    assert soak.main(arguments) == 1
    assert "law 8 is broken: the points of seat 0 make 1, but its score is 0" in capsys.readouterr().out
    kept = sorted((tmp_path / "kept").iterdir())
    assert kept[0].name == "broken_souk-law-8-1.txt"
    assert kept[0].read_text(encoding="utf-8").startswith("majlis record 1\ngame: broken_souk\n")


@pytest.mark.parametrize("arguments", [["chess"], ["--seed", "xyz"]])
def test_nonsense_is_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        soak.main(arguments)
    assert "error: " in capsys.readouterr().err


def test_matches_go_through_all_tables_by_all_players(install: Installer) -> None:
    install("souk", "majlis_souk:GAME")
    found = []
    for task in soak.tasks(["souk"], "1"):
        found.append(task)
        if len(found) == 48:
            break
    assert len({(seats, str(options)) for _, seats, options, _, _ in found}) == 16
    assert len({(seats, str(options), player) for _, seats, options, _, player in found}) == 48
    assert len({seed for _, _, _, seed, _ in found}) == 48
