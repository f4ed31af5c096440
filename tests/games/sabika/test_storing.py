"""Chapter 4: resources, storage and payment."""

from __future__ import annotations

import pytest

from tests.games.kit import told
from tests.games.sabika.builder import table


@pytest.mark.rule("SAB-4.1")
def test_dinars_need_no_room_and_are_open() -> None:
    t = table(2).give(0, gypsum=4).effect(0, {"gain": "dinar", "n": 20})
    assert t.dinars() == 20
    assert t.player(0, 1)["dinars"] == 20


@pytest.mark.rule("SAB-4.2", "SAB-EX-2")
def test_a_storehouse_with_three_crates_takes_three_items_in_any_mix() -> None:
    t = table(2).house(0, 1, 1)
    assert t.player(0)["houses"][0]["crates"] == 3
    assert t.player(0)["capacity"] == 6
    t.give(0, sugar=1, wood=2).effect(0, {"gain": "material", "n": 3, "kinds": ["marble"]})
    assert t.has(0) == {"wood": 2, "marble": 3, "sugar": 1}
    assert t.asked() == "turn"


@pytest.mark.rule("SAB-4.3")
def test_there_is_no_action_that_moves_items_between_stores() -> None:
    t = table(2).poem(0, "poem_16").give(0, sugar=2).turn(0)
    assert {text.split()[0] for text in t.legal()} == {"work", "rest"}
    t.play("rest poet")
    assert (t.has(0), t.on_card(0)) == ({"sugar": 2}, {})


@pytest.mark.rule("SAB-4.4", "SAB-EX-45")
def test_without_a_free_crate_one_discards_or_loses() -> None:
    full = {"gypsum": 2, "wood": 1, "sugar": 1}
    t = table(2).give(0, **full).act(0, "quarry_small")
    t.play("take wood+wood+wood")
    assert t.asked() == "room"
    assert t.legal() == {"discard gypsum", "discard sugar", "lose"}
    assert t.why("discard wood") == ("same-item", "SAB-4.4")
    t.play("discard gypsum", "discard gypsum", "lose")
    assert t.has(0) == {"wood": 3, "sugar": 1}
    t = table(2).give(0, **full).act(0, "quarry_small")
    t.play("take wood+wood+wood", "discard gypsum", "discard gypsum", "discard sugar")
    assert t.has(0) == {"wood": 4}
    assert t.view()["spent"]["sugar"] == 1
    t = table(2).give(0, **full).act(0, "quarry_small")
    t.play("take wood+wood+wood", "lose", "lose", "lose")
    assert t.has(0) == full


@pytest.mark.rule("SAB-4.4")
def test_what_finds_no_room_asks_for_it_one_after_the_other() -> None:
    t = table(2).give(0, marble=3, ceramic=1).act(0, "quarry_small")
    t.play("take gypsum+wood+wood")
    for item, answer in (("gypsum", "discard ceramic"), ("wood", "lose"), ("wood", "discard marble")):
        assert (t.asked(), t.facts()["item"]) == ("room", item)
        t.play(answer)
    assert t.has(0) == {"gypsum": 1, "wood": 1, "marble": 2}


@pytest.mark.rule("SAB-4.4", "SAB-7.14")
@pytest.mark.parametrize("good", ["sugar", "clothes"])
def test_a_good_discarded_from_poem_16_goes_to_the_discard_pile(good: str) -> None:
    t = table(2).poem(0, "poem_16").give(0, gypsum=4).slots(raw_0="cane", raw_2="silk", raw_3="clay")
    t.effect(0, {"gain": "good", "n": 3})
    t.play("pick raw_0", "pick raw_2")
    assert (t.asked(), t.on_card(0)) == ("room", {"sugar": 1, "clothes": 1})
    t.play(f"discard card_{good}")
    assert t.on_card(0) == {name: 1 for name in ("sugar", "clothes", "pottery") if name != good}
    assert t.view()["spent"] == {name: int(name == good) for name in ("sugar", "clothes", "pottery")}


@pytest.mark.rule("SAB-4.7", "SAB-9.1")
def test_as_many_raw_materials_are_processed_as_the_effect_allows() -> None:
    for n, left in ((1, ["silk", "clay"]), (2, ["clay"])):
        t = table(2).raw(0, "cane", "silk", "clay").slots(raw_0="cane", raw_2="silk", raw_3="clay")
        t.effect(0, {"process": n})
        for raw in ("cane", "silk")[:n]:
            assert t.asked() == "process"
            t.play(f"process {raw}")
        assert (t.asked(), t.fields(0)) == ("turn", left)


@pytest.mark.rule("SAB-4.4")
def test_discarding_is_allowed_only_while_there_is_no_free_crate() -> None:
    t = table(2).give(0, gypsum=2).act(0, "quarry_small")
    t.play("take gypsum+wood+wood")
    assert t.asked() == "room"
    assert t.has(0) == {"gypsum": 3, "wood": 1}
    assert t.why("discard marble") == ("not-in-store", "SAB-4.12")
    assert t.why("discard card_sugar") == ("card-for-goods", "SAB-7.14")
    assert t.why("discard dinar")[0] == "no-such-item"


@pytest.mark.rule("SAB-4.5")
def test_a_raw_material_is_always_taken_from_a_slot() -> None:
    t = table(2).slots(raw_0="cane", raw_3="clay").effect(0, {"gain": "raw", "n": 1})
    assert t.legal() == {"pick raw_0", "pick raw_3"}
    assert t.why("pick raw_2") == ("no-token", "SAB-4.5")
    assert t.why("pick marble_1") == ("no-token", "SAB-4.5")
    assert t.why("pick raw_77")[0] == "no-such-slot"
    t.play("pick raw_3")
    assert (t.token("raw_3"), t.fields(0)) == (None, ["clay"])
    t = table(2).effect(0, {"gain": "raw", "n": 1}, {"gain": "dinar", "n": 1})
    assert (t.asked(), t.fields(0), t.dinars()) == ("turn", [], 1)  # none there: nothing is gained


@pytest.mark.rule("SAB-4.6", "SAB-EX-1")
def test_with_its_field_taken_a_raw_material_stays_and_the_players_own_is_processed() -> None:
    t = table(2).raw(0, "clay").slots(raw_0="clay").effect(0, {"gain": "raw", "n": 1})
    assert t.token("raw_0") == "clay"
    assert t.fields(0) == []
    assert t.has(0) == {"pottery": 1}


@pytest.mark.rule("SAB-4.7")
def test_processing_needs_a_token_on_the_rondel_in_one_edition() -> None:
    t = table(2).raw(0, "cane", "silk").slots(raw_0="silk").effect(0, {"process": 2})
    assert t.legal() == {"process silk", "done"}
    assert t.why("process cane") == ("raw-not-on-rondel", "SAB-4.7")
    assert t.why("process clay") == ("no-raw", "SAB-4.7")
    assert t.why("process gold")[0] == "no-such-raw"
    t.play("process silk")
    assert (t.has(0), t.token("raw_0")) == ({"clothes": 1}, "silk")
    t = table(2, edition="ru").raw(0, "cane", "silk").slots(raw_0="silk").effect(0, {"process": 2})
    assert t.legal("process") == {"process cane", "process silk"}


@pytest.mark.rule("SAB-4.8")
def test_a_good_gained_directly_is_a_token_of_the_rondel_turned_over() -> None:
    t = table(2).slots(raw_0="cane", raw_2="silk").effect(0, {"gain": "good", "n": 1})
    t.play("pick raw_2")
    assert (t.token("raw_2"), t.has(0), t.fields(0)) == (None, {"clothes": 1}, [])
    t = table(2).effect(0, {"gain": "good", "n": 1})
    assert (t.asked(), t.has(0)) == ("turn", {})


@pytest.mark.rule("SAB-4.9")
def test_a_seal_is_a_dinar_for_any_payment_and_then_gone() -> None:
    t = table(2).sultan("outer_3").give(0, dinars=1, seals=2).turn(0)
    t.play("work builder_1 outer_3")
    assert (t.asked(), t.facts()) == ("pay", {"price": 1})
    assert t.legal() == {"pay 0", "pay 1"}
    assert t.why("pay 2") == ("too-many-seals", "SAB-4.9")
    assert t.why("pay 3") == ("no-seals", "SAB-4.12")
    t.play("pay 1")
    assert (t.state.seals[0], t.dinars()) == (1, 1 + 2)
    assert t.state.city_seals == 511
    t = table(2).sultan("outer_3").give(0, seals=1).turn(0)
    t.play("work builder_1 outer_3")
    assert t.state.seals[0] == 0  # only one way to pay: not asked


@pytest.mark.rule("SAB-4.9")
def test_a_seal_never_moves_the_marker_up() -> None:
    t = table(2).give(0, seals=3).turn(0)
    assert not any("seal" in text for text in t.legal())


@pytest.mark.rule("SAB-4.10")
def test_a_marker_that_moves_goes_on_top() -> None:
    t = table(3).give(0, parias=3).give(1, parias=1)
    assert t.state.leaders() == [0, 1, 2]
    t.state.gain_parias(1, 2, "SAB-4.10")
    assert t.state.leaders() == [1, 0, 2]
    t.state.gain_parias(2, 5, "SAB-4.10")
    t.state.pay_parias(2, 2)
    assert t.state.leaders() == [2, 1, 0]
    assert t.state.parias == [3, 3, 3]


@pytest.mark.rule("SAB-4.10")
def test_a_single_paria_moves_the_marker_too() -> None:
    t = table(2).give(0, parias=1).give(1, parias=2)
    t.state.pay_parias(1, 1)
    assert (t.state.parias, t.state.leaders()) == ([1, 1], [1, 0])


@pytest.mark.rule("SAB-4.10")
def test_a_marker_that_goes_down_lies_on_top_too_and_one_that_stays_keeps_its_place() -> None:
    t = table(3).give(0, parias=2).give(1, parias=3).give(2, parias=2)
    order = t.state.leaders()
    for seat in range(3):
        t.state.pay_parias(seat, 0)
    assert t.state.leaders() == order
    t.state.pay_parias(1, 1)
    assert t.state.leaders()[0] == 1, "one space down, onto the space of the two others"


@pytest.mark.rule("SAB-4.11")
def test_prestige_may_become_negative_unless_the_option_says_no() -> None:
    t = table(2).give(0, prestige=0).turn(0)
    t.play("rest poet")
    assert t.prestige() == -1
    t = table(2, prestige_may_be_negative=False).give(0, prestige=3).turn(0)
    t.play("rest poet")
    assert t.prestige() == 2
    t = table(2, prestige_may_be_negative=False).give(0, prestige=0).turn(0)
    t.play("rest poet")
    assert t.prestige() == 0
    assert sum(t.match.breakdown(0).values()) == 0


@pytest.mark.rule("SAB-4.12")
def test_nothing_is_spent_that_one_does_not_have() -> None:
    t = table(2).give(0, dinars=1, wood=1).effect(0, {"transaction": 1})
    assert t.legal("buy") == {"buy gypsum", "buy wood"}
    refusal = t.refused("buy marble")
    assert (refusal.id, refusal.facts) == ("refused-too-dear", {"price": 2, "have": 1})
    assert t.why("sell gypsum") == ("not-in-store", "SAB-4.12")
    assert not told(t.play("done"), "pay")


@pytest.mark.rule("SAB-4.2")
@pytest.mark.parametrize(("raw", "good"), [("cane", "sugar"), ("silk", "clothes"), ("clay", "pottery")])
def test_every_good_is_stored_as_itself(raw: str, good: str) -> None:
    t = table(2).slots(raw_0=raw).effect(1, {"gain": "good", "n": 1})
    assert (t.has(1), t.has(0)) == ({good: 1}, {})


@pytest.mark.rule("SAB-4.4")
@pytest.mark.parametrize(("raw", "good"), [("cane", "sugar"), ("silk", "clothes"), ("clay", "pottery")])
def test_a_good_without_room_goes_to_the_discard_pile(raw: str, good: str) -> None:
    t = table(2).give(0, gypsum=4).slots(raw_0=raw).effect(0, {"gain": "good", "n": 1})
    t.play("lose")
    assert (t.has(0), t.view()["spent"][good]) == ({"gypsum": 4}, 1)


@pytest.mark.rule("SAB-4.7", "SAB-3.11")
@pytest.mark.parametrize("raw", ["cane", "silk", "clay"])
def test_every_raw_material_can_be_processed_while_its_kind_lies_on_the_rondel(raw: str) -> None:
    t = table(2).raw(0, raw)
    assert not t.state.can_process(0)
    assert t.slots(raw_0=raw).state.can_process(0)
    assert not t.state.can_process(1)
