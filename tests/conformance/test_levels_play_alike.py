"""Players that do not look at the clock take the same decisions on every build, so what was measured on one holds for the other.

The digests below stand for a beginning of a match. Whoever changes them changes how a bot plays: then the figures of docs/bots.md
are those of another bot.
"""

from __future__ import annotations

import hashlib

import pytest

import majlis
from majlis.bots import Player, decide, player_named, stream
from majlis.engine.state import State
from tests.bots.test_players import TADMOR
from tests.bots.unhurried import unhurried

DECISIONS = 24
ROUNDS = 40
"""Of thinking ahead: enough for nodes below the first."""
DIGESTS = {
    ("sabika", "hard", "medium"): "e7b2957cc79b055c",
    ("al_rashid", "hard", "easy"): "4994d47d6bb2507b",
    ("alhambra", "medium", "novice"): "92fd014a18f905bf",
    ("tadmor", "easy", "novice"): "87772001157cafdf",
    ("tadmor", "hard", "easy"): "81e57b163bd64010",
}
AHEAD = "7c9de036e6844450"
"""The digest of a beginning of Tadmor between thinking ahead with a network and `yardstick`."""


@pytest.mark.parametrize(("game", "one", "other"), DIGESTS)
def test_a_level_plays_alike_on_every_build(game: str, one: str, other: str) -> None:
    state = majlis.game(game).state(seats=2, seed="5a")
    assert digest(state, [unhurried(game, level, ROUNDS) for level in (one, other)]) == DIGESTS[game, one, other]


def test_thinking_ahead_with_a_network_decides_alike_on_every_build() -> None:
    state = majlis.game("tadmor").state(seats=2, seed="5a")
    players = [player_named(name) for name in (f"ahead:{ROUNDS}it:{TADMOR}", "yardstick")]
    assert digest(state, players) == AHEAD


def digest(state: State, players: list[Player]) -> str:
    """The first decisions of a match, in one word."""
    chances = [stream("5b", seat) for seat in range(2)]
    taken: list[str] = []
    while len(taken) < DECISIONS:
        seat = state.actor
        code = decide(players[seat], state, seat, chances[seat])
        taken.append(str(state.choice.action(state, code)))
        state.apply(code)
    return hashlib.sha256("\n".join(taken).encode()).hexdigest()[:16]
