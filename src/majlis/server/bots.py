"""Bots at tables: which process answers for them, where they think, and what happens if they don't answer.

The process that writes the row after which a bot has to decide also lets the bot think, and holds a lease on that decision (`bot_until`).
If that process dies, another one finds the decision waiting and takes it over. Should two processes answer all the same, the primary key
of the log accepts only one answer.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import replace
from functools import partial

from sqlalchemy import or_, select, update

from majlis.bots.player import GaveUp
from majlis.server.bot_pool import BotPool
from majlis.server.levels import DEFAULT, LEVELS, PROGRAM
from majlis.server.live import Draft, LiveTable, LiveTables
from majlis.server.metrics import METRICS
from majlis.server.problems import DATABASE_ERRORS, Problem
from majlis.server.programs import command_of
from majlis.server.rows import SeatRow, bot_to_answer, bots_rest, has_person
from majlis.server.schema import Table
from majlis.server.scripts import scripted
from majlis.server.settings import Settings
from majlis.server.thinking import Question
from majlis.server.tokens import now

log = logging.getLogger("majlis.bots")
CLOCKS_APART = 60_000
"""Milliseconds by which the clocks of two machines may differ."""


class Bots:
    """Makes sure that every decision of a bot is taken exactly once."""

    def __init__(self, tables: LiveTables, settings: Settings) -> None:
        self.tables = tables
        self.settings = settings
        self.pool = BotPool(settings.bot_processes)
        self.driving: dict[str, asyncio.Task[None]] = {}
        self._sweeping: asyncio.Task[None] | None = None
        self._closing = asyncio.Event()
        tables.on_written.append(self.consider)
        tables.on_watched.append(self.consider)

    async def open(self) -> None:
        self._sweeping = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        self._closing.set()
        if self._sweeping is not None:
            # It ends by itself: cut off in a query, it would leave a connection behind.
            await asyncio.gather(self._sweeping, return_exceptions=True)
        tasks = list(self.driving.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.pool.close()

    def consider(self, live: LiveTable) -> None:
        """Start answering at a table if a bot has to decide there and no task does so yet."""
        if live.id not in self.driving and not self.tables.closing and self.seat_to_answer(live) is not None:
            self._start(live.id)

    def _start(self, table: str) -> None:
        """Let one task answer at a table. There may be one since: taking a lease over waits for the database."""
        if table in self.driving:
            return
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
        while not self.tables.closing:
            begun = loop.time()
            try:
                async with self.tables.at(table) as live:
                    question = self.question(live)
                    owner = live.table.host or table
                    if question is None:
                        await self._rest(live)
                        del self.driving[table]  # under the table's lock: the next row may ask for a bot again
                        return
                    row = live.history.asked[question.seat]
                    prepared = scripted(live, question.seat)
            except Problem:
                return
            try:
                text = prepared or await self.pool.ask(question, self.settings.bot_patience, owner)
            except GaveUp as reason:
                log.warning("a program resigned", extra={"table": table[:8], "reason": str(reason)})
                await self.tables.change(table, partial(self.resign, question=question, row=row))
                continue
            pace = LEVELS[DEFAULT if question.command else question.level].pace * self.settings.bot_pace
            await asyncio.sleep(max(0.0, begun + pace - loop.time()))
            await self.tables.change(table, partial(self.answer, question=question, row=row, text=text))

    async def _rest(self, live: LiveTable) -> None:
        """Take a table of bots that nobody watches off the list of waiting ones: watching it starts them again."""
        if live.table.bot_waits:
            await self.tables.store.commit(live.id, [bots_rest(live.table)])
            live.table = replace(live.table, bot_waits=False)

    def seat_to_answer(self, live: LiveTable) -> SeatRow | None:
        """The seat for which a bot has to decide now; None if there is none, or if nobody plays or watches here."""
        # A puzzle's table stands still, so that the position of the answer can be looked at.
        if live.table.is_puzzle:
            return None
        return bot_to_answer(live.history, live.seats) if live.watchers or has_person(live.seats) else None

    def question(self, live: LiveTable) -> Question | None:
        """The decision that a bot has to take now."""
        seat = self.seat_to_answer(live)
        if seat is None or live.history.match is None:
            return None
        lines = tuple((entry.seat, entry.text) for entry in live.history.match.entries)
        level = seat.bot or DEFAULT
        command = command_of(self.settings.programs, level) if level.startswith(PROGRAM) else ""
        state = live.history.match.state
        choice = state.choice if state.choice.seat == seat.number else state.choice.turned_to(seat.number)
        forced = len(choice.codes(state)) == 1
        return Question(live.id, live.deal, lines, seat.number, level, command, choice.prompt, forced)

    async def resign(self, live: LiveTable, question: Question, row: int) -> None:
        """Give up the seat of a program: a bot plays it to the end, and everybody sees that."""
        seat = live.seats[question.seat]
        if live.history.asked[question.seat] == row and not seat.resigned:
            seats = live.seats[:]
            seats[question.seat] = replace(seat, resigned=True, stand_in=DEFAULT)
            await self.tables.write(live, [Draft("seat", question.seat, None, "resign")], seats)

    async def answer(self, live: LiveTable, question: Question, row: int, text: str) -> None:
        """Write the answer, unless the question no longer stands."""
        seat = bot_to_answer(live.history, live.seats)
        if live.history.asked[question.seat] != row or seat is None or seat.number != question.seat:
            return
        await self.tables.write(live, [Draft("play", question.seat, None, text)])
        METRICS.bot_moves += 1

    async def _sweep(self) -> None:
        """Look for bot decisions that nobody works on: after a restart, or when another process died."""
        while not self._closing.is_set():
            try:
                await self._take_over()
            except DATABASE_ERRORS as error:
                log.warning("the database did not answer", extra={"error": type(error).__name__})
            with suppress(TimeoutError):
                async with asyncio.timeout(self.settings.sweep):
                    await self._closing.wait()

    async def _take_over(self) -> None:
        moment = now()
        until = moment + int(self.settings.bot_lease * 1000)
        # A lease that ends later than any could was given before the clock was set back.
        free = or_(Table.bot_until < moment, Table.bot_until > until + CLOCKS_APART)
        if self.driving and self.tables.store.on_postgres:
            # A question may wait for its turn for longer than a lease lasts.
            async with self.tables.store.write() as transaction:
                ours = update(Table).where(Table.id.in_(list(self.driving)), Table.bot_by == self.tables.process)
                await transaction.execute(ours.where(Table.bot_waits).values(bot_until=until))
        async with self.tables.store.read() as connection:
            waiting = select(Table.id).where(Table.bot_waits, free).order_by(Table.moved).limit(50)
            tables = [row.id for row in await connection.execute(waiting)]
        for table in tables:
            if table in self.driving:
                continue
            async with self.tables.store.write() as transaction:
                mine = update(Table).where(Table.id == table, Table.bot_waits, free)
                taken = await transaction.execute(mine.values(bot_by=self.tables.process, bot_until=until))
            if taken.rowcount:
                self._start(table)
