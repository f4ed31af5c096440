"""What a learner could do while the lesson asks for nothing: a bot decides in their place, and the engine looks ahead at its answer."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from typing import NamedTuple

from majlis.engine.outlook import Looking, Outlook
from majlis.server.bot_pool import BotPool
from majlis.server.live import LiveTable
from majlis.server.settings import Settings
from majlis.server.thinking import Question

KEPT = 256
LEVEL = "easy"


class Way(NamedTuple):
    action: str
    outlook: Outlook


@dataclass(frozen=True)
class Asked:
    """A decision of a seat: what a bot has to know, and a copy of the position to look ahead from."""

    table: str
    seq: int
    question: Question
    looking: Looking

    @staticmethod
    def of(live: LiveTable, seat: int) -> Asked:
        lines = tuple((entry.seat, entry.text) for entry in live.match.entries)
        question = Question(live.id, live.deal, lines, seat, LEVEL)
        return Asked(live.id, live.seq, question, live.match.looking(seat))


class Ways:
    """Asks bots on behalf of learners; each decision once."""

    def __init__(self, pool: BotPool, settings: Settings) -> None:
        self.pool = pool
        self.settings = settings
        self._kept: OrderedDict[tuple[str, int], Way] = OrderedDict()

    async def find(self, asked: Asked, person: str) -> Way:
        """What an easy bot would do there. It knows no more than the seat."""
        known = self._kept.get((asked.table, asked.seq))
        if known is not None:
            return known
        text = await self.pool.ask(asked.question, self.settings.bot_patience, person)
        action = asked.looking.game.verbs.parse(text)
        way = Way(text, await asyncio.to_thread(asked.looking.outlook, action, False))
        self._kept[asked.table, asked.seq] = way
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return way
