"""Tables: creating, joining, starting, leaving, rematches, chat."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, Query
from sqlalchemy import ColumnElement, Select, String, and_, case, cast, literal, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from majlis.engine.catalog import game as game_named
from majlis.engine.chance import new_seed, nth_seed, seed_text
from majlis.engine.errors import BadInput
from majlis.server import render
from majlis.server.boxes import Contents, keep_box, read_set
from majlis.server.callers import AnyCaller, KnownCaller
from majlis.server.catalogue import find
from majlis.server.levels import BOT_NAMES, DEFAULT, PROGRAM
from majlis.server.live import Draft, LiveTable, LiveTables
from majlis.server.problems import Problem, answers
from majlis.server.programs import check_program
from majlis.server.rows import NEUTRAL_NAME, SEAT_COLUMNS, TABLE_COLUMNS, SeatRow, TableRow, erase_person, insert_table
from majlis.server.schema import Log, Seat, Table
from majlis.server.services import Services, ServicesDep
from majlis.server.sessions import Caller
from majlis.server.settings import Settings
from majlis.server.shapes import (
    LONGEST_NAME,
    ChatIn,
    ChatShape,
    HintsName,
    JoinIn,
    ListName,
    NewTable,
    SeatIn,
    SeatOnly,
    StandIn,
    StartIn,
    TableDetail,
    TableShape,
)
from majlis.server.tokens import new_id, new_secret, now, same_secret
from majlis.server.writer import Statement

router = APIRouter(prefix="/api/tables", tags=["tables"])
LISTED = 100
"""A list holds at most this many tables."""


def summary_for(services: Services, live: LiveTable, caller: Caller | None, key: str | None = None) -> TableShape:
    return render.summary(live.table, live.seats, services.presence, caller.id if caller else None, key)


def check_access(live: LiveTable, caller: Caller | None, key: str | None) -> None:
    """A private table exists only for those who sit at it and those who have its link; a table to learn at only for its owner."""
    if live.table.teaching:
        if caller is None or caller.id != live.table.host:
            raise Problem("not-found", "no-table")
        return
    if not live.table.private or (key is not None and same_secret(key, live.table.key)):
        return
    if caller is None or (caller.id != live.table.host and all(seat.person != caller.id for seat in live.seats)):
        raise Problem("not-found", "no-table")


def check_host(live: LiveTable, caller: Caller) -> None:
    if live.table.host != caller.id:
        raise Problem("not-yours", "host-only")


def check_phase(live: LiveTable, phase: str) -> None:
    if live.table.phase != phase:
        raise Problem("wrong-phase", "table-phase", phase=live.table.phase, wanted=phase)


def own_seat(live: LiveTable, caller: Caller, seat: int) -> SeatRow:
    """The caller's seat; a problem if it is not theirs."""
    if seat >= len(live.seats) or live.seats[seat].person != caller.id:
        raise Problem("not-yours", "seat-not-yours", seat=seat)
    return live.seats[seat]


def with_seat(seats: list[SeatRow], seat: SeatRow) -> list[SeatRow]:
    return [seat if old.number == seat.number else old for old in seats]


def bot_name(seat: int) -> str:
    return BOT_NAMES[seat % len(BOT_NAMES)]


def told_apart(seats: list[SeatRow]) -> list[SeatRow]:
    """The seats, with another name for every bot whose name somebody else at the table has."""
    names = [seat.name.casefold() for seat in seats]
    out = seats[:]
    for seat in reversed(seats):
        if seat.kind == "bot" and names.count(names[seat.number]) > 1:
            free = [name for name in BOT_NAMES if name.casefold() not in names]
            name = free[seat.number % len(free)] if free and seat.program is None else own_name(seat.name, out)
            out[seat.number] = replace(seat, name=name)
            names[seat.number] = name.casefold()
    return out


def own_name(name: str, seats: list[SeatRow]) -> str:
    """A name that nobody else at the table has: the second "Guest" is "Guest 2"."""
    taken = {seat.name.casefold() for seat in seats if seat.kind != "open"}
    if name.casefold() not in taken:
        return name
    numbered = (_with_number(name, number) for number in range(2, len(seats) + 2))
    return next(other for other in numbered if other.casefold() not in taken)


def _with_number(name: str, number: int) -> str:
    """The name, shortened where the number would make it longer than a name may be."""
    return f"{name[: LONGEST_NAME - len(str(number)) - 1].rstrip()} {number}"


# creating


@router.post("", status_code=201, responses=answers(401, 404))
async def make_table(body: NewTable, caller: KnownCaller, services: ServicesDep) -> TableShape:
    """Set up a table. If no seat is open, the match begins at once."""
    services.limits.take("table", caller.id)
    game = find(body.game)
    game.check_seats(len(body.seats))
    options = game.options.changed(game.options.read(body.options))
    if sum(seat.kind == "me" for seat in body.seats) > 1:
        raise BadInput("you can take only one seat; another person at the same screen gets a 'hot' seat")
    if body.seed is not None and any(seat.kind == "open" for seat in body.seats):
        raise BadInput("choose a seed only where nobody else can sit down: you would know the deal")
    seats = told_apart([_seat_row(number, seat, caller, services.settings) for number, seat in enumerate(body.seats)])
    seed = services.settings.test_seed if body.seed is None else body.seed
    table = new_table(body.game, json.dumps(options), body.name or game.title, body.private, caller.id, seed)
    table = replace(table, hints=body.hints or usual_hints(body.seats))
    also: list[Statement] = []
    if body.box is not None:
        table, also = await _with_own_box(services, table, body.box, caller)
    await services.store.commit(table.id, [*also, *insert_table(table, seats)])
    if all(seat.kind != "open" for seat in seats):
        await services.tables.change(table.id, lambda live: begin(services.tables, live))
    async with services.tables.at(table.id) as live:
        return summary_for(services, live, caller)


def usual_hints(seats: list[SeatIn]) -> HintsName:
    """Hints are free where nobody but the caller and bots can sit."""
    return "free" if all(seat.kind in ("me", "bot") for seat in seats) else "off"


async def _with_own_box(
    services: Services, table: TableRow, box_set: str, caller: Caller
) -> tuple[TableRow, list[Statement]]:
    """The table played with a set of the caller's, and what keeps the data file for it."""
    async with services.store.read() as connection:
        row, kept = await read_set(connection, box_set, caller.id)
    if row.game != table.game:
        raise Problem("bad-input", "set-of-other-game", name=row.name, one=row.game, other=table.game)
    contents = await asyncio.to_thread(Contents, row.game, kept)
    told = {"name": row.name, "entered": len(contents.played), "total": len(contents.forms.places)}
    toml = contents.toml(row.name)
    changed = replace(table, box=contents.digest, box_set=json.dumps(told))
    return changed, [keep_box(contents.digest, row.game, toml, table.created)]


def _seat_row(number: int, wanted: SeatIn, caller: Caller, settings: Settings) -> SeatRow:
    empty = SeatRow(number, "open", None, "", None, None, False, False)
    if wanted.kind == "open":
        return empty
    if wanted.program is not None:
        if wanted.kind != "bot" or wanted.level is not None:
            raise BadInput("a program takes the seat of a bot, instead of a level")
        check_program(settings, wanted.program)
        return empty.as_bot(PROGRAM + wanted.program, wanted.name or wanted.program)
    if wanted.kind == "bot":
        return empty.as_bot(wanted.level or DEFAULT, wanted.name or bot_name(number))
    taken = empty.taken_by(caller.id, wanted.name or caller.name)
    if wanted.kind == "me":
        return taken
    return replace(taken, hot=True, name=wanted.name or f"{caller.name} {number + 1}")


def new_table(game: str, options: str, name: str, private: bool, host: str | None, seed: str | None) -> TableRow:
    """A table whose match has not begun. Its deal is fixed from the start."""
    known = game_named(game)
    moment = now()
    return TableRow(
        id=new_id(),
        game=game,
        revision=known.revision,
        box=known.read_box(None).digest,
        options=options,
        name=name,
        private=private,
        key=new_secret(),
        host=host,
        seed=new_seed() if seed is None else seed_text(seed),
        created=moment,
        rematch=None,
        box_set=None,
        phase="gathering",
        moved=moment,
        seq=0,
        entries=0,
        waiting="[]",
        scores="[]",
        ranking="[]",
        bot_waits=False,
        bot_by="",
        bot_until=0,
    )


async def begin(tables: LiveTables, live: LiveTable) -> None:
    """Start the match, if it has not started yet."""
    if live.table.phase == "gathering":
        await tables.write(live, [Draft("start")])


# listing


@router.get("", responses=answers(401, 404))
async def list_tables(
    caller: AnyCaller,
    services: ServicesDep,
    which: Annotated[ListName, Query(alias="list")] = "open",
    after: Annotated[str | None, Query(max_length=40)] = None,
    limit: Annotated[int, Query(ge=1, le=LISTED)] = LISTED,
) -> list[TableShape]:
    """List tables, the latest move first; `after` is the last table of the page before.

    `open`: those that anybody may join; `watch`: those that anybody may watch; `mine`: those where you sit and the match is not over, your
    turn first; `finished`: your finished matches.
    """
    rank = _my_turn_first(caller) if which == "mine" and caller is not None else literal(0)
    wanted = listing(which, caller, rank).limit(limit)
    async with services.store.read() as connection:
        if after is not None:
            wanted = wanted.where(await _behind(connection, after, rank))
        rows = [TableRow(*row) for row in await connection.execute(wanted)]
        ids = [row.id for row in rows]
        seats: dict[str, list[SeatRow]] = {id: [] for id in ids}
        for owner, *values in await connection.execute(
            select(Seat.table, *SEAT_COLUMNS).where(Seat.table.in_(ids)).order_by(Seat.number)
        ):
            seats[owner].append(SeatRow(*values))
    person = caller.id if caller else None
    return [render.summary(table, seats[table.id], services.presence, person) for table in rows]


def listing(which: ListName, caller: Caller | None, rank: ColumnElement[int]) -> Select[Any]:
    """The tables of a list in their order: the latest move first, in `mine` by `rank` before that."""
    order = [rank] if which == "mine" else []
    return select(*TABLE_COLUMNS).where(_listed(which, caller)).order_by(*order, Table.moved.desc(), Table.id)


def _my_turn_first(caller: Caller) -> ColumnElement[int]:
    """0 where the caller is to move, 1 elsewhere: on the first page, however many tables there are."""
    plays = and_(Seat.person == caller.id, Seat.stand_in.is_(None), Seat.resigned.is_(False))
    asked = Table.waiting.contains(cast(Seat.number, String))  # a list of numbers, each of one digit
    return case((select(Seat.table).where(Seat.table == Table.id, plays, asked).exists(), 0), else_=1)


def _listed(which: ListName, caller: Caller | None) -> ColumnElement[bool]:
    """Which tables belong to a list; those to learn at belong to none."""
    return and_(Table.teaching == "", _of_list(which, caller))


def _of_list(which: ListName, caller: Caller | None) -> ColumnElement[bool]:
    if which == "open":
        free = select(Seat.table).where(Seat.kind == "open")
        return and_(Table.phase == "gathering", Table.private.is_(False), Table.id.in_(free))
    if which == "watch":
        return and_(Table.phase == "playing", Table.private.is_(False))
    if caller is None:
        raise Problem("no-identity", "name-first")
    mine = Table.id.in_(select(Seat.table).where(Seat.person == caller.id))
    if which == "finished":
        # Most tables are over and few of them are the caller's: an expression keeps SQLite from going through the index of phases.
        return and_(mine, Table.phase.concat("") == "over")
    return and_(mine | (Table.host == caller.id), Table.phase != "over")


async def _behind(connection: AsyncConnection, table: str, rank: ColumnElement[int]) -> ColumnElement[bool]:
    """What comes after that table in a list."""
    found = (await connection.execute(select(Table.moved, rank.label("rank")).where(Table.id == table))).first()
    if found is None:
        raise Problem("not-found", "no-table-to-continue")
    later: ColumnElement[bool] = (Table.moved < found.moved) | ((Table.moved == found.moved) & (Table.id > table))
    return or_(rank > found.rank, and_(rank == found.rank, later))


@router.get("/{table}", responses=answers(404, 409))
async def show_table(table: str, caller: AnyCaller, services: ServicesDep, key: str | None = None) -> TableDetail:
    """Show a table and its chat."""
    async with services.tables.at(table) as live:
        check_access(live, caller, key)
        return TableDetail(**summary_for(services, live, caller, key).model_dump(), chat=render.chat(live))


# coming and going


@router.post("/{table}/join", responses=answers(401, 404, 409))
async def join(table: str, body: JoinIn, caller: KnownCaller, services: ServicesDep) -> TableShape:
    """Sit down in a given seat or the first open one. When the last seat is taken, the match begins."""

    async def work(live: LiveTable) -> TableShape:
        check_access(live, caller, body.key)
        if any(seat.person == caller.id and not seat.hot for seat in live.seats):
            return summary_for(services, live, caller)
        check_phase(live, "gathering")
        free = [seat for seat in live.seats if seat.kind == "open" and body.seat in (None, seat.number)]
        if not free:
            raise Problem("taken", "seat-taken" if body.seat is not None else "seats-taken")
        seats = with_seat(live.seats, free[0].taken_by(caller.id, own_name(caller.name, live.seats)))
        drafts = [Draft("seat", free[0].number, caller.id, "join")]
        if all(seat.kind != "open" for seat in seats):
            drafts.append(Draft("start", person=caller.id))
        await services.tables.write(live, drafts, seats)
        return summary_for(services, live, caller)

    return await services.tables.change(table, work)


@router.post("/{table}/leave", responses=answers(401, 404, 409))
async def leave(table: str, caller: KnownCaller, services: ServicesDep) -> TableShape:
    """Leave the table. During the match a bot plays for you until you come back."""

    async def work(live: LiveTable) -> TableShape:
        mine = [seat for seat in live.seats if seat.person == caller.id]
        if not mine and live.table.host != caller.id:
            raise Problem("not-yours", "not-seated")
        before = summary_for(services, live, caller)
        if live.table.phase == "gathering":
            await leave_gathering(services.tables, live, caller.id)
        elif live.table.phase == "playing" and not live.table.teaching:  # a lesson waits until one comes back
            seats = live.seats
            for seat in mine:
                if seat.bot is None:
                    seats = with_seat(seats, replace(seat, stand_in=DEFAULT))
            if seats != live.seats:
                await services.tables.write(live, [Draft("seat", mine[0].number, caller.id, "leave")], seats)
        return before if live.deleted else summary_for(services, live, caller)

    return await services.tables.change(table, work)


async def leave_gathering(tables: LiveTables, live: LiveTable, person: str) -> None:
    """Free somebody's seats. Another becomes host; if nobody is left, the table is deleted."""
    seats = [seat.emptied() if seat.person == person else seat for seat in live.seats]
    others = [seat.person for seat in seats if seat.person is not None]
    host = live.table.host if live.table.host != person else next(iter(others), None)
    if host is None:
        await tables.delete(live)
        return
    await tables.write(live, [Draft("seat", -1, person, "leave")], seats, host=host)


@router.post("/{table}/start", responses=answers(401, 404, 409))
async def start(table: str, body: StartIn, caller: KnownCaller, services: ServicesDep) -> TableShape:
    """Start the match (host only). Bots take the seats that are still open."""

    async def work(live: LiveTable) -> TableShape:
        check_access(live, caller, None)
        check_host(live, caller)
        check_phase(live, "gathering")
        seats = [seat.as_bot(body.level, bot_name(seat.number)) if seat.kind == "open" else seat for seat in live.seats]
        await services.tables.write(live, [Draft("start", person=caller.id)], told_apart(seats))
        return summary_for(services, live, caller)

    return await services.tables.change(table, work)


@router.post("/{table}/rematch", responses=answers(401, 404, 409))
async def rematch(table: str, caller: KnownCaller, services: ServicesDep) -> TableShape:
    """Play again with the same people and bots at a new table. Alone with bots it begins at once, otherwise when the host starts it."""

    async def work(live: LiveTable) -> str:
        check_access(live, caller, None)
        if live.table.rematch is not None:
            return live.table.rematch
        check_phase(live, "over")
        if all(seat.person != caller.id for seat in live.seats):
            raise Problem("not-yours", "was-not-seated")
        old = live.table
        seed = None if services.settings.test_seed is None else nth_seed(old.seed, 1)
        table = new_table(old.game, old.options, old.name, old.private, caller.id, seed)
        table = replace(table, box=old.box, box_set=old.box_set, hints=old.hints)
        seats = [_again(seat) for seat in live.seats]
        also = insert_table(table, seats)
        await services.tables.write(live, [Draft("rematch", -1, caller.id, table.id)], None, also, rematch=table.id)
        return table.id

    made = await services.tables.change(table, work)

    async def sit_down(live: LiveTable) -> TableShape:
        if all(seat.kind == "bot" or seat.person == caller.id for seat in live.seats):
            await begin(services.tables, live)
        return summary_for(services, live, caller)

    return await services.tables.change(made, sit_down)


def _again(seat: SeatRow) -> SeatRow:
    """The same seat at the next table, open again if its player resigned or deleted their account."""
    if seat.kind == "person" and (seat.person is None or seat.resigned):
        return seat.emptied()
    return replace(seat, stand_in=None, resigned=False, hints=0)


@router.post("/{table}/resign", responses=answers(401, 404, 409))
async def resign(table: str, body: SeatOnly, caller: KnownCaller, services: ServicesDep) -> TableShape:
    """Give up your seat for good. A bot plays it to the end, and everybody sees that."""

    async def work(live: LiveTable) -> TableShape:
        seat = own_seat(live, caller, body.seat)
        check_phase(live, "playing")
        if not seat.resigned:
            seats = with_seat(live.seats, replace(seat, resigned=True, stand_in=DEFAULT))
            await services.tables.write(live, [Draft("seat", body.seat, caller.id, "resign")], seats)
        return summary_for(services, live, caller)

    return await services.tables.change(table, work)


@router.post("/{table}/stand-in", responses=answers(401, 404, 409))
async def stand_in(table: str, body: StandIn, caller: KnownCaller, services: ServicesDep) -> TableShape:
    """Let a bot play a seat: your own at any time, another's when they have been away for a while. Only the owner can take a seat back."""

    async def work(live: LiveTable) -> TableShape:
        check_access(live, caller, None)
        check_phase(live, "playing")
        if body.seat >= len(live.seats) or live.seats[body.seat].kind != "person":
            raise Problem("not-yours", "no-person-there", seat=body.seat)
        seat = live.seats[body.seat]
        if seat.person != caller.id:
            _check_absent(services, live, seat, caller, body.on)
        if seat.resigned:
            raise Problem("wrong-phase", "seat-given-up")
        wanted = body.level if body.on else None
        if seat.stand_in != wanted:
            seats = with_seat(live.seats, replace(seat, stand_in=wanted))
            await services.tables.write(
                live, [Draft("seat", body.seat, caller.id, f"stand-in {'on' if body.on else 'off'}")], seats
            )
        return summary_for(services, live, caller)

    return await services.tables.change(table, work)


def _check_absent(services: Services, live: LiveTable, seat: SeatRow, caller: Caller, on: bool) -> None:
    if all(other.person != caller.id for other in live.seats):
        raise Problem("not-yours", "not-seated")
    if not on:
        raise Problem("not-yours", "only-player-returns")
    waited = now() - live.table.moved
    if services.presence.online(live.id, seat.person) or waited < services.settings.stand_in_after * 1000:
        raise Problem("wrong-phase", "player-is-here")


@router.post("/{table}/chat", status_code=201, responses=answers(401, 404, 409))
async def say(table: str, body: ChatIn, caller: KnownCaller, services: ServicesDep) -> ChatShape:
    """Say something to everybody at the table."""
    services.limits.take("chat", caller.id)

    async def work(live: LiveTable) -> ChatShape:
        check_access(live, caller, body.key)
        mine = sorted((seat for seat in live.seats if seat.person == caller.id), key=lambda seat: seat.hot)
        number, name = (mine[0].number, mine[0].name) if mine else (-1, caller.name)
        await services.tables.write(live, [Draft("chat", number, caller.id, f"{name}\n{body.text}")])
        return render.chat_line(live, live.rows[-1])

    return await services.tables.change(table, work)


# deleting an account


async def forget_person(tables: LiveTables, person: str) -> None:
    """Remove somebody from every table: a bot plays on, and their name and chat are deleted."""
    async with tables.store.read() as connection:
        at = select(Seat.table).where(Seat.person == person)
        said = select(Log.table).where(Log.person == person)
        hosted = select(Table.id).where(Table.host == person)
        found = {row[0] for wanted in (at, said, hosted) for row in await connection.execute(wanted)}
    for table in sorted(found):
        await tables.change(table, lambda live: _forget_at(tables, live, person))


async def _forget_at(tables: LiveTables, live: LiveTable, person: str) -> None:
    if live.table.teaching:
        await tables.delete(live)
        return
    if live.table.phase == "gathering":
        await leave_gathering(tables, live, person)
        if live.deleted:
            return
    gone = [
        replace(seat, person=None, name=NEUTRAL_NAME, resigned=True, stand_in=seat.stand_in or DEFAULT)
        if seat.person == person
        else seat
        for seat in live.seats
    ]
    host = None if live.table.host == person else live.table.host
    await tables.write(live, [Draft("erase", person=person)], gone, erase_person(live.id, person), host=host)
