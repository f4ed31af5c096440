"""What a piece is, for people at a terminal: `about` finds it by its name or its id and says what it does, costs and brings now."""

from __future__ import annotations

from majlis.cli.speaking import name, say
from majlis.engine.match import Match
from majlis.engine.words import Words

MOST_FOUND = 12
"""More pieces than this are not listed one by one."""


def names(match: Match, words: Words) -> dict[str, str]:
    """The name of every piece of the box in the language of the table."""
    return {piece: name(words, piece) for piece in match.game.pieces(match.box)}


def pieces(match: Match, words: Words, wanted: str) -> list[str]:
    """The pieces that are meant: the one with that id, else those with that name, else those whose name or id has these words in it."""
    known = names(match, words)
    wanted = wanted.lower()
    if wanted in known:
        return [wanted]
    whole = [piece for piece, called in known.items() if called.lower() == wanted]
    return whole or [piece for piece, called in known.items() if wanted in called.lower() or wanted in piece]


def explained(match: Match, words: Words, piece: str, seat: int | None) -> list[str]:
    """The name with its sort, what the piece does with its rule, and line by line what it would cost and bring that seat now."""
    about = match.game.about(match.box, piece)
    if about is None:
        return []
    title = f"{name(words, piece)} · {say(words, about.kind, about.facts)}"
    text = say(words, about.text, about.facts)
    now = [say(words, remark.id, remark.facts) for remark in match.state.about(piece, seat)]
    return [title, f"{text} ({about.rule})" if about.rule else text, *now]
