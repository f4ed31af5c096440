"""The components of a game as its data file writes them: TOML tables, records in them, typed fields.

A data file begins with a header, the same for every game, which says what it is for and is no part of its hash::

    [header]
    game = "souk"
    format = 1

Everything below says where it comes from: a table, or a record of a list, has a `source`, and what has none takes it from the table that it
stands in. Every complaint is a `BadBox` that names the table or record and the key.

>>> components = Components("souk", '[header]\\ngame = "souk"\\nformat = 1\\n[stall]\\nsource = "rulebook"\\nprice = 7', standard=False)
>>> stall = components.table("stall")
>>> stall.number("price", 0, 9)
7
>>> stall.number("price", 0, 5)
Traceback (most recent call last):
majlis.engine.errors.BadBox: stall: price must be 0 to 5, not 7
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Final, TypeAlias, final

from majlis.engine.action import Fact
from majlis.engine.errors import BadBox

Fields: TypeAlias = "Mapping[str, object]"

HEADER: Final = "header"
FORMAT: Final = 1
SOURCES: Final = ("rulebook", "public", "reconstructed", "owner")
"""Where facts come from; `owner`: entered by somebody who has the printed component."""
_SHOWN: Final = 80
"""How much of a wrong value is shown."""
_WORD: Final = re.compile(r"[A-Za-z0-9_]+")
_TOML_LINE: Final = re.compile(r"at line (\d+)")
_RESERVED: Final = "the words of the game itself"


@final
class Row:
    """A table of a data file, or one record of a list of them; knows where it stands.

    `place` names it, `path` is the way from there to a table inside it: a fault in `walls.n` is reported for the tile.
    """

    def __init__(
        self, place: str, fields: Fields, source: str, path: str = "", table: str = "", record: int = 0
    ) -> None:
        self.place = place
        self.fields = fields
        self.path = path
        self.source = source
        """Where its facts come from: one of `SOURCES`."""
        self.table = table
        self.record = record
        """The table that it is, or stands in, and its number there (0: it is the table)."""

    def __contains__(self, key: str) -> bool:
        return key in self.fields

    def get(self, key: str) -> object:
        """The field as the file writes it; None: it is missing."""
        return self.fields.get(key)

    def fault(self, text: str, message: str = "", **facts: int | str | list[str]) -> BadBox:
        """The error that says what is wrong with this record: `raise row.fault("a hut has at least one wall")`."""
        return BadBox(f"{self.place}: {text}", self.table, self.record, self.path.rstrip("."), message, facts)

    def wrong(self, key: str, should: str, message: str = "", **facts: int | str | list[str]) -> BadBox:
        """The error that says what a field should have been."""
        found = self.get(key)
        text = f"{self.place}: {self.path}{key} must {should}, not {found!r}"
        if found is not None:
            facts["value"] = (str(found).lower() if isinstance(found, bool) else str(found))[:_SHOWN]
        elif message:
            message = f"{message}-missing"
        return BadBox(text, self.table, self.record, f"{self.path}{key}", message, facts)

    # single fields

    def number(self, key: str, low: int, high: int) -> int:
        value = self.get(key)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            wanted = f"be {low}" if low == high else f"be {low} to {high}"
            raise self.wrong(key, wanted, "box-number", low=low, high=high)
        return value

    def number_or(self, key: str, low: int, high: int, default: int) -> int:
        return self.number(key, low, high) if key in self.fields else default

    def flag(self, key: str) -> bool:
        value = self.get(key)
        if not isinstance(value, bool):
            raise self.wrong(key, "be true or false", "box-flag")
        return value

    def flag_or(self, key: str, default: bool) -> bool:
        return self.flag(key) if key in self.fields else default

    def text(self, key: str) -> str:
        """A text that, in lower case, can be a word of an action."""
        value = self.get(key)
        if not isinstance(value, str) or _WORD.fullmatch(value) is None:
            raise self.wrong(key, "be a word of letters, digits and '_'", "box-text")
        return value

    def word(self, key: str, choices: Sequence[str]) -> str:
        value = self.get(key)
        if not isinstance(value, str) or value not in choices:
            near = get_close_matches(value, choices, 1) if isinstance(value, str) else []
            wanted = f"be one of {', '.join(choices)}"
            if near:
                raise self.wrong(key, wanted, "box-word-near", near=near[0])
            raise self.wrong(key, wanted, "box-word", choices=list(choices))
        return value

    def choice(self, key: str, choices: Sequence[str]) -> int:
        """The number of a word."""
        return choices.index(self.word(key, choices))

    # several

    def numbers(self, key: str, count: int, low: int, high: int) -> list[int]:
        value = self.get(key)
        if not isinstance(value, list) or len(value) != count or not all(_within(n, low, high) for n in value):
            raise self.wrong(
                key, f"be {count} numbers from {low} to {high}", "box-numbers", count=count, low=low, high=high
            )
        return list(value)

    def some_numbers(self, key: str, low: int, high: int, most: int = 0) -> list[int]:
        """Any number of numbers, or at most `most`."""
        value = self.get(key)
        if isinstance(value, list) and most and len(value) > most:
            raise self.wrong(key, f"list at most {most}", "box-most", most=most)
        if not isinstance(value, list) or not all(_within(n, low, high) for n in value):
            raise self.wrong(key, f"list numbers from {low} to {high}", "box-some-numbers", low=low, high=high)
        return list(value)

    def words(self, key: str, choices: Sequence[str], most: int = 0) -> list[str]:
        """Any number of words, or at most `most`; the same one may occur twice."""
        value = self.get(key)
        if isinstance(value, list) and most and len(value) > most:
            raise self.wrong(key, f"list at most {most}", "box-most", most=most)
        if not isinstance(value, list) or any(word not in choices for word in value):
            raise self.wrong(key, f"list words out of {', '.join(choices)}", "box-word", choices=list(choices))
        return list(value)

    def mask(self, key: str, choices: Sequence[str]) -> int:
        """A set of words, each named once, as bits by their numbers."""
        words = self.words(key, choices)
        if len(set(words)) != len(words):
            raise self.wrong(key, "name nothing twice", "box-twice")
        return sum(1 << choices.index(word) for word in words)

    def counts(self, names: Sequence[str], most: int) -> list[int]:
        """A table of counts by name (`{ wood = 2, gold = 1 }`), in the order of `names`."""
        for key in self.fields:
            if key not in names:
                text = f"{self.path}{key}: there is no such thing; there are {', '.join(names)}"
                raise self.fault(text, "box-unknown", given=key, choices=[*names])
        return [self.number_or(name, 0, most, 0) for name in names]

    # tables inside

    def inner(self, key: str) -> Row:
        found = self.get(key)
        if not isinstance(found, dict):
            raise BadBox(
                f"{self.place}: {self.path}{key} is missing",
                self.table,
                self.record,
                f"{self.path}{key}",
                "box-sentence",
            )
        return Row(self.place, found, self.source, f"{self.path}{key}.", self.table, self.record)

    def rows(self, key: str, count: int = 0, most: int = 0) -> list[Row]:
        """A list of tables inside this record; `count` says how many there must be, `most` how many there may be."""
        found = self.get(key)
        if not isinstance(found, list) or not all(isinstance(item, dict) for item in found):
            raise self.wrong(key, "be a list of tables", "box-sentence")
        if most and len(found) > most:
            raise self.wrong(key, f"list at most {most}", "box-most", most=most)
        if count and len(found) != count:
            text = f"{self.path}{key} must have {count} entries, not {len(found)}"
            raise self.fault(text, "box-table-count", count=count, given=len(found))
        return [
            Row(self.place, item, self.source, f"{self.path}{key}[{i}].", self.table, self.record)
            for i, item in enumerate(found, 1)
        ]

    def each(self, key: str) -> list[Row]:
        """A list item by item, each as if it stood in that field alone: for lists of lists."""
        found = self.get(key)
        if not isinstance(found, list):
            raise self.wrong(key, "be a list", "box-list")
        return [Row(self.place, {key: item}, self.source, self.path, self.table, self.record) for item in found]


def tables_of(text: str) -> dict[str, object]:
    """What a data file says, not yet read. Raises `BadBox` if it is not TOML."""
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        found = _TOML_LINE.search(str(error))
        message = "box-file-toml" if found is not None else "box-file-toml-end"
        if isinstance(error, RecursionError):
            message = "box-file-deep"
        facts = {"line": found[1]} if found is not None else None
        raise BadBox(f"the data file is not valid TOML: {error}", message=message, facts=facts) from error


@final
class Components:
    """A data file: `table` and `records` find what is in it. `reconstructed` collects what was designed for this project."""

    def __init__(self, game: str, text: str | Mapping[str, object], standard: bool) -> None:
        data = tables_of(text) if isinstance(text, str) else dict(text)
        header = data.pop(HEADER, None)
        if not isinstance(header, dict):
            raise BadBox(
                f'the data file needs a [{HEADER}] with game = "{game}" and format = {FORMAT}',
                message="box-file-header",
                facts={"table": f"[{HEADER}]", "game": f'game = "{game}"', "format": f"format = {FORMAT}"},
            )
        if header.get("game") != game:
            given = str(header.get("game"))
            raise BadBox(
                f"{HEADER}: the data file is for game {given!r}, not {game!r}",
                message="box-file-game",
                facts={"given": given, "game": game},
            )
        if header.get("format") != FORMAT:
            raise BadBox(
                f"{HEADER}: format must be {FORMAT}, not {header.get('format')!r}",
                message="box-file-format",
                facts={"given": str(header.get("format")), "format": FORMAT},
            )
        self.data = data
        self.standard = standard
        """Whether it is the game's own file."""
        self.digest: str = hashlib.sha256(json.dumps(data, sort_keys=True, default=str).encode()).hexdigest()
        """The hash of everything but the header."""
        self.reconstructed: list[str] = []
        self._ids: dict[str, str] = {}

    def table(self, name: str) -> Row:
        """The table with that name; `rondel.outer` is one inside another."""
        found: object = self.data
        inherited: object = None
        for key in name.split("."):
            found = found.get(key) if isinstance(found, dict) else None
            if not isinstance(found, dict):
                raise BadBox(f"[{name}] is missing", name, message="box-table-missing")
            inherited = found.get("source", inherited)
        assert isinstance(found, dict)
        row = Row(name, found, _source(inherited, name, name), table=name)
        self.note(name, row)
        return row

    def records(self, name: str, count: int = 0) -> list[Row]:
        """The records of a list: `[[name]]`, or the `records` of a table [name]. `count` says how many there must be."""
        found, inherited = self._list(name)
        if not isinstance(found, list) or not found or not all(isinstance(row, dict) for row in found):
            raise BadBox(f"[[{name}]] is missing", name, message="box-table-missing")
        if count and len(found) != count:
            facts = {"count": count, "given": len(found)}
            raise BadBox(
                f"[[{name}]]: there must be {count} records, not {len(found)}", name, 0, "", "box-table-count", facts
            )
        out: list[Row] = []
        for i, fields in enumerate(found, 1):
            place = f"{name}, record {i} ({fields.get('id', fields.get('number', 'without id'))})"
            source = _source(fields.get("source", inherited), place, name, i)
            out.append(Row(place, fields, source, table=name, record=i))
        return out

    def numbered(self, name: str, key: str, count: int = 0) -> list[Row]:
        """Records that are numbered from 1 in that field."""
        rows = self.records(name, count)
        for number, row in enumerate(rows, 1):
            row.number(key, number, number)
        return rows

    def id_of(self, row: Row) -> str:
        """The id of a record, in lower case, as actions write it; each is used once."""
        name = row.text("id").lower()
        self.register(name, row)
        if "source" in row:
            self.note(name, row)
        return name

    def register(self, name: str, row: Row) -> None:
        """Take a name for a record: no other may have it."""
        if self._ids.setdefault(name, row.place) != row.place:
            held = self._ids[name]
            message = "box-id-reserved" if held == _RESERVED else "box-id-twice"
            raise row.fault(f"the id {name!r} stands already at {held}", message, id=name)

    def reserve(self, word: str) -> None:
        """A word that no piece may be called: actions use it for something else."""
        self._ids[word] = _RESERVED

    def note(self, name: str, row: Row) -> None:
        """List a table or piece among the reconstructed ones if its data are."""
        if row.source == "reconstructed" and name not in self.reconstructed:
            self.reconstructed.append(name)

    def _list(self, name: str) -> tuple[object, object]:
        """What stands there for a list of records, and the source of the table around it."""
        outer, _, last = name.rpartition(".")
        if outer:
            table = self.table(outer)
            return table.get(last), table.source
        found = self.data.get(name)
        if isinstance(found, dict):
            table = self.table(name)
            return table.get("records"), table.source
        return found, None


def _within(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _source(source: object, place: str, table: str, record: int = 0) -> str:
    if not isinstance(source, str) or source not in SOURCES:
        text = f"{place}: source must be 'rulebook', 'public', 'reconstructed' or 'owner', not {source!r}"
        facts: dict[str, Fact] = {"choices": [*SOURCES], "value": str(source)[:_SHOWN]}
        raise BadBox(text, table, record, "source", "box-word" if source is not None else "box-source-missing", facts)
    return source
