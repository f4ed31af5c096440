"""Tables: made, filled, started, left, played again."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Annotated, Literal

from fastapi import APIRouter, Query
from sqlalchemy import delete, insert, select, update

from majlis.engine.catalog import game as game_named
from majlis.engine.chance import new_seed, seed_text
from majlis.engine.errors import BadInput
from majlis.server import render
from majlis.server.catalogue import find
from majlis.server.house import Caller, House, Member, Rooms, Visitor
from majlis.server.levels import BOT_NAMES, DEFAULT
from majlis.server.live import Draft, Hall, LiveTable
from majlis.server.places import HEAD_COLUMNS, NEUTRAL_NAME, PLACE_COLUMNS, Head, Place, columns, head_of, place_of
from majlis.server.problems import Problem, answers
from majlis.server.schema import LogRow, Seat, Table
from majlis.server.shapes import (
    ChatIn,
    ChatShape,
    JoinIn,
    NewTable,
    SeatIn,
    SeatOnly,
    StandIn,
    StartIn,
    TableDetail,
    TableShape,
)
from majlis.server.store import Transaction
from majlis.server.tokens import new_id, new_secret, now, same_secret

router = APIRouter(prefix="/api/tables", tags=["tables"])
SHOWN = 100
"""So many tables are listed at most."""


def look(rooms: House, live: LiveTable, caller: Caller | None, key: str | None = None) -> TableShape:
    return render.summary(live.head, live.places, rooms.presence, caller.id if caller else None, key)


def check_access(live: LiveTable, caller: Caller | None, key: str | None) -> None:
    """A private table is there for those who sit at it and those who have its link."""
    if not live.head.private or (key is not None and same_secret(key, live.head.key)):
        return
    if caller is None or (caller.id != live.head.host and all(place.person != caller.id for place in live.places)):
        raise Problem("not-found", "there is no such table")


def check_host(live: LiveTable, caller: Caller) -> None:
    if live.head.host != caller.id:
        raise Problem("not-yours", "only the host may do this")


def check_phase(live: LiveTable, phase: str) -> None:
    if live.head.phase != phase:
        raise Problem("wrong-phase", f"the table is {live.head.phase}, not {phase}")


def own_place(live: LiveTable, caller: Caller, seat: int) -> Place:
    """The caller's seat; a problem if it is not theirs."""
    if seat >= len(live.places) or live.places[seat].person != caller.id:
        raise Problem("not-yours", f"seat {seat} is not yours")
    return live.places[seat]


def with_place(places: list[Place], place: Place) -> list[Place]:
    return [place if old.seat == place.seat else old for old in places]


def bot_name(seat: int) -> str:
    return BOT_NAMES[seat % len(BOT_NAMES)]


# making


@router.post("", status_code=201, responses=answers(401, 404))
async def make_table(body: NewTable, caller: Member, rooms: Rooms) -> TableShape:
    """Set up a table. If no seat is open, the match begins at once."""
    rooms.limits.take("table", caller.id)
    game = find(body.game)
    game.check_seats(len(body.seats))
    options = game.options.changed(game.options.read(body.options))
    if sum(seat.kind == "me" for seat in body.seats) > 1:
        raise BadInput("you can sit in one seat only; another person at the same screen is a 'hot' seat")
    if body.seed is not None and any(seat.kind == "open" for seat in body.seats):
        raise BadInput("a seed of your own is for tables at which nobody else sits: you would know the deal")
    places = [_place(number, seat, caller) for number, seat in enumerate(body.seats)]
    head = new_head(body.game, json.dumps(options), body.name or game.title, body.private, caller.id, body.seed)
    async with rooms.store.write() as transaction:
        await insert_table(transaction, head, places)
    if all(place.kind != "open" for place in places):
        await rooms.hall.change(head.id, lambda live: begin(rooms.hall, live))
    async with rooms.hall.at(head.id) as live:
        return look(rooms, live, caller)


def _place(number: int, seat: SeatIn, caller: Caller) -> Place:
    empty = Place(number, "open", None, "", None, None, False, False)
    if seat.kind == "open":
        return empty
    if seat.kind == "bot":
        return empty.as_bot(seat.level or DEFAULT, seat.name or bot_name(number))
    taken = empty.taken_by(caller.id, seat.name or caller.name)
    if seat.kind == "me":
        return taken
    return replace(taken, hot=True, name=seat.name or f"{caller.name} {number + 1}")


def new_head(game: str, options: str, name: str, private: bool, host: str | None, seed: str | None) -> Head:
    """A table that nobody has sat down at yet. Its deal is fixed from the first moment."""
    known = game_named(game)
    moment = now()
    return Head(
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


async def insert_table(transaction: Transaction, head: Head, places: list[Place]) -> None:
    await transaction.execute(insert(Table).values(columns(head)))
    await transaction.execute(insert(Seat), [{"table": head.id, **columns(place)} for place in places])


async def begin(hall: Hall, live: LiveTable) -> None:
    """Start the match, if it has not started yet."""
    if live.head.phase == "gathering":
        await hall.write(live, [Draft("start")])


# looking


@router.get("", responses=answers(401))
async def list_tables(
    caller: Visitor, rooms: Rooms, which: Annotated[Literal["open", "mine", "watch"], Query(alias="list")] = "open"
) -> list[TableShape]:
    """Open tables that anybody may join, your own (those where it is your turn first), or those one can watch."""
    wanted = select(*HEAD_COLUMNS).order_by(Table.moved.desc()).limit(SHOWN)
    if which == "open":
        wanted = wanted.where(Table.phase == "gathering", Table.private.is_(False))
    elif which == "watch":
        wanted = wanted.where(Table.phase == "playing", Table.private.is_(False))
    elif caller is None:
        raise Problem("no-identity", "take a name first: POST /api/me")
    else:
        wanted = wanted.where(
            Table.id.in_(select(Seat.table).where(Seat.person == caller.id)) | (Table.host == caller.id)
        )
    async with rooms.store.read() as connection:
        heads = [head_of(row) for row in await connection.execute(wanted)]
        ids = [head.id for head in heads]
        places: dict[str, list[Place]] = {id: [] for id in ids}
        for row in await connection.execute(
            select(Seat.table, *PLACE_COLUMNS).where(Seat.table.in_(ids)).order_by(Seat.seat)
        ):
            places[row.table].append(place_of(row))
    person = caller.id if caller else None
    found = [render.summary(head, places[head.id], rooms.presence, person) for head in heads]
    if which == "open":
        found = [table for table in found if any(seat.kind == "open" for seat in table.seats)]
    return sorted(found, key=lambda table: not table.my_turn) if which == "mine" else found


@router.get("/{table}", responses=answers(404, 409))
async def show_table(table: str, caller: Visitor, rooms: Rooms, key: str | None = None) -> TableDetail:
    """A table and what was said there."""
    async with rooms.hall.at(table) as live:
        check_access(live, caller, key)
        return TableDetail(**look(rooms, live, caller, key).model_dump(), chat=render.chat(live))


# coming and going


@router.post("/{table}/join", responses=answers(401, 404, 409))
async def join(table: str, body: JoinIn, caller: Member, rooms: Rooms) -> TableShape:
    """Sit down, in a certain seat or the first that is open. When the last seat is taken, the match begins."""

    async def work(live: LiveTable) -> TableShape:
        check_access(live, caller, body.key)
        if any(place.person == caller.id and not place.hot for place in live.places):
            return look(rooms, live, caller)
        check_phase(live, "gathering")
        free = [place for place in live.places if place.kind == "open" and body.seat in (None, place.seat)]
        if not free:
            raise Problem("taken", "this seat is taken" if body.seat is not None else "all seats are taken")
        places = with_place(live.places, free[0].taken_by(caller.id, caller.name))
        drafts = [Draft("seat", free[0].seat, caller.id, "join")]
        if all(place.kind != "open" for place in places):
            drafts.append(Draft("start", person=caller.id))
        await rooms.hall.write(live, drafts, places)
        return look(rooms, live, caller)

    return await rooms.hall.change(table, work)


@router.post("/{table}/leave", responses=answers(401, 404, 409))
async def leave(table: str, caller: Member, rooms: Rooms) -> TableShape:
    """Get up. During the match a bot plays for you until you come back."""

    async def work(live: LiveTable) -> TableShape:
        mine = [place for place in live.places if place.person == caller.id]
        if not mine and live.head.host != caller.id:
            raise Problem("not-yours", "you do not sit here")
        before = look(rooms, live, caller)
        if live.head.phase == "gathering":
            await leave_gathering(rooms.hall, live, caller.id)
        elif live.head.phase == "playing":
            places = live.places
            for place in mine:
                if place.bot is None:
                    places = with_place(places, replace(place, stand_in=DEFAULT))
            if places != live.places:
                await rooms.hall.write(live, [Draft("seat", mine[0].seat, caller.id, "leave")], places)
        return before if live.gone else look(rooms, live, caller)

    return await rooms.hall.change(table, work)


async def leave_gathering(hall: Hall, live: LiveTable, person: str) -> None:
    """Free somebody's seats. Another becomes host; if nobody is left, the table is taken away."""
    places = [place.emptied() if place.person == person else place for place in live.places]
    others = [place.person for place in places if place.person is not None]
    host = live.head.host if live.head.host != person else next(iter(others), None)
    if host is None:
        async with hall.store.write() as transaction:
            await transaction.execute(delete(Table).where(Table.id == live.id))
            transaction.tell(table=live.id, gone=True)
        live.gone = True
        return
    await hall.write(live, [Draft("seat", -1, person, "leave")], places, host=host)


@router.post("/{table}/start", responses=answers(401, 404, 409))
async def start(table: str, body: StartIn, caller: Member, rooms: Rooms) -> TableShape:
    """Begin (the host may): bots take the seats that are still open."""

    async def work(live: LiveTable) -> TableShape:
        check_access(live, caller, None)
        check_host(live, caller)
        check_phase(live, "gathering")
        places = [
            place.as_bot(body.level, bot_name(place.seat)) if place.kind == "open" else place for place in live.places
        ]
        await rooms.hall.write(live, [Draft("start", person=caller.id)], places)
        return look(rooms, live, caller)

    return await rooms.hall.change(table, work)


@router.post("/{table}/rematch", responses=answers(401, 404, 409))
async def rematch(table: str, caller: Member, rooms: Rooms) -> TableShape:
    """The same people and bots once more, at a new table. Alone with bots it begins at once, else when its host says so."""

    async def work(live: LiveTable) -> str:
        check_access(live, caller, None)
        if live.head.rematch is not None:
            return live.head.rematch
        check_phase(live, "over")
        if all(place.person != caller.id for place in live.places):
            raise Problem("not-yours", "you did not sit here")
        head = new_head(live.head.game, live.head.options, live.head.name, live.head.private, caller.id, None)
        places = [_again(place) for place in live.places]

        async def also(transaction: Transaction) -> None:
            await insert_table(transaction, head, places)

        await rooms.hall.write(live, [Draft("rematch", -1, caller.id, head.id)], None, also, rematch=head.id)
        return head.id

    made = await rooms.hall.change(table, work)

    async def sit_down(live: LiveTable) -> TableShape:
        if all(place.kind == "bot" or place.person == caller.id for place in live.places):
            await begin(rooms.hall, live)
        return look(rooms, live, caller)

    return await rooms.hall.change(made, sit_down)


def _again(place: Place) -> Place:
    """The same seat at the next table: who resigned or was deleted is not asked again."""
    if place.kind == "person" and (place.person is None or place.resigned):
        return place.emptied()
    return replace(place, stand_in=None)


@router.post("/{table}/resign", responses=answers(401, 404, 409))
async def resign(table: str, body: SeatOnly, caller: Member, rooms: Rooms) -> TableShape:
    """Give up a seat for good: a bot plays it to the end, and everybody sees it."""

    async def work(live: LiveTable) -> TableShape:
        place = own_place(live, caller, body.seat)
        check_phase(live, "playing")
        if not place.resigned:
            places = with_place(live.places, replace(place, resigned=True, stand_in=DEFAULT))
            await rooms.hall.write(live, [Draft("seat", body.seat, caller.id, "resign")], places)
        return look(rooms, live, caller)

    return await rooms.hall.change(table, work)


@router.post("/{table}/stand-in", responses=answers(401, 404, 409))
async def stand_in(table: str, body: StandIn, caller: Member, rooms: Rooms) -> TableShape:
    """Let a bot play for somebody: for yourself at any time, for somebody who is not there after a while. Only you take your seat back."""

    async def work(live: LiveTable) -> TableShape:
        check_access(live, caller, None)
        check_phase(live, "playing")
        if body.seat >= len(live.places) or live.places[body.seat].kind != "person":
            raise Problem("not-yours", f"no person sits in seat {body.seat}")
        place = live.places[body.seat]
        if place.person != caller.id:
            _check_absent(rooms, live, place, caller, body.on)
        if place.resigned:
            raise Problem("wrong-phase", "this seat was given up for good")
        wanted = body.level if body.on else None
        if place.stand_in != wanted:
            places = with_place(live.places, replace(place, stand_in=wanted))
            await rooms.hall.write(
                live, [Draft("seat", body.seat, caller.id, f"stand-in {'on' if body.on else 'off'}")], places
            )
        return look(rooms, live, caller)

    return await rooms.hall.change(table, work)


def _check_absent(rooms: House, live: LiveTable, place: Place, caller: Caller, on: bool) -> None:
    if all(other.person != caller.id for other in live.places):
        raise Problem("not-yours", "you do not sit here")
    if not on:
        raise Problem("not-yours", "only they themselves take their seat back")
    waited = now() - live.head.moved
    if rooms.presence.online(live.id, place.person) or waited < rooms.settings.stand_in_after * 1000:
        raise Problem("wrong-phase", "they are here, or were a moment ago: wait for them a little")


@router.post("/{table}/chat", status_code=201, responses=answers(401, 404, 409))
async def say(table: str, body: ChatIn, caller: Member, rooms: Rooms) -> ChatShape:
    """Say something to everybody at the table."""
    rooms.limits.take("chat", caller.id)

    async def work(live: LiveTable) -> ChatShape:
        check_access(live, caller, body.key)
        seat = next((place.seat for place in live.places if place.person == caller.id), -1)
        await rooms.hall.write(live, [Draft("chat", seat, caller.id, f"{caller.name}\n{body.text}")])
        return render.remark(live, live.rows[-1])

    return await rooms.hall.change(table, work)


# leaving for good


async def forget_person(hall: Hall, person: str) -> None:
    """Take somebody out of every table: a bot plays on, and neither their name nor what they said is left."""
    async with hall.store.read() as connection:
        at = select(Seat.table).where(Seat.person == person)
        said = select(LogRow.table).where(LogRow.person == person)
        hosted = select(Table.id).where(Table.host == person)
        found = {row[0] for wanted in (at, said, hosted) for row in await connection.execute(wanted)}
    for table in sorted(found):
        await hall.change(table, lambda live: _forget_at(hall, live, person))


async def _forget_at(hall: Hall, live: LiveTable, person: str) -> None:
    if live.head.phase == "gathering":
        await leave_gathering(hall, live, person)
        if live.gone:
            return
    gone = [
        replace(place, person=None, name=NEUTRAL_NAME, resigned=True, stand_in=place.stand_in or DEFAULT)
        if place.person == person
        else place
        for place in live.places
    ]

    async def also(transaction: Transaction) -> None:
        mine = update(LogRow).where(LogRow.table == live.id, LogRow.person == person)
        await transaction.execute(mine.where(LogRow.kind == "chat").values(text=""))
        await transaction.execute(mine.where(LogRow.kind != "erase").values(person=None))

    host = None if live.head.host == person else live.head.host
    await hall.write(live, [Draft("erase", person=person)], gone, also, host=host)
