"""Chapter 12: the options, for rulings that could go the other way."""

from __future__ import annotations

import pytest

from majlis.games.al_rashid.game import GAME
from tests.games.al_rashid.builder import Table, table
from tests.games.kit import refusal, told

RICH = {"hardwood": 9, "pottery": 9, "metal": 9, "spice": 9, "silk": 9}


def visit(palace: str, seats: int = 4, **options: object) -> Table:
    t = (
        table(seats, "7", **options)
        .put(palace, 0, "pasha")
        .put("silk_road", 1, "sage")
        .put("nilus_valley", 1, "merchant")
    )
    return t.goods(0, **RICH).resolve(palace)


@pytest.mark.rule("RAS-12.1")
def test_there_are_no_variants_beside_the_rulings() -> None:
    assert [option.kind for option in GAME.options.options if option.kind not in ("choice", "flag")] == []
    assert GAME.start(3, None, "1").record().options == {}


@pytest.mark.rule("RAS-12.2")
def test_the_options_and_their_defaults() -> None:
    assert {option.name: (option.default, list(option.choices)) for option in GAME.options.options} == {
        "favour_timing": ("immediate", ["immediate", "after_payment"]),
        "territory_trim": ("after_combat", ["after_combat", "before_combat"]),
        "move_targets": ("any", ["any", "own"]),
        "trade_three_items": ("any_combination", ["any_combination", "all_different"]),
        "duplicate_offices": ("allowed", ["allowed", "forbidden"]),
        "limited_markers": ("no", ["no", "rulebook", "english_box"]),
        "mercenary_reshuffle": (True, []),
        "court_sages_need_pasha_in_hand": (False, []),
    }
    used = {name for options in GAME.option_sets() for name in options}
    assert used == {option.name for option in GAME.options.options}
    assert {str(options.get("limited_markers")) for options in GAME.option_sets()} == {
        "None",
        "rulebook",
        "english_box",
    }


@pytest.mark.rule("RAS-12.3", "RAS-6.6")
def test_favours_after_the_payment_only() -> None:
    t = visit("politics", favour_timing="after_payment")
    assert t.legal("favour") == set()
    assert t.refused("favour qadi") == refusal("favour-timing", "RAS-12.3")
    assert "ask qadi" in t.legal()
    heard = t.play("ask qadi")
    assert (t.asked(), t.shame(0)) == ("pay", 0)
    heard += t.play(str(t.match.actions()[0]))
    assert (t.influence(0), t.shame(0)) == (1, 1)
    assert [event.name for event in heard][:4] == ["event-ask", "event-pay", "event-influence", "event-shame"]
    t = visit("intrigue", favour_timing="after_payment").tokens(0, credit=1)
    assert len(t.legal()) == 58


@pytest.mark.rule("RAS-12.3", "RAS-6.3")
@pytest.mark.parametrize(("palace", "leader", "price"), [("politics", "qadi", 1), ("wisdom", "court_savant", 2)])
def test_a_favour_alone_costs_its_own_price_and_no_more(palace: str, leader: str, price: int) -> None:
    for hardwood in (price - 1, price):
        t = table(2, favour_timing="after_payment").put(palace, 0, "sage").put("silk_road", 1, "sage")
        t.put("nilus_valley", 1, "merchant").goods(0, hardwood=hardwood).resolve(palace)
        assert t.allowed(f"ask {leader}") is (hardwood == price)


@pytest.mark.rule("RAS-12.3", "RAS-4.5", "RAS-9.1")
def test_territories_may_be_trimmed_before_the_combat() -> None:
    def scene(trim: str) -> Table:
        t = (
            table(5, "7", territory_trim=trim)
            .tiles("sarmatia", "red-4")
            .put("trade", 0, "merchant")
            .put("wisdom", 0, "pasha")
        )
        for seat in range(5):
            t.put("sarmatia", seat, "sage").hand(seat, "red-2")
        return t.resolve("sarmatia")

    for trim, line in (("after_combat", [0, 1, 2, 3, 4]), ("before_combat", [0, 1, 2])):
        t = scene(trim)
        assert t.view()["line"] == line
        while t.asked() == "fight":
            t.play("flee")
        assert [t.shame(seat) for seat in range(5)] == [2 if seat in line else 0 for seat in range(5)]


@pytest.mark.rule("RAS-12.3", "RAS-4.5")
def test_without_tiles_both_ways_of_trimming_are_the_same() -> None:
    for trim in ("after_combat", "before_combat"):
        t = table(4, "7", territory_trim=trim).put("trade", 0, "merchant").put("wisdom", 0, "pasha")
        for seat in range(4):
            t.put("sarmatia", seat, "sage")
        assert t.resolve("sarmatia").match.view()["line"] == [0, 1, 2]


@pytest.mark.rule("RAS-12.3", "RAS-4.8")
def test_only_own_pieces_may_be_moved() -> None:
    t = (
        table(2, "7", move_targets="own")
        .offices(0, "plotter")
        .put("trade", 0, "sage")
        .put("trade", 1, "sage")
        .resolving()
    )
    assert {action.split()[1] for action in t.legal("plot")} == {"sage-0"}
    assert t.refused("plot sage-1 trade wisdom") == refusal("not-your-piece", "RAS-12.3", piece="sage-1")
    t = (
        table(2, "7", move_targets="own")
        .offices(0, "plotter")
        .put("trade", 1, "sage")
        .put("wisdom", 1, "sage")
        .resolving()
    )
    assert t.asks() == (1, "resolve")


@pytest.mark.rule("RAS-12.3", "RAS-9.10")
def test_ranks_1_and_2_may_have_to_take_different_items() -> None:
    t = table(3, "7", trade_three_items="all_different").put("trade", 0, "merchant").put("wisdom", 0, "pasha")
    for seat in range(3):
        t.put("silk_road", seat, "sage")
    t.resolve("silk_road")
    three = [action for action in t.legal() if action.count("+") == 2]
    assert len(three) == 10  # three of hardwood, metal, spice, silk and the credit
    assert "trade silk+silk+silk+silk" in t.legal()
    assert t.refused("trade silk+silk+spice") == refusal("trade-alike", "RAS-12.3")
    t.play("trade silk+silk+silk+silk")
    assert t.refused("trade spice+spice") == refusal("trade-alike", "RAS-12.3")
    t.play("trade credit+spice")
    assert t.legal() == {"trade hardwood", "trade metal", "trade spice"}


@pytest.mark.rule("RAS-12.3", "RAS-9.11")
def test_with_too_few_kinds_left_some_items_may_be_alike() -> None:
    t = (
        table(3, "7", trade_three_items="all_different")
        .put("trade", 0, "merchant")
        .put("wisdom", 0, "pasha")
        .put("sarmatia", 0, "sage")
    )
    t.put("sarmatia", 1, "sage").land("sarmatia", metal=3, hardwood=2).resolve("sarmatia")
    # both pieces of hardwood are among three items, all of the metal is not
    assert t.legal() == {"trade hardwood+metal+metal", "trade hardwood+hardwood+metal", "trade metal+metal+metal"}


@pytest.mark.rule("RAS-12.3", "RAS-9.10", "RAS-9.12")
def test_all_of_one_kind_is_still_open_to_rank_1_where_items_must_differ() -> None:
    """Two or three of a kind are not among three different items, so to take all of them is a choice of its own."""
    t = table(3, "7", trade_three_items="all_different").put("trade", 0, "merchant").put("wisdom", 0, "pasha")
    t.put("abbasid_caliphate", 0, "sage").put("abbasid_caliphate", 1, "sage").resolve("abbasid_caliphate")
    assert {action for action in t.legal() if len(set(action.removeprefix("trade ").split("+"))) == 1} == {
        "trade pottery+pottery+pottery",
        "trade hardwood+hardwood",
    }
    assert t.refused("trade pottery+pottery") == refusal("trade-too-few", "RAS-9.11", count=3, chosen=2)
    t.play("trade pottery+pottery+pottery")
    assert t.stock(0) == {"pottery": 3}
    assert t.refused("trade hardwood+hardwood") == refusal("trade-alike", "RAS-12.3")  # rank 2 has no such choice


@pytest.mark.rule("RAS-12.3", "RAS-6.5")
def test_a_kind_already_owned_may_be_forbidden() -> None:
    t = visit("military", duplicate_offices="forbidden").offices(0, "raider")
    assert not any("raider" in action for action in t.legal())
    assert t.refused("ask raider") == refusal("office-owned", "RAS-12.3", office="raider")
    assert t.allowed("ask strategist")


@pytest.mark.rule("RAS-12.3", "RAS-14.1")
@pytest.mark.parametrize(
    ("markers", "credits", "influence", "shame"), [("rulebook", 15, 20, 10), ("english_box", 16, 24, 14)]
)
def test_a_token_that_is_not_left_is_not_taken(markers: str, credits: int, influence: int, shame: int) -> None:
    t = visit("politics", limited_markers=markers).tokens(1, influence=influence, shame=shame)
    heard = t.play("favour qadi")
    while t.asked() == "pay":
        heard += t.play(str(t.match.actions()[0]))
    assert (t.influence(0), len(told(heard, "influence-none"))) == (0, 1)
    t.play("ask -")
    assert t.shame(0) == 0
    t = visit("wisdom", limited_markers=markers).tokens(1, credit=credits - 4)  # four lie on the map
    t.play("favour court_savant")
    while t.asked() == "pay":
        t.play(str(t.match.actions()[0]))
    assert t.credits(0) == 0
    t = visit("wisdom", limited_markers=markers).tokens(1, credit=credits - 5)
    t.play("favour court_savant", "pay hardwood+pottery")
    assert t.credits(0) == 1


@pytest.mark.rule("RAS-12.3", "RAS-10.1")
def test_territories_get_no_credit_that_is_not_left() -> None:
    t = table(2, "7", limited_markers="rulebook").put("trade", 0, "sage").tokens(1, credit=13)
    for area in ("silk_road", "spice_road", "sarmatia", "mare_internum"):
        t.land(area, silk=0)
    t.turn(0)
    assert sum(t.state.land_credits) == 2
    assert t.left_on("silk_road")["credit"] == 1


@pytest.mark.rule("RAS-12.3", "RAS-14.4")
def test_without_reshuffling_draws_from_an_empty_stack_are_skipped() -> None:
    t = (
        table(2, "7", mercenary_reshuffle=False)
        .put("military", 0, "sage")
        .put("silk_road", 1, "sage")
        .put("nilus_valley", 1, "merchant")
    )
    t.discard_stack("red", 1).resolve("military")
    t.play("ask service")
    assert t.legal() == {"draw blue+blue+red", "draw blue+blue+blue"}
    assert t.refused("draw red+red+red") == refusal("stack-empty", "RAS-14.4", colour="red", left=1, count=3)
    t.play("draw blue+blue+red")
    assert t.view()["stacks"]["red"] == 0
    t = table(2, "7", mercenary_reshuffle=False).put("trade", 0, "sage").discard_stack("red").discard_stack("blue")
    t.turn(0)
    assert t.state.occupiers == []  # the crisis finds no tiles


@pytest.mark.rule("RAS-12.3", "RAS-3.5")
def test_a_sage_at_court_may_need_a_pasha_there_or_still_to_place() -> None:
    t = table(2, "7", court_sages_need_pasha_in_hand=True)
    assert "place sage caliph" in t.legal()
    t.play("place pasha trade", "place pasha caliph")
    assert t.refused("place sage caliph") == refusal("court-needs-pasha", "RAS-12.3", piece="sage", area="caliph")
    t.play("place sage trade", "place sage caliph")
    t = table(2, "7", court_sages_need_pasha_in_hand=True).offices(0, "diplomat").placing()
    t.play("aside pasha")
    assert "place sage caliph" in t.legal()


@pytest.mark.rule("RAS-14.1")
def test_tokens_of_every_player_are_missing_from_the_reserve() -> None:
    t = table(4, limited_markers="rulebook")
    before = [t.state.left(kind) for kind in range(3)]
    for seat in range(4):
        t.tokens(seat, credit=1, influence=seat, shame=2 if seat == 3 else 0)
    assert [before[kind] - t.state.left(kind) for kind in range(3)] == [4, 0 + 1 + 2 + 3, 2]
