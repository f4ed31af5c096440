"""Chapter 5: buy a tile. All ways to pay are compared with trying every set of cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from majlis.games.alhambra.exchange import mixed_payments
from majlis.games.alhambra.purse import PURSE_BITS, PURSE_MASK, least_payment, one, payments, values
from tests.games.alhambra.builder import Table, table
from tests.games.kit import refusal

RING = {"0,-1": "pavilion_2_new", "1,0": "arcades_4_nes", "0,1": "seraglio_3_esw", "-1,0": "chambers_5_nsw"}

Money = tuple[int, ...]


def purse(cards: list[int]) -> int:
    return sum(one(value) for value in cards)


def choices(cards: list[int]) -> Iterator[Money]:
    """Every multiset of these cards, the empty one too, as sorted values."""
    held = Counter(cards)
    for counts in product(*(range(n + 1) for n in held.values())):
        yield tuple(sorted(value for value, n in zip(held, counts, strict=True) for _ in range(n)))


def pays(cards: Money, price: int, exact: bool) -> bool:
    """ALH-5.1, 5.2 by the letter: enough, and without any one of the cards too little."""
    worth = sum(cards)
    if exact and worth != price:
        return False
    return worth >= price and all(worth - card < price for card in cards)


def hands(most: int) -> st.SearchStrategy[list[int]]:
    """Cards of one currency, no value more than three times."""
    cards = st.lists(st.integers(1, 9), max_size=most)
    return cards.filter(lambda found: all(n <= 3 for n in Counter(found).values()))


# Paying


@pytest.mark.rule("ALH-5.1")
def test_an_occupied_slot_is_paid_with_cards_of_its_currency() -> None:
    t = table().market(denar="garden_10_w").hand(0, "denar-9", "denar-2", "florin-9", "ducat-1")
    t.market(florin="tower_13_e", dirham=None, ducat="tower_12_open")
    assert t.legal("buy") == {"buy denar denar-2+denar-9"}
    assert t.refused("buy denar denar-9") == refusal(
        "payment-too-low", "ALH-5.1", tile="garden_10_w", sum=9, price=10, currency="denar"
    )
    assert t.refused("buy denar -") == refusal(
        "payment-too-low", "ALH-5.1", tile="garden_10_w", sum=0, price=10, currency="denar"
    )
    wrong = refusal("wrong-currency", "ALH-5.1", currency="denar", other="ducat")
    assert t.refused("buy denar denar-9+ducat-1") == wrong
    assert t.refused("buy denar denar-8+denar-2") == refusal("not-in-hand", "ALH-5.1", card="denar-8")
    assert t.refused("buy denar denar-9+denar-9") == refusal("not-in-hand", "ALH-5.1", card="denar-9")
    assert t.refused("buy dirham florin-9") == refusal("slot-empty", "ALH-5.1", slot="dirham")
    dear = refusal("too-dear", "ALH-5.1", tile="tower_13_e", currency="florin", price=13, have=9)
    assert t.match.refuse("buy florin") == dear
    t.play("buy denar denar-2+denar-9")
    assert t.pending() == ["garden_10_w"]


@pytest.mark.rule("ALH-5.1")
def test_a_player_who_can_pay_nothing_is_told_so() -> None:
    t = table().market(florin="tower_13_e", dirham="pavilion_5_nw", denar="garden_10_w", ducat="garden_12_s")
    t.hand(0, "denar-7", "florin-9")
    nearest = refusal("buy-nothing", "ALH-5.1", tile="garden_10_w", currency="denar", price=3)
    assert t.match.refuse("buy") == nearest
    assert t.legal("buy") == set()
    t.market(florin=None, dirham=None, denar=None, ducat=None)
    assert t.match.refuse("buy") == refusal("market-empty", "ALH-5.3")


@pytest.mark.rule("ALH-5.2", "ALH-3.4", "ALH-EX-4")
def test_no_change_is_given_for_an_overpayment() -> None:
    t = table().market(denar="garden_10_w").hand(0, "denar-8", "denar-3", "florin-1").discard()
    t.play("buy denar denar-3+denar-8")
    assert t.pending() == ["garden_10_w"]
    assert sorted(t.discarded()) == ["denar-3", "denar-8"]
    assert t.state.hand(0) == ["florin-1"]
    assert t.asked() == "place"


@pytest.mark.rule("ALH-5.2")
def test_a_payment_with_a_superfluous_card_is_refused() -> None:
    t = table().market(denar="garden_10_w").hand(0, "denar-9", "denar-6", "denar-4", "denar-1")
    assert t.legal("buy") == {
        "buy denar denar-1+denar-9",
        "buy denar denar-4+denar-6",
        "buy denar denar-4+denar-9",
        "buy denar denar-6+denar-9",
    }
    why = refusal("payment-superfluous", "ALH-5.2", tile="garden_10_w", sum=11, price=10, currency="denar", value=1)
    assert t.refused("buy denar denar-1+denar-4+denar-6") == why
    assert t.refused("buy denar denar-1+denar-4+denar-6+denar-9").id == "refused-payment-superfluous"


@pytest.mark.rule("ALH-5.2")
def test_a_low_price_does_not_let_small_change_through() -> None:
    t = table().market(denar="pavilion_2_new").hand(0, "denar-1", "denar-1", "denar-1", "denar-3")
    assert t.legal("buy") == {"buy denar denar-1+denar-1", "buy denar denar-3"}
    assert t.refused("buy denar denar-1+denar-3").id == "refused-payment-superfluous"
    assert t.refused("buy denar denar-1+denar-1+denar-1").id == "refused-payment-superfluous"


@pytest.mark.rule("ALH-5.1", "ALH-5.2")
@settings(derandomize=True, deadline=None, max_examples=250)
@given(hands(10), st.integers(1, 20), st.booleans())
def test_ways_to_pay_agree_with_trying_every_set_of_cards(cards: list[int], price: int, exact: bool) -> None:
    found = [tuple(values(payment)) for payment in payments(purse(cards), price, exact)]
    assert sorted(found) == sorted(money for money in choices(cards) if pays(money, price, exact))


@pytest.mark.rule("ALH-5.1", "ALH-5.2")
@settings(derandomize=True, deadline=None, max_examples=150)
@given(hands(7), st.integers(1, 20))
def test_the_payment_that_loses_least_is_found_among_all_ways_to_pay(cards: list[int], price: int) -> None:
    """It has the fewest cards of those; nothing where all cards together are not enough."""
    found = tuple(values(least_payment([purse(cards)], price)))
    ways = [money for money in choices(cards) if pays(money, price, False)]
    if not ways:
        assert found == ()
    else:
        assert found in ways
        assert (sum(found), len(found)) == min((sum(money), len(money)) for money in ways)


@pytest.mark.rule("ALH-5.2", "ALH-13.4", "ALH-13.6")
@settings(derandomize=True, deadline=None, max_examples=150)
@given(st.lists(hands(5), min_size=2, max_size=3), st.integers(1, 16), st.booleans())
def test_mixed_ways_to_pay_agree_with_trying_every_set_of_cards(
    cards: list[list[int]], price: int, exact: bool
) -> None:
    found = []
    for payment in mixed_payments([purse(held) for held in cards], price, exact):
        found.append(tuple(tuple(values(payment >> PURSE_BITS * i & PURSE_MASK)) for i in range(len(cards))))
    expected = []
    for money in product(*(choices(held) for held in cards)):
        together = tuple(value for part in money for value in part)
        if all(money) and pays(together, price, exact):
            expected.append(money)
    assert sorted(found) == sorted(expected)


@pytest.mark.rule("ALH-5.1", "ALH-5.2")
@settings(derandomize=True, deadline=None, max_examples=60)
@given(hands(7), hands(4), st.sampled_from(["pavilion_2_new", "pavilion_6_n", "garden_9_e", "tower_13_e"]))
def test_a_payment_is_refused_exactly_if_it_is_not_among_the_legal_ones(
    own: list[int], other: list[int], tile: str
) -> None:
    names = [f"denar-{value}" for value in own] + [f"ducat-{value}" for value in other]
    t = table().market(denar=tile, florin=None, dirham=None, ducat=None).hand(0, *names)
    price = int(tile.split("_")[1])
    legal = {bill(t, money) for money in choices(own) if pays(money, price, False)}
    assert t.legal("buy") == legal
    for money in choices(own):
        assert t.allowed(bill(t, money)) == (bill(t, money) in legal)


def bill(t: Table, money: Money) -> str:
    """The purchase of the denar tile with this money."""
    return "buy denar " + ("+".join(f"denar-{value}" for value in money) or "-")


@pytest.mark.rule("ALH-5.2")
def test_few_ways_to_pay_are_left_without_superfluous_cards() -> None:
    twice = [value for value in range(1, 10) for _ in range(2)]
    found = payments(purse(twice), 13, False)
    enough = [money for money in choices(twice) if sum(money) >= 13]
    assert (len(found), len(enough)) == (76, 19_545)


# What a purchase does


@pytest.mark.rule("ALH-5.3")
def test_paid_cards_are_discarded_and_the_slot_stays_empty_until_the_refill() -> None:
    t = table().market(denar="tower_9_es").hand(0, "denar-9", "denar-5", "denar-4").discard("florin-1")
    event = t.play("buy denar denar-4+denar-5")[0]
    assert event.seen_by(None) == {"tile": "tower_9_es", "slot": "denar", "cards": ["denar-4", "denar-5"], "sum": 9}
    assert t.discarded()[0] == "florin-1"
    assert sorted(t.discarded()[1:]) == ["denar-4", "denar-5"]
    assert t.view(1)["discard"]["count"] == 3
    assert t.state.hand(0) == ["denar-9"]
    assert t.pending() == ["tower_9_es"]
    assert t.slot("denar") is None
    t.play("end")
    assert t.slot("denar") is None
    t.play("keep tower_9_es")
    assert t.slot("denar") is not None


@pytest.mark.rule("ALH-5.4")
@pytest.mark.parametrize(("cards", "asked"), [("denar-9", "extra-action"), ("denar-2+denar-8", "place")])
def test_only_an_exact_payment_gives_one_more_action(cards: str, asked: str) -> None:
    t = table().market(denar="garden_9_e").hand(0, "denar-9", "denar-8", "denar-2")
    t.play(f"buy denar {cards}")
    assert t.asked() == asked


@pytest.mark.rule("ALH-5.5")
def test_a_pending_tile_counts_for_nothing_and_cannot_be_used() -> None:
    t = table().market(denar="tower_7_new", florin="garden_11_open").hand(0, "denar-7", "florin-9", "florin-2")
    t.build(0, {"1,0": "tower_11_open"})
    t.play("buy denar denar-7", "buy florin florin-2+florin-9")
    assert t.player(0)["wall"] == 0
    assert t.counts(0)["tower"] == 1
    assert t.counts(0)["garden"] == 0
    assert t.reserve_of(0) == []
    assert t.pending() == ["tower_7_new", "garden_11_open"]
    assert t.legal("place") | t.legal("swap") == set()
    assert t.refused("place garden_11_open 0,1") == refusal("place-later", "ALH-6.1")
    assert t.refused("swap garden_11_open 1,0") == refusal("reserve-empty", "ALH-7.5")
    t.reserve(0, "garden_10_open")
    assert t.refused("place garden_11_open 0,1") == refusal("place-later", "ALH-6.1")
    assert t.refused("swap garden_11_open 1,0") == refusal("not-in-reserve", "ALH-7.5", tile="garden_11_open")


@pytest.mark.rule("ALH-5.6")
def test_a_tile_that_fits_nowhere_may_be_bought() -> None:
    t = table().build(0, RING).market(denar="garden_9_e").hand(0, "denar-9")
    t.play("buy denar denar-9", "end")
    assert t.reserve_of(0) == ["garden_9_e"]
