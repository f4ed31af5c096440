"""Words for the terminal: those of the engine, of a game and of the command line together."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from majlis.cli.languages import locale
from majlis.engine.action import Action, Facts, PartValue, Refusal
from majlis.engine.events import Event
from majlis.engine.game import Box, Game
from majlis.engine.holdings import Remark
from majlis.engine.match import Match
from majlis.engine.options import Value
from majlis.engine.outlook import Outlook
from majlis.engine.words import BadMessage, UnknownMessage, Words

TITLE: Final = re.compile(r"^game-title = ([^{}\n]+)$", re.MULTILINE)
"""The message with the title, which is a plain line in every game."""


def words_for(game: Game, language: str, box: Box | None = None, options: Mapping[str, Value] | None = None) -> Words:
    """Everything that a match with this box and these options may need to say, in one language."""
    own = game.folder / "locale"
    folders = [folder for folder in (own, own / "terminal", locale()) if (folder / f"{language}.ftl").is_file()]
    return Words(language, folders, partial(game.namer, box=box, options=options))


def title_of(game: Game, language: str) -> str:
    """What the game is called in that language; its own title if it does not say. Read without the thousand messages beside it."""
    file = game.folder / "locale" / f"{language}.ftl"
    found = TITLE.search(file.read_text(encoding="utf-8")) if file.is_file() else None
    return found[1] if found else game.title


def say(words: Words, message: str, facts: Facts) -> str:
    """A message of a game in words; its id and facts if the game has no such message: a plug-in may lack a language."""
    try:
        return words.say(message, **facts)
    except (UnknownMessage, BadMessage):
        told = ", ".join(
            f"{key} {'+'.join(value) if isinstance(value, list) else value}" for key, value in facts.items()
        )
        return f"{message}: {told}" if told else message


def name(words: Words, piece: str) -> str:
    """What a piece is called; its id where it has no name."""
    try:
        return words.name(piece)
    except (UnknownMessage, BadMessage):
        return piece


def tell(words: Words, event: Event, facts: Facts) -> str:
    """An event as somebody saw it, in a sentence."""
    return say(words, event.name, {**facts, "seat": event.seat} if event.seat >= 0 else facts)


def told(words: Words, match: Match, first: int, seat: int | None, folded: bool = True, since: int = 0) -> list[str]:
    """What happened since an entry, turn by turn, as that seat saw it; from 0 it includes the set-up. `folded`: without single steps.

    A caller that knows the turn of that entry passes it as `since`: otherwise the match is replayed from the beginning.
    A game that does not describe its turns is reported event by event.
    """
    out: list[str] = []
    for turn in match.turns(seat, since):
        steps = [step for step in _rows(turn["steps"]) if step["entry"] > first or (first == 0 and step["entry"] == 0)]
        if not steps:
            continue
        named = bool(match.game.turn_shape().headlines)
        if named:
            out.append(_turn(words, turn))
        if not folded or not named:
            indent = "  " if named else ""
            out += [f"{indent}{_step(words, step)}" for step in steps]
    return out


def _turn(words: Words, turn: Mapping[str, object]) -> str:
    """A turn in a line: whose, what, and what it brought each player."""
    headline, seat = turn["headline"], turn["seat"]
    assert isinstance(headline, dict)
    assert isinstance(seat, int)
    text = say(words, headline["id"], headline["facts"])
    if seat >= 0 and headline["id"].startswith("turn-"):
        text = f"{words.seat(seat)}: {text}"
    if turn["undone"]:
        return f"{text} ({words.say('terminal-undone')})"
    changes: dict[int, list[str]] = {}
    for change in _rows(turn["changes"]):
        changes.setdefault(change["seat"], []).append(amount(words, change["name"], change["by"]))
    for player, parts in changes.items():
        who = "" if player == seat else f"{words.seat(player)} "
        text += f"  [{who}{', '.join(parts)}]"
    return text


def _step(words: Words, step: Mapping[str, Any]) -> str:
    facts = {**step["parts"], "seat": step["seat"]} if step["seat"] >= 0 else step["parts"]
    text = say(words, step["name"], facts)
    return f"{text} ({words.say('terminal-undone')})" if step["undone"] else text


def _rows(rows: object) -> list[dict[str, Any]]:
    assert isinstance(rows, list)
    return rows


def amount(words: Words, holding: str, low: int, high: int | None = None) -> str:
    """A change of a holding: `+2 coins`, `−1 ware`, or `0 to +3 points` where it is not certain."""
    most = low if high is None else high
    if low == most:
        return f"{_sign(low)}{say(words, f'holding-{holding}', {'count': abs(low)})}"
    span = words.say("terminal-range", low=f"{_sign(low)}{abs(low)}", high=f"{_sign(most)}{abs(most)}")
    return f"{span} {say(words, f'holding-{holding}.label', {})}"


def _sign(number: int) -> str:
    return "+" if number > 0 else "−" if number < 0 else ""


def outlook(words: Words, found: Outlook, seat: int) -> str:
    """What an action would bring that seat, and the remarks on it, in one line."""
    parts = [
        amount(words, change.name, change.low, change.high)
        for change in found.changes
        if change.seat == seat and (change.low or change.high)
    ]
    for change in found.changes:
        if change.seat != seat and change.sure and change.low:
            parts.append(f"{words.seat(change.seat)} {amount(words, change.name, change.low)}")
    return "; ".join(text for text in (", ".join(parts), remarks(words, found.remarks)) if text)


def remarks(words: Words, found: list[Remark]) -> str:
    """What a player should know, in one line."""
    return "; ".join(say(words, remark.id, remark.facts) for remark in found)


def refusal(words: Words, why: Refusal) -> str:
    """Why not, with the number of the rule."""
    return say(words, why.id, why.facts) + (f" ({why.rule})" if why.rule else "")


def verb(words: Words, name: str) -> str:
    """A verb as the heading of a choice."""
    return words.verb(name) if words.has(f"verb-{name}") else name


def part(words: Words, kind: str, value: PartValue) -> str:
    """A chosen part: a piece by name, several joined by plus signs, a cell or a number as it is."""
    if not isinstance(value, str):
        return " + ".join(name(words, piece) for piece in value) or words.say("list-empty")
    return name(words, value) if kind == "word" else value


def parts(words: Words, action: Action) -> list[str]:
    """The parts of an action that have been chosen."""
    return [part(words, one.kind, value) for one, value in zip(action.verb.parts, action.parts, strict=False)]
