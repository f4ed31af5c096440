"""What the offers of all chapters have in common: a refusal is None exactly if some legal action begins so."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Action, Refusal, Verb
from majlis.engine.events import Event
from majlis.engine.step import KIND_BITS, Offer
from majlis.games.tadmor.state import TadmorState

UNKNOWN: Final = -1
"""The code of an action that names something there is not."""


class Listed(Offer[TadmorState]):
    """An offer that finds out by its own list of legal actions whether one is legal; `reason` then says why another is not."""

    def code(self, state: TadmorState, seat: int, action: Action) -> int:
        return self.encode(state, seat, action)

    def encode(self, state: TadmorState, seat: int, action: Action) -> int:
        """The payload of a finished action, legal or not; UNKNOWN if it has none."""
        return UNKNOWN

    def refuse(self, state: TadmorState, seat: int, action: Action) -> Refusal | None:
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

    def reason(self, state: TadmorState, seat: int, action: Action) -> Refusal:
        """Why an action, finished or not, is not possible. Asked only if it is not."""
        raise ValueError(f"{self.verb.name} gives no reason against {action}")


@final
class Always(Offer[TadmorState]):
    """Go on without doing anything."""

    def __init__(self, verb: Verb, event: str, rule: str) -> None:
        super().__init__(verb)
        self.event = event
        self.rule = rule

    def add(self, state: TadmorState, seat: int, kind: int, out: list[int]) -> None:
        out.append(kind)

    def apply(self, state: TadmorState, seat: int, code: int) -> None:
        if state.log is not None:
            state.tell(Event(self.event, self.rule, seat, {}))


def no_such(word: str, kind: str, rule: str) -> Refusal:
    """The refusal of a word that names nothing of that kind."""
    return Refusal("refused-no-such-" + kind, rule, {kind: word})


def seat_word(seat: int) -> str:
    """A player as a word of an action."""
    return f"seat-{seat}"


def seat_of(word: str, seats: int) -> int:
    """The player that a word names; UNKNOWN if it names none."""
    for seat in range(seats):
        if word == seat_word(seat):
            return seat
    return UNKNOWN
