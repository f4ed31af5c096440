"""Metrics in Prometheus' text format, summed over all workers of a server.

Each worker leaves its numbers in a file every few seconds; whichever worker is asked adds up the files of the others and its own
numbers. What a worker counted before it died stays counted; what it had open does not.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

METHODS = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE")
BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
EVERY = 2.0
"""Seconds between two reports of a worker."""
ALIVE = 10.0
"""Seconds for which a report counts as that of a living worker."""
_COUNTED = ("moves", "bot_moves", "conflicts", "passed_on")


class Metrics:
    """Counters and gauges."""

    def __init__(self) -> None:
        self.requests: Counter[tuple[str, str, int]] = Counter()
        self.seconds: Counter[float] = Counter()
        self.seconds_sum = 0.0
        self.moves = 0
        self.bot_moves = 0
        self.conflicts = 0
        self.passed_on = 0
        self.streams = 0
        self.tables = 0

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        self.requests[method if method in METHODS else "OTHER", route, status] += 1
        self.seconds_sum += seconds
        self.seconds[next((bound for bound in BUCKETS if seconds <= bound), float("inf"))] += 1

    def state(self) -> dict[str, Any]:
        """All numbers, as plain values."""
        return {
            "requests": [[*key, count] for key, count in self.requests.items()],
            "seconds": list(self.seconds.items()),
            "seconds_sum": self.seconds_sum,
            "counted": [getattr(self, name) for name in _COUNTED],
            "open": [self.streams, self.tables],
        }

    def add(self, state: dict[str, Any], alive: bool) -> None:
        """Add the numbers of another worker."""
        for method, route, status, count in state["requests"]:
            self.requests[method, route, status] += count
        for bound, count in state["seconds"]:
            self.seconds[float(bound)] += count
        self.seconds_sum += state["seconds_sum"]
        for name, count in zip(_COUNTED, state["counted"], strict=True):
            setattr(self, name, getattr(self, name) + count)
        if alive:
            self.streams += state["open"][0]
            self.tables += state["open"][1]

    def text(self) -> str:
        out = ["# HELP majlis_requests_total Answered calls.", "# TYPE majlis_requests_total counter"]
        for (method, route, status), count in sorted(self.requests.items()):
            out.append(f'majlis_requests_total{{method="{method}",route="{route}",status="{status}"}} {count}')
        out += [
            "# HELP majlis_request_seconds Time to the first byte of an answer.",
            "# TYPE majlis_request_seconds histogram",
        ]
        total = 0
        for bound in (*BUCKETS, float("inf")):
            total += self.seconds[bound]
            out.append(f'majlis_request_seconds_bucket{{le="{"+Inf" if bound == float("inf") else bound}"}} {total}')
        out += [f"majlis_request_seconds_sum {self.seconds_sum:.6f}", f"majlis_request_seconds_count {total}"]
        for name, kind, help_, value in (
            ("moves_total", "counter", "Moves of people, committed.", self.moves),
            ("bot_moves_total", "counter", "Moves of bots, committed.", self.bot_moves),
            ("conflicts_total", "counter", "Rows that another process wrote first.", self.conflicts),
            ("passed_on_total", "counter", "Calls passed on to the worker that leads their table.", self.passed_on),
            ("streams", "gauge", "Open streams.", self.streams),
            ("live_tables", "gauge", "Tables in memory.", self.tables),
        ):
            out += [f"# HELP majlis_{name} {help_}", f"# TYPE majlis_{name} {kind}", f"majlis_{name} {value}"]
        return "\n".join(out) + "\n"


METRICS = Metrics()


class Reports:
    """The files in which workers leave their numbers; without a folder there is one worker only."""

    def __init__(self, folder: str, process: str) -> None:
        self.folder = Path(folder) if folder else None
        self.process = process
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        if self.folder is not None:
            self._task = asyncio.create_task(self._repeat())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self.write()

    async def _repeat(self) -> None:
        while True:
            self.write()
            await asyncio.sleep(EVERY)

    def write(self) -> None:
        if self.folder is not None:
            part = self.folder / f"{self.process}.part"
            with suppress(OSError):  # a full disk is no reason to stop
                part.write_text(json.dumps(METRICS.state()))
                part.replace(self.folder / f"{self.process}.json")

    def total(self) -> Metrics:
        """The numbers of all workers."""
        out = Metrics()
        out.add(METRICS.state(), alive=True)
        for file in self.folder.glob("*.json") if self.folder is not None else ():
            if file.stem != self.process:
                with suppress(OSError, ValueError):
                    alive = time.time() - file.stat().st_mtime < ALIVE
                    out.add(json.loads(file.read_text()), alive)
        return out
