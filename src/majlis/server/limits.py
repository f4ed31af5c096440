"""Rate limits: token buckets, counted by each process for itself."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final, NamedTuple

from majlis.server.problems import Problem

_KEPT: Final = 20_000


class Rate(NamedTuple):
    """A bucket: how many calls at once, and how many more each second."""

    burst: float
    each_second: float


RATES: Final[dict[str, Rate]] = {
    "call": Rate(120, 30),
    "visit": Rate(2000, 100),
    "guest": Rate(200, 0.5),
    "password": Rate(100, 0.5),
    "table": Rate(30, 0.5),
    "lesson": Rate(60, 1),
    "chat": Rate(8, 1),
    "stream": Rate(40, 4),
}


class Limits:
    """The buckets of everybody who called lately."""

    def __init__(self, factor: float) -> None:
        self.factor = factor
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, kind: str, who: str) -> None:
        """Count one call; if it is one too many, a problem that says when to try again."""
        if self.factor <= 0:
            return
        burst, each_second = (value * self.factor for value in RATES[kind])
        moment = time.monotonic()
        left, at = self.buckets.pop((kind, who), (burst, moment))
        left = min(burst, left + (moment - at) * each_second)
        if left < 1:
            self.buckets[kind, who] = (left, moment)
            raise Problem("too-many", "too-many", retry_after=(1 - left) / each_second)
        self.buckets[kind, who] = (left - 1, moment)
        if len(self.buckets) > _KEPT:
            self.buckets.popitem(last=False)
