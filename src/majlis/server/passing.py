"""Passing until one's turn: a player who does not want to be asked in every window between two turns says so once.

A game names these windows (`Game.windows`): questions off one's turn, each with the answer that declines it. While a seat passes, the
server gives that answer for it, as an ordinary entry, after about the time that a person takes. It looks only at which question is
asked and at what lies open (`Game.open_pieces`), which everybody sees: a seat may name pieces for which it wants to be asked all the same.
The wish is kept with the seat, not in the log, and is told to its owner alone; so nobody else can tell who passes by themselves. It ends
by itself when the seat is asked anything else.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

from sqlalchemy import select

from majlis.server.live import Draft, LiveTable, LiveTables
from majlis.server.problems import Problem
from majlis.server.rows import SeatRow, update_seat
from majlis.server.schema import Seat, Table
from majlis.server.settings import Settings

log = logging.getLogger("majlis.passing")
QUICKEST, SLOWEST = 0.7, 2.6
"""Seconds that an answer takes at least and at most."""


class Passing:
    """Answers the windows of seats that pass."""

    def __init__(self, tables: LiveTables, settings: Settings) -> None:
        self.tables = tables
        self.settings = settings
        self.pause: Callable[[float], Awaitable[None]] = asyncio.sleep
        """How the time of an answer passes."""
        self.answering: dict[tuple[str, int, int], asyncio.Task[None]] = {}
        """The tasks under way, by table, seat and the row that asked."""
        tables.on_written.append(self.consider)

    async def open(self) -> None:
        """Go on where an earlier process stopped."""
        async with self.tables.store.read() as connection:
            # Beginning with the matches that are played: seats are many, and most of them at tables that are over.
            playing = select(Seat.table).join(Table).where(Table.phase == "playing", Seat.passing).distinct()
            waiting = await connection.execute(playing)
            found = [str(row.table) for row in waiting]
        for table in found:
            async with self.tables.at(table) as live:
                self.consider(live)

    async def close(self) -> None:
        tasks = list(self.answering.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def consider(self, live: LiveTable) -> None:
        """Start answering for every seat that passes and is asked."""
        match = live.history.match
        if match is None or match.over or self.tables.closing:
            return
        for number in match.waiting:
            key = live.id, number, live.history.asked[number]
            if live.seats[number].passing and live.seats[number].bot is None and key not in self.answering:
                task = asyncio.create_task(self._answer(*key))
                self.answering[key] = task
                task.add_done_callback(partial(self._finished, key))

    def _finished(self, key: tuple[str, int, int], task: asyncio.Task[None]) -> None:
        self.answering.pop(key, None)
        if not task.cancelled() and task.exception() is not None:
            log.error("passing failed", exc_info=task.exception(), extra={"table": key[0][:8]})

    async def _answer(self, table: str, seat: int, row: int) -> None:
        await self.pause(random.uniform(QUICKEST, SLOWEST) * self.settings.pass_pace)

        async def work(live: LiveTable) -> None:
            match, own = live.match, live.seats[seat]
            if live.history.asked[seat] != row or not own.passing or own.bot is not None or seat not in match.waiting:
                return
            text = match.game.windows(match.state).get(match.state.choice.prompt)
            if text is None:
                await self.keep(live, replace(own, passing=False))
            elif not self._wanted(live, own) and live.history.request is None:
                await self.tables.write(live, [Draft("play", seat, own.person, text)])

        try:
            await self.tables.change(table, work)
        except Problem:
            return  # the table is gone, or was broken before

    def _wanted(self, live: LiveTable, seat: SeatRow) -> bool:
        """Whether something lies open that the seat wants to be asked for."""
        return bool(seat.unless) and not set(seat.unless.split()).isdisjoint(
            live.match.game.open_pieces(live.match.state)
        )

    async def keep(self, live: LiveTable, seat: SeatRow) -> None:
        """Remember the wish of a seat. It makes no row of the log: others would see the gap."""
        notice = {"table": live.id, "wish_by": self.tables.process}
        await self.tables.store.commit(live.id, [update_seat(live.id, live.seats[seat.number], seat)], notice)
        live.seats = [seat if other.number == seat.number else other for other in live.seats]
        live.rendered.pop(seat.number, None)
