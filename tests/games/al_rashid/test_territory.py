"""Chapter 9, second part: the trade in a territory."""

from __future__ import annotations

import pytest

from tests.games.al_rashid.builder import Table, lands, table
from tests.games.kit import refusal, told

FULL = {
    "silk_road": 19, "spice_road": 19, "sarmatia": 11, "abbasid_caliphate": 11, "mare_internum": 11, "nilus_valley": 6, "mare_indianum": 4,
}  # fmt: skip


def caravan(area: str, seats: int = 3, present: int = 3, **options: str) -> Table:
    """Seats 0, 1, 2 … are ranked in that order in a territory."""
    t = table(seats, "7", **dict(options))
    for seat in range(present):
        t.put(area, seat, "sage")
    return t.put("trade", 0, "merchant").put("wisdom", 0, "pasha")


def texts(*items: str) -> set[str]:
    return {"trade " + "+".join(sorted(item.split("+"))) for item in items}


@pytest.mark.rule("RAS-9.9")
def test_only_the_first_three_trade_and_the_rest_are_removed() -> None:
    t = caravan("sarmatia", seats=5, present=5).turn(0)
    heard = t.play("resolve sarmatia")
    assert [event.seat for event in told(heard, "removed")] == [3, 4]
    asked = []
    while t.asked() == "trade":
        asked.append(t.match.actor)
        t.play(str(t.match.actions()[0]))
    assert asked == [0, 1, 2]
    assert [t.shame(seat) for seat in range(5)] == [0] * 5


@pytest.mark.rule("RAS-9.10", "RAS-EX-32")
def test_rank_1_takes_three_items_or_all_of_one_kind() -> None:
    t = caravan("silk_road").resolve("silk_road")
    for action in texts("silk+silk+credit", "silk+spice+metal", "silk+silk+silk+silk"):
        assert action in t.legal()
    assert t.refused("trade silk+silk+silk+credit") == refusal("trade-credit", "RAS-9.10", count=3)
    assert t.refused("trade silk+silk+silk+silk+credit") == refusal("trade-credit", "RAS-9.10", count=3)
    assert t.refused("trade silk+silk+spice+spice") == refusal("trade-too-many", "RAS-9.10", count=3, chosen=4)
    assert t.refused("trade pottery+silk+silk") == refusal(
        "not-on-territory", "RAS-9.10", item="pottery", area="silk_road", left=0, chosen=1
    )
    assert t.refused("trade credit+credit+silk") == refusal(
        "not-on-territory", "RAS-9.10", item="credit", area="silk_road", left=1, chosen=2
    )
    assert t.refused("trade ivory") == refusal("no-such-item", "RAS-9.10", item="ivory")
    t.play("trade silk+silk+silk+silk")
    assert (t.stock(0), t.left_on("silk_road")) == ({"silk": 4}, {"hardwood": 1, "metal": 1, "spice": 2, "credit": 1})


@pytest.mark.rule("RAS-9.10")
def test_rank_2_takes_two_items_and_rank_3_one() -> None:
    t = caravan("silk_road").resolve("silk_road")
    t.play("trade silk+silk+spice")
    assert t.match.prompt is not None
    assert t.match.prompt.facts == {"area": "silk_road", "rank": 2, "count": 2}
    assert "trade silk+silk" in t.legal()
    assert t.refused("trade silk+silk+spice") == refusal("trade-too-many", "RAS-9.10", count=2, chosen=3)
    t.play("trade credit+silk")
    assert (t.credits(1), t.stock(1)) == (1, {"silk": 1})
    assert t.legal() == {"trade hardwood", "trade metal", "trade spice", "trade silk"}
    t.play("trade silk")
    assert t.left_on("silk_road") == {"hardwood": 1, "metal": 1, "spice": 1}


@pytest.mark.rule("RAS-9.10")
def test_all_of_one_kind_is_for_rank_1_alone() -> None:
    t = caravan("sarmatia").resolve("sarmatia")
    assert "trade metal+metal+metal+metal+metal" in t.legal()
    assert t.refused("trade metal+metal+metal+metal") == refusal(
        "trade-too-many", "RAS-9.10", count=3, chosen=4
    )  # not all of it
    t.play("trade credit+hardwood+hardwood")
    for rank, items in ((2, "metal+metal"), (3, "metal")):
        every = "+".join(["metal"] * t.left_on("sarmatia")["metal"])
        assert t.refused(f"trade {every}").id == "refused-trade-too-many"
        assert {action.count("metal") for action in t.legal()} <= {0, 1, 2}
        assert t.match.prompt is not None
        assert t.match.prompt.facts["rank"] == rank
        t.play(f"trade {items}")


@pytest.mark.rule("RAS-9.10", "RAS-EX-44")
def test_the_credit_is_an_item_for_lower_ranks_too() -> None:
    t = caravan("mare_internum").resolve("mare_internum")
    t.play("trade pottery+pottery+pottery+pottery", "trade credit+hardwood")
    assert t.legal() == {"trade hardwood", "trade metal"}
    t = caravan("mare_internum").resolve("mare_internum")
    t.play("trade pottery+pottery+pottery+pottery", "trade hardwood+hardwood", "trade credit")
    assert t.credits(2) == 1


@pytest.mark.rule("RAS-9.11", "RAS-EX-33")
def test_a_player_may_go_empty_handed() -> None:
    t = caravan("mare_indianum").resolve("mare_indianum")
    t.play("trade hardwood+hardwood+hardwood+hardwood")
    assert t.stock(1) == {"spice": 1, "silk": 1}  # there is nothing to choose
    assert t.stock(2) == {}
    assert t.asked() == "resolve"


@pytest.mark.rule("RAS-9.11")
def test_nobody_takes_less_than_he_can() -> None:
    t = caravan("silk_road").resolve("silk_road")
    assert t.refused("trade silk+silk") == refusal("trade-too-few", "RAS-9.11", count=3, chosen=2)
    assert t.refused("trade -") == refusal("trade-too-few", "RAS-9.11", count=3, chosen=0)
    t = caravan("silk_road").land("silk_road", silk=1, spice=1).turn(0)
    t.play("resolve silk_road")
    assert t.stock(0) == {"silk": 1, "spice": 1}


@pytest.mark.rule("RAS-9.12")
@pytest.mark.parametrize("area", lands())
def test_choices_from_a_full_territory(area: str) -> None:
    t = caravan(area).resolve(area)
    sizes = [len(action.words(0)) for action in t.match.actions()]
    assert sizes.count(3) == FULL[area]
    assert len(sizes) - sizes.count(3) == (0 if area == "abbasid_caliphate" else 1)


@pytest.mark.rule("RAS-9.12")
def test_all_of_a_kind_with_three_pieces_is_a_choice_of_three_items() -> None:
    t = caravan("abbasid_caliphate").resolve("abbasid_caliphate")
    assert "trade pottery+pottery+pottery" in t.legal()
    assert len(t.legal()) == 11
