"""The games and their rules, as the page shows them."""

from __future__ import annotations

import hashlib
import json
import logging
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Annotated, Any

from fastapi import APIRouter, Header
from starlette.responses import PlainTextResponse, Response

from majlis.engine.catalog import game as game_named
from majlis.engine.catalog import games as all_games
from majlis.engine.errors import BadInput, UnknownGame
from majlis.engine.game import Game
from majlis.engine.lesson import has_lesson, lesson
from majlis.engine.rulebook import has_rulebook
from majlis.engine.rules import reference
from majlis.server.callers import AnyCaller
from majlis.server.levels import LEVELS
from majlis.server.problems import Problem, answers
from majlis.server.services import ServicesDep
from majlis.server.shapes import (
    ChapterShape,
    CreditsShape,
    GameDetail,
    GameShape,
    HoldingShape,
    LanguageName,
    NamesShape,
    RuleShape,
    RulesShape,
    RulingShape,
)

router = APIRouter(prefix="/api", tags=["games"])
log = logging.getLogger("majlis.games")


def find(name: str) -> Game:
    try:
        return game_named(name)
    except UnknownGame as error:
        raise Problem("not-found", error=error) from error


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
        "rulebook": has_rulebook(game),
        "own_values": bool(game.forms().kinds),
        "first_seats": lesson(game).seats if has_lesson(game) else min(max(game.min_seats, 2), game.max_seats),
    }


@router.get("/games", responses=answers())
async def list_games(_: AnyCaller) -> list[GameShape]:
    """List all games. A package whose game cannot be loaded is left out, and the log says why."""
    found: list[GameShape] = []
    for name in all_games():
        try:
            found.append(GameShape(**facts(game_named(name))))
        except BadInput as error:
            log.warning("a game cannot be loaded", extra={"game": name, "reason": str(error)})
    return found


@router.get("/programs", responses=answers())
async def list_programs(_: AnyCaller, services: ServicesDep) -> list[str]:
    """The programs that may take a bot's seat here, by their names."""
    return [name for name, _ in services.settings.programs]


@router.get("/games/{game}", responses=answers(404))
async def show_game(game: str, _: AnyCaller) -> GameDetail:
    """A game with its components and verbs."""
    found = find(game)
    tables = json.loads(json.dumps(found.component_tables(found.read_box(None))))
    reconstructed = tables.pop("reconstructed", [])
    verbs = {name: [(part.name, part.kind) for part in verb.parts] for name, verb in found.verbs.by_name.items()}
    naming = found.naming()
    names = None if naming is None else NamesShape.model_validate(naming.json())
    holdings = [HoldingShape.model_validate(holding.json()) for holding in found.holdings()]
    return GameDetail(
        **facts(found),
        box=tables,
        names=names,
        verbs=verbs,
        reconstructed=reconstructed,
        holdings=holdings,
        source_groups=found.source_groups(found.read_box(None)),
        credits=None if found.credits is None else CreditsShape.model_validate(asdict(found.credits)),
    )


@router.get(
    "/games/{game}/words/{language}", response_class=PlainTextResponse, responses={**answers(404), 304: {"model": None}}
)
async def show_words(
    game: str, language: LanguageName, _: AnyCaller, if_none_match: Annotated[str | None, Header()] = None
) -> Response:
    """What a game says in a language: its Fluent messages, without comments. The engine's own are not among them."""
    text, tag = _messages(find(game).folder / "locale" / f"{language}.ftl")
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if if_none_match is not None and tag in if_none_match:
        return Response(status_code=304, headers=headers)
    return PlainTextResponse(text, headers=headers)


@cache
def _messages(file: Path) -> tuple[str, str]:
    """A file of messages as it travels, and the tag by which a browser knows that it has it already."""
    if not file.is_file():
        raise Problem("not-found", "no-messages", name=file.stem)
    lines = file.read_text(encoding="utf-8").splitlines()
    text = "\n".join(line for line in lines if line.strip() and not line.startswith("#")) + "\n"
    return text, f'"{hashlib.sha256(text.encode()).hexdigest()[:16]}"'


@router.get("/rules/{game}", responses=answers(404))
async def show_rules(game: str, _: AnyCaller, language: LanguageName = "en") -> RulesShape:
    """The rules of a game, numbered, in Markdown; in English where they are not translated: `language` of the answer says so."""
    found = find(game)
    try:
        book = reference(found.id, language)
    except ValueError as error:
        raise Problem("not-found", text=str(error)) from error
    chapters: dict[int, ChapterShape] = {}
    for rule in book.rules.values():
        chapter = chapters.setdefault(
            rule.chapter, ChapterShape(number=rule.chapter, title=rule.chapter_title, rules=[])
        )
        chapter.rules.append(RuleShape(id=rule.id, text=rule.text))
    rulings = [RulingShape(**ruling._asdict()) for ruling in book.rulings.values()]
    return RulesShape(
        game=found.id,
        language=book.language,
        title=book.title,
        chapters=list(chapters.values()),
        rulings=rulings,
        glossary=reference(found.id).glossary,
    )
