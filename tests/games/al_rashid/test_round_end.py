"""Chapter 10: the end of a round."""

from __future__ import annotations

import pytest

from tests.games.al_rashid.builder import Table, table
from tests.games.kit import told


def last_turn(seats: int = 2) -> Table:
    """One area is left; seat 0 visits it and ends the round with `ask -`."""
    return table(seats).put("trade", 0, "sage").goods(0, silk=1)


@pytest.mark.rule("RAS-10.1")
def test_territories_are_filled_up_to_what_is_printed() -> None:
    t = last_turn().land("silk_road", silk=1).land("sarmatia", credit=1, hardwood=2, pottery=1, metal=5).turn(0)
    heard = t.play("ask -")
    assert told(heard, "filled")[0].rule == "RAS-10.1"
    assert t.left_on("silk_road") == {"hardwood": 1, "metal": 1, "spice": 2, "silk": 4, "credit": 1}
    assert t.left_on("sarmatia") == {"hardwood": 2, "pottery": 1, "metal": 5, "credit": 1}


@pytest.mark.rule("RAS-10.2")
def test_activated_offices_become_usable_again() -> None:
    t = last_turn().offices(0, "metal_importer").turn(0)
    t.play("activate metal_importer", "ask -")
    assert t.player(0)["offices"][0]["used"] == 0
    t.put("trade", 0, "merchant").put("wisdom", 1, "merchant").turn(0)
    assert t.legal("activate") == {"activate metal_importer"}


@pytest.mark.rule("RAS-10.2", "RAS-8.2")
def test_both_copies_of_an_office_become_usable_again() -> None:
    t = last_turn(4).offices(0, "metal_importer", "metal_importer")
    number = t.box.office_numbers["metal_importer"]
    t.state.use(0, number)
    t.turn(0).play("activate metal_importer", "ask -")
    assert t.state.round == 2
    assert t.player(0)["offices"] == [{"office": "metal_importer", "count": 2, "used": 0, "points": 2}]
    assert t.stock(0) == {"metal": 1, "silk": 1}


@pytest.mark.rule("RAS-10.2", "RAS-3.8")
def test_plotters_and_informers_serve_again_in_the_next_round() -> None:
    t = table(2).offices(0, "plotter", "informer").put("trade", 1, "sage").put("sarmatia", 1, "merchant").resolving()
    t.play("plot sage-1 trade wisdom", "inform merchant-1 sarmatia silk_road")
    while t.state.round == 1:
        t.play(str(t.match.actions()[0]))
    while t.asked() == "place":
        t.play(min(t.legal()))
    assert t.asks() == (0, "scheme")
    assert t.legal("plot")


@pytest.mark.rule("RAS-10.3", "RAS-10.5")
def test_the_next_turn_crisis_is_carried_out_and_not_used_again() -> None:
    t = last_turn()
    t.state.crises = [0, 1, 3, 4, 5, 6, 7, 2]
    t.turn(0)
    heard = t.play("ask -")
    event = told(heard, "crisis")[0]
    assert event.parts == {"number": 3, "red": ["silk_road", "sarmatia"], "blue": ["mare_indianum"]}
    assert [[name[:-2] for name in t.lying(area)] for area in ("silk_road", "sarmatia", "mare_indianum")] == [
        ["red"],
        ["red"],
        ["blue"],
    ]
    assert t.view()["crises"]["turns"] == [3]
    assert 3 not in t.view()["crises"]["left"]


@pytest.mark.rule("RAS-10.4")
def test_the_round_advances_and_the_turn_order_stays() -> None:
    t = last_turn(4).order(2, 0, 3, 1).turn(0)
    t.play("ask -")
    assert (t.view()["round"], t.view()["order"]) == (2, [2, 0, 3, 1])
    assert t.asks() == (2, "place")
    assert all(not area["resolved"] for area in t.view()["areas"])


@pytest.mark.rule("RAS-10.5")
def test_crisis_tiles_come_face_down_unseen_by_all_and_others_stay() -> None:
    t = last_turn().tiles("silk_road", "red-4", up=True).tiles("silk_road", "red-2", seen=(1,)).next_tiles("red-3")
    t.state.crises = [0, 3, 1]  # Silk Road and Nilus Valley red, Mare Indianum blue
    t.turn(0)
    heard = t.play("ask -")
    assert t.lying("silk_road") == ["red-4", "red-2", "red-3"]
    assert told(heard, "no-tile") == []
    assert {event.parts["area"] for event in told(heard, "tile-laid")} == {"silk_road", "nilus_valley", "mare_indianum"}
    seen = [[tile["value"] for tile in t.area("silk_road", viewer)["tiles"]] for viewer in (0, 1, None)]
    assert seen == [[4, None, None], [4, 2, None], [4, None, None]]
