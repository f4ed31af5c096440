"""Chapter 9: scoring rounds."""

from __future__ import annotations

import pytest

from majlis.games.alhambra.state import WALL
from tests.games.alhambra.builder import Table, table
from tests.games.alhambra.scenes import points, row, score, take_a_card
from tests.games.kit import told

TYPES = ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"]
# ALH-1.10, written out once more: points[round][type]
POINTS = {
    1: {"pavilion": [1], "seraglio": [2], "arcades": [3], "chambers": [4], "garden": [5], "tower": [6]},
    2: {
        "pavilion": [8, 1],
        "seraglio": [9, 2],
        "arcades": [10, 3],
        "chambers": [11, 4],
        "garden": [12, 5],
        "tower": [13, 6],
    },
    3: {
        "pavilion": [16, 8, 1],
        "seraglio": [17, 9, 2],
        "arcades": [18, 10, 3],
        "chambers": [19, 11, 4],
        "garden": [20, 12, 5],
        "tower": [21, 13, 6],
    },
}


def tiles_of(t: Table, kind: str) -> list[str]:
    return [name for name in t.box.tile_ids if name.startswith(f"{kind}_")]


def with_counts(kind: str, *counts: int) -> Table:
    """A table at which the seats have these numbers of tiles of one type in their Alhambras, and nothing else."""
    t = table(len(counts))
    tiles = tiles_of(t, kind)
    for seat, count in enumerate(counts):
        row(t, seat, *[tiles.pop() for _ in range(count)])
    return t


@pytest.mark.rule("ALH-9.1")
@pytest.mark.parametrize(("round", "tower"), [(1, 6), (2, 13), (3, 21)])
def test_each_round_gives_points_for_types_and_for_walls(round: int, tower: int) -> None:
    t = table().build(1, {"0,-1": "tower_7_new"})
    events = score(t, round)
    assert [event.parts["round"] for event in told(events, "scoring")] == [round]
    assert t.match.breakdown(1) == dict.fromkeys(t.match.breakdown(1), 0) | {
        f"round_{round}_tower": tower,
        f"round_{round}_wall": 3,
    }
    assert t.match.scores() == [0, tower + 3, 0]
    assert t.match.over == (round == 3)


@pytest.mark.rule("ALH-9.1")
def test_without_a_scoring_card_nothing_is_scored() -> None:
    t = table().build(1, {"0,-1": "tower_7_new"})
    events = take_a_card(t)
    assert not told(events, "scoring")
    assert t.match.scores() == [0, 0, 0]


@pytest.mark.rule("ALH-9.2")
def test_only_tiles_in_the_alhambra_count() -> None:
    t = (
        table()
        .build(0, {"0,-1": "garden_10_open", "1,0": "tower_11_open"})
        .reserve(0, "garden_11_open", "tower_12_open")
    )
    assert t.counts(0) == {"pavilion": 0, "seraglio": 0, "arcades": 0, "chambers": 0, "garden": 1, "tower": 1}
    # seat 1 has one garden too: with the reserve of seat 0 counted, it would not share
    t.build(1, {"0,-1": "garden_9_e"})
    score(t, 2)
    assert points(t, 2, "garden") == [8, 8, 0]


@pytest.mark.rule("ALH-9.2")
def test_a_pending_tile_and_the_fountain_count_nothing() -> None:
    t = table().market(denar="garden_9_e").hand(0, "denar-9")
    assert set(t.counts(0).values()) == {0}
    t.play("buy denar denar-9", "end")
    assert t.state.pending
    assert set(t.counts(0).values()) == {0}
    t.play("place garden_9_e 1,0")
    assert t.counts(0)["garden"] == 1


@pytest.mark.rule("ALH-9.3")
def test_types_are_scored_in_the_order_of_the_score_table_and_then_the_walls() -> None:
    t = table()
    row(
        t,
        0,
        "tower_11_open",
        "garden_11_open",
        "chambers_11_open",
        "arcades_9_open",
        "seraglio_9_open",
        "pavilion_2_new",
    )
    events = score(t, 1)
    order = [event.parts.get("type", "wall") for event in events if event.name.startswith("event-scores")]
    assert order == [*TYPES, "wall"]


@pytest.mark.rule("ALH-9.3")
def test_types_are_scored_independently() -> None:
    t = (
        table()
        .build(0, {"1,0": "garden_11_open"})
        .build(1, {"1,0": "tower_11_open"})
        .build(2, {"1,0": "pavilion_8_open"})
    )
    score(t, 1)
    assert t.match.scores() == [5, 6, 1]


@pytest.mark.rule("ALH-9.4")
@pytest.mark.rule("ALH-1.10")
@pytest.mark.parametrize("round", [1, 2, 3])
@pytest.mark.parametrize("kind", TYPES)
def test_round_r_gives_points_to_r_places(kind: str, round: int) -> None:
    t = with_counts(kind, 1, 3, 2)
    score(t, round)
    first, second, third = [*POINTS[round][kind], 0, 0][:3]
    assert points(t, round, kind) == [third, first, second]


@pytest.mark.rule("ALH-9.5")
@pytest.mark.rule("ALH-EX-12")
@pytest.mark.parametrize(
    ("round", "kind", "counts", "won"),
    [
        (3, "tower", (4, 3, 3, 1), [21, 9, 9, 0]),
        (3, "tower", (1, 1, 1, 1), [10, 10, 10, 10]),
        (2, "garden", (3, 2, 2), [12, 2, 2]),
        (2, "garden", (3, 3, 1), [8, 8, 0]),
        (1, "pavilion", (1, 1, 0), [0, 0, 0]),
        (1, "arcades", (2, 2, 1), [1, 1, 0]),
        (3, "chambers", (2, 0, 0), [19, 0, 0]),
        # after a tie for first place the next count takes third place
        (3, "garden", (2, 2, 1, 0), [16, 16, 5, 0]),
        # a tie for the last place that gives points shares it with a place beyond
        (3, "seraglio", (3, 2, 1, 1), [17, 9, 1, 1]),
        # the order of the seats plays no part
        (3, "tower", (1, 3, 4, 3), [0, 9, 21, 9]),
    ],
)
def test_ties_take_their_places_together_and_share_rounded_down(
    round: int, kind: str, counts: tuple[int, ...], won: list[int]
) -> None:
    t = with_counts(kind, *counts)
    score(t, round)
    assert points(t, round, kind) == won


@pytest.mark.rule("ALH-9.5")
@pytest.mark.rule("ALH-EX-12")
@pytest.mark.parametrize(("third", "won"), [(3, [17, 17, 6, 0]), (4, [13, 13, 13, 0])])
def test_ties_for_first_place_with_more_towers_than_there_are_tiles(third: int, won: list[int]) -> None:
    """Towers 4, 4, 3 or 4, 2: the huts of the first two make up for the towers that the box does not have."""
    t = table(4, "huts")
    t.build(0, {"1,0": "tower_11_open", "2,0": "hut_tower_e", "2,-1": "tower_11_n"})
    t.build(1, {"1,0": "tower_12_open", "2,0": "hut_tower_es", "2,-1": "tower_9_ne"})
    row(t, 2, *["tower_13_e", "tower_11_s", "tower_9_es", "tower_10_w"][:third])
    row(t, 3, "tower_8_nes", "tower_9_nw")
    assert [t.counts(seat)["tower"] for seat in range(4)] == [4, 4, third, 2]
    score(t, 3)
    assert points(t, 3, "tower") == won


@pytest.mark.rule("ALH-9.6")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_nobody_gets_points_for_a_type_without_having_one(round: int) -> None:
    t = with_counts("garden", 0, 1, 0)
    score(t, round)
    assert points(t, round, "garden") == [0, POINTS[round]["garden"][0], 0]
    assert points(t, round, "tower") == [0, 0, 0]


@pytest.mark.rule("ALH-9.7")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_everybody_gets_a_point_per_segment_of_the_own_longest_wall_in_every_round(round: int) -> None:
    t = table(4)
    t.build(0, {"0,-1": "tower_7_new"})
    t.build(1, {"0,-1": "pavilion_2_new"})
    t.build(2, {"0,-1": "tower_11_n"})
    score(t, round)
    assert points(t, round, "wall") == [3, 3, 1, 0]


@pytest.mark.rule("ALH-9.8")
def test_back_to_back_walls_give_no_points() -> None:
    t = table().build(0, {"0,-1": "tower_7_new", "1,0": "arcades_9_open", "1,-1": "pavilion_5_nw"})
    score(t, 1)
    assert points(t, 1, "wall") == [3, 0, 0]


@pytest.mark.rule("ALH-9.9")
def test_only_the_longest_run_gives_points() -> None:
    t = table().build(0, {"0,-1": "pavilion_5_nw", "1,-1": "tower_11_open", "2,-1": "arcades_6_ne"})
    t.build(1, {"0,-1": "chambers_8_nw", "1,-1": "seraglio_4_ne", "1,0": "garden_9_e"})
    score(t, 1)
    assert points(t, 1, "wall") == [2, 5, 0]


@pytest.mark.rule("ALH-9.9")
@pytest.mark.parametrize(("all_count", "length"), [(True, 12), (False, 11)])
def test_a_closed_ring_counts_all_its_segments_or_by_option_one_less(all_count: bool, length: int) -> None:
    t = table(closed_wall_counts_all=all_count)
    t.build(0, {"0,-1": "pavilion_2_new", "1,0": "arcades_4_nes", "0,1": "seraglio_3_esw", "-1,0": "chambers_5_nsw"})
    t.build(1, {"0,-1": "tower_7_new"})  # not closed: the option does not touch it
    score(t, 1)
    assert points(t, 1, "wall") == [length, 3, 0]


@pytest.mark.rule("ALH-9.10")
def test_points_are_added_to_the_score_without_an_upper_limit() -> None:
    t = table().build(0, {"0,-1": "tower_7_new"})
    t.state.score(0, 1, WALL, 1000)
    score(t, 2)
    assert t.match.scores()[0] == 1000 + 13 + 3
    t.turn(0)
    score(t, 3)
    assert t.match.scores()[0] == 1000 + 13 + 3 + 21 + 3
    assert sum(t.match.breakdown(0).values()) == t.match.scores()[0]


@pytest.mark.rule("ALH-9.7")
@pytest.mark.parametrize("module", ["bonus_cards", "vizier", "huts", "exchange_cards"])
def test_walls_count_with_every_module(module: str) -> None:
    t = table(2, module)
    t.build(0, {"0,-1": "tower_7_new"})
    score(t, 1)
    for _ in range(20):
        if t.asked() in ("", "turn"):
            break
        t.play("pass" if t.match.refuse("pass") is None else str(t.match.actions()[0]))
    assert points(t, 1, "wall")[0] == 3
