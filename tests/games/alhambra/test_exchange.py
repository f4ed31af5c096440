"""Chapter 13: currency exchange cards."""

from __future__ import annotations

import pytest

from majlis.games.alhambra.box import EXCHANGE, SCORING
from tests.games.alhambra.builder import Table, table
from tests.games.alhambra.scenes import pass_all, says, take_a_card
from tests.games.kit import told

ALL = {
    "exchange_florin_dirham",
    "exchange_florin_denar",
    "exchange_florin_ducat",
    "exchange_dirham_denar",
    "exchange_dirham_ducat",
    "exchange_denar_ducat",
}


def piles(t: Table) -> list[list[str]]:
    """The piles of the money deck, the top one first, each with its cards by name."""
    out: list[list[str]] = []
    at = 0
    for size in t.state.piles:
        out.insert(0, [t.box.card_name(card) for card in t.state.deck[at : at + size]])
        at += size
    return out


def dealt(seats: int, modules: str, seed: str) -> Table:
    return Table(table(seats).match.game.start(seats, {"modules": modules}, seed))


@pytest.mark.rule("ALH-13.1")
@pytest.mark.rule("ALH-16.5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_exchange_cards_each_lie_in_the_second_third_and_fourth_pile(seats: int) -> None:
    """Also with two players, although they use fewer money cards."""
    for seed in ("1", "2", "3"):
        t = dealt(seats, "exchange_cards", seed)
        found = [[name for name in pile if name in ALL] for pile in piles(t)]
        assert [len(names) for names in found] == [0, 2, 2, 2, 0]
        assert {name for names in found for name in names} == ALL
        assert [[name for name in pile if name.startswith("scoring")] for pile in piles(t)] == [
            [],
            ["scoring_card_1"],
            [],
            ["scoring_card_2"],
            [],
        ]


@pytest.mark.rule("ALH-13.1")
def test_no_exchange_card_is_in_the_starting_money_or_the_first_display() -> None:
    for seed in range(20):
        t = dealt(4, "exchange_cards", f"{seed:x}")
        assert not ALL & set(t.shown())
        assert not ALL & {name for seat in range(4) for name in t.state.hand(seat)}


@pytest.mark.rule("ALH-13.1")
def test_which_card_lies_in_which_pile_and_where_is_left_to_chance() -> None:
    places = {name: set[int]() for name in ALL}
    depths: set[int] = set()
    for seed in range(60):
        for number, pile in enumerate(piles(dealt(3, "exchange_cards", f"{seed:x}")), 1):
            for depth, name in enumerate(pile):
                if name in ALL:
                    places[name].add(number)
                    depths.add(depth)
    assert all(numbers == {2, 3, 4} for numbers in places.values())
    assert depths >= set(range(15))


@pytest.mark.rule("ALH-13.1")
def test_without_the_module_there_are_no_exchange_cards() -> None:
    t = table(3)
    assert not [card for card in t.state.deck if EXCHANGE <= card < SCORING]


@pytest.mark.rule("ALH-13.2")
def test_a_drawn_exchange_card_fills_one_of_the_four_places_of_the_display() -> None:
    t = table(3, "exchange_cards").display("florin-1", "florin-2", "florin-9", "denar-9")
    t.next_cards("exchange_dirham_ducat", "ducat-7", "ducat-8")
    t.play("take florin-1+florin-2")
    assert t.shown() == ["florin-9", "denar-9", "exchange_dirham_ducat", "ducat-7"]
    assert t.box.card_name(t.state.deck[-1]) == "ducat-8"


@pytest.mark.rule("ALH-13.3")
@pytest.mark.rule("ALH-EX-21")
def test_an_exchange_card_is_taken_alone() -> None:
    t = table(3, "exchange_cards").display("exchange_dirham_ducat", "florin-1", "denar-2", "ducat-2")
    assert {notation for notation in t.legal("take") if "exchange" in notation} == {"take exchange_dirham_ducat"}
    assert "take denar-2+ducat-2+florin-1" in t.legal()
    refusal = t.refused("take exchange_dirham_ducat+florin-1")
    assert says(refusal, "exchange-alone", "ALH-13.3", card="exchange_dirham_ducat")
    t.hand(0).play("take exchange_dirham_ducat")
    assert t.state.hand(0) == ["exchange_dirham_ducat"]
    assert (t.asked(), t.match.actor) == ("action", 1)


@pytest.mark.rule("ALH-13.3")
@pytest.mark.parametrize("card", sorted(ALL))
def test_no_exchange_card_goes_together_with_small_money(card: str) -> None:
    t = table(3, "exchange_cards").display(card, "florin-1", "denar-1", "ducat-1")
    assert {notation for notation in t.legal("take") if card in notation} == {f"take {card}"}
    assert len(t.legal("take")) == 1 + 7
    assert says(t.refused(f"take {card}+florin-1"), "exchange-alone", "ALH-13.3", card=card)


@pytest.mark.rule("ALH-13.3")
def test_only_one_exchange_card_is_taken_at_a_time() -> None:
    t = table(3, "exchange_cards").display("exchange_dirham_ducat", "exchange_florin_denar", "denar-9", "ducat-9")
    assert says(t.refused("take exchange_dirham_ducat+exchange_florin_denar"), "exchange-alone", "ALH-13.3")


@pytest.mark.rule("ALH-13.3")
def test_there_is_no_limit_on_exchange_cards_in_hand() -> None:
    t = table(3, "exchange_cards").hand(0, *sorted(ALL - {"exchange_florin_denar"})).display("exchange_florin_denar")
    t.play("take exchange_florin_denar")
    assert set(t.state.hand(0)) == ALL


def garden_and_pavilion(most: int = 1) -> Table:
    """The rulebook's example; `most` exchange cards may be played at once."""
    t = table(3, "exchange_cards", exchange_max_per_purchase=most)
    t.market(denar="garden_11_open", florin="pavilion_7_e", dirham=None, ducat=None)
    return t.hand(0, "denar-7", "denar-2", "florin-9", "exchange_florin_denar")


@pytest.mark.rule("ALH-13.4")
@pytest.mark.rule("ALH-13.5")
@pytest.mark.rule("ALH-EX-20")
def test_with_an_exchange_card_two_currencies_pay_together() -> None:
    t = garden_and_pavilion()
    assert t.legal("buy") == {
        "buy florin florin-9",
        "buy florin denar-7+exchange_florin_denar",
        "buy denar denar-2+exchange_florin_denar+florin-9",
        "buy denar denar-7+exchange_florin_denar+florin-9",
    }
    t.play("buy denar denar-2+exchange_florin_denar+florin-9")
    assert t.asked() == "extra-action"
    assert t.state.hand(0) == ["denar-7"]
    assert sorted(t.discarded()[-3:]) == ["denar-2", "exchange_florin_denar", "florin-9"]
    # the card is gone: the pavilion cannot be paid with the denar that is left
    assert t.legal("buy") == set()
    assert says(
        t.refused("buy florin denar-7+exchange_florin_denar"), "not-in-hand", "ALH-5.1", card="exchange_florin_denar"
    )
    assert says(t.refused("buy florin denar-7"), "wrong-currency", "ALH-5.1", currency="florin", other="denar")


@pytest.mark.rule("ALH-13.4")
@pytest.mark.rule("ALH-13.5")
@pytest.mark.rule("ALH-EX-20")
def test_with_an_exchange_card_the_other_currency_alone_may_pay() -> None:
    t = garden_and_pavilion()
    assert told(t.play("buy florin denar-7+exchange_florin_denar"), "buy-exact")
    assert t.asked() == "extra-action"
    assert t.state.hand(0) == ["florin-9", "denar-2"]
    assert t.legal("buy") == set()


@pytest.mark.rule("ALH-13.4")
@pytest.mark.parametrize("card", sorted(ALL))
def test_each_exchange_card_lets_either_of_its_currencies_pay_for_the_other(card: str) -> None:
    one, other = card.split("_")[1:]
    for slot, paid in ((one, other), (other, one)):
        t = table(3, "exchange_cards").market(florin=None, dirham=None, denar=None, ducat=None)
        t.market(**{slot: "pavilion_7_e"}).hand(0, f"{paid}-7", card)
        assert t.legal("buy") == {f"buy {slot} " + "+".join(sorted([f"{paid}-7", card]))}
        t.play(*t.legal("buy"))
        assert t.pending() == ["pavilion_7_e"]
        assert sorted(t.discarded()[-2:]) == sorted([f"{paid}-7", card])


@pytest.mark.rule("ALH-EX-20")
def test_without_the_exchange_card_only_an_overpayment_is_left() -> None:
    t = garden_and_pavilion().hand(0, "denar-7", "denar-2", "florin-9")
    assert t.legal("buy") == {"buy florin florin-9"}
    assert says(t.refused("buy denar denar-2+denar-7"), "payment-too-low", "ALH-5.1", sum=9, price=11)
    t.play("buy florin florin-9")
    assert t.asked() == "place"


@pytest.mark.rule("ALH-13.4")
def test_the_exchange_card_must_show_the_currency_of_the_slot() -> None:
    t = garden_and_pavilion().hand(0, "florin-9", "dirham-2", "denar-2", "exchange_florin_dirham")
    refusal = t.refused("buy denar denar-2+exchange_florin_dirham+florin-9")
    assert says(refusal, "exchange-card-currency", "ALH-13.4", card="exchange_florin_dirham", currency="denar")
    assert not [notation for notation in t.legal("buy") if notation.startswith("buy denar")]


@pytest.mark.rule("ALH-13.4")
def test_only_the_two_currencies_of_the_card_may_be_mixed() -> None:
    t = garden_and_pavilion().hand(0, "florin-9", "dirham-2", "exchange_florin_denar")
    refusal = t.refused("buy denar dirham-2+exchange_florin_denar+florin-9")
    assert says(refusal, "wrong-currency", "ALH-5.1", currency="denar", other="dirham")


@pytest.mark.rule("ALH-13.4")
def test_the_sum_of_both_currencies_must_reach_the_price() -> None:
    t = garden_and_pavilion().hand(0, "florin-8", "denar-2", "exchange_florin_denar")
    assert says(
        t.refused("buy denar denar-2+exchange_florin_denar+florin-8"), "payment-too-low", "ALH-5.1", sum=10, price=11
    )


@pytest.mark.rule("ALH-13.4")
def test_a_mixed_payment_may_be_too_high_but_holds_no_superfluous_card() -> None:
    t = garden_and_pavilion().hand(0, "florin-9", "denar-3", "denar-1", "exchange_florin_denar")
    assert {notation for notation in t.legal("buy") if notation.startswith("buy denar")} == {
        "buy denar denar-3+exchange_florin_denar+florin-9"
    }
    refusal = t.refused("buy denar denar-1+denar-3+exchange_florin_denar+florin-9")
    assert says(refusal, "payment-superfluous", "ALH-5.2", sum=13, price=11, value=1)
    t.play("buy denar denar-3+exchange_florin_denar+florin-9")
    assert t.asked() == "place"


@pytest.mark.rule("ALH-13.5")
@pytest.mark.rule("ALH-16.2")
@pytest.mark.rule("ALH-16.5")
def test_an_exchange_card_may_be_part_of_the_exact_payment_of_a_special_purchase() -> None:
    t = table(3, "vizier+exchange_cards").market(denar="garden_11_open")
    t.hand(1, "denar-2", "florin-9", "florin-8", "denar-4", "exchange_florin_denar")
    take_a_card(t)
    t.play("use")
    assert {n for n in t.legal() if n.startswith("buy denar")} == {"buy denar denar-2+exchange_florin_denar+florin-9"}
    refusal = t.refused("buy denar denar-4+exchange_florin_denar+florin-8")
    assert says(refusal, "payment-not-exact", "ALH-12.7", sum=12, price=11)
    t.play("buy denar denar-2+exchange_florin_denar+florin-9", "keep garden_11_open")
    assert "exchange_florin_denar" in t.discarded()
    assert sorted(t.state.hand(1)) == ["denar-4", "florin-8"]
    assert (t.asked(), t.match.actor) == ("vizier", 2)


@pytest.mark.rule("ALH-13.6")
def test_an_exchange_card_needs_at_least_one_card_of_the_other_currency() -> None:
    t = garden_and_pavilion().hand(0, "denar-9", "denar-2", "florin-1", "exchange_florin_denar")
    assert "buy denar denar-2+denar-9" in t.legal("buy")
    refusal = t.refused("buy denar denar-2+denar-9+exchange_florin_denar")
    assert says(refusal, "exchange-card-pointless", "ALH-13.6", card="exchange_florin_denar", currency="florin")
    assert says(t.refused("buy denar exchange_florin_denar"), "exchange-card-pointless", "ALH-13.6")


@pytest.mark.rule("ALH-13.6")
def test_the_exchange_card_itself_has_no_value() -> None:
    t = garden_and_pavilion().hand(0, "florin-9", "florin-1", "exchange_florin_denar")
    assert says(
        t.refused("buy denar exchange_florin_denar+florin-1+florin-9"), "payment-too-low", "ALH-5.1", sum=10, price=11
    )
    events = t.hand(0, "florin-9", "denar-2", "exchange_florin_denar").play(
        "buy denar denar-2+exchange_florin_denar+florin-9"
    )
    assert [event.parts["sum"] for event in told(events, "buy-exact")] == [11]


@pytest.mark.rule("ALH-13.6")
@pytest.mark.parametrize("most", [1, 2, 3])
def test_no_more_exchange_cards_are_played_than_the_option_allows(most: int) -> None:
    t = garden_and_pavilion(most).market(dirham=None, ducat=None, florin=None)
    t.hand(
        0,
        "florin-4",
        "dirham-3",
        "ducat-2",
        "denar-2",
        "exchange_florin_denar",
        "exchange_dirham_denar",
        "exchange_denar_ducat",
    )
    two = "buy denar denar-2+dirham-3+ducat-2+exchange_denar_ducat+exchange_dirham_denar"
    three = (
        "buy denar denar-2+dirham-3+ducat-2+exchange_denar_ducat+exchange_dirham_denar+exchange_florin_denar+florin-4"
    )
    if most < 3:
        assert says(t.refused(three), "too-many-exchange-cards", "ALH-13.6", most=most)
    else:
        assert three in t.legal("buy")
    if most < 2:
        assert says(t.refused(two), "too-many-exchange-cards", "ALH-13.6", most=1)
    else:
        assert says(t.refused(two), "payment-too-low", "ALH-5.1", sum=7, price=11)
    assert max((n.count("exchange") for n in t.legal("buy")), default=0) == (3 if most == 3 else 0)


@pytest.mark.rule("ALH-13.6")
def test_with_more_cards_allowed_each_must_show_the_slot_and_add_its_currency() -> None:
    t = garden_and_pavilion(2)
    t.hand(
        0,
        "florin-9",
        "ducat-2",
        "dirham-1",
        "denar-2",
        "exchange_florin_denar",
        "exchange_denar_ducat",
        "exchange_florin_ducat",
    )
    both = "buy denar ducat-2+exchange_denar_ducat+exchange_florin_denar+florin-9"
    assert both in t.legal("buy")
    refusal = t.refused("buy denar denar-2+exchange_denar_ducat+exchange_florin_denar+florin-9")
    assert says(refusal, "exchange-card-pointless", "ALH-13.6", card="exchange_denar_ducat", currency="ducat")
    refusal = t.refused("buy denar ducat-2+exchange_florin_denar+exchange_florin_ducat+florin-9")
    assert says(refusal, "exchange-card-currency", "ALH-13.4", card="exchange_florin_ducat", currency="denar")
    t.play(both)
    assert t.asked() == "extra-action"
    assert sorted(t.state.hand(0)) == ["denar-2", "dirham-1", "exchange_florin_ducat"]


@pytest.mark.rule("ALH-13.7")
def test_a_played_exchange_card_returns_when_the_deck_is_rebuilt() -> None:
    t = garden_and_pavilion().display("florin-1", "florin-2", "dirham-9").deck("ducat-1")
    t.state.discard.clear()
    t.play("buy florin denar-7+exchange_florin_denar")
    assert sorted(t.discarded()) == ["denar-7", "exchange_florin_denar"]
    t.play("take florin-1+florin-2")
    events = t.play("keep pavilion_7_e")
    assert len(told(events, "reshuffle")) == 1
    assert t.state.discard == []
    # three places were free: the ducat, the denar and the exchange card lie there now
    assert sorted(t.shown()) == ["denar-7", "dirham-9", "ducat-1", "exchange_florin_denar"]


@pytest.mark.rule("ALH-13.8")
@pytest.mark.rule("ALH-10.4")
def test_exchange_cards_do_not_count_when_the_last_tiles_are_given_out() -> None:
    t = table(3, "exchange_cards").market(florin="pavilion_7_e", dirham=None, denar=None, ducat="tower_9_es").bag()
    t.hand(0).hand(1, "florin-5", "denar-9", "exchange_florin_denar", "exchange_florin_ducat").hand(2, "florin-6")
    t.display("denar-9")
    events = take_a_card(t)
    assert [(event.seat, event.parts["tile"]) for event in told(events, "last-tile")] == [(2, "pavilion_7_e")]
    assert [event.parts["tile"] for event in told(events, "last-tile-nobody")] == ["tower_9_es"]


@pytest.mark.rule("ALH-13.9")
@pytest.mark.rule("ALH-16.5")
def test_an_exchange_card_in_hand_is_of_use_only_in_a_purchase() -> None:
    t = table(3, "vizier+exchange_cards+bonus_cards+huts").market(denar="garden_11_open").stone(0, False)
    t.reserve(0, "tower_9_es").build(0, {"1,0": "garden_9_e"})
    t.display("florin-1", "florin-2", "dirham-9", "ducat-9").hand(0, "denar-2", "florin-9", "exchange_florin_denar")
    with_card = {notation for notation in t.legal() if "exchange" in notation}
    assert with_card
    assert all(notation.startswith("buy ") for notation in with_card)
    assert says(t.refused("take exchange_florin_denar"), "not-on-display", "ALH-4.1", card="exchange_florin_denar")
    assert t.refused("keep exchange_florin_denar").id == "refused-wrong-moment"
    assert says(t.refused("hut exchange_florin_denar"), "no-such-type", "ALH-1.2")
    t.play("hut garden")
    assert "exchange_florin_denar" in t.state.hand(0)
    assert not [notation for notation in t.legal() if "exchange" in notation]
    t.play(min(t.legal("keep")))
    assert pass_all(t, "vizier") == [1, 2]


@pytest.mark.rule("ALH-13.4", "ALH-5.1")
@pytest.mark.parametrize("other", ["dirham", "denar", "ducat"])
def test_the_exchange_card_that_was_used_lies_on_the_discard_pile(other: str) -> None:
    t = (
        table(3, "exchange_cards")
        .market(florin="garden_10_open")
        .hand(0, f"exchange_florin_{other}", f"{other}-9", "florin-1")
    )
    t.play(f"buy florin exchange_florin_{other}+florin-1+{other}-9")
    assert sorted(t.discarded()) == sorted([f"exchange_florin_{other}", f"{other}-9", "florin-1"])
    assert t.state.hand(0) == []
