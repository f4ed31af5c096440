"""Puzzles: a position, a question about a number that the engine reads, and the one answer that is best.

A game's puzzles are in its folder, ``puzzles/puzzles.toml``, their texts in ``puzzles/locale`` (`majlis.engine.puzzle_texts`).

    topics = ["walls"]

    [[puzzles]]
    name = "one-swap"
    topic = "walls"
    level = 1
    seats = 3
    position = '''
    build 0 0,-1=pavilion_6_n 1,-1=arcades_6_ne
    reserve 0 tower_11_n pavilion_5_nw
    turn 0
    '''
    quantity = "has.wall"
    unit = "wall"
    rules = ["ALH-7.5", "ALH-9.9"]

Nothing about the answer is written down. It is found: every legal way through the decisions is played, the quantity is read after each, and
the tests demand that only one way reaches the best value. How a puzzle is written is told in ``docs/puzzles.md``.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from fnmatch import fnmatchcase
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from majlis.engine.action import Facts, Refusal
from majlis.engine.errors import BadInput, MajlisError
from majlis.engine.lesson_numbers import Numbers
from majlis.engine.match import Match
from majlis.engine.outlook import Looking, menu_of
from majlis.engine.positions import Position
from majlis.engine.state import State
from majlis.engine.step import CONFIRM, CONFIRM_PROMPT

if TYPE_CHECKING:
    from majlis.engine.game import Game
    from majlis.engine.options import Value

MOST_DECISIONS: Final = 4
MOST_WAYS: Final = 40_000
"""A puzzle with more ways than this is refused: nobody would see through it, and a server would take too long."""
FEW_ROWS: Final = 4
MOST_ROWS: Final = 40
"""How many results an explanation lists."""
AIMS: Final = ("most", "least")
ENDS: Final = ("turn", "next")
ORDERS: Final = ("fixed", "free", "first")
THEREAFTER: Final = ("has", "got", "then", "sees", "seat")
"""The roots of numbers that are known only once there is an answer."""


class BadPuzzle(BadInput):
    """A puzzle that cannot be read or solved; the message names the file, the puzzle and what would be right."""


@dataclass(frozen=True, eq=False)
class Puzzle:
    """One puzzle, as `puzzles.toml` has it."""

    game: Game
    number: int
    """Its place in the file, from 1."""
    name: str
    topic: str
    level: int
    """1, 2 or 3."""
    seats: int
    options: str
    seed: str
    position: str
    """Lines as in `docs/positions.md`; empty: the match is dealt from the seed."""
    play: tuple[str, ...]
    """What is played before the question is asked."""
    seat: int
    quantity: str
    """An expression: `has.wall`, `got.points`, `then.standing.totals.0 - then.standing.totals.1` (see `Outcome`)."""
    unit: str
    decisions: int
    aim: str
    end: str
    """`turn`: read before anything else happens; `next`: read at the next decision, after refills and scorings."""
    order: str
    """Of several decisions: `fixed`, only one way is best; `free`, the same decisions in any order; `first`, only the first one matters."""
    rules: tuple[str, ...]
    example: str
    """The worked example that it was made from."""
    values: Mapping[str, str]
    show: tuple[str, ...]
    refused: tuple[str, ...]
    notes: Mapping[str, str]

    @cached_property
    def solution(self) -> Solution:
        """Every way and its result; worked out once."""
        return solve(self)

    @property
    def chosen(self) -> dict[str, Value]:
        """Every option of its table. Raises `BadOption`."""
        return self.game.options.read(dict(pair.split("=", 1) for pair in self.options.split()))

    def start(self) -> Match:
        """The match at the moment of the question. Raises `BadPuzzle`.

        Its owner cannot take back what was played before (a new deal of what is hidden is where taking back ends), and with `end = "turn"`
        the turn waits to be confirmed, so that nothing is revealed and nobody else decides before the quantity is read.
        """
        try:
            match = self._opened()
            for text in self.play:
                match.play(text)
            if self.play:
                match.deal_anew(self.seat, self.seed)
            if self.end == "turn":
                match.confirm_turns(self.seat, True)
        except MajlisError as error:
            raise self.wrong(str(error)) from error
        if self.seat not in match.waiting:
            raise self.wrong(f"seat {self.seat} has nothing to decide there; it is the decision of seat {match.actor}")
        return match

    def _opened(self) -> Match:
        head = ["majlis position 1", f"game: {self.game.id}", f"seats: {self.seats}", f"seed: {self.seed}"]
        if self.options:
            head.append(f"options: {self.options}")
        if self.position:
            return Position.loads("\n".join([*head, "", self.position])).start_as(self.game)
        return self.game.start(self.seats, self.chosen, self.seed)

    def wrong(self, reason: str) -> BadPuzzle:
        return BadPuzzle(f"{path_of(self.game).name}, puzzle {self.name!r}: {reason}")


@dataclass(frozen=True)
class Way:
    """Some decisions one after the other, and what they come to."""

    actions: tuple[str, ...]
    value: int

    def fits(self, pattern: str) -> bool:
        """Whether a pattern means it: by its first decision (`swap *`) or by all of them (`buy * ; keep *`)."""
        return fnmatchcase(self.actions[0], pattern) or fnmatchcase(" ; ".join(self.actions), pattern)


@dataclass(frozen=True)
class Refused:
    """Something that a player may well try, and why it is not allowed."""

    action: str
    refusal: Refusal


class Outcome(Mapping[str, Any]):
    """Where numbers are read from: the game's data, the position of the question, and what an answer makes of it.

    | root | what |
    | --- | --- |
    | `had.wall` | a holding of the seat at the question |
    | `now.market.denar.price` | a number that the board shows at the question (`State.numbers`) |
    | `has.wall`, `got.wall` | the holding after the answer, and by how much it has changed |
    | `then.standing.totals.0` | a number that the board shows after the answer |
    | `sees.players.0.score` | what the seat sees after the answer (`State.view`) |
    | `seat.1.points` | a holding of another seat after the answer |

    Everything else is a path into the game's data file.
    """

    def __init__(self, tables: Mapping[str, Any], before: State, after: State | None, seat: int) -> None:
        self.tables = tables
        self.before = before
        self.after = after
        self.seat = seat

    def __getitem__(self, root: str) -> Any:
        if root == "had":
            return self.before.holdings(self.seat)
        if root == "now":
            return self.before.numbers(self.seat)
        if root not in THEREAFTER:
            return self.tables[root]
        if self.after is None:
            raise ValueError(f"{root!r} says what an answer brings, and there is no answer yet")
        return self._after(root, self.after)

    def _after(self, root: str, after: State) -> Any:
        if root == "then":
            return after.numbers(self.seat)
        if root == "sees":
            return after.view(self.seat)
        if root == "seat":
            return [after.holdings(seat) for seat in range(after.seats)]
        counts = after.holdings(self.seat)
        if root == "has":
            return counts
        had = self.before.holdings(self.seat)
        return {name: count - had.get(name, 0) for name, count in counts.items()}

    def __contains__(self, root: object) -> bool:
        return root in ("had", "now", *THEREAFTER) or root in self.tables

    def __iter__(self) -> Iterator[str]:
        return iter(["had", "now", *THEREAFTER, *self.tables])

    def __len__(self) -> int:
        return 2 + len(THEREAFTER) + len(self.tables)


class Solution:
    """All ways of a puzzle, with their results."""

    def __init__(self, puzzle: Puzzle, match: Match, ways: list[Way]) -> None:
        self.puzzle = puzzle
        self.start = match
        self.ways = ways
        pick = max if puzzle.aim == "most" else min
        self.best = pick(way.value for way in ways)
        self.best_ways = [way for way in ways if way.value == self.best]
        self.before = value_of(puzzle, match.state, match.state)
        """What the quantity is before anything is done."""
        self._told: dict[tuple[str, ...], list[Facts]] = {}

    @property
    def unique(self) -> bool:
        """Whether there is only one answer (see `Puzzle.order`)."""
        if self.puzzle.order == "free":
            return len({tuple(sorted(way.actions)) for way in self.best_ways}) == 1
        if self.puzzle.order == "first":
            return len({way.actions[0] for way in self.best_ways}) == 1
        return len(self.best_ways) == 1

    def rows(self, played: tuple[str, ...] = ()) -> list[Way]:
        """What an explanation lists, the best first: the best way for every beginning, and the way that was played.

        A beginning is the first decision; where that leaves next to nothing to compare, the first two, and so on.
        """
        sign = -1 if self.puzzle.aim == "most" else 1
        ways = sorted((way for way in self.ways if self._listed(way)), key=lambda way: sign * way.value)
        rows: list[Way] = []
        for length in range(1, self.puzzle.decisions + 1):
            found: dict[tuple[str, ...], Way] = {}
            for way in ways:
                found.setdefault(way.actions[:length], way)
            if rows and len(found) > MOST_ROWS:
                break
            rows = list(found.values())
            if len(rows) >= FEW_ROWS:
                break
        if self.puzzle.order == "free":
            rows = list({tuple(sorted(way.actions)): way for way in reversed(rows)}.values())
        mine = next((way for way in self.ways if way.actions == played), None)
        if mine is not None and not any(self.same(mine.actions, way.actions) for way in rows):
            rows.append(mine)
        return sorted(rows, key=lambda way: sign * way.value)

    def same(self, one: tuple[str, ...], other: tuple[str, ...]) -> bool:
        """Whether two ways are the same answer."""
        return sorted(one) == sorted(other) if self.puzzle.order == "free" else one == other

    def _listed(self, way: Way) -> bool:
        show = self.puzzle.show
        return not show or way.value == self.best or any(way.fits(each) for each in show)

    def refused(self) -> list[Refused]:
        """What the puzzle names as not allowed, with the reasons. Raises `BadPuzzle` if some of it is allowed."""
        out = []
        for text in self.puzzle.refused:
            refusal = self.start.refuse(text, self.puzzle.seat)
            if refusal is None:
                raise self.puzzle.wrong(f"{text!r} is listed as refused, but it is allowed")
            out.append(Refused(text, refusal))
        return out

    @cached_property
    def looking(self) -> Looking:
        """For what a game remarks on the first decision."""
        return self.start.looking(self.puzzle.seat)

    def told(self, way: Way) -> list[Facts]:
        """For each decision of a way what is told of it when it is made, such as which building was bought."""
        if way.actions not in self._told:
            match = self.puzzle.start()
            out: list[Facts] = []
            for text in way.actions:
                events = match.play(text, self.puzzle.seat)
                out.append(next((event.parts for event in events if event.seat == self.puzzle.seat), {}))
            self._told[way.actions] = out
        return self._told[way.actions]

    def outcome(self) -> Outcome:
        """What numbers of the explanation are read from: the best answer."""
        return outcome(self.puzzle, self.start.state, played(self.puzzle, self.best_ways[0].actions).state)


@dataclass(frozen=True)
class Answer:
    """What somebody has decided so far."""

    actions: tuple[str, ...]
    value: int | None
    """What it comes to, once it is complete."""


def solve(puzzle: Puzzle) -> Solution:
    """Play every legal way and read the quantity after each. Raises `BadPuzzle`."""
    match = puzzle.start()
    ways: list[Way] = []
    for actions, after in ways_from(puzzle, match.state, ()):
        ways.append(Way(actions, value_of(puzzle, match.state, after)))
        if len(ways) > MOST_WAYS:
            raise puzzle.wrong(f"there are more than {MOST_WAYS} ways; ask for fewer decisions")
    return Solution(puzzle, match, ways)


def ways_from(puzzle: Puzzle, state: State, before: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], State]]:
    """Every way to answer from here on, with the position it leads to. The end of the turn is no decision of its own."""
    if is_complete(puzzle, state, len(before)):
        yield before, state
        return
    seat = puzzle.seat
    at_the_end = _at_the_end(state, len(before))
    if at_the_end:
        yield before, state
    for aside in (False, True):
        if (at_the_end and not aside) or (aside and state.aside_menu(seat) is None):
            continue
        menu = menu_of(state, seat, aside)
        for code in menu.codes(state):
            after = state.clone()
            if aside:
                after.apply_aside(seat, code)
            else:
                after.turn_to(seat)
                after.apply(code)
            yield from ways_from(puzzle, after, (*before, str(menu.action(state, code))))


def is_complete(puzzle: Puzzle, state: State, decisions: int) -> bool:
    """Whether an answer ends here: all decisions are made, or nothing but the end of the turn is left to this seat."""
    if decisions == puzzle.decisions or state.over or puzzle.seat not in state.waiting:
        return True
    return _at_the_end(state, decisions) and not _has_asides(state, puzzle.seat)


def _at_the_end(state: State, decisions: int) -> bool:
    return decisions > 0 and state.choice.prompt == CONFIRM_PROMPT


def _has_asides(state: State, seat: int) -> bool:
    """Whether there is something that the seat may still do out of turn, such as revealing a card."""
    menu = state.aside_menu(seat)
    return menu is not None and bool(menu.codes(state))


def played(puzzle: Puzzle, actions: tuple[str, ...]) -> Match:
    """The match of a puzzle after these actions of its seat. Raises `IllegalAction`."""
    match = puzzle.start()
    for text in actions:
        match.play(text, puzzle.seat)
    return match


def decided(match: Match) -> list[tuple[int, str]]:
    """Who has decided what since the match was laid out or dealt anew, without what was taken back."""
    entries = [match.entries[number - 1] for number in match.standing]
    return [(entry.seat, entry.text) for entry in entries]


def answer_of(puzzle: Puzzle, decisions: list[tuple[int, str]]) -> Answer:
    """What the seat has answered by these decisions; whatever comes after the answer is complete does not count."""
    actions: list[str] = []
    match = puzzle.start()
    before = match.state.clone()
    complete = False
    for seat, text in decisions:
        complete = seat != puzzle.seat or text == str(CONFIRM()) or is_complete(puzzle, match.state, len(actions))
        if complete:
            break
        match.play(text, seat)
        actions.append(text)
    if not complete and not is_complete(puzzle, match.state, len(actions)):
        return Answer(tuple(actions), None)
    return Answer(tuple(actions), value_of(puzzle, before, match.state))


def value_of(puzzle: Puzzle, before: State, after: State) -> int:
    """The quantity that is asked for. Raises `BadPuzzle`."""
    try:
        return Numbers(outcome(puzzle, before, after), {}).value(puzzle.quantity)
    except ValueError as error:
        raise puzzle.wrong(f"the quantity {puzzle.quantity!r} cannot be read: {error}") from error


def outcome(puzzle: Puzzle, before: State, after: State | None) -> Outcome:
    return Outcome(_tables(puzzle.game), before, after, puzzle.seat)


@cache
def _tables(game: Game) -> Mapping[str, Any]:
    return tomllib.loads(game.data_text())


def of_the_day(names: list[str], day: date) -> str:
    """The puzzle of a day: each in turn, in a new order whenever all have been shown, never the same on two days running."""
    number = day.toordinal()
    if len(names) < 3:
        return names[number % len(names)]
    order, earlier = (_shuffled(names, number // len(names) - back) for back in (0, 1))
    if order[0] == earlier[-1]:
        order[:2] = reversed(order[:2])
    return order[number % len(names)]


def _shuffled(names: list[str], cycle: int) -> list[str]:
    return sorted(names, key=lambda name: hashlib.blake2b(f"{cycle} {name}".encode(), digest_size=8).digest())


# the file


def folder_of(game: Game) -> Path:
    return game.folder / "puzzles"


def path_of(game: Game) -> Path:
    return folder_of(game) / "puzzles.toml"


def has_puzzles(game: Game) -> bool:
    return path_of(game).is_file()


@dataclass(frozen=True)
class Puzzles:
    """The puzzles of a game, in the order of the file."""

    game: Game
    topics: tuple[str, ...]
    puzzles: tuple[Puzzle, ...]

    def named(self, name: str) -> Puzzle:
        """Raises `BadPuzzle` if there is none."""
        for puzzle in self.puzzles:
            if puzzle.name == name:
                return puzzle
        raise BadPuzzle(f"{self.game.title} has no puzzle {name!r}")


@cache
def puzzles_of(game: Game) -> Puzzles:
    """The puzzles of a game; raises `BadPuzzle` if it has none or the file is wrong."""
    if not has_puzzles(game):
        raise BadPuzzle(f"{game.title} has no puzzles yet")
    return read(game, path_of(game).read_text(encoding="utf-8"))


def read(game: Game, text: str) -> Puzzles:
    """Read a file of puzzles. Raises `BadPuzzle`."""
    try:
        file = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadPuzzle(f"{path_of(game).name}: {error}") from error
    topics = file.get("topics", [])
    given = file.get("puzzles", [])
    if set(file) - {"topics", "puzzles"} or not topics or not given:
        raise BadPuzzle(f"{path_of(game).name} holds 'topics', a list of names, and [[puzzles]], and nothing else")
    puzzles = tuple(_Reader(game, number, each, topics).puzzle() for number, each in enumerate(given, 1))
    names = [puzzle.name for puzzle in puzzles]
    for name in names:
        if names.count(name) > 1:
            raise BadPuzzle(f"{path_of(game).name}: {name!r} is the name of two puzzles")
    return Puzzles(game, tuple(topics), puzzles)


class _Reader:
    """Reads one entry of the file."""

    def __init__(self, game: Game, number: int, given: Mapping[str, Any], topics: list[str]) -> None:
        self.game = game
        self.number = number
        self.given = dict(given)
        self.topics = topics
        self.name = str(given.get("name", f"number {number}"))

    def puzzle(self) -> Puzzle:
        seats = self.whole("seats", None, self.game.min_seats, self.game.max_seats)
        puzzle = Puzzle(
            game=self.game,
            number=self.number,
            name=self.text("name", None),
            topic=self.one_of("topic", self.topics, None),
            level=self.whole("level", None, 1, 3),
            seats=seats,
            options=self.text("options", ""),
            seed=self.text("seed", "1"),
            position=self.text("position", ""),
            play=self.texts("play"),
            seat=self.whole("seat", 0, 0, seats - 1),
            quantity=self.text("quantity", None),
            unit=self.text("unit", None),
            decisions=self.whole("decisions", 1, 1, MOST_DECISIONS),
            aim=self.one_of("aim", AIMS, "most"),
            end=self.one_of("end", ENDS, "turn"),
            order=self.one_of("order", ORDERS, "fixed"),
            rules=self.texts("rules"),
            example=self.text("example", ""),
            values=self.named("values"),
            show=self.texts("show"),
            refused=self.texts("refused"),
            notes=self.named("notes"),
        )
        if self.given:
            known = ", ".join(Puzzle.__dataclass_fields__)
            raise self.wrong(f"there is no field {next(iter(self.given))!r}; the fields are {known}")
        if not puzzle.position and not puzzle.play:
            raise self.wrong("it needs a 'position' (or a 'seed' with what is played in 'play')")
        if not puzzle.rules:
            raise self.wrong("'rules' names the rules that the answer rests on, such as ALH-9.9")
        return puzzle

    def wrong(self, reason: str) -> BadPuzzle:
        return BadPuzzle(f"{path_of(self.game).name}, puzzle {self.name!r}: {reason}")

    def take(self, field: str, otherwise: Any) -> Any:
        value = self.given.pop(field, otherwise)
        if value is None:
            raise self.wrong(f"{field!r} is missing")
        return value

    def text(self, field: str, otherwise: str | None) -> str:
        value = self.take(field, otherwise)
        if not isinstance(value, str):
            raise self.wrong(f"{field!r} is a text, not {value!r}")
        return value.strip()

    def texts(self, field: str) -> tuple[str, ...]:
        value = self.take(field, [])
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            raise self.wrong(f"{field!r} is a list of texts, not {value!r}")
        return tuple(value)

    def named(self, field: str) -> Mapping[str, str]:
        value = self.take(field, {})
        if not isinstance(value, dict) or not all(isinstance(each, str) for each in value.values()):
            raise self.wrong(f"{field!r} gives each name a text, such as {{ before = 'had.wall' }}, not {value!r}")
        return value

    def whole(self, field: str, otherwise: int | None, least: int, most: int) -> int:
        value = self.take(field, otherwise)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.wrong(f"{field!r} is a number from {least} to {most}, not {value!r}")
        return value

    def one_of(self, field: str, known: list[str] | tuple[str, ...], otherwise: str | None) -> str:
        value = self.take(field, otherwise)
        if value not in known:
            raise self.wrong(f"{field!r} is one of {', '.join(known)}, not {value!r}")
        return str(value)
