"""Analyses of finished matches: asked for once, worked out in the bots' processes part by part, kept for good.

Each analysis is a row. The process that works on one holds a lease (`until`) and renews it whenever it keeps what it has found; if it dies,
another process, or the same one after a restart, goes on from there. A process works on one analysis at a time, with all its bot processes;
the parts queue up with the bots' decisions, so that nobody waits long for a bot.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import deque
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy import insert, select, update

from majlis.analysis.findings import Findings
from majlis.analysis.review import SECONDS, THOROUGH, Judged, effort_for, share_done, suspects
from majlis.analysis.weighing import Effort
from majlis.engine.errors import MajlisError
from majlis.server.analysis_shapes import AnalysisState
from majlis.server.analysis_work import Part, Played, begin_review, judge_part
from majlis.server.bot_pool import BotPool
from majlis.server.hint_keeper import played_at
from majlis.server.live import LiveTables
from majlis.server.problems import DATABASE_ERRORS, Problem
from majlis.server.schema import Analysis, Seat, Table
from majlis.server.settings import Settings
from majlis.server.tokens import now

log = logging.getLogger("majlis.analyses")
PART = 4
"""How many decisions are judged in one go."""
SAVE_EVERY = 1.0
"""Seconds between two savings of what was found."""
PATIENCE = 120.0
"""Seconds that one part may take."""
OPEN = ("waiting", "computing")


@dataclass(frozen=True)
class AnalysisRow:
    """An analysis as the database keeps it."""

    table: str
    state: AnalysisState
    done: float
    error: str | None
    result: str | None
    person: str | None
    """Who asked for it; nobody if that person is gone."""

    def findings(self) -> Findings | None:
        return None if self.result is None else Findings.loads(json.loads(self.result))


def _row(found: Any) -> AnalysisRow:
    return AnalysisRow(*found)


_COLUMNS = (Analysis.table, Analysis.state, Analysis.done, Analysis.error, Analysis.result, Analysis.person)


class Analyses:
    """The queue of analyses, and the one that this process works on."""

    def __init__(self, tables: LiveTables, pool: BotPool, settings: Settings, process: str) -> None:
        self.tables = tables
        self.store = tables.store
        self.pool = pool
        self.settings = settings
        self.process = process
        self._closing = asyncio.Event()
        self._called = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        if not self.store.on_postgres:
            # With SQLite there is one process: whichever held a lease is gone.
            async with self.store.write() as transaction:
                await transaction.execute(update(Analysis).where(Analysis.state.in_(OPEN)).values(until=0))
        self._task = asyncio.create_task(self._work())

    async def close(self) -> None:
        self._closing.set()
        self._called.set()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    # calls

    async def row(self, table: str) -> AnalysisRow | None:
        async with self.store.read() as connection:
            found = (await connection.execute(select(*_COLUMNS).where(Analysis.table == table))).first()
        return None if found is None else _row(found)

    async def under_way(self, person: str) -> list[tuple[str, AnalysisState, float]]:
        """The analyses of matches in which that person had a seat, as long as they are not ready."""
        wanted = select(Analysis.table, Analysis.state, Analysis.done).where(Analysis.state.in_(OPEN))
        wanted = wanted.where(Analysis.table.in_(select(Seat.table).where(Seat.person == person)))
        async with self.store.read() as connection:
            found = (await connection.execute(wanted.order_by(Analysis.asked))).all()
        return [(row.table, row.state, row.done) for row in found]

    async def ask(self, table: str, person: str) -> AnalysisRow:
        """Have a finished match analysed, unless it was or is. One at a time for each person."""
        async with self.store.write() as transaction:
            found = (await transaction.execute(select(*_COLUMNS).where(Analysis.table == table))).first()
            known = None if found is None else _row(found)
            if known is not None and (known.state in OPEN or (known.state == "ready" and known.findings() is not None)):
                return known
            mine = select(Table.name).join(Analysis, Analysis.table == Table.id)
            mine = mine.where(Analysis.person == person, Analysis.state.in_(OPEN), Analysis.table != table)
            other = (await transaction.execute(mine)).first()
            if other is not None:
                raise Problem("wrong-phase", "analysis-waits", name=other.name)
            values: dict[str, Any] = {"person": person, "state": "waiting", "asked": now(), "by": "", "until": 0}
            if known is None:
                await transaction.execute(insert(Analysis).values(table=table, done=0.0, **values))
            else:
                again = update(Analysis).where(Analysis.table == table)
                await transaction.execute(again.values(error=None, **values))
        self._called.set()
        return AnalysisRow(
            table, "waiting", known.done if known else 0.0, None, known.result if known else None, person
        )

    # work

    async def _work(self) -> None:
        """Take one analysis after the other."""
        while not self._closing.is_set():
            self._called.clear()
            try:
                table = await self._next()
                if table is not None:
                    await self._analyse(table)
                    continue
            except DATABASE_ERRORS as error:
                log.warning("the database did not answer", extra={"error": type(error).__name__})
            with suppress(TimeoutError):
                async with asyncio.timeout(max(self.settings.sweep, 0.05)):
                    await self._called.wait()

    async def _next(self) -> str | None:
        """The analysis that has waited longest and that nobody works on, with a lease on it."""
        moment = now()
        free = (Analysis.state.in_(OPEN), Analysis.until < moment)
        async with self.store.read() as connection:
            wanted = select(Analysis.table).where(*free).order_by(Analysis.asked).limit(1)
            table = (await connection.execute(wanted)).scalar_one_or_none()
        if table is None:
            return None
        async with self.store.write() as transaction:
            mine = update(Analysis).where(Analysis.table == table, *free)
            taken = await transaction.execute(mine.values(by=self.process, until=self._lease(), state="computing"))
        return str(table) if taken.rowcount else None

    def _lease(self) -> int:
        return now() + int((self.settings.bot_lease + PATIENCE) * 1000)

    async def _analyse(self, table: str) -> None:
        row = await self.row(table)
        before = None if row is None else row.findings()
        asker = (None if row is None else row.person) or table
        try:
            async with self.tables.at(table) as live:
                played = played_at(live)
            await Run(self, played, before, asker).run()
        except asyncio.CancelledError:
            raise
        except Problem as problem:
            await self._end(table, "old" if problem.kind == "broken" else "failed", str(problem))
        except MajlisError as error:
            await self._end(table, "old", str(error))
        except DATABASE_ERRORS:
            raise
        except Exception as error:  # whatever it was, others may be analysed
            log.error("an analysis failed", exc_info=error, extra={"table": table[:8]})
            await self._end(table, "failed", type(error).__name__)

    async def _end(self, table: str, state: AnalysisState, error: str) -> None:
        async with self.store.write() as transaction:
            ended = update(Analysis).where(Analysis.table == table)
            await transaction.execute(ended.values(state=state, error=error[:500], until=0))

    async def keep(self, table: str, findings: Findings, done: float, ready: bool) -> bool:
        """Keep what was found so far; False if another process has taken the analysis over, or the table is gone."""
        text = json.dumps(findings.json(), separators=(",", ":"))
        async with self.store.write() as transaction:
            ours = update(Analysis).where(Analysis.table == table, Analysis.by == self.process)
            kept = await transaction.execute(
                ours.values(
                    state="ready" if ready else "computing",
                    done=1.0 if ready else done,
                    result=text,
                    until=0 if ready else self._lease(),
                )
            )
        return bool(kept.rowcount)


class Run:
    """The work on one analysis."""

    def __init__(self, analyses: Analyses, played: Played, before: Findings | None, owner: str) -> None:
        self.analyses = analyses
        self.played = played
        self.before = before
        self.owner = owner
        """Whose turns in the bots' processes it takes: those of the person who asked, like that person's bots."""
        self.of = 0
        self.took = 0.0
        """Seconds that processes have spent on it."""
        self.done = 0
        self._saved = 0.0
        self._lost = False

    async def run(self) -> None:
        kept, numbers = await self.analyses.pool.run(begin_review, self.played, PATIENCE, self.owner)
        found = Findings.loads(kept)
        assert found is not None
        if self.before is not None:
            found.judged |= self.before.judged
        todo = [number for number in numbers if number - 1 not in found.judged]
        self.of = len(numbers)
        await self._judge(found, todo, None)
        await self._judge(found, suspects(found.decisions), THOROUGH)
        if not self._lost:
            await self.analyses.keep(self.played.table, found, 1.0, True)

    async def _judge(self, found: Findings, numbers: list[int], effort: Effort | None) -> None:
        """Judge these decisions, part by part, in all processes that are free; without an effort, as thoroughly as time allows."""
        size = PART if effort is None else 1
        parts = deque(tuple(numbers[at : at + size]) for at in range(0, len(numbers), size))
        left = len(numbers)
        workers = len(self.analyses.pool.processes)

        async def take() -> None:
            nonlocal left
            while parts and not self._lost and (effort is None or self.took < SECONDS * workers):
                chosen = effort or effort_for(self.done, self.took, self.of, SECONDS * workers)
                part = Part(self.played, parts.popleft(), chosen)
                judged, seconds = await self.analyses.pool.run(judge_part, part, PATIENCE, self.owner)
                for one in judged:
                    found.add(Judged.of(one))
                self.took += seconds
                self.done += len(judged)
                left -= len(judged)
                await self._save(found, self._share(left, len(numbers), effort is None))

        async with asyncio.TaskGroup() as group:
            for _ in self.analyses.pool.processes:
                group.create_task(take())

    def _share(self, left: int, of: int, first: bool) -> float:
        return share_done(self.of - left, self.of, 0, 0) if first else share_done(1, 1, of - left, of)

    async def _save(self, found: Findings, done: float) -> None:
        moment = asyncio.get_running_loop().time()
        if moment - self._saved >= SAVE_EVERY:
            self._saved = moment
            if not await self.analyses.keep(self.played.table, found, done, False):
                self._lost = True
