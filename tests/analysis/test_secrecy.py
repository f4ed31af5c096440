"""Hints and judgements know what their seat knows, and nothing else."""

from __future__ import annotations

import pytest

from majlis.analysis.hints import hints
from majlis.analysis.review import QUICK, Review
from majlis.analysis.weighing import Effort, known
from majlis.engine.catalog import game
from majlis.engine.chance import Chance
from majlis.engine.errors import BadInput
from majlis.engine.match import Match

GAMES = ("alhambra", "al_rashid", "tadmor", "sabika")
EFFORT = Effort(width=2, kept=3, worlds=2)
FOREVER = 1e9


def begun(name: str, decisions: int) -> Match:
    """A match in which that many decisions were made at random."""
    match = game(name).start(3, {}, "2a")
    chance = Chance.of("5")
    for _ in range(decisions):
        codes = match.state.codes()
        match.play_code(codes[chance.below(len(codes))])
    return match


@pytest.mark.parametrize("decisions", [3, 31, 77])
@pytest.mark.parametrize("name", GAMES)
def test_two_positions_that_a_seat_cannot_tell_apart_give_the_same_hints(name: str, decisions: int) -> None:
    match = begun(name, decisions)
    seat = match.actor
    other = match.branch(len(match.entries), seat, "b0b")
    assert other.state.fingerprint() != match.state.fingerprint()
    assert other.view(seat) == match.view(seat)
    assert hints(match, seat, FOREVER, EFFORT) == hints(other, seat, FOREVER, EFFORT)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_knows_does_not_depend_on_how_things_really_lie(name: str) -> None:
    match = begun(name, 40)
    seat = match.actor
    prints = {known(match.state, seat).fingerprint()}
    for seed in ("1", "2", "3"):
        prints.add(known(match.state.imagine(seat, Chance.of(seed)), seat).fingerprint())
    assert len(prints) == 1


def test_a_running_match_cannot_be_reviewed() -> None:
    match = begun("alhambra", 5)
    with pytest.raises(BadInput, match="only a finished match"):
        Review(match)


def test_only_whoever_is_to_decide_gets_a_hint() -> None:
    match = begun("alhambra", 5)
    with pytest.raises(BadInput, match="nothing to decide"):
        hints(match, (match.actor + 1) % 3)


@pytest.mark.parametrize("decisions", [0, 24])
@pytest.mark.parametrize("name", GAMES)
def test_a_decision_is_judged_alike_whatever_was_hidden_from_its_player(name: str, decisions: int) -> None:
    """Two matches that differ only in what the mover could not know: the decision is judged alike in both."""
    first = begun(name, decisions)
    while len(first.state.codes()) < 2:
        first.play_code(first.state.codes()[0])
    other = first.branch(len(first.entries), first.actor, "b0b")
    assert other.state.fingerprint() != first.state.fingerprint()
    texts = [_finished(match) for match in (first, other)]
    one, two = [Review(match).judge(number, QUICK) for match, number in texts]
    assert (one.before, one.interval, one.best, one.loss) == (two.before, two.interval, two.best, two.loss)


def _finished(match: Match) -> tuple[Match, int]:
    """The match played to its end at random, going on with the same action, and the number of that decision."""
    number = len(match.entries) + 1
    chance = Chance.of("9")
    match.play_code(match.state.codes()[0])
    while not match.over:
        codes = match.state.codes()
        match.play_code(codes[chance.below(len(codes))])
    return match, number
