"""The tool that looks for puzzles prints entries that can be read and solved."""

from __future__ import annotations

import tomllib

import pytest

from majlis.engine.catalog import game
from majlis.engine.puzzle import read
from tools.find_puzzles import main

REST = 'topics = ["unknown"]\n'


def found(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[dict[str, object]]:
    """What the tool prints for these arguments, read as puzzles; each is solved once more."""
    main(list(arguments))
    printed = capsys.readouterr().out.replace("rules = []", 'rules = ["ALH-9.9"]')
    entries: list[dict[str, object]] = []
    for text in printed.split("\n\n"):
        if text.strip():
            [puzzle] = read(game(arguments[0]), REST + text).puzzles
            assert puzzle.solution.unique
            assert text.startswith(f"# {puzzle.solution.best} by ")
            entries += tomllib.loads(text)["puzzles"]
    return entries


def test_worked_examples_are_searched(capsys: pytest.CaptureFixture[str]) -> None:
    entries = found(capsys, "alhambra", "--examples", "--quantity", "has.wall", "--gap", "1")
    assert {"EX-7", "EX-10"} <= {entry["example"] for entry in entries}


def test_matches_are_searched_for_decisions_that_a_bot_gets_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    wrong = found(capsys, "alhambra", "--quantity", "has.wall", "--gap", "2", "--matches", "1")
    every = found(capsys, "alhambra", "--quantity", "has.wall", "--gap", "2", "--matches", "1", "--any")
    assert 0 < len(wrong) < len(every)


def test_a_game_without_a_writer_gives_the_seed_and_everything_played(capsys: pytest.CaptureFixture[str]) -> None:
    entries = found(capsys, "tadmor", "--seats", "2", "--quantity", "has.points", "--gap", "3", "--any")
    assert all(entry["seed"] and entry["play"] for entry in entries)
