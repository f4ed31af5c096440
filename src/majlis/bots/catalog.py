"""The players by name."""

from __future__ import annotations

import difflib
import re
from typing import Final

from majlis.bots.beam import BeamPlayer
from majlis.bots.care import CarefulPlayer
from majlis.bots.decisions import DecisionPlayer
from majlis.bots.greedy import GreedyPlayer
from majlis.bots.levels import LAPS, LEVELS, NET_LAPS, level_player
from majlis.bots.net import net_in
from majlis.bots.player import Player
from majlis.bots.program import PREFIX, program_player
from majlis.bots.random import RandomPlayer
from majlis.bots.search import SearchPlayer
from majlis.bots.yardstick import SearchingYardstick, Yardstick
from majlis.engine.action import Facts
from majlis.engine.errors import BadInput

_QUICK: Final = ["random", "greedy", "beam"]
_THINKING: Final = ["search"]
_YARDSTICK: Final = "yardstick"
_NET: Final = "net:"
_AHEAD: Final = "ahead"
_CARELESS: Final = ["novice", "easy"]
"""Levels that may overlook something free."""
_TIMED: Final = ["medium", "hard", "master"]
"""Levels that may be given another time for an answer."""
_KNOWN: Final = (
    "novice, easy, medium, hard, master, hard:500ms, random, greedy, beam, search, search:500ms, search:1000it, "
    "net:FILE, ahead:500ms:FILE, program:COMMAND"
)
_BUDGET: Final = re.compile(r"([1-9][0-9]{0,6})(ms|it)")
LEARNED_BEAM: Final = 12
PLAIN_BEAM: Final = 40
"""How wide the beam is: a network needs fewer positions, but takes longer over each."""
PLAYED_ON: Final = 0
DEFAULT_MS: Final = 500


def names() -> list[str]:
    """The levels, then the other players; a budget may follow `search` and `yardstick`."""
    return [*LEVELS, *_QUICK, *_THINKING, _YARDSTICK]


def player_named(text: object) -> Player:
    """The player that a text describes. Raises `BadInput`.

    A level (`novice`, `easy`, `medium`, `hard`, `master`), or `random`, `greedy`, `beam`, `search`. `hard:250ms` is a level that has to
    answer within 250 ms. `search:250ms` thinks for 250 ms about each decision, `search:1000it` plays 1,000 imagined matches (slower or
    faster, but with the same choice everywhere). `yardstick` and `yardstick:250ms` never change: the others are measured against them.
    `plain-` before `beam` or `search` leaves the network out. `net:FILE` is a beam with the network in that file, which need not be in the
    package. `ahead:250ms:FILE` and `ahead:40it:FILE` think ahead, decision by decision, until everybody has had one more turn, and let the
    network in that file judge the outcome. `program:./bot --flag` is a program of its own, which gets 5 s for each answer,
    `program:250ms:./bot` one that gets 250 ms.
    """
    if isinstance(text, str) and text.startswith(PREFIX):
        return program_player(text)
    if isinstance(text, str) and text.startswith(_NET):
        return BeamPlayer(text, LEARNED_BEAM, True, net=net_in(text.removeprefix(_NET)))
    if isinstance(text, str) and text.partition(":")[0] == _AHEAD:
        return _ahead(text)
    name, colon, budget = text.partition(":") if isinstance(text, str) else ("", "", "")
    learned = not name.startswith("plain-")
    kind = name.removeprefix("plain-")
    if kind in _THINKING or (name == _YARDSTICK and colon):
        ms, rounds = _budget(name, budget) if colon else (DEFAULT_MS, 0)
        full = f"{name}:{budget}" if colon else name
        if name == _YARDSTICK:
            return SearchingYardstick(full, ms, rounds)
        return SearchPlayer(full, ms, rounds, learned, LAPS, PLAYED_ON)
    if name in LEVELS and (not colon or name in _TIMED):
        player = level_player(name, f"{name}:{budget}", _time(name, budget)) if colon else level_player(name)
        return player if name in _CARELESS else CarefulPlayer(player)
    if colon and (kind in _QUICK or name in LEVELS):
        raise BadInput(f"{name} takes no budget: {text!r}", "wrong-no-budget", {"name": name, "text": str(text)})
    if kind == "beam":
        return BeamPlayer(name, LEARNED_BEAM if learned else PLAIN_BEAM, learned)
    if name == "random":
        return RandomPlayer()
    if name == "greedy":
        return GreedyPlayer()
    if name == _YARDSTICK:
        return Yardstick()
    close = difflib.get_close_matches(name, names(), 1)
    if close:
        facts: Facts = {"name": str(text), "near": close[0]}
        raise BadInput(f"unknown player {text!r}; did you mean {close[0]!r}?", "wrong-player-near", facts)
    raise BadInput(f"unknown player {text!r}; known: {_KNOWN}", "wrong-player", {"name": str(text), "known": _KNOWN})


def _ahead(text: str) -> Player:
    """Who thinks ahead with the network in a file."""
    budget, _, file = text.partition(":")[2].partition(":")
    ms, rounds = _budget(_AHEAD, budget)
    return DecisionPlayer(text, ms, rounds, True, NET_LAPS, net_in(file))


def _time(level: str, budget: str) -> int:
    """Milliseconds for an answer: a level plays no number of rounds."""
    found = _BUDGET.fullmatch(budget)
    if found is None or found[2] != "ms":
        text = f"{level} takes a time like 500ms, not {budget!r}"
        raise BadInput(text, "wrong-level-time", {"name": level, "given": budget})
    return int(found[1])


def _budget(name: str, budget: str) -> tuple[int, int]:
    """Milliseconds and rounds, one of which is 0."""
    found = _BUDGET.fullmatch(budget)
    if found is None:
        text = f"{name} takes a budget like 500ms or 1000it, not {budget!r}"
        raise BadInput(text, "wrong-budget", {"name": name, "given": budget})
    amount = int(found[1])
    return (amount, 0) if found[2] == "ms" else (0, amount)
