"""The player that follows its turn to the end with each action and takes what looks best.

Each legal action is tried in an imagined position, and the game's own guess of everybody's prospects (`State.value`) decides. Where an
action leaves the seat more to decide in the same turn (a bought tile has yet to be placed), the answer that looks best each time is played
too, before actions are compared.
"""

from __future__ import annotations

from typing import Final, final

from majlis.bots.judge import standing
from majlis.bots.player import Glimpse, Player
from majlis.bots.turn import still_deciding
from majlis.engine.state import State

FOLLOW_UPS: Final = 6
"""How many of its own decisions after the first are tried out."""
SETTLED: Final = 64
"""For how many actions: those that look best at first glance."""


def best_reply(state: State, seat: int, codes: list[int]) -> int:
    """The index in `codes` of the action that leads to the best standing right after it."""
    best = 0
    best_worth = 0.0
    for i in range(len(codes)):
        after = state.clone()
        after.apply(codes[i])
        worth = standing(after, seat)
        if i == 0 or worth > best_worth:
            best = i
            best_worth = worth
    return best


def settled(state: State, seat: int) -> float:
    """The seat's standing once it has answered, as well as it can see, whatever it is still asked in this turn."""
    for _ in range(FOLLOW_UPS):
        if not still_deciding(state, seat):
            break
        codes = state.codes()
        state.apply(codes[best_reply(state, seat, codes)])
    return standing(state, seat)


def ranked(state: State, seat: int, codes: list[int], keep: int) -> list[tuple[float, int]]:
    """The actions with the standing to which each leads at the end of the turn, the best first.

    If there are more than `keep`, those that look worst one step ahead are not followed any further.
    """
    looked: list[tuple[float, int]] = []
    if len(codes) > keep:
        for code in codes:
            after = state.clone()
            after.apply(code)
            looked.append((-standing(after, seat), code))
        looked.sort()
        codes = [code for _, code in looked[:keep]]
    out: list[tuple[float, int]] = []
    for code in codes:
        after = state.clone()
        after.apply(code)
        out.append((-settled(after, seat), code))
    out.sort()
    return [(-behind, code) for behind, code in out]


@final
class GreedyPlayer(Player):
    """Takes what looks best at the end of its turn."""

    def __init__(self) -> None:
        super().__init__("greedy", True)

    def choose(self, table: Glimpse) -> int:
        state = table.imagine()
        state.confirming |= 1 << table.seat  # stop before anything is revealed: luck must not decide what looks best
        return ranked(state, table.seat, table.codes, SETTLED)[0][1]
