"""Why an action is good: where its turn ends, compared with another action's.

The two turns are followed in one and the same imagined position. What differs at their ends is what everybody has (holdings) and what the
game's features say beyond that: ranks, what scorings and lasting things promise, what can still be bought (`Game.terms`). A difference
counts in points: what the game's own guess makes of it, and how much the network's judgement would fall without it. The one or two that
count most are told; where nothing speaks for the action, nothing is told.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from majlis.analysis.weighing import Option, Weighing
from majlis.bots.net import Net, net_for
from majlis.engine.features import Term
from majlis.engine.game import Game
from majlis.engine.holdings import Counts, difference
from majlis.engine.match import Match
from majlis.engine.state import State
from majlis.engine.words import Words

POINTS: Final = ("points", "prestige")
ANYTHING_ELSE: Final = 0.33
"""What one of anything counts that is not points, as no game says what it is worth."""
OTHERS: Final = 0.5
"""Somebody else's losses count less than one's own gains: there may be further opponents."""
MOST_PARTS: Final = 2
WORTH_TELLING: Final = 0.4
"""A second difference is told only if it counts at least this share of the first."""
RIVAL: Final = "rival."


@dataclass(frozen=True)
class Part:
    """One difference: a message, the amount in it, and the holding, piece or seat that it is about."""

    id: str
    count: int
    holding: str = ""
    piece: str = ""
    seat: int = -1


@dataclass(frozen=True)
class Reason:
    """What speaks for an action, compared with the one that has this letter; the strongest part first."""

    letter: str
    parts: tuple[Part, ...]

    @staticmethod
    def of(kept: dict[str, Any]) -> Reason:
        return Reason(kept["letter"], tuple(Part(**part) for part in kept["parts"]))


def reason_for(match: Match, weighing: Weighing, option: Option, other: Option, letter: str) -> Reason | None:
    """The strongest differences between two actions, seen from the one."""
    one, two = ended(weighing, option), ended(weighing, other)
    found = [
        *_held(match.game, weighing.seat, one, two),
        *_told_by_features(match.game.terms(match.box), weighing.seat, one, two),
    ]
    found.sort(key=lambda each: -each[0])
    told: dict[str, Part] = {}
    for worth, part in found:
        if worth >= WORTH_TELLING * found[0][0]:
            told.setdefault(part.piece or part.id + part.holding, part)  # about one piece, only the strongest
    return Reason(letter, tuple(told.values())[:MOST_PARTS]) if told else None


def _held(game: Game, seat: int, one: State, two: State) -> Iterator[tuple[float, Part]]:
    """What the seat has more of, and of what the others have less, as far as everybody can see it."""
    private = frozenset(holding.name for holding in game.holdings() if holding.private)
    for name, by in difference(two.holdings(seat), one.holdings(seat)).items():
        if by > 0:
            yield _worth(name, by), Part("hint-more", by, holding=name, seat=seat)
    for rival in range(one.seats):
        if rival == seat:
            continue
        for name, by in _public(difference(two.holdings(rival), one.holdings(rival)), private).items():
            if by < 0:
                yield OTHERS * _worth(name, by), Part("hint-other-less", -by, holding=name, seat=rival)


def _told_by_features(terms: list[Term], seat: int, one: State, two: State) -> Iterator[tuple[float, Part]]:
    """What the features say for the one position that can be told in words."""
    if not terms or not one.steps or not two.steps:
        return
    place = {name: at for at, name in enumerate(one.feature_names())}
    here, there = one.features(seat), two.features(seat)
    net = net_for(one)
    for term in terms:
        # With more than two seats the leading rival may be somebody else in either position.
        if term.features[0].startswith(RIVAL) and one.seats != 2:
            continue
        places = [place[name] for name in term.features]
        by = sum(here[at] - there[at] for at in places)
        if abs(by) < term.least or by * term.worth < 0.0:
            continue
        worth = by * term.worth + learned(net, here, there, places)
        if worth > 0.0:
            yield worth, _part(term, by, 1 - seat if term.features[0].startswith(RIVAL) else seat)


def learned(net: Net | None, here: list[float], there: list[float], places: list[int]) -> float:
    """How much the network's correction owes to these features: what it would fall by if they were as in the other position."""
    if net is None:
        return 0.0
    without = here[:]
    for at in places:
        without[at] = there[at]
    return net.output(here) - net.output(without)


def _part(term: Term, by: float, seat: int) -> Part:
    return Part(f"term-{term.id}", max(1, round(abs(by))), piece=term.piece, seat=seat)


def _worth(name: str, by: int) -> float:
    return abs(by) * (1.0 if name in POINTS else ANYTHING_ELSE)


def _public(counts: Counts, private: frozenset[str]) -> Counts:
    return {name: count for name, count in counts.items() if name not in private}


def ended(weighing: Weighing, option: Option) -> State:
    """The position at the end of the turn that an action begins."""
    state = weighing.first.clone()
    for code in option.line or [option.code]:
        state.apply(code)
    return state


def reason_text(words: Words, reason: Reason) -> str:
    """The reason in a sentence."""
    return words.say("hint-reason", letter=reason.letter, parts="; ".join(_said(words, part) for part in reason.parts))


def _said(words: Words, part: Part) -> str:
    if part.holding:
        amount = words.say(f"holding-{part.holding}", count=part.count)
        return words.say(part.id, amount=amount, seat=part.seat)
    facts: dict[str, Any] = {"count": part.count, "seat": part.seat}
    return words.say(part.id, **facts, **({"piece": part.piece} if part.piece else {}))
