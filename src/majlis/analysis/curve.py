"""From leads to chances to win.

A judge guesses how far ahead of its best opponent each seat will be at the end, in points. How much that says depends on the game, on the
number of seats and on how much of the match has been played. A `Curve` knows: the chances are in proportion to exp(weight × lead), and
whoever has just moved gets a bonus (it may be negative), since a guess after one's own turn tends to be too kind or too strict. Weights
and bonuses were fitted to matches between bots by `tools/train/calibrate.py`; they are in `data/curves.json`.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib import resources
from math import exp
from typing import Any, Final

from majlis.engine.state import State

KNOTS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
"""The shares of a match at which a curve has weights; between them they change evenly."""
_FILE: Final = "curves.json"


@dataclass(frozen=True)
class Curve:
    """Weight and bonus at each of `KNOTS`, and how many decisions a match usually has."""

    weights: tuple[float, ...]
    bonuses: tuple[float, ...]
    decisions: float

    def share(self, decided: int) -> float:
        """How much of a match has been played after that many decisions."""
        return min(1.0, decided / self.decisions)

    def chances(self, leads: list[float], mover: int, share: float) -> list[float]:
        """Everybody's chance to win; they add up to 1, except for a single seat, which plays against a rival without a seat."""
        weight = between(self.weights, share)
        drawn = [weight * lead for lead in leads]
        drawn[mover] += between(self.bonuses, share)
        if len(leads) == 1:
            drawn.append(0.0)
        most = max(drawn)
        parts = [exp(max(-60.0, one - most)) for one in drawn]
        total = sum(parts)
        return [part / total for part in parts[: len(leads)]]


def between(values: tuple[float, ...], share: float) -> float:
    """The value at a share of the match, from those at `KNOTS`."""
    steps = len(KNOTS) - 1
    place = min(max(share, 0.0), 1.0) * steps
    low = min(int(place), steps - 1)
    return values[low] + (values[low + 1] - values[low]) * (place - low)


@cache
def curves() -> dict[str, dict[str, Any]]:
    """All curves by game and seats (`sabika/4`), as `calibrate.py` wrote them."""
    file = resources.files("majlis.analysis").joinpath("data", _FILE)
    found: dict[str, dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))
    return found


def curve_for(game: str, seats: int) -> Curve:
    """The curve of a game with that many seats; without one, that of the nearest number of seats, or a cautious one for unknown games."""
    known = curves()
    own = [int(key.partition("/")[2]) for key in known if key.partition("/")[0] == game]
    if not own:
        return Curve((0.05, 0.06, 0.08, 0.12, 0.2), (0.0,) * len(KNOTS), 60.0 * seats)
    nearest = min(own, key=lambda count: (abs(count - seats), count))
    found = known[f"{game}/{nearest}"]
    return Curve(tuple(found["weights"]), tuple(found["bonuses"]), found["decisions"] * seats / nearest)


def result(state: State) -> list[float]:
    """Who has won, as chances: those who share the first place share the 1."""
    ranks = state.ranking()
    best = [float(rank == 1) for rank in ranks]
    return [one / max(1.0, sum(best)) for one in best]
