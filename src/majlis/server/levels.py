"""How well a bot plays, and how long it takes to answer.

A bot answers after the same time whether it had a choice or not, so that nobody can tell the one from the other.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

LevelName: TypeAlias = Literal["easy", "medium", "hard"]


class Level(NamedTuple):
    player: str
    """One of the levels of `majlis.bots.levels`."""
    pace: float
    """The shortest time to an answer, in seconds."""


LEVELS: Final[dict[str, Level]] = {
    "easy": Level("easy", 0.6),
    "medium": Level("medium", 0.6),
    "hard": Level("hard", 1.0),
}
DEFAULT: Final[LevelName] = "medium"
BOT_NAMES: Final = ("Wallada", "Ziryab", "Zaynab", "Hasdai", "Buthayna", "Lubna")
"""Names for bots, by seat: people of al-Andalus and the East."""
