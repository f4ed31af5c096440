"""What draws did: the same decision under other draws.

After a decision something may be drawn or revealed before anybody chooses again. The decision is played once more in several positions
that its player could not tell from the real one, with the same action each time, and everybody's chances are compared: with what was
really drawn, less the mean over the other draws. Whoever decides next plays a turn first, since what lies on offer is worth something only
to somebody who may take it. What stays hidden is dealt anew on both sides, and the judge is the same, so what it gets wrong cancels out.
A position in which the player would see just what it really saw counts as no other draw.
"""

from __future__ import annotations

from typing import Final

from majlis.analysis.curve import result
from majlis.analysis.weighing import Weighing, leads
from majlis.bots.turn import courses
from majlis.engine.chance import Chance
from majlis.engine.state import State

DRAWS: Final = 4
"""How many other draws a decision is tried under."""
FORCED: Final = 12
"""At most this many forced answers are given on the way to the next choice."""


def luck_of(weighing: Weighing, real: State, played: int, draws: int = DRAWS) -> list[float]:
    """What everybody's chance owes to the draws after a decision; all zeros where nothing was drawn. The luck of all adds up to 0."""
    seat = weighing.seat
    there = outcome(real, played)
    seen = there.view(seat)
    chance = Chance.of(weighing.seen).fork()
    out = [0.0] * real.seats
    for _ in range(draws):
        other = outcome(weighing.base.imagine(seat, chance), played, seat)
        if other.view(seat) == seen:
            continue
        own = chances_in(there.imagine(seat, chance) if there.steps else there, weighing)
        theirs = chances_in(other, weighing)
        out = [total + (mine - their) / draws for total, mine, their in zip(out, own, theirs)]
    return out


def outcome(state: State, code: int, seat: int = -1) -> State:
    """Where an action leads, with everything that is drawn and revealed before somebody has a choice."""
    after = state.clone()
    if seat >= 0:
        after.turn_to(seat)
    after.confirming = 0
    after.apply(code)
    for _ in range(FORCED):
        if not after.steps:
            break
        codes = after.codes()
        if len(codes) > 1:
            break
        after.apply(codes[0])
    return after


def chances_in(state: State, weighing: Weighing) -> list[float]:
    """Everybody's chance to win once whoever decides next has played a turn."""
    if not state.steps:
        return result(state)
    mover = state.choice.seat
    state.confirming |= 1 << mover  # stop before anything more is revealed
    after = courses(state, mover, state.codes(), weighing.judge, 1)[0].state
    if not after.steps:
        return result(after)
    return weighing.curve.chances(leads(after, weighing.judge), mover, weighing.share)
