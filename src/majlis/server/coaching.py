"""Guided first matches: opening one, and what the coach says at its table."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

from fastapi import APIRouter, Query

from majlis.engine.game import Game
from majlis.engine.lesson import Lesson, has_lesson, lesson
from majlis.engine.lesson_progress import Progress, progress
from majlis.engine.lesson_words import LessonWords, lesson_words
from majlis.engine.match import Match
from majlis.server.callers import AnyCaller, KnownCaller
from majlis.server.catalogue import find
from majlis.server.live import LiveTable
from majlis.server.problems import Problem, answers
from majlis.server.scripts import FIRST_MATCH
from majlis.server.services import Services, ServicesDep
from majlis.server.sessions import Caller
from majlis.server.shapes import In, LanguageName, Out
from majlis.server.teaching import check_teaching, open_table, tables_of
from majlis.server.ways import Asked

router = APIRouter(prefix="/api", tags=["learning"])


class LessonStepShape(Out):
    id: str
    group: int
    """From 1 to 4."""
    title: str


class CoachStepShape(LessonStepShape):
    done: bool
    """Whether it lies behind: it was done, or the match went another way."""


class FirstMatchShape(Out):
    """A guided first match, and how far the caller is."""

    steps: list[LessonStepShape]
    groups: list[str]
    """What the four groups of steps are called."""
    minutes: int
    table: str | None
    """The caller's own, if one is open."""
    at: int
    """How many of its steps lie behind."""


class FirstMatchIn(In):
    again: bool = False
    """Begin anew instead of going on."""


class TeachingTable(Out):
    table: str


class CoachShape(Out):
    """What the coach says now."""

    steps: list[CoachStepShape]
    groups: list[str]
    now: int | None
    """The current step, or the next one while the lesson asks for nothing; null: all are done."""
    state: Literal["act", "read", "wait", "free"]
    """There is something to do or to read, others decide, or the caller is free to do anything."""
    title: str
    text: str
    hint: str
    said: str
    """About what the caller did last; empty once something has been read since."""
    other: bool
    """Whether that was a different action from the one intended."""
    meant: str | None
    """The action that "Show me" shows and "Skip" plays; null: there is none."""
    bright: list[str]
    """What stays bright, by the words of `data-piece`, `data-space` and `data-place`."""
    rules: list[str]
    back: int | None
    """How many entries to take back in order to decide anew what was decided last; null: nothing was."""
    back_to: int | None
    """The row to which `POST undo-request` goes back for that."""
    read: int
    """What to send as `read` once the current step has been read."""


@router.get("/learn/{game}/first-match", responses=answers(404))
async def show_first_match(
    game: str, caller: AnyCaller, services: ServicesDep, language: LanguageName = "en"
) -> FirstMatchShape:
    """The steps of a game's guided first match, and the caller's table if one is open."""
    given = _lesson(find(game))
    words = lesson_words(given.game, language)
    table, at = None if caller is None else await _open_one(services, caller, given), 0
    if table is not None:
        async with services.tables.at(table) as live:
            at = (await _progress(given, live.match, 0)).at
    return FirstMatchShape(
        steps=[LessonStepShape(id=step.id, group=step.group, title=words.title(step)) for step in given.steps],
        groups=words.groups(),
        minutes=given.minutes,
        table=table,
        at=at,
    )


@router.post("/learn/{game}/first-match", status_code=201, responses=answers(401, 404))
async def open_first_match(game: str, body: FirstMatchIn, caller: KnownCaller, services: ServicesDep) -> TeachingTable:
    """Open the guided first match of a game, or go on with the one that is open."""
    given = _lesson(find(game))
    table = None if body.again else await _open_one(services, caller, given)
    if table is None:
        table = await open_table(
            services,
            caller,
            given.game,
            teaching=FIRST_MATCH,
            seats=given.seats,
            seat=given.seat,
            options=given.options,
            seed=given.seed,
            name=given.game.title,
            bots=given.names,
            entries=given.script[: given.prelude],
        )
    return TeachingTable(table=table)


@router.get("/tables/{table}/coach", responses=answers(401, 404, 409))
async def coach(
    table: str,
    caller: KnownCaller,
    services: ServicesDep,
    language: LanguageName = "en",
    read: Annotated[int, Query(ge=0, le=99)] = 0,
) -> CoachShape:
    """What the coach of a guided match says now; `read` is how many steps that are only read have been acknowledged."""
    async with services.tables.at(table) as live:
        given = _lesson(check_teaching(live, caller, FIRST_MATCH))
        found = await _progress(given, live.match, read)
        over = live.match.over
        row = _row_before(live, found)
        alone = found.state == "free" and found.meant is None and not over
        asked = Asked.of(live, given.seat) if alone else None
    words = lesson_words(given.game, language)
    told = _shape(given, words, found, over, row)
    if asked is None:
        return told
    way = await services.ways.find(asked, caller.id)
    return told.model_copy(update={"meant": way.action, "hint": words.way(way.outlook)})


def _lesson(game: Game) -> Lesson:
    if not has_lesson(game):
        raise Problem("not-found", "no-first-match", game=game.title)
    return lesson(game)


async def _open_one(services: Services, caller: Caller, given: Lesson) -> str | None:
    """The caller's guided match, if it can go on: it is not over, and the lesson is still the same."""
    for table in await tables_of(services, caller, given.game, FIRST_MATCH):
        try:
            async with services.tables.at(table) as live:
                same = live.table.seed == given.seed and live.table.revision == given.game.revision
                if same and live.table.phase == "playing":
                    return table
        except Problem:  # it was played with other components, or is being deleted
            continue
    return None


async def _progress(given: Lesson, match: Match, read: int) -> Progress:
    return await asyncio.to_thread(progress, given, match, read)


def _row_before(live: LiveTable, found: Progress) -> int | None:
    """The row after which the latest decision was taken."""
    if found.last is None or found.back is None:
        return None
    entry = found.last.entry
    return next((row - 1 for row, length in enumerate(live.history.lengths) if length >= entry), None)


def _shape(given: Lesson, words: LessonWords, found: Progress, over: bool, row: int | None) -> CoachShape:
    title, text, hint = _telling(given, words, found, over)
    step = given.steps[found.now] if found.now is not None and found.state in ("act", "read") else None
    return CoachShape(
        steps=[
            CoachStepShape(id=each.id, group=each.group, title=words.title(each), done=number < found.at)
            for number, each in enumerate(given.steps)
        ],
        groups=words.groups(),
        now=found.now,
        state=found.state,
        title=title,
        text=text,
        hint=hint,
        said=words.said(found),
        other=found.said and found.last is not None and found.last.other,
        meant=found.meant,
        bright=list(step.parts[found.part].bright) if step is not None else [],
        rules=list(step.rules) if step is not None else [],
        back=found.back,
        back_to=row,
        read=found.read,
    )


def _telling(given: Lesson, words: LessonWords, found: Progress, over: bool) -> tuple[str, str, str]:
    """Title, text and hint."""
    if found.now is not None and found.state in ("act", "read"):
        step = given.steps[found.now]
        hint = words.say(step, "hint", found.values) if words.has(step, "hint") else ""
        return words.say(step, "title", found.values), words.say(step, "text", found.values), hint
    if over:
        return words.common("over-title"), words.common("over-text"), ""
    if found.state == "wait":
        return words.common("wait-title"), words.common("wait-text"), ""
    kind = "free" if found.now is None else "own"
    return words.common(f"{kind}-title"), words.common(f"{kind}-text"), words.common(f"{kind}-hint")
