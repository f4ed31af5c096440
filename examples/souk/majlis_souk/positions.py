"""Positions of Souk, laid out by hand (see `majlis.engine.positions`).

    coins 0 1 5
    coins 1 2 3
    lot silk
    won 1 pearls

Before anything is said all wares are out of sight and everybody has all coins. There are as many rounds to come as there are coins left.
"""

from __future__ import annotations

from typing import Self

from majlis.engine.errors import BadPosition
from majlis.engine.positions import Kind, Line, Table
from majlis_souk.auction import ROUND, AskAll
from majlis_souk.state import SoukState


class SoukTable(Table[SoukState]):
    """A match of Souk whose position can be laid out by hand."""

    def bare(self) -> Self:
        state = self.state
        state.unused += [*state.lot, *state.stack]
        state.lot = []
        state.stack = []
        return self

    def usual_moment(self) -> Self:
        return self.bidding()

    def kinds(self) -> list[Kind]:
        return [
            Kind("coins SEAT COIN…", "the coins that the merchant has left, as many for everybody", self._coins),
            Kind("lot WARE…", "the wares that are bid for", self._lot),
            Kind("won SEAT WARE…", "the wares that the merchant has", self._won),
            Kind("lost WARE…", "the wares that nobody got", self._lost),
            Kind("next WARE…", "the wares that come next", self._next),
            Kind("bidding", "everybody is asked for a bid", lambda line: self.bidding(), True),
        ]

    # the lines of a text

    def _coins(self, line: Line) -> None:
        seat = line.seat()
        coins = [line.number("coin", 1, 8) for _ in range(len(line.words) - line.at)]
        had = self.state.coins[seat]
        if not coins or sorted(set(coins)) != coins or not set(coins) <= set(had):
            raise BadPosition(f"the coins are some of {', '.join(map(str, had))}, each once, in order")
        self.state.coins[seat] = coins

    def _lot(self, line: Line) -> None:
        self.state.lot += self._wares(line)

    def _won(self, line: Line) -> None:
        self.state.won[line.seat()] += self._wares(line)

    def _lost(self, line: Line) -> None:
        self.state.lost += self._wares(line)

    def _next(self, line: Line) -> None:
        self.state.stack = [*reversed(self._wares(line)), *self.state.stack]

    def _wares(self, line: Line) -> list[int]:
        """Wares that nobody has seen yet."""
        out: list[int] = []
        for name in line.names(self.state.box.names, "ware"):
            ware = self.state.box.names.index(name)
            if ware not in self.state.unused:
                raise BadPosition(f"{name} lies elsewhere already")
            self.state.unused.remove(ware)
            out.append(ware)
        return out

    # moments

    def bidding(self) -> Self:
        """Everybody is asked for a bid for the lot; where none is laid out, the next ware is turned up (SOU-3.1)."""
        state = self.state
        rounds = len(state.coins[0])
        if any(len(coins) != rounds for coins in state.coins):
            raise BadPosition("everybody has spent as many coins as everybody else (SOU-3.3)")
        hidden = rounds - (1 if state.lot else 0)
        if len(state.stack) > hidden or len(state.stack) + len(state.unused) < hidden:
            raise BadPosition(f"with {rounds} coins left there are {hidden} wares to come")
        missing = hidden - len(state.stack)
        state.stack = [*state.unused[:missing], *state.stack]
        state.unused = state.unused[missing:]
        return self.go_on(AskAll(state.everyone(), 0) if state.lot else ROUND)
