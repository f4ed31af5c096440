"""What things are, what an action would bring, and what has happened: the engine's explanations for people, over HTTP.

Outlooks are worked out in a thread on a copy of the position, so that no move waits for them, and only for the seat's own player.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Query

from majlis.engine.match import Match
from majlis.engine.outlook import Looking, all_outlooks
from majlis.server.callers import AnyCaller, KnownCaller
from majlis.server.live import LiveTable
from majlis.server.play import own_active_seat
from majlis.server.problems import Problem, answers
from majlis.server.services import ServicesDep
from majlis.server.sessions import Caller
from majlis.server.shapes import EventShape, Out, PromptShape
from majlis.server.tables import check_access, own_seat

router = APIRouter(prefix="/api/tables/{table}", tags=["explain"])


class MessageShape(Out):
    """A message with its parts; the words are in the game's Fluent files."""

    id: str
    facts: dict[str, Any]


class RemarkShape(MessageShape):
    tone: str
    rule: str


class ChangeShape(Out):
    """How a holding of a seat would change: by `low` to `high`, for certain if `sure`."""

    seat: int
    name: str
    low: int
    high: int
    sure: bool


class OutlookShape(Out):
    events: list[EventShape]
    changes: list[ChangeShape]
    remarks: list[RemarkShape]
    then: PromptShape | None
    open: bool


class OutlooksOut(Out):
    """By the notation of each legal action, and of each beginning of one. They stay true as long as the match has that many entries."""

    seq: int
    entries: int
    outlooks: dict[str, OutlookShape]


class TurnChange(Out):
    seat: int
    name: str
    by: int


class Touch(Out):
    """What was touched: `to`, coming from `from` (empty: from nowhere)."""

    seat: int
    source: str
    to: str


class TurnStep(EventShape):
    entry: int
    undone: bool


class TurnShape(Out):
    """One turn of a seat (-1: of the game itself), as the caller may know it."""

    number: int
    seat: int
    round: int
    undone: bool
    headline: MessageShape
    changes: list[TurnChange]
    touched: list[Touch]
    steps: list[TurnStep]


class TurnsOut(Out):
    seq: int
    turns: list[TurnShape]
    holdings: list[dict[str, int]]
    """What every seat has now, as far as the caller may know."""


class AboutOut(Out):
    """What a piece is: its sort, what it does, its rule; and what it would cost and bring the caller now."""

    kind: MessageShape
    text: MessageShape
    rule: str
    now: list[RemarkShape]


class LegendEntry(Out):
    """A piece of the box as such: what sort it is and what it does."""

    piece: str
    kind: MessageShape
    text: MessageShape
    rule: str


class LegendOut(Out):
    pieces: list[LegendEntry]


@router.get("/outlooks", responses=answers(401, 404, 409))
async def outlooks(
    table: str, caller: KnownCaller, services: ServicesDep, seat: Annotated[int, Query(ge=0, le=7)]
) -> OutlooksOut:
    """What each of your legal actions, and each beginning of one, would bring, as far as your seat can know; nothing at a puzzle."""
    async with services.tables.at(table) as live:
        own_active_seat(live, caller, seat)
        seq, entries = live.seq, len(live.match.entries)
        if live.table.is_puzzle:
            return OutlooksOut(seq=seq, entries=entries, outlooks={})
        looking = live.match.looking(seat)
    found = await asyncio.to_thread(_all_outlooks, looking)
    return OutlooksOut(seq=seq, entries=entries, outlooks=found)


def _all_outlooks(looking: Looking) -> dict[str, OutlookShape]:
    return {text: OutlookShape.model_validate(outlook.json()) for text, outlook in all_outlooks(looking).items()}


@router.get("/turns", responses=answers(401, 404, 409))
async def turns(
    table: str,
    caller: AnyCaller,
    services: ServicesDep,
    seat: Annotated[int | None, Query(ge=0, le=7)] = None,
    since: Annotated[int, Query(ge=0)] = 0,
    key: str | None = None,
) -> TurnsOut:
    """The match turn by turn, from turn `since` on. While the match runs: as your own seat or a spectator may know it."""
    async with services.tables.at(table) as live:
        match = watched(live, caller, seat, key)
        told = match.turns(seat, since)
        holdings = [match.holdings(player, seat) for player in range(match.seats)]
        seq = live.seq
    return TurnsOut(seq=seq, turns=[TurnShape.model_validate(turn) for turn in told], holdings=holdings)


@router.get("/about", responses=answers(401, 404, 409))
async def about(
    table: str,
    caller: AnyCaller,
    services: ServicesDep,
    piece: Annotated[str, Query(max_length=60)],
    seat: Annotated[int | None, Query(ge=0, le=7)] = None,
    key: str | None = None,
) -> AboutOut:
    """What a piece is and does, and what it would cost and bring your seat now."""
    async with services.tables.at(table) as live:
        match = watched(live, caller, seat, key)
        if piece in players(match):
            return _about_player(match, players(match).index(piece), seat)
        found = match.game.about(match.box, piece)
        if found is None:
            raise Problem("not-found", "no-piece", piece=piece)
        now = [] if live.table.is_puzzle else match.state.about(piece, seat)
    return AboutOut(
        kind=MessageShape(id=found.kind, facts=found.facts),
        text=MessageShape(id=found.text, facts=found.facts),
        rule=found.rule,
        now=[RemarkShape.model_validate(remark.json()) for remark in now],
    )


@router.get("/legend", responses=answers(401, 404))
async def legend(table: str, caller: AnyCaller, services: ServicesDep, key: str | None = None) -> LegendOut:
    """What everything in the box is and does, in the order of the box."""
    async with services.tables.at(table) as live:
        match = watched(live, caller, None, key)
        found = [(piece, match.game.about(match.box, piece)) for piece in match.game.pieces(match.box)]
    return LegendOut(
        pieces=[
            LegendEntry(
                piece=piece,
                kind=MessageShape(id=about.kind, facts=about.facts),
                text=MessageShape(id=about.text, facts=about.facts),
                rule=about.rule,
            )
            for piece, about in found
            if about is not None
        ]
    )


def players(match: Match) -> list[str]:
    """What the players are called as things that a person may point at."""
    return [f"seat-{seat}" for seat in range(match.seats)]


def _about_player(match: Match, player: int, viewer: int | None) -> AboutOut:
    """A player is explained with everything they have, as far as the viewer may know it."""
    facts = {"seat": player}
    return AboutOut(
        kind=MessageShape(id="kind-player", facts=facts),
        text=MessageShape(id="about-player", facts=facts),
        rule="",
        now=[
            RemarkShape(id=f"holding-{name}", facts={"count": count}, tone="here", rule="")
            for name, count in match.holdings(player, viewer).items()
            if count
        ],
    )


def watched(live: LiveTable, caller: Caller | None, seat: int | None, key: str | None) -> Match:
    """The match as that seat may follow it; a problem if the seat is somebody else's and the match still runs."""
    check_access(live, caller, key)
    match = live.match
    if seat is not None and seat >= match.seats:
        raise Problem("not-found", "no-seat", seat=seat)
    if seat is not None and not match.over:
        if caller is None:
            raise Problem("no-identity", "seat-hidden")
        own_seat(live, caller, seat)
    return match
