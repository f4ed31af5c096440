"""Chapters 7 and 11: buying upgrades, and what they do."""

from __future__ import annotations

import pytest

from majlis.games.tadmor.stores import ONE, payments
from tests.games.kit import refusal, told
from tests.games.tadmor.builder import edited, table

STONES = "+".join(["stone"] * 5)


@pytest.mark.rule("TAD-7.1")
@pytest.mark.parametrize(("number", "price"), [(1, 1), (4, 2), (7, 3)])
def test_the_price_rises_with_the_epoch(number: int, price: int) -> None:
    t = table(2).round(number).display("i5", "i6").goods(0, wood=4).stand(0, "palmyra_upgrade_1").acting()
    assert t.legal("buy") == {f"buy i5 {'+'.join(['wood'] * price)}", f"buy i6 {'+'.join(['wood'] * price)}"}
    wrong = "+".join(["wood"] * 4)
    assert t.refused(f"buy i5 {wrong}") == refusal("payment-count", "TAD-7.1", price=price, paid=4)
    assert t.refused(f"buy i5 {'+'.join(['gold'] * price)}") == refusal(
        "payment-not-held", "TAD-7.1", pay=[f"gold-{price}"]
    )
    assert t.refused("buy i8 wood") == refusal("not-displayed", "TAD-7.1", upgrade="i8")
    t.play(f"buy i6 {'+'.join(['wood'] * price)}")
    assert t.owned(0) == ["i6"]
    assert t.view(None)["display"] == ["i5"]


@pytest.mark.rule("TAD-7.2")
def test_one_purchase_for_each_space() -> None:
    t = table(2).display("i5", "i6", "i8").goods(0, wood=3).stand(0, "palmyra_upgrade_1", "ebla_upgrade_4").acting()
    t.play("buy i5 wood")
    assert t.match.prompt is not None
    assert t.match.prompt.facts["space"] == "ebla_upgrade_4"
    t.play("buy i8 wood")
    assert t.owned(0) == ["i5", "i8"]


@pytest.mark.rule("TAD-7.3")
def test_an_upgrade_works_at_once_but_not_backwards() -> None:
    t = table(2).display("i44").goods(0, wood=1).stand(0, "palmyra_upgrade_1", "antioch_peace_gifts").acting()
    t.play("resolve antioch_peace_gifts", "buy i44 wood")
    assert t.points(0) == 11
    t = table(2).display("i44").goods(0, wood=1).stand(0, "palmyra_upgrade_1", "antioch_peace_gifts").acting()
    t.play("buy i44 wood")
    assert t.points(0) == 12


@pytest.mark.rule("TAD-7.4", "TAD-13.2")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_figure_that_moved_stands_on_the_tile_and_nowhere_else(seat: int) -> None:
    t = table(2).round(4).display("i21").goods(seat, wood=2).stand(seat, "palmyra_upgrade_1").hand(seat, "k1").acting()
    t.play("buy i21 wood+wood")
    assert t.state.where == [1 << t.box.place_numbers["i21"] if one == seat else 0 for one in range(2)]
    assert (t.there("i21"), t.there("palmyra_upgrade_1")) == (seat, None)


@pytest.mark.rule("TAD-7.4")
def test_the_buying_figure_moves_onto_a_personal_tile() -> None:
    t = table(2).display("i21").goods(0, wood=2).stand(0, "palmyra_upgrade_1").acting()
    heard = t.play("buy i21 wood")
    assert told(heard, "moved-onto")[0].parts == {"figure": "camel", "upgrade": "i21"}
    assert t.asks() == (0, "building")
    assert t.player(0)["market"] == "full"
    t.play("trade wood gold 1")
    assert t.stock(0) == {"gold": 1}


@pytest.mark.rule("TAD-7.5")
def test_the_display_is_not_refilled_and_there_is_no_limit_to_own() -> None:
    t = (
        table(2)
        .display("i5", "i6")
        .upgrades(0, "i8", "i9", "i10", "i11")
        .goods(0, wood=1)
        .stand(0, "palmyra_upgrade_1")
        .acting()
    )
    t.play("buy i5 wood")
    assert t.view(None)["display"] == ["i6"]
    assert len(t.owned(0)) == 5


@pytest.mark.rule("TAD-7.6")
@pytest.mark.parametrize("seats", [2, 3])
def test_four_upgrade_spaces_on_both_sides(seats: int) -> None:
    spaces = [space["space"] for space in table(seats).view()["spaces"]]
    assert sorted(name for name in spaces if "upgrade" in name) == [
        "damascus_upgrade_3", "ebla_upgrade_4", "palmyra_upgrade_1", "palmyra_upgrade_2",
    ]  # fmt: skip


# effects


@pytest.mark.rule("TAD-11.1")
def test_bonuses_add_up() -> None:
    t = table(4).upgrades(0, "i10", "i29").stand(0, "north_sea_wood_ship_1").hand(0, "k1").acting()
    assert t.stock(0) == {"wood": 5}
    t = (
        table(4)
        .upgrades(0, "i5", "i19")
        .goods(0, wood=2, marble=2)
        .hand(0, "k17")
        .stand(0, "palmyra_mission_fulfil")
        .acting()
    )
    t.play("fulfil palmyra_mission_fulfil k17 marble+marble+wood+wood")
    assert t.points(0) == 15


@pytest.mark.rule("TAD-11.2")
def test_discounts_waive_resources_of_choice() -> None:
    t = table(2).upgrades(0, "i20").goods(0, stone=2, gold=2).hand(0, "k16").stand(0, "palmyra_mission_fulfil").acting()
    assert t.legal("fulfil") == {
        f"fulfil palmyra_mission_fulfil k16 {pay}" for pay in ("gold+gold", "gold+stone", "stone+stone")
    }
    t = table(2).upgrades(0, "i28").goods(0, stone=3).stack(1, "jade").stand(0, "euphrates_precious_yellow").acting()
    assert t.legal("precious") == {"precious euphrates_precious_yellow jade stone+stone+stone"}
    found = t.refused("precious euphrates_precious_yellow jade stone+stone")
    assert found == refusal("wrong-payment", "TAD-8.12", price=["stone-5"], discount=2, pay=["stone-2"])
    t = table(2).upgrades(0, "i34").goods(0, wood=2).stand(0, "ebla_temple").acting()
    assert t.legal("temple") == {"temple ebla_temple foundation wood+wood"}


@pytest.mark.rule("TAD-11.2")
def test_a_discount_never_goes_below_nothing() -> None:
    t = (
        table(2)
        .round(4)
        .upgrades(0, "i28")
        .stack(0, "myrrh")
        .goods(0, gold=1)
        .stand(0, "south_sea_precious_grey")
        .acting()
    )
    assert t.legal("precious") == {"precious south_sea_precious_grey myrrh gold"}
    generous = edited('target = "precious", amount = 2', 'target = "precious", amount = 9')
    t = table(2, box=generous).upgrades(0, "i28").stack(0, "myrrh").stand(0, "south_sea_precious_grey").acting()
    assert t.legal("precious") == {"precious south_sea_precious_grey myrrh -"}


@pytest.mark.rule("TAD-11.3")
def test_points_for_goods_bought_and_received() -> None:
    t = (
        table(2)
        .upgrades(0, "i8", "i27")
        .goods(0, stone=5)
        .stack(1, "jade")
        .stand(0, "euphrates_precious_yellow")
        .acting()
    )
    t.play(f"precious euphrates_precious_yellow jade {STONES}")
    assert t.points(0) == 15
    t = table(2).upgrades(0, "i8", "i27").fulfilled(0, "k1").acting()
    t.play("turn_in k1 silk")
    assert t.points(0) == 12


@pytest.mark.rule("TAD-11.3")
@pytest.mark.parametrize(("tiles", "points"), [(["i8"], 1), (["i27"], 1), (["i8", "i27"], 2)])
def test_a_temple_prize_is_a_good_received_free(tiles: list[str], points: int) -> None:
    t = table(2).upgrades(0, *tiles).temple(0, "roof").fulfilled(0, "k3").acting()
    t.play("turn_in k3 statues", "prize red", "prize grey")
    assert t.points(0) == 10 + 2 * points, "the first to complete a temple takes two"


@pytest.mark.rule("TAD-11.4")
def test_a_good_for_points_once_a_round_and_not_below_zero() -> None:
    t = table(2).upgrades(0, "i9", "i47").hand(0, "k1").stack(1, "jade", "ivory").stack(0, "myrrh")
    t.stand(0, "euphrates_precious_yellow", "i47").acting()
    t.play("precious euphrates_precious_yellow jade prestige")
    assert t.points(0) == 6
    assert t.refused("precious i47 myrrh prestige") == refusal("points", "TAD-11.4", why="used", score=6, price=4)
    t = (
        table(2)
        .upgrades(0, "i9")
        .hand(0, "k1")
        .score(0, 3)
        .stack(1, "jade")
        .stand(0, "euphrates_precious_yellow")
        .acting()
    )
    assert t.legal("precious") == set()
    t = table(2).upgrades(0, "i9").score(0, 4).stack(1, "jade", "ivory").stand(0, "euphrates_precious_yellow").acting()
    t.play("precious euphrates_precious_yellow jade prestige")
    assert t.points(0) == 0
    t.score(0, 4).stand(0, "euphrates_precious_yellow").acting()
    assert t.legal("precious") == {"precious euphrates_precious_yellow ivory prestige"}, "once in every round"


@pytest.mark.rule("TAD-11.5", "TAD-17.5")
def test_any_tile_of_the_stack_when_buying() -> None:
    t = table(2).upgrades(0, "i43").goods(0, stone=5).stack(1, "jade", "ivory", "ivory", "porcelain")
    t.stand(0, "euphrates_precious_yellow").acting()
    assert t.legal("precious") == {
        f"precious euphrates_precious_yellow {kind} {STONES}" for kind in ("jade", "ivory", "porcelain")
    }
    heard = t.play(f"precious euphrates_precious_yellow porcelain {STONES}")
    assert t.player(0)["precious"] == {"porcelain": 1}
    top = t.view(None)["precious"][1]
    assert (top["size"], top["kinds"]) == (3, {"jade": 1, "ivory": 2, "porcelain": 0})
    assert told(heard, "top")[0].parts == {"colour": "yellow", "good": [top["top"]]}


@pytest.mark.rule("TAD-11.5")
def test_prizes_are_not_chosen_from_the_stack() -> None:
    t = table(2).upgrades(0, "i43").temple(0, "roof").goods(0, marble=4, gold=4).stack(0, "myrrh", "incense")
    t.stand(0, "ebla_temple").acting()
    t.play("temple ebla_temple statues gold+gold+gold+gold+marble+marble+marble+marble", "prize grey")
    assert t.player(0)["precious"] == {"myrrh": 1}


@pytest.mark.rule("TAD-11.6")
@pytest.mark.parametrize(("tile", "pp"), [("i5", 2), ("i19", 3)])
def test_points_for_missions(tile: str, pp: int) -> None:
    t = (
        table(2)
        .upgrades(0, tile)
        .goods(0, wood=1, stone=1, marble=1, gold=1)
        .hand(0, "k18")
        .stand(0, "palmyra_mission_fulfil")
        .acting()
    )
    t.play("fulfil palmyra_mission_fulfil k18 gold+marble+stone+wood")
    assert t.points(0) == 10 + pp


@pytest.mark.rule("TAD-11.8")
@pytest.mark.parametrize("tile", ["i38", "i39", "i40", "i41", "i42"])
def test_bonuses_of_the_end_need_a_lead(tile: str) -> None:
    t = table(3).upgrades(0, tile)
    assert "end_bonuses" not in t.match.breakdown(0), "nothing, or a tie"
    if tile == "i38":
        t.tower(0, 3).tower(1, 2)
    elif tile == "i39":
        t.fulfilled(0, "k16").fulfilled(1, "k9", returned=True)
    elif tile == "i40":
        t.precious(0, "jade", "jade").precious(1, "silk")
    elif tile == "i41":
        t.temple(0, "statues").temple(1, "roof", "roof")
    else:
        t.figures(0, 4, 2)
    assert t.match.breakdown(0)["end_bonuses"] == 12


@pytest.mark.rule("TAD-11.9")
def test_points_may_fall_below_zero() -> None:
    t = table(2).upgrades(0, "i6").score(0, 1).acting()
    t.play("acquire gold", "acquire wood")
    assert t.points(0) == -2


# personal actions


@pytest.mark.rule("TAD-11.2")
@pytest.mark.parametrize(("discount", "ways"), [(0, 0), (1, 1), (2, 2), (4, 1)])
def test_a_discount_of_any_size_takes_that_many_resources_off(discount: int, ways: int) -> None:
    """Two wood and two stone are due, and one of the stones is missing."""
    assert len(payments(2 * ONE[0] + ONE[1], 2 * ONE[0] + 2 * ONE[1], discount)) == ways
