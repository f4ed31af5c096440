"""A real `majlis serve` in processes of its own, its log, and what its database holds."""

from __future__ import annotations

import ctypes
import json
import os
import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import IO, Any

from sqlalchemy import create_engine, select

from majlis.server.schema import Log
from majlis.server.settings import database_url

QUICK = {
    "MAJLIS_RATE": "0",
    "MAJLIS_BOT_PACE": "0",
    "MAJLIS_PASS_PACE": "0",
    "MAJLIS_BOT_LEASE": "0.3",
    "MAJLIS_SWEEP": "0.1",
    "MAJLIS_TEST_SEED": "2a",
}


@dataclass
class Running:
    """A server; `lines` is what it logs, read as it comes so that it never waits for a reader."""

    process: subprocess.Popen[str]
    url: str = ""
    pids: list[int] = field(default_factory=list)
    """The processes that serve, as they said themselves."""
    lines: queue.Queue[dict[str, Any] | None] = field(default_factory=queue.Queue)
    faults: list[str] = field(default_factory=list)
    """What was logged as a fault of the server."""

    def __post_init__(self) -> None:
        assert self.process.stderr is not None
        self._reader = threading.Thread(target=self._read, args=(self.process.stderr,), daemon=True)
        self._reader.start()

    def _read(self, stream: IO[str]) -> None:
        for line in stream:
            try:
                said: dict[str, Any] = json.loads(line)
            except ValueError:
                said = {"event": "", "text": line}  # a warning of Python's, say
            if said["event"] == "fault":
                self.faults.append(line)
            self.lines.put(said)
        self.lines.put(None)

    def wait_for(self, event: str) -> dict[str, Any]:
        """The next line of the log about that event."""
        seen: list[str] = []
        while (said := self.lines.get()) is not None:
            if said["event"] == event:
                return said
            seen.append(str(said))
        raise AssertionError(f"the server stopped before {event!r}: {seen[-5:]}")

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.close()

    def close(self) -> None:
        self._reader.join(60)
        if self.process.stderr is not None and not self._reader.is_alive():
            self.process.stderr.close()

    def bots(self) -> list[int]:
        """The processes in which bots think."""
        return [pid for serving in self.pids for pid in children(serving) if "spawn_main" in command_of(pid)]


def children(pid: int) -> list[int]:
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=False)
    return [int(word) for word in found.stdout.split()]


def command_of(pid: int) -> str:
    found = subprocess.run(["ps", "-ww", "-o", "args=", "-p", str(pid)], capture_output=True, text=True, check=False)
    return found.stdout


def die_with_parent() -> None:
    """If the tests themselves are killed, no server is left behind (Linux: PR_SET_PDEATHSIG)."""
    ctypes.CDLL(None).prctl(1, signal.SIGKILL)


def begin(database: str, port: int = 0, workers: int = 1, more: Mapping[str, str] | None = None) -> Running:
    """Start a server, without waiting for it; `more` is added to its environment."""
    command = [sys.executable, "-m", "majlis", "serve", "--port", str(port), "--database", database, "--no-open"]
    return Running(
        subprocess.Popen(
            [*command, "--workers", str(workers)],
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, **QUICK, **(more or {})},
            start_new_session=True,
            preexec_fn=die_with_parent if sys.platform == "linux" else None,
        )
    )


def serve(database: str, port: int = 0, workers: int = 1, more: Mapping[str, str] | None = None) -> Running:
    """Start a server and wait until it listens."""
    running = begin(database, port, workers, more)
    running.url = str(running.wait_for("serving")["url"]).replace("localhost", "127.0.0.1")
    running.pids = [int(running.wait_for("listening")["pid"]) for _ in range(workers)]
    return running


def stop(running: Running) -> int:
    running.process.send_signal(signal.SIGTERM)
    code = running.process.wait(60)
    running.close()
    return code


Row = tuple[int, str, int, str, str | None]
"""Number, kind, seat, text and the id that the client gave it."""


def logs_of(database: str, *tables: str) -> dict[str, list[Row]]:
    """The logs of these tables as they are in the database, or of all."""
    engine = create_engine(
        database_url(database).set(drivername=database.partition(":")[0].replace("postgresql", "postgresql+psycopg"))
    )
    wanted = select(Log.table, Log.number, Log.kind, Log.seat, Log.text, Log.client).order_by(Log.table, Log.number)
    found: dict[str, list[Row]] = {table: [] for table in tables}
    with engine.connect() as connection:
        for row in connection.execute(wanted.where(Log.table.in_(tables)) if tables else wanted):
            found.setdefault(row[0], []).append((row[1], row[2], row[3], row[4], row[5]))
    engine.dispose()
    return found


def rows_of(database: str, table: str) -> list[Row]:
    """The log of a table as it is in the database."""
    return logs_of(database, table)[table]


def check_log(database: str, table: str, acknowledged: Mapping[str, tuple[int, str]]) -> None:
    """Every acknowledged move stands once, where it was acknowledged to stand; the log has no gap."""
    check_rows(rows_of(database, table), acknowledged)


def check_rows(rows: Sequence[Row], acknowledged: Mapping[str, tuple[int, str]]) -> None:
    """The same for a log that was read already."""
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
    clients = [row[4] for row in rows if row[4] is not None]
    assert len(clients) == len(set(clients))
    found = {row[4]: (row[0], row[3]) for row in rows}
    for id, where in acknowledged.items():
        assert found.get(id) == where, id
