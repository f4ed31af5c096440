"""An event loop with virtual time: nothing waits, and of everything that is ready a seed picks what runs next.

Whatever runs belongs to a node (a server process, or nobody), which callbacks and tasks inherit by their context. A node that was killed
runs nothing any more, not even `finally`; one that sleeps runs nothing until it wakes up, while its timers expire.
"""

from __future__ import annotations

import asyncio
import contextvars
import heapq
import random
from collections.abc import Callable, Coroutine
from itertools import count
from typing import Any

_SERIAL = count(1)


class Node:
    """A process of the simulated world."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.dead = False
        self.asleep_until = 0.0
        self.clock_error = 0.0
        """Seconds by which its wall clock is wrong."""
        self.context = contextvars.Context()
        self.context.run(NODE.set, self)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something in this process."""
        return asyncio.get_running_loop().create_task(work, context=self.context.copy())


NODE: contextvars.ContextVar[Node | None] = contextvars.ContextVar("node", default=None)


class NothingLeft(Exception):
    """Nobody has anything to do any more, but somebody still waits."""


class NumberedTask(asyncio.Task[Any]):
    """A task whose place in a set does not depend on its address in memory, so that a run can be repeated exactly."""

    def __init__(self, *args: Any, **more: Any) -> None:
        self._number = next(_SERIAL)
        super().__init__(*args, **more)

    def __hash__(self) -> int:
        return self._number


class VirtualLoop(asyncio.BaseEventLoop):
    """Runs one callback at a time; when none is ready, the clock jumps to the next timer."""

    def __init__(self, chance: random.Random, in_order: float) -> None:
        super().__init__()
        self.chance = chance
        self.in_order = in_order
        """How often the callback that has waited longest goes first: 0, all are equally likely; 1, as asyncio does it."""
        self.moment = 0.0
        self.steps = 0
        self.buried: list[asyncio.Handle] = []
        """What dead nodes would have done: kept, so that nothing of it is cleaned up meanwhile."""
        self.work_delay: Callable[[], float] = lambda: 0.0
        """How long a thread takes for a piece of work."""
        self._ready: list[asyncio.Handle] = []
        self._scheduled: list[asyncio.TimerHandle]
        self.set_task_factory(_numbered)

    def time(self) -> float:
        return self.moment

    def _run_once(self) -> None:
        timers = self._scheduled
        while timers and (timers[0].cancelled() or timers[0].when() <= self.moment):
            timer = heapq.heappop(timers)
            timer._scheduled = False  # type: ignore[attr-defined]
            if not timer.cancelled():
                self._ready.append(timer)
        if not self._ready:
            if not timers:
                raise NothingLeft("everybody waits for somebody else")
            self.moment = timers[0].when()
            return
        self._run(self._pick())

    def _pick(self) -> asyncio.Handle:
        ready = self._ready
        if len(ready) == 1 or (self.in_order > 0 and self.chance.random() < self.in_order):
            return ready.pop(0)
        return ready.pop(int(self.chance.random() * len(ready)))

    def _run(self, handle: asyncio.Handle) -> None:
        if handle.cancelled():
            return
        node = handle._context.get(NODE)  # type: ignore[attr-defined]
        if node is not None and node.dead:
            self.buried.append(handle)
        elif node is not None and node.asleep_until > self.moment:
            self.call_at(node.asleep_until, self._ready.append, handle, context=contextvars.Context())
        else:
            self.steps += 1
            handle._run()

    # what a real loop does with threads, sockets and other processes

    def run_in_executor(  # type: ignore[override]
        self, executor: Any, func: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        """A thread's work, done at one moment a little later."""
        future: asyncio.Future[Any] = self.create_future()
        self.call_later(self.work_delay(), _work, future, func, args)
        return future

    def call_soon_threadsafe(  # type: ignore[override]
        self, callback: Callable[..., Any], *args: Any, context: Any = None
    ) -> asyncio.Handle:
        return self.call_soon(callback, *args, context=context)

    def _process_events(self, event_list: object) -> None: ...

    def _write_to_self(self) -> None: ...


def _numbered(loop: asyncio.AbstractEventLoop, work: Any, **more: Any) -> NumberedTask:
    return NumberedTask(work, loop=loop, **more)


def _work(future: asyncio.Future[Any], func: Callable[..., Any], args: tuple[Any, ...]) -> None:
    try:
        result = func(*args)
    except Exception as error:
        if not future.done():
            future.set_exception(error)
    else:
        if not future.done():
            future.set_result(result)
