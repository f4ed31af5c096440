"""Trying a set of values: bots play many matches with it and as many with the game's own values, and the difference is reported.

One process of its own, of low priority, plays for everybody: people take turns by batches. What was played so far is kept with the set
after every batch, so any process can show it, and a stop that another process wrote is noticed there. A trial whose process is gone has
stopped.
"""

from __future__ import annotations

import asyncio
import json
import logging
import math
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from typing import Any

from sqlalchemy import select, update

from majlis.server.box_shapes import KindTrialShape, MeasureShape, TrialShape
from majlis.server.boxes import SET_COLUMNS, SetRow, forms_for
from majlis.server.problems import Problem
from majlis.server.schema import BoxSet
from majlis.server.settings import Settings
from majlis.server.store import Store
from majlis.server.tokens import new_id, now
from majlis.server.trying import Batch, Played, begin, play, seats_for

log = logging.getLogger("majlis.trials")
BATCH = 4
STALE = 15 * 60 * 1000
"""Milliseconds after which a trial of which another process has reported nothing counts as stopped."""
DEVIATIONS = 1.96
"""Standard errors to each side that hold a difference with 95 %."""


class Trials:
    """All trials that this process runs."""

    def __init__(self, store: Store, settings: Settings, process: str) -> None:
        self.store = store
        self.settings = settings
        self.process = process
        self.running: dict[str, asyncio.Task[None]] = {}
        """By set."""
        self._turn = asyncio.Lock()
        self._executor: ProcessPoolExecutor | None = None
        self._own: dict[tuple[str, int], list[Played]] = {}
        """What was played with the game's own values, by game and first match: it is the same every time."""

    async def close(self) -> None:
        tasks = list(self.running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._kill()

    def _kill(self) -> None:
        executor, self._executor = self._executor, None
        if executor is not None:
            for process in list((getattr(executor, "_processes", None) or {}).values()):
                process.kill()
            executor.shutdown(wait=False, cancel_futures=True)

    # calls

    async def start(self, row: SetRow, digest: str, toml: str) -> TrialShape:
        """Begin a trial. One at a time for each person."""
        trial: dict[str, Any] = {
            "run": new_id(),
            "process": self.process,
            "state": "running",
            "at": now(),
            "done": 0,
            "of": self.settings.trial_matches,
            "seats": seats_for(row.game),
            "digest": digest,
            "sums": {},
        }
        async with self.store.write() as transaction:
            mine = select(*SET_COLUMNS).where(BoxSet.person == row.person).with_for_update()
            for other in [SetRow(*found) for found in await transaction.execute(mine)]:
                if self._alive(other):
                    raise Problem("wrong-phase", "trial-runs", name=other.name)
            await transaction.execute(update(BoxSet).where(BoxSet.id == row.id).values(trial=json.dumps(trial)))
        if row.id in self.running:
            self.running.pop(row.id).cancel()
        task = asyncio.create_task(self._run(row, trial, toml))
        self.running[row.id] = task
        task.add_done_callback(lambda done: self._finished(row.id, done))
        return self.shape(replace(row, trial=json.dumps(trial)), digest) or _never()

    async def stop(self, row: SetRow) -> SetRow:
        """Stop a trial; what was played so far stays. Returns the set as it is now."""
        async with self.store.write() as transaction:
            kept = await transaction.execute(select(BoxSet.trial).where(BoxSet.id == row.id).with_for_update())
            text = kept.scalar_one_or_none()
            if text is not None and json.loads(text)["state"] == "running":
                text = json.dumps({**json.loads(text), "state": "stopped"})
                await transaction.execute(update(BoxSet).where(BoxSet.id == row.id).values(trial=text))
        task = self.running.pop(row.id, None)
        if task is not None:
            task.cancel()
            if not self.running:
                self._kill()  # rather than let it play the batch to its end
        return replace(row, trial=text)

    def shape(self, row: SetRow, digest: str) -> TrialShape | None:
        """A kept trial as it is told; `digest` is that of the set as it is now."""
        if row.trial is None:
            return None
        trial = json.loads(row.trial)
        done, sums = trial["done"], trial["sums"]
        kinds: dict[str, KindTrialShape] = {}
        for place in forms_for(row.game).places:
            kind = kinds.setdefault(place.kind.id, KindTrialShape(taken=None, records={}))
            if place.part.piece and done:
                kind.taken = _measure(sums.get(place.kind.id), done)
                found = _measure(sums.get(place.key), done)
                kind.records[str(place.number)] = (found.mine, found.theirs, _deviations(sums.get(place.key)))
        state: Any = "stopped" if trial["state"] == "running" and not self._alive(row) else trial["state"]
        return TrialShape(
            state=state,
            done=done,
            of=trial["of"],
            seats=trial["seats"],
            digest=trial["digest"],
            older=trial["digest"] != digest,
            points=_measure(sums.get("points"), done) if done else None,
            length=_measure(sums.get("length"), done) if done else None,
            kinds=kinds,
        )

    def _alive(self, row: SetRow) -> bool:
        """Whether somebody works on the trial of a set."""
        trial: dict[str, Any] = json.loads(row.trial) if row.trial is not None else {"state": "stopped"}
        if trial["state"] != "running":
            return False
        if trial["process"] == self.process:
            return row.id in self.running
        return self.store.on_postgres and int(trial["at"]) > now() - STALE

    # work

    async def _run(self, row: SetRow, trial: dict[str, Any], toml: str) -> None:
        for first in range(0, trial["of"], BATCH):
            batch = Batch(row.game, trial["seats"], first, min(BATCH, trial["of"] - first), None)
            async with self._turn:
                theirs = self._own.get((row.game, first))
                if theirs is None or len(theirs) < batch.count:
                    theirs = self._own[row.game, first] = await self._play(batch)
                mine = await self._play(replace(batch, toml=toml))
            for one, other in zip(mine, theirs):
                _add(trial["sums"], one, other)
            trial["done"] += batch.count
            trial["state"] = "done" if trial["done"] == trial["of"] else "running"
            if not await self._save(row.id, trial):
                return

    async def _play(self, batch: Batch) -> list[Played]:
        if self._executor is None:
            # A fresh interpreter, not a copy of this one with its open connections.
            self._executor = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), begin)
        try:
            return await asyncio.wrap_future(self._executor.submit(play, batch))
        except BrokenProcessPool:
            self._kill()
            raise

    async def _save(self, id: str, trial: dict[str, Any]) -> bool:
        """Keep what was played; False if the trial was stopped, replaced or deleted with its set."""
        trial["at"] = now()
        async with self.store.write() as transaction:
            kept = await transaction.execute(select(BoxSet.trial).where(BoxSet.id == id).with_for_update())
            text = kept.scalar_one_or_none()
            found = None if text is None else json.loads(text)
            if found is None or found["run"] != trial["run"] or found["state"] != "running":
                return False
            await transaction.execute(update(BoxSet).where(BoxSet.id == id).values(trial=json.dumps(trial)))
        return True

    def _finished(self, id: str, task: asyncio.Task[None]) -> None:
        if self.running.get(id) is task:
            del self.running[id]
        if not task.cancelled() and task.exception() is not None:
            log.error("a trial failed", exc_info=task.exception(), extra={"box_set": id[:8]})


def _never() -> TrialShape:
    raise AssertionError("a trial that was just begun is there")


def _add(sums: dict[str, list[float]], mine: Played, theirs: Played) -> None:
    """Count a match of each: sums of mine, of theirs, and of the squared differences."""
    found: dict[str, tuple[float, float]] = {
        "points": (mine.points, theirs.points),
        "length": (mine.length, theirs.length),
    }
    for key in sorted(mine.taken | theirs.taken):
        one, other = float(key in mine.taken), float(key in theirs.taken)
        found[key] = (one, other)
        kind = key.partition("/")[0]
        before = found.get(kind, (0.0, 0.0))
        found[kind] = (before[0] + one, before[1] + other)
    for key, (one, other) in found.items():
        kept = sums.setdefault(key, [0.0, 0.0, 0.0])
        kept[0] += one
        kept[1] += other
        kept[2] += (one - other) ** 2


def _measure(sums: list[float] | None, done: int) -> MeasureShape:
    """Means, and the difference with its interval, paired by match."""
    mine, theirs, squares = sums or (0.0, 0.0, 0.0)
    difference = (mine - theirs) / done
    spread = math.sqrt(max(0.0, squares / done - difference**2))
    error = spread / math.sqrt(max(1, done - 1))
    return MeasureShape(mine=mine / done, theirs=theirs / done, difference=difference, interval=DEVIATIONS * error)


def _deviations(sums: list[float] | None) -> float:
    """How many standard deviations a difference in what is taken is away from none, were both sets alike (McNemar's test).

    Only matches count in which a piece is taken with one of the sets: each would be the one or the other by the toss of a coin. A piece
    that is always taken with the one set and never with the other has no spread, but is as far away as can be.
    """
    mine, theirs, squares = sums or (0.0, 0.0, 0.0)
    return (mine - theirs) / math.sqrt(squares) if squares > 0 else 0.0
