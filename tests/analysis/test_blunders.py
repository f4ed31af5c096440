"""Planted blunders are found.

Each match in `planted/` holds one decision that was spoilt on purpose; that it costs 8 % or more was found by playing the rest of the match
many times (`tools/train/plant.py`), not by the judges that an analysis asks.
"""

from __future__ import annotations

import pytest

from tools.train.found import finds, planted

PLANTED = planted()
QUICKEST = 3
"""How many of the matches `make test` looks at."""


def test_planted_blunders_cost_enough() -> None:
    assert len(PLANTED) >= 20
    assert all(one["loss"] >= 0.08 and one["loss"] > one["interval"] for one in PLANTED)


def test_blunders_in_a_few_quick_matches_are_found() -> None:
    alhambra = [one for one in PLANTED if one["game"] == "alhambra"]
    assert sum(finds(one) for one in alhambra[:QUICKEST]) >= QUICKEST - 1


@pytest.mark.long
def test_nine_in_ten_planted_blunders_are_among_the_turning_points() -> None:
    assert sum(finds(one) for one in PLANTED) >= 0.9 * len(PLANTED)
