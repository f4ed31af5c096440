"""Chapter 6: visits to the guild palaces and their services."""

from __future__ import annotations

import pytest

from majlis.engine.chance import Chance
from majlis.games.al_rashid.game import GAME
from tests.games.al_rashid.builder import Table, table
from tests.games.al_rashid.scenes import RICH, pay_all, visit
from tests.games.kit import refusal, told


def three_visits(palace: str, **goods: int) -> Table:
    """Ranks 1, 2, 3 are seats 2, 0, 1; all have the same goods."""
    t = (
        table(3)
        .put(palace, 1, "sage")
        .put(palace, 0, "merchant")
        .put(palace, 2, "pasha")
        .put("silk_road", 1, "merchant")
    )
    for seat in range(3):
        t.goods(seat, **goods)
    t.put("nilus_valley", 0, "sage")
    return t.resolve(palace)


def wishes(t: Table, *wishes: str) -> set[str]:
    """The legal combinations of these wishes alone."""
    out = set()
    for action in t.match.actions():
        if action.verb.name == "ask" and set(action.words(0)) <= set(wishes):
            out.add(str(action))
    return out


# The visit


@pytest.mark.rule("RAS-6.1")
def test_ranks_1_2_3_make_their_visits_one_after_the_other() -> None:
    t = table(4)
    for seat, pieces in enumerate((["sage"], ["merchant"], ["pasha"], ["sage", "sage"])):
        t.put("trade", seat, *pieces).goods(seat, silk=1)
    t.put("silk_road", 0, "merchant").put("nilus_valley", 0, "pasha").resolve("trade")
    assert list(t.there("trade")) == [1, 2, 3]
    asked = []
    while t.asked() == "visit":
        asked.append(t.match.actor)
        t.play("ask -")
    assert asked == [2, 1, 3]
    assert t.there("trade") == {}


@pytest.mark.rule("RAS-6.2", "RAS-6.3")
def test_at_most_two_of_service_office_and_favour_each_at_most_once() -> None:
    t = visit("politics", **RICH)
    assert wishes(t, "service", "economist", "qadi") == {
        "ask -", "ask service", "ask economist", "ask economist+service", "ask qadi+service", "ask economist+qadi",
    }  # fmt: skip
    assert t.legal("favour") == {"favour qadi"}
    assert t.refused("ask economist+qadi+service") == refusal("three-actions", "RAS-6.3")
    assert t.refused("ask service+service") == refusal("wish-twice", "RAS-6.3", wish="service")
    assert t.refused("ask economist+weapon_master") == refusal("two-offices", "RAS-6.5")
    assert t.refused("ask tribute") == refusal("no-such-wish", "RAS-6.2", wish="tribute")
    assert t.refused("ask qadi") == refusal("favour-alone", "RAS-6.6", leader="qadi")
    assert t.refused("ask generosity").id == "refused-no-such-wish"


@pytest.mark.rule("RAS-6.3")
def test_after_a_favour_at_once_one_main_action_is_left() -> None:
    t = visit("politics", **RICH)
    t.play("favour qadi")
    pay_all(t)
    assert wishes(t, "service", "economist", "qadi") == {"ask -", "ask service", "ask economist"}
    assert t.refused("ask qadi+service") == refusal("second-favour", "RAS-6.3", leader="qadi")
    assert t.refused("ask economist+service") == refusal("three-actions", "RAS-6.3")
    assert t.refused("favour qadi").id == "refused-wrong-moment"


@pytest.mark.rule("RAS-6.4", "RAS-EX-16")
def test_a_visit_without_a_main_action_costs_one_shame() -> None:
    t = three_visits("politics", hardwood=1)
    t.play("ask -", "ask -")
    assert t.asks() == (1, "visit")  # rank 3
    t.play("favour qadi")  # nothing is left to pay with
    assert (t.influence(1), t.stock(1), t.shame(1)) == (1, {}, 1)
    assert [t.shame(seat) for seat in (0, 2)] == [1, 1]


@pytest.mark.rule("RAS-6.4")
@pytest.mark.parametrize("wish", ["service", "recruiter", "general+service", "general+recruiter"])
def test_a_visit_with_a_main_action_costs_none(wish: str) -> None:
    t = visit("military", **RICH)
    t.play(f"ask {wish}")
    while t.asked() in ("pay", "draw", "hire"):
        t.play(str(t.match.actions()[0]))
    assert t.shame(0) == 0


@pytest.mark.rule("RAS-6.4")
def test_shame_also_for_who_could_not_do_anything() -> None:
    t = visit("trade")
    assert (
        t.asked() == "resolve"
    )  # the visit is over: goods lie open, so everybody saw that there was nothing to choose
    assert t.shame(0) == 1


@pytest.mark.rule("RAS-6.4", "RAS-6.6")
@pytest.mark.parametrize(
    ("goods", "asked"), [({}, False), ({"hardwood": 1}, False), ({"hardwood": 1, "silk": 1}, True)]
)
def test_a_visitor_is_asked_if_anything_is_in_reach(goods: dict[str, int], asked: bool) -> None:
    """At the Palace of Wisdom the favour of the Court Savant is cheapest: 2 gold."""
    t = visit("wisdom", **goods)
    assert (t.asked() == "visit") is asked
    assert t.shame(0) == (0 if asked else 1)


@pytest.mark.rule("RAS-6.6")
def test_after_a_favour_a_visitor_is_asked_if_anything_is_left_in_reach() -> None:
    t = visit("politics", hardwood=1)
    t.play("favour qadi")
    assert (t.asked(), t.shame(0)) == ("resolve", 1)
    t = visit("politics", **RICH)
    t.play("favour qadi")
    pay_all(t)
    assert (t.asked(), t.shame(0)) == ("visit-favoured", 0)


@pytest.mark.rule("RAS-6.4")
def test_matches_of_revision_1_ask_who_has_no_choice() -> None:
    def unneeded(revision: int) -> int:
        match = GAME.start(3, None, "1", revision=revision)
        chance, found = Chance.of("5"), 0
        while not match.over:
            actions = match.actions()
            found += match.prompt is not None and "visit" in match.prompt.id and len(actions) == 1
            match.play(actions[chance.below(len(actions))])
        return found

    assert unneeded(1) > 0
    assert unneeded(2) == 0


@pytest.mark.rule("RAS-6.5")
def test_one_tile_of_that_palace_that_is_still_there() -> None:
    t = three_visits("military", **RICH)
    t.play("ask raider")
    pay_all(t)
    assert t.owned(2) == ["raider"]
    assert t.area("military")["offices"]["raider"] == 0
    assert t.refused("ask raider") == refusal("office-gone", "RAS-6.5", office="raider")
    assert t.refused("ask raider+strategist").rule == "RAS-6.5"
    assert t.refused("ask banker") == refusal("office-elsewhere", "RAS-6.5", office="banker", area="wisdom")
    assert t.refused("ask strategist+recruiter") == refusal("two-offices", "RAS-6.5")
    assert t.refused("ask strategist+strategist") == refusal("wish-twice", "RAS-6.5", wish="strategist")


@pytest.mark.rule("RAS-6.5")
def test_the_price_of_an_office_does_not_depend_on_rank() -> None:
    t = three_visits("military", **RICH)
    for office in ("raider", "strategist", "recruiter"):
        assert told(t.play(f"ask {office}"), "ask")[0].parts["price"] == 6
        pay_all(t)


@pytest.mark.rule("RAS-6.5")
def test_a_second_copy_may_be_owned() -> None:
    t = visit("military", seats=4, **RICH).offices(0, "raider")
    t.play("ask raider")
    pay_all(t)
    assert t.owned(0) == ["raider", "raider"]


@pytest.mark.rule("RAS-6.6", "RAS-EX-15")
def test_the_vizier_first_and_then_the_merchant() -> None:
    t = visit("trade", hardwood=2, pottery=1, metal=1)
    assert "ask service" not in t.legal()
    t.play("favour vizier", "exchange hardwood silk")
    assert t.player(0)["wealth"] == 10
    t.play("ask service")
    assert (t.stock(0), t.family_of(0)["merchant"], t.shame(0)) == ({}, 2, 0)


@pytest.mark.rule("RAS-6.6", "RAS-6.16", "RAS-EX-18")
def test_the_savants_credit_for_the_office_of_the_same_visit() -> None:
    t = visit("wisdom", hardwood=2, pottery=2, metal=1).offices(0, "banker")
    t.play("favour court_savant", "pay hardwood+pottery")
    assert t.credits(0) == 1
    event = told(t.play("ask credit+diplomat"), "ask")[0]
    assert event.parts["price"] == 3
    assert t.legal() == {"pay hardwood+pottery", "pay hardwood+metal", "pay metal+pottery"}
    t.play("pay hardwood+metal")
    assert (t.owned(0), t.credits(0), t.shame(0), t.stock(0)) == (["diplomat", "banker"], 0, 0, {"pottery": 1})


@pytest.mark.rule("RAS-6.6")
def test_effects_come_in_the_order_service_office_favour() -> None:
    t = visit("military", **RICH)
    heard = t.play("ask general+recruiter")
    pay = t.play(str(t.match.actions()[0]))
    assert told(pay, "office")
    assert t.asks() == (0, "hire")
    t = visit("military", seats=2, **RICH)
    heard = t.play("ask service+raider")
    assert told(heard, "office") == []
    t.play(str(t.match.actions()[0]))
    assert t.asks() == (0, "draw")
    assert t.owned(0) == []
    assert told(t.play("draw red+red+red"), "office")


@pytest.mark.rule("RAS-6.7")
def test_an_action_needs_its_price() -> None:
    t = visit("military", hardwood=1, pottery=1)
    assert t.refused("ask raider") == refusal("too-dear", "RAS-6.7", wishes=["raider"], price=6, have=3, missing=3)
    t = visit("intrigue")
    assert t.refused("favour court_savant") == refusal(
        "too-dear", "RAS-6.7", wishes=["court_savant"], price=3, have=0, missing=3
    )
    assert t.match.refuse("favour") == t.refused("favour general"), "the nearest reason"


@pytest.mark.rule("RAS-6.7", "RAS-5.6")
def test_two_actions_need_the_sum_of_their_prices() -> None:
    t = visit(
        "wisdom", hardwood=1, pottery=1, metal=1, silk=1
    )  # worth 10; a sage for 5, a Banker for 6, the Savant for 2
    assert wishes(t, "service", "banker", "court_savant") == {
        "ask -", "ask service", "ask banker", "ask court_savant+service", "ask banker+court_savant",
    }  # fmt: skip
    why = refusal("too-dear", "RAS-6.7", wishes=["banker", "service"], price=11, have=10, missing=1)
    assert t.refused("ask banker+service") == why
    t = visit("wisdom", hardwood=1, pottery=1, metal=1)  # worth 6
    assert wishes(t, "service", "banker", "court_savant") == {"ask -", "ask service", "ask banker"}
    assert t.refused("ask court_savant+service").facts == {
        "wishes": ["court_savant", "service"],
        "price": 7,
        "have": 6,
        "missing": 1,
    }


@pytest.mark.rule("RAS-6.6", "RAS-6.7", "RAS-6.14")
@pytest.mark.parametrize("leader", ["general", "vizier"])
def test_a_copied_general_or_vizier_needs_a_good_beyond_the_favorites_gold(leader: str) -> None:
    t = visit("intrigue", hardwood=1)
    assert t.legal("favour") == set()
    assert t.refused(f"favour {leader}") == refusal("nothing-to-give", "RAS-6.7", leader=leader, price=1)
    assert t.refused(f"ask {leader}+service") == refusal("nothing-to-give", "RAS-6.7", leader=leader, price=1)
    assert t.refused("favour qadi") == refusal("too-dear", "RAS-6.7", wishes=["qadi"], price=2, have=1, missing=1)
    t = visit("intrigue", hardwood=2)
    assert t.legal("favour") == {"favour general", "favour vizier", "favour qadi"}
    t.play(f"favour {leader}")
    assert t.stock(0) == {"hardwood": 1}


@pytest.mark.rule("RAS-6.7", "RAS-6.6")
def test_general_and_vizier_need_a_good_after_the_payment() -> None:
    t = visit("military", hardwood=1, pottery=1)
    assert "ask negotiator" in t.legal()
    assert t.refused("ask general+negotiator") == refusal("nothing-to-give", "RAS-6.7", leader="general", price=3)
    t = visit("military", hardwood=1, pottery=1, silk=1)
    t.play("ask general+negotiator")
    assert t.legal() == {"pay hardwood+pottery", "pay hardwood+silk", "pay pottery+silk"}
    t = visit("intrigue", silk=1)
    assert t.refused("favour vizier") == refusal("nothing-to-give", "RAS-6.7", leader="vizier", price=1)


@pytest.mark.rule("RAS-6.7")
def test_services_need_a_tile_or_a_piece() -> None:
    t = (
        table(2)
        .put("military", 0, "sage")
        .put("silk_road", 1, "sage")
        .put("nilus_valley", 1, "merchant")
        .goods(0, silk=1, spice=1)
    )
    t.discard_stack("red").discard_stack("blue").lose_discards(1).resolve("military")
    assert t.refused("ask service") == refusal("no-tiles-left", "RAS-6.7")
    assert t.refused("favour general") == refusal("no-tiles-left", "RAS-6.7")
    assert t.legal() == {"ask -", "ask negotiator"}


# Services


@pytest.mark.rule("RAS-6.8")
@pytest.mark.parametrize(
    ("palace", "prices"),
    [
        ("intrigue", [0, 0, 0]),
        ("military", [0, 0, 0]),
        ("wisdom", [5, 7, 9]),
        ("trade", [8, 10, 12]),
        ("politics", [11, 13, 15]),
    ],
)
def test_prices_of_services_by_rank(palace: str, prices: list[int]) -> None:
    t = three_visits(palace, **RICH)
    found = []
    for _ in range(3):
        found.append(told(t.play("ask service"), "ask")[0].parts["price"])
        while t.asked() in ("pay", "draw"):
            t.play(str(t.match.actions()[0]))
    assert found == prices


@pytest.mark.rule("RAS-6.8", "RAS-6.12")
def test_three_two_and_one_mercenary_tiles() -> None:
    t = three_visits("military")
    t.play("ask service")
    assert t.legal() == {"draw red+red+red", "draw blue+red+red", "draw blue+blue+red", "draw blue+blue+blue"}
    assert t.refused("draw red+red") == refusal("draw-count", "RAS-6.12", count=3, chosen=2)
    assert t.refused("draw green") == refusal("no-such-colour", "RAS-1.6", colour="green")
    t.play("draw blue+red+red")
    assert t.player(2)["mercenaries"] == {"red": 2, "blue": 1}
    t.play("ask service", "draw blue+blue", "ask service", "draw red")
    assert [t.player(seat)["mercenaries"] for seat in (0, 1)] == [{"red": 0, "blue": 2}, {"red": 1, "blue": 0}]


@pytest.mark.rule("RAS-6.12")
def test_the_split_is_said_before_any_tile_is_seen() -> None:
    t = three_visits("military").next_tiles("red-4", "red-2", "blue-3")
    t.play("ask service")
    events = told(t.play("draw blue+red+red"), "draw")
    assert len(events) == 1
    assert sorted(t.held(2)) == ["blue-3", "red-2", "red-4"]


@pytest.mark.rule("RAS-6.8", "RAS-6.9")
@pytest.mark.parametrize(
    ("palace", "piece", "limit"), [("wisdom", "sage", 6), ("trade", "merchant", 4), ("politics", "pasha", 3)]
)
def test_a_new_member_up_to_the_limit(palace: str, piece: str, limit: int) -> None:
    t = visit(palace, **RICH)
    before = t.family_of(0)[piece]
    t.play("ask service")
    pay_all(t)
    assert t.family_of(0)[piece] == before + 1
    t = table(2).family(0, **{piece: limit}).put(palace, 0, "sage").put("silk_road", 1, "sage").goods(0, **RICH)
    t.put("nilus_valley", 1, "merchant").resolve(palace)
    assert t.refused("ask service") == refusal("family-limit", "RAS-6.9", piece=piece, most=limit)
    assert not any("service" in action for action in t.legal())


@pytest.mark.rule("RAS-6.9")
def test_a_new_member_is_first_placed_in_the_next_round() -> None:
    t = table(2).put("trade", 0, "sage").goods(0, **RICH).turn(0)
    t.play("ask service")
    pay_all(t)
    assert t.state.round == 2
    assert {action.split()[1] for action in t.legal()} == {"pasha", "merchant", "sage"}
    assert t.home(0)["merchant"] == 2
    t = (
        table(2)
        .put("trade", 0, "sage")
        .put("silk_road", 1, "sage")
        .put("nilus_valley", 1, "merchant")
        .goods(0, **RICH)
        .resolve("trade")
    )
    t.play("ask service")
    pay_all(t)
    assert t.state.out == [0, 2]
    assert t.asks() == (1, "resolve")


@pytest.mark.rule("RAS-6.9", "RAS-8.19", "RAS-8.4", "RAS-EX-20")
@pytest.mark.parametrize(
    ("palace", "rank", "masters", "price"),
    [
        ("politics", 2, 1, 10),
        ("wisdom", 2, 1, 7),
        ("trade", 1, 1, 5),
        ("trade", 1, 2, 2),
        ("politics", 1, 2, 5),
        ("trade", 3, 1, 9),
    ],
)
def test_lore_masters_take_three_gold_off_merchants_and_pashas(
    palace: str, rank: int, masters: int, price: int
) -> None:
    t = table(4).put("silk_road", 3, "sage").put("nilus_valley", 3, "merchant").goods(0, **RICH)
    for number in range(1, rank):
        t.put(palace, number, "pasha")
    t.put(palace, 0, "sage").offices(0, *["lore_master"] * masters).resolve(palace)
    assert t.asks() == (0, "visit")
    assert told(t.play("ask service"), "ask")[0].parts["price"] == price


@pytest.mark.rule("RAS-6.9", "RAS-8.19")
def test_lore_masters_never_lower_a_price_below_0() -> None:
    """With the printed prices they cannot; in an edited box a merchant may be cheap."""
    text = GAME.data_text().replace("price_by_rank = [8, 10, 12]", "price_by_rank = [4, 10, 12]")
    t = Table(GAME.start(4, {}, "7", GAME.read_box(text))).bare().placing()
    t.put("trade", 0, "sage").put("silk_road", 1, "sage").put("nilus_valley", 1, "merchant").goods(
        0, hardwood=1, pottery=1, metal=1
    )
    t.offices(0, "lore_master", "lore_master").resolve("trade")
    # the merchant is free, and the discount that is left over does not cheapen the office
    assert t.refused("ask service+trader") == refusal(
        "too-dear", "RAS-6.7", wishes=["service", "trader"], price=7, have=6, missing=1
    )
    assert told(t.play("ask service"), "ask")[0].parts["price"] == 0
    assert (t.family_of(0)["merchant"], t.stock(0)) == (2, {"hardwood": 1, "pottery": 1, "metal": 1})


@pytest.mark.rule("RAS-6.9", "RAS-8.19")
def test_lore_masters_do_not_cheapen_offices() -> None:
    t = visit("wisdom", seats=4, **RICH).offices(0, "lore_master", "lore_master")
    assert told(t.play("ask enchanter"), "ask")[0].parts["price"] == 12


# Operations


def operators(t: Table, takers: list[bool]) -> list[int]:
    """The ranks (from 1) in the order in which they operate, if the visitors take the service or not."""
    line = t.view()["line"]
    for taken in takers:
        t.play("ask service" if taken else "ask -")
    out = []
    while t.asked() == "operation":
        out.append(line.index(t.match.actor) + 1)
        t.play("pass")
    return out


@pytest.mark.rule("RAS-6.10", "RAS-EX-19")
@pytest.mark.parametrize(
    ("takers", "order"),
    [
        ([True, True, True], [1, 2, 3, 1, 2, 1]),
        ([True, False, True], [1, 3, 1, 1]),
        ([True, True, False], [1, 2, 1, 2, 1]),
        ([True, False, False], [1, 1, 1]),
        ([False, True, False], [2, 2]),
        ([False, False, True], [3]),
        ([False, False, False], []),
    ],
)
def test_operations_go_1_2_3_1_2_1_without_those_who_did_not_take_them(takers: list[bool], order: list[int]) -> None:
    assert operators(three_visits("intrigue"), takers) == order


@pytest.mark.rule("RAS-6.10", "RAS-EX-19")
def test_without_a_third_player_it_is_1_2_1_2_1() -> None:
    t = (
        table(3)
        .put("intrigue", 1, "sage")
        .put("intrigue", 0, "merchant")
        .put("silk_road", 2, "sage")
        .put("trade", 2, "sage")
    )
    assert operators(t.resolve("intrigue"), [True, True]) == [1, 2, 1, 2, 1]


@pytest.mark.rule("RAS-6.10")
def test_operations_wait_for_the_end_of_all_visits() -> None:
    t = three_visits("intrigue")
    t.play("ask service")
    assert t.asks() == (0, "visit")
    t.play("ask -")
    assert t.asks() == (1, "visit")
    t.play("ask -")
    assert t.asks() == (2, "operation")


@pytest.mark.rule("RAS-6.11")
def test_an_operation_is_a_look_a_move_or_nothing() -> None:
    t = table(2).put("intrigue", 0, "sage").put("silk_road", 1, "sage").put("trade", 1, "merchant")
    t.tiles("sarmatia", "red-2", "blue-4").tiles("silk_road", "red-3", up=True).resolve("intrigue")
    t.play("ask service")
    assert t.legal("look") == {"look sarmatia"}
    assert t.refused("look silk_road") == refusal("nothing-hidden", "RAS-6.11", area="silk_road")
    assert t.refused("look trade") == refusal("not-a-territory", "RAS-6.11", area="trade")
    event = told(t.play("look sarmatia"), "look")[0]
    assert event.seen_by(0) == {"area": "sarmatia", "tiles": ["red-2", "blue-4"]}
    assert event.seen_by(1) == event.seen_by(None) == {"area": "sarmatia", "tiles": []}
    t.play("move sage-1 silk_road nilus_valley")
    assert t.asks() == (0, "operation")
    t.play("pass")
    assert t.shame(0) == 0


@pytest.mark.rule("RAS-6.11")
def test_the_service_is_a_main_action_even_if_no_operation_is_used() -> None:
    t = three_visits("intrigue")
    assert operators(t, [True, True, True]) == [1, 2, 3, 1, 2, 1]
    assert [t.shame(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("RAS-6.11")
def test_where_nothing_can_be_looked_at_or_moved_nobody_is_asked() -> None:
    t = table(2).put("intrigue", 0, "sage").put("trade", 1, "sage").put("wisdom", 1, "merchant").resolve("intrigue")
    t.play("ask service")
    assert t.asks() == (1, "resolve")
    assert t.shame(0) == 0


@pytest.mark.rule("RAS-6.11", "RAS-6.10")
def test_looking_and_moving_say_why_they_are_impossible() -> None:
    t = visit("intrigue")
    t.play("ask service")
    assert t.match.refuse("look") == refusal("nothing-to-see", "RAS-6.11")
