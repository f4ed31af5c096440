"""Chapter 7: the palace of Al-Rashid."""

from __future__ import annotations

import pytest

from tests.games.al_rashid.builder import Table, table
from tests.games.kit import refusal, told

GREEN, RED, YELLOW, BLUE = 0, 1, 2, 3


def audience(seats: int = 3, **goods: int) -> Table:
    """Seat 0 alone is at court."""
    t = (
        table(seats)
        .put("caliph", 0, "pasha")
        .put("silk_road", 1, "sage")
        .put("nilus_valley", 1, "merchant")
        .goods(0, **goods)
    )
    return t.resolve("caliph")


@pytest.mark.rule("RAS-7.1", "RAS-EX-21")
def test_a_player_without_a_pasha_at_court_leaves_in_shame_and_blocks_nobody() -> None:
    t = table(4).put("caliph", RED, *["sage"] * 6).put("caliph", GREEN, "pasha").put("caliph", BLUE, "pasha")
    t.put("caliph", YELLOW, "pasha", "sage").put("trade", 0, "sage").put("wisdom", 0, "merchant").turn(0)
    assert t.ranking("caliph") == [RED, YELLOW, GREEN, BLUE]
    t.play("resolve caliph")
    assert t.shame(RED) == 2
    assert t.home(RED)["sage"] == 6
    asked = []
    while t.asked() == "court":
        asked.append(t.match.actor)
        t.play("ask -")
    assert asked == [YELLOW, GREEN, BLUE]


@pytest.mark.rule("RAS-7.1", "RAS-EX-22")
def test_a_plotter_may_take_a_pasha_away_from_court() -> None:
    t = (
        table(2)
        .offices(RED, "plotter")
        .put("caliph", GREEN, "pasha", "sage")
        .put("military", RED, "sage")
        .put("trade", RED, "sage")
    )
    t.order(RED, GREEN).resolving()
    t.play("plot pasha-0 caliph military", "resolve caliph")
    assert t.shame(GREEN) == 2
    assert t.there("military") == {RED: {"sage": 1}, GREEN: {"pasha": 1}}


@pytest.mark.rule("RAS-7.2")
def test_from_the_fourth_on_pieces_are_removed_without_shame() -> None:
    t = table(5)
    for seat in range(5):
        t.put("caliph", seat, "pasha")
    t.put("trade", 0, "sage").put("wisdom", 0, "merchant").turn(0)
    t.play("resolve caliph")
    assert t.view()["line"] == [0, 1, 2]
    assert list(t.there("caliph")) == [0, 1, 2]
    assert [t.shame(seat) for seat in range(5)] == [0] * 5


@pytest.mark.rule("RAS-7.3")
def test_generosity_an_office_both_or_neither_and_no_favour() -> None:
    t = audience(hardwood=1, pottery=1)
    cheap = ["treasurer", "silk_monopolist", "spice_monopolist", "astrologist", "quartermaster", "alchemist"]
    both = {"ask " + "+".join(sorted([name, "generosity"])) for name in cheap}
    assert t.legal() == {"ask -", "ask generosity"} | {f"ask {name}" for name in cheap} | both
    assert t.refused("ask qadi") == refusal("leader-elsewhere", "RAS-7.3", leader="qadi")
    assert t.refused("ask treasurer+alchemist") == refusal("two-offices", "RAS-7.3")
    assert t.refused("ask treasurer+treasurer") == refusal("wish-twice", "RAS-7.3", wish="treasurer")
    assert t.refused("ask service") == refusal("no-such-wish", "RAS-7.3", wish="service")
    assert t.refused("ask generosity+generosity") == refusal("wish-twice", "RAS-7.3", wish="generosity")
    assert t.refused("ask banker") == refusal("office-elsewhere", "RAS-7.3", office="banker", area="wisdom")
    t.offices(1, "agha")
    assert t.refused("ask agha") == refusal("office-gone", "RAS-7.3", office="agha")
    t.play("ask -")
    assert (t.shame(0), t.owned(0), t.view()["next_order"]) == (0, [], [])


@pytest.mark.rule("RAS-7.3", "RAS-5.8")
def test_a_credit_serves_at_court_too() -> None:
    t = audience(hardwood=1, pottery=1).tokens(0, credit=1)
    t.play("ask credit+law_expert")
    assert (t.owned(0), t.credits(0), t.stock(0), t.influence(0)) == (["law_expert"], 0, {}, 1)


@pytest.mark.rule("RAS-7.4")
@pytest.mark.parametrize("good", ["hardwood", "pottery", "metal", "spice", "silk"])
def test_generosity_is_a_good_of_any_kind_for_nothing(good: str) -> None:
    t = audience()
    t.play("ask generosity")
    assert len(t.legal()) == 5
    assert t.refused("take gold") == refusal("no-such-good", "RAS-1.4", good="gold")
    assert t.refused("take silk+silk") == refusal("take-count", "RAS-7.4", count=1, chosen=2)
    event = told(t.play(f"take {good}"), "goods")[0]
    assert (event.rule, t.stock(0)) == ("RAS-7.4", {good: 1})


@pytest.mark.rule("RAS-7.4", "RAS-7.5", "RAS-EX-25")
def test_those_who_asked_move_up_in_rank_order() -> None:
    a, b, c, d, e = range(5)
    t = table(5).put("caliph", d, "pasha", "sage", "sage").put("caliph", b, "pasha", "sage").put("caliph", e, "pasha")
    for seat in (a, b, c, d, e):
        t.put("trade", seat, "sage").put("wisdom", seat, "merchant")
    t.resolve("caliph", a)
    t.play("ask generosity", "take silk", "ask -", "ask generosity", "take silk")
    assert t.view()["next_order"] == [d, e, a, b, c]
    assert t.view()["order"] == [a, b, c, d, e]


@pytest.mark.rule("RAS-7.5")
def test_all_others_keep_their_present_relative_order() -> None:
    t = table(5).order(4, 2, 0, 3, 1).put("caliph", 3, "pasha").put("caliph", 0, "pasha", "sage")
    for seat in range(5):
        t.put("trade", seat, "sage").put("wisdom", seat, "merchant")
    t.resolve("caliph", 4)
    t.play("ask generosity", "take silk", "ask generosity", "take silk")
    assert t.view()["next_order"] == [0, 3, 4, 2, 1]


@pytest.mark.rule("RAS-7.5")
def test_where_nobody_asks_the_order_stays() -> None:
    t = audience()
    heard = t.play("ask -")
    assert (told(heard, "order-waits"), t.state.pending) == ([], [])


@pytest.mark.rule("RAS-7.6", "RAS-EX-23")
def test_the_generosity_of_this_resolution_pays_for_nothing_here() -> None:
    t = audience(hardwood=1, pottery=1)
    assert t.refused("ask generosity+law_expert") == refusal(
        "too-dear", "RAS-7.6", wishes=["generosity", "law_expert"], price=6, have=3, missing=3
    )
    t.play("ask generosity+treasurer")
    assert t.stock(0) == {}
    t.play("take metal")
    assert (t.stock(0), t.owned(0), t.credits(0)) == ({"metal": 1}, ["treasurer"], 1)


@pytest.mark.rule("RAS-7.6")
def test_pay_then_generosity_then_the_offices_effect() -> None:
    t = audience(hardwood=2, pottery=1)
    t.play("ask generosity+quartermaster")
    assert t.asks() == (0, "generosity")
    t.play("take silk")
    assert (t.asked(), t.stock(0), t.owned(0)) == ("take-goods", {"hardwood": 1, "silk": 1}, ["quartermaster"])
    t.play("take silk+spice")
    assert t.stock(0) == {"hardwood": 1, "silk": 2, "spice": 1}
