"""What runs in a bot process for hints and analyses: a match log comes in, judged decisions go out.

A process keeps the matches it works on, so that the next part of the same analysis begins at once.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final

from majlis.analysis.findings import Findings
from majlis.analysis.hints import hints
from majlis.analysis.review import Review
from majlis.analysis.weighing import Effort
from majlis.engine.match import Match
from majlis.server.history import Deal

KEPT: Final = 2
_reviews: Final[OrderedDict[str, Review]] = OrderedDict()


@dataclass(frozen=True)
class Played:
    """A match: what it began with, and its log."""

    table: str
    deal: Deal
    lines: tuple[tuple[int, str], ...]

    def match(self) -> Match:
        match = self.deal.match()
        for seat, text in self.lines:
            match.enter(seat, text)
        return match


@dataclass(frozen=True)
class HintJob:
    played: Played
    seat: int
    seconds: float


@dataclass(frozen=True)
class Part:
    """A part of an analysis: some decisions, by the numbers of their entries."""

    played: Played
    numbers: tuple[int, ...]
    effort: Effort


def find_hints(job: HintJob) -> list[dict[str, Any]]:
    return [hint.json() for hint in hints(job.played.match(), job.seat, job.seconds)]


def begin_review(played: Played) -> tuple[dict[str, Any], list[int]]:
    """What is known before anything is judged, and the entries to judge."""
    review = _review(played)
    return Findings.of(review).json(), review.numbers


def judge_part(part: Part) -> tuple[list[dict[str, Any]], float]:
    """The judged decisions, and how many seconds they took."""
    review = _review(part.played)
    begun = monotonic()
    return [review.judge(number, part.effort).json() for number in part.numbers], monotonic() - begun


def _review(played: Played) -> Review:
    review = _reviews.pop(played.table, None) or Review(played.match())
    _reviews[played.table] = review
    if len(_reviews) > KEPT:
        _reviews.popitem(last=False)
    return review
