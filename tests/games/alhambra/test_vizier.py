"""Chapter 12: The Vizier's Favour. Stones, the window between two turns, special purchases."""

from __future__ import annotations

import pytest

from tests.games.alhambra.builder import Table, table
from tests.games.alhambra.scenes import pass_all, points, row, says, score, take_a_card
from tests.games.kit import told

WINDOWS = ["sequential", "simultaneous"]


def window(t: Table) -> Table:
    """The seat to move takes a florin; now the window is open."""
    t.display("florin-1", "florin-2", "florin-2", "florin-3").play("take florin-1")
    return t


def no_money(t: Table) -> Table:
    for seat in range(t.match.seats):
        t.hand(seat)
    return t


def answer(t: Table, answers: dict[int, str]) -> None:
    """Everybody who is asked in a simultaneous window answers."""
    assert set(t.match.waiting) == set(answers)
    for seat, said in answers.items():
        t.play(said, seat=seat)


def active(t: Table) -> list[bool]:
    return [player["vizier"] for player in t.view()["players"]]


@pytest.mark.rule("ALH-12.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_starts_with_an_active_stone(seats: int) -> None:
    t = table(seats, "vizier")
    assert active(t) == [True] * seats
    assert "vizier" not in t.view().get("dirk", {})
    window(t)
    assert sorted(pass_all(t, "vizier")) == list(range(seats))


@pytest.mark.rule("ALH-12.1")
def test_without_the_module_there_are_no_stones_and_no_window() -> None:
    t = window(table(3))
    assert t.asked() == "action"
    assert "vizier" not in t.player(0)
    assert t.refused("reactivate").id == "refused-wrong-moment"


@pytest.mark.rule("ALH-12.2")
def test_no_window_opens_before_the_first_turn_and_one_after_each_turn() -> None:
    t = table(3, "vizier")
    t = Table(t.match.game.start(3, {"modules": "vizier"}, "5"))
    first = t.match.actor
    for turn in range(6):
        assert t.asked() == "action"
        assert t.match.actor == (first + turn) % 3
        take_a_card(t)
        assert t.asked() == "vizier"
        pass_all(t, "vizier")


@pytest.mark.rule("ALH-12.2")
def test_the_window_opens_after_the_refills_and_after_a_scoring() -> None:
    t = table(3, "vizier").market(denar="garden_9_e").next_tiles("tower_11_n").hand(0, "denar-9")
    t.display("florin-9", "dirham-9", "ducat-9").next_cards("scoring_card_1", "ducat-7")
    t.build(1, {"0,-1": "tower_7_new"})
    t.play("buy denar denar-9", "end", "keep garden_9_e")
    assert t.asked() == "vizier"
    assert t.slot("denar") == "tower_11_n"
    assert t.shown() == ["florin-9", "dirham-9", "ducat-9", "ducat-7"]
    assert t.match.scores() == [0, 9, 0]


@pytest.mark.rule("ALH-12.2")
@pytest.mark.rule("ALH-12.13")
def test_no_window_opens_once_the_game_has_ended() -> None:
    t = (
        table(3, "vizier")
        .hand(1, "denar-9")
        .hand(2, "ducat-9")
        .market(denar="garden_9_e", ducat="tower_9_es", florin=None, dirham=None)
    )
    t.hand(0).bag().display("florin-9").play("take florin-9")
    assert t.asked() == "place"
    t.play("keep garden_9_e", "keep tower_9_es")
    assert t.match.over
    assert t.reserve_of(1) == ["garden_9_e"]
    assert t.reserve_of(2) == ["tower_9_es"]
    assert t.match.refuse("use", 1) is not None


@pytest.mark.rule("ALH-12.3")
@pytest.mark.parametrize("buyer", [0, 1, 2])
@pytest.mark.parametrize("how", WINDOWS)
def test_any_player_may_make_a_special_purchase(buyer: int, how: str) -> None:
    """Also the one next to move and the one who has just finished a turn."""
    t = table(3, "vizier", vizier_window=how).market(denar="garden_9_e").hand(buyer, "denar-4", "denar-5", "ducat-1")
    window(t)
    if how == "sequential":
        while t.match.actor != buyer:
            t.play("pass")
        t.play("use")
    else:
        answer(t, {seat: "use" if seat == buyer else "pass" for seat in range(3)})
    assert t.match.actor == buyer
    t.play("buy denar denar-4+denar-5", "place garden_9_e 1,0")
    assert t.names_in(buyer) == {"1,0": "garden_9_e"}
    assert t.slot("denar") not in (None, "garden_9_e")


@pytest.mark.rule("ALH-12.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_next_player_is_asked_first_and_the_one_who_has_finished_last(seats: int) -> None:
    for finished in range(seats):
        t = window(table(seats, "vizier").turn(finished))
        assert pass_all(t, "vizier") == [(finished + i) % seats for i in range(1, seats + 1)]


@pytest.mark.rule("ALH-12.4")
@pytest.mark.rule("ALH-12.5")
@pytest.mark.rule("ALH-12.11")
@pytest.mark.rule("ALH-EX-17")
def test_after_a_special_purchase_the_asking_starts_again_from_the_same_first_player() -> None:
    t = table(4, "vizier").market(denar="garden_9_e", dirham="tower_9_es").next_tiles("tower_11_n", "tower_11_s")
    t.hand(2, "denar-9").hand(0, "denar-9", "dirham-9")
    window(t)
    asked = [t.match.actor]
    t.play("pass")
    asked.append(t.match.actor)
    t.play("use", "buy denar denar-9", "place garden_9_e 1,0")
    assert asked == [1, 2]
    assert t.slot("denar") == "tower_11_n"
    asked = []
    while t.match.actor != 0:
        asked.append(t.match.actor)
        t.play("pass")
    assert asked == [1, 3]
    t.play("use", "buy dirham dirham-9", "keep tower_9_es")
    assert t.slot("dirham") == "tower_11_s"
    assert pass_all(t, "vizier") == [1, 3]
    assert (t.asked(), t.match.actor) == ("action", 1)
    assert active(t) == [False, True, False, True]


@pytest.mark.rule("ALH-12.5")
def test_an_earlier_pass_is_void_after_a_special_purchase() -> None:
    t = table(3, "vizier").market(denar="garden_9_e", dirham="tower_9_es").hand(1, "dirham-9").hand(2, "denar-9")
    window(t).play("pass", "use", "buy denar denar-9", "keep garden_9_e")
    assert t.match.actor == 1
    t.play("use", "buy dirham dirham-9", "keep tower_9_es")
    assert t.reserve_of(1) == ["tower_9_es"]


@pytest.mark.rule("ALH-12.5")
@pytest.mark.parametrize("how", WINDOWS)
def test_the_window_closes_when_all_have_passed(how: str) -> None:
    t = table(3, "vizier", vizier_window=how)
    window(t)
    if how == "sequential":
        assert pass_all(t, "vizier") == [1, 2, 0]
    else:
        answer(t, {0: "pass", 1: "pass", 2: "pass"})
    assert (t.asked(), t.match.actor) == ("action", 1)
    assert active(t) == [True, True, True]


@pytest.mark.rule("ALH-12.5")
@pytest.mark.rule("ALH-12.11")
@pytest.mark.parametrize("how", WINDOWS)
def test_without_an_active_stone_nobody_is_asked(how: str) -> None:
    t = table(3, "vizier", vizier_window=how).stone(0, False).stone(1, False).stone(2, False)
    window(t)
    assert (t.asked(), t.match.actor) == ("action", 1)


@pytest.mark.rule("ALH-12.5")
@pytest.mark.parametrize("how", WINDOWS)
def test_the_window_closes_when_the_last_active_stone_is_used(how: str) -> None:
    t = (
        table(3, "vizier", vizier_window=how)
        .stone(0, False)
        .stone(1, False)
        .market(denar="garden_9_e")
        .hand(2, "denar-9")
    )
    window(t).play("use", "buy denar denar-9", "keep garden_9_e")
    assert (t.asked(), t.match.actor) == ("action", 1)


@pytest.mark.rule("ALH-12.5")
def test_in_a_simultaneous_window_all_with_an_active_stone_are_asked_at_once() -> None:
    t = table(4, "vizier", vizier_window="simultaneous").stone(2, False)
    window(t)
    assert set(t.match.waiting) == {0, 1, 3}
    t.play("pass", seat=3)
    assert set(t.match.waiting) == {0, 1}
    assert t.refused("pass", seat=3).id == "refused-not-your-turn"
    assert t.refused("pass", seat=2).id == "refused-not-your-turn"


@pytest.mark.rule("ALH-12.5")
@pytest.mark.rule("ALH-12.4")
@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 2, 1, 0), (0, 3, 2, 1)])
def test_in_a_simultaneous_window_the_foremost_acts_and_the_other_answers_are_void(order: tuple[int, ...]) -> None:
    """Seats 0 and 2 want the garden: 2 comes first in the order 1, 2, 3, 0, whoever answers first."""
    t = table(4, "vizier", vizier_window="simultaneous").market(denar="garden_9_e", dirham="tower_9_es")
    t.hand(0, "denar-9", "dirham-9").hand(2, "denar-9")
    window(t)
    for seat in order:
        t.play("use" if seat in (0, 2) else "pass", seat=seat)
    assert (t.asked(), t.match.actor, t.match.waiting) == ("vizier-buy", 2, (2,))
    assert active(t) == [True, True, False, True]
    t.play("buy denar denar-9", "keep garden_9_e")
    assert set(t.match.waiting) == {0, 1, 3}
    answer(t, {0: "pass", 1: "pass", 3: "pass"})
    assert (t.asked(), t.match.actor) == ("action", 1)
    assert t.reserve_of(0) == []


@pytest.mark.rule("ALH-12.5")
def test_in_a_simultaneous_window_an_answer_stays_secret() -> None:
    t = (
        table(3, "vizier", vizier_window="simultaneous")
        .market(denar="garden_9_e")
        .hand(0, "denar-9")
        .hand(2, "denar-9")
    )
    window(t)
    events = t.play("use", seat=2)
    assert [event.json(2) for event in events] != [event.json(0) for event in events]
    secret = [event.json(0) for event in events]
    t.match.undo(2)
    assert [event.json(0) for event in t.play("pass", seat=2)] == secret
    assert "vizier_answer" not in t.player(2, 0)
    assert "vizier_answer" in t.player(2, 2)
    t.play("use", seat=0)
    events = t.play("pass", seat=1)
    assert [event.seat for event in told(events, "vizier-use")] == [0]
    assert "2" not in str([event.json(1) for event in events if event.seat == 2])


@pytest.mark.rule("ALH-12.6")
@pytest.mark.parametrize("how", WINDOWS)
def test_a_player_who_cannot_pay_exactly_is_asked_but_can_only_pass(how: str) -> None:
    t = no_money(table(3, "vizier", vizier_window=how).market(denar="garden_9_e")).hand(
        1, "denar-8", "denar-2", "ducat-9"
    )
    t.market(florin="pavilion_8_open", dirham="tower_8_nes", ducat="garden_10_w")
    window(t)
    assert t.match.actor == (1 if how == "sequential" else 0)
    assert {str(action) for action in t.match.actions(1)} == {"pass"}
    assert says(t.refused("use", seat=1), "use-vizier", "ALH-12.6")
    t.hand(1, "denar-8", "denar-1")
    assert {str(action) for action in t.match.actions(1)} == {"use", "pass"}


@pytest.mark.rule("ALH-12.7")
def test_a_special_purchase_turns_the_stone_and_puts_the_cards_on_the_discard_pile() -> None:
    t = table(3, "vizier").market(denar="garden_9_e").hand(1, "denar-4", "denar-5", "ducat-1")
    window(t).play("use")
    assert active(t) == [True, False, True]
    discarded = len(t.state.discard)
    t.play("buy denar denar-4+denar-5")
    assert t.player(1, 1)["hand"] == ["ducat-1"]
    assert len(t.state.discard) == discarded + 2
    assert sorted(t.box.card_name(card) for card in t.state.discard[-2:]) == ["denar-4", "denar-5"]
    assert t.asked() == "place"


@pytest.mark.rule("ALH-12.7")
def test_a_special_purchase_must_be_paid_exactly() -> None:
    t = table(3, "vizier").market(denar="garden_9_e", ducat="tower_8_nes", dirham=None, florin="pavilion_8_open")
    t.hand(1, "denar-4", "denar-6", "ducat-8")
    window(t).play("use")
    assert t.legal() == {"buy ducat ducat-8"}
    assert says(t.refused("buy denar denar-4+denar-6"), "payment-not-exact", "ALH-12.7", sum=10, price=9)
    assert says(t.refused("buy denar"), "no-exact-payment", "ALH-12.7", currency="denar", price=9)
    assert says(t.refused("buy denar ducat-8"), "wrong-currency", "ALH-5.1", currency="denar", other="ducat")
    assert says(t.refused("buy denar denar-4"), "payment-too-low", "ALH-5.1", sum=4, price=9)


@pytest.mark.rule("ALH-12.7")
def test_only_an_occupied_slot_can_be_bought_from() -> None:
    t = table(3, "vizier", vizier_may_end_game=False).market(denar="garden_9_e", dirham="tower_9_es").bag()
    t.hand(1, "denar-9").hand(2, "denar-9", "dirham-9")
    window(t).play("use", "buy denar denar-9", "keep garden_9_e", "use")
    assert says(t.refused("buy denar denar-9"), "slot-empty", "ALH-5.1", slot="denar")


@pytest.mark.rule("ALH-12.7")
@pytest.mark.rule("ALH-16.5")
def test_after_a_special_purchase_there_is_no_extra_action_no_redesign_and_no_hut() -> None:
    t = table(3, "vizier+huts").market(denar="garden_9_e").reserve(1, "garden_11_open").hand(1, "denar-9", "ducat-1")
    window(t).play("use")
    for other in (
        "take florin-2",
        "place garden_11_open 1,0",
        "remove 0,0",
        "swap garden_11_open 0,0",
        "hut tower",
        "reactivate",
    ):
        assert t.refused(other).id == "refused-wrong-moment"
    t.play("buy denar denar-9")
    assert {notation.split()[0] for notation in t.legal()} == {"place", "keep"}
    assert {notation.split()[1] for notation in t.legal()} == {"garden_9_e"}
    t.play("place garden_9_e 1,0")
    assert (t.asked(), t.match.actor) == ("vizier", 2)


@pytest.mark.rule("ALH-12.7")
def test_the_tile_is_placed_under_the_building_rules_or_put_into_the_reserve() -> None:
    t = table(3, "vizier").market(denar="garden_9_e").hand(1, "denar-9")
    window(t).play("use", "buy denar denar-9")
    assert says(t.refused("place garden_9_e -1,0"), "place-sides", "ALH-6.7", tile="garden_9_e")
    assert t.refused("pass").id == "refused-wrong-moment"
    t.play("keep garden_9_e")
    assert t.reserve_of(1) == ["garden_9_e"]


@pytest.mark.rule("ALH-12.7")
@pytest.mark.rule("ALH-16.5")
def test_with_two_players_the_tile_may_be_given_to_dirk() -> None:
    t = table(2, "vizier").market(denar="garden_9_e").hand(1, "denar-9").dirk()
    window(t).play("use", "buy denar denar-9", "give garden_9_e")
    assert t.view()["dirk"]["tiles"] == ["garden_9_e"]


@pytest.mark.rule("ALH-12.8")
def test_after_a_special_purchase_the_market_is_refilled_and_the_display_is_not() -> None:
    """The display is short because deck and discard pile were empty; now cards lie on the pile, but they stay there."""
    t = table(3, "vizier").market(denar="garden_9_e").next_tiles("tower_11_n").hand(1, "denar-9")
    t.display("florin-1", "florin-2", "florin-3").deck()
    t.state.discard.clear()
    t.play("take florin-1")
    assert t.shown() == ["florin-2", "florin-3"]
    t.play("use", "buy denar denar-9", "keep garden_9_e")
    assert t.slot("denar") == "tower_11_n"
    assert t.shown() == ["florin-2", "florin-3"]
    assert len(t.state.discard) == 1


@pytest.mark.rule("ALH-12.8")
def test_a_special_purchase_draws_no_card_and_so_no_scoring_card() -> None:
    t = table(3, "vizier").market(denar="garden_9_e").hand(1, "denar-9")
    window(t)
    t.next_cards("scoring_card_1")
    deck = len(t.state.deck)
    events = t.play("use", "buy denar denar-9", "keep garden_9_e")
    assert not told(events, "scoring")
    assert len(t.state.deck) == deck


@pytest.mark.rule("ALH-12.9")
@pytest.mark.rule("ALH-EX-18")
@pytest.mark.parametrize("how", WINDOWS)
def test_the_next_player_has_the_regular_turn_also_after_a_special_purchase(how: str) -> None:
    t = table(3, "vizier", vizier_window=how).market(denar="garden_9_e").hand(1, "denar-9")
    window(t)
    if how == "sequential":
        t.play("use", "buy denar denar-9", "keep garden_9_e")
        assert pass_all(t, "vizier") == [2, 0]
    else:
        answer(t, {0: "pass", 1: "use", 2: "pass"})
        t.play("buy denar denar-9", "keep garden_9_e")
        answer(t, {0: "pass", 2: "pass"})
    assert (t.asked(), t.match.actor) == ("action", 1)


@pytest.mark.rule("ALH-12.9")
def test_nobody_loses_a_turn_by_special_purchases_of_others() -> None:
    t = table(3, "vizier").market(denar="garden_9_e").hand(0, "denar-9")
    window(t).play("pass", "pass", "use", "buy denar denar-9", "keep garden_9_e")
    pass_all(t, "vizier")
    assert (t.asked(), t.match.actor) == ("action", 1)
    take_a_card(t)
    pass_all(t, "vizier")
    assert (t.asked(), t.match.actor) == ("action", 2)


def four_tiles_and_an_empty_bag(may_end: bool) -> Table:
    t = table(3, "vizier", vizier_may_end_game=may_end)
    t.market(florin="pavilion_6_n", dirham="garden_10_w", denar="tower_9_es", ducat="arcades_8_e").bag()
    t.hand(0, "denar-9").hand(1, "florin-2").hand(2, "ducat-8", "florin-1", "dirham-1")
    return t


@pytest.mark.rule("ALH-12.10")
@pytest.mark.rule("ALH-EX-27")
def test_a_special_purchase_that_leaves_a_slot_empty_ends_the_game() -> None:
    t = four_tiles_and_an_empty_bag(True)
    # seat 0 takes florin-1 and has 1 florin; seat 1 has 2: the pavilion is seat 1's
    window(t).play("pass", "use", "buy ducat ducat-8")
    events = t.play("keep arcades_8_e")
    assert [event.rule for event in told(events, "end-market")] == ["ALH-12.10"]
    assert not told(events, "vizier-pass")
    assert [(event.seat, event.parts["tile"]) for event in told(events, "last-tile")] == [
        (1, "pavilion_6_n"),
        (2, "garden_10_w"),
        (0, "tower_9_es"),
    ]
    # the winners place, clockwise from the player who would have been next
    placed = []
    while t.asked() == "place":
        placed.append(t.match.actor)
        t.play(min(t.legal("keep")))
    assert placed == [1, 2, 0]
    assert t.match.over


@pytest.mark.rule("ALH-12.10")
@pytest.mark.rule("ALH-EX-27")
def test_hands_as_they_are_after_the_payment_decide_about_the_last_tiles() -> None:
    """Seat 2 had the most florins, but has paid for the ducat tile with them and an exchange card."""
    t = table(3, "vizier+exchange_cards").market(florin="pavilion_6_n", ducat="arcades_8_e").bag()
    t.hand(0).hand(1, "florin-2").hand(2, "florin-8", "exchange_florin_ducat")
    window(t).play("pass", "use", "buy ducat florin-8+exchange_florin_ducat")
    events = t.play("keep arcades_8_e")
    assert [(event.seat, event.parts["tile"]) for event in told(events, "last-tile")] == [(1, "pavilion_6_n")]


@pytest.mark.rule("ALH-12.10")
@pytest.mark.rule("ALH-EX-27")
def test_by_option_a_special_purchase_does_not_end_the_game_but_the_next_turn_does() -> None:
    t = four_tiles_and_an_empty_bag(False)
    window(t).play("pass", "use", "buy ducat ducat-8", "keep arcades_8_e")
    assert t.slot("ducat") is None
    assert pass_all(t, "vizier") == [1, 0]
    assert (t.asked(), t.match.actor) == ("action", 1)
    events = take_a_card(t)
    assert [event.rule for event in told(events, "end-market")] == ["ALH-10.1"]


@pytest.mark.rule("ALH-12.10")
@pytest.mark.parametrize("how", WINDOWS)
def test_with_a_tile_left_to_fill_the_slot_the_game_goes_on(how: str) -> None:
    t = table(3, "vizier", vizier_window=how).market(denar="garden_9_e").bag("tower_11_n").hand(1, "denar-9")
    window(t)
    if how == "sequential":
        t.play("use")
    else:
        answer(t, {0: "pass", 1: "use", 2: "pass"})
    t.play("buy denar denar-9", "keep garden_9_e")
    assert t.slot("denar") == "tower_11_n"
    assert t.asked() == "vizier"


@pytest.mark.rule("ALH-12.10")
@pytest.mark.rule("ALH-10.8")
@pytest.mark.parametrize(("may_end", "over"), [(True, True), (False, False)])
def test_with_the_end_at_an_empty_bag_a_special_purchase_that_empties_it_ends_the_game(
    may_end: bool, over: bool
) -> None:
    t = no_money(table(3, "vizier", end_trigger="bag_empty", vizier_may_end_game=may_end))
    t.market(denar="garden_9_e").bag("tower_11_n").hand(1, "denar-9").hand(2, "dirham-1").hand(0, "ducat-1", "dirham-1")
    window(t).play("use", "buy denar denar-9")
    events = t.play("keep garden_9_e")
    assert bool(told(events, "end-market")) == over
    assert (t.asked() == "vizier") != over


@pytest.mark.rule("ALH-12.11")
def test_an_inactive_stone_cannot_be_used() -> None:
    t = table(3, "vizier").stone(1, False).market(denar="garden_9_e").hand(1, "denar-9")
    window(t)
    assert t.match.actor == 2
    assert t.refused("use", seat=1).id == "refused-not-your-turn"
    assert pass_all(t, "vizier") == [2, 0]


@pytest.mark.rule("ALH-12.11")
def test_a_player_makes_at_most_one_special_purchase_in_a_window() -> None:
    t = table(3, "vizier").market(denar="garden_9_e", dirham="tower_9_es").hand(1, "denar-9", "dirham-9")
    window(t).play("use", "buy denar denar-9", "keep garden_9_e")
    assert pass_all(t, "vizier") == [2, 0]
    assert t.slot("dirham") == "tower_9_es"


@pytest.mark.rule("ALH-12.12")
@pytest.mark.rule("ALH-EX-19")
def test_reactivating_is_the_last_action_and_the_stone_serves_in_the_window_after_the_turn() -> None:
    t = (
        table(3, "vizier")
        .market(denar="garden_9_e", dirham="tower_9_es")
        .stone(0, False)
        .hand(0, "denar-9", "dirham-9")
    )
    t.play("buy denar denar-9", "reactivate")
    assert t.asked() == "place"
    assert active(t) == [True, True, True]
    t.play("keep garden_9_e", "pass", "pass")
    assert (t.asked(), t.match.actor) == ("vizier", 0)
    t.play("use", "buy dirham dirham-9", "keep tower_9_es")
    assert active(t) == [False, True, True]


@pytest.mark.rule("ALH-12.12")
def test_an_active_stone_cannot_be_reactivated() -> None:
    t = table(3, "vizier").stone(1, False)
    assert says(t.refused("reactivate"), "vizier-active", "ALH-12.12")
    assert "reactivate" not in t.legal()
    window(t)
    pass_all(t, "vizier")
    assert t.match.actor == 1
    assert "reactivate" in t.legal()
    t.play("reactivate")
    assert active(t) == [True, True, True]
    assert pass_all(t, "vizier") == [2, 0, 1]


@pytest.mark.rule("ALH-12.12")
def test_reactivating_alone_is_a_whole_turn() -> None:
    t = table(3, "vizier").stone(0, False).stone(1, False).stone(2, False)
    events = t.play("reactivate")
    assert [(event.seat, event.rule) for event in told(events, "reactivate")] == [(0, "ALH-12.12")]
    assert pass_all(t, "vizier") == [0]
    assert (t.asked(), t.match.actor) == ("action", 1)


@pytest.mark.rule("ALH-12.13")
def test_stones_are_worth_nothing_at_the_end() -> None:
    t = table(3, "vizier").stone(1, False)
    score(t, 3)
    assert t.match.over
    assert t.match.scores() == [0, 0, 0]


@pytest.mark.rule("ALH-12.13")
def test_stones_cannot_be_used_while_the_last_tiles_are_placed() -> None:
    t = table(3, "vizier").market(florin=None, dirham=None, denar="garden_9_e", ducat="tower_9_es").bag()
    t.hand(0).hand(1, "denar-9", "ducat-8").hand(2, "ducat-9")
    take_a_card(t)
    assert (t.asked(), t.match.actor) == ("place", 1)
    assert t.refused("use", seat=1).id == "refused-wrong-moment"
    assert t.refused("use", seat=2).id == "refused-not-your-turn"


@pytest.mark.rule("ALH-12.14")
def test_a_special_purchase_is_no_action_of_the_turn_that_follows() -> None:
    """Seat 1 buys in the window; its turn then still begins with a first action and has room for four purchases and one action."""
    t = table(3, "vizier").market(florin="pavilion_6_n", dirham="garden_10_w", denar="tower_9_es", ducat="arcades_8_e")
    t.next_tiles("pavilion_7_e").hand(1, "florin-6", "florin-7", "dirham-9", "dirham-1", "denar-9", "ducat-8")
    window(t).play("use", "buy florin florin-6", "keep pavilion_6_n")
    pass_all(t, "vizier")
    assert (t.asked(), t.match.actor) == ("action", 1)
    assert t.refused("pass").id == "refused-must-act"
    t.play("buy florin florin-7", "buy dirham dirham-1+dirham-9", "buy denar denar-9", "buy ducat ducat-8")
    assert t.asked() == "extra-action"
    take_a_card(t)
    assert t.asked() == "place"
    assert len(t.state.pending) == 4


@pytest.mark.rule("ALH-12.14")
def test_a_special_purchase_opens_no_window_of_its_own() -> None:
    """The order is still that of the turn that has ended: the buyer's neighbour does not come first."""
    t = table(4, "vizier").market(denar="garden_9_e").hand(2, "denar-9")
    window(t).play("pass", "use", "buy denar denar-9", "keep garden_9_e")
    assert pass_all(t, "vizier") == [1, 3, 0]
    assert (t.asked(), t.match.actor) == ("action", 1)


@pytest.mark.rule("ALH-12.14")
def test_a_tile_bought_in_the_window_scores_like_any_other() -> None:
    t = table(3, "vizier").market(denar="garden_9_e").hand(1, "denar-9")
    row(t, 0, "garden_11_open")
    window(t).play("use", "buy denar denar-9", "place garden_9_e 1,0")
    pass_all(t, "vizier")
    score(t, 1)
    assert points(t, 1, "garden") == [2, 2, 0]


@pytest.mark.rule("ALH-12.12")
def test_without_the_module_there_is_no_stone_to_reactivate() -> None:
    assert "reactivate" not in table(3).legal()
