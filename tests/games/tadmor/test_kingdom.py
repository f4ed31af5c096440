"""Chapter 9: tower prestige, tax, war supplies and the start player."""

from __future__ import annotations

import pytest

from tests.games.kit import refusal
from tests.games.tadmor.builder import table


@pytest.mark.rule("TAD-9.1")
@pytest.mark.parametrize(("tiles", "pp"), [(["i16"], 1), (["i35"], 2), (["i16", "i17", "i35", "i36"], 6)])
def test_prestige_for_the_highest_tower(tiles: list[str], pp: int) -> None:
    t = table(3).tower(0, 4).tower(1, 3).upgrades(0, *tiles).acting()
    assert t.match.breakdown(0)["tower_prestige"] == pp


@pytest.mark.rule("TAD-9.1")
def test_only_the_highest_gains_and_only_with_a_tile() -> None:
    t = table(3).tower(0, 4).tower(1, 5).upgrades(0, "i16").acting()
    assert t.points(0) == t.points(1) == 10
    t = table(3).upgrades(0, "i16").acting()
    assert t.points(0) == 10, "all towers are at 0"


@pytest.mark.rule("TAD-9.1")
def test_ties_for_the_highest_tower() -> None:
    t = table(3).tower(0, 4).tower(1, 4).upgrades(0, "i16").acting()
    assert t.points(0) == 11, "only owners count"
    t = table(3).tower(0, 4).tower(1, 4).upgrades(0, "i16").upgrades(1, "i35").acting()
    assert (t.points(0), t.points(1)) == (10, 10)
    t = table(3, tower_prestige_tie="strict").tower(0, 4).tower(1, 4).upgrades(0, "i16").acting()
    assert t.points(0) == 10


@pytest.mark.rule("TAD-9.2")
def test_who_is_exempt_from_tax() -> None:
    t = table(3).round(4).stand(0, "palmyra_tax").upgrades(1, "i46").acting()
    assert [t.points(seat) for seat in range(3)] == [10, 10, 7]
    t = table(3).round(1).acting()
    assert [t.points(seat) for seat in range(3)] == [10, 10, 10]


@pytest.mark.rule("TAD-9.3")
def test_gold_or_points_by_free_choice() -> None:
    t = table(2).round(7).goods(0, gold=3).acting()
    assert t.legal("tax") == {"tax gold", "tax prestige"}
    assert t.refused("tax wood") == refusal("tax-with", "TAD-9.3", **{"with": "wood"})
    t.play("tax gold")
    assert (t.points(0), t.stock(0)) == (10, {"gold": 1})
    t = table(2).round(7).goods(0, gold=3).acting()
    t.play("tax prestige")
    assert (t.points(0), t.stock(0)) == (4, {"gold": 3})


@pytest.mark.rule("TAD-9.3")
def test_no_part_payment() -> None:
    t = table(2).round(7).goods(0, gold=1).hand(0, "k1").acting()
    t.play("end")
    assert t.asks() == (0, "kingdom-tax")
    assert t.refused("tax gold") == refusal("too-little-gold", "TAD-9.3", gold=2, have=1)
    t.play("discard k1 gold", "tax gold")
    assert (t.points(0), t.state.total(0)) == (10, 0)


@pytest.mark.rule("TAD-9.4")
def test_war_supplies_count_from_the_lowest_tower_of_all() -> None:
    t = table(3).tower(0, 6).tower(1, 2).tower(2, 9).stand(0, "antioch_war_supplies", figure="ship").acting()
    assert t.match.breakdown(0)["war_supplies"] == 4
    t = table(3).tower(0, 2).tower(1, 2).tower(2, 9).stand(0, "antioch_war_supplies").acting()
    assert "war_supplies" not in t.match.breakdown(0)


@pytest.mark.rule("TAD-9.4")
def test_a_figure_sends_war_supplies_once_and_returns() -> None:
    t = (
        table(2, auto_resolve=False)
        .tower(0, 3)
        .stand(0, "antioch_war_supplies")
        .upgrades(0, "i48")
        .stand(0, "i48")
        .acting()
    )
    while t.asked() == "building":
        t.play("keep" if t.allowed("keep") else "end")
    t.play("supply antioch_war_supplies")
    assert (t.there("antioch_war_supplies"), t.points(0)) == (None, 13)
    assert "supply antioch_war_supplies" not in t.legal()


@pytest.mark.rule("TAD-9.5")
def test_the_start_players_marker_comes_with_a_basic_good() -> None:
    t = table(3).stand(2, "palmyra_start_player").acting()
    assert t.legal("lead") == {"lead palmyra_start_player stone", "lead palmyra_start_player wood"}
    assert t.refused("lead palmyra_start_player gold") == refusal("not-basic", "TAD-9.5", resource="gold")
    t.play("lead palmyra_start_player stone")
    assert (t.stock(2), t.state.start) == ({"stone": 1}, 2)


@pytest.mark.rule("TAD-9.5", "TAD-10.6")
def test_the_start_players_good_comes_to_the_warehouse_and_can_be_traded() -> None:
    t = table(2).round(4).stand(0, "palmyra_start_player", "palmyra_market").acting()
    assert t.asks() == (0, "kingdom-tax")
    t.play("lead palmyra_start_player wood")
    assert (t.stock(0), t.traded_stock(0)) == ({"wood": 1}, {})
    t.play("trade wood gold 1", "tax gold")
    assert (t.points(0), t.stock(0)) == (10, {})


@pytest.mark.rule("TAD-9.5")
def test_the_marker_stays_if_nobody_takes_it() -> None:
    t = table(3).order(1).stand(2, "palmyra_start_player").acting()
    t.play("end")
    assert (t.stock(2), t.state.start) == ({}, 1)


@pytest.mark.rule("TAD-9.6")
def test_a_raid_takes_the_exemption_away_but_not_prestige_and_tax() -> None:
    t = table(3).round(4).holds(1, "palmyra").tower(0, 4).upgrades(0, "i16").stand(0, "palmyra_tax").raiding()
    assert t.points(0) == 10 + 1 - 3


@pytest.mark.rule("TAD-9.6")
def test_a_player_who_can_neither_pay_nor_do_anything_is_not_asked() -> None:
    t = table(2).round(4).goods(0, wood=3).acting()
    assert t.asked() == "place"
    assert (t.points(0), t.stock(0)) == (7, {"wood": 3})
    t = table(2).round(4).goods(0, wood=3).upgrades(0, "i2").acting()
    t.play("end")
    assert t.asks() == (0, "kingdom-tax")


@pytest.mark.rule("TAD-9.6", "TAD-6.4", "TAD-10.9")
@pytest.mark.parametrize(
    ("first", "left"),
    [("wood", {"gold", "marble"}), ("gold", {"stone", "wood"}), ("", {"gold", "marble", "stone", "wood"})],
)
def test_a_player_who_could_still_buy_for_points_is_asked_about_the_tax(first: str, left: set[str]) -> None:
    """I6 sells one basic and one luxury good a round: as long as one of the two is left, there is a move."""
    t = table(2).round(4).upgrades(0, "i6").acting()
    assert t.asks() == (0, "building")
    t.play(*([f"acquire {first}"] if first else []), "end")
    assert t.asks() == (0, "kingdom-tax")
    assert t.legal("acquire") == {f"acquire {resource}" for resource in left}


@pytest.mark.rule("TAD-9.2")
def test_the_tax_is_due_again_in_the_next_round() -> None:
    t = table(2).round(4).goods(0, gold=2).goods(1, gold=2)
    for round in (4, 5):
        assert t.view()["round"] == round
        t.acting()
        for seat in range(2):
            assert t.asks() == (seat, "kingdom-tax")
            t.play("tax prestige")


@pytest.mark.rule("TAD-9.2")
def test_a_figure_on_the_tax_space_exempts_by_itself_and_i48_by_choice() -> None:
    t = table(2).round(7).upgrades(0, "i48").stand(0, "i48").stand(1, "palmyra_tax").goods(1, gold=2).acting()
    assert t.asks()[0] == 0
    assert t.legal("exempt") == {"exempt i48"}
    t = table(2).round(4).stand(0, "palmyra_tax", "palmyra_start_player").acting()
    assert t.asks() == (0, "kingdom")
    assert t.legal("exempt") == set(), "nothing is due"


@pytest.mark.rule("TAD-9.2", "TAD-6.5")
def test_i48_used_against_the_tax_is_used_for_nothing_else() -> None:
    t = (
        table(2)
        .round(7)
        .upgrades(0, "i48")
        .upgrades(0, "i1")
        .goods(0, wood=2, gold=2)
        .tower(0, 3)
        .stand(0, "i48")
        .acting()
    )
    while t.asked() == "building":
        t.play("keep" if t.allowed("keep") else "end")
    t.play("exempt i48")
    assert t.there("i48") is None
    assert t.legal("lead") | t.legal("supply") == set()


@pytest.mark.rule("TAD-9.4", "TAD-6.3")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_the_last_in_turn_order_who_takes_the_marker_keeps_it(start: int) -> None:
    t = table(3).order(start).round(7)
    for seat in range(3):
        t.goods(seat, gold=2)
    later = (start + 2) % 3
    t.upgrades(later, "i48").stand(later, "i48").stand((start + 1) % 3, "palmyra_start_player").acting()
    asked = []
    while t.asked() in ("kingdom", "kingdom-tax"):
        asked.append(t.match.actor)
        t.play(min(t.legal("lead"), default="tax gold"))
    assert asked[0] == start
    assert t.state.next_start == later
