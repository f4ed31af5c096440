"""Chapter 10: the end of a round. Chapter 11: the end of the game and its points."""

from __future__ import annotations

import pytest

from majlis.engine.chance import Chance
from majlis.games.al_rashid.game import GAME
from majlis.games.al_rashid.scoring import points
from tests.games.al_rashid.builder import Table, seen, table
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


@pytest.mark.rule("RAS-11.1", "RAS-3.1")
def test_the_game_ends_with_the_fifth_resolution_phase() -> None:
    t = last_turn().round(5).land("silk_road", silk=1).turn(0)
    heard = t.play("ask -")
    assert t.match.over
    assert told(heard, "over")[0].rule == "RAS-11.1"
    assert t.left_on("silk_road") == {"silk": 1}  # no end of round
    assert told(heard, "crisis") == []


@pytest.mark.rule("RAS-11.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_whole_game_has_four_turn_crises(seats: int) -> None:
    match = GAME.start(seats, {}, "5")
    chance = Chance.of("5")
    while not match.over:
        codes = match.state.codes()
        match.play_code(codes[chance.below(len(codes))])
    assert seen(match)["round"] == 5
    assert len(seen(match)["crises"]["turns"]) == len(seen(match)["crises"]["left"]) == 4


@pytest.mark.rule("RAS-11.2", "RAS-EX-40")
def test_the_final_score_of_the_example() -> None:
    t = (
        table(4)
        .family(0, 2, 3, 4)
        .tokens(0, credit=9, influence=3, shame=2)
        .goods(0, silk=9)
        .hand(0, "red-4", "blue-4")
    )
    t.offices(
        0,
        "smuggler",
        "informer",
        "impostor",
        "favorites_maiden",
        "economist",
        "banker",
        "recruiter",
        "metal_importer",
        "law_expert",
    )
    found = t.match.breakdown(0)
    assert found["family_pasha"] + found["family_merchant"] + found["family_sage"] == 16
    assert sum(n for name, n in found.items() if name.startswith("offices_")) == 17
    assert (found["influence"], found["shame"]) == (3, -4)
    assert t.score(0) == sum(found.values()) == 32
    t.offices(0, "steward_of_the_city")
    assert t.score(0) == 38


@pytest.mark.rule("RAS-11.2")
def test_a_total_may_be_negative_and_goods_score_nothing() -> None:
    t = table().tokens(0, shame=9)
    assert t.score(0) == 6 - 18
    assert t.goods(0, silk=5, spice=5, metal=5).score(0) == 6 - 18
    assert t.hand(0, "red-4", "red-4").tokens(0, credit=9, shame=9).score(0) == 6 - 18
    assert points(t.state, 0) == t.match.scores()[0]


@pytest.mark.rule("RAS-11.2", "RAS-6.5")
def test_both_copies_of_an_office_count() -> None:
    t = table(4).offices(0, "strategist", "strategist", "raider")
    assert t.match.breakdown(0)["offices_military"] == 2 + 2 + 1
    assert t.score(0) == 6 + 5


@pytest.mark.rule("RAS-11.2")
def test_every_member_counts_wherever_it_is() -> None:
    t = table().family(0, 2, 1, 2).put("caliph", 0, "pasha", "sage")
    assert t.score(0) == 6 + 2 + 2


A, B, C = 0, 1, 2


@pytest.mark.rule("RAS-11.3", "RAS-EX-41")
@pytest.mark.parametrize(
    ("goods", "winner"),
    [({"hardwood": 4}, A), ({"hardwood": 3, "pottery": 1}, A), ({"hardwood": 2, "pottery": 1, "metal": 1}, B)],
)
def test_ties_go_to_the_higher_value_of_goods(goods: dict[str, int], winner: int) -> None:
    t = table(2).order(B, A).goods(A, hardwood=1, pottery=1, metal=1).goods(B, **goods).tokens(B, credit=2)
    assert t.match.scores()[A] == t.match.scores()[B]
    assert t.match.ranking()[winner] == 1
    assert sorted(t.match.ranking()) == [1, 2]
    assert [tie.facts["first"] for tie in t.match.ties()] == [winner]


@pytest.mark.rule("RAS-11.3")
def test_then_the_earlier_in_the_final_turn_order_wins() -> None:
    t = table(3).order(C, A, B)
    assert t.match.ranking() == [2, 3, 1]
    assert [(tie.id, tie.facts["first"], tie.facts["second"]) for tie in t.match.ties()] == [
        ("event-tie-order", C, A),
        ("event-tie-order", A, B),
    ]
    t.state.pending = [B, C, A]  # a change that still waits is included
    assert t.match.ranking() == [3, 1, 2]
    assert [(tie.facts["first"], tie.facts["second"]) for tie in t.match.ties()] == [(B, C), (C, A)]
    t.goods(A, silk=1)
    assert t.match.ranking() == [1, 2, 3]
    assert [tie.id for tie in t.match.ties()] == ["event-tie-wealth", "event-tie-order"]
    t.tokens(C, influence=1)
    assert t.match.ranking() == [2, 3, 1]
