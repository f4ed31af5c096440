"""The results of a contest: shares of wins with their intervals, and ratings.

A win shared by k players counts 1/k for each. The 95 % interval is worked out over deals, not matches: the matches of one deal have the
same luck and belong together. Ratings are openskill's (Plackett-Luce), worked through in the order of play; 25 is where everybody begins,
and the interval is what the rating itself says about its certainty.
"""

from __future__ import annotations

import importlib
from math import sqrt
from typing import Any, Final, final

from majlis.arena.contest import Contest, Played

SURE: Final = 1.96


@final
class Share:
    """A share of wins: out of how many matches, and how far off it may be (None: too few deals to tell)."""

    def __init__(self, by_deal: list[float], matches: int) -> None:
        count = len(by_deal)
        self.matches = matches
        self.share = sum(by_deal) / count if count else 0.0
        self.interval: float | None = None
        if count > 1:
            spread = sum((one - self.share) ** 2 for one in by_deal) / (count - 1)
            self.interval = SURE * sqrt(spread / count)

    def json(self) -> dict[str, Any]:
        interval = None if self.interval is None else round(self.interval, 4)
        return {"share": round(self.share, 4), "interval": interval, "matches": self.matches}


@final
class Standings:
    """The results of a contest, by player."""

    def __init__(self, one: Contest, units: list[list[Played]]) -> None:
        self.contest = one
        self.matches = sum(len(unit) for unit in units)
        self.decisions = sum(match[3] for unit in units for match in unit)
        self.meetings: dict[tuple[int, int], Share] = {}
        """By player and opponent: how often that player won as the only one among copies of the opponent."""
        self.total: list[Share] = []
        """By player: the share of wins in all matches in which it was the odd one out or had one opponent."""
        self.ratings = ratings(one, units)
        self._count(units)

    @property
    def par(self) -> float:
        """The share of wins among equals."""
        return 1.0 / self.contest.seats

    def _count(self, units: list[list[Played]]) -> None:
        found: dict[tuple[int, int], list[float]] = {}
        count = len(self.contest.players)
        totals: list[list[float]] = [[] for _ in range(count)]
        for number, unit in enumerate(units):
            meeting = self.contest.meetings[number % len(self.contest.meetings)]
            one = meeting[0]
            share = _won_by(unit, one)
            other = meeting[-1]
            found.setdefault((one, other), []).append(share)
            totals[one].append(share)
            if self.contest.seats == 2:
                found.setdefault((other, one), []).append(1.0 - share)
                totals[other].append(1.0 - share)
        for pair, shares in found.items():
            self.meetings[pair] = Share(shares, len(shares) * self.contest.seats)
        self.total = [Share(shares, len(shares) * self.contest.seats) for shares in totals]

    def order(self) -> list[int]:
        """The players, the best first."""
        places = list(range(len(self.contest.players)))
        if self.contest.seats == 1:
            return sorted(places, key=lambda place: -self.total[place].share)
        return sorted(places, key=lambda place: -self.ratings[place][0])

    def json(self) -> dict[str, Any]:
        names = self.contest.players
        return {
            **self.contest.header(),
            "matches": self.matches,
            "decisions": self.decisions,
            "par": round(self.par, 4),
            "standings": [
                {
                    "player": names[place],
                    "rating": round(self.ratings[place][0], 2),
                    "rating_interval": round(self.ratings[place][1], 2),
                    "wins": self.total[place].json(),
                    "against": {
                        names[other]: self.meetings[place, other].json()
                        for other in range(len(names))
                        if (place, other) in self.meetings and self.contest.seats > 1
                    },
                }
                for place in self.order()
            ],
        }


def _won_by(unit: list[Played], player: int) -> float:
    """The share of wins of the odd one out in the matches of a deal."""
    won = 0.0
    for players, ranks, _, _ in unit:
        seat = players.index(player)
        if ranks[seat] == 1:
            won += 1.0 / ranks.count(1)
    return won / len(unit)


def ratings(one: Contest, units: list[list[Played]]) -> list[tuple[float, float]]:
    """By player: the rating, and how far off it may be."""
    model: Any = importlib.import_module("openskill.models").PlackettLuce()
    held: list[Any] = [model.rating() for _ in one.players]
    for unit in units if one.seats > 1 else []:
        for players, ranks, _, _ in unit:
            after = model.rate([[held[player]] for player in players], ranks=[float(rank) for rank in ranks])
            for player in set(players):
                mine = [after[seat][0] for seat in range(len(players)) if players[seat] == player]
                # opponents who are the same player are one rating: it moves by what happened to them on average
                held[player] = model.rating(
                    mu=sum(part.mu for part in mine) / len(mine), sigma=sum(part.sigma for part in mine) / len(mine)
                )
    return [(rating.mu, SURE * rating.sigma) for rating in held]
