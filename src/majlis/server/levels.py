"""How well a bot plays, and how long it takes to answer.

A bot answers after the same time whether it had a choice or not, so that nobody can tell the one from the other.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from majlis.bots import levels as bots

LevelName: TypeAlias = Literal["novice", "easy", "medium", "hard", "master"]


class Level(NamedTuple):
    player: str
    """One of the levels of `majlis.bots.levels`."""
    pace: float
    """The time to an answer, in seconds; a bot thinks for a little less, so that forced answers do not come sooner than others."""


LEVELS: Final[dict[str, Level]] = {name: Level(name, level.ms / 1000) for name, level in bots.LEVELS.items()}
PROGRAM: Final = "@"
"""What stands before the name of a program where a level could stand."""
DEFAULT: Final[LevelName] = "medium"
BOT_NAMES: Final = ("Wallada", "Ziryab", "Zaynab", "Hasdai", "Buthayna", "Lubna")
"""Names for bots, by seat: people of al-Andalus and the East."""
