"""What is wrong with a call, a record or a position, in the language of the call.

The engine, the bots and the arena raise their errors in English, with a message and its facts where people meet them; here they are said.
"""

from __future__ import annotations

import errno
from typing import Final

from majlis.cli.languages import chosen, say
from majlis.engine.catalog import game as game_named
from majlis.engine.catalog import games
from majlis.engine.errors import BadInput, BadPosition, BadRecord, IllegalAction, MajlisError

_SYSTEM: Final = {
    errno.ENOENT: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "read-only",
    errno.ENOSPC: "full",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
}
"""What the system answers most often; the rest is said as the system says it."""


def said(error: MajlisError) -> str:
    """The error in the language of the call; as it is where it has no message."""
    if not isinstance(error, BadInput) or not error.why:
        return str(error)
    facts: dict[str, object] = dict(error.facts)
    reason = error.reason
    if "why" not in facts and reason is not None:
        facts["why"] = _refused(reason, str(facts["game"])) if isinstance(reason, IllegalAction) else said(reason)
    if "game" in facts:
        facts["game"] = _title(str(facts["game"]))
    text = say(error.why, **facts)
    line = error.line if isinstance(error, (BadRecord, BadPosition)) else 0
    return say("wrong-line", line=str(line), why=text) if line else text


def _title(game: str) -> str:
    """What a game is called in the language of the call; errors know its English title."""
    from majlis.cli.speaking import words_for  # only now: it loads the words of games

    named = next((one for one in map(game_named, games()) if one.title == game), None)
    return game if named is None else words_for(named, chosen()).say("game-title")


def _refused(error: IllegalAction, game: str) -> str:
    """What the rules have against an action, with the number of the rule."""
    from majlis.cli.speaking import refusal, words_for  # only now: they load the words of games

    return say("wrong-refused", why=refusal(words_for(game_named(game), chosen()), error.refusal))


def system_said(error: OSError) -> str:
    """Why the system could not do it."""
    known = _SYSTEM.get(error.errno or 0)
    return str(error.strerror or error) if known is None else say(f"system-{known}")
