"""What is asked for in a visit to a palace, as one part of an action: `service+raider`, `raider+credit`, `service+qadi` (RAS-6.2, 7.3)."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import PartValue
from majlis.engine.parts import UNKNOWN, Domain, Field
from majlis.games.al_rashid.parts import CREDIT_WORD
from majlis.games.al_rashid.state import RashidState

SERVICE: Final = "service"
GENEROSITY: Final = "generosity"

# A wish list as one int: the free or ranked main action, a credit, an office + 1, a leader + 1.
MAIN: Final = 1
WITH_CREDIT: Final = 2
OFFICE_SHIFT: Final = 2
OFFICE_MASK: Final = 63
LEADER_SHIFT: Final = 8
_BITS: Final = 11


@final
class Wishes(Domain[RashidState]):
    """A wish list; `main` is what the main action of the palace is called. The palace refuses anything that is not a wish."""

    def __init__(self, main: str) -> None:
        super().__init__("", "", _BITS)
        self.main = main

    def value(self, state: RashidState, number: int) -> PartValue:
        box = state.box
        out: list[str] = []
        if number & MAIN:
            out.append(self.main)
        office = (number >> OFFICE_SHIFT & OFFICE_MASK) - 1
        if office >= 0:
            out.append(box.offices[office].id)
        if number & WITH_CREDIT:
            out.append(CREDIT_WORD)
        leader = (number >> LEADER_SHIFT) - 1
        if leader >= 0:
            out.append(box.favours[leader].leader)
        return tuple(out)

    def number(self, state: RashidState, value: PartValue) -> int:
        """UNKNOWN if a word is not a wish or occurs twice."""
        box = state.box
        out = 0
        for word in (value,) if isinstance(value, str) else value:
            bit = MAIN if word == self.main else WITH_CREDIT if word == CREDIT_WORD else 0
            if bit:
                if out & bit:
                    return UNKNOWN
                out |= bit
            elif word in box.office_numbers and not out >> OFFICE_SHIFT & OFFICE_MASK:
                out |= (box.office_numbers[word] + 1) << OFFICE_SHIFT
            elif word in box.leader_numbers and not out >> LEADER_SHIFT:
                out |= (box.leader_numbers[word] + 1) << LEADER_SHIFT
            else:
                return UNKNOWN
        return out


AT_A_GUILD: Final = Field(Wishes(SERVICE))
AT_COURT: Final = Field(Wishes(GENEROSITY))
