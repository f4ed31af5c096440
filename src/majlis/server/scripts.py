"""What bots say at tables to learn at: the lines of the lesson, while the match follows them."""

from __future__ import annotations

from majlis.engine.lesson import decisions_of, has_lesson, lesson, reply
from majlis.server.live import LiveTable

FIRST_MATCH = "first-match"
"""The column `teaching` of the table of a guided match."""


def scripted(live: LiveTable, seat: int) -> str | None:
    """The decision that the lesson has prepared for a bot; None: it has to think for itself."""
    match = live.history.match
    if live.table.teaching != FIRST_MATCH or match is None or not has_lesson(match.game):
        return None
    given = lesson(match.game)
    if match.seed != given.seed:
        return None
    text = reply(given, decisions_of(match), seat)
    return text if text is not None and match.refuse(text, seat) is None else None
