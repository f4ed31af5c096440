"""Tables to learn at: guided matches and puzzles.

They are real tables, so that boards, refusals, undo and streams work as ever; only the column `teaching` tells them apart. They belong to
one person, who sits there with bots: no list shows them, nobody else finds them, and they do not count as ordinary tables do. A person
has at most one of each kind and game; opening it again replaces it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from sqlalchemy import select

from majlis.engine.catalog import game as game_named
from majlis.engine.game import Game
from majlis.engine.positions import Position
from majlis.server.levels import LevelName
from majlis.server.live import Draft, LiveTable
from majlis.server.problems import Problem
from majlis.server.rows import SeatRow, insert_table
from majlis.server.schema import Table
from majlis.server.services import Services
from majlis.server.sessions import Caller
from majlis.server.tables import bot_name, new_table, told_apart

PUZZLE = "puzzle/"
"""How `teaching` begins at the table of a puzzle; its name follows."""
BOT: LevelName = "easy"


async def open_position(
    services: Services, caller: Caller, position: Position, *, teaching: str, seat: int, name: str
) -> str:
    """Open a table that begins with this position, with the caller in `seat`, and return its id. Raises `BadPosition`.

    `teaching` is what the table is for, such as `puzzle/longest-wall`; `name` is what it is called.
    """
    match = position.start()  # read before anything is written; it also knows how many sit there by default
    options = match.game.options.changed(match.options)
    entry = match.entries[0]
    return await open_table(
        services,
        caller,
        match.game,
        teaching=teaching,
        seats=match.seats,
        seat=seat,
        options=options,
        seed=position.seed,
        name=name,
        entries=[(entry.seat, entry.text)],
    )


async def open_table(
    services: Services,
    caller: Caller,
    game: Game,
    *,
    teaching: str,
    seats: int,
    seat: int,
    options: object,
    seed: str,
    name: str,
    bots: Sequence[str] = (),
    entries: Sequence[tuple[int, str]] = (),
) -> str:
    """Open a table at which the caller sits in `seat` and easy bots in the others, and return its id.

    `bots` are their names by seat, "" for the usual one; `entries` are played at once: (seat, text) as the log has them. The caller's
    earlier table for the same purpose is deleted.
    """
    services.limits.take("lesson", caller.id)
    await close_tables(services, caller, game, teaching)
    chosen = game.options.changed(game.options.read(options))
    table = new_table(game.id, json.dumps(chosen), name, True, caller.id, seed)
    named = [*bots, *[""] * seats]
    rows = told_apart([_seat(number, seat, caller, named[number]) for number in range(game.check_seats(seats))])
    await services.store.commit(table.id, insert_table(replace(table, teaching=teaching), rows))

    async def begin(live: LiveTable) -> None:
        if live.table.phase == "gathering":
            played = [Draft("play", who, caller.id, text) for who, text in entries]
            await services.tables.write(live, [Draft("start", person=caller.id), *played])

    await services.tables.change(table.id, begin)
    return table.id


def _seat(number: int, own: int, caller: Caller, name: str) -> SeatRow:
    empty = SeatRow(number, "open", None, "", None, None, False, False)
    return empty.taken_by(caller.id, caller.name) if number == own else empty.as_bot(BOT, name or bot_name(number))


async def tables_of(services: Services, caller: Caller, game: Game, teaching: str) -> list[str]:
    """The caller's tables for that purpose: one, or none; the latest first."""
    wanted = select(Table.id).where(Table.host == caller.id, Table.game == game.id, Table.teaching == teaching)
    async with services.store.read() as connection:
        return [row.id for row in await connection.execute(wanted.order_by(Table.created.desc(), Table.id))]


async def close_tables(services: Services, caller: Caller, game: Game, teaching: str) -> None:
    """Delete the caller's tables for that purpose."""
    for table in await tables_of(services, caller, game, teaching):
        with suppress(Problem):  # somebody has just deleted it
            await services.tables.change(table, services.tables.delete)


def check_teaching(live: LiveTable, caller: Caller, kind: str) -> Game:
    """The game of a table that teaches, if it does so in this way and is the caller's own; otherwise there is no such table."""
    if live.table.host != caller.id or not live.table.teaching.startswith(kind):
        raise Problem("not-found", "no-table")
    found: Game = game_named(live.table.game)
    return found
