"""Taking back: one's own decisions, until something was shown to anyone or somebody else decided."""

from __future__ import annotations

import pytest

from majlis.engine.errors import BadInput, IllegalAction
from majlis.engine.match import Match
from majlis.engine.record import Record
from tests.engine.toy import GAME


def start(*actions: str) -> Match:
    match = GAME.start(2, seed="1")
    for action in actions:
        match.play(action)
    return match


def replayed(match: Match) -> str:
    return Record.loads(match.record().dumps()).replay_as(GAME).state.fingerprint()


def test_own_decisions_are_taken_back_one_by_one() -> None:
    match = start()
    positions = [match.state.fingerprint()]
    for action in ("light 1 gate", "light 2 tower", "light 1 tower"):
        match.play(action)
        positions.append(match.state.fingerprint())
    assert match.undoable(0) == 3
    while match.undoable(0):
        positions.pop()
        match.undo(0)
        assert match.state.fingerprint() == positions[-1]
    assert len(positions) == 1


def test_taking_back_is_an_entry_of_the_record_and_replays() -> None:
    match = start("light 2 gate")
    events = match.undo()
    assert [(event.name, event.seat) for event in events] == [("event-undo", 0)]
    match.play("light 1 gate")
    assert [(entry.seat, entry.text) for entry in match.entries] == [
        (0, "light 2 gate"),
        (0, "undo"),
        (0, "light 1 gate"),
    ]
    assert "\n0 undo\n" in match.record().dumps()
    assert replayed(match) == match.state.fingerprint()


@pytest.mark.parametrize("action", ["roll", "peek"])
def test_what_showed_something_to_anyone_stays(action: str) -> None:
    match = start("light 1 gate", action)
    assert match.undoable(0) == 0
    with pytest.raises(IllegalAction, match="refused-undo-shown"):
        match.undo(0)
    match.play("light 1 gate")
    assert match.undoable(0) == 1


def test_nothing_can_be_taken_back_before_the_first_decision() -> None:
    with pytest.raises(IllegalAction, match="refused-nothing-to-undo"):
        start().undo()


def test_a_decision_of_somebody_else_ends_it() -> None:
    match = start("light 1 gate")
    match.play("wave", seat=1)
    assert (match.undoable(0), match.undoable(1)) == (0, 1)
    with pytest.raises(IllegalAction, match="refused-undo-decided"):
        match.undo(0)
    match.undo()
    assert match.view()["waved"] == [False, False]


def test_what_was_done_off_one_s_turn_can_be_taken_back_too() -> None:
    match = start("light 1 gate", "wave", "light 1 gate")
    for _ in range(3):
        match.undo(0)
    assert match.scores() == [0, 0]
    assert match.view()["waved"] == [False, False]


def test_a_secret_answer_can_be_taken_back_until_the_next_one() -> None:
    match = start("done", "done", "done", "done")
    match.play("vote gate", seat=1)
    match.undo(1)
    match.play("vote tower", seat=1)
    assert match.undoable(1) == 1
    match.play("vote tower", seat=0)
    assert (match.undoable(0), match.undoable(1)) == (0, 0)
    assert replayed(match) == match.state.fingerprint()


def test_without_confirming_a_turn_ends_with_its_reveal() -> None:
    match = start("light 1 gate", "done")
    assert (match.actor, match.undoable(0)) == (1, 0)


def test_a_seat_that_confirms_turns_may_take_back_the_whole_turn() -> None:
    match = start()
    match.confirm_turns(0, True)
    die = match.view()["die"]
    match.play("light 1 gate")
    match.play("done")
    prompt = match.prompt
    assert prompt is not None
    assert (prompt.id, prompt.seat) == ("prompt-confirm", 0)
    assert [str(action) for action in match.actions()] == ["confirm"]
    assert match.view()["die"] == die, "the curtain is still closed"
    assert match.undoable(0) == 2
    match.undo(0)
    match.play("done")
    match.play("confirm")
    assert (match.actor, match.undoable(0)) == (1, 0)
    assert match.view()["die"] != die
    match.play("done")
    assert match.actor == 0, "seat 1 did not ask for it"
    assert replayed(match) == match.state.fingerprint()


def test_the_wish_to_confirm_is_kept_when_something_is_taken_back() -> None:
    match = start("light 1 gate")
    match.confirm_turns(0, True)
    match.undo(0)
    match.play("done")
    assert [str(action) for action in match.actions()] == ["confirm"]
    assert replayed(match) == match.state.fingerprint()


def test_the_wish_to_confirm_is_an_entry_only_when_it_changes() -> None:
    match = start()
    match.confirm_turns(1, False)
    match.confirm_turns(1, True)
    match.confirm_turns(1, True)
    match.confirm_turns(1, False)
    assert [entry.text for entry in match.entries] == ["confirm-turns on", "confirm-turns off"]


@pytest.mark.parametrize("wanted", ["yes", 1, None])
def test_the_wish_to_confirm_is_yes_or_no(wanted: object) -> None:
    with pytest.raises(BadInput, match="True or False"):
        start().confirm_turns(0, wanted)
