"""Chapter 1: the components, and what an edited copy of them may say."""

from __future__ import annotations

import tomllib
from collections import Counter

import pytest

from majlis.engine.errors import BadBox
from majlis.games.tadmor.box import EITHER, WINDOW_NAMES
from majlis.games.tadmor.game import GAME
from tests.games.tadmor.builder import edited, table

BOX = GAME.read_box(None)


@pytest.mark.rule("TAD-1.1")
def test_two_basic_and_two_luxury_resources_without_limit() -> None:
    data = tomllib.loads(GAME.data_text())
    assert data["resources"]["basic"] + data["resources"]["luxury"] == ["wood", "stone", "marble", "gold"]
    t = table().goods(0, wood=60).stand(0, "north_sea_wood_ship_1").acting()
    assert t.state.total(0) == 63


@pytest.mark.rule("TAD-1.2")
def test_figures_at_the_start_and_at_most() -> None:
    assert (BOX.figures_start, BOX.figures_most) == ([3, 2], [5, 4])
    assert table().player(0)["figures"] == {"camel": {"all": 3, "supply": 3}, "ship": {"all": 2, "supply": 2}}


@pytest.mark.rule("TAD-1.3")
def test_upgrades_by_epoch() -> None:
    assert Counter(tile.epoch for tile in BOX.upgrades) == {0: 18, 1: 18, 2: 12}
    assert [tile.id for tile in BOX.upgrades if tile.starting] == ["i1", "i2", "i3", "i4"]


@pytest.mark.rule("TAD-1.4")
def test_every_mission_has_a_cost_points_and_a_window() -> None:
    assert len(BOX.missions) == 26
    assert all(card.cost and card.pp and card.window for card in BOX.missions)


COSTS = """
    k1 2W1S1M1G 12, k2 1W2S1M1G 12, k3 2S3M 12, k4 2S3G 12, k5 4W1G 8, k6 3W2M 8, k7 1W3S1M 10, k8 2W3S 10, k9 2W3G 14, k10 3S2G 14,
    k11 3S2G 8, k12 2W2S1G 8, k13 2W2S1M 12, k14 2M2G 12, k15 2W2M2G 14, k16 2S2G 8, k17 2W2M 8, k18 1W1S1M1G 8, k19 4S2M 14,
    k20 3W3S 14, k21 3W1M 10, k22 3S1G 10, k23 2W2G 10, k24 2S2M 10, k25 2W1S2G 12, k26 1W2S2M 12
"""


@pytest.mark.rule("TAD-1.4", "TAD-12.1")
def test_what_missions_cost_and_are_worth() -> None:
    letters = dict(zip("WSMG", ("wood", "stone", "marble", "gold"), strict=True))
    missions = GAME.component_tables(BOX)["missions"]
    for line in COSTS.split(","):
        name, cost, pp = line.split()
        assert missions[name]["cost"] == {letters[cost[i + 1]]: int(cost[i]) for i in range(0, len(cost), 2)}, name
        assert BOX.missions[BOX.mission_numbers[name]].pp == int(pp)
    assert COSTS.count("k") == len(missions) == 26


@pytest.mark.rule("TAD-1.4", "TAD-12.1")
def test_when_missions_are_turned_in() -> None:
    windows = {
        "building": [1, 2, 3, 4, 7, 8, 19, 20, 21, 22], "any": [5, 6, 11, 12], "raid_revealed": [9, 10], "action": [13, 16, 17, 18],
        "raid_resolved": [14], "upgrade_end": [15], "placement": [23, 24], "upgrade": [25, 26],
    }  # fmt: skip
    for window, numbers in windows.items():
        assert [
            i + 1 for i, card in enumerate(BOX.missions) if card.window == 1 << WINDOW_NAMES.index(window)
        ] == numbers


@pytest.mark.rule("TAD-1.5")
def test_precious_goods() -> None:
    assert BOX.kinds == ["glass_bottles", "incense", "myrrh", "jade", "ivory", "porcelain", "silk", "perfume", "oils"]
    assert sum(BOX.copies) == 36


@pytest.mark.rule("TAD-1.6")
def test_one_raider_card_for_each_region() -> None:
    assert BOX.regions == ["palmyra", "ebla", "damascus", "north_sea", "south_sea", "euphrates", "antioch"]


@pytest.mark.rule("TAD-1.7")
def test_temple_cards() -> None:
    assert dict(zip(BOX.stages, BOX.stage_copies, strict=True)) == {
        "foundation": 4,
        "colonnade": 4,
        "roof": 4,
        "statues": 4,
    }


@pytest.mark.rule("TAD-1.8")
def test_what_changes_with_the_epoch() -> None:
    assert [(epoch.first, epoch.last) for epoch in BOX.epochs] == [(1, 3), (4, 6), (7, 9)]
    assert [epoch.price for epoch in BOX.epochs] == [1, 2, 3]
    assert [epoch.traitor for epoch in BOX.epochs] == [0, 1, 2]
    assert [(epoch.tax_gold, epoch.tax_pp) for epoch in BOX.epochs] == [(0, 0), (1, 3), (2, 6)]


@pytest.mark.rule("TAD-1.9")
def test_action_spaces_of_both_sides() -> None:
    assert [len(BOX.places_of[seats]) for seats in (2, 3, 4)] == [31, 38, 38]
    either = [space.id for space in BOX.spaces if space.figure == EITHER]
    assert either == ["antioch_war_supplies"]
    t = table().placing()
    assert {"place camel antioch_war_supplies", "place ship antioch_war_supplies"} <= t.legal()


@pytest.mark.rule("TAD-1.10")
def test_each_player_has_two_stores() -> None:
    t = table().goods(0, wood=1, stone=1).hand(0, "k1").acting()
    t.play("discard k1 gold")
    assert t.player(0)["warehouse"]["gold"] == 1, "after the round both are one again"
    t = table().goods(0, wood=1).hand(0, "k1", "k2").acting()
    t.play("discard k1 gold")
    assert (t.stock(0), t.traded_stock(0)) == ({"wood": 1}, {"gold": 1})


@pytest.mark.rule("TAD-1.11")
def test_a_price_in_resources_is_paid_in_any_mix() -> None:
    t = (
        table()
        .round(4)
        .display("i5")
        .goods(0, wood=1, stone=2)
        .traded(0, gold=1)
        .stand(0, "palmyra_upgrade_1")
        .acting()
    )
    assert t.legal("buy") == {"buy i5 stone+wood", "buy i5 stone+stone", "buy i5 gold+stone", "buy i5 gold+wood"}


# edited copies


@pytest.mark.rule("TAD-1.8")
def test_an_edited_copy_is_played_with() -> None:
    box = edited("upgrade_cost = 1", "upgrade_cost = 3")
    assert not box.standard
    assert box.digest != BOX.digest
    assert GAME.start(2, {}, "1", box).view(None)["price"] == 3


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('game = "tadmor"', 'game = "alhambra"', "is for game 'alhambra'"),
        ("players_max = 4", "players_max = 5", "game: players_max must be 4"),
        ("rounds = [4, 5, 6]", "rounds = [5, 6]", "rounds must go on from 4"),
        ('figure = "camel"', 'figure = "donkey"', "figure must be one of camel, ship, either"),
        ('start_pp = 10\nsource = "rulebook"', 'start_pp = 10\nsource = "hearsay"', "source must be"),
        ("upgrade_slots = 6", "upgrade_slots = 60", "upgrade_slots must be 1 to 9"),
        ("order = 1\nsides", "order = 2\nsides", "have the same order"),
        ('resource = "wood"\namounts', 'resource = "straw"\namounts', "resource must be one of"),
        ("single = { stone = 2 }", "single = { wood = 2 }", "must cost something besides wood"),
        ("first = 6", "first = 7", "first must be 6"),
        ('id = "colonnade"', 'id = "gate"', "id must be 'colonnade'"),
        (
            'kinds = ["jade", "ivory", "porcelain"]',
            'kinds = ["jade", "silk", "oils"]',
            "three precious goods of that colour",
        ),
        ('op = "mission_pp"', 'op = "mission_gold"', "op must be one of"),
        ('id = "I7"', 'id = "I70"', "id must be 'I7'"),
        ('id = "K9"', 'id = "K8"', "stands already"),
        ('window = "raid_revealed"', 'window = "building"', "window must be one of raid_revealed"),
        ("any_of = [{ tower = 5 }, { missions = 2 }]", "any_of = []", "any_of must list alternatives"),
        ('removed_upgrades = ["I7", ', "removed_upgrades = [", "must list the upgrades with two_player = false"),
        ('seat_2 = [["wood", "stone"]]', "seat_2 = [[]]", "seat_2 must list picks of at least one resource"),
        ("[warehouse]", "[storehouse]", "[warehouse] is missing"),
    ],
)
def test_what_does_not_fit_together_is_named(old: str, new: str, fault: str) -> None:
    with pytest.raises(BadBox) as error:
        edited(old, new)
    assert fault in str(error.value)


def test_what_could_not_be_had_is_named() -> None:
    tables = GAME.component_tables(BOX)
    marked = {"antioch", "i1", "k16", "foundation", "palmyra_temple", "tower_16", "tax_2"}
    assert marked <= set(tables["reconstructed"])
    assert not {"i14", "palmyra", "damascus_tower_double", "jade", "tax_1"} & set(tables["reconstructed"])
    assert len(tables["spaces"]) == 38
    assert tables["missions"]["k16"]["cost"] == {"stone": 2, "gold": 2}
    assert tables["upgrades"]["i5"]["about"] == "about-mission_pp"


@pytest.mark.rule("TAD-1.11")
def test_luxury_resources_are_mixed_like_the_others() -> None:
    t = table().round(4).display("i5").goods(0, marble=2, gold=1).stand(0, "palmyra_upgrade_1").acting()
    assert t.legal("buy") == {"buy i5 marble+marble", "buy i5 gold+marble"}
