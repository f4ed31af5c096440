"""Going back: any decision that still stands is taken back with all that followed, as an entry of the log."""

from __future__ import annotations

import pytest

from majlis.engine.errors import BadInput, IllegalAction
from majlis.engine.match import Match
from majlis.engine.record import Record
from majlis.engine.standing import KEPT_EVERY
from tests.engine.toy import GAME


def start(*actions: str) -> Match:
    match = GAME.start(2, seed="1")
    for action in actions:
        match.play(action)
    return match


def replayed(match: Match) -> str:
    return Record.loads(match.record().dumps()).replay_as(GAME).state.fingerprint()


def test_back_leads_beyond_a_reveal_to_the_position_of_a_decision() -> None:
    match = start("light 1 gate")
    before = match.state.fingerprint()
    for action in ("roll", "light 2 tower", "done", "done"):
        match.play(action)
    events = match.back(2, 0)
    assert [(event.name, event.seat, event.parts) for event in events] == [("event-back", 0, {"count": 4})]
    assert match.state.fingerprint() == before
    assert match.standing == [1]
    assert match.actor == 0


def test_back_is_an_entry_of_the_record_and_replays() -> None:
    match = start("roll", "done", "light 1 gate")
    match.back(1, 1)
    match.play("light 2 gate")
    assert [(entry.seat, entry.text) for entry in match.entries][3:] == [(1, "back 1"), (0, "light 2 gate")]
    assert "\n1 back 1\n" in match.record().dumps()
    assert replayed(match) == match.state.fingerprint()


def test_the_same_decisions_lead_to_the_same_draws_again() -> None:
    match = start("roll", "roll", "done", "roll")
    then = match.state.fingerprint()
    match.back(1, 0)
    for action in ("roll", "roll", "done", "roll"):
        match.play(action)
    assert match.state.fingerprint() == then


def test_steps_back_after_steps_back_replay() -> None:
    match = start("light 1 gate", "roll", "done")
    match.back(2, 0)
    match.play("light 2 tower")
    match.undo(0)
    match.play("light 1 tower")
    match.play("done")
    match.back(match.last_decision(0), 1)
    assert match.standing == [1, 7]
    match.back(1, 0)
    assert (match.standing, match.scores()) == ([], [0, 0])
    match.play("light 1 gate")
    assert replayed(match) == match.state.fingerprint()


def test_a_long_way_back_passes_positions_that_are_kept() -> None:
    match = start()
    positions = {}
    for number in range(1, 3 * KEPT_EVERY):
        positions[number] = match.state.fingerprint()
        match.play("light 1 gate")
    for number in (3 * KEPT_EVERY - 1, 2 * KEPT_EVERY + 1, 2 * KEPT_EVERY, KEPT_EVERY, KEPT_EVERY - 1, 1):
        match.back(number, 0)
        assert match.state.fingerprint() == positions[number]
    assert replayed(match) == match.state.fingerprint()


def test_a_kept_position_is_not_played_on_after_an_undo() -> None:
    match = start(*["light 1 gate"] * KEPT_EVERY)
    match.undo(0)
    for _ in range(3):
        match.play("light 2 gate")
    before = match.state.fingerprint()
    match.play("light 1 tower")
    match.back(len(match.entries), 0)
    assert match.state.fingerprint() == before


def test_wishes_to_confirm_turns_stay_when_the_match_goes_back() -> None:
    match = start("light 1 gate")
    match.confirm_turns(0, True)
    match.play("done")
    match.play("confirm")
    match.back(1, 0)
    match.play("light 1 gate")
    match.play("done")
    assert [str(action) for action in match.actions()] == ["confirm"]
    position = match.state.fingerprint()
    match.play("confirm")
    match.back(len(match.entries), 0)
    assert match.state.fingerprint() == position
    assert replayed(match) == match.state.fingerprint()


@pytest.mark.parametrize("entry", [0, 2, 4, 5, -1])
def test_only_decisions_that_stand_can_be_gone_back_to(entry: int) -> None:
    match = start("light 1 gate", "light 1 gate")
    match.undo(0)
    match.confirm_turns(0, True)
    before = match.state.fingerprint()
    with pytest.raises(IllegalAction, match="refused-back-there"):
        match.back(entry, 0)
    assert match.state.fingerprint() == before


@pytest.mark.parametrize("entry", ["1", None, True, 1.0])
def test_a_place_to_go_back_to_is_a_number(entry: object) -> None:
    with pytest.raises(BadInput, match="number of an entry"):
        start("light 1 gate").back(entry, 0)


def test_nothing_before_a_new_deal_is_taken_back() -> None:
    match = start("light 1 gate", "roll").branch(2, 0, "7")
    assert match.standing == []
    match.play("roll")
    die = match.view()["die"]
    match.back(4, 0)
    match.play("roll")
    assert match.view()["die"] == die
    with pytest.raises(IllegalAction, match="refused-back-there"):
        match.back(1, 0)
    assert replayed(match) == match.state.fingerprint()


def test_a_match_that_is_over_stays_so() -> None:
    match = start("done", "done", "done", "done")
    match.play("vote gate", seat=0)
    match.play("vote gate", seat=1)
    assert match.over
    with pytest.raises(IllegalAction, match="refused-match-over"):
        match.back(1, 0)


def test_undo_says_why_it_cannot() -> None:
    match = start()
    refusal = match.undo_refusal(0)
    assert refusal is not None
    assert refusal.id == "refused-nothing-to-undo"
    match.play("light 1 gate")
    assert match.undo_refusal(0) is None
    match.play("roll")
    refusal = match.undo_refusal(0)
    assert refusal is not None
    assert refusal.id == "refused-undo-shown"
    match.play("wave", seat=1)
    refusal = match.undo_refusal(0)
    assert refusal is not None
    assert (refusal.id, refusal.facts) == ("refused-undo-decided", {"seat": 1})


def told(match: Match) -> list[tuple[object, object, list[object]]]:
    """For each turn: whose it was, whether it was taken back, and the entries of its steps."""
    out: list[tuple[object, object, list[object]]] = []
    for turn in match.turns():
        steps = turn["steps"]
        assert isinstance(steps, list)
        out.append((turn["seat"], turn["undone"], [step["entry"] for step in steps]))
    return out


@pytest.mark.parametrize("early", [True, False])
def test_turns_that_were_gone_back_over_are_marked(early: bool) -> None:
    match = start()
    if early:
        match.turns()
    for action in ("light 1 gate", "roll", "done", "light 1 tower", "roll"):
        match.play(action)
    whole = told(match)
    match.back(2, 0)
    match.play("light 2 gate")
    first, *later = told(match)[1:]
    assert first[:2] == (0, False), "a part of the turn stands"
    assert [turn[1] for turn in later] == [True] * (len(later) - 1) + [False]
    assert later[-1] == (0, False, [7])
    assert len(whole) == len(told(match)) - 1
    assert match.scores() == [3, 0]


def test_the_turn_begins_with_its_first_decision_that_stands() -> None:
    match = start("light 1 gate", "roll", "light 1 gate")
    assert match.turn_decisions(0) == [1, 2, 3]
    assert match.turn_decisions(1) == []
    match.play("done")
    match.play("light 1 tower")
    assert (match.turn_decisions(0), match.turn_decisions(1)) == ([], [5])
    match.back(3, 0)
    match.play("light 2 gate")
    assert match.turn_decisions(0) == [1, 2, 7]
