"""Chapter 1: components and constants, as the data file has them; and what an edited copy may say."""

from __future__ import annotations

from collections import Counter

import pytest

from majlis.engine.errors import BadBox
from majlis.games.sabika.game import GAME
from majlis.games.sabika.words import ACTION_NAMES, CATEGORY_NAMES, COLOUR_NAMES, MATERIAL_NAMES, RAW_NAMES
from tests.games.sabika.builder import table

BOX = GAME.read_box(None)


@pytest.mark.rule("SAB-1.1")
def test_one_to_four_players_five_rounds_four_turns_each() -> None:
    assert list(GAME.seat_counts) == [1, 2, 3, 4]
    t = table(2)
    turns: list[int] = []
    while t.view()["phase"] == "actions":
        turns.append(t.match.actor)
        t.play(min(t.legal("rest")))
    assert Counter(turns) == {0: 4, 1: 4}


@pytest.mark.rule("SAB-1.2")
def test_era_one_is_two_rounds_and_era_two_three() -> None:
    assert [BOX.track[space].era for space in range(1, 6)] == [1, 1, 2, 2, 2]


@pytest.mark.rule("SAB-1.3")
def test_counts_of_the_common_components() -> None:
    counts = {row["id"]: row["n"] for row in GAME.read_box(None).tables["components"]["records"]}  # type: ignore[index]
    assert counts["storehouse_tile"] == len(BOX.tile_crates) - 1 == 24
    assert counts["large_building"] == len(BOX.large) - 1 == 21
    assert [sum(1 for building in BOX.large if building.era == era) for era in (1, 2)] == [9, 12]
    assert counts["start_tile"] == len(BOX.start_tiles) - 1 == 10
    assert counts["wish"] == len(BOX.wishes) == 9
    assert counts["small_building"] == len(BOX.small) - 1 == 36
    assert counts["small_poem"] == len(BOX.poems) - 1 == 22
    assert counts["large_poem"] == len(BOX.large_poems) == 20
    assert counts["trade_card"] == len(BOX.trade_cards) - 1 == 8
    assert counts["city_tile"] == len(BOX.city_tiles) - 1 == 12
    assert counts["event"] == len(BOX.events) - 1 == 14
    assert [event.number for event in BOX.events[1:] if event.good] == [1, 2, 3, 4, 5]
    assert counts["raw_good_token"] == sum(BOX.tokens) == 24
    assert counts["yusuf_worker_card"] == len(BOX.yusuf_cards) == 20


@pytest.mark.rule("SAB-1.4")
def test_each_player_has_four_workers_four_storehouses_three_raw_fields_and_nine_ships() -> None:
    player = table(3).player(1)
    assert [worker["worker"] for worker in player["workers"]] == ["builder_1", "builder_2", "merchant", "poet"]
    assert [house["crates"] for house in player["houses"]] == [1, 1, 1, 1]
    assert list(player["raw"]) == ["cane", "silk", "clay"]
    assert player["ships"]["granada"] == 9


@pytest.mark.rule("SAB-1.5", "SAB-1.6")
def test_resources_and_which_raw_material_becomes_which_good() -> None:
    assert MATERIAL_NAMES == ["gypsum", "wood", "marble", "ceramic"]
    t = table(2, process_needs_raw_on_rondel="no").raw(0, "cane", "silk", "clay")
    t.effect(0, {"process": 3})
    t.play("process cane", "process silk", "process clay")
    assert t.has(0) == {"sugar": 1, "clothes": 1, "pottery": 1}


@pytest.mark.rule("SAB-1.7")
def test_materials_rank_and_bring_one_to_four_prestige() -> None:
    assert BOX.material_prestige == [1, 2, 3, 4]


@pytest.mark.rule("SAB-1.8")
def test_three_rings_with_their_main_actions() -> None:
    mains = [ACTION_NAMES[main] for main in BOX.mains]
    assert Counter(mains[:8]) == {"quarry_small": 1, "quarry_large": 1, "storehouse": 2, "market": 2, "build": 2}
    assert Counter(mains[8:14]) == {"export": 2, "consolidate": 2, "produce": 2}
    assert Counter(mains[14:]) == {"engrave": 2, "reactivate": 2, "commission": 2}
    assert sorted(display for display in BOX.displays if display) == [1, 2]


@pytest.mark.rule("SAB-1.9")
def test_raw_slots_lie_between_the_outer_rings_and_marble_slots_between_the_inner_ones() -> None:
    for slot in BOX.slots:
        rings = {BOX.ring_of[space] for space in slot.spaces}
        assert rings == ({0, 1} if slot.raw else {1, 2})
    assert {len(slots) for slots in BOX.touching} == {0, 1, 2}


@pytest.mark.rule("SAB-1.10")
def test_categories_of_buildings_bases_and_half_mosaics() -> None:
    assert {CATEGORY_NAMES[building.category] for building in BOX.large[1:]} == {"palace", "fountain", "gate"}
    assert {CATEGORY_NAMES[card.category] for card in BOX.small[1:]} == {"garden", "tower", "window"}
    assert {MATERIAL_NAMES[card.base] for card in BOX.small[1:]} == {"gypsum", "wood", "marble"}
    assert (
        {COLOUR_NAMES[card.left] for card in BOX.small[1:]}
        == {COLOUR_NAMES[card.right] for card in BOX.small[1:]}
        == set(COLOUR_NAMES)
    )


@pytest.mark.rule("SAB-1.11")
def test_the_round_track_has_six_spaces_with_wishes_and_event_symbols() -> None:
    spaces = range(1, 7)
    assert [space for space in spaces if BOX.track[space].wish] == [2, 4, 6]
    assert [space for space in spaces if BOX.track[space].event_change] == [3, 5]
    assert [BOX.track[space].tribute for space in spaces] == [0, 2, 3, 4, 5, 6]


@pytest.mark.rule("SAB-1.12")
def test_the_favour_track_goes_to_six() -> None:
    assert (BOX.favour_last, len(BOX.favour)) == (6, 7)


@pytest.mark.rule("SAB-1.13")
def test_nine_cities_and_granada_joined_by_routes() -> None:
    assert len(BOX.cities) == 10
    assert BOX.cities[9] == "granada"
    names = BOX.city_numbers
    assert BOX.distance(9, names["florence"], 0) == 2
    assert BOX.distance(names["florence"], names["constantinople"], 0) == 4
    assert all(tile.effect.steps for tile in BOX.city_tiles)
    assert {tile.red for tile in BOX.city_tiles[1:]} == {True, False}


@pytest.mark.rule("SAB-1.14")
def test_shields_have_no_meaning_so_the_board_has_none() -> None:
    assert set(table().view()["cities"][0]) == {"city", "tile", "colour", "seal", "left", "right"}


def test_reconstructed_data_is_named_for_the_page() -> None:
    tables = GAME.component_tables(BOX)
    assert {"tile_1", "poem_2", "yusuf_builder_1", "start_dinars", "rondel.outer"} <= set(tables["reconstructed"])
    assert "event_1" not in tables["reconstructed"]
    assert tables["small_poems"]["poem_14"]["red"] == [
        {"place_ship": 1, "goods_max": 1, "take_seal": False, "grant_city_bonus": False}
    ]
    assert tables["yusuf_cards"]["yusuf_poet_5"]["target"] == "inner_4"
    assert tables["slots"][0] == {
        "slot": "raw_0",
        "kind": "raw",
        "outer": "outer_0",
        "middle": "middle_0",
        "inner": None,
    }


@pytest.mark.rule("SAB-9.8", "SAB-11.3", "SAB-11.6")
def test_the_page_is_told_what_a_large_poem_or_a_trade_card_can_bring_at_most() -> None:
    tables = GAME.component_tables(BOX)
    for name, card in [*tables["large_poems"].items(), *tables["trade_cards"].items()]:
        score = card["score"]
        assert (
            card["most"]
            == {
                "majority": None,
                "table": max(score.get("values", [0])),
                "per": score.get("max"),
                "sets": score.get("max"),
            }[score["kind"]]
        ), name


# edited copies


def test_an_edited_copy_is_another_box_with_other_numbers() -> None:
    box = GAME.read_box(GAME.data_text().replace("place = 1, dinar = 3", "place = 1, dinar = 9"))
    assert box.start_dinars[0] == 9
    assert (box.standard, box.digest != BOX.digest) == (False, True)
    assert GAME.start(2, seed="1", box=box).box is box


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('game = "sabika"', 'game = "tadmor"', "the data file is for game 'tadmor'"),
        ("rounds = 5", "rounds = 6", "meta: rounds must be 5, not 6"),
        (
            "{ number = 1,  crates = 2,",
            "{ number = 2,  crates = 2,",
            "storehouse_tiles, record 1 (2): number must be 1, not 2",
        ),
        (
            '{ gain = "dinar", n = 4 }, { gain = "paria", n = 1 }',
            '{ gain = "gold", n = 4 }',
            "gain must be one of dinar, paria",
        ),
        (
            "[{ process = 1 }] },\n  { number = 10",
            "[{ proces = 1 }] },\n  { number = 10",
            "a step has exactly one head",
        ),
        ('main = "commission"', 'main = "sleep"', "main must be one of"),
        (
            '{ a = "granada",        b = "fez",            cost = 1 }',
            '{ a = "granada", b = "rome", cost = 1 }',
            "b must be one of fez",
        ),
        ("start_paria = 0", "start_paria = 1", "constants: start_paria must be 0, not 1"),
        (
            'on = "income", effect = [{ gain = "paria"',
            'on = "sunset", effect = [{ gain = "paria"',
            "on must be one of income",
        ),
        ('kind = "per", counter = "poem"', 'kind = "per", counter = "song"', "counter must be one of"),
        (
            'source = "rulebook"\nrecords = [\n  { number = 1,  good',
            "records = [\n  { number = 1,  good",
            "events: source must be",
        ),
    ],
)
def test_a_wrong_copy_is_refused_with_its_place(old: str, new: str, complaint: str) -> None:
    text = GAME.data_text()
    assert old in text
    with pytest.raises(BadBox) as error:
        GAME.read_box(text.replace(old, new, 1))
    assert complaint in str(error.value)


def test_text_that_is_not_toml_is_refused() -> None:
    with pytest.raises(BadBox, match="not valid TOML"):
        GAME.read_box("meta = [")


def test_raw_names_are_those_of_the_box() -> None:
    assert [row["raw"] for row in GAME.component_tables(BOX)["goods"]] == RAW_NAMES
