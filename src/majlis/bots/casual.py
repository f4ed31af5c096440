"""Players that make the mistakes of people who are new to a game.

They do not play at random: each action they consider is judged by what it brings by the end of their turn. But they notice only some of
what they could do, and look only at their own prospects, not at what an action means for the others.
"""

from __future__ import annotations

from typing import final

from majlis.bots.greedy import FOLLOW_UPS
from majlis.bots.player import Glimpse, Player
from majlis.bots.turn import still_deciding
from majlis.engine.chance import Chance
from majlis.engine.state import State


@final
class CasualPlayer(Player):
    """Notices `sight` actions and takes the one that looks best for itself: at once, or if it `follows` its turn, at the turn's end."""

    def __init__(self, name: str, sight: int, follows: bool) -> None:
        super().__init__(name, True)
        self.sight = sight
        self.follows = follows

    def choose(self, table: Glimpse) -> int:
        state = table.imagine()
        state.confirming |= 1 << table.seat
        best = -1
        most = 0.0
        for code in noticed(table.codes, self.sight, table.chance):
            after = state.clone()
            after.apply(code)
            worth = prospects(after, table.seat) if self.follows else after.value(table.seat)
            if best < 0 or worth > most:
                best = code
                most = worth
        return best


def noticed(codes: list[int], sight: int, chance: Chance) -> list[int]:
    """Some of the actions, drawn at random."""
    if len(codes) <= sight:
        return codes
    left = codes[:]
    for i in range(sight):
        j = i + chance.below(len(left) - i)
        code = left[j]
        left[j] = left[i]
        left[i] = code
    return left[:sight]


def prospects(state: State, seat: int) -> float:
    """What the seat may expect at the end of its turn if it answers every further question with what looks best right away."""
    for _ in range(FOLLOW_UPS):
        if not still_deciding(state, seat):
            break
        best: State | None = None
        most = 0.0
        for code in state.codes():
            after = state.clone()
            after.apply(code)
            worth = after.value(seat)
            if best is None or worth > most:
                best = after
                most = worth
        if best is None:
            break
        state = best
    return state.value(seat)
