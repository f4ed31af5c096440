"""Chapter 6, last part: favours."""

from __future__ import annotations

import pytest

from tests.games.al_rashid.builder import table
from tests.games.al_rashid.scenes import RICH, pay_all, visit
from tests.games.kit import refusal, told


@pytest.mark.rule("RAS-6.13")
def test_a_favour_happens_at_once_and_takes_no_credit() -> None:
    t = visit("politics", hardwood=1).tokens(0, credit=1)
    assert t.refused("ask vizier") == refusal("leader-elsewhere", "RAS-6.13", leader="vizier")
    heard = t.play("favour qadi")
    assert [event.rule for event in told(heard, "influence")] == ["RAS-6.18"]
    assert (t.influence(0), t.credits(0), t.stock(0)) == (1, 1, {})


@pytest.mark.rule("RAS-6.14", "RAS-1.13", "RAS-EX-43")
@pytest.mark.parametrize(("leader", "price"), [("general", 1), ("court_savant", 3), ("vizier", 1), ("qadi", 2)])
def test_the_favorite_copies_another_leader_for_one_gold_more(leader: str, price: int) -> None:
    t = visit("intrigue", **RICH)
    assert t.legal("favour") == {f"favour {name}" for name in ("general", "court_savant", "vizier", "qadi")}
    assert t.refused("favour caliphs_favorite") == refusal("leader-elsewhere", "RAS-6.13", leader="caliphs_favorite")
    assert t.refused("favour grand_mufti") == refusal("no-such-leader", "RAS-6.13", leader="grand_mufti")
    t.play(f"favour {leader}")
    assert t.match.prompt is not None
    assert (t.asked(), t.match.prompt.facts) == ("pay", {"price": price})
    t = visit("intrigue", **RICH)
    assert told(t.play(f"ask service+{leader}"), "ask")[0].parts["price"] == price


@pytest.mark.rule("RAS-6.14", "RAS-EX-17")
def test_service_and_a_copied_savant() -> None:
    t = (
        table(3)
        .put("intrigue", 0, "pasha")
        .put("intrigue", 1, "sage")
        .put("intrigue", 2, "sage")
        .put("silk_road", 1, "merchant")
    )
    t.goods(0, hardwood=1, pottery=1).put("trade", 1, "sage").resolve("intrigue")
    t.play("ask court_savant+service")
    assert (t.stock(0), t.credits(0)) == ({}, 1)
    assert t.asks() == (1, "visit")
    t.play("ask -", "ask -")
    for _ in range(3):
        assert t.asks() == (0, "operation")
        t.play("pass")
    assert t.asked() != "operation"


@pytest.mark.rule("RAS-6.15")
def test_the_general_takes_a_good_and_gives_a_tile_of_either_colour() -> None:
    t = visit("military", hardwood=2, silk=1).next_tiles("blue-4")
    t.play("favour general")
    assert t.legal() == {"hire hardwood red", "hire hardwood blue", "hire silk red", "hire silk blue"}
    assert t.refused("hire spice red") == refusal("not-in-stock", "RAS-6.15", missing="spice-1", count=1, have=0)
    assert t.refused("hire silk green") == refusal("no-such-colour", "RAS-1.6", colour="green")
    assert t.refused("hire gold red") == refusal("no-such-good", "RAS-1.4", good="gold")
    t.play("hire silk blue")
    assert (t.stock(0), t.held(0)) == ({"hardwood": 2}, ["blue-4"])


@pytest.mark.rule("RAS-6.15", "RAS-6.7")
@pytest.mark.parametrize(("red", "blue"), [(1, 0), (0, 1), (0, 0)])
def test_the_general_needs_a_tile_that_can_be_drawn_and_one_is_enough(red: int, blue: int) -> None:
    t = table(2).put("military", 0, "sage").put("silk_road", 1, "sage").put("nilus_valley", 1, "merchant")
    t.goods(0, hardwood=1).discard_stack("red", red).discard_stack("blue", blue).lose_discards(1).resolve("military")
    assert t.allowed("favour general") is (red + blue == 1)


@pytest.mark.rule("RAS-6.16")
def test_the_savant_gives_a_credit_for_two_gold() -> None:
    t = visit("wisdom", hardwood=2)
    t.play("favour court_savant")
    assert (t.credits(0), t.stock(0)) == (1, {})


@pytest.mark.rule("RAS-6.17")
def test_the_vizier_exchanges_a_good_for_one_of_another_kind() -> None:
    t = visit("trade", hardwood=1, silk=1)
    t.play("favour vizier")
    assert t.legal() == {f"exchange hardwood {good}" for good in ("pottery", "metal", "spice", "silk")} | {
        f"exchange silk {good}" for good in ("hardwood", "pottery", "metal", "spice")
    }
    assert t.refused("exchange silk silk") == refusal("same-good", "RAS-6.17", good="silk")
    assert t.refused("exchange metal silk") == refusal("not-in-stock", "RAS-6.17", missing="metal-1", count=1, have=0)
    assert t.refused("exchange silk ivory") == refusal("no-such-good", "RAS-1.4", good="ivory")
    t.play("exchange hardwood metal")
    assert t.stock(0) == {"metal": 1, "silk": 1}


@pytest.mark.rule("RAS-6.17")
@pytest.mark.parametrize("give", ["hardwood", "pottery", "metal", "spice", "silk"])
def test_the_vizier_takes_any_good_and_only_from_who_asked(give: str) -> None:
    one = {"hardwood": 1, "pottery": 1, "metal": 1, "spice": 1, "silk": 1}
    t = visit("trade", **one).goods(1, **one)
    t.play("favour vizier")
    get = "silk" if give != "silk" else "spice"
    t.play(f"exchange {give} {get}")
    assert t.stock(0) == {name: 2 if name == get else 1 for name in one if name != give}
    assert t.stock(1) == one


@pytest.mark.rule("RAS-6.18", "RAS-1.13", "RAS-EX-43")
def test_the_qadi_gives_influence_for_one_gold() -> None:
    t = visit("politics", hardwood=1)
    t.play("favour qadi")
    assert (t.influence(0), t.stock(0)) == (1, {})


@pytest.mark.rule("RAS-6.19")
def test_a_favour_whose_good_is_gone_has_no_effect() -> None:
    """The Impostor's General gives the last good away before the copied Vizier."""
    t = visit("intrigue", hardwood=3, pottery=1, metal=1)
    t.play("ask impostor+vizier")  # 7, for all but one hardwood
    assert t.stock(0) == {"hardwood": 1}
    t.play("favour general", "hire hardwood red")
    heard = t.play("favour qadi")
    assert [(event.rule, event.parts) for event in told(heard, "favour-lost")] == [("RAS-6.19", {"leader": "vizier"})]
    assert (t.stock(0), t.influence(0), t.shame(0), len(t.held(0))) == ({}, 1, 0, 1)
    assert t.asks() == (1, "resolve")


@pytest.mark.rule("RAS-6.3")
@pytest.mark.parametrize(("palace", "leader"), [("politics", "qadi"), ("wisdom", "court_savant")])
def test_after_a_favour_at_once_no_leader_can_be_asked_again(palace: str, leader: str) -> None:
    t = visit(palace, **RICH)
    t.play(f"favour {leader}")
    pay_all(t)
    asked = {word for text in t.legal("ask") for word in text.split()[1].split("+")}
    assert "service" in asked
    assert not asked & {"caliphs_favorite", "general", "court_savant", "vizier", "qadi"}


@pytest.mark.rule("RAS-6.7", "RAS-6.3")
@pytest.mark.parametrize(
    ("palace", "leader"), [("politics", "qadi"), ("military", "general"), ("wisdom", "court_savant")]
)
def test_only_the_leader_of_the_palace_can_be_asked_for_a_favour(palace: str, leader: str) -> None:
    t = visit(palace, **RICH)
    asked = {word for text in t.legal("ask") for word in text.split()[1].split("+")}
    assert asked & {"caliphs_favorite", "general", "court_savant", "vizier", "qadi"} == {leader}


@pytest.mark.rule("RAS-6.7")
@pytest.mark.parametrize("kind", ["hardwood", "pottery", "metal", "spice", "silk"])
def test_a_good_of_any_kind_is_one_to_give(kind: str) -> None:
    for n in (1, 3):
        assert table(2).goods(1, **{kind: n}).state.goods_of(1) == n
    assert table(2).goods(0, **{kind: 2}).state.goods_of(1) == 0
