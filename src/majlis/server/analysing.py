"""Calls that ask for the analysis of a finished match, and show it."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request

from majlis.analysis.findings import Findings
from majlis.analysis.telling import Teller, words_for
from majlis.engine.match import Match
from majlis.server.analysis_shapes import AnalysisOut, AnalysisShape, AnalysisStart, AnalysisUnderWay
from majlis.server.callers import AnyCaller, KnownCaller
from majlis.server.live import LiveTable
from majlis.server.problems import Problem, answers, language_of
from majlis.server.services import ServicesDep
from majlis.server.sessions import Caller
from majlis.server.tables import check_access

router = APIRouter(prefix="/api", tags=["analysis"])


@router.post("/tables/{table}/analysis", status_code=202, responses=answers(401, 403, 404, 409))
async def analyse(table: str, caller: KnownCaller, services: ServicesDep) -> AnalysisStart:
    """Have a finished match analysed. It is computed once and kept; asking again changes nothing."""
    async with services.tables.at(table) as live:
        check_finished(live, caller)
    row = await services.analyses.ask(table, caller.id)
    return AnalysisStart(state=row.state, done=row.done)


@router.get("/tables/{table}/analysis", responses=answers(401, 403, 404, 409))
async def show_analysis(table: str, caller: AnyCaller, services: ServicesDep, request: Request) -> AnalysisOut:
    """How the analysis stands, and what was found so far, in your language."""
    try:
        async with services.tables.at(table) as live:
            check_finished(live, caller)
            match = live.match
            players = [seat.name for seat in live.seats]
    except Problem as problem:
        if problem.kind != "broken":
            raise
        return AnalysisOut(state="old", done=0.0, error=None, result=None)
    row = await services.analyses.row(table)
    if row is None:
        return AnalysisOut(state="none", done=0.0, error=None, result=None)
    found = row.findings()
    if found is None and row.state == "ready":
        return AnalysisOut(state="none", done=0.0, error=None, result=None)  # kept by an earlier version
    told = None if found is None else await asyncio.to_thread(_told, found, match, language_of(request.scope), players)
    return AnalysisOut(state=row.state, done=row.done, error=row.error, result=told)


@router.get("/analyses", responses=answers(401))
async def own_analyses(caller: KnownCaller, services: ServicesDep) -> list[AnalysisUnderWay]:
    """The analyses of your own matches that are being computed, or wait for it, and how far they are."""
    return [
        AnalysisUnderWay(table=table, state=state, done=done)
        for table, state, done in await services.analyses.under_way(caller.id)
    ]


def check_finished(live: LiveTable, caller: Caller | None) -> None:
    """A finished match that the caller may see; at a private table only those who played there."""
    check_access(live, caller, live.table.key if live.table.private else None)
    if live.table.private and not live.table.teaching and not _belongs(live, caller):
        raise Problem("not-found", "no-table")
    if not live.match.over:
        raise Problem("wrong-phase", "analysis-later")


def _belongs(live: LiveTable, caller: Caller | None) -> bool:
    if caller is None:
        return False
    return caller.id == live.table.host or any(seat.person == caller.id for seat in live.seats)


def _told(found: Findings, match: Match, language: str, players: list[str]) -> AnalysisShape:
    words = words_for(match.game, language, match.box, players, match.options)
    return AnalysisShape.model_validate(Teller(found, match.game, words, players, match.box).json())
