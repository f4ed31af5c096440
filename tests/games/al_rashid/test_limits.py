"""Chapter 14: what is limited, and that no piece is lost or made in whole matches."""

from __future__ import annotations

import pytest

from majlis.engine.chance import Chance
from majlis.games.al_rashid.game import GAME
from majlis.games.al_rashid.mercenaries import reshuffles
from majlis.games.al_rashid.state import RashidState
from tests.games.al_rashid.builder import table
from tests.games.kit import told

RICH = {"hardwood": 9, "pottery": 9, "metal": 9, "spice": 9, "silk": 9}


@pytest.mark.rule("RAS-14.1")
def test_goods_and_tokens_never_run_out() -> None:
    t = table(2).put("politics", 0, "sage").put("silk_road", 1, "sage").put("nilus_valley", 1, "merchant")
    t.goods(0, silk=60).goods(1, silk=60).tokens(1, credit=40, influence=40, shame=40).resolve("politics")
    t.play("favour qadi", "ask -")
    assert (t.influence(0), t.shame(0)) == (1, 1)
    assert t.stock(0) == {"silk": 59}


@pytest.mark.rule("RAS-14.2")
@pytest.mark.parametrize(
    ("palace", "piece", "limit"), [("politics", "pasha", 3), ("trade", "merchant", 4), ("wisdom", "sage", 6)]
)
def test_at_the_family_limit_the_service_is_not_offered(palace: str, piece: str, limit: int) -> None:
    for members, offered in ((limit - 1, True), (limit, False)):
        t = (
            table(2)
            .family(0, **{piece: members})
            .put(palace, 0, "sage")
            .put("silk_road", 1, "sage")
            .put("nilus_valley", 1, "merchant")
        )
        if piece == "sage":
            t.family(0, sage=members).put(palace, 0, "pasha")
        t.goods(0, **RICH).resolve(palace)
        assert t.allowed("ask service") == offered


@pytest.mark.rule("RAS-14.3")
def test_offices_never_come_back() -> None:
    t = (
        table(3)
        .put("military", 0, "sage")
        .put("military", 1, "sage")
        .put("silk_road", 2, "sage")
        .put("trade", 2, "sage")
    )
    t.goods(0, **RICH).goods(1, **RICH).resolve("military")
    t.play("ask raider", "pay hardwood+metal+pottery")
    assert not t.allowed("ask raider")
    t.play("ask -", "resolve silk_road", "trade silk+silk+silk", "ask -")
    assert t.state.round == 2
    assert t.area("military")["offices"]["raider"] == 0


@pytest.mark.rule("RAS-14.4")
def test_an_empty_stack_is_rebuilt_from_its_discard_pile() -> None:
    t = (
        table(2)
        .put("military", 0, "sage")
        .put("silk_road", 1, "sage")
        .put("nilus_valley", 1, "merchant")
        .discard_stack("red", 1)
    )
    t.resolve("military")
    t.play("ask service")
    heard = t.play("draw red+red+red")
    assert told(heard, "reshuffle")[0].parts == {"colour": "red", "count": 31}
    assert t.player(0)["mercenaries"]["red"] == 3
    assert t.view()["stacks"]["red"] == 29
    assert all(n == 0 for name, n in t.view()["discards"].items() if name.startswith("red"))


@pytest.mark.rule("RAS-14.4")
def test_the_new_stack_is_shuffled() -> None:
    orders = set()
    for seed in "12345678":
        t = table(2, seed).put("military", 0, "sage").put("silk_road", 1, "sage").put("nilus_valley", 1, "merchant")
        t.discard_stack("red").resolve("military")
        t.play("ask service", "draw red+red+red")
        assert list(t.state.red) != sorted(t.state.red)
        orders.add(tuple(t.state.red))
    assert len(orders) == 8


@pytest.mark.rule("RAS-14.4")
def test_where_nothing_is_left_the_draw_is_skipped_and_the_other_colour_may_be_chosen() -> None:
    t = table(2).put("military", 0, "sage").put("silk_road", 1, "sage").put("nilus_valley", 1, "merchant")
    t.discard_stack("red", 0).lose_discards(1).resolve("military")
    t.play("ask service")  # three blue tiles, as everybody sees
    assert t.player(0)["mercenaries"] == {"red": 0, "blue": 3}
    t = table(2).put("military", 0, "sage").put("silk_road", 1, "sage").put("nilus_valley", 1, "merchant")
    t.discard_stack("red", 1).discard_stack("blue", 1).lose_discards(1).resolve("military")
    t.play("ask service")  # there are only two
    assert t.player(0)["mercenaries"] == {"red": 1, "blue": 1}


@pytest.mark.rule("RAS-14.5")
def test_hands_areas_and_territories_hold_any_number() -> None:
    t = table(5).tiles("silk_road", *["red-3"] * 9)
    for seat in range(5):
        t.family(seat, 1, 1, 6).put("silk_road", seat, *["sage"] * 6, "pasha").hand(seat, "blue-3", "blue-3")
    t.goods(0, silk=200)
    assert len(t.lying("silk_road")) == 9
    assert t.player(0)["wealth"] == 200
    assert sum(t.state.out) == 35


@pytest.mark.rule("RAS-14.2", "RAS-14.3", "RAS-14.4")
@pytest.mark.parametrize("options", GAME.option_sets(), ids=str)
@pytest.mark.parametrize("seats", [2, 5])
def test_no_piece_is_lost_or_made_in_a_whole_match(seats: int, options: dict[str, object]) -> None:
    state = GAME.state(seats, options, "9")
    assert isinstance(state, RashidState)
    chance = Chance.of("a")
    before = state.pieces()
    assert before["misplaced_members"] == before["less_than_none"] == before["too_many_on_land"] == 0
    while not state.over:
        codes = state.codes()
        state.apply(codes[chance.below(len(codes))])
        assert state.pieces() == before
    assert max(reshuffles(state, colour) for colour in (0, 1)) in (0, 1)
