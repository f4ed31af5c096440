"""Single fields of the data file: found, checked, and complained about with the place where they stand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias, final

from majlis.engine.errors import BadBox

Row: TypeAlias = "Mapping[str, object]"
Where: TypeAlias = str

_SOURCES: Final = ("rulebook", "public", "reconstructed")
_ID_SIGNS: Final = frozenset("abcdefghijklmnopqrstuvwxyz0123456789_")


@final
class Fields:
    """Reads fields of the tables of a data file. `reconstructed` collects tables and pieces that were designed for this project."""

    def __init__(self, data: Row) -> None:
        self.data = data
        self.reconstructed: list[str] = []
        self._sources: dict[str, str] = {}
        self._ids: dict[str, str] = {}

    def table(self, name: str) -> Row:
        found = self.data.get(name)
        if not isinstance(found, dict):
            raise BadBox(f"[{name}] is missing")
        self.note_source(found, name)
        return found

    def note_source(self, table: Row, name: str) -> None:
        source = table.get("source")
        if not isinstance(source, str) or source not in _SOURCES:
            raise BadBox(f"{name}: source must be 'rulebook', 'public' or 'reconstructed', not {source!r}")
        self._sources[name] = source
        if source == "reconstructed" and name not in self.reconstructed:
            self.reconstructed.append(name)

    def piece(self, id: str, row: Row, table: str) -> None:
        """A tile or card with a record of its own: is its data reconstructed?"""
        source = row.get("source", self._sources[table])
        if source not in _SOURCES:
            raise BadBox(f"{table}, {id}: source must be 'rulebook', 'public' or 'reconstructed', not {source!r}")
        if source == "reconstructed":
            self.reconstructed.append(id)

    def records(self, name: str, count: int = 0) -> list[tuple[Where, Row]]:
        """The records of a table, each with words for where it stands."""
        found = self.table(name).get("records")
        if not isinstance(found, list) or not found or not all(isinstance(row, dict) for row in found):
            raise BadBox(f"[{name}]: records are missing")
        if count and len(found) != count:
            raise BadBox(f"[{name}]: there must be {count} records, not {len(found)}")
        return [
            (f"{name}, record {i} ({row.get('id', row.get('number', 'without id'))})", row)
            for i, row in enumerate(found, 1)
        ]

    def numbered(self, name: str, field: str, count: int) -> list[tuple[Where, Row]]:
        """Records that are numbered from 1."""
        rows = self.records(name, count)
        for number, (where, row) in enumerate(rows, 1):
            self.number(row, where, field, number, number)
        return rows

    def inner(self, row: Row, where: Where, field: str) -> Row:
        found = row.get(field)
        if not isinstance(found, dict):
            raise BadBox(f"{where}: {field} is missing")
        return found

    def list_of(self, row: Row, where: Where, field: str, count: int = 0) -> list[Row]:
        found = row.get(field)
        if not isinstance(found, list) or not all(isinstance(item, dict) for item in found):
            raise BadBox(f"{where}: {field} must be a list of tables, not {found!r}")
        if count and len(found) != count:
            raise BadBox(f"{where}: {field} must have {count} entries, not {len(found)}")
        return list(found)

    def number(self, row: Row, where: Where, field: str, low: int, high: int) -> int:
        value = row.get(field)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            span = str(low) if low == high else f"{low} to {high}"
            raise BadBox(f"{where}: {field} must be {span}, not {value!r}")
        return value

    def numbers(self, row: Row, where: Where, field: str, count: int, low: int, high: int) -> list[int]:
        value = row.get(field)
        if (
            not isinstance(value, list)
            or len(value) != count
            or any(type(n) is not int or not low <= n <= high for n in value)
        ):
            raise BadBox(f"{where}: {field} must be {count} numbers from {low} to {high}, not {value!r}")
        return list(value)

    def some_numbers(self, row: Row, where: Where, field: str, low: int, high: int) -> list[int]:
        value = row.get(field)
        if not isinstance(value, list) or any(type(n) is not int or not low <= n <= high for n in value):
            raise BadBox(f"{where}: {field} must list numbers from {low} to {high}, not {value!r}")
        return list(value)

    def flag(self, row: Row, where: Where, field: str) -> bool:
        value = row.get(field)
        if not isinstance(value, bool):
            raise BadBox(f"{where}: {field} must be true or false, not {value!r}")
        return value

    def text(self, row: Row, where: Where, field: str) -> str:
        """A text that, in small letters, can be a word of an action."""
        value = row.get(field)
        if not isinstance(value, str) or not value or any(sign not in _ID_SIGNS for sign in value.lower()):
            raise BadBox(f"{where}: {field} must be a word of letters, digits and '_', not {value!r}")
        return value

    def id_of(self, row: Row, where: Where) -> str:
        name = self.text(row, where, "id")
        if name != name.lower():
            raise BadBox(f"{where}: id must be in small letters, not {name!r}")
        if self._ids.setdefault(name, where) != where:
            raise BadBox(f"{where}: the id {name!r} stands already at {self._ids[name]}")
        return name

    def word(self, row: Row, where: Where, field: str, choices: list[str]) -> str:
        value = row.get(field)
        if not isinstance(value, str) or value not in choices:
            raise BadBox(f"{where}: {field} must be one of {', '.join(choices)}, not {value!r}")
        return value

    def choice(self, row: Row, where: Where, field: str, choices: list[str]) -> int:
        """The number of a word."""
        return choices.index(self.word(row, where, field, choices))

    def words(self, row: Row, where: Where, field: str, choices: list[str]) -> list[str]:
        value = row.get(field)
        if not isinstance(value, list) or any(word not in choices for word in value):
            raise BadBox(f"{where}: {field} must list words out of {', '.join(choices)}, not {value!r}")
        return list(value)
