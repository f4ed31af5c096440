"""What the offers of all chapters have in common."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Verb
from majlis.engine.step import Menu, Offer
from majlis.games.sabika.state import SabikaState
from majlis.games.sabika.verbs import DECLINE, DONE


class Plain(Offer[SabikaState]):
    """A verb without parts that is always possible where it is offered."""

    def __init__(self, verb: Verb) -> None:
        super().__init__(verb)

    def add(self, state: SabikaState, seat: int, kind: int, out: list[int]) -> None:
        out.append(kind)


@final
class Done(Plain):
    """Nothing more of it."""

    def __init__(self) -> None:
        super().__init__(DONE)


@final
class Decline(Plain):
    """Leave a bonus action alone, where the option allows it (R-49)."""

    def __init__(self) -> None:
        super().__init__(DECLINE)

    def apply(self, state: SabikaState, seat: int, code: int) -> None:
        if state.log is not None:
            state.say("event-decline", "SAB-9.1", seat, {})


DONE_OFFER: Final = Done()
DECLINE_OFFER: Final = Decline()


def ask(state: SabikaState, menu: Menu[SabikaState]) -> None:
    """Put a question to a player. If there is but one answer it is given at once: everybody can see that it is the only one."""
    codes = menu.codes(state)
    if len(codes) == 1:
        menu.apply(state, codes[0])
    elif codes:
        state.put(menu, codes)
