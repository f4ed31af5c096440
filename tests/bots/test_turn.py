"""The beam over one's own turn."""

from __future__ import annotations

import pytest

import majlis
from majlis.bots.judge import HAND_MADE, standing
from majlis.bots.player import glimpse_of
from majlis.bots.turn import PER_FIRST, Course, best_of, courses, still_deciding
from majlis.engine.chance import Chance
from majlis.engine.state import State

GAMES = ["alhambra", "al_rashid", "tadmor", "sabika"]


def some_way_in(game: str, decisions: int) -> State:
    state = majlis.game(game).state(seats=2, seed="b1")
    chance = Chance.of("b2")
    while decisions > 0 or len(state.codes()) < 3:
        codes = state.codes()
        state.apply(codes[chance.below(len(codes))])
        decisions -= 1
    return state


def looked(state: State, width: int) -> list[Course]:
    table = glimpse_of(state, state.actor, Chance.of("b3"))
    position = table.imagine()
    position.confirming |= 1 << table.seat
    return courses(position, table.seat, table.codes, HAND_MADE, width)


@pytest.mark.parametrize("game", GAMES)
def test_courses_lead_to_the_end_of_the_turn_and_are_worth_what_they_say(game: str) -> None:
    state = some_way_in(game, 30)
    seat = state.actor
    found = looked(state, 10)
    assert [course.lead for course in found] == sorted((course.lead for course in found), reverse=True)
    firsts = [course.codes[0] for course in found]
    assert max(firsts.count(first) for first in firsts) <= PER_FIRST
    for course in found:
        assert standing(course.state, seat) == course.lead
        assert len(course.codes) == 12 or not still_deciding(course.state, seat)


@pytest.mark.parametrize("game", GAMES)
def test_a_course_can_be_played_step_by_step(game: str) -> None:
    state = some_way_in(game, 40)
    seat = state.actor
    table = glimpse_of(state, seat, Chance.of("b3"))
    position = table.imagine()
    position.confirming |= 1 << seat
    again = position.clone()
    for code in courses(position, seat, table.codes, HAND_MADE, 10)[0].codes:
        assert code in again.codes()
        again.apply(code)


@pytest.mark.parametrize("game", GAMES)
def test_a_wider_beam_never_finds_less(game: str) -> None:
    state = some_way_in(game, 50)
    assert looked(state, 40)[0].lead >= looked(state, 1)[0].lead


def test_the_same_position_reached_in_another_order_is_kept_once() -> None:
    state = some_way_in("alhambra", 1)
    found = best_of([Course([1, 2], state, 3.0), Course([2, 1], state, 3.0), Course([2, 3], state, 1.0)], 9)
    assert [course.codes for course in found] == [[1, 2], [2, 3]]


def test_few_courses_begin_alike() -> None:
    state = some_way_in("alhambra", 1)
    found = best_of([Course([1, n], state, float(n)) for n in range(9)] + [Course([2], state, 0.0)], 9)
    assert [course.codes for course in found] == [[1, 8], [1, 7], [1, 6], [2]]
