"""Request and response bodies of owners' sets of values (`box_sets.py`)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from majlis.server.shapes import In, Name, NamesShape, Out

Json = Any
"""A value of a form: a number, a word, a flag, a list of these, or lines of sentences."""


class ChoiceForm(Out):
    id: str
    name: str


class WhenForm(Out):
    key: str
    values: list[str]


class FieldForm(Out):
    """A value of a record, or a slot of a sentence. What does not apply to its kind is null."""

    key: str
    title: str
    kind: Literal["number", "word", "flag", "numbers", "symbols", "sentences", "ways"]
    about: str | None = None
    add: str | None = None
    low: int | None = None
    high: int | None = None
    count: int | None = None
    least: int | None = None
    most: int | None = None
    choices: list[ChoiceForm] | None = None
    vocabulary: str | None = None
    board: str | None = None
    """The part of the game's board on which the choices lie."""
    optional: bool = False
    default: int | bool | None = None
    when: WhenForm | None = None


class SlotPart(Out):
    slot: str


class SentenceForm(Out):
    id: str
    parts: list[str | SlotPart] | dict[str, list[str | SlotPart]]
    """The text with its slots; if it depends on the first number, by plural form."""
    slots: list[FieldForm]
    fits: list[str]
    """The fields where it may stand; empty: all that use the vocabulary."""
    why: str | None


class VocabularyForm(Out):
    sentences: list[SentenceForm]


class SymbolForm(Out):
    id: str
    letter: str
    name: str
    sentence: str
    slots: dict[str, Json]
    number: str | None
    wraps: str | None


class RecordForm(Out):
    number: int
    key: str
    title: str
    source: str
    known: list[str]
    """Paths of values that the rulebook prints."""
    fields: list[str]
    piece: str | None
    values: dict[str, Json]


class KindForm(Out):
    id: str
    group: Literal["cards", "tiles", "board"]
    title: str
    count: int
    fields: list[FieldForm]
    records: list[RecordForm]


class BoxForm(Out):
    """Everything that an owner of a game can enter."""

    game: str
    digest: str
    total: int
    kinds: list[KindForm]
    vocabulary: dict[str, VocabularyForm]
    symbols: list[SymbolForm]


class NewBoxSet(In):
    game: Annotated[str, Field(max_length=40)]
    name: Name


class RenameBoxSet(In):
    name: Name


class RecordIn(In):
    values: dict[str, Json]
    entered: bool = True
    base: Annotated[int, Field(ge=0)] | None = None
    """The version that was changed (`at`); the newest is kept in any case."""


class CheckIn(In):
    kind: Annotated[str, Field(max_length=40)]
    number: Annotated[int, Field(ge=1, le=1000)]
    values: dict[str, Json]


class ImportIn(In):
    toml: str
    take: bool = False


class CountShape(Out):
    entered: int
    differ: int
    invalid: int


class CountsShape(CountShape):
    total: int
    kinds: dict[str, CountShape]


class FaultShape(Out):
    path: str
    """Where it is: `red.1.slots.n`; empty: the record as a whole."""
    name: str
    message: str
    args: dict[str, Json]
    text: str


class KeptShape(Out):
    state: Literal["same", "differs", "draft"]
    values: dict[str, Json]
    errors: list[FaultShape]
    at: int


class MeasureShape(Out):
    mine: float
    theirs: float
    difference: float
    interval: float
    """Half the width of the interval that holds the difference with 95 %."""


class KindTrialShape(Out):
    taken: MeasureShape | None
    records: dict[str, tuple[float, float, float]]
    """By number: how often it is taken in a match, mine and theirs, and how many standard errors apart."""


class TrialShape(Out):
    state: Literal["running", "done", "stopped"]
    done: int
    of: int
    seats: int
    digest: str
    older: bool
    points: MeasureShape | None
    length: MeasureShape | None
    kinds: dict[str, KindTrialShape]


class BoxSetShape(Out):
    id: str
    game: str
    name: str
    counts: CountsShape
    digest: str
    changed_at: str
    rulebook: bool
    """Whether a value that the rulebook prints was changed."""


class BoxSetDetail(BoxSetShape):
    records: dict[str, KeptShape]
    trial: TrialShape | None


class SavedShape(Out):
    state: Literal["same", "differs", "draft", "reconstructed"]
    errors: list[FaultShape]
    at: int
    counts: CountsShape
    digest: str
    rulebook: bool


class CheckedShape(Out):
    errors: list[FaultShape]


class BoxChangeShape(Out):
    kind: str
    number: int
    title: str
    before: dict[str, Json]
    after: dict[str, Json]


class RefusedShape(Out):
    line: int | None
    kind: str | None
    number: int | None
    title: str
    field: str | None
    text: str


class ImportedShape(Out):
    records: int
    changes: list[BoxChangeShape]
    refused: list[RefusedShape]


class ComparedRow(Out):
    number: int
    title: str
    field: str
    field_title: str
    before: Json
    after: Json
    text: str


class ComparedKind(Out):
    id: str
    title: str
    rows: list[ComparedRow]


class ComparedShape(Out):
    kinds: list[ComparedKind]
    same: int
    differ: int


class ComponentsShape(Out):
    """The components that a table is played with, for drawing."""

    digest: str
    box: dict[str, Any]
    names: NamesShape | None
    reconstructed: list[str]
