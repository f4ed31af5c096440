"""Under virtual time: nobody can tell from its time that a bot had only one answer, and with a pace every answer takes as long."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

from majlis.server.bot_pool import BotPool
from majlis.server.bots import Bots
from majlis.server.history import Deal
from majlis.server.levels import LEVELS
from majlis.server.settings import Settings
from majlis.server.thinking import Question
from tests.simulation.loop import VirtualLoop

DEAL = Deal("alhambra", 1, 3, {}, "0" * 30 + "2a")
SLOW, QUICK = "prompt-action", "prompt-vizier"
TIMES = {SLOW: (0.5, 0.9), QUICK: (0.05, 0.12)}
"""How long it takes to choose."""
AT_ONCE = 0.002


class Thinker:
    """A process that needs no time where there is nothing to choose."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.tables: dict[str, None] = {}
        self.warm = True

    async def ask(self, question: Question, patience: float) -> str:
        await asyncio.sleep(AT_ONCE if question.forced else self.chance.uniform(*TIMES[question.prompt]))
        return "pass"

    def kill(self) -> None:
        pass


def question(prompt: str, forced: bool, level: str = "hard") -> Question:
    return Question("a table", DEAL, (), 0, level, prompt=prompt, forced=forced)


def run(work: Coroutine[Any, Any, Any], seed: int) -> None:
    state = random.getstate()
    random.seed(seed)
    loop = VirtualLoop(random.Random(seed), 1.0)
    try:
        loop.run_until_complete(work)
    finally:
        loop.close()
        random.setstate(state)


def pool_of(seed: int) -> BotPool:
    pool = BotPool(1)
    pool.processes = [Thinker(random.Random(seed))]  # type: ignore[list-item]
    pool._idle = list(pool.processes)
    return pool


async def taken(pool: BotPool, asked: Question) -> float:
    loop = asyncio.get_running_loop()
    begun = loop.time()
    await pool.ask(asked, 60.0)
    return loop.time() - begun


def test_a_forced_answer_takes_as_long_as_a_chosen_one_to_the_same_question() -> None:
    chosen: dict[str, list[float]] = {SLOW: [], QUICK: []}
    forced: dict[str, list[float]] = {SLOW: [], QUICK: []}

    async def match() -> None:
        pool = pool_of(7)
        for number in range(400):
            for prompt in (SLOW, QUICK):
                is_forced = number >= 3 and number % 4 == 0
                (forced if is_forced else chosen)[prompt].append(await taken(pool, question(prompt, is_forced)))

    run(match(), 7)
    for prompt, (least, most) in TIMES.items():
        assert least * 0.9 <= min(forced[prompt])
        assert max(forced[prompt]) <= most * 1.1
        mean = sum(chosen[prompt]) / len(chosen[prompt])
        assert abs(sum(forced[prompt]) / len(forced[prompt]) - mean) <= 0.1 * mean
        assert len(set(forced[prompt])) == len(forced[prompt]), "no time comes twice"


def test_a_question_that_was_never_answered_takes_the_time_of_others_and_at_first_that_of_the_level() -> None:
    async def match() -> None:
        pool = pool_of(8)
        assert abs(await taken(pool, question(QUICK, True)) - LEVELS["hard"].pace) < 0.01
        for _ in range(5):
            await taken(pool, question(SLOW, False))
        assert TIMES[SLOW][0] * 0.9 <= await taken(pool, question(QUICK, True)) <= TIMES[SLOW][1] * 1.1
        # Another level's times say nothing.
        assert abs(await taken(pool, question(SLOW, True, "master")) - LEVELS["master"].pace) < 0.01

    run(match(), 8)


def test_while_a_forced_answer_waits_the_process_thinks_about_something_else() -> None:
    async def match() -> None:
        pool = pool_of(9)
        for _ in range(5):
            await taken(pool, question(SLOW, False))
        forced = asyncio.create_task(taken(pool, question(SLOW, True)))
        await asyncio.sleep(2 * AT_ONCE)
        other = replace(question(QUICK, False), table="another")
        assert await taken(pool, other) <= TIMES[QUICK][1]
        assert not forced.done()
        await forced

    run(match(), 9)


class Table:
    """Enough of a table for a bot to answer there, and of all tables for it to be found."""

    def __init__(self, asked: list[Question]) -> None:
        self.asked = asked
        self.answered: list[float] = []
        self.closing = False
        self.on_written: list[Any] = []
        self.on_watched: list[Any] = []
        self.table = SimpleNamespace(host="", bot_waits=False, is_puzzle=False, teaching="")
        self.history = SimpleNamespace(asked=[0, 0, 0], match=None)

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Any]:
        yield self

    async def change(self, table: str, work: Any) -> None:
        self.asked.pop(0)
        self.answered.append(asyncio.get_running_loop().time())


class OneTable(Bots):
    """Bots that are asked these questions one after the other."""

    def question(self, live: Any) -> Question | None:
        return live.asked[0] if live.asked else None


async def answered(pace: float, asked: list[Question]) -> list[float]:
    """How long each answer took at a table whose bots have that pace."""
    table = Table(list(asked))
    bots = OneTable(table, Settings(bot_pace=pace))  # type: ignore[arg-type]
    bots.pool.close()
    bots.pool = pool_of(10)
    task = asyncio.create_task(bots._drive("a table"))
    bots.driving["a table"] = task
    await task
    return [then - before for before, then in pairwise([0.0, *table.answered])]


def test_with_a_pace_of_1_every_answer_takes_the_time_of_its_level() -> None:
    """Ten percent more or less: chosen or forced, whatever there was to think about."""

    async def match() -> None:
        asked = [
            question(prompt, forced, level)
            for level in ("medium", "hard", "master")
            for forced in (False, False, False, True)
            for prompt in (SLOW, QUICK)
        ]
        took = await answered(1.0, [one for one in asked if TIMES[one.prompt][1] <= LEVELS[one.level].pace])
        expected = [LEVELS[one.level].pace for one in asked if TIMES[one.prompt][1] <= LEVELS[one.level].pace]
        assert len(took) == len(expected) >= 16
        for one, pace in zip(took, expected, strict=True):
            assert 0.9 * pace <= one <= 1.1 * pace

    run(match(), 11)


def test_with_a_pace_of_0_a_bot_answers_as_soon_as_it_has_thought() -> None:
    async def match() -> None:
        for one in await answered(0.0, [question(QUICK, False)] * 5):
            assert one <= TIMES[QUICK][1]

    run(match(), 12)
