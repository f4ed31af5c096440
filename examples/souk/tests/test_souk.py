"""Souk, rule by rule, and the laws that hold for every game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from majlis.engine.errors import BadBox, IllegalAction
from majlis.engine.match import Match
from majlis.engine.rules import parse
from majlis.engine.words import missing
from majlis.testing.laws import check_game
from majlis_souk import GAME
from majlis_souk.state import SoukState


def start(seats: int = 2, **options: object) -> Match:
    return GAME.start(seats, options, "1")


def state_of(match: Match) -> SoukState:
    assert isinstance(match.state, SoukState)
    return match.state


def bid(match: Match, *coins: int) -> list[str]:
    """Everybody bids, in the order of the seats; returns the names of what happened last."""
    for seat, coin in enumerate(coins):
        events = match.play(f"bid {coin}", seat)
    return [event.name for event in events]


def test_the_laws_of_every_game_hold() -> None:
    report = check_game(GAME, decisions=150)
    assert report.held, report


@pytest.mark.rule("SOU-1.1")
def test_everybody_has_one_coin_of_each_value() -> None:
    assert [player["coins"] for player in state_of(start(3, coins=4)).view(None)["players"]] == [[1, 2, 3, 4]] * 3


@pytest.mark.rule("SOU-1.2")
def test_there_are_eight_wares_worth_one_to_eight() -> None:
    assert sorted(GAME.read_box(None).worths) == [1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.rule("SOU-2.1")
def test_there_are_as_many_rounds_as_coins_and_the_other_wares_stay_unseen() -> None:
    match = start(coins=3)
    assert len(state_of(match).unused) == 5
    for coin in (1, 2, 3):
        assert not match.over
        bid(match, coin, coin)
    assert match.over


@pytest.mark.rule("SOU-3.1")
def test_a_ware_is_turned_up_before_the_bids() -> None:
    match = start()
    assert [event.name for event in match.opening] == ["event-ware"]
    assert len(state_of(match).view(None)["lot"]) == 1


@pytest.mark.rule("SOU-3.2")
def test_a_bid_is_secret_until_the_last_has_bid_and_can_be_taken_back() -> None:
    match = start()
    assert match.waiting == (0, 1)
    match.play("bid 4", seat=1)
    assert state_of(match).view(0)["players"][1] == {
        "coins": [1, 2, 3, 4, 5],
        "has_bid": True,
        "bid": 0,
        "won": [],
        "score": 0,
    }
    assert state_of(match).view(1)["players"][1]["bid"] == 4
    match.undo(1)
    match.play("bid 2", seat=1)
    with pytest.raises(IllegalAction, match="refused-no-such-coin"):
        match.play("bid 6", seat=0)


@pytest.mark.rule("SOU-3.2")
def test_a_spent_coin_is_named_with_the_reason() -> None:
    match = start(coins=3)
    bid(match, 2, 3)
    why = {str(action): match.refuse(action, 0) for action in match.tries(0)}
    assert [text for text, refusal in why.items() if refusal is None] == ["bid 1", "bid 3"]
    assert why["bid 2"] is not None
    assert why["bid 2"].id == "refused-no-such-coin"


@pytest.mark.rule("SOU-3.3")
def test_the_highest_bid_wins_and_all_coins_are_spent() -> None:
    match = start(3)
    worth = state_of(match).box.worths[state_of(match).lot[0]]
    assert bid(match, 1, 5, 3)[:3] == ["event-bid", "event-bids", "event-won"]
    assert match.scores() == [0, worth, 0]
    assert [player["coins"] for player in state_of(match).view(None)["players"]] == [
        [2, 3, 4, 5],
        [1, 2, 3, 4],
        [1, 2, 4, 5],
    ]


@pytest.mark.rule("SOU-3.4")
@pytest.mark.parametrize(("ties", "event", "left"), [("lost", "event-lost", 1), ("stays", "event-stays", 2)])
def test_a_tie_gives_the_ware_to_nobody(ties: str, event: str, left: int) -> None:
    match = start(ties=ties)
    assert event in bid(match, 3, 3)
    assert match.scores() == [0, 0]
    assert len(state_of(match).view(None)["lot"]) == left


@pytest.mark.rule("SOU-3.4")
def test_a_tie_in_the_last_round_loses_what_had_stayed() -> None:
    match = start(coins=2, ties="stays")
    bid(match, 1, 1)
    bid(match, 2, 2)
    assert len(state_of(match).view(None)["lost"]) == 2


@pytest.mark.rule("SOU-4.1")
def test_the_most_points_win() -> None:
    match = start(coins=2)
    bid(match, 1, 2)
    bid(match, 2, 1)
    scores = match.scores()
    assert scores[0] != scores[1]
    assert match.ranking()[scores.index(max(scores))] == 1


def test_an_edited_box_is_checked() -> None:
    own = (GAME.folder / "data" / "souk.toml").read_text(encoding="utf-8")
    assert max(GAME.read_box(own.replace("worth = 8", "worth = 20")).worths) == 20
    for wrong in (own.replace("worth = 8", "worth = -1"), own.replace("pearls", "silk"), "[[wares]]"):
        with pytest.raises(BadBox):
            GAME.read_box(wrong)


def test_every_language_says_everything() -> None:
    assert missing([GAME.folder / "locale"]) == []


def test_every_rule_has_a_test() -> None:
    page = parse((GAME.folder / "rules.md").read_text(encoding="utf-8"))
    cited = set(re.findall(r'mark\.rule\("([^"]+)"\)', Path(__file__).read_text(encoding="utf-8")))
    assert set(page.rules) == cited
