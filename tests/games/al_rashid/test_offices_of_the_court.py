"""Chapter 8: the offices of Politics, which count at the end, and those of Al-Rashid's court, which work once."""

from __future__ import annotations

import pytest

from majlis.games.al_rashid.box import MERCHANT
from tests.games.al_rashid.builder import Table, table
from tests.games.al_rashid.scenes import BOX, PRINTED, bought, buy
from tests.games.kit import refusal, told

# Politics


def points_of(office: str, t: Table) -> int:
    t.offices(0, office)
    found = t.player(0)["offices"]
    return next(int(one["points"]) for one in found if one["office"] == office)


@pytest.mark.rule("RAS-8.27", "RAS-8.5", "RAS-EX-39")
@pytest.mark.parametrize(("influence", "points"), [(0, 0), (4, 0), (5, 4), (6, 5), (7, 5)])
def test_the_aide_counts_influence_beyond_five_too(influence: int, points: int) -> None:
    t = table().tokens(0, influence=influence)
    assert points_of("aide_to_the_qadi", t) == points
    assert t.match.breakdown(0)["influence"] + t.match.breakdown(0)["offices_politics"] == min(5, influence) + points


@pytest.mark.rule("RAS-8.27", "RAS-1.13", "RAS-EX-43")
def test_the_aide_brings_influence_when_bought() -> None:
    t = bought(buy("aide_to_the_qadi"), "aide_to_the_qadi")
    assert t.influence(0) == 1


@pytest.mark.rule("RAS-8.28")
@pytest.mark.parametrize(
    ("others", "points"),
    [
        (["smuggler", "raider", "banker", "trader", "agha"], 6),
        (["smuggler", "raider", "banker", "trader"], 0),
        (["smuggler", "raider", "banker", "agha", "economist"], 0),
    ],
)
def test_the_steward_needs_an_office_of_each_palace(others: list[str], points: int) -> None:
    assert points_of("steward_of_the_city", table().offices(0, *others)) == points


@pytest.mark.rule("RAS-8.29")
@pytest.mark.parametrize(("kinds", "points"), [(3, 0), (4, 4), (5, 6)])
def test_the_warehouse_keeper_counts_kinds_of_goods(kinds: int, points: int) -> None:
    t = table().goods(0, **dict.fromkeys(BOX.goods[:kinds], 3))
    assert points_of("warehouse_keeper", t) == points


@pytest.mark.rule("RAS-8.30", "RAS-8.5")
@pytest.mark.parametrize(("others", "points"), [(["smuggler", "plotter"], 0), (["smuggler", "smuggler", "plotter"], 5)])
def test_the_maiden_counts_intrigue_offices_and_copies_separately(others: list[str], points: int) -> None:
    assert points_of("favorites_maiden", table(4).offices(0, *others)) == points


@pytest.mark.rule("RAS-8.31", "RAS-8.5")
@pytest.mark.parametrize(
    ("others", "points"), [([], 3), (["raider", "raider"], 3), (["raider", "raider", "strategist"], 6)]
)
def test_the_weapon_masters_six_points_replace_his_three(others: list[str], points: int) -> None:
    assert points_of("weapon_master", table(4).offices(0, *others)) == points


@pytest.mark.rule("RAS-8.32", "RAS-8.5")
@pytest.mark.parametrize(("sages", "points"), [(3, 0), (4, 3), (5, 5), (6, 7)])
def test_the_dean_counts_sages(sages: int, points: int) -> None:
    assert points_of("dean_of_the_academy", table().family(0, 1, 1, sages)) == points


@pytest.mark.rule("RAS-8.33")
@pytest.mark.parametrize(("merchants", "points"), [(2, 0), (3, 3), (4, 5)])
def test_the_economist_counts_merchants(merchants: int, points: int) -> None:
    assert points_of("economist", table().family(0, 1, merchants, 1)) == points


@pytest.mark.rule("RAS-8.34")
@pytest.mark.parametrize(("pashas", "points"), [(1, 0), (2, 3), (3, 5)])
def test_the_counselor_counts_pashas_on_the_board_too(pashas: int, points: int) -> None:
    t = table().family(0, pashas, 1, 1).put("caliph", 0, "pasha")
    assert points_of("counselor_to_the_caliph", t) == points


# The court


@pytest.mark.rule("RAS-8.35")
def test_the_treasurer_brings_a_credit() -> None:
    assert bought(buy("treasurer"), "treasurer").credits(0) == 1


@pytest.mark.rule("RAS-8.36", "RAS-8.1")
def test_the_agha_draws_four_tiles() -> None:
    t = bought(buy("agha"), "agha")
    assert len(t.legal("draw")) == 5
    assert t.refused("draw blue+red") == refusal("draw-count", "RAS-8.36", count=4, chosen=2)
    assert told(t.play("draw blue+blue+blue+red"), "draw")[0].rule == "RAS-8.36"
    assert t.player(0)["mercenaries"] == {"red": 1, "blue": 3}


@pytest.mark.rule("RAS-8.37")
@pytest.mark.rule("RAS-8.38", "RAS-EX-34")
@pytest.mark.parametrize(("mine", "other"), [("silk", "spice"), ("spice", "silk")])
def test_monopolists_bring_more_to_who_owns_the_other(mine: str, other: str) -> None:
    t = buy(f"{mine}_monopolist", hardwood=1, pottery=1)
    t.play(f"ask {mine}_monopolist")
    assert t.stock(0) == {mine: 1}
    t = buy(f"{mine}_monopolist", hardwood=1, pottery=1).offices(0, f"{other}_monopolist")
    t.play(f"ask {mine}_monopolist")
    assert t.stock(0) == {mine: 3, other: 1}
    t = buy(f"{mine}_monopolist", hardwood=1, pottery=1).offices(
        1, f"{other}_monopolist"
    )  # somebody else's is of no use
    t.play(f"ask {mine}_monopolist")
    assert t.stock(0) == {mine: 1}


@pytest.mark.rule("RAS-8.39", "RAS-1.13", "RAS-EX-35", "RAS-EX-43")
@pytest.mark.parametrize(("sages", "influence"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_the_astrologist_counts_sages_wherever_they_are(sages: int, influence: int) -> None:
    t = (
        buy("astrologist", hardwood=1, pottery=1)
        .family(0, 1, 1, sages)
        .put("caliph", 0, "pasha")
        .put("sarmatia", 0, "sage")
    )
    t.resolve("caliph")
    t.play("ask astrologist")
    assert t.influence(0) == influence


@pytest.mark.rule("RAS-8.40", "RAS-1.13", "RAS-EX-43")
def test_the_law_expert_brings_influence() -> None:
    assert bought(buy("law_expert"), "law_expert").influence(0) == 1


@pytest.mark.rule("RAS-1.13")
def test_no_other_office_brings_influence() -> None:
    for office in PRINTED:
        if office in ("aide_to_the_qadi", "astrologist", "law_expert", "impostor"):
            continue
        assert bought(buy(office), office).influence(0) == 0


@pytest.mark.rule("RAS-8.41")
def test_the_quartermaster_brings_two_goods_of_choice() -> None:
    t = buy("quartermaster", hardwood=1, pottery=1)
    t.play("ask quartermaster")
    assert len(t.legal()) == 15
    assert "take silk+silk" in t.legal()
    assert t.refused("take silk") == refusal("take-count", "RAS-8.41", count=2, chosen=1)
    t.play("take silk+spice")
    assert t.stock(0) == {"spice": 1, "silk": 1}


def alchemist(*, merchants: int = 1, sages: int = 1) -> Table:
    """Seat 0 is about to buy the Alchemist."""
    t = (
        table(2)
        .family(0, 1, merchants, sages)
        .put("caliph", 0, "pasha")
        .put("wisdom", 1, "sage")
        .put("trade", 1, "sage")
    )
    return t.goods(0, hardwood=1, pottery=1)


@pytest.mark.rule("RAS-8.42", "RAS-8.6")
def test_the_alchemist_turns_a_sage_on_the_board_into_a_merchant() -> None:
    t = (
        table(3)
        .family(0, 1, 1, 3)
        .put("caliph", 0, "pasha")
        .put("trade", 1, "sage")
        .put("trade", 0, "sage")
        .put("trade", 2, "sage")
    )
    t.put("sarmatia", 0, "sage", "merchant").put("wisdom", 1, "sage").goods(0, hardwood=1, pottery=1).resolve("caliph")
    t.play("ask alchemist")
    assert t.asks() == (0, "transmute")
    assert t.legal() == {"transmute trade", "transmute home", "pass"}
    assert t.refused("transmute sarmatia") == refusal("transmute-leader", "RAS-8.6", area="sarmatia")
    assert t.refused("transmute wisdom") == refusal("no-sage-there", "RAS-8.6", area="wisdom")
    assert t.refused("transmute caliph") == refusal("transmute-court", "RAS-8.6", area="caliph")
    assert t.refused("transmute mecca") == refusal("no-such-area", "RAS-1.2", area="mecca")
    assert list(t.there("trade")) == [1, 0, 2]
    t.play("transmute trade")
    assert t.there("trade")[0] == {"merchant": 1}
    assert list(t.there("trade")) == [1, 0, 2]  # the family's place between the two others is kept
    assert t.ranking("trade") == [0, 1, 2]
    assert t.family_of(0) == {"pasha": 1, "merchant": 2, "sage": 2}


@pytest.mark.rule("RAS-8.6", "RAS-8.42")
def test_a_sage_at_court_counts_as_being_at_home() -> None:
    t = alchemist(sages=0).put("caliph", 0, "sage", "sage").resolve("caliph")
    t.play("ask alchemist")
    assert t.legal() == {"transmute home", "pass"}
    t.play("transmute home")
    assert t.family_of(0) == {"pasha": 1, "merchant": 2, "sage": 1}
    assert t.home(0) == {"pasha": 1, "merchant": 2, "sage": 1}
    assert t.state.out[0] == 0


@pytest.mark.rule("RAS-8.6")
def test_a_sage_at_home_becomes_a_merchant_for_the_next_round() -> None:
    t = alchemist(sages=2).put("trade", 0, "sage").resolve("caliph")
    t.play("ask alchemist", "transmute home")
    assert (t.home(0), t.there("trade")[0]) == ({"pasha": 1, "merchant": 2, "sage": 0}, {"sage": 1})


@pytest.mark.rule("RAS-8.42")
def test_the_alchemist_need_not_be_used() -> None:
    t = alchemist().resolve("caliph")
    t.play("ask alchemist", "pass")
    assert t.family_of(0) == {"pasha": 1, "merchant": 1, "sage": 1}


@pytest.mark.rule("RAS-8.7", "RAS-8.6")
@pytest.mark.parametrize(("merchants", "sages"), [(4, 3), (1, 0)])
def test_the_alchemist_may_be_bought_without_effect(merchants: int, sages: int) -> None:
    t = alchemist(merchants=merchants, sages=sages).resolve("caliph")
    t.play("ask alchemist")
    assert t.asked() != "transmute"
    assert (t.owned(0), t.family_of(0)["merchant"]) == (["alchemist"], merchants)


@pytest.mark.rule("RAS-14.2", "RAS-8.6")
def test_the_alchemist_makes_no_merchant_beyond_the_limit() -> None:
    t = table(2).family(0, 1, 1, 3).put("caliph", 0, "pasha").put("trade", 0, "sage").put("wisdom", 1, "sage")
    t.goods(0, hardwood=1, pottery=1)
    while not t.state.at_limit(0, MERCHANT):
        t.state.join(0, MERCHANT)
    t.resolve("caliph")
    t.play("ask alchemist")
    assert t.asked() != "transmute"
