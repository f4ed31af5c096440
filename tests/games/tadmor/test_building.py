"""Chapter 8: towers, traitors, temples, precious goods and missions."""

from __future__ import annotations

import pytest

from majlis.games.tadmor.game import GAME
from tests.games.kit import refusal, told
from tests.games.tadmor.builder import Table, table

STATUES = "gold+gold+gold+gold+marble+marble+marble+marble"


def tower(height: int, space: str = "damascus_tower_single", **goods: int) -> Table:
    return table(2).tower(0, height).goods(0, **goods).stand(0, space).hand(0, "k1").acting()


@pytest.mark.rule("TAD-8.1")
@pytest.mark.parametrize(
    ("height", "wood", "stone"), [(0, 1, 1), (4, 1, 1), (5, 0, 2), (10, 0, 3), (15, 0, 4), (20, 0, 5), (33, 0, 5)]
)
def test_single_levels_by_band(height: int, wood: int, stone: int) -> None:
    goods = {"wood": wood, "stone": stone} if wood else {"stone": stone}
    t = tower(height, wood=wood, stone=stone)
    assert t.legal("tower") == {"tower damascus_tower_single single 1"}
    assert t.player(0)["next_level"]["single"] == goods
    t.play("tower damascus_tower_single single 1")
    assert (t.height(0), t.stock(0)) == (height + 1, {})


@pytest.mark.rule("TAD-8.2")
@pytest.mark.parametrize(("height", "each"), [(0, (1, 2)), (5, (2, 2)), (10, (3, 3)), (15, (4, 4)), (20, (5, 5))])
def test_double_levels_by_band(height: int, each: tuple[int, int]) -> None:
    t = tower(height, "damascus_tower_double", wood=each[0], marble=each[1])
    assert t.legal("tower") == {"tower damascus_tower_double double 1", "tower damascus_tower_double double 2"}
    t.play("tower damascus_tower_double double 2")
    assert (t.height(0), t.stock(0)) == (height + 2, {})


@pytest.mark.rule("TAD-8.2")
def test_the_second_level_of_a_pair_may_be_forgone_unless_the_option_forbids_it() -> None:
    t = tower(0, "damascus_tower_double", wood=2, marble=4)
    t.play("tower damascus_tower_double double 3")
    assert (t.height(0), t.stock(0)) == (3, {})
    t = table(2, double_partial_pair=False).goods(0, wood=2, marble=4).stand(0, "damascus_tower_double").acting()
    assert t.legal("tower") == {"tower damascus_tower_double double 2", "tower damascus_tower_double double 4"}
    assert t.refused("tower damascus_tower_double double 3") == refusal("half-pair", "TAD-8.2", levels=3)


@pytest.mark.rule("TAD-8.3")
def test_both_spaces_in_either_order_and_no_upper_limit() -> None:
    for first, second in (("single", "double"), ("double", "single")):
        t = table(2).tower(0, 40).goods(0, wood=5, stone=5, marble=5).hand(0, "k1")
        t.stand(0, "damascus_tower_single", "damascus_tower_double").acting()
        levels = {"single": 1, "double": 2}
        t.play(
            f"tower damascus_tower_{first} {first} {levels[first]}",
            f"tower damascus_tower_{second} {second} {levels[second]}",
        )
        assert t.height(0) == 43
    found = tower(0, stone=9).refused("tower damascus_tower_single double 2")
    assert found == refusal("other-mode", "TAD-8.3", space="damascus_tower_single", mode="single")


@pytest.mark.rule("TAD-8.1")
def test_what_cannot_be_paid_is_explained() -> None:
    t = tower(0, wood=1, stone=1)
    found = t.refused("tower damascus_tower_single single 2")
    assert found == refusal(
        "tower-too-dear", "TAD-8.1", levels=2, price=["wood-2", "stone-2"], lacking=["wood-1", "stone-1"]
    )
    assert t.refused("tower damascus_tower_single single 0") == refusal("no-levels", "TAD-8.1")
    assert t.refused("tower ebla_market single 1") == refusal("no-figure-there", "TAD-6.5", space="ebla_market")
    assert t.refused("betray damascus_tower_single seat-1").id == "refused-other-action"


@pytest.mark.rule("TAD-8.4")
def test_a_tower_without_wood() -> None:
    t = table(2).upgrades(0, "i18").goods(0, stone=2).stand(0, "damascus_tower_single").acting()
    t.play("tower damascus_tower_single single 2")
    assert t.height(0) == 2


@pytest.mark.rule("TAD-8.5")
def test_free_levels_at_multiples_of_five_once_whatever_the_number_of_tiles() -> None:
    t = (
        table(3)
        .tower(0, 3)
        .upgrades(0, "i14", "i15")
        .goods(0, wood=1, stone=1)
        .stand(0, "damascus_tower_single")
        .acting()
    )
    heard = t.play("tower damascus_tower_single single 1")
    assert t.height(0) == 5
    assert [event.parts["height"] for event in told(heard, "tower-free")] == [5]


@pytest.mark.rule("TAD-8.5")
def test_a_tile_gained_below_a_free_level_acts_at_once_or_with_the_next_building() -> None:
    """R-51: off, the free level waits, and comes before the next one that is built; its price is that of the level above."""
    t = table(2).tower(0, 4).display("i14").goods(0, wood=1, stone=2).stand(0, "palmyra_upgrade_1").acting()
    t.play("buy i14 wood")
    assert t.height(0) == 5
    t = table(2, free_level_when_gained=False).tower(0, 4).display("i14").goods(0, wood=1, stone=2).hand(0, "k1")
    t.stand(0, "palmyra_upgrade_1", "damascus_tower_single").acting()
    t.play("buy i14 wood")
    assert t.height(0) == 4
    t.play("tower damascus_tower_single single 1")
    assert (t.height(0), t.stock(0)) == (6, {}), "level 5 is free, level 6 costs two stone"
    t = table(2, free_level_when_gained=False).tower(0, 4).upgrades(0, "i14").fulfilled(0, "k7").acting()
    t.play("turn_in k7 -")
    assert t.height(0) == 7
    t = table(2, free_level_when_gained=False).round(4).tower(1, 6).upgrades(1, "i14").tower(0, 1)
    t.stand(0, "damascus_traitor").acting()
    t.play("betray damascus_traitor seat-1")
    assert t.height(1) == 5, "the option is about gaining the tile alone"


@pytest.mark.rule("TAD-8.5")
def test_a_free_level_after_a_destruction() -> None:
    t = table(2).round(4).tower(0, 1).tower(1, 10).upgrades(1, "i14").stand(0, "damascus_traitor").acting()
    t.play("betray damascus_traitor seat-1")
    assert t.height(1) == 10


# traitors


@pytest.mark.rule("TAD-8.6")
@pytest.mark.parametrize(("number", "lost"), [(4, 1), (7, 2)])
def test_the_traitor_destroys_levels(number: int, lost: int) -> None:
    t = table(3).round(number).tower(0, 5).tower(1, 5).tower(2, 4).stand(0, "damascus_traitor").acting()
    assert t.legal("betray") == {"betray damascus_traitor seat-1"}
    lower = t.refused("betray damascus_traitor seat-2")
    assert lower == refusal("lower-tower", "TAD-8.6", target=2, height=4, own=5)
    assert t.refused("betray damascus_traitor seat-0") == refusal("own-tower", "TAD-8.6")
    assert t.refused("betray damascus_traitor seat-7") == refusal("no-such-player", "TAD-8.6", player="seat-7")
    t.play("betray damascus_traitor seat-1")
    assert t.height(1) == 5 - lost


@pytest.mark.rule("TAD-8.6")
def test_a_tower_never_falls_below_nothing_and_none_is_no_target() -> None:
    t = table(3).round(7).tower(1, 1).stand(0, "damascus_traitor").acting()
    assert t.refused("betray damascus_traitor seat-2") == refusal("no-tower", "TAD-8.6", target=2)
    t.play("betray damascus_traitor seat-1")
    assert t.height(1) == 0


@pytest.mark.rule("TAD-8.6")
def test_in_epoch_one_the_traitor_just_returns() -> None:
    t = table(2).tower(1, 5).hand(0, "k1").stand(0, "damascus_traitor").acting()
    assert t.refused("betray damascus_traitor seat-1") == refusal("no-traitor-yet", "TAD-8.6", epoch=1)
    t.play("end")
    assert (t.height(1), t.at_home(0)) == (5, (3, 2))


# temples


@pytest.mark.rule("TAD-8.7", "TAD-8.8")
@pytest.mark.parametrize(
    ("before", "stage", "goods", "points"),
    [
        (None, "foundation", {"wood": 2, "stone": 3}, 5),
        ("foundation", "colonnade", {"stone": 3, "marble": 3}, 13),
        ("colonnade", "roof", {"wood": 3, "marble": 4}, 25),
        ("roof", "statues", {"marble": 4, "gold": 4}, 45),
    ],
)
def test_one_stage_after_the_other(before: str | None, stage: str, goods: dict[str, int], points: int) -> None:
    t = table(2).goods(0, **goods).hand(0, "k1").stand(0, "ebla_temple")
    if before:
        t.temple(0, before)
    t.acting()
    pay = "+".join(sorted(name for name, n in goods.items() for _ in range(n)))
    assert t.legal("temple") == {f"temple ebla_temple {stage} {pay}"}
    t.play(f"temple ebla_temple {stage} {pay}")
    assert t.player(0)["temples"] == [stage]
    assert t.match.breakdown(0)["temples"] == points
    assert t.points(0) == 10, "points count at the end only"


@pytest.mark.rule("TAD-8.7")
def test_a_temple_that_cannot_be_built_says_what_the_next_stage_lacks() -> None:
    t = table(2).goods(0, wood=5, stone=5).hand(0, "k1").temple(0, "foundation").stand(0, "ebla_temple").acting()
    nearest = refusal("too-dear", "TAD-8.8", price=["stone-3", "marble-3"], discount=0, lacking=["marble-3"], short=3)
    assert t.match.refuse("temple ebla_temple") == nearest
    tries = [action for action in t.match.tries() if action.verb.name == "temple"]
    assert [str(action) for action in tries] == ["temple ebla_temple colonnade"]
    assert t.match.refuse(tries[0]) == nearest
    said = GAME.words("en").say(nearest.id, **nearest.facts)
    assert said == "You lack 3 marble: the price is 3 stone and 3 marble."


@pytest.mark.rule("TAD-8.7", "TAD-11.2")
def test_what_a_discount_leaves_to_pay_is_told() -> None:
    t = table(2).goods(0, wood=1, stone=1).upgrades(0, "i34").hand(0, "k1").stand(0, "ebla_temple")
    found = t.round(4).acting().match.refuse("temple ebla_temple")
    assert found is None, "two of five resources are enough with three waived"
    t = table(2).goods(0, wood=1).upgrades(0, "i34").hand(0, "k1").stand(0, "ebla_temple").round(4).acting()
    found = t.match.refuse("temple ebla_temple")
    assert found is not None
    assert (found.facts["lacking"], found.facts["short"]) == (["wood-1", "stone-3"], 1)


@pytest.mark.rule("TAD-8.13")
def test_the_mission_that_lacks_least_is_named() -> None:
    t = table(2).goods(0, wood=1, stone=1, marble=1).hand(0, "k1", "k18").stand(0, "palmyra_mission_fulfil").acting()
    found = t.match.refuse("fulfil palmyra_mission_fulfil")
    assert found == refusal("no-mission-payable", "TAD-8.13", mission="k18", lacking=["gold-1"], short=1, discount=0)


@pytest.mark.rule("TAD-8.7", "TAD-8.12", "TAD-8.13")
@pytest.mark.parametrize(
    ("verb", "place"),
    [
        ("tower", "damascus_tower_single"),
        ("temple", "ebla_temple"),
        ("precious", "south_sea_precious_grey"),
        ("fulfil", "palmyra_mission_fulfil"),
    ],
)
def test_an_action_without_a_place_is_refused_for_the_reason_at_the_figure(verb: str, place: str) -> None:
    t = table(2).hand(0, "k1").stand(0, place).acting()
    found = t.refused(verb)
    assert found == t.refused(f"{verb} {place}")
    assert found.id in ("refused-tower-too-dear", "refused-too-dear", "refused-no-mission-payable")
    market = table(2).hand(0, "k1").goods(0, wood=1).stand(0, "ebla_market").acting()
    assert market.refused(verb).id == "refused-no-figure-for-it"


@pytest.mark.rule("TAD-8.7")
def test_stages_out_of_order_and_missing_cards_are_refused() -> None:
    t = table(2).goods(0, wood=5, stone=5, marble=5).temple(0, "foundation").stand(0, "ebla_temple").acting()
    assert t.refused("temple ebla_temple foundation wood").id == "refused-temple-in-progress"
    found = t.refused("temple ebla_temple roof wood")
    assert found == refusal("stage-order", "TAD-8.7", stage="roof", before="colonnade")
    t = (
        table(3)
        .temple(1, "colonnade", "colonnade", "colonnade", "colonnade")
        .temple(0, "foundation")
        .goods(0, stone=3, marble=3)
    )
    t.stand(0, "ebla_temple").hand(0, "k1").acting()
    assert t.refused("temple ebla_temple colonnade stone") == refusal("no-temple-card", "TAD-18.1", stage="colonnade")


@pytest.mark.rule("TAD-8.9")
def test_a_mission_comes_with_a_stage_at_palmyra() -> None:
    t = table(2).goods(0, wood=2, stone=3).next_missions("k9").stand(0, "palmyra_temple").acting()
    t.play("temple palmyra_temple foundation stone+stone+stone+wood+wood")
    assert t.player(0, 0)["hand"] == ["k9"]
    t = table(2).hand(0, "k1").stand(0, "palmyra_temple").acting()
    t.play("end")
    assert t.player(0)["hand_size"] == 1
    t = table(2).goods(0, wood=2, stone=3).stand(0, "ebla_temple").acting()
    t.play("temple ebla_temple foundation stone+stone+stone+wood+wood")
    assert t.player(0)["hand_size"] == 0


@pytest.mark.rule("TAD-8.10")
def test_the_first_player_takes_two_goods_but_nothing_for_a_second_temple() -> None:
    t = (
        table(3)
        .temple(0, "roof", "roof")
        .fulfilled(0, "k3")
        .goods(0, marble=4, gold=4)
        .hand(0, "k1")
        .stand(0, "ebla_temple")
        .acting()
    )
    heard = t.play("turn_in k3 statues")
    assert told(heard, "completed")[0].parts == {"nth": 1, "count": 2}
    t.play("prize red", "prize red")
    heard = t.play(f"temple ebla_temple statues {STATUES}")
    assert not told(heard, "completed")
    assert sum(t.player(0)["precious"].values()) == 2
    assert t.view(None)["completers"] == [0]


@pytest.mark.rule("TAD-8.10")
def test_the_second_player_takes_one_and_later_ones_nothing() -> None:
    t = table(3).temple(0, "statues").temple(1, "roof").temple(2, "roof")
    t.state.completers.append(0)
    t.goods(1, marble=4, gold=4).stand(1, "ebla_temple").goods(2, marble=4, gold=4).stand(2, "palmyra_temple").acting()
    t.play(f"temple ebla_temple statues {STATUES}")
    assert t.asks() == (1, "prize")
    t.play("prize grey")
    assert sum(t.player(1)["precious"].values()) == 1
    t.play(f"temple palmyra_temple statues {STATUES}")
    assert t.asked() != "prize"


@pytest.mark.rule("TAD-8.11")
def test_a_new_temple_after_a_completed_one() -> None:
    t = table(2).temple(0, "statues").goods(0, wood=2, stone=3).stand(0, "ebla_temple").acting()
    t.play("temple ebla_temple foundation stone+stone+stone+wood+wood")
    assert t.player(0)["temples"] == ["foundation", "statues"]
    assert t.match.breakdown(0)["temples"] == 50


# precious goods and missions


@pytest.mark.rule("TAD-8.12")
@pytest.mark.parametrize(
    ("space", "colour", "top", "pay"),
    [
        ("south_sea_precious_grey", 0, "incense", "gold+gold+gold"),
        ("euphrates_precious_yellow", 1, "jade", "stone+stone+stone+stone+stone"),
        ("euphrates_precious_red", 2, "silk", "wood+wood+wood+wood+wood"),
    ],
)
def test_the_top_tile_for_the_price_of_its_colour(space: str, colour: int, top: str, pay: str) -> None:
    kinds = {0: "myrrh", 1: "ivory", 2: "oils"}
    t = table(2).stack(colour, top, kinds[colour]).goods(0, wood=5, stone=5, gold=3).stand(0, space).acting()
    assert t.legal("precious") == {f"precious {space} {top} {pay}"}
    found = t.refused(f"precious {space} {kinds[colour]} {pay}")
    assert found == refusal("not-on-top", "TAD-8.12", good=kinds[colour], top=top)
    t.play(f"precious {space} {top} {pay}")
    paid = pay.split("+")
    left = {name: n - paid.count(name) for name, n in (("wood", 5), ("stone", 5), ("gold", 3))}
    assert t.stock(0) == {name: n for name, n in left.items() if n}
    assert t.player(0)["precious"] == {top: 1}
    assert t.view(None)["precious"][colour]["top"] == kinds[colour]


@pytest.mark.rule("TAD-8.12")
def test_an_empty_stack_a_wrong_stack_and_an_empty_purse() -> None:
    t = table(2).stack(0).hand(0, "k1").goods(0, gold=2).stand(0, "south_sea_precious_grey").acting()
    assert t.refused("precious south_sea_precious_grey myrrh gold") == refusal("stack-empty", "TAD-8.12", colour="grey")
    t = table(2).stack(0, "myrrh").hand(0, "k1").goods(0, gold=2).stand(0, "south_sea_precious_grey").acting()
    assert t.refused("precious south_sea_precious_grey silk wood") == refusal(
        "other-stack", "TAD-8.12", good="silk", colour="grey"
    )
    found = t.refused("precious south_sea_precious_grey myrrh gold+gold+gold")
    assert found == refusal("too-dear", "TAD-8.12", price=["gold-3"], discount=0, lacking=["gold-1"], short=1)


@pytest.mark.rule("TAD-8.13")
def test_drawing_and_fulfilling_missions() -> None:
    t = table(2).next_missions("k18").goods(0, wood=1, stone=1, marble=1, gold=1)
    t.stand(0, "ebla_mission_draw", "palmyra_mission_fulfil").acting()
    t.play("draw ebla_mission_draw")
    assert t.player(0, 0)["hand"] == ["k18"]
    assert t.refused("fulfil palmyra_mission_fulfil k1 wood") == refusal("not-in-hand", "TAD-8.13", mission="k1")
    t.play("fulfil palmyra_mission_fulfil k18 gold+marble+stone+wood")
    assert t.player(0)["fulfilled"] == ["k18"]
    assert t.match.breakdown(0)["missions"] == 8


@pytest.mark.rule("TAD-8.13")
def test_a_mission_that_cannot_be_paid() -> None:
    t = table(2).hand(0, "k18").goods(0, wood=4).stand(0, "palmyra_mission_fulfil").acting()
    found = t.refused("fulfil palmyra_mission_fulfil k18 gold+marble+stone+wood")
    assert found == refusal(
        "too-dear",
        "TAD-8.13",
        price=["wood-1", "stone-1", "marble-1", "gold-1"],
        discount=0,
        lacking=["stone-1", "marble-1", "gold-1"],
        short=3,
    )


@pytest.mark.rule("TAD-8.14")
def test_the_deck_is_rebuilt_from_the_discard_pile() -> None:
    t = table(2).discarded("k1", "k2")
    cards = [card.id for card in t.box.missions if card.id not in ("k1", "k2")]
    t.hand(1, *cards).stand(0, "ebla_mission_draw").acting()
    heard = t.play("draw ebla_mission_draw")
    assert told(heard, "reshuffled")[0].parts == {"count": 2}
    assert t.player(0, 0)["hand"][0] in ("k1", "k2")
    assert t.view(None)["missions"] == {"deck": 1, "discards": []}


@pytest.mark.rule("TAD-8.14")
def test_nothing_is_drawn_where_nothing_is_left_and_the_hand_has_no_limit() -> None:
    t = table(2)
    t.hand(0, *[card.id for card in t.box.missions]).stand(0, "ebla_mission_draw").acting()
    assert t.player(0)["hand_size"] == 26
    assert t.refused("draw ebla_mission_draw") == refusal("no-missions-left", "TAD-8.14")


@pytest.mark.rule("TAD-8.5")
def test_without_the_tile_no_level_is_free() -> None:
    t = table(2).tower(0, 3).goods(0, wood=2, stone=2).stand(0, "damascus_tower_single").acting()
    t.play("tower damascus_tower_single single 1")
    assert (t.height(0), t.stock(0)) == (4, {"wood": 1, "stone": 1})


@pytest.mark.rule("TAD-8.7")
@pytest.mark.parametrize(
    ("stage", "following"),
    [("foundation", "colonnade"), ("colonnade", "roof"), ("roof", "statues"), ("statues", "foundation")],
)
def test_no_temple_is_begun_beside_one_in_progress(stage: str, following: str) -> None:
    t = table(2).temple(0, stage).goods(0, wood=8, stone=8, marble=8, gold=8).stand(0, "ebla_temple").acting()
    assert {text.split()[2] for text in t.legal("temple")} == {following}


@pytest.mark.rule("TAD-8.14", "TAD-12.2")
def test_missions_are_drawn_from_the_deck_while_nothing_is_discarded() -> None:
    t = table(2).fulfilled(0, "k21").acting()
    assert t.state.discards == 0
    t.play("turn_in k21 -")
    assert t.state.hand[0].bit_count() == 2


@pytest.mark.rule("TAD-8.7", "TAD-6.5")
def test_one_stage_for_each_figure() -> None:
    t = table(2).goods(0, wood=9, stone=9, marble=9).stand(0, "ebla_temple").acting()
    t.play("temple ebla_temple foundation stone+stone+stone+wood+wood")
    assert t.there("ebla_temple") is None
    assert t.legal("temple") == set()
