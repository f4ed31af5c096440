"""Chapter 6: exporting, consolidating, producing."""

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


@pytest.mark.rule("SAB-6.4", "SAB-EX-18")
def test_consolidating_rewards_those_already_there_and_carries_out_a_red_action() -> None:
    t = table(3).city("cairo", 7).ship(0, "cairo", right=True).ship(1, "cairo", right=True).ship(2, "cairo", "fez")
    t.open_large(1, 2).open_small().give(2, gypsum=1).act(2, "consolidate")
    assert t.legal() == {"consolidate cairo", "consolidate fez"}
    assert t.why("consolidate venice") == ("no-ship-left", "SAB-6.4")
    assert t.why("consolidate rome")[0] == "no-such-city"
    events = t.play("consolidate cairo")
    assert [event.seat for event in told(events, "rewarded")] == [0, 1]
    left = (
        table(3).city("cairo", 1).ship(0, "cairo").ship(1, "cairo", right=True).ship(2, "cairo").act(2, "consolidate")
    )
    assert [(left.prestige(seat), left.dinars(seat)) for seat in range(3)] == [
        (5, 0),
        (6, 1),
        (5, 0),
    ]  # not for a ship on the left
    assert [(t.prestige(seat), t.dinars(seat)) for seat in range(3)] == [(6, 1), (6, 1), (5, 0)]
    assert t.asks() == (2, "build")
    assert t.player(2)["ships"]["right"] == ["cairo"]


@pytest.mark.rule("SAB-6.4")
def test_consolidating_costs_nothing() -> None:
    t = table(2).city("fez", 1).city("cairo", 2).ship(0, "fez").ship(0, "cairo").turn(0)
    assert t.dinars() == 0
    t.play("work merchant middle_1")
    assert t.asks() == (0, "consolidate")
    t = (
        table(2)
        .city("fez", 1)
        .ship(0, "fez")
        .effect(0, {"choose": [[{"action": "consolidate"}], [{"gain": "dinar", "n": 1}]]})
    )
    assert len(t.legal()) == 2


@pytest.mark.rule("SAB-6.4")
def test_a_blue_city_gives_its_income_later_and_an_impossible_red_action_is_lost() -> None:
    t = table(2).city("fez", 1).ship(0, "fez").act(0, "consolidate")
    assert (t.dinars(), t.prestige(), t.asked()) == (0, 5, "turn")
    assert t.player(0)["ships"]["right"] == ["fez"]  # the only city: not asked
    t.end_round()
    assert t.dinars() == 2
    t = table(2).city("fez", 7).ship(0, "fez").act(0, "consolidate")
    assert t.asked() == "turn"


@pytest.mark.rule("SAB-6.5")
def test_a_visit_between_two_processings_with_the_option() -> None:
    """R-55."""
    t = table(2, produce_may_interleave=True).city("tunis", 3).ship(0, "tunis").raw(0, "cane", "silk")
    t.slots(raw_0="cane", raw_2="silk").act(0, "produce")
    t.play("process cane", "visit tunis")
    assert t.legal() == {"process silk", "done"}, "one visit is all"
    t.play("process silk")
    assert (t.parias(), t.has(0), t.asked()) == (2, {"sugar": 1, "clothes": 1}, "turn")


@pytest.mark.rule("SAB-6.5")
def test_producing_costs_nothing() -> None:
    t = table(2).city("tunis", 3).ship(0, "tunis").give(0, dinars=0).effect(0, {"action": "produce"})
    assert (t.dinars(), t.parias()) == (0, 2)
    t = table(2).raw(0, "cane").slots(raw_0="cane").give(0, dinars=0).effect(0, {"action": "produce"})
    assert (t.dinars(), t.has(0)) == (0, {"sugar": 1}), "without a ship too"


@pytest.mark.rule("SAB-6.5")
def test_produce_is_a_city_bonus_or_processing_or_both_in_either_order() -> None:
    def scene() -> Table:
        return (
            table(2)
            .city("fez", 5)
            .city("tunis", 3)
            .ship(0, "fez")
            .ship(0, "tunis", right=True)
            .raw(0, "cane", "silk")
            .slots(raw_0="cane", raw_2="silk")
        )

    t = scene().act(0, "produce")
    assert t.legal() == {"visit fez", "visit tunis", "process cane", "process silk"}
    t.play("visit fez")
    assert t.legal() == {"process cane", "process silk", "done"}
    t.play("process cane", "process silk")
    assert (t.dinars(), t.has(0), t.asked()) == (2, {"sugar": 1, "clothes": 1}, "turn")
    t = scene().act(0, "produce")
    t.play("process cane", "visit tunis")
    assert (t.parias(), t.asked()) == (2, "turn")  # each part is done in one go
    t = scene().act(0, "produce")
    t.play("process cane", "done")
    assert t.asked() == "turn"
    t = scene().act(0, "produce")
    assert t.why("visit venice") == ("no-ship-there", "SAB-6.5")
    assert t.why("visit rome")[0] == "no-such-city"
    assert t.why("done")[0] == "wrong-moment"


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
