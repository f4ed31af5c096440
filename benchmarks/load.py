"""Real matches over the real API: `python benchmarks/load.py --matches 20 --seconds 20`.

Starts a server on a fresh database, seats a guest in every seat of every match, opens a stream for each of them and for some spectators,
and lets everybody play at random as fast as the server answers. Prints moves per second, how long the answer and the other seats'
updates took, and what a move, a table and a stream cost the server. `make load` runs it on the compiled build. The generator shares the
machine with the server: on a busy machine only the processor time per move says something.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import orjson

TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Figures:
    """What was measured."""

    answers: list[float] = field(default_factory=list)
    """Seconds from a move's POST to its answer."""
    updates: list[float] = field(default_factory=list)
    """Seconds from a move's POST to the update at each stream, the mover's own included."""
    bytes: int = 0
    matches: int = 0
    stale: int = 0
    sent: dict[tuple[str, int], float] = field(default_factory=dict)
    """When the move was posted that became a row."""
    seen: dict[tuple[str, int], list[float]] = field(default_factory=dict)
    """When streams showed a row, until its move is answered."""


class Connection:
    """HTTP over one connection, with as little work as possible: the generator shares its cores with the server."""

    def __init__(self, url: str) -> None:
        self.where = urlsplit(url)
        self.cookie = ""
        self.reader: asyncio.StreamReader
        self.writer: asyncio.StreamWriter | None = None

    async def send(self, method: str, path: str, body: object = None) -> dict[str, str]:
        """Send a request; returns the headers of the answer, with its status as `:status`."""
        if self.writer is None:
            self.reader, self.writer = await asyncio.open_connection(
                self.where.hostname, self.where.port, limit=1 << 22
            )
        payload = b"" if body is None else orjson.dumps(body)
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.where.netloc}"]
        if self.cookie:
            lines.append(f"Cookie: majlis={self.cookie}")
        if body is not None:
            lines += ["Content-Type: application/json", f"Content-Length: {len(payload)}"]
        self.writer.write("\r\n".join([*lines, "", ""]).encode() + payload)
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {":status": head[0].split(" ")[1]}
        for line in head[1:-2]:
            name, _, value = line.partition(": ")
            headers[name.lower()] = value
        if "set-cookie" in headers:
            self.cookie = headers["set-cookie"].partition("=")[2].partition(";")[0]
        return headers

    async def call(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        headers = await self.send(method, path, body)
        content = await self.reader.readexactly(int(headers.get("content-length", "0")))
        return int(headers[":status"]), orjson.loads(content) if content else None

    async def chunks(self) -> AsyncIterator[bytes]:
        """The body of an answer without end, piece by piece."""
        while True:
            size = int(await self.reader.readline(), 16)
            if size == 0:
                return
            yield (await self.reader.readexactly(size + 2))[:-2]

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()
            self.writer = None


class Guest:
    """Somebody with a seat, or a spectator: a stream down and calls up."""

    def __init__(self, url: str, figures: Figures, chance: random.Random) -> None:
        self.url = url
        self.calls = Connection(url)
        self.figures = figures
        self.chance = chance

    async def take_name(self) -> None:
        status, _ = await self.calls.call("POST", "/api/me", {"name": "Guest"})
        assert status == 201, status

    async def follow(self, table: str, seat: int | None) -> None:
        """Watch a table until its match is over; in a seat, answer every decision."""
        stream = Connection(self.url)
        stream.cookie = self.calls.cookie
        try:
            viewer = "spectator" if seat is None else str(seat)
            headers = await stream.send("GET", f"/api/tables/{table}/stream?seat={viewer}")
            assert headers[":status"] == "200", headers
            rest = b""
            async for chunk in stream.chunks():
                self.figures.bytes += len(chunk)
                *blocks, rest = (rest + chunk).split(b"\n\n")
                if await self._read(table, seat, blocks):
                    return
        finally:
            stream.close()

    async def _read(self, table: str, seat: int | None, blocks: list[bytes]) -> bool:
        """Take note of updates and play; True when the match is over."""
        now = time.perf_counter()
        latest = b""
        for block in blocks:
            if block.startswith(b"id: ") and b"\nevent: update\n" in block[:60]:
                key = (table, int(block[4 : block.index(b"\n")]))
                posted = self.figures.sent.get(key)
                if posted is not None:
                    self.figures.updates.append(now - posted)
                else:
                    self.figures.seen.setdefault(key, []).append(now)
                latest = block
        if not latest or b'"view":null' in latest:
            return False
        if b'"phase":"over"' in latest:
            return True
        if seat is None or b'"decision":null' in latest:
            return False
        update = orjson.loads(latest[latest.index(b"\ndata: ") + 7 :])
        if seat in update["waiting"]:
            await self._play(table, seat, update)
        return False

    async def _play(self, table: str, seat: int, update: dict[str, Any]) -> None:
        actions = update["decision"]["actions"]
        forward = [action for action in actions if action["verb"] not in ("remove", "swap")] or actions
        body = {
            "id": f"{self.chance.getrandbits(64):016x}",
            "seq": update["seq"],
            "seat": seat,
            "action": self.chance.choice(forward)["text"],
        }
        posted = time.perf_counter()
        status, answer = await self.calls.call("POST", f"/api/tables/{table}/moves", body)
        if status == 409:
            self.figures.stale += 1
            return
        assert status == 200, (status, answer)
        now = time.perf_counter()
        self.figures.answers.append(now - posted)
        key = (table, answer["seq"])
        self.figures.sent[key] = posted
        self.figures.updates += [at - posted for at in self.figures.seen.pop(key, [])]


async def play(url: str, number: int, options: argparse.Namespace, figures: Figures) -> None:
    """One table after another, with the same people."""
    chance = random.Random(number)
    people = [Guest(url, figures, chance) for _ in range(options.seats)]
    watching = [Guest(url, figures, chance) for _ in range(options.spectators)]
    for person in people:
        await person.take_name()
    while True:
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in people[1:])]
        body = {"game": options.game, "seats": seats}
        status, table = await people[0].calls.call("POST", "/api/tables", body)
        assert status == 201, (status, table)
        for person in people[1:]:
            status, joined = await person.calls.call("POST", f"/api/tables/{table['id']}/join", {})
            assert status == 200, (status, joined)
        async with asyncio.TaskGroup() as group:
            for seat, person in enumerate(people):
                group.create_task(person.follow(table["id"], seat))
            for person in watching:
                group.create_task(person.follow(table["id"], None))
        figures.matches += 1


class Server:
    """A server process with its children."""

    def __init__(self, database: str, workers: int) -> None:
        command = [
            "-m",
            "majlis",
            "serve",
            "--port",
            "0",
            "--no-open",
            "--database",
            database,
            "--workers",
            str(workers),
        ]
        self.process = subprocess.Popen(
            [sys.executable, *command],
            stderr=subprocess.PIPE,
            env={**os.environ, "MAJLIS_RATE": "0", "MAJLIS_BOT_PACE": "0"},
        )
        assert self.process.stderr is not None
        listening = 0
        self.url = ""
        for line in self.process.stderr:
            said = json.loads(line)
            self.url = said.get("url", self.url)
            listening += said["event"] == "listening"
            if listening == workers:
                break
        self.url = self.url.rstrip("/").replace("localhost", "127.0.0.1")

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


def percentile(values: list[float], share: float) -> str:
    """In milliseconds."""
    if not values:
        return "–"
    return f"{sorted(values)[min(len(values) - 1, int(len(values) * share))] * 1000:.1f} ms"


async def measure(options: argparse.Namespace, database: str) -> None:
    server = Server(database, options.workers)
    try:
        figures = Figures()
        playing = [asyncio.create_task(play(server.url, n, options, figures)) for n in range(options.matches)]
        done, _ = await asyncio.wait(playing, timeout=options.warm_up, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
        figures.answers.clear()
        figures.updates.clear()
        figures.bytes = 0
        cpu, begun, own = server.cpu(), time.perf_counter(), time.process_time()
        done, _ = await asyncio.wait(playing, timeout=options.seconds, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
        seconds, cpu, own = time.perf_counter() - begun, server.cpu() - cpu, time.process_time() - own
        moves = len(figures.answers)
        told = list(figures.updates)
        print(
            f"{options.game}, {options.matches} matches, {options.seats} seats, {options.spectators} spectators each,"
        )
        print(f"{database.partition(':')[0]}, {options.workers} workers, {seconds:.0f} s")
        print(f"  moves/s            {moves / seconds:.0f}")
        print(f"  to the answer      p50 {percentile(figures.answers, 0.5)}, p99 {percentile(figures.answers, 0.99)}")
        print(f"  to the streams     p50 {percentile(told, 0.5)}, p99 {percentile(told, 0.99)}")
        print(f"  CPU per move       {cpu / max(1, moves) * 1000:.2f} ms; the server used {cpu / seconds:.2f} cores")
        print(
            f"  bytes per move     {figures.bytes / max(1, moves):.0f} over {options.seats + options.spectators} streams"
        )
        print(f"  load generator     {own / seconds:.2f} cores; {figures.matches} matches ended, {figures.stale} stale")
        await stop(playing)
        if options.idle:
            await measure_memory(server, options)
    finally:
        server.stop()


async def stop(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def measure_memory(server: Server, options: argparse.Namespace) -> None:
    """What idle tables and idle streams take."""
    host = Guest(server.url, Figures(), random.Random(0))
    await host.take_name()
    seats = [{"kind": "me"}, *({"kind": "hot"} for _ in range(options.seats - 1))]
    before = server.memory()
    tables = []
    for _ in range(options.idle):
        _, table = await host.calls.call("POST", "/api/tables", {"game": options.game, "seats": seats})
        tables.append(table["id"])
    with_tables = server.memory()
    watching = [Guest(server.url, Figures(), random.Random(0)) for _ in tables]
    tasks = [asyncio.create_task(guest.follow(id, None)) for guest, id in zip(watching, tables)]
    while any(guest.figures.bytes < 1000 for guest in watching):
        await asyncio.sleep(0.05)
    with_streams = server.memory()
    print(f"  memory             {(with_tables - before) / len(tables) / 1024:.0f} kB a table,", end=" ")
    print(f"{(with_streams - with_tables) / len(tables) / 1024:.0f} kB a stream ({len(tables)} of each)")
    await stop(tasks)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="alhambra")
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--spectators", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--warm-up", type=float, default=5.0)
    parser.add_argument("--idle", type=int, default=0, help="measure the memory of this many idle tables and streams")
    parser.add_argument("--database", default="", help="a URL; by default a new SQLite file")
    parser.add_argument("--workers", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="majlis-load-") as folder:
        run(options, options.database or f"sqlite:///{folder}/load.sqlite")


def run(options: argparse.Namespace, database: str) -> None:
    try:
        import uvloop
    except ImportError:  # as on Windows
        asyncio.run(measure(options, database))
        return
    uvloop.run(measure(options, database))


if __name__ == "__main__":
    main()
