"""Chapter 10: the end of the game and who has won."""

from __future__ import annotations

import pytest

from tests.games.alhambra.builder import Table, table
from tests.games.kit import refusal, told

MARKET: dict[str, str | None] = {
    "florin": "pavilion_6_n",
    "dirham": "garden_10_w",
    "denar": "tower_9_es",
    "ducat": "arcades_8_e",
}
DISPLAY = ["florin-1", "dirham-2", "denar-8", "ducat-9"]


def last_purchase(seats: int = 3, modules: str = "", end_trigger: str = "cannot_refill") -> Table:
    """Seat 0 can buy the denar tile exactly and has nothing else; the others have nothing at all."""
    t = table(seats, modules, end_trigger=end_trigger).display(*DISPLAY).market(**MARKET)
    for seat in range(seats):
        t.hand(seat)
    return t.hand(0, "denar-9")


def buy_the_tower(t: Table) -> None:
    t.play("buy denar denar-9", "end", "keep tower_9_es")


def names(t: Table) -> list[str]:
    """The names of everything that happened at the last action."""
    return [event.name for event in t.heard]


def finish(t: Table) -> None:
    """End the game at once: the active player buys the denar tile and the bag is empty."""
    t.bag().play("buy denar denar-9", "end", "keep tower_9_es")


# When the game ends


@pytest.mark.rule("ALH-10.1")
@pytest.mark.parametrize(
    ("left", "over"), [([], True), (["tower_13_e"], False), (["tower_13_e", "tower_8_nes"], False)]
)
def test_the_game_ends_if_the_market_cannot_be_filled(left: list[str], over: bool) -> None:
    t = last_purchase().bag(*left)
    buy_the_tower(t)
    assert t.match.over == over
    assert ("event-end-market" in names(t)) == over


@pytest.mark.rule("ALH-10.1")
def test_an_empty_bag_ends_nothing_as_long_as_the_market_is_full() -> None:
    t = last_purchase().bag()
    t.play("take florin-1")
    assert (t.match.over, t.match.actor) == (False, 1)


@pytest.mark.rule("ALH-10.1", "ALH-10.3", "ALH-EX-15")
def test_the_end_and_the_last_tiles() -> None:
    t = table(3).market(**{**MARKET, "florin": "tower_8_nes"}).bag("pavilion_6_n")
    t.hand(0, "florin-7", "florin-8", "denar-9", "dirham-2").hand(1, "florin-7").hand(2, "florin-3", "dirham-5")
    t.play("buy florin florin-8", "buy denar denar-9", "end", "keep tower_8_nes")
    events = t.play("keep tower_9_es")
    assert [event.parts["tile"] for event in told(events, "tile-laid")] == ["pavilion_6_n"]
    assert told(events, "end-market") != []
    nobody = [(event.parts["tile"], event.parts["currency"]) for event in told(events, "last-tile-nobody")]
    assert nobody == [("pavilion_6_n", "florin"), ("arcades_8_e", "ducat")]
    won = [(event.seat, event.parts["tile"], event.parts["sum"]) for event in told(events, "last-tile")]
    assert won == [(2, "garden_10_w", 5)]
    assert (t.match.actor, t.asked(), t.pending()) == (2, "place", ["garden_10_w"])
    events = t.play("place garden_10_w -1,0")
    assert [event.parts["round"] for event in told(events, "scoring")] == [3]
    assert t.match.over
    assert t.match.breakdown(2)["round_3_garden"] == 20


@pytest.mark.rule("ALH-10.1", "ALH-EX-15")
def test_the_last_tile_of_the_bag_may_fill_the_last_slot() -> None:
    t = last_purchase().bag("tower_13_e")
    buy_the_tower(t)
    assert t.slot("denar") == "tower_13_e"
    assert t.state.bag == []
    assert (t.match.over, t.match.actor, t.asked()) == (False, 1, "action")


@pytest.mark.rule("ALH-10.2")
def test_a_scoring_card_in_the_last_refill_is_scored_before_the_end() -> None:
    t = last_purchase().bag().build(1, {"1,0": "garden_11_open"}).next_cards("scoring_card_2", "denar-1")
    t.play("buy denar denar-9", "take florin-1", "keep tower_9_es")
    order = names(t)
    assert order.index("event-scoring") < order.index("event-end-market")
    rounds = [event.parts["round"] for event in told(t.heard, "scoring")]
    assert rounds[0] == 2
    assert t.match.breakdown(1)["round_2_garden"] == 12


# Last tiles


@pytest.mark.rule("ALH-10.3")
def test_the_richest_in_a_currency_gets_its_tile_for_nothing() -> None:
    t = last_purchase().hand(1, "florin-2", "florin-2", "ducat-1").hand(2, "florin-3", "dirham-1")
    finish(t)
    assert t.pending() == ["pavilion_6_n", "arcades_8_e"]  # one player wins two
    t.play("keep pavilion_6_n", "keep arcades_8_e", "keep garden_10_w")
    assert t.reserve_of(1) == ["pavilion_6_n", "arcades_8_e"]
    assert t.reserve_of(2) == ["garden_10_w"]
    assert t.state.hand(1) == ["florin-2", "florin-2", "ducat-1"]
    assert t.state.hand(2) == ["florin-3", "dirham-1"]
    assert t.match.over


@pytest.mark.rule("ALH-10.3")
@pytest.mark.parametrize(
    ("first", "second", "third", "winner"),
    [
        (["ducat-5"], ["ducat-4"], [], 0),
        (["ducat-5"], ["ducat-5"], ["ducat-4"], -1),
        (["ducat-4"], ["ducat-5"], ["ducat-5"], -1),
        (["ducat-4"], ["ducat-4"], ["ducat-5"], 2),
        (["ducat-1", "ducat-4"], ["ducat-5"], [], -1),
        ([], [], [], -1),
        ([], [], ["ducat-1"], 2),
    ],
)
def test_a_tie_for_the_highest_total_leaves_the_tile_to_nobody(
    first: list[str], second: list[str], third: list[str], winner: int
) -> None:
    t = last_purchase().market(florin=None, dirham=None)
    t.hand(0, "denar-9", *first).hand(1, *second).hand(2, *third)
    finish(t)
    if winner < 0:
        assert t.match.over
        assert "arcades_8_e" in t.view()["left_over"]
        assert all("arcades_8_e" not in t.reserve_of(seat) for seat in range(3))
    else:
        assert (t.match.actor, t.pending()) == (winner, ["arcades_8_e"])


@pytest.mark.rule("ALH-10.4", "ALH-13.8", "ALH-14.12")
def test_exchange_and_bonus_cards_are_worth_nothing_when_the_last_tiles_are_given_out() -> None:
    t = last_purchase(3, "exchange_cards+bonus_cards").hand(1, "exchange_dirham_ducat", "exchange_florin_ducat")
    t.bonus(1, "bonus_garden_10", "bonus_tower_11").hand(2, "ducat-1")
    finish(t)
    assert (t.match.actor, t.pending()) == (2, ["arcades_8_e"])
    t.play("keep arcades_8_e")
    assert t.match.over
    assert t.reserve_of(1) == []


@pytest.mark.rule("ALH-10.4", "ALH-11.1")
def test_dirk_gets_none_of_the_last_tiles() -> None:
    t = last_purchase(2).hand(0, "denar-9", "ducat-1")
    before = t.dirk_has()
    finish(t)
    assert t.legal("give") == set()
    t.play("keep arcades_8_e")
    assert t.match.over
    assert t.dirk_has() == before


@pytest.mark.rule("ALH-10.5")
def test_the_winners_place_in_turn_order_under_the_building_rules_only() -> None:
    t = last_purchase(4).build(2, {"0,-1": "tower_7_new"}).reserve(2, "garden_11_open")
    t.hand(1, "ducat-3").hand(2, "florin-1", "dirham-1").turn(1).hand(1, "denar-9", "ducat-3").market(**MARKET)
    finish(t)
    assert (t.match.actor, t.asked(), t.pending()) == (2, "place", ["pavilion_6_n", "garden_10_w"])
    for notation in ("place garden_11_open 1,0", "keep garden_11_open"):
        assert t.refused(notation) == refusal("not-pending", "ALH-6.1", tile="garden_11_open")
    for notation in ("remove 0,-1", "swap garden_11_open 0,-1", "take denar-8", "give garden_10_w"):
        assert t.refused(notation).id == "refused-wrong-moment"
    assert t.refused("place garden_10_w 1,-1").id == "refused-place-unreachable"
    t.play("place garden_10_w -1,0")
    assert t.match.actor == 2
    t.play("keep pavilion_6_n")
    assert (t.match.actor, t.pending()) == (1, ["arcades_8_e"])  # who has just had the last turn comes last
    t.play("place arcades_8_e 1,0")
    assert t.match.over
    assert t.names_in(2) == {"0,-1": "tower_7_new", "-1,0": "garden_10_w"}


@pytest.mark.rule("ALH-10.5", "ALH-18.5")
def test_tiles_that_others_are_still_to_place_are_somewhere() -> None:
    t = last_purchase().hand(1, "florin-1").hand(2, "dirham-1", "ducat-1")
    before = t.state.pieces()
    finish(t)
    assert t.match.actor == 1
    assert t.state.pieces() == before
    t.play("keep pavilion_6_n")
    assert t.state.pieces() == before
    t.play("keep garden_10_w", "keep arcades_8_e")
    assert t.state.pieces() == before


@pytest.mark.rule("ALH-10.9")
def test_after_the_end_no_card_is_drawn_paid_or_discarded() -> None:
    t = last_purchase().hand(1, "florin-1").next_cards("scoring_card_1", "denar-4")
    finish(t)
    deck, discard, shown = list(t.state.deck), t.discarded(), t.shown()
    assert shown == DISPLAY
    t.play("keep pavilion_6_n")
    assert t.match.over
    assert (t.state.deck, t.discarded(), t.shown()) == (deck, discard, shown)
    assert t.state.hand(1) == ["florin-1"]


@pytest.mark.rule("ALH-10.9")
def test_cards_left_in_hand_are_worth_nothing() -> None:
    t = last_purchase().market(florin=None, dirham=None, ducat=None).hand(1, "florin-9", "ducat-9")
    finish(t)
    assert t.match.over
    assert t.match.scores() == [0, 0, 0]


@pytest.mark.rule("ALH-10.6")
def test_scoring_round_3_comes_last_and_earlier_rounds_that_never_came_are_skipped() -> None:
    t = last_purchase().build(1, {"1,0": "tower_11_open", "0,-1": "tower_7_new"}).build(2, {"1,0": "tower_12_open"})
    t.hand(2, "ducat-1")
    finish(t)
    assert t.match.scores() == [0, 0, 0]
    t.play("place arcades_8_e 0,1")
    assert t.match.over
    rounds = [event.parts["round"] for event in told(t.heard, "scoring")]
    assert rounds == [3]
    assert t.match.breakdown(1)["round_3_tower"] == 21
    assert t.match.breakdown(2)["round_3_tower"] == 13
    assert t.match.breakdown(2)["round_3_arcades"] == 18  # a last tile counts
    assert all(points == 0 for name, points in t.match.breakdown(1).items() if not name.startswith("round_3"))


# Who has won


@pytest.mark.rule("ALH-10.7")
def test_the_most_points_win_and_equal_points_share_a_rank() -> None:
    t = last_purchase(5).market(florin=None, dirham=None, ducat=None)
    t.build(1, {"1,0": "tower_11_open"}).build(3, {"1,0": "tower_12_open"})
    t.build(2, {"1,0": "garden_11_open"})
    finish(t)
    assert t.match.scores() == [0, 17, 20, 17, 0]
    assert t.match.ranking() == [4, 2, 1, 2, 4]
    shared = [(tie.id, tie.facts["first"], tie.facts["second"]) for tie in t.match.ties()]
    assert shared == [("event-tie-shared", 1, 3), ("event-tie-shared", 0, 4)]
    assert told(t.heard, "over")[0].parts["winners"] == ["2"]


@pytest.mark.rule("ALH-10.7")
def test_several_with_the_most_points_share_the_victory() -> None:
    t = last_purchase().market(florin=None, dirham=None, ducat=None)
    t.build(0, {"1,0": "tower_11_open"}).build(2, {"1,0": "tower_12_open"}).hand(2, "florin-9").reserve(2, "tower_13_e")
    finish(t)
    assert t.match.scores() == [17, 0, 17]
    assert t.match.ranking() == [1, 3, 1]
    assert told(t.heard, "over")[0].parts["winners"] == ["0", "2"]


# Other ways to end


@pytest.mark.rule("ALH-10.8")
@pytest.mark.parametrize(("end_trigger", "over"), [("cannot_refill", False), ("bag_empty", True)])
def test_an_empty_bag_ends_the_game_by_option_though_the_market_is_full(end_trigger: str, over: bool) -> None:
    t = last_purchase(end_trigger=end_trigger).bag("tower_13_e")
    buy_the_tower(t)
    assert t.match.over == over
    t = last_purchase(end_trigger=end_trigger).bag("tower_13_e", "tower_8_nes")
    buy_the_tower(t)
    assert not t.match.over


@pytest.mark.rule("ALH-10.8")
def test_with_the_option_too_the_last_tiles_are_given_out() -> None:
    t = last_purchase(end_trigger="bag_empty").bag("tower_13_e").hand(1, "denar-2")
    buy_the_tower(t)
    assert (t.match.actor, t.pending()) == (1, ["tower_13_e"])


@pytest.mark.rule("ALH-10.8")
def test_with_the_option_a_bag_that_was_empty_ends_the_game_at_the_next_refill() -> None:
    t = last_purchase(end_trigger="bag_empty").bag()
    t.play("take florin-1")
    assert "event-end-market" in names(t)


@pytest.mark.rule("ALH-10.8", "ALH-11.5")
@pytest.mark.parametrize("end_trigger", ["cannot_refill", "bag_empty"])
def test_a_bag_that_dirk_empties_ends_the_game_at_the_next_refill_only(end_trigger: str) -> None:
    t = last_purchase(2, end_trigger=end_trigger).bag("tower_13_e", "tower_8_nes").next_cards("scoring_card_1")
    t.play("buy denar denar-9", "take florin-1", "keep tower_9_es")
    assert t.state.bag == []
    assert "tower_8_nes" in t.dirk_has()
    assert (t.match.over, t.match.actor, t.asked()) == (False, 1, "action")
    t.play("take dirham-2")
    assert ("event-end-market" in names(t)) == (end_trigger == "bag_empty")


# Stalled games


def idle(t: Table, turns: int) -> int:
    """Let everybody take money; how many turns it took until the game ended, at most `turns`."""
    for turn in range(turns):
        t.play(sorted(t.legal("take"))[0])
        if t.state.hands_open:
            return turn + 1
    return -1


@pytest.mark.rule("ALH-10.10")
@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("rounds", [1, 3])
def test_the_game_ends_after_so_many_rounds_without_a_purchase(seats: int, rounds: int) -> None:
    t = table(seats, stall_rounds=rounds)
    assert idle(t, 40) == seats * rounds
    assert told(t.heard, "end-stalled")[0].rule == "ALH-10.10"
    assert "event-hand-open" in names(t)  # as in ALH-10.1: last tiles, then round 3


@pytest.mark.rule("ALH-10.10")
def test_a_stalled_game_ends_like_any_other() -> None:
    t = last_purchase().hand(0).hand(1, "ducat-9").build(2, {"1,0": "tower_11_open"})
    t.state.quiet = 30 * 3 - 1
    t.play("take florin-1")
    assert (t.match.actor, t.pending()) == (1, ["arcades_8_e"])
    t.play("keep arcades_8_e", "keep pavilion_6_n")
    assert t.match.over
    assert t.match.breakdown(2)["round_3_tower"] == 21


@pytest.mark.rule("ALH-10.10")
def test_thirty_rounds_are_the_default() -> None:
    t = table(2)
    assert t.match.options["stall_rounds"] == 30
    t.state.quiet = 58
    t.play(sorted(t.legal("take"))[0])
    assert not t.state.hands_open
    t.play(sorted(t.legal("take"))[0])
    assert t.state.hands_open


@pytest.mark.rule("ALH-10.10")
def test_a_purchase_restarts_the_count() -> None:
    t = table(3, stall_rounds=2).market(**MARKET)
    assert idle(t, 5) == -1
    t.hand(2, "denar-9").play("buy denar denar-9", "end", "keep tower_9_es")
    assert idle(t, 40) == 6


@pytest.mark.rule("ALH-10.10")
def test_without_the_option_a_stalled_game_goes_on() -> None:
    t = table(3, stall_rounds=0)
    t.state.quiet = 100_000
    assert idle(t, 30) == -1
