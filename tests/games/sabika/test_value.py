"""The guess at the outcome, and whether the player that trusts it plays sensibly."""

from __future__ import annotations

from majlis.arena.simulate import simulate
from majlis.bots import decide, player_named, stream
from majlis.engine.chance import Chance
from majlis.games.sabika.game import GAME
from majlis.games.sabika.state import SabikaState
from tests.games.sabika.builder import Table, table


def value(t: Table, seat: int = 0) -> float:
    return t.state.value(seat)


def greedy(t: Table) -> str:
    """What the greedy player would do now."""
    state = t.state
    return str(state.choice.action(state, decide(player_named("greedy"), state, state.actor, stream("1", state.actor))))


def test_in_the_end_the_value_is_the_score() -> None:
    for seats in (1, 3):
        state = GAME.state(seats, {}, "4")
        chance = Chance.of("2")
        while not state.over:
            codes = state.codes()
            state.apply(codes[chance.below(len(codes))])
        if seats == 3:
            assert [state.value(seat) for seat in range(3)] == [float(score) for score in state.scores()]
        else:
            assert isinstance(state, SabikaState)
            assert state.value(0) == state.scores()[0] - state.prestige[1]


def test_the_value_knows_nothing_hidden() -> None:
    state = GAME.state(2, {"expert": True}, "3")
    chance = Chance.of("4")
    while not state.over:
        other = state.imagine(0, chance)
        assert [state.value(seat) for seat in range(2)] == [other.value(seat) for seat in range(2)]
        codes = state.codes()
        state.apply(codes[chance.below(len(codes))])


def test_whatever_is_of_use_is_worth_something() -> None:
    plain = value(table(2))
    for what in ({"dinars": 2}, {"seals": 1}, {"parias": 2}, {"wood": 1}, {"ceramic": 1}, {"sugar": 1}, {"favour": 1}):
        assert value(table(2).give(0, **what)) > plain
    assert value(table(2).raw(0, "cane")) > plain
    assert value(table(2).house(0, 1, 1)) > plain
    assert value(table(2).poem(0, "poem_9")) > plain
    assert value(table(2).ship(0, "fez")) > plain


def test_materials_are_worth_less_when_there_is_no_turn_left() -> None:
    early = value(table(2).give(0, wood=2)) - value(table(2))
    late = table(2).book(5).use_up(0, "builder_1", "builder_2", "merchant", "poet")
    later = value(late.give(0, wood=2)) - value(late.give(0, wood=0))
    assert early > later == 0


def test_parias_are_worth_prestige_as_long_as_tribute_is_due() -> None:
    t = table(2).book(5)
    assert value(t.give(0, parias=6)) - value(t.give(0, parias=5)) == 1
    assert value(t.give(0, parias=9)) - value(t.give(0, parias=8)) < 0.5


def test_greedy_builds_when_it_can() -> None:
    t = table(2).book(5).open_large(16).open_small().give(0, gypsum=1, wood=1, ceramic=1).act(0, "build")
    assert greedy(t) == "build large_16 ceramic+gypsum+wood"


def test_greedy_pays_tribute_with_parias_before_prestige() -> None:
    t = table(2).give(0, parias=2, dinars=1).end_round()
    assert greedy(t) == "tribute paria+paria"


def test_greedy_makes_a_mosaic() -> None:
    t = table(2).open_large().open_small(4).give(0, wood=1)
    t.state.mosaic_cards[0] = 1
    t.state.rows[0] = (0, 7)  # yellow on the left as on the new card's right; red on the right
    t.act(0, "build")
    assert greedy(t) == "lay left"


def test_greedy_beats_random_and_plays_alone() -> None:
    summary = simulate("sabika", seats=2, players=["greedy", "random"], matches=4, seed="9")
    assert summary.wins[0] == 4
    assert summary.mean_scores[0] > 45
    alone = simulate("sabika", seats=1, players=["greedy"], matches=1, seed="9")
    assert alone.mean_scores[0] > 30
