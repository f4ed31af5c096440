"""Chapter 3, the resolution phase."""

from __future__ import annotations

import pytest

from majlis.games.al_rashid.game import GAME
from tests.games.al_rashid.builder import Table, table
from tests.games.kit import refusal, told


def spread(t: Table, *areas: str) -> Table:
    """A sage of seat 1 in each of these areas, so that there is something to choose from."""
    for area in areas:
        t.put(area, 1, "sage")
    return t


# Plotter and Informer


@pytest.mark.rule("RAS-3.8", "RAS-8.12", "RAS-8.13")
def test_plotters_and_informers_move_pieces_before_the_first_turn() -> None:
    t = (
        table(3)
        .offices(0, "plotter", "informer")
        .put("trade", 1, "merchant")
        .put("sarmatia", 2, "sage")
        .put("wisdom", 0, "sage")
    )
    t.resolving()
    assert t.asks() == (0, "scheme")
    assert {action.split()[0] for action in t.legal()} == {"plot", "inform", "pass"}
    assert len(t.legal("plot")) == 4 + 5
    assert len(t.legal("inform")) == 6
    t.play("inform sage-2 sarmatia silk_road")
    assert (t.there("silk_road"), t.there("sarmatia")) == ({2: {"sage": 1}}, {})
    assert t.asks() == (0, "scheme")
    assert t.refused("inform sage-2 silk_road sarmatia") == refusal("office-not-ready", "RAS-3.8", office="informer")
    event = told(t.play("plot merchant-1 trade military"), "move")[0]
    assert (event.rule, event.parts) == ("RAS-8.12", {"piece": "merchant-1", "from": "trade", "to": "military"})
    assert t.asked() == "resolve"


@pytest.mark.rule("RAS-3.8")
def test_what_is_not_used_at_once_is_lost_for_the_round() -> None:
    t = (
        table(2)
        .offices(0, "plotter")
        .put("trade", 1, "sage")
        .put("wisdom", 0, "sage")
        .put("military", 0, "sage")
        .resolving()
    )
    t.play("pass")
    assert t.asks() == (0, "resolve")
    assert t.refused("plot sage-1 trade politics").id == "refused-wrong-moment"


@pytest.mark.rule("RAS-3.8", "RAS-8.4")
def test_two_plotters_are_two_moves() -> None:
    t = table(4).offices(2, "plotter", "plotter").put("trade", 1, "sage").put("wisdom", 0, "sage").resolving()
    t.play("plot sage-1 trade politics")
    assert t.asks() == (2, "scheme")
    t.play("plot sage-1 politics trade")
    assert t.asked() == "resolve"


@pytest.mark.rule("RAS-3.8")
def test_a_player_with_nothing_to_move_is_not_asked() -> None:
    t = table(2).offices(0, "informer").put("trade", 1, "sage").put("wisdom", 0, "sage").resolving()
    assert t.asks() == (0, "resolve")


@pytest.mark.rule("RAS-3.8")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_whoever_can_move_is_asked_wherever_in_turn_order(seat: int) -> None:
    t = table(3).offices(seat, "plotter").put("trade", 1, "sage").put("wisdom", seat, "sage").resolving()
    assert t.asks() == (seat, "scheme")


# Cycles


@pytest.mark.rule("RAS-3.9", "RAS-3.11", "RAS-EX-6")
def test_a_player_with_no_piece_left_is_skipped_for_the_rest_of_the_phase() -> None:
    t = table(3).offices(0, "metal_importer").tokens(0)
    t.put("sarmatia", 0, "merchant").put("caliph", 0, "pasha").put("trade", 1, "sage").put("wisdom", 2, "sage")
    t.put("silk_road", 1, "merchant").put("nilus_valley", 2, "merchant").turn(0)
    t.play("resolve sarmatia", "trade metal+metal+metal", "end")
    assert t.asks() == (1, "resolve")
    t.play("resolve caliph")  # green is not asked again by anybody
    assert t.asks() == (0, "court")
    t.play("ask -")
    assert t.asks() == (2, "resolve")
    t.play("resolve nilus_valley", "trade metal+metal+pottery")
    assert t.asks() == (1, "resolve")
    t.play("resolve trade")
    assert t.asks() == (2, "resolve")
    t.play("resolve wisdom", "ask -")
    assert t.asks() == (1, "trade")  # the last area needs no question
    t.play("trade silk+silk+silk")
    assert t.state.round == 2
    assert t.stock(0) == {"metal": 3}


@pytest.mark.rule("RAS-3.10", "RAS-8.2")
def test_a_turn_is_one_area_and_at_most_one_activation_before_or_after_it() -> None:
    t = table(2).offices(0, "metal_importer", "pottery_importer")
    spread(t, "trade", "wisdom", "military").put("sarmatia", 0, "sage").turn(0)
    assert t.asks() == (0, "turn")
    assert t.legal("activate") == {"activate metal_importer", "activate pottery_importer"}
    t.play("activate metal_importer")
    assert t.asks() == (0, "resolve")
    assert t.refused("activate pottery_importer").id == "refused-wrong-moment"
    t.play("resolve trade")
    assert t.asks() == (1, "resolve")  # no second activation after it
    t = table(2).offices(0, "metal_importer", "pottery_importer")
    spread(t, "trade", "wisdom", "military").put("sarmatia", 0, "sage").turn(0)
    t.play("resolve trade")
    assert t.asks() == (0, "after")
    assert t.legal() == {"activate metal_importer", "activate pottery_importer", "end"}
    t.play("activate pottery_importer")
    assert t.asks() == (1, "resolve")
    assert t.stock(0) == {"pottery": 1}


@pytest.mark.rule("RAS-3.10", "RAS-8.2")
def test_nobody_is_asked_about_offices_that_cannot_be_activated() -> None:
    """A Smuggler with nothing to exchange: there is only an area to resolve, before it and after it."""
    t = table(2).offices(0, "smuggler")
    spread(t, "trade", "wisdom", "military").put("sarmatia", 0, "sage").turn(0)
    assert t.stock(0) == {}
    assert t.asks() == (0, "resolve")
    t.play("resolve trade")
    assert t.asks() == (1, "resolve")
    t = table(2).offices(0, "smuggler").goods(0, silk=1)
    spread(t, "trade", "wisdom", "military").put("sarmatia", 0, "sage").turn(0)
    assert t.asks() == (0, "turn")


@pytest.mark.rule("RAS-3.10", "RAS-3.11")
@pytest.mark.parametrize("area", GAME.read_box(None).areas)
def test_after_an_activation_a_last_area_needs_no_question_whichever_it_is(area: str) -> None:
    t = table(2).offices(0, "metal_importer").put(area, 0, "sage").turn(0)
    heard = t.play("activate metal_importer")
    assert told(heard, "resolve")[0].parts == {"area": area}


@pytest.mark.rule("RAS-3.10")
def test_activating_is_optional_and_resolving_is_not() -> None:
    t = table(2).offices(0, "metal_importer")
    spread(t, "trade", "wisdom").put("sarmatia", 0, "sage").turn(0)
    assert t.refused("end").id == "refused-wrong-moment"
    t.play("resolve trade", "end")
    assert t.asks() == (1, "resolve")
    assert t.stock(0) == {}


@pytest.mark.rule("RAS-3.10", "RAS-EX-37", "RAS-3.9")
def test_activation_after_the_last_piece_has_left() -> None:
    t = table(2).offices(0, "metal_importer").put("nilus_valley", 0, "merchant").goods(1, silk=1, metal=1)
    spread(t, "trade", "wisdom").turn(0)
    t.play("resolve nilus_valley", "trade hardwood+hardwood+metal")
    assert t.state.out[0] == 0
    assert t.asks() == (0, "after")
    t.play("activate metal_importer")
    assert t.stock(0) == {"hardwood": 2, "metal": 2}
    t.play("resolve trade", "ask -")
    assert t.asks() == (1, "visit")  # skipped; the last area is seat 1's


@pytest.mark.rule("RAS-3.11")
def test_any_area_with_a_piece_of_anybody_may_be_chosen() -> None:
    t = spread(table(2), "trade", "wisdom").put("silk_road", 0, "sage").goods(1, silk=1).turn(0)
    assert t.legal() == {"resolve trade", "resolve wisdom", "resolve silk_road"}
    assert t.refused("resolve caliph") == refusal("nobody-there", "RAS-3.11", area="caliph")
    assert t.refused("resolve harem") == refusal("no-such-area", "RAS-1.2", area="harem")
    t.play("resolve trade")
    assert t.asks() == (1, "visit")


# Turn order


@pytest.mark.rule("RAS-3.12", "RAS-EX-24")
def test_the_new_order_takes_effect_when_the_cycle_ends() -> None:
    t = table(3)  # A is seat 0, B seat 1, C seat 2
    t.put("caliph", 2, "pasha", "sage").put("caliph", 0, "pasha").put("trade", 0, "merchant").put(
        "wisdom", 1, "merchant"
    )
    t.put("military", 2, "merchant").put("politics", 1, "sage").put("intrigue", 0, "sage").turn(2)
    t.play("resolve caliph", "ask generosity", "take silk", "ask generosity", "take silk")
    assert (t.view()["order"], t.view()["next_order"]) == ([2, 0, 1], [])
    assert t.asks() == (2, "resolve")
    t.play("resolve military", "ask -")
    assert t.asks() == (0, "resolve")


@pytest.mark.rule("RAS-3.12")
def test_until_the_cycle_ends_the_old_order_counts() -> None:
    t = (
        table(3)
        .put("caliph", 2, "pasha")
        .put("trade", 0, "merchant")
        .put("wisdom", 1, "merchant", "sage")
        .put("military", 2, "merchant")
    )
    t.put("politics", 0, "sage").turn(0)
    t.play("resolve caliph", "ask generosity", "take silk")
    view = t.view()
    assert (view["order"], view["next_order"]) == ([0, 1, 2], [2, 0, 1])
    assert t.asks() == (1, "resolve")
    t.play("resolve wisdom")
    assert t.asks() == (2, "resolve")
    t.play("resolve trade")
    assert t.view()["order"] == [2, 0, 1]
    assert t.asks() == (2, "resolve")


@pytest.mark.rule("RAS-3.13")
def test_an_order_that_still_waits_takes_effect_when_the_phase_ends() -> None:
    t = table(3).put("caliph", 1, "pasha").turn(0)  # the only area, resolved without asking
    t.play("ask generosity", "take silk")
    assert t.state.round == 2
    assert t.view()["order"] == [1, 0, 2]
    assert t.asks() == (1, "place")


@pytest.mark.rule("RAS-3.13")
def test_the_turn_in_progress_is_finished_before_the_phase_ends() -> None:
    t = table(2).offices(0, "metal_importer").put("nilus_valley", 1, "sage").turn(0)
    t.play("resolve nilus_valley", "trade metal+metal+pottery")
    assert t.state.out == [0, 0]
    assert t.asks() == (0, "after")
    t.play("activate metal_importer")
    assert (t.state.round, t.stock(0)) == (2, {"metal": 1})


@pytest.mark.rule("RAS-3.14")
def test_an_area_is_resolved_at_most_once_in_a_round() -> None:
    t = spread(table(2), "trade", "wisdom", "military").put("silk_road", 0, "sage").turn(0)
    t.play("resolve trade")
    assert t.refused("resolve trade") == refusal("already-resolved", "RAS-3.14", area="trade")
    assert t.area("trade")["resolved"] is True


@pytest.mark.rule("RAS-3.8")
def test_everybody_with_a_plotter_or_an_informer_is_asked_in_turn_order() -> None:
    t = table(3).offices(0, "plotter").offices(1, "informer")
    t.put("trade", 1, "sage").put("sarmatia", 0, "sage").resolving()
    asked = []
    while t.asked() == "scheme":
        asked.append(t.match.actor)
        t.play("pass")
    assert asked == [0, 1]
