"""Puzzles: the list, a table to answer one at, and how the answer stands.

Before the answer is found or asked for, nothing here tells it: no result, no reason, no best value; and the table itself foresees nothing
(`Game.without_forecasts`, no outlooks).
"""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime
from functools import lru_cache

from fastapi import APIRouter, Query

from majlis.engine.game import Game
from majlis.engine.puzzle import (
    Answer,
    BadPuzzle,
    Puzzle,
    Puzzles,
    answer_of,
    decided,
    has_puzzles,
    of_the_day,
    puzzles_of,
)
from majlis.engine.puzzle_texts import Texts
from majlis.server.callers import AnyCaller, KnownCaller
from majlis.server.catalogue import find
from majlis.server.problems import Problem, answers
from majlis.server.services import ServicesDep
from majlis.server.shapes import LanguageName, Out
from majlis.server.teaching import PUZZLE, check_teaching, open_table

router = APIRouter(prefix="/api", tags=["learning"])


class PuzzleEntry(Out):
    name: str
    number: int
    topic: str
    level: int
    """How hard it is: 1, 2 or 3."""
    title: str
    example: str
    """The worked example that it was made from; empty if there is none."""


class TopicShape(Out):
    name: str
    title: str


class PuzzleListOut(Out):
    puzzles: list[PuzzleEntry]
    topics: list[TopicShape]
    today: str
    """The puzzle of the day."""


class PuzzleTableOut(Out):
    table: str


class ResultShape(Out):
    """A way to answer: what is done, what it comes to, and what is worth saying about it."""

    actions: list[str]
    text: str
    value: int | None
    note: str
    mine: bool
    """Whether this is what the caller has played."""


class RefusedShape(Out):
    """Something that people may well try, and why it is not allowed."""

    action: str
    text: str
    rule: str


class PuzzleOut(Out):
    """How the answer stands. `best`, `why`, `results` and `refused` are empty before it is found or asked for."""

    name: str
    number: int
    title: str
    question: str
    unit: str
    """What the number that is asked for is called."""
    decisions: int
    """How many decisions the answer has at most."""
    played: int
    """How many of them are made; all of them as soon as the answer is complete."""
    start: int
    """The number before anything is done."""
    start_text: str
    reached: int | None
    """What the answer comes to, once it is complete."""
    reached_text: str
    solved: bool
    hint: str
    best: int | None
    best_text: str
    why: str
    rules: list[str]
    results: list[ResultShape]
    refused: list[RefusedShape]


@router.get("/learn/{game}/puzzles", responses=answers(404))
async def list_puzzles(
    game: str, _: AnyCaller, language: LanguageName = "en", day: date | None = None
) -> PuzzleListOut:
    """The puzzles of a game by number. `day` is the caller's date, for the puzzle of the day; without it the server's."""
    found = _puzzles(find(game))
    texts = _texts(found.game, language, ())
    names = [puzzle.name for puzzle in found.puzzles]
    return PuzzleListOut(
        puzzles=[
            PuzzleEntry(
                name=puzzle.name,
                number=puzzle.number,
                topic=puzzle.topic,
                level=puzzle.level,
                title=texts.title(puzzle),
                example=puzzle.example,
            )
            for puzzle in found.puzzles
        ],
        topics=[TopicShape(name=topic, title=texts.topic(topic)) for topic in found.topics],
        today=of_the_day(names, day or datetime.now(UTC).date()),
    )


@router.post("/learn/{game}/puzzles/{name}", status_code=201, responses=answers(401, 404))
async def open_puzzle(game: str, name: str, caller: KnownCaller, services: ServicesDep) -> PuzzleTableOut:
    """Open a table at which the puzzle is asked; the caller's earlier one is deleted."""
    puzzle = _puzzle(find(game), name)
    match = await asyncio.to_thread(puzzle.start)
    table = await open_table(
        services,
        caller,
        puzzle.game,
        teaching=f"{PUZZLE}{name}",
        seats=match.seats,
        seat=puzzle.seat,
        options=match.game.options.changed(match.options),
        seed=match.seed,
        name=puzzle.game.title,
        entries=[(entry.seat, entry.text) for entry in match.entries],
    )
    return PuzzleTableOut(table=table)


@router.get("/tables/{table}/puzzle", responses=answers(401, 404, 409))
async def show_puzzle(
    table: str,
    caller: KnownCaller,
    services: ServicesDep,
    language: LanguageName = "en",
    answer: bool = Query(False, description="whether to tell the answer"),
) -> PuzzleOut:
    """How the puzzle of a table stands: the question, what has been reached, and, once found or asked for, the answer."""
    async with services.tables.at(table) as live:
        puzzle = _puzzle(check_teaching(live, caller, PUZZLE), live.table.teaching.removeprefix(PUZZLE))
        decisions = decided(live.match)
        names = tuple(seat.name for seat in live.seats)
    return await asyncio.to_thread(_told, puzzle, decisions, _texts(puzzle.game, language, names, puzzle), answer)


def _told(puzzle: Puzzle, decisions: list[tuple[int, str]], texts: Texts, asked: bool) -> PuzzleOut:
    given = answer_of(puzzle, decisions)
    solution = puzzle.solution
    solved = given.value == solution.best
    open_ = solved or asked
    return PuzzleOut(
        name=puzzle.name,
        number=puzzle.number,
        title=texts.title(puzzle),
        question=texts.say(puzzle, "question"),
        unit=texts.unit(puzzle),
        decisions=puzzle.decisions,
        played=len(given.actions) if given.value is None else puzzle.decisions,
        start=solution.before,
        start_text=texts.amount(puzzle, solution.before),
        reached=given.value,
        reached_text="" if given.value is None else texts.amount(puzzle, given.value),
        solved=solved,
        hint=texts.say(puzzle, "hint"),
        best=solution.best if open_ else None,
        best_text=texts.amount(puzzle, solution.best) if open_ else "",
        why=texts.say(puzzle, "why") if open_ else "",
        rules=list(puzzle.rules),
        results=_results(puzzle, given, texts) if open_ else [],
        refused=_refused(puzzle, texts) if open_ else [],
    )


def _results(puzzle: Puzzle, given: Answer, texts: Texts) -> list[ResultShape]:
    return [
        ResultShape(
            actions=list(way.actions),
            text=texts.way(puzzle, way),
            value=way.value,
            note=texts.note(puzzle, way),
            mine=puzzle.solution.same(way.actions, given.actions),
        )
        for way in puzzle.solution.rows(given.actions)
    ]


def _refused(puzzle: Puzzle, texts: Texts) -> list[RefusedShape]:
    return [
        RefusedShape(action=refused.action, text=texts.refused(puzzle, refused), rule=refused.refusal.rule)
        for refused in puzzle.solution.refused()
    ]


def _puzzles(game: Game) -> Puzzles:
    if not has_puzzles(game):
        raise Problem("not-found", "no-puzzles", game=game.title)
    return puzzles_of(game)


def _puzzle(game: Game, name: str) -> Puzzle:
    try:
        return _puzzles(game).named(name)
    except BadPuzzle as error:
        raise Problem("not-found", "no-puzzle", name=name) from error


@lru_cache(64)
def _texts(game: Game, language: str, players: tuple[str, ...], puzzle: Puzzle | None = None) -> Texts:
    return Texts(game, language, players, None if puzzle is None else puzzle.chosen)
