"""Chapter 15: builders' huts."""

from __future__ import annotations

import pytest

from majlis.games.alhambra.parts import cell_of
from tests.games.alhambra.builder import Table, table
from tests.games.alhambra.scenes import points, row, says, score
from tests.games.kit import told

HUTS = {"pavilion": 3, "seraglio": 3, "arcades": 4, "chambers": 4, "garden": 5, "tower": 5}


def stack(t: Table, kind: str, *names: str) -> Table:
    """The stack of one type holds exactly these huts, the face-up one first."""
    assert t.state.huts is not None
    t.state.huts.stacks[t.box.types.index(kind)] = bytes(reversed([t.box.tile_numbers[name] for name in names]))
    return t


def stacks(t: Table) -> dict[str, list[str]]:
    """The huts by type, the face-up one first."""
    assert t.state.huts is not None
    return {
        kind: [t.box.tile_name(tile) for tile in reversed(huts)]
        for kind, huts in zip(t.box.types, t.state.huts.stacks, strict=True)
    }


def value(t: Table, seat: int, cell: str) -> int:
    return t.state.palaces[seat].hut_value(cell_of(cell))


def three_huts(option: bool = False) -> Table:
    """The layout of EX-23."""
    return table(3, "huts", huts_count_each_other=option).build(
        0,
        {
            "0,-1": "hut_arcades_w",
            "1,0": "garden_11_open",
            "1,-1": "arcades_9_open",
            "0,-2": "arcades_8_n",
            "2,-1": "hut_arcades_ne",
            "0,1": "tower_13_e",
            "1,1": "hut_tower_w",
        },
    )


def three_gardens(modules: str = "huts") -> Table:
    """The layout of EX-24."""
    return table(3, modules).build(
        0, {"0,-1": "garden_10_open", "0,-2": "hut_garden_n", "1,-2": "garden_11_open", "-1,-2": "garden_10_n"}
    )


@pytest.mark.rule("ALH-15.1")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_huts_lie_in_six_stacks_by_type_with_the_top_one_face_up(seats: int) -> None:
    t = table(seats, "huts")
    assert {kind: len(huts) for kind, huts in stacks(t).items()} == HUTS
    for kind, huts in stacks(t).items():
        assert all(name.startswith(f"hut_{kind}_") for name in huts)
        assert len(set(huts)) == len(huts)
        assert t.view()["huts"][kind]["top"] == huts[0]
        assert t.view()["huts"][kind]["count"] == HUTS[kind]
    (laid,) = told(t.match.opening, "huts-laid")
    assert laid.parts["tiles"] == [huts[0] for huts in stacks(t).values()]


@pytest.mark.rule("ALH-15.1")
def test_each_stack_is_shuffled() -> None:
    tops: dict[str, set[str]] = {kind: set() for kind in HUTS}
    for seed in range(60):
        for kind, huts in stacks(table(3, "huts", f"{seed:x}")).items():
            tops[kind].add(huts[0])
    assert {kind: len(names) for kind, names in tops.items()} == HUTS


@pytest.mark.rule("ALH-15.2")
def test_a_hut_has_a_type_and_walls_but_is_no_building_tile_of_its_type() -> None:
    t = table(3, "huts").build(0, {"0,-1": "hut_garden_n"})
    assert set(t.counts(0).values()) == {0}
    assert t.player(0)["wall"] == 1
    assert len(t.box.prices) == 54  # only building tiles have a price


@pytest.mark.rule("ALH-15.3")
def test_taking_a_hut_costs_nothing_and_turns_up_the_next() -> None:
    t = stack(table(3, "huts"), "garden", "hut_garden_n", "hut_garden_sw", "hut_garden_es")
    hand = t.state.hand(0)
    assert t.legal("hut") == {f"hut {kind}" for kind in HUTS}
    events = t.play("hut garden")
    assert t.pending() == ["hut_garden_n"]
    assert t.state.hand(0) == hand
    assert t.discarded() == []
    assert stacks(t)["garden"] == ["hut_garden_sw", "hut_garden_es"]
    assert [event.parts["tile"] for event in told(events, "hut")] == ["hut_garden_n"]
    assert [event.parts["tile"] for event in told(events, "hut-turned")] == ["hut_garden_sw"]
    assert t.view(1)["huts"]["garden"]["top"] == "hut_garden_sw"


@pytest.mark.rule("ALH-15.3")
@pytest.mark.rule("ALH-15.12")
def test_an_empty_stack_stays_empty() -> None:
    t = stack(table(3, "huts"), "garden", "hut_garden_n")
    events = t.play("hut garden")
    assert not told(events, "hut-turned")
    t.play("keep hut_garden_n")
    assert t.view()["huts"]["garden"] == {"count": 0, "top": None, "below": []}
    assert says(t.refused("hut garden"), "hut-stack-empty", "ALH-15.12", type="garden")
    assert t.legal("hut") == {f"hut {kind}" for kind in HUTS if kind != "garden"}


@pytest.mark.rule("ALH-15.4")
def test_taking_a_hut_is_the_last_action_of_the_turn() -> None:
    t = stack(table(3, "huts"), "garden", "hut_garden_n").play_on("hut garden")
    assert t.asked() == "place"
    assert t.refused("hut tower").id == "refused-wrong-moment"


@pytest.mark.rule("ALH-15.4")
@pytest.mark.rule("ALH-15.6")
def test_a_hut_may_follow_exact_purchases_and_is_placed_together_with_the_tiles() -> None:
    t = stack(table(3, "huts"), "garden", "hut_garden_n").market(denar="garden_9_e", dirham="tower_9_es")
    t.hand(0, "denar-9", "dirham-9").play("buy denar denar-9", "buy dirham dirham-9", "hut garden")
    assert t.asked() == "place"
    assert set(t.pending()) == {"garden_9_e", "tower_9_es", "hut_garden_n"}
    t.play("place hut_garden_n 0,-1", "place garden_9_e 1,0", "keep tower_9_es")
    assert t.names_in(0) == {"0,-1": "hut_garden_n", "1,0": "garden_9_e"}
    assert t.match.actor == 1


@pytest.mark.rule("ALH-15.5")
@pytest.mark.rule("ALH-15.12")
@pytest.mark.rule("ALH-EX-23")
def test_huts_in_alhambra_and_reserve_count_together_towards_the_limit_of_three() -> None:
    t = table(3, "huts").build(0, {"0,-1": "hut_garden_n"}).reserve(0, "hut_tower_e")
    assert "hut garden" in t.legal()
    t.reserve(0, "hut_arcades_w")
    assert t.legal("hut") == set()
    assert says(t.refused("hut garden"), "too-many-huts", "ALH-15.5", most=3)
    assert says(t.refused("hut"), "too-many-huts", "ALH-15.5", most=3)
    assert says(three_huts().refused("hut garden"), "too-many-huts", "ALH-15.5", most=3)
    assert t.player(0)["huts"] == 3


@pytest.mark.rule("ALH-15.5")
def test_a_hut_taken_in_play_counts_at_once_and_for_good() -> None:
    t = table(3, "huts")
    taken = []
    for _ in range(3):
        t.turn(0).play("hut tower")
        taken += t.pending()
        t.play(f"keep {t.pending()[0]}")
    assert t.player(0)["huts"] == 3
    assert t.turn(0).legal("hut") == set()
    # moving them between reserve and Alhambra changes nothing
    place = min(t.legal("place"))
    t.play(place)
    assert t.turn(0).legal("hut") == set()
    assert t.turn(1).legal("hut")


@pytest.mark.rule("ALH-15.5")
@pytest.mark.rule("ALH-15.12")
def test_a_hut_cannot_be_given_back() -> None:
    t = table(3, "huts").play_on("hut garden")
    (hut,) = t.pending()
    assert {notation.split()[0] for notation in t.legal()} == {"place", "keep"}
    t.play(f"keep {hut}")
    for _ in range(3):
        assert hut not in str(stacks(t))
        t.play(min(t.legal("take")))
    assert t.reserve_of(0) == [hut]


@pytest.mark.rule("ALH-15.6")
def test_a_hut_is_placed_under_the_building_rules_or_put_into_the_reserve() -> None:
    t = stack(table(3, "huts"), "garden", "hut_garden_n").build(0, {"0,-1": "tower_7_new"}).play_on("hut garden")
    assert says(t.refused("place hut_garden_n 0,1"), "place-sides", "ALH-6.7", tile="hut_garden_n", cell="0,1")
    assert says(t.refused("place hut_garden_n 3,3"), "place-no-contact", "ALH-6.6")
    assert t.allowed("place hut_garden_n 1,0")
    t.play("keep hut_garden_n")
    assert t.reserve_of(0) == ["hut_garden_n"]


@pytest.mark.rule("ALH-15.7")
def test_huts_are_placed_from_the_reserve_and_removed_like_tiles() -> None:
    t = table(3, "huts").reserve(0, "hut_garden_n").play_on("place hut_garden_n 0,-1")
    assert t.names_in(0) == {"0,-1": "hut_garden_n"}
    t.turn(0).play("remove 0,-1")
    assert t.reserve_of(0) == ["hut_garden_n"]


@pytest.mark.rule("ALH-15.7")
def test_a_hut_may_be_swapped_for_a_building_tile_and_the_other_way_round() -> None:
    t = table(3, "huts").build(0, {"0,-1": "garden_10_n"}).reserve(0, "hut_garden_n")
    t.play("swap hut_garden_n 0,-1")
    assert (t.names_in(0), t.reserve_of(0)) == ({"0,-1": "hut_garden_n"}, ["garden_10_n"])
    assert t.counts(0)["garden"] == 0
    t.turn(0).play("swap garden_10_n 0,-1")
    assert (t.names_in(0), t.reserve_of(0)) == ({"0,-1": "garden_10_n"}, ["hut_garden_n"])
    assert t.counts(0)["garden"] == 1


@pytest.mark.rule("ALH-15.8")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_walls_of_huts_give_points_like_all_walls(round: int) -> None:
    t = table(3, "huts").build(0, {"0,-1": "hut_seraglio_nw", "1,-1": "seraglio_4_ne", "1,0": "garden_9_e"})
    score(t, round)
    assert points(t, round, "wall") == [5, 0, 0]


@pytest.mark.rule("ALH-15.9")
@pytest.mark.rule("ALH-EX-23")
def test_a_whole_scoring_with_three_huts() -> None:
    t = three_huts()
    assert [value(t, 0, cell) for cell in ("0,-1", "2,-1", "1,1")] == [2, 1, 0]
    assert t.counts(0) == {"pavilion": 0, "seraglio": 0, "arcades": 5, "chambers": 0, "garden": 1, "tower": 1}
    # seat 1 has four arcades, a garden and a tower: behind in arcades, level in the others
    row(t, 1, "arcades_10_open", "arcades_6_sw", "arcades_7_es", "arcades_8_e", "garden_10_open", "tower_11_open")
    score(t, 2)
    assert points(t, 2, "arcades") == [10, 3, 0]
    assert points(t, 2, "garden") == [8, 8, 0]
    assert points(t, 2, "tower") == [9, 9, 0]
    assert points(t, 2, "wall")[0] == 2


@pytest.mark.rule("ALH-15.9")
@pytest.mark.rule("ALH-EX-24")
def test_a_whole_scoring_with_a_hut_of_value_three() -> None:
    t = three_gardens()
    assert value(t, 0, "0,-2") == 3
    assert t.counts(0)["garden"] == 6
    row(t, 1, "garden_6_esw", "garden_7_nsw", "garden_8_ne", "garden_8_nw", "garden_8_sw")
    score(t, 3)
    assert points(t, 3, "garden") == [20, 12, 0]
    assert points(t, 3, "wall")[0] == 2


@pytest.mark.rule("ALH-15.9")
@pytest.mark.rule("ALH-14.10")
@pytest.mark.rule("ALH-16.3")
@pytest.mark.rule("ALH-EX-24")
def test_a_revealed_bonus_card_is_counted_beside_the_hut_but_not_by_it() -> None:
    t = three_gardens("huts+bonus_cards").bonus(0, "bonus_garden_10").bonus(1).bonus(2)
    t.play("reveal bonus_garden_10")
    assert value(t, 0, "0,-2") == 3
    assert t.counts(0)["garden"] == 7
    row(t, 1, "garden_6_esw", "garden_7_nsw", "garden_8_ne", "garden_8_nw", "garden_8_sw", "garden_9_e")
    score(t, 1)
    assert points(t, 1, "garden") == [5, 0, 0]


@pytest.mark.rule("ALH-15.9")
def test_a_hut_counts_only_adjacent_tiles_of_its_own_type() -> None:
    t = table(3, "huts").build(
        0, {"0,-1": "hut_garden_n", "-1,-1": "tower_11_open", "1,0": "garden_11_open", "1,-1": "garden_10_open"}
    )
    assert value(t, 0, "0,-1") == 1  # the tower is of another type, the garden at 1,0 touches only at a corner
    assert t.counts(0) == {"pavilion": 0, "seraglio": 0, "arcades": 0, "chambers": 0, "garden": 3, "tower": 1}


@pytest.mark.rule("ALH-15.9")
def test_every_hut_has_at_least_one_wall() -> None:
    box = table().box
    assert len(box.walls[box.first_hut :]) == 24
    assert all(box.walls[box.first_hut :])


@pytest.mark.rule("ALH-15.10")
@pytest.mark.parametrize(("option", "tower", "garden"), [(False, 0, 0), (True, 2, 0)])
def test_huts_count_one_another_only_by_option_and_then_those_of_their_type(
    option: bool, tower: int, garden: int
) -> None:
    t = table(3, "huts", huts_count_each_other=option)
    t.build(0, {"0,1": "hut_tower_e", "-1,1": "hut_tower_w", "0,2": "hut_garden_s"})
    assert t.counts(0)["tower"] == tower
    assert t.counts(0)["garden"] == garden
    t.build(1, {"0,-1": "tower_11_n"})
    score(t, 1)
    assert points(t, 1, "tower") == ([6, 0, 0] if option else [0, 6, 0])


@pytest.mark.rule("ALH-15.10")
@pytest.mark.parametrize("option", [False, True])
def test_the_example_of_the_rulebook_is_the_same_with_either_option(option: bool) -> None:
    """Its three huts do not touch one another."""
    assert three_huts(option).counts(0)["arcades"] == 5


@pytest.mark.rule("ALH-15.10")
def test_a_building_tile_can_serve_several_huts() -> None:
    t = table(3, "huts").build(0, {"0,1": "garden_11_open", "-1,1": "hut_garden_s", "1,1": "hut_garden_n"})
    assert [value(t, 0, cell) for cell in ("-1,1", "1,1")] == [1, 1]
    assert t.counts(0)["garden"] == 3


@pytest.mark.rule("ALH-15.11")
def test_a_hut_in_the_reserve_has_no_value() -> None:
    t = table(3, "huts").build(0, {"0,-1": "garden_10_open"}).reserve(0, "hut_garden_n")
    assert t.counts(0)["garden"] == 1
    t.play("place hut_garden_n 0,-2")
    assert t.counts(0)["garden"] == 2


@pytest.mark.rule("ALH-15.11")
@pytest.mark.rule("ALH-16.5")
def test_huts_cannot_be_given_to_dirk() -> None:
    t = stack(table(2, "huts"), "garden", "hut_garden_n").market(denar="garden_9_e").hand(0, "denar-9")
    t.play("buy denar denar-9", "hut garden")
    assert t.legal("give") == {"give garden_9_e"}
    assert says(t.refused("give hut_garden_n"), "give-hut", "ALH-15.11", tile="hut_garden_n")
    t.play("give garden_9_e")
    assert says(t.refused("give"), "give-hut", "ALH-15.11")
    t.play("keep hut_garden_n")
    assert "huts" not in t.view()["dirk"]


@pytest.mark.rule("ALH-15.11")
@pytest.mark.rule("ALH-16.5")
def test_a_special_purchase_cannot_take_a_hut() -> None:
    t = table(3, "huts+vizier").market(denar="garden_9_e").hand(1, "denar-9")
    t.play(min(t.legal("take")))
    assert t.refused("hut garden").id == "refused-wrong-moment"
    t.play("use")
    assert t.refused("hut garden").id == "refused-wrong-moment"


@pytest.mark.rule("ALH-15.12")
def test_with_all_stacks_empty_no_hut_can_be_taken() -> None:
    t = table(3, "huts")
    for kind in HUTS:
        stack(t, kind)
    assert t.legal("hut") == set()
    assert says(t.refused("hut"), "no-huts-left", "ALH-15.12")
    assert says(t.refused("hut palace"), "no-such-type", "ALH-1.2", type="palace")


@pytest.mark.rule("ALH-15.12")
def test_a_hut_that_fits_nowhere_goes_to_the_reserve() -> None:
    t = stack(table(3, "huts"), "garden", "hut_garden_n")
    t.build(0, {"0,-1": "pavilion_2_new", "1,0": "arcades_4_nes", "0,1": "seraglio_3_esw", "-1,0": "chambers_5_nsw"})
    t.play("hut garden")
    assert t.match.prompt is not None
    assert t.match.prompt.id == "prompt-action"  # everybody sees that it cannot be placed
    assert t.reserve_of(0) == ["hut_garden_n"]


@pytest.mark.rule("ALH-15.3")
def test_without_the_module_there_are_no_huts() -> None:
    t = table(3)
    assert t.refused("hut garden").id == "refused-wrong-moment"
    assert "huts" not in t.view()


@pytest.mark.rule("ALH-15.3", "ALH-15.12")
def test_each_hut_taken_is_one_hut_owned() -> None:
    t = stack(table(3, "huts"), "garden", "hut_garden_n", "hut_garden_sw")
    t.play("hut garden", "keep hut_garden_n")
    assert t.state.huts is not None
    assert t.state.huts.owned == [1, 0, 0]


@pytest.mark.rule("ALH-15.1")
def test_the_24_huts_are_no_buildings() -> None:
    t = table(3, "huts")
    huts = [name for number, name in enumerate(t.box.tile_ids) if t.state.is_hut(number)]
    assert len(huts) == 24
    assert all(name.startswith("hut_") for name in huts)
