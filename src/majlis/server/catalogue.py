"""The games and their rules, as the page shows them."""

from __future__ import annotations

import json
from typing import Any

from fastapi import APIRouter

from majlis.engine.catalog import game as game_named
from majlis.engine.catalog import games as all_games
from majlis.engine.errors import UnknownGame
from majlis.engine.game import Game
from majlis.engine.rules import rulebook
from majlis.server.callers import AnyCaller
from majlis.server.levels import LEVELS
from majlis.server.problems import Problem, answers
from majlis.server.shapes import ChapterShape, GameDetail, GameShape, NamesShape, RuleShape, RulesShape, RulingShape

router = APIRouter(prefix="/api", tags=["games"])


def find(name: str) -> Game:
    try:
        return game_named(name)
    except UnknownGame as error:
        raise Problem("not-found", str(error)) from error


def facts(game: Game) -> dict[str, Any]:
    return {
        "id": game.id,
        "title": game.title,
        "min_seats": game.min_seats,
        "max_seats": game.max_seats,
        "revision": game.revision,
        "minutes": game.minutes,
        "options": game.options.json(),
        "levels": list(LEVELS),
    }


@router.get("/games", responses=answers())
async def list_games(_: AnyCaller) -> list[GameShape]:
    """List all games."""
    return [GameShape(**facts(game_named(name))) for name in all_games()]


@router.get("/games/{game}", responses=answers(404))
async def show_game(game: str, _: AnyCaller) -> GameDetail:
    """A game with its components and verbs."""
    found = find(game)
    tables = json.loads(json.dumps(found.component_tables(found.read_box(None))))
    reconstructed = tables.pop("reconstructed", [])
    verbs = {name: [(part.name, part.kind) for part in verb.parts] for name, verb in found.verbs.by_name.items()}
    naming = found.naming()
    names = None if naming is None else NamesShape.model_validate(naming.json())
    return GameDetail(**facts(found), box=tables, names=names, verbs=verbs, reconstructed=reconstructed)


@router.get("/rules/{game}", responses=answers(404))
async def show_rules(game: str, _: AnyCaller) -> RulesShape:
    """The rules of a game, numbered, in Markdown."""
    found = find(game)
    try:
        book = rulebook(found.id)
    except ValueError as error:
        raise Problem("not-found", str(error)) from error
    chapters: dict[int, ChapterShape] = {}
    for rule in book.rules.values():
        chapter = chapters.setdefault(
            rule.chapter, ChapterShape(number=rule.chapter, title=rule.chapter_title, rules=[])
        )
        chapter.rules.append(RuleShape(id=rule.id, text=rule.text))
    rulings = [RulingShape(**ruling._asdict()) for ruling in book.rulings.values()]
    return RulesShape(
        game=found.id, title=book.title, chapters=list(chapters.values()), rulings=rulings, glossary=book.glossary
    )
