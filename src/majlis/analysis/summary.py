"""What the judged decisions of a match come to: marks, accuracy, luck and skill, turning points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import Final, Literal, TypeAlias

from majlis.analysis.review import Judged

Mark: TypeAlias = Literal["best", "good", "weak", "missed"]
GOOD: Final = 0.01
WEAK: Final = 0.04
MISSED: Final = 0.08
"""From which loss on a decision is only good, weak, or missed."""
MOST_POINTS: Final = 5
LEAST_POINTS: Final = 3
"""How many turning points a match has."""


@dataclass(frozen=True)
class Account:
    """How a seat came from its first chance to its last: start + luck − mistakes + gifts = end. `draws` is what luck owes to draws."""

    start: float
    luck: float
    mistakes: float
    gifts: float
    end: float
    draws: float | None = None
    """None: not looked into."""


@dataclass(frozen=True)
class TurningPoint:
    """A decision after which the mover's chance had changed. `change` is what the decision cost, or what followed if it cost nothing."""

    judged: Judged
    change: float


def mark(loss: float) -> Mark:
    """How good a decision was, in a word."""
    if loss < GOOD:
        return "best"
    if loss < WEAK:
        return "good"
    return "weak" if loss < MISSED else "missed"


def accuracy(losses: Sequence[float]) -> float | None:
    """The mean over a seat's decisions, from 0 to 100; None if there were none."""
    if not losses:
        return None
    each = [min(100.0, max(0.0, 103.2 * exp(-0.0435 * 100 * loss) - 3.2)) for loss in losses]
    return sum(each) / len(each)


def accounts(judged: Sequence[Judged], end: Sequence[float]) -> list[Account]:
    """Every seat's account. Luck is what happened between a decision and the next, and whatever sampling leaves over."""
    seats = len(end)
    luck, mistakes, gifts = [0.0] * seats, [0.0] * seats, [0.0] * seats
    start = list(judged[0].before) if judged else list(end)
    for one, then in zip(judged, [*(later.before for later in judged[1:]), end]):
        for seat in range(seats):
            change = one.after[seat] - one.before[seat]
            if seat == one.seat:
                mistakes[seat] -= change
            else:
                gifts[seat] += change
            luck[seat] += then[seat] - one.after[seat]
    draws = draws_of(judged, seats)
    return [Account(start[at], luck[at], mistakes[at], gifts[at], end[at], draws[at]) for at in range(seats)]


def draws_of(judged: Sequence[Judged], seats: int) -> list[float | None]:
    """What each seat's chance owes to draws over the whole match; None for findings that were kept before this was looked into."""
    if not all(one.drawn for one in judged):
        return [None] * seats
    return [sum(one.drawn[seat] for one in judged) for seat in range(seats)]


def turning_points(judged: Sequence[Judged], end: Sequence[float]) -> list[TurningPoint]:
    """The decisions that cost most, one of each turn; if there are too few, those after which the mover's chance changed most.

    They come in the order of the match.
    """
    lost = [TurningPoint(one, -one.loss) for one in judged if one.loss >= GOOD]
    found = _largest(lost, [], MOST_POINTS)
    if len(found) < LEAST_POINTS:
        later = [*(then.before for then in judged[1:]), end]
        swings = [TurningPoint(one, then[one.seat] - one.after[one.seat]) for one, then in zip(judged, later)]
        found = _largest(swings, found, LEAST_POINTS)
    return sorted(found, key=lambda point: point.judged.at)


def _largest(points: list[TurningPoint], found: list[TurningPoint], most: int) -> list[TurningPoint]:
    """Add the points with the largest changes until there are `most`, none of a turn that is already there."""
    out = found[:]
    turns = {(point.judged.seat, point.judged.turn) for point in out}
    for point in sorted(points, key=lambda point: (-abs(point.change), point.judged.at)):
        turn = (point.judged.seat, point.judged.turn)
        if len(out) >= most:
            break
        if turn not in turns:
            turns.add(turn)
            out.append(point)
    return out
