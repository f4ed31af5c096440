"""The final scores by source, as a table."""

from __future__ import annotations

from rich.table import Table

from majlis.cli.speaking import name
from majlis.engine.match import Match
from majlis.engine.words import Words


def score_table(match: Match, words: Words) -> Table:
    """One column for each player, one line for each source that gave anybody points, then the sums and, at the end, the ranks."""
    table = Table(header_style="bold", padding=(0, 1))
    table.add_column(words.say("terminal-points"))
    for seat in range(match.seats):
        table.add_column(words.seat(seat), justify="right")
    points = [match.breakdown(seat) for seat in range(match.seats)]
    for source in points[0]:
        row = [mine.get(source, 0) for mine in points]
        if any(row):
            table.add_row(name(words, source), *(str(value or "·") for value in row))
    table.add_section()
    table.add_row(words.say("terminal-sum"), *(str(score) for score in match.scores()), style="bold")
    if match.over:
        table.add_row(
            words.say("terminal-rank"),
            *(words.say("terminal-place", rank=rank) for rank in match.ranking()),
            style="bold",
        )
    return table
