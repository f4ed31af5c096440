"""Chapter 3, second part: Plotters and Informers at the start of the resolution phase (RAS-3.8)."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.parts import Always
from majlis.engine.step import Menu, Routine
from majlis.games.al_rashid.box import MOST_SEATS, MOVE_PALACE, MOVE_TERRITORY
from majlis.games.al_rashid.moving import MovePiece
from majlis.games.al_rashid.state import RashidState
from majlis.games.al_rashid.verbs import INFORM, PASS, PLOT

_PASS: Final = 2


@final
class AskSchemer(Menu[RashidState]):
    """One player's Plotters and Informers, in any order; the player is asked until they pass or none is left."""

    def __init__(self, seat: int) -> None:
        super().__init__(
            seat,
            "prompt-scheme",
            "RAS-3.8",
            [
                MovePiece(PLOT, True, MOVE_PALACE, "RAS-8.12"),
                MovePiece(INFORM, False, MOVE_TERRITORY, "RAS-8.13"),
                Always(PASS, "event-scheme-pass", "RAS-3.8"),
            ],
        )

    def apply(self, state: RashidState, code: int) -> None:
        super().apply(state, code)
        if code == _PASS:
            state.at += 1
        state.steps.append(SCHEMES)


@final
class Schemes(Routine[RashidState]):
    """In turn order (RAS-3.8, R-52). A player with nothing to move is not asked: everybody can see that."""

    def run(self, state: RashidState) -> None:
        while state.at < state.seats:
            seat = state.order[state.at]
            if state.offices[seat] and len(SCHEME_MENUS[seat].codes(state)) > 1:
                state.turn = seat
                state.steps.append(SCHEME_MENUS[seat])
                return
            state.at += 1
        state.at = 0


SCHEME_MENUS: Final = [AskSchemer(seat) for seat in range(MOST_SEATS)]
SCHEMES: Final = Schemes()
