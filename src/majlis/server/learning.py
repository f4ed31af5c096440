"""The rulebooks for people, with the positions that they show."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Query

from majlis.engine.game import Game
from majlis.engine.rulebook import Block, Chapter, Rulebook, Table, minutes_to_read, rulebook
from majlis.server.callers import AnyCaller
from majlis.server.catalogue import find
from majlis.server.problems import Problem, answers
from majlis.server.shapes import LanguageName, OptionValue, Out

router = APIRouter(prefix="/api", tags=["learning"])


class BlockShape(Out):
    """One thing on the page; `kind` is `head`, `text`, `table`, `side`, `picture`, `example`, `ask` or `tip`."""

    kind: str
    ids: list[str]
    text: str
    """Markdown for bold and italics; `[dinar]` is a piece to draw."""
    name: str
    steps: list[str]
    after: str


class BookChapterShape(Out):
    number: int
    name: str
    title: str
    language: str
    """English while the chapter is not translated."""
    minutes: int
    blocks: list[BlockShape]


class BookTableShape(Out):
    title: str
    rows: list[list[str]]
    across: bool


class BookShape(Out):
    game: str
    title: str
    chapters: list[BookChapterShape]
    tables: dict[str, BookTableShape]
    marks: dict[str, list[list[str]]]
    """By example and step: what is marked on its board."""
    boards: dict[str, str]
    """By example: which part of the game's board it shows."""
    moments: dict[str, list[int]]
    """By example and step: after how many actions the position is shown."""


class StageShape(Out):
    """A position without a table around it."""

    board: str
    seat: int
    players: list[str]
    options: dict[str, OptionValue]
    """The options of the position that differ from the usual."""
    view: dict[str, Any]
    numbers: dict[str, Any]


@router.get("/learn/{game}", responses=answers(404))
async def show_rulebook(game: str, _: AnyCaller, language: LanguageName = "en") -> BookShape:
    """The rulebook of a game, with all its numbers filled in."""
    found = find(game)
    book = _book(found, language)
    examples = book.source.file.get("examples", {})
    return BookShape(
        game=found.id,
        title=book.title,
        chapters=[_chapter(chapter) for chapter in book.chapters],
        tables={name: _table(table) for name, table in book.tables.items()},
        marks=book.marks,
        boards={name: each["board"] for name, each in examples.items()},
        moments={name: [step.get("at", 0) for step in each["steps"]] for name, each in examples.items()},
    )


@router.get("/learn/{game}/chapters", responses=answers(404))
async def list_chapters(game: str, _: AnyCaller) -> list[str]:
    """The names of a rulebook's chapters, in order: enough to say how much of it somebody has read."""
    return [chapter.name for chapter in _book(find(game), "en").chapters]


@router.get("/learn/{game}/stages/{name}", responses=answers(404))
async def show_stage(game: str, name: str, _: AnyCaller, at: int = Query(0, ge=0, le=99)) -> StageShape:
    """The position of a picture, or of an example after `at` of its actions."""
    book = _book(find(game), "en")
    try:
        stage = book.source.stage(name, at)
    except KeyError as error:
        raise Problem("not-found", "no-picture", name=name) from error
    state = stage.match.state
    return StageShape(
        board=stage.board,
        seat=stage.seat,
        players=list(stage.players),
        options=stage.match.game.options.changed(stage.match.options),
        view=dict(state.view(stage.seat)),
        numbers=dict(state.numbers(stage.seat)),
    )


def _book(game: Game, language: str) -> Rulebook:
    try:
        return rulebook(game, language)
    except ValueError as error:
        raise Problem("not-found", text=str(error)) from error


def _chapter(chapter: Chapter) -> BookChapterShape:
    return BookChapterShape(
        number=chapter.number,
        name=chapter.name,
        title=chapter.title,
        language=chapter.language,
        minutes=minutes_to_read(chapter),
        blocks=[_block(block) for block in chapter.blocks],
    )


def _table(table: Table) -> BookTableShape:
    return BookTableShape(title=table.title, rows=[list(row) for row in table.rows], across=table.across)


def _block(block: Block) -> BlockShape:
    return BlockShape(
        kind=block.kind,
        ids=list(block.ids),
        text=block.text,
        name=block.name,
        steps=list(block.steps),
        after=block.after,
    )
