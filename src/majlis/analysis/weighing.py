"""Weighing the actions of one decision: what each does to everybody's chance to win, as far as the player can know.

The position is imagined several times for the seat. In each of these worlds the most promising actions are followed to the end of the
seat's turn (`majlis.bots.turn`), and the position there is judged for every seat. The same worlds serve all actions, so that luck does not
decide between them.

Nothing hidden gets in: the first imagined position is put in order (`Chance.orderly`), so it depends only on what the seat knows, and all
others are imagined from it, with a stream of random numbers that depends only on what the seat sees. Two positions that a seat cannot tell
apart are weighed alike, to the last digit.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from math import exp, sqrt
from typing import Final

from majlis.analysis.curve import Curve, between, result
from majlis.bots.beam import judge_for
from majlis.bots.judge import Judge
from majlis.bots.turn import Course, courses
from majlis.engine.chance import Chance
from majlis.engine.state import State

DEVIATIONS: Final = 1.96
"""Standard errors to each side that hold a mean with 95 %."""


@dataclass(frozen=True)
class Effort:
    """How thoroughly a decision is weighed."""

    width: int
    """Positions that the beam keeps while it looks for promising actions."""
    kept: int
    """Actions that are looked at in all worlds, besides the one that was played."""
    worlds: int
    apart: bool = False
    """Whether the kept actions must differ in more than in how they are paid."""


@dataclass
class Option:
    """An action, with everybody's chance to win in each world if it is played."""

    code: int
    lead: float
    """Where it leads the seat in the first world, by which promising actions are found."""
    worlds: list[list[float]] = field(default_factory=list)
    line: list[int] = field(default_factory=list)
    """How the turn continues best in the first world: codes, this action first."""

    def chances(self) -> list[float]:
        """The means over all worlds."""
        return [sum(column) / len(self.worlds) for column in zip(*self.worlds)]

    def interval(self, seat: int) -> float:
        """Half the width of the 95 % interval of a seat's chance; 0 with a single world, which says nothing about it."""
        return _interval([world[seat] for world in self.worlds])


class Weighing:
    """One decision of a seat, looked at in more and more worlds."""

    def __init__(self, state: State, seat: int, curve: Curve, share: float, effort: Effort, played: int = -1) -> None:
        """`played` is the code of an action that is weighed in any case; -1: none."""
        self.seat = seat
        self.curve = curve
        self.share = share
        self.effort = effort
        self.base = known(state, seat)
        self.seen = _seen(self.base, seat)
        """A seed that depends only on what the seat sees."""
        self._chance = Chance.of(self.seen)
        self.codes = self.base.codes()
        first = self.first = self._world()
        """The first world, in which the options' lines were found."""
        self.judge = judge_for(first, True)
        self.all: dict[int, Option] = self._first_look(first)
        """Every legal action by its code; most were looked at only once, and none further than it took to leave them aside."""
        ordered = sorted(self.all.values(), key=lambda option: -option.lead)
        self.options = (self._apart(ordered) if effort.apart else ordered)[: effort.kept]
        if played in self.all and self.all[played] not in self.options:
            self.options.append(self.all[played])
        self.worlds = 0
        self._see(first)

    def _world(self) -> State:
        world = self.base.imagine(self.seat, self._chance)
        world.turn_to(self.seat)
        world.confirming |= 1 << self.seat  # stop before anything is revealed: luck must not decide what looks best
        return world

    def _first_look(self, world: State) -> dict[int, Option]:
        """Where each action leads; those that the beam gave up on are judged right after they are played."""
        out: dict[int, Option] = {}
        if len(self.codes) == 1:
            return {self.codes[0]: Option(self.codes[0], 0.0)}
        for course in courses(world, self.seat, self.codes, self.judge, self.effort.width):
            out.setdefault(course.codes[0], Option(course.codes[0], course.lead, [], course.codes))
        for code in self.codes:
            if code not in out:
                after = world.clone()
                after.apply(code)
                out[code] = Option(code, self.judge.lead(after, self.seat), [], [code])
        return out

    def _apart(self, ordered: list[Option]) -> list[Option]:
        """Of actions that differ only in their payment, the last part that names several things, the best one."""
        best: dict[str, Option] = {}
        for option in ordered:
            action = self.base.choice.action(self.base, option.code)
            text = str(action)
            if len(action.parts) > 1 and action.verb.parts[-1].kind == "words":
                text = text.rpartition(" ")[0]
            best.setdefault(text, option)
        return list(best.values())

    def _see(self, world: State) -> None:
        for option in self.options:
            course = follow(world, self.seat, option, self.judge, self.worlds == 0)
            option.worlds.append(self.judged(course.state))
        self.worlds += 1

    def more(self) -> None:
        """Look at the kept actions in one more world."""
        self._see(self._world())

    def all_worlds(self) -> Weighing:
        """Look as often as the effort says."""
        while self.worlds < self.effort.worlds and len(self.codes) > 1:
            self.more()
        return self

    def judged(self, state: State) -> list[float]:
        """Everybody's chance to win in a position at the end of the seat's turn."""
        if not state.steps:
            return result(state)
        return self.curve.chances(leads(state, self.judge), self.seat, self.share)

    def ranked(self) -> list[Option]:
        """The kept actions, best first."""
        return sorted(self.options, key=lambda option: -option.chances()[self.seat])

    def mean(self) -> float:
        """The seat's chance if it took any legal action, as the first look judged them."""
        drawn = [self._chance_of(option) for option in self.all.values()]
        return sum(drawn) / len(drawn)

    def _chance_of(self, option: Option) -> float:
        if option.worlds:
            return option.chances()[self.seat]
        best = self.options[0]
        # A lead of one seat says nothing about the others; how it compares with the best does.
        ours = best.worlds[0][self.seat]
        return _shifted(ours, self.curve, self.share, option.lead - best.lead, len(best.worlds[0]))


def known(state: State, seat: int) -> State:
    """A position that depends only on what the seat knows of this one, with the question put to that seat."""
    out = state.imagine(seat, Chance.orderly())
    out.confirming = state.confirming
    out.turn_to(seat)
    return out


def _seen(base: State, seat: int) -> str:
    """A seed that depends only on what the seat sees."""
    text = json.dumps(base.view(seat), sort_keys=True, default=str)
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def follow(world: State, seat: int, option: Option, judge: Judge, first: bool) -> Course:
    """An action followed to the end of the turn: along the line that was found, or in another world along the best one there."""
    if first and option.line:
        state = world.clone()
        for code in option.line:
            state.apply(code)
        return Course(option.line, state, option.lead)
    found = courses(world, seat, [option.code], judge, 1)[0]
    if not option.line:
        option.line = found.codes
    return found


def leads(state: State, judge: Judge) -> list[float]:
    """How far ahead each seat will be; a single seat is compared with its rival."""
    if state.seats > 1:
        return [judge.lead(state, seat) for seat in range(state.seats)]
    rivals = state.rivals()
    return [judge.lead(state, 0) - (float(rivals[0].score) if rivals else 0.0)]


def difference(one: Option, other: Option, seat: int) -> tuple[float, float]:
    """How much better the one is for a seat, and half the width of the 95 % interval, compared world by world."""
    apart = [a[seat] - b[seat] for a, b in zip(one.worlds, other.worlds)]
    return sum(apart) / len(apart), _interval(apart)


def _interval(numbers: list[float]) -> float:
    if len(numbers) < 2:
        return 0.0
    mean = sum(numbers) / len(numbers)
    squares = sum((number - mean) ** 2 for number in numbers)
    return DEVIATIONS * sqrt(squares / (len(numbers) - 1) / len(numbers))


def _shifted(chance: float, curve: Curve, share: float, by: float, seats: int) -> float:
    """A chance after a lead has changed; the others' leads change the other way when there are few of them."""
    weight = between(curve.weights, share) * (2.0 if seats == 2 else 1.0)
    odds = chance / max(1e-9, 1.0 - chance) * exp(max(-60.0, min(60.0, weight * by)))
    return odds / (1.0 + odds)
