"""Chapter 7: redesign the Alhambra, one tile or one pair per action."""

from __future__ import annotations

import pytest

from majlis.engine.action import Refusal
from tests.games.alhambra.builder import Table, table
from tests.games.kit import refusal

MEETS_TOWER = {"side": "w", "meets": "e", "wall": "theirs", "other": "0,-1", "neighbour": "tower_7_new"}
"""Why an open west side does not go beside tower_7_new."""
ROW = {"0,-1": "garden_10_open", "0,-2": "tower_11_n"}
PAIR = {"0,-1": "pavilion_6_n", "1,-1": "arcades_6_ne"}
RESERVE = ["tower_11_n", "pavilion_5_nw", "tower_11_open", "garden_9_e", "garden_12_s"]
BLOCK_CELLS = ["1,0", "2,0", "1,-1", "1,1", "2,1", "0,1", "2,-1", "0,-1"]


def why(name: str, rule: str, tile: str, cell: str, **facts: str) -> Refusal:
    return refusal(f"place-{name}", rule, tile=tile, cell=cell, **facts)


def wall(t: Table, seat: int = 0) -> int:
    length = t.player(seat)["wall"]
    assert isinstance(length, int)
    return length


def block() -> Table:
    """The second layout of EX-9: wall-less tiles all around (1,0)."""
    t = table()
    names = [name for name in t.box.tile_ids if name.endswith("_open")]
    return t.build(0, dict(zip(BLOCK_CELLS, names, strict=False)))


# Which actions there are


@pytest.mark.rule("ALH-6.1")
@pytest.mark.parametrize("notation", ["place tower_9_es", "place tower_9_es 0,1"])
def test_a_new_tile_is_placed_after_the_last_action(notation: str) -> None:
    """Whether or not there is a reserve: a further action after an exact payment still goes on without it."""
    t = table().market(denar="tower_9_es").hand(0, "denar-9").play_on("buy denar denar-9")
    assert t.refused("place tower_9_es 0,1") == refusal("place-later", "ALH-6.1")
    t.reserve(0, "garden_11_open")
    assert t.match.refuse(notation) == refusal("place-later", "ALH-6.1")
    t.play("end")
    assert t.allowed(notation)


@pytest.mark.rule("ALH-7.1")
@pytest.mark.parametrize("notation", ["place garden_11_open 1,0", "remove 0,-2", "swap tower_11_open 0,-1"])
def test_one_redesign_is_one_action_and_ends_the_turn(notation: str) -> None:
    t = table().build(0, ROW).reserve(0, "garden_11_open", "tower_11_open")
    t.play(notation)
    assert (t.match.actor, t.asked()) == (1, "action")


@pytest.mark.rule("ALH-7.1")
def test_moving_a_tile_takes_two_actions() -> None:
    t = table().build(0, ROW)
    t.play("remove 0,-2")
    assert t.refused("place tower_11_n 1,-1", seat=0).id == "refused-not-your-turn"
    t.turn(0).play("place tower_11_n 1,-1")
    assert t.names_in(0) == {"0,-1": "garden_10_open", "1,-1": "tower_11_n"}


@pytest.mark.rule("ALH-7.2")
def test_a_tile_of_the_reserve_is_placed_under_the_building_rules() -> None:
    t = table().build(0, {"0,-1": "tower_7_new"}).reserve(0, "pavilion_8_open", "garden_12_s", "pavilion_5_nw")
    assert t.refused("place pavilion_8_open 0,-1") == why("occupied", "ALH-6.4", "pavilion_8_open", "0,-1")
    assert t.refused("place pavilion_8_open 2,2") == why("no-contact", "ALH-6.6", "pavilion_8_open", "2,2")
    sides = why("sides", "ALH-6.7", "pavilion_8_open", "1,-1", **MEETS_TOWER)
    assert t.refused("place pavilion_8_open 1,-1") == sides
    assert t.refused("place pavilion_5_nw 1,-1") == why("unreachable", "ALH-6.8", "pavilion_5_nw", "1,-1")
    assert t.legal("place") == {
        *(f"place pavilion_8_open {cell}" for cell in ("-1,0", "1,0", "0,1")),
        *(f"place garden_12_s {cell}" for cell in ("-1,0", "1,0", "0,1")),
        "place pavilion_5_nw -1,0",
    }
    event = t.play("place garden_12_s -1,0")[0]
    assert (event.name, event.rule, event.parts) == ("event-build", "ALH-7.2", {"tile": "garden_12_s", "cell": "-1,0"})
    assert t.names_in(0) == {"0,-1": "tower_7_new", "-1,0": "garden_12_s"}
    assert t.reserve_of(0) == ["pavilion_5_nw", "pavilion_8_open"]


@pytest.mark.rule("ALH-7.2")
def test_only_the_own_reserve_is_placed() -> None:
    t = table().reserve(1, "garden_11_open")
    assert t.refused("place garden_11_open 0,1") == refusal("reserve-empty", "ALH-7.2")
    t.reserve(0, "garden_10_open")
    assert t.refused("place garden_11_open 0,1") == refusal("not-in-reserve", "ALH-7.2", tile="garden_11_open")
    assert t.refused("swap garden_11_open 0,1") == refusal("not-in-reserve", "ALH-7.5", tile="garden_11_open")


@pytest.mark.rule("ALH-7.2")
def test_a_gap_is_refused_to_a_tile_of_the_reserve_too() -> None:
    cells = ["0,-1", "1,0", "2,0", "2,-1", "0,-2"]
    names = ["garden_10_open", "garden_11_open", "tower_11_open", "tower_12_open", "arcades_9_open"]
    t = table().build(0, dict(zip(cells, names, strict=True))).reserve(0, "arcades_10_open")
    assert t.refused("place arcades_10_open 1,-2") == why("gap", "ALH-6.9", "arcades_10_open", "1,-2", other="1,-1")


# Removing


@pytest.mark.rule("ALH-7.3", "ALH-7.6", "ALH-EX-9")
def test_removing_must_not_cut_anything_off() -> None:
    t = table().build(0, ROW)
    assert t.legal("remove") == {"remove 0,-2"}
    cut = why("cut-off", "ALH-7.3", "garden_10_open", "0,-1", other="0,-2", neighbour="tower_11_n")
    assert t.refused("remove 0,-1") == cut
    assert t.refused("remove 0,0") == why("fountain", "ALH-7.6", "fountain", "0,0")
    event = t.play("remove 0,-2")[0]
    assert (event.name, event.rule, event.parts) == ("event-remove", "ALH-7.3", {"tile": "tower_11_n", "cell": "0,-2"})
    assert t.names_in(0) == {"0,-1": "garden_10_open"}
    assert t.reserve_of(0) == ["tower_11_n"]


@pytest.mark.rule("ALH-7.3", "ALH-7.4", "ALH-EX-9")
def test_removing_must_not_leave_a_gap() -> None:
    t = block()
    surrounded = t.names_in(0)["1,0"]
    assert t.refused("remove 1,0") == why("gap", "ALH-7.3", surrounded, "1,0", other="1,0")
    t.play("remove 2,1")
    assert "2,1" not in t.names_in(0)


@pytest.mark.rule("ALH-7.3")
def test_where_nothing_lies_nothing_is_removed() -> None:
    t = table()
    assert t.match.refuse("remove") == refusal("only-fountain", "ALH-7.3")
    assert t.refused("remove 3,3") == why("empty", "ALH-7.3", "", "3,3")
    assert t.refused("remove 500,3") == why("empty", "ALH-7.3", "", "500,3")


# Swapping


@pytest.mark.rule("ALH-7.5", "ALH-EX-10")
@pytest.mark.parametrize(("tile", "length"), [("tower_11_n", 3), ("pavilion_5_nw", 4), ("tower_11_open", 2)])
def test_a_swap_may_change_the_sides_towards_empty_cells(tile: str, length: int) -> None:
    t = table().build(0, PAIR).reserve(0, *RESERVE)
    assert wall(t) == 3
    event = t.play(f"swap {tile} 0,-1")[0]
    assert (event.name, event.rule) == ("event-swap", "ALH-7.5")
    assert event.parts == {"tile": tile, "old": "pavilion_6_n", "cell": "0,-1"}
    assert t.names_in(0) == {"0,-1": tile, "1,-1": "arcades_6_ne"}
    assert sorted(t.reserve_of(0)) == sorted([*(name for name in RESERVE if name != tile), "pavilion_6_n"])
    assert wall(t) == length


@pytest.mark.rule("ALH-7.5", "ALH-EX-10")
@pytest.mark.parametrize(
    ("tile", "sides"),
    [
        ("garden_9_e", {"side": "e", "meets": "w", "wall": "mine", "other": "1,-1", "neighbour": "arcades_6_ne"}),
        ("garden_12_s", {"side": "s", "meets": "n", "wall": "mine", "other": "0,0", "neighbour": "fountain"}),
    ],
)
def test_a_swap_must_keep_the_sides_towards_other_tiles(tile: str, sides: dict[str, str]) -> None:
    t = table().build(0, PAIR).reserve(0, *RESERVE)
    assert t.refused(f"swap {tile} 0,-1") == why("sides", "ALH-7.5", tile, "0,-1", **sides)
    assert f"swap {tile} 0,-1" not in t.legal("swap")


@pytest.mark.rule("ALH-7.5")
def test_a_swap_needs_a_tile_in_reserve_and_one_in_the_alhambra() -> None:
    t = table()
    assert t.match.refuse("swap") == refusal("reserve-empty", "ALH-7.5")
    t.reserve(0, "garden_9_e")
    assert t.match.refuse("swap") == refusal("swaps-nowhere", "ALH-7.5", tile="garden_9_e")
    assert t.refused("swap garden_9_e 1,0") == why("empty", "ALH-7.5", "garden_9_e", "1,0")
    assert t.refused("swap garden_9_e 500,0") == why("empty", "ALH-7.5", "garden_9_e", "500,0")


@pytest.mark.rule("ALH-7.6")
def test_the_fountain_is_neither_removed_nor_swapped() -> None:
    t = table().build(0, ROW).reserve(0, "garden_11_open")
    assert t.refused("remove 0,0") == why("fountain", "ALH-7.6", "fountain", "0,0")
    assert t.refused("swap garden_11_open 0,0") == why("fountain", "ALH-7.6", "garden_11_open", "0,0")
    assert "remove 0,0" not in t.legal()
    assert "swap garden_11_open 0,0" not in t.legal()


# What follows


@pytest.mark.rule("ALH-7.7")
def test_a_redesign_takes_effect_before_the_pending_tiles_are_placed() -> None:
    t = table().build(0, {"0,-1": "tower_7_new"}).market(denar="garden_9_e").hand(0, "denar-9")
    t.play("buy denar denar-9", "remove 0,-1")
    assert t.names_in(0) == {}
    assert t.asked() == "place"
    t.play("place garden_9_e 0,-1")
    assert t.names_in(0) == {"0,-1": "garden_9_e"}


@pytest.mark.rule("ALH-7.8")
def test_back_to_back_walls_become_outer_walls() -> None:
    cells = {"0,-1": "tower_7_new", "1,0": "arcades_9_open", "1,-1": "pavilion_5_nw"}
    t = table().build(0, cells)
    assert wall(t) == 3
    t.play("remove 0,-1")
    assert wall(t) == 2  # north and now west of the pavilion
    t = table().build(0, cells)
    t.play("remove 1,-1")
    assert wall(t) == 3  # west, north and now east of the tower


@pytest.mark.rule("ALH-7.1")
def test_what_a_person_may_point_at_covers_all_that_is_legal() -> None:
    t = table().build(0, PAIR).reserve(0, *RESERVE)
    tries = {str(action) for action in t.match.tries()}
    for verb in ("place", "remove", "swap"):
        assert t.legal(verb) <= tries
