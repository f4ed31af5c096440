"""Everything that was found out about a match, as it is kept: plain JSON without a word of any language."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from majlis.analysis.review import Judged, Review

VERSION: Final = 1
"""Counts up when kept findings can no longer be read."""


@dataclass
class Findings:
    """The judged decisions, and what follows from the match itself."""

    end: list[float]
    entries: int
    expected: int
    """How many decisions there are to judge."""
    sources: list[tuple[int, list[dict[str, int]]]]
    scores: list[int]
    ranking: list[int]
    turns: list[int]
    """How many turns each seat had."""
    holdings: list[dict[str, int]]
    judged: dict[int, Judged] = field(default_factory=dict)
    """By the number of entries before the decision."""

    @staticmethod
    def of(review: Review) -> Findings:
        match = review.match
        turns = [0] * match.seats
        for seat in {(one.seat, turn) for one, turn in review.decision_turns()}:
            turns[seat[0]] += 1
        return Findings(
            review.end,
            len(match.entries),
            len(review.numbers),
            review.sources,
            match.scores(),
            match.ranking(),
            turns,
            [match.holdings(seat) for seat in range(match.seats)],
        )

    def add(self, judged: Judged) -> None:
        self.judged[judged.at] = judged

    @property
    def decisions(self) -> list[Judged]:
        """In the order of the match."""
        return [self.judged[at] for at in sorted(self.judged)]

    @property
    def complete(self) -> bool:
        """Whether every decision has been judged at least once."""
        return len(self.judged) >= self.expected

    def json(self) -> dict[str, Any]:
        return {
            "version": VERSION,
            "end": self.end,
            "entries": self.entries,
            "expected": self.expected,
            "sources": self.sources,
            "scores": self.scores,
            "ranking": self.ranking,
            "turns": self.turns,
            "holdings": self.holdings,
            "judged": [one.json() for one in self.decisions],
        }

    @staticmethod
    def loads(kept: dict[str, Any]) -> Findings | None:
        """What `json` wrote; None if it is of another version."""
        if kept.get("version") != VERSION:
            return None
        judged = [Judged.of(one) for one in kept["judged"]]
        return Findings(
            kept["end"],
            kept["entries"],
            kept["expected"],
            [(at, seats) for at, seats in kept["sources"]],
            kept["scores"],
            kept["ranking"],
            kept["turns"],
            kept["holdings"],
            {one.at: one for one in judged},
        )
