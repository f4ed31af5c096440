"""What the board shows beside the pieces is what happens: with every option, and with an edited data file."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

from majlis.engine.action import Action
from majlis.engine.match import Match
from majlis.games.tadmor.box import BUY_PRECIOUS, COLOUR_NAMES, MISSION_FULFIL, RESOURCE_NAMES, TEMPLE_BUILD
from majlis.games.tadmor.game import GAME
from majlis.games.tadmor.numbers import Cost, TadmorNumbers
from majlis.games.tadmor.scoring import new_kind_gain
from majlis.games.tadmor.state import TadmorState
from tests.games.tadmor.builder import Table, edited, table

TOWERS = ("damascus_tower_single", "damascus_tower_double")
OPTIONS = [
    {},
    {"double_partial_pair": False, "free_level_when_gained": False, "auto_resolve": False},
    {"expert_start": True, "raid_slot_cleared_without_attack": True, "skip_idle_windows": False},
]


def numbers(t: Table, seat: int | None = 0) -> TadmorNumbers:
    return t.state.numbers(seat)


def space(t: Table, name: str, seat: int | None = 0) -> dict[str, Any]:
    return cast("dict[str, Any]", numbers(t, seat)["spaces"][name])


def price(cost: Cost) -> dict[str, int]:
    return cost["price"]


# with edited data


@pytest.mark.rule("TAD-8.1", "TAD-8.2")
def test_another_price_of_a_tower_band_is_shown_and_paid() -> None:
    box = edited("single = { stone = 2 }", "single = { stone = 1, gold = 4 }")
    t = table(box=box).tower(0, 5).goods(0, stone=2, gold=8).stand(0, TOWERS[0]).acting()
    assert price(space(t, TOWERS[0])["cost"]) == {"stone": 1, "gold": 4}
    own = numbers(t)["own"]
    assert own is not None
    assert own["towers"]["single"]["growth"] == [
        {"levels": 1, "pay": {"stone": 1, "gold": 4}, "height": 6},
        {"levels": 2, "pay": {"stone": 2, "gold": 8}, "height": 7},
    ]
    t.play(f"tower {TOWERS[0]} single 2")
    assert (t.height(0), t.stock(0)) == (7, {})


@pytest.mark.rule("TAD-15.2")
def test_other_points_for_sets_are_shown_and_counted() -> None:
    box = edited("pp = [5, 10, 15,", "pp = [7, 20, 21,")
    t = table(box=box).precious(0, "jade")
    own = numbers(t)["own"]
    assert own is not None
    assert (own["goods"]["ivory"], own["goods"]["jade"], numbers(t)["new_kind"]) == (13, 7, [13, 7, 7])
    before = t.state.scores()[0]
    t.precious(0, "ivory")
    assert t.state.scores()[0] - before == 13


@pytest.mark.rule("TAD-9.2")
def test_another_tax_is_shown_and_demanded() -> None:
    box = edited("tax_gold = 1", "tax_gold = 4")
    t = table(box=box)
    assert space(t, "palmyra_tax") == {"line": {"message": "line-from-epoch", "parts": {"epoch": 2}}}
    t.round(4).goods(0, gold=5)
    assert space(t, "palmyra_tax")["saves"] == {"gold": 4}
    t.acting()
    t.play("tax gold")
    assert t.stock(0) == {"gold": 1}


@pytest.mark.rule("TAD-8.6")
def test_the_traitor_says_in_which_epoch_he_begins() -> None:
    t = table()
    assert space(t, "damascus_traitor")["line"] == {"message": "line-from-epoch", "parts": {"epoch": 2}}
    late = table(box=edited("traitor_levels = 1", "traitor_levels = 0"))
    assert space(late, "damascus_traitor")["line"]["parts"] == {"epoch": 3}
    assert space(late.round(9), "damascus_traitor")["line"] == {"message": "line-traitor", "parts": {"count": 2}}


@pytest.mark.rule("TAD-12.1", "TAD-15.1")
def test_what_a_mission_is_worth_once_it_is_turned_in() -> None:
    box = edited("returned_mission_divisor = 2", "returned_mission_divisor = 3")
    t = table(box=box).fulfilled(0, "k15").fulfilled(1, "k8", returned=True)
    assert numbers(t, None)["missions"] == {"k15": 14, "k8": 3}
    own = numbers(t, 0)["own"]
    assert own is not None
    assert own["turned_in"] == {"k15": 4}
    assert [t.state.breakdown(seat).get("missions", 0) for seat in range(3)] == [14, 3, 0]


@pytest.mark.rule("TAD-5.6", "TAD-8.14", "TAD-9.2", "TAD-10.5")
def test_a_space_says_in_a_few_words_what_it_does_now() -> None:
    def said(name: str) -> str:
        line = space(t, name)["line"]
        return GAME.words("en").say(line["message"], **line["parts"])

    t = table()
    deck = len(t.state.deck)
    assert (said("palmyra_market"), said("ebla_market")) == ("all trades", "for luxury")
    assert (said("raiders"), said("palmyra_tax"), said("ebla_mission_draw")) == (
        "next round",
        "from epoch II",
        f"{deck} left",
    )
    t.round(9)
    assert (said("raiders"), said("palmyra_tax")) == ("too late", "saved")
    t.state.stacks[COLOUR_NAMES.index("yellow")].clear()
    assert said("euphrates_precious_yellow") == "sold out"


@pytest.mark.rule("TAD-10.3")
def test_every_way_to_the_fifth_camel_is_told() -> None:
    t = table().figures(0, camels=4, ships=2)
    ways = [{"tower": 10, "missions": 0}, {"tower": 0, "missions": 4}, {"tower": 5, "missions": 2}]
    assert space(t, "antioch_caravan")["ways"] == ways
    t.tower(0, 5).fulfilled(0, "k1", "k2")
    assert space(t, "antioch_caravan")["line"] == {"message": "line-ready", "parts": {}}
    t.stand(0, "antioch_caravan").acting()
    assert t.camels(0) == 5
    assert space(t, "antioch_caravan") == {"line": {"message": "line-all-there", "parts": {}}}


@pytest.mark.rule("TAD-10.3")
def test_a_caravan_tells_whether_the_next_camel_is_due() -> None:
    t = table().tower(0, 4).fulfilled(0, "k1").tower(1, 5)
    ways = [{"tower": 5, "missions": 0}, {"tower": 0, "missions": 2}]
    assert space(t, "antioch_caravan", 0) == {"ways": ways}
    assert space(t, "antioch_caravan", 1) == {"ways": ways, "line": {"message": "line-ready", "parts": {}}}


@pytest.mark.rule("TAD-10.4")
def test_a_shipyard_tells_whether_the_next_ship_is_due() -> None:
    t = table().precious(0, "myrrh", "jade", "silk").figures(1, 3, 4)
    assert space(t, "north_sea_shipyard", 0) == {"each": 1, "line": {"message": "line-ready", "parts": {}}}
    assert space(t, "north_sea_shipyard", 1) == {"line": {"message": "line-all-there", "parts": {}}}
    assert space(t, "north_sea_shipyard", 2) == {"each": 1}
    t.figures(0, 3, 3)
    assert space(t, "north_sea_shipyard", 0) == {"each": 2}


@pytest.mark.rule("TAD-7.1")
@pytest.mark.parametrize(("number", "due"), [(1, 1), (4, 2), (7, 3)])
def test_an_upgrade_costs_resources_of_any_kind_by_epoch(number: int, due: int) -> None:
    t = table().round(number).display("i5", "i6").goods(0, wood=1, gold=1).goods(1, marble=8)
    plain = {"price": {}, "any": due, "waived": 0, "short": 0, "lacking": {}}
    shown = {seat: space(t, "palmyra_upgrade_1", seat) for seat in (None, 0, 1)}
    assert shown[None] == shown[1] == {"cost": plain, "left": 2}
    assert shown[0]["cost"] == {**plain, "short": max(0, due - 2)}


@pytest.mark.rule("TAD-11.2")
def test_a_discount_waives_resources_of_a_price() -> None:
    t = table().upgrades(0, "i34").goods(0, wood=1)
    price_of_foundation = {"wood": 2, "stone": 3}
    assert space(t, "ebla_temple", 0)["cost"] == {
        "price": price_of_foundation,
        "any": 0,
        "waived": 3,
        "short": 1,
        "lacking": {"wood": 1, "stone": 3},
    }
    t.goods(1, wood=2, stone=3)
    due = {"price": price_of_foundation, "any": 0, "waived": 0, "short": 0, "lacking": {}}
    assert space(t, "ebla_temple", 1)["cost"] == due


# with options and tiles


@pytest.mark.rule("TAD-8.1", "TAD-8.2", "TAD-8.5")
@pytest.mark.parametrize(("tile", "level", "stone", "marble"), [((), 5, 1, 2), (("i14",), 6, 2, 2)])
def test_the_last_level_of_a_band_costs_its_price_unless_it_is_free(
    tile: tuple[str, ...], level: int, stone: int, marble: int
) -> None:
    t = table().tower(0, 4 if not tile else 5).upgrades(0, *tile).goods(0, wood=1, stone=stone).stand(0, TOWERS[0])
    t.acting()
    shown = price(space(t, TOWERS[0])["cost"])
    assert (shown["stone"], price(space(t, TOWERS[1])["cost"])["marble"]) == (stone, marble)
    t.play(f"tower {TOWERS[0]} single 1")
    assert t.height(0) == level
    assert t.state.total(0) == 1 + stone - sum(shown.values())


@pytest.mark.rule("TAD-8.5")
def test_a_free_level_that_is_due_comes_before_the_next_price() -> None:
    """With the option a tile gained at height 4 acts while building only: what is paid next is level 6."""
    t = (
        table(free_level_when_gained=False)
        .tower(0, 4)
        .upgrades(0, "i14")
        .goods(0, stone=2)
        .stand(0, TOWERS[0])
        .acting()
    )
    own = numbers(t)["own"]
    assert own is not None
    assert own["towers"]["single"] == {
        "levels": 1,
        "next": {"stone": 2},
        "growth": [{"levels": 1, "pay": {"stone": 2}, "height": 6}],
    }
    t.play(f"tower {TOWERS[0]} single 1")
    assert t.height(0) == 6


@pytest.mark.rule("TAD-8.2")
@pytest.mark.parametrize(("partial", "levels"), [(True, [1, 2]), (False, [2])])
def test_half_a_pair_is_shown_only_where_it_can_be_built(partial: bool, levels: list[int]) -> None:
    t = table(double_partial_pair=partial).goods(0, wood=1, marble=2).stand(0, TOWERS[1]).acting()
    own = numbers(t)["own"]
    assert own is not None
    assert [growth["levels"] for growth in own["towers"]["double"]["growth"]] == levels


@pytest.mark.rule("TAD-5.7")
@pytest.mark.parametrize(("cleared", "safe"), [(False, "ebla"), (True, None)])
def test_a_round_without_a_raid_frees_the_region_attacked_last_with_the_option(cleared: bool, safe: str | None) -> None:
    t = table(raid_slot_cleared_without_attack=cleared).slot("ebla")
    assert numbers(t)["safe"] == safe
    assert numbers(t.holds(1, "damascus"), None)["safe"] == "ebla"


@pytest.mark.rule("TAD-10.1", "TAD-10.2", "TAD-9.4")
def test_what_a_space_brings_is_what_it_has_brought() -> None:
    names = ("north_sea_wood_ship_1", "antioch_peace_gifts", "antioch_war_supplies")
    t = table().round(7).upgrades(0, "i10", "i44").tower(0, 5).tower(1, 2).tower(2, 3)
    wood, gifts, supplies = (space(t, name) for name in names)
    assert (wood["bonus"], wood["resources"]) == (1, 5)
    points = t.points(0)
    t.stand(0, *names).acting().end()
    assert t.state.warehouse[0] == wood["resources"]
    taxes = t.state.breakdown(0).get("taxes", 0)
    assert t.points(0) - points - taxes == gifts["prestige"] + supplies["prestige"]


@pytest.mark.rule("TAD-10.1")
def test_tiles_for_ships_add_nothing_to_what_a_camel_brings() -> None:
    t = table(2).upgrades(0, "i10").hand(0, "k1")
    assert space(t, "north_sea_wood_camel") == {"resources": 2, "bonus": 0}
    t.stand(0, "north_sea_wood_camel").acting()
    assert t.stock(0) == {"wood": 2}


@pytest.mark.rule("TAD-10.9", "TAD-11.4")
def test_what_resources_and_goods_cost_in_points() -> None:
    t = table().upgrades(0, "i6", "i9").score(0, 20).stand(0, "euphrates_precious_yellow").acting()
    own = numbers(t)["own"]
    assert own is not None
    assert own["good_for_points"] is not None
    for resource, pp in own["acquire"].items():
        before = t.points(0)
        if t.allowed(f"acquire {resource}"):
            t.play(f"acquire {resource}")
            assert before - t.points(0) == pp
    before = t.points(0)
    t.play(next(iter(t.legal("precious"))))
    assert before - t.points(0) == own["good_for_points"]


@pytest.mark.rule("TAD-9.2")
def test_a_player_who_never_pays_tax_saves_none() -> None:
    t = table().round(4).upgrades(0, "i46")
    assert space(t, "palmyra_tax", 0) == {"line": {"message": "line-immune", "parts": {}}}
    assert space(t, "palmyra_tax", 1) == {"saves": {"gold": 1}, "line": {"message": "line-saved", "parts": {}}}


@pytest.mark.rule("TAD-10.7")
def test_payments_are_taken_from_the_store_that_is_named() -> None:
    t = table().goods(0, wood=1, stone=1).traded(0, wood=1).stand(0, TOWERS[0]).acting()
    assert (numbers(t)["paid_first"], numbers(t, 1)["have"][0]) == ("traded", {"wood": 2, "stone": 1})
    t.play(f"tower {TOWERS[0]} single 1")
    assert (t.stock(0), t.traded_stock(0)) == ({"wood": 1}, {})


@pytest.mark.rule("TAD-8.7")
def test_of_two_temples_the_nearer_stage_is_priced() -> None:
    t = table().temple(0, "foundation", "roof").goods(0, stone=9, marble=9, gold=9, wood=9)
    own = numbers(t)["own"]
    assert own is not None
    assert [stage["stage"] for stage in own["stages"]] == ["colonnade", "statues"]
    assert space(t, "palmyra_temple")["stage"] == "colonnade"
    assert price(space(t, "palmyra_temple", None)["cost"]) == {"wood": 2, "stone": 3}
    t.goods(0, marble=4, gold=4)
    assert space(t, "palmyra_temple")["stage"] == "statues", "everything is there for them, but no stone for columns"


# anywhere


@pytest.mark.parametrize("options", OPTIONS, ids=["usual", "by hand", "expert"])
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.rule("TAD-8.1", "TAD-8.7", "TAD-8.12", "TAD-8.13", "TAD-7.1")
def test_what_can_be_paid_is_offered_and_what_is_offered_costs_what_is_shown(
    options: dict[str, object], seats: int
) -> None:
    chance = random.Random(5)
    seen: set[str] = set()
    for seed in ("11", "12"):
        play_through(GAME.start(seats, options, seed), chance, seen)
    assert {"temple", "precious", "fulfil", "tower", "total"} <= seen


def play_through(match: Match, chance: random.Random, seen: set[str]) -> None:
    while not match.over:
        actions = match.actions()
        shown = cast(TadmorNumbers, match.numbers(match.actor))
        if match.prompt is not None and match.prompt.id == "prompt-building":
            check_offers(match, shown, actions, seen)
        action = chance.choice([action for action in actions if action.verb.name != "end"] or actions)
        check_play(match, shown, action, seen)


def check_offers(match: Match, shown: TadmorNumbers, actions: list[Action], seen: set[str]) -> None:
    """A price without anything missing can be paid, one with something missing cannot."""
    state = match.state
    assert isinstance(state, TadmorState)
    seat = match.actor
    assert shown["own"] is not None
    offered = {(action.verb.name, action.word(0)) for action in actions if action.parts}
    for verb, wanted in (("temple", TEMPLE_BUILD), ("precious", BUY_PRECIOUS)):
        in_points = verb == "precious" and shown["own"]["good_for_points"] is not None
        for place in state.standing_on(seat, wanted):
            name = state.box.place_names[place]
            if name in shown["spaces"]:
                there = shown["spaces"][name]
                payable = there["left"] > 0 and (there["cost"]["short"] == 0 or in_points)
                assert payable == ((verb, name) in offered), (name, there)
                seen.add(verb)
    fulfils = {action.word(1) for action in actions if action.verb.name == "fulfil"}
    if state.standing_on(seat, MISSION_FULFIL):
        payable_cards = {card for card, due in shown["own"]["hand"].items() if due["short"] == 0}
        assert payable_cards == fulfils
        seen.add("fulfil")


def check_play(match: Match, shown: TadmorNumbers, action: Action, seen: set[str]) -> None:
    """What was shown for an action is what it costs, and what it leads to."""
    seat = match.actor
    state = match.state
    assert isinstance(state, TadmorState)
    before = shown["have"][seat]
    assert before == {name: n for name in RESOURCE_NAMES if (n := held(state, seat, name))}
    own = shown["own"]
    assert own is not None
    if action.verb.name == "tower":
        found = [g for g in own["towers"][action.word(1)]["growth"] if str(g["levels"]) == action.word(2)]
        match.play(action)
        paid = {name: n - held(state, seat, name) for name, n in before.items() if n - held(state, seat, name)}
        assert (found[0]["pay"], found[0]["height"]) == (paid, state.tower[seat])
        seen.add("tower")
        return
    missions = sum(shown["missions"].values())
    assert missions == sum(state.breakdown(other).get("missions", 0) for other in range(state.seats))
    seen.add("total")
    match.play(action)


def held(state: TadmorState, seat: int, name: str) -> int:
    at = seat * len(RESOURCE_NAMES) + RESOURCE_NAMES.index(name)
    return state.warehouse[at] + state.traded[at]


@pytest.mark.rule("TAD-8.1", "TAD-10.3", "TAD-10.4")
def test_a_spectator_is_shown_what_everybody_begins_with() -> None:
    t = table()
    shown = numbers(t, None)
    assert shown["own"] is None
    assert price(space(t, TOWERS[0], None)["cost"]) == {"wood": 1, "stone": 1}
    assert space(t, TOWERS[0], None)["cost"]["short"] == 0
    assert space(t, "antioch_caravan", None)["ways"] == [{"tower": 5, "missions": 0}, {"tower": 0, "missions": 2}]
    assert space(t, "north_sea_shipyard", None)["each"] == 1


@pytest.mark.rule("TAD-5.6", "TAD-5.7")
def test_the_region_just_attacked_is_safe_while_raiders_are_hired() -> None:
    t = table(raid_slot_cleared_without_attack=True).round(2).holds(1, "ebla").stand(0, "raiders").raiding()
    assert t.asks() == (0, "hire")
    assert numbers(t)["safe"] == "ebla"


@pytest.mark.rule("TAD-11.2")
def test_nothing_is_called_missing_that_a_discount_makes_up_for() -> None:
    t = table().upgrades(0, "i34").goods(0, stone=3)
    due = space(t, "ebla_temple", 0)["cost"]
    assert (due["short"], due["lacking"]) == (0, {})


@pytest.mark.rule("TAD-8.1", "TAD-8.2", "TAD-8.7")
def test_tower_spaces_say_their_price_and_how_many_levels_it_buys() -> None:
    t = table().goods(0, wood=9, stone=9, marble=9)
    for name, levels, due in ((TOWERS[0], 1, {"wood": 1, "stone": 1}), (TOWERS[1], 2, {"wood": 1, "marble": 2})):
        for seat in (0, None):
            shown = space(t, name, seat)
            assert (shown["levels"], shown["cost"]["price"], shown["cost"]["waived"]) == (levels, due, 0)
    assert space(t, "palmyra_temple", None)["stage"] == "foundation"


@pytest.mark.rule("TAD-15.2")
def test_a_player_with_all_kinds_gains_nothing_by_a_new_one() -> None:
    t = table()
    kinds = list(t.box.kinds)
    assert new_kind_gain(t.precious(0, *kinds[:-1]).state, 0) == 15
    assert new_kind_gain(t.precious(0, kinds[-1]).state, 0) == 0


@pytest.mark.rule("TAD-1.1")
def test_of_several_payments_plentiful_and_basic_goods_weigh_least_and_points_most() -> None:
    own = numbers(table(2).goods(0, wood=5, stone=1, marble=5).acting())["own"]
    assert own is not None
    dear = own["dear"]
    assert sorted(dear, key=dear.__getitem__) == ["wood", "marble", "stone", "gold", "prestige"]
    assert dear["prestige"] > 20 * dear["gold"]
    assert {mode: tower["levels"] for mode, tower in own["towers"].items()} == {"single": 1, "double": 2}
