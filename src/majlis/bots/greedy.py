"""The player that looks one step ahead.

Each legal action is tried in an imagined position, and the game's own guess of everybody's prospects (`State.value`) decides. Where an
action leaves the seat more to decide in the same turn (a bought tile is still to be placed), the best answers are tried too.
"""

from __future__ import annotations

from typing import Final, final

from majlis.bots.player import Glimpse, Player
from majlis.engine.state import State

FOLLOW_UPS: Final = 6
"""How many decisions of its own after the first are tried out."""
KEPT: Final = 10
"""For how many actions: those that look best at first sight."""


def standing(state: State, seat: int) -> float:
    """How far ahead of its best opponent a seat will be, as the game guesses."""
    return lead(state.values(), seat)


def lead(values: list[float], seat: int) -> float:
    """How much more a seat has than the best of the others; alone, what it has."""
    if len(values) == 1:
        return values[0]
    best = values[seat - 1]
    for other in range(len(values)):
        if other != seat and values[other] > best:
            best = values[other]
    return values[seat] - best


def still_deciding(state: State, seat: int) -> bool:
    """Whether the seat has more to decide before anything is revealed."""
    return not state.over and state.choice.seat == seat and not at_curtain(state)


def at_curtain(state: State) -> bool:
    """Whether all that is left to do is to let something be revealed: see `Curtain`."""
    return state.choice.prompt == "prompt-confirm"


def best_reply(state: State, seat: int, codes: list[int]) -> int:
    """The place in `codes` of the action that leads to the best standing right after it."""
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
    """The best few actions with the standing to which each leads, the best first.

    All are looked at one step ahead; those that look best then, to the end of the turn.
    """
    looked: list[tuple[float, int]] = []
    for code in codes:
        after = state.clone()
        after.apply(code)
        looked.append((-standing(after, seat), code))
    looked.sort()
    out: list[tuple[float, int]] = []
    for _, code in looked[:keep]:
        after = state.clone()
        after.apply(code)
        out.append((-settled(after, seat), code))
    out.sort()
    return [(-behind, code) for behind, code in out]


@final
class GreedyPlayer(Player):
    """Takes what looks best at once."""

    def __init__(self) -> None:
        super().__init__("greedy", True)

    def choose(self, table: Glimpse) -> int:
        state = table.imagine()
        state.confirming |= 1 << table.seat  # stop before anything is revealed: luck must not decide what looks best
        return ranked(state, table.seat, table.codes, KEPT)[0][1]
