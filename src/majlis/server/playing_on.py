"""Playing on from a position: an ordinary table against bots that goes on from a puzzle, or from a decision of a finished match."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Body

from majlis.engine.match import Match
from majlis.server.analysing import check_finished
from majlis.server.callers import KnownCaller
from majlis.server.levels import DEFAULT, LevelName
from majlis.server.live import Draft, LiveTable
from majlis.server.play import replayed
from majlis.server.problems import Problem, answers
from majlis.server.rows import SeatRow, TableRow, insert_table
from majlis.server.services import Services, ServicesDep
from majlis.server.sessions import Caller
from majlis.server.shapes import In, Out, SeatNumber, Seq
from majlis.server.tables import bot_name, new_table, own_name
from majlis.server.teaching import PUZZLE, check_teaching

router = APIRouter(prefix="/api/tables/{table}", tags=["learning"])


class PlayOnIn(In):
    """From where a finished match is played on, and in which seat; a puzzle goes on from where it stands."""

    at: Seq | None = None
    """How many entries the match had; null: a puzzle."""
    seat: SeatNumber | None = None
    """Null: your own, or that of whoever was to decide."""
    level: LevelName | None = None
    """Of all bots; null: those who were bots keep theirs, for people a bot of the usual level plays."""


class PlayOnOut(Out):
    table: str


@router.post("/play-on", status_code=201, responses=answers(401, 404, 409))
async def play_on(
    table: str, caller: KnownCaller, services: ServicesDep, body: Annotated[PlayOnIn | None, Body()] = None
) -> PlayOnOut:
    """Open a table of your own that goes on from here against bots. What you could not know is dealt anew; the match stays as it is."""
    services.limits.take("table", caller.id)
    async with services.tables.at(table) as live:
        if body is None or body.at is None:
            made, seats, match = _from_puzzle(live, caller)
        else:
            made, seats, match = _from_match(live, caller, body.at, body.seat, body.level)
    await services.store.commit(made.id, insert_table(made, seats))
    await _begin(services, made.id, caller, match)
    return PlayOnOut(table=made.id)


async def _begin(services: Services, table: str, caller: Caller, match: Match) -> None:
    async def begin(there: LiveTable) -> None:
        # They are nobody's rows: others decided most of them, and one says how everything lies.
        played = [Draft("play", entry.seat, None, entry.text) for entry in match.entries]
        await services.tables.write(there, [Draft("start", person=caller.id), *played])

    await services.tables.change(table, begin)


def _from_puzzle(live: LiveTable, caller: Caller) -> tuple[TableRow, list[SeatRow], Match]:
    check_teaching(live, caller, PUZZLE)
    if live.match.over:
        raise Problem("wrong-phase", "over")
    own = next(seat.number for seat in live.seats if seat.person == caller.id)
    return _branched(live, caller), [_seat(seat) for seat in live.seats], going_on(live.match, own)


def _from_match(
    live: LiveTable, caller: Caller, at: int, wanted: int | None, level: LevelName | None
) -> tuple[TableRow, list[SeatRow], Match]:
    """The new table and its match, with the caller in the wished seat and bots in the others."""
    check_finished(live, caller)
    lines = [(entry.seat, entry.text) for entry in live.match.entries]
    if at >= len(lines):
        raise Problem("not-found", "entries", count=len(lines))
    then = replayed(live.deal, lines[:at])
    if then.over:
        raise Problem("wrong-phase", "over")
    own = wanted if wanted is not None else _usual_seat(live, caller, then)
    if own >= then.seats:
        raise Problem("not-found", "no-seat", seat=own)
    seats = [_bot(seat, level) for seat in live.seats]
    others = [seat for seat in seats if seat.number != own]
    seats[own] = seats[own].taken_by(caller.id, own_name(caller.name, others))
    return replace(_branched(live, caller), origin=f"{live.id}/{at}"), seats, going_on(then, own)


def _usual_seat(live: LiveTable, caller: Caller, then: Match) -> int:
    return next((seat.number for seat in live.seats if seat.person == caller.id and not seat.hot), then.actor)


def _branched(live: LiveTable, caller: Caller) -> TableRow:
    """A table of the caller's own, with everything that the match was played with."""
    old = live.table
    made = new_table(old.game, old.options, old.name, True, caller.id, old.seed)
    return replace(made, revision=old.revision, box=old.box, box_set=old.box_set, hints="free")


def going_on(match: Match, seat: int) -> Match:
    """The match from here with a new deal of what the seat does not know; turns end without being confirmed, as usual."""
    other = match.branch(len(match.entries), seat)
    for player in range(match.seats):
        other.confirm_turns(player, False)
    return other


def _seat(seat: SeatRow) -> SeatRow:
    return seat if seat.bot is None else seat.as_bot(DEFAULT, seat.name)


def _bot(seat: SeatRow, level: LevelName | None) -> SeatRow:
    """A bot in the place of whoever played: of that level, else of the same if it was one, with a name of its own if it was a person."""
    if seat.kind == "bot" and seat.program is None and seat.level is not None:
        return seat.as_bot(level or seat.level, seat.name)
    return seat.as_bot(level or DEFAULT, bot_name(seat.number))
