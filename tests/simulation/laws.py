"""What must hold when the storm is over, whatever happened."""

from __future__ import annotations

from collections import Counter
from typing import Any

import orjson

from majlis.server import render
from majlis.server.checking import findings
from majlis.server.history import UPDATES, History, LogRow
from majlis.server.live import CHANGES_SEATS
from majlis.server.rows import TABLE_COLUMNS, TableRow
from tests.simulation.people import Person, Reader
from tests.simulation.world import World

_SHOWN = (*UPDATES, *CHANGES_SEATS)
_TABLE = ", ".join(f'"{column.name}"' for column in TABLE_COLUMNS)


def rows_of(world: World, table: str) -> list[LogRow]:
    found = world.ask(
        'SELECT number, kind, seat, person, text, client, at FROM log WHERE "table" = ? ORDER BY number', table
    )
    return [LogRow(*row) for row in found]


class Truth:
    """A table as its log tells it: what everybody should have been told."""

    def __init__(self, world: World, table: str) -> None:
        self.rows = rows_of(world, table)
        (row,) = world.ask(f"SELECT {_TABLE} FROM tables WHERE id = ?", table)
        ((seats,),) = world.ask('SELECT count(*) FROM seats WHERE "table" = ?', table)
        self.history = History(TableRow(*row).deal(seats, None), None)
        self.standing: dict[int, tuple[list[int], list[int]]] = {}
        """Who had to decide after each row, and the scores."""
        self.lines: list[tuple[tuple[int, str], ...]] = [()]
        """The entries of the match after each row."""
        self.asked: list[list[int]] = [self.history.asked[:]]
        """For each row, after which row every seat was asked what it is asked then."""
        for entry in self.rows:
            self.history.read([entry])
            match = self.history.match
            self.lines.append(() if match is None else tuple((e.seat, e.text) for e in match.entries))
            self.asked.append(self.history.asked[:])
            if match is not None:
                self.standing[entry.number] = (list(match.waiting), match.scores())
        self.events = dict(self.history.events)


def check(world: World, people: list[Person], readers: list[Reader]) -> None:
    """Note every law that was broken."""
    for finding in findings(str(world.file)):
        if finding.error is not None:
            world.breach(f"table {finding.table[:6]} row {finding.row} does not replay: {finding.error}")
    if world.broken:
        return
    truths = {str(id): Truth(world, str(id)) for (id,) in world.ask("SELECT id FROM tables ORDER BY id")}
    for table, truth in truths.items():
        _check_log(world, table, truth)
    for person in people:
        _check_told(world, person, truths[person.reader.table])
    for reader in readers:
        _check_shown(world, reader, truths[reader.table])


def _check_log(world: World, table: str, truth: Truth) -> None:
    """The log has no gap and nothing twice, and every decision of a bot answers the position it was taken in."""
    numbers = [row.number for row in truth.rows]
    if numbers != list(range(1, len(numbers) + 1)):
        world.breach(f"the log is numbered {numbers}")
    for (person, client), times in Counter((r.person, r.client) for r in truth.rows if r.client).items():
        if times > 1:
            world.breach(f"call {client} of {person} was carried out {times} times")
    for row in truth.rows:
        if row.kind == "play" and row.person is None:
            since = truth.asked[row.number - 1][row.seat]
            if not any(
                (lines, row.text) in world.thoughts[table, len(lines), row.seat]
                for lines in truth.lines[since : row.number]
            ):
                world.breach(f"row {row.number}: no bot decided {row.text!r} for seat {row.seat} in that position")


def _check_told(world: World, person: Person, truth: Truth) -> None:
    """What was acknowledged is in the log, where it was said to be; what was refused is not."""
    by_client = {row.client: row for row in truth.rows if row.client is not None and row.person == person.id}
    for id, told in person.told.items():
        row = by_client.get(id)
        if told.row is not None and (row is None or row.number != told.row or row.text != told.text):
            world.breach(f"{id} ({told.text}) was acknowledged as row {told.row}, but the log has {row}")
        if told.refused and row is not None:
            world.breach(f"{id} was refused ({told.refused}), but is row {row.number}")
    for number, text in person.said:
        if not truth.rows[number - 1 : number] or truth.rows[number - 1].text != f"{person.name}\n{text}":
            world.breach(f"chat of {person.name} is not in row {number}: {text}")


def _check_shown(world: World, reader: Reader, truth: Truth) -> None:
    """A stream showed every row once, in order, and as it happened."""
    started = truth.history.started
    wanted = [
        (row.number, "chat" if row.kind == "chat" else "update")
        for row in truth.rows
        if (row.kind == "chat" and row.text) or (row.kind in _SHOWN and row.number >= started > 0)
    ]
    shown = [(event.row, event.kind) for event in reader.shown]
    if shown != wanted:
        missing, extra = [w for w in wanted if w not in shown], [s for s in shown if s not in wanted]
        world.breach(f"the stream of {reader.who} lacks {missing}, has {extra} too much, or is out of order")
        return
    for event in reader.shown:
        if event.row is not None:
            _check_event(world, reader, truth, event.row, event.kind, event.data)


def _check_event(world: World, reader: Reader, truth: Truth, number: int, kind: str, data: dict[str, Any]) -> None:
    if kind == "chat":
        if truth.rows[number - 1].text.partition("\n")[2] != data["text"]:
            world.breach(f"{reader.who} was shown other words in row {number}")
        return
    if data["events"] != _plain(render.seen(truth.events[number], reader.seat)):
        world.breach(f"{reader.who} was shown other events in row {number}")
    if data["entries"] != truth.history.lengths[number]:
        world.breach(f"{reader.who} was shown {data['entries']} entries after row {number}")
    if data["view"] is not None and (data["waiting"], data["scores"]) != truth.standing[number]:
        world.breach(f"{reader.who} was shown another position after row {number}")


def _plain(events: list[dict[str, Any]]) -> Any:
    return orjson.loads(orjson.dumps(events))
