"""One simulated world: its clock, its chance, its nodes, what happened in it, and the law that was broken."""

from __future__ import annotations

import hashlib
import random
import sqlite3
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

from majlis.server.thinking import Question
from tests.simulation.loop import NODE, Node, VirtualLoop
from tests.simulation.plan import CALM, Plan, Weather

EPOCH = 1_800_000_000
_SUMMED_UP = """
SELECT id, seq, rows FROM (SELECT id, seq, (SELECT max(number) FROM log WHERE "table" = tables.id) AS rows FROM tables)
WHERE seq <> coalesce(rows, 0)
"""
Fate = Literal["", "die-before", "die-after", "fail-before", "fail-after"]


class Broken(AssertionError):
    """A law does not hold."""


class World:
    """Everything that the parts of a simulation share."""

    def __init__(self, plan: Plan, file: Path) -> None:
        self.plan = plan
        self.file = file
        """The database, however many processes use it."""
        self.chance = random.Random(f"world {plan.seed}")
        self.loop = VirtualLoop(random.Random(f"order {plan.seed}"), plan.in_order)
        self.loop.work_delay = self.database_delay
        self.weather: Weather = CALM
        self.trace: list[str] = []
        self.faults: dict[str, int] = defaultdict(int)
        """How often each kind of trouble came."""
        self.connections: dict[Node | None, list[Any]] = defaultdict(list)
        """Open connections to the database by node; each can `hang_up`."""
        self.listening: list[Any] = []
        """Connections that bring notifications."""
        self.doors: dict[str, Any] = {}
        """The workers that take what others pass on, by address."""
        self.on_death: list[Callable[[Node], None]] = []
        self.thoughts: dict[tuple[str, int, int], list[tuple[tuple[tuple[int, str], ...], str]]] = defaultdict(list)
        """What bots answered, by table, number of entries and seat: the entries and the answer."""
        self.broken: list[str] = []
        self.over = False
        """Whether all is said: what is cleaned up afterwards belongs to no story."""
        self._asking: sqlite3.Connection | None = None

    # what happened

    def note(self, text: str, who: str | None = None) -> None:
        if self.over:
            return
        node = NODE.get()
        self.trace.append(f"{self.loop.moment:9.3f}  {who or (node.name if node else ''):<8}  {text}")

    def breach(self, text: str) -> None:
        """A law is broken; the simulation ends at the next opportunity."""
        self.note(f"BROKEN: {text}")
        if not self.over:
            self.broken.append(text)

    def digest(self) -> str:
        return hashlib.sha256("\n".join(self.trace).encode()).hexdigest()[:16]

    # chance

    def happens(self, what: str) -> bool:
        """Whether a trouble comes now, by the weather."""
        probability: float = getattr(self.weather, what)
        if probability <= 0 or self.chance.random() >= probability:
            return False
        self.faults[what] += 1
        return True

    def delay(self) -> float:
        """How long a message takes."""
        if self.happens("late"):
            return self.chance.uniform(0.5, 12.0)
        return self.chance.expovariate(200.0)

    def database_delay(self) -> float:
        return self.chance.expovariate(1000.0)

    # clocks

    def monotonic(self) -> float:
        return 1000.0 + self.loop.moment

    def wall(self) -> float:
        node = NODE.get()
        return EPOCH + self.loop.moment + (node.clock_error if node is not None else 0.0)

    def database_clock(self) -> float:
        return EPOCH + self.loop.moment

    # processes

    def committed(self) -> None:
        """After every commit the row of a table sums up its log."""
        for table, seq, rows in self.ask(_SUMMED_UP):
            self.breach(f"table {table[:6]} is at row {seq}, its log at row {rows}")

    def fate_of_commit(self) -> Fate:
        """What becomes of the commit that is about to happen, and of the process that asked for it."""
        if NODE.get() is None:
            return ""
        if self.happens("killed"):
            return self.chance.choice(("die-before", "die-after"))
        if self.happens("failed"):
            return self.chance.choice(("fail-before", "fail-after"))
        return ""

    def kill(self, node: Node, why: str) -> None:
        """End a process at once, whatever it was doing; its connections break, its transactions are rolled back."""
        if node.dead:
            return
        self.note(f"is killed {why}", node.name)
        node.dead = True
        self.hang_up(node)
        for listener in self.on_death:
            listener(node)

    def hang_up(self, node: Node | None) -> None:
        for connection in self.connections.pop(node, []):
            connection.hang_up()

    # the database, as somebody sees it who asks it directly

    def ask(self, sql: str, *values: object) -> list[Any]:
        if self._asking is None:
            self._asking = sqlite3.Connection(self.file, isolation_level=None)
        return self._asking.execute(sql, values).fetchall()

    def close(self) -> None:
        if self._asking is not None:
            self._asking.close()
            self._asking = None

    def thought(self, question: Question, answer: str) -> None:
        self.note(f"a bot decides for seat {question.seat} after {len(question.lines)} entries: {answer}")
        self.thoughts[question.table, len(question.lines), question.seat].append((question.lines, answer))
