"""The numbers beside the pieces are what really happens when the action is played, with options and edited data too."""

from __future__ import annotations

import pytest

from majlis.engine.chance import Chance
from majlis.games.al_rashid.game import GAME
from majlis.games.al_rashid.numbers import RashidNumbers
from tests.games.al_rashid.builder import Table, edited, table
from tests.games.kit import refusal, told

RICH = {"hardwood": 9, "pottery": 9, "metal": 9, "spice": 9, "silk": 9}


def numbers(t: Table, seat: int | None = 0) -> RashidNumbers:
    return t.state.numbers(seat)


def visiting(t: Table, palace: str, *ahead: int) -> Table:
    """Seat 0 visits a palace behind these seats."""
    for seat in ahead:
        t.put(palace, seat, "pasha")
    t.put(palace, 0, "sage").put("silk_road", 1, "sage").put("nilus_valley", 2, "sage").resolve(palace)
    while t.asked() == "visit" and t.match.actor != 0:
        t.play("ask -")
    return t


def asked_price(t: Table, notation: str) -> object:
    """What is told when the wishes are asked for."""
    return told(t.play(notation), "ask")[0].parts["price"]


@pytest.mark.rule("RAS-5.2", "RAS-5.1")
def test_the_sets_add_up_to_the_wealth() -> None:
    t = table().goods(0, hardwood=3, pottery=2, silk=1)
    assert numbers(t)["set_values"] == [1, 3, 6, 10, 15]
    assert numbers(t)["sets"] == [6, 3, 1]
    assert t.player(0)["wealth"] == 10
    assert numbers(t, None)["sets"] == []


def test_an_edited_barter_table_shows() -> None:
    t = edited("set_values = [1, 3, 6, 10, 15]", "set_values = [2, 5, 9, 14, 20]")
    t.goods(0, hardwood=3, pottery=2, silk=1)
    assert numbers(t)["set_values"] == [2, 5, 9, 14, 20]
    assert numbers(t)["sets"] == [9, 5, 2]
    assert t.player(0)["wealth"] == 16


@pytest.mark.rule("RAS-6.8", "RAS-6.9")
@pytest.mark.parametrize("ahead", [(), (1,), (1, 2)])
@pytest.mark.parametrize("palace", ["intrigue", "military", "wisdom", "trade", "politics"])
@pytest.mark.parametrize("masters", [0, 1])
def test_a_service_costs_and_brings_what_its_rank_says(palace: str, masters: int, ahead: tuple[int, ...]) -> None:
    t = table().goods(0, **RICH).offices(0, *["lore_master"] * masters)
    visiting(t, palace, *ahead)
    service = numbers(t)["services"][palace]
    rank = service["ranks"][len(ahead)]
    assert rank["possible"] is True
    family = sum(t.family_of(0).values())
    heard = t.play("ask service")
    assert told(heard, "ask")[0].parts["price"] == rank["price"]
    if service["brings"] == "member":
        while t.asked() == "pay":
            t.play(str(t.match.actions()[0]))
        assert sum(t.family_of(0).values()) == family + rank["amount"]
    elif service["brings"] == "tiles":
        t.play("draw " + "+".join(["red"] * rank["amount"]))
        assert len(t.held(0)) == rank["amount"]
    else:
        assert told(heard, "operations")[0].parts["count"] == rank["amount"]


@pytest.mark.rule("RAS-6.7", "RAS-14.2")
def test_a_service_is_possible_exactly_if_it_can_be_asked_for() -> None:
    poor = visiting(table().goods(0, hardwood=4), "wisdom")
    assert numbers(poor)["services"]["wisdom"]["ranks"][0] == {"price": 5, "amount": 1, "possible": False}
    assert not poor.allowed("ask service")
    full = visiting(table().goods(0, **RICH).family(0, sage=6), "wisdom")
    assert numbers(full)["services"]["wisdom"]["ranks"][0]["possible"] is False
    assert not full.allowed("ask service")
    assert numbers(full, None)["services"]["wisdom"]["ranks"][0]["possible"] is True


@pytest.mark.rule("RAS-6.13", "RAS-6.14")
@pytest.mark.parametrize("palace", ["intrigue", "military", "wisdom", "trade", "politics"])
def test_favours_cost_what_is_told_and_are_to_be_had_there(palace: str) -> None:
    t = visiting(table().goods(0, **RICH), palace)
    found = numbers(t)["favours"][palace]
    assert {f"favour {leader}" for leader in found} == t.legal("favour")
    for leader, price in found.items():
        remarks = t.match.outlook(f"favour {leader}").remarks
        assert [remark.facts["price"] for remark in remarks] == [price]


@pytest.mark.rule("RAS-5.8", "RAS-6.5", "RAS-8.4")
@pytest.mark.parametrize("bankers", [0, 1])
@pytest.mark.parametrize("palace", ["intrigue", "wisdom", "politics", "caliph"])
def test_an_office_costs_what_is_told_with_a_credit_and_without(palace: str, bankers: int) -> None:
    t = table(4).goods(0, **RICH).tokens(0, credit=1).offices(0, *["banker"] * bankers)
    t.put(palace, 0, "pasha").put("silk_road", 1, "sage").put("nilus_valley", 1, "merchant").resolve(palace)
    for office in t.box.offices_of[t.box.area_numbers[palace]]:
        name = t.box.offices[office].id
        found = numbers(t)["offices"][name]
        assert found["possible"] is True
        for words, price in ((name, found["price"]), (f"{name}+credit", found["with_credit"])):
            remarks = t.match.outlook(f"ask {words}").remarks
            assert [remark.facts["price"] for remark in remarks] == [price]


def test_edited_prices_of_offices_show_and_are_paid() -> None:
    banker = 'when = "office_price"\ncost = {}'
    t = edited(banker.format(6), banker.format(9)).goods(0, **RICH).tokens(0, credit=1)
    visiting(t, "wisdom")
    assert numbers(t)["offices"]["banker"] == {"price": 9, "with_credit": 6, "possible": True}
    assert numbers(t, None)["offices"]["banker"] == {"price": 9, "with_credit": 6, "possible": False}
    assert asked_price(t, "ask banker") == 9


def test_an_edited_credit_shows_and_is_taken_off() -> None:
    t = edited('kind = "credit_discount", gold = 5', 'kind = "credit_discount", gold = 4')
    visiting(t.goods(0, **RICH).tokens(0, credit=1).offices(0, "banker"), "politics")
    assert (numbers(t)["credit"], numbers(t, None)["credit"]) == (4, 3)
    economist = numbers(t)["offices"]["economist"]
    assert economist["price"] - economist["with_credit"] == 4
    assert asked_price(t, "ask credit+economist") == economist["with_credit"]


@pytest.mark.rule("RAS-12.3", "RAS-6.7")
def test_an_office_is_possible_exactly_if_it_can_be_asked_for() -> None:
    t = table(4, duplicate_offices="forbidden").goods(0, hardwood=2, pottery=1).tokens(0, credit=1)
    t.offices(0, "smuggler").put("intrigue", 0, "sage").put("silk_road", 1, "sage").put("sarmatia", 2, "sage")
    t.resolve("intrigue")
    asks = t.legal("ask")
    for office in t.box.offices_of[t.box.area_numbers["intrigue"]]:
        name = t.box.offices[office].id
        can = f"ask {name}" in asks or f"ask {name}+credit" in asks or f"ask credit+{name}" in asks
        assert numbers(t)["offices"][name]["possible"] is can
    assert numbers(t)["offices"]["smuggler"]["possible"] is False


def trading(t: Table) -> Table:
    return t.put("silk_road", 0, "sage").put("trade", 1, "sage").put("wisdom", 1, "sage").resolve("silk_road")


@pytest.mark.rule("RAS-9.10")
def test_items_of_a_trade_by_rank() -> None:
    t = trading(edited("items_by_rank = [3, 2, 1]", "items_by_rank = [4, 2, 1]"))
    assert numbers(t)["items"] == [4, 2, 1]
    prompt = t.match.prompt
    assert prompt is not None
    assert prompt.facts["count"] == 4
    assert {len(action.words(0)) for action in t.match.actions()} == {4}


@pytest.mark.rule("RAS-12.3")
def test_where_items_must_differ_what_is_alike_is_refused_and_not_listed() -> None:
    t = trading(table(trade_three_items="all_different"))
    assert numbers(t)["items"] == [3, 2, 1]
    assert t.refused("trade silk+silk+spice") == refusal("trade-alike", "RAS-12.3")
    assert not any(action.words(0) == ("spice", "silk", "silk") for action in t.match.actions())


@pytest.mark.rule("RAS-6.4", "RAS-9.5", "RAS-7.1")
def test_shame_is_taken_as_told() -> None:
    t = visiting(table(), "military")
    t.play("ask -")
    assert t.shame(0) == numbers(t)["shame"]["idle"]
    t = table(2).put("caliph", 0, "sage").put("trade", 1, "sage").put("wisdom", 1, "sage")
    t.resolve("caliph")
    assert t.shame(0) == numbers(t)["shame"]["court"]
    t = table(2).put("sarmatia", 0, "sage").put("trade", 1, "sage").put("wisdom", 1, "sage").tiles("sarmatia", "red-3")
    t.hand(0, "red-2").resolve("sarmatia")
    t.play("flee")
    assert t.shame(0) == numbers(t)["shame"]["flee"]


def fighting(*strategists: str) -> Table:
    t = table(2).put("sarmatia", 0, "sage").put("trade", 1, "sage").put("wisdom", 1, "sage")
    t.offices(0, *strategists).tiles("sarmatia", "red-2", "red-3", "blue-4").hand(
        0, "red-3", "red-4", "red-2", "blue-4"
    )
    return t


@pytest.mark.rule("RAS-9.6", "RAS-8.15")
def test_tiles_count_in_a_fight_as_told() -> None:
    t = fighting("strategist")
    assert numbers(t)["fight"] is None
    t.resolve("sarmatia")
    found = numbers(t)["fight"]
    there = {"enemies": {"red": 5, "blue": 4}, "beaten_by": {"red": 6, "blue": 5}}
    assert found == {**there, "tiles": {"red-2": 3, "red-3": 4, "red-4": 5, "blue-4": 5}}
    assert numbers(t, None)["fight"] == {**there, "tiles": {}}
    for fight in t.legal("fight"):
        sent = fight.split()[1].split("+")
        sums = {
            colour: sum(found["tiles"][tile] for tile in sent if tile.startswith(colour)) for colour in ("red", "blue")
        }
        won = sum(sums[colour] >= least for colour, least in there["beaten_by"].items())
        remarked = {remark.id for remark in t.match.outlook(fight).remarks}
        assert ("remark-in-vain", "remark-beats-some", "remark-wins")[won] in remarked, fight
    beaten = told(t.play("fight blue-4+red-2+red-3"), "beaten")
    assert [(event.parts["strength"], event.parts["enemy"]) for event in beaten] == [(7, 5), (5, 4)]


@pytest.mark.rule("RAS-9.2", "RAS-13.3")
def test_the_strength_of_tiles_that_lie_face_down_is_told_to_nobody() -> None:
    t = fighting()
    t.match.confirm_turns(0, True)
    t.turn(0)
    t.play("resolve sarmatia")
    assert t.asked() == "confirm"
    assert [numbers(t, seat)["fight"] for seat in (0, 1, None)] == [None, None, None]


@pytest.mark.rule("RAS-9.13")
def test_a_fight_begins_with_the_fewest_tiles_that_win() -> None:
    t = fighting("strategist").resolve("sarmatia")
    assert numbers(t)["proposal"] == ["red-2", "red-3", "blue-4"]
    assert t.allowed("fight blue-4+red-2+red-3")
    assert numbers(t, 1)["proposal"] == []
    weak = fighting().resolve("sarmatia")
    assert numbers(weak)["proposal"] == []


@pytest.mark.rule("RAS-5.4")
def test_a_payment_begins_with_what_leaves_the_goods_worth_most() -> None:
    t = table().goods(0, hardwood=4, pottery=2, metal=1)
    visiting(t, "military").play("ask raider")
    assert t.asked() == "pay"
    proposal = numbers(t)["proposal"]
    assert [numbers(t, viewer)["proposal"] for viewer in (1, 2, None)] == [[], [], []], "it is for whoever has to pay"
    left: dict[str, int] = {}
    for action in t.match.actions():
        [wealth] = [
            change for change in t.match.outlook(action).changes if change.name == "wealth" and change.seat == 0
        ]
        left[str(action)] = wealth.low
    assert left["pay " + "+".join(sorted(proposal))] == max(left.values())
    assert numbers(t, 1)["proposal"] == []


@pytest.mark.rule("RAS-13.3", "RAS-13.4")
@pytest.mark.parametrize("seats", [2, 5])
def test_numbers_follow_from_what_a_seat_sees(seats: int) -> None:
    match = GAME.start(seats, {}, "12")
    chance = Chance.of("3")
    while not match.over:
        codes = match.state.codes()
        match.play_code(codes[chance.below(len(codes))])
        for seat in range(seats):
            imagined = match.state.imagine(seat, chance)
            assert imagined.numbers(seat) == match.numbers(seat)
            assert imagined.numbers(None) == match.numbers()


@pytest.mark.rule("RAS-6.8", "RAS-6.7")
def test_goods_worth_exactly_the_price_are_enough() -> None:
    for worth in range(12):
        t = visiting(table().goods(0, hardwood=worth), "trade")
        for rank in numbers(t)["services"]["trade"]["ranks"]:
            assert rank["possible"] is (rank["price"] <= worth)
