"""Chapter 10, first part: what figures bring at any time."""

from __future__ import annotations

import pytest

from majlis.games.tadmor.box import RESOURCE_NAMES
from tests.games.kit import refusal
from tests.games.tadmor.builder import table


@pytest.mark.rule("TAD-10.1")
@pytest.mark.parametrize(("number", "ship", "camel"), [(1, 3, 2), (4, 3, 2), (7, 4, 3)])
def test_resources_by_epoch_and_figure(number: int, ship: int, camel: int) -> None:
    t = (
        table(2)
        .round(number)
        .upgrades(0, "i10")
        .hand(0, "k1")
        .stand(0, "north_sea_wood_ship_1", "north_sea_wood_camel")
        .acting()
    )
    assert t.stock(0) == {"wood": ship + 1 + camel}, "the bonus is for ships only"


@pytest.mark.rule("TAD-10.1")
def test_every_resource_space_brings_its_own() -> None:
    spaces = [space for space in table(4).box.spaces if space.resource >= 0]
    assert len(spaces) == 12
    for space in spaces:
        t = table(4).hand(0, "k1").stand(0, space.id).acting()
        resource = next(name for name in RESOURCE_NAMES if name in space.id)
        assert t.stock(0) == {resource: space.amounts[0]}


@pytest.mark.rule("TAD-10.2")
@pytest.mark.parametrize(("number", "camel", "ship"), [(1, 1, 2), (4, 2, 3), (7, 3, 4)])
def test_peace_gifts(number: int, camel: int, ship: int) -> None:
    t = table(2).round(number).stand(0, "antioch_peace_gifts").stand(1, "north_sea_peace_gifts").acting()
    assert t.match.breakdown(0)["peace_gifts"] == camel
    assert t.match.breakdown(1)["peace_gifts"] == ship


@pytest.mark.rule("TAD-10.3")
@pytest.mark.parametrize(
    ("camels", "tower", "missions", "gained"),
    [
        (3, 5, 0, 1),
        (3, 4, 2, 1),
        (3, 4, 1, 0),
        (4, 10, 0, 1),
        (4, 0, 4, 1),
        (4, 5, 2, 1),
        (4, 9, 1, 0),
        (4, 4, 3, 0),
        (5, 20, 6, 0),
    ],
)
def test_the_caravan(camels: int, tower: int, missions: int, gained: int) -> None:
    t = table(2).figures(0, camels, 2).tower(0, tower)
    t.fulfilled(0, *[f"k{n + 1}" for n in range(missions)], returned=True).stand(0, "antioch_caravan").acting().end()
    assert t.camels(0) == camels + gained


@pytest.mark.rule("TAD-10.4")
@pytest.mark.parametrize(
    ("ships", "goods", "gained"),
    [
        (2, ["myrrh", "jade", "silk"], 1),
        (2, ["myrrh", "myrrh", "silk"], 0),
        (3, ["myrrh", "incense", "jade", "jade", "silk", "oils"], 1),
        (3, ["myrrh", "jade", "silk", "oils"], 0),
        (4, ["myrrh", "incense", "jade", "jade", "silk", "oils"], 0),
    ],
)
def test_the_shipyard(ships: int, goods: list[str], gained: int) -> None:
    t = table(2).figures(0, 3, ships).precious(0, *goods).stand(0, "north_sea_shipyard").acting().end()
    assert t.ships(0) == ships + gained


@pytest.mark.rule("TAD-10.4")
def test_a_shipyard_that_is_ready_is_used_by_hand() -> None:
    t = table(2, auto_resolve=False).precious(0, "myrrh", "jade", "silk").stand(0, "north_sea_shipyard").acting()
    t.play("resolve north_sea_shipyard")
    assert t.ships(0) == 3


@pytest.mark.rule("TAD-10.4")
def test_a_shipyard_that_is_not_ready_is_explained() -> None:
    t = table(2, auto_resolve=False).hand(0, "k1").stand(0, "north_sea_shipyard").acting()
    assert t.refused("resolve north_sea_shipyard") == refusal(
        "shipyard", "TAD-10.4", each=1, colours=["grey", "yellow", "red"]
    )
    t = table(2, auto_resolve=False).figures(0, 5, 4).hand(0, "k1").stand(0, "north_sea_shipyard").acting()
    assert t.state.figures[1] == 4
    t = table(2, auto_resolve=False).figures(0, 3, 4).hand(0, "k1")
    t.stand(0, "north_sea_shipyard").acting()
    assert t.refused("resolve north_sea_shipyard") == refusal("all-figures", "TAD-18.1", figure="ship", most=4)
