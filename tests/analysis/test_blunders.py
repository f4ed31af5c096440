"""Planted blunders are found.

Each match in `planted/` holds one decision that was spoilt on purpose; that it costs 8 % or more was found by playing the rest of the match
many times (`tools/train/plant.py`), not by the judges that an analysis asks.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from majlis.analysis.review import Review
from majlis.analysis.summary import turning_points
from majlis.engine.catalog import game

PLANTED = [
    json.loads(line)
    for file in sorted((Path(__file__).parent / "planted").glob("*.jsonl"))
    for line in file.read_text(encoding="utf-8").splitlines()
]
QUICKEST = 3
"""How many of the matches `make test` looks at."""


def finds(planted: dict[str, Any]) -> bool:
    """Whether the spoilt decision, or another of the same turn, is among the turning points."""
    match = game(planted["game"]).start(planted["seats"], {}, planted["seed"])
    for text in planted["entries"]:
        match.enter(match.actor, text)
    assert match.over
    review = Review(match)
    latest = {judged.at: judged for _, judged in review.all_judged()}
    points = turning_points([latest[at] for at in sorted(latest)], review.end)
    spoilt = latest[planted["at"]]
    return any((point.judged.seat, point.judged.turn) == (spoilt.seat, spoilt.turn) for point in points)


def test_planted_blunders_cost_enough() -> None:
    assert len(PLANTED) >= 20
    assert all(planted["loss"] >= 0.08 and planted["loss"] > planted["interval"] for planted in PLANTED)


def test_blunders_in_a_few_quick_matches_are_found() -> None:
    alhambra = [planted for planted in PLANTED if planted["game"] == "alhambra"]
    assert sum(finds(planted) for planted in alhambra[:QUICKEST]) >= QUICKEST - 1


@pytest.mark.long
def test_nine_in_ten_planted_blunders_are_among_the_turning_points() -> None:
    assert sum(finds(planted) for planted in PLANTED) >= 0.9 * len(PLANTED)
