"""Send hostile requests to a real server, over a few connections at a time, and watch its answers and its memory."""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from urllib.parse import urlsplit

from majlis.client import Client
from tests.faults.servers import Running, serve, stop
from tests.fuzz.requests import Hostile

CONNECTIONS = 8
LOOKED_AT = 500
"""Requests after which the server's memory is looked at, however many are wanted: a run that is ended early has been watched, too."""
FILLING = 10_000
"""Requests in which a server fills what it remembers: until then its memory may grow."""
RENEWED = 200
"""Requests after which somebody new sits down."""
STREAM_ENDS = b"retry: 1000"
IN_MEMORY = Path("/dev/shm")
ROOM = 1 << 30
"""A database lies in memory where there is so much room: power cuts are not tried here, and a disk makes everybody wait."""
TIMEOUT = 120.0
MOST_GROWTH = 0.10
"""By how much the server's memory may still grow in the second half."""


@dataclass
class Flood:
    """What came of it."""

    wanted: int
    sent: int = 0
    sittings: int = 1
    """How often somebody sat down at new tables."""
    statuses: Counter[int] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    memory: list[int] = field(default_factory=list)
    """Bytes of the server's memory: at first, and after every `LOOKED_AT` requests."""
    began: float = field(default_factory=time.monotonic)
    until: float = float("inf")
    said: float = 0.0

    @property
    def growth(self) -> float:
        """By how much the memory grew from the first half to the second, as a share of it: 0.0 is not at all.

        By their medians: while a password is hashed the server takes 64 MiB more, and it is chance when that is seen.
        """
        if self.sent < FILLING:
            return 0.0
        half = len(self.memory) // 2
        return median(self.memory[half:]) / median(self.memory[:half]) - 1

    def __str__(self) -> str:
        told = ", ".join(f"{status}: {count}" for status, count in sorted(self.statuses.items()))
        return (
            f"{self.sent} requests in {time.monotonic() - self.began:.0f} s; answers {told}; memory "
            f"{self.memory[0] >> 20} MiB at first, {max(self.memory) >> 20} at most, {self.memory[-1] >> 20} at the end"
        )


def flood(
    running: Running, count: int, seed: int, connections: int = CONNECTIONS, seconds: float = float("inf")
) -> Flood:
    """Send this number of hostile requests, or as many as there is time for."""
    out = Flood(count)
    out.until = out.began + seconds
    out.memory.append(memory_of(running))
    sources = [Hostile(seed * 1000 + n, [], []) for n in range(connections)]
    with Client(running.url) as ana, Client(running.url) as ben:
        sitting = Sitting((ana, ben), sources)
        sitting.down()
        asyncio.run(_all(running, out, sitting))
    return out


@contextmanager
def fresh_server() -> Iterator[Running]:
    with tempfile.TemporaryDirectory(dir=IN_MEMORY if has_room(IN_MEMORY) else None) as folder:
        running = serve(f"sqlite:///{Path(folder) / 'majlis.sqlite'}")
        try:
            yield running
        finally:
            stop(running)


def has_room(folder: Path) -> bool:
    if not folder.is_dir():
        return False
    found = os.statvfs(folder)
    return found.f_bavail * found.f_frsize >= ROOM


def flood_server(count: int, seed: int, seconds: float) -> Flood:
    """Hostile requests for one server."""
    with fresh_server() as running:
        found = flood(running, count, seed, seconds=seconds)
    if found.growth > MOST_GROWTH:
        found.faults.append(f"the memory of the server still grew by {found.growth:.0%} in the second half")
    found.faults += running.faults
    return found


@dataclass
class Sitting:
    """Two people at tables of their own, whom the hostile requests pretend to be."""

    people: tuple[Client, Client]
    sources: list[Hostile]
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def down_again(self) -> None:
        """One sitting after another, as both people are the same: on a busy machine the next may be due before the last has ended."""
        async with self.lock:
            await asyncio.to_thread(self.down)

    def down(self) -> None:
        """Somebody new sits down: before long a hostile call has logged the last ones out and ended their matches."""
        for name, person in zip(("Ana", "Ben"), self.people, strict=True):
            person.http.cookies.clear()
            person.take_name(name)
        ana, ben = self.people
        tables = [ana.new_table("alhambra", ["me", "hot"]).id, ben.new_table("sabika", ["me", "open"]).id]
        cookies = [ana.cookie or "", ben.cookie or ""]
        for source in self.sources:
            source.tables, source.cookies = tables, cookies


async def _all(running: Running, out: Flood, sitting: Sitting) -> None:
    await asyncio.gather(*(_one(running, out, source, sitting) for source in sitting.sources))


async def _one(running: Running, out: Flood, source: Hostile, sitting: Sitting) -> None:
    place = urlsplit(running.url)
    reader, writer = await asyncio.open_connection(place.hostname, place.port)
    while out.sent < out.wanted and len(out.faults) < 20 and time.monotonic() < out.until:
        if out.sent >= out.sittings * RENEWED:
            out.sittings += 1
            await sitting.down_again()
        out.sent += 1
        request = source.request()
        try:
            writer.write(request)
            async with asyncio.timeout(TIMEOUT):
                status, open_still = await _answer(reader, request.startswith(b"HEAD "))
        except TimeoutError:
            out.faults.append(f"no answer within {TIMEOUT:.0f} s: {request[:300]!r}")
            status, open_still = 0, False
        out.statuses[status] += 1
        if status >= 500 or status == 0:
            out.faults.append(f"{status}: {request[:300]!r}")
        if not open_still:
            writer.close()
            reader, writer = await asyncio.open_connection(place.hostname, place.port)
        if out.sent >= len(out.memory) * LOOKED_AT:
            out.memory.append(memory_of(running))
        if time.monotonic() - out.said > 10:
            out.said = time.monotonic()
            print(out, flush=True)
    writer.close()


async def _answer(reader: asyncio.StreamReader, head_only: bool) -> tuple[int, bool]:
    """The status, and whether the connection can be used again. Of a stream only the beginning is read."""
    try:
        head = await reader.readuntil(b"\r\n\r\n")
    except (asyncio.IncompleteReadError, ConnectionError):
        return 0, False
    lines = head.decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines[1:])}
    status = int(lines[0].split()[1])
    if headers.get("content-type", "").startswith("text/event-stream") and status == 200:
        if not head_only:
            await reader.readuntil(STREAM_ENDS)
        return status, False
    if head_only or status in (204, 304):
        pass
    elif "content-length" in headers:
        await reader.readexactly(int(headers["content-length"]))
    elif headers.get("transfer-encoding") == "chunked":
        while size := int((await reader.readline()).strip() or b"0", 16):
            await reader.readexactly(size + 2)
        await reader.readline()
    else:
        await reader.read()
        return status, False
    return status, headers.get("connection", "") != "close"


def memory_of(running: Running) -> int:
    """The memory of the serving process."""
    for line in Path(f"/proc/{running.pids[0]}/status").read_text("ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    return 0
