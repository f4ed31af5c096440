"""A player that explores many courses of its own turn at once and takes the best: see `turn`."""

from __future__ import annotations

from time import perf_counter
from typing import final

from majlis.bots.casual import noticed
from majlis.bots.judge import HAND_MADE, Judge, NetJudge
from majlis.bots.net import Net, misfit, net_for
from majlis.bots.player import Glimpse, Player
from majlis.bots.turn import FOREVER, courses
from majlis.engine.errors import BadInput
from majlis.engine.state import State


def judge_for(state: State, learned: bool, trust: float = 1.0, own: Net | None = None, name: str = "") -> Judge:
    """The network for a position if one is wanted and exists, otherwise the game's own guess.

    A network of one's own is used instead of the one in the package. Raises `BadInput`, which names the player, if it was trained for
    something else.
    """
    if own is None:
        net = net_for(state) if learned else None
        return HAND_MADE if net is None else NetJudge(net, trust)
    key = (type(state).__module__, state.seats)
    if key not in own.fitting:
        why = misfit(own, state)
        if why:
            raise BadInput(f"{name} does not fit: {why}", "wrong-net", {"name": name})
        own.fitting.add(key)
    return NetJudge(own, trust)


@final
class BeamPlayer(Player):
    """Takes the first action of the course that the network, or the game's own guess if not `learned`, judges best."""

    def __init__(
        self,
        name: str,
        width: int,
        learned: bool,
        trust: float = 1.0,
        ms: int = 0,
        sight: int = 0,
        net: Net | None = None,
    ) -> None:
        super().__init__(name, True)
        self.width = width
        self.learned = learned
        self.trust = trust
        """How much of the network's correction counts."""
        self.ms = ms
        """The longest it thinks; 0: until it is done."""
        self.sight = sight
        """How many first actions it notices; 0: all."""
        self.net = net
        """A network of its own, instead of the one in the package."""

    def choose(self, table: Glimpse) -> int:
        until = perf_counter() + self.ms / 1000.0 if self.ms else FOREVER
        state = table.imagine()
        state.confirming |= 1 << table.seat  # stop before anything is revealed: luck must not decide what looks best
        judge = judge_for(state, self.learned, self.trust, self.net, self.name)
        codes = noticed(table.codes, self.sight, table.chance) if self.sight else table.codes
        return courses(state, table.seat, codes, judge, self.width, until)[0].codes[0]
