"""What the database says of a table apart from its log: the head and the places."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields, replace
from typing import Any

from sqlalchemy import Row as DatabaseRow
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from majlis.server.levels import LevelName
from majlis.server.schema import Seat, Table
from majlis.server.shapes import Phase
from majlis.server.story import Deal, Story

NEUTRAL_NAME = "Somebody"
"""What is left of a person who deleted their account."""


@dataclass(frozen=True)
class Place:
    """A seat and who sits there."""

    seat: int
    kind: str
    person: str | None
    name: str
    level: LevelName | None
    stand_in: LevelName | None
    hot: bool
    resigned: bool

    @property
    def bot(self) -> LevelName | None:
        """The level of the bot that plays here; None: a person does."""
        return self.level if self.kind == "bot" else self.stand_in

    def emptied(self) -> Place:
        return Place(self.seat, "open", None, "", None, None, False, False)

    def taken_by(self, person: str, name: str) -> Place:
        return Place(self.seat, "person", person, name, None, None, False, False)

    def as_bot(self, level: LevelName, name: str) -> Place:
        return Place(self.seat, "bot", None, name, level, None, False, False)


@dataclass(frozen=True)
class Head:
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

    def deal(self, seats: int) -> Deal:
        return Deal(self.game, self.revision, seats, json.loads(self.options), self.seed)

    def after(self, story: Story, places: list[Place], at: int, by: str, lease: float) -> Head:
        """The head that sums up the log after its latest row. A bot's decision is the business of who wrote that row, for a while."""
        match = story.match
        phase: Phase = "gathering" if match is None else "over" if match.over else "playing"
        waits = bot_to_answer(story, places) is not None
        return replace(
            self,
            seq=story.seq,
            moved=at,
            phase=phase,
            entries=0 if match is None else len(match.entries),
            waiting=json.dumps([] if match is None else list(match.waiting)),
            scores=json.dumps([] if match is None else match.scores()),
            ranking=json.dumps(match.ranking() if match is not None and match.over else []),
            bot_waits=waits,
            bot_by=by,
            bot_until=at + int(lease * 1000) if waits else 0,
        )


def bot_to_answer(story: Story, places: list[Place]) -> Place | None:
    """The place whose decision a bot has to take now. While people talk about taking something back, bots wait."""
    if story.match is None or story.request is not None:
        return None
    for seat in story.match.waiting:
        if places[seat].bot is not None:
            return places[seat]
    return None


def columns(value: Head | Place) -> dict[str, Any]:
    return asdict(value)


def head_of(row: DatabaseRow[Any]) -> Head:
    return Head(*(getattr(row, field.name) for field in fields(Head)))


def place_of(row: DatabaseRow[Any]) -> Place:
    return Place(*(getattr(row, field.name) for field in fields(Place)))


HEAD_COLUMNS = [getattr(Table, field.name) for field in fields(Head)]
PLACE_COLUMNS = [getattr(Seat, field.name) for field in fields(Place)]


async def read_head(connection: AsyncConnection, table: str) -> tuple[Head, list[Place]] | None:
    """A table's head and places; None if there is no such table."""
    found = (await connection.execute(select(*HEAD_COLUMNS).where(Table.id == table))).first()
    if found is None:
        return None
    rows = await connection.execute(select(*PLACE_COLUMNS).where(Seat.table == table).order_by(Seat.seat))
    return head_of(found), [place_of(row) for row in rows]
