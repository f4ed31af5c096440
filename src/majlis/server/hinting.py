"""Hints at a table: a setting that everybody sees, and every hint is told to everybody."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Query, Request

from majlis.analysis.hints import Hint
from majlis.analysis.reasons import reason_text
from majlis.analysis.telling import action_text, words_for
from majlis.engine.match import Match
from majlis.server.analysis_shapes import HintShape, HintsOut
from majlis.server.callers import KnownCaller
from majlis.server.hint_keeper import played_at
from majlis.server.history import HINT
from majlis.server.live import Draft, LiveTable
from majlis.server.play import current, own_active_seat
from majlis.server.problems import Problem, answers, language_of
from majlis.server.rows import SeatRow
from majlis.server.services import ServicesDep
from majlis.server.sessions import Caller
from majlis.server.shapes import ActionShape
from majlis.server.tables import with_seat

router = APIRouter(prefix="/api/tables/{table}", tags=["explain"])
FIVE = 5
"""How many hints each seat has at a table with `five`."""


@router.get("/hints", responses=answers(401, 403, 404, 409))
async def show_hints(
    table: str,
    caller: KnownCaller,
    services: ServicesDep,
    request: Request,
    seat: Annotated[int, Query(ge=0, le=7)],
    seq: Annotated[int, Query(ge=0)],
) -> HintsOut:
    """The best three actions of your decision, as far as your seat can know. It counts once for each decision, and everybody is told."""
    services.limits.take("lesson", caller.id)
    async with services.tables.at(table) as live:
        check_hints(live, caller, seat)
        await current(services, live, seq, seat)
        match = live.match
        players = [player.name for player in live.seats]
        played = played_at(live)
    found = await services.hints.find(played, seat, caller.id)

    async def keep(live: LiveTable) -> int | None:
        own = check_hints(live, caller, seat)
        await current(services, live, seq, seat)
        if not _told(live, seat):
            own = replace(own, hints=own.hints + 1)
            draft = Draft(HINT, seat, caller.id, str(len(live.match.entries)))
            await services.tables.write(live, [draft], with_seat(live.seats, own))
        return None if live.table.hints == "free" else FIVE - own.hints

    left = await services.tables.change(table, keep)
    rows = await asyncio.to_thread(_rows, found, match, language_of(request.scope), players)
    return HintsOut(left=left, rows=rows)


def check_hints(live: LiveTable, caller: Caller, seat: int) -> SeatRow:
    """The caller's seat, if it may have a hint now."""
    own = own_active_seat(live, caller, seat)
    if live.table.hints == "off" or live.table.teaching:
        raise Problem("not-yours", "hints-off")
    if seat not in live.match.waiting:
        raise Problem("wrong-phase", "hint-not-asked")
    if live.table.hints == "five" and own.hints >= FIVE and not _told(live, seat):
        raise Problem("not-yours", "hints-used", count=FIVE)
    return own


def _told(live: LiveTable, seat: int) -> bool:
    """Whether the seat has had the hint for the present decision already."""
    here = str(len(live.match.entries))
    return any(row.kind == HINT and row.seat == seat and row.text == here for row in reversed(live.rows))


def _rows(found: list[Hint], match: Match, language: str, players: list[str]) -> list[HintShape]:
    words = words_for(match.game, language, match.box, players, match.options)
    actions = [match.game.verbs.parse(hint.action) for hint in found]
    texts = [action_text(words, action) for action in actions]
    out: list[HintShape] = []
    for hint, action, text in zip(found, actions, texts, strict=True):
        out.append(
            HintShape(
                letter=hint.letter,
                action=ActionShape.model_validate({"text": hint.action, **action.json()}),
                text=text if texts.count(text) == 1 else action_text(words, action, with_cells=True),
                chance=hint.chance,
                low=hint.low,
                high=hint.high,
                difference=hint.difference,
                same=hint.same,
                reason=None if hint.reason is None else reason_text(words, hint.reason),
            )
        )
    return out
