"""Chapter 8: side actions."""

from __future__ import annotations

import pytest

from tests.games.sabika.builder import table


@pytest.mark.rule("SAB-8.1")
def test_a_raw_slot_costs_a_builder_one_dinar_and_a_merchant_nothing() -> None:
    t = table(2).slots(raw_3="cane").give(0, dinars=1).turn(0)
    t.play("work builder_1 outer_4")
    assert (t.fields(0), t.dinars()) == (["cane"], 0)
    t = table(2).slots(raw_3="cane").turn(0)
    t.play("work merchant middle_3")
    assert (t.fields(0), t.token("raw_3")) == (["cane"], None)


@pytest.mark.rule("SAB-8.1", "SAB-EX-23")
def test_an_empty_raw_slot_processes_one() -> None:
    t = table(2).raw(0, "cane", "silk").slots(raw_0="cane").turn(0)
    t.play("work merchant middle_3")
    assert (t.has(0), t.fields(0), t.dinars()) == ({"sugar": 1}, ["silk"], 0)
    t = table(2).raw(0, "cane").turn(0)
    assert "work merchant middle_3" not in t.legal()
    t = table(2, edition="ru").raw(0, "cane", "silk").turn(0)
    t.play("work merchant middle_3")
    assert (t.asked(), t.legal()) == ("process", {"process cane", "process silk"})


@pytest.mark.rule("SAB-8.2", "SAB-EX-24")
def test_a_marble_slot_costs_a_merchant_two_and_a_poet_one() -> None:
    t = table(2).slots(marble_4="marble").give(0, dinars=1).turn(0)
    assert "work merchant middle_4" not in t.legal()
    t.play("work poet inner_4")
    assert (t.has(0), t.token("marble_4"), t.dinars()) == ({"marble": 1}, None, 0)
    t = table(2).give(0, dinars=2).turn(0)
    t.play("work merchant middle_4")
    assert t.facts() == {"count": 1, "kinds": ["gypsum", "wood"]}
    assert t.why("take marble") == ("other-material", "SAB-8.2")
    assert t.why("take gypsum+wood") == ("take-count", "SAB-8.2")
    t.play("take wood")
    assert (t.has(0), t.dinars()) == ({"wood": 1}, 0)
    t = table(2).give(0, dinars=1).turn(0)
    t.play("work poet inner_1", "take gypsum")
    assert t.dinars() == 0
    t = table(4).slots(raw_2="silk", marble_2="marble").give(0, dinars=1).ship(0, "fez").turn(0)
    t.play("work merchant middle_2")
    refusal = t.refused("side marble_2")
    assert (refusal.id, refusal.rule, refusal.facts) == ("refused-too-dear", "SAB-8.2", {"price": 2, "have": 1})


@pytest.mark.rule("SAB-8.3")
def test_with_the_field_taken_the_slot_does_not_become_empty() -> None:
    t = table(2).raw(0, "clay").slots(raw_3="clay").turn(0)
    t.play("work merchant middle_3")
    assert (t.token("raw_3"), t.has(0), t.fields(0)) == ("clay", {"pottery": 1}, [])


@pytest.mark.rule("SAB-8.4")
def test_one_side_action_even_where_a_space_touches_two_slots() -> None:
    t = table(4).slots(raw_2="silk", marble_2="marble").ship(0, "fez").city("fez", 5).give(0, dinars=5).turn(0)
    t.play("work merchant middle_2")
    assert t.legal("side") == {"side raw_2", "side marble_2"}
    assert t.why("side raw_5") == ("slot-elsewhere", "SAB-3.10")
    assert t.why("side raw_99")[0] == "no-such-slot"
    t.play("side raw_2")
    assert t.legal() == {"main", "done"}
    t.play("main")
    assert (t.dinars(), t.asks()) == (5 + 2, (1, "turn"))
