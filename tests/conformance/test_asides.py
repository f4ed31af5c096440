"""Law 3 for asides: what a seat may do out of turn is never taken for the answer to the waiting choice."""

from __future__ import annotations

import pytest

from majlis.engine.chance import Chance
from majlis.engine.game import Box, Game
from majlis.engine.match import Match
from majlis.engine.options import Value
from majlis.engine.state import AnyMenu
from majlis.engine.step import Menu
from majlis.testing.laws import check_match
from majlis.testing.trial import LawBroken
from tests.engine.toy import Toy, ToyState, Wave


class Faithful(ToyState):
    """A position that still knows what kind it is when it is copied."""

    def clone(self) -> ToyState:
        copy = super().clone()
        copy.__class__ = type(self)
        return copy


class MadeAnew(Faithful):
    """Makes its menu at each call, as a plug-in may well do."""

    def aside_menu(self, seat: int) -> AnyMenu | None:
        return Menu(seat, "prompt-wave", "TOY-3.1", [Wave()])


class WavesIfHeard(Wave):
    """Does its work only where somebody listens."""

    def apply(self, state: ToyState, seat: int, code: int) -> None:
        if state.log is not None:
            super().apply(state, seat, code)


class Unheard(Faithful):
    def aside_menu(self, seat: int) -> AnyMenu | None:
        return Menu(seat, "prompt-wave", "TOY-3.1", [WavesIfHeard()])


class Lanterns(Toy):
    """The toy with positions of another kind."""

    def __init__(self, kind: type[ToyState]) -> None:
        super().__init__()
        self.kind = kind

    def begin(self, box: Box, seats: int, options: dict[str, Value], revision: int, chance: Chance) -> ToyState:
        state = super().begin(box, seats, options, revision, chance)
        state.__class__ = self.kind
        return state


def started(kind: type[ToyState]) -> Match:
    return Lanterns(kind).start(2, seed="1")


@pytest.mark.parametrize("seat", [0, 1])
def test_an_aside_from_a_menu_made_at_each_call_leaves_the_question(seat: int) -> None:
    match = started(MadeAnew)
    asked = match.state.steps[:]
    assert [event.name for event in match.play("wave", seat)] == ["event-wave"]
    assert match.view()["waved"] == [seat == 0, seat == 1]
    assert match.state.steps == asked
    assert match.undo(seat)
    assert match.view()["waved"] == [False, False]


def test_an_aside_from_a_menu_made_at_each_call_keeps_every_law() -> None:
    for seed in ("1", "2", "3", "4"):
        assert check_match(Lanterns(MadeAnew), 3, {}, seed).checked > 0


def test_an_aside_from_a_menu_made_at_each_call_replays() -> None:
    match = started(MadeAnew)
    match.play("wave", 1)
    again = match.record().replay_as(match.game)
    assert again.state.fingerprint() == match.state.fingerprint()
    assert again.view()["waved"] == [False, True]


def check_matches(game: Game) -> None:
    """Several matches: in one of them somebody waves."""
    for seed in "123456789":
        check_match(game, 3, {}, seed)


def test_an_aside_that_is_played_as_something_else_is_found() -> None:
    with pytest.raises(
        LawBroken, match="law 3 is broken: wave, which seat 0 may do off its turn, is played as something"
    ):
        check_matches(Lanterns(Unheard))
