"""Chapter 11: two players, and Dirk."""

from __future__ import annotations

import pytest

from tests.games.alhambra.builder import Table, table
from tests.games.kit import refusal, told

DISPLAY = ["florin-1", "dirham-2", "denar-8", "ducat-9"]


def score(t: Table, round: int) -> None:
    """Let seat 0 take a card, and the scoring card of that round be drawn."""
    t.display(*DISPLAY).next_cards(f"scoring_card_{round}", "denar-4").play("take florin-1")


def bag_of(t: Table, size: int) -> Table:
    """Leave that many tiles in the bag."""
    return t.bag(*(t.box.tile_name(tile) for tile in t.state.bag[:size]))


def dirk_points(t: Table) -> dict[str, int]:
    points = t.view()["dirk"]["breakdown"]
    assert isinstance(points, dict)
    return points


def after_two_purchases(modules: str = "") -> Table:
    """EX-28: seat 0 has bought a seraglio and a tower exactly and has taken money."""
    t = table(2, modules).display(*DISPLAY).market(florin="seraglio_9_open", denar="tower_7_new")
    t.dirk("garden_12_s").hand(0, "florin-9", "denar-7")
    t.play("buy florin florin-9", "buy denar denar-7", "take florin-1")
    return t


@pytest.mark.rule("ALH-11.1")
def test_dirk_has_tiles_and_points_but_no_turn_hand_or_alhambra() -> None:
    t = table(2)
    view = t.view()
    assert len(view["players"]) == 2
    assert set(view["dirk"]) == {"tiles", "counts", "score", "breakdown"}
    order = []
    for _ in range(4):
        order.append(t.match.actor)
        t.play(sorted(t.legal("take"))[0])
    assert order == [0, 1, 0, 1]


@pytest.mark.rule("ALH-11.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_with_more_than_two_players_there_is_no_dirk(seats: int) -> None:
    t = table(seats)
    assert "dirk" not in t.view()
    assert t.dirk_has() == []


@pytest.mark.rule("ALH-11.2")
def test_dirk_begins_with_six_tiles_that_lie_open() -> None:
    t = table(2)
    event = told(t.match.opening, "dirk-draws")[0]
    assert event.rule == "ALH-11.2"
    drawn = event.parts["tiles"]
    assert isinstance(drawn, list)
    assert sorted(drawn) == sorted(t.dirk_has())
    assert len(t.dirk_has()) == 6
    for seat in (0, 1, None):
        assert event.seen_by(seat) == event.parts
        assert sorted(t.view(seat)["dirk"]["tiles"]) == sorted(t.dirk_has())


@pytest.mark.rule("ALH-11.3")
def test_72_money_cards_are_used() -> None:
    assert table(2).state.pieces()["money"] == 72
    assert table(3).state.pieces()["money"] == 108


# Scoring


@pytest.mark.rule("ALH-11.4", "ALH-11.5", "ALH-EX-16")
def test_dirk_takes_places_like_a_player_and_draws_a_third_of_the_bag_after_round_2() -> None:
    t = table(2).dirk("tower_13_e", "tower_11_n", "tower_11_s")
    t.build(0, {"1,0": "tower_11_open", "2,0": "tower_12_open"}).build(1, {"1,0": "tower_10_w"})
    bag_of(t, 17)
    score(t, 2)
    assert dirk_points(t)["round_2_tower"] == 13
    assert t.match.breakdown(0)["round_2_tower"] == 6
    assert t.match.breakdown(1)["round_2_tower"] == 0
    drawn = told(t.heard, "dirk-draws")[0].parts["tiles"]
    assert isinstance(drawn, list)
    assert len(drawn) == 5
    assert len(t.state.bag) == 12
    assert len(t.dirk_has()) == 8


@pytest.mark.rule("ALH-11.4")
def test_dirk_shares_places_with_those_he_is_tied_with() -> None:
    t = table(2).dirk("tower_13_e").build(0, {"1,0": "tower_11_open"})
    score(t, 1)
    assert dirk_points(t)["round_1_tower"] == 3
    assert t.match.breakdown(0)["round_1_tower"] == 3


@pytest.mark.rule("ALH-11.4")
@pytest.mark.parametrize("round", [1, 2])
def test_dirk_gets_no_points_for_walls(round: int) -> None:
    t = table(2).dirk("tower_7_new", "pavilion_2_new", "garden_6_esw")
    score(t, round)
    points = dirk_points(t)
    assert [points[f"round_{r}_wall"] for r in (1, 2, 3)] == [0, 0, 0]
    assert points[f"round_{round}_garden"] == (5 if round == 1 else 12)
    assert t.view()["dirk"]["score"] == sum(points.values())


# Drawing


@pytest.mark.rule("ALH-11.5", "ALH-18.3")
@pytest.mark.parametrize(
    ("round", "left", "drawn"),
    [(1, 20, 6), (1, 6, 6), (1, 4, 4), (1, 0, 0), (2, 20, 6), (2, 18, 6), (2, 17, 5), (2, 3, 1), (2, 2, 0), (2, 0, 0)],
)
def test_dirk_draws_six_after_round_1_and_a_third_after_round_2(round: int, left: int, drawn: int) -> None:
    t = bag_of(table(2).dirk("tower_7_new"), left)
    score(t, round)
    assert len(t.dirk_has()) == 1 + drawn
    assert len(t.state.bag) == left - drawn
    assert not t.match.over


@pytest.mark.rule("ALH-11.5")
def test_dirk_draws_after_the_scoring_from_what_the_market_has_left() -> None:
    t = table(2).display(*DISPLAY).market(denar="garden_9_e").hand(0, "denar-9").dirk("tower_13_e")
    t.bag("tower_9_es", "tower_9_ne", "tower_9_nw", "tower_8_nes").next_cards("scoring_card_1", "denar-4")
    t.play("buy denar denar-9", "take florin-1", "keep garden_9_e")
    assert t.slot("denar") == "tower_9_es"
    assert sorted(t.dirk_has()) == ["tower_13_e", "tower_8_nes", "tower_9_ne", "tower_9_nw"]
    assert dirk_points(t)["round_1_tower"] == 6  # for the one tower he had
    order = [event.name for event in t.heard]
    assert order.index("event-tile-laid") < order.index("event-scoring") < order.index("event-dirk-draws")
    assert told(t.heard, "dirk-draws")[0].rule == "ALH-11.5"


@pytest.mark.rule("ALH-11.5")
def test_dirk_draws_nothing_after_round_3() -> None:
    t = table(2, stall_rounds=1).dirk("tower_13_e")
    t.play(sorted(t.legal("take"))[0])
    t.play(sorted(t.legal("take"))[0])
    while not t.match.over:
        t.play(sorted(t.legal("keep"))[0])
    assert t.dirk_has() == ["tower_13_e"]
    assert dirk_points(t)["round_3_tower"] == 21


# Giving


@pytest.mark.rule("ALH-11.6", "ALH-EX-28")
@pytest.mark.parametrize(
    ("choices", "dirk", "reserve"),
    [
        (["place seraglio_9_open 1,0", "give tower_7_new"], ["tower_7_new"], []),
        (["give seraglio_9_open", "place tower_7_new 0,-1"], ["seraglio_9_open"], []),
        (["give tower_7_new", "give seraglio_9_open"], ["seraglio_9_open", "tower_7_new"], []),
        (["keep seraglio_9_open", "place tower_7_new 0,-1"], [], ["seraglio_9_open"]),
    ],
)
def test_each_bought_tile_may_be_given_to_dirk(choices: list[str], dirk: list[str], reserve: list[str]) -> None:
    t = after_two_purchases()
    assert t.legal("give") == {"give seraglio_9_open", "give tower_7_new"}
    t.play(*choices)
    assert sorted(t.dirk_has()) == sorted(["garden_12_s", *dirk])
    assert t.reserve_of(0) == reserve
    assert t.match.actor == 1


@pytest.mark.rule("ALH-11.6", "ALH-EX-28")
def test_a_tile_given_to_dirk_is_gone_and_makes_no_bonus_card_eligible() -> None:
    t = after_two_purchases("bonus_cards").bonus(0, "bonus_seraglio_9")
    event = t.play("give seraglio_9_open")[0]
    assert (event.name, event.rule, event.parts) == ("event-give", "ALH-11.6", {"tile": "seraglio_9_open"})
    assert t.match.asides(0) == []
    t.play("give tower_7_new")
    t.turn(0)
    assert not any("tower_7_new" in notation or "seraglio_9_open" in notation for notation in t.legal())
    t = after_two_purchases("bonus_cards").bonus(0, "bonus_seraglio_9")
    t.play("place seraglio_9_open 1,0")
    assert [str(action) for action in t.match.asides(0)] == ["reveal bonus_seraglio_9"]


@pytest.mark.rule("ALH-11.6")
def test_only_bought_tiles_can_be_given() -> None:
    t = table(2, "huts").reserve(0, "tower_7_new").build(0, {"1,0": "garden_11_open"})
    refused = t.refused("give tower_7_new")
    assert (refused.id, refused.rule) == ("refused-wrong-moment", "ALH-3.3")
    t.market(denar="garden_9_e").hand(0, "denar-9").play("buy denar denar-9", "hut tower")
    hut = t.pending()[1]
    assert t.legal("give") == {"give garden_9_e"}
    assert t.refused(f"give {hut}") == refusal("give-hut", "ALH-15.11", tile=hut)
    for name in ("tower_7_new", "garden_11_open"):
        assert t.refused(f"give {name}") == refusal("not-pending", "ALH-6.1", tile=name)


# Winning


@pytest.mark.rule("ALH-11.7")
@pytest.mark.parametrize(("dirk_can_win", "ranking", "winners"), [(False, [1, 2], ["0"]), (True, [2, 3], [])])
def test_dirk_is_ranked_only_by_option(dirk_can_win: bool, ranking: list[int], winners: list[str]) -> None:
    t = table(2, dirk_can_win=dirk_can_win, stall_rounds=1).dirk("tower_13_e", "tower_11_s", "garden_12_s")
    t.build(0, {"1,0": "pavilion_8_open"}).market(florin=None, dirham=None, denar=None, ducat=None).bag()
    t.play(sorted(t.legal("take"))[0])
    assert t.match.over
    assert t.match.scores() == [16, 0]
    assert t.view()["dirk"]["score"] == 21 + 20
    assert t.match.ranking() == ranking
    assert [(rival.score, rival.rank) for rival in t.match.rivals()] == [(41, 1 if dirk_can_win else 0)]
    assert told(t.heard, "over")[0].parts["winners"] == winners


@pytest.mark.rule("ALH-11.7")
def test_a_player_who_has_more_points_than_dirk_wins_either_way() -> None:
    t = table(2, dirk_can_win=True).dirk("pavilion_8_open").build(1, {"1,0": "tower_11_open"})
    t.market(florin=None, dirham=None, denar=None, ducat=None).bag()
    t.play(sorted(t.legal("take"))[0])
    assert t.match.ranking() == [3, 1]
    assert [rival.rank for rival in t.match.rivals()] == [2]
