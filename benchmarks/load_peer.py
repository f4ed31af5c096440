"""boardgame.io under the same load, installed with npm below build/ when it is first asked for: nothing of it is kept in the tree.

It plays a toy game (`boardgame_io/game.cjs`) with the storage that it brings along, files (FlatFile, which does not wait for the disk), or
with PostgreSQL by the package bgio-postgres. It has no answer to a move: what counts is when the mover's own stream shows it. It shows a
move to everybody before it is stored; Majlis stores it first.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.load_server import Started

HERE = Path(__file__).parent / "boardgame_io"
HOME = Path("build/boardgame.io")


class NotInstalled(Exception):
    """There is no Node, or npm could not fetch the packages."""


class PeerFigures(NamedTuple):
    """What was measured; times in seconds."""

    moves: float
    """A second."""
    own: list[float]
    others: list[float]
    cpu: float
    """Seconds of the server's processor time for a move."""
    bytes: float
    """For a move, at all streams together."""
    generator: float
    """Cores that the players used."""


def install() -> None:
    """Fetch boardgame.io unless it is there. Raises `NotInstalled`."""
    wanted = (HERE / "package.json").read_text(encoding="utf-8")
    kept = HOME / "package.json"
    if (HOME / "node_modules" / ".ready").exists() and kept.read_text(encoding="utf-8") == wanted:
        return
    npm = shutil.which("npm")
    if npm is None:
        raise NotInstalled("there is no npm here")
    shutil.rmtree(HOME, ignore_errors=True)
    HOME.mkdir(parents=True)
    kept.write_text(wanted, encoding="utf-8")
    options = ["--no-audit", "--no-fund", "--no-package-lock", "--ignore-scripts", "--loglevel=error"]
    done = subprocess.run([npm, "install", *options], cwd=HOME, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NotInstalled((done.stderr.strip().splitlines() or ["npm failed"])[-1])
    (HOME / "node_modules" / ".ready").touch()


async def measure_peer(storage: str, matches: int, seats: int, warm_up: float, seconds: float) -> PeerFigures:
    """Play the toy for a while; `storage` as server.cjs takes it. Raises `NotInstalled`."""
    install()
    environment = {**os.environ, "NODE_PATH": str((HOME / "node_modules").resolve()), "NODE_ENV": "production"}
    server = Started(
        subprocess.Popen(["node", HERE / "server.cjs", storage], env=environment, stdout=subprocess.PIPE, text=True)
    )
    try:
        assert server.process.stdout is not None
        port = next(line.split()[1] for line in server.process.stdout if line.startswith("PORT "))
        arguments = [f"http://127.0.0.1:{port}", *(str(value) for value in (matches, seats, warm_up, seconds))]
        players = await asyncio.create_subprocess_exec(
            "node",
            HERE / "players.cjs",
            *arguments,
            env=environment,
            stdout=asyncio.subprocess.PIPE,
            limit=1 << 27,
        )
        assert players.stdout is not None
        before = 0.0
        found: dict[str, Any] = {}
        async for line in players.stdout:
            if line.startswith(b"BEGIN"):
                before = server.cpu()
            elif line.startswith(b"END "):
                cpu = server.cpu() - before
                found = json.loads(line[4:])
        await players.wait()
    finally:
        server.stop()
    moves = max(1, found["moves"])
    own, others = ([value / 1000 for value in found[name]] for name in ("own", "others"))
    return PeerFigures(found["moves"] / seconds, own, others, cpu / moves, found["bytes"] / moves, found["cores"])
