"""A set of an owner's values: built into the tables of a box, written as a data file, and read from one.

What is entered stands in the place of the game's own record and is marked `source = "owner"`. What does not fit is left out and named, so
that a set can always be played: the game's own values stand in.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, final

from majlis.engine.components import HEADER, Components, tables_of
from majlis.engine.errors import BadBox
from majlis.engine.form_values import BoxForms, Data, NoSentence, Place, Values
from majlis.engine.forms import at_path

_TABLE: Final = re.compile(r"\[([^\[\]]+)\]")
_RECORD: Final = re.compile(r"\[\[([^\[\]]+)\]\]")
_LIST: Final = re.compile(r"records = \[\s*(#.*)?")
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_OWNER: Final = "owner"
_OWN_MARKS: Final = ("source", "differs_from_rulebook")


@final
@dataclass(frozen=True)
class Built:
    """The tables with everything that fits, and what does not, with the fault of each."""

    data: Data
    digest: str
    refused: dict[str, BadBox]


def build(forms: BoxForms, entered: Mapping[str, Values]) -> Built:
    """Put values into the game's own tables. They are read together: two records may fit only with each other."""
    kept = dict(entered)
    refused: dict[str, BadBox] = {}
    while True:
        data = forms.data
        for key, values in kept.items():
            place = forms.by_key[key]
            data = forms.placed(data, place, forms.written(place, values, _OWNER))
        fault = forms.fault(data)
        if fault is None:
            return Built(data, Components(forms.game.id, data, standard=False).digest, refused)
        faulty = _faulty(forms, kept, fault)
        for key in faulty:
            refused[key] = fault
            del kept[key]


def _faulty(forms: BoxForms, kept: Mapping[str, Values], fault: BadBox) -> list[str]:
    """Which of the records a fault is about: the one it names, else all of its table, else all."""
    places = {key: forms.by_key[key] for key in kept}
    there = [key for key, place in places.items() if place.part.table == fault.table]
    named = [key for key in there if places[key].index + 1 == fault.record]
    return named or there or list(kept)


# the file


def file_text(forms: BoxForms, entered: Mapping[str, Values], name: str) -> str:
    """The game's own data file with the entered records in it; comments stay. The values must fit (see `build`)."""
    lines = forms.text.splitlines()
    spans = Lines(forms.text)
    for key, values in sorted(entered.items(), key=lambda item: -_first(spans, forms.by_key[item[0]])):
        place = forms.by_key[key]
        record = forms.written(place, values, _OWNER)
        span = spans.of(place.part.table, place.index)
        assert span is not None, key
        first, end = span
        lines[first:end] = _record_lines(lines[first], record)
    at = lines.index(f"[{HEADER}]")
    lines.insert(at + 1, f"name = {toml(name)}")
    return "\n".join(lines) + "\n"


def _first(spans: Lines, place: Place) -> int:
    span = spans.of(place.part.table, place.index)
    return -1 if span is None else span[0]


def _record_lines(first: str, record: Mapping[str, object]) -> list[str]:
    if first.lstrip().startswith("{"):
        return [f"  {toml(record)},"]
    return [first, *(f"{_key(key)} = {toml(value)}" for key, value in record.items())]


def toml(value: object) -> str:
    """A value as TOML writes it in one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return str(value)
    if isinstance(value, Mapping):
        return (
            "{ " + ", ".join(f"{_key(key)} = {toml(inner)}" for key, inner in value.items()) + " }" if value else "{}"
        )
    if isinstance(value, list):
        return "[" + ", ".join(toml(inner) for inner in value) + "]"
    return json.dumps(str(value), ensure_ascii=False).replace("\x7f", "\\u007f")


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else json.dumps(key)


@final
class Lines:
    """Where the records of a data file stand: one record a line, or one below each `[[table]]`."""

    def __init__(self, text: str) -> None:
        self.spans: dict[tuple[str, int], tuple[int, int]] = {}
        lines = [line.strip() for line in text.splitlines()]
        table, listed = "", -1
        counts: dict[str, int] = {}
        for at, line in enumerate(lines):
            record = _RECORD.match(line)
            found = None if record is not None else _TABLE.match(line)
            if record is not None:
                table, listed = record[1], -1
                counts[table] = counts.get(table, -1) + 1
                self.spans[table, counts[table]] = (at, _end(lines, at))
            elif found is not None and listed < 0:
                table = found[1]
                self.spans[table, -1] = (at, _end(lines, at))
            elif _LIST.fullmatch(line):
                listed = 0
            elif listed >= 0 and line.startswith("{"):
                self.spans[table, listed] = (at, at + 1)
                listed += 1
            elif listed >= 0 and line.startswith("]"):
                listed = -1

    def of(self, table: str, index: int) -> tuple[int, int] | None:
        """The first line of a record (index -1: a table) and the line behind it, counted from 0; None: it is written otherwise."""
        return self.spans.get((table, index))


def _end(lines: list[str], at: int) -> int:
    end = at + 1
    while end < len(lines) and lines[end] and lines[end][0] not in "[#":
        end += 1
    return end


@final
@dataclass(frozen=True)
class Refused:
    """A record of a file that does not fit. `line` is counted from 1; 0: unknown. `place` None: a table that nobody can enter."""

    place: Place | None
    table: str
    line: int
    fault: BadBox
    values: Values = field(default_factory=dict)


@final
@dataclass(frozen=True)
class Taken:
    """What a file says that its owner entered: values by key, and what does not fit."""

    entered: dict[str, Values]
    refused: list[Refused]


def taken_from(forms: BoxForms, text: str) -> Taken:
    """Read the values of a data file: whatever is marked as the owner's or differs from the game's own. Raises `BadBox`."""
    Components(forms.game.id, text, standard=False)  # is it TOML, for this game?
    data = tables_of(text)
    lines = Lines(text)
    entered: dict[str, Values] = {}
    refused: list[Refused] = []
    for place in forms.places:
        try:
            record = forms.record(data, place)
            if record.get("source") == _OWNER or not _same(record, forms.record(forms.data, place)):
                entered[place.key] = forms.values(place, record)
        except NoSentence as unsaid:
            refused.append(_refused(forms, lines, place, _fault_of(forms, place, record, unsaid), {}))
        except BadBox as error:
            refused.append(_refused(forms, lines, place, error, {}))
    for key, fault in build(forms, entered).refused.items():
        refused.append(_refused(forms, lines, forms.by_key[key], fault, entered.pop(key)))
    return Taken(entered, [*refused, *_elsewhere(forms, data, lines)])


def _same(record: Mapping[str, object], own: Mapping[str, object]) -> bool:
    one, other = ({key: value for key, value in row.items() if key not in _OWN_MARKS} for row in (record, own))
    return one == other


def _fault_of(forms: BoxForms, place: Place, record: Mapping[str, object], error: NoSentence) -> BadBox:
    """What the reader says about a record that no sentence can express."""
    found = forms.fault(forms.placed(forms.data, place, record))
    table, number = place.part.table, place.index + 1
    return found or BadBox(f"{table}, record {number}: {error}", table, number, error.path, "box-sentence")


def _refused(forms: BoxForms, lines: Lines, place: Place, fault: BadBox, values: Values) -> Refused:
    span = lines.of(place.part.table, place.index)
    return Refused(place, place.part.table, 0 if span is None else span[0] + 1, fault, values)


def _elsewhere(forms: BoxForms, data: Data, lines: Lines) -> list[Refused]:
    """Tables that differ from the game's own and have no form."""
    out: list[Refused] = []
    entered = {place.part.table for place in forms.places}
    for table in dict.fromkeys([*forms.data, *data]):
        if table == HEADER:
            continue
        own, other = _without(forms, forms.data, table, entered), _without(forms, data, table, entered)
        if own != other:
            span = lines.of(table, -1) or lines.of(table, 0)
            fault = BadBox(f"[{table}] has values that cannot be entered", table, message="box-not-entered")
            out.append(Refused(None, table, 0 if span is None else span[0] + 1, fault))
    return out


def _without(forms: BoxForms, data: Data, table: str, entered: set[str]) -> object:
    """A table without the records that can be entered."""
    found = at_path(data, table)
    if table not in entered:
        return found
    rows = found.get("records") if isinstance(found, Mapping) else found
    if not isinstance(rows, list):
        return None
    indices = {place.index for place in forms.places if place.part.table == table}
    kept = [row for at, row in enumerate(rows) if at not in indices]
    rest = {key: value for key, value in found.items() if key != "records"} if isinstance(found, Mapping) else {}
    return [rest, kept]
