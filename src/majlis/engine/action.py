"""Actions as people see them: a verb with its parts, in one line of text or in JSON.

A game declares its verbs once::

    TAKE = verb("take", "cards:words")
    BUY = verb("buy", "slot:word", "pay:words")

and gets notation, JSON and their checks from that:

    >>> verbs = Verbs([verb("take", "cards:words"), verb("buy", "slot:word", "pay:words")])
    >>> str(verbs.parse("take florin-3+denar-2"))
    'take denar-2+florin-3'
    >>> verbs.parse("buy denar").finished
    False
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias, final

Fact: TypeAlias = "str | int | list[str]"
"""A value for a message: a number, a word (the name of a piece), or several words."""
Facts: TypeAlias = "dict[str, Fact]"
PartValue: TypeAlias = "str | tuple[str, ...]"

_RESERVED: Final = ("undo", "back", "confirm-turns", "branch", "position")
"""Entries of a record that are not actions."""
_WORD: Final = re.compile(r"[a-z0-9_.,-]*[a-z0-9_][a-z0-9_.,-]*")
# There is only one way to write a number, so that two actions are equal exactly if their texts are.
_CELL: Final = re.compile(r"(0|-?[1-9][0-9]{0,2}),(0|-?[1-9][0-9]{0,2})")
_NUMBER: Final = re.compile(r"0|-?[1-9][0-9]{0,5}")
NOTHING: Final = "-"
"""How an empty multiset is written."""


@final
class Part:
    """One part of a verb: its name and what it may hold (word, words, cell, number)."""

    def __init__(self, name: str, kind: str) -> None:
        self.name = name
        self.kind = kind


@final
class Verb:
    """One thing that can be done, with its parts in the order in which a person chooses them."""

    def __init__(self, name: str, parts: tuple[Part, ...]) -> None:
        self.name = name
        self.parts = parts

    def __call__(self, *values: PartValue) -> Action:
        """The action with these parts; an unfinished one if some are missing."""
        return Action(self, tuple(_sorted(value) for value in values))

    @property
    def usage(self) -> str:
        """How it is written, for error messages: `buy SLOT PAY+PAY…`."""
        return " ".join([self.name, *(p.name.upper() + ("+…" if p.kind == "words" else "") for p in self.parts)])


def verb(name: str, *parts: str) -> Verb:
    """Declare a verb: `verb("buy", "slot:word", "pay:words")`."""
    made = []
    for part in parts:
        label, _, kind = part.partition(":")
        if kind not in ("word", "words", "cell", "number"):
            raise ValueError(f"verb {name!r}: part {part!r} must be NAME:word, NAME:words, NAME:cell or NAME:number")
        made.append(Part(label, kind))
    return Verb(name, tuple(made))


@final
class Action:
    """An immutable value: a verb and its parts. `str(action)` is its notation."""

    def __init__(self, verb: Verb, parts: tuple[PartValue, ...]) -> None:
        self.verb = verb
        self.parts = parts

    @property
    def finished(self) -> bool:
        """Whether every part has been chosen."""
        return len(self.parts) == len(self.verb.parts)

    def word(self, at: int) -> str:
        """The part at that index, a single word."""
        value = self.parts[at]
        return value if isinstance(value, str) else "+".join(value)

    def words(self, at: int) -> tuple[str, ...]:
        """The part at that index, a multiset in sorted order."""
        value = self.parts[at]
        return (value,) if isinstance(value, str) else value

    def begins(self, other: Action) -> bool:
        """Whether `other` begins with this action."""
        return self.verb.name == other.verb.name and other.parts[: len(self.parts)] == self.parts

    def json(self) -> dict[str, str | list[str]]:
        """The action as JSON: `{"verb": "buy", "slot": "denar", "pay": ["denar-4", "denar-5"]}`."""
        out: dict[str, str | list[str]] = {"verb": self.verb.name}
        for part, value in zip(self.verb.parts, self.parts, strict=False):
            out[part.name] = value if isinstance(value, str) else list(value)
        return out

    def __str__(self) -> str:
        words = [self.verb.name]
        for value in self.parts:
            words.append(value if isinstance(value, str) else "+".join(value) or NOTHING)
        return " ".join(words)

    def __repr__(self) -> str:
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.verb.name == other.verb.name and self.parts == other.parts

    def __hash__(self) -> int:
        return hash((self.verb.name, self.parts))


@final
class Verbs:
    """The verbs of a game. Reads actions from text and from JSON."""

    def __init__(self, verbs: Iterable[Verb]) -> None:
        self.by_name: dict[str, Verb] = {}
        for v in verbs:
            if v.name in _RESERVED or _WORD.fullmatch(v.name) is None:
                raise ValueError(f"a verb cannot be called {v.name!r}")
            if v.name in self.by_name:
                raise ValueError(f"verb {v.name!r} is declared twice")
            self.by_name[v.name] = v

    def parse(self, text: str) -> Action:
        """Read a notation; raises `BadAction`."""
        tokens = text.split()
        if not tokens:
            known = ", ".join(self.by_name)
            raise _bad_action(f"an empty line is not an action; known verbs: {known}", "wrong-empty", {"known": known})
        found = self._verb(tokens[0])
        if len(tokens) - 1 > len(found.parts):
            facts: Facts = {"text": text, "usage": found.usage}
            raise _bad_action(f"{text!r} has too many parts; it is written: {found.usage}", "wrong-parts", facts)
        values: list[PartValue] = []
        for part, token in zip(found.parts, tokens[1:], strict=False):
            if part.kind == "words":
                values.append(_checked(found, part, [] if token == NOTHING else token.split("+")))
            else:
                values.append(_checked(found, part, token))
        return Action(found, tuple(values))

    def from_json(self, value: object) -> Action:
        """Read the JSON form; raises `BadAction`."""
        if not isinstance(value, Mapping):
            raise _bad_action(f"an action is a JSON object with a verb, not {type(value).__name__}")
        name = value.get("verb")
        if not isinstance(name, str):
            raise _bad_action('an action needs a "verb" that is a string')
        found = self._verb(name)
        unknown = [str(key) for key in value if key != "verb" and key not in [p.name for p in found.parts]]
        if unknown:
            raise _bad_action(f"{name!r} has no part {unknown[0]!r}; it is written: {found.usage}")
        values: list[PartValue] = []
        for part in found.parts:
            if part.name not in value:
                break
            values.append(_checked(found, part, value[part.name]))
        if len(values) < len([key for key in value if key != "verb"]):
            missing = found.parts[len(values)].name
            raise _bad_action(f"{name!r} lacks its part {missing!r}; it is written: {found.usage}")
        return Action(found, tuple(values))

    def read(self, value: object) -> Action:
        """An action from whichever form the caller has: an `Action`, its notation, or its JSON."""
        if isinstance(value, Action):
            return self._own(value)
        if isinstance(value, str):
            return self.parse(value)
        return self.from_json(value)

    def _own(self, action: Action) -> Action:
        """The action, checked against this game's verbs: it may come from another game, or hold something that no notation can express."""
        found = self._verb(action.verb.name)
        if len(action.parts) > len(found.parts):
            raise _bad_action(f"{found.name!r} has too many parts; it is written: {found.usage}")
        values = [_checked(found, part, value) for part, value in zip(found.parts, action.parts, strict=False)]
        return Action(found, tuple(values))

    def _verb(self, name: str) -> Verb:
        found = self.by_name.get(name)
        if found is None:
            known = ", ".join(self.by_name)
            text = f"unknown verb {name!r}; known verbs: {known}"
            raise _bad_action(text, "wrong-verb", {"name": name, "known": known})
        return found


class Refusal:
    """Why an action is not possible: a message id, the rule, and the facts that the message mentions."""

    def __init__(self, id: str, rule: str, facts: Facts) -> None:
        self.id = id
        self.rule = rule
        self.facts = facts

    def json(self) -> dict[str, str | Facts]:
        return {"id": self.id, "rule": self.rule, "facts": self.facts}

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {_plain(value)}" for name, value in self.facts.items())
        return f"{self.id} ({self.rule})" + (f": {facts}" if facts else "")

    def __repr__(self) -> str:
        return f"<Refusal {self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.json() == other.json()

    def __hash__(self) -> int:
        return hash((self.id, self.rule))


def _plain(value: Fact) -> str:
    return "+".join(value) if isinstance(value, list) else str(value)


def _sorted(value: PartValue) -> PartValue:
    return value if isinstance(value, str) else tuple(sorted(value))


def _checked(verb: Verb, part: Part, given: object) -> PartValue:
    """A part as an action holds it: a word, or a sorted multiset of words."""
    if part.kind == "words":
        if not isinstance(given, (list, tuple)) or not all(isinstance(word, str) for word in given):
            raise _bad_action(f"part {part.name!r} of {verb.name!r} must be a list of strings")
        for word in given:
            _check(part, word)
        return tuple(sorted(given))
    if not isinstance(given, str):
        raise _bad_action(f"part {part.name!r} of {verb.name!r} must be a string")
    _check(part, given)
    return given


def _check(part: Part, word: str) -> None:
    if part.kind == "cell":
        if _CELL.fullmatch(word) is None:
            text = f"{word!r} is not a cell; cells are written X,Y, for example 1,-2"
            raise _bad_action(text, "wrong-cell", {"word": word})
    elif part.kind == "number":
        if _NUMBER.fullmatch(word) is None:
            text = f"{word!r} is not a number for {part.name!r}"
            raise _bad_action(text, "wrong-number", {"word": word, "part": part.name})
    elif _WORD.fullmatch(word) is None:
        text = f"{word!r} is not a word for {part.name!r}: words are made of a-z, 0-9, '_', '-', ',' and '.'"
        raise _bad_action(text, "wrong-word", {"word": word, "part": part.name})


def _bad_action(message: str, why: str = "", facts: Facts | None = None) -> Exception:
    from majlis.engine.errors import BadAction  # errors mention refusals, so they are imported after this module

    return BadAction(message, why, facts)
