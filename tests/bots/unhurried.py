"""Levels that do not look at the clock, and so decide the same on any machine, however busy it is."""

from __future__ import annotations

from majlis.bots import Player
from majlis.bots.beam import BeamPlayer
from majlis.bots.care import CarefulPlayer
from majlis.bots.decisions import DecisionPlayer
from majlis.bots.levels import LevelPlayer, player_of
from majlis.bots.search import SearchPlayer
from majlis.bots.yardstick import SearchingYardstick


def unhurried(game: str, level: str, rounds: int = 1) -> Player:
    """A level that follows its turn to the end, or thinks for that many rounds."""
    player = LevelPlayer(level)
    for has_net in (False, True):
        inner = player_of(level, game, has_net)
        if isinstance(inner, BeamPlayer):
            inner.ms = 0
        elif isinstance(inner, DecisionPlayer | SearchingYardstick | SearchPlayer):
            inner.ms, inner.rounds = 0, rounds
        player.players[game, has_net] = inner
    return player if level in ("novice", "easy") else CarefulPlayer(player)
