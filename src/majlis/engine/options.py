"""The options of a game: declared once, checked everywhere.

>>> schema = Schema([flag("open_money", False, "ALH-17.4"), number("stall_rounds", 30, 0, 1000, "ALH-10.10")])
>>> schema.read({"stall_rounds": "5"})
{'open_money': False, 'stall_rounds': 5}
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypeAlias, final

from majlis.engine.action import Facts
from majlis.engine.errors import BadOption

_NUMBER: Final = re.compile(r"-?[0-9]{1,9}")

_FLAG_WORDS: Final = {
    "true": True,
    "yes": True,
    "on": True,
    "1": True,
    "false": False,
    "no": False,
    "off": False,
    "0": False,
}

Value: TypeAlias = "bool | int | str | list[str]"


@final
class Option:
    """One option: its name, kind (flag, choice, many, number), default and the rule that explains it."""

    def __init__(
        self, name: str, kind: str, default: Value, choices: tuple[str, ...], low: int, high: int, rule: str
    ) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.choices = choices
        self.low = low
        self.high = high
        self.rule = rule

    @property
    def values(self) -> str:
        """What it takes, for people."""
        if self.kind == "flag":
            return "true or false"
        if self.kind == "number":
            return f"a whole number from {self.low} to {self.high}"
        if self.kind == "many":
            return f"any of {', '.join(self.choices)}"
        return " or ".join(self.choices)

    def others(self) -> list[Value]:
        """Values other than the default: the other choices, the bounds of a number, all values of a set."""
        if self.kind == "flag":
            return [not self.default]
        if self.kind == "number":
            return [bound for bound in (self.low, self.high) if bound != self.default]
        if self.kind == "many":
            return [list(self.choices)]
        return list(self.choices[1:])

    def read(self, given: object) -> Value:
        """Check a value; text is read as the command line writes it. Raises `BadOption`."""
        value = self._read(given)
        if value is None:
            facts: Facts = {
                "name": self.name,
                "given": str(given),
                "low": str(self.low),
                "high": str(self.high),
                "choices": ", ".join(self.choices) if self.kind == "many" else " / ".join(self.choices),
            }
            raise BadOption(
                f"option {self.name!r} takes {self.values}, not {given!r}", f"wrong-option-{self.kind}", facts
            )
        return value

    def _read(self, given: object) -> Value | None:
        if self.kind == "flag":
            return _truth(given)
        if self.kind == "number":
            if isinstance(given, str):
                given = whole_number(given)
            if isinstance(given, int) and not isinstance(given, bool) and self.low <= given <= self.high:
                return given
            return None
        if self.kind == "many":
            if isinstance(given, str):
                given = [word for word in given.replace("+", ",").split(",") if word and word != "none"]
            if not isinstance(given, (list, tuple)) or any(
                not isinstance(g, str) or g not in self.choices for g in given
            ):
                return None
            return [choice for choice in self.choices if choice in given]
        if isinstance(given, str) and given in self.choices:
            return given
        truth = _truth(given)
        if truth is None or "yes" not in self.choices or "no" not in self.choices:
            return None
        return "yes" if truth else "no"  # it used to be a flag, and old records say so

    def json(self) -> dict[str, Value | list[str] | int]:
        out: dict[str, Value | list[str] | int] = {
            "name": self.name,
            "kind": self.kind,
            "default": self.default,
            "rule": self.rule,
        }
        if self.kind == "number":
            out["low"], out["high"] = self.low, self.high
        elif self.kind != "flag":
            out["choices"] = list(self.choices)
        return out


def flag(name: str, default: bool, rule: str) -> Option:
    return Option(name, "flag", default, (), 0, 0, rule)


def choice(name: str, choices: Sequence[str], rule: str) -> Option:
    """One of several; the first is the default."""
    return Option(name, "choice", choices[0], tuple(choices), 0, 0, rule)


def many(name: str, choices: Sequence[str], rule: str) -> Option:
    """Any subset; none by default."""
    return Option(name, "many", [], tuple(choices), 0, 0, rule)


def number(name: str, default: int, low: int, high: int, rule: str) -> Option:
    return Option(name, "number", default, (), low, high, rule)


@final
class Schema:
    """All options of a game, in the order in which they are shown."""

    def __init__(self, options: Iterable[Option]) -> None:
        self.options: list[Option] = list(options)

    def read(self, given: object) -> dict[str, Value]:
        """Every option with its value, defaults filled in. Raises `BadOption`."""
        if given is None:
            given = {}
        if not isinstance(given, Mapping):
            raise BadOption(f"options are a mapping from names to values, not {type(given).__name__}")
        names = [option.name for option in self.options]
        for name in given:
            if name not in names:
                close = difflib.get_close_matches(str(name), names, 1)
                facts: Facts = {"name": str(name), "near": close[0] if close else "", "known": ", ".join(names)}
                if close:
                    text = f"unknown option {name!r}; did you mean {close[0]!r}?"
                    raise BadOption(text, "wrong-no-option-near", facts)
                text = f"unknown option {name!r}; known options: {', '.join(names) or 'none'}"
                raise BadOption(text, "wrong-no-option" if names else "wrong-no-options", facts)
        return {o.name: o.read(given[o.name]) if o.name in given else _copy(o.default) for o in self.options}

    def changed(self, values: Mapping[str, Value]) -> dict[str, Value]:
        """The values that differ from the defaults: what a record needs to name."""
        return {o.name: values[o.name] for o in self.options if values[o.name] != o.default}

    def json(self) -> list[dict[str, Value | list[str] | int]]:
        return [option.json() for option in self.options]


def _truth(given: object) -> bool | None:
    """What a flag's value says; None if it says nothing."""
    if isinstance(given, bool):
        return given
    return _FLAG_WORDS.get(given.lower()) if isinstance(given, str) else None


def whole_number(text: str) -> int | None:
    """The number written in a text in plain digits, at most nine; None if the text is anything else."""
    return int(text) if _NUMBER.fullmatch(text) is not None else None


def text_of(value: Value) -> str:
    """An option's value as the command line and records write it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return "+".join(value) or "none"
    return str(value)


def _copy(value: Value) -> Value:
    return list(value) if isinstance(value, list) else value
