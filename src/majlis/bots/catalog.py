"""The players by name."""

from __future__ import annotations

import difflib
import re
from typing import Final

from majlis.bots.greedy import GreedyPlayer
from majlis.bots.player import Player
from majlis.bots.random import RandomPlayer
from majlis.bots.search import SearchPlayer
from majlis.engine.errors import BadInput

_NAMES: Final = ["random", "greedy", "search"]
_BUDGET: Final = re.compile(r"([1-9][0-9]{0,6})(ms|it)")
DEFAULT_MS: Final = 500


def names() -> list[str]:
    """The players that there are; a budget may follow `search`."""
    return list(_NAMES)


def player_named(text: object) -> Player:
    """The player that a text describes: `random`, `greedy`, `search`, `search:250ms` (thinking time for each decision) or
    `search:1000it` (imagined matches for each decision: slower or faster, but the same choice everywhere). Raises `BadInput`.
    """
    name, colon, budget = text.partition(":") if isinstance(text, str) else ("", "", "")
    if name == "random" and not colon:
        return RandomPlayer()
    if name == "greedy" and not colon:
        return GreedyPlayer()
    if name == "search":
        if not colon:
            return SearchPlayer(name, DEFAULT_MS, 0)
        found = _BUDGET.fullmatch(budget)
        if found is not None:
            amount = int(found[1])
            return (
                SearchPlayer(f"search:{budget}", amount, 0)
                if found[2] == "ms"
                else SearchPlayer(f"search:{budget}", 0, amount)
            )
        raise BadInput(f"search takes a budget like 500ms or 1000it, not {budget!r}")
    if name in _NAMES:
        raise BadInput(f"{name} takes no budget: {text!r}")
    close = difflib.get_close_matches(name, _NAMES, 1)
    hint = f"did you mean {close[0]!r}?" if close else "known: random, greedy, search, search:500ms, search:1000it"
    raise BadInput(f"unknown player {text!r}; {hint}")
