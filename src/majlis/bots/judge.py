"""Who judges a position: the game's own guess of everybody's prospects, or a network that corrects it.

A judge says how far ahead of its best opponent a seat will be at the end, in points. It is asked about many positions at a time.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from mypy_extensions import mypyc_attr

from majlis.bots.net import Net
from majlis.engine.state import State

SCALE: Final = 10.0
"""A lead of this many points is worth about three wins in four."""


def standing(state: State, seat: int) -> float:
    """How far ahead of its best opponent a seat will be, as the game guesses."""
    return lead(state.values(), seat)


def lead(values: list[float], seat: int) -> float:
    """How much more a seat has than the best of the others; with no others, what it has."""
    if len(values) == 1:
        return values[0]
    best = values[seat - 1]
    for other in range(len(values)):
        if other != seat and values[other] > best:
            best = values[other]
    return values[seat] - best


def chance_to_win(lead: float) -> float:
    """A lead in points as a number from 0 to 1."""
    x = lead / SCALE
    if x > 30.0:
        return 1.0
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-x))


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Judges by the game's own guess alone."""

    def lead(self, state: State, seat: int) -> float:
        """How far ahead of its best opponent the seat will be."""
        return standing(state, seat)


@final
class NetJudge(Judge):
    """Corrects the game's guess by what a network has learned from many matches."""

    def __init__(self, net: Net, trust: float = 1.0) -> None:
        self.net = net
        self.trust = trust
        """How much of the correction is used: with less than 1 it plays like somebody who has learned less."""
        self.seen: dict[int, tuple[list[float], list[float]]] = {}
        """By seat: the features of the first position it was asked about, and the first layer's sums for them."""

    def lead(self, state: State, seat: int) -> float:
        guess = standing(state, seat)
        if not state.steps:
            return guess
        features = state.features(seat)
        before = self.seen.get(seat)
        if before is None:
            sums = self.net.sums(features)
            self.seen[seat] = (features, sums)
        else:
            sums = self.net.moved(before[1], before[0], features)
        return guess + self.trust * self.net.rest(sums)


HAND_MADE: Final = Judge()
