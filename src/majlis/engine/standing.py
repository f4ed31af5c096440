"""Which decisions of a log still stand: those that nobody has taken back.

`back N` needs the position in which entry N was played, however long ago. It is found by playing the decisions before it once more, from
the nearest position that was kept: one in 32, so that a match with a long log and many steps back is still read quickly.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from majlis.engine.state import State

KEPT_EVERY: Final = 32
"""The position before every decision whose number this divides is kept."""


@final
class Standing:
    """The standing decisions of a match, by the numbers of their entries, with some of the positions they were made in."""

    def __init__(self) -> None:
        self.decisions: list[int] = []
        self.wishes: list[int] = []
        """The entries that say who confirms turns: they are never taken back."""
        self.base: State | None = None
        """The position that was dealt anew or laid out: nothing before it can be taken back. None: the first deal."""
        self._kept: dict[int, State] = {}  # positions before decisions; only copies of them are played on

    def decided(self, number: int, before: State) -> None:
        self.decisions.append(number)
        if number % KEPT_EVERY == 0:
            self._kept[number] = before

    def undone(self, number: int) -> None:
        """The latest decision was taken back. Whoever did that plays on in the position before it, so it is no longer kept here."""
        self.decisions.pop()
        self._kept.pop(number, None)

    def begin_again(self, base: State) -> None:
        """Everything before this position stays."""
        self.decisions = []
        self._kept = {}
        self.base = base.clone()

    def first_after(self, count: int) -> int:
        """The first standing decision after this many entries; 0: none."""
        at = bisect_left(self.decisions, count + 1)
        return self.decisions[at] if at < len(self.decisions) else 0

    def way_to(self, number: int) -> tuple[State | None, list[int]]:
        """A position to begin with (None: the first deal) and the entries to play from there, up to just before that decision."""
        near = max((kept for kept in self._kept if kept <= number), default=0)
        start = self._kept[near] if near else self.base
        way = [*self.decisions, *self.wishes]
        return start, sorted(entry for entry in way if near <= entry < number)

    def back_to(self, number: int) -> list[int]:
        """Take back that decision and all later ones; returns their numbers."""
        at = bisect_left(self.decisions, number)
        gone = self.decisions[at:]
        del self.decisions[at:]
        for kept in [kept for kept in self._kept if kept >= number]:
            del self._kept[kept]
        return gone
