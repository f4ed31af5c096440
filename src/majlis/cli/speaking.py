"""Words for the terminal: those of the engine, of a game and of the command line together."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from majlis.engine.action import Action, Facts, PartValue, Refusal
from majlis.engine.events import Event
from majlis.engine.game import Box, Game
from majlis.engine.match import Match
from majlis.engine.words import BadMessage, UnknownMessage, Words


def locale() -> Path:
    """The folder with the command line's own messages."""
    return Path(__file__).parent / "locale"


def words_for(game: Game, language: str, box: Box | None = None) -> Words:
    """Everything that a match of this game may need to say, in one language."""
    own = game.folder / "locale"
    folders = [folder for folder in (own, own / "terminal", locale()) if (folder / f"{language}.ftl").is_file()]
    return Words(language, folders, partial(game.namer, box=box))


def say(words: Words, message: str, facts: Facts) -> str:
    """A message of a game in words; its id and facts where the game has no such message: a plug-in may lack a language."""
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


def told(words: Words, match: Match, first: int, seat: int | None) -> list[str]:
    """What happened since an entry, as that seat saw it; from 0 on with the setup."""
    events = [*match.opening] if first == 0 else []
    for came in match.events_since(first):
        events += came
    out: list[str] = []
    for event in events:
        facts = event.seen_by(seat)
        if facts is not None:
            out.append(tell(words, event, facts))
    return out


def refusal(words: Words, why: Refusal) -> str:
    """Why not, with the number of the rule."""
    return say(words, why.id, why.facts) + (f" ({why.rule})" if why.rule else "")


def verb(words: Words, name: str) -> str:
    """A verb as the heading of a choice."""
    return words.verb(name) if words.has(f"verb-{name}") else name


def part(words: Words, kind: str, value: PartValue) -> str:
    """A chosen part: a piece by name, several with a plus between, a place or a number as it is."""
    if not isinstance(value, str):
        return " + ".join(name(words, piece) for piece in value) or words.say("list-empty")
    return name(words, value) if kind == "word" else value


def parts(words: Words, action: Action) -> list[str]:
    """What was chosen of an action after its verb."""
    return [part(words, one.kind, value) for one, value in zip(action.verb.parts, action.parts, strict=False)]
