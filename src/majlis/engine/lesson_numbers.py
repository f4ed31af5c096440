"""Numbers for texts that teach: taken from a game's data, or from what the engine makes of a position, never written by hand.

>>> numbers = Numbers({"constants": {"free": 2}, "track": [{"space": 3, "tribute": 4}]}, {"free_steps": "constants.free"})
>>> numbers.value("free_steps"), numbers.value("max(0, 5 - free_steps)"), numbers.value("track.space=3.tribute")
(2, 3, 4)
>>> numbers.value("#track")
1
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple, final

from majlis.engine.events import Event
from majlis.engine.match import Match
from majlis.engine.positions import Position

if TYPE_CHECKING:
    from majlis.engine.game import Box, Game

_TOKEN: Final = re.compile(r"\s*(#?[A-Za-z_][\w=.-]*|\d+|//|[-+*(),])")


class Played(NamedTuple):
    """A position after the actions of an example, and what they brought the seat."""

    match: Match
    now: object
    """The numbers that the board showed before the actions."""
    had: dict[str, int]
    """By holding: what the seat had before the actions."""
    all_had: list[dict[str, int]]
    """The same for every seat."""
    got: dict[str, int]
    """By holding: what the seat has more than before."""
    events: list[Event]


def played(game: Game, given: Mapping[str, Any], box: Box | None = None) -> Played:
    """Lay out the position of an example and play its actions."""
    head = f"majlis position 1\ngame: {game.id}\nseats: {given['seats']}\n"
    options = given.get("options", "")
    text = f"{head}{f'options: {options}' if options else ''}\n\n{given['position']}\n"
    match = Position.loads(text.replace("\n\n\n", "\n\n")).start_as(game, box)
    seat = given.get("seat", 0)
    everybody = [dict(match.state.holdings(each)) for each in range(match.seats)]
    before = everybody[seat]
    now = match.state.numbers(seat)
    events: list[Event] = []
    for action in given.get("play", []):
        events += match.play(action)
    after = match.state.holdings(seat)
    got = {name: after[name] - count for name, count in before.items()}
    return Played(match, now, before, everybody, got, events)


@final
class Numbers:
    """Named numbers. A name stands for an expression: paths into tables, other names, sums, `min` and `max`.

    In a path a list is entered by index or by a field (`records.id=wood`); `#path` is how many there are. Of an example `now.…` is what the
    board shows and `had.…` what the seat has before the actions (`seat.2.…`: what another has), `got.…` what they brought,
    `event.<name>.<part>` what an event tells. Of several with that name `event.<name>.0.<part>` is the first and
    `event.<name>.seat=1.<part>` that of a seat; `#event.<name>` is how many there are.
    """

    def __init__(self, tables: Mapping[str, Any], named: Mapping[str, object], play: Played | None = None) -> None:
        self.tables = tables
        self.named = dict(named)
        self.play = play

    def more(self, named: Mapping[str, object], play: Played) -> Numbers:
        """The same with the names of an example, which are written `ex.name`."""
        return Numbers(self.tables, {**self.named, **{f"ex.{name}": each for name, each in named.items()}}, play)

    def value(self, expression: str) -> int:
        """What an expression comes to. Raises `ValueError` if it cannot be worked out."""
        tokens = [found[1] for found in _TOKEN.finditer(expression)]
        if "".join(tokens) != expression.replace(" ", ""):
            raise ValueError(f"{expression!r} is not an expression")
        return _Sum(tokens, self, expression).whole()

    def named_value(self, name: str) -> int:
        if name in self.named:
            return self.value(str(self.named[name]))
        if name.startswith("#"):
            return len(self.found(name[1:]))
        found = self.found(name)
        if isinstance(found, str) and found.isdecimal():  # a seat, as events name it
            return int(found)
        if isinstance(found, bool) or not isinstance(found, int):
            raise ValueError(f"{name} is {found!r}, not a number")
        return found

    def found(self, path: str) -> Any:
        """What a path leads to. Raises `ValueError` if it leads nowhere."""
        head, _, rest = path.partition(".")
        if self.play is not None and head in ("now", "had", "got"):
            return _walk(getattr(self.play, head), rest, path)
        if self.play is not None and head == "seat":
            return _walk(self.play.all_had, rest, path)
        if self.play is not None and head == "event":
            return _told(self.play.events, rest, path)
        return _walk(self.tables, path, path)


def _told(events: list[Event], path: str, whole: str) -> Any:
    """What an event tells; if several have that name, the path says which, and without parts it is all of them."""
    name, _, part = path.partition(".")
    told = [{**event.parts, "seat": event.seat} for event in events if event.name == f"event-{name}"]
    if not told:
        raise ValueError(f"{whole}: no such event happens")
    step = part.partition(".")[0]
    if not part or step.isdecimal() or "=" in step:
        return _walk(told, part, whole) if part else told
    if len(told) > 1:
        raise ValueError(f"{whole}: {len(told)} such events happen; say which: event.{name}.0.{part} is the first")
    return _walk(told[0], part, whole)


def _walk(value: Any, path: str, whole: str) -> Any:
    for step in path.split("."):
        if isinstance(value, list):
            value = _entry(value, step, whole)
        elif isinstance(value, Mapping) and step in value:
            value = value[step]
        else:
            raise ValueError(f"there is no number {whole!r} ({step!r} leads nowhere)")
    return value


def _entry(values: list[Any], step: str, whole: str) -> Any:
    if step.isdecimal() and int(step) < len(values):
        return values[int(step)]
    key, equals, wanted = step.partition("=")
    for value in values:
        if equals and isinstance(value, Mapping) and str(value.get(key)) == wanted:
            return value
    raise ValueError(f"there is no number {whole!r} ({step!r} leads nowhere)")


@final
class _Sum:
    """Works out an expression: products bind more closely than sums."""

    def __init__(self, tokens: list[str], numbers: Numbers, text: str) -> None:
        self.tokens = tokens
        self.at = 0
        self.numbers = numbers
        self.text = text

    def whole(self) -> int:
        value = self.sum()
        if self.at < len(self.tokens):
            raise ValueError(f"{self.text!r} is not an expression")
        return value

    def next(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def take(self) -> str:
        token = self.next()
        if not token:
            raise ValueError(f"{self.text!r} ends too early")
        self.at += 1
        return token

    def sum(self) -> int:
        value = self.product()
        while self.next() in ("+", "-"):
            value = value + self.product() if self.take() == "+" else value - self.product()
        return value

    def product(self) -> int:
        value = self.one()
        while self.next() in ("*", "//"):
            value = value * self.one() if self.take() == "*" else value // self.one()
        return value

    def one(self) -> int:
        token = self.take()
        if token.isdecimal():
            return int(token)
        if token == "-":
            return -self.one()
        if token == "(":
            value = self.sum()
            self.take()
            return value
        if token in ("min", "max") and self.next() == "(":
            self.take()
            values = [self.sum()]
            while self.take() == ",":
                values.append(self.sum())
            return min(values) if token == "min" else max(values)
        return self.numbers.named_value(token)
