"""The event loop of a simulated world: virtual time, an order drawn by a seed, processes that die and sleep."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine
from typing import Any

import pytest

from tests.simulation.loop import Node, NothingLeft, VirtualLoop


def run(work: Coroutine[Any, Any, Any], seed: int = 1, in_order: float = 0.0) -> VirtualLoop:
    loop = VirtualLoop(random.Random(seed), in_order)
    try:
        loop.run_until_complete(work)
    finally:
        loop.close()
    return loop


async def order(count: int, out: list[int]) -> None:
    async def one(number: int) -> None:
        out.append(number)

    await asyncio.gather(*(one(number) for number in range(count)))


def test_hours_pass_at_once() -> None:
    assert run(asyncio.sleep(36_000)).moment == 36_000


def test_a_seed_decides_the_order_and_always_the_same() -> None:
    orders: list[list[int]] = [[], [], []]
    for seed, out in zip((1, 1, 2), orders):
        run(order(10, out), seed)
    assert orders[0] == orders[1] != orders[2]
    assert sorted(orders[0]) == list(range(10)) != orders[0]


def test_asked_for_it_keeps_to_the_order_of_asyncio() -> None:
    out: list[int] = []
    run(order(10, out), in_order=1.0)
    assert out == list(range(10))


def test_a_killed_process_does_not_even_clean_up() -> None:
    done: list[str] = []

    async def work() -> None:
        try:
            await asyncio.sleep(2)
            done.append("worked")
        finally:
            done.append("cleaned up")

    async def world() -> None:
        node = Node("killed")
        task = node.spawn(work())
        await asyncio.sleep(1)
        node.dead = True
        await asyncio.sleep(10)
        assert (done, task.done()) == ([], False)
        node.dead = False
        task.cancel()
        await asyncio.wait([task])

    run(world())
    assert done == ["cleaned up"]


def test_a_sleeping_process_misses_its_timers_until_it_wakes_up() -> None:
    async def world() -> None:
        node = Node("asleep")
        task = node.spawn(asyncio.sleep(1))
        await asyncio.sleep(0.5)
        node.asleep_until = 5.0
        await task
        assert asyncio.get_running_loop().time() == 5.0

    run(world())


def test_where_nothing_is_left_to_happen_waiting_is_an_error() -> None:
    async def wait() -> None:
        await asyncio.get_running_loop().create_future()

    loop = VirtualLoop(random.Random(1), 0.0)
    task = loop.create_task(wait())
    with pytest.raises(NothingLeft):
        loop.run_until_complete(task)
    task.cancel()
    loop.run_until_complete(asyncio.wait([task]))
    loop.close()
