"""Numbers of worked examples: what a seat had, what it got, and what events tell."""

from __future__ import annotations

import pytest

from majlis.engine.catalog import game
from majlis.engine.lesson_numbers import Numbers, played

TIE = {
    "seats": 2,
    "position": "round 5\norder 1 0\ngoods 0 hardwood=1 pottery=1 metal=1\ngoods 1 hardwood=4\nput military 0 sage\nturn 0",
    "play": ["ask service", "draw red+red+red"],
}


def test_an_example_knows_what_the_seat_had_and_what_the_actions_brought() -> None:
    numbers = Numbers({}, {}, played(game("al_rashid"), TIE))
    assert (numbers.value("had.wealth"), numbers.value("had.red_tiles"), numbers.value("got.red_tiles")) == (6, 0, 3)
    with pytest.raises(ValueError, match=r"no number .had\.camels"):
        numbers.value("had.camels")


def test_a_seat_in_an_event_is_a_number() -> None:
    numbers = Numbers({}, {}, played(game("al_rashid"), TIE))
    assert numbers.value("event.over.winners.0 + 1") == 1
    with pytest.raises(ValueError, match="no such event"):
        numbers.value("event.flee.area")
