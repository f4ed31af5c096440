"""Bots at tables: who drives them, where they think, and what happens if they don't answer.

Whoever writes the row after which a bot has to decide also lets it think, and has that decision to itself for a while (`bot_until`). If
that process dies, another one finds the decision waiting and takes it over. Should two processes answer all the same, the primary key of
the log takes one answer only.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import zlib
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from functools import partial

from sqlalchemy import select, update
from sqlalchemy.exc import SQLAlchemyError

from majlis.server.levels import LEVELS
from majlis.server.live import Draft, Hall, LiveTable
from majlis.server.metrics import METRICS
from majlis.server.places import bot_to_answer
from majlis.server.problems import Problem
from majlis.server.schema import Table
from majlis.server.settings import Settings
from majlis.server.thinking import Question, begin, think
from majlis.server.tokens import now

log = logging.getLogger("majlis.bots")


class Thinkers:
    """The processes in which bots think. A table always asks the same one, which remembers the match."""

    def __init__(self, count: int) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self.pools: list[ProcessPoolExecutor | None] = [None] * self.count

    async def ask(self, question: Question, patience: float) -> str:
        """The bot's answer; if it takes too long or its process dies, a quick answer instead."""
        place = zlib.crc32(question.table.encode()) % self.count
        for level in (question.level, "medium"):
            try:
                async with asyncio.timeout(patience):
                    answer = asyncio.wrap_future(self._pool(place).submit(think, replace(question, level=level)))
                    return await answer
            except (TimeoutError, BrokenProcessPool) as error:
                log.warning("a bot did not answer", extra={"error": type(error).__name__, "bot_level": level})
                self._drop(place)
        return await asyncio.to_thread(think, replace(question, level="medium"))

    def _pool(self, place: int) -> ProcessPoolExecutor:
        pool = self.pools[place]
        if pool is None:
            # A fresh interpreter, not a copy of this one with its open connections.
            pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), begin)
            self.pools[place] = pool
        return pool

    def _drop(self, place: int) -> None:
        pool, self.pools[place] = self.pools[place], None
        if pool is not None:
            for process in list((getattr(pool, "_processes", None) or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        for place in range(self.count):
            self._drop(place)


class Bots:
    """Sees to it that every decision of a bot is taken, once."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self.hall = hall
        self.settings = settings
        self.thinkers = Thinkers(settings.bot_processes)
        self.driving: dict[str, asyncio.Task[None]] = {}
        self._sweeping: asyncio.Task[None] | None = None
        hall.on_written.append(self.consider)

    async def open(self) -> None:
        self._sweeping = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        tasks = [*self.driving.values(), *([self._sweeping] if self._sweeping is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.close()

    def consider(self, live: LiveTable) -> None:
        """Start to drive a table if a bot has to decide there and nobody here drives it yet."""
        if live.id not in self.driving and not self.hall.closing and live.head.bot_waits:
            self._start(live.id)

    def _start(self, table: str) -> None:
        task = asyncio.create_task(self._drive(table))
        self.driving[table] = task
        task.add_done_callback(lambda done: self._finished(table, done))

    def _finished(self, table: str, task: asyncio.Task[None]) -> None:
        if self.driving.get(table) is task:
            del self.driving[table]
        if not task.cancelled() and task.exception() is not None:
            log.error(
                "a bot's turn failed; it will be tried again", exc_info=task.exception(), extra={"table": table[:8]}
            )

    async def _drive(self, table: str) -> None:
        """Answer for the bots of a table until a person has to decide."""
        loop = asyncio.get_running_loop()
        while not self.hall.closing:
            begun = loop.time()
            try:
                async with self.hall.at(table) as live:
                    question = self.question(live)
                    row = live.story.changed
                    if question is None:
                        del self.driving[table]  # under the table's lock: the next row may ask for a bot again
                        return
            except Problem:
                return
            text = await self.thinkers.ask(question, self.settings.bot_patience)
            pace = LEVELS[question.level].pace * self.settings.bot_pace
            await asyncio.sleep(max(0.0, begun + pace - loop.time()))
            await self.hall.change(table, partial(self.answer, question=question, row=row, text=text))

    def question(self, live: LiveTable) -> Question | None:
        """The decision that a bot has to take now."""
        place = bot_to_answer(live.story, live.places)
        if place is None or live.story.match is None:
            return None
        lines = tuple((entry.seat, entry.text) for entry in live.story.match.entries)
        return Question(live.id, live.head.deal(len(live.places)), lines, place.seat, place.bot or "medium")

    async def answer(self, live: LiveTable, question: Question, row: int, text: str) -> None:
        """Write the answer, unless the question is not asked any more."""
        place = bot_to_answer(live.story, live.places)
        if live.story.changed != row or place is None or place.seat != question.seat:
            return
        await self.hall.write(live, [Draft("play", question.seat, None, text)])
        METRICS.bot_moves += 1

    async def _sweep(self) -> None:
        """Look now and then for decisions of bots that nobody works on: after a restart, or when another process died."""
        while True:
            try:
                await self._take_over()
            except SQLAlchemyError as error:
                log.warning("the database did not answer", extra={"error": type(error).__name__})
            await asyncio.sleep(self.settings.sweep)

    async def _take_over(self) -> None:
        moment = now()
        async with self.hall.store.read() as connection:
            waiting = select(Table.id).where(Table.bot_waits, Table.bot_until < moment).order_by(Table.moved).limit(50)
            tables = [row.id for row in await connection.execute(waiting)]
        for table in tables:
            if table in self.driving:
                continue
            until = moment + int(self.settings.bot_lease * 1000)
            async with self.hall.store.write() as transaction:
                mine = update(Table).where(Table.id == table, Table.bot_waits, Table.bot_until < moment)
                taken = await transaction.execute(mine.values(bot_by=self.hall.process, bot_until=until))
            if taken.rowcount:
                self._start(table)
