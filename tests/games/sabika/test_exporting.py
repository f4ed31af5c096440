"""Chapter 6: exporting. Consolidating and producing are in `test_cities.py`."""

from __future__ import annotations

import pytest

from majlis.games.sabika.exporting import price_of
from tests.games.kit import told
from tests.games.sabika.builder import Table, table
from tests.games.sabika.second_reading import cheapest


def to_constantinople(**options: object) -> Table:
    """EX-14: a ship in Florence; Constantinople demands clothes and gives a material of choice."""
    return table(2, **options).ship(0, "florence").city("constantinople", 1).give(0, clothes=1, sugar=1, dinars=4)


@pytest.mark.rule("SAB-6.1", "SAB-EX-14")
def test_export_along_the_cheapest_way() -> None:
    t = to_constantinople().act(0, "export")
    events = t.play("export constantinople clothes+sugar")
    assert told(events, "pay")[0].parts == {"dinars": 4, "seals": 0}
    assert (t.prestige(), t.parias(), t.state.seals[0]) == (5 + 3, 3, 1)
    assert t.player(0)["ships"] == {"granada": 7, "left": ["florence", "constantinople"], "right": []}
    assert t.facts() == {"count": 1, "kinds": ["gypsum", "wood", "marble", "ceramic"]}
    t.play("take ceramic")
    assert t.has(0) == {"ceramic": 1}
    assert t.view()["spent"] == {"sugar": 1, "clothes": 1, "pottery": 0}


@pytest.mark.rule("SAB-6.1", "SAB-EX-15", "SAB-7.16")
def test_poem_20_raises_the_base_to_two_and_two() -> None:
    t = to_constantinople().poem(0, "poem_20").act(0, "export")
    t.play("export constantinople clothes+sugar")
    assert (t.prestige(), t.parias()) == (5 + 5, 5)


@pytest.mark.rule("SAB-EX-16", "SAB-12.5")
def test_events_9_and_3_on_an_export() -> None:
    t = to_constantinople().event(9).give(0, dinars=6).act(0, "export")
    t.play("export constantinople clothes+sugar")
    assert t.dinars() == 0
    t = to_constantinople().event(3).act(0, "export")
    t.play("export constantinople clothes+sugar")
    assert (t.prestige(), t.parias()) == (5 + 3, 5)


@pytest.mark.rule("SAB-6.1")
def test_one_good_is_enough_and_the_seal_is_there_only_once() -> None:
    t = to_constantinople().city("constantinople", 5, seal=False).act(0, "export")
    t.play("export constantinople sugar")
    assert (t.prestige(), t.parias(), t.state.seals[0]) == (6, 1, 0)
    assert t.dinars() == 2  # the city bonus


@pytest.mark.rule("SAB-6.1")
def test_the_first_ship_takes_the_seal_and_all_other_cities_keep_theirs() -> None:
    t = table(2).city("fez", 2).give(0, sugar=1, dinars=9).give(1, sugar=1, dinars=9).act(0, "export")
    t.play("export fez sugar")
    assert t.state.seals[:2] == [1, 0]
    assert [city["city"] for city in t.view()["cities"] if not city["seal"]] == ["fez"]
    t.act(1, "export").play("export fez sugar")
    assert t.state.seals[:2] == [1, 0], "the second ship finds none"


@pytest.mark.rule("SAB-6.1", "SAB-4.12")
def test_more_than_two_goods_are_too_many_even_for_whoever_has_them() -> None:
    t = table(2).poem(0, "poem_16").give(0, sugar=3, dinars=9).act(0, "export")
    assert t.why("export fez sugar+sugar+sugar") == ("goods-count", "SAB-6.1")
    assert t.why("export fez card_sugar+sugar") == ("not-in-store", "SAB-4.12"), "none is kept on the card"


@pytest.mark.rule("SAB-6.2", "SAB-4.12")
def test_no_export_without_a_good_or_to_a_city_with_ones_ship() -> None:
    t = table(2).ship(0, "florence").give(0, sugar=2, dinars=9).act(0, "export")
    assert t.why("export florence sugar") == ("ship-there", "SAB-6.2")
    assert t.why("export venice -") == ("goods-count", "SAB-6.1")
    assert t.why("export venice sugar+sugar+sugar") == ("not-in-store", "SAB-4.12")
    assert t.why("export venice clothes") == ("not-in-store", "SAB-4.12")
    assert t.why("export venice wood")[0] == "no-such-good"
    assert t.why("export rome sugar")[0] == "no-such-city"
    assert "export venice sugar+sugar" in t.legal()


@pytest.mark.rule("SAB-6.3", "SAB-EX-17")
def test_the_seal_of_the_city_cannot_pay_the_way() -> None:
    t = to_constantinople().give(0, dinars=3).act(0, "export")
    refusal = t.refused("export constantinople sugar")
    assert (refusal.id, refusal.facts["price"], refusal.facts["have"]) == ("refused-way-too-dear", 4, 3)


@pytest.mark.rule("SAB-6.1")
def test_two_equal_goods_are_exported_together() -> None:
    t = table(2).city("fez", 2).give(0, sugar=3, dinars=9).act(0, "export")
    t.play("export fez sugar+sugar")
    assert (t.has(0), t.prestige(), t.parias()) == ({"sugar": 1}, 5 + 4, 4), "sugar is in demand there"
    assert t.view()["spent"]["sugar"] == 2


@pytest.mark.rule("SAB-6.1", "SAB-12.5")
def test_the_way_is_the_cheapest_after_every_routes_surcharge() -> None:
    """Florence to Constantinople by way of Ragusa: 2 + 2, with event 9 3 + 3; a ship in Ragusa makes it one route."""
    for event, ships, price in ((3, ("florence",), 4), (9, ("florence",), 6), (9, ("florence", "ragusa"), 3)):
        t = (
            table(2)
            .event(event)
            .ship(0, *ships)
            .city("constantinople", 2)
            .give(0, pottery=1, dinars=9)
            .act(0, "export")
        )
        t.play("export constantinople pottery")
        assert t.dinars() == 9 - price + 3, "and the city bonus of 3"


@pytest.mark.rule("SAB-6.1")
def test_the_way_from_granada_to_every_city() -> None:
    """Without a ship anywhere every way begins in Granada, and is as long as a second reading finds it."""
    t = table(2)
    for number, city in enumerate(t.box.cities[:9]):
        assert price_of(t.state, 1, number) == cheapest(city, frozenset(["granada"]), 0), city
