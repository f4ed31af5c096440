"""What happened, and who may know it."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.action import Facts

NOBODY: Final[tuple[int, ...]] = ()


@final
class Event:
    """One thing that happened.

    `to` lists the seats that see `parts` (None: everybody); the others see `rest` (None: they see nothing of it). `shown` names the seats
    that learned something hidden from it: a drawn card, a die, a revealed hand. What was shown cannot be taken back (see `Match.undo`).
    """

    def __init__(
        self,
        name: str,
        rule: str,
        seat: int,
        parts: Facts,
        to: tuple[int, ...] | None = None,
        rest: Facts | None = None,
        shown: tuple[int, ...] = NOBODY,
    ) -> None:
        self.name = name
        self.rule = rule
        self.seat = seat
        self.parts = parts
        self.to = to
        self.rest = rest
        self.shown = shown

    def seen_by(self, seat: int | None) -> Facts | None:
        """What that seat (None: a spectator) may know of it; None if nothing at all."""
        if self.to is None or (seat is not None and seat in self.to):
            return self.parts
        return self.rest

    def json(self, seat: int | None) -> dict[str, str | int | Facts] | None:
        """The event as that seat may see it, JSON-ready."""
        seen = self.seen_by(seat)
        if seen is None:
            return None
        return {"name": self.name, "rule": self.rule, "seat": self.seat, "parts": seen}
