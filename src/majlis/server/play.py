"""Playing: the stream, moves, undo, records and replays."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Cookie, Header, Query, Request
from starlette.responses import PlainTextResponse

from majlis.engine.match import Match
from majlis.server import render
from majlis.server.callers import COOKIE, AnyCaller, KnownCaller, address
from majlis.server.history import DEALS, Deal
from majlis.server.live import Draft, LiveTable
from majlis.server.metrics import METRICS
from majlis.server.problems import Problem, answers
from majlis.server.rows import SeatRow, others
from majlis.server.services import Services, ServicesDep
from majlis.server.sessions import Caller
from majlis.server.shapes import (
    ActionIn,
    ConfirmTurnsIn,
    EventShape,
    Move,
    PassingIn,
    PassingOut,
    RefusalShape,
    ReplayOut,
    SeqOut,
    UndoAnswerIn,
    UndoIn,
    UndoRequestIn,
    WhyIn,
    WhyOut,
)
from majlis.server.stream import EventStream, Listener
from majlis.server.tables import check_access, own_seat

router = APIRouter(prefix="/api/tables/{table}", tags=["play"])
_ROW = re.compile(r"[0-9]{1,10}")


def row_of(last_event_id: str | None) -> int | None:
    """The row after which a stream is resumed; None if the header names none."""
    return int(last_event_id) if last_event_id is not None and _ROW.fullmatch(last_event_id) else None


def own_active_seat(live: LiveTable, caller: Caller, seat: int) -> SeatRow:
    """The caller's seat in a running match; a problem if a bot plays it."""
    check_access(live, caller, None)
    own = own_seat(live, caller, seat)
    if live.match.over:
        raise Problem("wrong-phase", "over")
    if own.bot is not None:
        raise Problem("wrong-phase", "bot-plays")
    return own


async def current(services: Services, live: LiveTable, seq: int, seat: int) -> None:
    """A problem if the match has moved on for that seat since that row."""
    if seq > live.seq:
        await services.tables.reach(live, seq)
    if not live.history.asked[seat] <= seq <= live.seq:
        raise Problem("stale", "moved-on", entry=live.seq, seq=live.seq)


@router.post("/moves", responses=answers(401, 404, 409))
async def move(table: str, body: Move, caller: KnownCaller, services: ServicesDep) -> SeqOut:
    """Play an action. The answer comes once the move is stored for good; repeating the call with the same `id` gets the same answer."""
    return SeqOut(seq=await play_move(services, table, caller, body.id, body.seq, body.seat, body.action))


async def play_move(
    services: Services, table: str, caller: Caller, id: str, seq: int, seat: int, action: ActionIn
) -> int:
    """Play an action for a caller; returns the row that it became. `fast_moves.py` calls this too."""

    async def work(live: LiveTable) -> int:
        known = live.answered.get((caller.id, id))
        if known is not None:
            return known
        own_active_seat(live, caller, seat)
        await current(services, live, seq, seat)
        wanted = live.match.game.verbs.read(action)
        row = await services.tables.write(live, [Draft("play", seat, caller.id, str(wanted), id, wanted)])
        METRICS.moves += 1
        return row

    return await services.tables.change(table, work)


@router.post("/undo", responses=answers(401, 404, 409))
async def undo(table: str, body: UndoIn, caller: KnownCaller, services: ServicesDep) -> SeqOut:
    """Take back your last decision, or your turn; with other people at the table only what revealed nothing, while nobody else decided."""

    async def work(live: LiveTable) -> int:
        known = live.answered.get((caller.id, body.id))
        if known is not None:
            return known
        own_active_seat(live, caller, body.seat)
        await current(services, live, body.seq, body.seat)
        texts = taking_back(live.match, body.seat, body.to == "turn", not others(live.seats, caller.id))
        *first, last = [Draft("play", body.seat, caller.id, text) for text in texts]
        return await services.tables.write(live, [*first, replace(last, client=body.id)])

    return SeqOut(seq=await services.tables.change(table, work))


def taking_back(match: Match, seat: int, turn: bool, alone: bool) -> list[str]:
    """The entries that take back a seat's last decision, or its turn. Against bots alone one may go back beyond what `undo` allows."""
    decisions = match.turn_decisions(seat) if turn else []
    first = decisions[0] if decisions else match.last_decision(seat)
    steps = sum(number >= first for number in match.standing) if first else 1
    most = match.undoable(seat)
    if alone and first and steps > most:
        return [f"back {first}"]
    return ["undo"] * min(steps, max(1, most))


def going_back(live: LiveTable, seat: int, person: str | None, row: int) -> Draft:
    return Draft("play", seat, person, f"back {live.history.decision_after(row)}")


@router.post("/undo-request", responses=answers(401, 404, 409))
async def ask_to_undo(table: str, body: UndoRequestIn, caller: KnownCaller, services: ServicesDep) -> SeqOut:
    """Ask to go back to an earlier row than undo allows. Bots agree; if nobody else plays, it happens at once."""

    async def work(live: LiveTable) -> int:
        check_access(live, caller, None)
        own_seat(live, caller, body.seat)
        if live.match.over:
            raise Problem("wrong-phase", "over")
        if live.history.request is not None:
            raise Problem("wrong-phase", "undo-open")
        if not live.history.can_go_back_to(body.to):
            raise Problem("stale", "no-way-back", entry=body.to, seq=live.seq)
        if others(live.seats, caller.id):
            return await services.tables.write(live, [Draft("ask", body.seat, caller.id, str(body.to))])
        return await services.tables.write(live, [going_back(live, body.seat, caller.id, body.to)])

    return SeqOut(seq=await services.tables.change(table, work))


@router.post("/undo-answer", responses=answers(401, 404, 409))
async def answer_undo(table: str, body: UndoAnswerIn, caller: KnownCaller, services: ServicesDep) -> SeqOut:
    """Agree to an undo request, or decline it. The requester may withdraw by declining."""

    async def work(live: LiveTable) -> int:
        check_access(live, caller, None)
        own_seat(live, caller, body.seat)
        request = live.history.request
        if request is None:
            raise Problem("wrong-phase", "no-undo-request")
        if not body.agree:
            return await services.tables.write(live, [Draft("decline", body.seat, caller.id)])
        asker = live.seats[request.by].person
        if caller.id == asker or body.seat in request.agreed:
            return live.seq
        drafts = [Draft("agree", body.seat, caller.id)]
        agreed = {live.seats[seat].person for seat in request.agreed} | {caller.id}
        if others(live.seats, asker) <= agreed:
            drafts.append(going_back(live, request.by, asker, request.to))
        return await services.tables.write(live, drafts)

    return SeqOut(seq=await services.tables.change(table, work))


@router.post("/confirm-turns", responses=answers(401, 404, 409))
async def confirm_turns(table: str, body: ConfirmTurnsIn, caller: KnownCaller, services: ServicesDep) -> SeqOut:
    """Choose to confirm the end of each of your turns; until then you can take everything back."""

    async def work(live: LiveTable) -> int:
        own_active_seat(live, caller, body.seat)
        if bool(live.match.state.confirming >> body.seat & 1) == body.on:
            return live.seq
        return await services.tables.write(
            live, [Draft("play", body.seat, caller.id, f"confirm-turns {'on' if body.on else 'off'}")]
        )

    return SeqOut(seq=await services.tables.change(table, work))


@router.post("/passing", responses=answers(401, 404, 409))
async def pass_on(table: str, body: PassingIn, caller: KnownCaller, services: ServicesDep) -> PassingOut:
    """Pass in every window between your turns until it is your turn again, or do not. Nobody else is told.

    `unless` names pieces for which you want to be asked all the same while they lie open.
    """

    async def work(live: LiveTable) -> PassingOut:
        seat = own_active_seat(live, caller, body.seat)
        if not live.match.game.windows(live.match.state):
            raise Problem("wrong-phase", "asks-nothing")
        for piece in body.unless:
            if live.match.game.about(live.match.box, piece) is None:
                raise Problem("bad-input", "no-piece", piece=piece)
        unless = " ".join(dict.fromkeys(body.unless))
        if (seat.passing, seat.unless) != (body.on, unless):
            await services.passing.keep(live, replace(seat, passing=body.on, unless=unless))
            services.passing.consider(live)
        return PassingOut(passing=body.on, unless=unless.split())

    return await services.tables.change(table, work)


@router.post("/why", responses=answers(401, 404, 409))
async def why(table: str, body: WhyIn, caller: KnownCaller, services: ServicesDep) -> WhyOut:
    """Why your seat may not do that, and by which rule. The action may be incomplete."""
    async with services.tables.at(table) as live:
        check_access(live, caller, None)
        own_seat(live, caller, body.seat)
        refusal = live.match.refuse(body.action, body.seat)
        return WhyOut(refusal=None if refusal is None else RefusalShape.model_validate(refusal.json()))


def check_viewer(live: LiveTable, caller: Caller | None, key: str | None, viewer: int | None) -> None:
    """A problem if the caller may not follow the table from that seat; None is a spectator's."""
    check_access(live, caller, key)
    if viewer is None:
        return
    if caller is None:
        raise Problem("no-identity", "seat-followed")
    own_seat(live, caller, viewer)


@router.get(
    "/stream",
    status_code=200,
    response_class=EventStream,
    responses={
        **answers(401, 404, 409),
        200: {"description": "Events, as long as somebody listens"},
    },
)
async def stream(
    table: str,
    caller: AnyCaller,
    services: ServicesDep,
    request: Request,
    seat: Annotated[str, Query(pattern=r"^([0-7]|spectator)$")] = "spectator",
    key: str | None = None,
    after: Annotated[int | None, Query(ge=-1)] = None,
    last_event_id: Annotated[str | None, Header()] = None,
    secret: Annotated[str | None, Cookie(alias=COOKIE, include_in_schema=False)] = None,
) -> EventStream:
    """Follow a table (server-sent events): `update`, `chat` and `table`. Resume with Last-Event-ID or `after`."""
    viewer = None if seat == "spectator" else int(seat)
    async with services.tables.at(table) as live:
        seq = live.seq
        try:
            check_viewer(live, caller, key, viewer)
        except Problem:
            # Perhaps they sat down a moment ago, at another process.
            if not await services.tables.is_behind(live, seq):
                raise
            check_viewer(live, caller, key, viewer)
    where = address(request)
    holder, most = (
        (caller.id, services.settings.streams_each) if caller else (f"@{where}", services.settings.streams_unknown)
    )
    if caller is not None:
        services.limits.take("stream", holder)
    if services.settings.rate > 0 and services.sessions.streams_of(holder) >= most:
        raise Problem("too-many", "too-many-tables", retry_after=5)
    resumed = row_of(last_event_id)
    resumed = after if resumed is None else resumed
    return EventStream(
        Listener(services, table, viewer, caller, key, -1 if resumed is None else resumed, secret, where)
    )


@router.get("/record", response_class=PlainTextResponse, responses=answers(404, 409))
async def record(table: str, caller: AnyCaller, services: ServicesDep, key: str | None = None) -> PlainTextResponse:
    """The record of a finished match: readable text that replays the match."""
    async with services.tables.at(table) as live:
        check_access(live, caller, key)
        if not live.match.over:
            raise Problem("wrong-phase", "record-later")
        text = live.match.record().dumps()
    name = f"{live.table.game}-{table[:8]}.txt"
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.get("/replay", responses=answers(401, 404, 409))
async def replay(
    table: str,
    caller: AnyCaller,
    services: ServicesDep,
    at: Annotated[int, Query(ge=0)],
    seat: Annotated[int | None, Query(ge=0, le=7)] = None,
    key: str | None = None,
) -> ReplayOut:
    """The match after its first entries, as a seat saw it then. While the match runs: only your own seat or a spectator's view."""
    async with services.tables.at(table) as live:
        check_access(live, caller, key)
        match = live.match
        entries = [(entry.seat, entry.text) for entry in match.entries]
        if at > len(entries):
            raise Problem("not-found", "entries", count=len(entries))
        if seat is not None and seat >= match.seats:
            raise Problem("not-found", "no-seat", seat=seat)
        if seat is not None and not match.over:
            if caller is None:
                raise Problem("no-identity", "seat-hidden")
            own_seat(live, caller, seat)
        deal = live.deal
        told = match.over or (at > 0 and entries[at - 1][0] == seat and not entries[at - 1][1].startswith(DEALS))
    then = await asyncio.to_thread(replayed, deal, entries[:at])
    events = then.events_since(at - 1)[0] if at else then.opening
    shown = render.standing(then)
    return ReplayOut(
        at=at,
        entries=len(entries),
        seat=seat,
        events=[EventShape(**event) for event in render.seen(events, seat)],
        text=entries[at - 1][1] if at and told else None,
        view=dict(render.view(then, seat)),
        numbers=dict(render.numbers(live, then, seat)),
        **{name: shown[name] for name in ("prompt", "actor", "scores")},
    )


def replayed(deal: Deal, entries: list[tuple[int, str]]) -> Match:
    match = deal.match()
    for seat, text in entries:
        match.enter(seat, text)
    return match
