"""The table as text, for a page that has no drawing of its game: with it any game can be shown and played."""

from __future__ import annotations

import asyncio
import threading
from typing import Annotated, Final

from fastapi import APIRouter, Query

from majlis.engine.match import Match
from majlis.engine.state import State
from majlis.server.callers import AnyCaller
from majlis.server.explain import watched
from majlis.server.play import replayed
from majlis.server.problems import Problem, answers
from majlis.server.services import ServicesDep
from majlis.server.shapes import LanguageName, Out

router = APIRouter(prefix="/api/tables/{table}", tags=["explain"])

_drawing: Final = threading.Lock()
"""A game keeps one `Words` per language; it borrows the names of a table's players while that table is drawn."""


class PictureOut(Out):
    """The table in plain text and what every seat has, as far as the caller may know."""

    entries: int
    text: str
    holdings: list[dict[str, int]]


@router.get("/picture", responses=answers(401, 404, 409))
async def picture(
    table: str,
    caller: AnyCaller,
    services: ServicesDep,
    seat: Annotated[int | None, Query(ge=0, le=7)] = None,
    language: LanguageName = "en",
    at: Annotated[int | None, Query(ge=0)] = None,
    key: str | None = None,
) -> PictureOut:
    """The table drawn in text, now or after its first `at` entries. While the match runs: only your own seat's or a spectator's view."""
    async with services.tables.at(table) as live:
        match = watched(live, caller, seat, key)
        entries = [(entry.seat, entry.text) for entry in match.entries]
        if at is not None and at > len(entries):
            raise Problem("not-found", "entries", count=len(entries))
        deal = live.deal
        players = [row.name for row in live.seats]
        if at is None:
            # The position is copied here and drawn in a thread, so that no move waits for it.
            counts = holdings(match, seat)
            state = match.state.clone()
    if at is not None:
        match = await asyncio.to_thread(replayed, deal, entries[:at])
        counts, state = holdings(match, seat), match.state
    drawn = await asyncio.to_thread(_draw, match, state, seat, language, players)
    return PictureOut(entries=len(entries) if at is None else at, text=drawn, holdings=counts)


def holdings(match: Match, viewer: int | None) -> list[dict[str, int]]:
    """What every seat has, as far as that viewer may know."""
    return [match.holdings(player, viewer) for player in range(match.seats)]


def _draw(match: Match, state: State, seat: int | None, language: str, players: list[str]) -> str:
    words = match.game.words(language, match.box, match.options)
    with _drawing:
        words.players = [name or words.say("seat", number=number + 1) for number, name in enumerate(players)]
        try:
            return match.game.picture(state, seat, language)
        finally:
            words.players = []
