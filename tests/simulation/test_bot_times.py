"""Under virtual time: nobody can tell from its time that a bot had only one answer."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any

from majlis.server.bot_pool import BotPool
from majlis.server.history import Deal
from majlis.server.levels import LEVELS
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
