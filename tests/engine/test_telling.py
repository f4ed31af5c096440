"""Outlooks, turns, holdings and branches of a match, tried on Souk."""

from __future__ import annotations

import pytest

from majlis.engine.chance import nth_seed
from majlis.engine.errors import BadInput, IllegalAction
from majlis.engine.match import TURNS_REMEMBERED, Match
from majlis.engine.outlook import Looking
from majlis.engine.record import Record
from majlis_souk.game import GAME
from majlis_souk.state import SoukState


def a_match(seats: int = 3, seed: str = "2a", **options: object) -> Match:
    return GAME.start(seats, options, seed)


def bid(match: Match, *coins: int) -> None:
    """Everybody bids, seat by seat."""
    for seat, coin in enumerate(coins):
        match.play(f"bid {coin}", seat)


def test_an_outlook_says_what_is_certain_and_uses_nothing_hidden() -> None:
    match = a_match()
    found = match.outlook("bid 5", 0)
    assert [event["name"] for event in found.events] == ["event-bid"]
    assert [(change.name, change.low, change.sure) for change in found.changes] == [("bid", 5, True)]
    assert [remark.id for remark in found.remarks] == ["remark-tied"]
    assert found.then is not None
    assert found.then.seat == 1
    assert not found.open


def test_the_last_bid_turns_everything_up_so_its_outlook_is_open() -> None:
    match = a_match()
    bid(match, 5, 4)
    found = match.outlook("bid 3", 2)
    assert found.open
    assert found.then is None
    assert [event["name"] for event in found.events] == ["event-bid"]
    points = found.change("points", 0)
    assert points is None or not points.sure


def test_an_unfinished_action_has_the_range_of_its_ways() -> None:
    found = a_match().outlook("bid", 0)
    change = found.change("bid", 0)
    assert change is not None
    assert (change.low, change.high, change.sure) == (1, 5, False)


def test_all_outlooks_are_those_of_the_single_actions() -> None:
    match = a_match()
    found = match.outlooks(1)
    assert sorted(found) == ["bid", "bid 1", "bid 2", "bid 3", "bid 4", "bid 5"]
    assert found["bid 4"].json() == match.outlook("bid 4", 1).json()


def test_a_refused_action_has_no_outlook() -> None:
    match = a_match()
    with pytest.raises(IllegalAction):
        match.outlook("bid 9", 0)


def test_an_outlook_changes_nothing() -> None:
    match = a_match()
    before = match.state.fingerprint()
    match.outlooks(0)
    assert match.state.fingerprint() == before
    assert match.entries == []


def test_what_is_private_is_counted_for_its_owner_alone() -> None:
    match = a_match()
    match.play("bid 4", 0)
    assert match.holdings(0, 0)["bid"] == 4
    assert "bid" not in match.holdings(0, 1)
    assert "bid" not in match.holdings(0)


def test_a_round_is_one_turn_of_the_game_with_its_headline_and_changes() -> None:
    match = a_match()
    assert isinstance(match.state, SoukState)
    ware = match.state.view(None)["lot"][0]
    bid(match, 3, 2, 1)
    turn = match.turns()[1]
    assert turn["headline"] == {"id": "turn-won", "facts": {"wares": [ware], "seat": 0}}
    changes = turn["changes"]
    assert isinstance(changes, list)
    assert {"seat": 0, "name": "wares", "by": 1} in changes
    assert {"seat": 1, "name": "coin_value", "by": -2} in changes
    assert turn["round"] == 1
    assert turn["touched"] == [{"seat": 0, "source": "", "to": ware}]


def test_a_bids_owner_sees_it_in_full_and_others_without_the_coin() -> None:
    match = a_match()
    match.play("bid 4", 0)

    def coins(viewer: int | None) -> list[object]:
        steps = match.turns(viewer)[-1]["steps"]
        assert isinstance(steps, list)
        return [step["parts"]["coin"] for step in steps if step["name"] == "event-bid"]

    assert coins(0) == [4]
    assert coins(1) == coins(None) == [0]


def test_what_is_taken_back_is_marked_and_brings_nothing() -> None:
    match = a_match()
    match.turns()
    match.play("bid 4", 0)
    match.undo(0)
    steps = match.turns(0)[-1]["steps"]
    assert isinstance(steps, list)
    assert [(step["name"], step["undone"]) for step in steps] == [
        ("event-ware", False),
        ("event-bid", True),
        ("event-undo", False),
    ]
    assert match.turns(0)[-1]["changes"] == []


def test_early_turns_are_worked_out_again_when_somebody_asks() -> None:
    match = a_match(2, coins=8)
    other = a_match(2, coins=8)
    match.turns()
    for coin in range(1, 9):
        bid(match, coin, coin)
        bid(other, coin, coin)
    assert match.turns() == other.turns()
    assert match.turn_number == other.turns()[-1]["number"]
    assert match.turns(None, 5) == other.turns()[5:]
    assert TURNS_REMEMBERED > 5


def test_a_branch_keeps_what_its_seat_knew_and_deals_the_rest_again() -> None:
    match = a_match()
    bid(match, 3, 2, 1)
    decks = set()
    for seed in ("1", "2", "3", "4"):
        branch = match.branch(3, 0, seed)
        assert branch.view(0) == match.view(0)
        decks.add(tuple(branch.state.stack))  # type: ignore[attr-defined]
    assert len(decks) > 1


def test_a_branch_is_recorded_and_replays() -> None:
    branch = a_match().branch(0, 1, "7")
    bid(branch, 5, 1, 1)
    record = Record.loads(branch.record().dumps())
    again = record.replay_as(GAME)
    assert again.state.fingerprint() == branch.state.fingerprint()
    assert record.lines[0].text.startswith("branch ")
    assert again.undoable(1) == 0


def test_whoever_knows_the_first_seed_cannot_repeat_what_a_branch_imagines() -> None:
    """The first match is over, so its seed may be known; and imagined with a known stream a position shows how the real one lies."""
    match = a_match()
    bid(match, 3, 2, 1)
    branch = match.branch(3, 0, "7")
    known = Looking(GAME, branch.state, 0, nth_seed(match.seed, len(branch.entries) + 1))
    assert branch.looking(0).world(0).fingerprint() != known.world(0).fingerprint()
    again = branch.record().replay_as(GAME)
    assert again.looking(0).world(0).fingerprint() == branch.looking(0).world(0).fingerprint()


def test_a_branch_begins_at_an_entry_that_exists() -> None:
    match = a_match()
    with pytest.raises(BadInput, match="0 entries"):
        match.branch(1, 0)
    with pytest.raises(BadInput, match="seat"):
        match.branch(0, 7)
