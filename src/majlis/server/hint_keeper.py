"""Hints are worked out in the bots' processes, each once."""

from __future__ import annotations

from collections import OrderedDict
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from majlis.analysis.hints import SECONDS, Hint
from majlis.server.analysis_work import HintJob, Played, find_hints
from majlis.server.bot_pool import BotPool
from majlis.server.live import LiveTable
from majlis.server.problems import Problem
from majlis.server.settings import Settings

KEPT = 256


def played_at(live: LiveTable) -> Played:
    """The match of a table, ready to travel."""
    return Played(live.id, live.deal, tuple((entry.seat, entry.text) for entry in live.match.entries))


class HintKeeper:
    """Asks for hints and remembers the latest."""

    def __init__(self, pool: BotPool, settings: Settings) -> None:
        self.pool = pool
        self.settings = settings
        self._kept: OrderedDict[tuple[str, int, int], list[Hint]] = OrderedDict()

    async def find(self, played: Played, seat: int, person: str) -> list[Hint]:
        """The hints for a seat that is to decide."""
        key = (played.table, len(played.lines), seat)
        known = self._kept.get(key)
        if known is not None:
            return known
        try:
            found: list[dict[str, Any]] = await self.pool.run(
                find_hints, HintJob(played, seat, SECONDS), self.settings.bot_patience, person
            )
        except (TimeoutError, BrokenProcessPool) as error:
            raise Problem("unavailable", "hint-late", retry_after=1) from error
        hints = self._kept[key] = [Hint.of(one) for one in found]
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return hints
