"""The review of a finished match: every decision judged by what its player could know.

    review = Review(match)
    for number in review.numbers:
        judged = review.judge(number, QUICK)

A `Judged` decision holds everybody's chances before it (with the best action) and after the action that was played; what happens between
that and the next decision counts as luck: draws, refills, reveals, and what sampling leaves over. How much of it draws explain is found by
making the same decision under other draws (`luck.py`). Decisions can be judged in any order and in several processes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from time import monotonic
from typing import Any, Final

from majlis.analysis.curve import curve_for, result
from majlis.analysis.luck import luck_of
from majlis.analysis.weighing import Effort, Option, Weighing, difference
from majlis.engine.errors import BadInput
from majlis.engine.match import Entry, Match
from majlis.engine.state import State
from majlis.engine.step import CONFIRM_PROMPT

CHEAP: Final = Effort(width=3, kept=1, worlds=1)
"""For all decisions, where time is short. Where one position makes a decision look like a loss, it is looked at in more of them."""
QUICK: Final = Effort(width=4, kept=2, worlds=3)
"""For all decisions."""
THOROUGH: Final = Effort(width=8, kept=3, worlds=8)
"""For those that seem to have cost something."""
SUSPECT: Final = 0.03
"""A decision that seems to have cost this much is looked at again."""
TRIFLE: Final = 0.01
"""Less than this counts as nothing."""
MOST_SUSPECTS: Final = 24
SECONDS: Final = 45.0
"""Roughly how long the analysis of a match may take on one core."""
TRIED: Final = 6
"""After this many decisions it is known how long one takes."""
_NO_DECISION: Final = ("undo", "back", "confirm-turns", "branch", "position")


@dataclass(frozen=True)
class Judged:
    """A decision and how it was judged; chances are numbers from 0 to 1, one for each seat."""

    at: int
    """How many entries the log had before it."""
    seat: int
    round: int
    turn: int
    played: str
    before: list[float]
    """With the best action."""
    after: list[float]
    """With the action that was played."""
    interval: float
    """Half the width of the 95 % interval of the mover's chance."""
    best: str | None
    """The best action, if it is surely better than what was played."""
    line: list[str]
    """How the turn would have continued from the best action, which comes first."""
    loss: float
    """How much of the mover's chance was given away; 0 unless there was surely something better."""
    drawn: list[float] = field(default_factory=list)
    """What everybody's chance owes to the draws after it; empty if that was not looked into."""

    def json(self) -> dict[str, Any]:
        return asdict(self)

    @staticmethod
    def of(kept: dict[str, Any]) -> Judged:
        return Judged(**kept)


class Review:
    """A finished match with the positions of its decisions."""

    def __init__(self, match: Match) -> None:
        if not match.over:
            raise BadInput("only a finished match can be analysed: while it runs, that would give hidden things away")
        self.match = match
        self.game = match.game
        self.curve = curve_for(match.game.id, match.seats)
        standing = frozenset(match.standing)
        self._positions: dict[int, tuple[State, int]] = {}
        self._decided: dict[int, int] = {}
        self.sources: list[tuple[int, list[dict[str, int]]]] = []
        """After which entries the points changed, and every seat's points by source then."""
        self._replay(standing)
        self.end = result(match.state)
        self._turns = turns_of(match)
        self.numbers = list(self._positions)
        """The entries, counted from 1, that were decisions with more than one legal action and have not been taken back."""

    def _replay(self, standing: frozenset[int]) -> None:
        """Play the match again and keep the positions of its decisions."""
        match = self.match
        again = Match(match.game, match.seats, match.options, match.seed, match.box, match.revision)
        decided = 0
        shown: list[dict[str, int]] = []
        for number, entry in enumerate(match.entries, 1):
            if entry.text.split(" ")[0] not in _NO_DECISION:
                if number in standing:
                    self._keep(number, again.state, entry.seat, entry.text, decided)
                decided += 1
            again.enter(entry.seat, entry.text)
            if number in standing or number == len(match.entries):
                sources = [again.state.breakdown(seat) for seat in range(match.seats)]
                if sources != shown:
                    self.sources.append((number, sources))
                    shown = sources

    def _keep(self, number: int, state: State, seat: int, text: str, decided: int) -> None:
        if seat not in state.waiting or state.choice.prompt == CONFIRM_PROMPT:
            return
        here = state.clone()
        here.turn_to(seat)
        codes = here.codes()
        action = self.game.verbs.parse(text)
        if len(codes) < 2 or here.choice.refuse(here, action) is not None:
            return  # forced, or done out of turn
        code = here.choice.code(here, action)
        if code in codes:
            self._positions[number] = (here, code)
            self._decided[number] = decided

    def decision_turns(self) -> list[tuple[Entry, int]]:
        """The judged entries, each with the number of its turn."""
        return [(self.match.entries[number - 1], self._turns.get(number, (0, 0))[0]) for number in self.numbers]

    def position(self, number: int) -> tuple[State, int]:
        """The position in which the decision that became this entry was made, as it really was, and the code that was played."""
        return self._positions[number]

    def judge(self, number: int, effort: Effort) -> Judged:
        """What the decision that became this entry was worth."""
        state, played = self.position(number)
        entry = self.match.entries[number - 1]
        seat = entry.seat
        share = self.curve.share(self._decided[number])
        weighing = Weighing(state, seat, self.curve, share, effort, played).all_worlds()
        if weighing.worlds == 1 and seems_lost(weighing, played):
            while weighing.worlds < QUICK.worlds:
                weighing.more()
        best, own, loss = verdict(weighing, played)
        turn, round = self._turns.get(number, (0, 0))
        return Judged(
            at=number - 1,
            seat=seat,
            round=round,
            turn=turn,
            played=entry.text,
            before=best.chances(),
            after=own.chances(),
            interval=best.interval(seat),
            best=None if best is own else str(state.choice.action(state, best.code)),
            line=[] if best is own else line_of(weighing, best),
            loss=loss,
            drawn=luck_of(weighing, state, played),
        )

    def all_judged(
        self, seconds: float = SECONDS, clock: Callable[[], float] = monotonic
    ) -> Iterator[tuple[float, Judged]]:
        """Every decision as it is judged, with the share of the work that is done; some come twice, better judged."""
        judged: list[Judged] = []
        begun = clock()
        for place, number in enumerate(self.numbers, 1):
            effort = effort_for(place - 1, clock() - begun, len(self.numbers), seconds)
            judged.append(self.judge(number, effort))
            yield share_done(place, len(self.numbers), 0, 0), judged[-1]
        again = suspects(judged)
        for place, number in enumerate(again, 1):
            if clock() - begun > seconds:
                return
            yield share_done(1, 1, place, len(again)), self.judge(number, THOROUGH)


def effort_for(done: int, took: float, count: int, seconds: float) -> Effort:
    """How thoroughly to look at the next decision, so that all of them fit into the time with a third of it to spare."""
    if done < TRIED or took * count / done < seconds * 2 / 3:
        return QUICK
    return CHEAP


def suspects(judged: Sequence[Judged]) -> list[int]:
    """The entries worth a second look, those that seem to have cost most first."""
    found = sorted((one for one in judged if one.loss >= SUSPECT), key=lambda one: (-one.loss, one.at))
    return [one.at + 1 for one in found[:MOST_SUSPECTS]]


def share_done(first: int, of_first: int, second: int, of_second: int) -> float:
    """How much is done: the first look at everything is taken to be two thirds of the work."""
    return (2 * first / max(1, of_first) + (second / of_second if of_second else 0)) / 3


def seems_lost(weighing: Weighing, played: int) -> bool:
    """Whether another action looks better by more than a trifle, however unsure that is."""
    best, own = weighing.ranked()[0], weighing.all[played]
    return difference(best, own, weighing.seat)[0] >= TRIFLE


def verdict(weighing: Weighing, played: int) -> tuple[Option, Option, float]:
    """The best action, the one that was played, and what it cost; both are the same unless the best one is surely better.

    In a single position nothing is sure.
    """
    ranked = weighing.ranked()
    own = weighing.all[played]
    best = ranked[0]
    if best is own or weighing.worlds < 2:
        return own, own, 0.0
    apart, interval = difference(best, own, weighing.seat)
    if apart <= interval or apart <= 0.0:
        return own, own, 0.0
    return best, own, apart


def line_of(weighing: Weighing, option: Option) -> list[str]:
    """The actions of a line, as the log writes them."""
    state = weighing.base.clone()
    state.confirming |= 1 << weighing.seat
    out: list[str] = []
    for code in option.line:
        if not state.steps or state.choice.seat != weighing.seat or code not in state.codes():
            break  # something random came in between
        out.append(str(state.choice.action(state, code)))
        state.apply(code)
    return out


def turns_of(match: Match) -> dict[int, tuple[int, int]]:
    """The turn and the round to which each entry belongs."""
    out: dict[int, tuple[int, int]] = {}
    for turn in match.retold().turns(None):
        number, round, steps = turn["number"], turn["round"], turn["steps"]
        assert isinstance(number, int)
        assert isinstance(round, int)
        assert isinstance(steps, list)
        for step in steps:
            out.setdefault(step["entry"], (number, round))
    last = (0, 0)
    for entry in range(1, len(match.entries) + 1):
        last = out.setdefault(entry, last)
    return out
