"""Positions: copies, listeners, asides, and a fingerprint that covers everything."""

from __future__ import annotations

import pytest

from majlis.engine.chance import Chance
from majlis.engine.components import Components
from majlis.engine.events import Event
from majlis.engine.fingerprint import attributes, fingerprint
from majlis.engine.game import Box, Game
from majlis.engine.options import Schema
from majlis.engine.state import State
from majlis.engine.step import CURTAINS, Choice, Curtain, Menu, Offer
from majlis.testing.laws import check_match
from tests.engine.toy import GAME, TURNS, VOTE, Done, Light, ToyState


def start(seats: int = 2) -> ToyState:
    state = GAME.state(seats, seed="1")
    assert isinstance(state, ToyState)
    return state


def code_of(state: State, text: str) -> int:
    return state.choice.code(state, GAME.verbs.parse(text))


def test_bots_play_with_codes_alone() -> None:
    state = start()
    chance = Chance.of("1")
    decisions = 0
    while not state.over:
        codes = state.codes()
        state.apply(codes[chance.below(len(codes))])
        decisions += 1
    assert decisions > 5
    assert state.actor == -1
    assert state.waiting == ()


def test_nobody_listens_to_a_copy() -> None:
    state = start()
    heard: list[Event] = []
    state.log = heard
    copy = state.clone()
    copy.apply(code_of(copy, "roll"))
    assert (heard, copy.log) == ([], None)
    state.apply(code_of(state, "roll"))
    assert [event.name for event in heard] == ["event-die"]


def test_telling_without_a_listener_does_nothing() -> None:
    state = start()
    state.tell(Event("event-light", "TOY-1.1", 0, {}))
    assert state.log is None


def test_the_fingerprint_covers_every_field() -> None:
    state = start()
    before = state.fingerprint()
    seen = {before}
    for name in attributes(state):
        copy = state.clone()
        value = getattr(copy, name)
        if isinstance(value, list):
            value.append(value[0])
        elif isinstance(value, Chance):
            value.below(2)
        else:
            setattr(copy, name, value + 1)
        assert copy.fingerprint() not in seen, name
        seen.add(copy.fingerprint())
    assert state.fingerprint() == before
    assert {"seats", "steps", "chance", "confirming", "lit", "die", "waved", "votes", "turns"} == set(attributes(state))


def test_the_fingerprint_tells_what_looks_alike_apart() -> None:
    things: list[object] = [
        [1, 2],
        [12],
        ["1", "2"],
        [[1], 2],
        [1, [2]],
        {"a": 1},
        {"a": "1"},
        [True],
        [1],
        [None],
        [b"1"],
        1.0,
        "1",
        "",
    ]
    assert len({fingerprint(thing) for thing in things}) == len(things)
    assert fingerprint({"a": 1, "b": 2}) == fingerprint({"b": 2, "a": 1})


def test_the_fingerprint_covers_what_a_step_holds() -> None:
    state = start()
    before = state.fingerprint()
    state.steps[-1] = TURNS[1]
    assert state.fingerprint() != before


def test_remembered_work_and_listeners_are_no_part_of_a_position() -> None:
    class Remembers:
        def __init__(self, memo: int) -> None:
            self.memo_work = memo
            self.value = 1

    assert fingerprint(Remembers(1)) == fingerprint(Remembers(2))
    state = start()
    before = state.fingerprint()
    state.log = []
    assert state.fingerprint() == before


def test_a_box_counts_by_its_digest() -> None:
    assert fingerprint(Box("a", True)) == fingerprint(Box("a", False))
    assert fingerprint(Box("a", True)) != fingerprint(Box("b", True))


def test_a_simultaneous_choice_is_turned_to_a_seat() -> None:
    state = start(3)
    while state.choice.prompt == "prompt-turn":
        state.apply(code_of(state, "done"))
    assert (state.actor, state.waiting) == (0, (0, 1, 2))
    state.turn_to(2)
    assert (state.actor, state.waiting) == (2, (0, 1, 2))
    state.apply(code_of(state, "vote tower"))
    assert (state.actor, state.waiting, state.votes) == (0, (0, 1), [-1, -1, 1])


def test_an_aside_leaves_the_question_as_it_is() -> None:
    state = start()
    steps = state.steps[:]
    menu = state.aside_menu(1)
    assert menu is not None
    state.apply_aside(1, menu.codes(state)[0])
    assert state.waved == [False, True]
    assert state.steps == steps


def test_a_closed_curtain_opens_with_a_confirmation() -> None:
    state = start()
    state.confirming = 0b01
    state.apply(code_of(state, "done"))
    assert (state.choice.prompt, state.die) == ("prompt-confirm", 0)
    assert state.codes() == [0]
    state.apply(0)
    assert state.actor == 1
    assert state.die > 0


def test_there_is_a_curtain_for_every_seat_of_any_game() -> None:
    assert [curtain.seat for curtain in CURTAINS] == list(range(8))
    assert isinstance(CURTAINS[0], Curtain)


def test_a_menu_has_room_for_32_offers() -> None:
    offers: list[Offer[ToyState]] = [Done() for _ in range(32)]
    menu = Menu(0, "prompt-turn", "TOY-1", offers)
    assert menu.codes(start()) == list(range(32))
    with pytest.raises(ValueError, match="prompt-turn has 33 offers; a menu has room for 32: ask in two steps"):
        Menu(0, "prompt-turn", "TOY-1", [*offers, Done()])


def test_a_code_leads_back_to_its_action() -> None:
    state = start()
    offer = Light()
    for code in range(6):
        assert offer.code(state, 0, offer.action(state, code)) == code


def test_what_a_game_leaves_out_has_a_plain_default() -> None:
    state = State(3, [], Chance.of("1"), 0, None)
    assert state.scores() == [0, 0, 0]
    assert state.ranking() == [1, 1, 1]
    assert state.view(None) == state.pieces() == state.breakdown(0) == {}
    assert state.value(1) == 0.0
    assert state.aside_menu(0) is None
    assert state.over


@pytest.mark.parametrize(("scores", "ranks"), [([3, 5, 3], [2, 1, 2]), ([1, 2, 3], [3, 2, 1]), ([4, 4, 4], [1, 1, 1])])
def test_equal_scores_share_a_rank(scores: list[int], ranks: list[int]) -> None:
    state = start(3)
    state.lit = scores
    assert state.ranking() == ranks


def test_what_a_game_must_provide_is_named() -> None:
    state = State(2, [], Chance.of("1"), 0, None)
    with pytest.raises(TypeError, match="State cannot be copied"):
        state.clone()
    with pytest.raises(TypeError, match="State cannot be imagined"):
        state.imagine(0, Chance.of("1"))
    game = Game("nothing", "Nothing", "NOT", 1, 1, 1, 1, Schema([]), [], GAME.folder)
    with pytest.raises(TypeError, match="nothing cannot read a box"):
        game.make_box(Components("nothing", '[header]\ngame = "nothing"\nformat = 1', standard=True))
    with pytest.raises(TypeError, match="nothing cannot begin"):
        game.begin(Box("", True), 1, {}, 1, Chance.of("1"))
    choice: Choice[State] = Choice(0, "prompt-nothing", "")
    assert choice.codes(state) == choice.tries(state) == []
    with pytest.raises(ValueError, match="prompt-nothing has no action 3"):
        choice.action(state, 3)
    with pytest.raises(ValueError, match="prompt-nothing has no action vote"):
        choice.code(state, VOTE())
    refusal = choice.refuse(state, VOTE())
    assert refusal is not None
    assert refusal.id == "refused-wrong-moment"


@pytest.mark.parametrize("seats", [2, 3])
def test_the_toy_keeps_the_laws(seats: int) -> None:
    for seed in ("1", "2", "3"):
        assert check_match(GAME, seats, {}, seed, "by_verb").checked > 0
