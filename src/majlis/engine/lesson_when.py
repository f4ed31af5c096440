"""When the turn of a step has come: small conditions on what the learner sees and is asked.

    asks place                       this question is put to the learner (prompt-place)
    can place ship *                 some legal action looks like this
    view.round = 1                   numbers compared: = != < <= > >=, with sums as in `lesson_numbers.py`
    have.stone >= 3                  of the learner's own holdings
    view.players.1.hand has k6       a list or table has this word
    view.phase is placement          a text is this word
    not can end                      any of them denied

Paths lead into `view` (what the learner sees), `now` (the numbers that the board shows), `have` (the learner's holdings) and the game's
data. A path that leads nowhere makes a condition false: after another course of the match there may be nothing to look at.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Mapping
from functools import cache, cached_property
from typing import Any, Final, final

from majlis.engine.lesson_numbers import Numbers
from majlis.engine.match import Match

_COMPARED: Final = re.compile(r"(.+?) (=|!=|<|<=|>|>=) (.+)")
_NAMED: Final = re.compile(r"(\S+) (has|is) (\S+)")
_OPERATORS: Final[dict[str, Callable[[int, int], bool]]] = {
    "=": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


@cache
def _glob(pattern: str) -> re.Pattern[str]:
    return re.compile(".*".join(re.escape(part) for part in pattern.split("*")))


def matches(pattern: str, action: str) -> bool:
    """Whether an action looks like this; `*` stands for anything."""
    return _glob(pattern).fullmatch(action) is not None


@final
class Moment:
    """The match as the learner sees it at one moment. What is asked is worked out once; it does not follow the match."""

    def __init__(self, match: Match, seat: int, tables: Mapping[str, Any], named: Mapping[str, str]) -> None:
        self.match = match
        self.seat = seat
        self.tables = tables
        self.named = named

    @property
    def asked(self) -> str:
        """The question that is put to the learner; "" if it is somebody else's turn."""
        prompt = self.match.prompt
        return prompt.id if prompt is not None and self.seat in self.match.waiting else ""

    @cached_property
    def actions(self) -> list[str]:
        return [str(action) for action in self.match.actions(self.seat)] if self.asked else []

    @cached_property
    def numbers(self) -> Numbers:
        seen = {
            "view": self.match.view(self.seat),
            "now": self.match.numbers(self.seat),
            "have": self.match.holdings(self.seat, self.seat),
        }
        return Numbers({**self.tables, **seen}, self.named)

    def first(self, *patterns: str) -> str | None:
        """The first legal action that looks like this, or like the next pattern if there is none."""
        return next((action for pattern in patterns for action in self.actions if matches(pattern, action)), None)


@final
class Condition:
    """One condition, as written. Raises `ValueError` if it is not a condition."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.denied = text.startswith("not ")
        said = text.removeprefix("not ").strip()
        self._holds = _reading(said)

    def holds(self, moment: Moment) -> bool:
        try:
            return self._holds(moment) != self.denied
        except ValueError:  # there is nothing of the kind
            return False


def _reading(said: str) -> Callable[[Moment], bool]:
    head, _, rest = said.partition(" ")
    if head == "asks" and rest:
        return lambda moment: moment.asked == f"prompt-{rest}"
    if head == "can" and rest:
        return lambda moment: moment.first(rest) is not None
    named = _NAMED.fullmatch(said)
    if named is not None:
        path, how, word = named.groups()
        if how == "is":
            return lambda moment: str(moment.numbers.found(path)) == word
        return lambda moment: word in moment.numbers.found(path)
    compared = _COMPARED.fullmatch(said)
    if compared is not None:
        left, sign, right = compared.groups()
        return lambda moment: _OPERATORS[sign](moment.numbers.value(left), moment.numbers.value(right))
    raise ValueError(
        f"{said!r} is no condition; one is written 'asks place', 'can end', 'view.round = 1', 'view.phase is placement' "
        "or 'view.display has i10'"
    )
