"""Matches on several processes, with the results in order."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from majlis.engine.errors import MajlisError

AHEAD: Final = 4
"""How many tasks per process are handed out before the first result is taken: results that nobody takes cost memory."""


def in_order(work: Callable[..., Any], tasks: Iterable[tuple[Any, ...]], jobs: int) -> Generator[Any, None, None]:
    """The results of `work(*task)` for each task, in order, worked out by several processes; with one job by this one.

    `work` must be a function at the top of a module. Whoever stops early closes the generator, which ends the processes. Raises
    `MajlisError` if a process dies.
    """
    if jobs == 1:
        for task in tasks:
            yield work(*task)
        return
    others = multiprocessing.active_children()
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=follow_parent) as pool:
        waiting: deque[Future[Any]] = deque()
        try:
            for task in tasks:
                waiting.append(pool.submit(work, *task))
                if len(waiting) > AHEAD * jobs:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        except BrokenProcessPool as error:
            raise MajlisError("a process that was playing matches has died") from error
        except BaseException:  # an interrupt above all: nobody should have to wait for players that are still thinking
            for child in multiprocessing.active_children():
                if child not in others:
                    child.terminate()
            raise


def follow_parent() -> None:
    """Set up a process for playing: it leaves interrupts to its parent, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
