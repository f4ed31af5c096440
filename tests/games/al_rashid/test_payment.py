"""Chapter 5: what goods are worth and how a price is paid. All ways to pay are compared with trying every multiset of goods."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from majlis.games.al_rashid.game import GAME
from majlis.games.al_rashid.goods import GOOD_MASK, least_loss, shift, vector_worth, worth
from majlis.games.al_rashid.payment import payments
from tests.games.al_rashid.builder import Table, table
from tests.games.kit import refusal, told

BOX = GAME.read_box(None)
SETS = [0, 1, 3, 6, 10, 15]
Vector = tuple[int, ...]

MINIMAL = [
    *(5, 15, 15, 35, 45, 45, 80, 120, 120, 170, 226, 256, 316, 436, 466),
    *(550, 705, 795, 905, 1125, 1230, 1405, 1675, 1875, 2075, 2431, 2686, 2976, 3416, 3766),
]
FEWEST = [*(1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5), *(6, 7, 7, 8, 8, 8, 9, 9, 9, 9, 10, 10, 10, 10, 10)]


def ways(stock: Vector, price: int) -> list[Vector]:
    found = payments(BOX, list(stock), 0, price)
    return [tuple(payment >> shift(kind) & GOOD_MASK for kind in range(5)) for payment in found]


def value(goods: Vector) -> int:
    """RAS-5.2 by the formula: the sum of n(n+1)/2 over the numbers n of kinds with at least j pieces."""
    out = 0
    for j in range(1, max(goods) + 1):
        n = sum(1 for count in goods if count >= j)
        out += n * (n + 1) // 2
    return out


@cache
def best(goods: Vector) -> int:
    """The most gold by trying every way to cut the goods into sets."""
    if not any(goods):
        return 0
    out = 0
    for chosen in product(*([0, 1] if count else [0] for count in goods)):
        if any(chosen):
            out = max(
                out, SETS[sum(chosen)] + best(tuple(count - one for count, one in zip(goods, chosen, strict=True)))
            )
    return out


def within(stock: Vector) -> Iterator[Vector]:
    yield from product(*(range(count + 1) for count in stock))


def is_minimal(goods: Vector, price: int) -> bool:
    """RAS-5.4 by the letter."""
    if value(goods) < price:
        return False
    return all(value(tuple(n - (i == kind) for i, n in enumerate(goods))) < price for kind in range(5) if goods[kind])


stocks = st.tuples(*[st.integers(0, 4)] * 5)

# Worth


@pytest.mark.rule("RAS-5.1")
@pytest.mark.parametrize("different", [1, 2, 3, 4, 5])
def test_a_set_of_different_goods(different: int) -> None:
    assert worth(BOX, [1] * different + [0] * (5 - different), 0) == SETS[different]


@pytest.mark.rule("RAS-5.2")
@settings(derandomize=True, deadline=None, max_examples=150)
@given(stocks)
def test_the_value_of_goods_is_the_most_that_sets_can_make(stock: Vector) -> None:
    assert worth(BOX, list(stock), 0) == best(stock) == value(stock)


@pytest.mark.rule("RAS-5.2", "RAS-EX-7")
@pytest.mark.parametrize(
    ("goods", "expected"),
    [
        ({"spice": 1}, 1),
        ({"hardwood": 1}, 1),
        ({"hardwood": 1, "pottery": 2, "silk": 1}, 7),
        ({"hardwood": 1, "pottery": 1, "metal": 2, "silk": 2}, 13),
        ({"hardwood": 1, "pottery": 1, "metal": 1, "spice": 1, "silk": 1}, 15),
        ({"hardwood": 2, "pottery": 2, "metal": 2, "spice": 2, "silk": 2}, 30),
        ({}, 0),
    ],
)
def test_the_rulebooks_values(goods: dict[str, int], expected: int) -> None:
    assert table().goods(0, **goods).player(0)["wealth"] == expected


# Minimal payments


@pytest.mark.rule("RAS-5.4", "RAS-5.9")
@settings(derandomize=True, deadline=None, max_examples=150)
@given(stocks, st.integers(1, 30))
def test_ways_to_pay_agree_with_trying_every_multiset(stock: Vector, price: int) -> None:
    expected = [goods for goods in within(stock) if is_minimal(goods, price)]
    assert ways(stock, price) == sorted(expected, key=lambda goods: (sum(goods), value(goods) - price, goods))


@pytest.mark.rule("RAS-5.9", "RAS-5.10")
@pytest.mark.parametrize("price", range(1, 31))
def test_the_number_of_minimal_payments_with_unlimited_stock(price: int) -> None:
    found = ways((30,) * 5, price)
    assert len(found) == len(set(found)) == MINIMAL[price - 1]
    assert sum(found[0]) == FEWEST[price - 1]
    assert max(value(goods) for goods in found) - price <= 4


@pytest.mark.rule("RAS-5.10")
def test_the_most_that_a_minimal_payment_wastes() -> None:
    assert max(value(goods) - 11 for goods in ways((30,) * 5, 11)) == 4
    assert max(value(goods) - 26 for goods in ways((30,) * 5, 26)) == 4


@pytest.mark.rule("RAS-5.9")
def test_81_shapes_for_30() -> None:
    assert len({tuple(sorted(goods)) for goods in ways((30,) * 5, 30)}) == 81


@pytest.mark.rule("RAS-5.11")
@pytest.mark.parametrize(
    ("stock", "price", "minimal", "enough"),
    [
        ((2, 1, 1, 1, 1), 4, 14, 47),
        ((2, 2, 2, 1, 1), 7, 23, 107),
        ((2, 2, 2, 2, 2), 12, 41, 242),
        ((3, 3, 2, 2, 2), 12, 52, 431),
        ((3, 3, 3, 3, 3), 14, 111, 1023),
        ((4, 4, 4, 4, 2), 18, 143, 1999),
        ((4, 4, 4, 4, 4), 20, 215, 3124),
    ],
)
def test_the_worst_cases(stock: Vector, price: int, minimal: int, enough: int) -> None:
    assert len(ways(stock, price)) == minimal
    even = tuple((sum(stock) + kind) // 5 for kind in range(5))  # the stock of that size with the most multisets
    assert sum(1 for goods in within(even) if value(goods) >= 1) == enough
    assert max(len(ways(stock, other)) for other in range(1, 31)) == minimal


@pytest.mark.rule("RAS-5.11")
@pytest.mark.parametrize(("size", "most"), [(6, 14), (8, 23), (10, 41)])
def test_no_stock_of_that_size_has_more_ways(size: int, most: int) -> None:
    def shapes(left: int, largest: int, kinds: int) -> Iterator[Vector]:
        if kinds == 1:
            if left <= largest:
                yield (left,)
            return
        for n in range(min(left, largest), -1, -1):
            for rest in shapes(left - n, n, kinds - 1):
                yield (n, *rest)

    assert max(len(ways(stock, price)) for stock in shapes(size, size, 5) for price in range(1, 31)) == most


@pytest.mark.rule("RAS-5.9", "RAS-EX-12")
def test_the_shapes_for_8() -> None:
    found: dict[Vector, int] = {}
    for goods in ways((30,) * 5, 8):
        shape = tuple(sorted((n for n in goods if n), reverse=True))
        found[shape] = found.get(shape, 0) + 1
    assert found == {(1, 1, 1, 1): 5, (3, 1, 1): 30, (2, 2, 1): 30, (4, 2): 20, (3, 3): 10, (6, 1): 20, (8,): 5}


@pytest.mark.rule("RAS-5.4", "RAS-EX-8")
def test_paying_18_exactly_with_everything() -> None:
    assert ways((2, 2, 1, 1, 1), 18) == [(2, 2, 1, 1, 1)]


@pytest.mark.rule("RAS-5.4", "RAS-EX-9")
def test_paying_14() -> None:
    assert ways((3, 2, 1, 0, 1), 14) == [(3, 2, 1, 0, 1)]
    assert set(ways((3, 2, 1, 1, 1), 14)) == {(1, 1, 1, 1, 1), (3, 2, 0, 1, 1), (3, 2, 1, 0, 1), (3, 2, 1, 1, 0)}
    assert value((1, 1, 1, 1, 1)) == 15
    assert value((3, 2, 0, 1, 1)) == 14


@pytest.mark.rule("RAS-5.4", "RAS-EX-11")
def test_paying_4() -> None:
    assert set(ways((2, 1, 1, 0, 0), 4)) == {(1, 1, 1, 0, 0), (2, 1, 0, 0, 0), (2, 0, 1, 0, 0)}


@pytest.mark.rule("RAS-6.7")
@settings(derandomize=True, deadline=None, max_examples=150)
@given(stocks, st.integers(1, 30))
def test_a_good_is_left_after_every_payment_or_after_none(stock: Vector, price: int) -> None:
    """Whether a favour's good can be kept is known before the payment is chosen."""
    found = ways(stock, price)
    can_keep = value(stock) - least_loss(BOX, list(stock), 0) >= price
    assert [goods for goods in found if goods == stock] == ([] if can_keep or not found else found)


@settings(derandomize=True, deadline=None, max_examples=100)
@given(stocks)
def test_the_cheapest_good_to_part_with(stock: Vector) -> None:
    losses = [
        value(stock) - value(tuple(n - (i == kind) for i, n in enumerate(stock))) for kind in range(5) if stock[kind]
    ]
    assert least_loss(BOX, list(stock), 0) == min(losses, default=0)


def test_payments_know_their_worth() -> None:
    assert [vector_worth(BOX, payment) for payment in payments(BOX, [2, 1, 1, 0, 0], 0, 4)] == [4, 4, 6]


# At the table


def buyer(palace: str, **goods: int) -> Table:
    """Seat 0 alone visits a palace."""
    return (
        table(2).put(palace, 0, "sage").put("silk_road", 1, "sage").put("nilus_valley", 1, "merchant").goods(0, **goods)
    )


@pytest.mark.rule("RAS-5.3", "RAS-EX-10")
def test_no_change_is_given() -> None:
    t = buyer("trade", hardwood=1, pottery=1, metal=1, silk=1).resolve("trade")
    heard = t.play("ask service")  # a merchant for 8
    event = told(heard, "pay")[0]
    assert event.parts == {"goods": ["hardwood", "pottery", "metal", "silk"], "price": 8, "sum": 10}
    assert t.stock(0) == {}
    assert t.family_of(0)["merchant"] == 2


@pytest.mark.rule("RAS-5.3", "RAS-5.4")
def test_a_payment_is_enough_without_a_superfluous_good() -> None:
    t = buyer("military", hardwood=2, pottery=1, metal=1, silk=1).resolve("military")
    t.play("ask recruiter")  # 6
    assert t.asks() == (0, "pay")
    assert t.match.prompt is not None
    assert t.match.prompt.facts == {"price": 6}
    assert t.legal() == {
        "pay hardwood+metal+pottery",
        "pay hardwood+metal+silk",
        "pay hardwood+pottery+silk",
        "pay metal+pottery+silk",
    }
    assert t.refused("pay hardwood+metal") == refusal("payment-too-low", "RAS-5.3", sum=3, price=6)
    assert t.refused("pay -") == refusal("payment-too-low", "RAS-5.3", sum=0, price=6)
    why = refusal("payment-superfluous", "RAS-5.4", sum=7, price=6, good="hardwood")
    assert t.refused("pay hardwood+hardwood+metal+pottery") == why
    assert t.refused("pay hardwood+metal+spice") == refusal(
        "not-in-stock", "RAS-5.3", missing="spice-1", count=1, have=0
    )
    assert t.refused("pay silk+silk+metal") == refusal("not-in-stock", "RAS-5.3", missing="silk-1", count=1, have=1)
    assert t.refused("pay gold") == refusal("no-such-good", "RAS-1.4", good="gold")
    assert t.refused("ask service").id == "refused-wrong-moment"
    t.play("pay hardwood+metal+silk")
    assert t.stock(0) == {"hardwood": 1, "pottery": 1}
    assert t.owned(0) == ["recruiter"]


@pytest.mark.rule("RAS-5.4")
def test_a_price_of_0_is_paid_with_nothing_and_a_single_way_needs_no_question() -> None:
    t = buyer("military", hardwood=1).resolve("military")
    t.play("ask service")
    assert t.asks() == (0, "draw")
    assert t.stock(0) == {"hardwood": 1}


@pytest.mark.rule("RAS-5.6", "RAS-EX-13")
def test_all_fees_of_a_visit_are_met_by_one_payment() -> None:
    t = buyer("wisdom", hardwood=1, pottery=1, metal=1, silk=1).tokens(0, credit=1).resolve("wisdom")
    heard = t.play("ask banker+credit+service")
    assert [event.parts["price"] for event in told(heard, "pay")] == [8]
    assert (t.stock(0), t.credits(0), t.owned(0)) == ({}, 0, ["banker"])
    assert t.family_of(0)["sage"] == 2


@pytest.mark.rule("RAS-5.6")
def test_only_a_favour_bought_beforehand_is_paid_by_itself() -> None:
    t = buyer("wisdom", hardwood=1, pottery=1, metal=1, silk=1, spice=1).resolve("wisdom")
    t.play("favour court_savant", "pay hardwood+pottery")
    assert t.asks() == (0, "visit-favoured")
    assert t.refused("ask banker+service").rule == "RAS-6.3"
    t.play("ask credit+banker")
    assert t.asked() == "pay"
    assert t.match.prompt is not None
    assert t.match.prompt.facts == {"price": 3}


@pytest.mark.rule("RAS-5.7")
def test_what_an_action_brings_cannot_pay_for_it() -> None:
    t = buyer("trade", hardwood=1, pottery=1, metal=1).resolve("trade")
    # exchanged together with the service, the vizier comes too late
    assert t.refused("ask service+vizier") == refusal(
        "too-dear", "RAS-6.7", wishes=["service", "vizier"], price=8, have=6, missing=2
    )
    t = buyer("wisdom", hardwood=1, pottery=1, metal=1, spice=1).resolve("wisdom")
    assert t.refused("ask court_savant+credit+diplomat") == refusal("no-credit", "RAS-5.8")


@pytest.mark.rule("RAS-5.8", "RAS-EX-14")
@pytest.mark.parametrize(
    ("palace", "office", "banker", "price"),
    [
        ("politics", "economist", True, 10),
        ("politics", "economist", False, 12),
        ("military", "negotiator", True, 0),
        ("military", "negotiator", False, 0),
        ("military", "raider", False, 3),
        ("wisdom", "diplomat", True, 3),
    ],
)
def test_a_credit_lowers_the_price_of_an_office(palace: str, office: str, banker: bool, price: int) -> None:
    t = buyer(palace, hardwood=9, pottery=9, metal=9, spice=9, silk=9).tokens(0, credit=2)
    if banker:
        t.offices(0, "banker")
    t.resolve(palace)
    event = told(t.play(f"ask credit+{office}"), "ask")[0]
    assert event.parts["price"] == price
    assert t.credits(0) == 1
    if price == 0:
        assert t.stock(0)["hardwood"] == 9


@pytest.mark.rule("RAS-5.8", "RAS-EX-14")
def test_one_credit_per_office_and_none_for_services_and_favours() -> None:
    t = buyer("politics", hardwood=9, pottery=9, metal=9, spice=9, silk=9).tokens(0, credit=5).resolve("politics")
    assert t.refused("ask credit+credit+economist") == refusal("wish-twice", "RAS-5.8", wish="credit")
    assert t.refused("ask credit+service") == refusal("credit-alone", "RAS-5.8")
    assert t.refused("ask credit") == refusal("credit-alone", "RAS-5.8")
    heard = t.play("ask service+credit+economist")
    assert told(heard, "ask")[0].parts["price"] == 11 + 12


@pytest.mark.rule("RAS-5.8")
def test_a_credit_that_one_has_not_got_cannot_be_used() -> None:
    t = buyer("military", hardwood=9, pottery=9).resolve("military")
    assert t.refused("ask credit+raider") == refusal("no-credit", "RAS-5.8")
    assert not any("credit" in action for action in t.legal())


@pytest.mark.rule("RAS-5.9")
def test_first_what_is_bought_then_how_it_is_paid() -> None:
    t = buyer("military", hardwood=9, pottery=9, metal=9, spice=9, silk=9).resolve("military")
    assert all(action.startswith(("ask", "favour")) for action in t.legal())
    t.play("ask raider")
    assert all(action.startswith("pay") for action in t.legal())
    assert t.owned(0) == []
    sizes = [len(action.words(0)) for action in t.match.actions()]
    assert sizes == sorted(sizes)
    assert len(sizes) == 45


@pytest.mark.rule("RAS-5.11")
@pytest.mark.parametrize(
    ("palace", "most"), [("intrigue", 58), ("politics", 52), ("military", 28), ("wisdom", 28), ("trade", 28)]
)
def test_the_menu_of_purchases_has_at_most_58_entries(palace: str, most: int) -> None:
    t = table(5).put(palace, 0, "sage").put("silk_road", 1, "sage").put("nilus_valley", 1, "merchant")
    t.goods(0, hardwood=9, pottery=9, metal=9, spice=9, silk=9).tokens(0, credit=3).resolve(palace)
    assert len(t.legal()) == most
