"""What can go wrong, by name.

Everything that a caller can get wrong is a `BadInput`: a sentence or two that say what was wrong and what would be right. An action that
the rules forbid is an `IllegalAction`; it carries a `Refusal`, which the translations turn into words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

from majlis.engine.action import Fact, Refusal


class MajlisError(Exception):
    """The base class of all errors in this package."""


class BadInput(MajlisError, ValueError):
    """The call was wrong; nothing has changed.

    Where people meet it, `why` with `facts` says the same in any language: a message of the engine (`locale/errors`), or of the
    command line (`cli/locale/commands`) for what only that can do.
    """

    def __init__(self, text: str = "", why: str = "", facts: Mapping[str, Fact] | None = None) -> None:
        super().__init__(text)
        self.why = why
        self.facts: dict[str, Fact] = dict(facts or {})
        self.reason: MajlisError | None = None
        """The original error, to which this one adds where it happened. (`__cause__` is not set in the compiled build.)"""

    def because(self, reason: MajlisError | None) -> Self:
        """The same error, with its reason."""
        self.reason = reason
        return self


class UnknownGame(BadInput):
    """No game has that name."""


class BadOption(BadInput):
    """An option that the game does not have, or a value that it does not take."""


class BadSeats(BadInput):
    """A number of seats that the game does not support."""


class BadSeed(BadInput):
    """A seed is 1 to 32 hexadecimal digits."""


class BadAction(BadInput):
    """A text or JSON value that is not an action of this game."""


class BadRecord(BadInput):
    """A record that cannot be read; `line` says where, counting from 1 (0: the file as a whole)."""

    def __init__(self, message: str, line: int = 0, why: str = "", facts: Mapping[str, Fact] | None = None) -> None:
        super().__init__(f"line {line}: {message}" if line else message, why, facts)
        self.line = line


class BrokenRecord(BadRecord):
    """A record that can be read but does not replay: the answer to "does it still hold?" is no."""


class BadPosition(BadInput):
    """A text that lays out no position; `line` is the place, counted from 1 (0: the position as a whole)."""

    def __init__(self, message: str, line: int = 0, why: str = "", facts: Mapping[str, Fact] | None = None) -> None:
        super().__init__(f"line {line}: {message}" if line else message, why, facts)
        self.message = message
        self.line = line


class BadBox(BadInput):
    """Component data that does not fit together.

    Where it can be told, `table`, `record` (counted from 1; 0: the table itself) and `path` say which value is meant (`red[2].n`), and
    `message` with `facts` says in any language what would be right.
    """

    def __init__(
        self,
        text: str,
        table: str = "",
        record: int = 0,
        path: str = "",
        message: str = "",
        facts: Mapping[str, Fact] | None = None,
    ) -> None:
        super().__init__(text, "", facts)
        self.table = table
        self.record = record
        self.path = path
        self.message = message


class IllegalAction(MajlisError):
    """The rules forbid the action now; `refusal` says by which rule and why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
