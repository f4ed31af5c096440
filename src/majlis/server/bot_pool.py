"""The processes in which bots think, and whose turn it is to use one.

There are few processes and possibly many questions. Each process has one question at a time; the others wait here, where people take
turns: somebody with thirty tables of bots gets as many answers as somebody with one. Nobody has all processes: while one person's bots
think for long, another's quick one need not wait for them. A bot's time counts from when it begins to think. A
process that dies, or is ended because its bot takes too long, harms the one question that it had.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from typing import Generic, TypeVar

from majlis.bots.player import GaveUp
from majlis.engine.errors import MajlisError
from majlis.server.levels import DEFAULT, LEVELS
from majlis.server.tempo import Tempo
from majlis.server.thinking import Question, begin, ready, think

log = logging.getLogger("majlis.bots")
START_UP = 120.0
"""Seconds that a process may take to start."""
T = TypeVar("T")
J = TypeVar("J")


class FairQueue(Generic[T]):
    """First come, first served among the things of one owner; owners take turns."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[T]] = OrderedDict()

    def __len__(self) -> int:
        return sum(len(things) for things in self._waiting.values())

    def put(self, owner: str, thing: T) -> None:
        self._waiting.setdefault(owner, deque()).append(thing)

    def get(self, may: Callable[[str], bool] = lambda _: True) -> T | None:
        """The next thing of an owner who may have one; that owner goes to the end of the line."""
        owner = next((owner for owner in self._waiting if may(owner)), None)
        if owner is None:
            return None
        things = self._waiting.pop(owner)
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
        answer = await self.run(think, question, patience)
        self.tables[question.table] = None
        self.tables.move_to_end(question.table)
        if len(self.tables) > 64:
            self.tables.popitem(last=False)
        return answer

    async def run(self, work: Callable[[J], T], job: J, patience: float) -> T:
        """Any other work. Raises what the work raises, `TimeoutError` or `BrokenProcessPool`."""
        try:
            if self._executor is None:
                # A fresh interpreter, not a copy of this one with its open connections.
                self._executor = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), begin)
                async with asyncio.timeout(START_UP):
                    await asyncio.wrap_future(self._executor.submit(ready))
            async with asyncio.timeout(patience):
                return await asyncio.wrap_future(self._executor.submit(work, job))
        except MajlisError:  # it answered that it cannot, such as a program that gave up
            raise
        except BaseException:
            self.kill()
            raise

    @property
    def warm(self) -> bool:
        """Whether it has been started."""
        return self._executor is not None

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
        self.processes = [BotProcess() for _ in range(count or max(2, (os.cpu_count() or 2) - 1))]
        self._idle = list(self.processes)
        self._used: Counter[str] = Counter()
        """How many processes each owner's questions have."""
        self.tempo = Tempo()
        self._queue: FairQueue[tuple[str, asyncio.Future[BotProcess]]] = FairQueue()

    async def ask(self, question: Question, patience: float, owner: str = "") -> str:
        """The bot's answer; a quicker bot's if it takes too long or its process dies. `owner` is whose turn it takes.

        A program has no substitute: it gives up (`GaveUp`). A forced answer takes as long as chosen ones lately did.
        """
        process = await self._take(question.table, owner)
        begun = asyncio.get_running_loop().time()
        warm = process.warm
        try:
            text = await self._asked(process, question, patience)
        finally:
            self._give_back(process, owner)
        if text is None:
            return await asyncio.to_thread(think, replace(question, level="medium"))
        took = asyncio.get_running_loop().time() - begun
        kind = (question.command or question.level, question.deal.game, question.prompt)
        if question.forced:
            pace = LEVELS[DEFAULT if question.command else question.level].pace
            await asyncio.sleep(max(0.0, self.tempo.draw(kind, pace) - took))
        elif warm:
            self.tempo.note(kind, took)
        return text

    async def _asked(self, process: BotProcess, question: Question, patience: float) -> str | None:
        """A process's answer, if need be a quicker bot's; None: it has none."""
        if question.command:
            try:
                return await process.ask(question, patience)
            except (TimeoutError, BrokenProcessPool) as error:
                raise GaveUp("did not answer in time") from error
        for level in (question.level, "medium"):
            try:
                return await process.ask(replace(question, level=level), patience)
            except (TimeoutError, BrokenProcessPool) as error:
                log.warning("a bot did not answer", extra={"error": type(error).__name__, "bot_level": level})
        return None

    async def run(self, work: Callable[[J], T], job: J, patience: float, owner: str) -> T:
        """Have something else worked out by a bot process, when it is the owner's turn. Raises as `BotProcess.run`."""
        process = await self._take("", owner)
        try:
            return await process.run(work, job, patience)
        finally:
            self._give_back(process, owner)

    async def _take(self, table: str, owner: str) -> BotProcess:
        """A free process, one that remembers the table if there is one; otherwise waits for the owner's turn."""
        if self._idle and self._may_have_more(owner):
            process = next((process for process in self._idle if table in process.tables), self._idle[-1])
            self._idle.remove(process)
            self._used[owner] += 1
            return process
        turn: asyncio.Future[BotProcess] = asyncio.get_running_loop().create_future()
        self._queue.put(owner, (owner, turn))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give_back(turn.result(), owner)  # our turn had just come: somebody else's now
            raise

    def _may_have_more(self, owner: str) -> bool:
        """Whether somebody else would still find a process free; with a single one people can only take turns."""
        return self._used[owner] < max(1, len(self.processes) - 1)

    def _give_back(self, process: BotProcess, owner: str) -> None:
        """Hand a process to the next in line, or let it rest."""
        self._used[owner] -= 1
        if not self._used[owner]:
            del self._used[owner]
        self._idle.append(process)
        while self._idle and (found := self._queue.get(self._may_have_more)) is not None:
            next_owner, turn = found
            if not turn.done():
                self._used[next_owner] += 1
                turn.set_result(self._idle.pop())

    def close(self) -> None:
        for process in self.processes:
            process.kill()
