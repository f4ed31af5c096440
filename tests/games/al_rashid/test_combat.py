"""Chapter 9, first part: the combat for a territory. Commitments are compared with trying every multiset of tiles."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from majlis.games.al_rashid.combat import winning
from majlis.games.al_rashid.game import GAME
from tests.games.al_rashid.builder import Table, table
from tests.games.kit import refusal, told

BOX = GAME.read_box(None)
A, B, C, D = 0, 1, 2, 3


def battle(area: str, *tiles: str, seats: int = 3, present: tuple[int, ...] = (0, 1)) -> Table:
    """These seats, in rank order, are in a territory with these tiles."""
    t = table(seats).tiles(area, *tiles)
    for number, seat in enumerate(present):
        t.put(area, seat, *["sage"] * (len(present) - number))
    last = seats - 1
    return t.put("trade", last, "merchant").put("wisdom", last, "pasha")


@pytest.mark.rule("RAS-9.1")
def test_without_tiles_there_is_no_combat() -> None:
    t = battle("sarmatia").resolve("sarmatia")
    assert t.asks() == (0, "trade")
    t = battle("sarmatia", "red-2").hand(0, "red-3").resolve("sarmatia")
    assert t.asks() == (0, "fight")
    t.play("fight red-3")
    assert t.asks() == (0, "trade")


@pytest.mark.rule("RAS-9.2")
def test_all_tiles_are_turned_face_up_and_stay_so() -> None:
    t = battle("sarmatia", "red-2", "blue-4").hand(0, "red-3").turn(0)
    heard = t.play("resolve sarmatia")
    assert told(heard, "turned-up")[0].parts == {"area": "sarmatia", "tiles": ["red-2", "blue-4"]}
    t.play("flee")
    tiles = t.area("sarmatia", viewer=None)["tiles"]
    assert [(tile["colour"], tile["value"], tile["face_up"]) for tile in tiles] == [("red", 2, True), ("blue", 4, True)]


@pytest.mark.rule("RAS-9.3")
def test_all_players_present_are_lined_up_in_rank_order() -> None:
    t = battle("sarmatia", "red-4", seats=5, present=(3, 0, 4, 1, 2))
    for seat in range(5):
        t.hand(seat, "red-2")
    t.resolve("sarmatia")
    asked = []
    while t.asked() == "fight":
        asked.append(t.match.actor)
        t.play("flee")
    assert asked == [3, 0, 4, 1, 2]


@pytest.mark.rule("RAS-9.4")
def test_fight_or_flee() -> None:
    t = battle("sarmatia", "red-2").hand(0, "red-3", "blue-4").resolve("sarmatia")
    assert t.legal() == {"fight red-3", "flee"}
    assert t.refused("fight -") == refusal("fight-with-nothing", "RAS-9.4")
    assert t.refused("fight blue-4") == refusal("colour-not-there", "RAS-9.6", colour="blue", area="sarmatia")
    assert t.refused("fight red-4") == refusal("tile-not-in-hand", "RAS-9.6", tile="red-4", have=0, count=1)
    assert t.refused("fight red-3+red-3") == refusal("tile-not-in-hand", "RAS-9.6", tile="red-3", have=1, count=2)


@pytest.mark.rule("RAS-9.4")
def test_a_player_without_a_tile_of_a_colour_present_must_flee() -> None:
    t = battle("sarmatia", "red-2").hand(0, "blue-4").hand(1, "red-4").turn(0)
    heard = t.play("resolve sarmatia")
    assert [event.seat for event in told(heard, "flee")] == [0]
    assert t.asks() == (1, "fight")
    assert t.shame(0) == 2


@pytest.mark.rule("RAS-9.5")
def test_fleeing_costs_two_shame_and_all_pieces_leave() -> None:
    t = battle("sarmatia", "red-2").hand(0, "red-4").hand(1, "red-4").resolve("sarmatia")
    t.play("flee")
    assert (t.shame(0), t.held(0), t.there("sarmatia")) == (2, ["red-4"], {1: {"sage": 1}})
    assert t.home(0)["sage"] == 2
    assert t.asks() == (1, "fight")


@pytest.mark.rule("RAS-9.6", "RAS-9.7", "RAS-8.15", "RAS-EX-26")
def test_a_tie_loses() -> None:
    t = battle("sarmatia", "red-3", "red-4").hand(0, "red-4", "red-3").hand(1, "red-2").resolve("sarmatia")
    # 7 against 7 is not a win, so all that is offered is a single tile in vain
    assert t.legal() == {"fight red-3", "fight red-4", "flee"}
    why = refusal("tile-superfluous", "RAS-9.13", tile="red-3", strength=7, enemy=7)
    assert t.refused("fight red-3+red-4") == why
    t.play("fight red-3")
    assert (t.shame(0), t.held(0), t.lying("sarmatia")) == (0, ["red-4"], ["red-3", "red-4"])
    assert 0 not in t.there("sarmatia")
    t = battle("sarmatia", "red-3", "red-4").offices(0, "strategist").hand(0, "red-4", "red-3").resolve("sarmatia")
    heard = t.play("fight red-3+red-4")
    assert told(heard, "beaten")[0].parts == {"colour": "red", "strength": 9, "enemy": 7, "area": "sarmatia"}
    assert (t.lying("sarmatia"), t.held(0)) == ([], [])
    assert t.asks() == (0, "trade")


@pytest.mark.rule("RAS-9.6")
def test_a_single_tile_against_its_equal_is_given_up_in_vain() -> None:
    t = battle("sarmatia", "red-4").hand(0, "red-4").hand(1, "red-2").resolve("sarmatia")
    heard = t.play("fight red-4")
    assert told(heard, "beaten") == []
    assert (t.lying("sarmatia"), t.held(0), t.shame(0)) == (["red-4"], [], 0)
    assert t.asks() == (1, "fight")


@pytest.mark.rule("RAS-9.6", "RAS-9.7", "RAS-EX-27")
def test_two_colours_are_compared_separately() -> None:
    def scene() -> Table:
        t = battle("sarmatia", "red-4", "red-3", "blue-3").hand(0, "blue-2", "blue-4", "red-2").hand(1, "red-4")
        return t.resolve("sarmatia")

    t = scene()
    assert t.legal() == {"fight blue-2", "fight blue-4", "fight red-2", "flee"}
    t.play("fight blue-2")
    assert (t.lying("sarmatia"), t.shame(0), t.held(0)) == (["red-4", "red-3", "blue-3"], 0, ["red-2", "blue-4"])
    t = scene()
    t.play("fight blue-4")
    assert (t.lying("sarmatia"), t.shame(0)) == (["red-4", "red-3"], 0)
    assert 0 not in t.there("sarmatia")
    assert t.asks() == (1, "fight")
    assert t.discarded() == ["blue-3", "blue-4"]
    t = scene()
    t.play("flee")
    assert t.shame(0) == 2


@pytest.mark.rule("RAS-9.6")
def test_both_colours_may_be_beaten_at_once() -> None:
    t = battle("sarmatia", "red-2", "blue-2").hand(0, "red-3", "blue-3", "blue-4").resolve("sarmatia")
    assert t.legal("fight") == {
        "fight red-3",
        "fight blue-3",
        "fight blue-4",
        "fight blue-3+red-3",
        "fight blue-4+red-3",
    }
    assert len(t.state.codes()) == 6  # each of them once, and to flee
    heard = t.play("fight blue-3+red-3")
    assert len(told(heard, "beaten")) == 2
    assert t.asks() == (0, "trade")


@pytest.mark.rule("RAS-9.6", "RAS-13.5")
def test_committed_tiles_are_lost_whatever_happens_and_lie_open() -> None:
    t = battle("sarmatia", "red-2").hand(0, "red-3", "red-4").resolve("sarmatia")
    event = told(t.play("fight red-4"), "fight")[0]
    assert event.seen_by(2) == {"tiles": ["red-4"], "area": "sarmatia"}
    assert set(event.shown) == {1, 2}
    assert (t.held(0), t.discarded()) == (["red-3"], ["red-2", "red-4"])


@pytest.mark.rule("RAS-9.7", "RAS-EX-29")
def test_the_winner_keeps_the_head_of_the_line_and_all_behind_him_are_safe() -> None:
    t = battle("sarmatia", "red-2", seats=4, present=(A, B, C, D)).hand(A, "red-3").hand(B, "red-4").resolve("sarmatia")
    t.play("flee", "fight red-4")
    assert t.asks() == (B, "trade")
    t.play("trade metal+metal+metal")
    assert t.asks() == (C, "trade")
    t.play("trade metal+metal")
    assert t.asks() == (D, "trade")
    t.play("trade pottery")
    assert [t.shame(seat) for seat in range(4)] == [2, 0, 0, 0]
    assert [t.stock(seat) for seat in range(4)] == [{}, {"metal": 3}, {"metal": 2}, {"pottery": 1}]


@pytest.mark.rule("RAS-9.7", "RAS-8.17", "RAS-EX-30")
def test_a_raider_takes_a_good_that_is_printed_there() -> None:
    t = (
        battle("nilus_valley", "red-2", seats=4, present=(A, B, C, D))
        .hand(A, "red-3")
        .hand(B, "red-4")
        .offices(B, "raider")
    )
    t.land("nilus_valley", hardwood=1).resolve("nilus_valley")
    t.play("flee", "fight red-4")
    assert t.asks() == (B, "raid")
    assert t.legal() == {"take hardwood", "take pottery", "take metal"}
    assert t.refused("take silk") == refusal("not-printed", "RAS-8.17", good="silk")
    t.play("take metal")
    assert t.stock(B) == {"metal": 1, "hardwood": 1}  # then the last item, which needs no question


@pytest.mark.rule("RAS-8.17", "RAS-8.4")
def test_two_raiders_take_two_goods_and_only_when_the_territory_is_clear() -> None:
    t = battle("silk_road", "red-2", seats=4).hand(0, "red-4").offices(0, "raider", "raider").resolve("silk_road")
    t.play("fight red-4", "take silk", "take silk")
    assert t.stock(0) == {"silk": 2}
    t = battle("silk_road", "red-2", "blue-4").hand(0, "red-4").offices(0, "raider").resolve("silk_road")
    t.play("fight red-4")  # blue is left
    assert (t.stock(0), t.asked() == "raid") == ({}, False)


@pytest.mark.rule("RAS-8.15")
def test_strategists_raise_every_committed_tile() -> None:
    t = battle("sarmatia", "red-4", "red-4").hand(0, "red-3", "red-3", "red-2").resolve("sarmatia")
    assert t.legal("fight") == {"fight red-2", "fight red-3"}
    t = (
        battle("sarmatia", "red-4", "red-4", seats=4)
        .offices(0, "strategist", "strategist")
        .hand(0, "red-3", "red-3", "red-2")
    )
    assert t.resolve("sarmatia").legal("fight") == {
        "fight red-2",
        "fight red-3",
        "fight red-3+red-3",
        "fight red-2+red-3",
    }


@pytest.mark.rule("RAS-9.8", "RAS-EX-28")
def test_if_all_fail_nobody_trades_and_everything_stays() -> None:
    t = battle("sarmatia", "red-4").hand(0, "red-3").hand(1, "red-2").resolve("sarmatia")
    heard = t.play("flee", "fight red-2")
    assert told(heard, "nobody-trades")
    assert (t.lying("sarmatia"), t.left_on("sarmatia")) == (
        ["red-4"],
        {"hardwood": 2, "pottery": 1, "metal": 5, "credit": 1},
    )
    assert t.area("sarmatia")["tiles"][0]["face_up"] is True
    assert (t.shame(0), t.shame(1)) == (2, 0)
    assert t.area("sarmatia")["resolved"] is True


# Commitments


Tiles = tuple[int, int, int]


def multisets(hand: Tiles) -> Iterator[Tiles]:
    yield from ((two, three, four) for two, three, four in product(*(range(n + 1) for n in hand)))


def strength(tiles: Tiles, bonus: int) -> int:
    return sum(n * (value + bonus) for n, value in zip(tiles, (2, 3, 4), strict=True))


def wins_without_waste(tiles: Tiles, enemy: int, bonus: int) -> bool:
    """RAS-9.13 by the letter."""
    total = strength(tiles, bonus)
    if total <= enemy:
        return False
    return all(total - (value + bonus) <= enemy for n, value in zip(tiles, (2, 3, 4), strict=True) if n)


@pytest.mark.rule("RAS-9.13")
@settings(derandomize=True, deadline=None, max_examples=200)
@given(st.tuples(st.integers(0, 5), st.integers(0, 5), st.integers(0, 5)), st.integers(2, 24), st.integers(0, 2))
def test_winning_commitments_agree_with_trying_every_multiset(hand: Tiles, enemy: int, bonus: int) -> None:
    found = [
        tuple(code >> 5 * kind & 31 for kind in range(3)) for code in winning(BOX, [*hand, 0, 0, 0], 0, 0, enemy, bonus)
    ]
    assert len(set(found)) == len(found)
    assert sorted(found) == sorted(tiles for tiles in multisets(hand) if wins_without_waste(tiles, enemy, bonus))


@pytest.mark.rule("RAS-9.13")
@pytest.mark.parametrize(("enemy", "most"), [(12, 16), (20, 28)])
def test_there_are_few_winning_commitments(enemy: int, most: int) -> None:
    full = [8, 16, 8, 0, 0, 0]
    assert (
        max(len(winning(BOX, full, 0, 0, other, bonus)) for other in range(2, enemy + 1) for bonus in range(3)) <= most
    )
    assert len(winning(BOX, full, 0, 0, enemy, 0)) == most


@pytest.mark.rule("RAS-9.13")
def test_the_tile_to_leave_out_is_one_without_which_the_fight_is_still_won() -> None:
    t = battle("sarmatia", "red-4").offices(0, "strategist").hand(0, "red-2", "red-4").resolve("sarmatia")
    why = refusal("tile-superfluous", "RAS-9.13", tile="red-2", strength=8, enemy=4)
    assert t.refused("fight red-2+red-4") == t.refused("fight red-4+red-2") == why
    t = battle("sarmatia", "red-3", "red-3", "blue-2").offices(0, "strategist")
    t.hand(0, "red-2", "red-4", "blue-3", "blue-4").resolve("sarmatia")
    needed = t.refused("fight blue-3+blue-4+red-2+red-4")
    assert needed.facts["tile"] == "blue-3", "without a red tile the six of the enemies would not be beaten"


@pytest.mark.rule("RAS-9.13")
def test_a_token_is_a_single_tile_and_stands_alone() -> None:
    t = battle("sarmatia", "red-4", "red-4", "blue-2").hand(0, "red-2", "red-3", "blue-3", "blue-4").resolve("sarmatia")
    assert t.legal("fight") == {"fight red-2", "fight red-3", "fight blue-3", "fight blue-4"}
    assert t.refused("fight red-2+red-3") == refusal("tile-superfluous", "RAS-9.13", tile="red-2", strength=5, enemy=8)
    assert t.refused("fight blue-3+red-2").facts["tile"] == "red-2"
    assert t.refused("fight blue-3+blue-4") == refusal(
        "tile-superfluous", "RAS-9.13", tile="blue-3", strength=7, enemy=2
    )


@pytest.mark.rule("RAS-9.6")
def test_only_the_tiles_of_this_territory_count() -> None:
    t = battle("sarmatia", "red-2").tiles("silk_road", "red-4").hand(0, "red-3").resolve("sarmatia")
    t.play("fight red-3")
    assert t.asks() == (0, "trade"), "three against two"
    assert t.lying("silk_road") == ["red-4"]


@pytest.mark.rule("RAS-9.3", "RAS-9.7")
def test_after_a_victory_nobody_else_of_the_line_has_to_fight() -> None:
    t = battle("sarmatia", "red-2", seats=4, present=(1, 0, 2)).hand(1, "red-3").hand(0, "red-4").resolve("sarmatia")
    t.play("fight red-3")
    assert t.asked() == "trade"
    assert t.match.actor == 1, "the winner stays at the head of the line"
