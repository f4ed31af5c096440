"""Chapter 4: take money."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from majlis.games.alhambra.game import GAME
from tests.games.alhambra.builder import Table, table
from tests.games.kit import refusal

CARDS = [f"{currency}-{value}" for currency in ("florin", "dirham", "denar", "ducat") for value in range(1, 10)]
SMALL = [card for card in CARDS if int(card[-1]) <= 3]


def takings(shown: list[str], most: int = 5) -> set[str]:
    """Every set of cards that ALH-4.1 lets a player take, one by one."""
    legal = set()
    for n in range(1, len(shown) + 1):
        for cards in combinations(shown, n):
            if n == 1 or sum(int(card[-1]) for card in cards) <= most:
                legal.add("take " + "+".join(sorted(cards)))
    return legal


@pytest.mark.rule("ALH-4.1", "ALH-EX-3")
def test_one_card_of_any_value_or_several_that_make_five_at_most() -> None:
    t = table().display("dirham-2", "denar-3", "florin-6", "ducat-9")
    assert t.legal("take") == {
        "take dirham-2",
        "take denar-3",
        "take florin-6",
        "take ducat-9",
        "take denar-3+dirham-2",
    }
    assert t.refused("take dirham-2+florin-6") == refusal("take-too-much", "ALH-4.1", sum=8, most=5)
    assert t.refused("take dirham-2+denar-3+florin-6") == refusal("take-too-much", "ALH-4.1", sum=11, most=5)
    t.hand(0).play("take dirham-2+denar-3")
    assert t.state.hand(0) == ["dirham-2", "denar-3"]


@pytest.mark.rule("ALH-4.1", "ALH-EX-3")
def test_all_four_cards_may_be_taken_if_they_make_five() -> None:
    t = table().display("florin-1", "dirham-1", "denar-1", "ducat-2").hand(0)
    t.play("take florin-1+dirham-1+denar-1+ducat-2")
    assert t.state.hand(0) == ["florin-1", "dirham-1", "denar-1", "ducat-2"]


@pytest.mark.rule("ALH-4.1")
def test_cards_of_one_currency_are_taken_like_mixed_ones() -> None:
    t = table().display("denar-1", "denar-1", "denar-3", "denar-5").hand(0)
    assert t.legal("take") == takings(["denar-1", "denar-1", "denar-3", "denar-5"])
    assert t.refused("take denar-1+denar-5") == refusal("take-too-much", "ALH-4.1", sum=6, most=5)
    t.play("take denar-1+denar-1+denar-3")
    assert t.state.hand(0) == ["denar-1", "denar-1", "denar-3"]
    assert t.shown()[0] == "denar-5"


@pytest.mark.rule("ALH-4.1")
@settings(derandomize=True, deadline=None, max_examples=60)
@given(st.lists(st.one_of(st.sampled_from(CARDS), st.sampled_from(SMALL)), min_size=1, max_size=4))
def test_what_may_be_taken_agrees_with_trying_every_set_of_cards(shown: list[str]) -> None:
    if any(shown.count(card) > 3 for card in shown):
        return
    t = table().display(*shown)
    listed = [str(action) for action in t.match.actions() if action.verb.name == "take"]
    assert sorted(listed) == sorted(takings(shown))
    for n in range(1, len(shown) + 1):
        for cards in combinations(shown, n):
            notation = "take " + "+".join(sorted(cards))
            assert t.allowed(notation) == (notation in takings(shown))


@pytest.mark.rule("ALH-4.1")
@pytest.mark.parametrize("most", [2, 3, 5, 8])
@pytest.mark.parametrize("cards", ["florin-1 dirham-1 denar-1 ducat-1", "ducat-1 ducat-2 denar-2 florin-6"])
def test_how_much_several_cards_may_make_is_read_from_the_data(cards: str, most: int) -> None:
    shown = cards.split()
    data = GAME.data_text().replace("take_several_max_sum = 5", f"take_several_max_sum = {most}")
    t = Table(GAME.start(3, {}, "7", GAME.read_box(data))).turn(0).display(*shown)
    assert t.legal("take") == takings(shown, most)


@pytest.mark.rule("ALH-4.1")
def test_only_cards_of_the_display_can_be_taken() -> None:
    t = table().display("dirham-2", "denar-3", "florin-6", "ducat-9")
    assert t.refused("take denar-4") == refusal("not-on-display", "ALH-4.1", card="denar-4")
    assert t.refused("take dirham-2+dirham-2") == refusal("not-on-display", "ALH-4.1", card="dirham-2")
    assert t.refused("take tower_9_es") == refusal("not-on-display", "ALH-4.1", card="tower_9_es")


@pytest.mark.rule("ALH-4.2")
def test_at_least_one_card_must_be_taken() -> None:
    assert table().refused("take -") == refusal("take-nothing", "ALH-4.2")


@pytest.mark.rule("ALH-4.2")
def test_nothing_can_be_taken_from_an_empty_display() -> None:
    t = table().display()
    assert t.legal("take") == set()
    assert t.refused("take denar-1") == refusal("display-empty", "ALH-4.2")


@pytest.mark.rule("ALH-4.2", "ALH-18.2")
def test_a_hand_has_no_limit() -> None:
    t = table().hand(1).hand(2).sweep(0).display("ducat-9")
    before = t.state.hand_size(0)
    assert before == 107
    t.play("take ducat-9")
    assert t.state.hand_size(0) == 108


@pytest.mark.rule("ALH-4.3")
def test_everybody_sees_which_cards_are_taken() -> None:
    t = table().display("dirham-2", "denar-3", "florin-6", "ducat-9")
    event = t.play("take dirham-2+denar-3")[0]
    assert (event.name, event.rule, event.seat) == ("event-take", "ALH-4.3", 0)
    for seat in (0, 1, 2, None):
        assert event.seen_by(seat) == {"cards": ["dirham-2", "denar-3"]}


@pytest.mark.rule("ALH-4.4", "ALH-13.3")
def test_an_exchange_card_is_taken_alone() -> None:
    t = table(3, "exchange_cards").display("exchange_dirham_ducat", "florin-1", "denar-2", "ducat-2")
    assert t.legal("take") == takings(["florin-1", "denar-2", "ducat-2"]) | {"take exchange_dirham_ducat"}
    why = refusal("exchange-alone", "ALH-13.3", card="exchange_dirham_ducat")
    assert t.refused("take exchange_dirham_ducat+florin-1") == why
    t.hand(0).play("take exchange_dirham_ducat")
    assert t.state.hand(0) == ["exchange_dirham_ducat"]
