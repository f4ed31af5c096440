"""The levels: how well a bot plays, by one name for lobby, arena and terminal.

*novice* notices little of what it could do and forgets its rivals; *easy* does the same and notices more;
*medium* follows its whole turn along many courses; *hard* thinks ahead for a second, *master* for two. Where there is a network for a game,
hard and master follow their turn with it, which is quicker and stronger than thinking ahead without one. Without a network they search
over turns in games where that was measured to be stronger, and over single decisions elsewhere.
"""

from __future__ import annotations

from typing import Final, NamedTuple, final

from majlis.bots.beam import BeamPlayer
from majlis.bots.casual import CasualPlayer
from majlis.bots.net import net_for
from majlis.bots.player import Glimpse, Player
from majlis.bots.search import SearchPlayer
from majlis.bots.yardstick import SearchingYardstick
from majlis.engine.state import State

LAPS: Final = 2
"""How many turns everybody gets before an imagined continuation is judged."""
MEDIUM_BEAM: Final = 12
OVER_TURNS: Final = ("al_rashid", "sabika")
"""The games in which searching over turns was stronger than over decisions."""


class Level(NamedTuple):
    """A level in numbers."""

    ms: int
    """The longest it thinks about a decision; 0: it answers at once."""
    beam: int
    """How wide its beam is, with a network where there is one."""


LEVELS: Final[dict[str, Level]] = {
    "novice": Level(0, 0),
    "easy": Level(0, 0),
    "medium": Level(0, MEDIUM_BEAM),
    "hard": Level(1000, 12),
    "master": Level(2000, 40),
}


def level_player(name: str) -> Player:
    """The player of a level."""
    level = LEVELS[name]
    if name == "novice":
        return CasualPlayer(name, 6)
    if name == "easy":
        return CasualPlayer(name, 10)
    if level.ms == 0:
        return BeamPlayer(name, level.beam, False)
    return StrongPlayer(name, level.ms, level.beam)


@final
class StrongPlayer(Player):
    """Follows its turn with a network if there is one for the game and the number of seats, otherwise thinks ahead."""

    def __init__(self, name: str, ms: int, beam: int) -> None:
        super().__init__(name, True)
        self.learned = BeamPlayer(name, beam, True)
        self.over_turns = SearchPlayer(name, ms, 0, False, LAPS, 0)
        self.over_decisions = SearchingYardstick(name, ms, 0)

    def choose(self, table: Glimpse) -> int:
        return self.player_for(table.imagine()).choose(table)

    def player_for(self, state: State) -> Player:
        """Who decides in a game with that number of seats."""
        if net_for(state) is not None:
            return self.learned
        if type(state).__module__.split(".")[-2] in OVER_TURNS:
            return self.over_turns
        return self.over_decisions
