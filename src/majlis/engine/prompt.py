"""The question that is put to a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from majlis.engine.action import Facts

if TYPE_CHECKING:
    from majlis.engine.state import State


@final
class Prompt:
    """What is asked now: public, unlike the answers that are possible."""

    def __init__(self, id: str, rule: str, seat: int, facts: Facts) -> None:
        self.id = id
        self.rule = rule
        self.seat = seat
        self.facts = facts

    @staticmethod
    def of(state: State) -> Prompt | None:
        """The question of a position; None when the match is over."""
        if state.over:
            return None
        choice = state.choice
        return Prompt(choice.prompt, choice.rule, choice.seat, choice.facts(state))

    def json(self) -> dict[str, str | int | Facts]:
        return {"id": self.id, "rule": self.rule, "seat": self.seat, "facts": self.facts}
