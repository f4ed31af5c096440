"""Why an action is good: what everybody has at the end of the turn, compared with another action.

The two turns are followed in one and the same imagined position. The strongest difference is told; where there is none, nothing is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from majlis.analysis.weighing import Option, Weighing
from majlis.engine.game import Game
from majlis.engine.holdings import Counts, difference
from majlis.engine.state import State
from majlis.engine.words import Words

POINTS: Final = "points"
_POINTS_COUNT: Final = 3.0
"""A difference in points says more than the same difference in anything else."""


@dataclass(frozen=True)
class Reason:
    """A message, the holding and the amount that it mentions, the other hint's letter, and whose holding it is."""

    id: str
    holding: str
    count: int
    letter: str
    seat: int


def reason_for(game: Game, weighing: Weighing, option: Option, other: Option, letter: str) -> Reason | None:
    """The strongest difference between two actions, seen from the one."""
    seat = weighing.seat
    one, two = ended(weighing, option), ended(weighing, other)
    private = frozenset(holding.name for holding in game.holdings() if holding.private)
    found: list[tuple[float, Reason]] = []
    for name, by in difference(two.holdings(seat), one.holdings(seat)).items():
        if by > 0:
            found.append((_strength(name, by), Reason("hint-more", name, by, letter, seat)))
    for rival in range(one.seats):
        if rival == seat:
            continue
        for name, by in _public(difference(two.holdings(rival), one.holdings(rival)), private).items():
            if by < 0:
                found.append((_strength(name, by) / 2, Reason("hint-other-less", name, -by, letter, rival)))
    return max(found, key=lambda each: each[0])[1] if found else None


def _strength(name: str, by: int) -> float:
    return abs(by) * (_POINTS_COUNT if name == POINTS else 1.0)


def _public(counts: Counts, private: frozenset[str]) -> Counts:
    return {name: count for name, count in counts.items() if name not in private}


def ended(weighing: Weighing, option: Option) -> State:
    """The position at the end of the turn that an action begins."""
    state = weighing.first.clone()
    for code in option.line or [option.code]:
        state.apply(code)
    return state


def reason_text(words: Words, reason: Reason) -> str:
    """The reason in a sentence."""
    amount = words.say(f"holding-{reason.holding}", count=reason.count)
    return words.say(reason.id, amount=amount, letter=reason.letter, seat=reason.seat)
