"""The processes in which bots think, and whose turn it is to use one.

There are few processes and possibly many questions. Each process has one question at a time; the others wait here, where people take
turns: somebody with thirty tables of bots gets as many answers as somebody with one. A bot's time counts from when it begins to think. A
process that dies, or is ended because its bot takes too long, harms the one question that it had.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections import OrderedDict, deque
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from typing import Generic, TypeVar

from majlis.server.thinking import Question, begin, ready, think

log = logging.getLogger("majlis.bots")
START_UP = 120.0
"""Seconds that a process may take to start."""
T = TypeVar("T")


class FairQueue(Generic[T]):
    """First come, first served among the things of one owner; owners take turns."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[T]] = OrderedDict()

    def __len__(self) -> int:
        return sum(len(things) for things in self._waiting.values())

    def put(self, owner: str, thing: T) -> None:
        self._waiting.setdefault(owner, deque()).append(thing)

    def get(self) -> T | None:
        """The next thing; its owner goes to the end of the line."""
        if not self._waiting:
            return None
        owner, things = self._waiting.popitem(last=False)
        thing = things.popleft()
        if things:
            self._waiting[owner] = things
        return thing


class BotProcess:
    """A process that answers one question at a time."""

    def __init__(self) -> None:
        self.tables: OrderedDict[str, None] = OrderedDict()
        """The tables whose matches it remembers, the latest last."""
        self._executor: ProcessPoolExecutor | None = None

    async def ask(self, question: Question, patience: float) -> str:
        """The answer. Raises `TimeoutError` or `BrokenProcessPool`; the process is gone then, and the next question starts another."""
        try:
            if self._executor is None:
                # A fresh interpreter, not a copy of this one with its open connections.
                self._executor = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), begin)
                async with asyncio.timeout(START_UP):
                    await asyncio.wrap_future(self._executor.submit(ready))
            async with asyncio.timeout(patience):
                answer = await asyncio.wrap_future(self._executor.submit(think, question))
        except BaseException:
            self.kill()
            raise
        self.tables[question.table] = None
        self.tables.move_to_end(question.table)
        if len(self.tables) > 64:
            self.tables.popitem(last=False)
        return answer

    def pids(self) -> list[int]:
        return list((getattr(self._executor, "_processes", None) or {}).keys())

    def kill(self) -> None:
        executor, self._executor = self._executor, None
        self.tables.clear()
        if executor is not None:
            for process in list((getattr(executor, "_processes", None) or {}).values()):
                process.kill()
            executor.shutdown(wait=False, cancel_futures=True)


class BotPool:
    """All bot processes, shared fairly."""

    def __init__(self, count: int) -> None:
        self.processes = [BotProcess() for _ in range(count or max(1, (os.cpu_count() or 2) - 1))]
        self._idle = list(self.processes)
        self._queue: FairQueue[asyncio.Future[BotProcess]] = FairQueue()

    async def ask(self, question: Question, patience: float, owner: str = "") -> str:
        """The bot's answer; a quicker bot's if it takes too long or its process dies. `owner` is whose turn it takes."""
        process = await self._take(question.table, owner)
        try:
            for level in (question.level, "medium"):
                try:
                    return await process.ask(replace(question, level=level), patience)
                except (TimeoutError, BrokenProcessPool) as error:
                    log.warning("a bot did not answer", extra={"error": type(error).__name__, "bot_level": level})
        finally:
            self._give_back(process)
        return await asyncio.to_thread(think, replace(question, level="medium"))

    async def _take(self, table: str, owner: str) -> BotProcess:
        """A free process, one that remembers the table if there is one; otherwise waits for the owner's turn."""
        if self._idle:
            process = next((process for process in self._idle if table in process.tables), self._idle[-1])
            self._idle.remove(process)
            return process
        turn: asyncio.Future[BotProcess] = asyncio.get_running_loop().create_future()
        self._queue.put(owner, turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give_back(turn.result())  # our turn had just come: somebody else's now
            raise

    def _give_back(self, process: BotProcess) -> None:
        """Hand a process to the next in line, or let it rest."""
        while (turn := self._queue.get()) is not None:
            if not turn.done():
                turn.set_result(process)
                return
        self._idle.append(process)

    def close(self) -> None:
        for process in self.processes:
            process.kill()
