"""Chapter 3: the course of a round. This module alone knows the order of the steps."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Action, Refusal
from majlis.engine.events import Event
from majlis.engine.parts import Always, Listed
from majlis.engine.step import CURTAINS, KIND_BITS, Menu, Offer, Routine
from majlis.games.al_rashid.box import AREAS, COURT, GUILDS, MOST_SEATS
from majlis.games.al_rashid.court import COURT_STEP
from majlis.games.al_rashid.guild import GUILD
from majlis.games.al_rashid.offices import Activate, can_activate
from majlis.games.al_rashid.parts import AREA
from majlis.games.al_rashid.placement import DIPLOMATS, PLACE_LATE, PLACE_NEXT
from majlis.games.al_rashid.round_end import END_OF_ROUND
from majlis.games.al_rashid.schemes import SCHEMES
from majlis.games.al_rashid.state import NO_AREA, RashidState
from majlis.games.al_rashid.territory import TERRITORY
from majlis.games.al_rashid.verbs import END, RESOLVE

_ACTIVATE: Final = 1


def resolve(state: RashidState, seat: int, area: int) -> None:
    """Resolve an area, whoever has pieces there (RAS-3.11)."""
    state.area = area
    if state.log is not None:
        state.tell(Event("event-resolve", "RAS-3.10", seat, {"area": state.box.areas[area]}))
    state.steps.append(CLOSE)
    if area < GUILDS:
        state.steps.append(GUILD)
    elif area == COURT:
        state.steps.append(COURT_STEP)
    else:
        state.steps.append(TERRITORY)


@final
class Close(Routine[RashidState]):
    """All pieces that are left return to their owners; the area is closed for this round (RAS-4.7, 3.14)."""

    def run(self, state: RashidState) -> None:
        area = state.area
        for seat in state.present(area):
            state.send_home(area, seat)
        state.resolved |= 1 << area
        state.area = NO_AREA
        state.line = []
        state.rank = 0
        state.takers = 0


@final
class ResolveArea(Listed[RashidState]):
    """Choose an area with at least one piece, no matter whose (RAS-3.11)."""

    def __init__(self) -> None:
        super().__init__(RESOLVE, AREA)

    def add(self, state: RashidState, seat: int, kind: int, out: list[int]) -> None:
        for area in range(AREAS):
            if state.places[area]:
                out.append(area << KIND_BITS | kind)

    def apply(self, state: RashidState, seat: int, code: int) -> None:
        resolve(state, seat, code)

    def reason(self, state: RashidState, seat: int, action: Action) -> Refusal:
        area = self.number(state, action, 0)
        if state.resolved >> area & 1:
            return Refusal("refused-already-resolved", "RAS-3.14", {"area": action.word(0)})
        return Refusal("refused-nobody-there", "RAS-3.11", {"area": action.word(0)})

    def tries(self, state: RashidState, seat: int) -> list[Action]:
        return [RESOLVE(area) for area in state.box.areas]


@final
class TurnMenu(Menu[RashidState]):
    """Resolve an area, or activate an office first (RAS-3.10)."""

    def apply(self, state: RashidState, code: int) -> None:
        state.steps.append(AFTERS[self.seat] if code & _ACTIVATE == 0 else MUST_RESOLVE[self.seat])
        super().apply(state, code)


@final
class MustResolve(Routine[RashidState]):
    """The rest of a turn in which an office was activated first; a last area needs no question."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def run(self, state: RashidState) -> None:
        only = only_area(state)
        if only >= 0:
            resolve(state, self.seat, only)
        else:
            state.steps.append(RESOLVE_MENUS[self.seat])


def only_area(state: RashidState) -> int:
    """The one area that is left to resolve; -1 if there are more."""
    found = -1
    for area in range(AREAS):
        if state.places[area]:
            if found >= 0:
                return -1
            found = area
    return found


@final
class After(Routine[RashidState]):
    """After the resolution an office may still be activated, even by a player who has lost their last piece (RAS-3.10)."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def run(self, state: RashidState) -> None:
        if can_activate(state, self.seat):
            state.steps.append(AFTER_MENUS[self.seat])


@final
class Turn(Routine[RashidState]):
    """One turn of the resolution phase (RAS-3.10); an office bought in it may be activated after it (RAS-8.2)."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def run(self, state: RashidState) -> None:
        state.turn = self.seat
        state.activated = False
        if can_activate(state, self.seat):
            state.steps.append(TURN_MENUS[self.seat])
            return
        state.steps.append(AFTERS[self.seat])
        state.steps.append(MUST_RESOLVE[self.seat])


@final
class Cycle(Routine[RashidState]):
    """The next in turn order who has a piece on the board; a new order waits for the end of the cycle (RAS-3.9, 3.12, 3.13)."""

    def run(self, state: RashidState) -> None:
        if not any(state.out):
            take_over_order(state)
            state.at = 0
            return
        state.steps.append(self)
        while True:
            if state.at == state.seats:
                state.at = 0
                take_over_order(state)
            seat = state.order[state.at]
            state.at += 1
            if state.out[seat]:
                state.steps.append(TURNS[seat])
                return


def take_over_order(state: RashidState) -> None:
    """A turn order that has been waiting takes effect."""
    if state.pending:
        state.order = state.pending
        state.pending = []
        if state.log is not None:
            state.tell(Event("event-order", "RAS-3.12", -1, {"seats": [str(seat) for seat in state.order]}))


@final
class Round(Routine[RashidState]):
    """A whole round: placement with its diplomats (RAS-3.3, 3.7), schemes (RAS-3.8), resolution, and what follows (RAS-3.1)."""

    def run(self, state: RashidState) -> None:
        state.at = 0
        state.steps.append(ROUND_OVER)
        state.steps.append(CYCLE)
        state.steps.append(SCHEMES)
        state.steps.append(PLACE_LATE)
        state.steps.append(PLACE_NEXT)
        state.steps.append(DIPLOMATS)


@final
class RoundOver(Routine[RashidState]):
    """The next round, or the end of the game after the last (RAS-3.1, 11.1)."""

    def run(self, state: RashidState) -> None:
        if state.round < state.box.rounds:
            state.steps.append(ROUND)
            state.steps.append(END_OF_ROUND)
            state.steps.append(CURTAINS[state.turn])
        elif state.log is not None:
            ranking = state.ranking()
            winners = [str(seat) for seat in range(state.seats) if ranking[seat] == 1]
            state.tell(Event("event-over", "RAS-11.1", -1, {"winners": winners}))
            state.tell_ties()


_resolve: Final = ResolveArea()
_activate: Final = Activate()
_before: Final[list[Offer[RashidState]]] = [_resolve, _activate]
_only: Final[list[Offer[RashidState]]] = [_resolve]
_after: Final[list[Offer[RashidState]]] = [_activate, Always(END, "event-end", "RAS-3.10")]
TURN_MENUS: Final = [TurnMenu(seat, "prompt-turn", "RAS-3.10", _before) for seat in range(MOST_SEATS)]
RESOLVE_MENUS: Final[list[Menu[RashidState]]] = [
    Menu(seat, "prompt-resolve", "RAS-3.11", _only) for seat in range(MOST_SEATS)
]
AFTER_MENUS: Final[list[Menu[RashidState]]] = [
    Menu(seat, "prompt-after", "RAS-3.10", _after) for seat in range(MOST_SEATS)
]
MUST_RESOLVE: Final = [MustResolve(seat) for seat in range(MOST_SEATS)]
AFTERS: Final = [After(seat) for seat in range(MOST_SEATS)]
TURNS: Final = [Turn(seat) for seat in range(MOST_SEATS)]
CLOSE: Final = Close()
CYCLE: Final = Cycle()
ROUND: Final = Round()
ROUND_OVER: Final = RoundOver()
