"""Luck is what a decision brought under the real draws, less what it brings under others."""

from __future__ import annotations

import pytest

from majlis.analysis.curve import curve_for
from majlis.analysis.luck import luck_of
from majlis.analysis.review import CHEAP, QUICK, Review
from majlis.analysis.summary import accounts
from majlis.analysis.weighing import Weighing
from majlis.bots import decide, player_named, stream
from majlis.engine.catalog import game
from majlis.engine.chance import Chance, nth_seed
from majlis.engine.match import Match
from majlis.engine.state import State


def finished(name: str, seats: int, seed: str) -> Match:
    match = game(name).start(seats, {}, seed)
    chance = stream(seed, 0)
    while not match.over:
        match.play_code(decide(player_named("random"), match.state, match.actor, chance))
    return match


def weighed(state: State, seat: int) -> Weighing:
    return Weighing(state, seat, curve_for("alhambra", state.seats), 0.5, CHEAP)


def drawing(match: Match) -> tuple[State, int, int]:
    """The position, the seat and the code of the decision of a match after which draws mattered most, among some of them."""
    review = Review(match)
    judged = [review.judge(number, CHEAP) for number in review.numbers[20:60]]
    most = max(judged, key=lambda one: abs(one.drawn[one.seat]))
    state, code = review.position(most.at + 1)
    return state, most.seat, code


def test_luck_differs_from_draw_to_draw_and_comes_to_little_over_many() -> None:
    state, seat, code = drawing(finished("alhambra", 3, "2a"))
    weighing = weighed(state, seat)
    lucks: list[list[float]] = []
    for number in range(16):
        world = state.imagine(seat, Chance.of(nth_seed("7", number)))
        world.turn_to(seat)
        lucks.append(luck_of(weighing, world, code, 12))
    own = [luck[seat] for luck in lucks]
    assert min(own) < 0.0 < max(own), "some draws are kind, others are not"
    assert abs(sum(own) / len(own)) < (max(own) - min(own)) / 4
    assert all(sum(luck) == pytest.approx(0.0, abs=1e-9) for luck in lucks)


def test_where_the_mover_saw_nothing_new_there_is_no_luck() -> None:
    """After a purchase with the exact sum somebody goes on with the turn: nothing has been drawn."""
    match = finished("alhambra", 2, "2b")
    review = Review(match)
    buying = [n for n in review.numbers[:-1] if match.entries[n - 1].text.startswith("buy")]
    quiet = [number for number in buying if match.entries[number].seat == match.entries[number - 1].seat]
    assert len(quiet) >= 4
    assert all(not any(review.judge(number, CHEAP).drawn) for number in quiet[:4])


@pytest.mark.parametrize("name", ["alhambra", "al_rashid"])
def test_the_luck_of_all_adds_up_to_nothing_and_draws_are_a_part_of_it(name: str) -> None:
    review = Review(finished(name, 2, "2c"))
    judged = [review.judge(number, QUICK) for number in review.numbers[:: max(1, len(review.numbers) // 12)]]
    found = accounts(judged, review.end)
    drawn = [account.draws for account in found]
    assert None not in drawn
    assert sum(one or 0.0 for one in drawn) == pytest.approx(0.0)
    assert any(any(one.drawn) for one in judged)
