"""Chapter 3, the placement phase; with what may stand in an area (RAS-4.2)."""

from __future__ import annotations

import pytest

from majlis.games.al_rashid.box import MERCHANT, SAGE
from majlis.games.al_rashid.placement import may_stand
from tests.games.al_rashid.builder import Table, table
from tests.games.kit import refusal, told


def places(t: Table) -> list[int]:
    """Place anything anywhere until the phase is over; the seats that placed, in order."""
    out: list[int] = []
    while t.asked() in ("place", "place-late"):
        out.append(t.match.actor)
        assert t.view()["turn"] == t.match.actor
        t.play(str(t.match.actions()[0]))
    return out


@pytest.mark.rule("RAS-3.1")
def test_a_round_is_placement_resolution_and_end() -> None:
    t = table(2)
    seen: list[str] = []
    while t.state.round == 1:
        if not seen or seen[-1] != t.asked():
            seen.append(t.asked())
        t.play(str(t.match.actions()[-1]))
        assert t.view()["phase"] == ("placement" if t.asked() == "place" else "resolution")
    assert seen[0] == "place"
    assert "resolve" in seen
    assert "place" not in seen[1:]
    assert t.asked() == "place"


@pytest.mark.rule("RAS-3.2")
def test_what_several_may_do_at_one_moment_they_do_in_turn_order() -> None:
    t = table(4).order(2, 3, 0, 1)
    for seat in (0, 3):
        t.offices(seat, "diplomat")
    for seat in (1, 2):
        t.offices(seat, "plotter")
    t.placing()
    assert t.asks() == (3, "aside")
    t.play("pass")
    assert t.asks() == (0, "aside")
    t.play("pass")
    places(t)
    assert t.asks() == (2, "scheme")
    t.play("pass")
    assert t.asks() == (1, "scheme")


@pytest.mark.rule("RAS-3.2", "RAS-3.8")
@pytest.mark.parametrize("last", [0, 1, 2])
def test_the_resolution_begins_with_the_first_in_turn_order_no_matter_who_placed_last(last: int) -> None:
    t = table(3).family(last, 1, 1, 3).offices(0, "plotter").offices(2, "informer").placing()
    assert places(t)[-1] == last
    assert t.asks() == (0, "scheme")
    t.play("pass")
    if t.asked() == "scheme":
        assert t.match.actor == 2
        t.play("pass")
    assert t.asks() == (0, "resolve")


@pytest.mark.rule("RAS-3.3", "RAS-8.21")
def test_a_diplomat_sets_a_leader_aside_or_is_lost_for_the_round() -> None:
    t = table(3).offices(1, "diplomat").family(1, 2, 1, 2).placing()
    assert t.asks() == (1, "aside")
    assert t.legal() == {"aside pasha", "aside merchant", "pass"}
    assert t.refused("aside sage") == refusal("aside-sage", "RAS-3.3", piece="sage")
    assert t.refused("aside vizier") == refusal("no-such-piece", "RAS-1.3", piece="vizier")
    t.play("aside pasha")
    assert t.player(1)["aside"] == {"pasha": 1, "merchant": 0, "sage": 0}
    assert t.home(1) == {"pasha": 1, "merchant": 1, "sage": 2}
    t = table(3).offices(1, "diplomat").placing()
    t.play("pass")
    assert t.asks() == (0, "place")
    assert places(t).count(1) == 3


@pytest.mark.rule("RAS-3.3", "RAS-8.4")
def test_two_diplomats_set_two_leaders_aside() -> None:
    t = table(4).offices(0, "diplomat", "diplomat").family(0, 1, 1, 1).placing()
    t.play("aside merchant")
    assert t.asks() == (0, "aside")
    assert t.legal() == {"aside pasha", "pass"}
    assert t.refused("aside merchant") == refusal("none-at-home", "RAS-3.3", piece="merchant", count=1)
    t.play("aside pasha")
    assert t.asks() == (0, "place")
    assert {action.split()[1] for action in t.legal()} == {"sage"}


@pytest.mark.rule("RAS-3.4")
def test_one_piece_each_in_turn_order_until_all_are_on_the_board() -> None:
    t = table(3).order(1, 2, 0).family(1, 2, 2, 1).family(0, 1, 1, 2).placing()
    assert "pass" not in {action.verb.name for action in t.match.actions()}
    assert places(t) == [1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 0, 1]
    assert t.state.out == [4, 5, 3]
    assert t.asks()[1] == "resolve"


@pytest.mark.rule("RAS-3.5")
def test_a_leader_goes_to_any_area_without_one_and_merchants_not_to_court() -> None:
    t = table(2).put("trade", 0, "merchant").put("sarmatia", 0, "pasha").family(1).placing()
    t.state.home[:3] = [1, 1, 1]
    areas = set(t.box.areas)
    assert t.legal() == (
        {f"place pasha {area}" for area in areas - {"trade", "sarmatia"}}
        | {f"place merchant {area}" for area in areas - {"trade", "sarmatia", "caliph"}}
        | {f"place sage {area}" for area in areas}
    )
    assert t.refused("place pasha trade") == refusal(
        "second-leader", "RAS-3.5", piece="pasha", area="trade", leader="merchant"
    )
    assert t.refused("place merchant sarmatia").facts["leader"] == "pasha"
    assert t.refused("place merchant caliph") == refusal("no-merchants", "RAS-3.5", piece="merchant", area="caliph")
    assert t.refused("place sage mecca") == refusal("no-such-area", "RAS-1.2", area="mecca")


@pytest.mark.rule("RAS-3.5")
def test_at_most_38_ways_to_place_a_piece() -> None:
    assert len(table(2).legal()) == 38


@pytest.mark.rule("RAS-3.5", "RAS-4.2", "RAS-EX-5")
def test_stacking_in_any_order() -> None:
    t = table(2).family(0, 1, 1, 3).placing()

    def place(piece: str) -> int:
        t.play(f"place {piece} trade", "place sage wisdom" if t.home(1)["sage"] else min(t.legal()))
        return t.state.dominance(t.box.area_numbers["trade"], 0)

    t.family(1, 1, 1, 4)
    assert place("sage") == 1
    assert place("pasha") == 6
    assert t.refused("place merchant trade") == refusal(
        "second-leader", "RAS-3.5", piece="merchant", area="trade", leader="pasha"
    )
    assert place("sage") == 7


@pytest.mark.rule("RAS-3.5")
def test_a_sage_may_go_to_court_before_a_pasha() -> None:
    t = table(2)
    t.play("place sage caliph", "place sage caliph", "place pasha caliph", "place pasha caliph")
    assert t.there("caliph") == {0: {"sage": 1, "pasha": 1}, 1: {"sage": 1, "pasha": 1}}


@pytest.mark.rule("RAS-3.6")
def test_the_first_piece_takes_the_lowest_free_place_and_later_ones_join_it() -> None:
    t = table(3)
    t.play(
        "place sage trade",
        "place merchant trade",
        "place sage trade",
        "place merchant trade",
        "place sage wisdom",
        "place pasha trade",
    )
    assert list(t.there("trade").items()) == [
        (0, {"merchant": 1, "sage": 1}),
        (1, {"merchant": 1}),
        (2, {"pasha": 1, "sage": 1}),
    ]


@pytest.mark.rule("RAS-3.7", "RAS-EX-38")
def test_a_piece_set_aside_is_placed_when_all_others_are() -> None:
    t = table(3).offices(0, "diplomat").family(0, 1, 1, 2).placing()
    t.play("aside pasha")
    order: list[tuple[int, str]] = []
    while t.asked() in ("place", "place-late"):
        order.append(t.asks())
        t.play(str(t.match.actions()[0]))
    assert order == [(0, "place"), (1, "place"), (2, "place")] * 3 + [(0, "place-late")]
    assert t.state.out == [4, 3, 3]


@pytest.mark.rule("RAS-3.7")
def test_owners_of_diplomats_place_in_turn_order_each_all_of_his() -> None:
    t = table(4).order(3, 1, 0, 2).offices(0, "diplomat").offices(3, "diplomat").placing()
    t.play("aside merchant", "aside pasha")
    while t.asked() == "place":
        t.play(min(t.legal()))
    assert t.asks() == (3, "place-late")
    assert {action.split()[1] for action in t.legal()} == {"merchant"}
    assert t.refused("place sage trade") == refusal("none-aside", "RAS-3.7", piece="sage")
    t.play("place merchant trade")
    assert t.asks() == (0, "place-late")
    event = told(t.play("place pasha caliph"), "place")[0]
    assert (event.rule, event.parts["dominance"]) == ("RAS-3.7", 5)
    assert t.asked() == "resolve"


@pytest.mark.rule("RAS-3.7")
def test_two_pieces_of_one_owner_come_in_the_order_he_likes() -> None:
    t = table(4).offices(1, "diplomat", "diplomat").placing()
    t.play("aside pasha", "aside merchant")
    while t.asked() == "place":
        t.play(min(t.legal()))
    assert {action.split()[1] for action in t.legal()} == {"pasha", "merchant"}
    t.play("place merchant sarmatia")
    assert t.asks() == (1, "place-late")
    t.play("place pasha politics")
    assert t.asked() == "resolve"


@pytest.mark.rule("RAS-3.4")
def test_what_is_not_at_home_cannot_be_placed() -> None:
    t = table(2).family(0, 1, 0, 0).placing()
    assert t.refused("place merchant trade") == refusal("none-at-home", "RAS-3.4", piece="merchant", count=0)
    assert t.refused("place camel trade") == refusal("no-such-piece", "RAS-1.3", piece="camel")


@pytest.mark.rule("RAS-3.5", "RAS-4.2")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_leader_bars_the_own_familys_other_leader_alone(seat: int) -> None:
    t = table(3).put("wisdom", seat, "pasha")
    area = t.box.area_numbers["wisdom"]
    assert [may_stand(t.state, area, other, MERCHANT) for other in range(3)] == [other != seat for other in range(3)]
    assert all(may_stand(t.state, area, other, SAGE) for other in range(3))
