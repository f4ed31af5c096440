"""What runs in a bot process.

A match log comes in, a decision goes out. Each process keeps the matches it was asked about last, so that it replays only what is new.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from majlis.bots import decide, player_named
from majlis.engine.chance import Chance, nth_seed
from majlis.engine.match import Match
from majlis.server.history import Deal
from majlis.server.levels import LEVELS
from majlis.server.programs import ask_program

KEPT: Final = 64
_STREAMS: Final = 1 << 40
"""Where the seeds of bots begin: far from those of matches."""
_matches: Final[OrderedDict[str, Match]] = OrderedDict()


@dataclass(frozen=True)
class Question:
    """A decision to be taken: everything about the match, and for which seat."""

    table: str
    deal: Deal
    lines: tuple[tuple[int, str], ...]
    seat: int
    level: str
    command: str = ""
    """Of a program; then the level does not count."""
    prompt: str = ""
    """What is asked, as the game calls it."""
    forced: bool = False
    """Whether there is only one answer. Nobody but the seat may notice, so it takes as long as others."""


def begin() -> None:
    """Set up a bot process: it leaves Ctrl-C to its parent, does not outlive it and lets the server go first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # not on Windows
        os.nice(5)
    threading.Thread(target=_follow_parent, daemon=True).start()


def ready() -> None:
    """Says by returning that the process has started."""


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def think(question: Question) -> str:
    """The bot's decision, as the log writes it. The bot sees only what its seat may see. Raises `GaveUp` if a program does."""
    match = _match_of(question)
    if question.command:
        return ask_program(question.command, match, question.table, question.seat, _chance(match, question))
    chance = _chance(match, question)
    player = player_named(LEVELS[question.level].player)
    state = match.state.clone()
    state.turn_to(question.seat)
    code = decide(player, state, question.seat, chance)
    return str(state.choice.action(state, code))


def _chance(match: Match, question: Question) -> Chance:
    return Chance.of(nth_seed(match.secret, _STREAMS + (len(match.entries) << 4) + question.seat))


def _match_of(question: Question) -> Match:
    match = _matches.pop(question.table, None)
    if match is None or not _begins(match, question):
        match = question.deal.match()
    for seat, text in question.lines[len(match.entries) :]:
        match.enter(seat, text)
    _matches[question.table] = match
    if len(_matches) > KEPT:
        _matches.popitem(last=False)
    return match


def _begins(match: Match, question: Question) -> bool:
    """Whether the kept match is a prefix of the one asked about: decisions may have been taken back."""
    kept = [(entry.seat, entry.text) for entry in match.entries]
    return match.seed == question.deal.seed and kept == list(question.lines[: len(kept)])
