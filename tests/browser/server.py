"""A real `majlis serve` in a process of its own, which can be killed and started again at the same address."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from pathlib import Path
from typing import IO

DEALT = "2a"
"""The seed of every table that names none."""
QUICK = {
    "MAJLIS_RATE": "0",
    "MAJLIS_BOT_PACE": "0",
    "MAJLIS_PASS_PACE": "0",
    "MAJLIS_BOT_LEASE": "0.5",
    "MAJLIS_SWEEP": "0.2",
    "MAJLIS_TEST_SEED": DEALT,
}
"""No limits, no pauses and no luck: what a test waits for is something on the page, never the clock, and every match is dealt alike."""


class ServerProcess:
    """The server of a test, with its tables in a file."""

    def __init__(self, folder: Path, packages: Path | None = None) -> None:
        self.database = f"sqlite:///{folder / 'majlis.sqlite'}"
        self.env = {**os.environ, **QUICK}
        if packages is not None:
            self.env["PYTHONPATH"] = str(packages)  # what else is installed there
        self.port = 0
        self.url = ""
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start (again, at the same port) and wait until it listens."""
        command = [
            sys.executable,
            "-m",
            "majlis",
            "serve",
            "--no-open",
            "--port",
            str(self.port),
            "--database",
            self.database,
        ]
        self.process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=self.env)
        assert self.process.stderr is not None
        self.url = str(told(self.process.stderr, "serving")["url"]).rstrip("/")
        told(self.process.stderr, "listening")
        self.port = int(self.url.rpartition(":")[2])
        threading.Thread(target=drain, args=(self.process.stderr,), daemon=True).start()

    def kill(self) -> None:
        """As if the power had failed."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(30)


def told(log: IO[str], event: str) -> dict[str, object]:
    """The next line of the log about that event."""
    for line in log:
        said: dict[str, object] = json.loads(line)
        if said["event"] == event:
            return said
    raise AssertionError(f"the server stopped before {event!r}")


def drain(log: IO[str]) -> None:
    """Read on, so that the server never waits for a reader; the pipe is closed at its end."""
    with log:
        for _ in log:
            pass
