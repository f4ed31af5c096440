"""Chapter 3: the course of a round, and from one to the next. What its end brings (chapter 14) is in `round_end.py`.

Where several players may decide at the same point, `windows.py` asks them one after the other.
"""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Facts
from majlis.engine.events import Event
from majlis.engine.step import CURTAINS, Routine
from majlis.games.tadmor.placement import PLACE_NEXT
from majlis.games.tadmor.raiders import RAID
from majlis.games.tadmor.round_end import DROP_STEP, NEXT_EPOCH, UNLOAD
from majlis.games.tadmor.scoring import finish
from majlis.games.tadmor.state import TadmorState
from majlis.games.tadmor.windows import ACTION_PHASE


@final
class Advance(Routine[TadmorState]):
    """The next round, the next epoch, or the end (TAD-14.3, 14.4); the player who decided last may review the round first."""

    def run(self, state: TadmorState) -> None:
        if state.round == state.box.rounds:
            finish(state)
            return
        state.steps.append(NEXT_ROUND)
        if state.box.epoch_of(state.round + 1) != state.epoch:
            state.steps.append(NEXT_EPOCH)
        state.steps.append(CURTAINS[state.turn])


@final
class NextRound(Routine[TadmorState]):
    """The round marker moves on; the turn order follows the start player's marker (TAD-3.2, 14.4).

    What a player may do once a round may be done again (TAD-10.9, 11.4), nobody has settled the tax yet (TAD-9.2), and the market of
    K13 is closed (TAD-12.1).
    """

    def run(self, state: TadmorState) -> None:
        state.round += 1
        state.start = state.next_start
        state.at = 0
        state.kept = 0
        state.settled = 0
        for seat in range(state.seats):
            state.opened[seat] = 0
            state.stood[seat] = 0
            state.acquired[seat * 2] = 0
            state.acquired[seat * 2 + 1] = 0
            state.paid_prestige[seat] = 0
        state.steps.append(ROUND)


@final
class Round(Routine[TadmorState]):
    """A whole round: placement, raiders, actions, end (TAD-3.1)."""

    def run(self, state: TadmorState) -> None:
        if state.log is not None:
            facts: Facts = {"round": state.round, "epoch": state.epoch + 1, "first": state.start}
            state.tell(Event("event-round", "TAD-3.1", -1, facts))
        state.steps.append(ADVANCE)
        state.steps.append(DROP_STEP)
        state.steps.append(UNLOAD)
        state.steps.append(ACTION_PHASE)
        state.steps.append(RAID)
        state.steps.append(PLACE_NEXT)


ADVANCE: Final = Advance()
NEXT_ROUND: Final = NextRound()
ROUND: Final = Round()
