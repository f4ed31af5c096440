"""What `make load` prints, from a short run: whoever changes the server's API sees here that it is still measured."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from tests.server.visitors import SEED

SHORT = [
    "--matches",
    "1",
    "--seats",
    "2",
    "--spectators",
    "1",
    "--warm-up",
    "0.5",
    "--seconds",
    "3",
    "--more",
    "2",
    "--idle",
    "2",
    "--apart",
    "0",
    "1",
    "0",
]
FIGURES = {
    "cores apart": "0 for the database, 1 for the server, 0 for the generator",
    "moves/s": r"\d+ over \d+ s",
    "to the answer": r"p50 [\d.]+ ms, p99 [\d.]+ ms",
    "to the other seats": r"p50 [\d.]+ ms, p99 [\d.]+ ms",
    "CPU for a move": r"[\d.]+ ms; the server used [\d.]+ cores",
    "bytes for a move": r"[1-9]\d* over 3 streams",
    "one stream more": r"-?\d+ kB, at tables in play \(2 of them\)",
    "load generator": r"[\d.]+ cores in 1 processes; \d+ matches ended, \d+ stale",
    "idle": r"-?\d+ kB a table, -?\d+ kB a stream \(2 of each\)",
}


def test_a_short_run_of_the_load_prints_every_figure() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.load", *SHORT, "--generators", "1"],
        cwd=Path(__file__).parents[2],
        env={**os.environ, "MAJLIS_TEST_SEED": SEED},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    for name, figure in FIGURES.items():
        assert re.search(rf"^  {name} +{figure}$", done.stdout, re.MULTILINE), f"{name}:\n{done.stdout}"
