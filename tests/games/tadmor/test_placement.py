"""Chapter 4: the placement phase."""

from __future__ import annotations

import pytest

from tests.games.kit import refusal, told
from tests.games.tadmor.builder import Table, table


@pytest.mark.rule("TAD-4.1")
def test_everybody_places_one_figure_in_turn() -> None:
    t = table(3).order(1).placing()
    asked = []
    for space in ("palmyra_market", "ebla_market", "damascus_traitor", "antioch_caravan"):
        asked.append(t.match.actor)
        t.play(f"place camel {space}")
    assert asked == [1, 2, 0, 1]
    assert t.there("palmyra_market") == 1
    assert t.player(1)["market"] == "full", "the figure stands there, but nothing has happened yet"
    assert t.at_home(1) == (1, 2)


@pytest.mark.rule("TAD-4.1")
def test_the_figure_must_match_the_space() -> None:
    t = table().placing()
    assert t.refused("place ship palmyra_market") == refusal(
        "wrong-figure", "TAD-4.1", figure="ship", space="palmyra_market"
    )
    assert t.refused("place camel north_sea_shipyard") == refusal(
        "wrong-figure", "TAD-4.1", figure="camel", space="north_sea_shipyard"
    )


@pytest.mark.rule("TAD-4.1", "TAD-13.1")
def test_a_personal_tile_takes_a_camel_or_a_ship_of_its_owner() -> None:
    t = table().upgrades(0, "i21").upgrades(1, "i47").placing()
    assert {"place camel i21", "place ship i21"} <= t.legal()
    assert t.refused("place camel i47") == refusal("not-your-tile", "TAD-13.1", space="i47")
    t.play("place ship i21")
    assert t.player(0)["personal"] == [{"upgrade": "i21", "figure": "ship"}]


@pytest.mark.rule("TAD-4.1", "TAD-4.2")
@pytest.mark.parametrize("seat", [0, 1])
def test_an_empty_personal_tile_is_a_place_when_the_board_is_full(seat: int) -> None:
    t = table(2).order(seat).figures(seat, 0, 2).figures(1 - seat, 0, 0).upgrades(seat, "i21", "i47")
    ships = [space.id for space in t.box.spaces if space.figure == 1 and "two" in space.sides]
    t.stand(1 - seat, *ships).stand(1 - seat, "antioch_war_supplies", figure="camel").stand(seat, "i47").placing()
    assert t.asks() == (seat, "place")
    assert t.legal() == {"place ship i21"}
    t.play("place ship i21")
    assert t.at_home(seat) == (0, 1)
    assert t.asked() != "place", "both tiles are taken; the last ship stays at home"


@pytest.mark.rule("TAD-4.2")
def test_placing_is_compulsory_and_goes_on_until_nobody_can() -> None:
    t = table(2).figures(0, 1, 0).figures(1, 2, 1).placing()
    assert {action.split()[0] for action in t.legal()} == {"place"}
    asked = []
    while t.asked() == "place" and t.state.round == 1:
        asked.append(t.match.actor)
        t.play(sorted(t.legal("place"))[0])
    assert asked == [0, 1, 1, 1]


@pytest.mark.rule("TAD-4.2")
@pytest.mark.rule("TAD-4.1", "TAD-4.3")
def test_a_figure_without_a_place_stays_in_the_supply() -> None:
    t = table(2).figures(0, 0, 1).figures(1, 2, 0)
    ships = [space.id for space in t.box.spaces if space.figure == 1 and "two" in space.sides]
    t.stand(1, *ships).stand(1, "antioch_war_supplies", figure="camel").placing()
    assert t.asks() == (1, "place")
    t.play("place camel palmyra_market")
    assert t.at_home(0) == (0, 1)
    assert t.asked() != "place", "the phase is over"


@pytest.mark.rule("TAD-4.3")
def test_one_figure_for_a_space_but_several_spaces_for_a_player() -> None:
    t = table(2).placing()
    t.play("place camel palmyra_upgrade_1")
    found = t.refused("place camel palmyra_upgrade_1")
    assert found == refusal("occupied", "TAD-4.3", space="palmyra_upgrade_1", owner=0)
    t.play("place camel ebla_market", "place camel palmyra_upgrade_2")
    assert (t.there("palmyra_upgrade_1"), t.there("palmyra_upgrade_2")) == (0, 0)


@pytest.mark.rule("TAD-4.1")
def test_a_figure_must_be_in_the_supply() -> None:
    t = table(2).figures(0, 1, 0).placing()
    assert t.refused("place ship north_sea_shipyard") == refusal("none-in-supply", "TAD-4.1", figure="ship")
    assert t.refused("place donkey north_sea_shipyard") == refusal("no-such-figure", "TAD-1.2", figure="donkey")


@pytest.mark.rule("TAD-4.4")
def test_three_figures_in_one_turn() -> None:
    t = table(2).fulfilled(0, "k23").placing()
    t.play("turn_in k23 -")
    assert t.match.prompt is not None
    assert t.match.prompt.facts == {"count": 3}
    t.play("place camel palmyra_market")
    assert t.asks() == (0, "place")
    assert t.legal("turn_in") == set()
    t.play("place ship north_sea_shipyard", "place camel ebla_market")
    assert t.asks() == (1, "place")


@pytest.mark.rule("TAD-4.4")
def test_with_fewer_than_three_figures_left_all_of_them_are_placed() -> None:
    t = table(2).figures(0, 2, 0).fulfilled(0, "k24").placing()
    t.play("turn_in k24 -", "place camel palmyra_market", "place camel ebla_market")
    assert t.asks() == (1, "place")


@pytest.mark.rule("TAD-4.4")
def test_a_new_figure_is_placed_in_the_same_phase() -> None:
    t = table(2).figures(0, 1, 0).figures(1, 0, 0).fulfilled(0, "k5").placing()
    heard = t.play("turn_in k5 -")
    assert told(heard, "gain-figure")[0].parts == {"figure": "ship", "all": 1}
    t.play("place ship north_sea_shipyard")
    assert t.asks() == (0, "place")


@pytest.mark.rule("TAD-4.5")
def test_three_figures_need_two_that_can_be_placed() -> None:
    t = table(2).figures(0, 1, 0).fulfilled(0, "k23").placing()
    assert t.refused("turn_in k23 -") == refusal("reward-nothing", "TAD-4.5", mission="k23", why="figures")
    t = table(2).figures(0, 0, 3).figures(1, 0, 0).fulfilled(0, "k23")
    ships = [space.id for space in t.box.spaces if space.figure == 1 and "two" in space.sides]
    t.stand(1, *ships).placing()
    assert t.legal() == {"place ship antioch_war_supplies"}, "three in the supply, but only one of them has a place"


@pytest.mark.rule("TAD-4.5")
def test_only_one_such_mission_in_a_turn_and_own_tiles_count() -> None:
    t = table(2).figures(0, 4, 0).upgrades(0, "i21").fulfilled(0, "k23", "k24").placing()
    t.play("turn_in k23 -")
    assert t.legal("turn_in") == set()
    t.play("place camel i21", "place camel palmyra_market", "place camel ebla_market")
    assert t.asks() == (1, "place")
    t.play("place camel damascus_traitor")
    assert t.asks() == (0, "place")
    assert t.refused("turn_in k24 -").rule == "TAD-4.5"


@pytest.mark.rule("TAD-4.5")
def test_own_tiles_are_places_when_two_placeable_figures_are_counted() -> None:
    """The board has room for one ship only; an empty personal tile makes it two, an occupied one does not."""

    def scene() -> Table:
        t = table(2).figures(0, 0, 3).figures(1, 0, 0).upgrades(0, "i21").fulfilled(0, "k23")
        ships = [space.id for space in t.box.spaces if space.figure == 1 and "two" in space.sides]
        return t.stand(1, *ships)

    t = scene().placing()
    t.play("turn_in k23 -", "place ship i21", "place ship antioch_war_supplies")
    assert t.asked() != "place" or t.match.actor != 0
    t = scene().stand(0, "i21").placing()
    assert t.refused("turn_in k23 -") == refusal("reward-nothing", "TAD-4.5", mission="k23", why="figures")


@pytest.mark.rule("TAD-4.6", "TAD-4.2")
def test_a_player_without_figures_is_asked_once_about_a_figure_from_a_mission() -> None:
    t = table(2).figures(0, 0, 0).figures(1, 2, 0).fulfilled(0, "k11").placing()
    assert t.asks() == (0, "last-figure")
    t.play("decline")
    assert t.asks() == (1, "place")
    t.play("place camel palmyra_market")
    assert t.asks() == (1, "place")
    t.play("place camel ebla_market")
    t.end()
    assert (t.asks(), t.state.round) == ((0, "last-figure"), 2), "out for the rest of that placement phase only"


@pytest.mark.rule("TAD-4.6")
def test_a_figure_gained_that_way_is_placed() -> None:
    t = table(2).figures(0, 0, 0).figures(1, 1, 0).fulfilled(0, "k11").placing()
    t.play("turn_in k11 -")
    assert t.asks() == (0, "place")
    t.play("place camel palmyra_market")
    assert t.there("palmyra_market") == 0
    assert t.asks() == (1, "place")


@pytest.mark.rule("TAD-4.6")
def test_a_figure_that_would_have_no_place_is_not_asked_for() -> None:
    t = table(2).figures(0, 0, 0).figures(1, 1, 0).fulfilled(0, "k5")
    ships = [space.id for space in t.box.spaces if space.figure == 1 and "two" in space.sides]
    t.stand(1, *ships).stand(1, "antioch_war_supplies", figure="ship").placing()
    assert t.asks() == (1, "place")


@pytest.mark.rule("TAD-4.6")
def test_nobody_else_without_figures_is_asked_anything() -> None:
    t = table(2).figures(0, 0, 0).figures(1, 1, 0).fulfilled(0, "k16").placing()
    assert t.asks() == (1, "place")


@pytest.mark.rule("TAD-4.5")
def test_a_camel_and_a_ship_with_one_place_each_are_two_figures_that_can_be_placed() -> None:
    """All but one space for camels and one for ships are taken."""
    t = table(2).figures(0, 1, 1).figures(1, 0, 0).fulfilled(0, "k23")
    left = {"palmyra_market", "north_sea_shipyard"}
    for space in t.box.spaces:
        if "two" in space.sides and space.id not in left:
            t.stand(1, space.id, figure="ship" if space.figure == 1 else "camel")
    t.placing().play("turn_in k23 -", "place camel palmyra_market", "place ship north_sea_shipyard")
    assert (t.there("palmyra_market"), t.there("north_sea_shipyard")) == (0, 0)
