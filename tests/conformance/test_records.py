"""Recorded matches of every revision stay and still replay: a rule fix never breaks a match.

A match is added with `majlis simulate GAME --matches 1 --records FOLDER` when a game gets a new revision; those that are here are
never rewritten.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import majlis

FOLDER = Path(__file__).parent / "records"
FILES = sorted(FOLDER.glob("*/revision-*/*.majlis"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: "-".join([*path.parts[-3:-1], path.stem]))
def test_a_recorded_match_replays(path: Path) -> None:
    record = majlis.Record.loads(path.read_text(encoding="utf-8"))
    assert (record.game, f"revision-{record.revision}") == path.parts[-3:-1]
    match = record.replay()
    assert match.over
    assert [match.undoable(seat) for seat in range(match.seats)] == [0] * match.seats, "the seed is known now"
    again = match.record()
    again.box = record.box  # the hash of data with other marks: the components are the same, or it would not replay
    assert match.game.options.read(record.options) == match.options
    again.options = record.options  # a value may be written otherwise now: yes for true
    assert again.dumps() == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", majlis.games())
def test_every_revision_of_every_game_has_one(name: str) -> None:
    kept = {path.parent.name for path in FILES if path.parts[-3] == name}
    assert kept == {f"revision-{number}" for number in range(1, majlis.game(name).revision + 1)}
