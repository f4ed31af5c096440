"""Chapter 6: consolidating and producing, and what cities bring."""

from __future__ import annotations

import pytest

from tests.games.kit import told
from tests.games.sabika.builder import Table, table


@pytest.mark.rule("SAB-6.4", "SAB-EX-18")
def test_consolidating_rewards_those_already_there_and_carries_out_a_red_action() -> None:
    t = table(3).city("cairo", 7).ship(0, "cairo", right=True).ship(1, "cairo", right=True).ship(2, "cairo", "fez")
    t.open_large(1, 2).open_small().give(2, gypsum=1).act(2, "consolidate")
    assert t.legal() == {"consolidate cairo", "consolidate fez"}
    assert t.why("consolidate venice") == ("no-ship-left", "SAB-6.4")
    assert t.why("consolidate rome")[0] == "no-such-city"
    events = t.play("consolidate cairo")
    assert [event.seat for event in told(events, "rewarded")] == [0, 1]
    left = (
        table(3).city("cairo", 1).ship(0, "cairo").ship(1, "cairo", right=True).ship(2, "cairo").act(2, "consolidate")
    )
    assert [(left.prestige(seat), left.dinars(seat)) for seat in range(3)] == [
        (5, 0),
        (6, 1),
        (5, 0),
    ]  # not for a ship on the left
    assert [(t.prestige(seat), t.dinars(seat)) for seat in range(3)] == [(6, 1), (6, 1), (5, 0)]
    assert t.asks() == (2, "build")
    assert t.player(2)["ships"]["right"] == ["cairo"]


@pytest.mark.rule("SAB-6.4")
def test_consolidating_costs_nothing() -> None:
    t = table(2).city("fez", 1).city("cairo", 2).ship(0, "fez").ship(0, "cairo").turn(0)
    assert t.dinars() == 0
    t.play("work merchant middle_1")
    assert t.asks() == (0, "consolidate")
    t = (
        table(2)
        .city("fez", 1)
        .ship(0, "fez")
        .effect(0, {"choose": [[{"action": "consolidate"}], [{"gain": "dinar", "n": 1}]]})
    )
    assert len(t.legal()) == 2


@pytest.mark.rule("SAB-6.4")
def test_a_blue_city_gives_its_income_later_and_an_impossible_red_action_is_lost() -> None:
    t = table(2).city("fez", 1).ship(0, "fez").act(0, "consolidate")
    assert (t.dinars(), t.prestige(), t.asked()) == (0, 5, "turn")
    assert t.player(0)["ships"]["right"] == ["fez"]  # the only city: not asked
    t.end_round()
    assert t.dinars() == 2
    t = table(2).city("fez", 7).ship(0, "fez").act(0, "consolidate")
    assert t.asked() == "turn"


@pytest.mark.rule("SAB-6.5")
def test_a_visit_between_two_processings_with_the_option() -> None:
    """R-55."""
    t = table(2, produce_may_interleave=True).city("tunis", 3).ship(0, "tunis").raw(0, "cane", "silk")
    t.slots(raw_0="cane", raw_2="silk").act(0, "produce")
    t.play("process cane", "visit tunis")
    assert t.legal() == {"process silk", "done"}, "one visit is all"
    t.play("process silk")
    assert (t.parias(), t.has(0), t.asked()) == (2, {"sugar": 1, "clothes": 1}, "turn")


@pytest.mark.rule("SAB-6.5")
def test_producing_costs_nothing() -> None:
    t = table(2).city("tunis", 3).ship(0, "tunis").give(0, dinars=0).effect(0, {"action": "produce"})
    assert (t.dinars(), t.parias()) == (0, 2)
    t = table(2).raw(0, "cane").slots(raw_0="cane").give(0, dinars=0).effect(0, {"action": "produce"})
    assert (t.dinars(), t.has(0)) == (0, {"sugar": 1}), "without a ship too"


@pytest.mark.rule("SAB-6.5")
def test_produce_is_a_city_bonus_or_processing_or_both_in_either_order() -> None:
    def scene() -> Table:
        return (
            table(2)
            .city("fez", 5)
            .city("tunis", 3)
            .ship(0, "fez")
            .ship(0, "tunis", right=True)
            .raw(0, "cane", "silk")
            .slots(raw_0="cane", raw_2="silk")
        )

    t = scene().act(0, "produce")
    assert t.legal() == {"visit fez", "visit tunis", "process cane", "process silk"}
    t.play("visit fez")
    assert t.legal() == {"process cane", "process silk", "done"}
    t.play("process cane", "process silk")
    assert (t.dinars(), t.has(0), t.asked()) == (2, {"sugar": 1, "clothes": 1}, "turn")
    t = scene().act(0, "produce")
    t.play("process cane", "visit tunis")
    assert (t.parias(), t.asked()) == (2, "turn")  # each part is done in one go
    t = scene().act(0, "produce")
    t.play("process cane", "done")
    assert t.asked() == "turn"
    t = scene().act(0, "produce")
    assert t.why("visit venice") == ("no-ship-there", "SAB-6.5")
    assert t.why("visit rome")[0] == "no-such-city"
    assert t.why("done")[0] == "wrong-moment"
