"""What a seed decides before anything happens: how large the world is and how bad its weather."""

from __future__ import annotations

import random
from dataclasses import dataclass

GAMES = {"alhambra": 2, "al_rashid": 2, "tadmor": 2, "sabika": 2}
"""The games and how few can play them."""


@dataclass(frozen=True)
class TablePlan:
    """A table: the seats that people take, the others are for bots."""

    game: str
    people: int
    bots: int
    spectators: int


@dataclass(frozen=True)
class Weather:
    """How often things go wrong, as probabilities for each occasion."""

    lost: float = 0.0
    """A call does not reach the server, or its answer does not come back."""
    doubled: float = 0.0
    """A call reaches the server twice, perhaps long after its answer."""
    late: float = 0.0
    """A message takes seconds instead of milliseconds."""
    cut: float = 0.0
    """A stream breaks when something is sent."""
    killed: float = 0.0
    """A process is killed just before or just after a commit."""
    failed: float = 0.0
    """A commit fails; with PostgreSQL perhaps only as far as the caller knows."""
    unread: float = 0.0
    """A question to the database is not answered."""
    deaf: float = 0.0
    """The connection that brings notifications breaks, and some were lost."""
    slow_bots: float = 0.0
    """A bot takes too long."""
    dead_bots: float = 0.0
    """A bot's process dies."""


@dataclass(frozen=True)
class Plan:
    """A world."""

    seed: int
    postgres: bool
    workers: int
    tables: tuple[TablePlan, ...]
    weather: Weather
    moves: int
    """How many decisions each person takes before the storm ends."""
    troubles: float
    """Seconds, on average, between two troubles of a process: it is killed, stopped, or sleeps."""
    in_order: float
    live_tables: int
    """How many tables a process keeps in memory."""
    heartbeat: float
    """Seconds after which a silent stream sends a comment. A stream that is not woken looks again then, so in most worlds that is late."""
    homes: bool = False
    """Whether workers pass calls on to the home of their table."""


CALM = Weather()


def plan_of(seed: int) -> Plan:
    """The world of a seed."""
    chance = random.Random(f"plan {seed}")
    postgres = chance.random() < 0.75
    tables = []
    for _ in range(chance.choice((1, 1, 1, 1, 2))):
        people = chance.choice((1, 2, 2, 3))
        bots = chance.choice((0, 1, 1)) if people > 1 else 1
        tables.append(TablePlan(chance.choice(list(GAMES)), people, bots, chance.choice((0, 0, 1))))

    def some(most: float) -> float:
        """Each kind of trouble is absent from many worlds: too much of one hides the others."""
        return chance.choice((0.0, chance.random() * most))

    weather = Weather(
        lost=some(0.2),
        doubled=some(0.4),
        late=some(0.2),
        cut=some(0.15),
        killed=some(0.06),
        failed=some(0.1),
        deaf=some(0.1),
        slow_bots=some(0.3),
        dead_bots=some(0.2),
        # Of a chance of its own, as homes below.
        unread=random.Random(f"unread {seed}").choice((0.0, 0.0, 0.01, 0.05)),
    )
    workers = chance.choice((1, 2, 2, 3)) if postgres else 1
    return Plan(
        seed=seed,
        postgres=postgres,
        workers=workers,
        tables=tuple(tables),
        weather=weather,
        moves=chance.choice((2, 3, 5)),
        troubles=chance.choice((1.0, 3.0, 6.0, 1e9)),
        in_order=chance.choice((0.0, 0.0, 0.5, 0.9)),
        live_tables=chance.choice((1, 300)),
        heartbeat=chance.choice((8.0, 1000.0, 1000.0)),
        # Of a chance of its own: all other worlds stay what they were before tables had homes.
        homes=workers > 1 and random.Random(f"homes {seed}").random() < 0.6,
    )
