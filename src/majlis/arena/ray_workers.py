"""Matches on a Ray cluster: the same results in the same order as on this machine's processes, on several machines.

Ray starts a task again if the process or the machine that worked on it is lost, so a contest survives that; a task that dies four times
ends it. Everything a task needs travels with it, and what it returns is small: one deal's results. Majlis must be installed on every
machine in the same version.
"""

from __future__ import annotations

import importlib
from collections import deque
from collections.abc import Callable, Generator, Iterable
from typing import Any, Final

from majlis.engine.errors import BadInput, MajlisError

RETRIES: Final = 3
"""How many times a task is begun again after the process that worked on it died."""
AHEAD: Final = 4
"""How many tasks per core are handed out before the first result is taken."""


def ray_module() -> Any:
    """Ray, which nothing else needs. Raises `BadInput` if it is not installed."""
    try:
        return importlib.import_module("ray")
    except ImportError as error:
        raise BadInput("playing on a Ray cluster needs ray: pip install 'majlis[ray]'") from error


def on_ray(work: Callable[..., Any], tasks: Iterable[tuple[Any, ...]], address: str) -> Generator[Any, None, None]:
    """The results of `work(*task)` for each task, in order, worked out on the cluster at that address.

    `auto` is the cluster that this machine belongs to or that RAY_ADDRESS names, `local` a new one on this machine alone. Whoever stops
    early closes the generator, which cancels what is still under way. Raises `MajlisError` if a task cannot be finished.
    """
    ray = ray_module()
    joined_before = ray.is_initialized()
    if not joined_before:
        try:
            ray.init(address=address, log_to_driver=False, include_dashboard=False if address == "local" else None)
        except (ConnectionError, ValueError) as error:
            raise BadInput(f"there is no Ray cluster at {address!r}: {error}") from error
    remote = ray.remote(work).options(max_retries=RETRIES, num_cpus=1)
    waiting: deque[Any] = deque()
    try:
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        for task in tasks:
            waiting.append(remote.remote(*task))
            if len(waiting) > most:
                yield ray.get(waiting.popleft())
        while waiting:
            yield ray.get(waiting.popleft())
    except ray.exceptions.RayError as error:
        raise MajlisError(f"a match could not be played on the cluster: {error}") from error
    finally:
        for left in waiting:
            ray.cancel(left, force=True)
        if not joined_before:
            ray.shutdown()
