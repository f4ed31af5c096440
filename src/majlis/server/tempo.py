"""How long bots think, so that an answer without a choice takes as long as one with.

Where only the seat itself can see that it has a single answer, the question is put all the same, and nothing may tell the others: not the
log, and not the time. A bot needs no time for such an answer. So it gets the time of one of its latest answers to the same question, at
the same level, of those that were chosen.
"""

from __future__ import annotations

import random
from collections import deque
from typing import Final, TypeAlias

KEPT: Final = 48
"""How many of the latest times are remembered for each kind of question."""
FEW: Final = 3
"""With fewer times than this, similar questions are asked too."""
SPREAD: Final = 0.1
"""The share by which a drawn time is varied, so that no two answers take exactly the same time."""

Kind: TypeAlias = tuple[str, str, str]
"""A level or program, the game, and the question (its prompt)."""


class Tempo:
    """The latest times of chosen answers, by the kind of question."""

    def __init__(self) -> None:
        self._times: dict[tuple[str, ...], deque[float]] = {}

    def note(self, kind: Kind, seconds: float) -> None:
        """An answer was chosen after so long."""
        for length in range(len(kind), 0, -1):
            self._times.setdefault(kind[:length], deque(maxlen=KEPT)).append(seconds)

    def draw(self, kind: Kind, otherwise: float) -> float:
        """A time that a chosen answer of that kind might take; where little is known, of any question of the game, or of any game."""
        for length in range(len(kind), 0, -1):
            times = self._times.get(kind[:length], ())
            if len(times) >= FEW or (length == 1 and times):
                return random.choice(list(times)) * random.uniform(1.0 - SPREAD, 1.0 + SPREAD)
        return otherwise
