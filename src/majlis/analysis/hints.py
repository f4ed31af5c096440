"""Hints: the best three actions of a decision, what each does to the chance to win, and why.

    found = hints(match, seat, seconds=2.0)

They rest only on what the seat knows (see `weighing.py`), and on the same knowledge they are always the same, unless time runs out.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from time import monotonic
from typing import Any, Final

from majlis.analysis.curve import curve_for
from majlis.analysis.reasons import Reason, reason_for
from majlis.analysis.weighing import Effort, Weighing, difference
from majlis.engine.errors import BadInput
from majlis.engine.match import Match

SHOWN: Final = 3
EFFORT: Final = Effort(width=12, kept=SHOWN, worlds=32, apart=True)
LETTERS: Final = "ABC"
SECONDS: Final = 2.0
"""The longest that somebody waits for a hint."""
_NO_DECISION: Final = ("undo", "back", "confirm-turns", "branch", "position")


@dataclass(frozen=True)
class Hint:
    """One action, best first. Chances are numbers from 0 to 1."""

    letter: str
    action: str
    chance: float
    low: float
    high: float
    difference: float
    """To the mean of all legal actions."""
    same: bool
    """Whether it is about as good as the best."""
    reason: Reason | None

    def json(self) -> dict[str, Any]:
        return asdict(self)

    @staticmethod
    def of(kept: dict[str, Any]) -> Hint:
        why = kept["reason"]
        return Hint(**{**kept, "reason": None if why is None else Reason.of(why)})


def hints(
    match: Match, seat: int, seconds: float = SECONDS, effort: Effort = EFFORT, clock: Callable[[], float] = monotonic
) -> list[Hint]:
    """The best actions of a seat that is to decide, at most three. Raises `BadInput` if it is not."""
    if match.over or seat not in match.waiting:
        raise BadInput(f"seat {seat} has nothing to decide now")
    until = clock() + seconds
    curve = curve_for(match.game.id, match.seats)
    weighing = Weighing(match.state, seat, curve, curve.share(decisions(match)), effort)
    while weighing.worlds < effort.worlds and len(weighing.codes) > 1 and clock() < until:
        weighing.more()
    ranked = weighing.ranked()
    mean = weighing.mean()
    out: list[Hint] = []
    for place, option in enumerate(ranked):
        chance, interval = option.chances()[seat], option.interval(seat)
        apart, doubt = difference(ranked[0], option, seat)
        other = ranked[1 if place == 0 else 0] if len(ranked) > 1 else None
        out.append(
            Hint(
                letter=LETTERS[place],
                action=str(weighing.base.choice.action(weighing.base, option.code)),
                chance=chance,
                low=max(0.0, chance - interval),
                high=min(1.0, chance + interval),
                difference=chance - mean,
                same=place > 0 and apart <= doubt,
                reason=None
                if other is None
                else reason_for(match, weighing, option, other, LETTERS[ranked.index(other)]),
            )
        )
    return out


def decisions(match: Match) -> int:
    """How many decisions have been made and not been taken back, about: those before a new deal count too."""
    before = match.standing[0] - 1 if match.standing else len(match.entries)
    earlier = sum(entry.text.split(" ")[0] not in _NO_DECISION for entry in match.entries[:before])
    return earlier + match.decided
