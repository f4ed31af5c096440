"""What many tables would need: `python -m benchmarks.scale --tables 20000 --spectators 2 --processes 4 8 12`.

No machine here has 20,000 tables, so this is arithmetic with queues: moves arrive at random, every process is one queue that works through
what it has to do in order, and a commit waits for the database. What a piece of work costs is measured by `load.py`; docs/scale.md says
how. Calls and streams reach the processes either at random, as several workers on one socket do, or by table, as a proxy does that routes
by the table's id.
"""

from __future__ import annotations

import argparse
import heapq
import random
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import NamedTuple

SECONDS = 10.0
"""How long is simulated."""


@dataclass(frozen=True)
class Costs:
    """Seconds of one core, on the machine of docs/scale.md."""

    call: float = 0.60e-3
    """A move from the first byte of its call to the answer, without the wait for the disk."""
    follow: float = 0.25e-3
    """What another process does to learn of a move: read the notification, play the row."""
    render: float = 0.40e-3
    """An update for one seat; all spectators share one."""
    send: float = 0.12e-3
    """An update to one stream."""
    commit: float = 2e-3
    """Seconds that PostgreSQL takes to make a group durable; commits with notifications happen one after another."""


class Move(NamedTuple):
    """A move on its way."""

    table: int
    at: float


@dataclass
class Result:
    """What came out of a run."""

    busy: float
    """The share of its time that the busiest process worked."""
    database: float
    """The share of the time in which a commit was under way."""
    p50: float
    p99: float
    """Seconds from a move's call to the update at the other seats."""


class Simulation:
    """Some seconds with everybody at the tables."""

    def __init__(self, options: argparse.Namespace, processes: int, by_table: bool) -> None:
        self.options = options
        self.by_table = by_table
        self.chance = random.Random(options.seed)
        self.costs = Costs()
        self.free = [0.0] * processes
        self.worked = [0.0] * processes
        self.waiting: list[list[Move]] = [[] for _ in range(processes)]
        """Moves whose commit has not begun, by process."""
        self.line: deque[int] = deque()
        """Processes whose group waits for the database."""
        self.committing = False
        self.commits = 0
        self.delays: list[float] = []
        self.events: list[tuple[float, int, Callable[[float], None]]] = []
        self.order = count()

    def at(self, time: float, then: Callable[[float], None]) -> None:
        heapq.heappush(self.events, (time, next(self.order), then))

    def run(self) -> Result:
        for table in range(self.options.tables):
            self.at(self.chance.expovariate(1 / self.options.pause), partial(self.call, table))
        while self.events[0][0] < SECONDS:
            time, _, then = heapq.heappop(self.events)
            then(time)
        found = sorted(self.delays)
        return Result(
            max(self.worked) / SECONDS,
            self.commits * self.costs.commit / SECONDS,
            found[len(found) // 2],
            found[int(len(found) * 0.99)],
        )

    def work(self, now: float, process: int, cost: float) -> float:
        self.free[process] = max(now, self.free[process]) + cost
        self.worked[process] += cost
        return self.free[process]

    def process_of(self, table: int) -> int:
        return (table if self.by_table else self.chance.getrandbits(30)) % len(self.free)

    def call(self, table: int, now: float) -> None:
        """A move arrives; the next one at this table is some time off."""
        process = self.process_of(table)
        done = self.work(now, process, self.costs.call)
        self.at(done, partial(self.ask_for_commit, Move(table, now), process))
        self.at(now + self.chance.expovariate(1 / self.options.pause), partial(self.call, table))

    def ask_for_commit(self, move: Move, process: int, now: float) -> None:
        if not self.waiting[process]:
            self.line.append(process)
        self.waiting[process].append(move)
        if not self.committing:
            self.commit(now)

    def commit(self, now: float) -> None:
        """Whatever waits at the next process is made durable together."""
        process = self.line.popleft()
        group, self.waiting[process] = self.waiting[process], []
        self.committing = True
        self.commits += 1
        self.at(now + self.costs.commit, partial(self.committed, group, process))

    def committed(self, group: list[Move], process: int, now: float) -> None:
        self.committing = False
        if self.line:
            self.commit(now)
        for move in group:
            self.show(move, process, now)

    def show(self, move: Move, writer: int, now: float) -> None:
        """Every stream of the table gets its update, from the process that holds it."""
        known, watched = {writer}, set()
        for stream in range(self.options.seats + self.options.spectators):
            process = self.process_of(move.table)
            cost = self.costs.send
            if process not in known:
                known.add(process)
                cost += self.costs.follow
            if stream < self.options.seats or process not in watched:
                cost += self.costs.render
            if stream >= self.options.seats:
                watched.add(process)
            self.delays.append(self.work(now, process, cost) - move.at)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=20_000)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--spectators", type=int, default=2)
    parser.add_argument("--pause", type=float, default=15.0, help="seconds between two moves at a table")
    parser.add_argument("--processes", type=int, nargs="+", default=[4, 6, 8, 12, 16, 24])
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    moves = options.tables / options.pause
    print(
        f"{options.tables} tables, {moves:.0f} moves/s, {options.seats} seats and {options.spectators} spectators each"
    )
    print("processes  routed    busiest  database  p50       p99")
    for processes in options.processes:
        for by_table in (False, True):
            found = Simulation(options, processes, by_table).run()
            late = found.busy > 1
            shown = "falls behind" if late else f"{found.p50 * 1000:6.1f} ms {found.p99 * 1000:6.1f} ms"
            where = "by table" if by_table else "at random"
            print(f"{processes:9d}  {where:9s} {found.busy:6.0%}  {found.database:7.0%}  {shown}")


if __name__ == "__main__":
    main()
