"""Chapter 8: the end of a turn."""

from __future__ import annotations

import pytest

from majlis.games.alhambra.box import SCORING
from tests.games.alhambra.builder import Table, table
from tests.games.kit import told

DISPLAY = ["florin-1", "dirham-2", "denar-8", "ducat-9"]


def facts(t: Table) -> tuple[int, int]:
    """How many cards lie in the deck and on the discard pile."""
    return len(t.state.deck), len(t.state.discard)


def forty(t: Table) -> list[str]:
    """The names of forty cards of the deck, no florin 5 among them."""
    names = [t.box.card_name(card) for card in t.state.deck if card < SCORING]
    return [name for name in names if name != "florin-5"][:40]


# Money


@pytest.mark.rule("ALH-8.1")
def test_the_display_is_filled_up_to_four_from_the_top_of_the_deck() -> None:
    t = table().display(*DISPLAY).next_cards("denar-3", "ducat-3", "florin-7")
    events = t.play("take florin-1+dirham-2")
    assert t.shown() == ["denar-8", "ducat-9", "denar-3", "ducat-3"]
    assert [event.parts for event in told(events, "money-laid")] == [{"cards": ["denar-3", "ducat-3"]}]
    t.play("take denar-8")
    assert t.shown() == ["ducat-9", "denar-3", "ducat-3", "florin-7"]


@pytest.mark.rule("ALH-8.1")
def test_a_full_display_is_left_alone() -> None:
    t = table().display(*DISPLAY).build(0, {"1,0": "garden_11_open"})
    deck = len(t.state.deck)
    events = t.play("remove 1,0")
    assert t.shown() == DISPLAY
    assert len(t.state.deck) == deck
    assert told(events, "money-laid") == []


@pytest.mark.rule("ALH-8.1")
def test_money_comes_before_tiles() -> None:
    t = table().display(*DISPLAY).market(denar="garden_9_e").hand(0, "denar-9")
    t.play("buy denar denar-9", "take florin-1")
    events = t.play("keep garden_9_e")
    assert [event.name for event in events] == ["event-keep", "event-money-laid", "event-tile-laid"]


@pytest.mark.rule("ALH-8.2", "ALH-8.7", "ALH-EX-13")
def test_a_scoring_card_leaves_the_game_and_is_replaced_before_the_scoring() -> None:
    t = table().display(*DISPLAY).next_cards("denar-4", "scoring_card_1", "ducat-7")
    t.build(1, {"0,-1": "tower_7_new"})
    events = t.play("take florin-1+dirham-2")
    assert t.shown() == ["denar-8", "ducat-9", "denar-4", "ducat-7"]
    order = [event.name for event in events]
    assert order.index("event-scoring-card") < order.index("event-scoring")
    assert order.index("event-money-laid") < order.index("event-scoring")
    assert [event.parts["round"] for event in told(events, "scoring")] == [1]
    assert t.match.scores() == [0, 6 + 3, 0]
    assert SCORING + 1 not in [*t.state.deck, *t.state.display, *t.state.discard]
    assert t.view()["scoring_cards"] == [1]
    assert (t.match.actor, t.asked()) == (1, "action")


@pytest.mark.rule("ALH-8.2")
def test_a_scoring_card_takes_no_place_in_the_display() -> None:
    t = table().display(*DISPLAY).next_cards("scoring_card_1", "denar-4")
    t.play("take florin-1")
    assert t.shown() == ["dirham-2", "denar-8", "ducat-9", "denar-4"]
    assert t.view()["scoring_cards"] == [1]


@pytest.mark.rule("ALH-8.2")
def test_a_scoring_card_that_would_be_next_stays_in_a_deck_that_is_not_drawn_from() -> None:
    t = table().display(*DISPLAY).next_cards("denar-4", "scoring_card_1")
    events = t.play("take florin-1")
    assert told(events, "scoring") == []
    assert t.view()["scoring_cards"] == []


@pytest.mark.rule("ALH-8.7")
def test_the_market_is_full_again_when_the_scoring_comes() -> None:
    t = table().display(*DISPLAY).market(denar="tower_7_new").hand(0, "denar-7").next_cards("scoring_card_1")
    t.play("buy denar denar-7", "take florin-1")
    order = [event.name for event in t.play("place tower_7_new 0,-1")]
    assert order.index("event-tile-laid") < order.index("event-scoring")
    assert t.match.scores() == [6 + 3, 0, 0]  # what was bought in this turn counts


@pytest.mark.rule("ALH-8.7")
def test_the_second_scoring_card_brings_round_2() -> None:
    t = table().display(*DISPLAY).build(0, {"1,0": "tower_11_open"}).next_cards("scoring_card_1")
    t.play("take florin-1")
    t.display(*DISPLAY).next_cards("scoring_card_2")
    t.play("take florin-1")
    assert t.match.breakdown(0)["round_1_tower"] == 6
    assert t.match.breakdown(0)["round_2_tower"] == 13


@pytest.mark.rule("ALH-8.3", "ALH-EX-14")
def test_the_discard_pile_becomes_the_new_deck_when_a_card_is_missing() -> None:
    t = table(3).display(*DISPLAY)
    pile = forty(t)
    t.market(denar="garden_9_e").hand(0, "denar-9").discard(*pile[:39]).sweep_deck(2).deck("florin-5")
    t.play("buy denar denar-9", "take florin-1+dirham-2")
    assert facts(t) == (1, 40)
    assert t.discarded()[-1] == "denar-9"
    events = t.play("keep garden_9_e")
    assert [event.parts for event in told(events, "reshuffle")] == [{"count": 40}]
    assert facts(t) == (39, 0)
    assert t.shown()[:3] == ["denar-8", "ducat-9", "florin-5"]
    assert sorted([*t.shown()[3:], *(t.box.card_name(card) for card in t.state.deck)]) == sorted(
        [*pile[:39], "denar-9"]
    )


@pytest.mark.rule("ALH-8.3")
def test_an_empty_deck_is_rebuilt_only_when_a_card_has_to_be_drawn() -> None:
    t = table().display(*DISPLAY).discard("denar-5", "denar-6").sweep_deck(2).deck("florin-5")
    t.play("take florin-1")
    assert facts(t) == (0, 2)
    t.play("take dirham-2")
    assert facts(t) == (1, 0)


@pytest.mark.rule("ALH-8.3", "ALH-8.4")
def test_the_new_deck_is_drawn_to_its_last_card() -> None:
    t = table().sweep(2).display(*DISPLAY).discard("denar-5", "denar-6", "ducat-7")
    for left in (2, 1, 0):
        t.play("take " + t.shown()[0])
        assert facts(t) == (left, 0)
    assert {"denar-5", "denar-6", "ducat-7"} < set(t.shown())
    t.play("take " + t.shown()[0])
    assert len(t.shown()) == 3, "now there is none left to draw"


@pytest.mark.rule("ALH-8.3")
def test_the_new_deck_is_shuffled_by_the_match() -> None:
    orders = set()
    for seed in "12345678":
        t = table(seed=seed).display(*DISPLAY)
        t.sweep_deck(2).discard("denar-1", "denar-2", "denar-3", "denar-4", "denar-5", "denar-6", "denar-7").sweep_deck(
            2
        )
        t.play("take florin-1")
        orders.add((t.shown()[3], *t.state.deck))
    assert len(orders) == 8


@pytest.mark.rule("ALH-8.3")
def test_scoring_cards_never_come_back() -> None:
    t = table().display(*DISPLAY).next_cards("scoring_card_1", "denar-4")
    t.play("take florin-1")
    t.next_cards("scoring_card_2", "denar-5").play("take dirham-2")
    t.display(*DISPLAY).deck()
    events = t.play("take florin-1")
    assert len(told(events, "reshuffle")) == 1
    assert all(card < SCORING for card in t.state.deck)
    assert len(t.state.deck) > 20


@pytest.mark.rule("ALH-8.4", "ALH-18.3")
def test_the_display_stays_short_when_deck_and_discard_pile_are_empty() -> None:
    t = table().sweep(2).display("florin-1", "dirham-2", "denar-8")
    events = t.play("take florin-1")
    assert t.shown() == ["dirham-2", "denar-8"]
    assert [event.name for event in events] == ["event-take"]
    assert t.match.actor == 1
    t.play("take dirham-2")
    assert t.shown() == ["denar-8"]


# Tiles


@pytest.mark.rule("ALH-8.5")
def test_empty_slots_are_filled_in_their_order() -> None:
    t = table().market(florin="pavilion_6_n", ducat="arcades_8_e", dirham="garden_10_w", denar="tower_9_es")
    t.hand(0, "florin-6", "ducat-8", "denar-9").next_tiles("tower_13_e", "garden_6_esw", "seraglio_3_esw")
    t.play(
        "buy ducat ducat-8", "buy florin florin-6", "buy denar denar-9", "end", "keep tower_9_es", "keep arcades_8_e"
    )
    events = t.play("keep pavilion_6_n")
    assert [event.parts["slot"] for event in told(events, "tile-laid")] == ["florin", "denar", "ducat"]
    assert (t.slot("florin"), t.slot("denar"), t.slot("ducat")) == ("tower_13_e", "garden_6_esw", "seraglio_3_esw")
    assert t.slot("dirham") == "garden_10_w"


@pytest.mark.rule("ALH-8.6", "ALH-18.3")
def test_the_last_tiles_of_the_bag_are_still_laid_out_and_the_game_ends() -> None:
    t = table().market(florin="pavilion_6_n", ducat="arcades_8_e").hand(0, "florin-6", "ducat-8", "ducat-1")
    t.bag("tower_13_e").play("buy florin florin-6", "buy ducat ducat-8", "end", "keep arcades_8_e")
    events = t.play("keep pavilion_6_n")
    laid = [(event.parts["slot"], event.parts["tile"]) for event in told(events, "tile-laid")]
    assert laid == [("florin", "tower_13_e")]
    assert [event.rule for event in told(events, "end-market")] == ["ALH-10.1"]
    assert t.view()["bag"]["count"] == 0
