"""A match: playing, asking why not, what is done off one's turn, and simultaneous choices."""

from __future__ import annotations

import hashlib

import pytest

from majlis.engine.errors import BadBox, BadInput, BadSeats, BadSeed, IllegalAction
from majlis.engine.match import REMEMBERED, Match
from tests.engine.toy import GAME, LIGHT


def start(seats: int = 2) -> Match:
    return GAME.start(seats, seed="1")


def to_the_vote(match: Match) -> Match:
    while match.prompt is not None and match.prompt.id == "prompt-turn":
        match.play("done")
    return match


def names(match: Match, first: int = 0) -> list[list[str]]:
    return [[event.name for event in events] for events in match.events_since(first)]


@pytest.mark.parametrize(
    "form", ["light 2 tower", LIGHT("2", ("tower",)), {"verb": "light", "count": "2", "where": ["tower"]}]
)
def test_an_action_is_played_in_any_of_its_forms(form: object) -> None:
    match = start()
    events = match.play(form)
    assert [event.name for event in events] == ["event-light"]
    assert match.scores() == [2, 0]
    assert (match.entries[-1].seat, match.entries[-1].text) == (0, "light 2 tower")


def test_a_code_is_played_as_its_action() -> None:
    match = start()
    code = match.state.codes()[2]
    match.play_code(code)
    assert match.entries[-1].text == "light 1 gate+tower"


def test_the_standing_of_a_match() -> None:
    match = start(3)
    prompt = match.prompt
    assert prompt is not None
    assert (match.actor, match.waiting, match.over) == (0, (0,), False)
    assert (prompt.id, prompt.rule, prompt.seat, prompt.facts) == ("prompt-turn", "TOY-1", 0, {"lit": 0})
    assert [str(action) for action in match.actions()][-3:] == ["roll", "peek", "done"]
    assert match.actions(1) == []
    assert match.breakdown(2) == {"lanterns": 0}


@pytest.mark.parametrize(
    ("action", "refusal"),
    [
        ("light 3", "refused-count (TOY-1.1): count 3"),
        ("light 1 -", "refused-place (TOY-1.1): where "),
        ("light 1 moon", "refused-place (TOY-1.1): where moon"),
        ("vote gate", "refused-wrong-moment (TOY-1): verb vote, verbs light+roll+peek+done"),
        ("confirm", "refused-wrong-moment (TOY-1): verb confirm, verbs light+roll+peek+done"),
        ("light 1", "refused-unfinished (): verb light, part where"),
    ],
)
def test_a_forbidden_action_names_its_refusal_and_changes_nothing(action: str, refusal: str) -> None:
    match = start()
    before = match.state.fingerprint()
    with pytest.raises(IllegalAction) as error:
        match.play(action)
    assert str(error.value) == refusal
    assert str(error.value.refusal) == refusal
    assert (match.state.fingerprint(), match.entries) == (before, [])


def test_an_unfinished_action_is_not_refused_when_asked_about() -> None:
    match = start()
    assert match.refuse("light") is None
    assert match.refuse("light 1") is None
    assert match.refuse("light 1 gate") is None
    assert str(match.refuse("light 7")) == "refused-count (TOY-1.1): count 7"


def test_a_seat_with_nothing_to_decide_is_told_whose_decision_it_is() -> None:
    refusal = start().refuse("roll", 1)
    assert refusal is not None
    assert (refusal.id, refusal.facts) == ("refused-not-your-turn", {"seat": 1, "actor": 0})


def test_off_its_turn_a_seat_may_wave_and_the_question_stays() -> None:
    match = start()
    assert [str(action) for action in match.asides(1)] == ["wave"]
    match.play("wave", seat=1)
    assert match.asides(1) == []
    assert (match.actor, match.view()["waved"]) == (0, [False, True])
    refusal = match.refuse("wave", 1)
    assert refusal is not None
    assert refusal.id == "refused-waved"
    match.play("wave")
    assert match.view()["waved"] == [True, True]


def test_in_a_simultaneous_choice_anybody_may_answer_in_secret() -> None:
    match = to_the_vote(start(3))
    assert list(match.waiting) == [0, 1, 2]
    match.play("vote tower", seat=2)
    assert list(match.waiting) == [0, 1]
    assert match.view(2)["vote"] == 1
    assert match.view(0)["vote"] == match.view(None)["vote"] == -1
    last = match.events_since(len(match.entries) - 1)[0]
    assert [event.seen_by(0) for event in last] == [{}]
    assert [event.seen_by(2) for event in last] == [{"for": "tower"}]
    with pytest.raises(IllegalAction, match="refused-not-your-turn"):
        match.play("vote gate", seat=2)
    match.play("vote tower")
    assert match.entries[-1].seat == 0
    match.play("vote gate")
    assert match.over
    assert match.scores() == [10, 0, 10]


def test_the_order_of_simultaneous_answers_makes_no_difference() -> None:
    ends = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        match = to_the_vote(start(3))
        for seat in order:
            match.play(f"vote {('gate', 'tower', 'gate')[seat]}", seat=seat)
        ends.add(match.state.fingerprint())
    assert len(ends) == 1


def test_when_it_is_over_nothing_is_possible() -> None:
    match = to_the_vote(start())
    match.play("vote gate", 0)
    match.play("vote gate", 1)
    assert (match.over, match.actor, match.waiting, match.prompt) == (True, -1, (), None)
    assert match.actions() == match.tries() == match.asides(0) == []
    assert str(match.refuse("roll")) == "refused-match-over ()"
    with pytest.raises(IllegalAction, match="refused-match-over"):
        match.play("wave", 0)


@pytest.mark.parametrize("seat", [-1, 2, "0", True, 1.0])
def test_a_seat_that_does_not_exist(seat: object) -> None:
    match = start()
    for call in (match.view, match.actions, match.asides, match.breakdown, match.undoable):
        with pytest.raises(BadInput, match="a seat is a number from 0 to 1"):
            call(seat)


@pytest.mark.parametrize(
    ("seats", "seed", "revision", "box", "error", "message"),
    [
        (4, None, None, None, BadSeats, "Lanterns is for 2 to 3 seats, not 4"),
        (2, "x", None, None, BadSeed, "a seed is 1 to 32 hexadecimal digits"),
        (2, None, 3, None, BadInput, "Lanterns has revisions 1 to 2, not 3"),
        (2, None, None, "box", BadBox, "a box of Lanterns is made with read_box"),
    ],
)
def test_a_match_that_cannot_begin(
    seats: object, seed: object, revision: object, box: object, error: type[BadInput], message: str
) -> None:
    with pytest.raises(error, match=message):
        GAME.start(seats, None, seed, box, revision)


def test_what_a_match_begins_with() -> None:
    match = GAME.start(options={"lit": 4}, seed="AB", revision=1)
    assert (match.seats, match.revision, match.seed, match.scores()) == (2, 1, "0" * 30 + "ab", [4, 4])
    assert match.commitment == hashlib.sha256(match.seed.encode()).hexdigest()
    assert match.box.standard
    assert GAME.start().seed != GAME.start().seed


def test_old_events_are_worked_out_again() -> None:
    match = start()
    told = []
    for number in range(REMEMBERED + 10):
        told.append([event.json(None) for event in match.play("roll" if number % 3 else "light 1 gate")])
    match.confirm_turns(1, True)
    match.play("light 1 gate")
    match.undo()
    assert [[event.json(None) for event in events] for events in match.events_since(0)][: len(told)] == told
    assert names(match, len(match.entries) - 3) == [[], ["event-light"], ["event-undo"]]
    assert names(match, len(match.entries)) == []
    assert [[event.json(None) for event in events] for events in match.events_since(2)][:5] == told[2:7]
