"""Law 11: whatever happens, is asked or is refused can be said in every language, and the rule it names is on the rules page.

It is said in words: a place as the notation writes it (`1,-2`) means nothing to somebody who looks at a board.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from majlis.engine.errors import MajlisError
from majlis.engine.game import Game
from majlis.engine.rules import Reference, parse, reference
from majlis.engine.words import LANGUAGES, BadMessage, UnknownMessage, Words
from majlis.testing.trial import Trial

LAW: Final = 11
_COORDINATES: Final = re.compile(r"-?\d+,-?\d+")
_said: Final[set[tuple[str, str, tuple[str, ...]]]] = set()
"""What has already been rendered: game, message and names of its parts. Each message is tried once, whatever its parts."""


def everything_can_be_said(trial: Trial) -> None:
    """The question, the refusals of what a person may point at, and all events since the last time, for every viewer."""
    match = trial.match
    prompt = match.prompt
    if prompt is not None:
        can_be_said(trial, prompt.id, prompt.rule, prompt.facts)
        can_be_said(trial, f"{prompt.id}.others", prompt.rule, {**prompt.facts, "seat": prompt.seat})
    for seat in match.waiting:
        for action in match.tries(seat):
            refusal = match.refuse(action, seat)
            if refusal is not None:
                can_be_said(trial, refusal.id, refusal.rule, refusal.facts)
    for event in trial.unsaid:
        for viewer in (None, *range(trial.seats)):
            seen = event.seen_by(viewer)
            if seen is not None:
                can_be_said(trial, event.name, event.rule, {**seen, "seat": event.seat})
    trial.unsaid.clear()


def can_be_named(trial: Trial, piece: str) -> None:
    """A piece has a name in every language."""
    for words in _words(trial.game):
        try:
            words.name(piece)
        except (UnknownMessage, BadMessage) as error:
            trial.broken(LAW, f"{piece} has no name: {error}")


def can_be_said(trial: Trial, message: str, rule: str, parts: Mapping[str, object]) -> None:
    """A message can be said in every language, and its rule is on the page."""
    game = trial.game
    key = game.id, f"{message} {rule}", tuple(sorted(parts))
    if key in _said:
        return
    page = _page(game)
    if rule and page is not None and rule not in page:
        trial.broken(LAW, f"{message} names the rule {rule}, which is not on the rules page")
    for words in _words(game):
        try:
            text = words.say(message, **parts)
        except (UnknownMessage, BadMessage) as error:
            trial.broken(LAW, f"{message} cannot be said: {error}")
        if _COORDINATES.search(text):
            trial.broken(LAW, f"{message} names a place by its coordinates: {text}")
    _said.add(key)


@cache
def _words(game: Game) -> list[Words]:
    """The game's words in every language; none if it has no messages at all."""
    locale = game.folder / "locale"
    if not locale.is_dir():
        return []
    return [Words(language, [locale], game.namer) for language in LANGUAGES]


@cache
def _page(game: Game) -> Reference | None:
    own = game.folder / "rules.md"
    if own.is_file():
        return parse(own.read_text(encoding="utf-8"))
    try:
        return reference(game.id)
    except (ValueError, MajlisError):
        return None
