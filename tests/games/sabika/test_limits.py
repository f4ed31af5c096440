"""Chapter 15: limits."""

from __future__ import annotations

import pytest

from majlis.games.sabika.building import open_large
from majlis.games.sabika.drawing_cards import open_small_buildings
from majlis.games.sabika.round_end import draw_token, open_poems, open_tiles
from tests.games.sabika.builder import table


@pytest.mark.rule("SAB-15.1")
def test_dinars_and_materials_are_unlimited() -> None:
    t = (
        table(2)
        .crates(0, 200)
        .give(0, gypsum=100)
        .effect(0, {"gain": "material", "n": 9, "kinds": ["ceramic"]}, {"gain": "dinar", "n": 20})
    )
    t.effect(0, {"gain": "material", "n": 12, "kinds": ["ceramic"]}, {"gain": "dinar", "n": 20})
    assert (t.has(0), t.dinars()) == ({"gypsum": 100, "ceramic": 21}, 40)


@pytest.mark.rule("SAB-15.2")
def test_with_bag_and_pile_empty_slots_stay_empty() -> None:
    t = table(2)
    t.state.bag = [0, 0, 1]
    t.state.spent = [1, 0, 0]
    assert [draw_token(t.state) for _ in range(3)] == [2, 0, -1]
    t.state.bag = [1, 0, 0]
    t.slots(raw_0="cane").effect(0, {"gain": "raw", "n": 2})
    assert t.token("raw_0") is None  # within a round nothing is refilled


@pytest.mark.rule("SAB-15.3")
def test_nine_seals_and_nine_ships() -> None:
    t = table(2).ship(0, *t_cities())
    assert t.player(0)["ships"]["granada"] == 0
    t.give(0, sugar=1, dinars=9).turn(0)
    assert "work merchant middle_0" not in t.legal()
    assert sum(1 for city in t.view()["cities"] if city["seal"]) == 9


def t_cities() -> list[str]:
    return table(2).box.cities[:9]


@pytest.mark.rule("SAB-15.4")
def test_storehouse_tiles_are_not_refilled_from_elsewhere() -> None:
    t = table(2).open_tiles(1, 2)
    t.state.stacks = [[6, 5], []]
    t.state.displays = [1, 0, 0, 0]
    assert open_tiles(t.state) == ["tile_5"]
    assert (t.state.displays, t.state.stacks) == ([1, 5, 0, 0], [[6], []])
    for house in range(1, 5):
        t.house(0, house, 2 * house + 8, 2 * house + 9)
    t.act(0, "storehouse")
    assert t.legal("extend") == set()
    assert t.why("extend tile_1 house_1") == ("house-full", "SAB-5.3")


@pytest.mark.rule("SAB-15.5")
def test_small_poems_are_never_reshuffled() -> None:
    t = table(2).open_poems(1)
    t.state.poem_deck = [4]
    assert open_poems(t.state) == ["poem_4"]
    assert t.state.poem_open == [1, 4, 0]


@pytest.mark.rule("SAB-15.6")
def test_small_buildings_run_out_only_with_their_discards() -> None:
    t = table(2).open_small(1)
    t.state.small_deck = []
    t.state.small_discards = [9, 8]
    assert len(open_small_buildings(t.state)) == 2
    assert open_small_buildings(t.state) == []
    assert sorted(t.state.small_open) == [0, 1, 8, 9]


@pytest.mark.rule("SAB-15.7")
def test_large_buildings_of_era_one_are_lost_at_its_end() -> None:
    t = table(4)
    assert open_large(t.state).bit_count() == 9
    t.book(2).end_round()
    while t.asked() != "turn":
        t.match.play_code(t.state.codes()[0])
    assert open_large(t.state).bit_count() == 12
    assert t.state.large == open_large(t.state)


@pytest.mark.rule("SAB-15.8")
def test_ends_of_the_tracks() -> None:
    t = (
        table(2)
        .give(0, parias=60, favour=6, prestige=200)
        .effect(0, {"gain": "paria", "n": 9}, {"gain": "favour", "n": 1})
    )
    assert (t.parias(), t.state.favour[0], t.prestige()) == (69, 6, 201)
    t = table(2).end_round()
    assert t.parias() == 0  # with nothing on the track it was prestige
    assert t.prestige() == 5 - 2


@pytest.mark.rule("SAB-15.9")
def test_at_most_one_raw_material_of_each_kind() -> None:
    t = table(2).raw(0, "cane", "silk", "clay").slots(raw_0="cane").effect(0, {"gain": "raw", "n": 1})
    assert (t.fields(0), t.has(0)) == (["silk", "clay"], {"sugar": 1})


@pytest.mark.rule("SAB-15.10")
def test_a_poem_whose_effect_is_being_resolved_cannot_be_reactivated() -> None:
    t = (
        table(2)
        .book(3)
        .poem(0, "poem_11", "poem_12", "poem_1", colour="red")
        .open_large(19)
        .open_small()
        .give(0, gypsum=1)
        .act(0, "reactivate")
    )
    t.play("reactivate poem_11")  # build the palace whose bonus is to reactivate a poem
    assert t.asked() == "reactivate"
    assert t.legal() == {"reactivate poem_12", "reactivate poem_1"}
    assert t.why("reactivate poem_11") == ("reciting", "SAB-15.10")
    t.play("reactivate poem_12")
    assert t.state.reciting == 0
    assert (t.parias(), t.dinars()) == (3, 2 + 1 + 2)
