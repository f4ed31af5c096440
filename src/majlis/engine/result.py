"""The end of a match beside the seats' own points: rivals without a seat, and what decided between players with equal points."""

from __future__ import annotations

from itertools import pairwise
from typing import Final, final

from majlis.engine.action import Fact, Facts
from majlis.engine.holdings import Remark

SHARED: Final = "event-tie-shared"
"""The usual message for players who are equal in everything that counts."""


@final
class Rival:
    """Somebody who has points but no seat (Yusuf, Dirk). `rank` is 0 where they cannot win."""

    def __init__(self, name: str, score: int, breakdown: dict[str, int], rank: int) -> None:
        self.name = name
        self.score = score
        self.breakdown = breakdown
        self.rank = rank

    def json(self) -> dict[str, str | int | dict[str, int]]:
        return {"name": self.name, "score": self.score, "breakdown": self.breakdown, "rank": self.rank}


@final
class TieBreak:
    """What counts after the points: a message, its rule, and every player's number, of which the higher one wins."""

    def __init__(self, id: str, rule: str, counts: list[int]) -> None:
        self.id = id
        self.rule = rule
        self.counts = counts


def tie_remarks(
    players: list[Fact], scores: list[int], rule: str, breaks: list[TieBreak], shared: str = SHARED
) -> list[Remark]:
    """For each two neighbours in the ranking with equal points: what put the one before the other, or that they share the place.

    A message gets `first`, `second`, their `points` and the two numbers that decided, `more` and `less`.
    """
    numbers = [[scores[i], *(each.counts[i] for each in breaks)] for i in range(len(players))]
    order = sorted(range(len(players)), key=lambda i: [-number for number in numbers[i]])
    out: list[Remark] = []
    for first, second in pairwise(order):
        if scores[first] != scores[second]:
            continue
        facts: Facts = {"first": players[first], "second": players[second], "points": scores[first]}
        deciding = next((each for each in breaks if each.counts[first] != each.counts[second]), None)
        if deciding is None:
            out.append(Remark(shared, facts, rule=rule))
            continue
        facts["more"] = deciding.counts[first]
        facts["less"] = deciding.counts[second]
        out.append(Remark(deciding.id, facts, rule=deciding.rule))
    return out
