"""Reads and checks single fields of a data file; every fault names its place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from majlis.engine.errors import BadBox
from majlis.games.tadmor.box import EPOCHS, RESOURCE_NAMES
from majlis.games.tadmor.stores import ONE

Row: TypeAlias = "Mapping[str, object]"
_SOURCES: Final = ("rulebook", "public", "reconstructed")


class Records:
    """The tables of a data file."""

    def __init__(self, data: Row) -> None:
        self.data = data
        self.ids: dict[str, str] = {}
        self.reconstructed: list[str] = []

    def table(self, name: str) -> Row:
        found = self.data.get(name)
        if not isinstance(found, dict):
            raise BadBox(f"[{name}] is missing")
        self.source(found, name)
        return found

    def rows(self, name: str, count: int = 0) -> list[tuple[str, Row]]:
        """The records of an array of tables, each with words for where it stands."""
        found = self.data.get(name)
        if not isinstance(found, list) or not found or not all(isinstance(row, dict) for row in found):
            raise BadBox(f"[[{name}]] is missing")
        if count and len(found) != count:
            raise BadBox(f"[[{name}]]: there must be {count} records, not {len(found)}")
        out: list[tuple[str, Row]] = []
        for i, row in enumerate(found, 1):
            where = f"{name}, record {i} ({row.get('id', 'without id')})"
            self.source(row, where)
            out.append((where, row))
        return out

    def source(self, row: Row, where: str) -> bool:
        """Whether the data of a record could not be had and was designed for this project."""
        source = row.get("source")
        if source not in _SOURCES:
            raise BadBox(f"{where}: source must be 'rulebook', 'public' or 'reconstructed', not {source!r}")
        return source == "reconstructed"

    def inner(self, row: Row, where: str, field: str) -> Row:
        found = row.get(field)
        if not isinstance(found, dict):
            raise BadBox(f"{where}: {field} is missing")
        return found

    def id_of(self, row: Row, where: str) -> str:
        """The id of a record, in lower case as actions write it; each is used once."""
        name = row.get("id")
        if not isinstance(name, str) or not name.isascii() or not name.replace("_", "").isalnum():
            raise BadBox(f"{where}: id must be a word of letters, digits and '_', not {name!r}")
        name = name.lower()
        if self.ids.setdefault(name, where) != where:
            raise BadBox(f"{where}: the id {name!r} stands already at {self.ids[name]}")
        if self.source(row, where) and name not in self.reconstructed:
            self.reconstructed.append(name)
        return name

    def number(self, row: Row, where: str, field: str, low: int, high: int) -> int:
        value = row.get(field)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            span = str(low) if low == high else f"{low} to {high}"
            raise BadBox(f"{where}: {field} must be {span}, not {value!r}")
        return value

    def number_or(self, row: Row, where: str, field: str, low: int, high: int, default: int) -> int:
        return self.number(row, where, field, low, high) if field in row else default

    def flag(self, row: Row, where: str, field: str) -> bool:
        value = row.get(field)
        if not isinstance(value, bool):
            raise BadBox(f"{where}: {field} must be true or false, not {value!r}")
        return value

    def word(self, row: Row, where: str, field: str, choices: list[str]) -> str:
        value = row.get(field)
        if not isinstance(value, str) or value not in choices:
            raise BadBox(f"{where}: {field} must be one of {', '.join(choices)}, not {value!r}")
        return value

    def words(self, row: Row, where: str, field: str, choices: list[str]) -> list[str]:
        value = row.get(field)
        if not isinstance(value, list) or any(word not in choices for word in value) or len(set(value)) != len(value):
            raise BadBox(f"{where}: {field} must list some of {', '.join(choices)}, each once, not {value!r}")
        return value

    def numbers(self, row: Row, where: str, field: str, count: int, low: int, high: int) -> list[int]:
        value = row.get(field)
        if (
            not isinstance(value, list)
            or len(value) != count
            or any(type(n) is not int or not low <= n <= high for n in value)
        ):
            raise BadBox(f"{where}: {field} must be {count} numbers from {low} to {high}, not {value!r}")
        return value

    def by_epoch(self, row: Row, where: str, field: str, low: int, high: int) -> list[int]:
        return self.numbers(row, where, field, EPOCHS, low, high)

    def bundle(self, row: Row, where: str, most: int = 15) -> int:
        """Resources by name."""
        out = 0
        for name in row:
            if name not in RESOURCE_NAMES:
                raise BadBox(f"{where}: {name!r} is no resource; there are {', '.join(RESOURCE_NAMES)}")
            out += ONE[RESOURCE_NAMES.index(name)] * self.number(row, where, name, 0, most)
        return out

    def resource_mask(self, row: Row, where: str, field: str) -> int:
        out = 0
        for word in self.words(row, where, field, RESOURCE_NAMES):
            out |= 1 << RESOURCE_NAMES.index(word)
        return out
