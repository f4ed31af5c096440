"""The pieces that the modules add; each is in the state only while its module is in use."""

from __future__ import annotations

from typing import Final, final

NO_ANSWER: Final = -1
PASS: Final = 0
USE: Final = 1


@final
class VizierStones:
    """Which stones are active (ALH-12.1), and the secret answers of a simultaneous window."""

    def __init__(self, active: int, answers: list[int]) -> None:
        self.active = active
        """Bit mask of the seats whose stone is active."""
        self.answers = answers
        """By seat: NO_ANSWER, PASS or USE."""

    def clone(self) -> VizierStones:
        return VizierStones(self.active, self.answers[:])

    def is_active(self, seat: int) -> bool:
        return self.active >> seat & 1 == 1


@final
class BonusCards:
    """Bonus cards as bit masks by seat (ALH-14.1)."""

    def __init__(self, hidden: list[int], open: list[int], out: int, seen: int) -> None:
        self.hidden = hidden
        self.open = open
        self.out = out
        """Those that left the game unseen."""
        self.seen = seen
        """Those that were once face up: anyone who remembers knows where they are, even after they were taken back."""

    def clone(self) -> BonusCards:
        return BonusCards(self.hidden[:], self.open[:], self.out, self.seen)


@final
class HutStacks:
    """The six stacks of builders' huts (ALH-15.1), top last, and how many huts each seat owns."""

    def __init__(self, stacks: list[bytes], owned: list[int]) -> None:
        self.stacks = stacks
        self.owned = owned

    def clone(self) -> HutStacks:
        return HutStacks(self.stacks[:], self.owned[:])
