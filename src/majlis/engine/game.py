"""A game: what it is called, how many play, which options it has, and how a match of it begins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from majlis.engine.action import Action, Facts, Verb, Verbs
from majlis.engine.chance import Chance, new_seed, seed_text
from majlis.engine.components import Components
from majlis.engine.errors import BadBox, BadInput, BadSeats
from majlis.engine.events import Event
from majlis.engine.features import Term
from majlis.engine.forms import Forms
from majlis.engine.holdings import About, Holding, Remark
from majlis.engine.options import Schema, Value
from majlis.engine.state import State, View
from majlis.engine.step import CONFIRM
from majlis.engine.turns import Message, TurnShape, usual_headline
from majlis.engine.words import Name, Naming, Words

if TYPE_CHECKING:
    from majlis.engine.match import Match
    from majlis.engine.positions import Table


_ANY_SHAPE: Final = TurnShape()


@dataclass(frozen=True)
class Credits:
    """Who designed a printed game or an expansion of it, and who published it when."""

    designers: tuple[str, ...]
    publishers: tuple[str, ...]
    year: int
    title: str = ""
    """Of an expansion: the message that names it; the game itself has its own."""
    expansions: tuple[Credits, ...] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(eq=False, repr=False)
class Box:
    """The components of a game: immutable tables, made from its data file or from an edited copy of it."""

    digest: str
    """The hash of the data, which a record names."""
    standard: bool
    """Whether it is the game's own file."""
    reconstructed: list[str] = field(default_factory=list)
    """The tables and pieces whose data was not available and was designed for this project."""


_MOST_BOXES: Final = 96
"""How many boxes have their names and words cached: a server may meet any number of edited ones."""
K = TypeVar("K")
T = TypeVar("T")


def _make_room(kept: dict[K, T]) -> None:
    """Forget the oldest entries of a full cache."""
    while len(kept) >= _MOST_BOXES:
        del kept[next(iter(kept))]


B = TypeVar("B", bound=Box, default=Any)
S = TypeVar("S", bound=State, default=Any)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[B, S]):
    """A game. Subclasses name their box and state (`class Souk(Game[SoukBox, SoukState])`), make the one and begin with the other.

    What they provide is given boxes and states of these kinds; the engine sees to that.
    """

    def __init__(
        self,
        id: str,
        title: str,
        prefix: str,
        revision: int,
        min_seats: int,
        max_seats: int,
        bound: int,
        options: Schema,
        verbs: list[Verb],
        folder: Path,
        minutes: int = 60,
        same_data: tuple[str, ...] = (),
        credits: Credits | None = None,
    ) -> None:
        self.id = id
        self.title = title
        self.prefix = prefix
        """The letters before its rule numbers."""
        self.revision = revision
        """Counts up with every fix that would change recorded play."""
        self.min_seats = min_seats
        self.max_seats = max_seats
        self.bound = bound
        """No match has more decisions than this (asides and undo apart)."""
        self.options = options
        self.verbs = Verbs([*verbs, CONFIRM])
        self.folder = folder
        """Where its data/ and locale/ are."""
        self.minutes = minutes
        """About how long people take for a match."""
        self.same_data = same_data
        """Hashes of earlier versions of its own data: the same components, with other notes on where a value comes from."""
        self.credits = credits
        """Who made the printed game; None: there is none."""
        self._box: B | None = None
        self._names: dict[str, Naming | None] = {}
        self._words: dict[tuple[str, str, Naming | None], Words] = {}

    # what every game provides

    def make_box(self, components: Components) -> B:
        """The box from what a data file says. Raises `BadBox`. Callers use `read_box`."""
        raise TypeError(f"{self.id} cannot read a box")

    def begin(self, box: B, seats: int, options: dict[str, Value], revision: int, chance: Chance) -> S:
        """The position before setup, which is its first step. Callers use `state` or `start`."""
        raise TypeError(f"{self.id} cannot begin")

    def names(self, box: B) -> Naming | None:
        """The names of all pieces of a box, and which depend on options; None: each is named by the message `name-<piece>` (see `Words`).

        Sources of points are named like pieces. Callers use `naming`.
        """
        return None

    def picture(self, state: S, seat: int | None, language: str, near: int | None = None) -> str:
        """The table as that seat (None: a spectator) may see it, drawn in plain text of at most 100 columns.

        `near` is the player whose place is drawn large; by default the seat itself. A line that begins at the margin is a heading.
        """
        return ""

    def windows(self, state: S) -> dict[str, str]:
        """The questions that this match may ask between one's turns, by their ids, each with the answer that declines it.

        That answer must always be legal, so that giving it for somebody who passes gives nothing away.
        """
        return {}

    def open_pieces(self, state: S) -> list[str]:
        """What lies open and somebody who passes in these windows may be waiting for, by the names that `about` knows.

        It may name only what every view shows, since it decides whether a seat is answered for.
        """
        return []

    def holdings(self) -> list[Holding]:
        """What a seat can have, in the order in which people read it; `State.holdings` counts it."""
        return [Holding("points")]

    def terms(self, box: B) -> list[Term]:
        """Which features (`State.features`) can be told to people, to say why a position is good."""
        return []

    def source_groups(self, box: B) -> list[tuple[str, list[str]]]:
        """The sources of points under headings (messages), in the order in which people read them; sources of no group come last."""
        return []

    def remarks(self, state: S, seat: int, action: Action) -> list[Remark]:
        """What a seat should know before it chooses an action, finished or not: danger, waste, rank, what fits nowhere.

        `state` is a position imagined for that seat: a remark that speaks of anything hidden would be wrong.
        """
        return []

    def without_forecasts(self, numbers: View) -> View:
        """The numbers of a position without what they foresee of single actions: the table of a puzzle must not tell its answer."""
        return numbers

    def turn_shape(self) -> TurnShape:
        """How its events make turns."""
        return _ANY_SHAPE

    def headline(self, seat: int, told: list[tuple[Event, Facts]]) -> Message:
        """A turn of that seat (-1: the game's own) in a few words, from what a viewer is told of it: a message `turn-…` and its parts."""
        return usual_headline(self.turn_shape(), seat, told)

    def pieces(self, box: B) -> list[str]:
        """Everything that a person may point at and ask about: spaces, tiles, cards, tokens, symbols."""
        return []

    def about(self, box: B, piece: str) -> About | None:
        """What a piece is and does; None if it is none of `pieces`."""
        return None

    def component_tables(self, box: B) -> View:
        """The components, JSON-ready, for a page that draws them; `reconstructed` lists the pieces whose data we designed ourselves."""
        return {}

    def forms(self) -> Forms:
        """What an owner of the printed game can enter, in the order of the box. Callers use `forms_of` of `form_values.py`."""
        return Forms()

    def table(self, match: Match) -> Table[S]:
        """The match as a table on which a position can be laid out by hand (see `majlis.engine.positions`)."""
        raise BadInput(f"positions of {self.title} cannot be laid out")

    def option_sets(self) -> list[dict[str, Value]]:
        """Options worth testing: the conformance laws run over all of them.

        By default none, every option once with every other value (a number: its bounds), and all options changed together.
        """
        out: list[dict[str, Value]] = [{}]
        everything: dict[str, Value] = {}
        for option in self.options.options:
            for value in option.others():
                out.append({option.name: value})
                everything[option.name] = value
        if everything not in out:
            out.append(everything)
        return out

    # what the engine makes of it

    def read_box(self, text: str | Mapping[str, object] | None) -> B:
        """The components from a data file, as its text or as its tables; None: the game's own, which are read once. Raises `BadBox`."""
        if text is not None:
            return self.make_box(Components(self.id, text, standard=False))
        if self._box is None:
            self._box = self.make_box(Components(self.id, self.data_text(), standard=True))
        return self._box

    def namer(self, piece: str, box: Box | None = None, options: Mapping[str, Value] | None = None) -> Name | None:
        """The message that names a piece at a table with this box and these options, and its parts; None: the message `name-<piece>`."""
        naming = self.naming(box, options)
        return None if naming is None else naming.of(piece)

    def naming(self, box: Box | None = None, options: Mapping[str, Value] | None = None) -> Naming | None:
        """The names of all pieces at a table with this box (None: the package's) and these options (None: the defaults), made once."""
        own = self.check_box(box)
        if own.digest not in self._names:
            _make_room(self._names)
            self._names[own.digest] = self.names(own)
        names = self._names[own.digest]
        return None if names is None else names.at(options)

    def words(self, language: str, box: Box | None = None, options: Mapping[str, Value] | None = None) -> Words:
        """What a match with this box and these options may need to say, the labels of its picture included."""
        own = self.check_box(box)
        naming = self.naming(own, options)
        key = language, own.digest, naming
        if key not in self._words:
            _make_room(self._words)
            locale = self.folder / "locale"
            folders = [folder for folder in (locale, locale / "terminal") if (folder / f"{language}.ftl").is_file()]
            self._words[key] = Words(language, folders, None if naming is None else naming.of)
        return self._words[key]

    @property
    def data_file(self) -> Path:
        """The game's own components."""
        return self.folder / "data" / f"{self.id}.toml"

    def data_text(self) -> str:
        """What its own data file says, to be edited and read by `read_box`."""
        return self.data_file.read_text(encoding="utf-8")

    @property
    def seat_counts(self) -> range:
        return range(self.min_seats, self.max_seats + 1)

    def check_seats(self, seats: object) -> int:
        if not isinstance(seats, int) or isinstance(seats, bool) or not self.min_seats <= seats <= self.max_seats:
            raise BadSeats(
                f"{self.title} is for {self.min_seats} to {self.max_seats} seats, not {seats!r}",
                "wrong-seats",
                {"game": self.title, "least": self.min_seats, "most": self.max_seats, "seats": str(seats)},
            )
        return seats

    def check_revision(self, revision: object) -> int:
        if revision is None:
            return self.revision
        if not isinstance(revision, int) or isinstance(revision, bool) or not 1 <= revision <= self.revision:
            raise BadInput(
                f"{self.title} has revisions 1 to {self.revision}, not {revision!r}",
                "wrong-revision",
                {"game": self.title, "most": self.revision, "revision": str(revision)},
            )
        return revision

    def check_box(self, box: object) -> B:
        """The box to play with, None being the game's own. Raises `BadBox` if it belongs to another game."""
        own = self.read_box(None)
        if box is None:
            return own
        if not isinstance(box, type(own)):
            text = f"a box of {self.title} is made with read_box, not {box!r}"
            raise BadBox(text, message="box-foreign", facts={"game": self.title})
        return box

    def state(
        self,
        seats: object = None,
        options: object = None,
        seed: object = None,
        box: object = None,
        revision: object = None,
    ) -> State:
        """A position at its first decision, without a match around it: for bots and simulations."""
        count = self.check_seats(self.min_seats if seats is None else seats)
        values = self.options.read(options)
        chance = Chance.of(new_seed() if seed is None else seed_text(seed))
        state = self.begin(self.check_box(box), count, values, self.check_revision(revision), chance)
        state.advance()
        return state

    def start(
        self,
        seats: object = None,
        options: object = None,
        seed: object = None,
        box: object = None,
        revision: object = None,
    ) -> Match:
        """Begin a match.

        `seed` is 1 to 32 hexadecimal digits (by default one that nobody can guess); `options` maps names to values; `box` is an edited
        copy of the components (see `read_box`).
        """
        from majlis.engine.match import Match  # a match knows its game

        return Match(self, seats, options, seed, box, revision)
