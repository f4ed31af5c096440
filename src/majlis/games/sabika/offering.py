"""What the offers of all chapters have in common."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Action, Refusal, Verb
from majlis.engine.step import KIND_BITS, Menu, Offer
from majlis.games.sabika.state import SabikaState
from majlis.games.sabika.verbs import DECLINE, DONE

UNKNOWN: Final = -1
"""The code of an action that names something there is not."""


class Listed(Offer[SabikaState]):
    """An offer that finds out by its own list of legal actions whether one is legal; `reason` then says why another is not."""

    def code(self, state: SabikaState, seat: int, action: Action) -> int:
        return self.encode(state, seat, action)

    def encode(self, state: SabikaState, seat: int, action: Action) -> int:
        """The payload of a finished action, legal or not; UNKNOWN if it has none."""
        return UNKNOWN

    def refuse(self, state: SabikaState, seat: int, action: Action) -> Refusal | None:
        legal: list[int] = []
        self.add(state, seat, 0, legal)
        if action.finished:
            code = self.encode(state, seat, action)
            if code != UNKNOWN and code << KIND_BITS in legal and self.action(state, code) == action:
                return None
        else:
            for code in legal:
                if action.begins(self.action(state, code >> KIND_BITS)):
                    return None
        return self.reason(state, seat, action)

    def reason(self, state: SabikaState, seat: int, action: Action) -> Refusal:
        """Why an action, finished or not, is not possible. Asked only if it is not."""
        raise ValueError(f"{self.verb.name} gives no reason against {action}")

    def tries(self, state: SabikaState, seat: int) -> list[Action]:
        legal: list[int] = []
        self.add(state, seat, 0, legal)
        return [self.action(state, code >> KIND_BITS) for code in legal]


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


def no_such(word: str, kind: str, rule: str) -> Refusal:
    """The refusal of a word that names nothing of that kind."""
    return Refusal("refused-no-such-" + kind, rule, {kind: word})
