"""The record of a match that is still being played can be shown without giving anything away."""

import pytest

import majlis
from majlis.engine.errors import BadRecord


def test_a_sealed_record_names_neither_the_seed_nor_what_was_legal() -> None:
    match = majlis.game("alhambra").start(seats=3, seed="2a")
    while len(match.entries) < 25:
        match.play(match.actions()[0])
    text = match.record().sealed().dumps()
    assert match.seed not in text
    assert not any(check in text for check in match.checks.values())
    assert match.commitment in text
    sealed = majlis.Record.loads(text)
    assert [line.text for line in sealed.lines] == [entry.text for entry in match.entries]
    with pytest.raises(BadRecord, match="sealed"):
        sealed.replay()
