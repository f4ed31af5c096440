"""A program in a seat, and the decisions put to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from majlis.server.shapes import ActionShape, DecisionShape, UpdateShape


class Turn(NamedTuple):
    """A decision to take: what the seat sees, and what it can do."""

    seat: int
    view: dict[str, Any]
    decision: DecisionShape
    update: UpdateShape


Answer: TypeAlias = "ActionShape | str | dict[str, Any]"
"""One of `decision.actions`, or an action in notation or as JSON."""
Choose: TypeAlias = Callable[[Turn], Answer]


def turn_of(update: UpdateShape, seat: int) -> Turn | None:
    """The decision that an update asks of a seat; None if there is none."""
    if update.decision is None or update.view is None or seat not in update.waiting:
        return None
    return Turn(seat, update.view, update.decision, update)


def posted(answer: Answer) -> str | dict[str, Any]:
    return answer.text if isinstance(answer, ActionShape) else answer
