"""A table and its seats as the database keeps them; the log is read in `history.py`."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import astuple, dataclass, fields
from functools import cache
from operator import attrgetter

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from majlis.server.history import Deal, History, LogRow
from majlis.server.levels import PROGRAM, LevelName
from majlis.server.schema import Seat, Table
from majlis.server.shapes import Phase
from majlis.server.writer import Statement

NEUTRAL_NAME = ""
"""What is left of a person who deleted their account: no name, so that everybody reads "Player 2" in their language."""


@dataclass(frozen=True)
class SeatRow:
    """A seat and who sits there."""

    number: int
    kind: str
    person: str | None
    name: str
    level: str | None
    """Of a bot: one of `LEVELS`, or `@` and the name of a program that the operator has configured."""
    stand_in: LevelName | None
    hot: bool
    resigned: bool
    passing: bool = False
    """Whether the person passes until their turn; only they are told."""
    unless: str = ""
    """The pieces, separated by spaces, that the person wants to be asked for all the same; only they are told."""
    hints: int = 0
    """How many hints the seat has had."""

    @property
    def bot(self) -> str | None:
        """The level of the bot that plays this seat, or its program (`@NAME`); None if a person does."""
        return self.stand_in or self.level if self.kind == "bot" else self.stand_in

    @property
    def program(self) -> str | None:
        """The program that sits here; it may have resigned, so that a bot plays on for it."""
        return None if self.level is None or not self.level.startswith(PROGRAM) else self.level.removeprefix(PROGRAM)

    def emptied(self) -> SeatRow:
        return SeatRow(self.number, "open", None, "", None, None, False, False)

    def taken_by(self, person: str, name: str) -> SeatRow:
        return SeatRow(self.number, "person", person, name, None, None, False, False)

    def as_bot(self, level: str, name: str) -> SeatRow:
        return SeatRow(self.number, "bot", None, name, level, None, False, False)


@dataclass(frozen=True)
class TableRow:
    """A table, and how its match stands."""

    id: str
    game: str
    revision: int
    box: str
    options: str
    name: str
    private: bool
    key: str
    host: str | None
    seed: str
    created: int
    rematch: str | None
    box_set: str | None
    phase: Phase
    moved: int
    seq: int
    entries: int
    waiting: str
    scores: str
    ranking: str
    bot_waits: bool
    bot_by: str
    bot_until: int
    teaching: str = ""
    """What is learned here, `first-match` or `puzzle/NAME`; "": an ordinary table."""
    hints: str = "off"
    """Who may ask for hints here, and how often: `off`, `five` (each) or `free`."""
    origin: str = ""
    """Where the match branched off: the id of a table, a slash and a number of entries; "": nowhere."""

    @property
    def is_puzzle(self) -> bool:
        """Whether a puzzle is asked here: then nothing may tell what an action would bring."""
        return self.teaching.startswith("puzzle/")

    def deal(self, seats: int, toml: str | None) -> Deal:
        """What its match begins with; `toml` is the data file of a table that is not played with the game's own components."""
        return Deal(self.game, self.revision, seats, json.loads(self.options), self.seed, toml)

    def after(self, history: History, seats: list[SeatRow], at: int, by: str, lease: float) -> TableRow:
        """This row brought up to date with the log. The writer of the latest log row answers for the bots until the lease runs out."""
        match = history.match
        phase: Phase = "gathering" if match is None else "over" if match.over else "playing"
        waits = not self.is_puzzle and bot_to_answer(history, seats) is not None and has_person(seats)
        # As `replace` would, which takes ten times as long: this happens at every move.
        out = object.__new__(TableRow)
        out.__dict__.update(
            self.__dict__,
            seq=history.seq,
            moved=at,
            phase=phase,
            entries=0 if match is None else len(match.entries),
            waiting=_listed([] if match is None else match.waiting),
            scores=_listed([] if match is None else match.scores()),
            ranking=_listed(match.ranking() if match is not None and match.over else []),
            bot_waits=waits,
            bot_by=by,
            bot_until=at + int(lease * 1000) if waits else 0,
        )
        return out


def _listed(numbers: Iterable[int]) -> str:
    """A list of numbers as JSON."""
    return str(list(numbers))


def has_person(seats: list[SeatRow]) -> bool:
    """Whether anybody plays here. Where only bots play, if only in the place of people, they wait until somebody watches."""
    return any(seat.person is not None and seat.stand_in is None and not seat.resigned for seat in seats)


def others(seats: list[SeatRow], person: str | None) -> set[str | None]:
    """The people who play here, except that one."""
    return {seat.person for seat in seats if seat.kind == "person" and seat.bot is None and seat.person != person}


def plays_alone(seats: list[SeatRow], person: str | None) -> bool:
    """Whether nobody else plays here; bots do not count."""
    return all(seat.person == person or seat.kind != "person" or seat.stand_in is not None for seat in seats)


def bot_to_answer(history: History, seats: list[SeatRow]) -> SeatRow | None:
    """The seat for which a bot has to decide now. Bots wait while an undo request is open."""
    if history.match is None or history.request is not None:
        return None
    for number in history.match.waiting:
        if seats[number].bot is not None:
            return seats[number]
    return None


TABLE_COLUMNS = [getattr(Table, field.name) for field in fields(TableRow)]
SEAT_COLUMNS = [getattr(Seat, field.name) for field in fields(SeatRow)]


async def read_table(connection: AsyncConnection, table: str) -> tuple[TableRow, list[SeatRow]] | None:
    """A table and its seats; None if there is no such table."""
    found = (await connection.execute(select(*TABLE_COLUMNS).where(Table.id == table))).first()
    if found is None:
        return None
    seats = await connection.execute(select(*SEAT_COLUMNS).where(Seat.table == table).order_by(Seat.number))
    return TableRow(*found), [SeatRow(*row) for row in seats]


# plain SQL for what happens at tables

_SEAT_NAMES = [column.name for column in SEAT_COLUMNS]
_LOG_NAMES = [field.name for field in fields(LogRow)]
_CHANGING = (
    "host", "key", "rematch", "phase", "moved", "seq", "entries", "waiting", "scores", "ranking", "bot_waits", "bot_by", "bot_until"
)  # fmt: skip
"""The columns of a table that change while it exists."""


def _insert(table: str, names: list[str]) -> str:
    quoted = ", ".join(f'"{name}"' for name in names)
    return f'INSERT INTO "{table}" ({quoted}) VALUES ({", ".join("?" for _ in names)})'


def _update(table: str, names: Iterable[str], where: str) -> str:
    return f'UPDATE "{table}" SET {", ".join(f"{chr(34)}{name}{chr(34)} = ?" for name in names)} WHERE {where}'


_INSERT_LOG = _insert("log", ["table", *_LOG_NAMES])
_INSERT_TABLE = _insert("tables", [column.name for column in TABLE_COLUMNS])
_INSERT_SEAT = _insert("seats", ["table", *_SEAT_NAMES])
_UPDATE_TABLE = _update("tables", _CHANGING, '"id" = ?')
_changing = attrgetter(*_CHANGING)


def insert_log(table: str, row: LogRow) -> Statement:
    return Statement(_INSERT_LOG, (table, row.number, row.kind, row.seat, row.person, row.text, row.client, row.at))


def insert_table(table: TableRow, seats: list[SeatRow]) -> list[Statement]:
    """What creates a table."""
    rows = [Statement(_INSERT_SEAT, (table.id, *astuple(seat))) for seat in seats]
    return [Statement(_INSERT_TABLE, astuple(table)), *rows]


def update_table(row: TableRow) -> Statement:
    return Statement(_UPDATE_TABLE, (*_changing(row), row.id))


def update_seat(table: str, before: SeatRow, seat: SeatRow) -> Statement:
    """Write what has changed at a seat, and nothing else: of the rest another process may know better (wishes make no row of the log)."""
    changed = [
        (name, new) for name, old, new in zip(_SEAT_NAMES, astuple(before), astuple(seat), strict=True) if old != new
    ]
    names = tuple(name for name, _ in changed)
    return Statement(_update_seat(names), (*(new for _, new in changed), table, seat.number))


@cache
def _update_seat(names: tuple[str, ...]) -> str:
    return _update("seats", names, '"table" = ? AND "seat" = ?')


def delete_table(table: str) -> Statement:
    return Statement('DELETE FROM "tables" WHERE "id" = ?', (table,))


def bots_rest(row: TableRow) -> Statement:
    """Takes a table off the list of those where a bot has to decide, unless something has happened there since."""
    return Statement('UPDATE "tables" SET "bot_waits" = ? WHERE "id" = ? AND "seq" = ?', (False, row.id, row.seq))


def erase_person(table: str, person: str) -> list[Statement]:
    """What takes a person out of a table's log: their chat, and their id except in the row that says that they are gone."""
    return [
        Statement(
            """UPDATE "log" SET "text" = '' WHERE "table" = ? AND "person" = ? AND "kind" = 'chat'""", (table, person)
        ),
        Statement(
            """UPDATE "log" SET "person" = NULL WHERE "table" = ? AND "person" = ? AND "kind" <> 'erase'""",
            (table, person),
        ),
    ]
