"""What an owner of a game can enter from the printed components: kinds of components, their fields, and sentences for their effects.

A game declares its forms once (`Game.forms`), in the order in which the components lie in the box. Values travel as plain JSON, the same
for every game; `form_values.py` turns the records of a data file into values and back, `form_words.py` says everything in words.

>>> from majlis.engine.forms import Part, Kind, number
>>> stalls = Kind("stalls", "board", (Part("stall", "title-stall", (number("price", 0, 9),)),))
>>> stalls.field("price").high
9
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias, final

from mypy_extensions import mypyc_attr

from majlis.engine.options import Value

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"

NUMBER: Final = "number"
WORD: Final = "word"
FLAG: Final = "flag"
NUMBERS: Final = "numbers"
SYMBOLS: Final = "symbols"
COUNTS: Final = "counts"
"""Like symbols, but the data file writes how many of each: `{ wood = 2 }`."""
SENTENCES: Final = "sentences"
WAYS: Final = "ways"
"""Two or more lists of sentences, of which a player chooses one."""

GROUPS: Final = ("cards", "tiles", "board")


@final
@dataclass(frozen=True)
class Field:
    """One value of a record, or of a sentence (a slot). `key` is its path in the data file: `walls.n`."""

    key: str
    kind: str
    low: int = 0
    high: int = 0
    count: int = 0
    """How many numbers a list has; 0: any number of them."""
    least: int = 0
    most: int = 0
    choices: tuple[str, ...] = ()
    names: str = ""
    """The beginning of the messages that name the choices; empty: they are pieces and have names."""
    vocabulary: str = ""
    optional: bool = False
    """Whether it may be missing: the value is None then."""
    default: int | None = None
    """The number that stands for a missing one."""
    title: str = ""
    """The message that says what it is; empty: `field-<key>`."""
    when: tuple[str, tuple[str, ...]] = ("", ())
    """It is there only if another field has one of these values."""
    single: bool = False
    """Whether the data file writes the one sentence itself and no list of it."""
    blank: bool = False
    """Whether the data file writes a missing word as an empty one."""
    rows: tuple[tuple[str, str], ...] = ()
    """For places that the data file numbers: the names of each row but for their numbers (`outer_`), by the word for the row."""
    row: str = ""
    """The key under which the data file writes the row's word; empty: there is one row."""
    board: str = ""
    """The part of the board on which its choices lie, so that a page can show them there; empty: they are no places."""

    @property
    def message(self) -> str:
        return self.title or f"field-{self.key.replace('.', '-')}"


Condition: TypeAlias = "tuple[str, tuple[str, ...]]"
ALWAYS: Final[Condition] = ("", ())


def number(
    key: str,
    low: int,
    high: int,
    optional: bool = False,
    default: int | None = None,
    title: str = "",
    when: Condition = ALWAYS,
) -> Field:
    return Field(key, NUMBER, low, high, optional=optional, default=default, title=title, when=when)


def word(
    key: str,
    choices: Sequence[str],
    names: str = "",
    title: str = "",
    when: Condition = ALWAYS,
    blank: bool = False,
    board: str = "",
) -> Field:
    return Field(
        key,
        WORD,
        choices=tuple(choices),
        names=names,
        title=title,
        when=when,
        blank=blank,
        optional=blank,
        board=board,
    )


def places(
    key: str,
    rows: Sequence[tuple[str, str, int]],
    row: str = "",
    title: str = "",
    optional: bool = False,
    board: str = "",
) -> Field:
    """Places of a board, chosen by their names. Each row: the word that the data file has for it, how its places are called, how many.

    >>> places("at", [("", "stall_", 3)]).choices
    ('stall_0', 'stall_1', 'stall_2')
    """
    return Field(
        key,
        WORD,
        choices=tuple(f"{called}{n}" for _, called, count in rows for n in range(count)),
        title=title,
        optional=optional,
        rows=tuple((word, called) for word, called, _ in rows),
        row=row,
        board=board,
    )


def flag(key: str, title: str = "", when: Condition = ALWAYS, default: int | None = None) -> Field:
    """`default` 0 or 1 says what holds where the data file says nothing."""
    return Field(key, FLAG, title=title, when=when, default=default)


def numbers(key: str, count: int, low: int, high: int, title: str = "", when: Condition = ALWAYS) -> Field:
    """A list of that many numbers."""
    return Field(key, NUMBERS, low, high, count, count, count, title=title, when=when)


def some_numbers(key: str, low: int, high: int, least: int, most: int, title: str = "") -> Field:
    """A list of numbers of any length."""
    return Field(key, NUMBERS, low, high, 0, least, most, title=title)


def symbols(
    key: str,
    choices: Sequence[str],
    most: int,
    least: int = 0,
    names: str = "",
    title: str = "",
    optional: bool = False,
) -> Field:
    """A list of words."""
    return Field(
        key,
        SYMBOLS,
        least=least,
        most=most,
        choices=tuple(choices),
        names=names,
        title=title,
        optional=optional,
    )


def counts(key: str, choices: Sequence[str], high: int, title: str = "") -> Field:
    """How many of each, written as a list in which a word stands that many times."""
    return Field(key, COUNTS, 0, high, most=high * len(choices), choices=tuple(choices), title=title)


def sentences(key: str, vocabulary: str, most: int, least: int = 0, title: str = "", when: Condition = ALWAYS) -> Field:
    """A list of lines."""
    return Field(key, SENTENCES, least=least, most=most, vocabulary=vocabulary, title=title, when=when)


def sentence(key: str, vocabulary: str, title: str = "") -> Field:
    """Exactly one line, which the data file writes as a table."""
    return Field(key, SENTENCES, least=1, most=1, vocabulary=vocabulary, title=title, single=True)


def ways(key: str, vocabulary: str, most: int, title: str = "") -> Field:
    return Field(key, WAYS, least=2, most=most, vocabulary=vocabulary, title=title)


def at_path(table: Mapping[str, object], path: str) -> object:
    """What stands at a path like `walls.n`; None: nothing."""
    found: object = table
    for key in path.split("."):
        found = found.get(key) if isinstance(found, Mapping) else None
    return found


def put_path(table: dict[str, Json], path: str, value: Json) -> None:
    """Write a value at such a path."""
    first, _, rest = path.partition(".")
    if not rest:
        table[first] = value
        return
    held = table.get(first)
    inner: dict[str, Json] = dict(held) if isinstance(held, dict) else {}
    put_path(inner, rest, value)
    table[first] = inner


@mypyc_attr(allow_interpreted_subclasses=True)
class Sentence:
    """A line of an effect: what the data file writes in every case (`fixed`), and what is filled in (`slots`).

    Its text is a message with `{ $slot }` for each slot; further texts `.one`, `.few` and `.many` agree with the first number.
    """

    def __init__(
        self,
        id: str,
        fixed: Mapping[str, Json],
        slots: Sequence[Field] = (),
        message: str = "",
        parts: Mapping[str, str] | None = None,
        fits: Sequence[str] = (),
        why: str = "",
    ) -> None:
        self.id = id
        self.fixed = dict(fixed)
        self.slots = tuple(slots)
        self.message = message or f"sentence-{id}"
        self.parts = dict(parts or {})
        """What the message is given besides the slots."""
        self.fits = tuple(fits)
        """The fields where it may stand; none: in all that use the vocabulary."""
        self.why = why
        """The message that says why it stands nowhere else."""

    def only(self, fits: Sequence[str], why: str) -> Sentence:
        """The same, shown where it does not fit, with the reason."""
        return Sentence(self.id, self.fixed, self.slots, self.message, self.parts, fits, why)

    def keys(self) -> frozenset[str]:
        """What the table of such a line may hold."""
        return frozenset([*self.fixed, *(slot.key.partition(".")[0] for slot in self.slots)])

    def matches(self, table: Mapping[str, object]) -> bool:
        """Whether a table of the data file is such a line."""
        if not frozenset(table) <= self.keys() or any(table.get(key) != value for key, value in self.fixed.items()):
            return False
        for slot in self.slots:
            found = at_path(table, slot.key)
            if found is None and not slot.optional and slot.default is None:
                return False
            if slot.kind == WORD and found is not None and found not in slot.choices:
                return False
        return True

    def slot(self, key: str) -> Field | None:
        """The slot that a key of the table is about."""
        return next((slot for slot in self.slots if slot.key == key or slot.key.startswith(f"{key}.")), None)

    def unpack(self, table: Mapping[str, object]) -> Mapping[str, object]:
        """What the slots are read from, by their keys; usually the table itself."""
        return table

    def pack(self, table: dict[str, Json]) -> dict[str, Json]:
        """The table that the data file writes, from one that has the fixed values and the slots."""
        return table


@final
@dataclass(frozen=True)
class Symbol:
    """A picture with a letter: a number and the letter make a line. `wraps` names a slot of ways that takes the present line in."""

    id: str
    sentence: str = ""
    slots: Mapping[str, Json] = field(default_factory=dict)
    number: str = ""
    wraps: str = ""


@final
@dataclass(frozen=True)
class Part:
    """Records of one table of the data file that have the same fields. `title` is the message that names each of them."""

    table: str
    title: str
    fields: tuple[Field, ...]
    ids: tuple[str, ...] = ()
    """Only the records with these ids; none: all that are reconstructed."""
    piece: str = ""
    """What it is called in actions, followed by its number or id: `poem_13`. Empty: no action names it."""


@final
@dataclass(frozen=True)
class Kind:
    """A kind of component, as one would sort the box."""

    id: str
    group: str
    parts: tuple[Part, ...]

    @property
    def fields(self) -> list[Field]:
        return [each for part in self.parts for each in part.fields]

    def field(self, key: str) -> Field:
        return next(each for each in self.fields if each.key == key)


@final
class Forms:
    """All forms of a game. `elsewhere` names reconstructed tables of the data file that nobody can enter, with the reason."""

    def __init__(
        self,
        kinds: Sequence[Kind] = (),
        vocabularies: Mapping[str, Sequence[Sentence]] | None = None,
        symbols: Sequence[Symbol] = (),
        elsewhere: Mapping[str, str] | None = None,
        options: Mapping[str, Value] | None = None,
    ) -> None:
        self.kinds = list(kinds)
        self.vocabularies = {name: list(found) for name, found in (vocabularies or {}).items()}
        self.symbols = list(symbols)
        self.elsewhere = dict(elsewhere or {})
        self.options = dict(options or {})
        """Options with which all these components are in play."""

    def kind(self, id: str) -> Kind | None:
        return next((kind for kind in self.kinds if kind.id == id), None)

    def sentence(self, vocabulary: str, id: str) -> Sentence | None:
        return next((one for one in self.vocabularies.get(vocabulary, []) if one.id == id), None)
