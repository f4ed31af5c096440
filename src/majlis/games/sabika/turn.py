"""Chapter 3: the course of a round. This module alone knows the order of the steps."""

from __future__ import annotations

from typing import Final, final

from majlis.engine.step import CURTAINS, Routine
from majlis.games.sabika import building, cities, exporting, market, poems, quarry, storehouse  # noqa: F401  (they enter their actions)
from majlis.games.sabika.offering import ask
from majlis.games.sabika.round_end import END_OF_GAME, END_OF_ROUND
from majlis.games.sabika.state import ACTING, ROUND_END, SabikaState
from majlis.games.sabika.words import WORKERS
from majlis.games.sabika.workers import TURN_MENUS
from majlis.games.sabika.yusuf import SHUFFLE_TILES, YUSUF_TURN

_ALL_USED: Final = (1 << WORKERS) - 1
LAST_ROUND: Final = 5


@final
class Round(Routine[SabikaState]):
    """A round: actions, then its end (SAB-3.1)."""

    def run(self, state: SabikaState) -> None:
        state.phase = ACTING
        state.turns = 0
        state.steps.append(ROUND_OVER)
        state.steps.append(NEXT_TURN)


@final
class NextTurn(Routine[SabikaState]):
    """The next player with an active worker takes a turn; without any the phase ends (SAB-3.2, 3.3; who must rest: SAB-3.13).

    A new display of small buildings may be bought once in each turn (SAB-5.9).
    """

    def run(self, state: SabikaState) -> None:
        for _ in range(state.players):
            player = (state.start + state.turns) % state.players
            state.turns += 1
            if state.used[player] != _ALL_USED:
                state.turn = player
                state.refreshed = False
                state.steps.append(self)
                if state.human(player):
                    if (state.used[player] ^ _ALL_USED).bit_count() == 1:
                        ask(state, TURN_MENUS[player])
                    else:
                        state.steps.append(TURN_MENUS[player])
                else:
                    state.steps.append(YUSUF_TURN)
                    state.steps.append(CURTAINS[0])
                return


@final
class RoundOver(Routine[SabikaState]):
    """The end of the round, or of the game after the last (SAB-3.1); Yusuf's worker tiles are shuffled again (SAB-13.19)."""

    def run(self, state: SabikaState) -> None:
        state.phase = ROUND_END
        if state.book >= LAST_ROUND:
            state.steps.append(END_OF_GAME)
            return
        state.steps.append(ROUND)
        if state.yusuf is not None:
            state.steps.append(SHUFFLE_TILES)
        state.steps.append(END_OF_ROUND)


NEXT_TURN: Final = NextTurn()
ROUND_OVER: Final = RoundOver()
ROUND: Final = Round()
