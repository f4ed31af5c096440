"""Chapter 8: how offices work, and those of the guilds."""

from __future__ import annotations

import pytest

from majlis.games.al_rashid.box import GAIN_INFLUENCE
from majlis.games.al_rashid.game import GAME
from majlis.games.al_rashid.offices import take_effect
from tests.games.al_rashid.builder import Table, table
from tests.games.al_rashid.scenes import BOX, PRINTED, RICH, bought, buy, owner
from tests.games.kit import refusal, told


@pytest.mark.rule("RAS-8.1")
@pytest.mark.parametrize("office", PRINTED)
def test_prices_points_and_numbers(office: str) -> None:
    number = BOX.office_numbers[office]
    found = BOX.offices[number]
    assert (found.cost, found.points) == PRINTED[office]
    assert found.rule == f"RAS-8.{number + 11}"
    t = bought(buy(office), office)
    assert t.owned(0) == [office]


@pytest.mark.rule("RAS-8.1", "RAS-8.2")
def test_an_activated_office_works_once_a_round_in_a_turn_of_its_owner() -> None:
    t = owner("metal_importer").put("military", 0, "sage").put("politics", 1, "sage").turn(0)
    t.play("activate metal_importer")
    assert t.refused("activate metal_importer").id == "refused-wrong-moment"
    t.play("resolve trade")
    assert t.asks() == (1, "resolve")  # nobody can activate in another's turn
    t.play("resolve wisdom")
    assert t.asks() == (0, "resolve")
    assert t.player(0)["offices"] == [{"office": "metal_importer", "count": 1, "used": 1, "points": 2}]
    assert t.stock(0) == {"metal": 1}


@pytest.mark.rule("RAS-8.2")
@pytest.mark.parametrize("first", ["metal_importer", "pottery_importer"])
def test_one_office_is_activated_in_a_turn_however_many_there_are(first: str) -> None:
    t = owner("metal_importer", "pottery_importer").put("military", 0, "sage").put("politics", 1, "sage").turn(0)
    assert t.legal("activate") == {"activate metal_importer", "activate pottery_importer"}
    t.play(f"activate {first}")
    assert t.legal("activate") == set()
    t.play("resolve trade")
    assert t.asks() == (1, "resolve")


@pytest.mark.rule("RAS-8.1")
def test_an_office_that_works_once_stays_for_points() -> None:
    t = bought(buy("treasurer"), "treasurer")
    assert (t.credits(0), t.owned(0), t.match.breakdown(0)["offices_caliph"]) == (1, ["treasurer"], 1)
    t.turn(0)
    assert t.asked() == "resolve"


@pytest.mark.rule("RAS-8.2")
def test_what_can_be_activated_and_why_the_rest_cannot() -> None:
    t = owner("smuggler", "trader", "negotiator", "recruiter", "banker", spice=1)
    assert t.legal("activate") == {"activate smuggler", "activate recruiter"}
    assert t.refused("activate trader") == refusal("office-impossible", "RAS-8.2", office="trader", why="basic")
    assert t.refused("activate negotiator") == refusal(
        "office-impossible", "RAS-8.2", office="negotiator", why="colours"
    )
    assert t.refused("activate banker") == refusal("not-activated", "RAS-8.8", office="banker")
    assert t.refused("activate metal_importer") == refusal("not-your-office", "RAS-8.2", office="metal_importer")
    assert t.refused("activate vizier") == refusal("no-such-office", "RAS-8.2", office="vizier")
    t.play("resolve trade", "activate recruiter", "draw red", "resolve wisdom")
    t = owner("metal_importer", "pottery_importer").put("military", 0, "sage").turn(0)
    t.play("activate metal_importer", "resolve trade", "resolve wisdom")
    assert t.asks() == (0, "turn")
    assert t.legal("activate") == {"activate pottery_importer"}
    assert t.refused("activate metal_importer") == refusal("office-used", "RAS-8.2", office="metal_importer")


@pytest.mark.rule("RAS-8.2", "RAS-14.4")
def test_an_office_that_could_do_nothing_is_not_activated() -> None:
    t = (
        owner("smuggler", "recruiter", "metal_importer")
        .discard_stack("red")
        .discard_stack("blue")
        .lose_discards(1)
        .turn(0)
    )
    assert t.legal("activate") == {"activate metal_importer"}
    assert t.refused("activate smuggler") == refusal("office-impossible", "RAS-8.2", office="smuggler", why="goods")
    assert t.refused("activate recruiter") == refusal("office-impossible", "RAS-8.2", office="recruiter", why="tiles")
    t = owner("smuggler", "negotiator").hand(0, "blue-2").tiles("sarmatia", "red-2").turn(0)
    assert t.asks() == (0, "resolve")  # a blue tile is no match for a red one, and there is no good to exchange


@pytest.mark.rule("RAS-8.2")
def test_a_tile_bought_in_a_turn_may_be_activated_in_it() -> None:
    t = bought(buy("metal_importer"), "metal_importer")
    assert t.asks() == (0, "after")
    metal = t.stock(0)["metal"]
    t.play("activate metal_importer")
    assert t.stock(0)["metal"] == metal + 1


@pytest.mark.rule("RAS-8.2", "RAS-8.4")
def test_two_copies_are_used_in_different_turns() -> None:
    t = owner("metal_importer", "metal_importer", seats=4).put("military", 0, "sage").put("politics", 1, "sage").turn(0)
    t.play("activate metal_importer", "resolve trade", "resolve wisdom")
    assert t.asks() == (0, "turn")
    t.play("activate metal_importer")
    assert t.player(0)["offices"][0]["used"] == 2
    assert t.stock(0) == {"metal": 2}


@pytest.mark.rule("RAS-8.3")
def test_a_banker_does_not_cheapen_itself() -> None:
    t = buy("banker", hardwood=1, pottery=1).tokens(0, credit=1)
    assert told(t.play("ask banker+credit"), "ask")[0].parts["price"] == 3
    t = buy("banker").tokens(0, credit=2)
    bought(t, "banker")
    assert t.state.credit_worth(0) == 5


@pytest.mark.rule("RAS-8.4")
def test_copies_of_permanent_offices_add_up_but_not_bankers() -> None:
    t = table(4).offices(0, *["strategist", "lore_master", "raider", "plotter", "diplomat", "banker"] * 2)
    state = t.state
    assert (
        state.tile_bonus(0),
        state.service_discount(0, 0),
        state.service_discount(0, 1),
        state.service_discount(0, 2),
    ) == (2, 6, 6, 0)
    assert (state.raids(0), state.late_pieces(0), state.credit_worth(0)) == (2, 2, 5)


# Intrigue


@pytest.mark.rule("RAS-8.11")
def test_the_smuggler_exchanges_a_good() -> None:
    t = owner("smuggler", hardwood=1)
    t.play("activate smuggler")
    assert t.legal() == {f"exchange hardwood {good}" for good in ("pottery", "metal", "spice", "silk")}
    assert t.refused("exchange hardwood hardwood") == refusal("same-good", "RAS-8.11", good="hardwood")
    event = told(t.play("exchange hardwood silk"), "exchange")[0]
    assert (event.rule, t.stock(0)) == ("RAS-8.11", {"silk": 1})


@pytest.mark.rule("RAS-8.14", "RAS-1.13", "RAS-EX-43", "RAS-8.1")
def test_the_impostor_uses_two_different_leaders_without_their_gold() -> None:
    t = buy("impostor", hardwood=2, pottery=1, metal=1)
    t.play("ask impostor")
    assert t.asks() == (0, "impostor")
    assert t.legal() == {"favour general", "favour court_savant", "favour vizier", "favour qadi"}
    assert t.refused("favour caliphs_favorite") == refusal("leader-not-free", "RAS-8.14", leader="caliphs_favorite")
    t.play("favour qadi")
    assert (t.influence(0), t.stock(0)) == (1, {"hardwood": 1})
    assert t.legal() == {"favour general", "favour court_savant", "favour vizier"}
    assert t.refused("favour qadi") == refusal("leader-not-free", "RAS-8.14", leader="qadi")
    t.play("favour court_savant")
    assert (t.credits(0), t.shame(0)) == (1, 0)
    assert t.asks() == (1, "resolve")


@pytest.mark.rule("RAS-8.14")
def test_the_impostor_still_gives_the_goods_of_an_exchange() -> None:
    t = buy("impostor", hardwood=2, pottery=1, metal=1)
    t.play("ask impostor", "favour vizier", "exchange hardwood silk", "favour general", "hire silk red")
    assert (t.stock(0), len(t.held(0))) == ({}, 1)


@pytest.mark.rule("RAS-8.14", "RAS-6.7")
def test_the_impostor_without_goods_is_left_with_savant_and_qadi() -> None:
    t = buy("impostor", hardwood=1, pottery=1, metal=1)
    t.play("ask impostor")
    assert t.legal() == {"favour court_savant", "favour qadi"}
    assert t.refused("favour vizier") == refusal("nothing-to-give", "RAS-6.7", leader="vizier", price=0)
    t.play("favour court_savant")  # then only the qadi is left, as everybody sees
    assert (t.credits(0), t.influence(0)) == (1, 1)


@pytest.mark.rule("RAS-8.14", "RAS-6.7")
def test_the_impostor_finds_no_general_where_no_tile_is_left() -> None:
    t = buy("impostor", hardwood=2, pottery=1, metal=1).discard_stack("red").discard_stack("blue").lose_discards(1)
    t.play("ask impostor")
    assert t.legal() == {"favour court_savant", "favour vizier", "favour qadi"}
    assert t.refused("favour general") == refusal("no-tiles-left", "RAS-6.7")


@pytest.mark.rule("RAS-8.14", "RAS-6.3")
def test_the_impostor_leaves_room_for_a_favour_of_the_visit() -> None:
    t = bought(buy("impostor"), "impostor+qadi")
    t.play("favour court_savant", "favour qadi")
    assert (t.influence(0), t.credits(0)) == (2, 1)


# Military


@pytest.mark.rule("RAS-8.16")
def test_the_recruiter_draws_a_tile() -> None:
    t = owner("recruiter").next_tiles("blue-2")
    t.play("activate recruiter")
    assert t.legal() == {"draw red", "draw blue"}
    assert t.refused("draw blue+blue") == refusal("draw-count", "RAS-8.16", count=1, chosen=2)
    assert told(t.play("draw blue"), "draw")[0].rule == "RAS-8.16"
    assert t.held(0) == ["blue-2"]


def negotiator() -> Table:
    t = owner("negotiator").hand(0, "blue-3", "red-2").tiles("silk_road", "red-2", "red-4")
    return t.tiles("sarmatia", "blue-2").turn(0)


@pytest.mark.rule("RAS-8.18", "RAS-EX-31")
def test_the_negotiator_sees_all_tiles_and_removes_one_for_one() -> None:
    t = negotiator().hand(0, "red-2", "red-3").offices(0, "raider").turn(0)
    heard = t.play("activate negotiator")  # blue is not held, so there is one territory only
    event = told(heard, "negotiate")[0]
    assert event.seen_by(0) == {"area": "silk_road", "tiles": ["red-2", "red-4"]}
    assert event.seen_by(1) == {"area": "silk_road", "tiles": []}
    assert t.legal() == {"dismiss red-2 1", "dismiss red-2 2", "dismiss red-3 1", "dismiss red-3 2"}
    event = told(t.play("dismiss red-2 2"), "dismiss")[0]
    assert event.seen_by(1) == {"own": "red-2", "tile": "red-4", "area": "silk_road", "number": 2}
    assert (t.lying("silk_road"), t.held(0), t.discarded()) == (["red-2"], ["red-3"], ["red-2", "red-4"])
    tile = t.area("silk_road", viewer=0)["tiles"][0]
    assert (tile["value"], tile["face_up"]) == (2, False)
    assert t.area("silk_road", viewer=1)["tiles"][0]["value"] is None
    assert t.stock(0) == {}  # not a combat: no Raider


@pytest.mark.rule("RAS-8.18")
def test_the_negotiator_needs_a_tile_of_a_colour_that_lies_there() -> None:
    t = negotiator()
    t.play("activate negotiator")
    assert t.legal() == {"negotiate silk_road", "negotiate sarmatia"}
    assert t.refused("negotiate nilus_valley") == refusal("no-tiles-there", "RAS-8.18", area="nilus_valley")
    assert t.refused("negotiate trade") == refusal("not-a-territory", "RAS-8.18", area="trade")
    t.play("negotiate silk_road")
    assert t.legal() == {"dismiss red-2 1", "dismiss red-2 2"}
    assert t.refused("dismiss blue-3 1") == refusal("colour-not-there", "RAS-8.18", colour="blue", area="silk_road")
    assert t.refused("dismiss red-4 1") == refusal("tile-not-in-hand", "RAS-8.18", tile="red-4", have=0, count=1)
    assert t.refused("dismiss red-2 3") == refusal("no-such-tile", "RAS-8.18", number=3, count=2, area="silk_road")
    t = negotiator().tiles("nilus_valley", "blue-4", "red-4").hand(0, "red-2").turn(0)
    t.play("activate negotiator")
    assert t.refused("negotiate sarmatia") == refusal(
        "no-tile-of-colour", "RAS-8.18", area="sarmatia", tiles=["blue_tile"]
    )
    t.play("negotiate nilus_valley")
    assert t.legal() == {"dismiss red-2 2"}
    assert t.refused("dismiss red-2 1") == refusal("other-colour", "RAS-8.18", colour="red", number=1)


# Wisdom


@pytest.mark.rule("RAS-8.20", "RAS-EX-45")
def test_the_enchanter_adds_a_merchant_and_a_shame() -> None:
    t = buy("enchanter", hardwood=3, pottery=1, metal=1, spice=1).tokens(0, credit=1)
    before = t.score(0)
    assert told(t.play("ask credit+enchanter"), "ask")[0].parts["price"] == 9
    while t.asked() == "pay":
        t.play(str(t.match.actions()[0]))
    assert (t.family_of(0)["merchant"], t.home(0)["merchant"], t.shame(0), t.credits(0)) == (2, 2, 1, 0)
    assert t.score(0) - before == 2 + 0 - 2


@pytest.mark.rule("RAS-8.7", "RAS-8.20")
def test_at_the_limit_the_enchanter_brings_only_shame() -> None:
    t = buy("enchanter").family(0, 1, 4, 1).put("wisdom", 0, "pasha").resolve("wisdom")
    bought(t, "enchanter")
    assert (t.family_of(0)["merchant"], t.shame(0), t.owned(0)) == (4, 1, ["enchanter"])


@pytest.mark.rule("RAS-8.22")
def test_with_a_banker_a_credit_is_worth_five() -> None:
    t = buy("economist", hardwood=1, pottery=1, metal=1, spice=1).offices(0, "banker").tokens(0, credit=1)
    t.play("ask credit+economist")
    assert t.owned(0) == ["banker", "economist"]


# Trade


@pytest.mark.rule("RAS-8.23")
def test_the_trader_gives_one_basic_good_for_the_two_others() -> None:
    t = owner("trader", hardwood=1, pottery=1, silk=1)
    t.play("activate trader")
    assert t.legal() == {"barter hardwood", "barter pottery"}
    assert t.refused("barter silk") == refusal("not-basic", "RAS-8.23", good="silk")
    assert t.refused("barter metal") == refusal("not-in-stock", "RAS-8.23", missing="metal-1", count=1, have=0)
    assert t.refused("barter gold") == refusal("no-such-good", "RAS-1.4", good="gold")
    t.play("barter hardwood")
    assert t.stock(0) == {"pottery": 2, "metal": 1, "silk": 1}


@pytest.mark.rule("RAS-8.24")
@pytest.mark.rule("RAS-8.25")
@pytest.mark.rule("RAS-8.26")
@pytest.mark.parametrize("good", ["hardwood", "pottery", "metal"])
def test_importers_bring_their_good(good: str) -> None:
    t = owner(f"{good}_importer")
    t.play(f"activate {good}_importer")
    assert t.stock(0) == {good: 1}


@pytest.mark.rule("RAS-8.8")
def test_permanent_and_once_offices_work_in_anothers_turn_and_beside_an_activation() -> None:
    t = (
        table(2)
        .offices(0, "strategist", "metal_importer")
        .hand(0, "red-3")
        .tiles("sarmatia", "red-3")
        .put("sarmatia", 0, "sage")
    )
    t.put("trade", 1, "sage").put("wisdom", 1, "merchant").order(1, 0).turn(1)
    t.play("resolve sarmatia", "fight red-3")
    assert t.asks() == (0, "trade")  # 4 beat 3 in seat 1's turn
    t = buy("treasurer", **RICH).offices(0, "metal_importer")
    bought(t, "treasurer")
    assert t.asks() == (0, "after")
    t.play("activate metal_importer")
    assert t.credits(0) == 1


@pytest.mark.rule("RAS-8.8", "RAS-3.3")
def test_a_diplomat_is_used_at_its_moment_or_not_at_all() -> None:
    t = table(2).offices(0, "diplomat").placing()
    t.play("pass", "place sage trade", "place sage trade")
    assert t.asks() == (0, "place")
    assert t.refused("aside pasha").id == "refused-wrong-moment"


@pytest.mark.rule("RAS-8.23")
@pytest.mark.parametrize("give", ["hardwood", "pottery", "metal"])
def test_the_trader_takes_each_basic_good_and_asks_nothing_if_there_is_one_kind(give: str) -> None:
    t = owner("trader", **{give: 1}).goods(1, silk=1)
    heard = t.play("activate trader")
    assert [event.parts["give"] for event in told(heard, "barter")] == [give]
    assert t.stock(0) == {good: 1 for good in ("hardwood", "pottery", "metal") if good != give}
    assert t.stock(1) == {"silk": 1}


@pytest.mark.rule("RAS-8.1", "RAS-8.7")
def test_an_office_that_brings_influence_once() -> None:
    """The box has none, an owner's may: the Treasurer's credits become influence tokens."""
    before, old, after = GAME.data_text().rpartition('effect = { kind = "gain_credits", count = ')
    assert old
    text = before + old.replace("gain_credits", "gain_influence") + after
    t = Table(GAME.start(3, {}, "7", GAME.read_box(text))).bare()
    number = next(n for n, office in enumerate(t.box.offices) if office.effect == GAIN_INFLUENCE)
    take_effect(t.state, 1, number)
    assert [t.influence(seat) for seat in range(3)] == [0, t.box.offices[number].amount, 0]
