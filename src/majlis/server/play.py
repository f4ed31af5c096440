"""Play: the stream down, moves up, undo, and looking back."""

from __future__ import annotations

import asyncio
import re
from typing import Annotated, Any

from fastapi import APIRouter, Header, Query
from starlette.responses import PlainTextResponse, StreamingResponse

from majlis.engine.match import Match
from majlis.server import render
from majlis.server.house import Caller, House, Member, Rooms, Visitor
from majlis.server.live import Draft, LiveTable
from majlis.server.metrics import METRICS
from majlis.server.places import Place
from majlis.server.problems import Problem, answers
from majlis.server.shapes import (
    ConfirmTurnsIn,
    EventShape,
    Move,
    RefusalShape,
    ReplayOut,
    SeqOut,
    UndoAnswerIn,
    UndoIn,
    UndoRequestIn,
    WhyIn,
    WhyOut,
)
from majlis.server.story import Deal
from majlis.server.stream import Listener
from majlis.server.tables import check_access, own_place

router = APIRouter(prefix="/api/tables/{table}", tags=["play"])
_ROW = re.compile(r"[0-9]{1,10}")


def acting(live: LiveTable, caller: Caller, seat: int) -> Place:
    """The caller's seat, in which they play themselves, in a match that goes on."""
    check_access(live, caller, None)
    place = own_place(live, caller, seat)
    if live.match.over:
        raise Problem("wrong-phase", "the match is over")
    if place.bot is not None:
        raise Problem("wrong-phase", "a bot plays here; take your seat back first")
    return place


async def current(rooms: House, live: LiveTable, seq: int) -> None:
    """A problem if the match has gone on since that row."""
    if seq > live.seq:
        await rooms.hall.refresh(live)
    if not live.story.changed <= seq <= live.seq:
        raise Problem("stale", f"the match has gone on: it is at {live.seq}", seq=live.seq)


@router.post("/moves", responses=answers(401, 404, 409))
async def move(table: str, body: Move, caller: Member, rooms: Rooms) -> SeqOut:
    """Play an action. The answer comes when the move is kept for good; the same `id` again gets the same answer."""

    async def work(live: LiveTable) -> int:
        known = live.answered.get((caller.id, body.id))
        if known is not None:
            return known
        acting(live, caller, body.seat)
        await current(rooms, live, body.seq)
        text = str(live.match.game.verbs.read(body.action))
        seq = await rooms.hall.write(live, [Draft("play", body.seat, caller.id, text, body.id)])
        METRICS.moves += 1
        return seq

    return SeqOut(seq=await rooms.hall.change(table, work))


@router.post("/undo", responses=answers(401, 404, 409))
async def undo(table: str, body: UndoIn, caller: Member, rooms: Rooms) -> SeqOut:
    """Take back your last decision, or as much of your turn as the rules of undo allow."""

    async def work(live: LiveTable) -> int:
        known = live.answered.get((caller.id, body.id))
        if known is not None:
            return known
        acting(live, caller, body.seat)
        await current(rooms, live, body.seq)
        count = max(1, live.match.undoable(body.seat)) if body.to == "turn" else 1
        drafts = [
            Draft("play", body.seat, caller.id, "undo", body.id if last == count else None)
            for last in range(1, count + 1)
        ]
        return await rooms.hall.write(live, drafts)

    return SeqOut(seq=await rooms.hall.change(table, work))


@router.post("/undo-request", responses=answers(401, 404, 409))
async def ask_to_undo(table: str, body: UndoRequestIn, caller: Member, rooms: Rooms) -> SeqOut:
    """Ask to go back to a row, further than undo goes. Bots agree; with nobody else at the table it happens at once."""

    async def work(live: LiveTable) -> int:
        check_access(live, caller, None)
        own_place(live, caller, body.seat)
        if live.match.over:
            raise Problem("wrong-phase", "the match is over")
        if live.story.request is not None:
            raise Problem("wrong-phase", "somebody asks this already")
        if not live.story.can_go_back_to(body.to):
            raise Problem("stale", f"the match cannot go back to {body.to}", seq=live.seq)
        text = str(body.to)
        kind = "ask" if others(live, caller.id) else "back"
        return await rooms.hall.write(live, [Draft(kind, body.seat, caller.id, text)])

    return SeqOut(seq=await rooms.hall.change(table, work))


@router.post("/undo-answer", responses=answers(401, 404, 409))
async def answer_undo(table: str, body: UndoAnswerIn, caller: Member, rooms: Rooms) -> SeqOut:
    """Agree that the match goes back, or decline. Who asked may withdraw by declining."""

    async def work(live: LiveTable) -> int:
        check_access(live, caller, None)
        own_place(live, caller, body.seat)
        request = live.story.request
        if request is None:
            raise Problem("wrong-phase", "nobody asks to take anything back")
        if not body.agree:
            return await rooms.hall.write(live, [Draft("decline", body.seat, caller.id)])
        asker = live.places[request.by].person
        if caller.id == asker or body.seat in request.agreed:
            return live.seq
        drafts = [Draft("agree", body.seat, caller.id)]
        agreed = {live.places[seat].person for seat in request.agreed} | {caller.id}
        if others(live, asker) <= agreed:
            drafts.append(Draft("back", request.by, asker, str(request.to)))
        return await rooms.hall.write(live, drafts)

    return SeqOut(seq=await rooms.hall.change(table, work))


def others(live: LiveTable, person: str | None) -> set[str | None]:
    """The people who play here besides that one."""
    return {
        place.person for place in live.places if place.kind == "person" and place.bot is None and place.person != person
    }


@router.post("/confirm-turns", responses=answers(401, 404, 409))
async def confirm_turns(table: str, body: ConfirmTurnsIn, caller: Member, rooms: Rooms) -> SeqOut:
    """Ask to confirm the end of your turns, so that you can take back everything before."""

    async def work(live: LiveTable) -> int:
        acting(live, caller, body.seat)
        if bool(live.match.state.confirming >> body.seat & 1) == body.on:
            return live.seq
        return await rooms.hall.write(
            live, [Draft("play", body.seat, caller.id, f"confirm-turns {'on' if body.on else 'off'}")]
        )

    return SeqOut(seq=await rooms.hall.change(table, work))


@router.post("/why", responses=answers(401, 404, 409))
async def why(table: str, body: WhyIn, caller: Member, rooms: Rooms) -> WhyOut:
    """Why your seat may not do that, by which rule; the action may be unfinished."""
    async with rooms.hall.at(table) as live:
        check_access(live, caller, None)
        own_place(live, caller, body.seat)
        refusal = live.match.refuse(body.action, body.seat)
        return WhyOut(refusal=None if refusal is None else RefusalShape.model_validate(refusal.json()))


@router.get(
    "/stream",
    response_class=StreamingResponse,
    responses={
        **answers(401, 404, 409),
        200: {"content": {"text/event-stream": {"schema": {"type": "string"}}}, "description": "Events"},
    },
)
async def stream(
    table: str,
    caller: Visitor,
    rooms: Rooms,
    seat: Annotated[str, Query(pattern=r"^([0-7]|spectator)$")] = "spectator",
    key: str | None = None,
    after: Annotated[int | None, Query(ge=-1)] = None,
    last_event_id: Annotated[str | None, Header()] = None,
) -> StreamingResponse:
    """Follow a table (server-sent events): `update`, `chat` and `table`. Resume with Last-Event-ID or `after`."""
    viewer = None if seat == "spectator" else int(seat)
    async with rooms.hall.at(table) as live:
        check_access(live, caller, key)
        if viewer is not None:
            if caller is None:
                raise Problem("no-identity", "a seat is for who sits in it")
            own_place(live, caller, viewer)
    if caller is not None:
        rooms.limits.take("stream", caller.id)
        if rooms.settings.rate > 0 and rooms.presence.streams_of(caller.id) >= rooms.settings.streams_each:
            raise Problem("too-many", "you follow too many tables at once", retry_after=5)
    resumed = int(last_event_id) if last_event_id is not None and _ROW.fullmatch(last_event_id) else after
    listener = Listener(
        rooms.hall, table, viewer, caller.id if caller else None, key, -1 if resumed is None else resumed
    )
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(listener.follow(), media_type="text/event-stream", headers=headers)


@router.get("/record", response_class=PlainTextResponse, responses=answers(404, 409))
async def record(table: str, caller: Visitor, rooms: Rooms, key: str | None = None) -> PlainTextResponse:
    """The match as a text that one can read, keep and replay; when it is over."""
    async with rooms.hall.at(table) as live:
        check_access(live, caller, key)
        if not live.match.over:
            raise Problem("wrong-phase", "the record is there when the match is over")
        text = live.match.record().dumps()
    name = f"{live.head.game}-{table[:8]}.txt"
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.get("/replay", responses=answers(401, 404, 409))
async def replay(
    table: str,
    caller: Visitor,
    rooms: Rooms,
    at: Annotated[int, Query(ge=0)],
    seat: Annotated[int | None, Query(ge=0, le=7)] = None,
    key: str | None = None,
) -> ReplayOut:
    """The match after its first entries, as a seat saw it then. While it is played: your own seat or a spectator's view."""
    async with rooms.hall.at(table) as live:
        check_access(live, caller, key)
        match = live.match
        entries = [(entry.seat, entry.text) for entry in match.entries]
        if at > len(entries):
            raise Problem("not-found", f"the match has {len(entries)} entries")
        if seat is not None and seat >= match.seats:
            raise Problem("not-found", f"there is no seat {seat}")
        if seat is not None and not match.over:
            if caller is None:
                raise Problem("no-identity", "while the match goes on, a seat is for who sits in it")
            own_place(live, caller, seat)
        deal = live.head.deal(len(live.places))
        told = match.over or (at > 0 and entries[at - 1][0] == seat)
    then = await asyncio.to_thread(_replayed, deal, entries[:at])
    events = then.events_since(at - 1)[0] if at else then.opening
    shown: dict[str, Any] = render.standing(then, seat)
    return ReplayOut(
        at=at,
        entries=len(entries),
        seat=seat,
        events=[EventShape(**event) for event in render.seen(events, seat)],
        text=entries[at - 1][1] if at and told else None,
        **{name: shown[name] for name in ("view", "prompt", "actor", "scores")},
    )


def _replayed(deal: Deal, entries: list[tuple[int, str]]) -> Match:
    match = deal.match()
    for seat, text in entries:
        match.enter(seat, text)
    return match
