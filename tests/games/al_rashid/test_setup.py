"""Chapter 2: setup."""

from __future__ import annotations

import pytest

from majlis.games.al_rashid.box import PALACES
from majlis.games.al_rashid.game import GAME
from majlis.games.al_rashid.mercenaries import kind_of
from majlis.games.al_rashid.state import FACE_UP, SEEN_SHIFT, RashidState
from tests.games.al_rashid.builder import Table, seen
from tests.games.kit import told

SEATS = [2, 3, 4, 5]
BOX = GAME.read_box(None)


def state_of(seats: int, seed: str) -> RashidState:
    state = GAME.state(seats, {}, seed)
    assert isinstance(state, RashidState)
    return state


@pytest.mark.rule("RAS-2.1", "RAS-EX-42")
def test_territories_are_filled_as_printed() -> None:
    t = Table(GAME.start(5, {}, "1"))
    assert t.left_on("silk_road") == {"hardwood": 1, "metal": 1, "spice": 2, "silk": 4, "credit": 1}
    assert t.left_on("spice_road") == {"hardwood": 2, "pottery": 1, "spice": 4, "silk": 1, "credit": 1}
    assert t.left_on("sarmatia") == {"hardwood": 2, "pottery": 1, "metal": 5, "credit": 1}
    assert t.left_on("mare_indianum") == {"hardwood": 4, "spice": 1, "silk": 1}
    assert t.left_on("abbasid_caliphate") == {"hardwood": 2, "pottery": 3, "metal": 1, "spice": 1}
    assert t.left_on("mare_internum") == {"hardwood": 2, "pottery": 4, "metal": 1, "credit": 1}
    assert t.left_on("nilus_valley") == {"hardwood": 4, "pottery": 1, "metal": 2}
    totals = [sum(area["goods"][good] for area in t.view()["areas"][PALACES:]) for good in BOX.goods]
    assert totals == [17, 10, 10, 8, 6]
    assert (sum(totals), sum(t.state.land_credits)) == (51, 4)


@pytest.mark.rule("RAS-2.2")
def test_the_first_round_is_round_1() -> None:
    assert seen(GAME.start(3, {}, "1"))["round"] == 1


@pytest.mark.rule("RAS-2.3", "RAS-EX-42")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 32), (3, 32), (4, 48), (5, 48)])
def test_offices_in_play_by_number_of_players(seats: int, tiles: int) -> None:
    areas = seen(GAME.start(seats, {}, "1"))["areas"][:PALACES]
    assert sum(sum(area["offices"].values()) for area in areas) == tiles
    for area in areas:
        twice = seats >= 4 and area["area"] not in ("politics", "caliph")
        assert set(area["offices"].values()) == {2 if twice else 1}
    assert [len(area["offices"]) for area in areas] == [4, 4, 4, 4, 8, 8]


@pytest.mark.rule("RAS-2.4")
def test_mercenary_tiles_are_shuffled_by_colour() -> None:
    reds = [tuple(state_of(3, seed).red) for seed in "12345"]
    blues = [tuple(state_of(3, seed).blue) for seed in "12345"]
    assert len(set(reds)) == len(set(blues)) == 5
    assert all({BOX.tile_colours[kind] for kind in stack} == {0} for stack in reds)
    assert all({BOX.tile_colours[kind] for kind in stack} == {1} for stack in blues)
    assert all(list(stack) != sorted(stack) for stack in reds)
    assert tuple(state_of(3, "1").red) == reds[0]


@pytest.mark.rule("RAS-2.5")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_starts_with_one_piece_of_each_kind_and_nothing_else(seats: int) -> None:
    for player in seen(GAME.start(seats, {}, "3"))["players"]:
        assert player["family"] == player["home"] == {"pasha": 1, "merchant": 1, "sage": 1}
        assert (player["credits"], player["influence"], player["shame"], player["offices"]) == (0, 0, 0, [])


@pytest.mark.rule("RAS-2.6")
def test_the_turn_order_is_random() -> None:
    orders = {tuple(seen(GAME.start(3, {}, f"{seed:x}"))["order"]) for seed in range(60)}
    assert len(orders) == 6
    match = GAME.start(4, {}, "1")
    assert sorted(seen(match)["order"]) == [0, 1, 2, 3]
    event = told(match.opening, "first-order")[0]
    assert event.parts["seats"] == [str(seat) for seat in seen(match)["order"]]


@pytest.mark.rule("RAS-2.7")
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_starting_goods_go_by_the_place_in_the_turn_order(seed: str) -> None:
    t = Table(GAME.start(5, {}, seed))
    expected = [
        ({"hardwood": 1, "pottery": 1, "metal": 1}, 6),
        ({"hardwood": 2, "pottery": 1, "metal": 1}, 7),
        ({"hardwood": 3, "pottery": 1, "metal": 1}, 8),
        ({"hardwood": 2, "pottery": 2, "metal": 1}, 9),
        ({"hardwood": 1, "pottery": 1, "metal": 1, "spice": 1}, 10),
    ]
    for seat, (goods, worth) in zip(t.state.order, expected, strict=True):
        assert t.stock(seat) == goods
        assert t.player(seat)["wealth"] == worth


@pytest.mark.rule("RAS-2.8", "RAS-EX-42")
def test_one_setup_crisis_is_carried_out_and_the_turn_crises_are_shuffled() -> None:
    drawn = set()
    coming = set()
    for seed in range(40):
        state = state_of(5, f"{seed:x}")
        crisis = BOX.setup_crises[state.setup_crisis]
        drawn.add(crisis.number)
        coming.add(tuple(state.crises))
        lying = [(tile & 7, BOX.tile_colours[kind_of(tile)]) for tile in state.occupiers]
        assert lying == list(zip(crisis.lands, crisis.colours, strict=True))
        assert len(lying) in (3, 4)
        assert all(not tile & FACE_UP and tile >> SEEN_SHIFT == 0 for tile in state.occupiers)
        assert sorted(state.crises) == list(range(8))
    assert drawn == {1, 2, 3}
    assert len(coming) > 35


@pytest.mark.rule("RAS-2.9", "RAS-EX-42")
@pytest.mark.parametrize("seats", SEATS)
def test_then_each_draws_a_tile_of_the_colour_it_likes_in_turn_order(seats: int) -> None:
    t = Table(GAME.start(seats, {}, "2"))
    order = list(t.state.order)
    for number, seat in enumerate(order):
        assert t.asks() == (seat, "draw")
        assert t.legal() == {"draw red", "draw blue"}
        t.play("draw red" if number % 2 else "draw blue")
    assert t.asks() == (order[0], "place")
    for number, seat in enumerate(order):
        assert t.player(seat)["mercenaries"] == ({"red": 1, "blue": 0} if number % 2 else {"red": 0, "blue": 1})


@pytest.mark.rule("RAS-2.10")
def test_two_players_play_by_the_same_rules() -> None:
    two, three = GAME.start(2, {}, "1"), GAME.start(3, {}, "1")
    for match in (two, three):
        assert [area["offices"] for area in seen(match)["areas"][:PALACES]] == [
            {BOX.offices[i].id: 1 for i in BOX.offices_of[palace]} for palace in range(PALACES)
        ]
    t = (
        Table(two)
        .bare()
        .placing()
        .put("trade", 0, "sage")
        .put("trade", 1, "sage")
        .goods(0, silk=1)
        .goods(1, silk=1)
        .resolve("trade")
    )
    assert t.match.prompt is not None
    t.play("ask -")
    assert t.match.prompt.facts == {"area": "trade", "rank": 2}
