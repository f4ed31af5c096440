"""The tool that looks for puzzles prints entries that can be read and solved."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

from majlis.bots import player_named
from majlis.bots.player import decide, stream
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


def test_mistakes_that_an_analysis_found_are_searched(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = game("alhambra").start(3, {"modules": "bonus_cards"}, "50")
    players, chances = [player_named("greedy") for _ in range(3)], [stream("50", seat) for seat in range(3)]
    while not match.over and len(match.entries) < 60:
        match.play_code(decide(players[match.actor], match.state, match.actor, chances[match.actor]))
    record = tmp_path / "match.majlis"
    record.write_text(match.record().dumps(), encoding="utf-8")

    def searched(loss: str, *better: dict[str, object]) -> list[str]:
        (tmp_path / "match.majlis.json").write_text(json.dumps({"decisions": better}), encoding="utf-8")
        main(["alhambra", "--quantity", "has.wall", "--gap", "1", "--analysed", str(record), "--loss", loss])
        return [line for line in capsys.readouterr().out.splitlines() if line.startswith("# match.majlis")]

    played = [
        {"at": number, "loss": 0.1 if number % 2 else 0.01, "best": {"action": {"text": entry.text}}}
        for number, entry in enumerate(match.entries)
    ]
    heads = searched("5", *played, {"at": 60, "loss": 0.5, "best": None})
    assert heads
    for head in heads:
        number, text = re.fullmatch(r"# match.majlis, decision (\d+): (.*) instead of \2, 10%", head).groups()  # type: ignore[union-attr]
        assert int(number) % 2
        assert match.entries[int(number)].text == text
    assert searched("20", *played) == []
    assert searched("5", *({**one, "best": {"action": {"text": "something else"}}} for one in played)) == []
