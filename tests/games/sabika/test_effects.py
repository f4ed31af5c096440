"""Chapter 9: effects, triggers, modifiers, counters, scoring forms."""

from __future__ import annotations

import re

import pytest

from majlis.engine.components import Row
from majlis.engine.errors import BadBox
from majlis.games.sabika.box import Score
from majlis.games.sabika.counting import chain, count
from majlis.games.sabika.effect_reading import effect_of
from majlis.games.sabika.game import GAME
from majlis.games.sabika.materials import used_mask
from majlis.games.sabika.scoring import points_for
from majlis.games.sabika.words import (
    ACTION_NAMES,
    COUNTER_NAMES,
    MODIFIER_NAMES,
    ON_PROCESS,
    PER,
    SETS,
    TABLE,
    TRIGGER_NAMES,
)
from tests.games.kit import told
from tests.games.sabika.builder import Table, table


@pytest.mark.rule("SAB-9.1")
def test_steps_are_carried_out_in_order_as_far_as_possible() -> None:
    t = (
        table(2)
        .slots(raw_0="cane")
        .effect(0, {"gain": "raw", "n": 2}, {"action": "export"}, {"gain": "dinar", "n": 2}, {"gain": "paria", "n": 1})
    )
    assert (t.fields(0), t.dinars(), t.parias(), t.asked()) == (["cane"], 2, 1, "turn")


@pytest.mark.rule("SAB-9.1")
@pytest.mark.parametrize(
    ("step", "prestige"),
    [
        ({"gain": "prestige", "n": 1, "per": "poem"}, 5),
        ({"gain": "prestige", "n": 1, "per": "poem", "max": 4}, 4),
        ({"gain": "prestige", "n": 2, "per": "poem", "every": 2}, 4),
    ],
)
def test_gains_may_be_multiplied_by_what_is_counted(step: dict[str, object], prestige: int) -> None:
    t = (
        table(2)
        .poem(0, "poem_1", "poem_2", "poem_3")
        .poem(0, "poem_4", colour="red")
        .poem(0, "poem_a1")
        .effect(0, step)
    )
    assert t.prestige() == 5 + prestige


@pytest.mark.rule("SAB-9.1")
def test_choose_offers_only_what_can_be_carried_out_at_least_in_part() -> None:
    step: dict[str, object] = {
        "choose": [
            [{"action": "export"}],
            [{"gain": "dinar", "n": 1}],
            [{"action": "engrave"}, {"gain": "paria", "n": 1}],
        ]
    }
    t = table(2).effect(0, step)
    assert t.facts() == {"source": "tile_1", "ways": ["2", "3"]}
    assert t.why("choose 1") == ("no-goods", "SAB-6.1")
    assert t.why("choose 4") == ("no-such-number", "SAB-9.1")
    t.play("choose 3")
    assert t.parias() == 1


@pytest.mark.rule("SAB-9.1")
def test_up_to_may_be_declined_but_other_steps_not() -> None:
    t = table(2).ship(0, "fez", "tunis").city("fez", 5).city("tunis", 3).effect(0, {"city_bonus": 2})
    assert t.legal() == {"visit fez", "visit tunis", "done"}
    t.play("visit fez")
    assert t.why("visit fez") == ("visited", "SAB-9.1")
    t.play("done")
    assert (t.dinars(), t.parias()) == (2, 0)
    t = table(2).effect(0, {"action": "market"})
    assert "decline" not in {action.verb.name for action in t.match.actions()}
    assert t.dinars() == 2


@pytest.mark.rule("SAB-9.1")
def test_bonus_actions_may_be_declined_with_the_option_except_a_red_citys() -> None:
    t = table(2, bonus_action_may_be_declined=True).effect(0, {"action": "commission"}, {"gain": "dinar", "n": 1})
    assert (t.asked(), t.facts(), t.legal()) == ("bonus-action", {"action": "commission"}, {"accept", "decline"})
    t.play("decline")
    assert t.dinars() == 1
    t = table(2, bonus_action_may_be_declined=True).effect(0, {"action": "commission"})
    t.play("accept")
    assert t.dinars() == 3
    t = table(2, bonus_action_may_be_declined=True).city("fez", 11).ship(0, "fez").act(0, "consolidate")
    assert t.asked() == "materials"
    t = table(2, bonus_action_may_be_declined=True).city("fez", 11).ship(0, "fez").effect(0, {"red_city_action": 1})
    assert t.legal() == {"accept", "decline"}  # a red city's action may be declined when one does not consolidate


@pytest.mark.rule("SAB-9.2")
@pytest.mark.parametrize("action", ACTION_NAMES)
def test_every_action_can_be_a_bonus(action: str) -> None:
    t = table(2).open_poems(1, 2).open_large(1, 2).open_small(1, 2, 3).give(0, gypsum=1, wood=1, sugar=1, dinars=5)
    t.ship(0, "fez", "tunis").poem(0, "poem_1", "poem_12", colour="red").effect(0, {"action": action})
    expected = {
        "quarry_small": "materials",
        "quarry_large": "materials",
        "build_large": "build",
        "build_small": "build",
        "commission": "turn",
    }
    assert t.asked() == expected.get(action, action)


@pytest.mark.rule("SAB-9.2")
def test_build_limited_to_one_sort() -> None:
    t = table(2).open_large(1, 2).open_small(1, 10).give(0, gypsum=1, dinars=1).effect(0, {"action": "build_large"})
    assert t.legal() == {"build large_1 gypsum", "build large_2 gypsum"}
    assert t.why("build small_1 gypsum") == ("other-sort", "SAB-9.2")
    t = table(2).open_large(1, 2).open_small(1, 10).give(0, gypsum=1, dinars=1).effect(0, {"action": "build_small"})
    assert t.legal() == {"build small_1 gypsum", "build small_10 gypsum", "refresh"}
    assert t.why("build large_1 gypsum") == ("other-sort", "SAB-9.2")


@pytest.mark.rule("SAB-9.3")
def test_forms_of_ongoing_effects() -> None:
    box = table().box
    assert [entry.material for entry in box.poems[5].triggers] == [1]  # only with wood
    assert [modifier.sets for modifier in box.poems[20].modifiers] == [True, True]
    assert [modifier.n for modifier in box.poems[13].modifiers] == [-2]
    assert box.poems[16].crates == 2


@pytest.mark.rule("SAB-9.4")
def test_triggers_and_their_moments() -> None:
    def gained(t: Table) -> tuple[int, int, int]:
        return t.prestige() - 5, t.dinars(), t.parias()

    t = table(2).poem(0, "poem_2").act(0, "quarry_small")
    t.play("take wood+wood+wood")
    assert gained(t) == (1, 1, 0)
    t = table(2).poem(0, "poem_3").open_tiles(1, 2).act(0, "storehouse")
    events = t.play("extend tile_1 house_1")
    assert gained(t) == (2, 2, 1)
    assert [event.name for event in events].index("event-dinar") < [event.name for event in events].index(
        "event-resolve"
    )
    t = table(2).poem(0, "poem_4").open_large(4).open_small().give(0, gypsum=1).act(0, "build")
    assert gained(t) == (1, 2 + 2, 2)
    t = table(2).poem(0, "poem_8").act(0, "market")
    assert (t.dinars(), t.facts()) == (3, {"count": 3})
    t = table(2).poem(0, "poem_8").give(0, dinars=1).effect(0, {"transaction": 1})
    assert t.facts() == {"count": 1}  # loose transactions do not trigger it
    t = table(2).poem(0, "poem_14").city("fez", 1).ship(0, "fez").act(0, "consolidate")
    assert gained(t) == (1, 1, 0)
    t = table(2, edition="ru").poem(0, "poem_18").raw(0, "cane", "silk").effect(0, {"process": 2})
    t.play("process cane", "process silk")
    assert gained(t) == (0, 2, 0)
    t = table(2).poem(0, "poem_7").open_large().open_small(4).give(0, wood=1)
    t.state.mosaic_cards[0] = 1
    t.act(0, "build")
    t.play("lay left", "split 4")
    assert gained(t) == (2 + 2, 4, 0)
    assert len(TRIGGER_NAMES) == 11


@pytest.mark.rule("SAB-9.4", "SAB-5.15")
def test_what_a_trigger_comes_before_and_after() -> None:
    t = table(2).poem(0, "poem_4").open_large(4, 5).open_small().give(0, gypsum=1).act(0, "build")
    names = [event.name.removeprefix("event-") for event in t.play("build large_4 gypsum")]
    assert names[:5] == [
        "build",
        "prestige",
        "resolve",
        "dinar",
        "favour",
    ]  # after the prestige, before favour and bonus
    t = table(2).poem(0, "poem_7").open_large().open_small(4).give(0, wood=1)
    t.state.mosaic_cards[0] = 1
    t.act(0, "build")
    t.play("lay left")
    assert (t.asked(), t.prestige()) == ("split", 5 + 2)  # the mosaic's own bonus comes first
    t.play("split 4")
    assert t.prestige() == 5 + 2 + 2
    t = table(2).poem(0, "poem_14").city("fez", 11).ship(0, "fez").act(0, "consolidate")
    assert (t.asked(), t.prestige(), t.dinars()) == ("materials", 6, 1)  # before the red action
    t = table(2).poem(0, "poem_2").act(0, "quarry_small")
    assert (t.asked(), t.prestige()) == ("materials", 5)  # after the quarry


@pytest.mark.rule("SAB-9.5")
def test_modifiers_of_poems() -> None:
    t = table(2).poem(0, "poem_9").put(0, "builder_1", "outer_0").turn(0)
    t.play("work builder_1 outer_3", "done")
    assert t.dinars() == 2  # three free steps
    t = table(2).poem(0, "poem_11").sultan("outer_3", "outer_3").give(0, dinars=1).turn(0)
    t.play("work builder_1 outer_3", "done")
    assert t.dinars() == 0 + 2  # one foreign worker costs nothing
    t = table(2).poem(0, "poem_15").slots(raw_3="cane").turn(0)
    t.play("work builder_1 outer_4")
    assert (t.fields(0), t.dinars()) == (["cane"], 0)
    t = table(2).poem(0, "poem_13").give(0, sugar=1).city("ragusa", 5).ship(0, "florence").act(0, "export")
    t.play("export ragusa sugar")
    assert t.dinars() == 2  # the way costs nothing
    t = table(2).poem(0, "poem_19").open_poems(2).give(0, gypsum=1, dinars=1).act(0, "engrave")
    t.play("engrave poem_2 blue gypsum")
    assert t.dinars() == 0  # 1 + 1 - 1
    t = table(2).poem(0, "poem_21").act(0, "commission")
    assert t.dinars() == 5
    t = table(2).poem(0, "poem_22").turn(0)
    t.play("rest poet")
    assert (t.dinars(), t.prestige()) == (4, 5)
    assert len(MODIFIER_NAMES) == 23


@pytest.mark.rule("SAB-9.5")
@pytest.mark.parametrize("poem", [1, 22])
def test_what_the_first_and_the_last_poem_modify_counts(poem: int) -> None:
    """In the box the first modifies nothing; in an owner's it may."""
    text = GAME.data_text()
    line = next(line for line in text.splitlines() if line.startswith(f"  {{ number = {poem},") and " red = [" in line)
    changed = re.sub(r"blue = \[", 'blue = [{ modify = "commission_dinar", add = 2 }, ', line)
    box = GAME.read_box(text.replace(line, changed))
    t = Table(GAME.start(2, {}, "7", box)).bare().turn(0).poem(0, f"poem_{poem}").act(0, "commission")
    assert t.dinars() == 5


@pytest.mark.rule("SAB-9.5")
def test_every_set_comes_before_every_add_and_nothing_falls_below_zero() -> None:
    t = table(2).event(12).poem(0, "poem_11").sultan("outer_3", "outer_3").give(0, dinars=2).turn(0)
    t.play("work builder_1 outer_3", "done")
    assert t.dinars() == 0 + 2
    t = table(2).event(2).poem(0, "poem_19").open_poems(2).give(0, gypsum=1).act(0, "engrave")
    t.play("engrave poem_2 blue gypsum")  # 1 + 1 - 1 - 1 = 0
    assert t.player(0)["poems"]["blue"] == ["poem_2", "poem_19"]
    t = table(2).event(11).poem(0, "poem_9").put(0, "builder_1", "outer_0").give(0, dinars=1).turn(0)
    t.play("work builder_1 outer_3", "done")
    assert t.dinars() == 1 - 1 + 2  # 2 - 1 + 1 free steps


@pytest.mark.rule("SAB-9.6")
def test_counters() -> None:
    t = (
        table(3)
        .poem(0, "poem_1", "poem_2")
        .poem(0, "poem_3", colour="red")
        .poem(0, "poem_a1")
        .built(0, palace=2, garden=1, tower=1)
    )
    t.house(0, 1, 1).give(0, wood=2, sugar=1, favour=4, seals=2)
    t.state.mosaics[0] = 3
    t.city("fez", 1).city("tunis", 7).city("venice", 8).city("cairo", 2).city("algiers", 3)
    t.ship(0, "fez", "venice").ship(0, "tunis", "cairo", right=True)
    expected = {
        "blue_poem": 2,
        "red_poem": 1,
        "small_poem": 3,
        "large_poem": 1,
        "poem": 4,
        "small_building": 2,
        "large_building": 2,
        "building": 4,
        "category_palace": 2,
        "category_fountain": 0,
        "category_gate": 0,
        "category_garden": 1,
        "category_tower": 1,
        "category_window": 0,
        "category_kinds": 3,
        "mosaic": 3,
        "crate": 6,
        "stored_item": 3,
        "favour_space": 4,
        "seal": 2,
        "city_with_ship": 4,
        "consolidated_city": 2,
        "consolidated_blue_city": 1,
        "consolidated_red_city": 1,
        "blue_city_with_ship": 2,
        "red_city_with_ship": 2,
        "europe_city_with_ship": 1,
        "maghreb_city_with_ship": 2,
        "near_east_city_with_ship": 1,
        "chain_of_cities": 2,
    }
    assert {name: count(t.state, 0, number) for number, name in enumerate(COUNTER_NAMES)} == expected


@pytest.mark.rule("SAB-9.7", "SAB-EX-33")
def test_the_longest_chain_of_cities() -> None:
    t = table(2).ship(0, "algiers", "florence", "cairo").ship(0, "ragusa", "constantinople", "venice", right=True)
    assert chain(t.state, t.state.ships(0)) == 5
    assert chain(t.state, 0) == 0


@pytest.mark.rule("SAB-9.8")
def test_scoring_forms() -> None:
    t = table(2).built(0, palace=3, garden=2)
    large, small = COUNTER_NAMES.index("large_building"), COUNTER_NAMES.index("small_building")
    assert points_for(t.state, 0, Score(PER, [large], 4, 16, [])) == 12
    assert points_for(t.state, 0, Score(PER, [large], 4, 10, [])) == 10
    assert points_for(t.state, 0, Score(SETS, [large, small], 4, 16, [])) == 8
    assert points_for(t.state, 0, Score(TABLE, [large], 0, 0, [0, 1, 3, 6])) == 6
    assert points_for(t.state, 0, Score(TABLE, [large], 0, 0, [0, 1])) == 1


@pytest.mark.rule("SAB-9.9")
def test_the_owner_chooses_the_order_where_it_matters() -> None:
    t = table(2).city("fez", 6).city("tunis", 1).ship(0, "fez", "tunis", right=True).poem(0, "poem_12").end_round()
    assert t.asks() == (0, "order")
    assert t.legal() == {"resolve fez", "resolve tunis", "resolve poem_12"}
    assert t.why("resolve cairo") == ("not-waiting", "SAB-9.9")
    t.play("resolve tunis", "resolve fez")
    assert t.facts() == {"count": 1}
    assert t.dinars() == 3
    assert t.parias() == 0  # the poem comes when the transaction is finished
    t.play("buy ceramic")
    assert (t.parias(), t.asked()) == (1, "tribute")
    t = table(2).city("tunis", 1).ship(0, "tunis", right=True).poem(0, "poem_12").end_round()
    assert t.asked() == "tribute"  # dinars and parias: the order makes no difference


@pytest.mark.rule("SAB-9.9")
def test_a_bonus_action_is_finished_before_the_action_that_caused_it_goes_on() -> None:
    t = (
        table(2)
        .open_large(9, 2)
        .open_small()
        .open_tiles(13, 2, 3, 4)
        .give(0, gypsum=1, favour=2, dinars=0)
        .act(0, "build")
    )
    t.play("build large_9 gypsum", "favour 2", "take wood")
    assert t.asked() == "storehouse"
    events = t.play("extend tile_13 house_1")
    assert told(events, "dinar")[0].parts == {"count": 3}
    assert t.asked() == "turn"


@pytest.mark.rule("SAB-9.10")
def test_keys_that_are_no_effects_are_read_where_they_belong() -> None:
    box = table().box
    assert [building.number for building in box.large[1:] if building.least_players == 3] == [10, 11, 12]
    assert [poem.id for poem in box.large_poems if poem.out_in_solo] == ["F1"]
    assert [slot.id for slot in box.slots if slot.closed >> 3 & 1] == ["raw_1", "raw_4", "marble_5"]
    assert box.yusuf_cards[0].clears


@pytest.mark.parametrize(
    "steps",
    [
        [{"gain": "gold", "n": 1}],
        [{}],
        [{"gain": "dinar"}],
        [{"choose": [[]]}],
        [{"place_ship": 1, "goods_max": 2}],
        "dinar",
        [{"split": ["dinar"], "n": 2}],
    ],
)
def test_a_wrong_effect_is_refused(steps: object) -> None:
    with pytest.raises(BadBox):
        effect_of(Row("a record", {"effect": steps}, "rulebook"), "effect", "x", "x")


@pytest.mark.rule("SAB-9.3")
@pytest.mark.parametrize(
    ("materials", "kinds"),
    [(["wood"], 0b0010), (["gypsum", "marble"], 0b0101), (["ceramic", "wood", "wood"], 0b1010), ([], 0)],
)
def test_a_condition_looks_at_the_kinds_that_were_used(materials: list[str], kinds: int) -> None:
    vector = sum(1 << 2 * ["gypsum", "wood", "marble", "ceramic"].index(material) for material in materials)
    assert used_mask(vector) == kinds


@pytest.mark.rule("SAB-9.1")
@pytest.mark.parametrize("gain", ["raw", "good", "favour"])
def test_a_step_that_comes_to_nothing_is_skipped(gain: str) -> None:
    """One for every two seals: with one seal that is none, and with none on the rondel a raw material is no way to choose."""
    t = table(2).slots(raw_0="cane", raw_2="clay").give(0, seals=1)
    t.effect(0, {"gain": gain, "n": 1, "per": "seal", "every": 2, "max": 3})
    assert (t.asked(), t.fields(0), t.has(0), t.state.favour[0]) == ("turn", [], {}, 0)
    t = table(2).effect(
        0, {"choose": [[{"gain": "raw", "n": 1}], [{"gain": "dinar", "n": 1}], [{"gain": "paria", "n": 1}]]}
    )
    assert t.legal() == {"choose 2", "choose 3"}


@pytest.mark.rule("SAB-9.4")
def test_a_raw_material_processed_by_gaining_another_is_a_trigger_too() -> None:
    """SAB-4.6 turns the one in the workshop over: whoever is rewarded for processing is rewarded for that."""
    box = table().box
    poem = next(n for n in range(1, len(box.poems)) if any(one.trigger == ON_PROCESS for one in box.poems[n].triggers))
    t = table(2).poem(0, f"poem_{poem}").raw(0, "cane").slots(raw_0="cane")
    before = (t.prestige(), t.dinars(), t.parias())
    t.effect(0, {"gain": "raw", "n": 1})
    assert t.has(0) == {"sugar": 1}
    assert (t.prestige(), t.dinars(), t.parias()) != before
    t = table(2).poem(0, f"poem_{poem}").slots(raw_0="cane").effect(0, {"gain": "raw", "n": 1})
    assert (t.fields(0), (t.prestige(), t.dinars(), t.parias())) == (["cane"], before), (
        "merely gaining is not processing"
    )


OPEN: list[list[dict[str, object]]] = [[{"gain": "dinar", "n": 1}], [{"gain": "paria", "n": 1}]]


@pytest.mark.rule("SAB-9.1")
@pytest.mark.parametrize(
    ("way", "reason"),
    [
        ({"city_bonus": 1}, ("no-ships", "SAB-6.4")),
        ({"red_city_action": 1}, ("no-red-ship", "SAB-7.15")),
        ({"building_bonus": "current_era"}, ("no-large-open", "SAB-7.10")),
        ({"process": 1}, ("nothing-to-process", "SAB-4.7")),
        ({"gain": "raw", "n": 1}, ("no-raw-on-rondel", "SAB-4.5")),
        ({"action": "export"}, ("no-goods", "SAB-6.1")),
        ({"gain": "dinar", "n": 1, "per": "mosaic"}, ("counts-too-few", "SAB-9.1")),
    ],
)
def test_a_way_that_is_not_open_is_refused_for_what_is_missing(way: dict[str, object], reason: tuple[str, str]) -> None:
    t = table(2).open_large().slots().effect(0, {"choose": [[way], *OPEN]})
    assert t.why("choose 1") == reason


@pytest.mark.rule("SAB-9.1", "SAB-9.2")
def test_a_way_that_cannot_be_paid_for_is_refused_with_its_price() -> None:
    t = table(2).open_poems(1).give(0, wood=1).effect(0, {"choose": [[{"action": "engrave"}], *OPEN]})
    assert t.why("choose 1") == ("too-dear", "SAB-9.2")


@pytest.mark.rule("SAB-9.4")
def test_a_small_building_is_no_large_one_and_its_triggers_come_before_the_card_is_laid() -> None:
    t = table(2).poem(0, "poem_4").open_large().open_small(4).give(0, wood=1, gypsum=1).act(0, "build")
    t.play("build small_4 wood")
    assert (t.asked(), t.dinars()) == ("lay", 0), "poem 4 rewards large buildings only"
    t = table(2).poem(0, "poem_6").open_large().open_small(4).give(0, wood=1, ceramic=1).act(0, "build")
    t.play("build small_4 ceramic+wood")
    assert (t.asked(), t.prestige()) == ("lay", 5 + 2 + 4 + 2)


@pytest.mark.rule("SAB-9.4", "SAB-9.3")
@pytest.mark.parametrize(
    ("trigger", "small", "large"), [("build", True, True), ("build_small", True, False), ("build_large", False, True)]
)
@pytest.mark.parametrize("material", ["", 'when = { used_material = "gypsum" }, '])
def test_a_trigger_for_one_sort_of_building_and_with_one_material(
    trigger: str, small: bool, large: bool, material: str
) -> None:
    """The box has no poem for small buildings only and none that asks for gypsum; an owner's may."""
    text = GAME.data_text()
    old = '{ on = "build_large", effect'
    assert text.count(old) == 1
    box = GAME.read_box(text.replace(old, f'{{ on = "{trigger}", {material}effect'))
    for building, spent, wanted in (
        ("large_9", "gypsum", large),
        ("small_4", "wood", small and not material),
        ("small_4", "gypsum+wood", small),
    ):
        t = Table(GAME.start(2, {}, "7", box)).bare().turn(0).poem(0, "poem_4").open_large(1, 9).open_small(4)
        t.give(0, gypsum=1, wood=1).act(0, "build")
        heard = t.play(f"build {building} {spent}")
        assert ("poem_4" in [event.parts["source"] for event in told(heard, "resolve")]) is wanted


@pytest.mark.rule("SAB-9.4")
def test_a_large_quarry_is_a_quarry_too_and_activating_is_not_extending() -> None:
    t = table(2).poem(0, "poem_2").act(0, "quarry_large")
    t.play("take wood+wood+wood")
    assert (t.prestige(), t.dinars()) == (6, 1)
    t = table(2).poem(0, "poem_3").house(0, 1, 1).open_tiles().act(0, "storehouse")
    assert (t.prestige(), t.dinars(), t.parias()) == (5, 2, 0)


@pytest.mark.rule("SAB-9.4")
def test_what_extending_triggers_comes_after_a_bonus_that_asks() -> None:
    t = table(2).poem(0, "poem_3").open_tiles(5).act(0, "storehouse")
    t.play("extend tile_5 house_1")
    assert (t.asked(), t.prestige(), t.parias()) == ("materials", 5 + 1, 0)
    t.play("take wood")
    assert (t.has(0), t.prestige(), t.parias()) == ({"wood": 1}, 5 + 1 + 1, 1)


@pytest.mark.rule("SAB-9.4")
def test_a_market_triggers_once_at_its_start_and_loose_transactions_never() -> None:
    t = table(2).poem(0, "poem_8").act(0, "market")
    assert t.dinars() == 3
    t.play("done")
    assert t.dinars() == 3
    t = table(2).poem(0, "poem_8").give(0, wood=1).effect(0, {"transaction": 1})
    t.play("sell wood")
    assert t.dinars() == 2


@pytest.mark.rule("SAB-9.4", "SAB-4.8")
def test_a_good_that_is_gained_is_not_processed() -> None:
    t = table(2).poem(0, "poem_18").slots(raw_0="cane").effect(0, {"gain": "good", "n": 1})
    assert (t.has(0), t.dinars()) == ({"sugar": 1}, 0)


@pytest.mark.rule("SAB-9.4", "SAB-10.13")
def test_what_becoming_start_player_triggers_comes_at_that_step() -> None:
    t = table(3).poem(2, "poem_1").give(1, parias=9).give(0, parias=2).give(2, parias=2).end_round()
    t.play("tribute paria+paria", "tribute paria+paria", "tribute paria+paria")
    assert (t.asks(), t.prestige(2)) == ((1, "start-player"), 5)
    t.play("appoint seat_2")
    assert [t.prestige(seat) for seat in range(3)] == [5, 5, 7]
    assert t.asks() == (2, "turn")
