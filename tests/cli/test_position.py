"""`majlis position`: an author looks at what a text lays out."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Call

TEXT = """majlis position 1
game: tadmor
seats: 3

round 4
goods 0 wood=2 stone=1
stand 0 damascus_tower_single
acting
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "tower.position"
    path.write_text(TEXT, encoding="utf-8")
    return path


def test_it_shows_the_table_the_question_and_the_answers(call: Call, file: Path) -> None:
    result = call("position", file)
    assert result.exit_code == 0
    assert "Round 4 of 9" in result.stdout
    assert "tower damascus_tower_single single 1" in result.stdout
    assert "Runde 4" in call("position", file, "--lang", "de").stdout


def test_it_can_be_kept_as_a_record_that_replays(call: Call, file: Path, tmp_path: Path) -> None:
    record = tmp_path / "tower.majlis"
    assert call("position", file, "--record", record).exit_code == 0
    assert "1 of 1 record replays" in call("check", record).stdout
    assert "laid out by hand" in call("replay", record, "--all").stdout


def test_errors_name_the_line_they_are_in(call: Call, file: Path) -> None:
    file.write_text(TEXT.replace("wood=2", "wood=two"), encoding="utf-8")
    result = call("position", file)
    assert result.exit_code == 2
    assert "line 6: “goods 0 wood=two stone=1”: the number of wood is a number from 0 to 999" in result.stderr
    assert call("position").exit_code == 2


def test_the_lines_of_a_game_are_listed(call: Call) -> None:
    result = call("position", "--lines", "sabika")
    assert result.exit_code == 0
    assert "give SEAT NAME=NUMBER…" in result.stdout
    assert call("position", "--lines", "chess").exit_code == 2
