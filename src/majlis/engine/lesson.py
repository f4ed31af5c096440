"""A guided first match: a real match with a fixed seed, and steps that say what to do and why.

A game's lesson is in its folder: ``lesson/lesson.toml`` for what happens, ``lesson/locale/{en,de,ru}.ftl`` for what is said
(`lesson_words.py`). How one is written is told in docs/lessons.md.

    seats = 2                    # who sits there; bots take the other seats
    seat = 1                     # the learner's
    seed = "7"
    minutes = 25                 # about how long it takes
    names = ["Ziryab"]           # of the bots, by seat
    prelude = 3                  # how many entries of the script are played before the learner sits down
    script = '''
    1 pick wood
    …
    '''

    [[steps]]
    id = "ship"
    group = 1
    when = ["asks place", "view.round = 1"]
    goal = ["place ship south_sea_stone_ship_1"]
    meant = "place ship south_sea_stone_ship_1"
    bright = ["south_sea_stone_ship_1", "supply:ship"]
    rules = ["TAD-4.1", "TAD-4.3"]

The script is the match as it is meant to go, every decision in order with its seat. A step is shown when its conditions hold and its
`meant` action is legal; without a goal it is only read. Whatever the learner does, the next step is the first later one whose turn has
come (`lesson_progress.py`).
"""

from __future__ import annotations

import itertools
import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, final

from majlis.engine.chance import seed_text
from majlis.engine.errors import BadInput
from majlis.engine.lesson_when import Condition
from majlis.engine.match import Match

if TYPE_CHECKING:
    from majlis.engine.game import Game

GROUPS: Final = 4
_FIELDS: Final = {
    "seats",
    "seat",
    "seed",
    "minutes",
    "names",
    "options",
    "prelude",
    "script",
    "numbers",
    "costs",
    "steps",
}
_OF_STEP: Final = {"id", "group", "when", "goal", "meant", "bright", "rules", "values", "then"}
_OF_PART: Final = {"when", "goal", "meant", "bright"}
_ID: Final = re.compile(r"[a-z][a-z0-9-]*")
_LINE: Final = re.compile(r"(\d) (.+)")


class BrokenLesson(ValueError):
    """A lesson that cannot be read; the message names the step."""


class Part(NamedTuple):
    """One decision of a step."""

    when: tuple[Condition, ...]
    goal: tuple[str, ...]
    """Patterns of actions that fulfil it, `*` for anything; none: there is nothing to do but read."""
    meant: tuple[str, ...]
    """The action that is shown, and played for whoever skips the step: the first legal one of the first pattern that has any."""
    bright: tuple[str, ...]


class Step(NamedTuple):
    id: str
    group: int
    parts: tuple[Part, ...]
    rules: tuple[str, ...]
    values: Mapping[str, str]
    """Numbers of the position that its texts name, as expressions."""

    @property
    def is_read(self) -> bool:
        """Whether there is nothing to do but read it."""
        return not self.parts[0].goal


@final
class Lesson:
    """The guided first match of a game."""

    def __init__(self, game: Game, file: Mapping[str, Any]) -> None:
        _only(file, _FIELDS, "lesson.toml")
        self.game = game
        self.seats = game.check_seats(_field(file, "seats", int, "lesson.toml"))
        self.seat = _field(file, "seat", int, "lesson.toml")
        if not 0 <= self.seat < self.seats:
            raise BrokenLesson(f"lesson.toml: the learner's seat is one of 0 to {self.seats - 1}, not {self.seat}")
        self.seed = seed_text(_field(file, "seed", str, "lesson.toml"))
        self.options = game.options.read(file.get("options", {}))
        self.minutes = _field(file, "minutes", int, "lesson.toml")
        self.names = _texts(file, "names", "lesson.toml")
        self.script = _script(game, _field(file, "script", str, "lesson.toml"), self.seats)
        self.prelude: int = file.get("prelude", 0)
        if not 0 <= self.prelude <= len(self.script):
            raise BrokenLesson(f"lesson.toml: the script has {len(self.script)} entries, prelude is {self.prelude}")
        book = _rulebook(game)
        self.numbers = {
            name: str(each) for name, each in {**book.get("numbers", {}), **file.get("numbers", {})}.items()
        }
        """Numbers of the data by the names that the texts use: those of the rulebook, and its own."""
        self.costs: dict[str, dict[str, Any]] = {**book.get("costs", {}), **file.get("costs", {})}
        """Lists of pieces, each with its number."""
        self.tables: dict[str, Any] = tomllib.loads(game.data_text())
        """The game's data, for numbers."""
        self.steps = _steps(game, _field(file, "steps", list, "lesson.toml"))

    def start(self) -> Match:
        """The match before the first entry."""
        return self.game.start(self.seats, self.options, self.seed)

    def name(self, seat: int) -> str:
        """What the bot of a seat is called; "" where the lesson does not say."""
        return self.names[seat] if seat < len(self.names) else ""


def folder_of(game: Game) -> Path:
    return game.folder / "lesson"


def has_lesson(game: Game) -> bool:
    return (folder_of(game) / "lesson.toml").is_file()


def lesson(game: Game) -> Lesson:
    """The lesson of a game. Raises `ValueError` if it has none, `BrokenLesson` if it cannot be read."""
    if not has_lesson(game):
        raise ValueError(f"{game.title} has no guided match yet")
    return _kept(game)


@cache
def _kept(game: Game) -> Lesson:
    return read(game, (folder_of(game) / "lesson.toml").read_text(encoding="utf-8"))


def read(game: Game, text: str) -> Lesson:
    """The lesson that a text describes. Raises `BrokenLesson`."""
    try:
        return Lesson(game, tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise BrokenLesson(f"lesson.toml: {error}") from error
    except BadInput as error:
        raise BrokenLesson(f"lesson.toml: {error}") from error


def _rulebook(game: Game) -> dict[str, Any]:
    """What the rulebook's texts share; empty without one."""
    path = game.folder / "rulebook" / "book.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


# the script


def rest_of_script(given: Lesson, entries: Iterable[tuple[int, str]]) -> list[tuple[int, str]] | None:
    """What the script has left after these decisions; None if somebody decided otherwise.

    Seats that are asked at the same time may answer in any order: every seat has to follow its own lines.
    """
    left = list(given.script)
    for seat, text in entries:
        at = next((number for number, line in enumerate(left) if line[0] == seat), None)
        if at is None or left[at][1] != text:
            return None
        del left[at]
    return left


def reply(given: Lesson, entries: Iterable[tuple[int, str]], seat: int) -> str | None:
    """What the script has that seat do after these decisions; None once somebody has decided otherwise."""
    left = rest_of_script(given, entries)
    return None if left is None else next((text for who, text in left if who == seat), None)


def decisions_of(match: Match) -> list[tuple[int, str]]:
    """The decisions of a match that have not been taken back."""
    return [(match.entries[number - 1].seat, match.entries[number - 1].text) for number in match.standing]


# reading


def _only(given: Mapping[str, Any], known: set[str], where: str) -> None:
    for name in given:
        if name not in known:
            raise BrokenLesson(f"{where} has no field {name!r}; there are {', '.join(sorted(known))}")


def _field(given: Mapping[str, Any], name: str, kind: type, where: str) -> Any:
    if name not in given:
        raise BrokenLesson(f"{where} lacks {name!r}")
    value = given[name]
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BrokenLesson(f"{where}: {name} is {value!r}, not {_KINDS[kind]}")
    return value


_KINDS: Final = {int: "a whole number", str: "a text", list: "a list"}


def _texts(given: Mapping[str, Any], name: str, where: str) -> tuple[str, ...]:
    found = given.get(name, [])
    if not isinstance(found, list) or not all(isinstance(each, str) for each in found):
        raise BrokenLesson(f"{where}: {name} is a list of texts, not {found!r}")
    return tuple(found)


def _script(game: Game, text: str, seats: int) -> tuple[tuple[int, str], ...]:
    out: list[tuple[int, str]] = []
    for row in text.splitlines():
        line = row.partition("#")[0].strip()
        if not line:
            continue
        found = _LINE.fullmatch(line)
        if found is None or int(found[1]) >= seats:
            raise BrokenLesson(f"a line of the script is a seat and its action, like '1 end', not {line!r}")
        try:
            out.append((int(found[1]), str(game.verbs.read(found[2]))))
        except BadInput as error:
            raise BrokenLesson(f"the script: {line!r}: {error}") from error
    return tuple(out)


def _steps(game: Game, given: list[Any]) -> tuple[Step, ...]:
    steps = [_step(game, each, number) for number, each in enumerate(given, 1)]
    for before, after in itertools.pairwise(steps):
        if after.group < before.group:
            raise BrokenLesson(f"step {after.id!r} is of group {after.group}, but stands behind one of {before.group}")
    ids = [step.id for step in steps]
    for id in ids:
        if ids.count(id) > 1:
            raise BrokenLesson(f"two steps are called {id!r}")
    return tuple(steps)


def _step(game: Game, given: Any, number: int) -> Step:
    if not isinstance(given, dict):
        raise BrokenLesson(f"step {number} is not a table of fields")
    id = _field(given, "id", str, f"step {number}")
    if not _ID.fullmatch(id):
        raise BrokenLesson(f"step {number}: an id is small letters, digits and hyphens, not {id!r}")
    where = f"step {id!r}"
    _only(given, _OF_STEP, where)
    group = _field(given, "group", int, where)
    if not 1 <= group <= GROUPS:
        raise BrokenLesson(f"{where}: a group is a number from 1 to {GROUPS}, not {group}")
    rules = _texts(given, "rules", where)
    for rule in rules:
        if not rule.startswith(f"{game.prefix}-"):
            raise BrokenLesson(f"{where}: a rule is written like {game.prefix}-4.1, not {rule!r}")
    values = {name: str(each) for name, each in given.get("values", {}).items()}
    first = _part(game, {name: each for name, each in given.items() if name in _OF_PART}, where)
    more = given.get("then", [])
    if more and not first.goal:
        raise BrokenLesson(f"{where} has nothing to do at first, so nothing can follow")
    then = [_part(game, part, f"{where}, then {count}") for count, part in enumerate(more, 1)]
    for part in then:
        if not part.goal:
            raise BrokenLesson(f"{where}: what follows has a goal, too")
    return Step(id, group, (first, *then), rules, values)


def _part(game: Game, given: Mapping[str, Any], where: str) -> Part:
    _only(given, _OF_PART, where)
    goal = _texts(given, "goal", where)
    meant = (given["meant"],) if isinstance(given.get("meant"), str) else _texts(given, "meant", where)
    if bool(goal) != bool(meant):
        raise BrokenLesson(f"{where}: a goal and a meant action belong together")
    for pattern in (*goal, *meant):
        verb = pattern.split()[0] if pattern.strip() else ""
        if "*" not in verb and verb not in game.verbs.by_name:
            raise BrokenLesson(f"{where}: {game.title} has no action {verb!r}")
    try:
        when = tuple(Condition(text) for text in _texts(given, "when", where))
    except ValueError as error:
        raise BrokenLesson(f"{where}: {error}") from error
    return Part(when, goal, meant, _texts(given, "bright", where))
