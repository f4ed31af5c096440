"""Chapter 8: the Impostor, who uses the favours of two leaders (RAS-8.14)."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Action, Facts, Refusal
from majlis.engine.events import Event
from majlis.engine.parts import Listed
from majlis.engine.step import KIND_BITS, Menu, Offer, Routine
from majlis.games.al_rashid.box import (
    GUILDS,
)
from majlis.games.al_rashid.favours import FAVOURS, possible, refuse_favour
from majlis.games.al_rashid.parts import FREE_LEADER
from majlis.games.al_rashid.state import RashidState
from majlis.games.al_rashid.verbs import FAVOUR


@final
class FreeFavour(Listed[RashidState]):
    """Use a leader's favour without its gold (RAS-8.14)."""

    def __init__(self, leaders: int) -> None:
        super().__init__(FAVOUR, FREE_LEADER)
        self.leaders = leaders
        """Bit mask of the leaders that may still be used."""

    def add(self, state: RashidState, seat: int, kind: int, out: list[int]) -> None:
        goods = state.goods_of(seat)
        for leader in range(GUILDS):
            if self.leaders >> leader & 1 and possible(state, leader, goods):
                out.append(leader << KIND_BITS | kind)

    def reason(self, state: RashidState, seat: int, action: Action) -> Refusal:
        leader = self.number(state, action, 0)
        if not self.leaders >> leader & 1:
            return Refusal("refused-leader-not-free", "RAS-8.14", {"leader": action.word(0)})
        return refuse_favour(state, leader, 0)

    def tries(self, state: RashidState, seat: int) -> list[Action]:
        return [FAVOUR(favour.leader) for favour in state.box.favours]


@final
class ChooseFavour(Menu[RashidState]):
    """Which leader the Impostor uses next."""

    def __init__(self, seat: int, leaders: int, left: int) -> None:
        super().__init__(seat, "prompt-impostor", "RAS-8.14", FREE_FAVOURS_OF[leaders])
        self.leaders = leaders
        self.left = left

    def apply(self, state: RashidState, code: int) -> None:
        leader = code >> KIND_BITS
        if self.left > 1:
            state.steps.append(FurtherFavours(self.seat, self.leaders & ~(1 << leader), self.left - 1))
        if state.log is not None:
            state.tell(Event("event-favour", "RAS-8.14", self.seat, {"leader": state.box.favours[leader].leader}))
        state.steps.append(FAVOURS[self.seat][leader])

    def facts(self, state: RashidState) -> Facts:
        return {"count": self.left}


@final
class FurtherFavours(Routine[RashidState]):
    """What the Impostor may still use when the favour before is done."""

    def __init__(self, seat: int, leaders: int, left: int) -> None:
        super().__init__()
        self.seat = seat
        self.leaders = leaders
        self.left = left

    def run(self, state: RashidState) -> None:
        free_favours(state, self.seat, self.leaders, self.left)


FREE_FAVOURS_OF: Final[list[list[Offer[RashidState]]]] = [[FreeFavour(leaders)] for leaders in range(1 << GUILDS)]


def free_favours(state: RashidState, seat: int, leaders: int, left: int) -> None:
    """Ask for the next favour; if only one is possible, everybody can see that."""
    menu = ChooseFavour(seat, leaders, left)
    codes = menu.codes(state)
    if len(codes) == 1:
        menu.apply(state, codes[0])
    elif codes:
        state.steps.append(menu)
