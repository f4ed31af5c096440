"""Chapter 4: dominance, ranking and moving pieces."""

from __future__ import annotations

import pytest

from majlis.games.al_rashid.box import SAGE
from tests.games.al_rashid.builder import Table, table
from tests.games.kit import refusal

# The families of the rulebook's examples.
GREEN, RED, YELLOW, BLUE = 0, 1, 2, 3


def dominance(t: Table, area: str, seat: int) -> int:
    return t.state.dominance(t.box.area_numbers[area], seat)


@pytest.mark.rule("RAS-4.1", "RAS-EX-1")
@pytest.mark.parametrize(
    ("pieces", "expected"),
    [
        (["pasha"], 5),
        (["merchant", "sage"], 4),
        (["sage"] * 2, 2),
        (["pasha", "sage", "sage"], 7),
        (["merchant"], 3),
        (["sage"] * 6, 6),
    ],
)
def test_dominance_is_the_sum_of_the_pieces(pieces: list[str], expected: int) -> None:
    t = table().put("trade", 0, *pieces).put("military", 2, *pieces)
    assert dominance(t, "trade", 0) == dominance(t, "military", 2) == expected
    assert [dominance(t, "trade", 2), dominance(t, "military", 0), dominance(t, "military", 1)] == [0, 0, 0]


@pytest.mark.rule("RAS-4.2", "RAS-EX-1")
@pytest.mark.parametrize(
    ("first", "second"), [("pasha", "merchant"), ("pasha", "pasha"), ("merchant", "merchant"), ("merchant", "pasha")]
)
def test_two_leaders_of_a_family_never_share_an_area(first: str, second: str) -> None:
    t = table().family(0, 2, 2, 1).put("trade", 0, first).placing()
    assert t.refused(f"place {second} trade") == refusal(
        "second-leader", "RAS-3.5", piece=second, area="trade", leader=first
    )


@pytest.mark.rule("RAS-4.3", "RAS-EX-2")
def test_higher_dominance_ranks_higher() -> None:
    t = table(3).put("trade", GREEN, "merchant").put("trade", RED, "pasha").put("trade", YELLOW, "sage")
    assert t.ranking("trade") == [RED, GREEN, YELLOW]


@pytest.mark.rule("RAS-4.3", "RAS-EX-3")
def test_of_equals_the_earlier_arrival_ranks_higher() -> None:
    t = (
        table(3)
        .put("trade", GREEN, "sage")
        .put("trade", RED, "merchant", "sage")
        .put("trade", YELLOW, "merchant", "sage")
    )
    assert t.ranking("trade") == [RED, YELLOW, GREEN]


@pytest.mark.rule("RAS-4.3")
def test_arrival_is_that_of_the_first_piece() -> None:
    t = table(2).put("trade", 0, "sage").put("trade", 1, "pasha").put("trade", 0, "sage", "sage", "sage", "sage")
    assert t.ranking("trade") == [0, 1]


@pytest.mark.rule("RAS-4.4", "RAS-EX-36")
def test_a_moved_piece_joins_its_family_or_comes_last() -> None:
    t = (
        table(2)
        .offices(RED, "plotter")
        .put("trade", GREEN, "merchant")
        .put("wisdom", RED, "merchant")
        .order(RED, GREEN)
        .goods(GREEN, silk=1)
        .resolving()
    )
    t.play("plot merchant-1 wisdom trade")
    assert t.ranking("trade") == [GREEN, RED]
    t = (
        table(2)
        .offices(RED, "plotter")
        .put("trade", RED, "sage")
        .put("trade", GREEN, "merchant")
        .put("wisdom", RED, "merchant")
    )
    t.order(RED, GREEN).goods(RED, silk=1).resolving().play("plot merchant-1 wisdom trade")
    assert dominance(t, "trade", RED) == 4
    assert t.ranking("trade") == [RED, GREEN]


@pytest.mark.rule("RAS-4.4")
def test_a_family_that_has_gone_leaves_no_gap_and_comes_back_last() -> None:
    t = table(3).offices(0, "plotter", "informer")
    for seat in (0, 1, 2):
        t.put("trade", seat, "sage")
    t.put("wisdom", 1, "merchant").resolving()
    assert list(t.there("trade")) == [0, 1, 2]
    t.play("plot sage-0 trade wisdom")
    assert list(t.there("trade")) == [1, 2]
    assert t.there("wisdom") == {1: {"merchant": 1}, 0: {"sage": 1}}
    t.put("trade", 0, "merchant")
    assert list(t.there("trade")) == [1, 2, 0]


@pytest.mark.rule("RAS-4.4")
def test_a_family_keeps_its_place_while_a_piece_stays() -> None:
    t = table(2).offices(0, "plotter").put("trade", 0, "sage", "sage").put("trade", 1, "sage").resolving()
    t.play("plot sage-0 trade wisdom")
    assert t.ranking("trade") == [0, 1]


@pytest.mark.rule("RAS-4.5", "RAS-EX-4")
def test_the_fourth_in_a_palace_is_removed_before_anything_happens() -> None:
    t = table(4).put("military", GREEN, "sage").put("military", RED, "sage").put("military", YELLOW, "merchant", "sage")
    t.put("military", BLUE, "merchant").put("trade", RED, "merchant").goods(RED, silk=1).resolve("military")
    assert t.asks() == (YELLOW, "visit")
    assert t.view()["line"] == [YELLOW, BLUE, GREEN]
    assert RED not in t.there("military")
    assert t.home(RED)["sage"] == 1
    t.play("ask -")
    assert t.asks() == (BLUE, "visit")
    t.play("ask -")
    assert t.asks() == (GREEN, "visit")
    t.play("ask -")
    assert t.shame(RED) == 0
    assert t.asks()[1] == "visit"  # the trade palace, the last area


@pytest.mark.rule("RAS-4.5")
def test_in_territories_the_fourth_stays_until_after_the_combat() -> None:
    t = table(4).tiles("sarmatia", "red-2")
    for seat in range(4):
        t.put("sarmatia", seat, "sage").hand(seat, "red-3")
    t.put("trade", 0, "sage").resolve("sarmatia")
    assert len(t.there("sarmatia")) == 4
    t.play("fight red-3")
    assert list(t.there("sarmatia")) == [0, 1, 2]
    assert [t.shame(seat) for seat in range(4)] == [0, 0, 0, 0]


@pytest.mark.rule("RAS-4.6")
def test_a_player_acts_once_however_many_pieces_he_has() -> None:
    t = (
        table(2)
        .put("military", 0, "pasha", "sage", "sage", "sage")
        .put("trade", 1, "sage")
        .goods(1, silk=1)
        .resolve("military")
    )
    t.play("ask service", "draw red+red+blue")
    assert t.asks() == (1, "visit")  # the trade palace
    assert len(t.held(0)) == 3


@pytest.mark.rule("RAS-4.7")
def test_after_the_resolution_all_pieces_return_and_the_area_is_closed() -> None:
    t = (
        table(2)
        .put("trade", 0, "merchant", "sage")
        .put("trade", 1, "sage")
        .put("wisdom", 1, "pasha")
        .put("military", 1, "merchant")
        .goods(0, silk=1)
        .goods(1, silk=1)
    )
    t.resolve("trade")
    t.play("ask -", "ask -")
    assert t.there("trade") == {}
    assert t.home(0) == {"pasha": 1, "merchant": 1, "sage": 1}
    assert t.area("trade")["resolved"] is True
    assert t.state.out == [0, 2]


# Moving


def spies() -> Table:
    """Seat 0 may use an operation: it alone visits the intrigue palace and takes the service."""
    return table(3).put("intrigue", 0, "sage")


def operate(t: Table) -> Table:
    t.resolve("intrigue")
    t.play("ask service")
    assert t.asks() == (0, "operation")
    return t


@pytest.mark.rule("RAS-4.8")
def test_any_piece_moves_to_another_area_of_its_zone() -> None:
    t = operate(spies().put("sarmatia", 1, "merchant", "sage").put("wisdom", 2, "sage"))
    others = ["silk_road", "spice_road", "mare_indianum", "abbasid_caliphate", "mare_internum", "nilus_valley"]
    assert t.legal("move") == {f"move {piece}-1 sarmatia {to}" for piece in ("merchant", "sage") for to in others}
    t.play("move sage-1 sarmatia nilus_valley")
    assert (t.there("sarmatia"), t.there("nilus_valley")) == ({1: {"merchant": 1}}, {1: {"sage": 1}})
    t.play("move sage-1 nilus_valley sarmatia", "move merchant-1 sarmatia silk_road")
    assert (t.there("sarmatia"), t.there("silk_road")) == ({1: {"sage": 1}}, {1: {"merchant": 1}})


@pytest.mark.rule("RAS-4.8")
def test_the_destination_must_be_legal_and_unresolved() -> None:
    t = (
        spies()
        .put("sarmatia", 1, "merchant")
        .put("silk_road", 1, "pasha")
        .put("nilus_valley", 2, "sage")
        .put("wisdom", 2, "sage")
        .turn(2)
    )
    t.play("resolve nilus_valley", "trade metal+metal+pottery")
    operate(t)
    assert "move merchant-1 sarmatia silk_road" not in t.legal()
    why = refusal("second-leader", "RAS-3.5", piece="merchant", area="silk_road", leader="pasha")
    assert t.refused("move merchant-1 sarmatia silk_road") == why
    assert t.refused("move merchant-1 sarmatia nilus_valley") == refusal(
        "already-resolved", "RAS-4.8", area="nilus_valley"
    )
    assert t.refused("move merchant-1 sarmatia sarmatia") == refusal("same-area", "RAS-4.8", area="sarmatia")
    assert t.refused("move merchant-1 sarmatia wisdom") == refusal("not-a-territory", "RAS-4.8", area="wisdom")
    assert t.refused("move sage-2 wisdom trade") == refusal("not-a-territory", "RAS-4.8", area="wisdom")
    assert t.refused("move sage-1 sarmatia spice_road") == refusal(
        "piece-not-there", "RAS-4.8", piece="sage-1", area="sarmatia"
    )
    assert t.refused("move sage-4 sarmatia spice_road") == refusal("no-such-piece", "RAS-1.3", piece="sage-4")


@pytest.mark.rule("RAS-4.8", "RAS-8.12")
def test_a_plotter_moves_between_all_six_palaces_and_never_a_merchant_to_court() -> None:
    t = (
        table(2)
        .offices(0, "plotter")
        .put("trade", 1, "merchant")
        .put("caliph", 1, "pasha")
        .put("sarmatia", 1, "sage")
        .resolving()
    )
    palaces = {"intrigue", "military", "wisdom", "politics"}
    assert t.legal("plot") == {f"plot merchant-1 trade {to}" for to in palaces} | {
        f"plot pasha-1 caliph {to}" for to in palaces
    }
    assert t.refused("plot merchant-1 trade caliph") == refusal(
        "no-merchants", "RAS-3.5", piece="merchant", area="caliph"
    )
    assert t.refused("plot sage-1 sarmatia trade") == refusal("not-a-palace", "RAS-4.8", area="sarmatia")
    assert t.match.refuse("plot sage-1") == refusal("piece-not-here", "RAS-4.8", piece="sage-1", zone="palaces")
    assert t.refused("inform sage-1 sarmatia silk_road") == refusal("office-not-ready", "RAS-3.8", office="informer")


@pytest.mark.rule("RAS-4.8")
def test_where_there_is_nothing_to_move_that_is_said() -> None:
    t = operate(spies().tiles("sarmatia", "red-3").put("wisdom", 1, "sage"))
    assert t.match.refuse("move") == refusal("nothing-to-move", "RAS-4.8", zone="territories")


@pytest.mark.rule("RAS-4.8")
def test_a_piece_without_any_destination_stays() -> None:
    t = spies().put("sarmatia", 1, "merchant").put("wisdom", 1, "sage").put("trade", 2, "sage")
    for area in ("silk_road", "spice_road", "mare_indianum", "abbasid_caliphate", "mare_internum", "nilus_valley"):
        t.state.resolved |= 1 << t.box.area_numbers[area]
    t.tiles("sarmatia", "blue-2")
    operate(t)
    assert t.legal() == {"look sarmatia", "pass"}
    assert t.match.refuse("move merchant-1 sarmatia") == refusal(
        "nowhere-to-move", "RAS-4.8", piece="merchant-1", area="sarmatia"
    )
    assert t.match.refuse("move") == t.match.refuse("move merchant-1 sarmatia"), "the nearest reason"


@pytest.mark.rule("RAS-4.4")
@pytest.mark.parametrize("gone", [0, 1, 2])
def test_the_piece_that_leaves_is_the_one_of_its_family(gone: int) -> None:
    t = table(3)
    for area in ("wisdom", "trade"):
        for seat in range(3):
            t.put(area, seat, "sage")
    before = t.there("wisdom")
    t.state.lift(t.box.areas.index("trade"), gone, SAGE)
    assert t.there("wisdom") == before
    assert t.ranking("trade") == [seat for seat in range(3) if seat != gone]
    assert [t.state.out[seat] for seat in range(3)] == [1 if seat == gone else 2 for seat in range(3)]
