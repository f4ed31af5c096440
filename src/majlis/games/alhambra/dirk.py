"""Chapter 11: Dirk, the third player of a match for two.

Giving him a tile (ALH-11.6) is in `placing.py`, his place in a scoring (ALH-11.4) in `scoring.py`, whether he can win (ALH-11.7) in
`state.py`.
"""

from __future__ import annotations

from typing import Final, final

from majlis.engine.events import Event
from majlis.engine.step import Routine
from majlis.games.alhambra.box import TYPES
from majlis.games.alhambra.state import AlhambraState


def dirk_draws(state: AlhambraState, count: int, rule: str) -> None:
    """Dirk draws tiles from the bag, all that are left if there are fewer. They lie open (ALH-11.2)."""
    drawn: list[int] = []
    while len(drawn) < count and state.bag:
        drawn.append(state.bag.pop())
    if not drawn:
        return
    state.dirk = bytes(sorted(state.dirk + bytes(drawn)))
    if state.log is not None:
        names = [state.box.tile_name(tile) for tile in drawn]
        state.tell(Event("event-dirk-draws", rule, -1, {"tiles": names}, shown=state.everyone()))


def dirks_counts(state: AlhambraState) -> list[int]:
    """By type, the tiles that he has drawn or was given: they count in scorings like a player's (ALH-11.4)."""
    out = [0] * TYPES
    for tile in state.dirk:
        out[state.box.kinds[tile]] += 1
    return out


@final
class DirkDraws(Routine[AlhambraState]):
    """ALH-11.5: after scoring round 1 a fixed number, after round 2 a part of the bag."""

    def __init__(self, round: int) -> None:
        super().__init__()
        self.round = round

    def run(self, state: AlhambraState) -> None:
        if not state.has_dirk:
            return
        box = state.box
        dirk_draws(state, box.dirk_first if self.round == 1 else len(state.bag) // box.dirk_part, "ALH-11.5")


DIRK_DRAWS: Final = [DirkDraws(1), DirkDraws(2)]
