"""Levels that follow their turn take the same decisions on every build, so what was measured on one holds for the other.

The digests below stand for a beginning of a match. Whoever changes them changes how a level plays: then the figures of docs/bots.md are
those of another player.
"""

from __future__ import annotations

import hashlib

import pytest

import majlis
from majlis.bots import Player, decide, stream
from majlis.bots.beam import BeamPlayer
from majlis.bots.care import CarefulPlayer
from majlis.bots.levels import LevelPlayer, player_of

DECISIONS = 24
DIGESTS = {
    ("sabika", "hard", "medium"): "e7b2957cc79b055c",
    ("al_rashid", "hard", "easy"): "4994d47d6bb2507b",
    ("alhambra", "medium", "novice"): "92fd014a18f905bf",
    ("tadmor", "easy", "novice"): "87772001157cafdf",
}


def unhurried(game: str, level: str) -> Player:
    """A level that is not cut off by the clock of a slow machine."""
    player = LevelPlayer(level)
    for has_net in (False, True):
        inner = player_of(level, game, has_net)
        if isinstance(inner, BeamPlayer):
            inner.ms = 0
        player.players[game, has_net] = inner
    return player if level in ("novice", "easy") else CarefulPlayer(player)


@pytest.mark.parametrize(("game", "one", "other"), DIGESTS)
def test_a_level_plays_alike_on_every_build(game: str, one: str, other: str) -> None:
    state = majlis.game(game).state(seats=2, seed="5a")
    players = [unhurried(game, level) for level in (one, other)]
    chances = [stream("5b", seat) for seat in range(2)]
    taken: list[str] = []
    while len(taken) < DECISIONS:
        seat = state.actor
        code = decide(players[seat], state, seat, chances[seat])
        taken.append(str(state.choice.action(state, code)))
        state.apply(code)
    assert hashlib.sha256("\n".join(taken).encode()).hexdigest()[:16] == DIGESTS[game, one, other]
