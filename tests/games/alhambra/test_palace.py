"""The palace: the worked examples of chapters 6, 7, 9 and 15, and the quick answers against the literal ones."""

from __future__ import annotations

import random

import pytest

from majlis.games.alhambra.cells import MOST_TILES, ONE_STRETCH, E, N, S, W, cell_at, cell_x, cell_y, neighbour
from majlis.games.alhambra.faults import Fault, placing_fault, removing_fault, swapping_fault
from majlis.games.alhambra.palace import EMPTY, FOUNTAIN, Palace, Tables, new_palace
from tests.games.alhambra.palace_reference import Place, ReferencePalace, Tile

KINDS = ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"]
# fmt: off
BUILDINGS = [
    "pavilion_2_new", "pavilion_3_sw", "pavilion_4_es", "pavilion_5_nw", "pavilion_6_n", "pavilion_7_e",
    "pavilion_8_open", "seraglio_3_esw", "seraglio_4_ne", "seraglio_5_sw", "seraglio_6_es", "seraglio_7_w",
    "seraglio_8_s", "seraglio_9_open", "arcades_4_nes", "arcades_5_nw", "arcades_6_ne", "arcades_6_sw",
    "arcades_7_es", "arcades_8_n", "arcades_8_e", "arcades_9_open", "arcades_10_open", "chambers_5_nsw",
    "chambers_6_es", "chambers_7_ne", "chambers_7_sw", "chambers_8_nw", "chambers_9_s", "chambers_9_w",
    "chambers_10_open", "chambers_11_open", "garden_6_esw", "garden_7_nsw", "garden_8_ne", "garden_8_nw",
    "garden_8_sw", "garden_9_e", "garden_10_n", "garden_10_w", "garden_10_open", "garden_11_open", "garden_12_s",
    "tower_7_new", "tower_8_nes", "tower_9_ne", "tower_9_nw", "tower_9_es", "tower_10_w", "tower_11_n",
    "tower_11_s", "tower_11_open", "tower_12_open", "tower_13_e",
]
HUTS = [
    "hut_arcades_s", "hut_arcades_w", "hut_arcades_ne", "hut_arcades_sw", "hut_garden_n", "hut_garden_s",
    "hut_garden_ne", "hut_garden_es", "hut_garden_sw", "hut_tower_e", "hut_tower_w", "hut_tower_es", "hut_tower_sw",
    "hut_tower_nw",
]
# fmt: on
TILES = BUILDINGS + HUTS

Layout = dict[Place, str]


def letters_of(name: str) -> str:
    """The walled sides of a tile: the last part of its id."""
    last = name.rsplit("_", 1)[1]
    return "" if last == "open" else last


def walls_of(name: str) -> int:
    return mask(letters_of(name))


def mask(letters: str) -> int:
    return sum({"n": N, "e": E, "s": S, "w": W}[letter] for letter in letters)


def kind_of(name: str) -> str:
    return name.removeprefix("hut_").split("_")[0]


def tables(huts_count_each_other: bool = False, closed_wall_counts_all: bool = True) -> Tables:
    return Tables(
        walls=bytes(walls_of(name) for name in TILES),
        kinds=bytes(KINDS.index(kind_of(name)) for name in TILES),
        first_hut=len(BUILDINGS),
        huts_count_each_other=huts_count_each_other,
        closed_wall_counts_all=closed_wall_counts_all,
        max_hut_value=3,
    )


def build(layout: Layout, box: Tables | None = None) -> Palace:
    """The palace of a layout, laid tile by tile in its order; every step must be legal."""
    palace = new_palace(tables() if box is None else box)
    for (x, y), name in layout.items():
        assert fits(palace, name, (x, y)), f"{name} doesn't fit on {(x, y)}"
        palace = palace.place(cell_at(x, y), TILES.index(name))
    return palace


def fits(palace: Palace, name: str, place: Place) -> bool:
    return cell_at(*place) in palace.fits(walls_of(name))


def fault(palace: Palace, name: str, place: Place) -> tuple[str, str, Place | None]:
    return told(placing_fault(palace, walls_of(name), cell_at(*place)))


def told(why: Fault | None) -> tuple[str, str, Place | None]:
    assert why is not None
    return why.reason, why.side, None if why.cell == -1 else place_of(why.cell)


def place_of(cell: int) -> Place:
    return cell_x(cell), cell_y(cell)


def reference(palace: Palace) -> ReferencePalace:
    """The same palace by the letter of the rules."""
    tiles = {}
    for cell in palace.cells():
        if palace.tile_at(cell) != FOUNTAIN:
            name = TILES[palace.tile_at(cell)]
            tiles[place_of(cell)] = Tile(frozenset(letters_of(name)), kind_of(name), name in HUTS)
    return ReferencePalace(tiles)


def forgetful(palace: Palace) -> Palace:
    """The same palace, with nothing remembered."""
    return Palace(palace.tables, palace.shift, palace.sides, palace.tiles, 0, None, None, None)


def random_palaces(seed: int, steps: int, box: Tables | None = None) -> list[Palace]:
    """Palaces met while placing, removing and swapping at random; some have to answer from memory, some afresh.

    With an odd seed they sprawl, so that they outgrow the grid they began with.
    """
    rng = random.Random(seed)
    palace = new_palace(tables() if box is None else box)
    supply = list(range(len(TILES)))
    met: list[Palace] = []
    while len(met) < steps:
        deed = rng.choice(["place", "place", "place", "remove", "swap"])
        tile = rng.choice(supply)
        walls = walls_of(TILES[tile])
        asked = palace if rng.random() < 0.7 else forgetful(palace)
        cells = {"place": asked.fits(walls), "remove": asked.removable(), "swap": asked.swaps(walls)}[deed]
        if not cells:
            continue
        cell = rng.choice(cells)
        if deed == "place" and seed % 2 == 1:
            cell = max(cells, key=lambda far: abs(cell_x(far)) + abs(cell_y(far)))
        if deed != "place":
            supply.append(palace.tile_at(cell))
        if deed != "remove":
            supply.remove(tile)
        if deed == "place":
            palace = palace.place(cell, tile)
        elif deed == "remove":
            palace = palace.remove(cell)
        else:
            palace = palace.swap(cell, tile)
        met.append(palace)
    return met


def surroundings(palace: Palace) -> list[int]:
    """The cells of a palace and those up to two steps beyond, ascending."""
    columns = [cell_x(cell) for cell in palace.cells()]
    rows = [cell_y(cell) for cell in palace.cells()]
    return [
        cell_at(x, y) for y in range(min(rows) - 2, max(rows) + 3) for x in range(min(columns) - 2, max(columns) + 3)
    ]


ALL_WALLS = ["".join(side for bit, side in enumerate("nesw") if walls >> bit & 1) for walls in range(16)]


# Coordinates and pieces


@pytest.mark.rule("ALH-1.9")
def test_the_fountain_is_at_the_origin_and_x_grows_eastwards_y_southwards() -> None:
    palace = new_palace(tables())
    assert palace.cells() == [cell_at(0, 0)]
    assert palace.tile_at(cell_at(0, 0)) == FOUNTAIN
    assert neighbour(cell_at(3, -2), N) == cell_at(3, -3)
    assert neighbour(cell_at(3, -2), E) == cell_at(4, -2)
    assert neighbour(cell_at(3, -2), S) == cell_at(3, -1)
    assert neighbour(cell_at(3, -2), W) == cell_at(2, -2)


@pytest.mark.rule("ALH-1.9")
def test_a_corner_is_no_contact() -> None:
    around = [place_of(cell) for cell in new_palace(tables()).fits(0)]
    assert around == [(0, -1), (-1, 0), (1, 0), (0, 1)]


def test_tiles_are_found_by_cell_and_cells_by_tile() -> None:
    palace = build({(0, -1): "tower_7_new", (1, 0): "garden_10_open"})
    tower = TILES.index("tower_7_new")
    assert palace.tile_at(cell_at(0, -1)) == tower
    assert palace.cell_of(tower) == cell_at(0, -1)
    assert palace.cell_of(TILES.index("garden_12_s")) == -1
    assert palace.tile_at(cell_at(1, 1)) == EMPTY
    assert palace.tile_at(cell_at(100, -100)) == EMPTY
    assert palace.tile_at(-1) == EMPTY
    assert len(palace.cells()) == 3


@pytest.mark.rule("ALH-1.9")
def test_every_cell_of_the_grid_is_empty_but_those_with_tiles() -> None:
    """Also those far beyond what the palace keeps of it, in every direction."""
    layout = {(0, -1): "garden_10_open", (1, 0): "garden_11_open", (1, -1): "tower_11_open", (0, 1): "arcades_9_open"}
    palace = build(layout)
    found = {place_of(cell) for cell in range(1 << 16) if palace.tile_at(cell) != EMPTY}
    assert found == {(0, 0), *layout}


def test_a_change_leaves_the_palace_it_came_from_alone() -> None:
    before = build({(0, -1): "tower_7_new", (1, 0): "garden_10_open"})
    counts, legal = list(before.counts()), list(before.fits(0))
    before.place(cell_at(1, 1), TILES.index("hut_garden_n")).remove(cell_at(0, -1)).counts()
    before.swap(cell_at(1, 0), TILES.index("garden_9_e")).fits(0)
    assert before.cells() == [cell_at(0, -1), cell_at(0, 0), cell_at(1, 0)]
    assert (before.counts(), before.fits(0)) == (counts, legal)


def test_a_box_with_more_tiles_than_a_palace_can_name_is_refused() -> None:
    with pytest.raises(ValueError, match=str(MOST_TILES)):
        Tables(bytes(MOST_TILES + 1), bytes(MOST_TILES + 1), MOST_TILES)
    with pytest.raises(ValueError, match="2 tiles"):
        Tables(bytes(2), bytes(3), 2)


# The building rules


@pytest.mark.rule("ALH-6.4")
def test_a_new_tile_needs_an_empty_cell() -> None:
    palace = build({(0, -1): "garden_10_open"})
    assert not fits(palace, "garden_11_open", (0, -1))
    assert not fits(palace, "garden_11_open", (0, 0))
    assert fault(palace, "garden_11_open", (0, -1)) == ("occupied", "", None)
    assert fault(palace, "garden_11_open", (0, 0)) == ("occupied", "", None)


@pytest.mark.rule("ALH-6.5")
def test_tiles_are_not_turned_to_make_them_fit() -> None:
    palace = new_palace(tables())
    assert [place_of(cell) for cell in palace.fits(walls_of("garden_12_s"))] == [(-1, 0), (1, 0), (0, 1)]
    assert [place_of(cell) for cell in palace.fits(walls_of("pavilion_6_n"))] == [(0, -1), (-1, 0), (1, 0)]


@pytest.mark.rule("ALH-EX-7")
@pytest.mark.rule("ALH-6.6")
@pytest.mark.rule("ALH-6.7")
@pytest.mark.rule("ALH-6.8")
def test_matching_sides_reachability_and_order() -> None:
    palace = build({(0, -1): "tower_7_new"})
    assert fits(palace, "garden_12_s", (-1, 0))
    assert not fits(palace, "garden_12_s", (0, -2))
    assert fault(palace, "garden_12_s", (0, -2)) == ("unreachable", "", None)
    assert not fits(palace, "garden_12_s", (1, -2))
    assert fault(palace, "garden_12_s", (1, -2)) == ("no_contact", "", None)
    assert not fits(palace, "pavilion_8_open", (1, -1))
    assert fault(palace, "pavilion_8_open", (1, -1)) == ("sides", "w", (0, -1))
    assert not fits(palace, "pavilion_5_nw", (1, -1))
    assert fault(palace, "pavilion_5_nw", (1, -1)) == ("unreachable", "", None)
    assert fits(build({(0, -1): "tower_7_new", (1, 0): "garden_10_open"}), "pavilion_5_nw", (1, -1))


GAP: Layout = {
    (0, -1): "garden_10_open",
    (1, 0): "garden_11_open",
    (2, 0): "tower_11_open",
    (2, -1): "tower_12_open",
}


@pytest.mark.rule("ALH-EX-8")
@pytest.mark.rule("ALH-6.9")
@pytest.mark.parametrize("ninth", [(0, -2), (2, -2)])
def test_no_empty_cell_may_be_enclosed_even_with_a_diagonal_opening(ninth: Place) -> None:
    palace = build({**GAP, ninth: "arcades_9_open"})
    assert not fits(palace, "arcades_10_open", (1, -2))
    assert fault(palace, "arcades_10_open", (1, -2)) == ("gap", "", (1, -1))
    assert fits(palace, "arcades_10_open", (1, -1))


@pytest.mark.rule("ALH-6.10")
@pytest.mark.parametrize("seed", range(4))
def test_a_gap_is_left_unless_the_tiles_around_the_cell_form_one_stretch(seed: int) -> None:
    for palace in random_palaces(seed, 60)[::6]:
        plain = reference(palace)
        for cell in surroundings(palace):
            x, y = place_of(cell)
            if (x, y) in plain.tiles or not plain.has_contact((x, y)):
                continue
            steps = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]
            ring = [(x + dx, y + dy) in plain.tiles for dx, dy in steps]
            changes = sum(ring[here] != ring[here - 1] for here in range(8))
            after = plain.with_tile((x, y), Tile(frozenset(), "", False))
            assert (changes == 2) == (not after.gaps())


@pytest.mark.rule("ALH-6.11")
@pytest.mark.parametrize("seed", range(4))
def test_the_outline_is_one_closed_line_that_touches_itself_nowhere(seed: int) -> None:
    for palace in random_palaces(seed, 60)[::5]:
        outline = reference(palace).outline()
        # Each side turned into a stretch of the line with the palace on its right.
        after = {}
        for (x, y), side in outline:
            corners = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]
            start = "nesw".index(side)
            assert corners[start] not in after, "two stretches begin at one point"
            after[corners[start]] = corners[(start + 1) % 4]
        first = point = next(iter(after))
        length = 0
        while length == 0 or point != first:
            point = after[point]
            length += 1
        assert length == len(outline)


# Redesigning


@pytest.mark.rule("ALH-EX-9")
@pytest.mark.rule("ALH-7.3")
@pytest.mark.rule("ALH-7.6")
def test_a_tile_on_which_others_depend_stays() -> None:
    palace = build({(0, -1): "garden_10_open", (0, -2): "tower_11_n"})
    assert [place_of(cell) for cell in palace.removable()] == [(0, -2)]
    assert told(removing_fault(palace, cell_at(0, -1))) == ("cut_off", "", (0, -2))
    assert removing_fault(palace, cell_at(0, -2)) is None
    assert told(removing_fault(palace, cell_at(0, 0))) == ("fountain", "", None)
    assert told(removing_fault(palace, cell_at(5, 5))) == ("empty", "", None)


@pytest.mark.rule("ALH-EX-9")
@pytest.mark.rule("ALH-7.3")
@pytest.mark.rule("ALH-7.4")
def test_a_tile_surrounded_by_tiles_stays() -> None:
    places = [(1, 0), (2, 0), (1, -1), (1, 1), (2, 1), (0, 1), (2, -1), (0, -1)]
    names = [name for name in TILES if name.endswith("_open")]
    palace = build(dict(zip(places, names, strict=False)))
    assert cell_at(1, 0) not in palace.removable()
    assert told(removing_fault(palace, cell_at(1, 0))) == ("gap", "", (1, 0))
    assert cell_at(2, 1) in palace.removable()
    assert removing_fault(palace.remove(cell_at(2, 1)), cell_at(1, 0)) is not None


@pytest.mark.rule("ALH-7.4")
def test_a_tile_stays_once_a_dead_end_takes_the_last_empty_cell_next_to_it() -> None:
    layout = {
        (1, 0): "pavilion_6_n",
        (0, 1): "garden_10_open",
        (1, 1): "garden_11_open",
        (2, 1): "tower_11_open",
        (2, 0): "tower_12_open",
        (0, -1): "arcades_9_open",
    }
    palace = build(layout)
    assert cell_at(1, 0) in palace.removable()
    palace = palace.place(cell_at(1, -1), TILES.index("garden_12_s"))
    assert cell_at(1, 0) not in palace.removable()
    assert told(removing_fault(palace, cell_at(1, 0))) == ("gap", "", (1, 0))


@pytest.mark.rule("ALH-7.4")
@pytest.mark.parametrize("seed", range(4))
def test_removing_leaves_a_gap_unless_an_adjacent_cell_is_empty(seed: int) -> None:
    for palace in random_palaces(seed, 60)[::5]:
        plain = reference(palace)
        for place in plain.tiles:
            after = plain.without(place)
            if place != (0, 0) and after.is_walkable():
                at_the_rim = any(there == place for there, _ in plain.outline())
                assert at_the_rim == (not after.gaps())


RESERVE: dict[str, int] = {"tower_11_n": 3, "pavilion_5_nw": 4, "tower_11_open": 2}


@pytest.mark.rule("ALH-EX-10")
@pytest.mark.rule("ALH-7.5")
@pytest.mark.rule("ALH-7.6")
def test_swapping_keeps_the_sides_towards_other_tiles() -> None:
    palace = build({(0, -1): "pavilion_6_n", (1, -1): "arcades_6_ne"})
    cell = cell_at(0, -1)
    assert palace.longest_wall() == 3
    for name, wall in RESERVE.items():
        assert cell in palace.swaps(walls_of(name))
        assert palace.swap(cell, TILES.index(name)).longest_wall() == wall
    for name, side, beyond in [("garden_9_e", "e", (1, -1)), ("garden_12_s", "s", (0, 0))]:
        assert cell not in palace.swaps(walls_of(name))
        assert told(swapping_fault(palace, walls_of(name), cell)) == ("sides", side, beyond)
    assert cell_at(0, 0) not in palace.swaps(0)
    assert told(swapping_fault(palace, 0, cell_at(0, 0))) == ("fountain", "", None)
    assert told(swapping_fault(palace, 0, cell_at(0, 1))) == ("empty", "", None)


@pytest.mark.rule("ALH-7.8")
def test_walls_behind_a_removed_tile_become_outer_walls() -> None:
    palace = build({(0, -1): "tower_7_new", (1, 0): "arcades_9_open", (1, -1): "pavilion_5_nw"})
    assert palace.longest_wall() == 3
    assert palace.remove(cell_at(0, -1)).longest_wall() == 2  # north and now west of the pavilion
    assert palace.remove(cell_at(1, -1)).longest_wall() == 3  # west, north and now east of the tower


# Walls and counts


@pytest.mark.rule("ALH-EX-11")
@pytest.mark.rule("ALH-9.7")
@pytest.mark.rule("ALH-9.9")
def test_the_longest_wall_runs_around_corners() -> None:
    assert new_palace(tables()).longest_wall() == 0
    one_run = {(0, -1): "pavilion_5_nw", (1, -1): "seraglio_4_ne", (1, 0): "garden_9_e"}
    assert build(one_run).longest_wall() == 5
    two_runs = {(0, -1): "pavilion_5_nw", (1, -1): "tower_11_open", (2, -1): "arcades_6_ne"}
    assert build(two_runs).longest_wall() == 2


@pytest.mark.rule("ALH-EX-11")
@pytest.mark.rule("ALH-9.8")
def test_inner_walls_count_nothing_and_interrupt_nothing() -> None:
    palace = build({(0, -1): "tower_7_new", (1, 0): "arcades_9_open", (1, -1): "pavilion_5_nw"})
    assert palace.longest_wall() == 3


RING: Layout = {
    (0, -1): "pavilion_2_new",
    (1, 0): "arcades_4_nes",
    (0, 1): "seraglio_3_esw",
    (-1, 0): "chambers_5_nsw",
}


@pytest.mark.rule("ALH-EX-11")
@pytest.mark.rule("ALH-9.9")
def test_a_wall_closed_into_a_ring_counts_whole_and_leaves_no_room() -> None:
    palace = build(RING)
    assert palace.longest_wall() == 12
    assert all(palace.fits(walls) == [] for walls in range(16))


@pytest.mark.rule("ALH-9.9")
def test_a_closed_wall_counts_one_less_by_option() -> None:
    box = tables(closed_wall_counts_all=False)
    assert build(RING, box).longest_wall() == 11
    assert build({(0, -1): "tower_7_new"}, box).longest_wall() == 3


HUT_LAYOUT: Layout = {
    (0, -1): "hut_arcades_w",
    (1, 0): "garden_11_open",
    (1, -1): "arcades_9_open",
    (0, -2): "arcades_8_n",
    (2, -1): "hut_arcades_ne",
    (0, 1): "tower_13_e",
    (1, 1): "hut_tower_w",
}


@pytest.mark.rule("ALH-EX-23")
@pytest.mark.rule("ALH-15.8")
@pytest.mark.rule("ALH-15.9")
@pytest.mark.rule("ALH-15.10")
def test_huts_count_the_open_neighbours_of_their_type() -> None:
    palace = build(HUT_LAYOUT)
    assert palace.hut_value(cell_at(0, -1)) == 2
    assert palace.hut_value(cell_at(2, -1)) == 1
    assert palace.hut_value(cell_at(1, 1)) == 0
    assert palace.counts() == [0, 0, 5, 0, 1, 1]
    assert palace.longest_wall() == 2
    assert palace.hut_value(cell_at(1, -1)) == 0  # a building tile
    assert palace.hut_value(cell_at(0, 0)) == 0
    assert palace.hut_value(cell_at(9, 9)) == 0


@pytest.mark.rule("ALH-EX-24")
@pytest.mark.rule("ALH-15.8")
@pytest.mark.rule("ALH-15.9")
def test_a_hut_between_three_gardens_is_worth_three() -> None:
    layout = {
        (0, -1): "garden_10_open",
        (0, -2): "hut_garden_n",
        (1, -2): "garden_11_open",
        (-1, -2): "garden_10_n",
    }
    palace = build(layout)
    assert palace.hut_value(cell_at(0, -2)) == 3
    assert palace.counts()[KINDS.index("garden")] == 6
    assert palace.longest_wall() == 2


@pytest.mark.rule("ALH-15.9")
def test_a_hut_never_counts_more_than_the_box_allows() -> None:
    box = Tables(bytes(5), bytes(5), 4, max_hut_value=3)
    palace = new_palace(box).place(cell_at(1, 0), 0).place(cell_at(2, 0), 4)
    for place, tile in [((3, 0), 1), ((2, -1), 2), ((2, 1), 3)]:
        palace = palace.place(cell_at(*place), tile)
    assert palace.hut_value(cell_at(2, 0)) == 3
    assert palace.counts()[0] == 7


@pytest.mark.rule("ALH-15.10")
def test_huts_count_one_another_only_by_option() -> None:
    layout = {(0, -1): "garden_10_open", (0, -2): "hut_garden_n", (1, -2): "hut_garden_ne"}
    assert build(layout).counts()[KINDS.index("garden")] == 1 + 1 + 0
    assert build(layout, tables(huts_count_each_other=True)).counts()[KINDS.index("garden")] == 1 + 2 + 1


@pytest.mark.rule("ALH-15.10")
def test_one_building_tile_serves_several_huts() -> None:
    palace = build({(0, -1): "garden_10_open", (0, -2): "hut_garden_n", (1, -1): "hut_garden_ne"})
    assert palace.counts()[KINDS.index("garden")] == 1 + 1 + 1


# Against the letter of the rules

REASONS = {
    "ALH-6.4": "occupied",
    "ALH-6.6": "no_contact",
    "ALH-6.7": "sides",
    "ALH-6.8": "unreachable",
    "ALH-6.9": "gap",
}


@pytest.mark.rule("ALH-6.4")
@pytest.mark.rule("ALH-6.6")
@pytest.mark.rule("ALH-6.7")
@pytest.mark.rule("ALH-6.8")
@pytest.mark.rule("ALH-6.9")
@pytest.mark.parametrize("seed", range(6))
def test_placing_agrees_with_the_letter_of_the_rules(seed: int) -> None:
    for palace in random_palaces(seed, 50)[::7]:
        plain = reference(palace)
        for walls, letters in enumerate(ALL_WALLS):
            legal = []
            for cell in surroundings(palace):
                rule = plain.why_not_place(frozenset(letters), place_of(cell))
                why = placing_fault(palace, walls, cell)
                assert (why.reason if why else "") == REASONS.get(rule, "")
                if rule == "":
                    legal.append(cell)
                if why is not None and why.reason == "gap":
                    after = plain.with_tile(place_of(cell), Tile(frozenset(letters), "", False))
                    assert place_of(why.cell) in after.gaps()
            assert palace.fits(walls) == legal


@pytest.mark.rule("ALH-7.3")
@pytest.mark.rule("ALH-7.6")
@pytest.mark.parametrize("seed", range(8))
def test_removing_agrees_with_the_letter_of_the_rules(seed: int) -> None:
    for palace in random_palaces(seed, 60):
        plain = reference(palace)
        assert palace.removable() == [cell for cell in palace.cells() if plain.may_remove(place_of(cell))]
        for cell in surroundings(palace):
            why = removing_fault(palace, cell)
            assert (why is None) == (cell in palace.removable())
            if why is not None and why.reason == "cut_off":
                left = plain.without(place_of(cell))
                assert place_of(why.cell) in set(left.tiles) - left.reached_on_foot()


@pytest.mark.rule("ALH-7.5")
@pytest.mark.rule("ALH-7.6")
@pytest.mark.parametrize("seed", range(6))
def test_swapping_agrees_with_the_letter_of_the_rules(seed: int) -> None:
    for palace in random_palaces(seed, 60)[::3]:
        plain = reference(palace)
        for walls, letters in enumerate(ALL_WALLS):
            legal = [cell for cell in palace.cells() if plain.may_swap(frozenset(letters), place_of(cell))]
            assert palace.swaps(walls) == legal
            for cell in surroundings(palace):
                assert (swapping_fault(palace, walls, cell) is None) == (cell in legal)


@pytest.mark.rule("ALH-9.7")
@pytest.mark.rule("ALH-9.8")
@pytest.mark.rule("ALH-9.9")
@pytest.mark.rule("ALH-15.8")
@pytest.mark.rule("ALH-15.9")
@pytest.mark.rule("ALH-15.10")
@pytest.mark.parametrize("option", [False, True])
@pytest.mark.parametrize("seed", range(6))
def test_scoring_agrees_with_the_letter_of_the_rules(seed: int, option: bool) -> None:
    box = tables(huts_count_each_other=option, closed_wall_counts_all=option)
    for palace in random_palaces(seed, 60, box):
        plain = reference(palace)
        assert palace.longest_wall() == plain.longest_wall(option)
        assert palace.counts() == [plain.count(kind, option) for kind in KINDS]
        for cell in surroundings(palace):
            assert palace.hut_value(cell) == plain.hut_value(place_of(cell), option)


@pytest.mark.parametrize(("dx", "dy"), [(0, -1), (1, 0), (0, 1), (-1, 0)])
def test_a_line_of_all_the_tiles_of_a_box_stays_on_the_grid(dx: int, dy: int) -> None:
    walls = N | S if dy == 0 else E | W
    palace = new_palace(Tables(bytes([walls] * MOST_TILES), bytes(MOST_TILES), MOST_TILES))
    for tile in range(MOST_TILES):
        end = cell_at(dx * (tile + 1), dy * (tile + 1))
        assert end in palace.fits(walls)
        palace = palace.place(end, tile)
        assert palace.removable() == [end]
        assert palace.longest_wall() == tile + 1
        assert palace.cell_of(tile) == end
    assert len(palace.cells()) == MOST_TILES + 1
    assert len(palace.swaps(walls)) == MOST_TILES
    assert palace.counts()[0] == MOST_TILES
    assert forgetful(palace).fits(0) == palace.fits(0)


@pytest.mark.rule("ALH-6.10")
def test_one_stretch_for_every_way_in_which_tiles_can_lie_around_a_cell() -> None:
    """Going round once: the tiles form one stretch if there is exactly one place where tiles begin."""
    for around in range(256):
        ring = "".join(f"{around >> (4 + side) & 1}{around >> side & 1}" for side in range(4))
        assert ONE_STRETCH[around] == (1 if (ring + ring[0]).count("01") == 1 else 0)
