"""Chapter 3: the course of a turn."""

from __future__ import annotations

import pytest

from tests.games.alhambra.builder import Table, table
from tests.games.kit import refusal, told

MARKET = {"florin": "pavilion_6_n", "dirham": "garden_10_w", "denar": "tower_9_es", "ducat": "arcades_8_e"}
HAND = ["florin-6", "dirham-9", "dirham-1", "denar-4", "denar-5", "ducat-8"]


def shop(seats: int = 3, modules: str = "", extra_action: str = "optional") -> Table:
    """The market and the hand of EX-5, and a display with small and large cards."""
    t = table(seats, modules, extra_action=extra_action).market(**MARKET).hand(0, *HAND)
    return t.display("florin-1", "dirham-2", "denar-8", "ducat-9")


def beggar(extra_action: str = "optional") -> Table:
    """Seat 0 can do nothing: no money anywhere but in seat 1's hand, nothing built, nothing in reserve."""
    return table(3, extra_action=extra_action).hand(0).sweep(1).turn(0)


# Whose turn it is


@pytest.mark.rule("ALH-3.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_turns_go_round_in_seat_order(seats: int) -> None:
    t = table(seats).turn(1)
    order = []
    for _ in range(2 * seats):
        order.append(t.match.actor)
        t.play(sorted(t.legal("take"))[0])
    assert order == [(1 + i) % seats for i in range(2 * seats)]


@pytest.mark.rule("ALH-3.1")
def test_only_the_active_player_acts() -> None:
    t = shop()
    wrong = refusal("not-your-turn", "ALH-3.3", seat=1, actor=0)
    assert t.refused("take florin-1", seat=1) == wrong
    assert t.match.actions(1) == []


# The steps


@pytest.mark.rule("ALH-3.2", "ALH-8.1", "ALH-8.7", "ALH-11.5")
def test_after_placing_come_money_market_scoring_dirk_and_the_vizier_window() -> None:
    t = shop(2, "vizier").next_cards("scoring_card_1", "denar-7").next_tiles("tower_13_e")
    t.build(0, {"1,0": "garden_11_open"})
    t.play("buy florin florin-6", "take florin-1")
    assert t.asked() == "place"
    events = t.play("place pavilion_6_n 0,-1")
    order = [
        "event-place",
        "event-scoring-card",
        "event-money-laid",
        "event-tile-laid",
        "event-scoring",
        "event-scores-wall",
        "event-dirk-draws",
    ]
    names = [event.name for event in events if event.name in order]
    assert names == order
    assert (t.asked(), t.match.actor) == ("vizier", 1)


@pytest.mark.rule("ALH-3.2", "ALH-12.2")
def test_once_the_end_check_ends_the_game_no_vizier_window_opens() -> None:
    t = shop(3, "vizier").bag().hand(1).hand(2)
    t.play("buy florin florin-6", "end")
    events = t.play("keep pavilion_6_n")
    assert "event-end-market" in [event.name for event in events]
    assert t.asked() != "vizier"


# Actions


@pytest.mark.rule("ALH-3.3")
def test_a_turn_offers_money_a_purchase_and_three_kinds_of_redesign() -> None:
    t = shop().build(0, {"1,0": "garden_11_open"}).reserve(0, "tower_11_open")
    assert t.asked() == "action"
    assert {action.verb.name for action in t.match.actions()} == {"take", "buy", "place", "remove", "swap"}


@pytest.mark.rule("ALH-3.3", "ALH-16.4")
def test_the_modules_add_reactivating_and_taking_a_hut() -> None:
    t = shop(3, "vizier+huts").build(0, {"1,0": "garden_11_open"}).reserve(0, "tower_11_open").stone(0, False)
    verbs = {action.verb.name for action in t.match.actions()}
    assert verbs == {"take", "buy", "place", "remove", "swap", "reactivate", "hut"}


@pytest.mark.rule("ALH-3.3")
@pytest.mark.parametrize("notation", ["hut tower", "reactivate", "use", "keep pavilion_6_n", "give pavilion_6_n"])
def test_what_is_no_action_of_this_table_is_refused(notation: str) -> None:
    why = shop().refused(notation)
    assert (why.id, why.rule) == ("refused-wrong-moment", "ALH-3.3")
    assert why.facts["verb"] == notation.split()[0]


@pytest.mark.rule("ALH-3.4", "ALH-5.4")
def test_an_exact_payment_gives_one_more_action() -> None:
    t = shop()
    events = t.play("buy dirham dirham-1+dirham-9")
    assert [(event.name, event.rule) for event in events] == [("event-buy-exact", "ALH-5.4")]
    assert (t.match.actor, t.asked()) == (0, "extra-action")
    t.build(0, {"1,0": "garden_11_open"}).reserve(0, "tower_11_open")
    assert {action.verb.name for action in t.match.actions()} == {"take", "buy", "place", "remove", "swap", "end"}


@pytest.mark.rule("ALH-3.4")
@pytest.mark.parametrize(
    "notation",
    ["take florin-1", "place tower_11_open 0,1", "remove 1,0", "swap tower_11_open 1,0", "reactivate", "hut tower"],
)
@pytest.mark.parametrize("bought", [False, True])
def test_every_action_but_an_exact_purchase_is_the_last(notation: str, bought: bool) -> None:
    t = shop(3, "vizier+huts").build(0, {"1,0": "garden_11_open"}).reserve(0, "tower_11_open").stone(0, False)
    if bought:
        t.play("buy florin florin-6")
    t.play(notation)
    assert t.asked() not in ("action", "extra-action")
    while t.asked() == "place":
        t.play(sorted(t.legal("keep"))[0])
    assert t.asked() == "vizier"


@pytest.mark.rule("ALH-3.4", "ALH-EX-6")
def test_an_overpaid_purchase_is_the_last_action() -> None:
    t = shop().hand(0, "florin-6", "dirham-9", "dirham-2")
    t.play("buy florin florin-6")
    assert t.asked() == "extra-action"
    events = t.play("buy dirham dirham-2+dirham-9")
    assert [event.name for event in events] == ["event-buy"]
    assert t.asked() == "place"
    assert t.pending() == ["pavilion_6_n", "garden_10_w"]


@pytest.mark.rule("ALH-3.5", "ALH-EX-5")
@pytest.mark.parametrize("fifth", ["take florin-1+dirham-2", "remove 1,0", "reactivate", "hut tower", "end"])
def test_four_exact_purchases_and_a_fifth_action(fifth: str) -> None:
    t = shop(3, "vizier+huts").build(0, {"1,0": "garden_11_open"}).stone(0, False)
    for slot, cards in [
        ("florin", "florin-6"),
        ("dirham", "dirham-1+dirham-9"),
        ("denar", "denar-4+denar-5"),
        ("ducat", "ducat-8"),
    ]:
        assert t.asked() in ("action", "extra-action")
        t.play(f"buy {slot} {cards}")
        assert t.slot(slot) is None
    assert t.pending() == list(MARKET.values())
    assert [t.slot(slot) for slot in MARKET] == [None] * 4
    assert t.legal("buy") == set()
    t.hand(0, "florin-9")
    assert t.refused("buy florin florin-9") == refusal("slot-empty", "ALH-5.1", slot="florin")
    t.play(fifth)
    assert t.asked() == "place"
    while t.pending():
        assert [t.slot(slot) for slot in MARKET] == [None] * 4
        events = t.play(f"keep {t.pending()[-1]}")
    assert [event.parts["slot"] for event in told(events, "tile-laid")] == list(MARKET)
    assert len(t.shown()) == 4


@pytest.mark.rule("ALH-3.5", "ALH-EX-5")
def test_tiles_of_a_chain_are_placed_in_any_order() -> None:
    t = shop()
    t.play(
        "buy florin florin-6", "buy dirham dirham-1+dirham-9", "buy denar denar-4+denar-5", "buy ducat ducat-8", "end"
    )
    t.play("place arcades_8_e 1,0", "place garden_10_w -1,0", "keep tower_9_es", "place pavilion_6_n 0,-1")
    assert t.names_in(0) == {"0,-1": "pavilion_6_n", "-1,0": "garden_10_w", "1,0": "arcades_8_e"}
    assert t.reserve_of(0) == ["tower_9_es"]
    assert t.match.actor == 1


# Giving up


@pytest.mark.rule("ALH-3.6")
def test_the_extra_action_may_be_given_up() -> None:
    t = shop()
    t.play("buy florin florin-6")
    events = t.play("end")
    assert [(event.name, event.rule) for event in events] == [("event-end", "ALH-3.6")]
    assert t.asked() == "place"


@pytest.mark.rule("ALH-3.6")
def test_the_first_action_cannot_be_given_up() -> None:
    t = shop()
    assert t.refused("end").id == "refused-wrong-moment"
    assert t.refused("pass") == refusal("must-act", "ALH-3.7")
    assert t.legal("end") | t.legal("pass") == set()


@pytest.mark.rule("ALH-3.6")
def test_the_extra_action_must_be_used_by_option() -> None:
    t = shop(extra_action="mandatory")
    t.play("buy florin florin-6")
    assert t.refused("end") == refusal("must-act", "ALH-3.6")
    assert t.legal("end") == set()
    t.play("take florin-1")
    assert t.asked() == "place"


@pytest.mark.rule("ALH-3.6")
def test_even_a_mandatory_extra_action_is_given_up_if_nothing_is_legal() -> None:
    t = beggar(extra_action="mandatory").market(florin="pavilion_6_n").hand(0, "florin-6")
    t.play("buy florin florin-6")
    assert t.legal() == {"end"}
    t.play("end")
    assert t.asked() == "place"


@pytest.mark.rule("ALH-3.7")
def test_without_any_legal_action_the_turn_is_passed() -> None:
    t = beggar()
    assert t.legal() == {"pass"}
    assert t.refused("take denar-1") == refusal("display-empty", "ALH-4.2")
    assert t.refused("buy denar").id == "refused-too-dear"
    events = t.play("pass")
    assert [(event.name, event.rule) for event in events] == [("event-pass", "ALH-3.7")]
    assert (t.match.actor, t.asked()) == (1, "action")


@pytest.mark.rule("ALH-3.7")
@pytest.mark.parametrize("possible", ["display", "reserve", "palace"])
def test_as_long_as_anything_is_legal_nobody_passes(possible: str) -> None:
    t = beggar()
    if possible == "display":
        t.display("denar-9")
    elif possible == "reserve":
        t.reserve(0, "garden_11_open")
    else:
        t.build(0, {"1,0": "garden_11_open"})
    assert t.legal("pass") == set()
    assert t.refused("pass") == refusal("must-act", "ALH-3.7")


@pytest.mark.rule("ALH-3.8")
def test_the_display_stays_short_until_everything_is_placed() -> None:
    t = shop().next_cards("denar-3", "ducat-3")
    t.play("buy florin florin-6", "take florin-1+dirham-2")
    assert t.shown() == ["denar-8", "ducat-9"]
    t.play("keep pavilion_6_n")
    assert t.shown() == ["denar-8", "ducat-9", "denar-3", "ducat-3"]
