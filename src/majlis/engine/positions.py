"""Positions laid out by hand: a small text that says what lies where. For lessons, puzzles, examples and tests.

    majlis position 1
    game: tadmor
    seats: 3

    # Blue can finish a level of her tower.
    round 4
    goods 0 wood=2 stone=1
    stand 0 damascus_tower_single
    acting

A header, an empty line, then one line for each thing that matters; `#` begins a comment. What is not said stays as the game's `bare` table
has it, and what nobody can see is dealt from `seed`. The last line may be a *moment*, which says where in a round the match goes on;
without one it is the game's usual moment. A piece that is named comes from wherever it lies, so that nothing is ever there twice.

    match = majlis.Position.loads(text).start()

Such a match plays, branches, is recorded and replayed like any other: the position is the first entry of its log.
`docs/positions.md` lists the lines of every game.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Any, Final, Generic, Self, cast, final

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from majlis.engine.action import Facts, Refusal
from majlis.engine.chance import seed_text
from majlis.engine.errors import BadInput, BadPosition, IllegalAction
from majlis.engine.events import Event
from majlis.engine.options import text_of, whole_number
from majlis.engine.state import State

if TYPE_CHECKING:
    from majlis.engine.game import Game
    from majlis.engine.match import Match

FIRST_LINE: Final = "majlis position 1"
_SEED: Final = "1"
"""What nobody can see is dealt from this seed unless the text names another."""
NONE: Final = "-"
"""How a line says that there is nothing in a place."""

S = TypeVar("S", bound=State, default=Any)


@final
class Line:
    """The words of a line behind the first, read one after the other. Each reader says what it expected."""

    def __init__(self, words: list[str], seats: int) -> None:
        self.words = words
        self.at = 0
        self.seats = seats

    def word(self, what: str) -> str:
        """The next word, whatever it is."""
        if self.at == len(self.words):
            raise BadPosition(f"the {what} is missing at the end of the line")
        self.at += 1
        return self.words[self.at - 1]

    def number(self, what: str, least: int = 0, most: int = 999) -> int:
        return _whole(self.word(what), what, least, most)

    def seat(self) -> int:
        return self.number("seat", 0, self.seats - 1)

    def name(self, names: Collection[str], what: str) -> str:
        """The next word, which must be one of these names."""
        return _known(self.word(what), names, what)

    def names(self, names: Collection[str], what: str) -> list[str]:
        """All words that are left, each one of these names."""
        return [self.name(names, what) for _ in range(len(self.words) - self.at)]

    def counts(self, names: Collection[str], what: str) -> dict[str, int]:
        """All words that are left, as `silk=2 metal=1`."""
        out: dict[str, int] = {}
        for name, value in self.pairs(names, what).items():
            out[name] = _whole(value, f"number of {name}", 0, 999)
        return out

    def pairs(self, names: Collection[str], what: str) -> dict[str, str]:
        """All words that are left, as `NAME=VALUE`."""
        out = self.settings()
        for name in out:
            _known(name, names, what)
        return out

    def settings(self) -> dict[str, str]:
        """All words that are left, as `NAME=VALUE`, whatever the names are."""
        out: dict[str, str] = {}
        while self.at < len(self.words):
            word = self.word("value")
            name, equals, value = word.partition("=")
            if not equals or not value:
                raise BadPosition(f"expected NAME=VALUE, not {word!r}", 0, "wrong-setting", {"found": word})
            if name in out:
                raise BadPosition(f"{name} appears twice in the line", 0, "wrong-twice", {"name": name})
            out[name] = value
        return out

    def assigned(self, names: Collection[str], values: Collection[str], what: str, value: str) -> dict[str, str | None]:
        """All words that are left, as `NAME=VALUE`, each value one of `values`, or `-` for none."""
        out: dict[str, str | None] = {}
        for name, given in self.pairs(names, what).items():
            out[name] = None if given == NONE else _known(given, values, value)
        return out


def _whole(word: str, what: str, least: int, most: int) -> int:
    value = whole_number(word)
    if value is None or not least <= value <= most:
        raise BadPosition(f"the {what} is a number from {least} to {most}, not {word!r}")
    return value


def _known(word: str, names: Collection[str], what: str) -> str:
    if word in names:
        return word
    near = difflib.get_close_matches(word, list(names), 3, 0.5) or sorted(names)[:6]
    text = f"there is no {what} {word!r}; there is, for instance, {', '.join(near)}"
    raise BadPosition(text, 0, "wrong-kind" if what == "line" else "", {"word": word, "near": ", ".join(near)})


@final
class Kind:
    """A kind of line: how it is written, what it says, and what lays it out."""

    def __init__(self, form: str, about: str, lay: Callable[[Line], object], moment: bool = False) -> None:
        self.form = form
        """The line as one writes it, names of pieces in capitals: `hand SEAT CARD…`."""
        self.about = about
        self.lay = lay
        self.moment = moment
        """Whether it says where in a round the match goes on. Such a line comes last."""

    @property
    def word(self) -> str:
        return self.form.split()[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Generic[S]):
    """A match whose position can be laid out by hand, by a text or by calls that can be chained.

    t = SabikaTable(match).bare().give(0, dinars=4).turn(0)
    t.play("work builder_1 outer_0")

    A game's own table (`majlis/games/<game>/positions.py`) has a method for each kind of line.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.heard: list[Event] = []
        """What happened at the latest action."""
        self.begun: list[Event] = []
        """What happened when the latest moment began."""

    @property
    def state(self) -> S:
        return cast(S, self.match.state)

    # what every game provides

    def bare(self) -> Self:
        """As little as the game can be played with: where a text begins. The waiting step does not matter, for a moment follows."""
        return self

    def usual_moment(self) -> Self:
        """Where the match goes on if the text names no moment."""
        return self

    def kinds(self) -> list[Kind]:
        """The lines that a text may have."""
        return []

    def uncounted(self) -> tuple[str, ...]:
        """Names of `State.pieces` whose number is up to the text: pieces that a bare table has put away."""
        return ()

    # laying out

    def lay(self, lines: list[str]) -> None:
        """Lay out a text line by line on a bare table. Raises `BadPosition`, with the number of the line that is wrong."""
        log = self.state.log
        self.state.log = None  # only what the moment brings is told
        self.bare()
        before = self.state.pieces()
        kinds = {kind.word: kind for kind in self.kinds()}
        moments = [number for number, line in enumerate(lines) if kinds.get(line.split()[0], _NOTHING).moment]
        for number in moments:
            if number < len(lines) - 1:
                wrong = f"{lines[number]!r} says where the match goes on; it comes last, once"
                raise BadPosition(wrong, number + 1, "wrong-moment", {"text": lines[number]})
        last = len(lines) - 1 if moments else len(lines)
        for number in range(last):
            self._read(lines[number], kinds, number + 1)
        after = self.state.pieces()
        for sort, count in after.items():
            if count != before[sort] and sort not in self.uncounted():
                raise BadPosition(
                    f"the pieces do not add up: {sort} would be {count} and not {before[sort]}",
                    0,
                    "wrong-pieces",
                    {"piece": sort, "count": count, "before": before[sort]},
                )
        self.state.log = log
        if moments:
            self._read(lines[last], kinds, last + 1)
        else:
            self.usual_moment()

    def _read(self, text: str, kinds: dict[str, Kind], number: int) -> None:
        words = text.split()
        try:
            kind = kinds[_known(words[0], kinds, "line")]
            line = Line(words[1:], self.match.seats)
            kind.lay(line)
            if line.at < len(line.words):
                word = line.words[line.at]
                raise BadPosition(f"{word!r} is one word too many", 0, "wrong-too-much", {"word": word})
        except BadPosition as error:
            facts: Facts = {"text": text}
            if words[0] not in kinds:
                unknown = BadPosition(f"{text!r}: {error}", number, "wrong-position-line", facts)
                raise unknown.because(error) from error
            form = facts["form"] = kinds[words[0]].form
            wrong = f"{text!r}: {error} (a line is written {form!r})"
            raise BadPosition(wrong, number, "wrong-position-form", facts).because(error) from error

    def go_on(self, *steps: Any) -> Self:
        """Let these steps be all that is still to happen, the next one last, and run to the next decision."""
        state = self.state
        state.steps[:] = list(steps)
        outer = state.log
        heard: list[Event] = [] if outer is None else outer
        state.log = heard
        state.advance()
        state.log = outer
        self.begun = heard
        return self

    # playing and looking

    def play(self, *notations: str, seat: int | None = None) -> list[Event]:
        """Play one action after the other; what happened, all together."""
        heard: list[Event] = []
        for notation in notations:
            self.heard = self.match.play(notation, seat)
            heard += self.heard
        return heard

    def legal(self, verb: str = "") -> set[str]:
        """The notations of all legal actions, of one verb if that is named."""
        return {str(action) for action in self.match.actions() if not verb or action.verb.name == verb}

    def allowed(self, notation: str) -> bool:
        """Whether a legal action begins like this."""
        return self.match.refuse(notation) is None

    def refused(self, notation: str, seat: int | None = None) -> Refusal:
        """Why an action cannot be played now. Raises `BadInput` if it can, and `AssertionError` if trying it changed anything."""
        before = self.state.fingerprint()
        try:
            self.match.play(notation, seat)
        except IllegalAction as error:
            assert self.state.fingerprint() == before
            return error.refusal
        raise BadInput(f"{notation!r} was not refused")

    def asked(self) -> str:
        """What is asked now, without its prefix; "" when the match is over."""
        prompt = self.match.prompt
        return "" if prompt is None else prompt.id.removeprefix("prompt-")

    def asks(self) -> tuple[int, str]:
        """Who is asked, and what."""
        return self.match.actor, self.asked()


def _nothing(line: Line) -> None:
    pass


_NOTHING: Final = Kind("nothing", "", _nothing)


@final
class Position:
    """A position as a text; see the head of this module."""

    def __init__(
        self, game: str, seats: int, options: dict[str, str], seed: str, lines: list[str], numbers: list[int]
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.lines = lines
        self.numbers = numbers
        """In which line of the file each of them stands; empty if they come from none."""

    @staticmethod
    def of(match: Match) -> Position:
        """The position that a match began with. Raises `BadInput` if it was dealt."""
        first = match.entries[0].text if match.entries else ""
        if not first.startswith("position "):
            raise BadInput("the match began with a deal, not with a position that was laid out")
        changed = match.game.options.changed(match.options)
        options = {name: text_of(value) for name, value in changed.items()}
        return Position(match.game.id, match.seats, options, match.seed, lines_of(first), [])

    @staticmethod
    def loads(text: object) -> Position:
        """Read a position; raises `BadPosition` with the line that is wrong."""
        if not isinstance(text, str):
            raise BadPosition(f"a position is a text, not {type(text).__name__}")
        rows = [row.partition("#")[0].strip() for row in text.splitlines()]
        first = next((number for number, row in enumerate(rows) if row), 0)
        if not rows or rows[first] != FIRST_LINE:
            wrong = f"not a position: it should begin with {FIRST_LINE!r}"
            raise BadPosition(wrong, first + 1, "wrong-position-begins", {"first": FIRST_LINE})
        head: dict[str, str] = {}
        at = first + 1
        while at < len(rows) and rows[at]:
            _head(rows[at], head, at + 1)
            at += 1
        if "game" not in head:
            raise BadPosition("the header should name the game: 'game: NAME'", at, "wrong-position-game")
        numbers = [number for number in range(at, len(rows)) if rows[number]]
        return Position(
            head["game"],
            int(head.get("seats", "0")),
            _options(head.get("options", NONE)),
            seed_text(head.get("seed", _SEED)),
            [" ".join(rows[number].split()) for number in numbers],
            [number + 1 for number in numbers],
        )

    def dumps(self) -> str:
        out = [FIRST_LINE, f"game: {self.game}"]
        if self.seats:
            out.append(f"seats: {self.seats}")
        if self.options:
            out.append("options: " + " ".join(f"{name}={value}" for name, value in self.options.items()))
        if self.seed != seed_text(_SEED):
            out.append(f"seed: {self.seed}")
        return "\n".join([*out, "", *self.lines]) + "\n"

    def start(self, box: object = None) -> Match:
        """A match that begins here."""
        from majlis.engine.catalog import game  # the catalog loads games, which know positions

        return self.start_as(game(self.game), box)

    def start_as(self, game: Game, box: object = None) -> Match:
        """The same, with the game at hand."""
        match = game.start(self.seats or None, self.options, self.seed, box)
        try:
            match.lay_out(self.lines)
        except BadPosition as error:
            if error.line and self.numbers:
                at = self.numbers[error.line - 1]
                raise BadPosition(error.message, at, error.why, error.facts).because(error.reason) from error
            raise
        return match


def lines_of(entry: str) -> list[str]:
    """The lines of a position that stands in a log as one entry."""
    return [line.strip() for line in entry.removeprefix("position ").split(";") if line.strip()]


def _head(row: str, head: dict[str, str], number: int) -> None:
    name, colon, value = row.partition(":")
    if not colon or name.strip() not in ("game", "seats", "options", "seed"):
        raise BadPosition(
            f"the header has lines 'game: …', 'seats: …', 'options: …' and 'seed: …', not {row!r}; "
            "an empty line ends it",
            number,
            "wrong-position-header",
            {"found": row},
        )
    field = head[name.strip()] = value.strip()
    try:
        if name.strip() == "seats":
            _whole(field, "number of seats", 1, 9)
        if name.strip() == "seed":
            seed_text(field)
        if name.strip() == "options":
            _options(field)
    except BadInput as error:
        raise BadPosition(str(error), number, error.why, error.facts) from error


def _options(text: str) -> dict[str, str]:
    return Line([] if text == NONE else text.split(), 0).settings()
