"""What programs think of a position of Alhambra, and what greedy makes of it."""

from __future__ import annotations

import pytest

import majlis
from majlis.bots import decide, player_named, stream
from majlis.engine.chance import Chance
from majlis.games.alhambra.value import sums
from tests.games.alhambra.builder import Table, table


def choice_of(name: str, t: Table) -> str:
    """What a player does in the seat that is to decide."""
    state = t.match.state
    code = decide(player_named(name), state, state.actor, stream("1", state.actor))
    return str(state.choice.action(state, code))


def calm(seats: int = 3, modules: str = "") -> Table:
    """A table at which nothing can be bought, since all hands are empty."""
    t = table(seats, modules)
    for seat in range(seats):
        t.hand(seat)
    return t


def test_in_the_end_the_value_is_the_score() -> None:
    state = majlis.game("alhambra").state(seats=3, seed="1")
    chance = Chance.of("2")
    while not state.over:
        codes = state.codes()
        state.apply(codes[chance.below(len(codes))])
    assert [state.value(seat) for seat in range(3)] == [float(score) for score in state.scores()]


def test_the_value_knows_nothing_hidden() -> None:
    state = majlis.game("alhambra").state(seats=2, options={"modules": "vizier+exchange_cards+huts"}, seed="3")
    chance = Chance.of("4")
    while not state.over:
        other = state.imagine(0, chance)
        assert [state.value(seat) for seat in range(2)] == [other.value(seat) for seat in range(2)]
        codes = state.codes()
        state.apply(codes[chance.below(len(codes))])


def test_a_tile_is_worth_more_where_it_counts() -> None:
    in_hand = calm()
    before = in_hand.state.value(0)
    reserved = calm().reserve(0, "tower_9_es").state.value(0)
    built = calm().build(0, {"0,-1": "tower_9_es"}).state.value(0)
    assert before < reserved < built


def test_a_tile_of_a_rival_is_a_loss() -> None:
    alone = calm().build(0, {"0,-1": "tower_9_es"}).state.value(0)
    contested = calm().build(0, {"0,-1": "tower_9_es"}).build(1, {"0,-1": "tower_11_n"}).state.value(0)
    assert contested < alone


def test_money_helps_and_the_right_money_helps_more() -> None:
    t = calm().market(denar="garden_10_w", florin=None, ducat=None, dirham=None)
    nothing = t.state.value(0)
    wrong = t.hand(0, "denar-3", "denar-8").state.value(0)
    right = t.hand(0, "denar-3", "denar-7").state.value(0)
    assert nothing < wrong < right


def test_the_seat_to_move_is_better_off() -> None:
    mine = calm().turn(0).state
    assert mine.value(0) > mine.value(1) > mine.value(2)


@pytest.mark.parametrize(("purse", "expected"), [(0, {0}), (0b01, {0, 1}), (0b10, {0, 1, 2}), (0b0101, {0, 1, 2, 3})])
def test_sums_that_can_be_paid(purse: int, expected: set[int]) -> None:
    mask = sums(purse)
    assert {n for n in range(10) if mask >> n & 1} == expected


@pytest.mark.parametrize("name", ["greedy", "search:20it"])
def test_a_tile_that_can_be_paid_exactly_is_bought_so(name: str) -> None:
    t = calm().market(denar="tower_9_es").hand(0, "denar-4", "denar-5", "denar-8", "denar-9")
    assert choice_of(name, t) in ("buy denar denar-9", "buy denar denar-4+denar-5")


def test_greedy_places_what_it_buys() -> None:
    t = calm().market(denar="tower_9_es").hand(0, "denar-9")
    t.play("buy denar denar-9", "end")
    assert choice_of("greedy", t).startswith("place tower_9_es")


def test_greedy_uses_the_vizier_for_a_good_tile() -> None:
    t = calm(2, modules="vizier").market(denar="tower_9_es").display("florin-1", "florin-2", "ducat-9", "dirham-9")
    t.hand(0, "denar-9").hand(1)
    t.turn(1).play("take ducat-9")
    assert t.asked() == "vizier"
    assert t.match.actor == 0
    assert choice_of("greedy", t) == "use"
    t.play("use")
    assert choice_of("greedy", t) == "buy denar denar-9"


def test_greedy_does_not_build_and_remove_for_ever() -> None:
    state = majlis.game("alhambra").state(seats=2, seed="77")
    chances = [stream("78", seat) for seat in range(2)]
    player = player_named("greedy")
    removed = 0
    decisions = 0
    while not state.over:
        seat = state.actor
        code = decide(player, state, seat, chances[seat])
        removed += str(state.choice.action(state, code)).startswith("remove")
        state.apply(code)
        decisions += 1
    assert removed <= 5
    assert decisions < 400
