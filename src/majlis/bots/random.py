"""The player that takes any legal action."""

from __future__ import annotations

from typing import final

from majlis.bots.player import Player
from majlis.engine.chance import Chance


@final
class RandomPlayer(Player):
    """Every legal action is equally likely."""

    def __init__(self) -> None:
        super().__init__("random", False)

    def choose_blind(self, codes: list[int], chance: Chance) -> int:
        return codes[chance.below(len(codes))]
