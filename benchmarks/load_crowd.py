"""Everybody who plays in `load.py`, divided among processes, so that what is measured is the server and not the load generator."""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import random
import time
from collections.abc import Coroutine
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.synchronize import Barrier
from typing import Any, TypeVar

from benchmarks.load_guests import Figures, Guest, play_on
from benchmarks.load_server import started_on

T = TypeVar("T")
AT_THE_DOOR = 20
"""How many tables are opened at a time."""


@dataclass
class Told:
    """What the processes saw while it was measured."""

    answers: list[float] = field(default_factory=list)
    others: list[float] = field(default_factory=list)
    bytes: int = 0
    matches: int = 0
    stale: int = 0
    cpu: float = 0.0
    """Seconds of processor time that they used themselves."""

    def add(self, other: Told) -> None:
        self.answers += other.answers
        self.others += other.others
        self.bytes += other.bytes
        self.matches += other.matches
        self.stale += other.stale
        self.cpu += other.cpu


class Crowd:
    """Processes that play at one server. All pass three gates together: everybody sits, measuring begins, measuring ends."""

    def __init__(self, url: str, options: argparse.Namespace) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.gate = spawn.Barrier(options.generators + 1)
        self.pipes: list[Connection] = []
        self.processes = []
        for number in range(options.generators):
            here, there = spawn.Pipe(duplex=False)
            numbers = range(number, options.matches, options.generators)
            process = spawn.Process(target=_play, args=(url, options, numbers, self.gate, there), daemon=True)
            with started_on(options.cores.generators):
                process.start()
            there.close()
            self.pipes.append(here)
            self.processes.append(process)

    async def together(self) -> None:
        """Pass the next gate."""
        await asyncio.to_thread(self.gate.wait)

    async def told(self) -> Told:
        """What they saw, once they have left."""
        out = Told()
        for pipe, process in zip(self.pipes, self.processes, strict=True):
            out.add(await asyncio.to_thread(pipe.recv))
            await asyncio.to_thread(process.join)
        return out

    def send_away(self) -> None:
        for process in self.processes:
            process.kill()


def on_loop(what: Coroutine[Any, Any, T]) -> T:
    """On uvloop, where there is one (not on Windows)."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(what)
    return uvloop.run(what)


def _play(url: str, options: argparse.Namespace, numbers: range, gate: Barrier, out: Connection) -> None:
    try:
        out.send(on_loop(_crowd(url, options, numbers, gate)))
    except BaseException:
        gate.abort()  # the others need not wait
        raise


async def _crowd(url: str, options: argparse.Namespace, numbers: range, gate: Barrier) -> Told:
    figures = Figures()
    playing = _start(url, options, numbers, figures)
    while figures.begun < len(numbers):
        await _wait(playing, 0.2)
    await _wait(playing, options.warm_up)
    await asyncio.to_thread(gate.wait)
    await asyncio.to_thread(gate.wait)
    figures.clear()
    own = time.process_time()
    await _wait(playing, options.seconds)
    told = Told(
        figures.answers[:],
        figures.others[:],
        figures.bytes,
        figures.matches,
        figures.stale,
        time.process_time() - own,
    )
    await asyncio.to_thread(gate.wait)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return told


def _start(url: str, options: argparse.Namespace, numbers: range, figures: Figures) -> list[asyncio.Task[None]]:
    """Everybody comes in and plays."""
    door = asyncio.Semaphore(max(1, AT_THE_DOOR // options.generators))
    pause = options.matches / options.rate if options.rate else 0.0
    tasks = []
    for number in numbers:
        chance = random.Random(number)
        people = [Guest(url, figures, chance, pause) for _ in range(options.seats)]
        watching = [Guest(url, figures, chance) for _ in range(options.spectators)]
        tasks.append(asyncio.create_task(play_on(people, watching, options.game, door)))
    return tasks


async def _wait(playing: list[asyncio.Task[None]], seconds: float) -> None:
    done, _ = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    for task in done:
        task.result()
