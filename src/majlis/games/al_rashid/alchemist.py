"""Chapter 8: the Alchemist, who turns a sage into a merchant (RAS-8.6, 8.42)."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Action, Facts, Refusal
from majlis.engine.events import Event
from majlis.engine.parts import Always, Listed
from majlis.engine.step import KIND_BITS, Menu, Offer
from majlis.games.al_rashid.box import (
    AREAS,
    COURT,
    MERCHANT,
    MOST_SEATS,
    PIECES,
    SAGE,
)
from majlis.games.al_rashid.parts import AREA_OR_HOME, HOME
from majlis.games.al_rashid.state import LEADER, SAGES, RashidState
from majlis.games.al_rashid.verbs import PASS, TRANSMUTE

"""Where a sage is that is not on the board, as actions name it."""


@final
class Transmute(Listed[RashidState]):
    """Turn a sage into a merchant (RAS-8.6). A code is the area, or AREAS for one that counts as being at home."""

    def __init__(self) -> None:
        super().__init__(TRANSMUTE, AREA_OR_HOME)

    def add(self, state: RashidState, seat: int, kind: int, out: list[int]) -> None:
        for area in range(AREAS):
            stack = state.stack(area, seat)
            if area != COURT and stack & SAGES and not stack & LEADER:
                out.append(area << KIND_BITS | kind)
        if sage_at_home(state, seat):
            out.append(AREAS << KIND_BITS | kind)

    def apply(self, state: RashidState, seat: int, code: int) -> None:
        home = seat * PIECES
        state.family[home + SAGE] -= 1
        state.family[home + MERCHANT] += 1
        if code != AREAS:
            # the merchant takes the sage's place at once, so that the family keeps its own
            state.put(code, seat, MERCHANT)
            state.lift(code, seat, SAGE)
        elif state.home[home + SAGE]:
            state.home[home + SAGE] -= 1
            state.home[home + MERCHANT] += 1
        else:
            state.lift(COURT, seat, SAGE)
            state.home[home + MERCHANT] += 1
        if state.log is not None:
            facts: Facts = {"area": HOME if code == AREAS else state.box.areas[code]}
            state.tell(Event("event-transmute", "RAS-8.42", seat, facts))

    def reason(self, state: RashidState, seat: int, action: Action) -> Refusal:
        name = action.word(0)
        area = self.number(state, action, 0)
        if area == COURT:
            return Refusal("refused-transmute-court", "RAS-8.6", {"area": name})
        if area == AREAS or not state.stack(area, seat) & SAGES:
            return Refusal("refused-no-sage-there", "RAS-8.6", {"area": name})
        return Refusal("refused-transmute-leader", "RAS-8.6", {"area": name})

    def tries(self, state: RashidState, seat: int) -> list[Action]:
        out = [TRANSMUTE(state.box.areas[area]) for area in range(AREAS) if state.stack(area, seat) & SAGES]
        return [*out, TRANSMUTE(HOME)]


def sage_at_home(state: RashidState, seat: int) -> bool:
    """A sage at court counts as being at home, since that palace is just being cleared (R-34)."""
    return state.home[seat * PIECES + SAGE] > 0 or state.stack(COURT, seat) & SAGES != 0


_transmute: Final[list[Offer[RashidState]]] = [Transmute(), Always(PASS, "event-transmute-pass", "RAS-8.42")]
TRANSMUTES: Final[list[Menu[RashidState]]] = [
    Menu(seat, "prompt-transmute", "RAS-8.42", _transmute) for seat in range(MOST_SEATS)
]
