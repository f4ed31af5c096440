"""Records of a data file as values that a page can edit, and back; and what is wrong with a set of them.

A value is plain JSON: a number, a word, a flag, a list of numbers or words, or a list of lines `{"sentence": id, "slots": {…}}`. The tables
of a data file are never changed in place: `placed` returns a copy that shares whatever stayed the same.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias, final

from majlis.engine.components import tables_of
from majlis.engine.errors import BadBox
from majlis.engine.forms import (
    COUNTS,
    FLAG,
    NUMBERS,
    SENTENCES,
    SYMBOLS,
    WAYS,
    Field,
    Forms,
    Json,
    Kind,
    Part,
    Sentence,
    at_path,
    put_path,
)
from majlis.engine.game import Game

Values: TypeAlias = "Mapping[str, Json]"
Data: TypeAlias = "Mapping[str, object]"
_EPOCHS: Final = ("I", "II", "III", "IV")
"""How data files count the numbers of a list."""
_STEP: Final = re.compile(r"([^.\[\]]+)((?:\[\d+\])*)")


class NoSentence(ValueError):
    """A table of a data file that no sentence can express; `path` is where it stands."""

    def __init__(self, path: str) -> None:
        super().__init__(f"{path}: no sentence says this")
        self.path = path


@final
@dataclass(frozen=True)
class Place:
    """A record that can be entered: the `number`th of its kind, at `index` of its table (-1: the table itself)."""

    kind: Kind
    part: Part
    number: int
    index: int

    @property
    def key(self) -> str:
        """Its name in calls: `small-poems/13`."""
        return f"{self.kind.id}/{self.number}"


@final
class BoxForms:
    """The forms of a game with the records of its own data file."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.forms: Forms = game.forms()
        self.text = game.data_text()
        self.data: Data = tables_of(self.text)
        self.places: list[Place] = []
        self.by_key: dict[str, Place] = {}
        self.standard: dict[str, Values] = {}
        """The values of the game's own data file, by key."""
        for kind in self.forms.kinds:
            number = 0
            for part in kind.parts:
                for index in _indices(self.data, part):
                    number += 1
                    place = Place(kind, part, number, index)
                    self.places.append(place)
                    self.by_key[place.key] = place
                    self.standard[place.key] = self.values(place, self.record(self.data, place))

    def record(self, data: Data, place: Place) -> Mapping[str, object]:
        """The record as the data file writes it. Raises `BadBox` if there is none."""
        found = _rows(data, place.part.table)
        row = (
            found
            if place.index < 0
            else found[place.index]
            if isinstance(found, list) and place.index < len(found)
            else None
        )
        if not isinstance(row, Mapping):
            text = f"{place.part.table}, record {place.index + 1} is missing"
            raise BadBox(text, place.part.table, place.index + 1, message="box-record-missing")
        return row

    def source(self, place: Place) -> str:
        """Where the game's own values come from."""
        return str(self.record(self.data, place).get("source", "reconstructed"))

    def piece(self, place: Place) -> str | None:
        """What a match calls the component; None: nothing that could be taken."""
        if not place.part.piece:
            return None
        record = self.record(self.data, place)
        names = {key: str(value).lower() for key, value in record.items() if isinstance(value, (int, str))}
        return place.part.piece.format(**names)

    def known(self, place: Place) -> list[str]:
        """The paths of values that the rulebook prints, among those that can be entered."""
        record = self.record(self.data, place)
        table = at_path(self.data, place.part.table)
        listed: list[str] = []
        for marks in (table if place.index >= 0 else None, record):
            found = marks.get("known") if isinstance(marks, Mapping) else None
            listed += [str(one) for one in found] if isinstance(found, list) else []
        out: list[str] = []
        for each in place.part.fields:
            if record.get(f"{each.key}_source") in ("rulebook", "public") or each.key in listed:
                out.append(each.key)
                continue
            inside = [one[len(each.key) + 1 :] for one in listed if one.startswith(f"{each.key}.")]
            out += dict.fromkeys(self._inside(each, at_path(record, each.key), rest) for rest in inside)
        return out

    def _inside(self, field: Field, found: object, rest: str) -> str:
        """A path inside a field, as values have it: `score.counter` is `score.0.slots.counter`."""
        if field.kind == NUMBERS:
            return f"{field.key}.{_EPOCHS.index(rest)}"
        sentence = self._sentence_of(field.vocabulary, found) if isinstance(found, Mapping) else None
        if sentence is not None and sentence.slot(rest) is None:
            return f"{field.key}.0.sentence"
        return f"{field.key}.0.slots.{rest}"

    # records as values

    def values(self, place: Place, record: Mapping[str, object]) -> dict[str, Json]:
        """What a record says, field by field. Raises `NoSentence`."""
        out: dict[str, Json] = {}
        for each in place.part.fields:
            found = _place_name(each, record) if each.rows else at_path(record, each.key)
            out[each.key] = self._value(each, found, each.key)
        return out

    def values_or_none(self, place: Place, data: Data) -> dict[str, Json]:
        """What the record says in a file that may be wrong; nothing if it says nothing that a form could show."""
        try:
            return self.values(place, self.record(data, place))
        except (NoSentence, BadBox):
            return {}

    def renewed(self, place: Place, values: Values) -> dict[str, Json]:
        """Stored values, with names for the places of a board: a place used to be a number, with its row in a field of its own."""
        out = dict(values)
        for each in place.part.fields:
            if not each.rows:
                continue
            held = out.get(each.key)
            word = out.pop(each.row, None) if each.row else ""
            if isinstance(held, int) and not isinstance(held, bool):
                called = dict(each.rows).get(str(word), f"{word}_")
                out[each.key] = f"{called}{held}"
        return out

    def _value(self, field: Field, found: object, path: str) -> Json:
        if found is None or (field.blank and found == ""):
            return _missing(field)
        if field.kind == SENTENCES:
            tables = [found] if field.single else found
            return self._lines(field.vocabulary, tables if isinstance(tables, list) else [], path)
        if field.kind == WAYS:
            listed = found if isinstance(found, list) else []
            return [self._lines(field.vocabulary, way, f"{path}.{at}") for at, way in enumerate(listed)]
        if field.kind == COUNTS:
            held = found if isinstance(found, Mapping) else {}
            return [name for name in field.choices for _ in range(_count(held.get(name)))]
        if field.kind in (NUMBERS, SYMBOLS):
            return [one for one in found if isinstance(one, (int, str))] if isinstance(found, list) else []
        return found if isinstance(found, (bool, int, str)) else None

    def _lines(self, vocabulary: str, tables: object, path: str) -> list[Json]:
        found = tables if isinstance(tables, list) else []
        return [self._line(vocabulary, table, f"{path}.{at}") for at, table in enumerate(found)]

    def _line(self, vocabulary: str, table: object, path: str) -> Json:
        held: Mapping[str, object] = table if isinstance(table, Mapping) else {}
        sentence = self._sentence_of(vocabulary, held)
        if sentence is None:
            raise NoSentence(path)
        unpacked = sentence.unpack(held)
        slots: dict[str, Json] = {}
        for slot in sentence.slots:
            slots[slot.key] = self._value(slot, at_path(unpacked, slot.key), f"{path}.slots.{slot.key}")
        return {"sentence": sentence.id, "slots": slots}

    def _sentence_of(self, vocabulary: str, table: Mapping[str, object]) -> Sentence | None:
        return next((one for one in self.forms.vocabularies[vocabulary] if one.matches(table)), None)

    # and back

    def written(self, place: Place, values: Values, source: str = "") -> dict[str, object]:
        """The record as a data file has it; whatever has no field is as in the game's own. `source` says where the values come from."""
        own = self.record(self.data, place)
        out: dict[str, object] = dict(own)
        for each in place.part.fields:
            _take_out(out, each.key)
            if each.row:
                _take_out(out, each.row)
        fresh: dict[str, Json] = {}
        for each in place.part.fields:
            if _applies(each, values):
                self._put(fresh, each, values.get(each.key))
        for key, value in fresh.items():
            held = out.get(key)
            out[key] = {**held, **value} if isinstance(held, dict) and isinstance(value, dict) else value
        if source:
            out["source"] = source
            differs = [path for path in self.known(place) if _at(values, path) != _at(self.standard[place.key], path)]
            if differs:
                out["differs_from_rulebook"] = differs
        return {key: out[key] for key in [*(key for key in own if key in out), *(key for key in out if key not in own)]}

    def _put(self, table: dict[str, Json], field: Field, value: Json) -> None:
        if field.blank and value is None:
            put_path(table, field.key, "")
            return
        if field.optional and (value is None or value == []):
            return
        if field.default is not None and value == field.default:
            return
        if field.rows:
            _put_place(table, field, value)
            return
        put_path(table, field.key, self._written(field, value))

    def _written(self, field: Field, value: Json) -> Json:
        """A value as the data file writes it; what is no value of that kind stays as it is, for the reader to refuse."""
        if not isinstance(value, list):
            return value
        if field.kind == SENTENCES:
            tables: list[Json] = [self._table(field.vocabulary, line) for line in value]
            return (tables[0] if tables else None) if field.single else tables
        if field.kind == WAYS:
            return [
                [self._table(field.vocabulary, line) for line in way] if isinstance(way, list) else way for way in value
            ]
        if field.kind == COUNTS:
            names = [str(name) for name in value]
            return {name: names.count(name) for name in dict.fromkeys([*field.choices, *names]) if name in names}
        return value

    def _table(self, vocabulary: str, line: Json) -> Json:
        """A line as the data file writes it; an unknown one as it is, for the reader to refuse."""
        held = line if isinstance(line, dict) else {}
        sentence = self.forms.sentence(vocabulary, str(held.get("sentence")))
        slots = held.get("slots")
        if sentence is None or not isinstance(slots, dict):
            return {"sentence": str(held.get("sentence"))}
        table: dict[str, Json] = dict(sentence.fixed)
        for slot in sentence.slots:
            self._put(table, slot, slots.get(slot.key))
        return sentence.pack(table)

    def placed(self, data: Data, place: Place, record: Mapping[str, object]) -> Data:
        """The tables with one record replaced."""
        return _replaced(data, place.part.table, place.index, record)

    # faults

    def path_of(self, place: Place, values: Values, path: str) -> str:
        """Where a fault's path (`red[2].n`) lies in the values (`red.1.slots.n`); only the field if no more can be told."""
        steps = [(name, [int(at) - 1 for at in re.findall(r"\d+", found)]) for name, found in _STEP.findall(path)]
        for each in place.part.fields:
            depth = each.key.count(".") + 1
            if [name for name, _ in steps[:depth]] == each.key.split("."):
                inside = [*steps[depth - 1][1], *_flat(steps[depth:])]
                if each.single:
                    inside = [0, *inside]
                return self._slot_path(each, values.get(each.key), each.key, inside)
        return ""

    def _slot_path(self, field: Field, value: Json, path: str, inside: Sequence[int | str]) -> str:
        if field.kind != SENTENCES or not inside or not isinstance(inside[0], int):
            return path
        at = inside[0]
        line = value[at] if isinstance(value, list) and 0 <= at < len(value) else None
        if not isinstance(line, dict):
            return path
        path = f"{path}.{at}"
        sentence = self.forms.sentence(field.vocabulary, str(line.get("sentence")))
        slots = line.get("slots")
        if sentence is None or len(inside) < 2 or not isinstance(slots, dict):
            return path
        slot = sentence.slot(str(inside[1]))
        if slot is None:
            return path
        more = inside[2 + slot.key.count(".") :]
        return self._slot_path(slot, slots.get(slot.key), f"{path}.slots.{slot.key}", more)

    def field_at(self, place: Place, values: Values, path: str) -> Field | None:
        """The field or slot at a path of the values; None: there is none, or it cannot be told."""
        found = next((each for each in place.part.fields if f"{path}.".startswith(f"{each.key}.")), None)
        value: Json = None if found is None else values.get(found.key)
        rest = "" if found is None else path[len(found.key) + 1 :]
        while found is not None and rest:
            at, _, rest = rest.partition(".slots.")
            line = value[int(at)] if at.isdecimal() and isinstance(value, list) and int(at) < len(value) else None
            if found.kind != SENTENCES or not isinstance(line, dict):
                return found
            sentence = self.forms.sentence(found.vocabulary, str(line.get("sentence")))
            slots = line.get("slots")
            if sentence is None or not rest or not isinstance(slots, dict):
                return found
            found = next((slot for slot in sentence.slots if f"{rest}.".startswith(f"{slot.key}.")), None)
            if found is not None:
                value, rest = slots.get(found.key), rest[len(found.key) + 1 :]
        return found

    def faults(self, data: Data, place: Place, values: Values) -> list[tuple[str, BadBox]]:
        """Everything that is wrong with one record among the others: the path in the values, and the fault.

        The reader stops at the first fault. So the faulty field is set back to what it was, and the box is read again.
        """
        out: list[tuple[str, BadBox]] = []
        tried = dict(values)
        for _ in range(len(place.part.fields) + 1):
            fault = self.fault(self.placed(data, place, self.written(place, tried, "owner")))
            if fault is None:
                return out
            path = ""
            if fault.table == place.part.table and fault.record in (0, place.index + 1):
                path = self.path_of(place, tried, fault.path)
            if any(path == told for told, _ in out):
                return out
            out.append((path, fault))
            field = next(
                (each.key for each in place.part.fields if path and f"{path}.".startswith(f"{each.key}.")), None
            )
            if field is None:
                return out
            tried[field] = self.standard[place.key][field]
        return out

    def fault(self, data: Data) -> BadBox | None:
        """What the reader of the box says about these tables."""
        try:
            self.game.read_box(data)
        except BadBox as error:
            return error
        except RecursionError:
            return BadBox("effects stand inside each other too deeply", message="box-too-deep")
        return None


@cache
def forms_of(game: Game) -> BoxForms:
    """The forms of a game; made once."""
    return BoxForms(game)


def _rows(data: Data, table: str) -> object:
    """What stands for a table: its records, or the table itself."""
    found = at_path(data, table)
    if isinstance(found, Mapping) and isinstance(found.get("records"), list):
        return found["records"]
    return found


def _indices(data: Data, part: Part) -> list[int]:
    found = _rows(data, part.table)
    if not isinstance(found, list):
        return [-1]
    table = at_path(data, part.table)
    inherited = table.get("source") if isinstance(table, Mapping) else None
    out: list[int] = []
    for index, row in enumerate(found):
        named = not part.ids or str(row.get("id")) in part.ids
        if named and row.get("source", inherited) == "reconstructed":
            out.append(index)
    return out


def _replaced(data: Data, path: str, index: int, record: Mapping[str, object]) -> dict[str, object]:
    first, _, rest = path.partition(".")
    out: dict[str, object] = dict(data)
    held = out[first]
    if rest:
        assert isinstance(held, Mapping)
        out[first] = _replaced(held, rest, index, record)
    elif index < 0:
        out[first] = dict(record)
    elif isinstance(held, Mapping):
        out[first] = {**held, "records": _with(held["records"], index, record)}
    else:
        out[first] = _with(held, index, record)
    return out


def _with(rows: object, index: int, record: Mapping[str, object]) -> list[object]:
    out = list(rows) if isinstance(rows, list) else []
    out[index] = dict(record)
    return out


def _place_name(field: Field, record: Mapping[str, object]) -> object:
    """The name of a numbered place; a row that does not exist stays as it is, for the reader to refuse."""
    number = at_path(record, field.key)
    word = str(record.get(field.row)) if field.row else ""
    called = dict(field.rows).get(word, f"{word}_")
    return f"{called}{number}" if isinstance(number, int) else number


def _put_place(table: dict[str, Json], field: Field, value: Json) -> None:
    """The number of a place and the word for its row; what is no place stays a word, for the reader to refuse."""
    row = field.rows[0][0]
    if value in field.choices:
        for word, called in field.rows:
            number = str(value).removeprefix(called)
            if number.isdecimal():
                row, value = word, int(number)
                break
    elif value is not None:
        value = str(value)
    if field.row:
        table[field.row] = row
    put_path(table, field.key, value)


def _applies(field: Field, values: Values) -> bool:
    key, wanted = field.when
    return not key or values.get(key) in wanted


def _take_out(record: dict[str, object], path: str) -> None:
    first, _, rest = path.partition(".")
    if not rest:
        record.pop(first, None)
        return
    held = record.get(first)
    if isinstance(held, dict):
        inner = dict(held)
        _take_out(inner, rest)
        record[first] = inner


def _at(values: object, path: str) -> object:
    """A value inside values: `score.0.slots.counter`."""
    if isinstance(values, Mapping) and path in values:
        return values[path]
    if not path:
        return values
    first, _, rest = path.partition(".")
    if isinstance(values, list):
        return _at(values[int(first)], rest) if first.isdecimal() and int(first) < len(values) else None
    if isinstance(values, Mapping):
        keys = [key for key in values if path.startswith(f"{key}.")]
        return _at(values[keys[0]], path[len(keys[0]) + 1 :]) if keys else None
    return None


def _flat(steps: Sequence[tuple[str, Sequence[int]]]) -> list[int | str]:
    out: list[int | str] = []
    for name, places in steps:
        out += [name, *places]
    return out


def _missing(field: Field) -> Json:
    """The value of a field about which the data file says nothing."""
    if field.default is not None:
        return bool(field.default) if field.kind == FLAG else field.default
    return [] if field.kind in (SYMBOLS, SENTENCES) else None


def _count(found: object) -> int:
    return found if isinstance(found, int) and not isinstance(found, bool) and 0 < found < 100 else 0
