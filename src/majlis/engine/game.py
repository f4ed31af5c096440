"""A game: what it is called, how many play, which options it has, and how a match of it begins."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from majlis.engine.action import Action, Facts, Verb, Verbs
from majlis.engine.chance import Chance, new_seed, seed_text
from majlis.engine.errors import BadBox, BadInput, BadSeats
from majlis.engine.options import Schema, Value
from majlis.engine.state import State, View
from majlis.engine.step import CONFIRM

if TYPE_CHECKING:
    from majlis.engine.match import Match


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """The components of a game: immutable tables, read from its data file or from an edited copy.

    `digest` is the hash of the data, which a record names; `standard` tells whether it is the game's own file.
    """

    def __init__(self, digest: str, standard: bool) -> None:
        self.digest = digest
        self.standard = standard


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game. Subclasses say how a match begins (`begin`) and how a box is read (`read_box`)."""

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

    # what every game provides

    def read_box(self, text: str | None) -> Box:
        """The components from the text of a data file (None: the game's own). Raises `BadBox`."""
        raise TypeError(f"{self.id} cannot read a box")

    def begin(self, box: Box, seats: int, options: dict[str, Value], revision: int, chance: Chance) -> State:
        """The position before setup, which is its first step."""
        raise TypeError(f"{self.id} cannot begin")

    def namer(self, piece: str, box: Box | None = None) -> tuple[str, Mapping[str, object]] | None:
        """The message that names a piece, and its parts, where it is not simply the message `name-<piece>` (see `Words`).

        Sources of points are named like pieces. `box` is the edited copy of the components that a match is played with, if it is.
        """
        return None

    def picture(self, state: State, seat: int | None, language: str, near: int | None = None) -> str:
        """The table as that seat (None: a spectator) may see it, drawn in plain text of at most 100 columns.

        `near` is the player whose place is drawn large; by default the seat itself. A line that begins at the margin is a heading.
        """
        return ""

    def remark(self, state: State, action: Action) -> tuple[str, Facts] | None:
        """What the actor should know before choosing an action, finished or not: a message and its parts. Only the actor may read it."""
        return None

    def component_tables(self, box: Box) -> View:
        """The components, JSON-ready, for a page that draws them; `reconstructed` lists the pieces whose data we designed ourselves."""
        return {}

    def option_sets(self) -> list[dict[str, Value]]:
        """Options worth testing: the conformance laws run over all of them."""
        return [{}]

    # what the engine makes of it

    @property
    def seat_counts(self) -> range:
        return range(self.min_seats, self.max_seats + 1)

    def check_seats(self, seats: object) -> int:
        if not isinstance(seats, int) or isinstance(seats, bool) or not self.min_seats <= seats <= self.max_seats:
            raise BadSeats(f"{self.title} is for {self.min_seats} to {self.max_seats} seats, not {seats!r}")
        return seats

    def check_revision(self, revision: object) -> int:
        if revision is None:
            return self.revision
        if not isinstance(revision, int) or isinstance(revision, bool) or not 1 <= revision <= self.revision:
            raise BadInput(f"{self.title} has revisions 1 to {self.revision}, not {revision!r}")
        return revision

    def check_box(self, box: object) -> Box:
        if box is None:
            return self.read_box(None)
        if not isinstance(box, Box):
            raise BadBox(f"a box of {self.title} is made with read_box, not {box!r}")
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
